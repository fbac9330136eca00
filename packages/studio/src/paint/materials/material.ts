import type { Canvas } from '@napi-rs/canvas';
import type { Material } from '../../catalogue/materials.js';
import { smoothStep } from '../../raster/plane.js';
import { css, hex, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { FormLight } from '../kit/form.js';
import type { Random } from '../kit/random.js';
import { finishes } from './finishes.js';
import type { Finish } from './finishes.js';
import { ballIn, distanceToEdge, faceAt, faceOfBall } from './relief.js';
import type { Facing } from './relief.js';
import { paintTufts } from './tufts.js';

export interface MaterialRequest {
  readonly material: Material;
  /** The colour that was asked for; the material's own where none was. */
  readonly colour: Rgb | undefined;
  /** The thing's height in pixels: grain and weave are measured by it. */
  readonly size: number;
  readonly light: FormLight;
  /** Fur grows on it by nature: it keeps its own colours. */
  readonly alive: boolean;
  /** It has features that must still be read, and mirrors less of what is around it. */
  readonly face?: boolean;
  /** It is round all over, and not only along its edge. */
  readonly ball?: boolean;
  readonly random: Random;
}

/**
 * Makes a painted thing of another material, in place: its own light and shade on the material's colours, the relief
 * of its form, then the material's grain, sheen and edge.
 */
export function applyMaterial(sprite: Canvas, request: MaterialRequest): void {
  const finish = request.alive && request.material === 'fur' ? onCreatures : finishes[request.material];
  const { width, height } = sprite;
  const context = sprite.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const own = request.random.fork('material colour').pick(finish.colours);
  const colour = request.colour ?? hex(own);
  const unit = Math.max(1.2, Math.min(request.size / 60, Math.sqrt(areaOf(image.data)) / 45));
  const distance = distanceToEdge(image.data, width, height);
  recast(image.data, distance, width, height, finish, colour, unit, request);
  context.putImageData(image, 0, 0);
  if (finish.tufts) paintTufts(sprite, image.data, distance, unit, finish.tufts, request.random.fork('fringe'));
  if (finish.glows) paintGlow(sprite, colour, unit);
}

/** Pixels that are painted. */
function areaOf(data: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 3; at < data.length; at += 16) if ((data[at] as number) > 128) count++;
  return count * 4;
}

const onCreatures: Finish = { colours: ['#efe3cd'], share: 0, contrast: 1, tufts: 'hair' };

/** The material's colour from its shade to its light, 256 steps of red, green and blue. */
function rampOf(colour: Rgb, { contrast }: Finish): Uint8ClampedArray {
  const dark = mix(lighten(colour, -0.3 * contrast), [30, 26, 60], 0.16);
  const light = mix(lighten(colour, 0.22 * contrast), [255, 252, 244], 0.35 * contrast);
  const ramp = new Uint8ClampedArray(256 * 3);
  for (let level = 0; level < 256; level++) {
    const at = level / 255;
    ramp.set(at < 0.5 ? mix(dark, colour, at * 2) : mix(colour, light, at * 2 - 1), level * 3);
  }
  return ramp;
}

function recast(
  data: Uint8ClampedArray,
  distance: Float32Array,
  width: number,
  height: number,
  finish: Finish,
  colour: Rgb,
  unit: number,
  { colour: said, light, random, ball, alive, face: featured }: MaterialRequest,
): void {
  const { share, bevel = 0, gloss: [shine, power] = [0, 1], grain, clear = 0 } = finish;
  if (share === 0) return;
  const through = said && isTinted(said) ? clear * STAINED : clear;
  const ramp = rampOf(colour, finish);
  const thread = lighten(mix(colour, [255, 244, 220], 0.55), 0.08);
  const seed = random.fork('material').between(0, 1000);
  const mean = meanLight(data);
  // a streak of light from edge to edge would cross out drawers and lids: what has parts shows them instead
  const plain = finish.mirrors ? Math.max(LEAST_SHEEN, Math.min(1, 1.6 - spreadOfLight(data, mean) / PARTED)) : 1;
  const reach = Math.max(2, unit * (finish.mirrors ? 10 : 8));
  const rim = Math.max(1.2, unit * 1.1);
  const face = { across: 0, down: 0, towards: 1 };
  const round = ball ? ballIn(distance, width) : undefined;
  const [sunX, sunY, sunZ] = [light.side >= 0 ? 0.5 : -0.5, -0.62, 0.6];
  // halfway between the light and the eye, where a polished edge throws it back
  const half = Math.hypot(sunX, sunY, sunZ + 1);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const at = index * 4;
      const alpha = data[at + 3] as number;
      if (alpha === 0) continue;
      const lightness =
        (0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number)) / 255;
      let level = 0.5 + (lightness - mean) * (finish.mirrors && !featured ? 0.75 + (1 - plain) * 0.7 : 1.1);
      let flash = 0;
      if (bevel > 0) {
        if (round) faceOfBall(round, x, y, face);
        else faceAt(distance, width, height, x, y, reach, face);
        level += bevel * (face.across * sunX + face.down * sunY + (face.towards - 1) * sunZ);
        if (shine > 0) {
          const back = (face.across * sunX + face.down * sunY + face.towards * (sunZ + 1)) / half;
          flash = shine * Math.max(0, back) ** power * (face.towards < 0.999 ? 1 : 0.35);
        }
      }
      if (finish.mirrors) {
        const seen = mirrored(level, x / width, y / height, face, round !== undefined, plain);
        level = featured ? level + (seen - level) * DULLED : seen;
      }
      if (grain) level += grain(x / unit, y / unit, seed);
      const deep = distance[index] as number;
      const seam = finish.stitched && Math.abs(deep - unit * 3.4) < unit * 0.42 && stitch(x, y, face, unit);
      const step = Math.max(0, Math.min(255, Math.round(level * 255))) * 3;
      for (let part = 0; part < 3; part++) {
        const made = seam ? thread[part as 0] : (ramp[step + part] as number);
        const value = (data[at + part] as number) * (1 - share) + made * share;
        data[at + part] = value + (255 - value) * Math.min(1, flash);
      }
      if (clear > 0 && alpha > 60) {
        // glass is seen by its edge and by what it throws back
        const wall = clear > 0.5 ? reach * 0.55 : reach;
        const glint = clear > 0.5 ? glintAt(x / width, y / height) : 0;
        const kept =
          deep < rim ? 1 : Math.max(1 - through, flash * 1.2, glint, deep < wall ? 1 - through * (deep / wall) : 0);
        if (clear > 0.5)
          for (let part = 0; part < 3; part++) {
            const value = data[at + part] as number;
            data[at + part] = deep < rim ? value * 0.6 : value + (255 - value) * glint * 1.4;
          }
        // an animal of glass has its eyes and its stripes
        const drawn = alive ? smoothStep(0.14, 0.3, mean - lightness) * DRAWN_IN : 0;
        data[at + 3] = alpha * Math.min(1, Math.max(kept, drawn));
      }
    }
  }
}

