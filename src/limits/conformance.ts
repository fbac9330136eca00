import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRates, type Rates } from './rates.js';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

export interface LimiterDriver {
  /** As a process of its own would open it. */
  open(): Promise<{ readonly limiter: RateLimiterAbstract; readonly close: () => Promise<void> }>;
  /** Whether all that are opened count together. */
  readonly shared: boolean;
}

let names = 0;
const newKey = (): string => `key-${process.pid}-${(names += 1)}`;

/** What every limiter does. */
export function describeLimiter(title: string, driver: LimiterDriver): void {
  const withRates = async (count: number, work: (...rates: [Rates, ...Rates[]]) => Promise<void>): Promise<void> => {
    const opened = await Promise.all(Array.from({ length: count }, () => driver.open()));
    try {
      await work(...(opened.map(({ limiter }) => createRates(limiter)) as [Rates, ...Rates[]]));
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
    }
  };

  describe(title, () => {
    test('counts down, refuses, and says when to come back', () =>
      withRates(1, async (rates) => {
        const key = newKey();
        const seen = [];
        for (let count = 0; count < 4; count += 1) seen.push(await rates.take(key, 3));
        assert.deepEqual(
          seen.map(({ allowed, limit, remaining }) => [allowed, limit, remaining]),
          [
            [true, 3, 2],
            [true, 3, 1],
            [true, 3, 0],
            [false, 3, 0],
          ],
        );
        assert.ok(seen.every(({ resetSeconds }) => resetSeconds >= 1 && resetSeconds <= 60));
        assert.equal((await rates.take(newKey(), 3)).remaining, 2, 'keys are counted apart');
        assert.equal((await rates.take(key, 10)).allowed, true, 'a limit that was raised holds at once');
      }));

    test('lets exactly so many through when all come at once', () =>
      withRates(1, async (rates) => {
        const key = newKey();
        const taken = await Promise.all(Array.from({ length: 100 }, () => rates.take(key, 30)));
        assert.equal(taken.filter(({ allowed }) => allowed).length, 30);
      }));

    test('keys of any letters', () =>
      withRates(1, async (rates) => {
        for (const key of ["it's {mine}:*", 'static-0123abcd', '🦊']) {
          assert.equal((await rates.take(`${newKey()} ${key}`, 1)).allowed, true);
        }
      }));

    test(driver.shared ? 'all processes count together' : 'every process counts for itself', () =>
      withRates(3, async (...processes) => {
        const key = newKey();
        const taken = await Promise.all(
          processes.flatMap((rates) => Array.from({ length: 20 }, () => rates.take(key, 10))),
        );
        assert.equal(taken.filter(({ allowed }) => allowed).length, driver.shared ? 10 : 30);
      }),
    );
  });
}
