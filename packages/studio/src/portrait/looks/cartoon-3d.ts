import { gaussianBlur, givePlanes, planeRows, type Plane, type Rows } from '@easel/raster';
import type { Rgb } from '../../paint/kit/colour.js';
import { canvasOf, pixelsOf } from '../../raster/canvas.js';
import {
  colourRows,
  givePicture,
  halfPlanes,
  smoothStep,
  type ColourPlanes,
  type Pixels,
} from '../../raster/colour-planes.js';
import { isWithin, kuwahara, kuwaharaWithin } from '../../raster/kuwahara.js';
import { blurredSlopes } from '../../raster/slopes.js';
import { smoothed } from '../../raster/smooth-areas.js';
import { featureBox, featureRows } from '../features.js';
import { likeSkin } from '../neutral.js';
import { readRegions } from '../regions.js';
import { filmSet } from './backdrops.js';
import { drawFeatures } from './drawn-features.js';
import { headShape } from './head-shape.js';
import { withLargeEyes } from './large-eyes.js';
import type { PortraitLook } from './look.js';

/** How much of the photo's own play of light stays on skin; the rest is the light of the set on a round form. */
const OWN_LIGHT = 0.62;

/** A figure of an animated film: large clear eyes, skin like soft rubber on round forms, hair in masses that shine, a rim light. */
export const cartoon3d: PortraitLook = {
  name: 'cartoon-3d',
  realistic: false,
  blur: 0.06,
  backdrop: filmSet,
  finish(plain) {
    const sheet = withLargeEyes(plain, 1.5);
    const { width, height, picture, matte, anatomy, hatted } = sheet;
    const { unit } = anatomy;
    const half = halfPlanes(picture, width, height);
    const regions = readRegions(sheet, half);
    // Where one ends and the other begins is drawn softly: there is no line on a round form.
    const [softSkin, softHair] = [regions.skin, regions.hair].map((plane) =>
      gaussianBlur(plane, regions.width, regions.height, Math.max(1, unit * 0.01)),
    ) as [Plane, Plane];
    const [skinAt, hairAt] = [softSkin, softHair].map((plane) =>
      planeRows(plane, regions.width, regions.height, width, height),
    ) as [Rows, Rows];
    const simple = kuwahara(half, Math.max(1, unit * 0.014));
    const round = smoothed(simple, Math.max(1, unit * 0.045), 0.16);
    const masses = kuwahara(simple, Math.max(1, unit * 0.017));
    const skin = middleOf(round, regions.skin, 0.35, 0.85);
    const hair = middleOf(masses, regions.hair, 0.12, 0.6);
    const [roundAt, massesAt] = [colourRows(round, width, height), colourRows(masses, width, height)];
    const exact = kuwaharaWithin(picture, width, height, featureBox(anatomy), Math.max(1, unit * 0.012));
    const featuresAt = featureRows(anatomy, width, height);
    const volume = blurredSlopes(matte, width, height, unit * 0.2);
    const rimAt = blurredSlopes(matte, width, height, unit * 0.045);
    const head = headShape(anatomy);
    const [skinRed, skinGreen, skinBlue] = likeSkin(skin.colour, 0.35).map((value) => value / 255 / skin.light) as [
      number,
      number,
      number,
    ];
    const [hairRed, hairGreen, hairBlue] = hair.colour.map((value) => value / 255 / hair.light) as [
      number,
      number,
      number,
    ];
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [reds, greens, blues] = [roundAt.red(y), roundAt.green(y), roundAt.blue(y)];
      const [strandRed, strandGreen, strandBlue] = [massesAt.red(y), massesAt.green(y), massesAt.blue(y)];
      const [skins, hairs, features] = [skinAt(y), hairAt(y), featuresAt(y)];
      const [outX, outY, rimX] = [volume.x(y), volume.y(y), rimAt.x(y)];
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const person = matte[pixel]!;
        const at = pixel * 4;
        pixels[at + 3] = 255;
        if (person < 0.004) {
          pixels[at] = picture[at]!;
          pixels[at + 1] = picture[at + 1]!;
          pixels[at + 2] = picture[at + 2]!;
          continue;
        }
        const isHair = hairs[x]!;
        const isSkin = skins[x]! * (1 - isHair);
        // Skin is soft; cloth and hair keep their edges.
        let red = strandRed[x]! + (reds[x]! - strandRed[x]!) * isSkin;
        let green = strandGreen[x]! + (greens[x]! - strandGreen[x]!) * isSkin;
        let blue = strandBlue[x]! + (blues[x]! - strandBlue[x]!) * isSkin;
        const near = smoothStep(0.3, 0.75, features[x]!) * 0.85;
        if (near > 0 && isWithin(exact, x, y)) {
          const from = (y - exact.top) * exact.planes.width + x - exact.left;
          red += (exact.planes.red[from]! - red) * near;
          green += (exact.planes.green[from]! - green) * near;
          blue += (exact.planes.blue[from]! - blue) * near;
        }
        // The form: an egg for the head, what its outline suggests for everything else.
        const [slopeX, slopeY] = [-outX[x]! * unit * 1.1, -outY[x]! * unit * 1.1];
        const steep = 0.85 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
        const [away, below] = [slopeX * steep, slopeY * steep];
        head.at(x, y);
        const onHead = head.share * isSkin;
        const sideways = away + (head.right - away) * onHead;
        const downwards = below + (head.down - below) * onHead;
        const front = Math.sqrt(Math.max(0, 1 - sideways * sideways - downwards * downwards));
        const facing = -0.48 * sideways - 0.52 * downwards + 0.7 * front;
        let shine = 0;
        if (isSkin > 0.01) {
          // One skin all over the body, lit evenly: neither a flash nor a lamp's colour is part of a figure.
          const tone = even((0.299 * red + 0.587 * green + 0.114 * blue) / skin.light) * skin.light;
          const one = isSkin * (1 - near) * 0.66;
          const own = 1 - one;
          const now = Math.max(0.02, 0.299 * red + 0.587 * green + 0.114 * blue);
          const scale = 1 + (tone / now - 1) * isSkin * (1 - 0.4 * near);
          red = red * scale * own + skinRed * tone * one;
          green = green * scale * own + skinGreen * tone * one;
          blue = blue * scale * own + skinBlue * tone * one;
          const polish = Math.max(0, -0.36 * sideways - 0.44 * downwards + 0.82 * front);
          shine = polish ** 18 * 0.16 * onHead * (1 - near) + head.blush * 0.02;
          red += head.blush * 0.07 * isSkin;
          blue -= head.blush * 0.02 * isSkin;
        }
        if (isHair > 0.01) {
          const strand = 0.299 * strandRed[x]! + 0.587 * strandGreen[x]! + 0.114 * strandBlue[x]!;
          // Masses: what is darker than the middle is deeper between them, what is lighter shines.
          const lit = hair.light * pressed(strand / hair.light);
          const own = (0.5 / Math.max(0.02, strand)) * (1 - 0.7 * smoothStep(1, 1.7, strand / hair.light));
          const shared = 1 - own * strand;
          red += ((strandRed[x]! * own + hairRed * shared) * lit - red) * isHair;
          green += ((strandGreen[x]! * own + hairGreen * shared) * lit - green) * isHair;
          blue += ((strandBlue[x]! * own + hairBlue * shared) * lit - blue) * isHair;
          shine += (hatted ? 0 : head.sheen) * isHair * (0.08 + 0.3 * hair.light);
        }
        const shade = 0.72 + 0.42 * Math.max(-0.2, facing);
        const light = 0.299 * red + 0.587 * green + 0.114 * blue;
        const clear = 1.16;
        // Shadows on skin are warm: light goes into it and comes out red.
        const glow = isSkin * Math.max(0, 0.55 - facing) * 0.07;
        const rim =
          smoothStep(0.1, 0.8, (Math.max(0, -rimX[x]!) + Math.max(0, rimX[x]!) * 0.35) * unit * 0.1) * person * 0.3;
        const back = 1 - person;
        const add = shine * 255;
        const pixelOf = (value: number): number => (light + (value - light) * clear) * shade * 255 + add;
        pixels[at] = (pixelOf(red) + glow * 255 + rim * 150) * person + picture[at]! * back;
        pixels[at + 1] = (pixelOf(green) + glow * 70 + rim * 172) * person + picture[at + 1]! * back;
        pixels[at + 2] = (pixelOf(blue) + glow * 40 + rim * 200) * person + picture[at + 2]! * back;
      }
    }
    for (const planes of [half, simple, round, masses]) givePicture(planes);
    givePlanes(regions.skin, regions.hair, softSkin, softHair);
    const canvas = canvasOf(pixels, width, height);
    drawFeatures(canvas, sheet, {
      eyes: { iris: 1.5, lid: 0.03, lights: 2, open: 1.18, bright: 0.9 },
      brows: 0.5,
      nose: 0,
      mouth: 0,
      parting: 0.9,
    });
    return pixelsOf(canvas);
  },
};

