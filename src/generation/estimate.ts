/** What decides how long a request takes. */
export interface Cost {
  /** The catalogue's name: each has its own engine and look. */
  readonly model: string;
  readonly width: number;
  readonly height: number;
  readonly imageCount: number;
}

/** How long pictures take, learnt from the newest ones that were drawn here. */
export interface Estimate {
  /** Seconds that one place is busy with all pictures of the request. */
  secondsOf(cost: Cost): number;
  /** The same for promises: the less is known, the more it may be. */
  secondsAtMost(cost: Cost): number;
  /** Undefined when no picture of this model was drawn here. */
  speedOf(model: string): Speed | undefined;
  /** One picture of this kind kept its place for so long. */
  learn(picture: Omit<Cost, 'imageCount'>, seconds: number): void;
}

/** Seconds that a picture costs at any size, and those that its size adds. */
export interface Speed {
  readonly each: number;
  readonly perMegapixel: number;
}

export interface Sample {
  readonly megapixels: number;
  readonly seconds: number;
}

export function secondsAt({ each, perMegapixel }: Speed, images: number, megapixels: number): number {
  return each * images + perMegapixel * megapixels;
}

/** Where only an average picture is known. */
export function speedLike(average: Sample): Speed {
  return lineThrough([average]);
}

/** Before anything was drawn: a slow machine, since what is learnt can only be learnt from what was taken. */
const UNKNOWN = { each: 0.3, perMegapixel: 0.6 };
/** How many pictures the guess above is worth. */
const PRIOR_WEIGHT = 0.25;
/** Of a model that was never drawn, a promise reckons with three times the guess. */
const DOUBT = 2;
const MOST_SAMPLES = 24;
const MOST_MODELS = 200;

/** A picture costs something at any size and more with each pixel: a line through the newest samples of its model. */
export function createEstimate(): Estimate {
  const known = new Map<string, Sample[]>();
  const newest: Sample[] = [];
  /** Drawn when needed, since a backlog asks for every request in it. */
  const lines = new Map<string, Speed>();

  function lineOf(model: string): Speed {
    const line = lines.get(model) ?? lineThrough(known.get(model) ?? newest);
    if (lines.size < MOST_MODELS) lines.set(model, line);
    return line;
  }

  function secondsOf({ model, width, height, imageCount }: Cost): number {
    return secondsAt(lineOf(model), imageCount, (imageCount * width * height) / 1e6);
  }

  return {
    secondsOf,
    speedOf: (model) => (known.has(model) ? lineOf(model) : undefined),
    secondsAtMost(cost) {
      const count = (known.get(cost.model) ?? newest).length;
      return secondsOf(cost) * (1 + DOUBT / (1 + count));
    },
    learn({ model, width, height }, seconds) {
      lines.clear();
      const sample = { megapixels: (width * height) / 1e6, seconds };
      const own = known.get(model) ?? [];
      if (known.size < MOST_MODELS) known.set(model, own);
      for (const samples of [own, newest]) {
        samples.push(sample);
        if (samples.length > MOST_SAMPLES) samples.shift();
      }
    },
  };
}

/** Least squares with two guesses thrown in, a small and a large picture, so that samples of one size give a line too. */
function lineThrough(samples: readonly Sample[]): Speed {
  const guess = (megapixels: number): Sample => {
    const seconds = UNKNOWN.each + UNKNOWN.perMegapixel * megapixels;
    return { megapixels, seconds: seconds * speedOf(samples) };
  };
  const guesses = [guess(0.25), guess(4)];
  const sum = (of: (point: Sample) => number) => {
    const add = (total: number, point: Sample): number => total + of(point);
    return samples.reduce(add, 0) + PRIOR_WEIGHT * guesses.reduce(add, 0);
  };
  const weight = sum(() => 1);
  const meanSize = sum(({ megapixels }) => megapixels) / weight;
  const meanSeconds = sum(({ seconds }) => seconds) / weight;
  const spread = sum(({ megapixels }) => (megapixels - meanSize) ** 2);
  const slope = sum(({ megapixels, seconds }) => (megapixels - meanSize) * (seconds - meanSeconds)) / spread;
  const perMegapixel = Math.max(0, slope);
  const each = meanSeconds - perMegapixel * meanSize;
  // A line that would begin below zero begins at zero and is as steep as the samples say.
  return each >= 0 ? { each, perMegapixel } : { each: 0, perMegapixel: meanSeconds / meanSize };
}

/** How much slower than the guess the samples are: a GPU far away is slower at every size. */
function speedOf(samples: readonly Sample[]): number {
  if (samples.length === 0) return 1;
  const guessed = samples.reduce((sum, { megapixels }) => sum + UNKNOWN.each + UNKNOWN.perMegapixel * megapixels, 0);
  return samples.reduce((sum, { seconds }) => sum + seconds, 0) / guessed;
}
