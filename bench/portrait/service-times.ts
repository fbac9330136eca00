import { setTimeout as delay } from 'node:timers/promises';
import { portraitLooks } from '@easel/studio';
import { median, report } from '../support/report.js';
import { post, startServiceProcess } from '../support/service-process.js';
import { promptFor, samplePhoto, type SampleFace } from './photos.js';

/** The helping processes of faces end after 30 idle seconds. */
const REST_SECONDS = 50;
/** A service that rests may hold this much more than before its first avatar: Studio's threads have their words loaded. */
const MOST_KEPT = 200;

/** The real service in a process of its own: the first avatar, then every look, and what memory it takes. */
export async function measureService(faces: readonly SampleFace[]): Promise<void> {
  const photos = await Promise.all(
    faces.map(async (face) => Buffer.from((await samplePhoto(face, 'medium')).bytes).toString('base64')),
  );
  const service = await startServiceProcess();
  const memory = (): number => Math.round(service.memory().all);
  const ask = async (photo: string, look: string): Promise<number> => {
    const { status, seconds, json } = await post(`${service.url}/v1/image-to-image/avatar`, {
      prompt: promptFor(look),
      face_image_url: `data:image/jpeg;base64,${photo}`,
      seed: 7,
    });
    if (status !== 200) throw new Error(`avatar: ${status} ${JSON.stringify(json).slice(0, 300)}`);
    return seconds;
  };
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memory())), 150);
  try {
    const atStart = memory();
    const first = await ask(photos[0]!, 'studio');
    report({
      name: 'first avatar after a cold start',
      value: `${first.toFixed(2)} s`,
      target: 'under 5 s',
      met: first < 5,
    });
    console.log('\n1024x1024 through the service, one at a time, seconds until the answer:');
    const perLook: number[] = [];
    for (const { name } of portraitLooks) {
      const seconds: number[] = [];
      for (const photo of photos) seconds.push(await ask(photo, name));
      perLook.push(median(seconds));
      console.log(`${name.padEnd(16)}${median(seconds).toFixed(2).padStart(8)}`);
    }
    const warm = median(perLook);
    report({
      name: 'warm avatar, median over looks',
      value: `${warm.toFixed(2)} s`,
      target: 'under 1.5 s',
      met: warm < 1.5,
    });
    report({ name: 'slowest look', value: `${Math.max(...perLook).toFixed(2)} s` });
    await delay(REST_SECONDS * 1000);
    const after = memory();
    report({ name: 'memory with helpers before the first avatar', value: `${atStart} MB` });
    report({ name: 'the most while drawing avatars', value: `${most} MB` });
    report({
      name: `the same ${REST_SECONDS} s after the last avatar`,
      value: `${after} MB`,
      target: 'under 700 MB, and what avatars took is back',
      met: after < 700 && after < most - MOST_KEPT,
    });
  } finally {
    clearInterval(watch);
    await service.close();
  }
}
