import { is } from '../../catalogue/traits.js';
import { spotOf } from '../../catalogue/wardrobe.js';
import type { Brief, Subject } from '../../language/brief.js';
import { roleOf } from '../../paint/living/people/roles.js';

/** Times that a prompt tells of, and how one dressed then. */
const TURNS = [
  ['medieval', 'medieval-folk'],
  ['antiquity', 'antique-folk'],
  ['victorian', 'victorian-folk'],
] as const;
/** Who visits an old town today is dressed as one is today. */
const MODERN = /^(?:tourist|photographer|cyclist|modern|backpacker|backpack|jeans|t-shirt)$/;

/** The people of a medieval market wear no jeans: the time that is told of dresses everybody of whom no dress is told. */
export function inPeriod(brief: Brief): Brief {
  const dress = TURNS.find(([turn]) => brief.told?.includes(turn))?.[1];
  if (dress === undefined || !brief.subjects.some((subject) => isFree(subject))) return brief;
  const subjects = brief.subjects.map((subject) =>
    isFree(subject) ? { ...subject, attributes: [...subject.attributes, dress] } : subject,
  );
  return { ...brief, subjects };
}

function isFree({ concept, attributes, wears = [] }: Subject): boolean {
  const dressed = [...attributes, ...wears.map(({ what }) => what)].some((word) => spotOf(word) === 'body');
  const trade = roleOf(new Set(attributes)) !== undefined;
  return is(concept, 'person') && !dressed && !trade && !attributes.some((word) => MODERN.test(word));
}
