import { clamp01 } from './colour-planes.js';

/** A screen of round dots at an angle: 1 inside a dot, 0 between them; `dark` 0 to 1 is the share of area they fill. */
export function halftone(x: number, y: number, spacing: number, angle: number, dark: number): number {
  if (dark <= 0.002) return 0;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const u = (x * cosine + y * sine) / spacing;
  const v = (y * cosine - x * sine) / spacing;
  const across = u - Math.floor(u) - 0.5;
  const down = v - Math.floor(v) - 0.5;
  const distance = Math.sqrt(across * across + down * down) * spacing;
  const radius = Math.sqrt(dark / Math.PI) * spacing;
  return clamp01(radius - distance + 0.5);
}
