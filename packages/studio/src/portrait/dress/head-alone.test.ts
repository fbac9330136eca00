import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { FacePicture } from '../../request.js';
import { createRandom } from '../../paint/kit/random.js';
import { canvasOf, pixelsOf } from '../../raster/canvas.js';
import { readAnatomy } from '../anatomy.js';
import { framePortrait } from '../frame.js';
import { layPlate } from '../plate.js';
import { sampleFace } from '../sample-face.js';
import { dressPerson } from './dress.js';
import { coverThroat } from './head-alone.js';
import { shadedSkin } from './head-alone.js';
import { hairSides, hangingOf, reachAt, roundEnds } from './hair-outline.js';
import { leaveShade } from './kept-head.js';
import { throatColour, throatOf } from './neck.js';
import { wearNamed } from './wardrobe.js';

const SIDE = 384;
const HAIR = '#3a2a22';

/** The sample person with long hair, something painted over it, in a white coat: pixels, and where things are. */
function inCoat(
  paint: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>, face: FacePicture) => void,
) {
  const face = sampleFace();
  const canvas = createCanvas(face.width, face.height);
  const context = canvas.getContext('2d');
  const { x, y, width, height } = face.box;
  context.fillStyle = HAIR;
  context.fillRect(x - width * 0.55, y + height * 0.3, width * 2.1, height * 1.2);
  const own = new Uint8ClampedArray(face.cutout.data);
  context.drawImage(canvasOf(own, face.width, face.height), 0, 0);
  paint(context, face);
  const pixels = pixelsOf(canvas);
  const photo = { ...face, cutout: { ...face.cutout, data: new Uint8Array(pixels.buffer) } };
  const placement = framePortrait(photo, SIDE, SIDE, { headroom: 0, dressed: true }, createRandom(1));
  const bare = layPlate(photo, placement, SIDE, SIDE);
  const matte = Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => bare[pixel * 4 + 3]! / 255);
  const anatomy = readAnatomy(photo, placement, matte, SIDE, SIDE);
  const coat = { wear: wearNamed('white-coat')!, colour: [240, 243, 246], second: [90, 120, 150] } as const;
  const dressed = dressPerson(bare, SIDE, SIDE, anatomy, matte, [coat], createRandom(2));
  const at = (right: number, down: number): number[] => {
    const column = Math.round(anatomy.collar[0] + right * anatomy.unit);
    const row = Math.round(anatomy.collar[1] + down * anatomy.unit);
    return Array.from(dressed.subarray((row * SIDE + column) * 4, (row * SIDE + column) * 4 + 4));
  };
  return { dressed, at, anatomy };
}

/** Skin below the chin that ends a fifth of a unit to the left of the collar's middle; beyond it is the background. */
function turned() {
  const face = sampleFace();
  const placement = framePortrait(face, SIDE, SIDE, { headroom: 0, dressed: true }, createRandom(1));
  const solid = new Float32Array(SIDE * SIDE).fill(1);
  const anatomy = readAnatomy(face, placement, solid, SIDE, SIDE);
  const { collar, unit } = anatomy;
  const inside = (pixel: number, left: number, right: number): number => {
    const aside = ((pixel % SIDE) - collar[0]) / unit;
    return aside > left && aside < right ? 1 : 0;
  };
  const matte = solid.map((_, pixel) => inside(pixel, -0.2, 9));
  const skin = solid.map((_, pixel) => inside(pixel, -0.2, 0.18));
  return { matte, skin, anatomy };
}

test('a strap beside the neck goes with the clothes that it belongs to, and leaves no hole in the hair', () => {
  const { dressed, at } = inCoat((context, { box }) => {
    context.fillStyle = '#d01030';
    context.fillRect(box.x + box.width * 0.9, box.y + box.height * 0.98, box.width * 0.12, box.height * 0.8);
  });
  let red = 0;
  for (let pixel = 0; pixel < dressed.length; pixel += 4)
    if (dressed[pixel + 3]! > 120 && dressed[pixel]! > 120 && dressed[pixel + 1]! < 60) red += 1;
  assert.ok(red < 12, `${red} pixels of it are left`);
  for (const right of [-0.75, 0.75]) {
    const [value, , , alpha] = at(right, -0.45);
    assert.ok(value! < 110 && alpha! > 200, `hair at ${right}: ${at(right, -0.45).join()}`);
  }
});

