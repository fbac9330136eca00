import { is } from '../../catalogue/traits.js';
import { garmentOf, spotOf } from '../../catalogue/wardrobe.js';
import type { Brief, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';

/** A dark red that any paper shows. */
const EVENING = '#7c2d46';

/** A fashion sketch of a dress shows somebody who wears it. */
export function modelled(brief: Brief): Brief {
  const [garment, ...others] = brief.subjects;
  const what = garment && garmentOf(garment.words);
  if (!brief.told?.includes('modelled') || !garment || what === undefined || others.some(isPeople)) return brief;
  if (spotOf(what) !== 'body' || garment.count > 1) return brief;
  const { material, pattern, attributes } = garment;
  // white on white paper would not be seen
  const white = garment.colour === undefined || garment.colour === brief.colours[0];
  const colour = white ? EVENING : garment.colour;
  const model: Subject = {
    concept: 'person',
    words: garment.words,
    count: 1,
    place: 'centre',
    attributes: [/suit|tuxedo|blazer/.test(what) ? 'man' : 'woman', 'model', what],
    wears: [
      {
        what,
        attributes,
        ...(colour !== undefined && { colour }),
        ...(material && { material }),
        ...(pattern && { pattern }),
      },
    ],
    ...(garment.salience !== undefined && { salience: garment.salience }),
  };
  return { ...brief, setting: brief.setting ?? 'studio', subjects: [model, ...others] };
}

/** Posters of that time show women in flowing gowns. */
export function gowned(brief: Brief): Brief {
  if (brief.look !== 'art-nouveau') return brief;
  const dressed = brief.subjects.map((subject) =>
    is(subject.concept, 'person') && subject.attributes.includes('woman') && subject.wears === undefined
      ? { ...subject, attributes: [...subject.attributes, 'gown', 'long-hair'], wears: [{ what: 'gown' }] }
      : subject,
  );
  return { ...brief, subjects: dressed };
}
