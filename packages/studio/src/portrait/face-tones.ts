import type { Plane } from '@easel/raster';
import type { Anatomy } from './anatomy.js';

/** The middle tone of the face, and how far its lights and shadows lie apart. */
export function faceTones(tone: Plane, { nose, unit }: Anatomy, width: number, height: number) {
  const values: number[] = [];
  for (let y = -0.5; y <= 0.4; y += 0.06) {
    for (let x = -0.4; x <= 0.4; x += 0.06) {
      const column = Math.round(nose[0] + x * unit);
      const row = Math.round(nose[1] + y * unit);
      if (column >= 0 && row >= 0 && column < width && row < height) values.push(tone[row * width + column]!);
    }
  }
  values.sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(values.length * share)] ?? 0.6;
  return { middle: at(0.5), span: Math.max(0.32, at(0.9) - at(0.1)) };
}
