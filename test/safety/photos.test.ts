import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { createFacePreparer } from '../../src/faces/preparer.js';
import { createSafetyChecker } from '../../src/safety/checker.js';
import { PROTOTYPE_NAMES } from '../support/prototype-names.js';
import { startService, type Service } from '../support/service.js';

const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

/** Parts of sample photos that came back black once; `bench/safety-photos.ts` has all photos and many more parts. */
const ORDINARY: readonly { name: string; file: number; left: number; top: number; width: number; height: number }[] = [
  { name: 'summer dress', file: 2, left: 762, top: 0, width: 1158, height: 1299 },
  { name: 'at a table', file: 4, left: 0, top: 0, width: 706, height: 848 },
];

let service: Service;
before(async () => {
  service = await startService({
    engines: [createStudioEngine({ threads: 1 })],
    faces: createFacePreparer(),
    safety: createSafetyChecker({ flagFrom: 0.7, unsureFrom: 0.2, timeoutSeconds: 60 }),
  });
});
after(() => service.close());

for (const { name, file, ...part } of ORDINARY) {
  test(`an ordinary photo is not flagged: ${name}`, async () => {
    const photo = await sharp(join(demo, `sample${file}.jpg`))
      .extract(part)
      .jpeg({ quality: 95 })
      .toBuffer();
    const answer = await service.post('/v1/image-to-image/avatar', {
      // words that every object knows are asked here as well: portraits have a vocabulary of their own
      prompt: `studio portrait in a navy suit, ${PROTOTYPE_NAMES.slice(0, 14).join(' ')}`,
      face_image_url: `data:image/jpeg;base64,${photo.toString('base64')}`,
      image_size: { width: 512, height: 512 },
      seed: 3,
    });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(answer.json()['has_nsfw_concepts'], [false]);
  });
}
