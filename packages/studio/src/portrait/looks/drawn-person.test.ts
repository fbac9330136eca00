import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../paint/kit/random.js';
import type { Rgb } from '../../paint/kit/colour.js';
import { canvasOf, pixelsOf } from '../../raster/canvas.js';
import { halfPlanes } from '../../raster/colour-planes.js';
import { edgeFlow } from '../../raster/flow.js';
import { speckle } from '../../raster/noise.js';
import { readAnatomy } from '../anatomy.js';
import { framePortrait } from '../frame.js';
import { readRegions } from '../regions.js';
import { sampleFace } from '../sample-face.js';
import type { PortraitSheet } from '../sheet.js';
import { drawFeatures } from './drawn-features.js';
import { flatTones, joinHair } from './flat-tones.js';
import { drawnLight, HAIR, SKIN } from './drawn-light.js';
import { anime } from './anime.js';
import { withLargeEyes } from './large-eyes.js';
import { steadyFlow } from './oil.js';
import { popArt } from './pop-art.js';

const SIDE = 256;
const face = sampleFace();
const matte = new Float32Array(SIDE * SIDE).fill(1);
const anatomy = readAnatomy(face, framePortrait(face, SIDE, SIDE, { headroom: 0 }, createRandom(1)), matte, SIDE, SIDE);

/** A sheet that is coloured by place: to the right of the eyes and below them, in units. */
function sheetOf(colourAt: (right: number, below: number) => Rgb): PortraitSheet {
  const picture = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < picture.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    picture.set([...colourAt((x - anatomy.eyes[0]) / anatomy.unit, (y - anatomy.eyes[1]) / anatomy.unit), 255], at);
  }
  const random = createRandom(3);
  const rest = { hatted: false, placeWished: false, accents: [], random, words: '' };
  return { width: SIDE, height: SIDE, picture, matte, anatomy, ...rest };
}

test('strokes of oil lie side by side where the picture has no direction, and along its edges where it has', () => {
  const [width, height] = [128, 128];
  const speckled = Float32Array.from({ length: width * height }, (_, at) =>
    (at % width) + Math.floor(at / width) < 60 ? 0.2 : 0.6 + 0.004 * speckle(at % width, Math.floor(at / width), 5),
  );
  const flow = edgeFlow(speckled, width, height, 2, false);
  steadyFlow(flow, 80);
  const turnAt = (x: number, y: number): number => {
    const at = (y * width + x) * 2;
    return (Math.atan2(flow.along[at + 1]!, flow.along[at]!) + Math.PI) % Math.PI;
  };
  const flat = Array.from({ length: 40 }, (_, at) => turnAt(80 + (at % 8) * 4, 80 + Math.floor(at / 8) * 8));
  assert.ok(Math.max(...flat) - Math.min(...flat) < 0.5, `between ${Math.min(...flat)} and ${Math.max(...flat)}`);
  // The edge falls from the upper right to the lower left.
  assert.ok(Math.abs(turnAt(30, 30) - Math.PI * 0.75) < 0.15, `${turnAt(30, 30)} along the edge`);
});

test('both brows have one colour, also where a strand or a lamp lies over one of them', () => {
  const skin: Rgb = [214, 168, 140];
  const sheet = sheetOf((right) => (right < 0 ? [60, 40, 34] : skin));
  const canvas = canvasOf(new Uint8ClampedArray(SIDE * SIDE * 4).fill(255), SIDE, SIDE);
  const eyes = { iris: 1, lid: 0.03, lights: 1, open: 1, bright: 0 } as const;
  drawFeatures(canvas, sheet, { eyes, brows: 1, nose: 0, mouth: 0 });
  const pixels = pixelsOf(canvas);
  const brows = [19, 24].map((index) => {
    const [x, y] = anatomy.points[index]!;
    const at = (Math.round(y + anatomy.unit * 0.01) * SIDE + Math.round(x)) * 4;
    return pixels.slice(at, at + 3).join();
  });
  assert.equal(brows[0], brows[1]);
});

/** The sheet's brows alone, half as strong, on white. */
function browsOf(sheet: PortraitSheet): Uint8ClampedArray {
  const canvas = canvasOf(new Uint8ClampedArray(SIDE * SIDE * 4).fill(255), SIDE, SIDE);
  // Its eyes are closed, and as thin as can be.
  const eyes = { iris: 1, lid: 0, lights: 1, open: 1, bright: 0 } as const;
  drawFeatures(canvas, sheet, { eyes, brows: 0.5, nose: 0, mouth: 0 });
  return pixelsOf(canvas);
}

const darkAround = (pixels: Uint8ClampedArray, index: number): number => {
  const [x, y] = anatomy.points[index]!;
  let least = 255;
  for (let row = Math.round(y - 3); row <= y + 3; row += 1)
    for (let column = Math.round(x - 3); column <= x + 3; column += 1)
      least = Math.min(least, pixels[(row * SIDE + column) * 4 + 1]!);
  return least;
};

