// Counts what Studio did not understand of a list of prompts: `npm run coverage -- --prompts <file>`.
import { parseArgs } from 'node:util';
import { checkComposition, describe, partOfSpeechOf } from '@easel/studio';
import { choosePrompts, readPromptList } from '../sheets/prompt-list.js';

const usage = `npm run coverage -- --prompts <file>
  --prompts   .jsonl (prompt), .tsv (Prompt) or one prompt a line; repeat it for more lists
  --take      as many prompts, evenly over the list
  --most      rows of each table (40)
  --guessed   also what was guessed, and as what
  --composed  instead: what is cut off, collides, hovers, stands on another or is small, by the boxes of the stage`;

const { values } = parseArgs({
  options: {
    prompts: { type: 'string', multiple: true },
    take: { type: 'string' },
    most: { type: 'string', default: '40' },
    guessed: { type: 'boolean', default: false },
    composed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const take = values.take === undefined ? undefined : Number(values.take);
const most = Number(values.most);
const wrong = [take ?? 1, most].some((number) => !Number.isInteger(number) || number < 1);
if (values.help || values.prompts === undefined || wrong) {
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}

interface Row {
  count: number;
  example: string;
}
const tables = new Map<string, Map<string, Row>>();
function add(table: string, words: string, example: string): void {
  const rows = tables.get(table) ?? new Map<string, Row>();
  tables.set(table, rows);
  const row = rows.get(words);
  if (row) row.count++;
  else rows.set(words, { count: 1, example });
}

if (values.composed) {
  let all = 0;
  const faulty = new Map<string, number>();
  for (const file of values.prompts)
    for (const { line, prompt } of choosePrompts(readPromptList(file), take === undefined ? {} : { take })) {
      const faults = await checkComposition(prompt, 7);
      all++;
      for (const { kind, what } of faults) console.log(`${kind.padEnd(9)} ${line}: ${what} | ${prompt.slice(0, 100)}`);
      for (const kind of new Set(['any', ...faults.map((fault) => fault.kind)]))
        if (faults.length > 0) faulty.set(kind, (faulty.get(kind) ?? 0) + 1);
    }
  console.log(
    `\n${all} prompts; pictures with a fault: ${[...faulty].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'}`,
  );
  process.exit(0);
}

const durations: number[] = [];
let prompts = 0;
let whole = 0;
for (const file of values.prompts) {
  for (const { prompt } of choosePrompts(readPromptList(file), take === undefined ? {} : { take })) {
    const start = performance.now();
    const { notes } = await describe(prompt);
    durations.push(performance.now() - start);
    prompts++;
    if (notes.ignored.length === 0) whole++;
    for (const words of notes.ignored) add(partOfSpeechOf(prompt, words), words, prompt);
    if (values.guessed) for (const { words, as } of notes.guessed) add('guessed', `${words} → ${as}`, prompt);
  }
}

const names: Readonly<Record<string, string>> = {
  noun: 'nouns',
  name: 'names',
  verb: 'verbs',
  adjective: 'adjectives',
  preposition: 'prepositions',
  adverb: 'adverbs',
  other: 'other words',
};
for (const [table, rows] of tables) {
  const sorted = [...rows].toSorted(([, first], [, second]) => second.count - first.count);
  console.log(`\n${names[table] ?? table}: ${sorted.length} different`);
  for (const [words, { count, example }] of sorted.slice(0, most))
    console.log(`${String(count).padStart(5)}  ${words.padEnd(28)} ${example.slice(0, 90)}`);
}
const sorted = durations.toSorted((first, second) => first - second);
const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
console.log(
  `\n${prompts} prompts, ${whole} understood whole; reading takes ${at(0.5)} ms, ${at(0.95)} ms at the 95th percentile`,
);