/** How much of what is dark on an animal is seen in clear glass. */
const DRAWN_IN = 0.85;

/** How much less shines through glass that has a colour: a brown bottle is brown. */
const STAINED = 0.5;
const isTinted = (colour: Rgb): boolean => Math.min(...colour) < 200;

/** How much of a mirror a face of metal is. */
const DULLED = 0.3;
/** How much light and shade of its own what is drawn in parts has, and how much sheen is left of it then. */
const [PARTED, LEAST_SHEEN] = [0.1, 0.2];

/** The light of a window on glass: a broad streak and a thin one beside it. */
function glintAt(across: number, down: number): number {
  const slant = across + down * 0.22;
  return (slant > 0.3 && slant < 0.38) || (slant > 0.41 && slant < 0.435) ? 0.6 : 0;
}

/**
 * Polished, it mirrors what is around it: where it turns up the sky, brightest over the horizon, then the dark line of
 * the ground, then the floor's own light; flat, a broad sheen lies across it with a sharp edge.
 */
function mirrored(
  level: number,
  across: number,
  down: number,
  { across: aside, down: turned, towards }: Facing,
  ball: boolean,
  plain: number,
): number {
  // on a ball the horizon bends around
  const turn = ball ? turned + 0.24 * aside ** 2 - 0.1 : turned;
  const place = across * 0.55 + down * 1.25;
  const sweep = place * 2.3 - Math.floor(place * 2.3);
  const sheen =
    sweep < 0.46 ? -0.1 + sweep * 0.8 : sweep < 0.54 ? 0.27 - (sweep - 0.46) * 6.5 : -0.25 + (sweep - 0.54) * 0.33;
  const around = turn < 0 ? 0.26 + turn * 0.12 : turn < 0.3 ? 0.2 - turn * 2 : -0.4 + (turn - 0.3) * 0.8;
  const rounded = ball ? 1 : Math.min(1, (1 - towards) * 9);
  return 0.44 + (level - 0.5) * 0.95 + sheen * plain * (1 - rounded) + around * rounded;
}

/** Along an edge, thread and gap take turns. */
function stitch(x: number, y: number, face: { across: number; down: number }, unit: number): boolean {
  const turn = Math.hypot(face.across, face.down) || 1;
  const along = (x * face.down - y * face.across) / turn;
  return Math.sin(along / (unit * 0.62)) > -0.1;
}

function meanLight(data: Uint8ClampedArray): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 28) {
    if ((data[at + 3] as number) < 128) continue;
    sum += 0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number);
    count++;
  }
  return count === 0 ? 0.5 : sum / count / 255;
}

/** How far from its mean the light on it is, mostly. */
function spreadOfLight(data: Uint8ClampedArray, mean: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 28) {
    if ((data[at + 3] as number) < 128) continue;
    const light =
      (0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number)) / 255;
    sum += (light - mean) ** 2;
    count++;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}

/** Light around what shines by itself: its own picture, spread out. */
function paintGlow(sprite: Canvas, colour: Rgb, unit: number): void {
  const context = sprite.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.shadowColor = css(lighten(colour, 0.1), 0.9);
  context.shadowBlur = unit * 5;
  context.globalAlpha = 0.35;
  context.drawImage(sprite, 0, 0);
  context.restore();
}
