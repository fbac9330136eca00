import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../paint/kit/random.js';
import type { Rgb } from '../paint/kit/colour.js';
import { readAnatomy } from './anatomy.js';
import { balanceOf, developPerson } from './develop.js';
import { framePortrait } from './frame.js';
import { lightPerson } from './light.js';
import { sampleFace } from './sample-face.js';

const SIDE = 256;
const face = sampleFace();
const matte = new Float32Array(SIDE * SIDE).fill(1);
const anatomy = readAnatomy(face, framePortrait(face, SIDE, SIDE, { headroom: 0 }, createRandom(1)), matte, SIDE, SIDE);

/** A sheet of one skin with a lit forehead. */
function sheetOf(skin: Rgb, forehead: Rgb): { pixels: Uint8ClampedArray; brow: number } {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    const lit = Math.hypot(x - anatomy.eyes[0], y - (anatomy.eyes[1] - anatomy.unit * 0.5)) < anatomy.unit * 0.25;
    pixels.set([...(lit ? forehead : skin), 255], at);
  }
  const brow = (Math.round(anatomy.eyes[1] - anatomy.unit * 0.5) * SIDE + Math.round(anatomy.eyes[0])) * 4;
  return { pixels, brow };
}

test('a forehead in warm light is still skin when it is developed and lit: neither white nor bluish', () => {
  const { pixels, brow } = sheetOf([205, 140, 96], [250, 205, 160]);
  developPerson(pixels, SIDE, SIDE, anatomy);
  lightPerson(pixels, matte, SIDE, SIDE, anatomy, {
    side: 0.7,
    height: 0.55,
    key: [255, 247, 234],
    ambient: [235, 236, 240],
    contrast: 0.35,
    rim: 0.3,
  });
  const [red, green, blue] = pixels.slice(brow, brow + 3);
  assert.ok(red! > blue! + 45 && green! > blue! + 12 && green! < 235, `${red}, ${green}, ${blue}`);
});

test('light makes a bright cheek brighter without burning it white', () => {
  const { pixels } = sheetOf([240, 214, 196], [240, 214, 196]);
  // A body in the middle of the sheet, lit hard from the right.
  const body = Float32Array.from({ length: SIDE * SIDE }, (_, at) => (at % SIDE < 150 ? 1 : 0));
  const light = { side: 1, height: 0, key: [255, 255, 255], ambient: [255, 255, 255], contrast: 1, rim: 0 } as const;
  lightPerson(pixels, body, SIDE, SIDE, anatomy, light);
  const at = (128 * SIDE + 140) * 4;
  assert.ok(pixels[at + 2]! > 200 && pixels[at]! < 252, pixels.slice(at, at + 3).join());
});

test('violet light on a face does not turn the hair beside it green, and a candle leaves warmth', () => {
  const [red, green, blue] = balanceOf([150, 120, 170]);
  assert.ok(green / Math.sqrt(red * blue) < 1.09, `green rises by ${green / Math.sqrt(red * blue)}`);
  const candle = balanceOf([210, 145, 90]);
  assert.ok(candle[0] < 1 && candle[2] > 1 && candle[2] / candle[0] < 1.25, candle.join());
  assert.deepEqual(
    balanceOf([116, 98, 86]).map((gain) => gain.toFixed(2)),
    ['1.00', '1.00', '1.00'],
  );
});

test('a spot of violet light on one cheek goes, and lips keep their red', () => {
  const { pixels } = sheetOf([214, 172, 148], [214, 172, 148]);
  const { nose, mouth, unit } = anatomy;
  const spot = [nose[0] + unit * 0.3, nose[1] + unit * 0.02] as const;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    if (Math.hypot(x - spot[0], y - spot[1]) < unit * 0.16) pixels.set([188, 160, 205], at);
    if (Math.hypot((x - mouth[0]) / 3, y - mouth[1]) < unit * 0.07) pixels.set([196, 92, 98], at);
  }
  developPerson(pixels, SIDE, SIDE, anatomy);
  const colourAt = (x: number, y: number) => pixels.slice((Math.round(y) * SIDE + Math.round(x)) * 4).slice(0, 3);
  const [red, , blue] = colourAt(spot[0], spot[1]);
  assert.ok(blue! < red! * 0.99, `the cheek is ${colourAt(spot[0], spot[1]).join()}`);
  const [lip, green] = colourAt(mouth[0], mouth[1]);
  assert.ok(lip! > green! * 1.7, `the lips are ${colourAt(mouth[0], mouth[1]).join()}`);
});

test('in warm light lids and lashes are no red eyes: they do not turn green', () => {
  const { pixels } = sheetOf([210, 132, 78], [210, 132, 78]);
  const { leftEye, unit } = anatomy;
  const shade = [112, 66, 38] as const;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    if (Math.hypot(x - leftEye[0], y - leftEye[1]) < unit * 0.1) pixels.set(shade, at);
  }
  developPerson(pixels, SIDE, SIDE, anatomy);
  const at = (Math.round(leftEye[1]) * SIDE + Math.round(leftEye[0])) * 4;
  assert.ok(pixels[at]! > pixels[at + 1]! * 1.15, `the lid is ${pixels.slice(at, at + 3).join()}`);
});

