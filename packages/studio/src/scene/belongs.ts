import type { Brief, Setting } from '../language/brief.js';
import type { CastMember } from './groups.js';

/** What a place paints by itself, as large and as many as it should be there. */
const painted: Partial<Record<Setting, readonly string[]>> = {
  library: ['bookshelf', 'bookcase', 'ladder'],
  market: ['house', 'building', 'stall', 'market-stall'],
  'medieval-village': ['house', 'building'],
  village: ['house', 'building'],
  suburb: ['house', 'building'],
  'victorian-street': ['house', 'building'],
  street: ['house', 'building'],
  'tea-house': ['rug', 'mat'],
  platformer: ['coin'],
  'skate-park': ['ramp'],
  vineyard: ['grape'],
  beach: ['palm'],
};
/** Seen from above the table is the ground. */
const TABLES = new Set(['table', 'desk', 'dining-table', 'wooden-table', 'kitchen-island']);

/**
 * Things that the place already has, named in passing: shelves in a library, houses around a market. They are not set
 * into it a second time. What something stands to, what has a colour, and what the picture is about stays a thing.
 */
export function partsOfPlace(brief: Brief, cast: readonly (CastMember | undefined)[]): ReadonlySet<number> {
  const { subjects, relations, setting, camera } = brief;
  const most = Math.max(...subjects.map(({ salience = 0.5 }) => salience));
  const found = new Set<number>();
  for (const [index, subject] of subjects.entries()) {
    if (!cast[index]) continue;
    const name = subject.variety ?? subject.concept;
    const carries = relations.filter(({ object }) => object === index);
    const placed = relations.some(({ subject: one }) => one === index);
    if (camera === 'from-above' && TABLES.has(name)) {
      if (carries.every(({ kind }) => kind === 'on') && !placed && subjects.length > 1) found.add(index);
      continue;
    }
    const own = setting ? painted[setting]?.some((one) => one === name || one === subject.concept) : false;
    const plain = subject.colour === undefined && subject.material === undefined && subject.lettering === undefined;
    const shelved = setting === 'library' && /^(?:bookshelf|bookcase)$/.test(subject.concept);
    const passing = subject.salience !== undefined && subject.salience < most && subjects.length > 1;
    const others = (subjects.length > 1 && shelved) || (setting === 'market' && subject.count > 1);
    const several = subject.concept !== 'house' || subject.count > 1;
    if (own && plain && (passing || others) && several && carries.length === 0 && !placed) found.add(index);
  }
  return found;
}
