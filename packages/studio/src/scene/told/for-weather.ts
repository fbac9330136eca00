import { isActName, wornFor } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import { spotOf } from '../../catalogue/wardrobe.js';
import { indoorSettings } from '../../language/brief.js';
import type { Brief, Subject } from '../../language/brief.js';

const SNOWY: ReadonlySet<string> = new Set(['snow', 'frozen-lake']);

const WHOEVER: ReadonlySet<string> = new Set(
  'man woman boy girl child young elderly scattered clothes happy tourist visitor commuter citizen'.split(' '),
);

/** In the snow people wear a coat and a cap, unless other clothes are said or what they do has its own. */
export function forWeather(brief: Brief): Brief {
  const { setting, weather } = brief;
  const outside = setting === undefined || !indoorSettings.has(setting);
  if (!outside || !(weather === 'snow' || SNOWY.has(setting ?? ''))) return brief;
  return { ...brief, subjects: brief.subjects.map((each) => (isThinlyDressed(each) ? wrapped(each) : each)) };
}

const wrapped = (subject: Subject): Subject => ({ ...subject, attributes: [...subject.attributes, 'coat', 'beanie'] });

function isThinlyDressed({ concept, attributes, wears = [] }: Subject): boolean {
  if (!is(concept, 'person') || attributes.includes('swimming')) return false;
  // a knight, a skier and a firefighter are dressed
  const plain = attributes.every(
    (word) => WHOEVER.has(word) || word.endsWith('ing') || isActName(word) || spotOf(word),
  );
  if (!plain) return false;
  const worn = [...attributes, ...wears.map(({ what }) => what)];
  const dressed = worn.some((word) => word !== 'clothes' && ['body', 'head'].includes(spotOf(word) ?? ''));
  return !dressed && !attributes.some((word) => isActName(word) && wornFor(word) !== undefined);
}
