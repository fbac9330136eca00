import type { Brief } from './brief.js';
import { patternSheet } from './vocabulary/patterns.js';

/** Looks that are a sheet's own, or frame a picture of one thing. */
const FRAMED: ReadonlySet<Brief['look']> = new Set<Brief['look']>(['sticker', 'logo', 'infographic', 'isometric']);
const PAPER = '#f7f3ea';

const isSheet = (word: string): boolean => word === 'repeated' || word === 'specimens';

/** A pattern that repeats, a set of icons: the things alone, on a sheet of one colour. */
export function onSheets<Told extends Omit<Brief, 'lettering' | 'notes'>>(brief: Told): Told {
  if (!brief.told?.some(isSheet)) return brief;
  // stripes and dots are a sheet already, and a place is no sheet
  if (brief.subjects.length === 0 || brief.subjects.some(({ concept }) => concept === patternSheet))
    return { ...brief, told: brief.told.filter((word) => !isSheet(word)) };
  const { look = 'flat-vector', backdrop, colours } = brief;
  return {
    ...brief,
    camera: undefined,
    time: undefined,
    weather: undefined,
    relations: [],
    setting: 'studio',
    look: FRAMED.has(look) ? 'flat-vector' : look,
    backdrop: backdrop ?? colours[0] ?? PAPER,
  };
}
