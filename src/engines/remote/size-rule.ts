/** The sizes that a model draws well. Whatever comes out is fitted to the exact size by the pipeline. */
export interface SizeRule {
  /** Sides are multiples of this. */
  readonly granularity: number;
  /** The model draws squares only. */
  readonly square?: boolean;
  /** Below this a model draws mush: small pictures are drawn larger and scaled down. */
  readonly minimumPixels?: number | undefined;
  /** Above this a model repeats itself or runs out of memory: large pictures are drawn smaller and scaled up. */
  readonly maximumPixels?: number | undefined;
  /** The only sizes served; the nearest shape is taken. */
  readonly choices?: readonly (readonly [width: number, height: number])[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size to ask a model for, so that the wanted picture can be cropped and scaled from the answer. */
export function sizeToRender(wanted: Size, rule: SizeRule): Size {
  if (rule.choices && rule.choices.length > 0) return nearestChoice(wanted, rule.choices);
  const side = Math.max(wanted.width, wanted.height);
  const shape = rule.square ? { width: side, height: side } : wanted;
  const pixels = shape.width * shape.height;
  const minimum = rule.minimumPixels ?? 1;
  const maximum = rule.maximumPixels ?? Number.POSITIVE_INFINITY;
  const scale = Math.sqrt(Math.min(Math.max(pixels, minimum), maximum) / pixels);
  // Rounded before the ceiling: 1023.9999999 × 64 must not become another step.
  const up = (length: number) =>
    Math.max(1, Math.ceil(Math.round((length * scale * 1000) / rule.granularity) / 1000)) * rule.granularity;
  return { width: up(shape.width), height: up(shape.height) };
}

/** The shape nearest to the wanted one; among equals the smallest that covers it, else the largest. */
function nearestChoice(wanted: Size, choices: readonly (readonly [number, number])[]): Size {
  const aspect = Math.log(wanted.width / wanted.height);
  const ranked = choices
    .map(([width, height]) => ({
      width,
      height,
      distortion: Math.round(Math.abs(Math.log(width / height) - aspect) * 1000),
      shortfall: Math.max(0, wanted.width - width) + Math.max(0, wanted.height - height),
    }))
    .toSorted(
      (a, b) => a.distortion - b.distortion || a.shortfall - b.shortfall || a.width * a.height - b.width * b.height,
    );
  const best = ranked[0];
  if (!best) throw new RangeError('a size rule needs at least one choice');
  return { width: best.width, height: best.height };
}
