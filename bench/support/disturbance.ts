import { readFileSync } from 'node:fs';

export interface Disturbance {
  /** Seconds that this process stood still between two moments of `performance.now()`. */
  paused(from: number, to: number): number;
  /** The longest pause, and the share of the processors that went to others. Ends the watch. */
  end(): string;
}

const LOOK_MILLISECONDS = 20;
/** What is less is the usual business of a busy machine. */
const PAUSE_MILLISECONDS = 100;

/**
 * Watches what nobody here can help: the processor time that the host of a virtual machine gives to others, and how long
 * this process itself stood still. Whoever measures from here measures both.
 */
export function watchDisturbance(): Disturbance {
  const before = processorTimes();
  const pauses: { readonly from: number; readonly to: number }[] = [];
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    if (now - last > PAUSE_MILLISECONDS) pauses.push({ from: last, to: now });
    last = now;
  }, LOOK_MILLISECONDS);
  return {
    paused(from, to) {
      const shared = pauses.map((pause) => Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)));
      return shared.reduce((sum, one) => sum + one, 0) / 1000;
    },
    end() {
      clearInterval(watch);
      const longest = pauses.reduce((most, { from, to }) => Math.max(most, to - from), 0);
      const pause = `${(longest / 1000).toFixed(2)} s`;
      const after = processorTimes();
      if (!before || !after) return pause;
      const share = (after.taken - before.taken) / Math.max(1, after.all - before.all);
      return `${pause}, ${(share * 100).toFixed(0)} %`;
    },
  };
}

/** Ticks since the machine started: all, and those that its host gave to others. Only Linux tells. */
function processorTimes(): { readonly all: number; readonly taken: number } | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user nice system idle iowait irq softirq steal; what guests take is in the first two already
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
    return { all: ticks.reduce((sum, one) => sum + one, 0), taken: ticks[7] ?? 0 };
  } catch {
    return undefined;
  }
}
