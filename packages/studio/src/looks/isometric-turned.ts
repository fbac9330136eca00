import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Item, Scene } from '../scene/scene.js';
import type { Box, CutOut } from './press/cut-out.js';

/** How wide a vehicle is, in its length, where it is a long one and where it is a short one. */
const [SLIM, BROAD] = [0.2, 0.42];
/** What fills so little of its box is a frame on wheels, no wider than its rider's knees. */
const [FRAME, NARROW] = [0.5, 0.07];

function filled(solid: Float32Array, width: number, { left, top, right, bottom }: Box): number {
  let [painted, all] = [0, 0];
  for (let y = top; y <= bottom; y += 3)
    for (let x = left; x <= right; x += 3, all++) if (solid[y * width + x] === 1) painted++;
  return painted / Math.max(1, all);
}

/** Vehicles on the ground that are painted from the side: on a block they stand along one of its sides. */
export function isSideView({ drawable }: Item, box: Box): boolean {
  const wide = box.right - box.left > (box.bottom - box.top) * 1.2;
  return wide && drawable.kind === 'vehicle' && drawable.habitat === 'ground';
}

export const isSideways = ({ items: [thing, ...others] }: Scene, box: Box): boolean =>
  thing !== undefined && others.length === 0 && isSideView(thing, box);

/** So many pixels deep, away to the right: every step is laid below the whole of what is nearer. */
function deepened(near: Canvas, depth: number): Canvas {
  let whole = near;
  for (let step = 1; step < depth; step *= 2) {
    const farther = Math.min(step, depth - step);
    const next = createCanvas(near.width, near.height);
    const context = next.getContext('2d');
    context.drawImage(whole, farther, -farther / 2);
    context.drawImage(whole, 0, 0);
    whole = next;
  }
  return whole;
}

/**
 * A side view as a solid on the block: sheared along the side that runs away to the left, and as deep as such a thing
 * is wide. Returns it, cut to its size, and how deep it is in its width.
 */
export function turned({ picture, solid, box }: CutOut): { readonly picture: Canvas; readonly deep: number } {
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const long = wide * 0.88;
  const across = Math.max(SLIM, Math.min(BROAD, (high / wide) * 0.95));
  const depth = Math.round(long * 0.9 * (filled(solid, picture.width, box) < FRAME ? NARROW : across));
  const sheet = { width: Math.ceil(long + depth) + 4, height: Math.ceil(high + long / 2 + depth / 2) + 4 };
  const near = createCanvas(sheet.width, sheet.height);
  const context = near.getContext('2d');
  // where its near end is right, it runs down to the right
  context.setTransform(0.88, 0.44, 0, 1, 2, depth / 2 + 2);
  context.drawImage(picture, box.left, box.top, wide, high, 0, 0, wide, high);
  const shaded = createCanvas(sheet.width, sheet.height);
  const under = shaded.getContext('2d');
  under.drawImage(deepened(near, depth), 0, 0);
  under.globalCompositeOperation = 'source-atop';
  under.fillStyle = 'rgba(255,255,255,0.14)';
  under.fillRect(0, 0, sheet.width, sheet.height);
  under.globalCompositeOperation = 'source-over';
  under.drawImage(near, 0, 0);
  return { picture: shaded, deep: depth / sheet.width };
}