test('a brow is one shape: no line shows through it as a second one', () => {
  const pixels = browsOf(sheetOf(() => [214, 168, 140]));
  const values = [18, 19, 20, 23, 24, 25].map((index) => darkAround(pixels, index));
  assert.ok(Math.min(...values) > 180 && Math.max(...values) < 240, values.join());
});

test('a brow ends where hair hangs over it', () => {
  const outer = (anatomy.points[19]![0] - anatomy.eyes[0]) / anatomy.unit;
  const pixels = browsOf(
    sheetOf((right, below) => (right < outer + 0.01 && below < 0.1 ? [30, 22, 20] : [214, 168, 140])),
  );
  assert.ok(darkAround(pixels, 18) > 250, `${darkAround(pixels, 18)} under the hair`);
  assert.ok(darkAround(pixels, 24) < 240, `${darkAround(pixels, 24)} on the other side`);
});

test('an arm that is raised to the head is skin, a light in the hair is hair', () => {
  const [width, height, unit] = [200, 120, 50];
  const head = { nose: [200, 80], eyes: [200, 60], chin: [200, 110], unit } as const;
  const regionOf = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isFace = Math.hypot(x - 100, y - 38) < 16;
    const isArm = y > 40 && y < 50 && x < 74;
    const isLight = Math.hypot(x - 126, y - 38) < 5;
    return isFace || isArm || isLight ? SKIN : HAIR;
  });
  joinHair(regionOf, width, height, head);
  assert.deepEqual(
    [45 * width + 20, 45 * width + 70, 38 * width + 126].map((at) => regionOf[at]),
    [SKIN, SKIN, HAIR],
  );
});

/** Eyes in the shade of their lashes from corner to corner, or with an iris between whites. */
function withEyes(closed: boolean): PortraitSheet {
  const sheet = sheetOf(() => [214, 168, 140]);
  for (const from of [36, 42]) {
    const lids = anatomy.points.slice(from, from + 6);
    const [top, bottom] = [Math.min(lids[1]![1], lids[2]![1]), Math.max(lids[4]![1], lids[5]![1])];
    for (let y = Math.floor(top); y <= Math.ceil(bottom); y += 1)
      for (let x = Math.round(lids[0]![0]); x <= lids[3]![0]; x += 1)
        if (closed || Math.abs(x - (lids[0]![0] + lids[3]![0]) / 2) < anatomy.unit * 0.05)
          sheet.picture.fill(30, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
  }
  return sheet;
}

test('a cartoon enlarges eyes that are open, and leaves closed ones as they are', () => {
  const [open, closed] = [withEyes(false), withEyes(true)];
  assert.notEqual(withLargeEyes(open, 1.5).picture, open.picture);
  assert.equal(withLargeEyes(closed, 1.5), closed);
});

test('light hair beside the face is hair although its colour is nearly that of skin', () => {
  const wide = (anatomy.faceWidth / anatomy.unit) * 0.5;
  const isFace = (right: number, below: number): boolean => (right / wide) ** 2 + ((below - 0.2) / 0.95) ** 2 < 1;
  const sheet = sheetOf((right, below) => (isFace(right, below) || below > 0.95 ? [226, 178, 150] : [224, 188, 132]));
  const regions = readRegions(sheet);
  const at = (plane: Float32Array, right: number, below: number): number => {
    const x = Math.round((anatomy.eyes[0] + right * anatomy.unit) / 2);
    return plane[Math.round((anatomy.eyes[1] + below * anatomy.unit) / 2) * regions.width + x]!;
  };
  for (const [right, below] of [
    [-1, 0.2],
    [1, 0.2],
    [-0.95, 0.6],
    [0.95, 0.6],
  ] as const)
    assert.ok(at(regions.hair, right, below) > 0.6, `hair ${at(regions.hair, right, below)} at ${right}, ${below}`);
  assert.ok(at(regions.skin, 0.3, 0.4) > 0.9 && at(regions.hair, 0.3, 0.4) < 0.1, 'a cheek is skin');
  assert.ok(at(regions.skin, 0, 1.3) > 0.6 && at(regions.hair, 0, 1.3) < 0.3, 'a throat is skin');
});

test('a fleck on a cheek makes no patch of its own, and the lights of hair run along its locks', () => {
  const [width, height] = [120, 120];
  const unit = 60;
  const regionOf = Uint8Array.from({ length: width * height }, (_, at) => (at % width < 60 ? SKIN : HAIR));
  // Skin with one fleck; hair in vertical locks with gaps.
  const light = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < 60) return Math.hypot(x - 30, y - 60) < 2.5 ? 0.3 : 0.7;
    return x % 12 < 6 && y % 10 !== 0 ? 0.6 : 0.3;
  });
  const drawn = drawnLight(light, regionOf, width, height, unit);
  assert.ok(drawn[60 * width + 30]! > 0.55, `the fleck has ${drawn[60 * width + 30]}`);
  const [gap, lock, between] = [drawn[60 * width + 87]!, drawn[55 * width + 87]!, drawn[55 * width + 93]!];
  assert.ok(gap > 0.48 && lock - between > 0.15, `${gap} in a gap, ${lock} in a lock, ${between} between two`);
});

