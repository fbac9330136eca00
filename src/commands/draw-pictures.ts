import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { CatalogueRow } from '../contract/catalogue.js';
import { MAX_SEED } from '../contract/limits.js';
import { CommandError } from './command-error.js';
import { planFiles, type PictureOptions } from './picture-options.js';

interface Written {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly flagged: boolean;
}

/** Draws with the configured engines and without the service, by the same steps: checked, fitted, judged, encoded. */
export async function drawPictures(
  row: CatalogueRow,
  fields: Readonly<Record<string, unknown>>,
  options: PictureOptions,
): Promise<void> {
  const { format, paths } = planFiles(options.output, options.number);
  const [config, read, steps, { openEngines }, { createSafetyChecker }, { createFacePreparer }] = await Promise.all([
    import('../config/load.js').then(({ loadConfig }) => loadConfig()),
    import('../contract/read-request.js'),
    loadSteps(),
    import('./open-engines.js'),
    import('../safety/checker.js'),
    import('../faces/preparer.js'),
  ]);
  // The same reading as of a request: whatever is wrong is said in its words, before anything is loaded.
  const { request, ignored } = read
    .createRequestReaders({ ...config.limits, imagesPerRequest: 100 })(row)
    .read({
      ...fields,
      ...(options.size === undefined ? {} : { image_size: options.size }),
      num_images: options.number,
      output_format: format,
      enable_safety_checker: options.safety,
      ...(options.seed === undefined ? {} : { seed: options.seed }),
      ...(options.without === undefined ? {} : { negative_prompt: options.without }),
      ...(options.transparent ? { background: 'transparent' } : {}),
    });
  const controller = new AbortController();
  const stop = (): void => controller.abort(new CommandError('stopped'));
  process.once('SIGINT', stop);
  const { signal } = controller;
  const registry = openEngines(options.engine);
  const safety = createSafetyChecker(config.safety);
  const faces = createFacePreparer({ allowHosts: config.faces.allowHosts });
  const provenance = steps.createProvenance(config.provenance);
  const startedAt = performance.now();
  try {
    const verdict = await steps.admit(request, { safety, safetyRequired: config.safety.required }, signal);
    const { faceImage, faceIndex } = request;
    const face = faceImage === undefined ? undefined : await faces.prepare(faceImage, { signal, faceIndex });
    const tasks = steps.tasksOf({ ...request, seed: request.seed ?? randomInt(MAX_SEED + 1) }, face);
    const flaggedPrompt = request.safetyChecker && verdict.verdict === 'flag';
    const written: Written[] = [];
    const warnings = new Set(ignored.map((name) => `${name} is not used by ${row.model}`));
    let explanation: unknown;
    let engineName = '';
    for (const [index, task] of tasks.entries()) {
      const onProgress = (fraction: number): void => showProgress((index + fraction) / tasks.length);
      const { engine, result } = await registry.render(task, { signal, onProgress });
      engineName = engine.id;
      explanation ??= result.explanation;
      for (const warning of result.warnings) warnings.add(warning);
      const picture = await steps.fit(result.picture, request.width, request.height);
      const flagged =
        flaggedPrompt || (request.safetyChecker && (await steps.checkPicture(picture, safety, signal)).flagged);
      const bytes = await steps.encode(flagged ? steps.blackPicture(request.width, request.height) : picture, {
        format,
        monochrome: task.style === 'ink' && task.palette.length === 0,
        transparent: request.transparent && !flagged,
        provenance: provenance({
          trained: engine.capabilities.trained && !flagged,
          fromPhoto: face !== undefined && !flagged,
        }),
      });
      const file = paths[index] ?? options.output;
      await write(file, bytes);
      written.push({ file, width: request.width, height: request.height, seed: task.seed, flagged });
      if (!options.json) tell(file, task.seed, request, engineName, startedAt, flagged);
    }
    clearProgress();
    if (!options.json) for (const warning of warnings) process.stderr.write(`  ${warning}\n`);
    if (options.json) {
      const seconds = Math.round(performance.now() - startedAt) / 1000;
      const report = { model: row.model, engine: engineName, seconds, pictures: written, warnings: [...warnings] };
      console.log(JSON.stringify({ ...report, ...(options.explain ? { explanation } : {}) }, null, 2));
    } else if (options.explain) console.log(JSON.stringify(explanation ?? null, null, 2));
    if (options.open) for (const { file } of written) show(file);
  } finally {
    process.off('SIGINT', stop);
    await Promise.all([registry.close(), safety.close(), faces.close()]);
  }
}

/** The steps of the assembly line that need no service around them. */
async function loadSteps() {
  const [{ admit }, { fit }, { encode }, { checkPicture, blackPicture }, { tasksOf }, { createProvenance }] =
    await Promise.all([
      import('../generation/admit.js'),
      import('../generation/fit.js'),
      import('../generation/encode.js'),
      import('../generation/check.js'),
      import('../generation/carry-out.js'),
      import('../generation/provenance.js'),
    ]);
  return { admit, fit, encode, checkPicture, blackPicture, tasksOf, createProvenance };
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (error) {
    throw new CommandError(`cannot write ${file}: ${(error as NodeJS.ErrnoException).code ?? 'it failed'}`, {
      cause: error,
    });
  }
}

function tell(
  file: string,
  seed: number,
  { width, height }: { readonly width: number; readonly height: number },
  engine: string,
  startedAt: number,
  flagged: boolean,
): void {
  clearProgress();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
  process.stderr.write(`${file}: ${width}×${height}, seed ${seed}, ${engine}, ${seconds} s\n`);
  if (flagged)
    process.stderr.write('  the safety checker flagged it, so it is black; --no-safety leaves it as it is\n');
}

function showProgress(fraction: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round(fraction * 24);
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${Math.round(fraction * 100)}%  `);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${' '.repeat(36)}\r`);
}

/** With whatever this system shows pictures with. */
function show(file: string): void {
  const [command = '', ...words] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  const viewer = spawn(command, [...words, file], { stdio: 'ignore', detached: true });
  viewer.on('error', () => process.stderr.write(`  nothing here opens pictures; look at ${file} yourself\n`));
  viewer.unref();
}
