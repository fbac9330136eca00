import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Relation } from './language/brief.js';
import { meaningCases } from './language/meaning-cases/meaning-cases.js';
import { is } from './catalogue/traits.js';
import { understand } from './understanding.js';
import { phrases } from './language/vocabulary/meaning.js';
import { drawPicture } from './draw.js';
import { STACK_OF } from './paint/changes/stacked.js';
import { findDrawable } from './paint/drawables.js';
import { itemBox } from './scene/scene.js';
import type { Item, Scene } from './scene/scene.js';
import { stage } from './scene/stage.js';
import { HEIGHT, WIDTH, findWorld, itemsOf, staged } from './scene/staged-for-tests.js';

const middle = (item: Item): number => {
  const { left, right } = itemBox(item);
  return (left + right) / 2;
};

/** Its box, also where it is held point first. */
function boxOf(item: Item): ReturnType<typeof itemBox> {
  const box = itemBox(item);
  return Math.abs(item.turn) > Math.PI / 2 ? { ...box, top: item.y, bottom: item.y + item.size } : box;
}

/** Whether the item is where its relation to one of the others puts it. */
function holds(kind: Relation['kind'], item: Item, other: Item): boolean {
  const box = boxOf(item);
  const seat = boxOf(other);
  const overlaps = box.right > seat.left && box.left < seat.right;
  switch (kind) {
    case 'left-of':
      return middle(item) < middle(other);
    case 'right-of':
      return middle(item) > middle(other);
    case 'on':
    case 'riding':
      // of a driver only what the window shows is seen
      return overlaps && box.top < seat.bottom && Math.min(box.bottom, item.cut?.y ?? Infinity) <= seat.bottom + 2;
    case 'under':
      return overlaps && box.bottom > seat.top + (seat.bottom - seat.top) / 2;
    case 'hanging-on':
      return overlaps && box.top >= seat.top && box.bottom <= seat.bottom;
    case 'holding': {
      // an arm's length from who holds it
      const arm = (seat.bottom - seat.top) * 0.3;
      const within = box.right > seat.left - arm && box.left < seat.right + arm;
      return within && box.bottom > seat.top - HEIGHT / 4 && box.top < seat.bottom;
    }
    case 'inside':
      return overlaps && box.bottom > seat.top - HEIGHT / 4 && box.top < seat.bottom;
    case 'above':
      return box.bottom <= seat.top + (seat.bottom - seat.top) * 0.6;
    case 'behind':
      return item.depth >= other.depth;
    case 'in-front-of':
      return item.depth <= other.depth;
    default:
      return Math.abs(middle(item) - middle(other)) > 1;
  }
}

/** Who does something together is drawn as one item, and so is what lies in one stack. */
const membersOf = ({ asked, attributes, drawable }: Item): number => {
  if (is(drawable.concept, 'couple')) return 1;
  const stack = attributes.find((word) => word.startsWith(STACK_OF));
  return stack === undefined ? (asked?.company?.members.length ?? 1) : Number(stack.slice(STACK_OF.length));
};

