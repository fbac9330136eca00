// The safety checks: the rules on the table of prompts, the networks on Studio's gallery (none may be flagged), time and memory.
import { report as row } from './support/report.js';
import { CATALOGUE } from '../src/contract/catalogue.js';
import { createStudioEngine } from '../src/engines/studio/studio.js';
import { encode } from '../src/generation/encode.js';
import { fit } from '../src/generation/fit.js';
import { createPictureCheck } from '../src/safety/pictures/picture-check.js';
import { checkPrompt } from '../src/safety/checker.js';
import { evaluate } from '../test/safety/evaluate.js';
import { evasions, innocent, languages, report, score } from '../test/safety/tables.js';
import { gallery } from './gallery/prompts.js';

const quiet = new AbortController().signal;
const started = performance.now();
const rules = await evaluate(checkPrompt);
const spent = (performance.now() - started) / (rules.safe + rules.unsafe);
console.log(
  `prompt check: ${rules.safe} safe, ${rules.unsafe} unsafe; precision ${rules.precision.toFixed(3)}, recall ${rules.recall.toFixed(3)}, ` +
    `false positives ${(rules.falsePositiveRate * 100).toFixed(2)} %; ${spent.toFixed(3)} ms a prompt`,
);

for (const half of ['development', 'held-out'] as const) {
  for (const [name, cases] of [
    ['innocent prompts', innocent(half)],
    ['evasions', evasions(half)],
    ['other languages', languages(half)],
  ] as const) {
    console.log(report(`${half} ${name}`, await score(cases, checkPrompt)));
  }
}

const before = process.memoryUsage().rss;
const check = createPictureCheck({ flagFrom: 0.7, unsureFrom: 0.2, timeoutSeconds: 60 });
const loading = performance.now();
await check.warm();
console.log(`quick network: ready after ${Math.round(performance.now() - loading)} ms`);

const engine = createStudioEngine({ threads: 1 });
const side = 1024;
const times = { check: [] as number[], encode: [] as number[], both: [] as number[] };
let unsure = 0;
let highest = { score: 0, prompt: '' };
const flagged: string[] = [];
for (const entry of Object.values(gallery).flat()) {
  const row = CATALOGUE.find(({ model }) => model === (entry.model ?? 'stock-image/standard'));
  if (!row) continue;
  const task = {
    operation: 'text-to-image' as const,
    model: row.model,
    style: row.style,
    prompt: entry.prompt,
    width: 512,
    height: 512,
    seed: 7,
    palette: entry.colors ?? [],
  };
  const { picture } = await engine.render(task, { signal: quiet });
  const large = await fit(picture, side, side);
  const toFile = () => encode(large, { format: 'jpeg', monochrome: false, transparent: false });
  const verdict = await timed(times.check, () => check.check(large, { signal: quiet }));
  await timed(times.encode, toFile);
  await timed(times.both, () => Promise.all([check.check(large, { signal: quiet }), toFile()]));
  if (verdict.model.includes('+')) unsure++;
  if (verdict.flagged) flagged.push(entry.prompt);
  if (verdict.score > highest.score) highest = { score: verdict.score, prompt: entry.prompt };
}
console.log(
  `picture check on ${times.check.length} pictures of Studio: ${flagged.length} flagged (${flagged.join('; ')}), ${unsure} needed the thorough network`,
);
console.log(`highest score ${highest.score.toFixed(3)}: ${highest.prompt}`);
const [checking, encoding, both] = [times.check, times.encode, times.both].map((list) => quantile(list, 0.5));
console.log(
  `a picture of ${side}×${side}: check ${checking} ms at the median (p95 ${quantile(times.check, 0.95)}), encoding ${encoding} ms, ` +
    `both at once ${both} ms: the check adds ${both! - encoding!} ms`,
);
row({
  name: `check of a ${side}×${side} picture, median`,
  value: `${checking} ms`,
  target: '≤ 60 ms',
  met: checking! <= 60,
});
row({
  name: "  of Studio's pictures flagged",
  value: `${flagged.length} of ${times.check.length}`,
  target: '0',
  met: flagged.length === 0,
});
console.log(
  `memory: ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB more than without (Studio's own thread included)`,
);
await Promise.all([engine.close(), check.close()]);

async function timed<Result>(list: number[], work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  list.push(performance.now() - from);
  return result;
}

function quantile(list: readonly number[], share: number): number {
  return Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0);
}
