import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FacePicture, PortraitRequest } from '../request.js';
import { createRandom } from '../paint/kit/random.js';
import { areLent } from '../raster/lent-for-tests.js';
import { canvasOf, pixelsOf } from '../raster/canvas.js';
import { readAnatomy } from './anatomy.js';
import { developPerson } from './develop.js';
import { framePortrait } from './frame.js';
import { lightPerson } from './light.js';
import { areClosed } from './closed-eyes.js';
import { castShadow } from './dress/cloth.js';
import { wearNamed } from './dress/wardrobe.js';
import { portraitLookNames, type PortraitLookName } from './looks/look.js';
import { portraitLooks } from './looks/looks.js';
import { layPlate } from './plate.js';
import { drawPortrait } from './portrait.js';
import { sampleFace } from './sample-face.js';
import { planPortrait, type PortraitPlan } from './plan/plan.js';

const face = sampleFace();
const task = (change: Partial<PortraitRequest> = {}): PortraitRequest => ({
  style: 'portrait',
  prompt: 'a portrait',
  width: 256,
  height: 256,
  seed: 5,
  palette: [],
  face,
  ...change,
});

const plan = (look: PortraitLookName = 'studio', words = ''): PortraitPlan =>
  planPortrait(
    { look, worn: [], words, notes: { understood: [], guessed: [], ignored: [] } },
    createRandom(5, 'portrait plan'),
  );

test('every look is registered once and draws an opaque picture that the seed decides', () => {
  assert.deepEqual(portraitLooks.map(({ name }) => name).toSorted(), [...portraitLookNames].toSorted());
  for (const name of portraitLookNames) {
    const first = drawPortrait(task(), plan(name));
    assert.equal(first.look, name);
    const { data } = first.picture;
    assert.equal(data.length, 256 * 256 * 4);
    let opaque = true;
    for (let alpha = 3; alpha < data.length; alpha += 4) opaque &&= data[alpha] === 255;
    assert.ok(opaque, `${name} is opaque`);
    let again = data;
    assert.ok(!areLent(() => (again = drawPortrait(task(), plan(name)).picture.data)), `${name} has its own pixels`);
    assert.deepEqual(again, data, `${name} repeats`);
  }
  assert.notDeepEqual(
    drawPortrait(task({ seed: 6 }), plan()).picture.data,
    drawPortrait(task({ seed: 9 }), plan()).picture.data,
  );
});

test('a transparent background leaves the person alone, in every look', () => {
  for (const name of portraitLookNames) {
    const { data } = drawPortrait(task({ transparent: true, seed: 5 }), plan(name)).picture;
    const alphaAt = (x: number, y: number): number => data[(y * 256 + x) * 4 + 3] ?? -1;
    assert.deepEqual([alphaAt(2, 2), alphaAt(253, 2)], [0, 0], `${name}: nothing in the corners`);
    assert.equal(alphaAt(128, 128), 255, `${name}: the person is whole`);
  }
});

test('ink is grey in every pixel', () => {
  const { data } = drawPortrait(task(), plan('ink')).picture;
  for (let at = 0; at < data.length; at += 4) assert.ok(data[at] === data[at + 1] && data[at] === data[at + 2]);
});

test('in every shape of picture the eyes lie inside, and the bust runs off the lower edge or fades before it', () => {
  for (const [width, height] of [
    [256, 256],
    [256, 512],
    [512, 256],
    [512, 128],
    [128, 512],
    [1024, 256],
  ] as const) {
    for (const headroom of [0, 0.5, 1]) {
      const placement = framePortrait(face, width, height, { headroom }, createRandom(1));
      const eyeX = face.landmarks[27]![0] * placement.scale + placement.x;
      const eyeY = face.landmarks[27]![1] * placement.scale + placement.y;
      assert.ok(eyeX > width * 0.2 && eyeX < width * 0.8, `${width}x${height}: eyes at ${eyeX}`);
      assert.ok(eyeY > height * 0.12 && eyeY < height * 0.75, `${width}x${height}: eyes at ${eyeY}`);
      const pixels = layPlate(face, placement, width, height);
      const below = pixels[((height - 1) * width + Math.round(eyeX)) * 4 + 3]!;
      assert.equal(below > 200, !placement.loose.bottom, `${width}x${height} with ${headroom}`);
    }
  }
});

