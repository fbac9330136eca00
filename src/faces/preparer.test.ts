import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import type { FacePicture } from '../engines/engine.js';
import { FaceError } from './faces.js';
import { createFacePreparer } from './preparer.js';

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const preparer = createFacePreparer({ allowHosts: ['127.0.0.1'] });
after(() => preparer.close());
const { signal } = new AbortController();

const dataUrl = (bytes: Uint8Array) => `data:;base64,${Buffer.from(bytes).toString('base64')}`;

async function portrait(): Promise<Sharp> {
  return sharp(await readFile(join(samples, 'sample6.jpg'))).extract({ left: 1400, top: 60, width: 520, height: 900 });
}

test('a photo becomes an upright face with points and a cut-out person', async () => {
  const bytes = await (
    await portrait()
  )
    .withMetadata({ exif: { IFD0: { Copyright: 'secret' } } })
    .jpeg()
    .toBuffer();
  const face = await preparer.prepare(dataUrl(bytes), { signal });
  assert.equal(face.landmarks.length, 68);
  assert.deepEqual([face.cutout.width, face.cutout.height], [face.width, face.height]);
  const { box, cutout } = face;
  assert.ok(box.x > 0 && box.y > 0 && box.x + box.width < face.width && box.y + box.height < face.height);
  const alphaAt = (x: number, y: number) => cutout.data[(Math.round(y) * cutout.width + Math.round(x)) * 4 + 3]!;
  assert.ok(alphaAt(box.x + box.width / 2, box.y + box.height / 2) > 250, 'the face is kept');
  assert.ok(alphaAt(4, 4) < 5, 'the background is gone');
  const { format, exif, width, height } = await sharp(face.photo).metadata();
  assert.deepEqual([format, exif, width, height], ['jpeg', undefined, face.width, face.height]);
});

test('a photo that lies on its side, and a small face far from the middle, are found', async () => {
  const sideways = await (await portrait()).rotate(90).jpeg().toBuffer();
  const turned = await preparer.prepare(dataUrl(sideways), { signal });
  const eyes = turned.landmarks[45]![0] - turned.landmarks[36]![0];
  assert.ok(eyes > Math.abs(turned.landmarks[45]![1] - turned.landmarks[36]![1]) * 2, 'the eyes are level');

  const small = await (await portrait()).resize({ height: 260 }).toBuffer();
  const far = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#7f8fa6' } })
    .composite([{ input: small, left: 2200, top: 1330 }])
    .jpeg()
    .toBuffer();
  const face = await preparer.prepare(dataUrl(far), { signal });
  assert.ok(face.box.height > face.height * 0.12, 'the portrait is framed around the face');
});

