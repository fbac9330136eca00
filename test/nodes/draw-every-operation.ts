/** Draws a picture with every model of the real service, over HTTP, and prints a digest of each file as JSON. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { createFacePreparer } from '../../src/faces/preparer.js';
import { createSafetyChecker } from '../../src/safety/checker.js';
import { loadConfig } from '../../src/config/load.js';
import { startService } from '../support/service.js';

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const photo = await readFile(join(samples, 'sample1.jpg'));
const service = await startService({
  engines: [createStudioEngine({ threads: 2 })],
  faces: createFacePreparer(),
  safety: createSafetyChecker(loadConfig({ env: {} }).safety),
});

interface Body {
  readonly images?: readonly { readonly url: string }[];
  readonly data?: { readonly images: readonly { readonly url: string }[] };
}

const digests: Record<string, string> = {};
try {
  for (const { model: name, path } of CATALOGUE) {
    const answer = await service.post(path, {
      // a word that nobody listed, so that the embeddings have their say as well
      prompt: name === 'avatar' ? 'an oil painting of a pilot' : 'a red samovar and a black cat by a lake at dusk',
      image_size: { width: 256, height: 192 },
      seed: 4_000_000_007,
      ...(name === 'avatar' ? { face_image_url: `data:image/jpeg;base64,${photo.toString('base64')}` } : {}),
    });
    const { images, data } = answer.json<Body>();
    const url = (images ?? data?.images)?.[0]?.url;
    if (url === undefined) throw new Error(`${name}: ${answer.status} ${answer.text}`);
    const file = await fetch(url);
    digests[name] = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex');
  }
} finally {
  await service.close();
}
console.log(JSON.stringify(digests));
