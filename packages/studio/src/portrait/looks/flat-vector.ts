import { createCanvas } from '@napi-rs/canvas';
import { gaussianBlur, givePlanes, planeRows, takePlane, type Rows } from '@easel/raster';
import { css, hex, lighten, type Rgb } from '../../paint/kit/colour.js';
import { canvasOf, pixelsOf } from '../../raster/canvas.js';
import { givePicture, halfPlanes, smoothStep } from '../../raster/colour-planes.js';
import { kuwaharaWithin } from '../../raster/kuwahara.js';
import { traceShapes, type Labels } from '../../raster/trace.js';
import { featureBox, featureMap, featureRows } from '../features.js';
import type { PlaceRequest, PortraitPlace } from '../place.js';
import { drawFeatures } from './drawn-features.js';
import { flatTones } from './flat-tones.js';
import type { PortraitLook } from './look.js';

const GROUNDS: readonly (readonly [Rgb, Rgb])[] = (
  [
    ['#f4d9c6', '#ee9f7a'],
    ['#cfe3dd', '#6fae9f'],
    ['#dcdcf2', '#8f8fd0'],
    ['#f6e3b0', '#e8b34b'],
    ['#cfe0f1', '#6b9fd0'],
  ] as const
).map(([ground, disc]): readonly [Rgb, Rgb] => [hex(ground), hex(disc)]);

/** A light tone and a shadow: more of them tear a face into patches. */
const SKIN_TONES = [0.05, 0.6];
/** Of a flat tone: what of the photo's form is darker is drawn, or hair. */
const DEEPEST = 0.6;

/** As a designer traces a photo: few tones in smooth shapes, hair as one form with its lights, eyes and mouth drawn. */
export const flatVector: PortraitLook = {
  name: 'flat-vector',
  realistic: false,
  blur: 0.01,
  backdrop: discBackdrop,
  finish(sheet) {
    const { width, height, picture, anatomy, placeWished } = sheet;
    const { unit } = anatomy;
    const half = halfPlanes(picture, width, height);
    const labels = flatTones(sheet, half, {
      skin: SKIN_TONES,
      hair: [0.2, 0.65, 0.95],
      clothes: 4,
      place: placeWished ? 9 : 3,
      vivid: 1.16,
      lift: 0.03,
      simple: 0.05,
    });
    givePicture(half);
    const fine = featureMap(anatomy, width, height);
    for (let pixel = 0; pixel < fine.length; pixel += 1) fine[pixel] = smoothStep(0.25, 0.6, fine[pixel]!);
    const pixels = traceShapes(labels, fine, unit * 0.024, unit * 0.009, width, height);
    givePlanes(fine);
    // A breath of the real form around the features: without it a likeness is lost in four tones.
    const form = kuwaharaWithin(picture, width, height, featureBox(anatomy), Math.max(1, unit * 0.014));
    const planes = [form.planes.red, form.planes.green, form.planes.blue];
    const featuresAt = featureRows(anatomy, width, height);
    const skinAt = skinRows(labels, SKIN_TONES.length, unit, width, height);
    for (let y = form.top, from = 0; y < form.bottom; y += 1) {
      const [features, skins] = [featuresAt(y), skinAt(y)];
      for (let x = form.left, at = (y * width + x) * 4; x < form.right; x += 1, at += 4, from += 1) {
        const share =
          skins[x]! *
          (anatomy.profile ? 0.7 * smoothStep(0.1, 0.4, features[x]!) : 0.42 * smoothStep(0.2, 0.55, features[x]!));
        if (share === 0) continue;
        const least = anatomy.profile ? 0 : DEEPEST;
        for (let channel = 0; channel < 3; channel += 1) {
          const flat = pixels[at + channel]!;
          pixels[at + channel] = flat + (Math.max(planes[channel]![from]! * 255, flat * least) - flat) * share;
        }
      }
    }
    const canvas = canvasOf(pixels, width, height);
    drawFeatures(canvas, sheet, {
      eyes: { iris: 1.16, lid: 0.032, lights: 1, open: 1.12, bright: 0.2 },
      brows: 0.8,
      nose: 0.5,
      mouth: 0.9,
    });
    return pixelsOf(canvas);
  },
};

/** Where skin was traced: what hangs over it is one form, without a breath of the photo. */
function skinRows(
  { of, width: across, height: down }: Labels,
  tones: number,
  unit: number,
  width: number,
  height: number,
): Rows {
  const skin = takePlane(of.length);
  for (let pixel = 0; pixel < of.length; pixel += 1) skin[pixel] = of[pixel]! < tones ? 1 : 0;
  const soft = gaussianBlur(skin, across, down, Math.max(1, unit * 0.02));
  for (let pixel = 0; pixel < soft.length; pixel += 1) soft[pixel] = smoothStep(0.5, 0.9, soft[pixel]!);
  return planeRows(soft, across, down, width, height);
}

/** A plain ground with a disc behind the head. */
function discBackdrop({ width, height, head, accents, random }: PlaceRequest): PortraitPlace {
  const [ground, disc] = random.fork('disc').pick(GROUNDS);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const accent = accents[0];
  context.fillStyle = css(accent ? lighten(accent, 0.2) : ground);
  context.fillRect(0, 0, width, height);
  context.fillStyle = css(accent ?? disc);
  context.beginPath();
  context.arc(head[0], head[1] + height * 0.06, Math.min(width, height) * 0.42, 0, 7);
  context.fill();
  return {
    pixels: pixelsOf(canvas),
    light: { side: 0.6, height: 0.6, key: [255, 250, 240], ambient: [255, 252, 248], contrast: 0.45, rim: 0 },
  };
}