test('pupils that a bright flash made pink are dark again', () => {
  const { pixels } = sheetOf([214, 172, 148], [214, 172, 148]);
  const { leftEye, unit } = anatomy;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    if (Math.hypot(x - leftEye[0], y - leftEye[1]) < unit * 0.03) pixels.set([208, 140, 134], at);
  }
  developPerson(pixels, SIDE, SIDE, anatomy);
  const at = (Math.round(leftEye[1]) * SIDE + Math.round(leftEye[0])) * 4;
  assert.ok(pixels[at]! < 110, `the pupil is ${pixels.slice(at, at + 3).join()}`);
});

test('an eye in violet light is no pink pupil: its white stays light', () => {
  const { pixels } = sheetOf([196, 134, 120], [196, 134, 120]);
  const { leftEye, unit } = anatomy;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    if (Math.hypot((x - leftEye[0]) / 1.6, y - leftEye[1]) < unit * 0.05) pixels.set([214, 142, 150], at);
  }
  developPerson(pixels, SIDE, SIDE, anatomy);
  const at = (Math.round(leftEye[1]) * SIDE + Math.round(leftEye[0] + unit * 0.03)) * 4;
  assert.ok(pixels[at]! > 150, `the white is ${pixels.slice(at, at + 3).join()}`);
});

test('a throat in greenish light gets the colour of the face, what is worn around it keeps its own', () => {
  const { chin, collar, unit } = anatomy;
  const throat = (colour: Rgb): number[] => {
    const { pixels } = sheetOf([214, 172, 148], [214, 172, 148]);
    for (let at = 0; at < pixels.length; at += 4)
      if (Math.floor(at / 4 / SIDE) > chin[1] + unit * 0.05) pixels.set(colour, at);
    developPerson(pixels, SIDE, SIDE, anatomy);
    const at = (Math.round((chin[1] + collar[1]) / 2) * SIDE + Math.round(collar[0])) * 4;
    return Array.from(pixels.slice(at, at + 3));
  };
  const [red, green] = throat([176, 172, 128]);
  assert.ok(red! > green! * 1.06, `a throat of ${red}, ${green}`);
  const [cold, , blue] = throat([60, 90, 170]);
  assert.ok(blue! > cold! * 2, `wool of ${cold}, ${blue}`);
});

test('a shoulder in the lamp that colours a cheek gets the colour of the face, a blue dress beside it keeps its own', () => {
  const { pixels } = sheetOf([214, 172, 148], [214, 172, 148]);
  const { nose, chin, collar, unit } = anatomy;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    if (x < nose[0]) pixels.set([150, 150, 205], at);
    else if (y > chin[1]) pixels.set([50, 80, 190], at);
  }
  developPerson(pixels, SIDE, SIDE, anatomy);
  const colourAt = (aside: number) => {
    const at = (Math.round(collar[1] + unit * 0.7) * SIDE + Math.round(collar[0] + unit * aside)) * 4;
    return Array.from(pixels.slice(at, at + 3));
  };
  const [shoulder, dress] = [colourAt(-0.9), colourAt(0.9)];
  assert.ok(shoulder[0]! > shoulder[2]! * 1.02, `the shoulder is ${shoulder.join()}`);
  assert.ok(dress[2]! > dress[0]! * 2, `the dress is ${dress.join()}`);
});

test('a lamp that turns a throat teal little by little goes from it', () => {
  const { pixels } = sheetOf([214, 172, 148], [214, 172, 148]);
  const { chin, collar, unit } = anatomy;
  const teal = [110, 180, 176] as const;
  for (let at = 0; at < pixels.length; at += 4) {
    const share = Math.min(1, Math.max(0, (Math.floor(at / 4 / SIDE) - chin[1]) / (unit * 0.5)));
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel]! += (teal[channel]! - pixels[at + channel]!) * share;
  }
  developPerson(pixels, SIDE, SIDE, anatomy);
  const at = (Math.round(collar[1]) * SIDE + Math.round(collar[0])) * 4;
  const [red, green, blue] = pixels.slice(at, at + 3);
  assert.ok(red! > green! * 1.02 && red! > blue!, `a throat of ${red}, ${green}, ${blue}`);
});

test('a flash on the tip of a nose in a dim photo becomes skin again, a white beard stays white', () => {
  const { pixels } = sheetOf([138, 96, 68], [138, 96, 68]);
  const { nose, mouth, chin, unit } = anatomy;
  const beard = [chin[0], (mouth[1] + chin[1]) / 2 + unit * 0.1] as const;
  for (const [[middleX, middleY], radius] of [
    [nose, 0.07],
    [beard, 0.09],
  ] as const)
    for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1)
      if (Math.hypot((pixel % SIDE) - middleX, Math.floor(pixel / SIDE) - middleY) < radius * unit)
        pixels.set([176, 170, 168], pixel * 4);
  developPerson(pixels, SIDE, SIDE, anatomy);
  const toneAt = ([x, y]: readonly [number, number]): number => {
    const at = (Math.round(y) * SIDE + Math.round(x)) * 4;
    return (pixels[at]! - pixels[at + 2]!) / pixels[at]!;
  };
  const cheek = toneAt([nose[0] + unit * 0.3, nose[1]]);
  assert.ok(toneAt(nose) > cheek * 0.5, `the nose has ${toneAt(nose)} of the tone, the cheek ${cheek}`);
  assert.ok(
    toneAt(beard) < toneAt(nose) - 0.04,
    `the beard has ${toneAt(beard)} of the tone, the nose ${toneAt(nose)}`,
  );
});
