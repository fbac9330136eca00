import type { Context, Point } from '../../kit/shapes.js';
import { fillPath } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import type { HeadLook, Mouth } from './anatomy.js';

const opens: ReadonlySet<string> = new Set(
  'howling yawning roaring growling snarling screaming shouting singing laughing barking meowing hissing'.split(' '),
);
/** What opens the mouth of an animal. */
export const isGaping = (attributes: ReadonlySet<string>): boolean => [...attributes].some((word) => opens.has(word));

const throat = [84, 28, 36] as const;
const tongue = [222, 112, 118] as const;
const teeth = [250, 246, 234] as const;

/** Wide open, with its teeth and its tongue. */
export function paintGape(context: Context, mouth: Mouth, { pale, tones }: HeadLook): void {
  if ('front' in mouth) fromTheFront(context, mouth.front, mouth.half, pale.base);
  else fromTheSide(context, mouth.corner, mouth.lip, tones.base, mouth.blunt === true);
}

function fromTheFront(context: Context, [x, y]: Point, half: number, jaw: HeadLook['pale']['base']): void {
  fillPath(context, ellipsePath(x, y + half * 0.72, half * 1.24, half * 1.36), jaw);
  fillPath(context, ellipsePath(x, y + half * 0.6, half, half * 1.14), throat);
  fillPath(context, ellipsePath(x, y + half * 1.18, half * 0.62, half * 0.48), tongue);
  for (const side of [-1, 1]) {
    fillPath(context, fang(x + side * half * 0.52, y - half * 0.36, half * 0.17, half * 0.66), teeth);
    fillPath(context, fang(x + side * half * 0.46, y + half * 1.5, half * 0.14, -half * 0.46), teeth);
  }
}

const fang = (x: number, y: number, wide: number, long: number) =>
  outline([
    [x - wide, y, true],
    [x + wide, y, true],
    [x, y + long, true],
  ]);

function fromTheSide(
  context: Context,
  corner: Point,
  lip: Point,
  coat: HeadLook['tones']['base'],
  blunt: boolean,
): void {
  const [cx, cy] = corner;
  const long = lip[0] - cx;
  const jaw: Point = [cx + long * 0.74, cy + long * 0.62];
  fillPath(
    context,
    tube([
      [cx - long * 0.1, cy + long * 0.1, long * 0.2],
      [cx + long * 0.4, cy + long * 0.46, long * 0.15],
      [jaw[0], jaw[1], long * 0.1],
    ]),
    coat,
  );
  fillPath(
    context,
    outline([
      [cx - 2, cy - 1, true],
      [lip[0], lip[1], true],
      [jaw[0] + 2, jaw[1] - long * 0.06, true],
    ]),
    throat,
  );
  fillPath(
    context,
    tube([
      [cx + long * 0.16, cy + long * 0.14, long * 0.07],
      [cx + long * 0.5, cy + long * 0.36, long * 0.09],
      [jaw[0] + long * 0.02, jaw[1] - long * 0.12, long * 0.06],
    ]),
    tongue,
  );
  if (blunt) return;
  fillPath(context, fang(cx + long * 0.84, cy + (lip[1] - cy) * 0.84, long * 0.05, long * 0.2), teeth);
  fillPath(context, fang(jaw[0] - long * 0.02, jaw[1] - long * 0.06, long * 0.045, -long * 0.17), teeth);
}
