import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { climbWall } from '../effects/overgrowth.js';
import { is } from '../../../catalogue/traits.js';
import { itemBox } from '../../../scene/scene.js';
import { flat, joints } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { beam, box, disc, panel } from '../sets/solids.js';
import type { SetPen } from '../sets/space.js';

const AWAY = 6;

/** The windows of a wall: how far away they are drawn, and for each where its middle and its sill are, in metres there. */
interface Windows {
  readonly away: number;
  readonly places: readonly (readonly [x: number, low: number])[];
}

/** From so many times its metres on a door is larger than the wall behind it. */
const NEARER = 1.2;
/** Half the width of a window with its shutters, its height, how far from a door it begins, and how much of it is to be seen, in metres. */
const [HALF, HIGH, BESIDE, SEEN] = [1, 1.34, 0.3, 0.9];

/** Two rows of them; beside a door that is seen from near one that is as large as it, or none. */
export function windowsOf(pen: Pick<SetPen, 'view' | 'scale' | 'edge' | 'ceiling'>): Windows {
  const { items, width } = pen.view.scene;
  const door = items.find(({ drawable }) => is(drawable.concept, 'door'));
  const metre = door ? door.size / door.drawable.height : 0;
  if (door && metre > pen.scale(AWAY) * NEARER) {
    const { left, right, top } = itemBox(door);
    const away = (AWAY * pen.scale(AWAY)) / metre;
    const side = left > width - right ? -1 : 1;
    const begins = side < 0 ? left - metre * BESIDE : right + metre * BESIDE;
    if ((side < 0 ? begins : width - begins) < metre * SEEN) return { away, places: [] };
    return { away, places: [[(begins - width / 2) / metre + side * HALF, pen.ceiling(away) - top / metre - HIGH]] };
  }
  const edge = pen.edge(AWAY) + 0.5;
  const first = Math.min(2.5, (pen.ceiling(AWAY) + 1) * 0.5);
  return {
    away: AWAY,
    places: [-0.64, 0.08, 0.74].flatMap(
      (x) =>
        [
          [x * edge, first],
          [x * edge, first + 2.3],
        ] as const,
    ),
  };
}

/** The windows of a house in the sun: shutters, sills with flowers, pots beside the way. */
function shutters(pen: SetPen): void {
  const paint: Rgb = pen.random.pick([
    [62, 116, 168],
    [72, 134, 120],
    [150, 90, 66],
  ] as const);
  const { away, places } = windowsOf(pen);
  for (const [x, low] of places) {
    const [left, upper] = pen.point(x - 1, low + 1.34, away);
    const [right, lower] = pen.point(x + 1, low - 0.2, away);
    if (!pen.view.isBare(left, upper, right, lower)) continue;
    panel(pen, [x - 0.5, x + 0.5], [low, low + 1.3], away - 0.01, [96, 120, 140]);
    panel(pen, [x - 0.03, x + 0.03], [low, low + 1.3], away - 0.02, [246, 242, 234], 'lit');
    for (const side of [-1, 1]) {
      const [from, to] = [x + side * 0.52, x + side * 0.98];
      panel(pen, [Math.min(from, to), Math.max(from, to)], [low - 0.04, low + 1.34], away - 0.03, paint, 'lit');
      for (let slat = 0.1; slat < 1.2; slat += 0.16)
        beam(
          pen,
          [from, low + slat, away - 0.04],
          [to, low + slat, away - 0.04],
          0.02,
          lighten(paint, -0.12),
          'shaded',
        );
    }
    panel(pen, [x - 0.62, x + 0.62], [low - 0.2, low], away - 0.06, [196, 112, 80], 'lit');
    const own = pen.random.fork(`sill ${x} ${low}`);
    // from near one sees more of them, and smaller ones
    const [blooms, small] = away < AWAY ? [40, 0.6] : [16, 1];
    for (let bloom = 0; bloom < blooms; bloom++)
      disc(
        pen,
        x + own.between(-0.6, 0.6),
        low + own.between(-0.06, 0.2),
        away - 0.08,
        own.between(0.05, 0.09) * small,
        bloom % 3 === 0 ? [92, 142, 78] : [226, 74, 110],
        'lit',
      );
  }
}

const PAINTS: readonly Rgb[] = [
  [236, 70, 120],
  [60, 180, 220],
  [250, 206, 60],
  [120, 200, 90],
  [150, 90, 200],
  [244, 128, 50],
];

