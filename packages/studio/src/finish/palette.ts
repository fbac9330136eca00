import { fromOklab, toHex, toOklab } from '../paint/kit/colour.js';
import type { Lab, Rgb } from '../paint/kit/colour.js';
import { ciede2000, toCieLab } from './ciede2000.js';
import { applyTable, createTable } from './colour-table.js';
import { dominantColours, sampleColours } from './dominant.js';
import type { Dominant } from './dominant.js';

export interface PaletteMeasure {
  /** Mean CIEDE2000 distance of the dominant colours to their nearest hint, weighted by their share. */
  readonly distance: number;
  /** Mean distance of each hint to the nearest dominant colour: whether all hints are to be seen. */
  readonly reach: number;
  readonly colours: readonly { readonly colour: string; readonly share: number; readonly distance: number }[];
}

const DOMINANT = 6;
const SMALLEST_SHARE = 0.04;

/** How close a picture's dominant colours are to the hints. */
export function measurePalette(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  hints: readonly Rgb[],
): PaletteMeasure {
  return measureSamples(sampleColours(pixels, width, height), hints);
}

function measureSamples(samples: readonly Rgb[], hints: readonly Rgb[]): PaletteMeasure {
  const hintLabs = hints.map((hint) => toCieLab(hint));
  const dominant = dominantColours(samples, DOMINANT).filter(({ share }) => share >= SMALLEST_SHARE);
  const colours = dominant.map(({ lab, share }) => {
    const rgb = fromOklab(lab);
    const own = toCieLab(rgb);
    return { colour: toHex(rgb), share, distance: Math.min(...hintLabs.map((hint) => ciede2000(own, hint))), own };
  });
  const total = colours.reduce((sum, { share }) => sum + share, 0);
  const distance = colours.reduce((sum, colour) => sum + colour.distance * colour.share, 0) / total;
  const reach =
    hintLabs.reduce((sum, hint) => sum + Math.min(...colours.map(({ own }) => ciede2000(own, hint))), 0) / hints.length;
  return { distance, reach, colours: colours.map(({ colour, share, distance }) => ({ colour, share, distance })) };
}

/** How freely a grade moves: how much of the light and dark within one target, and around it, is kept. */
interface Freedom {
  /** How much of the picture's own lightness is kept against the hint's: a night stays a night. */
  readonly absolute: number;
  readonly spread: number;
  readonly lightness: number;
  readonly chroma: number;
}

/** From a gentle grade to a strict one; the first that is close enough is used. */
const freedoms: readonly Freedom[] = [
  { absolute: 0.35, spread: 0.95, lightness: 1, chroma: 0.7 },
  { absolute: 0.22, spread: 0.65, lightness: 0.9, chroma: 0.6 },
  { absolute: 0.12, spread: 0.45, lightness: 0.8, chroma: 0.5 },
  { absolute: 0.05, spread: 0.32, lightness: 0.7, chroma: 0.4 },
  { absolute: 0, spread: 0.2, lightness: 0.6, chroma: 0.3 },
];
/** One colour needs its tints and shades to draw with; many colours have them among themselves. */
const closeEnough = (hints: number): number => (hints === 1 ? 17 : hints === 2 ? 11 : 8.5);

/**
 * Moves a picture's dominant colours to the hints, in place. Dark stays darker than light, so that the picture still
 * reads; small whites and blacks stay what they are.
 */
export function gradeTowards(pixels: Uint8ClampedArray, width: number, height: number, hints: readonly Rgb[]): void {
  if (hints.length === 0) return;
  const samples = sampleColours(pixels, width, height);
  const clusters = dominantColours(samples, Math.min(10, Math.max(6, hints.length + 3)));
  const hintLabs = hints.map((hint) => toOklab(hint)).toSorted((first, second) => first[0] - second[0]);
  const fewer = samples.filter((_, index) => index % 4 === 0);
  const matchings = [matchInOrder(clusters, hintLabs, true), matchInOrder(clusters, hintLabs, false)];
  let best: { readonly move: (colour: Rgb) => Rgb; readonly distance: number } | undefined;
  for (const matching of matchings) {
    for (const freedom of freedoms) {
      const move = createMove(matching, freedom);
      const { distance } = measureSamples(fewer.map(move), hints);
      if (!best || distance < best.distance) best = { move, distance };
      if (distance <= closeEnough(hints.length)) {
        applyTable(pixels, createTable(move));
        return;
      }
    }
  }
  if (best) applyTable(pixels, createTable(best.move));
}

