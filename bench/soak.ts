/**
 * Mixed load at twice what the machine can draw, then nothing for a minute, then a stop in the middle of new load:
 *
 *   npm run bench -- soak [minutes]
 *
 * Memory, open files and every answer are watched from outside. The load is open: it comes whether or not it is
 * answered, as people do.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { createLoad, type Sent } from './soak/load.js';
import { watchDisturbance, type Disturbance } from './support/disturbance.js';
import { plot } from './support/plot.js';
import { median, quantile, report } from './support/report.js';
import { countFiles, startServiceProcess, type Memory } from './support/service-process.js';

const DEADLINE_SECONDS = 120;
const SAMPLE_MILLISECONDS = 5_000;
const WARM_SECONDS = 45;
const [minutes = '15'] = process.argv.slice(2);
const loadSeconds = Number(minutes) * 60;

const service = await startServiceProcess();
const load = await createLoad(service.url);
interface Sample extends Memory {
  readonly seconds: number;
  readonly handles: number;
}
const samples: Sample[] = [];
const loadSpan = { from: 0, to: 0 };
const startedAt = performance.now();
const elapsed = (): number => (performance.now() - startedAt) / 1000;
const look = (): void => void samples.push({ seconds: elapsed(), ...service.memory(), handles: service.handles() });
const watch = setInterval(look, SAMPLE_MILLISECONDS);
try {
  const before = service.memory();
  await load.capacity(WARM_SECONDS); // code that is still being compiled draws half as much
  const capacity = await load.capacity(30);
  console.log(
    `the machine draws ${capacity.toFixed(2)} requests of the mix a second; twice that for ${minutes} minutes`,
  );
  loadSpan.from = elapsed();
  const disturbance = watchDisturbance();
  const sent = await load.run(capacity * 2, loadSeconds);
  loadSpan.to = elapsed();
  const left = await load.drain();
  const disturbed = disturbance.end();
  const busy = samples.filter(({ seconds }) => seconds > loadSpan.from && seconds < loadSpan.to);
  const handlesBusy = median(busy.slice(0, 12).map(({ handles }) => handles));
  await delay(60_000);
  look();
  const idle = samples.at(-1) as Sample;
  judgeMemory(busy, idle, before);
  report({
    name: 'open files after a minute of idleness',
    value: String(idle.handles),
    target: `≤ ${handlesBusy} while busy`,
    met: idle.handles <= handlesBusy,
  });
  judgeAnswers([...sent, ...left], disturbance);
  report({
    name: '  the longest pause of the asker itself, and what the host took of the processors',
    value: disturbed,
  });
  report({ name: 'temporary files left in the data folder', value: String(countFiles(`${service.data}/photos`)) });
  await stopInTheMiddle(capacity);
} finally {
  clearInterval(watch);
  keepResults();
  await service.close();
}

/** The numbers and their picture, beside the other results. */
function keepResults(): void {
  const folder = fileURLToPath(new URL('../../bench/results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const running = samples.filter(({ own }) => own > 0);
  const lines = running.map(({ seconds, own, all, handles }) =>
    [seconds.toFixed(0), own.toFixed(0), all.toFixed(0), handles].join(),
  );
  writeFileSync(join(folder, 'soak.csv'), `seconds,own megabytes,all megabytes,handles\n${lines.join('\n')}\n`);
  const line = (name: string, colour: string, of: (sample: Sample) => number) => ({
    name,
    colour,
    points: running.map((sample): [number, number] => [sample.seconds / 60, of(sample)]),
  });
  const picture = plot({
    title: 'Resident memory under twice the load that the machine can draw',
    x: 'minutes',
    y: 'megabytes',
    lines: [line('service', '#2f5d5a', ({ own }) => own), line('with helpers', '#a8873f', ({ all }) => all)],
    targets: [
      { name: '700 under load', y: 700 },
      { name: '500 when idle', y: 500 },
    ],
    spans: [{ name: 'load', from: loadSpan.from / 60, to: loadSpan.to / 60 }],
  });
  writeFileSync(join(folder, 'soak.svg'), picture);
}

function judgeMemory(busy: readonly Sample[], idle: Memory, before: Memory): void {
  const most = Math.max(...busy.map(({ own }) => own));
  const mostAll = Math.max(...busy.map(({ all }) => all));
  const mostSum = Math.max(...busy.map(({ sum }) => sum));
  const half = busy.slice(Math.floor(busy.length / 2));
  const slope = slopeOf(half);
  const megabytes = (value: number): string => `${value.toFixed(0)} MB`;
  report({
    name: 'resident memory at the start',
    value: `${megabytes(before.own)} (${megabytes(before.all)} with helpers)`,
  });
  report({ name: 'highest under load', value: megabytes(most), target: '< 700 MB', met: most < 700 });
  report({
    name: '  with its helping processes, shared pages once',
    value: megabytes(mostAll),
    target: '< 700 MB',
    met: mostAll < 700,
  });
  report({ name: '  as the plain sum, shared pages in each of them', value: megabytes(mostSum) });
  console.log(`  then: ${busy.find(({ all }) => all === mostAll)?.parts ?? ''}`);
  report({ name: 'slope over the second half', value: `${slope.toFixed(2)} MB/min` });
  report({ name: 'after a minute of idleness', value: megabytes(idle.own), target: '< 500 MB', met: idle.own < 500 });
  report({
    name: '  with its helping processes, shared pages once',
    value: megabytes(idle.all),
    target: '< 500 MB',
    met: idle.all < 500,
  });
}

/** Megabytes a minute, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [middle, height] = [mean(samples.map(({ seconds }) => seconds)), mean(samples.map(({ own }) => own))];
  const over = samples.reduce((sum, { seconds, own }) => sum + (seconds - middle) * (own - height), 0);
  const under = samples.reduce((sum, { seconds }) => sum + (seconds - middle) ** 2, 0);
  return (over / under) * 60;
}

function judgeAnswers(sent: readonly Sent[], disturbance: Disturbance): void {
  const good = sent.filter(({ wanted }) => wanted === 'picture');
  const counts = new Map<string, number>();
  for (const { answer } of sent) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  console.log(`  answers: ${[...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ')}`);
  const drawn = good.filter(({ status }) => status === 200).map(({ seconds }) => seconds);
  const refused = good.filter(({ status }) => status === 503);
  const broken = sent.filter(
    ({ status, wanted }) => status === 0 || (status >= 500 && status !== 503) || (wanted === 'error' && status < 400),
  );
  report({
    name: 'answers that are neither a picture, a 503 nor a right error',
    value: String(broken.length),
    target: '0',
    met: broken.length === 0,
  });
  report({
    name: 'pictures drawn, median and 95 % of the time',
    value: `${drawn.length}: ${median(drawn).toFixed(1)} / ${quantile(drawn, 0.95).toFixed(1)} s`,
  });
  const slowest = quantile(drawn, 0.95);
  report({
    name: '95 % of accepted requests against the promised deadline',
    value: `${slowest.toFixed(1)} s`,
    target: `≤ ${DEADLINE_SECONDS} s`,
    met: slowest <= DEADLINE_SECONDS,
  });
  const times = refused.map(({ seconds }) => seconds * 1000);
  report({
    name: '503: time to the refusal, median and 95 %',
    value:
      times.length === 0 ? 'none was refused' : `${median(times).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)} ms`,
  });
  const without = refused.filter(({ retryAfter }) => retryAfter === null).length;
  report({ name: '503 without Retry-After', value: String(without), target: '0', met: without === 0 });
  const late = refused.filter(({ seconds }) => seconds > 1);
  // Where the asker stood still itself, it cannot say that the answer was not there.
  const slow = late.filter(({ sentAt, seconds }) => {
    return seconds - disturbance.paused(sentAt, sentAt + seconds * 1000) > 1;
  });
  report({
    name: '503 after more than a second in which the asker did not stand still',
    value: String(slow.length),
    target: '0',
    met: slow.length === 0,
  });
  report({ name: '  with those in which it did', value: String(late.length) });
  const retried = refused.filter(({ retriedStatus }) => retriedStatus !== undefined);
  const taken = retried.filter(({ retriedStatus }) => retriedStatus === 200).length;
  report({ name: 'tried again after exactly Retry-After: taken', value: `${taken} of ${retried.length}` });
}

/** New load, and SIGTERM two seconds later: everything accepted is answered, and the process ends by itself. */
async function stopInTheMiddle(capacity: number): Promise<void> {
  const going = load.run(capacity * 2, 6);
  await delay(2_000);
  const stoppedAt = performance.now();
  const code = await service.stop();
  const seconds = (performance.now() - stoppedAt) / 1000;
  const answers = [...(await going), ...(await load.drain())];
  const accepted = answers.filter(({ sentAt }) => sentAt < stoppedAt);
  const lost = accepted.filter(({ status }) => status === 0).length;
  report({
    name: 'stopped in the middle: exit code',
    value: `${code} after ${seconds.toFixed(1)} s`,
    target: '0',
    met: code === 0,
  });
  report({
    name: '  connections cut without an answer',
    value: `${lost} of ${accepted.length}`,
    target: '0',
    met: lost === 0,
  });
}