/** The photo cut to these shares of the face's height around its middle. */
function cropped([left, top, right, bottom]: readonly [number, number, number, number]): FacePicture {
  const { box, cutout } = face;
  const [x, y, size] = [box.x + box.width / 2, box.y + box.height / 2, box.height];
  const from = [Math.max(0, Math.round(x - left * size)), Math.max(0, Math.round(y - top * size))] as const;
  const width = Math.min(face.width, Math.round(x + right * size)) - from[0];
  const height = Math.min(face.height, Math.round(y + bottom * size)) - from[1];
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = ((from[1] + row) * face.width + from[0]) * 4;
    data.set(cutout.data.subarray(start, start + width * 4), row * width * 4);
  }
  return {
    width,
    height,
    cutout: { ...cutout, width, height, data },
    box: { ...box, x: box.x - from[0], y: box.y - from[1] },
    landmarks: face.landmarks.map(([atX, atY]) => [atX - from[0], atY - from[1]]),
  };
}

test('a tight headshot keeps its proportions, its skull and its edges: nothing is stretched or smeared', () => {
  for (const crop of [
    [0.62, 0.75, 0.62, 0.62],
    [1, 1.1, 1, 0.7],
    [0.5, 1.2, 2, 1.2],
    [0.9, 0.62, 0.9, 2],
  ] as const) {
    const tight = cropped(crop);
    for (const [width, height] of [
      [256, 256],
      [320, 256],
      [256, 384],
    ] as const) {
      const name = `${crop.join()} at ${width}x${height}`;
      const placement = framePortrait(tight, width, height, { headroom: 0 }, createRandom(1));
      const pixels = layPlate(tight, placement, width, height);
      const { scale, x, y } = placement;
      // The eyes and the mouth of the drawn face lie where the photo has them, scaled alike in both directions.
      for (const [atX, atY] of [tight.landmarks[36]!, tight.landmarks[45]!, tight.landmarks[57]!]) {
        const source = (Math.round(atY) * tight.width + Math.round(atX)) * 4;
        const target = (Math.round(atY * scale + y) * width + Math.round(atX * scale + x)) * 4;
        for (let channel = 0; channel < 3; channel += 1) {
          const off = Math.abs(tight.cutout.data[source + channel]! - pixels[target + channel]!);
          assert.ok(off < 60, `${name}: ${off} at ${atX}, ${atY}`);
        }
      }
      // Nothing lies beyond the photo's edges, and no straight end of it shows inside the picture.
      const solid = (column: number, row: number) => pixels[(row * width + column) * 4 + 3]! > 140;
      const column = (at: number) => Array.from({ length: height }, (_, row) => solid(at, row)).filter(Boolean).length;
      for (const at of [Math.floor(x) - 2, Math.ceil(x + tight.width * scale) + 2]) {
        if (at >= 0 && at < width) assert.equal(column(at), 0, `${name}: smeared at column ${at}`);
      }
      if (y > 2) {
        const top = Array.from({ length: width }, (_, at) => solid(at, Math.ceil(y) + 1)).filter(Boolean).length;
        assert.ok(top < width * 0.12, `${name}: a flat skull of ${top} pixels`);
      }
    }
  }
});

test('the light on a bare forehead has no lattice of the blur that it comes from', () => {
  const [width, height] = [512, 512];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(200);
  const matte = new Float32Array(width * height);
  for (let at = 0; at < matte.length; at += 1) {
    const inside = Math.hypot((at % width) - 256, Math.floor(at / width) - 256) < 190;
    matte[at] = inside ? 1 : 0;
  }
  const placement = framePortrait(face, width, height, { headroom: 0 }, createRandom(1));
  const anatomy = readAnatomy(face, placement, matte, width, height);
  lightPerson(pixels, matte, width, height, anatomy, {
    side: 1,
    height: 0.8,
    key: [255, 255, 255],
    ambient: [255, 255, 255],
    contrast: 1,
    rim: 0,
  });
  // Steps between neighbours along a row, gathered by their place in cells of 4, 8 and 16 pixels.
  for (const period of [4, 8, 16]) {
    const steps = new Float64Array(period);
    const counts = new Float64Array(period);
    for (let row = 200; row < 312; row += 1) {
      for (let at = 170; at < 330; at += 1) {
        const pixel = (row * width + at) * 4;
        steps[at % period]! += Math.abs(pixels[pixel + 4]! - pixels[pixel]!);
        counts[at % period]! += 1;
      }
    }
    const means = Array.from(steps, (sum, index) => sum / counts[index]!);
    const spread = Math.max(...means) - Math.min(...means);
    assert.ok(spread < 0.35, `period ${period}: ${means.map((mean) => mean.toFixed(2)).join(' ')}`);
  }
});

