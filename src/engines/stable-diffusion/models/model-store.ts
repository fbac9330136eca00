import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';
import { nearest } from '../../../contract/nearest.js';
import { diffusionModelSchema, type DiffusionModel } from '../options.js';
import { DownloadError, downloadFile, type DownloadProgress, type FileDownload } from './download.js';
import { withFileLock } from '../file-lock.js';
import { faultOfModelFile } from './model-file.js';
import { KNOWN_MODELS, type KnownModel } from './model-table.js';

const manifestSchema = z.object({
  name: z.string(),
  title: z.string(),
  licence: z.string(),
  files: z.array(
    z.object({ role: z.string(), file: z.string(), url: z.string(), bytes: z.number(), sha256: z.string() }),
  ),
  /** File paths are relative to the model's folder. */
  model: diffusionModelSchema,
});

export type InstalledModel = z.output<typeof manifestSchema>;

export interface PullOptions {
  readonly signal: AbortSignal;
  /** Told before each file, and while it comes. */
  readonly onFile?: (file: string, index: number, count: number) => void;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** For hosts that ask who is there. */
  readonly token?: string;
  /** What of the download should differ, for tests. */
  readonly download?: Partial<FileDownload>;
}

/** The models in the data folder. */
export interface ModelStore {
  readonly folder: string;
  list(): Promise<readonly InstalledModel[]>;
  /** Fetches a model by its name in the table, or one file by its address. */
  pull(nameOrUrl: string, options: PullOptions): Promise<InstalledModel>;
  remove(name: string): Promise<boolean>;
}

const MANIFEST = 'model.json';
const ENDINGS = new Set(['.gguf', '.safetensors']);
/** A name becomes a folder. */
const SAFE_NAME = /^[a-z0-9][\w.+-]*$/i;

export function createModelStore(folder: string, table: readonly KnownModel[] = KNOWN_MODELS): ModelStore {
  return {
    folder,

    async list() {
      const names = await readdir(folder).catch(() => []);
      const manifests = await Promise.all(names.map((name) => readManifest(join(folder, name))));
      return manifests.filter((manifest) => manifest !== undefined);
    },

    async pull(nameOrUrl, options) {
      const known = table.find(({ name }) => name === nameOrUrl.toLowerCase()) ?? fromUrl(nameOrUrl, table);
      const home = join(folder, known.name);
      return withFileLock(`${home}.lock`, async () => {
        const files = [];
        for (const [index, file] of known.files.entries()) {
          const name = basename(new URL(file.url).pathname);
          options.onFile?.(name, index + 1, known.files.length);
          const target = join(home, name);
          const fetched =
            (await already(home, file.url, target)) ??
            (await downloadFile({
              url: file.url,
              target,
              signal: options.signal,
              ...(file.sha256 ? { sha256: file.sha256 } : {}),
              ...(options.onProgress ? { onProgress: options.onProgress } : {}),
              ...(options.token && new URL(file.url).hostname === 'huggingface.co'
                ? { headers: { authorization: `Bearer ${options.token}` } }
                : {}),
              ...options.download,
            }));
          await requireModelFile(target);
          files.push({ role: file.role, file: name, url: file.url, ...fetched });
          // After each file, so that a pull that breaks off does not fetch the finished ones again.
          await writeFile(join(home, 'files.json'), JSON.stringify(files));
        }
        const paths = Object.fromEntries(files.map(({ role, file }) => [role, file]));
        const manifest = manifestSchema.parse({
          name: known.name,
          title: known.title,
          licence: known.licence,
          files,
          model: { ...known.settings, files: paths },
        });
        await writeFile(join(home, `${MANIFEST}.new`), JSON.stringify(manifest, null, 2));
        await rename(join(home, `${MANIFEST}.new`), join(home, MANIFEST));
        await rm(join(home, 'files.json'), { force: true });
        return manifest;
      });
    },

    async remove(name) {
      if (!SAFE_NAME.test(name) || !(await readManifest(join(folder, name)))) return false;
      await rm(join(folder, name), { recursive: true, force: true });
      return true;
    },
  };
}

/**
 * The settings of a model by name, with absolute paths. A known model that is not pulled yet has the paths where its
 * files will be; a name that nobody knows throws.
 */
export function findModel(folder: string, name: string, table: readonly KnownModel[] = KNOWN_MODELS): DiffusionModel {
  const home = join(folder, name);
  const model = readPulled(home) ?? expected(name, table);
  if (!model) throw new Error(`the model ${name} is neither pulled nor known: see \`easel models list\``);
  const files = Object.entries(model.files).map(([role, file]) => [role, file && join(home, file)]);
  return { ...model, files: Object.fromEntries(files) as DiffusionModel['files'] };
}

function readPulled(home: string): DiffusionModel | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(home, MANIFEST), 'utf8'))).model;
  } catch {
    return undefined;
  }
}

function expected(name: string, table: readonly KnownModel[]): DiffusionModel | undefined {
  const known = table.find((row) => row.name === name);
  if (!known) return undefined;
  const files = known.files.map(({ role, url }) => [role, basename(new URL(url).pathname)]);
  return diffusionModelSchema.parse({ ...known.settings, files: Object.fromEntries(files) as Record<string, string> });
}

function hintFor(text: string, table: readonly KnownModel[]): string {
  const names = table.map(({ name }) => name);
  const meant = nearest(text, names);
  return meant === undefined ? `there are ${names.join(', ')}` : `did you mean ${meant}?`;
}

function fromUrl(text: string, table: readonly KnownModel[]): KnownModel {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new DownloadError(`"${text}" is neither an http address nor a known model; ${hintFor(text, table)}`);
  const file = basename(url.pathname);
  const ending = extname(file).toLowerCase();
  if (!ENDINGS.has(ending) || !SAFE_NAME.test(file))
    throw new DownloadError(`${text} must end in a file name with .gguf or .safetensors`);
  const name = file.slice(0, -ending.length).toLowerCase();
  return {
    name,
    title: file,
    licence: 'see its source',
    files: [{ role: 'model', url: url.href }],
    settings: {},
  };
}

/** A file that an earlier pull finished, complete or broken off. */
async function already(home: string, url: string, target: string) {
  const done = (await readManifest(home))?.files ?? (await readFinished(home));
  const entry = done.find((file) => file.url === url);
  const size = await stat(target).then(
    (found) => found.size,
    () => -1,
  );
  return entry && size === entry.bytes ? { bytes: entry.bytes, sha256: entry.sha256 } : undefined;
}

async function readFinished(home: string): Promise<InstalledModel['files']> {
  try {
    return manifestSchema.shape.files.parse(JSON.parse(await readFile(join(home, 'files.json'), 'utf8')));
  } catch {
    return [];
  }
}

async function readManifest(home: string): Promise<InstalledModel | undefined> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(home, MANIFEST), 'utf8')));
  } catch {
    return undefined;
  }
}

async function requireModelFile(path: string): Promise<void> {
  const fault = await faultOfModelFile(path);
  if (fault === undefined) return;
  await rm(path, { force: true });
  throw new DownloadError(`${basename(path)} is no model file: it ${fault}; it was thrown away`);
}