for (const { prompt, subjects, absent, setting, home, stagedIn } of meaningCases) {
  test(`staged: ${prompt}`, async () => {
    const brief = await understand(prompt);
    const { scene, warnings, drawn: held } = staged(brief, 11);
    const place = stagedIn ?? setting ?? home;
    if (place !== undefined) assert.equal(scene.setting, place);
    if (subjects !== undefined) {
      const alone = scene.items
        .filter((item) => item.subject !== undefined && !item.worn)
        .reduce((sum, item) => sum + membersOf(item), 0);
      const counts = [...held].reduce((sum, index) => sum + (brief.subjects[index]?.count ?? 0), alone);
      const wanted = phrases(subjects).reduce((sum, text) => sum + Number(text.split(' ')[0]), 0);
      assert.equal(counts, wanted, 'things in the picture');
    }
    for (const [index, subject] of brief.subjects.entries()) {
      const drawn = itemsOf(scene, index);
      if (held.has(index)) continue;
      const shown = drawn.reduce((sum, item) => sum + membersOf(item), 0);
      assert.equal(shown, subject.count, subject.words);
      for (const item of drawn) {
        const { left, right, top, bottom } = itemBox(item);
        assert.ok(right > 0 && left < WIDTH && bottom > 0 && top < HEIGHT, `${subject.words} lies outside`);
        if (subject.place === 'left') assert.ok(middle(item) < WIDTH / 2, `${subject.words} is not on the left`);
        if (subject.place === 'right') assert.ok(middle(item) > WIDTH / 2, `${subject.words} is not on the right`);
      }
    }
    for (const { kind, subject, object } of brief.relations) {
      // what somebody draws in their own hands is there with them, what is on the counter of a room is on the room's
      if (held.has(object)) {
        const ofRoom = kind === 'on' && is(brief.subjects[object]?.concept, 'table');
        assert.ok(itemsOf(scene, subject).every((item) => ofRoom || (item.drawable.draws ?? item.asked?.company)));
        continue;
      }
      const others = itemsOf(scene, object);
      for (const item of itemsOf(scene, subject)) {
        const told = `${brief.subjects[subject]?.words} ${kind} ${brief.subjects[object]?.words}`;
        // nobody holds a fountain: then the result says so
        const givenUp = warnings.some((warning) => warning.includes(told));
        assert.ok(givenUp || others.some((other) => holds(kind, item, other)), told);
      }
    }
    if (absent?.includes('people')) {
      assert.ok(
        scene.items.every((item) => item.drawable.kind !== 'person'),
        'people were not wanted',
      );
    }
  });
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
type Pixel = readonly [red: number, green: number, blue: number];

/** The pixels of a finished picture, or of the part of it where something was staged. */
async function pixelsOf(prompt: string, part?: (scene: Scene) => Part): Promise<Pixel[]> {
  const task = { prompt, width: 320, height: 320, seed: 5, guidance: 9, steps: 28, palette: [] };
  const { pixels, width, height } = await drawPicture({ ...task, style: 'vector' }, () => {});
  const { scene } = stage({ ...task, brief: await understand(prompt), width, height, findDrawable, findWorld });
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const { left, top, right, bottom } = part?.(scene) ?? whole;
  const found: Pixel[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const at = (y * width + x) * 4;
      found.push([pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number]);
    }
  }
  return found;
}

function mean(pixels: readonly Pixel[], value: (pixel: Pixel) => number): number {
  return pixels.reduce((sum, pixel) => sum + value(pixel), 0) / pixels.length;
}

const light = ([red, green, blue]: Pixel): number => 0.3 * red + 0.59 * green + 0.11 * blue;
const isBlue = ([red, green, blue]: Pixel): number => Number(blue > red + 40 && blue > green);
const isRed = ([red, green, blue]: Pixel): number => Number(red > blue + 60 && red > green + 60);
const firstThing = (scene: Scene): Part => itemBox(scene.items.find(({ subject }) => subject === 0) as Item);

test('night is darker than day', async () => {
  const night = mean(await pixelsOf('a cat under a tree at night'), light);
  const day = mean(await pixelsOf('a cat under a tree at noon'), light);
  assert.ok(night < day * 0.75, `${night} is not darker than ${day}`);
});

for (const thing of ['house', 'car', 'teapot', 'balloon', 'umbrella', 'tractor']) {
  test(`a blue ${thing} is blue and a red one red`, async () => {
    const blue = await pixelsOf(`a blue ${thing} on a white background`, firstThing);
    const red = await pixelsOf(`a red ${thing} on a white background`, firstThing);
    assert.ok(mean(blue, isBlue) > 0.09, `${mean(blue, isBlue)} of it is blue`);
    assert.ok(mean(red, isRed) > 0.09, `${mean(red, isRed)} of it is red`);
    assert.ok(mean(red, isBlue) < 0.06, 'the red one is blue as well');
  });
}

test('snow is lighter and fog greyer than a clear forest', async () => {
  const clear = await pixelsOf('a forest in summer');
  assert.ok(mean(await pixelsOf('a forest in winter, heavy snow'), light) > mean(clear, light));
  const colourful = (pixel: Pixel) => Math.max(...pixel) - Math.min(...pixel);
  assert.ok(mean(await pixelsOf('a forest in thick fog'), colourful) < mean(clear, colourful));
});