test('a plain background has the colour that was asked for, in every corner', () => {
  const { data } = drawPortrait(task(), { ...plan(), backdrop: [40, 120, 90] }).picture;
  for (const x of [2, 253]) {
    const [red, green, blue] = [0, 1, 2].map((channel) => data[(3 * 256 + x) * 4 + channel]!);
    assert.ok(green! > red! * 1.6 && green! > blue!, `${red}, ${green}, ${blue}`);
  }
});

test('what is put on throws soft shadows on the person alone: no line across the shirt, none on the air', () => {
  const coat = { wear: wearNamed('white-coat')!, colour: [240, 243, 246], second: [90, 120, 150] } as const;
  const { data } = drawPortrait(task({ width: 512, height: 512 }), { ...plan(), worn: [coat] }).picture;
  const lightness = (pixels: Uint8Array, x: number, y: number) => {
    const at = (y * 512 + x) * 4;
    return (pixels[at]! + pixels[at + 1]! + pixels[at + 2]!) / 3;
  };
  // The brightness of the coat, row by row beside the middle: a chord of a shadow is one step in many columns at once.
  let steepest = 0;
  for (let y = 380; y < 500; y += 1) {
    let step = 0;
    for (let x = 100; x < 412; x += 1) step += lightness(data, x, y + 2) - lightness(data, x, y - 2);
    steepest = Math.max(steepest, Math.abs(step / 312));
  }
  assert.ok(steepest < 9, `rows differ by ${steepest.toFixed(1)}`);
  // A hat as wide as the sheet over a head that is half as wide: the shadow ends with the head.
  const head = new Uint8ClampedArray(64 * 64 * 4);
  for (let at = 0; at < head.length; at += 4) head.set([200, 200, 200, (at / 4) % 64 < 32 ? 255 : 0], at);
  const hat = Float32Array.from({ length: 64 * 64 }, (_, pixel) => (pixel < 64 * 20 ? 1 : 0));
  castShadow(head, hat, 64, 64, { drop: 4, blur: 3, strength: 0.5 });
  assert.ok(head[(22 * 64 + 10) * 4]! < 150 && head[(60 * 64 + 10) * 4]! > 195);
  assert.equal(head[(22 * 64 + 50) * 4], 200);
});

test('red eyes and blue light on a face are gone before the portrait is lit', () => {
  const pixels = new Uint8ClampedArray(256 * 256 * 4);
  const placement = framePortrait(face, 256, 256, { headroom: 0 }, createRandom(1));
  const anatomy = readAnatomy(face, placement, new Float32Array(256 * 256).fill(1), 256, 256);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([120, 130, 220, 255], at);
  const eye = (Math.round(anatomy.leftEye[1]) * 256 + Math.round(anatomy.leftEye[0])) * 4;
  pixels.set([210, 60, 60, 255], eye);
  developPerson(pixels, 256, 256, anatomy);
  assert.ok(pixels[eye]! < pixels[eye + 1]! * 1.35, `the pupil is ${pixels.slice(eye, eye + 3).join()}`);
  const cheek = (Math.round(anatomy.nose[1]) * 256 + Math.round(anatomy.nose[0] + anatomy.unit * 0.3)) * 4;
  assert.ok(pixels[cheek]! > pixels[cheek + 2]! * 0.95, `the cheek is ${pixels.slice(cheek, cheek + 3).join()}`);
});

test('flat vector has few tones and open eyes; watercolour leaves paper white', () => {
  const vector = drawPortrait(task({ width: 512, height: 512 }), plan('flat-vector')).picture.data;
  const tones = new Map<number, number>();
  for (let at = 0; at < vector.length; at += 4) {
    const tone = (vector[at]! << 16) | (vector[at + 1]! << 8) | vector[at + 2]!;
    tones.set(tone, (tones.get(tone) ?? 0) + 1);
  }
  const most = [...tones.values()].toSorted((a, b) => b - a).slice(0, 18);
  const share = most.reduce((sum, count) => sum + count, 0) / (512 * 512);
  assert.ok(share > 0.85, `18 tones cover ${share}`);
  const placement = framePortrait(face, 512, 512, { headroom: 0 }, createRandom(1));
  const anatomy = readAnatomy(face, placement, new Float32Array(512 * 512).fill(1), 512, 512);
  for (const lids of [anatomy.points.slice(36, 42), anatomy.points.slice(42, 48)]) {
    let [white, dark] = [0, 0];
    for (let y = Math.min(...lids.map((point) => point[1])); y <= Math.max(...lids.map((point) => point[1])); y += 1) {
      for (let x = lids[0]![0]; x <= lids[3]![0]; x += 1) {
        const light = vector[(Math.round(y) * 512 + Math.round(x)) * 4 + 1]!;
        if (light > 215) white += 1;
        if (light < 90) dark += 1;
      }
    }
    assert.ok(white > dark * 0.1 && dark > 0, `an eye of ${white} white and ${dark} dark pixels`);
  }
  const painted = drawPortrait(task({ width: 512, height: 512 }), plan('watercolour')).picture.data;
  let paper = 0;
  for (let at = 0; at < painted.length; at += 4) if (painted[at]! > 236 && painted[at + 2]! > 224) paper += 1;
  assert.ok(paper > 512 * 512 * 0.12, `${paper} pixels of paper`);
});