test('a cord on the throat becomes skin', () => {
  const { at } = inCoat((context, { box }) => {
    context.fillStyle = '#111118';
    context.fillRect(box.x + box.width * 0.47, box.y + box.height * 1.12, box.width * 0.05, box.height * 0.6);
  });
  const [red, green, blue] = at(0, -0.14);
  assert.ok(red! > 90 && red! > blue! + 10 && green! > 50, `${red}, ${green}, ${blue}`);
});

test('a shadow on the throat as dark as the hair is no hair', () => {
  const { at } = inCoat((context, { box }) => {
    context.fillStyle = HAIR;
    context.fillRect(box.x + box.width * 0.42, box.y + box.height * 1.12, box.width * 0.16, box.height * 0.2);
  });
  const [red, green, blue] = at(0, -0.14);
  assert.ok(red! > 90 && red! > blue! + 10 && green! > 50, `${red}, ${green}, ${blue}`);
});

test('a throat is not wider than the person in the photo', () => {
  const { matte, skin, anatomy } = turned();
  const { left, right } = throatOf(skin, matte, SIDE, SIDE, anatomy);
  assert.ok(left > -0.24 && left < -0.1, `${left}`);
  assert.ok(right > 0.2, `${right}`);
});

test('skin in the shade between the throat and the hair is known by its tint: hair and straps are none', () => {
  const colours = [
    [150, 98, 52],
    [120, 84, 62],
    [60, 44, 36],
    [30, 110, 60],
    [20, 18, 24],
  ] as const;
  const plane = (channel: 0 | 1 | 2): Float32Array => Float32Array.from(colours, (colour) => colour[channel] / 255);
  const isBare = shadedSkin(
    { width: colours.length, height: 1, red: plane(0), green: plane(1), blue: plane(2) },
    [30, 22, 18],
    [214, 172, 138],
  );
  assert.deepEqual(
    colours.map((_, pixel) => isBare(pixel)),
    [true, true, false, false, false],
  );
});

test('a gap beside the neck becomes hair before hair, and stays a shade on the neck before skin', () => {
  const width = 60;
  const row = (from: number, to: number): Float32Array =>
    Float32Array.from({ length: width }, (_, x) => (x >= from && x < to ? 1 : 0));
  const beforeHair = row(16, 22);
  const beforeSkin = row(16, 22);
  leaveShade(beforeHair, { hair: row(4, 16), skin: row(22, 40), matte: row(4, 56) }, 0, width, 30, 60);
  leaveShade(beforeSkin, { hair: row(0, 4), skin: row(4, 16), matte: row(4, 56) }, 0, width, 30, 60);
  assert.equal(beforeHair[18], 1);
  assert.equal(beforeSkin[18], 0);
});

test('hair that reaches far to the side ends in an outline, not in mist', () => {
  const { dressed } = inCoat((context, { box }) => {
    context.fillStyle = HAIR;
    context.fillRect(0, box.y + box.height * 0.2, box.x + box.width * 0.2, box.height * 0.7);
  });
  const row = Math.round(SIDE * 0.45);
  let mist = 0;
  for (let x = 0; x < SIDE / 2; x += 1) {
    const alpha = dressed[(row * SIDE + x) * 4 + 3]!;
    if (alpha > 20 && alpha < 235) mist += 1;
  }
  assert.ok(mist < 9, `${mist} pixels are half there`);
});

test('hair that reaches far to the side ends round, without a ledge beside the head', () => {
  const { dressed, anatomy } = inCoat((context, { box }) => {
    context.fillStyle = HAIR;
    context.fillRect(0, box.y - box.height * 0.2, box.x + box.width * 0.2, box.height * 1.1);
  });
  const { eyes, unit } = anatomy;
  const edgeAt = (row: number): number => {
    for (let x = 0; x < SIDE; x += 1) if (dressed[(row * SIDE + x) * 4 + 3]! > 128) return x;
    return SIDE;
  };
  let step = 0;
  for (let row = Math.round(eyes[1] - unit * 0.7); row < eyes[1] + unit * 0.4; row += 1)
    step = Math.max(step, Math.abs(edgeAt(row + 1) - edgeAt(row)));
  assert.ok(step < unit * 0.1, `${step} pixels from one row to the next, ${unit} from eyes to chin`);
});

