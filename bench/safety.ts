// The safety checks: the rules on the table of prompts, the networks on Studio's gallery (none may be flagged), time and memory.
import { CATALOGUE } from '../src/contract/catalogue.js';
import { createStudioEngine } from '../src/engines/studio/studio.js';
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
const times: number[] = [];
let unsure = 0;
let highest = { score: 0, prompt: '' };
const flagged: string[] = [];
for (const entry of Object.values(gallery).flat()) {
  const row = CATALOGUE.find(({ model }) => model === (entry.model ?? 'stock-image/standard'));
  if (!row) continue;
  const { picture } = await engine.render(
    {
      operation: 'text-to-image',
      model: row.model,
      style: row.style,
      prompt: entry.prompt,
      width: 512,
      height: 512,
      seed: 7,
      palette: entry.colors ?? [],
    },
    { signal: quiet },
  );
  if (picture.kind !== 'raw') throw new Error('expected raw pixels');
  const from = performance.now();
  const verdict = await check.check(picture, quiet);
  times.push(performance.now() - from);
  if (verdict.model.includes('+')) unsure++;
  if (verdict.flagged) flagged.push(entry.prompt);
  if (verdict.score > highest.score) highest = { score: verdict.score, prompt: entry.prompt };
}
times.sort((a, b) => a - b);
console.log(
  `picture check on ${times.length} pictures of Studio: ${flagged.length} flagged (${flagged.join('; ')}), ${unsure} needed the thorough network`,
);
console.log(`highest score ${highest.score.toFixed(3)}: ${highest.prompt}`);
console.log(
  `time a picture: median ${times[times.length >> 1]?.toFixed(0)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} ms`,
);
console.log(
  `memory: ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB more than without (Studio's own thread included)`,
);
await Promise.all([engine.close(), check.close()]);