test('eyes that are closed stay closed: dark along the lower lid are lashes, dark above it an iris', () => {
  const points = face.landmarks.map(([x, y]) => [x, y] as const);
  const eyes = (dark: readonly [number, number], iris = false): Uint8ClampedArray => {
    const pixels = new Uint8ClampedArray(face.width * face.height * 4).fill(180);
    for (const from of [36, 42]) {
      const lids = points.slice(from, from + 6);
      const [top, bottom] = [Math.min(lids[1]![1], lids[2]![1]), Math.max(lids[4]![1], lids[5]![1])];
      for (let y = Math.round(top + dark[0] * (bottom - top)); y <= top + dark[1] * (bottom - top); y += 1)
        for (let x = Math.round(lids[0]![0]); x <= lids[3]![0]; x += 1)
          if (!iris || Math.abs(x - (lids[0]![0] + lids[3]![0]) / 2) < (lids[3]![0] - lids[0]![0]) * 0.25)
            pixels.fill(30, (y * face.width + x) * 4, (y * face.width + x) * 4 + 3);
    }
    return pixels;
  };
  assert.equal(areClosed(eyes([0.7, 1]), face.width, face.height, { points }), true);
  assert.equal(areClosed(eyes([0, 0.6], true), face.width, face.height, { points }), false);
  assert.equal(areClosed(eyes([2, 1]), face.width, face.height, { points }), false, 'a plain face');
  assert.equal(areClosed(eyes([0, 1]), face.width, face.height, { points }), true, 'dark from corner to corner');
});

test('the light of the place falls on the side it comes from, and its colour tints the person', () => {
  const place = (side: number) =>
    drawPortrait(task(), plan(), {
      paintPlace: ({ width, height }) => ({
        pixels: pixelsOf(canvasOf(new Uint8ClampedArray(width * height * 4).fill(128), width, height)),
        light: { side, height: 0.2, key: [255, 150, 60], ambient: [120, 130, 220], contrast: 1, rim: 0.8 },
      }),
    }).picture.data;
  const sumAt = (data: Uint8Array, from: number, to: number) => {
    let sum = 0;
    for (let y = 150; y < 250; y += 1) for (let x = from; x < to; x += 1) sum += data[(y * 256 + x) * 4]!;
    return sum;
  };
  const [left, right] = [place(-1), place(1)];
  assert.ok(sumAt(left, 40, 128) > sumAt(right, 40, 128));
  assert.ok(sumAt(right, 128, 216) > sumAt(left, 128, 216));
});

test('a place that is out of focus is painted at half the size, a sharp one at its own', () => {
  const sizeIn = (look: PortraitLookName): number => {
    let size = 0;
    drawPortrait(task(), plan(look), {
      paintPlace({ width, height }) {
        size = width;
        return {
          pixels: new Uint8ClampedArray(width * height * 4).fill(200),
          light: { side: 0, height: 0.5, key: [255, 255, 255], ambient: [255, 255, 255], contrast: 0.3, rim: 0.3 },
        };
      },
    });
    return size;
  };
  assert.equal(sizeIn('studio'), 128);
  assert.equal(sizeIn('ink'), 256);
});

test('a picture that is no longer wanted stops between steps', () => {
  let steps = 0;
  assert.throws(
    () =>
      drawPortrait(task(), plan(), {
        onStep() {
          steps += 1;
          if (steps === 2) throw new Error('no longer wanted');
        },
      }),
    /no longer wanted/,
  );
});

test('a face without points or with an empty cut-out still gives a picture', () => {
  const empty = { ...face, landmarks: [], cutout: { ...face.cutout, data: new Uint8Array(face.cutout.data.length) } };
  for (const { name } of portraitLooks) {
    assert.equal(drawPortrait(task({ face: empty }), plan(name)).picture.width, 256, name);
  }
});
