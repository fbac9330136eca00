// npm run bench -- colours: distance of the dominant colours to colour hints, before and after the grade
import { drawPicture } from '../src/draw.js';
import { measurePalette } from '../src/finish/palette.js';
import { hex } from '../src/paint/kit/colour.js';

const prompts = [
  'a lighthouse on a cliff by the sea at sunset',
  'a cat under a tree at night',
  'three apples on a table in a kitchen',
  'a fox in a snowy forest',
  'a red car on a city street',
  'a sailing boat on a lake in the mountains',
  'portrait of a woman in a garden',
  'an astronaut on the moon',
];
const palettes = [
  ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'],
  ['#0b132b', '#5bc0be', '#f0f3f5'],
  ['#2b2d42', '#8d99ae', '#edf2f4', '#ef233c'],
  ['#606c38', '#283618', '#fefae0', '#dda15e', '#bc6c25'],
  ['#7209b7', '#4cc9f0'],
  ['#ff6b6b', '#ffe66d'],
  ['#d62828'],
];
const styles = ['stock', 'photo', 'vector', 'watercolor', 'painterly', 'masterly'] as const;
const size = 384;

const rows: { before: number; after: number; reach: number }[] = [];
console.log('mean CIEDE2000 of the dominant colours to the nearest hint');
for (const [index, prompt] of prompts.entries()) {
  for (const [number, palette] of palettes.entries()) {
    const hints = palette.map(hex);
    const style = styles[(index + number) % styles.length] as (typeof styles)[number];
    const task = {
      style,
      prompt,
      width: size,
      height: size,
      seed: index + 1,
    } as const;
    const plain = await drawPicture({ ...task, palette: [] }, () => {});
    const graded = await drawPicture({ ...task, palette }, () => {});
    const before = measurePalette(plain.pixels, plain.width, plain.height, hints).distance;
    const { distance: after, reach } = measurePalette(graded.pixels, graded.width, graded.height, hints);
    rows.push({ before, after, reach });
    console.log(
      `${before.toFixed(1).padStart(5)} → ${after.toFixed(1).padStart(5)}  ${style.padEnd(11)} ${palette.join(' ')}  ${prompt}`,
    );
  }
}
const mean = (pick: (row: (typeof rows)[number]) => number): string =>
  (rows.reduce((sum, row) => sum + pick(row), 0) / rows.length).toFixed(1);
console.log(
  `mean ${mean((row) => row.before)} → ${mean((row) => row.after)}; hints to nearest dominant colour ${mean((row) => row.reach)}`,
);
process.exit(0);
