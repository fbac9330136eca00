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

/** What an operator says about the sizes of a model. */
export type SizeLimits = Readonly<
  Partial<Record<'granularity' | 'minimumPixels' | 'maximumPixels', number | undefined>>
>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rule with the operator's limits over it. Throws when no size is left. */
export function limitSizes(rule: SizeRule, { granularity, minimumPixels, maximumPixels }: SizeLimits): SizeRule {
  const least = minimumPixels ?? rule.minimumPixels;
  const most = maximumPixels ?? rule.maximumPixels;
  if (least !== undefined && most !== undefined && least > most)
    throw new RangeError(`minimumPixels ${least} exceeds maximumPixels ${most}`);
  const limited = { ...rule, minimumPixels: least, maximumPixels: most };
  // Who gives a granularity has a model with other sizes than the dialect's usual ones.
  if (granularity !== undefined) return { granularity, minimumPixels: least, maximumPixels: most };
  if (!rule.choices) return limited;
  const choices = rule.choices.filter(
    ([width, height]) => width * height >= (least ?? 0) && width * height <= (most ?? Number.POSITIVE_INFINITY),
  );
  if (choices.length > 0) return { ...limited, choices };
  const sizes = rule.choices.map((choice) => choice.join('x')).join(', ');
  throw new RangeError(`minimumPixels and maximumPixels leave none of the sizes ${sizes}`);
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
  // Rounded first: 1023.9999999 × 64 must not become another step.
  const steps = (length: number) => Math.round((length * scale * 1000) / rule.granularity) / 1000;
  const whole = (round: (count: number) => number) => ({
    width: Math.max(1, round(steps(shape.width))) * rule.granularity,
    height: Math.max(1, round(steps(shape.height))) * rule.granularity,
  });
  const up = whole(Math.ceil);
  // Larger than wanted can be cut, but not at the price of a model that runs out of memory.
  return up.width * up.height > maximum ? whole(Math.floor) : up;
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
