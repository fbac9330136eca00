import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import { isProse } from '../language/brief.js';
import type { Brief } from '../language/brief.js';
import { changed, marked, pictured } from '../paint/changes/changed.js';
import type { Asked, Drawable } from '../paint/drawable.js';
import { liesFlat } from '../paint/figures/formed.js';
import type { Random } from '../paint/kit/random.js';
import { asCharacter, characterModel } from '../paint/living/character.js';
import { asFable } from '../paint/living/fable.js';
import { withKinds } from '../paint/living/kinds.js';
import { actsOf } from './told/acting.js';
import { seenListening } from './settle/before-audience.js';
import { bearingOf, withBearing } from './bearing.js';
import { headSpotOf } from './dress.js';
import type { WithCompany } from './told/gather.js';
import type { CastMember } from './groups.js';
import { isSeenAsDish } from './laid-flat.js';
import { laidDown } from './lying.js';
import { outOfPlace, toy } from './out-of-place.js';
import { seenAs } from './told/seen-as.js';
import { shapedAs } from './shaped.js';

interface Casting {
  readonly brief: Brief;
  findDrawable(concept: string): Drawable | undefined;
  seenFromAbove?(drawable: Drawable): Drawable | undefined;
}

/** What draws each subject, before anything is said of how it looks. */
export function drawablesOf(casting: Casting): readonly (Drawable | undefined)[] {
  const { brief } = casting;
  return brief.subjects.map((subject, index) => {
    const model = characterModel(subject.attributes);
    const thing = model === undefined ? undefined : casting.findDrawable(model);
    const drawable = thing ? asCharacter(thing) : casting.findDrawable(seenAs(brief, index) ?? subject.concept);
    if (!drawable) return undefined;
    const above = isSeenAsDish(brief, index) ? casting.seenFromAbove?.(drawable) : undefined;
    const elsewhere = outOfPlace(brief, index, drawable);
    return elsewhere ?? above ?? (subject.attributes.includes('toy') ? toy(drawable, brief.setting) : drawable);
  });
}

/** Everybody as they were told: in their form, their pose and what they do, the first of a company for all of it. */
export function castOf(
  casting: Casting,
  drawables: readonly (Drawable | undefined)[],
  company: WithCompany | undefined,
  random: Random,
): readonly (CastMember | undefined)[] {
  const { brief } = casting;
  const find = (concept: string): Drawable | undefined => casting.findDrawable(concept);
  return drawables.map((drawable, index): CastMember | undefined => {
    if (!drawable) return undefined;
    const { attributes: words = [], shape, parts } = brief.subjects[index] ?? {};
    const acts =
      company?.first === index ? { words: [], asked: ofKinds(company.asked) } : actsOf(brief, index, drawables);
    const asked: Asked = { ...(drawable.forms && shape && { form: shape }), ...acts.asked };
    const bearing = withBearing(words, bearingOf(brief, index, drawables, acts.words), drawable);
    const bust = drawable.kind === 'person' && (brief.camera === 'portrait' || brief.camera === 'close-up');
    const ofSeason = brief.season === 'autumn' && drawable.kind === 'plant' ? ['autumn'] : [];
    const bears = [...acts.words, ...bearing, ...(bust ? ['portrait'] : []), ...ofSeason];
    const attributes = [...new Set(drawable.kind === 'person' ? seenListening(brief, index, bears) : bears)];
    const described = { ...(shape && { shape }), ...(parts && { parts }) };
    const formed = drawable.forms
      ? drawable.variant?.(new Set(attributes), random.fork(`variant ${index}`), asked)
      : undefined;
    const shaped = shapedAs(formed ?? drawable, described, {
      fromAbove: brief.camera === 'from-above',
      prose: isProse(brief),
    });
    if (shaped) {
      const flat = liesThough(shaped.concept, brief) ? laidDown(shaped, brief, index) : undefined;
      const printed = pictured(flat ?? shaped, new Set(attributes), find);
      return { drawable: marked(printed, new Set(attributes)), attributes, asked };
    }
    const worn = new Set([...attributes, ...wornBy(brief, index)]);
    const lender = find(recordOf(drawable.concept)?.headOf ?? '');
    const mask = lender && { animal: lender, head: headSpotOf(lender) };
    const fable = asFable(drawable, headSpotOf(drawable), worn, asked, mask);
    // what is printed on it lies as it does
    const lying = laidDown(pictured(drawable, new Set(attributes), find), brief, index);
    if (lying) return { drawable: marked(lying, new Set(attributes)), attributes, asked };
    if (fable) return { drawable: fable, attributes: [...worn], asked };
    // what is said of a stem is seen on the flower
    const grown = drawable.kind === 'plant' ? (parts ?? []).flatMap((part) => part.attributes ?? []) : [];
    const named = new Set([...attributes, ...grown]);
    const posed = drawable.variant?.(named, random.fork(`variant ${index}`), asked) ?? drawable;
    return {
      drawable: changed(posed, named, find, headSpotOf),
      attributes,
      asked,
    };
  });

  function ofKinds(wished: Asked): Asked {
    return wished.company ? { ...wished, company: withKinds(wished.company, find, headSpotOf) } : wished;
  }
}

/** What has a form of its own lies all the same: a broad sword, a square cushion, a round badge; unless it is drawn so. */
const liesThough = (concept: string, brief: Brief): boolean =>
  (isProse(brief) && is(concept, 'lies')) ||
  (!liesFlat(concept) && (['board', 'flat', 'cushion', 'book'] as const).some((trait) => is(concept, trait)));

const wornBy = ({ subjects }: Brief, index: number): readonly string[] =>
  subjects[index]?.wears?.map(({ what }) => what) ?? [];
