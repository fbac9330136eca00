// Studio alone: time per picture on one core, memory, scaling on two cores, cost against size and number of subjects.
// Prints ratios measured in one run; absolute times depend on the machine.
import sharp from 'sharp';
import type { RenderTask } from '../src/engines/engine.js';
import { createStudioEngine } from '../src/engines/studio/studio.js';
import { gallery } from './gallery/prompts.js';

const quiet = new AbortController().signal;
const prompts = Object.values(gallery)
  .flat()
  .map(({ prompt }) => prompt)
  .slice(0, 50);

function task(prompt: string, width = 1024, height = width, style: RenderTask['style'] = 'stock'): RenderTask {
  return { operation: 'text-to-image', model: 'bench', style, prompt, width, height, seed: 5, palette: [] };
}

interface Spent {
  /** By the clock. */
  readonly wall: number;
  /** By the processor, all threads: what the clock would say on an idle core. */
  readonly processor: number;
}

async function draw(engine: ReturnType<typeof createStudioEngine>, wanted: RenderTask): Promise<Spent> {
  const started = performance.now();
  const before = process.cpuUsage();
  const { picture } = await engine.render(wanted, { signal: quiet });
  if (picture.kind !== 'raw') throw new Error('expected raw pixels');
  await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, processor: (user + system) / 1000 };
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number;
const round = (value: number): string => value.toFixed(0).padStart(6);

const cold = performance.now();
const single = createStudioEngine({ threads: 1 });
await draw(single, task('a lighthouse by the sea'));
console.log(`cold start to first picture ${round(performance.now() - cold)} ms`);

for (const style of ['stock', 'painterly', 'masterly', 'ink', 'photo', 'watercolor', 'vector'] as const) {
  const times: Spent[] = [];
  for (const prompt of prompts) times.push(await draw(single, task(prompt, 1024, 1024, style)));
  const clock = times.map(({ wall }) => wall);
  const work = times.map(({ processor }) => processor);
  console.log(
    `${style.padEnd(11)} 1024×1024, one thread, ${times.length} prompts: median ${round(quantile(clock, 0.5))} ms, p95 ${round(quantile(clock, 0.95))} ms ` +
      `(processor: ${round(quantile(work, 0.5))}, ${round(quantile(work, 0.95))})`,
  );
}

const base = await median(task('a house by a lake', 512));
for (const side of [256, 512, 1024, 2048]) {
  const spent = await median(task('a house by a lake', side));
  console.log(`size ${String(side).padStart(4)}: ${round(spent)} ms, ${(spent / base).toFixed(2)} × the time of 512`);
}
for (const count of [1, 5, 20, 60]) {
  console.log(`${String(count).padStart(2)} subjects: ${round(await median(task(`${count} sheep in a field`)))} ms`);
}

async function median(wanted: RenderTask): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) times.push((await draw(single, wanted)).processor);
  return quantile(times, 0.5);
}

const batch = prompts.slice(0, 24);
const alone = performance.now();
for (const prompt of batch) await draw(single, task(prompt));
const oneCore = performance.now() - alone;
await single.close();

const pair = createStudioEngine({ threads: 2 });
await Promise.all([draw(pair, task('warm')), draw(pair, task('up'))]);
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
const together = performance.now();
const waiting = [...batch];
await Promise.all(
  [0, 1].map(async () => {
    for (let prompt = waiting.pop(); prompt !== undefined; prompt = waiting.pop()) await draw(pair, task(prompt));
  }),
);
const twoCores = performance.now() - together;
clearInterval(watch);
console.log(`two cores: ${(oneCore / twoCores).toFixed(2)} × the throughput of one`);
console.log(`resident memory while two render: ${round(peak / 1e6)} MB`);
await pair.close();