/** Light against the middle of its region: highlights are pressed together, shadows opened. */
function even(light: number): number {
  if (light <= 1) return 1 - (1 - light) * OWN_LIGHT;
  return 1 + 0.16 * (1 - Math.exp((1 - light) * 2.4));
}

/** The same of hair: what a lamp bleaches is still hair of one colour. */
function pressed(light: number): number {
  if (light <= 1) return 0.35 + 0.65 * light;
  return 1 + 0.4 * (1 - Math.exp((1 - light) * 1.5));
}

/** The colour of a region where it is neither in shadow nor in full light, and how light that is. */
function middleOf(
  { red, green, blue }: ColourPlanes,
  region: Plane,
  from: number,
  to: number,
): { readonly colour: Rgb; readonly light: number } {
  const lights: number[] = [];
  const toneOf = (pixel: number): number => 0.299 * red[pixel]! + 0.587 * green[pixel]! + 0.114 * blue[pixel]!;
  for (let pixel = 0; pixel < region.length; pixel += 7) if (region[pixel]! > 0.7) lights.push(toneOf(pixel));
  if (lights.length < 20) return { colour: [128, 128, 128], light: 0.5 };
  lights.sort((one, other) => one - other);
  const [least, most] = [lights[Math.floor(lights.length * from)]!, lights[Math.floor(lights.length * to)]!];
  const sums = [0, 0, 0, 0];
  for (let pixel = 0; pixel < region.length; pixel += 7) {
    if (region[pixel]! <= 0.7) continue;
    const tone = toneOf(pixel);
    if (tone < least || tone > most) continue;
    sums[0]! += red[pixel]!;
    sums[1]! += green[pixel]!;
    sums[2]! += blue[pixel]!;
    sums[3]! += 1;
  }
  const scale = 255 / Math.max(1, sums[3]!);
  const mean = (channel: number): number => Math.min(255, Math.round(sums[channel]! * scale));
  const colour: Rgb = [mean(0), mean(1), mean(2)];
  return { colour, light: Math.max(0.04, (0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]) / 255) };
}