test('beside a throat a bare shoulder is no throat', () => {
  const face = sampleFace();
  const everywhere = new Float32Array(SIDE * SIDE).fill(1);
  const placement = framePortrait(face, SIDE, SIDE, { headroom: 0, dressed: true }, createRandom(1));
  const anatomy = readAnatomy(face, placement, everywhere, SIDE, SIDE);
  const { left, right } = throatOf(everywhere, everywhere, SIDE, SIDE, anatomy);
  const usual = (anatomy.faceWidth / anatomy.unit) * 0.38;
  assert.ok(right - left < usual * 2.4, `${left} to ${right}, others have ${usual} to both sides`);
});

test('a neighbour beside the head is not kept with its hair', () => {
  const beside = (context: Parameters<Parameters<typeof inCoat>[0]>[0], { box }: FacePicture): void => {
    context.fillStyle = '#dbab8d';
    context.fillRect(box.x + box.width * 1.2, box.y + box.height * 0.2, box.width * 0.5, box.height * 0.75);
  };
  const { at, anatomy } = inCoat(beside);
  const right = (anatomy.faceWidth / anatomy.unit) * 0.5 * 1.3 + 0.35;
  const [red, , , alpha] = at(right, -1.35);
  assert.ok(alpha! < 60 || red! < 120, `${at(right, -1.35).join()} beside the eyes`);
});

test('what crossed the hair beside the neck becomes hair with its locks, not one plain colour', () => {
  const { dressed, anatomy } = inCoat((context, { box }) => {
    for (let x = 0; x < 30; x += 1) {
      context.fillStyle = x % 2 === 0 ? '#5a4234' : '#2c1e18';
      context.fillRect(box.x + box.width * (1.0 + x * 0.03), box.y + box.height * 0.4, box.width * 0.03, box.height);
    }
    context.fillStyle = '#d01030';
    context.fillRect(box.x + box.width * 0.88, box.y + box.height * 0.98, box.width * 0.14, box.height * 0.8);
  });
  const { collar, unit } = anatomy;
  const row = Math.round(collar[1] - 0.42 * unit);
  const lights = Array.from({ length: 7 }, (_, step) => {
    const at = (row * SIDE + Math.round(collar[0] + (0.6 + step * 0.02) * unit)) * 4;
    return dressed[at]! + dressed[at + 1]! + dressed[at + 2]!;
  });
  assert.ok(Math.max(...lights) - Math.min(...lights) > 24, lights.join());
});

test('hair that the edge of a photo cuts ends in a curve before it', () => {
  const [width, unit] = [200, 50];
  const collar = [100, 150] as const;
  const matte = Float32Array.from({ length: width * 220 }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x >= 40 && x < 150 + y * 0.2 ? 1 : 0;
  });
  const [left, right] = hairSides(matte, width, [30, 150], [...collar], unit);
  assert.ok(Math.abs(left.room - 1.2) < 0.05 && right.room > 9, `${left.room} and ${right.room}`);
  const reaches = [-1.4, -1, -0.5, 0].map((bodyY) => reachAt(bodyY, true, left));
  assert.ok(
    Math.max(...reaches) <= left.room + 0.02 && Math.max(...reaches) - Math.min(...reaches) > 0.15,
    reaches.join(),
  );
});

test('hair that ends above the shoulders is shorter further out', () => {
  const ends = new Float32Array(200).fill(120);
  roundEnds(ends, [100, 150], 50);
  assert.ok(ends[160]! < 110 && ends[40]! < 110 && ends[110] === 120, `${ends[40]}, ${ends[110]}, ${ends[160]}`);
});

