import { turnedAside, type Anatomy } from '../anatomy.js';
import { smoothStep } from '../../raster/colour-planes.js';

/** A head as a figure has it: an egg, with colour on its cheeks and a band of light across its hair. */
export interface HeadShape {
  /** Reads a place of the sheet; the rest tells of it. */
  at(x: number, y: number): void;
  /** 0 to 1: how much of it belongs to the egg. */
  share: number;
  /** How far its surface turns to the right and down, −1 to 1. */
  right: number;
  down: number;
  /** 0 to 1. */
  blush: number;
  sheen: number;
}

/** Answers in its own numbers instead of objects: it is asked for every pixel. */
export function headShape(anatomy: Anatomy): HeadShape {
  const { eyes, points, unit, lean, faceWidth, profile } = anatomy;
  const aside = turnedAside(anatomy);
  const [across, down] = [Math.cos(lean), Math.sin(lean)];
  const wide = (faceWidth / unit) * 0.56;
  const cheeks = [
    [1, 48],
    [15, 54],
  ].map(([ear, corner]) => {
    const [one, other] = [points[ear!]!, points[corner!]!];
    return [one[0] * 0.42 + other[0] * 0.58, Math.min(one[1], other[1]) * 0.55 + other[1] * 0.45] as const;
  });
  const soft = 1 / (unit * 0.2) ** 2;
  const shape: HeadShape = {
    share: 0,
    right: 0,
    down: 0,
    blush: 0,
    sheen: 0,
    at(x, y) {
      const [right, below] = [(x - eyes[0]) / unit, (y - eyes[1]) / unit];
      const headX = right * across + below * down - aside;
      const headY = below * across - right * down;
      const [ovalX, ovalY] = [headX / wide, (headY - 0.12) / 1.02];
      const far = Math.sqrt(ovalX * ovalX + ovalY * ovalY);
      shape.share = profile ? 0 : 1 - smoothStep(0.66, 1.06, far);
      const bend = 0.9 / Math.max(1, far);
      shape.right = ovalX * bend;
      shape.down = ovalY * bend;
      shape.blush = 0;
      if (!profile && far < 1.1)
        for (const [cheekX, cheekY] of cheeks)
          shape.blush += Math.exp(-((x - cheekX) * (x - cheekX) + (y - cheekY) * (y - cheekY)) * soft);
      // Around the skull, above the brow, stronger towards the light on the left.
      const skull = Math.sqrt((headX / (wide * 1.35)) ** 2 + ((headY - 0.1) / 1.42) ** 2);
      const band = Math.exp(-(((skull - 0.78) / 0.09) ** 2));
      shape.sheen = band * smoothStep(0.1, -0.5, headY) * (0.75 - 0.4 * Math.max(-1, Math.min(1, headX)));
    },
  };
  return shape;
}
