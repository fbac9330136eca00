import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PortraitRequest } from '../request.js';
import { createRandom } from '../paint/kit/random.js';
import { canvasOf, pixelsOf } from '../raster/canvas.js';
import { framePortrait } from './frame.js';
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

test('in every shape of picture the eyes lie inside and the bust runs off the lower edge', () => {
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
      assert.ok(eyeY > height * 0.15 && eyeY < height * 0.72, `${width}x${height}: eyes at ${eyeY}`);
      const pixels = pixelsOf(layPlate(face, placement, width, height));
      const below = ((height - 1) * width + Math.round(eyeX)) * 4 + 3;
      assert.ok(pixels[below]! > 200, `${width}x${height} with ${headroom}: nobody at the lower edge`);
    }
  }
});

test('a photo that ends at the chin is continued to the lower edge', () => {
  const rows = Math.round(face.box.y + face.box.height * 1.5);
  const cut = {
    ...face,
    height: rows,
    cutout: { ...face.cutout, height: rows, data: face.cutout.data.slice(0, face.width * rows * 4) },
  };
  const placement = framePortrait(cut, 256, 256, { headroom: 0 }, createRandom(1));
  const pixels = pixelsOf(layPlate(cut, placement, 256, 256));
  for (let y = 200; y < 256; y += 1) assert.ok(pixels[(y * 256 + 128) * 4 + 3]! > 200, `row ${y}`);
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
