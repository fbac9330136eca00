import { clamp01 } from './colour-planes.js';

/** 1 inside a dot, 0 between dots; `dark` 0 to 1 is the share of area that they fill there. */
export type Halftone = (x: number, y: number, dark: number) => number;

/** A screen of round dots at an angle. */
export function createHalftone(spacing: number, angle: number): Halftone {
  const cosine = Math.cos(angle) / spacing;
  const sine = Math.sin(angle) / spacing;
  return (x, y, dark) => {
    if (dark <= 0.002) return 0;
    const u = x * cosine + y * sine;
    const v = y * cosine - x * sine;
    const across = u - Math.floor(u) - 0.5;
    const down = v - Math.floor(v) - 0.5;
    const distance = Math.sqrt(across * across + down * down);
    return clamp01((Math.sqrt(dark / Math.PI) - distance) * spacing + 0.5);
  };
}
