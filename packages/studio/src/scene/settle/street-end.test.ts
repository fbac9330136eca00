import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frontOf } from '../../paint/world/elements/street-front.js';
import { streetAcross } from '../../paint/world/elements/lanes.js';
import { createView } from '../../paint/world/view.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged } from '../staged-for-tests.js';

test('a building in a street that runs away from us closes it, and who walks there is before it', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'house' }, { concept: 'person', count: 2 }], []);
    const { scene } = staged({ ...brief, setting: 'street' }, seed);
    const [house] = itemsOf(scene, 0);
    assert.ok(house && Math.abs(house.x - WIDTH / 2) < WIDTH * 0.1);
    assert.ok(house.y < scene.horizon + HEIGHT * 0.1, 'at the end of the road');
    for (const { depth } of itemsOf(scene, 1)) assert.ok(depth < house.depth);
  }
});

test('a bus stop closes no street, and what stands before its houses stands on the pavement', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'traffic-light', size: 'huge' }, { concept: 'bus-shelter' }], []);
    const { scene } = staged({ ...brief, setting: 'street' }, seed);
    const view = createView(scene);
    const lanes = streetAcross(view);
    assert.ok(lanes);
    const front = frontOf(view, lanes);
    for (const { y } of scene.items) assert.ok(y > front && y < lanes.top, `seed ${seed}`);
    // and nothing is up at the end of a road that is not there
    const [stop] = itemsOf(scene, 1);
    assert.ok(stop && stop.y > scene.horizon + HEIGHT * 0.05, `seed ${seed}`);
  }
});

test('on a road, too, a traffic light stands at its edge and in nobody’s lane', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'car' }, { concept: 'truck' }, { concept: 'traffic-light' }], []);
    const { scene } = staged({ ...brief, setting: 'road' }, seed);
    const [light] = itemsOf(scene, 2);
    assert.ok(light);
    const wheels = [0, 1].flatMap((subject) => itemsOf(scene, subject)).map(({ y }) => y);
    assert.ok(light.y < Math.min(...wheels), `seed ${seed}`);
  }
});
