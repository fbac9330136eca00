import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, itemsOf, staged } from '../scene/staged-for-tests.js';
import type { Item } from '../scene/scene.js';
import type { Drawable } from './drawable.js';
import { grounded, paintSprite } from './sprite.js';

const { scene } = staged({ ...briefOf([{ concept: 'vase' }], []), setting: 'field' }, 3);
const [vase] = itemsOf(scene, 0) as [Item];

/** A post of which only this much is painted, from top to bottom in its own height. */
function post(top: number, bottom: number): Item {
  const drawable: Drawable = {
    concept: 'post',
    kind: 'object',
    habitat: 'ground',
    height: 1,
    aspect: 0.4,
    paint(context) {
      context.fillStyle = '#804020';
      context.fillRect(-0.1, top, 0.2, bottom - top);
    },
  };
  return { ...vase, drawable, size: 100, x: scene.width / 2, y: scene.height * 0.8, turn: 0, standsOn: 'ground' };
}

test('what is painted beyond its box is not cut off', () => {
  const tall = post(-1.3, 0);
  const { canvas, originY } = paintSprite(scene, tall, false);
  const { data } = canvas.getContext('2d').getImageData(canvas.width / 2, 0, 1, canvas.height);
  assert.ok(originY > 130, 'there is room for all of it');
  assert.ok((data[3] as number) < 20, 'and nothing at the edge');
  assert.ok(paintSprite(scene, post(-1, 0), false).originY < 110, 'who needs no room gets none');
});

test('what stands touches its ground with its lowest paint', () => {
  const high = post(-1, -0.1);
  const painted = paintSprite(scene, high, false);
  const gap = painted.originY - grounded(high, painted).originY;
  assert.ok(Math.abs(gap - 10) < 1.6, `lowered by ${gap}`);
  const flying: Item = { ...high, standsOn: 'nothing' };
  assert.equal(grounded(flying, painted).originY, painted.originY, 'what flies does not');
  const low = post(-1, 0);
  const whole = paintSprite(scene, low, false);
  assert.equal(grounded(low, whole).originY, whole.originY);
});

test('a sheet ends where the picture does, however far the paint of a thing may reach', () => {
  const { canvas, originY } = paintSprite(
    scene,
    { ...post(-1, 0), drawable: { ...post(-1, 0).drawable, overhang: 40 } },
    false,
  );
  assert.ok(
    canvas.width <= scene.width + 100 && canvas.height <= scene.height + 100,
    `${canvas.width}×${canvas.height}`,
  );
  assert.ok(originY >= 100, 'with all of its body');
});
