const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after each failed attempt: about a day in all. */
const PAUSES: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  10 * HOUR,
];

/** How much a pause may differ, so that messages that failed together do not come again together. */
const JITTER = 0.2;

/** How long to wait after so many attempts failed; undefined when it was the last. */
export function pauseAfter(attempts: number, random: () => number = Math.random): number | undefined {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + JITTER * (2 * random() - 1)));
}
