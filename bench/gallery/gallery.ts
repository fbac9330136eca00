// Renders the gallery's prompts into labelled contact sheets: `npm run gallery [-- section …]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import type { RenderTask } from '../../src/engines/engine.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { contactSheet } from '../sheets/contact-sheet.js';
import { gallery } from './prompts.js';
import type { GalleryEntry } from './prompts.js';

const CELL = 384;
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
  const cells = pictures.map(({ entry, png }) => ({
    png,
    label: `${entry.prompt}${entry.model ? ` · ${entry.model}` : ''}`,
  }));
  const sheet = await contactSheet(cells, { columns: COLUMNS, cell: CELL, lines: 2 });
  writeFileSync(join(folder, `${section}.png`), sheet);
  const times = pictures.map(({ spent }) => spent).toSorted((a, b) => a - b);
  console.log(
    `${section}: ${pictures.length} pictures, median ${Math.round(times[times.length >> 1] ?? 0)} ms (two at a time)`,
  );
}
await engine.close();
