// Draws the pictures of the playground's first page again, with Studio as it is now.
import { readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepare, root } from './prepare.mjs';

prepare();
const source = readFileSync(join(root, 'playground/src/examples.tsx'), 'utf8');
const rows = [...source.matchAll(/\['(.+)', \{ model: '(.+?)'/g)];
for (const [index, [, prompt, model]] of rows.entries()) {
  const large = join(tmpdir(), `easel-example-${process.pid}-${index}.png`);
  const main = join(root, 'dist/src/main.js');
  spawnSync(process.execPath, [main, 'generate', prompt, '-m', model, '-s', '960x720', '--seed', '7', '-o', large], {
    stdio: 'inherit',
  });
  const target = join(root, `playground/src/examples/${index + 1}.webp`);
  const { size } = await sharp(large).resize(300, 225).webp({ quality: 42, effort: 6 }).toFile(target);
  console.error(`${target}: ${size} bytes`);
  rmSync(large);
}
