// Draws a list of prompts into labelled contact sheets: `npm run sheets -- --prompts <file> --out <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { contactSheet } from './contact-sheet.js';
import { listLooks } from './look-list.js';
import { listPlaces } from './place-list.js';
import { choosePrompts, inColours, readPromptList } from './prompt-list.js';

const usage = `npm run sheets -- --prompts <file> --out <folder>
  --prompts  .jsonl (prompt, tag), .tsv (Prompt, Challenge) or one prompt a line; repeat it for more lists
  --places   every place by day and at night, outdoors also in rain, snow and fog, instead of a list
  --looks    every look on the same six prompts, instead of a list
  --out      where the sheets go: <list>-01.png …, and <list>.txt that says what is on them
  --model    a model of the catalogue (stock-image/standard)
  --size     384, or 512x384 (384)
  --seed     (7)
  --take     as many prompts, evenly over the list
  --every    every n-th prompt
  --tag      only prompts of this class
  --colours  the list names things: each alone, then in these colours (red,white,black)
  --per      pictures on a sheet (16)
  --columns  pictures in a row (4)
  --lines    lines of label below a picture (2)
  --threads  (2)`;

const { values } = parseArgs({
  options: {
    prompts: { type: 'string', multiple: true },
    places: { type: 'boolean', default: false },
    looks: { type: 'boolean', default: false },
    out: { type: 'string' },
    model: { type: 'string', default: 'stock-image/standard' },
    size: { type: 'string', default: '384' },
    seed: { type: 'string', default: '7' },
    take: { type: 'string' },
    every: { type: 'string' },
    tag: { type: 'string' },
    colours: { type: 'string' },
    per: { type: 'string', default: '16' },
    columns: { type: 'string', default: '4' },
    lines: { type: 'string', default: '2' },
    threads: { type: 'string', default: '2' },
  },
});

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    fail(`--${name} must be a whole number from ${least} to ${most}; received ${text}`);
  return value;
}

function listOf(file: string): ReturnType<typeof readPromptList> {
  if (values.places && file === 'places') return listPlaces();
  return values.looks && file === 'looks' ? listLooks() : readPromptList(file);
}

const { out } = values;
const files = values.prompts ?? (values.places ? ['places'] : values.looks ? ['looks'] : undefined);
if (files === undefined || out === undefined) fail('--out and one of --prompts, --places and --looks are needed');
const row = CATALOGUE.find(({ model, style }) => model === values.model && style !== 'portrait');
if (!row) fail(`no model ${values.model} draws from words`);
const [width = 384, height = width] = values.size.split('x').map((side) => whole('size', side, 64, 2048));
const seed = whole('seed', values.seed, 0, 4_294_967_295);
const per = whole('per', values.per, 1, 100);
const columns = whole('columns', values.columns, 1, 12);
const lines = whole('lines', values.lines, 1, 20);
const choice = {
  ...(values.take !== undefined && { take: whole('take', values.take, 1, 100_000) }),
  ...(values.every !== undefined && { every: whole('every', values.every, 1, 100_000) }),
};

const engine = createStudioEngine({ threads: whole('threads', values.threads, 1, 64) });

mkdirSync(out, { recursive: true });
for (const file of files) {
  const name = basename(file, extname(file));
  const wanted = listOf(file).filter(({ tag }) => values.tag === undefined || tag === values.tag);
  const colours = values.colours?.split(',').filter((colour) => colour !== '');
  const taken = choosePrompts(wanted, choice);
  const chosen = colours ? taken.flatMap((thing) => inColours(thing, colours)) : taken;
  const told: string[] = [];
  for (let first = 0; first < chosen.length; first += per) {
    const cells = await Promise.all(
      chosen.slice(first, first + per).map(async ({ line, prompt, tag }) => {
        const { picture, warnings } = await engine.render(
          {
            operation: row.operation,
            model: row.model,
            style: row.style,
            prompt,
            width,
            height,
            seed,
            palette: [],
            steps: row.defaults.steps ?? 28,
            guidance: row.defaults.guidance ?? 3,
          },
          { signal: new AbortController().signal },
        );
        if (picture.kind !== 'raw') throw new Error('expected raw pixels');
        const png = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
          .removeAlpha()
          .resize(width, height, { fit: 'cover' })
          .png()
          .toBuffer();
        const label = `${line}. ${prompt}`;
        const given = warnings.map((warning) => `\n    ! ${warning}`).join('');
        return { png, label, told: `${label}${tag === undefined ? '' : ` [${tag}]`}${given}` };
      }),
    );
    const number = String(first / per + 1).padStart(2, '0');
    const sheet = join(out, `${name}-${number}.png`);
    const picture = await contactSheet(cells, { columns, cell: Math.max(width, height), lines });
    writeFileSync(sheet, picture);
    told.push(`${name}-${number}.png`, ...cells.map((cell) => `  ${cell.told}`));
    console.log(`${sheet}: ${cells.length} pictures`);
  }
  writeFileSync(join(out, `${name}.txt`), `${told.join('\n')}\n`);
}
await engine.close();
