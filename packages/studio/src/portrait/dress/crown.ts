import { css, lighten, mix, type Rgb } from '../../paint/kit/colour.js';
import type { Point } from '../../paint/kit/shapes.js';
import { layFlat, metalShade, onHead, raise, type Fitting, type Wear } from './wear.js';

const POINTS = 5;
/** Height of the band and of the points above it, in units. */
const [BAND, TIP] = [0.2, 0.36];

export const crown: Wear = {
  name: 'crown',
  kind: 'hat',
  covers: true,
  stuff: 'metal',
  colours: ['#d9ae3d'],
  headroom: 0.3,
  behind: (fitting) => crownRing(fitting, 'far'),
  front: (fitting) => crownRing(fitting, 'near'),
};

/** A goldsmith's ring: points that swing up to pearls, a band with stones between two rims. Light makes its edges. */
function crownRing(fitting: Fitting, part: 'far' | 'near'): void {
  const { context, colour, second, temple } = fitting;
  const half = Math.min(0.96, Math.max(0.7, temple * 0.86));
  const base = -Math.max(0.76, fitting.crown * 0.72);
  const sag = part === 'far' ? -0.12 : 0.14;
  const metal = part === 'far' ? lighten(colour, -0.17) : colour;
  /** On the ring, so far aside (−1 to 1) and up: it widens upwards. */
  const at = (aside: number, up: number): Point => [
    aside * half * (1 + up * 0.16),
    base - up + Math.sqrt(Math.max(0, 1 - aside * aside)) * sag,
  ];
  onHead(fitting, () => {
    raise(fitting);
    context.beginPath();
    context.moveTo(...at(-1, 0));
    for (let point = 0; point < POINTS; point += 1) {
      const [left, middle, right] = [0, 0.5, 1].map((share) => ((point + share) / POINTS) * 2 - 1) as [
        number,
        number,
        number,
      ];
      context.lineTo(...at(left, BAND));
      context.quadraticCurveTo(...at((left + 2 * middle) / 3, BAND * 1.1), ...at(middle, BAND + TIP));
      context.quadraticCurveTo(...at((right + 2 * middle) / 3, BAND * 1.1), ...at(right, BAND));
    }
    context.lineTo(...at(1, 0));
    ringLine(fitting, at, 0, 'back');
    context.closePath();
    context.fillStyle = metalShade(context, lighten(metal, -0.03), -half, half);
    context.fill();
    layFlat(context);
    if (part === 'far') return;
    for (const [up, width, amount] of [
      [0.1, 0.2, -0.05],
      [0.015, 0.05, -0.12],
      [0.025, 0.028, 0.12],
      [BAND - 0.015, 0.05, -0.12],
      [BAND - 0.005, 0.028, 0.14],
    ] as const) {
      context.beginPath();
      ringLine(fitting, at, up, 'along');
      context.lineWidth = width;
      context.strokeStyle = metalShade(context, lighten(metal, amount), -half, half);
      context.stroke();
    }
    for (let stone = -2; stone <= 2; stone += 1)
      jewel(fitting, at(stone * 0.38, BAND / 2), 0.062, stone % 2 === 0 ? second : mix(second, [40, 90, 220], 0.75));
    for (let point = 0; point < POINTS; point += 1)
      jewel(fitting, at(((point + 0.5) / POINTS) * 2 - 1, BAND + TIP), 0.045, [238, 232, 220]);
  });
}

function ringLine(
  { context }: Fitting,
  at: (aside: number, up: number) => Point,
  up: number,
  way: 'along' | 'back',
): void {
  for (let step = 0; step <= 16; step += 1) {
    const aside = step / 8 - 1;
    context.lineTo(...at(way === 'along' ? aside : -aside, up));
  }
}

/** A round stone in its setting. */
function jewel({ context }: Fitting, [x, y]: Point, radius: number, colour: Rgb): void {
  context.fillStyle = 'rgba(60,38,10,0.55)';
  context.beginPath();
  context.arc(x, y + radius * 0.12, radius * 1.18, 0, 7);
  context.fill();
  const gem = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.08, x, y, radius);
  gem.addColorStop(0, css(lighten(colour, 0.35)));
  gem.addColorStop(0.35, css(colour));
  gem.addColorStop(1, css(lighten(colour, -0.2)));
  context.fillStyle = gem;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}
