import type { Canvas } from '@napi-rs/canvas';
import { css } from '../kit/colour.js';
import type { FormLight } from '../kit/form.js';
import type { Random } from '../kit/random.js';
import type { Context } from '../kit/shapes.js';

const MOST = 46;
const TRIES = 500;
/** A drop has solid ground under all of it. */
const SOLID = 215;

/** Drops of water on a thing, large and small, none on another. */
export function sprinkleDew(canvas: Canvas, size: number, light: FormLight, random: Random): void {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const isSolid = (x: number, y: number): boolean => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column >= 0 && row >= 0 && column < width && row < height && data[(row * width + column) * 4 + 3]! >= SOLID;
  };
  const drops: { readonly x: number; readonly y: number; readonly radius: number }[] = [];
  for (let tries = 0; tries < TRIES && drops.length < MOST; tries++) {
    const radius = Math.max(
      1.2,
      size * (random.chance(0.3) ? random.between(0.014, 0.024) : random.between(0.005, 0.012)),
    );
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const around = [0, 1, 2, 3, 4, 5].every((turn) =>
      isSolid(x + Math.cos(turn * 1.047) * radius * 1.3, y + Math.sin(turn * 1.047) * radius * 1.3),
    );
    const apart = drops.every((drop) => Math.hypot(drop.x - x, drop.y - y) > (drop.radius + radius) * 1.25);
    if (around && apart) drops.push({ x, y, radius });
  }
  context.save();
  context.globalCompositeOperation = 'source-atop';
  for (const { x, y, radius } of drops) paintDrop(context, x, y, radius, light.side >= 0 ? 1 : -1);
  context.restore();
}

/** Dark where the light comes from, bright opposite, with a glint: water is a lens. */
function paintDrop(context: Context, x: number, y: number, radius: number, side: 1 | -1): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = css([16, 22, 44], 0.3);
  context.beginPath();
  context.ellipse(-side * radius * 0.16, radius * 0.22, radius, radius * 0.92, 0, 0, Math.PI * 2);
  context.fill();
  const body = context.createLinearGradient(side * radius, -radius, -side * radius, radius);
  body.addColorStop(0, css([26, 44, 62], 0.38));
  body.addColorStop(0.5, css([190, 214, 226], 0.22));
  body.addColorStop(1, css([250, 254, 255], 0.78));
  context.fillStyle = body;
  context.beginPath();
  context.ellipse(0, 0, radius, radius * 0.92, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css([255, 255, 255], 0.95);
  context.beginPath();
  context.ellipse(side * radius * 0.36, -radius * 0.36, radius * 0.24, radius * 0.18, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
