import { recordOf } from '../../../catalogue/records.js';
import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Box } from '../elements/window.js';
import type { View } from '../view.js';
import type { World } from '../world.js';
import { findDrawable } from '../../drawables.js';
import { paintProp } from '../elements/prop.js';
import { room } from './interiors.js';

/** A thing that the room has: where its middle stands along the wall that has no window, its foot below the wall's, its height. */
type Furnishing = readonly [concept: string, along: number, foot: number, size: number, on?: string];

/** So far along its wall a thing may be moved to be seen, as shares of the width. */
const STEPS: readonly number[] = Array.from({ length: 10 }, (_, index) => index * 0.025);

/** So far below the foot of the wall a thing stands in the room, as a share of the height, and so much smaller than others it is a toy there. */
const [INTO_ROOM, TOY] = [0.1, 0.6];

/** Desks as high as the knees of somebody who stands behind them. */
export function isToyBeside(
  { items, horizon, height }: View['scene'],
  { concept, y, high }: { readonly concept: string; readonly y: number; readonly high: number },
): boolean {
  const tall = findDrawable(concept)?.height;
  if (tall === undefined || y < horizon + height * INTO_ROOM) return false;
  return items.some(
    ({ subject, standsOn, drawable, size, y: foot }) =>
      subject !== undefined &&
      standsOn === 'ground' &&
      (drawable.kind === 'person' || drawable.kind === 'animal' || drawable.kind === 'furniture') &&
      foot < y + height * INTO_ROOM * 0.5 &&
      high / tall < (size / drawable.height) * TOY,
  );
}

/** Sets things of the catalogue against the wall; what the prompt names is drawn by itself and not twice. */
export function furnish(...things: readonly Furnishing[]) {
  return (context: Context, view: View, window: Box): void => {
    const onRight = window.x > view.width / 2;
    // a globe goes with the desk that it stands on
    const brought = things.filter(([, , , , on]) => on === undefined || view.brings(on));
    const stood = brought.map(([concept, along, foot, size, on]) => {
      const [x, y] = [view.width * (onRight ? along : 1 - along), view.horizon + view.unit * foot];
      return { concept, x, y, high: view.unit * size, hangs: foot < 0, on };
    });
    // the end of a bathtub alone would be nobody knows what
    const isWithin = ({ concept, x, y, high }: (typeof stood)[number]): boolean => {
      const half = (high * (findDrawable(concept)?.aspect ?? 1)) / 2;
      return view.isWithin(x - half, y - high, x + half, y);
    };
    // no mirror behind the shelf that was asked for, no half of a plant
    const isSeen = (each: (typeof stood)[number]): boolean => {
      const { x, y, high, hangs } = each;
      const box = [x - high * 0.75, y - high, x + high * 0.75, y] as const;
      const stands = hangs || (view.isOpen(...box) && !isToyBeside(view.scene, each));
      return isWithin(each) && view.isBare(...box) && stands;
    };
    const shown = stood.filter(isSeen);
    // a lamp without its nightstand would be afloat
    const seen = shown.filter(({ on }) => on === undefined || shown.some(({ concept }) => concept === on));
    // by one thing at least one knows which room it is, where nothing else tells: a toilet tells it by itself
    const { subjects } = view.scene.brief;
    const told = subjects.some(({ concept }) => recordOf(concept)?.homes?.includes(view.scene.setting));
    const [usual] = subjects.length < 2 && !told ? stood.filter(({ hangs }) => !hangs) : [];
    const ends = usual ? [usual, { ...usual, x: view.width - usual.x }] : [];
    const along = ends.flatMap((end) =>
      STEPS.map((step) => ({ ...end, x: end.x + Math.sign(view.width / 2 - end.x) * step * view.width })),
    );
    // before or behind what hangs there it would be seen in pieces
    const isClear = ({ x, y, high }: (typeof stood)[number]): boolean =>
      view.isBare(x - high * 0.75, y - high, x + high * 0.75, y);
    const clear = along.filter(isClear);
    const known = clear.find(isSeen) ?? clear.find(isWithin) ?? clear[0];
    for (const each of seen.length === 0 && known ? [known] : seen) paintProp(context, view, each);
  };
}

/** Tiles up the wall. */
function tileWall(context: Context, view: View): void {
  const { width, horizon, unit } = view;
  const tile = unit * 0.055;
  context.strokeStyle = css(view.shaded([176, 188, 194], 0, 0.4), 0.45);
  context.lineWidth = Math.max(0.8, unit * 0.002);
  context.beginPath();
  for (let y = horizon; y > horizon * 0.2; y -= tile) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  for (let x = 0; x < width; x += tile) {
    context.moveTo(x, horizon * 0.2);
    context.lineTo(x, horizon);
  }
  context.stroke();
}

