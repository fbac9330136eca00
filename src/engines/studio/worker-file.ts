import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** As the build puts it together, and as it was compiled. */
const TOGETHER = here('../../../studio/worker.js');
const COMPILED = here('./worker.js');
const STUDIO = here('../../../../packages/studio/dist/');

/**
 * The program of the threads that draw: one file, because to find, open and link twelve hundred modules takes longer than
 * to run them; but never one that is older than what it was made of.
 */
export function workerFile(together = TOGETHER, studio = STUDIO): string {
  const written = writtenAt(together);
  return written > 0 && compilations(studio).every((file) => writtenAt(file) <= written) ? together : COMPILED;
}

/** What the compiler notes down whenever it has compiled Studio. */
function compilations(studio: string): string[] {
  return readdirSync(studio)
    .filter((name) => name.endsWith('.tsbuildinfo'))
    .map((name) => join(studio, name));
}

/** Zero where there is no such file. */
function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
