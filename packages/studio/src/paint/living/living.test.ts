import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Drawable } from '../drawable.js';
import { hex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { createRandom } from '../kit/random.js';
import { asFable } from './fable.js';
import { living } from './living.js';
import { poses } from './people/poses.js';
import { roleNames } from './people/roles.js';

const SIZE = 120;

interface Sheet {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly originX: number;
  readonly originY: number;
}

interface Request {
  readonly attributes?: readonly string[];
  readonly seed?: number;
  readonly colour?: Rgb;
  readonly size?: number;
  readonly parts?: Brush['parts'];
}

function pose(drawable: Drawable, attributes: readonly string[], seed: number): Drawable {
  return drawable.variant?.(new Set(attributes), createRandom(seed, 'variant')) ?? drawable;
}

function paint(drawable: Drawable, { attributes = [], seed = 1, colour, size = SIZE, parts }: Request = {}): Sheet {
  const margin = Math.ceil(((drawable.overhang ?? 0.05) + 0.12) * size);
  const width = Math.ceil(drawable.aspect * size) + margin * 2;
  const height = size + margin * 2;
  const context = createCanvas(width, height).getContext('2d');
  const originX = width / 2;
  const originY = size + margin;
  context.translate(originX, originY);
  context.scale(size, size);
  const brush: Brush = {
    random: createRandom(seed),
    detail: 1,
    light: { side: 0.5, height: 0.6 },
    night: false,
    attributes: new Set(attributes),
    snowy: false,
    ...(colour ? { colour } : {}),
    ...(parts && { parts }),
  };
  drawable.paint(context, brush);
  return { data: context.getImageData(0, 0, width, height).data, width, height, originX, originY };
}

/** Where paint lies, in units of the drawable's height. */
function extentOf({ data, width, height, originX, originY }: Sheet, size = SIZE) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let painted = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) < 100) continue;
      painted++;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return {
    left: (left - originX) / size,
    right: (right - originX) / size,
    top: (top - originY) / size,
    bottom: (bottom - originY) / size,
    area: painted / (size * size),
  };
}

const same = (first: Sheet, second: Sheet): boolean =>
  first.width === second.width &&
  first.height === second.height &&
  Buffer.from(first.data).equals(Buffer.from(second.data));

const poseWords = ['standing', 'walking', 'running', 'sitting', 'sleeping', 'lying', 'jumping', 'flying', 'swimming'];

test('concepts are unique and every description is sound', () => {
  assert.equal(new Set(living.map(({ concept }) => concept)).size, living.length);
  for (const drawable of living) {
    assert.ok(drawable.height > 0.01 && drawable.height < 12, `${drawable.concept} is ${drawable.height} m high`);
    assert.ok(drawable.aspect > 0.2 && drawable.aspect < 5, `${drawable.concept} has aspect ${drawable.aspect}`);
    assert.ok('variant' in drawable, drawable.concept);
  }
});

for (const drawable of living) {
  test(`${drawable.concept} fills its box in every pose`, () => {
    for (const word of ['', ...poseWords]) {
      const attributes = word ? [word] : [];
      for (const seed of word ? [3] : [1, 2]) {
        const posed = pose(drawable, attributes, seed);
        const extent = extentOf(paint(posed, { attributes, seed }));
        const name = `${drawable.concept} ${word} seed ${seed} ${JSON.stringify(extent)} aspect ${posed.aspect}`;
        const reach = (posed.overhang ?? 0.05) + 0.012;
        const half = posed.aspect / 2;
        assert.ok(extent.left >= -half - reach && extent.right <= half + reach, `leaves the box sideways: ${name}`);
        assert.ok(extent.top >= -1 - reach && extent.bottom <= reach, `leaves the box: ${name}`);
        assert.ok(extent.bottom > -0.03, `floats: ${name}`);
        if (posed.habitat === 'ground') assert.ok(extent.bottom < 0.035, `sinks into the ground: ${name}`);
        assert.ok(extent.top < -0.72, `too low: ${name}`);
        assert.ok(extent.right - extent.left > posed.aspect * 0.6, `too narrow: ${name}`);
        assert.ok(extent.area > posed.aspect * 0.14, `mostly empty: ${name}`);
      }
    }
  });
}

