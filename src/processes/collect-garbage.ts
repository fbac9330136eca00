import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectNow = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;

/** What was still held after everything was collected: collecting again would take its time and let go of none of it. */
let held = 0;

/**
 * Lets go of what nobody holds any more, now. The collector itself looks at what it manages, and pixels and weights lie
 * outside of that: it lets sixty megabytes of them gather before it comes.
 */
export function collectGarbage(): void {
  collectNow();
  held = process.memoryUsage().external;
}

/** The same of what was made a moment ago: most pixels were, and it takes a millisecond instead of a hundred. */
export function collectNewGarbage(): void {
  collectNow({ type: 'minor' });
}

/** The same, where that much lies about: first of what is new, and of everything only where that was not enough. */
export function collectWhenLarge(bytes: number): void {
  const isLarge = (): boolean => process.memoryUsage().external - held > bytes;
  if (!isLarge()) return;
  collectNewGarbage();
  if (isLarge()) collectGarbage();
}
