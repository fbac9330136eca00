import { join } from 'node:path';
import { CommandError } from './command-error.js';
import type { AddCommand } from './command.js';

/** `easel models pull|list|remove`: model files for stable-diffusion.cpp, in the data folder. */
export const addModels: AddCommand = (program) => {
  const models = program.command('models').description('fetch and list model files for stable-diffusion.cpp');

  models
    .command('pull <name-or-url>')
    .description('fetch a known model, or one gguf or safetensors file; continues where it broke off')
    .action(pull);

  models
    .command('list')
    .description('show the models that are here and those that can be pulled by name')
    .option('--json', 'as JSON')
    .action(list);

  models
    .command('remove <name>')
    .description('delete a pulled model')
    .action(async (name: string) => {
      if (await (await openStore()).remove(name)) console.log(`Removed ${name}.`);
      else throw new CommandError(`there is no pulled model ${name}; easel models list shows them`);
    });
};

async function openStore() {
  const [{ loadConfig }, { createModelStore }] = await Promise.all([
    import('../config/load.js'),
    import('../engines/stable-diffusion/models/model-store.js'),
  ]);
  return createModelStore(join(loadConfig().data, 'models'));
}

async function pull(nameOrUrl: string): Promise<void> {
  const [store, { createProgressLine }, { KNOWN_MODELS }, { DownloadError }] = await Promise.all([
    openStore(),
    import('../engines/stable-diffusion/models/progress-line.js'),
    import('../engines/stable-diffusion/models/model-table.js'),
    import('../engines/stable-diffusion/models/download.js'),
  ]);
  const known = KNOWN_MODELS.find(({ name }) => name === nameOrUrl.toLowerCase());
  if (known) console.error(`${known.title}. Licence: ${known.licence}. ${known.licenceNote ?? ''}`.trim());
  const controller = new AbortController();
  const stop = () => controller.abort(new DownloadError('stopped; the same command continues'));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const line = createProgressLine(process.stderr);
  const token = process.env['HF_TOKEN'];
  try {
    const model = await store.pull(nameOrUrl, {
      signal: controller.signal,
      onFile: (file, index, count) => line.begin(count > 1 ? `${file} (${index} of ${count})` : file),
      onProgress: (progress) => line.show(progress),
      ...(token ? { token } : {}),
    });
    line.end();
    console.log(`${model.name} is in ${join(store.folder, model.name)}`);
  } catch (error) {
    line.end();
    if (!(error instanceof DownloadError)) throw error;
    fail(error.message);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const [store, { KNOWN_MODELS }, { inBytes }] = await Promise.all([
    openStore(),
    import('../engines/stable-diffusion/models/model-table.js'),
    import('../engines/stable-diffusion/models/progress-line.js'),
  ]);
  const here = await store.list();
  if (json) {
    console.log(JSON.stringify({ folder: store.folder, pulled: here, known: KNOWN_MODELS }, null, 2));
    return;
  }
  console.log(`Pulled, in ${store.folder}:`);
  if (here.length === 0) console.log('  none');
  for (const { name, title, files } of here) {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    console.log(`  ${name.padEnd(16)} ${inBytes(bytes).padStart(8)}  ${title}`);
  }
  console.log('Known, for easel models pull <name>:');
  for (const { name, title, licence, files } of KNOWN_MODELS.filter(
    (row) => !here.some((one) => one.name === row.name),
  )) {
    const bytes = files.reduce((sum, file) => sum + (file.bytes ?? Number.NaN), 0);
    console.log(
      `  ${name.padEnd(16)} ${(Number.isNaN(bytes) ? '' : inBytes(bytes)).padStart(8)}  ${title}; ${licence}`,
    );
  }
}

function fail(message: string): void {
  console.error(`easel: ${message}`);
  process.exitCode = 1;
}