test('a face in dim light is printed as light as any other in pop art', () => {
  const lightness = (factor: number): number => {
    const pixels = popArt.finish(sheetOf(() => [214 * factor, 168 * factor, 140 * factor]));
    const { nose, unit } = anatomy;
    let [sum, count] = [0, 0];
    for (let y = Math.round(nose[1]); y < nose[1] + unit * 0.3; y += 1)
      for (let x = Math.round(nose[0] - unit * 0.2); x < nose[0] + unit * 0.2; x += 1, count += 1)
        sum += pixels[(y * SIDE + x) * 4 + 1]!;
    return sum / count;
  };
  assert.ok(lightness(0.65) > lightness(0.95) * 0.8, `${lightness(0.65)} and ${lightness(0.95)}`);
});

test('skin that a thread joins to the face is a gap between locks', () => {
  const [width, height, unit] = [200, 120, 100];
  const regionOf = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isFace = Math.hypot(x - 100, y - 60) < 26;
    return isFace || Math.hypot(x - 138, y - 50) < 6 || (y === 52 && x > 100 && x < 138) ? SKIN : HAIR;
  });
  joinHair(regionOf, width, height, { nose: [200, 120], eyes: [200, 100], chin: [200, 172], unit });
  assert.deepEqual([regionOf[60 * width + 100], regionOf[50 * width + 138]], [SKIN, HAIR]);
});

test('light that falls off across a face makes no patch on it', () => {
  const sheet = sheetOf((right, below) => {
    const light = Math.hypot(right, below - 0.3) > 1 ? 1 : 0.92 - 0.14 * right;
    return below < -0.9 ? [60, 40, 34] : [214 * light, 168 * light, 140 * light];
  });
  const labels = flatTones(sheet, halfPlanes(sheet.picture, SIDE, SIDE), {
    skin: [0.05, 0.6],
    hair: [0.2, 0.65],
    clothes: 2,
    place: 2,
    vivid: 1,
    lift: 0,
    simple: 0.05,
  });
  const toneAt = (right: number, below: number): number => {
    const [x, y] = [anatomy.eyes[0] + right * anatomy.unit, anatomy.eyes[1] + below * anatomy.unit];
    return labels.of[Math.round(y / 2) * labels.width + Math.round(x / 2)]!;
  };
  const tones = [-0.4, -0.2, 0, 0.2, 0.4].map((right) => toneAt(right, 0.4));
  assert.equal(new Set(tones).size, 1, tones.join(' '));
});

test('a cel keeps the form around the features of a face, and all of it in profile', () => {
  // The side of the nose is in the shade.
  const shaded = sheetOf((right, below) => {
    const shade = Math.exp(-(((right + 0.1) / 0.06) ** 2) - ((below - 0.42) / 0.14) ** 2);
    return [214 - 70 * shade, 168 - 70 * shade, 140 - 70 * shade];
  });
  const plain = sheetOf(() => [214, 168, 140]);
  const share = (profile: boolean): number => {
    const own = { ...anatomy, profile };
    const at =
      (Math.round(anatomy.eyes[1] + 0.42 * anatomy.unit) * SIDE + Math.round(anatomy.eyes[0] - 0.1 * anatomy.unit)) * 4;
    const [one, other] = [plain, shaded].map((sheet) => anime.finish({ ...sheet, anatomy: own })[at + 1]!);
    return (one! - other!) / 70;
  };
  assert.ok(share(false) > 0.5, `${share(false)} of a shadow beside the nose`);
  assert.ok(share(true) > 0.9, `${share(true)} of it in profile`);
});

test('closed eyes are drawn with a line that is wider than that of an open lid', () => {
  const widthOf = (lid: number): number => {
    const canvas = canvasOf(new Uint8ClampedArray(SIDE * SIDE * 4).fill(255), SIDE, SIDE);
    const eyes = { iris: 1, lid, lights: 1, open: 1, bright: 0 } as const;
    const sheet = { ...sheetOf(() => [214, 168, 140]), anatomy: { ...anatomy, closed: true } };
    drawFeatures(canvas, sheet, { eyes, brows: 0, nose: 0, mouth: 0 });
    const pixels = pixelsOf(canvas);
    let sum = 0;
    const [x, y] = anatomy.leftEye;
    for (let row = Math.round(y - anatomy.unit * 0.2); row < y + anatomy.unit * 0.2; row += 1)
      sum += (255 - pixels[(row * SIDE + Math.round(x)) * 4]!) / 217;
    return sum / anatomy.unit;
  };
  assert.ok(widthOf(0.03) > 0.034, `${widthOf(0.03)} for a line of 0.03`);
  assert.ok(widthOf(0.05) < 0.06, `${widthOf(0.05)} for a line of 0.05`);
});
