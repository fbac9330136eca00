import { fromOklab, hex, toHex, toOklab } from '../kit/colour.js';
import type { Lab, Rgb } from '../kit/colour.js';

const chroma = ([, a, b]: Lab): number => Math.hypot(a, b);

/** Below this a colour counts as grey. */
const GREY = 0.045;

/** The colour that covers most of a drawing, of those that are neither outline nor highlight. */
export function mainColour(pixels: Uint8Array): Lab {
  const bins = new Map<number, { weight: number; sum: [number, number, number] }>();
  for (let index = 0; index < pixels.length; index += 4) {
    if ((pixels[index + 3] as number) < 200) continue;
    const lab = toOklab([pixels[index] as number, pixels[index + 1] as number, pixels[index + 2] as number]);
    const colourful = chroma(lab) >= GREY;
    // grey parts by lightness, coloured ones by hue: a lit and a shaded red are one surface
    const key = colourful ? 100 + Math.round((Math.atan2(lab[2], lab[1]) / Math.PI) * 6) : Math.round(lab[0] * 4);
    // tyres, outlines and glass are seldom what a colour is said of
    const weight = colourful ? 1 : lab[0] < 0.45 ? 0.12 : 0.4;
    const bin = bins.get(key) ?? { weight: 0, sum: [0, 0, 0] };
    bin.weight += weight;
    for (const part of [0, 1, 2] as const) bin.sum[part] += lab[part] * weight;
    bins.set(key, bin);
  }
  let best = { weight: 0, sum: [0.5, 0, 0] as [number, number, number] };
  for (const bin of bins.values()) if (bin.weight > best.weight) best = bin;
  const total = best.weight || 1;
  return [best.sum[0] / total, best.sum[1] / total, best.sum[2] / total];
}

function turned(colour: Rgb, main: Lab, wanted: Lab): Rgb {
  const lab = toOklab(colour);
  const greyMain = chroma(main) < GREY;
  if (greyMain) {
    if (chroma(lab) >= GREY || Math.abs(lab[0] - main[0]) > 0.35) return colour;
    return fromOklab([wanted[0] + (lab[0] - main[0]) * 0.9, wanted[1], wanted[2]]);
  }
  const away = Math.atan2(lab[2], lab[1]) - Math.atan2(main[2], main[1]);
  const near = Math.abs(Math.atan2(Math.sin(away), Math.cos(away))) < 0.95;
  if (chroma(lab) < 0.03 || !near) return colour;
  const strength = Math.min(1.25, chroma(lab) / chroma(main));
  const lightness = wanted[0] + (lab[0] - main[0]) * 0.85;
  return fromOklab([Math.min(0.97, Math.max(0.08, lightness)), wanted[1] * strength, wanted[2] * strength]);
}

/** Gives the drawing's main surface another colour; its shading, and what has other colours, stay. */
export function recolour(svg: string, main: Lab, colour: Rgb): string {
  const wanted = toOklab(colour);
  return svg.replaceAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b(?=")/gi, (_, digits: string) => {
    const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
    return toHex(turned(hex(`#${full}`), main, wanted));
  });
}
