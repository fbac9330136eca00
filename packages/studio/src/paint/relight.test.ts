import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { briefOf, itemsOf, staged } from '../scene/staged-for-tests.js';
import type { Item } from '../scene/scene.js';
import type { Drawable } from './drawable.js';
import { paintItem } from './item.js';
import { createPainting } from './painting.js';
import { relight } from './relight.js';

const { scene } = staged({ ...briefOf([{ concept: 'vase' }], []), setting: 'field' }, 3);

/** The red of a red thing so far away, in the light of a day. */
function redAt(depth: number): number {
  const canvas = createCanvas(9, 9);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c03020';
  context.fillRect(0, 0, 9, 9);
  const plain = { air: 0, shining: false, backlit: false, ambientShare: 0.5, silhouette: 0 };
  relight(canvas, { atmosphere: scene.atmosphere, depth, ...plain });
  return context.getImageData(4, 4, 1, 1).data[0] as number;
}

test('what is held before somebody who stands right before us is in the same light as they are', () => {
  assert.equal(redAt(-0.002), redAt(0));
  assert.ok(redAt(0) > 120);
});

/** The blue of a pale thing at dusk, of a kind. */
function paleAtDusk(kind: Drawable['kind']): number {
  const dusk = staged({ ...briefOf([{ concept: 'vase' }], []), setting: 'field', time: 'dusk' }, 3).scene;
  const [vase] = itemsOf(dusk, 0) as [Item];
  const pale: Drawable = {
    concept: 'post',
    kind,
    habitat: 'ground',
    height: 1,
    aspect: 1,
    paint(context) {
      context.fillStyle = '#faeab4';
      context.fillRect(-0.5, -1, 1, 1);
    },
  };
  const painting = createPainting(dusk.width, dusk.height, false);
  paintItem(dusk, painting, { ...vase, drawable: pale, size: 200, x: 400, y: 600, turn: 0 }, { indoor: false });
  return painting.context.getImageData(400, 500, 1, 1).data[0] as number;
}

test('lamps shine at dusk, the pale breast of an animal does not', () => {
  assert.ok(paleAtDusk('animal') < paleAtDusk('object') - 12, `${paleAtDusk('animal')} ${paleAtDusk('object')}`);
});

test('a rim of light is brightest at the edge: it is no pale copy of the body', () => {
  const low = staged({ ...briefOf([{ concept: 'vase' }], []), setting: 'field', time: 'dusk' }, 3).scene.atmosphere;
  const canvas = createCanvas(400, 400);
  const context = canvas.getContext('2d');
  context.fillStyle = '#303a60';
  context.fillRect(100, 60, 200, 340);
  relight(canvas, {
    atmosphere: { ...low, contrast: 1, light: { side: 1, height: 0.2 }, key: [255, 220, 120] },
    depth: 0,
    air: 0,
    shining: false,
    backlit: true,
    ambientShare: 0.5,
    silhouette: 0,
  });
  const { data } = context.getImageData(280, 200, 20, 1);
  const red = Array.from({ length: 20 }, (_, x) => data[x * 4] as number);
  const bright = red.filter((value) => value > (red[0] as number) + (red.at(-1)! - red[0]!) * 0.6);
  assert.ok(red.at(-1)! > red[0]! + 60, red.join(' '));
  assert.ok(bright.length <= 2, red.join(' '));
});
