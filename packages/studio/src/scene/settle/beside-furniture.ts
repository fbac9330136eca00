import { SIDEWAYS } from '../../catalogue/relations.js';
import { isProse } from '../../language/brief.js';
import type { Edge } from '../edges.js';
import { resized, shifted } from '../resized.js';
import { GROUNDLESS } from '../scale.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** So many times larger than beside somebody a piece of furniture may be drawn before it dwarfs them. */
const [DWARFS, GIVE] = [1.3, 1.06];
/** How tall somebody beside furniture is, how near the edges both may come, and the room between them, as shares. */
const [TALL, MARGIN, GAP] = [0.64, 0.05, 0.03];
/** The side of the least square that what lies on the furniture covers, as a share of the height. */
const LEAST = 0.07;
/** How high a shelf hangs, in metres. */
const SHELF = 1.35;

const isShelf = ({ drawable: { kind, habitat } }: Item): boolean => kind === 'furniture' && habitat === 'wall';

/**
 * "A cup on a table and a man": a table is no taller beside him than tables are, however small the cup on it. Both are set
 * side by side anew; the cup stays large enough to be seen.
 */
export function besideFurniture(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, width, height, setting } = scene;
  if (isProse(brief) || brief.camera !== undefined || (GROUNDLESS.has(setting) && setting !== 'studio')) return items;
  const standing = items.filter((item) => (item.standsOn === 'ground' || isShelf(item)) && item.subject !== undefined);
  const [person, ...others] = standing.filter(({ drawable }) => drawable.kind === 'person');
  const [piece, ...more] = standing.filter(({ drawable }) => drawable.kind === 'furniture');
  if (!person || !piece || others.length + more.length > 0 || standing.length > 2) return items;
  const sized = [person, piece].some(({ subject = 0 }) => brief.subjects[subject]?.size !== undefined);
  const told = edges.some(
    ({ guest, host, kind }) =>
      guest === person.subject && host === piece.subject && !SIDEWAYS.has(kind) && kind !== 'facing',
  );
  const scale = (item: Item): number => item.size / item.drawable.height;
  if (sized || told || scale(piece) < scale(person) * DWARFS) return items;
  const load = items.filter(({ subject }) =>
    edges.some(({ guest, host }) => guest === subject && host === piece.subject && guest !== person.subject),
  );
  if (items.some((item) => item !== person && item !== piece && !load.includes(item))) return items;
  const foot = isShelf(piece) ? person.y : Math.max(person.y, piece.y);
  const wide = (factor: number, item: Item): number => item.drawable.aspect * item.size * factor;
  const grow = Math.min((height * TALL) / person.size, scale(piece) / scale(person));
  const shrink = (scale(person) * grow * GIVE) / scale(piece);
  const room = width * (1 - 2 * MARGIN - GAP);
  const fit = Math.min(1, room / (wide(grow, person) + wide(shrink, piece)));
  const [own, less] = [grow * fit, shrink * fit];
  const [personWide, pieceWide] = [wide(own, person), wide(less, piece)];
  const left = (width - personWide - pieceWide - width * GAP) / 2;
  const first = person.x < piece.x;
  const personX = first ? left + personWide / 2 : left + pieceWide + width * GAP + personWide / 2;
  const pieceX = first ? left + personWide + width * GAP + pieceWide / 2 : left + pieceWide / 2;
  const at = { x: piece.x, y: piece.y };
  const level = isShelf(piece) ? scale(person) * own * SHELF : 0;
  const moved = { x: pieceX - piece.x, y: foot - level - piece.y };
  return items.map((item) => {
    if (item === person) return shifted(resized(item, own, item), { x: personX - item.x, y: foot - item.y });
    const there = shifted(resized(item, less, at), moved);
    if (item === piece) return there;
    const { left: from, right: to, top, bottom } = itemBox(there);
    const side = Math.sqrt(Math.max(1, (to - from) * (bottom - top)));
    return resized(there, Math.max(1, Math.min((height * LEAST) / side, 1 / less)), there);
  });
}
