import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../paint/kit/random.js';
import { canvasOf, pixelsOf } from '../raster/canvas.js';
import { readAnatomy } from './anatomy.js';
import { framePortrait } from './frame.js';
import { layPlate } from './plate.js';
import { sampleFace } from './sample-face.js';
import { dropStrayHand } from './stray-hand.js';

const SIDE = 384;
const SKIN = '#dbab8d';

/** How much is there of the sample person at a place beside the head, where something of skin was painted. */
function leftOf(
  [right, up]: readonly [number, number],
  paint: (
    context: ReturnType<ReturnType<typeof createCanvas>['getContext']>,
    x: number,
    y: number,
    unit: number,
  ) => void,
): number {
  const face = sampleFace();
  const canvas = createCanvas(face.width, face.height);
  const context = canvas.getContext('2d');
  context.drawImage(canvasOf(new Uint8ClampedArray(face.cutout.data), face.width, face.height), 0, 0);
  const points = face.landmarks;
  const eyes = [(points[36]![0] + points[45]![0]) / 2, (points[36]![1] + points[45]![1]) / 2] as const;
  const unit = points[8]![1] - eyes[1];
  const [x, y] = [eyes[0] + right * unit, eyes[1] - up * unit];
  context.fillStyle = SKIN;
  paint(context, x, y, unit);
  const photo = { ...face, cutout: { ...face.cutout, data: new Uint8Array(pixelsOf(canvas).buffer) } };
  const placement = framePortrait(photo, SIDE, SIDE, { headroom: 0 }, createRandom(1));
  const plate = layPlate(photo, placement, SIDE, SIDE);
  const matte = Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => plate[pixel * 4 + 3]! / 255);
  dropStrayHand(plate, matte, SIDE, SIDE, readAnatomy(photo, placement, matte, SIDE, SIDE));
  const pixel = Math.round(y * placement.scale + placement.y) * SIDE + Math.round(x * placement.scale + placement.x);
  assert.equal(plate[pixel * 4 + 3], Math.round(matte[pixel]! * 255));
  return matte[pixel]!;
}

const stump = (context: Parameters<Parameters<typeof leftOf>[1]>[0], x: number, y: number, unit: number): void => {
  context.beginPath();
  context.arc(x, y, unit * 0.24, 0, 7);
  context.fill();
};

test('a hand in the hair without its arm goes', () => {
  assert.equal(leftOf([-1.02, 0.75], stump), 0);
  assert.equal(leftOf([1.02, 0.75], stump), 0);
});

test('a hand with its arm stays', () => {
  const left = leftOf([-1.02, 0.75], (context, x, y, unit) => {
    stump(context, x, y, unit);
    context.fillRect(0, y - unit * 0.2, x, unit * 0.4);
  });
  assert.ok(left > 0.9, `${left}`);
});

test('an ear stays, also where hair parts it from the cheek', () => {
  const left = leftOf([-0.98, -0.25], stump);
  assert.ok(left > 0.9, `${left}`);
});

test('what hangs together with the person nowhere goes: a hand of a neighbour', () => {
  const blob = (context: Parameters<Parameters<typeof leftOf>[1]>[0], x: number, y: number, unit: number): void => {
    context.clearRect(x - unit * 0.4, y - unit * 0.4, unit * 0.8, unit * 0.8);
    stump(context, x, y, unit);
  };
  assert.equal(leftOf([-1.5, -0.1], blob), 0);
});
