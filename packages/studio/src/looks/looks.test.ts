import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { lookNames } from '../language/brief.js';
import { createRandom } from '../paint/kit/random.js';
import { chooseLook, looks } from './looks.js';
import { areLent } from '../raster/lent-for-tests.js';
import { paintSample } from './sample-painting.js';

/** Share of pixels for which the test holds. */
function share(pixels: Uint8ClampedArray, holds: (red: number, green: number, blue: number) => boolean): number {
  let count = 0;
  for (let byte = 0; byte < pixels.length; byte += 4) {
    if (holds(pixels[byte] as number, pixels[byte + 1] as number, pixels[byte + 2] as number)) count++;
  }
  return count / (pixels.length / 4);
}

const isGrey = (red: number, green: number, blue: number): boolean => red === green && green === blue;

for (const look of looks) {
  describe(`look ${look.name}${look.ink ? ' in ink' : ''}`, () => {
    it('keeps the size, is opaque, and gives the same bytes again', () => {
      for (const [width, height] of [
        [64, 64],
        [67, 251],
        [256, 64],
      ] as const) {
        const first = look.finish(paintSample(width, height));
        const second = look.finish(paintSample(width, height));
        assert.equal(first.length, width * height * 4);
        assert.deepEqual(Buffer.from(first), Buffer.from(second));
        for (let byte = 3; byte < first.length; byte += 4) assert.equal(first[byte], 255);
      }
    });

    it('answers with pixels of its own', () => {
      assert.equal(
        areLent(() => look.finish(paintSample(64, 64))),
        false,
      );
    });

    it('changes the picture but keeps its light and dark', () => {
      const sample = paintSample(192, 192);
      const before = sample.pixels.slice();
      const after = look.finish(sample);
      assert.ok(share(after, () => true) === 1);
      assert.notDeepEqual(Buffer.from(after), Buffer.from(before));
      assert.ok(share(after, (red, green, blue) => red + green + blue > 560) > 0.02, 'has lights');
      assert.ok(share(after, (red, green, blue) => red + green + blue < 330) > 0.02, 'has darks');
    });

    it('covers the whole sheet, to the corners', () => {
      for (const [width, height] of [
        [400, 400],
        [333, 127],
      ] as const) {
        const pixels = look.finish(paintSample(width, height, { night: false }));
        const corners = [0, width - 1, (height - 1) * width, height * width - 1];
        // nothing in the sample is black at a corner by day
        if (!look.ink && !['neon', 'halftone', 'film-noir', 'chiaroscuro'].includes(look.name)) {
          for (const corner of corners) {
            const [red = 0, green = 0, blue = 0] = pixels.subarray(corner * 4, corner * 4 + 3);
            assert.ok(red + green + blue > 12, `corner ${corner} of ${width}×${height}`);
          }
        }
      }
    });

    it('works without a layer map', () => {
      const sample = paintSample(96, 96, { mapped: false });
      assert.equal(look.finish(sample).length, 96 * 96 * 4);
    });

    if (!look.ink) return;

    it('is grey in every pixel without colour hints', () => {
      for (const night of [false, true]) {
        assert.equal(share(look.finish(paintSample(160, 120, { night })), isGrey), 1);
      }
    });

    it('stays grey when only the prompt speaks of colours', () => {
      const sample = paintSample(96, 96, { hints: [[47, 111, 192]] });
      const brief = { ...sample.scene.brief, colours: ['#2f6fc0'] };
      assert.equal(share(look.finish({ ...sample, scene: { ...sample.scene, brief } }), isGrey), 1);
    });

    it('leaves paper white by day and is mostly ink by night, yet readable', () => {
      const day = look.finish(paintSample(256, 256));
      const night = look.finish(paintSample(256, 256, { night: true }));
      const white = (red: number): boolean => red > 200;
      assert.ok(share(day, white) > 0.35, `day: ${share(day, white)} white`);
      assert.ok(share(night, white) > 0.12, `night: ${share(night, white)} white`);
      assert.ok(share(night, white) < share(day, white));
    });

    it('prints hints as spot colours: greys and tints of them alone', () => {
      const pixels = look.finish(paintSample(160, 160, { hints: [[214, 40, 40]] }));
      assert.ok(share(pixels, (red, green) => red - green > 60) > 0.01, 'the red is there');
      assert.equal(
        share(pixels, (red, green, blue) => Math.abs(green - blue) <= 2 && red + 2 >= green),
        1,
      );
    });
  });
}

