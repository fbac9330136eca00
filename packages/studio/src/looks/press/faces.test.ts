import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LayerMap } from '../../paint/painting.js';
import type { Item, Scene } from '../../scene/scene.js';
import { understand } from '../../understanding.js';
import { staged } from '../../scene/staged-for-tests.js';
import { looks } from '../looks.js';
import { paintSample } from '../sample-painting.js';
import { bareFaces, eachOfFace, facesOf, headsOf } from './faces.js';

const size = [96, 96] as const;
const map: LayerMap = { layers: [{ region: 'subject', depth: 0.2 }], index: new Uint8Array(96 * 96) };

test('skin is bare paper in ink however dark it is, and its eyes stay dark', () => {
  const light = new Float32Array(96 * 96).fill(0.24);
  const eye = 40 * 96 + 42;
  light[eye] = 0.05;
  bareFaces(light, { map, heroes: Uint8Array.of(1) }, [{ x: 48, y: 48, radius: 20 }], size);
  assert.ok(light[48 * 96 + 48]! > 0.75, `${light[48 * 96 + 48]}`);
  assert.ok(light[eye] < 0.06, `${light[eye]}`);
  assert.ok(Math.abs(light[2]! - 0.24) < 0.001, 'nothing changes beside it');
});

test('faces are where heads are: not of those seen from behind, and both of a couple', async () => {
  const facesIn = async (prompt: string): Promise<number> =>
    facesOf(staged(await understand(prompt), 7).scene, 960).length;
  assert.equal(await facesIn('portrait of a queen'), 1);
  assert.equal(await facesIn('a couple holding hands'), 2);
  assert.equal(await facesIn('a man seen from behind in a field'), 0);
  const { scene } = staged(await understand('a red fox sitting in a forest'), 7);
  assert.equal(facesOf(scene, 960).length, 0);
  assert.equal(headsOf(scene, 960).length, 1);
});

test('no lead runs across a face of glass', () => {
  const sample = paintSample(512, 512);
  const face = { x: 256, y: 300, radius: 60 };
  const drawable = { kind: 'person', faces: [[0, -0.5, 0.1]] };
  const item = { drawable, x: face.x, y: 600, size: 600, turn: 0, mirrored: false } as unknown as Item;
  const scene: Scene = { ...sample.scene, width: 512, height: 512, items: [item] };
  const { index, layers } = sample.painting.map!;
  index.fill(0);
  for (let pixel = 0; pixel < index.length; pixel++) sample.pixels.set([214, 160, 130], pixel * 4);
  const pixels = looks
    .find(({ name }) => name === 'stained-glass')!
    .finish({ ...sample, scene, painting: { ...sample.painting, map: { index, layers } } });
  let leads = 0;
  eachOfFace({ ...face, radius: 48 }, [512, 512], { wide: 1, below: 0 }, (pixel) => {
    if (pixels[pixel * 4]! < 24 && pixels[pixel * 4 + 2]! < 30) leads++;
  });
  assert.equal(leads, 0);
});
