import { setTimeout as delay } from 'node:timers/promises';
import { portraitLooks } from '@easel/studio';
import sharp from 'sharp';
import { median, report } from '../support/report.js';
import { post, startServiceProcess } from '../support/service-process.js';
import { promptFor, samplePhoto, type SampleFace } from './photos.js';

/** The helping processes of faces end after 30 idle seconds. */
const REST_SECONDS = 50;
/** A service that rests may hold this much more than before its first avatar: Studio's threads have their words loaded. */
const MOST_KEPT = 200;

/**
 * The real service in a process of its own: the first avatar, then every look, and what memory it takes. A warm avatar is
 * one of a photo that the service has not seen, in a look that it has drawn before; a photo that is sent again is told
 * apart, because what the service keeps of it helps.
 */
export async function measureService(faces: readonly SampleFace[]): Promise<void> {
  const photos = await Promise.all(faces.map((face) => samplePhoto(face, 'medium')));
  /** The same photo in another file: what the service keeps of the last ones does not help. */
  const newPhoto = async (index: number, count: number): Promise<string> => {
    const file = await sharp(photos[index]!.bytes)
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { ImageDescription: String(count) } })
      .toBuffer();
    return file.toString('base64');
  };
  const service = await startServiceProcess();
  const memory = (): number => Math.round(service.memory().all);
  const ask = async (photo: string, look: string, side = 1024): Promise<number> => {
    const { status, seconds, json } = await post(`${service.url}/v1/image-to-image/avatar`, {
      prompt: promptFor(look),
      face_image_url: `data:image/jpeg;base64,${photo}`,
      image_size: { width: side, height: side },
      seed: 7,
    });
    if (status !== 200) throw new Error(`avatar: ${status} ${JSON.stringify(json).slice(0, 300)}`);
    return seconds;
  };
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memory())), 400);
  try {
    const atStart = memory();
    const first = await ask(await newPhoto(0, 0), 'studio');
    report({
      name: 'first avatar after a cold start',
      value: `${first.toFixed(2)} s`,
      target: 'under 5 s',
      met: first < 5,
    });
    // Warm: each of Studio's two threads has drawn each look before, so that its code is compiled.
    const known = await newPhoto(0, 0);
    for (const { name } of portraitLooks) await Promise.all([ask(known, name, 512), ask(known, name, 512)]);
    console.log('\n1024x1024 through the service, one at a time, seconds until the answer; then the same photo again:');
    const perLook: number[] = [];
    const again: number[] = [];
    for (const [count, { name }] of portraitLooks.entries()) {
      const seconds: number[] = [];
      let photo = '';
      for (const index of photos.keys()) {
        photo = await newPhoto(index, count + 1);
        seconds.push(await ask(photo, name));
      }
      perLook.push(seconds.reduce((sum, each) => sum + each, 0) / seconds.length);
      again.push(await ask(photo, name));
      console.log(`${name.padEnd(16)}${perLook.at(-1)!.toFixed(2).padStart(8)}${again.at(-1)!.toFixed(2).padStart(8)}`);
    }
    for (const [name, seconds] of [
      ['warm avatar, median over looks', median(perLook)],
      ['the same of the photo before, median over looks', median(again)],
    ] as const)
      report({ name, value: `${seconds.toFixed(2)} s`, target: 'under 1.5 s', met: seconds < 1.5 });
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
