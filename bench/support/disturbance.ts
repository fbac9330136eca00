import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Watches what nobody here can help: the processor time that the host of a virtual machine gives to others, and how long
 * this process itself stood still. Whoever measures from here measures both.
 */
export function watchDisturbance(): () => string {
  const before = processorTimes();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return () => {
    delay.disable();
    const pause = `${(delay.max / 1e9).toFixed(2)} s`;
    const after = processorTimes();
    if (!before || !after) return pause;
    const share = (after.taken - before.taken) / Math.max(1, after.all - before.all);
    return `${pause}, ${(share * 100).toFixed(0)} %`;
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
