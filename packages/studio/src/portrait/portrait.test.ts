import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FacePicture, PortraitRequest } from '../request.js';
import { createRandom } from '../paint/kit/random.js';
import { canvasOf, pixelsOf } from '../raster/canvas.js';
import { readAnatomy } from './anatomy.js';
import { framePortrait } from './frame.js';
import { lightPerson } from './light.js';
import { portraitLookNames, type PortraitLookName } from './looks/look.js';
import { portraitLooks } from './looks/looks.js';
import { layPlate } from './plate.js';
import { drawPortrait } from './portrait.js';
import { sampleFace } from './sample-face.js';
import { readWishes } from './wishes.js';

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

const ASKED: Record<PortraitLookName, string> = {
  studio: 'a professional headshot',
  vintage: 'an old sepia photograph',
  neon: 'cyberpunk, neon lights',
  oil: 'an oil painting',
  watercolour: 'a watercolor portrait',
  ink: 'pen and ink',
  pencil: 'a pencil sketch',
  comic: 'in comic style with halftone',
  'pop-art': 'pop art like Warhol',
  'flat-vector': 'flat vector illustration',
  'low-poly': 'low poly',
  'pixel-art': '8-bit pixel art',
};

test('every look is registered once, asked for by its own words, and draws an opaque picture that the seed decides', () => {
  assert.deepEqual(portraitLooks.map(({ name }) => name).toSorted(), [...portraitLookNames].toSorted());
  for (const [name, prompt] of Object.entries(ASKED)) {
    const first = drawPortrait(task({ prompt }));
    assert.equal(first.look, name);
    const { data } = first.picture;
    assert.equal(data.length, 256 * 256 * 4);
    let opaque = true;
    for (let alpha = 3; alpha < data.length; alpha += 4) opaque &&= data[alpha] === 255;
    assert.ok(opaque, `${name} is opaque`);
    assert.deepEqual(drawPortrait(task({ prompt })).picture.data, data, `${name} repeats`);
  }
  assert.notDeepEqual(drawPortrait(task({ seed: 6 })).picture.data, drawPortrait(task({ seed: 9 })).picture.data);
});

test('without a look in the prompt the seed chooses among all', () => {
  const chosen = new Set(
    Array.from({ length: 200 }, (_, seed) => readWishes('a portrait', createRandom(seed, 'portrait')).look.name),
  );
  assert.equal(chosen.size, portraitLookNames.length);
});

test('ink is grey in every pixel', () => {
  const { data } = drawPortrait(task({ prompt: ASKED.ink })).picture;
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
      const pixels = pixelsOf(layPlate(face, placement, width, height));
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
      const pixels = pixelsOf(layPlate(tight, placement, width, height));
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

test('clothes, hats and their colours are read from the prompt, and what is ruled out stays away', () => {
  const worn = (prompt: string) => readWishes(prompt, createRandom(1)).worn.map(({ wear }) => wear.name);
  assert.deepEqual(worn('as an astronaut on the moon'), ['spacesuit']);
  assert.deepEqual(worn('as a queen'), ['royal-mantle', 'crown']);
  assert.deepEqual(worn('a wizard with glasses'), ['robe', 'pointed-hat', 'glasses']);
  assert.deepEqual(worn('a wizard without a hat, no glasses').includes('glasses'), false);
  assert.deepEqual(worn('a portrait in the garden'), []);
  const suit = readWishes('in a dark green suit', createRandom(1)).worn[0]!;
  assert.ok(suit.colour[1] > suit.colour[0] && suit.colour[1] > suit.colour[2]);
  const dress = readWishes('wearing a red dress', createRandom(1)).clothesColour!;
  assert.ok(dress[0] > dress[1] * 2);
});

test('a dyed shirt takes the colour, the face keeps its own', () => {
  const meanOf = (prompt: string, x: number, y: number) => {
    const { data } = drawPortrait(task({ prompt: `studio photo ${prompt}` })).picture;
    const at = (y * 256 + x) * 4;
    return [data[at]!, data[at + 1]!, data[at + 2]!] as const;
  };
  const [red, green, blue] = meanOf('wearing a red shirt', 128, 250);
  assert.ok(red > green * 1.6 && red > blue * 1.6, `${red}, ${green}, ${blue}`);
  const plain = meanOf('', 128, 128);
  const dyed = meanOf('wearing a red shirt', 128, 128);
  for (let channel = 0; channel < 3; channel += 1) assert.ok(Math.abs(plain[channel]! - dyed[channel]!) < 12);
});

test('the light of the place falls on the side it comes from, and its colour tints the person', () => {
  const place = (side: number) =>
    drawPortrait(task({ prompt: 'studio photo' }), {
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

test('a picture that is no longer wanted stops between steps', () => {
  let steps = 0;
  assert.throws(
    () =>
      drawPortrait(task(), {
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
    assert.equal(drawPortrait(task({ prompt: ASKED[name], face: empty })).picture.width, 256, name);
  }
});
