import { createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const families: readonly (readonly [Rgb, Rgb, Rgb])[] = [
  [
    [88, 255, 178],
    [60, 214, 200],
    [150, 96, 220],
  ],
  [
    [112, 255, 150],
    [52, 196, 190],
    [214, 92, 188],
  ],
  [
    [90, 236, 220],
    [72, 150, 240],
    [170, 88, 230],
  ],
];

/** Curtains of light: columns on a folded line, painted narrow and drawn wide so that they stay soft. */
export function paintAurora(context: Context, view: View, bottom: number): void {
  const random = view.random.fork('aurora');
  const hint = view.scene.hints[0];
  const [low, middle, high] = random.pick(families).map((tint) => (hint ? mix(tint, hint, 0.35) : tint)) as [
    Rgb,
    Rgb,
    Rgb,
  ];
  const columns = 240;
  const rows = 128;
  const sheet = createCanvas(columns, rows);
  const soft = sheet.getContext('2d');
  soft.globalCompositeOperation = 'lighter';
  for (let curtain = 0; curtain < 3; curtain++) {
    const own = random.fork(curtain);
    const phase = own.between(0, 7);
    const waves = own.between(1, 2);
    const slope = own.between(-0.22, 0.22);
    const level = rows * (0.46 + curtain * 0.15);
    const strength = 0.85 - curtain * 0.2;
    let flicker = 0.6;
    for (let x = 0; x < columns; x++) {
      const along = x / columns;
      flicker += (own.between(0.25, 1) - flicker) * 0.25;
      const fold =
        Math.sin(along * Math.PI * 2 * waves + phase) + 0.5 * Math.sin(along * Math.PI * 5.2 * waves + phase * 2);
      const foot = level + fold * rows * 0.1 + slope * rows * (along - 0.5);
      const tall = rows * (0.26 + flicker * 0.34) * (1 - curtain * 0.12);
      const alpha = strength * flicker * Math.sin(Math.PI * Math.min(1, Math.max(0, along * 1.06 - 0.03))) ** 0.6;
      const column = soft.createLinearGradient(0, foot - tall, 0, foot + rows * 0.04);
      column.addColorStop(0, css(high, 0));
      column.addColorStop(0.35, css(high, alpha * 0.3));
      column.addColorStop(0.72, css(middle, alpha * 0.5));
      column.addColorStop(0.93, css(low, alpha * 0.8));
      column.addColorStop(1, css(low, 0));
      soft.fillStyle = column;
      soft.fillRect(x, foot - tall, 1, tall + rows * 0.04);
    }
  }
  context.save();
  context.globalCompositeOperation = 'screen';
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(sheet, 0, -bottom * 0.08, view.width, bottom * 1.02);
  context.restore();
}
