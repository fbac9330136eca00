import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { climbWall } from '../effects/overgrowth.js';
import { flat, joints } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { beam, box, disc, panel } from '../sets/solids.js';
import type { SetPen } from '../sets/space.js';

const AWAY = 6;

/** The windows of a house in the sun: shutters, sills with flowers, pots beside the way. */
function shutters(pen: SetPen, edge: number, top: number): void {
  const paint: Rgb = pen.random.pick([
    [62, 116, 168],
    [72, 134, 120],
    [150, 90, 66],
  ] as const);
  const first = Math.min(2.5, top * 0.5);
  for (const [x, low] of [-0.64, 0.08, 0.74].flatMap((share) => [
    [share * edge, first] as const,
    [share * edge, first + 2.3] as const,
  ])) {
    const [left, upper] = pen.point(x - 1, low + 1.34, AWAY);
    const [right, lower] = pen.point(x + 1, low - 0.2, AWAY);
    if (!pen.view.isBare(left, upper, right, lower)) continue;
    panel(pen, [x - 0.5, x + 0.5], [low, low + 1.3], AWAY - 0.01, [96, 120, 140]);
    panel(pen, [x - 0.03, x + 0.03], [low, low + 1.3], AWAY - 0.02, [246, 242, 234], 'lit');
    for (const side of [-1, 1]) {
      const [from, to] = [x + side * 0.52, x + side * 0.98];
      panel(pen, [Math.min(from, to), Math.max(from, to)], [low - 0.04, low + 1.34], AWAY - 0.03, paint, 'lit');
      for (let slat = 0.1; slat < 1.2; slat += 0.16)
        beam(
          pen,
          [from, low + slat, AWAY - 0.04],
          [to, low + slat, AWAY - 0.04],
          0.02,
          lighten(paint, -0.12),
          'shaded',
        );
    }
    panel(pen, [x - 0.62, x + 0.62], [low - 0.2, low], AWAY - 0.06, [196, 112, 80], 'lit');
    const own = pen.random.fork(`sill ${x} ${low}`);
    for (let bloom = 0; bloom < 16; bloom++)
      disc(
        pen,
        x + own.between(-0.6, 0.6),
        low + own.between(-0.06, 0.2),
        AWAY - 0.08,
        own.between(0.05, 0.09),
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
      shutters(pen, edge, top);
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
