import { createCanvas } from '@napi-rs/canvas';
import { css, lighten, mix, saturate } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const gases: readonly (readonly Rgb[])[] = [
  [
    [120, 70, 190],
    [220, 90, 150],
    [70, 110, 210],
  ],
  [
    [40, 130, 170],
    [90, 200, 190],
    [120, 90, 200],
  ],
  [
    [220, 100, 80],
    [250, 170, 100],
    [130, 60, 140],
  ],
];

/** Clouds of gas: soft puffs along a bent band, dark dust across, painted small and drawn large. */
export function paintNebula(context: Context, view: View, strength = 1): void {
  const random = view.random.fork('nebula');
  const { width, height, air } = view;
  const hints = view.scene.hints;
  const tints = hints.length > 0 ? hints.map((hint) => saturate(lighten(hint, 0.04), 1.2)) : random.pick(gases);
  const columns = width >= height ? 200 : Math.max(50, Math.round((200 * width) / height));
  const rows = width >= height ? Math.max(50, Math.round((200 * height) / width)) : 200;
  const sheet = createCanvas(columns, rows);
  const soft = sheet.getContext('2d');
  const turn = random.between(-0.7, 0.7);
  const at = (along: number, across: number): readonly [number, number] => {
    const bend = Math.sin(along * Math.PI * 1.4 + turn * 3) * 0.14;
    return [
      columns * (0.5 + (along - 0.5) * 1.25 * Math.cos(turn) - across * Math.sin(turn)),
      rows * (0.46 + (along - 0.5) * 1.25 * Math.sin(turn) + across * Math.cos(turn) + bend),
    ];
  };
  soft.globalCompositeOperation = 'screen';
  for (let puff = 0; puff < 130; puff++) {
    const along = random.next();
    const across = random.around(0.1);
    const [x, y] = at(along, across);
    const radius = Math.max(columns, rows) * random.between(0.05, 0.16);
    const tint = tints[Math.floor((along * 1.7 + random.next() * 0.6) * tints.length) % tints.length] as Rgb;
    const alpha = 0.15 * strength * (1 - Math.abs(across) * 2.4);
    const glow = soft.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, css(Math.abs(across) < 0.05 ? lighten(tint, 0.1) : tint, Math.max(0.02, alpha)));
    glow.addColorStop(1, css(tint, 0));
    soft.fillStyle = glow;
    soft.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  soft.globalCompositeOperation = 'source-over';
  for (let lane = 0; lane < 26; lane++) {
    const [x, y] = at(random.next(), random.around(0.07));
    const radius = Math.max(columns, rows) * random.between(0.03, 0.09);
    const dust = mix(air.skyTop, [10, 6, 20], 0.4);
    const glow = soft.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, css(dust, 0.17));
    glow.addColorStop(1, css(dust, 0));
    soft.fillStyle = glow;
    soft.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(sheet, 0, 0, width, height);
  context.restore();
}