const isYellow = ([red, green, blue]: Pixel): number => Number(red > 170 && green > 130 && blue < 120);
const isOrange = ([red, green, blue]: Pixel): number => Number(red > 190 && green > 90 && green < 190 && blue < 90);

test('a yellow circle on a black background is both', async () => {
  const inside = await pixelsOf('a yellow circle on a black background', firstThing);
  const whole = await pixelsOf('a yellow circle on a black background');
  assert.ok(mean(inside, isYellow) > 0.6, `${mean(inside, isYellow)} of its box is yellow`);
  assert.ok(mean(whole, (pixel) => Number(light(pixel) < 70)) > 0.5, 'the rest is not black');
});

test('a basket of oranges shows oranges, an empty one none', async () => {
  const basket = (scene: Scene): Part => {
    const item = scene.items.find(({ drawable }) => drawable.concept === 'basket') as Item;
    const { left, top, right, bottom } = itemBox(item);
    return { left, top: top - item.size * 0.3, right, bottom: (top + bottom) / 2 };
  };
  const full = mean(await pixelsOf('a basket of oranges on a white background', basket), isOrange);
  const empty = mean(await pixelsOf('a basket on a white background', basket), isOrange);
  assert.ok(full > 0.15 && empty < 0.05, `${full} against ${empty}`);
});

test('a material changes the thing, and nothing beside it', async () => {
  const wooden = await pixelsOf('a wooden car on a white background', firstThing);
  const metal = await pixelsOf('a metal car on a white background', firstThing);
  const brown = ([red, , blue]: Pixel): number => Number(red > blue + 40);
  assert.ok(mean(wooden, brown) > 0.3 && mean(metal, brown) < 0.1);
});

test('a triangular clock is narrow above, a square one is not', async () => {
  const top = (scene: Scene): Part => {
    const { left, top: from, right, bottom } = firstThing(scene);
    return { left, top: from, right, bottom: from + (bottom - from) * 0.3 };
  };
  const white = (pixel: Pixel): number => Number(light(pixel) > 225);
  const triangular = mean(await pixelsOf('a triangular red clock on a white background', top), white);
  const square = mean(await pixelsOf('a square red clock on a white background', top), white);
  assert.ok(triangular > square + 0.2, `${triangular} against ${square}`);
});

test('scenery takes the colour that was said of it, and the rest does not', async () => {
  const upper = (): Part => ({ left: 0, top: 0, right: 320, bottom: 90 });
  const lower = (): Part => ({ left: 0, top: 250, right: 320, bottom: 320 });
  const reddish = ([red, , blue]: Pixel): number => Number(red > blue + 70);
  const said = 'a meadow under a red sky at noon';
  assert.ok(mean(await pixelsOf(said, upper), reddish) > 0.5, 'the sky is not red');
  assert.ok(mean(await pixelsOf(said, lower), reddish) < 0.4, 'the meadow is red');
  const wall = mean(await pixelsOf('a room with blue walls', upper), isBlue);
  assert.ok(wall > 0.3, `${wall} of the wall is blue`);
  const diner = 'a diner with a blue floor';
  assert.ok(mean(await pixelsOf(diner, upper), isBlue) < 0.2, 'the ceiling has the colour of the floor');
  assert.ok(mean(await pixelsOf(diner, lower), isBlue) > 0.25, 'the floor is not blue');
  assert.ok(mean(await pixelsOf('a church with a blue floor', lower), isBlue) < 0.2, 'the meadow is a floor');
});

test('words are written on the mug, not in the sky', async () => {
  const said = await pixelsOf('a white mug that says "HELLO" on a white background', firstThing);
  const plain = await pixelsOf('a white mug on a white background', firstThing);
  const dark = (pixel: Pixel): number => Number(light(pixel) < 90);
  assert.ok(mean(said, dark) > mean(plain, dark) + 0.01, 'no letters on the mug');
});
