import type { Anatomy } from './anatomy.js';
import { fillFaceLight } from './fill-light.js';
import { neutraliseLight, NEUTRAL_SKIN } from './neutral.js';
import { removeRedEye } from './red-eye.js';
import { calmViolet } from './calm-violet.js';
import { clearClosedLids } from './closed-lids.js';
import { smoothStep } from '../raster/colour-planes.js';
import type { Pixels } from '../raster/colour-planes.js';

/** Linear-light gains and a curve that bring a snapshot to a well-exposed, neutral portrait. */
interface Development {
  readonly gains: readonly [number, number, number];
  readonly gamma: number;
}

/**
 * Develops the person as a darkroom would: the face decides exposure and white balance, both only part of the way, so
 * that skin stays the person's own. Answers with what is known of the person then.
 */
export function developPerson(pixels: Pixels, width: number, height: number, anatomy: Anatomy): Anatomy {
  removeRedEye(pixels, width, height, anatomy);
  const closed = clearClosedLids(pixels, width, height, anatomy);
  neutraliseLight(pixels, width, height, anatomy);
  fillFaceLight(pixels, width, height, anatomy);
  const { gains, gamma } = readDevelopment(pixels, width, height, anatomy);
  const curves = gains.map((gain) =>
    Float32Array.from({ length: 256 }, (_, value) => {
      const lit = ((value / 255) * gain) ** gamma;
      // A gentle S: a little more depth without clipping either end.
      return 255 * (lit < 1 ? lit + 0.1 * lit * (1 - lit) * (2 * lit - 1) * 2 : lit);
    }),
  );
  for (let y = 0; y < height; y += 1) developRow(pixels, y * width * 4, (y + 1) * width * 4, curves as Curves);
  calmViolet(pixels, width, height, anatomy);
  return { ...anatomy, closed };
}

/** What each value of a channel becomes, in steps of 255. */
type Curves = [red: Float32Array, green: Float32Array, blue: Float32Array];

/** A row by itself: what is called often is compiled for good, and a loop over a whole picture is compiled anew each time. */
function developRow(pixels: Pixels, from: number, to: number, [reds, greens, blues]: Curves): void {
  for (let at = from; at < to; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const exposedRed = reds[pixels[at]!]!;
    const exposedGreen = greens[pixels[at + 1]!]!;
    const exposedBlue = blues[pixels[at + 2]!]!;
    // Compared by hand: to ask for the largest of three numbers takes longer than all the rest.
    const largest = exposedRed > exposedGreen ? exposedRed : exposedGreen;
    const peak = largest > exposedBlue ? largest : exposedBlue;
    const roll = peak < SHOULDER * 255 ? 1 : rollOff(peak / 255);
    const red = exposedRed * roll;
    const green = exposedGreen * roll;
    const blue = exposedBlue * roll;
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
    // Coloured party light makes skin garish: the strongest colours give way a little.
    const smallest = red < green ? red : green;
    const vivid = (peak * roll - (smallest < blue ? smallest : blue)) / 255;
    if (vivid <= 0.3) continue;
    const light = 0.299 * red + 0.587 * green + 0.114 * blue;
    const keep = 1 - 0.42 * smoothStep(0.3, 0.75, vivid);
    pixels[at] = light + (red - light) * keep;
    pixels[at + 1] = light + (green - light) * keep;
    pixels[at + 2] = light + (blue - light) * keep;
  }
}

/** Where highlights begin to roll off like film instead of clipping, and how much room they have. */
const SHOULDER = 0.78;
const ROOM = 1 - SHOULDER;

/**
 * By how much a colour is taken back so that its brightest channel stays below white. All channels go together: each by
 * itself, a warm cheek would turn white where the light is on it.
 */
function rollOff(peak: number): number {
  return (SHOULDER + ROOM * (1 - Math.exp(-(peak - SHOULDER) / ROOM))) / peak;
}

function readDevelopment(pixels: Pixels, width: number, height: number, { eyes, unit, nose }: Anatomy): Development {
  const lights: number[] = [];
  let red = 0;
  let green = 0;
  let blue = 0;
  const step = Math.max(1, Math.round(unit / 40));
  for (let y = nose[1] - unit * 0.55; y < nose[1] + unit * 0.4; y += step) {
    for (let x = eyes[0] - unit * 0.5; x < eyes[0] + unit * 0.5; x += step) {
      const column = Math.round(x);
      const row = Math.round(y);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      if (pixels[at + 3]! < 200) continue;
      red += pixels[at]!;
      green += pixels[at + 1]!;
      blue += pixels[at + 2]!;
      lights.push((0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!) / 255);
    }
  }
  if (lights.length === 0) return { gains: [1, 1, 1], gamma: 1 };
  lights.sort((a, b) => a - b);
  const bright = Math.max(0.12, lights[Math.floor(lights.length * 0.92)]!);
  const middle = lights[lights.length >> 1]!;

  const neutral = balanceOf([red, green, blue]);
  const level = 0.299 * neutral[0] + 0.587 * neutral[1] + 0.114 * neutral[2];
  // Highlights of the face to a bright value, half way; darker skin keeps a darker middle.
  const gain = Math.min(3.6, Math.max(0.85, (0.82 / bright) ** (bright < 0.4 ? 0.85 : 0.65)));
  const middleNow = Math.min(0.95, middle * gain);
  const wished = Math.min(0.62, Math.max(0.46, middleNow));
  const gamma = Math.min(1.15, Math.max(0.72, Math.log(wished) / Math.log(middleNow)));
  return {
    gains: [(neutral[0] / level) * gain, (neutral[1] / level) * gain, (neutral[2] / level) * gain],
    gamma,
  };
}

/** Warm light that is left on skin, as a logarithm; and what is taken of the rest, of cool light and of a tint. */
const WARMTH_KEPT = 0.12;
const WARM_TAKEN = 0.5;
const COOL_TAKEN = 0.6;
const TINT_TAKEN = 0.4;
const MOST_TINT = 0.05;

/**
 * What the lamp's colour is answered with, by the skin's: along candle and sky, as lamps differ. A face in violet light
 * says little about the hair beside it, which would turn green.
 */
export function balanceOf(skin: readonly [number, number, number]): [number, number, number] {
  const mean = (skin[0] + skin[1] + skin[2]) / 3;
  const [red, green, blue] = skin.map((sum, channel) => Math.log(Math.max(0.05, sum / mean) / NEUTRAL_SKIN[channel]!));
  const warm = (red! - blue!) / 2;
  const tint = green! - (red! + blue!) / 2;
  const taken = warm < 0 ? warm * COOL_TAKEN : Math.max(0, warm - WARMTH_KEPT) * WARM_TAKEN;
  const less = Math.min(0.2, Math.max(-0.2, taken));
  const greener = Math.min(MOST_TINT, Math.max(-MOST_TINT, tint * TINT_TAKEN));
  return [Math.exp(greener / 2 - less), Math.exp(-greener), Math.exp(greener / 2 + less)];
}
