// Renders the gallery's prompts into labelled contact sheets: `npm run gallery [-- section …]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import type { RenderTask } from '../../src/engines/engine.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { fontOf, settable } from '@easel/studio';
import { gallery } from './prompts.js';
import type { GalleryEntry } from './prompts.js';

const CELL = 384;
const LABEL = 40;
const COLUMNS = 4;
const folder = process.env['EASEL_GALLERY'] ?? 'out/gallery';
const wanted = process.argv.slice(2);

function taskOf(entry: GalleryEntry): RenderTask {
  const row = CATALOGUE.find((candidate) => candidate.model === (entry.model ?? 'stock-image/standard'));
  if (!row) throw new Error(`no model ${entry.model}`);
  const [width, height] = entry.size ?? [1024, 1024];
  return {
    operation: row.operation,
    model: row.model,
    style: row.style,
    prompt: entry.prompt,
    width,
    height,
    seed: entry.seed ?? 7,
    palette: entry.colors ?? [],
    steps: entry.steps ?? row.defaults.steps ?? 28,
    guidance: entry.guidance ?? row.defaults.guidance ?? 3,
  };
}

/** Breaks a label into at most two lines. */
function linesOf(context: SKRSContext2D, label: string, width: number): string[] {
  const lines = [''];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 2);
}

const engine = createStudioEngine({ threads: 2 });
mkdirSync(folder, { recursive: true });
for (const [section, entries] of Object.entries(gallery)) {
  if (wanted.length > 0 && !wanted.includes(section)) continue;
  const pictures = await Promise.all(
    entries.map(async (entry, index) => {
      const task = taskOf(entry);
      const started = performance.now();
      const { picture } = await engine.render(task, { signal: new AbortController().signal });
      const spent = performance.now() - started;
      if (picture.kind !== 'raw') throw new Error('expected raw pixels');
      const png = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
        .removeAlpha()
        .resize(task.width, task.height, { fit: 'cover' })
        .png()
        .toBuffer();
      writeFileSync(join(folder, `${section}-${String(index).padStart(2, '0')}.png`), png);
      return { entry, png, spent };
    }),
  );
  const rows = Math.ceil(pictures.length / COLUMNS);
  const sheet = createCanvas(COLUMNS * CELL, rows * (CELL + LABEL));
  const context = sheet.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [index, { entry, png }] of pictures.entries()) {
    const image = await loadImage(png);
    const scale = Math.min((CELL - 8) / image.width, (CELL - 8) / image.height);
    const left = (index % COLUMNS) * CELL + (CELL - image.width * scale) / 2;
    const top = Math.floor(index / COLUMNS) * (CELL + LABEL) + (CELL - image.height * scale) / 2;
    context.drawImage(image, left, top, image.width * scale, image.height * scale);
    context.fillStyle = '#222';
    context.font = fontOf('grotesque', 15);
    const label = settable(`${entry.prompt}${entry.model ? ` · ${entry.model}` : ''}`);
    const y = Math.floor(index / COLUMNS) * (CELL + LABEL) + CELL + 14;
    linesOf(context, label, CELL - 16).forEach((line, row) => {
      context.fillText(line, (index % COLUMNS) * CELL + 8, y + row * 19);
    });
  }
  writeFileSync(join(folder, `${section}.png`), sheet.toBuffer('image/png'));
  const times = pictures.map(({ spent }) => spent).toSorted((a, b) => a - b);
  console.log(
    `${section}: ${pictures.length} pictures, median ${Math.round(times[times.length >> 1] ?? 0)} ms (two at a time)`,
  );
}
await engine.close();