test('what a window of glass is about is drawn on its panes, finer than they are', () => {
  const sample = paintSample(384, 384);
  const { index, layers } = sample.painting.map!;
  const things = layers.findIndex(({ region }) => region === 'subject');
  index.fill(things);
  // stripes of two pixels
  for (let pixel = 0; pixel < index.length; pixel++)
    sample.pixels.fill((pixel % 384) % 8 < 4 ? 60 : 220, pixel * 4, pixel * 4 + 3);
  const pixels = looks.find(({ name }) => name === 'stained-glass')!.finish(sample);
  let [dark, light] = [0, 0];
  for (let y = 40; y < 340; y++)
    for (let x = 40; x < 340; x++)
      if (x % 8 === 1) dark += pixels[(y * 384 + x) * 4 + 1]!;
      else if (x % 8 === 5) light += pixels[(y * 384 + x) * 4 + 1]!;
  assert.ok(light > dark * 1.8, `${light / dark}`);
});

test('a shadow is no lump of clay', () => {
  const flat = (region: 'shadow' | 'land'): Uint8ClampedArray => {
    const sample = paintSample(192, 192);
    const { index } = sample.painting.map!;
    for (let pixel = 0; pixel < index.length; pixel++) index[pixel] = pixel % 192 < 96 ? 1 : 2;
    sample.pixels.fill(150);
    const layers = [0, 1, 2].map((layer) => ({ region: layer === 2 ? region : ('shadow' as const), depth: 0.3 }));
    const painting = { ...sample.painting, map: { index, layers } };
    return looks.find(({ name }) => name === 'claymation')!.finish({ ...sample, painting });
  };
  const step = (pixels: Uint8ClampedArray): number => {
    let most = 0;
    for (let x = 88; x < 104; x++)
      most = Math.max(most, Math.abs(pixels[(96 * 192 + x) * 4]! - pixels[(96 * 192 + x - 3) * 4]!));
    return most;
  };
  assert.ok(step(flat('shadow')) < step(flat('land')), `${step(flat('shadow'))} ${step(flat('land'))}`);
});

test('the leads of glass have smooth edges', () => {
  const pixels = looks.find(({ name }) => name === 'stained-glass')!.finish(paintSample(512, 512));
  // between the lead and the glass beside it there is something of both
  const steep = Array.from({ length: 510 }, (_, x) => {
    const light = (at: number): number => pixels[(60 * 512 + at) * 4 + 2] as number;
    return Math.abs(light(x + 1) - light(x));
  });
  assert.ok(Math.max(...steep) < 200, `${Math.max(...steep)}`);
});

test('a border goes around the whole picture, not over its edge', () => {
  const sample = paintSample(256, 256);
  // a red stripe along the lower edge
  for (let pixel = 256 * 248; pixel < 256 * 256; pixel++) sample.pixels.set([255, 0, 0, 255], pixel * 4);
  const framed = looks.find(({ name }) => name === 'art-deco')!.finish(sample);
  const column = Array.from({ length: 256 }, (_, y) => (y * 256 + 128) * 4);
  assert.ok(
    column.some(
      (byte) =>
        framed[byte]! > 150 && framed[byte + 2]! < framed[byte]! * 0.45 && framed[byte + 1]! < framed[byte]! * 0.45,
    ),
  );
});

describe('chooseLook', () => {
  const random = createRandom(5, 'choose');

  it('gives the look that the prompt names', () => {
    for (const look of looks) {
      if (!look.ink) assert.equal(chooseLook('stock', look.name, random).name, look.name);
      else assert.equal(chooseLook('ink', look.name, random), look);
    }
  });

  it('keeps black-and-white illustration in ink, varied by the seed', () => {
    const names = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const look = chooseLook('ink', seed % 2 ? 'watercolour' : undefined, createRandom(seed, 'ink'));
      assert.ok(look.ink);
      names.add(look.name);
    }
    assert.equal(names.size, looks.filter((look) => look.ink).length);
  });

  it('knows the house styles', () => {
    assert.equal(chooseLook('photo', undefined, random).name, 'photographic');
    assert.equal(chooseLook('vector', undefined, random).name, 'flat-vector');
    assert.equal(chooseLook('watercolor', undefined, random).name, 'watercolour');
    assert.equal(chooseLook('masterly', undefined, random).name, 'masterly');
  });

  it('has a look for every name', () => {
    for (const name of lookNames)
      assert.ok(
        looks.some((look) => look.name === name),
        name,
      );
  });
});
