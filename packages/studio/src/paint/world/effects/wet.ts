import { createCanvas } from '@napi-rs/canvas';
import { css, lighten } from '../../kit/colour.js';
import type { Painting } from '../../painting.js';
import type { Scene } from '../../../scene/scene.js';
import { streetAcross } from '../elements/lanes.js';
import { frontOf } from '../elements/street-front.js';
import type { View } from '../view.js';

const paved: ReadonlySet<string> = new Set(
  'street city alley parking-lot highway square market road victorian-street rooftop petrol-station train-station courtyard doorstep storefront runway suburb terrace western-town medieval-village future-city bridge construction-site theme-park'.split(
    ' ',
  ),
);

/** Paved ground in the rain, or reflections that were asked for where no water gives them. */
export function isWet({ setting, weather, brief }: Scene): boolean {
  if (!paved.has(setting) || brief.absent.includes('reflections')) return false;
  return weather === 'rain' || weather === 'storm' || brief.features.includes('reflections');
}

/** Where the ground ends: at the houses of a street that is seen from the side, and else at the horizon. */
function groundFrom(view: View): number {
  const lanes = view.scene.setting === 'street' ? streetAcross(view) : undefined;
  return lanes ? frontOf(view, lanes) : view.horizon;
}

/** What stands above the end of the ground, upside down and drawn out on the wet ground. Small and large again: soft for little work. */
export function paintWetGround(view: View, painting: Painting): void {
  const { width, height } = view;
  const far = groundFrom(view);
  const ground = height - far;
  const shown = Math.min(far, ground * 1.15);
  if (ground < 8 || shown < 8) return;
  const shrink = 6;
  const small = createCanvas(Math.max(2, Math.ceil(width / 2)), Math.max(2, Math.ceil(ground / shrink)));
  const mirror = small.getContext('2d');
  mirror.translate(0, small.height);
  mirror.scale(1, -1);
  mirror.drawImage(painting.canvas, 0, far - shown, width, shown, 0, 0, small.width, small.height);
  const random = view.random.fork('wet');
  painting.layer({ region: 'water', depth: 0.4 }, (context) => {
    context.globalAlpha = 0.36;
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, 0, far, width, ground);
    context.globalAlpha = 1;
    for (let puddle = 0; puddle < 7; puddle++) {
      const t = random.between(0.3, 0.95);
      const y = far + ground * t;
      const x = random.next() * width;
      const wide = width * random.between(0.05, 0.14) * (0.4 + t);
      context.fillStyle = css(lighten(view.air.skyHorizon, 0.02), 0.2);
      context.beginPath();
      context.ellipse(x, y, wide, wide * 0.16, 0, 0, Math.PI * 2);
      context.fill();
    }
  });
}
