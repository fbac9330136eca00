import { createCanvas } from '@napi-rs/canvas';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shapeNames } from '../../../catalogue/shapes.js';
import { briefOf } from '../../../scene/staged-for-tests.js';
import { createRandom } from '../../kit/random.js';
import { worlds } from '../worlds.js';
import { formedRoom } from './formed-room.js';
import { roomPlanOf, terracePlanOf } from './formed-room-plans.js';
import type { RoomPlan } from './formed-room-plans.js';
import { insideShell } from './formed-shell.js';
import { roomThings } from './room-things.js';
import { paintTurnedToWall } from './turned-to-wall.js';

test('a plan begins at the left end of its wall, and its wall is on the far side', () => {
  for (const shape of shapeNames) {
    const plan = roomPlanOf(shape);
    if (!plan) continue;
    const [first, last] = [plan.floor[0], plan.floor[plan.walled - 1]];
    assert.ok(first && last && first[0] < 0 && last[0] > 0, shape);
    const nearest = Math.max(...plan.floor.map(([, near]) => near));
    assert.ok(
      plan.floor.slice(1, plan.walled - 1).every(([, near]) => near < nearest),
      shape,
    );
  }
});

test('rooms and terraces take a form, the sea does not', () => {
  const find = (setting: string) => worlds.find((world) => world.setting === setting);
  for (const setting of ['kitchen', 'terrace']) {
    const world = find(setting);
    assert.ok(world && formedRoom(world, 'pentagonal'), setting);
  }
  const sea = find('sea');
  assert.ok(sea);
  assert.equal(formedRoom(sea, 'pentagonal'), undefined);
  const kitchen = find('kitchen');
  assert.equal(kitchen && formedRoom(kitchen, 'tall'), undefined);
});

test('we are in the room: its walls and its floor reach the edges of the picture', () => {
  const [width, height] = [400, 400];
  for (const shape of shapeNames) {
    const plan = roomPlanOf(shape);
    if (!plan) continue;
    const { floor, wall } = insideShell(plan, width, height);
    assert.ok(wall(0, 0)[0] <= 0 && wall(1, 0)[0] >= width, shape);
    // and yet all of its form is before us
    const nearest = Math.max(...plan.floor.map(([across, near]) => floor(across * 0.9, 0.5 + (near - 0.5) * 0.9)[1]));
    assert.ok(nearest > height * 0.8 && nearest < height, shape);
    // what ends in a point is seen up to it
    if (plan.rises(1)[0] < 1) assert.ok(wall(0.5, 1)[1] > 0 && wall(0.5, 1)[1] < height * 0.15, shape);
  }
});

test('a triangle under the sky turns its broad side away from us: it is no gable', () => {
  const { floor, walled } = terracePlanOf('triangular') as RoomPlan;
  assert.equal(walled, 2);
  assert.ok(floor.filter(([, near]) => near < 0.5).length === 2);
  assert.equal(terracePlanOf('tall'), undefined);
});

test('the bed of a room ends before its wall, and is no smaller than the table beside it', () => {
  const [bed] = roomThings.get('bedroom') ?? [];
  assert.ok(bed && (bed.deep ?? 0) > 0.3, 'its near end is in the room');
  // a bed is twice as high at its head as a chair is broad
  const [chair] = roomThings.get('dining-room') ?? [];
  assert.ok(chair && bed.high > chair.high);
});

test('what hangs in a low room hangs below its ceiling', () => {
  const room = worlds.find((world) => world.setting === 'corridor');
  const low = room && formedRoom(room, 'oblong');
  const site = low?.plan({
    width: 400,
    height: 400,
    brief: briefOf([{ concept: 'clock' }], []),
    time: 'day',
    weather: 'clear',
    season: 'summer',
    random: createRandom(3, 'low'),
    hints: [],
    needs: new Set(),
    close: false,
  });
  const wall = site?.surfaces.find(({ habitat }) => habitat === 'wall');
  const plan = roomPlanOf('oblong');
  assert.ok(wall && plan && wall.far > insideShell(plan, 400, 400).wall(0.5, 1)[1]);
});

test('a window in a wall that comes towards us is higher at its near side', () => {
  const plan = roomPlanOf('diamond');
  assert.ok(plan);
  const shell = insideShell(plan, 400, 400);
  const canvas = createCanvas(400, 400);
  const context = canvas.getContext('2d');
  paintTurnedToWall(context, shell, 400, { left: 60, top: 80, width: 80, height: 120 }, (on) => {
    on.fillStyle = '#ff0000';
    on.fillRect(60, 80, 80, 120);
  });
  const highAt = (x: number): number => {
    const { data } = context.getImageData(x, 0, 1, 400);
    return data.filter((value, index) => index % 4 === 3 && value > 128).length;
  };
  assert.ok(highAt(64) > highAt(136) + 4, `${highAt(64)} ${highAt(136)}`);
});
