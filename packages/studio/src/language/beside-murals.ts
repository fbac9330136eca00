import { is } from '../catalogue/traits.js';
import type { Brief } from './brief.js';

/** Words and a picture that are sprayed on one wall are beside each other: those of the wall itself would be below the picture. */
export function besideMurals(brief: Omit<Brief, 'notes'>): Omit<Brief, 'notes'> {
  const at = brief.subjects.findIndex(({ concept, lettering }) => is(concept, 'wall') && lettering !== undefined);
  const mural = brief.subjects.some(({ attributes }) => attributes.includes('mural'));
  const wall = brief.subjects[at];
  if (!wall || !mural || !/\bgraffiti|\bspray/i.test(brief.prompt)) return brief;
  const { lettering: text, ...bare } = wall;
  return {
    ...brief,
    subjects: brief.subjects.map((subject, index) => (index === at ? bare : subject)),
    lettering: brief.lettering.map((piece) => (piece.text === text ? { ...piece, on: 'headline' } : piece)),
  };
}