test('hair that is wider below than at the eyes is kept to its own outline, not to a ruled line', () => {
  const [width, height, unit] = [200, 200, 50];
  const plane = (value: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width)));
  // From the eyes at row 60 it falls outwards on both sides, down to row 140.
  const hair = plane((x, y) => (Math.abs(x - 100) < 30 + Math.max(0, y - 60) * 0.6 && y < 140 ? 1 : 0));
  const look = { width, height, matte: hair, skin: plane(() => 0), hair };
  const ends = hangingOf(look, [100, 60], [100, 150], unit, () => 0, true, true);
  // Under a hat a hand in the hair could not be told from it.
  const hatted = hangingOf(look, [100, 60], [100, 150], unit, () => 0, true, false);
  assert.ok(hatted[50]! < 70 && hatted[100]! > 130, `${hatted[50]}, ${hatted[100]}`);
  assert.ok(ends[50]! > 130 && ends[150]! > 130 && ends[10]! < 70, `${ends[10]}, ${ends[50]}, ${ends[150]}`);
});

test('around a cord that was on the throat no rim of it is left as a line', () => {
  const { dressed, anatomy } = inCoat((context, { box }) => {
    const [x, y] = [box.x + box.width * 0.47, box.y + box.height * 1.12];
    context.fillStyle = '#c79478';
    context.fillRect(x - box.width * 0.02, y, box.width * 0.09, box.height * 0.6);
    context.fillStyle = '#111118';
    context.fillRect(x, y, box.width * 0.05, box.height * 0.6);
  });
  const { collar, unit } = anatomy;
  const row = Math.round(collar[1] - 0.14 * unit);
  let step = 0;
  for (let x = Math.round(collar[0] - 0.14 * unit); x < collar[0] + 0.14 * unit; x += 1) {
    const at = (row * SIDE + x) * 4;
    step = Math.max(step, Math.abs(dressed[at + 4]! - dressed[at]!));
  }
  assert.ok(step < 9, `${step} from one pixel to the next`);
});

test('a beard on the jaw stays, and hangs a little over the throat', () => {
  const { at } = inCoat((context, { box }) => {
    context.fillStyle = '#2a1c16';
    context.beginPath();
    context.ellipse(box.x + box.width / 2, box.y + box.height * 0.92, box.width * 0.42, box.height * 0.24, 0, 0, 7);
    context.fill();
  });
  const [red] = at(0, -0.38);
  assert.ok(red! < 110, `${at(0, -0.38).join()} below the chin`);
});

test('a throat that is seen stays as it is, however much cloth there is below the collar', () => {
  const throat = new Float32Array(100).fill(1);
  const crossing = throat.map((_, pixel) => (pixel < 20 ? 0 : 1));
  assert.equal(coverThroat(crossing, throat, 20), 0);
  assert.equal(crossing[3], 0);
  assert.equal(coverThroat(crossing, throat, 100), 1);
  assert.equal(crossing[3], 1);
});

test('of a throat that is hidden nothing with the colour of skin is left: it is painted whole', () => {
  const { at } = inCoat((context, { box }) => {
    context.fillStyle = '#15171c';
    context.fillRect(box.x, box.y + box.height * 1.1, box.width, box.height);
    context.fillStyle = '#e0b8a0';
    context.fillRect(box.x + box.width * 0.5, box.y + box.height * 1.16, box.width * 0.06, box.height * 0.4);
  });
  const [beside, there] = [at(-0.12, -0.16), at(0.06, -0.16)];
  assert.ok(Math.abs(beside[0]! - there[0]!) < 26, `${beside.join()} and ${there.join()}`);
});

test('a throat that nobody sees has the tone of the cheeks, brown or pale, without the cast of a lamp', () => {
  const face = sampleFace();
  const placement = framePortrait(face, SIDE, SIDE, { headroom: 0, dressed: true }, createRandom(1));
  const matte = new Float32Array(SIDE * SIDE).fill(1);
  const anatomy = readAnatomy(face, placement, matte, SIDE, SIDE);
  const toneOf = (skin: readonly [number, number, number]): number => {
    const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
    for (let at = 0; at < pixels.length; at += 4) pixels.set([...skin, 255], at);
    const [red, , blue] = throatColour(pixels, new Float32Array(SIDE * SIDE), SIDE, SIDE, anatomy);
    return red / blue;
  };
  assert.ok(toneOf([124, 82, 60]) > 1.8, `brown: ${toneOf([124, 82, 60])}`);
  assert.ok(toneOf([120, 110, 170]) > 1.15, `in violet light: ${toneOf([120, 110, 170])}`);
});
