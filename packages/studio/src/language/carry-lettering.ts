import { letteringAttribute } from '../paint/lettering/lettering.js';
import type { Brief, Lettering, Subject } from './brief.js';
import type { Catalogue } from './catalogue.js';

const carriedBy: Readonly<Record<Lettering['on'], RegExp>> = {
  sign: /^(?:sign|.*-sign|billboard|plaque|direction-sign|stop-sign)$/,
  poster: /^(?:sign|poster|billboard|.*-sign|placard|banner|flip-chart|bulletin-board)$/,
  book: /^(?:book|.*-book|notebook|storybook)$/,
  label: /^(?:bottle|wine-bottle|beer-bottle|jar|.*-bottle)$/,
  headline: /^$/,
};

/** Puts each lettering onto the thing that carries it; what nothing can carry becomes a headline. */
export function carryLettering<B extends Omit<Brief, 'notes'>>(brief: B, catalogue: Catalogue): B {
  const subjects: Subject[] = [...brief.subjects];
  const lettering = brief.lettering.map((piece): Lettering => {
    const concept = `lettered-${piece.on}`;
    if (piece.on === 'headline' || !catalogue.find(concept)) return piece;
    const at = subjects.findIndex((subject) => carriedBy[piece.on].test(subject.concept));
    const carrier = subjects[at];
    const attribute = letteringAttribute(piece.text);
    if (carrier) subjects[at] = { ...carrier, concept, count: 1, attributes: [...carrier.attributes, attribute] };
    else if (piece.on === 'label') return { ...piece, on: 'headline' };
    else subjects.push({ concept, words: piece.on, count: 1, attributes: [attribute] });
    return piece;
  });
  return { ...brief, subjects, lettering };
}
