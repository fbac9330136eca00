import type { Rgb } from '../paint/kit/colour.js';

/** CIE 1976 L*a*b*, D65. */
export type CieLab = readonly [lightness: number, a: number, b: number];

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function toCieLab([red, green, blue]: Rgb): CieLab {
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const bend = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : (value * (24389 / 27) + 16) / 116);
  const x = bend((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = bend(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = bend((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = Math.PI / 180;
const HIGH = 25 ** 7;

/** The CIEDE2000 difference of two colours; about 1 is just visible, above 10 is another colour. */
export function ciede2000(first: CieLab, second: CieLab): number {
  const chroma = (Math.hypot(first[1], first[2]) + Math.hypot(second[1], second[2])) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + HIGH)));
  const chroma1 = Math.hypot(first[1] * stretch, first[2]);
  const chroma2 = Math.hypot(second[1] * stretch, second[2]);
  const hue1 = hueOf(first[1] * stretch, first[2]);
  const hue2 = hueOf(second[1] * stretch, second[2]);
  const grey = chroma1 * chroma2 === 0;
  let turn = grey ? 0 : hue2 - hue1;
  if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const lightnessStep = second[0] - first[0];
  const chromaStep = chroma2 - chroma1;
  const hueStep = 2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn / 2) * radians);
  const meanLightness = (first[0] + second[0]) / 2;
  const meanChroma = (chroma1 + chroma2) / 2;
  let meanHue = hue1 + hue2;
  if (!grey) {
    if (Math.abs(hue1 - hue2) > 180) meanHue += meanHue < 360 ? 360 : -360;
    meanHue /= 2;
  }
  const weave =
    1 -
    0.17 * Math.cos((meanHue - 30) * radians) +
    0.24 * Math.cos(2 * meanHue * radians) +
    0.32 * Math.cos((3 * meanHue + 6) * radians) -
    0.2 * Math.cos((4 * meanHue - 63) * radians);
  const off = (meanLightness - 50) ** 2;
  const lightnessScale = 1 + (0.015 * off) / Math.sqrt(20 + off);
  const chromaScale = 1 + 0.045 * meanChroma;
  const hueScale = 1 + 0.015 * meanChroma * weave;
  const spin = 60 * Math.exp(-(((meanHue - 275) / 25) ** 2));
  const twist = -2 * Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + HIGH)) * Math.sin(spin * radians);
  const lightnessPart = lightnessStep / lightnessScale;
  const chromaPart = chromaStep / chromaScale;
  const huePart = hueStep / hueScale;
  return Math.sqrt(lightnessPart ** 2 + chromaPart ** 2 + huePart ** 2 + twist * chromaPart * huePart);
}

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const degrees = Math.atan2(b, a) / radians;
  return degrees < 0 ? degrees + 360 : degrees;
}
