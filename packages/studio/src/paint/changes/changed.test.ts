import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Drawable } from '../drawable.js';
import { findDrawable } from '../drawables.js';
import { paintedAlone } from '../painted-for-tests.js';
import { changed } from './changed.js';
import { speeding } from './turned.js';

const SIZE = 120;

function thing(concept: string): Drawable {
  return findDrawable(concept) as Drawable;
}

function pixelsOf(drawable: Drawable): { readonly data: Uint8ClampedArray; readonly width: number } {
  const canvas = paintedAlone(drawable, { size: SIZE });
  return { data: canvas.getContext('2d').getImageData(0, 0, canvas.width, SIZE).data, width: canvas.width };
}

/** The share of all pixels for which something holds. */
function share({ data }: { readonly data: Uint8ClampedArray }, holds: (pixel: Uint8ClampedArray) => boolean): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (holds(data.subarray(at, at + 4))) count++;
  return count / (data.length / 4);
}

const isSolid = (pixel: Uint8ClampedArray): boolean => (pixel[3] as number) > 128;
const isOrange = (pixel: Uint8ClampedArray): boolean =>
  isSolid(pixel) && (pixel[0] as number) > 150 && (pixel[0] as number) > (pixel[2] as number) * 1.8;

describe('what became of a thing', () => {
  it('streaks the air behind a fast car, and not beside a rocket that rises', () => {
    const car = thing('car');
    assert.notEqual(speeding(car), car);
    const rocket = thing('rocket');
    assert.equal(speeding(rocket), rocket);
  });

  const become = (concept: string, ...words: readonly string[]): Drawable =>
    changed(thing(concept), new Set(words), findDrawable);

  it('shows its wheels where it is clockwork, within its own outline', () => {
    const [owl, clockwork] = [pixelsOf(thing('owl')), pixelsOf(become('owl', 'mechanical'))];
    assert.ok(Math.abs(share(owl, isSolid) - share(clockwork, isSolid)) < 0.01);
    assert.notDeepEqual(owl.data, clockwork.data);
  });

  it('has the rind of a fruit in its own form where it is a seat of that', () => {
    const isRed = (pixel: Uint8ClampedArray): boolean =>
      isSolid(pixel) && (pixel[0] as number) > (pixel[1] as number) * 1.6 && (pixel[0] as number) > 90;
    const [chair, fruity] = [pixelsOf(thing('chair')), pixelsOf(become('chair', 'watermelon'))];
    assert.ok(Math.abs(share(chair, isSolid) - share(fruity, isSolid)) < 0.02);
    assert.ok(share(fruity, isRed) > share(chair, isRed) + 0.03);
    // a thin fruit leaves nothing of the wood and of the cushion
    const isYellow = (pixel: Uint8ClampedArray): boolean =>
      isSolid(pixel) &&
      (pixel[1] as number) > (pixel[2] as number) * 1.2 &&
      (pixel[0] as number) >= (pixel[1] as number);
    const yellow = pixelsOf(become('chair', 'banana'));
    assert.ok(share(yellow, isYellow) > share(yellow, isSolid) * 0.9);
  });

  it('is made of few and large pieces where those are thin, and none of them is cut off', () => {
    const rim = ({ data, width }: ReturnType<typeof pixelsOf>): number =>
      share({ data: data.subarray(0, width * 4) }, isSolid);
    const snail = pixelsOf(become('snail', 'made-of-harp'));
    assert.notDeepEqual(snail.data, pixelsOf(thing('snail')).data);
    assert.ok(rim(snail) <= rim(pixelsOf(thing('snail'))) + 0.02);
  });

  it('leaves the clothes where nobody is seen in them', () => {
    const [seen, unseen] = [pixelsOf(thing('person')), pixelsOf(become('person', 'invisible'))];
    const upper = (of: typeof seen) => share({ data: of.data.subarray(0, of.data.length * 0.12) }, isSolid);
    assert.ok(upper(seen) > 0.1 && upper(unseen) < upper(seen) * 0.3);
    assert.ok(share(unseen, isSolid) > share(seen, isSolid) * 0.5);
  });

  it('has the body of the animal that it plays', () => {
    assert.equal(become('giraffe', 'turtle-shaped').aspect, thing('turtle').aspect);
    assert.equal(become('giraffe', 'turtle-shaped').concept, 'giraffe');
  });

  it('stands on its head, and has lines around it where it spins', () => {
    const cup = pixelsOf(thing('trophy'));
    const turned = pixelsOf(become('trophy', 'upside-down'));
    const upper = (of: typeof cup) => share({ data: of.data.subarray(0, of.data.length / 2) }, isSolid);
    const lower = (of: typeof cup) => share({ data: of.data.subarray(of.data.length / 2) }, isSolid);
    assert.ok(Math.abs(upper(cup) - lower(turned)) < 0.06 && Math.abs(lower(cup) - upper(turned)) < 0.06);
    assert.ok((become('globe', 'spinning').overhang ?? 0) > (thing('globe').overhang ?? 0.05));
  });

  it('has the picture of another thing on it where words would be', () => {
    const plain = pixelsOf(thing('refrigerator'));
    for (const word of ['shows-fox', 'place-on-city', 'place-on-beach']) {
      const shown = pixelsOf(become('refrigerator', word));
      const other = shown.data.filter((value, at) => Math.abs(value - (plain.data[at] as number)) > 12).length;
      assert.ok(other / plain.data.length > 0.02, word);
    }
  });

  it('shows on its screen what it is said to, in rows', () => {
    const plain = pixelsOf(thing('laptop'));
    for (const words of [['shows-apple', 'rows-of-6'], ['photographs']]) {
      const shown = pixelsOf(become('laptop', ...words));
      const other = shown.data.filter((value, at) => Math.abs(value - (plain.data[at] as number)) > 12).length;
      assert.ok(other / plain.data.length > 0.1, words.join(' '));
      assert.ok(Math.abs(share(shown, isSolid) - share(plain, isSolid)) < 0.01);
    }
  });

  it('has words in the milk of its coffee', () => {
    const cup = become('cup', 'foam-words');
    const lettered = (lettering: string): Uint8ClampedArray => {
      const canvas = paintedAlone(cup, { size: SIZE, brush: { lettering } });
      return canvas.getContext('2d').getImageData(0, 0, canvas.width, SIZE).data;
    };
    assert.notDeepEqual(lettered('LOVE'), lettered('PEACE'));
  });

  it('shows what a jar is filled with through the glass', () => {
    const marmalade = { what: 'filling', colour: [238, 127, 35] } as const;
    const canvas = paintedAlone(become('jar', 'filled'), { size: SIZE, brush: { parts: [marmalade] } });
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, SIZE);
    assert.ok(share({ data }, isOrange) > 0.4);
  });

  it('lets others grow out of its top, and mirrors what is before it', () => {
    const grown = become('shoe', 'grows-flower');
    assert.ok((grown.overhang ?? 0) > (thing('shoe').overhang ?? 0.05));
    const [plain, seen] = [pixelsOf(thing('vase')), pixelsOf(become('vase', 'reflects-tree'))];
    const other = seen.data.filter((value, at) => Math.abs(value - (plain.data[at] as number)) > 12).length;
    assert.ok(other / plain.data.length > 0.01);
    assert.ok(Math.abs(share(seen, isSolid) - share(plain, isSolid)) < 0.01);
  });

  it('is painted all around with figures, their ball between them', () => {
    const [plain, painted] = [pixelsOf(thing('vase')), pixelsOf(become('vase', 'shows-panda', 'frieze', 'basketball'))];
    assert.ok(Math.abs(share(painted, isSolid) - share(plain, isSolid)) < 0.01);
    assert.ok(share(painted, isOrange) > 0.005);
  });

  it('is a cloud or a hedge in the form of another, in its own colours', () => {
    const hedge = become('bush', 'lighthouse-shaped');
    assert.ok(hedge.aspect < 0.6);
    const isGreen = (pixel: Uint8ClampedArray): boolean =>
      isSolid(pixel) && (pixel[1] as number) > (pixel[0] as number) && (pixel[1] as number) > (pixel[2] as number);
    assert.ok(share(pixelsOf(hedge), isGreen) > 0.2);
  });

  it('shows its age and the dirt on it, and nothing of that beside it; what is torn has holes', () => {
    const plain = pixelsOf(thing('refrigerator'));
    for (const word of ['old', 'weathered', 'dusty', 'muddy', 'crumbling']) {
      const worn = pixelsOf(become('refrigerator', word));
      const other = worn.data.filter((value, at) => Math.abs(value - (plain.data[at] as number)) > 12).length;
      assert.ok(other / plain.data.length > 0.02, word);
      assert.ok(Math.abs(share(worn, isSolid) - share(plain, isSolid)) < 0.02, word);
    }
    const [jacket, torn] = [pixelsOf(thing('jacket')), pixelsOf(become('jacket', 'torn'))];
    assert.ok(share(torn, isSolid) < share(jacket, isSolid) - 0.005);
    assert.equal(become('cat', 'old'), thing('cat'));
  });

  it('feels as it is said to: its face shows it, and what is spiky or jagged has another edge', () => {
    const plain = pixelsOf(thing('sphere'));
    for (const word of ['rough', 'bumpy', 'textured', 'jagged', 'spiky', 'shiny', 'glittering']) {
      const touched = pixelsOf(become('sphere', word));
      const other = touched.data.filter((value, at) => Math.abs(value - (plain.data[at] as number)) > 12).length;
      assert.ok(other / plain.data.length > 0.02, word);
      assert.ok(share(touched, isSolid) <= share(plain, isSolid) + 0.005, word);
    }
    assert.ok(share(pixelsOf(become('sphere', 'spiky')), isSolid) < share(plain, isSolid) - 0.05);
    assert.equal(become('cat', 'rough'), thing('cat'));
  });

  it('is sprayed with graffiti, and nothing beside it', () => {
    const [plain, tagged] = [pixelsOf(thing('refrigerator')), pixelsOf(become('refrigerator', 'graffiti'))];
    const isVivid = (pixel: Uint8ClampedArray): boolean =>
      isSolid(pixel) && Math.max(...pixel.slice(0, 3)) - Math.min(...pixel.slice(0, 3)) > 100;
    assert.ok(share(tagged, isVivid) > share(plain, isVivid) + 0.05);
    assert.ok(Math.abs(share(tagged, isSolid) - share(plain, isSolid)) < 0.02);
  });

  it('burns with flames of its own, and a candle as ever', () => {
    const [plain, lit] = [pixelsOf(thing('house')), pixelsOf(become('house', 'burning'))];
    const isFire = (pixel: Uint8ClampedArray): boolean =>
      isSolid(pixel) && (pixel[0] as number) > 215 && (pixel[2] as number) < 130;
    assert.ok(share(lit, isFire) > share(plain, isFire) + 0.03);
    assert.equal(become('candle', 'burning'), thing('candle'));
  });

  it('stays the same where nothing is said', () => {
    assert.equal(become('umbrella', 'red', 'open'), thing('umbrella'));
    assert.equal(become('umbrella', 'made-of-nothing-known', 'oddly-shaped'), thing('umbrella'));
  });

  it('made of carrots it has its own form and their colour', () => {
    const [plain, made] = [pixelsOf(thing('refrigerator')), pixelsOf(become('refrigerator', 'made-of-carrot'))];
    assert.ok(share(plain, isOrange) < 0.05);
    assert.ok(share(made, isOrange) > 0.3, `${share(made, isOrange)} of it is orange`);
    assert.ok(Math.abs(share(plain, isSolid) - share(made, isSolid)) < 0.1);
  });

  it('shaped like another it has its outline', () => {
    const bulb = thing('clear-bulb');
    const tree = become('bush', 'clear-bulb-shaped');
    assert.equal(tree.aspect, bulb.aspect);
    assert.ok(pixelsOf(tree).data[3] === 0, 'the corner is empty');
  });

  it('melting it sinks, broken it gapes', () => {
    const topOf = ({ data, width }: ReturnType<typeof pixelsOf>): number =>
      Math.floor(data.findIndex((value, at) => at % 4 === 3 && value > 128) / 4 / width);
    const whole = pixelsOf(thing('vase'));
    assert.ok(topOf(pixelsOf(become('vase', 'melting'))) > topOf(whole) + SIZE * 0.04);
    const pieces = pixelsOf(become('vase', 'broken'));
    const gaps = whole.data.filter((value, at) => at % 4 === 3 && value > 200 && (pieces.data[at] as number) < 60);
    assert.ok(gaps.length > 100, `${gaps.length} pixels between the pieces`);
  });

  it('fallen it lies: as wide as it was high', () => {
    const bottle = thing('bottle');
    const lying = become('bottle', 'fallen');
    assert.ok(Math.abs(lying.aspect * bottle.aspect - 1) < 1e-9);
    assert.ok(Math.abs(lying.height - bottle.height * bottle.aspect) < 1e-9);
    assert.ok(share(pixelsOf(lying), isSolid) > 0.4);
  });

  it('a statue of somebody shows them, in stone', () => {
    const isGrey = (pixel: Uint8ClampedArray): boolean =>
      isSolid(pixel) && Math.max(...pixel.slice(0, 3)) - Math.min(...pixel.slice(0, 3)) < 40;
    const [lion, runner] = [become('statue', 'lion'), become('statue', 'person', 'running')];
    assert.ok(lion.aspect > thing('statue').aspect * 1.5, 'as wide as a lion');
    assert.ok(runner.aspect > thing('statue').aspect * 1.1, 'as wide as a stride');
    for (const statue of [lion, runner]) {
      const picture = pixelsOf(statue);
      assert.ok(share(picture, isGrey) > share(picture, isSolid) * 0.8);
    }
    assert.equal(become('statue', 'stone', 'large'), thing('statue'));
  });

  it('has what was poured over it on top, and nothing beside it', () => {
    const [plain, poured] = [pixelsOf(thing('bread')), pixelsOf(become('bread', 'drizzled-jam'))];
    assert.ok(Math.abs(share(plain, isSolid) - share(poured, isSolid)) < 0.01);
    const isRed = (pixel: Uint8ClampedArray): boolean =>
      isSolid(pixel) && (pixel[0] as number) > 120 && (pixel[1] as number) < 80;
    assert.ok(share(poured, isRed) > share(plain, isRed) + 0.08);
    assert.equal(become('bread', 'drizzled-sand'), thing('bread'));
  });

  it('what is spiky has thorns all around it, and is no larger for them', () => {
    const [plain, spiky] = [pixelsOf(thing('rectangle')), pixelsOf(become('rectangle', 'spiky'))];
    const [width, height] = [plain.width, SIZE];
    const solid = (x: number, y: number): boolean => (spiky.data[(y * width + x) * 4 + 3] as number) > 200;
    const changes = (y: number): number =>
      Array.from({ length: width - 1 }, (_, x) => solid(x, y) !== solid(x + 1, y)).filter(Boolean).length;
    const rows = Array.from({ length: height }, (_, y) => changes(y));
    assert.ok(Math.max(...rows.slice(0, height / 3)) >= 12, 'thorns above');
    assert.ok(Math.max(...rows.slice((height * 2) / 3)) >= 12, 'thorns below');
    assert.ok(share(spiky, isSolid) < share(plain, isSolid));
  });

  it('is no wider in its corners than its form, whatever it is made of, and a smiley keeps its face', () => {
    const smiley = become('emoji', 'made-of-apple');
    const { data, width } = pixelsOf(smiley);
    for (const [x, y] of [
      [3, 3],
      [width - 4, 3],
      [3, SIZE - 4],
      [width - 4, SIZE - 4],
    ] as const)
      assert.equal(data[(y * width + x) * 4 + 3], 0, `${x} ${y}`);
    const isDark = (pixel: Uint8ClampedArray): boolean => isSolid(pixel) && Math.max(...pixel.subarray(0, 3)) < 110;
    assert.ok(share({ data }, isDark) > 0.012, 'eyes');
  });

  it('has air around it where it glows: the glow has no outline of its own', () => {
    for (const concept of ['sword', 'key', 'mushroom']) {
      const [plain, glowing] = [pixelsOf(thing(concept)), pixelsOf(become(concept, 'glowing'))];
      assert.ok(share(glowing, isSolid) < share(plain, isSolid) + 0.04, concept);
    }
  });

  it('has all of its pieces in its picture where it is broken', () => {
    for (const concept of ['heart', 'vase', 'plate']) {
      const { data, width } = pixelsOf(become(concept, 'broken'));
      const solid = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] as number) > 128;
      for (let y = 0; y < SIZE; y++) assert.ok(!solid(0, y) && !solid(width - 1, y), `${concept}, row ${y}`);
    }
  });

  it('an animal is cut out in the form of no cloud', () => {
    assert.equal(become('sheep', 'cloud-shaped'), thing('sheep'));
  });

  it('whoever lives neither melts nor breaks', () => {
    assert.equal(become('horse', 'broken', 'melting'), thing('horse'));
  });
});

it('is no block of geometry to look like: a box that is cuboid-shaped has that form already', () => {
  for (const concept of ['radio', 'toaster'])
    for (const word of ['cuboid-shaped', 'cube-shaped']) {
      const drawable = findDrawable(concept) as Drawable;
      assert.equal(changed(drawable, new Set([word]), findDrawable), drawable);
    }
});
