import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, staged } from '../../../scene/staged-for-tests.js';
import { resized } from '../../../scene/resized.js';
import { ceilingOf, metreAtWall } from './spacious-wall.js';

test('over a row of small sofas the room has a ceiling, as high as rooms are and over all that stands there', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'sofa' }, { concept: 'bookshelf' }], []), setting: 'room' }, 3);
  const of = (metre: number) => ({
    ...scene,
    items: scene.items.map((item) =>
      resized(item, (metre * item.drawable.height) / item.size, { x: item.x, y: item.y }),
    ),
  });
  const small = of(70);
  const line = ceilingOf(small, scene.horizon);
  const metre = metreAtWall(small);
  assert.ok(line !== undefined && metre !== undefined);
  assert.ok((scene.horizon - line) / metre > 2.7, `${(scene.horizon - line) / metre} m`);
  assert.ok(small.items.every(({ y, size }) => y - size > line));
  // from near the wall goes on beyond the frame
  assert.equal(ceilingOf(of(240), scene.horizon), undefined);
});
