import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STALE_MILLISECONDS = 30 * 60_000;
const RETRY_MILLISECONDS = 250;

/** Runs `work` while no other process holds the lock; one that was left behind by a dead process is taken over. */
export async function withFileLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(path), { recursive: true });
  for (;;) {
    try {
      await mkdir(path);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await abandoned(path)) await rm(path, { recursive: true, force: true });
      else await sleep(RETRY_MILLISECONDS);
    }
  }
  try {
    await writeFile(join(path, 'pid'), String(process.pid));
    return await work();
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

async function abandoned(path: string): Promise<boolean> {
  try {
    const pid = Number(await readFile(join(path, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ESRCH') return true;
    // Between making the folder and writing the number: only age tells.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    return code === 'ENOENT' && age > STALE_MILLISECONDS;
  }
}
