import type { Canvas } from '@napi-rs/canvas';
import type { Plane } from '@easel/raster';
import type { Random } from '../../paint/kit/random.js';
import type { Anatomy } from '../anatomy.js';
import type { WornItem } from '../plan/plan.js';
import { onBody, onHead, type Fitting } from './wear.js';

/** Puts garments, hats and the rest on the person, on the person's own sheet. */
export function dressPerson(
  canvas: Canvas,
  anatomy: Anatomy,
  matte: Plane,
  worn: readonly WornItem[],
  random: Random,
): void {
  if (worn.length === 0) return;
  const context = canvas.getContext('2d');
  const fittings = worn.map((item): { item: WornItem; fitting: Fitting } => ({
    item,
    fitting: {
      context,
      anatomy,
      temple: templeOf(anatomy, matte, canvas.width, canvas.height),
      crown: Math.hypot(anatomy.crown[0] - anatomy.eyes[0], anatomy.crown[1] - anatomy.eyes[1]) / anatomy.unit,
      floor: Math.max(1.2, (canvas.height - anatomy.collar[1]) / anatomy.unit + 0.1),
      colour: item.colour,
      second: item.second,
      random: random.fork(item.wear.name),
    },
  }));
  for (const { item, fitting } of fittings) {
    if (item.wear.kind === 'garment') undress(fitting);
    if (item.wear.band !== undefined) tuckHair(fitting, item.wear.band);
  }
  context.globalCompositeOperation = 'destination-over';
  for (const { item, fitting } of fittings) item.wear.behind?.(fitting);
  context.globalCompositeOperation = 'source-over';
  for (const { item, fitting } of fittings) item.wear.front?.(fitting);
}

/** Takes away the body below the neckline: what is put on covers all of it. */
function undress(fitting: Fitting): void {
  const { context } = fitting;
  onBody(fitting, () => {
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    context.moveTo(-30, 2.4);
    context.lineTo(-2.3, 0.95);
    context.lineTo(-1.7, 0.5);
    context.lineTo(-0.74, 0.06);
    context.quadraticCurveTo(0, 0.5, 0.74, 0.06);
    context.lineTo(1.7, 0.5);
    context.lineTo(2.3, 0.95);
    context.lineTo(30, 2.4);
    context.lineTo(30, 60);
    context.lineTo(-30, 60);
    context.closePath();
    context.fill();
    // Arms and hands that are raised beside the head belong to the body that went; hair thins out there.
    for (const side of [-1, 1]) {
      const fade = context.createLinearGradient(side * 1.3, 0, side * 1.8, 0);
      fade.addColorStop(0, 'rgba(0,0,0,0)');
      fade.addColorStop(1, 'rgba(0,0,0,1)');
      context.fillStyle = fade;
      context.fillRect(side > 0 ? 1.3 : -30, -4, 28.7, 64);
    }
    context.globalCompositeOperation = 'source-over';
  });
}

/** Hides the hair that a hat presses down. */
function tuckHair(fitting: Fitting, band: number): void {
  const { context } = fitting;
  onHead(fitting, () => {
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    context.moveTo(-30, -band);
    context.lineTo(-1.3, -band);
    context.quadraticCurveTo(0, -band - 0.12, 1.3, -band);
    context.lineTo(30, -band);
    context.lineTo(30, -30);
    context.lineTo(-30, -30);
    context.closePath();
    context.fill();
    context.globalCompositeOperation = 'source-over';
  });
}

/** Half the width of head and hair a little above the brows, in units. */
function templeOf({ eyes, lean, unit, faceWidth }: Anatomy, matte: Plane, width: number, height: number): number {
  const widest = [-1, 1].map((side) => {
    let reach = unit * 0.6;
    for (; reach < unit * 1.25; reach += 1) {
      const x = Math.round(eyes[0] + Math.sin(lean) * unit * 0.62 + Math.cos(lean) * reach * side);
      const y = Math.round(eyes[1] - Math.cos(lean) * unit * 0.62 + Math.sin(lean) * reach * side);
      if (x < 0 || y < 0 || x >= width || y >= height || matte[y * width + x]! < 0.5) break;
    }
    return reach / unit;
  });
  return Math.max((faceWidth / unit) * 0.52, (widest[0]! + widest[1]!) / 2);
}