test('the same seed paints the same pixels, another seed other ones', () => {
  for (const drawable of living) {
    const posed = pose(drawable, [], 4);
    assert.ok(same(paint(posed, { seed: 4 }), paint(posed, { seed: 4 })), drawable.concept);
  }
  for (const concept of ['person', 'couple', 'cat', 'dog', 'horse', 'bird', 'fish', 'butterfly']) {
    const drawable = living.find((one) => one.concept === concept) as Drawable;
    const looks = new Set([1, 2, 3, 4].map((seed) => Buffer.from(paint(drawable, { seed }).data).toString('base64')));
    assert.ok(looks.size >= 3, `${concept} has only ${looks.size} looks`);
  }
});

test('a colour that is asked for shows', () => {
  const asked: readonly [string, (r: number, g: number, b: number) => boolean][] = [
    ['#cf352e', (r, g, b) => r > g + 50 && r > b + 50],
    ['#2f6fc0', (r, _g, b) => b > r + 40],
    ['#24252b', (r, g, b) => r < 95 && g < 95 && b < 105],
  ];
  for (const drawable of living) {
    for (const [colour, matches] of asked) {
      const { data } = paint(pose(drawable, [], 2), { seed: 2, colour: hex(colour), size: 90 });
      let [painted, hits] = [0, 0];
      for (let index = 0; index < data.length; index += 4) {
        if ((data[index + 3] as number) < 200) continue;
        painted++;
        if (matches(data[index] as number, data[index + 1] as number, data[index + 2] as number)) hits++;
      }
      const share = hits / painted;
      const floor = drawable.kind === 'person' ? 0.08 : 0.22;
      assert.ok(share > floor, `${drawable.concept} in ${colour}: ${(share * 100).toFixed(0)}% of it`);
    }
  }
});

const person = living.find(({ concept }) => concept === 'person') as Drawable;

test('every pose, role, age and garment of a person changes the picture', () => {
  const base = ['standing', 'man', 'clean-shaven'];
  const plain = paint(pose(person, base, 5), { attributes: base, seed: 5 });
  const words = [
    ...Object.keys(poses).filter((name) => name !== 'standing'),
    ...roleNames,
    ...'child baby teen elderly raincoat coat dress suit sweater skirt shorts scarf straw-hat cap beanie top-hat'.split(
      ' ',
    ),
    ...'sunglasses umbrella bag backpack redhead bald beard'.split(' '),
  ];
  for (const word of words) {
    const attributes = Object.hasOwn(poses, word) ? [word, 'man', 'clean-shaven'] : [...base, word];
    assert.ok(!same(plain, paint(pose(person, attributes, 5), { attributes, seed: 5 })), `"${word}" changes nothing`);
  }
});

test('age changes the real height, riders and seated people have their seat at the origin', () => {
  const tall = (...words: string[]): number => pose(person, ['standing', ...words], 1).height;
  assert.ok(tall('baby') < tall('child') && tall('child') < tall('teen') && tall('teen') < tall('man'));
  for (const word of ['riding', 'seated', 'cycling']) {
    const rider = pose(person, [word], 1);
    assert.ok(rider.height < 1.1, `${word}: ${rider.height}`);
    const { bottom } = extentOf(paint(rider, { attributes: [word] }));
    assert.ok(bottom > 0.2, `${word}: legs hang below the seat`);
  }
});

test('who carries has a hand, who bears a rider a seat', () => {
  assert.ok(person.hand);
  for (const concept of ['horse', 'unicorn', 'elephant', 'camel', 'dragon']) {
    const { seat, aspect } = living.find((one) => one.concept === concept) as Drawable;
    assert.ok(seat && Math.abs(seat[0]) < aspect / 2 && seat[1] < -0.3 && seat[1] > -1, concept);
  }
});