/** Tags all over, as thick crossing strokes with a dark edge and a light on them; haloes of paint behind. */
function sprayed(pen: SetPen, edge: number, top: number): void {
  const random = pen.random.fork('graffiti');
  const reach = Math.min(edge, top * 1.2);
  for (let tag = 0; tag < 5; tag++) {
    const paint = PAINTS[tag % PAINTS.length] as Rgb;
    const other = PAINTS[(tag + 3) % PAINTS.length] as Rgb;
    const high = top * random.between(0.17, 0.24);
    const up = top * (tag % 2 === 0 ? 0.16 : 0.46) + random.between(0, top * 0.05);
    const from = -reach * 0.86 + tag * reach * 0.36;
    disc(pen, from + high * 0.9, up + high * 0.5, AWAY - 0.02, high * 0.95, other, 'lit');
    const strokes = Array.from({ length: 4 }, (_, letter) => {
      const x = from + letter * high * 0.52;
      const slant = random.between(-0.1, 0.16) * high;
      return [
        [x, up, x + slant, up + high],
        [x + slant, up + high * random.between(0.6, 1), x + high * 0.42, up + high * random.between(0.3, 0.9)],
        [x, up + high * random.between(0, 0.5), x + high * 0.44, up + high * random.between(0, 0.4)],
      ] as const;
    }).flat();
    const thick = high * 0.2;
    const layers = [
      [thick * 1.7, [34, 28, 40], 0.03],
      [thick, paint, 0.04],
      [thick * 0.22, lighten(paint, 0.35), 0.05],
    ] as const;
    for (const [width, colour, near] of layers)
      for (const [x, y, toX, toY] of strokes)
        beam(pen, [x, y, AWAY - near], [toX, toY, AWAY - near], width, colour, 'lit');
  }
}

/** How much of their clay bricks show, whatever their colour. */
const FIRED = 0.28;

/** A wall that fills the view, with a strip of pavement before it: what stands there is seen well. */
export const wall = place({
  setting: 'wall',
  horizon: 0.7,
  lens: { near: 3.4, eye: 1.5, range: 60 },
  ground: { far: 0.5 },
  land(pen) {
    flat(pen, [176, 170, 164]);
    joints(pen, [146, 140, 136], 1.2, { to: AWAY });
  },
  stand(pen) {
    const { view } = pen;
    const brick = view.asked('brick') || view.asked('graffiti');
    const own: Rgb = brick
      ? [172, 98, 78]
      : view.asked('planks')
        ? [164, 120, 84]
        : view.asked('stone')
          ? [164, 158, 148]
          : view.scene.brief.setting === 'village'
            ? [246, 242, 234]
            : [214, 208, 198];
    const said = view.tint('wall') ?? view.tint('walls');
    // bricks of a colour are fired, not painted with it
    const colour = said ? mix(said, own, brick ? FIRED : 0) : own;
    const edge = pen.edge(AWAY) + 0.5;
    const top = pen.ceiling(AWAY) + 1;
    panel(pen, [-edge, edge], [0, top], AWAY, colour, 'lit');
    if (view.scene.brief.setting === 'village') {
      // a white house by the sea has a blue foot
      panel(pen, [-edge, edge], [0, 0.5], AWAY - 0.01, [120, 160, 200], 'tone', 0.9);
      shutters(pen);
    }
    const random = pen.random.fork('courses');
    const [long, high] = brick ? [0.5, 0.2] : view.asked('stone') ? [0.8, 0.42] : [0, 0];
    if (long > 0)
      for (let row = 0; row * high < top; row++)
        for (let x = -edge - (row % 2) * (long / 2); x < edge; x += long) {
          const tint = lighten(colour, random.around(0.028));
          panel(
            pen,
            [x + 0.012, x + long - 0.012],
            [row * high + 0.012, (row + 1) * high - 0.012],
            AWAY - 0.01,
            tint,
            random.chance(0.3) ? 'lit' : 'tone',
            0.85,
          );
        }
    if (view.asked('planks'))
      for (let x = -edge; x < edge; x += 0.34) {
        panel(pen, [x, x + 0.33], [0, top], AWAY - 0.01, lighten(colour, random.around(0.03)), 'tone', 0.7);
        beam(pen, [x, 0, AWAY - 0.02], [x, top, AWAY - 0.02], 0.02, lighten(colour, -0.2), 'shaded');
      }
    // words that are told are sprayed on it by themselves
    if (view.asked('graffiti') && view.scene.brief.lettering.length === 0) sprayed(pen, edge, top);
    box(pen, { x: [-edge, edge], up: [0, 0.14], away: [AWAY - 0.08, AWAY], colour: lighten(colour, -0.1) });
    if (view.asked('vines')) climbWall(pen.context, view, pen.point(0, 0, AWAY)[1]);
  },
});
