import type { Plane } from '@easel/raster';
import type { Rgb } from '../../paint/kit/colour.js';
import { css, lighten, mix } from '../../paint/kit/colour.js';
import type { Pixels } from '../../raster/colour-planes.js';
import type { Anatomy } from '../anatomy.js';
import type { Point } from '../../paint/kit/shapes.js';
import { likeSkin } from '../neutral.js';
import { onBody, type Fitting } from './wear.js';

/** The middle colour of the throat, in the shade of the chin. */
export function throatColour(pixels: Pixels, skin: Plane, width: number, height: number, anatomy: Anatomy): Rgb {
  const { chin, collar, unit } = anatomy;
  const samples: Rgb[] = [];
  for (let y = chin[1] + unit * 0.12; y < collar[1] + unit * 0.1; y += unit * 0.03) {
    for (let x = collar[0] - unit * 0.35; x < collar[0] + unit * 0.35; x += unit * 0.03) {
      const [column, row] = [Math.round(x), Math.round(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const pixel = row * width + column;
      if (skin[pixel]! < 0.5 || pixels[pixel * 4 + 3]! < 200) continue;
      samples.push([pixels[pixel * 4]!, pixels[pixel * 4 + 1]!, pixels[pixel * 4 + 2]!]);
    }
  }
  if (samples.length >= 40) return likeSkin(middleOf(samples), 0.35);
  return likeSkin(mix(lighten(cheekColour(pixels, width, height, anatomy), -0.06), [150, 84, 66], 0.18), 0.85);
}

function middleOf(samples: Rgb[]): Rgb {
  samples.sort((one, other) => one[0] + one[1] + one[2] - other[0] - other[1] - other[2]);
  return samples[samples.length >> 1] ?? [200, 160, 140];
}

function cheekColour(pixels: Pixels, width: number, height: number, { points, nose, unit }: Anatomy): Rgb {
  const samples: Rgb[] = [];
  for (const index of [2, 3, 13, 14]) {
    const point = points[index]!;
    const [x, y] = [point[0] + (nose[0] - point[0]) * 0.4, point[1] + (nose[1] - point[1]) * 0.25];
    for (let step = 0; step < 49; step += 1) {
      const column = Math.round(x + ((step % 7) - 3) * unit * 0.025);
      const row = Math.round(y + (Math.floor(step / 7) - 3) * unit * 0.025);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      if (pixels[at + 3]! > 200) samples.push([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
    }
  }
  return middleOf(samples);
}

/**
 * A neck between chin and collar, painted behind the person: it shows where the photo ends at the chin, and where the
 * person's own top was taken away.
 */
export function paintNeck(fitting: Fitting, throat: Rgb): void {
  const { context, anatomy } = fitting;
  const { collar, unit, chin } = anatomy;
  // It begins inside the jaw, so that nothing of it shows beside a turned head.
  const inside = (index: number): Point => {
    const [x, y] = anatomy.points[index]!;
    return [(x + (chin[0] - x) * 0.3 - collar[0]) / unit, (y + (chin[1] - y) * 0.3 - collar[1]) / unit];
  };
  const [left, right] = [inside(5), inside(11)];
  const half = Math.min(0.62, (anatomy.faceWidth / unit) * 0.38);
  onBody(fitting, () => {
    const shade = context.createLinearGradient(0, left[1], 0, 0.7);
    shade.addColorStop(0, css(lighten(throat, -0.07)));
    shade.addColorStop(0.45, css(throat));
    shade.addColorStop(1, css(lighten(throat, 0.04)));
    context.beginPath();
    context.moveTo(left[0], left[1]);
    context.quadraticCurveTo(-half * 0.98, -0.25, -half * 1.06, 0.05);
    context.quadraticCurveTo(-half * 1.2, 0.3, -1, 0.42);
    context.lineTo(-0.8, 0.9);
    context.lineTo(0.8, 0.9);
    context.lineTo(1, 0.42);
    context.quadraticCurveTo(half * 1.2, 0.3, half * 1.06, 0.05);
    context.quadraticCurveTo(half * 0.98, -0.25, right[0], right[1]);
    context.closePath();
    context.fillStyle = shade;
    context.fill();
    // Round: darker to both sides.
    context.save();
    context.clip();
    const round = context.createLinearGradient(-half, 0, half, 0);
    round.addColorStop(0, css(lighten(throat, -0.15), 0.6));
    round.addColorStop(0.3, css(throat, 0));
    round.addColorStop(0.7, css(throat, 0));
    round.addColorStop(1, css(lighten(throat, -0.15), 0.6));
    context.fillStyle = round;
    context.fillRect(-1.2, -2, 2.4, 4);
    context.restore();
  });
}
