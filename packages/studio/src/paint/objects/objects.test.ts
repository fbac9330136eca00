import { createCanvas } from '@napi-rs/canvas';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Brush, Drawable } from '../drawable.js';
import { hex, toOklab } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { createRandom } from '../kit/random.js';
import { objects } from './objects.js';
import { plans } from './plans/plans.js';

const SIZE = 150;
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

interface Rendering {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** Where the painter's origin is. */
  readonly originX: number;
  readonly originY: number;
}

function render(drawable: Drawable, changes: Partial<Brush> = {}, size = SIZE): Rendering {
  const margin = Math.ceil(((drawable.overhang ?? 0.05) + 0.1) * size);
  const width = Math.ceil(drawable.aspect * size) + margin * 2;
  const height = size + margin * 2;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const originX = width / 2;
  const originY = margin + size;
  context.translate(originX, originY);
  context.scale(size, size);
  drawable.paint(context, {
    random: createRandom(7, drawable.concept),
    detail: 0.8,
    light: { side: 0.7, height: 0.6 },
    night: false,
    attributes: new Set(),
    snowy: false,
    ...changes,
  });
  return { pixels: context.getImageData(0, 0, width, height).data, width, height, originX, originY };
}

/** The box of everything at least as opaque as `alpha`, in the painter's units. */
function boundsOf(rendering: Rendering, alpha: number) {
  const { pixels, width, height, originX, originY } = rendering;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] as number) < alpha) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return {
    left: (left - originX) / SIZE,
    right: (right - originX) / SIZE,
    top: (top - originY) / SIZE,
    bottom: (bottom - originY) / SIZE,
  };
}

/** The share of the solid pixels that have about the hue of a colour. */
function shareOfHue({ pixels }: Rendering, colour: Rgb): number {
  const hueOf = (rgb: Rgb): { hue: number; chroma: number } => {
    const [, a, b] = toOklab(rgb);
    return { hue: Math.atan2(b, a), chroma: Math.hypot(a, b) };
  };
  const wanted = hueOf(colour).hue;
  const hasHue = (rgb: Rgb): boolean => {
    const { hue, chroma } = hueOf(rgb);
    const apart = Math.abs(Math.atan2(Math.sin(hue - wanted), Math.cos(hue - wanted)));
    return chroma > 0.04 && apart < 0.5;
  };
  // most pixels have the colour of another one
  const judged = new Map<number, boolean>();
  let solid = 0;
  let same = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    if ((pixels[index + 3] as number) < 200) continue;
    solid++;
    const rgb = [pixels[index] as number, pixels[index + 1] as number, pixels[index + 2] as number] as const;
    const key = (rgb[0] << 16) | (rgb[1] << 8) | rgb[2];
    const known = judged.get(key) ?? hasHue(rgb);
    judged.set(key, known);
    if (known) same++;
  }
  return same / Math.max(1, solid);
}

/** Thin or mostly transparent things show less of their colour. */
const littleColour: Readonly<Record<string, number>> = {
  // its pages are white
  'spread-book': 0.15,
  // only its cracks are drawn
  'cracked-ground': 0.02,
  // the hand that wears it, the wood that it drives the nail into
  'ring-on-finger': 0.01,
  'hammer-on-nail': 0.06,
  // the door behind it is of wood
  'door-knocker': 0.12,
  // its tree keeps its own colours
  'tree-house': 0.2,
  // its hat is red and its beard white
  'garden-gnome': 0.2,
  // its leaves are green
  'tomato-plant': 0.1,
  // the fish that swims in it
  'goldfish-bowl': 0.12,
  // the water that it throws
  'lawn-sprinkler': 0.08,
  bicycle: 0.1,
  'open-refrigerator': 0.15,
  windowsill: 0.15,
  'drinks-tray': 0.1,
  mirror: 0.2,
  'human-eye': 0.1,
  painting: 0.2,
  camera: 0.2,
  easel: 0.15,
  snowman: 0.06,
  'moon-rover': 0.2,
  motorcycle: 0.12,
  satellite: 0.15,
  train: 0.15,
  sailboat: 0.2,
  lighthouse: 0.15,
  flower: 0.15,
  cake: 0.1,
  lamp: 0.25,
  tablet: 0.2,
  doll: 0.2,
  'manual-wheelchair': 0.15,
  lipstick: 0.2,
  xylophone: 0.2,
  'magnifying-glass': 0.2,
  sushi: 0.15,
  calendar: 0.2,
  avocado: 0.2,
  'chess-set': 0.15,
  'checkers-set': 0.12,
  'dune-buggy': 0.12,
  'hollywood-sign': 0.2,
  'house-diagram': 0.06,
  'playing-cards': 0.08,
  'deck-of-cards': 0.06,
  'sushi-rolls': 0.2,
  'pizza-cutter': 0.15,
  'salt-shaker': 0.2,
  sandals: 0.15,
  'banana-split': 0.06,
  jukebox: 0.12,
  'kebab-skewer': 0.08,
  lasagna: 0.06,
  'olympic-rings': 0.15,
  'mona-lisa': 0.2,
  'kachina-doll': 0.2,
  'animal-eye': 0.15,
  'newtons-cradle': 0.2,
  // its blade is of steel, and only what floats in the lamp is dyed
  sickle: 0.2,
  'lava-lamp': 0.2,
  // its leaves are green, its wings clear, its wares of all colours
  'garden-bed': 0.02,
  dragonfly: 0.12,
  'vending-machine': 0.2,
};

/** Of what was cut in two, most is what is inside. */
const CUT_OPEN = 0.12;