/** What tells a ward from a bedroom: a curtain on its rail and the red cross. */
function paintWard(context: Context, view: View, window: Box): void {
  const { width, horizon, unit } = view;
  // away from the window
  const onRight = window.x > width / 2;
  const rail = horizon * 0.3;
  context.fillStyle = css(view.tone([176, 184, 188]));
  const from = onRight ? 0 : width * 0.84;
  context.fillRect(onRight ? 0 : width * 0.83, rail, width * 0.17, unit * 0.008);
  for (let fold = 0; fold < 6; fold++) {
    context.fillStyle = css(view[fold % 2 ? 'lit' : 'shaded']([150, 200, 196]));
    context.fillRect(from + (width * 0.16 * fold) / 6, rail, (width * 0.16) / 6 + 1, horizon * 0.78);
  }
  // the sign that everybody knows
  const [x, y, arm] = [width * (onRight ? 0.34 : 0.66), horizon * 0.28, unit * 0.035];
  context.fillStyle = css(view.lit([250, 250, 248]));
  context.fillRect(x - arm * 2, y - arm * 2, arm * 4, arm * 4);
  context.fillStyle = css(view.tone([206, 50, 54]));
  context.fillRect(x - arm * 1.4, y - arm * 0.45, arm * 2.8, arm * 0.9);
  context.fillRect(x - arm * 0.45, y - arm * 1.4, arm * 0.9, arm * 2.8);
}

/** A blackboard with writing nobody can read. */
function blackboard(context: Context, view: View, window: Box): void {
  const { width, horizon, unit } = view;
  const onRight = window.x > width / 2;
  const wide = Math.min(width * 0.5, unit * 0.62);
  const x = onRight ? width * 0.06 : width * 0.94 - wide;
  const y = horizon * 0.2;
  const high = Math.min(horizon * 0.5, wide * 0.56);
  context.fillStyle = css(view.tone([146, 108, 76]));
  context.fillRect(x - unit * 0.012, y - unit * 0.012, wide + unit * 0.024, high + unit * 0.024);
  context.fillStyle = css(view.tone([44, 78, 66]));
  context.fillRect(x, y, wide, high);
  const random = view.random.fork('chalk');
  context.strokeStyle = css([232, 238, 230], 0.7);
  context.lineWidth = Math.max(1, unit * 0.005);
  context.beginPath();
  for (let line = 0; line < 4; line++) {
    const top = y + high * (0.2 + line * 0.19);
    for (let at = 0.08; at < random.between(0.5, 0.9); at += 0.06) {
      context.moveTo(x + wide * at, top);
      context.quadraticCurveTo(
        x + wide * (at + 0.02),
        top - high * random.between(0.02, 0.1),
        x + wide * (at + 0.045),
        top,
      );
    }
  }
  context.stroke();
}

const pale: readonly Rgb[] = [
  [228, 234, 234],
  [216, 228, 226],
  [232, 228, 220],
];
const boards: readonly Rgb[] = [
  [176, 132, 94],
  [150, 112, 84],
];

/** Rooms that are known by what stands in them: data, one kit. */
export const furnishedRooms: readonly World[] = [
  room('bathroom', {
    walls: pale,
    dressWall: tileWall,
    floors: [
      [198, 208, 212],
      [212, 206, 198],
    ],
    tiled: true,
    town: false,
    table: [214, 206, 196],
    window: [0.22, 0.34],
    furnish: furnish(['mirror', 0.3, -0.2, 0.2], ['bathtub', 0.2, 0.08, 0.26], ['potted-plant', 0.5, 0.02, 0.15]),
  }),
  room('bedroom', {
    walls: [
      [206, 198, 212],
      [196, 208, 214],
      [224, 208, 196],
    ],
    floors: boards,
    town: false,
    table: [158, 112, 80],
    furnish: furnish(
      ['painting', 0.22, -0.3, 0.14],
      ['bed', 0.24, 0.12, 0.3],
      ['nightstand', 0.52, 0.03, 0.13],
      ['lamp', 0.52, -0.09, 0.15, 'nightstand'],
    ),
  }),
  room('classroom', {
    walls: [
      [226, 222, 204],
      [208, 220, 214],
    ],
    floors: boards,
    town: false,
    table: [176, 136, 96],
    furnish(context, view, window) {
      if (view.brings('blackboard')) blackboard(context, view, window);
      furnish(
        ['desk', 0.15, 0.1, 0.13],
        ['globe', 0.15, -0.03, 0.1, 'desk'],
        ['desk', 0.45, 0.1, 0.13],
        ['desk', 0.24, 0.27, 0.17],
        ['desk', 0.64, 0.27, 0.17],
      )(context, view, window);
    },
  }),
  room('museum', {
    walls: [
      [232, 230, 224],
      [196, 188, 184],
    ],
    floors: [
      [176, 142, 108],
      [190, 184, 176],
    ],
    town: false,
    windowless: true,
    table: [196, 186, 172],
    furnish: furnish(
      ['painting', 0.16, -0.2, 0.2],
      ['painting', 0.48, -0.22, 0.16],
      ['statue', 0.58, 0.06, 0.3],
      ['bench', 0.24, 0.12, 0.13],
    ),
  }),
  room('hospital', {
    walls: [
      [214, 230, 226],
      [226, 232, 236],
    ],
    floors: [[196, 206, 208]],
    tiled: true,
    town: true,
    table: [206, 210, 210],
    furnish(context, view, window) {
      paintWard(context, view, window);
      furnish(['clock', 0.22, -0.34, 0.08], ['bed', 0.26, 0.12, 0.3])(context, view, window);
    },
  }),
];
