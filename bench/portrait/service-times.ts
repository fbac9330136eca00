import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { portraitLooks } from '@easel/studio';
import { serveProgram, type RunningService } from '../../test/support/program.js';
import { middle } from './darkroom.js';
import { photoOf, promptFor, type SampleFace } from './photos.js';
import { verdict } from './recognition.js';

export interface ServiceTimesOptions {
  readonly faces: readonly SampleFace[];
  /** How long the service is left alone before its memory is read again. */
  readonly restSeconds: number;
}

/** The real service in a process of its own: the first avatar, then every look, and what memory it takes. */
export async function measureService({ faces, restSeconds }: ServiceTimesOptions): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'easel-bench-avatar-'));
  const service = await serveProgram({ EASEL_DATA: data, EASEL_RENDER_WARM_UP: 'true', EASEL_LOG_LEVEL: 'warn' });
  try {
    const start = await memoryOf(service.process.pid!);
    const photos = await Promise.all(
      faces.map(async (face) => Buffer.from((await photoOf(face, 'medium')).bytes).toString('base64')),
    );
    const first = await ask(service, photos[0]!, 'studio');
    let most = 0;
    const watch = setInterval(() => {
      void memoryOf(service.process.pid!).then((now) => (most = Math.max(most, now)));
    }, 150);
    const perLook: { name: string; seconds: number; inference: number }[] = [];
    for (const { name } of portraitLooks) {
      const answers = [];
      for (const photo of photos) answers.push(await ask(service, photo, name));
      perLook.push({
        name,
        seconds: middle(answers.map(({ seconds }) => seconds)),
        inference: middle(answers.map(({ inference }) => inference)),
      });
    }
    clearInterval(watch);
    await delay(restSeconds * 1000);
    const after = await memoryOf(service.process.pid!);
    console.log('\n1024x1024 through the service, one at a time: seconds until the answer, and timings.inference');
    for (const { name, seconds, inference } of perLook)
      console.log(`${name.padEnd(16)}${seconds.toFixed(2).padStart(8)}${inference.toFixed(2).padStart(8)}`);
    verdict('first avatar after a cold start', first.seconds, 'under', 5, 's');
    verdict('warm, median over looks', middle(perLook.map(({ seconds }) => seconds)), 'under', 1.5, 's');
    console.log(
      `resident memory with child processes: ${start} MB at the start, at most ${most} MB while drawing, ${after} MB ${restSeconds} s after`,
    );
  } finally {
    await service.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function ask({ url, key }: RunningService, photo: string, look: string) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/v1/image-to-image/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: promptFor(look), face_image_url: `data:image/jpeg;base64,${photo}`, seed: 7 }),
  });
  const body = (await response.json()) as { timings?: { inference: number } };
  const seconds = (performance.now() - startedAt) / 1000;
  if (!response.ok || !body.timings) throw new Error(`avatar: ${response.status} ${JSON.stringify(body)}`);
  return { seconds, inference: body.timings.inference };
}

/** Resident megabytes of a process and of all that it started; on Linux, where /proc says so. */
async function memoryOf(pid: number): Promise<number> {
  const parents = new Map<number, { parent: number; kilobytes: number }>();
  const entries = await readdir('/proc').catch(() => [] as string[]);
  await Promise.all(
    entries
      .filter((entry) => /^\d+$/.test(entry))
      .map(async (entry) => {
        const text = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '');
        const parent = Number(/^PPid:\s+(\d+)/m.exec(text)?.[1] ?? 0);
        parents.set(Number(entry), { parent, kilobytes: Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) });
      }),
  );
  const belongs = (one: number): boolean => {
    for (let at = one, steps = 0; at > 1 && steps < 20; at = parents.get(at)?.parent ?? 0, steps += 1)
      if (at === pid) return true;
    return false;
  };
  let kilobytes = 0;
  for (const [one, entry] of parents) if (belongs(one)) kilobytes += entry.kilobytes;
  return Math.round(kilobytes / 1000);
}
