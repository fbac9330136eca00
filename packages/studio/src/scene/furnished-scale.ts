import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { rootOf } from './plan.js';
import type { Parents } from './plan.js';
import type { Sized } from './scale.js';

/** What stands on the floor of a room, in metres: from here on to what a room holds. */
const FITTING = { least: 0.3, most: 2.4 } as const;
/** So much nearer or farther off one of them may be than another: nobody measures. */
const GIVE = 1.12;
/** Shares of the picture that all of them fill side by side, and the highest by itself. */
const [WIDE, HIGH] = [0.82, 0.66];
/** The side of the least square that what is on them covers, as a share of the picture. */
const LEAST = 0.05;

const still: ReadonlySet<Drawable['kind']> = new Set(['furniture', 'object', 'food', 'plant']);

interface Frame<T extends Sized> {
  readonly width: number;
  readonly height: number;
  readonly widthOf: (group: T) => number;
}

/**
 * A bed beside a nightstand is as large as beds are beside that, whatever the picture is about: furniture that stands on
 * one floor is of one scale, and what is on it goes with it.
 */
export function furnishedInScale<T extends Sized>(
  { subjects, relations, camera }: Brief,
  groups: readonly T[],
  parents: Parents,
  { width, height, widthOf }: Frame<T>,
): void {
  if (camera !== undefined || !groups.every(({ drawable }) => still.has(drawable.kind))) return;
  looseInScale(subjects, groups, parents, Math.min(width, height));
  const roots = groups.filter(({ subject }) => rootOf(parents, subject) === subject || isPlaced(parents, subject));
  const pieces = roots.filter(isFitting);
  const said = ({ subject }: T): boolean =>
    subjects[subject]?.size !== undefined ||
    relations.some(({ ratio, subject: one }) => one === subject && ratio !== undefined);
  if (pieces.length < 2 || pieces.some(said) || !pieces.some(({ drawable: { kind } }) => kind === 'furniture')) return;
  const scales = pieces.map(({ size, metres }) => size / metres);
  if (Math.max(...scales) < Math.min(...scales) * GIVE ** 2) return;
  const acrossAt = (scale: number): number =>
    pieces.reduce((sum, piece) => sum + (widthOf(piece) / piece.size) * piece.metres * scale, 0);
  const tallest = Math.max(...pieces.map(({ metres }) => metres));
  const scale = Math.min(Math.max(...scales), (width * WIDE) / acrossAt(1), (height * HIGH) / tallest);
  for (const piece of pieces) {
    const wanted = Math.min(scale * GIVE, Math.max(scale / GIVE, piece.size / piece.metres));
    const factor = (wanted * piece.metres) / piece.size;
    for (const group of groups) {
      if (pieces.includes(group) ? group !== piece : rootOf(parents, group.subject) !== piece.subject) continue;
      const least = group === piece ? 0 : (Math.min(width, height) * LEAST) / Math.sqrt(group.drawable.aspect);
      group.size = Math.max(group.size * factor, Math.min(group.size, least));
    }
  }
}

/** So many times as large as beside furniture a thing is drawn that lies about on its floor: a fork is no oar. */
const LOOSE = 1.7;

function looseInScale(subjects: Brief['subjects'], groups: readonly Sized[], parents: Parents, short: number): void {
  const onFloor = groups.filter(({ subject }) => rootOf(parents, subject) === subject || isPlaced(parents, subject));
  const pieces = onFloor.filter((group) => group.drawable.kind === 'furniture' && isFitting(group));
  if (pieces.length === 0 || groups.length < 3) return;
  const scale = Math.max(...pieces.map(({ size, metres }) => size / metres));
  for (const group of onFloor) {
    const { drawable, metres, subject } = group;
    const handy = (drawable.kind === 'object' || drawable.kind === 'food') && drawable.habitat === 'tabletop';
    if (!handy || subjects[subject]?.size !== undefined) continue;
    const least = (short * LEAST * 1.2) / Math.sqrt(drawable.aspect);
    group.size = Math.min(group.size, Math.max(metres * scale * LOOSE, least));
  }
}

/** Beside, before or behind another one it stands on the floor as well. */
const isPlaced = (parents: Parents, subject: number): boolean => ON_FLOOR.has(parents.get(subject)?.kind ?? '');
const ON_FLOOR: ReadonlySet<string> = new Set(['beside', 'left-of', 'right-of', 'behind', 'in-front-of', 'around']);

function isFitting({ metres, drawable: { kind, habitat } }: Sized): boolean {
  const stands = habitat === 'ground' && (kind === 'furniture' || kind === 'object');
  return stands && metres > FITTING.least && metres < FITTING.most;
}
