import { is } from '../../../../catalogue/traits.js';
import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { paintForegroundGrass } from '../../elements/meadow.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { beam, disc, pool } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { farWood, onWater, rushes, onLand } from './shared.js';

/** Who looks at a frog on its leaf looks out over the water: there is no bank before it. */
const isNear = ({ view: { scene } }: SetPen): boolean =>
  scene.items.some(({ drawable, standsOn }) => standsOn === 'water' && is(drawable.concept, 'lies-on-water')) &&
  !scene.items.some(({ standsOn }) => standsOn === 'ground');

/** Water from the far bank to our feet, lighter where it mirrors the sky. */
function paintNearWater(pen: SetPen, water: Rgb): void {
  const { view, context, random } = pen;
  const bank = view.horizon + (view.height - view.horizon) * 0.1;
  const shade = context.createLinearGradient(0, bank, 0, view.height);
  shade.addColorStop(0, css(view.lit(mix(water, view.air.skyHorizon, 0.45), 0.4)));
  shade.addColorStop(0.4, css(view.lit(water, 0.2)));
  shade.addColorStop(1, css(view.shaded(water, 0, 0.5)));
  context.fillStyle = shade;
  context.fillRect(0, bank, view.width, view.height - bank);
  const own = random.fork('ripples');
  for (let ripple = 0; ripple < 26; ripple++) {
    const near = own.between(0.04, 1) ** 1.4;
    const y = bank + (view.height - bank) * near;
    const wide = view.width * (0.03 + 0.1 * near) * own.between(0.6, 1.4);
    context.fillStyle = css(view.air.skyHorizon, 0.2);
    context.beginPath();
    context.ellipse(own.between(0, view.width), y, wide, Math.max(0.8, view.unit * 0.003 * (0.5 + near)), 0, 0, 7);
    context.fill();
  }
}

export const pond = place({
  setting: 'pond',
  horizon: 0.42,
  lens: { near: 3.2, eye: 2, range: 50 },
  surfaces: (request) => [onLand(request, 0.84), onWater(request, 0.54, 0.74)],
  leafy: true,
  far: (pen) => farWood(pen, 0.12),
  land(pen) {
    const { view } = pen;
    const grass = grassColour(view);
    flat(pen, grass);
    const half = Math.max(7, pen.edge(10) * 0.86);
    if (isNear(pen)) {
      const water = view.tint('water') ?? mix([70, 130, 150], view.air.skyMiddle, 0.4);
      return paintNearWater(pen, water);
    }
    pool(pen, 0, 9.6, half * 1.03, view.snowy ? [206, 214, 228] : [132, 112, 82], 'shaded');
    pool(pen, 0, 9.6, half, view.tint('water') ?? mix([70, 130, 150], view.air.skyMiddle, 0.4), 'lit');
    pool(pen, -half * 0.1, 11, half * 0.72, mix([110, 170, 184], view.air.skyHorizon, 0.5), 'lit', 0.5);
    const random = pen.random.fork('ripples');
    for (let ripple = 0; ripple < 16; ripple++) {
      // on the water, not on the grass around it
      const away = random.between(8.4, 12.4);
      const x = random.between(-0.5, 0.5) * half;
      beam(pen, [x - 0.5, 0, away], [x + 0.5, 0, away], 0.03, view.air.skyHorizon, 'glow');
    }
    if (view.brings('lily') && view.brings('water-lily') && !view.snowy)
      for (let pad = 0; pad < 12; pad++) {
        const own = random.fork(pad);
        const away = own.between(6.6, 11);
        const x = (pad % 2 ? 1 : -1) * half * own.between(0.3, 0.72);
        pool(pen, x, away, 0.42, [86, 146, 84], 'lit');
        if (own.chance(0.4)) disc(pen, x, 0.12, away, 0.16, [244, 190, 206], 'lit');
      }
  },
  plants(pen) {
    if (isNear(pen)) return;
    const half = Math.max(7, pen.edge(10) * 0.86);
    for (const [share, away] of [
      [-0.94, 9],
      [-0.86, 11],
      [0.9, 8.8],
      [0.95, 10.4],
      [0.7, 13],
      [-0.6, 13.4],
    ] as const)
      rushes(pen, share * half, away, 1.5);
    for (const [x, away, tall] of [
      [-13, 21, 7],
      [12, 19, 7.5],
      [-20, 24, 8],
      [4, 25, 6.5],
    ] as const)
      treeAt(pen, 'broadleaf', x, away, tall);
    if (pen.view.brings('rock'))
      for (const [share, away] of [
        [-0.5, 5.4],
        [0.62, 5.7],
      ] as const)
        prop(pen, 'rock', share * half, away, 0.5);
  },
  front: (pen) => {
    if (!pen.view.snowy && !isNear(pen)) paintForegroundGrass(pen.context, pen.view, grassColour(pen.view), 0.07);
  },
});
