import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { findDrawable } from '../drawables.js';
import type { Brush, Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { paintedAlone } from '../painted-for-tests.js';
import { coatOf } from '../living/fable.js';
import { changed } from './changed.js';
import { grafted } from './grafted.js';

const plain: Brush = {
  random: createRandom(5),
  detail: 0,
  light: { side: 0.6, height: 0.6 },
  night: false,
  attributes: new Set(),
  snowy: false,
};

const SIZE = 160;

test('an animal with the head of another has its coat as well: the head is no mask', () => {
  const thing = (concept: string): Drawable => findDrawable(concept) as Drawable;
  const [dragon, hamster] = [thing('dragon'), thing('hamster')];
  const hybrid = grafted(dragon, hamster, () => ({ x: 0, y: -0.6, half: 0.2 }));
  const apart = (one: Drawable, other: Drawable): number => {
    const [first, second] = [one, other].map((each) => coatOf(each, plain).coat);
    return Math.hypot(...(first ?? []).map((part, index) => part - (second?.[index] ?? 0)));
  };
  assert.ok(apart(hybrid, hamster) < apart(dragon, hamster) * 0.6);
});

/** Rows and columns of a picture of a mug that differ from those of a plain one. */
function reachOfPrint(model: string): readonly [wide: number, high: number] {
  const mug = findDrawable('mug') as Drawable;
  const drawn = (drawable: Drawable): Uint8ClampedArray => {
    const context = createCanvas(SIZE, SIZE).getContext('2d');
    context.translate(SIZE / 2, SIZE);
    context.scale(SIZE / 2, SIZE / 2);
    drawable.paint(context, { ...plain, random: createRandom(5), colour: [240, 240, 240] });
    return context.getImageData(0, 0, SIZE, SIZE).data;
  };
  const [bare, printed] = [drawn(mug), drawn(changed(mug, new Set([`shows-${model}`]), findDrawable))];
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    if (Math.abs((bare[pixel * 4 + 1] ?? 0) - (printed[pixel * 4 + 1] ?? 0)) < 40) continue;
    columns.add(pixel % SIZE);
    rows.add(Math.floor(pixel / SIZE));
  }
  return [columns.size, rows.size];
}

test('a badge that is printed on a mug is round: it is seen from its face, and not aslant', () => {
  const [wide, high] = reachOfPrint('badge');
  assert.ok(wide > 10 && Math.abs(wide / high - 1) < 0.15, `${wide} × ${high}`);
});

test('the own muzzle does not reach out behind the head of another', () => {
  const dragon = findDrawable('dragon') as Drawable;
  const head = dragon.head ?? [0.4, -0.8, 0.15];
  const headOf = () => ({ x: head[0], y: head[1], half: head[2] });
  const reaches = (drawable: Drawable): number => {
    const canvas = paintedAlone(drawable, { size: 200, margin: 0.5 });
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let right = 0;
    for (let index = 3; index < data.length; index += 4)
      if ((data[index] as number) > 128) right = Math.max(right, ((index - 3) / 4) % canvas.width);
    return (right - canvas.width / 2) / 200;
  };
  assert.ok(reaches(dragon) > head[0] + head[2] * 1.5, 'a dragon has a muzzle');
  assert.ok(reaches(grafted(dragon, findDrawable('hamster') as Drawable, headOf)) < reaches(dragon));
});