describe('every painter of a thing', () => {
  it('has a name of its own', () => {
    const names = objects.map(({ concept }) => concept);
    assert.equal(new Set(names).size, names.length);
  });

  for (const drawable of objects) {
    const { concept } = drawable;
    // the seed moves nothing in a plan
    const seeds = plans.includes(drawable) ? [1] : [1, 2, 3];

    it(`${concept} fills its box and leaves it no farther than it says`, () => {
      for (const seed of seeds) {
        const rendering = render(drawable, { random: createRandom(seed, concept) });
        const half = drawable.aspect / 2;
        const reach = (drawable.overhang ?? 0.05) + 0.012;
        const all = boundsOf(rendering, 10);
        assert.ok(
          all.left >= -half - reach && all.right <= half + reach,
          `${concept} leaves its box sideways: ${JSON.stringify(all)}`,
        );
        assert.ok(
          all.top >= -1 - reach && all.bottom <= reach,
          `${concept} leaves its box upright: ${JSON.stringify(all)}`,
        );
        const solid = boundsOf(rendering, 150);
        assert.ok(
          solid.right - solid.left > drawable.aspect * 0.86,
          `${concept} is too narrow: ${JSON.stringify(solid)}`,
        );
        assert.ok(solid.top < -0.93, `${concept} is too low: ${JSON.stringify(solid)}`);
        if (drawable.habitat !== 'space' && drawable.habitat !== 'sky') {
          assert.ok(Math.abs(solid.bottom) <= 0.03, `${concept} does not touch its ground: ${JSON.stringify(solid)}`);
        }
      }
    });

    it(`${concept} is the same for the same seed, by day and by night, under snow`, () => {
      for (const changes of [{}, { night: true, snowy: true, attributes: new Set(['old', 'open', 'glowing']) }]) {
        // chance would show in a small picture as well
        const paint = (): Uint8ClampedArray => render(drawable, changes, SIZE / 2).pixels;
        assert.deepEqual(paint(), paint());
      }
    });

    it(`${concept} takes the colour asked for`, () => {
      for (const colour of [hex('#2f62c8'), hex('#cf3030')].slice(0, seeds.length)) {
        const share = shareOfHue(render(drawable, { colour }), colour);
        assert.ok(
          share > (littleColour[concept] ?? (/-(half|slices)$/.test(concept) ? CUT_OPEN : 0.3)),
          `${concept}: ${share.toFixed(2)} of it has the colour`,
        );
      }
    });

    it(`${concept} keeps its silhouette when there is less detail`, () => {
      const fine = render(drawable, { detail: 1 });
      const sketch = render(drawable, { detail: 0 });
      let different = 0;
      let solid = 0;
      for (let index = 3; index < fine.pixels.length; index += 4) {
        const first = (fine.pixels[index] as number) > 128;
        const second = (sketch.pixels[index] as number) > 128;
        if (first) solid++;
        if (first !== second) different++;
      }
      assert.ok(different < solid * 0.04, `${concept}: ${different} of ${solid} pixels`);
    });
  }
});

describe('words about a thing', () => {
  const named = (concept: string): Drawable => objects.find((drawable) => drawable.concept === concept) as Drawable;

  it('a golden cup is golden, a brick house of brick', () => {
    for (const [concept, word, colour] of [
      ['cup', 'golden', '#d9a93a'],
      ['house', 'brick', '#a8553f'],
    ] as const) {
      const share = shareOfHue(render(named(concept), { attributes: new Set([word]) }), hex(colour));
      assert.ok(share > 0.3, `${share.toFixed(2)} of the ${concept} looks ${word}`);
    }
  });

  it('colourful houses differ', () => {
    const houses = [1, 2, 3, 4, 5, 6].map((seed) =>
      render(named('house'), { random: createRandom(seed), attributes: new Set(['colourful']) }),
    );
    const blue = houses.filter((house) => shareOfHue(house, hex('#4a6fb0')) > 0.3).length;
    assert.ok(blue < houses.length);
  });

  it('windows light up at night, yellow paint does not', () => {
    const shining = (rendering: Rendering): number => {
      let count = 0;
      for (let index = 0; index < rendering.pixels.length; index += 4) {
        const [red, green, blue, alpha] = rendering.pixels.subarray(index, index + 4) as unknown as Rgba;
        if (alpha > 200 && red > 225 && green > 150 && red - blue > 55) count++;
      }
      return count;
    };
    const colour = hex('#f2c81e');
    const house = named('house');
    assert.ok(shining(render(house, { night: true })) > shining(render(house)) + 100);
    const umbrella = named('umbrella');
    assert.ok(shining(render(umbrella, { colour })) > 1000);
    assert.ok(shining(render(umbrella, { colour, night: true })) < 50);
  });

  it('the band of a party hat lies on the cone, and no gap is between', () => {
    const { pixels, width, originX, originY } = render(named('party-hat'));
    const alpha = (up: number): number => pixels[((originY - up) * width + Math.round(originX)) * 4 + 3] as number;
    for (let up = 4; up < SIZE * 0.4; up++) assert.equal(alpha(up), 255, `nothing is painted ${up} above its foot`);
  });

  it('a ghost in a dark sheet has two eyes', () => {
    const { pixels } = render(named('ghost'), { colour: hex('#202024') });
    let pale = 0;
    for (let index = 0; index < pixels.length; index += 4)
      if (pixels[index + 3] === 255 && (pixels[index] as number) > 235 && (pixels[index + 2] as number) > 225) pale++;
    assert.ok(pale > 120, `only ${pale} pixels of their whites are seen`);
  });
});
