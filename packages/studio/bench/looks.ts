// npm run bench -- looks [sizes]: milliseconds of processor time per look, after warm-up. The best of several rounds,
// since other work on the machine only ever adds to a time.
import { looks } from '../src/looks/looks.js';
import { paintSample } from '../src/looks/sample-painting.js';

const sizes = (process.argv[2] ?? '512,1024,2048').split(',').map(Number);
const ROUNDS = 9;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What a plain pass over a million numbers costs here, to compare machines and loads by. */
function calibrate(): number {
  const plane = new Float32Array(1 << 20);
  return Math.min(
    ...Array.from({ length: 40 }, () => {
      const start = processorTime();
      for (let index = 0; index < plane.length; index++) plane[index] = (plane[index] as number) * 0.5 + index;
      return processorTime() - start;
    }),
  );
}

console.log(`one pass over 2^20 numbers: ${calibrate().toFixed(2)} ms (about 0.8 on an idle core of 3 GHz)`);
console.log(['look'.padEnd(20), ...sizes.map((size) => `${size}²`.padStart(9))].join(''));
for (const look of looks) {
  const cells = sizes.map((size) => {
    const sample = paintSample(size, size, { mapped: look.mapped });
    const times = Array.from({ length: ROUNDS }, () => {
      const pixels = sample.pixels.slice();
      const start = processorTime();
      look.finish({ ...sample, pixels });
      return processorTime() - start;
    });
    return Math.min(...times)
      .toFixed(0)
      .padStart(9);
  });
  console.log([`${look.name}${look.ink ? ' (ink)' : ''}`.padEnd(20), ...cells].join(''));
}
