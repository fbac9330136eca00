// Studio alone: time per picture on one core, memory, scaling on two cores, cost against size and number of subjects.
// Prints ratios measured in one run; absolute times depend on the machine. `npm run bench -- studio [prompts]`
import sharp from 'sharp';
import type { RenderTask } from '../src/engines/engine.js';
import { createStudioEngine } from '../src/engines/studio/studio.js';
import { gallery } from './gallery/prompts.js';
import { gainOfTwoLoops } from './support/machine.js';
import { quantile, report } from './support/report.js';

const quiet = new AbortController().signal;
const prompts = Object.values(gallery)
  .flat()
  .map(({ prompt }) => prompt)
  .slice(0, Number(process.argv[2] ?? 50));

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
  picture.release?.(); // as the service does
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, processor: (user + system) / 1000 };
}

const round = (value: number): string => value.toFixed(0).padStart(6);

const cold = performance.now();
const single = createStudioEngine({ threads: 1 });
await draw(single, task('a lighthouse by the sea'));
const first = performance.now() - cold;
report({ name: 'cold start to first picture', value: `${round(first)} ms`, target: '< 3000 ms', met: first < 3_000 });

for (const style of ['stock', 'painterly', 'masterly', 'ink', 'photo', 'watercolor', 'vector'] as const) {
  const times: Spent[] = [];
  for (const prompt of prompts) times.push(await draw(single, task(prompt, 1024, 1024, style)));
  const clock = times.map(({ wall }) => wall);
  const work = times.map(({ processor }) => processor);
  report({
    name: `${style}, 1024×1024, one thread, ${times.length} prompts: median, 95 %`,
    value: `${round(quantile(clock, 0.5))} ms,${round(quantile(clock, 0.95))} ms`,
  });
  report({ name: '  by the processor', value: `${round(quantile(work, 0.5))} ms,${round(quantile(work, 0.95))} ms` });
}

const base = await median(task('a house by a lake', 1024));
for (const side of [256, 512, 2048]) {
  const share = (await median(task('a house by a lake', side))) / base;
  const target = side === 256 ? { target: '< 0.33 ×', met: share < 1 / 3 } : {};
  report({ name: `${side}×${side} over 1024×1024`, value: `${share.toFixed(2)} ×`, ...target });
}
for (const count of [1, 5, 20, 60]) {
  console.log(`${String(count).padStart(2)} subjects: ${round(await median(task(`${count} sheep in a field`)))} ms`);
}

async function median(wanted: RenderTask): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) times.push((await draw(single, wanted)).processor);
  return quantile(times, 0.5);
}

await single.close();

// One caller and two take turns on the same two threads, each of which has drawn all of it before: a thread that is new
// compiles its code beside what it draws, on the other's core, and V8 compiles again what it has run often.
const pair = createStudioEngine({ threads: 2 });
const batch = prompts.slice(0, 24);
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
for (let round = 0; round < 4; round += 1) await drawBatch(2);
const gains: number[] = [];
const machine: number[] = [];
for (let round = 0; round < 5; round += 1) {
  const alone = await drawBatch(1);
  gains.push(alone / (await drawBatch(2)));
  machine.push(await gainOfTwoLoops());
}
clearInterval(watch);

/** How long so many callers need for all of it. */
async function drawBatch(callers: number): Promise<number> {
  const waiting = [...batch];
  const startedAt = performance.now();
  const caller = async (): Promise<void> => {
    for (let prompt = waiting.pop(); prompt !== undefined; prompt = waiting.pop()) await draw(pair, task(prompt));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return performance.now() - startedAt;
}

const gain = quantile(gains, 0.5);
report({ name: 'two threads over one', value: `${gain.toFixed(2)} ×`, target: '≥ 1.7 ×', met: gain >= 1.7 });
const given = quantile(machine, 0.5);
report({ name: '  two plain loops over one, in the same run', value: `${given.toFixed(2)} ×` });
report({ name: '  the share of it that two threads get', value: `${((100 * gain) / given).toFixed(0)} %` });
const megabytes = peak / 1e6;
report({
  name: 'resident memory while two render',
  value: `${round(megabytes)} MB`,
  target: '< 450 MB',
  met: megabytes < 450,
});
await pair.close();