interface Match {
  readonly from: Lab;
  readonly hint: Lab;
  readonly share: number;
  /** Lightness relative to the others that go to the same hint. */
  readonly offset: number;
  /** Mean lightness of those. */
  readonly middle: number;
}

/**
 * Gives every cluster a hint so that the order from dark to light is kept and as little as possible moves. With `all`
 * no hint is left out, as far as there are clusters.
 */
function matchInOrder(clusters: readonly Dominant[], hints: readonly Lab[], all: boolean): Match[] {
  const sorted = clusters.toSorted((first, second) => first.lab[0] - second.lab[0]);
  const darkest = (sorted[0] as Dominant).lab[0];
  const lightest = (sorted.at(-1) as Dominant).lab[0];
  const cost = (cluster: Dominant, hint: number): number => {
    const target = hints[hint] as Lab;
    const rank = hints.length === 1 ? 0 : hint / (hints.length - 1);
    const place = (cluster.lab[0] - darkest) / (lightest - darkest || 1);
    const hue = (cluster.lab[1] - target[1]) ** 2 + (cluster.lab[2] - target[2]) ** 2;
    const light = (cluster.lab[0] - target[0]) ** 2;
    return (hue * 2.2 + light + (place - rank) ** 2 * 0.03) * cluster.share;
  };
  // dynamic programme: best[hint] is the least cost when the cluster so far goes to that hint
  const every = all && sorted.length >= hints.length;
  let best = hints.map((_, hint) => (every && hint > 0 ? Infinity : cost(sorted[0] as Dominant, hint)));
  const steps: number[][] = [];
  for (const cluster of sorted.slice(1)) {
    const from: number[] = [];
    const next = hints.map((_, hint) => {
      // with `all` the way goes up one hint at a time and ends at the last, so that none is left out
      let previous = hint;
      for (let lower = hint - 1; lower >= (every ? Math.max(0, hint - 1) : 0); lower--) {
        if ((best[lower] as number) < (best[previous] as number)) previous = lower;
      }
      from.push(previous);
      return (best[previous] as number) + cost(cluster, hint);
    });
    steps.push(from);
    best = next;
  }
  let hint = every ? hints.length - 1 : best.indexOf(Math.min(...best));
  const chosen = [hint];
  for (const from of steps.toReversed()) {
    hint = from[hint] as number;
    chosen.unshift(hint);
  }
  return sorted.map((cluster, index) => {
    const group = sorted.filter((_, other) => chosen[other] === chosen[index]);
    const weight = group.reduce((sum, { share }) => sum + share, 0);
    const middle = group.reduce((sum, { lab, share }) => sum + lab[0] * share, 0) / weight;
    return {
      from: cluster.lab,
      hint: hints[chosen[index] as number] as Lab,
      share: cluster.share,
      offset: cluster.lab[0] - middle,
      middle,
    };
  });
}

/** The grade as a function of colour alone. */
function createMove(matches: readonly Match[], freedom: Freedom): (colour: Rgb) => Rgb {
  const targets = matches.map(({ hint, offset, middle }): Lab => {
    const base = hint[0] + (middle - hint[0]) * freedom.absolute;
    const lightness = base + Math.max(-0.34, Math.min(0.34, offset * freedom.spread));
    return [Math.min(0.99, Math.max(0.02, lightness)), hint[1], hint[2]];
  });
  return (colour) => {
    const own = toOklab(colour);
    let lightness = 0;
    let a = 0;
    let b = 0;
    let total = 1e-9;
    matches.forEach(({ from }, index) => {
      const target = targets[index] as Lab;
      const steps: Lab = [own[0] - from[0], own[1] - from[1], own[2] - from[2]];
      const squared = steps[0] ** 2 + steps[1] ** 2 + steps[2] ** 2;
      const weight = Math.exp(-squared / 0.0072) + 1e-6 / (squared + 1e-4);
      lightness += (target[0] + steps[0] * freedom.lightness) * weight;
      a += (target[1] + steps[1] * freedom.chroma) * weight;
      b += (target[2] + steps[2] * freedom.chroma) * weight;
      total += weight;
    });
    // the last whites and blacks carry the drawing: eyes, stars, windows
    const chroma = Math.hypot(own[1], own[2]);
    const extreme = chroma < 0.05 ? Math.max((own[0] - 0.93) / 0.07, (0.14 - own[0]) / 0.14, 0) : 0;
    const share = 1 - 0.75 * Math.min(1, extreme);
    return fromOklab([
      own[0] + (lightness / total - own[0]) * share,
      own[1] + (a / total - own[1]) * share,
      own[2] + (b / total - own[2]) * share,
    ]);
  };
}