test('of several faces the largest central one is used, or the one that is asked for', async () => {
  const one = await (await portrait()).resize({ height: 500 }).toBuffer();
  const two = await (await portrait()).resize({ height: 900 }).toBuffer();
  const group = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#7f8fa6' } })
    .composite([
      { input: one, left: 60, top: 300 },
      { input: two, left: 600, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  const face = await preparer.prepare(dataUrl(group), { signal });
  assert.ok(face.box.height > 150, `the face has ${face.box.height} pixels`);
  const second = await preparer.prepare(dataUrl(group), { signal, faceIndex: 1 });
  assert.ok(second.width < face.width, `${second.width} and ${face.width} pixels`);
  await assert.rejects(
    preparer.prepare(dataUrl(group), { signal, faceIndex: 2 }),
    (error) => error instanceof FaceError && error.code === 'out_of_range' && /2 faces were found/.test(error.message),
  );
});

test('a face that fills the photo is found, and neighbours are cut away', async () => {
  const group = join(samples, 'sample6.jpg');
  const alphaAt = ({ cutout }: FacePicture, x: number, y: number) =>
    cutout.data[(Math.round(y * cutout.height) * cutout.width + Math.round(x * cutout.width)) * 4 + 3]!;
  // Hair of the woman beside her lies at the left edge, and no face of hers is in the picture.
  const tight = await sharp(group).extract({ left: 1391, top: 180, width: 403, height: 415 }).jpeg().toBuffer();
  const alone = await preparer.prepare(dataUrl(tight), { signal });
  assert.ok(alphaAt(alone, 0.4, 0.6) > 250, 'her face is kept');
  assert.ok(alphaAt(alone, 0.03, 0.55) < 60, `${alphaAt(alone, 0.03, 0.55)} of the neighbour's hair is left`);
  // A face that fills the frame, of the colour of the wall behind it.
  const face = await sharp(join(samples, 'sample5.jpg'))
    .extract({ left: 721, top: 50, width: 288, height: 297 })
    .jpeg()
    .toBuffer();
  const whole = await preparer.prepare(dataUrl(face), { signal });
  assert.ok(alphaAt(whole, 0.5, 0.15) > 200, 'hair is kept');
});

test('a photo that is turned for a leaning head never shows its slanted border', async () => {
  // The photo's own border is painted; it crosses her body.
  const [side, angle] = [700, (50 * Math.PI) / 180];
  const around = { left: 1150, top: 0, width: 770, height: 1000 };
  const leaning = await sharp(await sharp(join(samples, 'sample6.jpg')).extract(around).png().toBuffer())
    .rotate(50)
    .png()
    .toBuffer({ resolveWithObject: true });
  const [x, y] = [58, -100];
  const left = Math.round(leaning.info.width / 2 + x * Math.cos(angle) - y * Math.sin(angle) - side / 2);
  const top = Math.round(leaning.info.height / 2 + x * Math.sin(angle) + y * Math.cos(angle) - side / 2);
  const border = `<rect width="${side}" height="${side}" fill="none" stroke="#ff00ff" stroke-width="20"/>`;
  const framed = await sharp(leaning.data)
    .extract({ left, top, width: side, height: side })
    .composite([{ input: Buffer.from(`<svg width="${side}" height="${side}">${border}</svg>`) }])
    .jpeg({ quality: 95 })
    .toBuffer();
  const { landmarks, cutout } = await preparer.prepare(dataUrl(framed), { signal });
  const [right, below] = [0, 1].map((axis) => landmarks[45]![axis]! - landmarks[36]![axis]!) as [number, number];
  assert.ok(Math.abs(below) < right * 0.8, 'the photo was turned');
  let painted = 0;
  for (let at = 0; at < cutout.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = cutout.data.subarray(at, at + 4);
    if (alpha > 40 && red > 170 && blue > 170 && green < 90) painted += 1;
  }
  assert.equal(painted, 0, `${painted} pixels of the border are left`);
});

test('a picture without a face, a broken one and a missing one are told apart', async () => {
  const empty = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#446688' } })
    .png()
    .toBuffer();
  const faultOf = (url: string) =>
    preparer.prepare(url, { signal }).then(
      () => 'none',
      (error: unknown) => (error instanceof FaceError ? error.code : String(error)),
    );
  assert.equal(await faultOf(dataUrl(empty)), 'no_face_found');
  const brown = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#8a5a3c' } })
    .png()
    .toBuffer();
  assert.equal(await faultOf(dataUrl(brown)), 'no_face_found', 'a flat brown square is not a face');
  // Through the nose: half a face is refused and not drawn.
  const half = sharp(join(samples, 'sample6.jpg')).extract({ left: 1586, top: 100, width: 330, height: 700 });
  assert.equal(await faultOf(dataUrl(await half.jpeg().toBuffer())), 'face_cut_off');
  assert.equal(await faultOf(dataUrl(Buffer.from('hello'))), 'face_unreadable');
  assert.equal(await faultOf('http://127.0.0.1:1/face.jpg'), 'face_download_failed');
  assert.equal(await faultOf('gopher://x'), 'invalid_url');
});

test('a photo comes over http, and an abort ends the wait at once', async () => {
  const bytes = await (await portrait()).jpeg().toBuffer();
  const server = createServer((_incoming, outgoing) => outgoing.end(bytes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/face.jpg`;
  try {
    const controller = new AbortController();
    const gone = preparer.prepare(url, { signal: controller.signal });
    const reason = new Error('the client left');
    setTimeout(() => controller.abort(reason), 60);
    await assert.rejects(gone, (error) => error === reason);
    assert.ok((await preparer.prepare(url, { signal })).width > 0, 'the next photo is served');
  } finally {
    server.close();
  }
});

test('the process that was begun for an expected photo takes it', async () => {
  const alone = createFacePreparer({ places: 1 });
  try {
    alone.expect?.();
    alone.expect?.();
    const broken = dataUrl(Buffer.from('no picture'));
    await assert.rejects(alone.prepare(broken, { signal }), { name: 'FaceError', code: 'face_unreadable' });
  } finally {
    await alone.close();
  }
});
