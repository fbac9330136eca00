import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { EngineError } from '../engines/engine.js';
import { CATALOGUE, type OutputFormat } from '../contract/catalogue.js';
import type { AddCommand } from './command.js';

interface GenerateOptions {
  readonly output: string;
  readonly model: string;
  readonly engine?: string;
  readonly size: { width: number; height: number };
  readonly seed?: number;
  readonly steps?: number;
  readonly guidance?: number;
  readonly color: readonly string[];
  readonly explain: boolean;
}

const FORMATS: ReadonlyMap<string, OutputFormat> = new Map([
  ['.png', 'png'],
  ['.jpg', 'jpeg'],
  ['.jpeg', 'jpeg'],
  ['.webp', 'webp'],
  ['.avif', 'avif'],
]);

function whole(name: string, low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= low && value <= high) return value;
    throw new InvalidArgumentError(`${name} is a whole number from ${low} to ${high}.`);
  };
}

function size(text: string): { width: number; height: number } {
  const parts = /^(\d+)x(\d+)$/.exec(text);
  const width = Number(parts?.[1]);
  const height = Number(parts?.[2]);
  const allowed = (side: number): boolean => side >= 64 && side <= 2048;
  if (allowed(width) && allowed(height) && Math.max(width, height) <= 4 * Math.min(width, height))
    return { width, height };
  throw new InvalidArgumentError('A size is WIDTHxHEIGHT, 64 to 2048 a side, at most 4:1.');
}

function color(text: string, before: readonly string[]): string[] {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new InvalidArgumentError('A colour is #rrggbb.');
  if (before.length >= 8) throw new InvalidArgumentError('At most 8 colours.');
  return [...before, text.toLowerCase()];
}

/** `easel generate "<prompt>" -o file.png`: a picture without the service. */
export const addGenerate: AddCommand = (program: Command) => {
  program
    .command('generate')
    .description('draw a picture without the service and write it to a file')
    .argument('<prompt>', 'what to draw')
    .option('-o, --output <file>', 'png, jpg, webp or avif by its ending', 'picture.png')
    .option(
      '-m, --model <name>',
      `one of ${CATALOGUE.filter((row) => row.operation === 'text-to-image')
        .map((row) => row.model)
        .join(', ')}`,
      'stock-image/standard',
    )
    .option('-e, --engine <name>', 'who draws; otherwise whoever the configured route names')
    .option('-s, --size <WIDTHxHEIGHT>', 'size in pixels', size, { width: 1024, height: 1024 })
    .option('--seed <number>', 'same prompt and seed, same picture', whole('A seed', 0, 4_294_967_295))
    .option('--steps <number>', 'finish: 1 to 50', whole('The number of steps', 1, 50))
    .option('--guidance <number>', '1 improvises, 20 draws the prompt and nothing else', Number)
    .option('-c, --color <#rrggbb>', 'a colour hint; may be given up to 8 times', color, [])
    .option('--explain', 'print what was understood as JSON', false)
    .action(generate);
};

async function generate(prompt: string, options: GenerateOptions): Promise<void> {
  const row = CATALOGUE.find(
    (candidate) => candidate.model === options.model && candidate.operation === 'text-to-image',
  );
  if (!row) throw new Error(`unknown model "${options.model}"`);
  const format = FORMATS.get(extname(options.output).toLowerCase());
  if (!format) throw new Error(`cannot write ${options.output}: use .png, .jpg, .webp or .avif`);
  const [{ fit }, { encode }, { openEngines }] = await Promise.all([
    import('../generation/fit.js'),
    import('../generation/encode.js'),
    import('./open-engines.js'),
  ]);
  const seed = options.seed ?? Math.floor(Math.random() * 4_294_967_296);
  const registry = openEngines(options.engine);
  try {
    const started = performance.now();
    const { engine, result } = await registry.render(
      {
        operation: 'text-to-image',
        model: row.model,
        style: row.style,
        prompt,
        ...options.size,
        seed,
        palette: options.color,
        steps: options.steps ?? row.defaults.steps ?? 28,
        guidance: options.guidance ?? row.defaults.guidance ?? 3,
      },
      { signal: new AbortController().signal, onProgress: showProgress },
    );
    const picture = await fit(result.picture, options.size.width, options.size.height);
    const monochrome = row.style === 'ink' && options.color.length === 0;
    await writeFile(options.output, await encode(picture, { format, monochrome }));
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    process.stderr.write(
      `\r${options.output}: ${options.size.width}×${options.size.height}, seed ${seed}, ${engine.id}, ${seconds} s\n`,
    );
    for (const warning of result.warnings) process.stderr.write(`  ${warning}\n`);
    if (options.explain) process.stdout.write(`${JSON.stringify(result.explanation ?? null, null, 2)}\n`);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    process.stderr.write(`\reasel: ${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await registry.close();
  }
}

function showProgress(fraction: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round(fraction * 24);
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${Math.round(fraction * 100)}%  `);
}
