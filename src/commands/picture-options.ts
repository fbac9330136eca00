import { accessSync, constants, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { CATALOGUE, type CatalogueRow, type OutputFormat } from '../contract/catalogue.js';
import { SIZE_PRESETS, type Size } from '../contract/limits.js';
import { nearest } from '../contract/nearest.js';
import { CommandError } from './command-error.js';

/** The options of every command that draws. */
export interface PictureOptions {
  readonly output: string;
  readonly size?: Size;
  readonly number: number;
  readonly seed?: number;
  readonly engine?: string;
  readonly without?: string;
  readonly transparent: boolean;
  readonly explain: boolean;
  readonly open: boolean;
  readonly json: boolean;
  readonly safety: boolean;
}

const FORMATS: ReadonlyMap<string, OutputFormat> = new Map([
  ['.png', 'png'],
  ['.jpg', 'jpeg'],
  ['.jpeg', 'jpeg'],
  ['.webp', 'webp'],
  ['.avif', 'avif'],
]);

export function whole(name: string, low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() !== '' && Number.isInteger(value) && value >= low && value <= high) return value;
    throw new InvalidArgumentError(`${name} is a whole number from ${low} to ${high}.`);
  };
}

function readSize(text: string): Size {
  if (Object.hasOwn(SIZE_PRESETS, text)) return SIZE_PRESETS[text as keyof typeof SIZE_PRESETS];
  const [, width, height] = /^(\d{1,5})[x×](\d{1,5})$/i.exec(text) ?? [];
  if (width !== undefined) return { width: Number(width), height: Number(height) };
  const meant = nearest(text, Object.keys(SIZE_PRESETS));
  const hint = meant === undefined ? `one of ${Object.keys(SIZE_PRESETS).join(', ')}` : `did you mean ${meant}?`;
  throw new InvalidArgumentError(`A size is WIDTHxHEIGHT or a name: ${hint}`);
}

export function addPictureOptions(command: Command, picture: string): Command {
  return command
    .option('-o, --output <file>', 'png, jpg, webp or avif by its ending', picture)
    .option('-s, --size <size>', `WIDTHxHEIGHT, or ${Object.keys(SIZE_PRESETS).join(', ')}`, readSize)
    .option(
      '-n, --number <count>',
      'how many pictures; each next one has the next seed',
      whole('The number', 1, 100),
      1,
    )
    .option('--seed <number>', 'same prompt and seed, same picture', whole('A seed', 0, 4_294_967_295))
    .option('-e, --engine <name>', 'who draws; otherwise whoever the configured route names')
    .option('--without <words>', 'what must not appear')
    .option('--transparent', 'only the subjects, on nothing (png and webp)', false)
    .option('--explain', 'print what was understood as JSON', false)
    .option('--open', 'show the picture when it is done', false)
    .option('--json', 'print what was written as JSON', false)
    .option('--no-safety', 'leave the picture as it is, whatever it shows');
}

/** The model of that name, or a line with the nearest one. */
export function findModel(name: string): CatalogueRow {
  const rows = CATALOGUE.filter((row) => row.operation === 'text-to-image');
  const row = rows.find(({ model }) => model === name);
  if (row) return row;
  if (name === 'avatar') throw new CommandError('an avatar needs a photo: easel avatar <photo> "<prompt>"');
  const names = rows.map(({ model }) => model);
  const meant = nearest(name, names);
  throw new CommandError(
    `there is no model "${name}"; ${meant === undefined ? `there are ${names.join(', ')}` : `did you mean ${meant}?`}`,
  );
}

/** Where each picture goes, and as what. Noticed before anything is drawn. */
export function planFiles(output: string, count: number): { readonly format: OutputFormat; readonly paths: string[] } {
  const ending = extname(output);
  const format = FORMATS.get(ending.toLowerCase());
  if (format === undefined) {
    throw new CommandError(`cannot write ${output}: its ending must be .png, .jpg, .webp or .avif`);
  }
  const folder = dirname(resolve(output));
  try {
    if (!statSync(folder).isDirectory()) throw new Error('no folder');
    accessSync(folder, constants.W_OK);
  } catch {
    throw new CommandError(`cannot write ${output}: ${folder} is no folder that can be written to`);
  }
  const stem = output.slice(0, -ending.length);
  const paths = Array.from({ length: count }, (_, index) => (count === 1 ? output : `${stem}-${index + 1}${ending}`));
  return { format, paths };
}
