import { css, lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintGlow } from '../../elements/houses.js';
import { paintHill } from '../../elements/hills.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { face } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';

/** A moon in the sky: a lit disc with its dark side towards the night. */
function moonAt(pen: SetPen, x: number, y: number, radius: number, colour: Rgb): void {
  const { context, view } = pen;
  const towards = view.air.light.side * radius;
  paintGlow(context, x, y, radius * 2.2, colour, 0.3);
  const paint = context.createRadialGradient(x + towards * 0.5, y - radius * 0.4, radius * 0.2, x, y, radius);
  paint.addColorStop(0, css(lighten(colour, 0.1)));
  paint.addColorStop(0.6, css(colour));
  paint.addColorStop(1, css(mix(colour, view.air.skyMiddle, 0.6)));
  context.fillStyle = paint;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** A plant as nobody has seen one: a curling stalk with glowing bulbs. */
function stalk(pen: SetPen, x: number, away: number, tall: number, colour: Rgb): void {
  const { context, view } = pen;
  const random = pen.random.fork(`stalk ${x}`);
  const [px, foot] = pen.point(x, 0, away);
  const high = tall * pen.scale(away);
  const lean = random.pick([-1, 1] as const);
  context.lineCap = 'round';
  for (const [way, share, wide] of [
    [lean, 1, 0.07],
    [-lean, 0.7, 0.055],
    [lean * 0.3, 0.82, 0.06],
  ] as const) {
    const [tipX, tipY] = [px + way * high * 0.34, foot - high * share];
    context.strokeStyle = css(view.tone(mix(colour, [40, 60, 90], 0.45), pen.depth(away)));
    context.lineWidth = Math.max(1, high * wide);
    context.beginPath();
    context.moveTo(px, foot);
    context.bezierCurveTo(px - way * high * 0.2, foot - high * share * 0.5, px, tipY, tipX, tipY);
    context.stroke();
    paintGlow(context, tipX, tipY, high * 0.3, colour, 0.5);
    context.fillStyle = css(mix(lighten(colour, 0.1), view.air.haze, pen.depth(away) * 0.4));
    context.beginPath();
    context.ellipse(tipX, tipY, high * 0.09, high * 0.11, way * 0.5, 0, Math.PI * 2);
    context.fill();
  }
}

/** Another world: arches and needles of rock, moons, plants that glow. */
export const alienPlanet = place({
  setting: 'alien-planet',
  horizon: 0.6,
  lens: { near: 3.4, range: 90 },
  far(pen) {
    const { view } = pen;
    const { width, horizon, unit } = view;
    const left = view.air.light.side > 0 ? 0.24 : 0.72;
    moonAt(pen, width * left, horizon * 0.4, unit * 0.13, [238, 196, 170]);
    if (!view.scene.brief.features.includes('half-moon'))
      moonAt(pen, width * (left + (left < 0.5 ? 0.26 : -0.24)), horizon * 0.2, unit * 0.055, [196, 226, 238]);
    if (view.asked('three-moons')) moonAt(pen, width * 0.5, horizon * 0.62, unit * 0.035, [226, 206, 250]);
    for (const [name, rise, depth, colour] of [
      ['far ridge', 0.16, 0.7, [132, 92, 150]],
      ['near ridge', 0.08, 0.45, [112, 74, 120]],
    ] as const)
      paintHill(pen.context, view, { name, foot: horizon + 2, rise: view.span * rise, depth, colour, crests: 3 });
    for (const [share, half, tall, away] of [
      [-0.72, 3, 22, 60],
      [-0.5, 2, 15, 56],
      [0.66, 3.4, 26, 58],
      [0.9, 2.4, 17, 50],
    ] as const) {
      const x = share * pen.edge(away);
      const rock: Rgb = [150, 96, 128];
      face(
        pen,
        [
          [x - half, 0, away],
          [x - half * 0.5, tall * 0.6, away],
          [x - half * 0.9, tall * 0.9, away],
          [x, tall, away],
          [x + half * 0.8, tall * 0.86, away],
          [x + half * 0.4, tall * 0.5, away],
          [x + half, 0, away],
        ],
        rock,
        'tone',
      );
      face(
        pen,
        [
          [x, 0, away],
          [x + half * 0.1, tall * 0.6, away],
          [x, tall, away],
          [x + half * 0.8, tall * 0.86, away],
          [x + half * 0.4, tall * 0.5, away],
          [x + half, 0, away],
        ],
        rock,
        'shaded',
      );
    }
  },
  land(pen) {
    flat(pen, [152, 92, 120], true);
    const random = pen.random.fork('pools');
    const { context, view } = pen;
    for (let pool = 0; pool < 6; pool++) {
      const away = random.between(5, 26);
      const [x, y] = pen.point(random.around(pen.edge(away) * 0.8), 0, away);
      const half = pen.scale(away) * random.between(0.8, 1.8);
      context.fillStyle = css(mix([90, 226, 214], view.air.haze, pen.depth(away) * 0.5), 0.8);
      context.beginPath();
      context.ellipse(x, y, half, half * 0.13, 0, 0, Math.PI * 2);
      context.fill();
    }
  },
  plants(pen) {
    const colours: readonly Rgb[] = [
      [110, 240, 214],
      [255, 140, 206],
      [186, 150, 255],
      [244, 226, 120],
    ];
    for (const [index, [share, away, tall]] of (
      [
        [-0.62, 22, 3.4],
        [0.5, 20, 3],
        [-0.86, 13, 3],
        [0.88, 12, 3.2],
        [-0.95, 7.4, 2.2],
        [0.97, 6.6, 1.9],
        [-0.4, 15, 1.6],
        [0.68, 9.4, 1.5],
      ] as const
    ).entries())
      stalk(pen, share * pen.edge(away), away, tall, colours[index % colours.length] as Rgb);
  },
});
