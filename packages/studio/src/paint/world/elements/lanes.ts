import { actOfTrade, isActName, shownIn, thingsOfAct } from '../../../catalogue/acts.js';
import { offerOf } from '../../../catalogue/affordances.js';
import type { Setting } from '../../../catalogue/settings.js';
import { is } from '../../../catalogue/traits.js';
import type { Item } from '../../../scene/scene.js';
import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** A strip of ground from edge to edge, in pixels from the top. */
export interface Lanes {
  readonly top: number;
  readonly bottom: number;
}

const onRails = ({ drawable }: Item): boolean => is(drawable.concept, 'rails');

/** What is smaller, as a share of the picture, is a mark on the road far away. */
const SEEN = 0.05;

/** What one does on wheels. */
const isOnWheels = (act: string | undefined): boolean =>
  act !== undefined &&
  isActName(act) &&
  [...thingsOfAct(act), ...shownIn(act)].some((concept) => offerOf(concept).cycle === true);

/** Who rides has the machine in one picture with themselves, and both are seen from the side. */
const rides = ({ drawable, attributes }: Item): boolean =>
  drawable.kind === 'person' && attributes.some((word) => isOnWheels(word) || isOnWheels(actOfTrade(word)));

/** Whether something on wheels is seen from the side: on a road that runs away from us it would stand across it. */
export function passesBy(item: Item, { height }: Pick<View, 'height'>): boolean {
  const { drawable, standsOn, size } = item;
  const driven = drawable.kind === 'vehicle' && drawable.aspect > 1.1 && !is(drawable.concept, 'lengthwise');
  return (driven || rides(item)) && standsOn === 'ground' && size > height * SEEN;
}

function drivenBy(view: View, wanted: (item: Item) => boolean): Lanes | undefined {
  const driving = view.scene.items.filter((item) => passesBy(item, view) && wanted(item));
  if (driving.length === 0) return undefined;
  const plane = view.height - view.horizon;
  return {
    top: Math.max(Math.min(...driving.map(({ y, size }) => y - size * 0.24)), view.horizon + plane * 0.16),
    bottom: Math.max(...driving.map(({ y, size }) => y + Math.max(size * 0.22, view.height * 0.05))),
  };
}

/**
 * What drives is seen from the side: its road runs across the picture below it, or it would stand in everybody's way.
 */
export function lanesAcross(view: View): Lanes | undefined {
  return drivenBy(view, (item) => !onRails(item));
}

/** What comes along its road towards us, nearest first: the road is below it and wide enough. */
export function comingAlong(view: View): { readonly x: number; readonly y: number; readonly half: number } | undefined {
  const [nearest] = view.scene.items
    .filter(
      ({ drawable, standsOn }) =>
        is(drawable.concept, 'lengthwise') && !is(drawable.concept, 'rails') && standsOn === 'ground',
    )
    .toSorted((one, other) => other.y - one.y);
  return nearest && { x: nearest.x, y: nearest.y, half: nearest.size * nearest.drawable.aspect * 0.5 };
}

/** Benches, mailboxes and bins: nobody puts them in the middle of a road. */
const isStreetFurniture = ({ drawable: { kind, habitat, height } }: Item): boolean =>
  (kind === 'object' || kind === 'furniture') && habitat === 'ground' && height > LEAST_FURNITURE;
/** In metres: what is lower lies about anywhere. */
const LEAST_FURNITURE = 0.5;

/** The street below whatever passes, on wheels or on rails; or before what stands at its kerb. */
export function streetAcross(view: View): Lanes | undefined {
  const driven = drivenBy(view, () => true);
  if (driven) return driven;
  const standing = view.scene.items.filter(({ standsOn }) => standsOn === 'ground');
  const foot = Math.max(...standing.map(({ y }) => y));
  const row = standing.length > 0 && standing.every(({ y }) => y > foot - view.height * 0.08);
  const paved = row && view.scene.brief.told?.includes('sidewalk') === true;
  const furnished = standing.length > 0 && standing.every(isStreetFurniture);
  const atKerb = standing.some(({ drawable }) => is(drawable.concept, 'kerb'));
  if (!paved && !furnished && !atKerb) return undefined;
  // where people stand before a stall, all that is seen is pavement
  if (atKerb && foot >= view.height * 0.93) return { top: view.height * 0.985, bottom: view.height + 1 };
  return foot < view.height * 0.93 ? { top: foot + view.height * 0.02, bottom: view.height + 1 } : undefined;
}

/** The same for what runs on rails: where its rails lie, those farthest from us first. */
export function railsAcross(view: View): Lanes[] {
  if (!drivenBy(view, onRails)) return [];
  const trains = view.scene.items.filter((item) => onRails(item) && item.standsOn === 'ground');
  const plane = view.height - view.horizon;
  const feet = trains.map(({ y }) => y).toSorted((one, other) => one - other);
  // those that run on one line share it
  const lines = feet.filter((foot, index) => index === feet.length - 1 || (feet[index + 1] ?? 0) - foot > plane * 0.1);
  return lines.slice(-4).map((foot) => {
    const size = trains.find(({ y }) => y === foot)?.size ?? Infinity;
    // rails are never as broad as their train is high
    const half = Math.min(Math.max(view.unit * 0.022, plane * 0.05) * (foot === feet.at(-1) ? 1 : 0.7), size * 0.24);
    return { top: foot - half * 1.7, bottom: foot + half };
  });
}

/** Sleepers in gravel and two rails, across the whole picture. */
export function paintRailsAcross(context: Context, view: View, { top, bottom }: Lanes): void {
  const { width } = view;
  const high = bottom - top;
  const band = (from: number, to: number, colour: Rgb, shine: 'lit' | 'tone' | 'shaded'): void => {
    context.fillStyle = css(view[shine](colour, 0.1));
    context.fillRect(0, top + high * from, width, Math.max(1, high * (to - from)));
  };
  // in a street the rails lie in the paving
  const paved = paving.has(view.scene.setting);
  if (!paved) {
    band(-0.3, 1.35, view.snowy ? [214, 220, 232] : [150, 136, 122], 'tone');
    paintSleepers(context, view, { top, bottom });
  }
  for (const at of [0.1, 0.78]) {
    band(at, at + 0.13, [86, 84, 88], 'shaded');
    band(at, at + 0.05, [206, 210, 216], 'lit');
  }
}

const paving: ReadonlySet<Setting> = new Set<Setting>(['street', 'city', 'square', 'victorian-street', 'suburb']);

function paintSleepers(context: Context, view: View, { top, bottom }: Lanes): void {
  const { width } = view;
  context.fillStyle = css(view.shaded([104, 80, 64], 0.1));
  const step = (bottom - top) * 1.1;
  for (let x = (width / 2) % step; x < width + step; x += step) {
    // sleepers run away from us, towards the middle of the horizon
    const lean = (width / 2 - x) * 0.06;
    context.beginPath();
    context.moveTo(x - step * 0.2 + lean, top);
    context.lineTo(x + step * 0.16 + lean, top);
    context.lineTo(x + step * 0.22, bottom);
    context.lineTo(x - step * 0.22, bottom);
    context.fill();
  }
}
