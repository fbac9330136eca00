/**
 * A 1024×1024 stock picture over HTTP, everything included, against the engine alone within the same answers; and what
 * two callers get beside one. `npm run bench -- whole [pictures]`
 */
import { gainOfTwoLoops } from './support/machine.js';
import { median, report } from './support/report.js';
import { post, startServiceProcess } from './support/service-process.js';

const PATH = '/v1/text-to-image/stock-image/photo';
const PROMPTS = [
  'a lighthouse on a cliff at sunset',
  'a red bicycle leaning against a wall',
  'two cats on a sofa',
  'a bowl of oranges on a wooden table',
  'mountains behind a lake in the morning',
  'a busy street in the rain at night',
  'a woman reading in a park',
  'a sailing boat on a calm sea',
];
/** How often one caller and two are compared, each with every prompt once. */
const TURNS = 7;
const [wanted = '40'] = process.argv.slice(2);
const count = Number(wanted);

const service = await startServiceProcess();
let seed = 1;
const draw = async (prompt: number): Promise<{ whole: number; engine: number }> => {
  seed += 1;
  const body = { prompt: PROMPTS[prompt % PROMPTS.length], image_size: { width: 1024, height: 1024 }, seed };
  const { status, seconds, json } = await post(service.url + PATH, body);
  if (status !== 200) throw new Error(`status ${status}`);
  return {
    whole: seconds,
    engine: (json as { data: { timings: { inference_time: number } } }).data.timings.inference_time,
  };
};
/** Every caller draws every prompt once, so that they end together: while one waits for the last, it is no longer two. */
const drawMany = async (callers: number): Promise<number> => {
  const startedAt = performance.now();
  const caller = async (first: number): Promise<void> => {
    for (const index of PROMPTS.keys()) await draw(first + index);
  };
  await Promise.all(Array.from({ length: callers }, (_, lane) => caller((lane * PROMPTS.length) / callers)));
  return (callers * PROMPTS.length) / ((performance.now() - startedAt) / 1000);
};
try {
  await Promise.all([0, 1, 2, 3].map(draw)); // warm: both threads and the checker
  const one = [];
  for (let index = 0; index < count; index += 1) one.push(await draw(index));
  const whole = median(one.map((each) => each.whole));
  const engine = median(one.map((each) => each.engine));
  const ratio = median(one.map((each) => each.whole / each.engine));
  // Short turns, many of them: a machine that slows down for some seconds slows one or two, and the median is of the rest.
  const alone: number[] = [];
  const together: number[] = [];
  const machine: number[] = [];
  for (let round = 0; round < TURNS; round += 1) {
    alone.push(await drawMany(1));
    together.push(await drawMany(2));
    if (round % 3 === 0) machine.push(await gainOfTwoLoops());
  }
  const gain = median(together.map((each, index) => each / (alone[index] ?? 1)));
  const memory = service.memory();
  report({ name: '1024×1024 stock picture over HTTP, median', value: `${(whole * 1000).toFixed(0)} ms` });
  report({ name: '  of which the engine', value: `${(engine * 1000).toFixed(0)} ms` });
  report({ name: '  the whole over the engine', value: `${ratio.toFixed(2)} ×`, target: '≤ 1.2 ×', met: ratio <= 1.2 });
  report({
    name: 'two callers over one, pictures a second',
    value: `${gain.toFixed(2)} ×`,
    target: '≥ 1.8 ×',
    met: gain >= 1.8,
  });
  report({ name: '  two plain loops over one, in the same run', value: `${median(machine).toFixed(2)} ×` });
  report({ name: '  the share of it that two callers get', value: `${((100 * gain) / median(machine)).toFixed(0)} %` });
  report({ name: 'resident memory after it', value: `${memory.own.toFixed(0)} MB` });
} finally {
  await service.close();
}