test('a part that is said to be missing is not painted', () => {
  for (const [concept, part] of [
    ['fish', 'without-eyes'],
    ['dog', 'without-eyes'],
    ['person', 'without-eyes'],
    ['fish', 'without-tail'],
    ['cat', 'without-tail'],
    ['lizard', 'without-tail'],
    ['zebra', 'without-striped'],
    ['lion', 'without-mane'],
  ] as const) {
    const one = living.find((each) => each.concept === concept) as Drawable;
    const [whole, lacking] = [paint(one, { seed: 3 }), paint(one, { seed: 3, attributes: [part] })];
    assert.notDeepEqual(lacking.data, whole.data, `${concept} ${part}`);
  }
});

test('stripes have the colours that are said, and the second is the coat itself', () => {
  const zebra = living.find((each) => each.concept === 'zebra') as Drawable;
  const said = [hex('#2f6fc0'), hex('#c8322f')];
  const { data } = paint(zebra, { parts: said.map((colour) => ({ what: 'striped', colour })) });
  let [blue, red, pale] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(at, at + 4);
    if (a > 128 && b > r * 1.5) blue++;
    if (a > 128 && r > b * 1.5) red++;
    if (a > 128 && Math.min(r, g, b) > 190) pale++;
  }
  assert.ok(blue > 200 && red > 200 && pale < Math.min(blue, red), `${blue} blue, ${red} red, ${pale} pale`);
});

test('who wears clothes keeps the colour of the own skin: they are not dyed with it', () => {
  const dragon = living.find((each) => each.concept === 'dragon') as Drawable;
  const words = ['tuxedo'];
  const fable = asFable(dragon, { x: 0.3, y: -0.75, half: 0.15 }, new Set(words)) as Drawable;
  const { data } = paint(fable, { attributes: words, colour: [200, 40, 40] });
  const [red, dark] = [0, 0].map((_, kind) => {
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b, a] = data.subarray(at, at + 4) as unknown as [number, number, number, number];
      if (a > 128 && (kind === 0 ? r > 110 && r > g * 1.8 : r < 90 && Math.abs(r - b) < 30)) count++;
    }
    return count;
  }) as [number, number];
  assert.ok(red > 150 && dark > red, `${red} red, ${dark} dark`);
});

test('a machine that does what people do is of plates and hoses, not of fur', () => {
  // a machine of one red: what is not red on its figure is what is between the plates, and its screen
  const machine: Drawable = {
    concept: 'robot',
    kind: 'object',
    habitat: 'ground',
    height: 1.5,
    aspect: 0.6,
    paint(context) {
      context.fillStyle = 'rgb(200, 40, 40)';
      context.fillRect(-0.3, -1, 0.6, 1);
    },
  };
  const words = ['reading'];
  const fable = asFable(machine, { x: 0, y: -0.85, half: 0.12 }, new Set(words)) as Drawable;
  const { data } = paint(fable, { attributes: words });
  let [red, steel] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b, a] = data.subarray(at, at + 4) as unknown as [number, number, number, number];
    if (a > 128 && r > g * 2) red++;
    if (a > 128 && r < b && b < 150) steel++;
  }
  assert.ok(red > 200 && steel > 60, `${red} red, ${steel} steel`);
});

test('a squirrel on two legs keeps its tail, unless it is said to have none', () => {
  const squirrel = living.find((each) => each.concept === 'squirrel') as Drawable;
  const inkOf = (...words: string[]): number => {
    const fable = asFable(squirrel, { x: 0.34, y: -0.66, half: 0.28 }, new Set(words)) as Drawable;
    const { data } = paint(fable, { attributes: words });
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] as number) > 128) count++;
    return count;
  };
  assert.ok(inkOf('reading') > inkOf('reading', 'without-tail') * 1.1);
});

test('an angel has wings', () => {
  const person = living.find(({ concept }) => concept === 'person');
  assert.ok(person);
  const widthOf = (role: string): number => pose(person, [role, 'standing'], 3).aspect;
  assert.ok(widthOf('angel') > widthOf('monk') * 1.5);
});
