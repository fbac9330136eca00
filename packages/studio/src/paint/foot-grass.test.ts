import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, itemsOf, staged } from '../scene/staged-for-tests.js';
import type { Item } from '../scene/scene.js';
import type { Drawable } from './drawable.js';
import { paintItem } from './item.js';
import { createPainting } from './painting.js';

const { scene } = staged({ ...briefOf([{ concept: 'vase' }], []), setting: 'field' }, 3);
const [vase] = itemsOf(scene, 0) as [Item];

const box: Drawable = {
  concept: 'post',
  kind: 'object',
  habitat: 'ground',
  height: 1,
  aspect: 1,
  paint(context) {
    context.fillStyle = '#a02020';
    context.fillRect(-0.5, -1, 1, 1);
  },
};

/** Green pixels on the lowest part of a red box, and how dark the ground is just below it against farther off. */
function standing(ground: string, ambient = scene.atmosphere.ambient): { green: number; darker: number } {
  const lit = { ...scene, atmosphere: { ...scene.atmosphere, ambient } };
  const painting = createPainting(scene.width, scene.height, false);
  painting.context.fillStyle = ground;
  painting.context.fillRect(0, 0, scene.width, scene.height);
  const item: Item = { ...vase, drawable: box, size: 300, x: 400, y: 600, turn: 0, standsOn: 'ground' };
  paintItem(lit, painting, item, { indoor: false });
  const foot = painting.context.getImageData(300, 588, 200, 12).data;
  let green = 0;
  for (let byte = 0; byte < foot.length; byte += 4)
    if ((foot[byte + 1] as number) > (foot[byte] as number) * 0.8) green++;
  const light = (y: number): number => painting.context.getImageData(400, y, 1, 1).data[1] as number;
  return { green, darker: light(700) - light(602) };
}

test('grass grows before the foot of what stands in it, and nowhere else', () => {
  assert.ok(standing('#5a9a48').green > 60);
  assert.equal(standing('#d8c49a').green, 0, 'there is none on sand');
});

test('the grass of a red evening is grass, and its path is none', () => {
  // #7a9440 and #be8c64 in that light
  assert.ok(standing('#6e682b', [230, 180, 170]).green > 60);
  assert.equal(standing('#ab6343', [230, 180, 170]).green, 0);
});

test('a broad foot has its darkest shadow where it meets the ground', () => {
  assert.ok(standing('#d8c49a').darker > 60);
});
