// False positives of the photo check: every sample photo, and tight, medium and wide parts around each of its faces.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { loadFaceModels } from '../src/faces/find/face-models.js';
import { FaceError } from '../src/faces/faces.js';
import { createFacePreparer } from '../src/faces/preparer.js';
import { createPictureCheck } from '../src/safety/pictures/picture-check.js';

const SAMPLES = 6;
const DETECTION_SIDE = 960;
/** How far a part reaches to each side, up and down, in sizes of the face. */
const PARTS = { tight: [0.8, 0.9, 0.9], medium: [1.5, 1.4, 2.2], wide: [3.2, 2.4, 4.2] } as const;

const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const { signal } = new AbortController();
const models = await loadFaceModels();
const faces = createFacePreparer();
const check = createPictureCheck({ flagFrom: 0.7, unsureFrom: 0.2, timeoutSeconds: 60 });

let asked = 0;
let unusable = 0;
let highest = { name: '', score: 0 };
const flagged: string[] = [];
for (let number = 1; number <= SAMPLES; number++) {
  const file = join(demo, `sample${number}.jpg`);
  await judge(`photo ${number}`, await sharp(file).toBuffer());
  const { width, height } = await sharp(file).metadata();
  const scale = DETECTION_SIDE / Math.max(width, height);
  const { data, info } = await sharp(file)
    .resize(DETECTION_SIDE, DETECTION_SIDE, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await models.detect({ width: info.width, height: info.height, data });
  for (const [index, { box }] of found.entries()) {
    const size = Math.max(box.width, box.height) / scale;
    const [x, y] = [(box.x + box.width / 2) / scale, (box.y + box.height / 2) / scale];
    for (const [name, [aside, up, down]] of Object.entries(PARTS)) {
      const left = Math.max(0, Math.round(x - aside * size));
      const top = Math.max(0, Math.round(y - up * size));
      const part = sharp(file).extract({
        left,
        top,
        width: Math.min(width, Math.round(x + aside * size)) - left,
        height: Math.min(height, Math.round(y + down * size)) - top,
      });
      await judge(`photo ${number}, face ${index + 1}, ${name}`, await part.jpeg({ quality: 95 }).toBuffer());
    }
  }
}
console.log(
  `photo check: ${flagged.length} of ${asked} flagged (${flagged.join('; ')}); ${unusable} more without a usable face; ` +
    `highest score ${highest.score.toFixed(3)}: ${highest.name}`,
);
await Promise.all([faces.close(), check.close()]);

async function judge(name: string, bytes: Uint8Array): Promise<void> {
  try {
    const { cutout } = await faces.prepare(Uint8Array.from(bytes), { signal, caller: 'bench' });
    const verdict = await check.check(cutout, { signal, portrait: true });
    asked++;
    if (verdict.flagged) flagged.push(`${name} ${verdict.score.toFixed(2)}`);
    if (verdict.score > highest.score) highest = { name, score: verdict.score };
  } catch (error) {
    if (!(error instanceof FaceError)) throw error;
    unusable++;
  }
}
