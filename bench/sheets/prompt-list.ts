import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

export interface ListedPrompt {
  /** Its line in the file, from 1: names the picture in what one writes about it. */
  readonly line: number;
  readonly prompt: string;
  /** The class of the prompt where the list has one. */
  readonly tag?: string;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function readObject(text: string, line: number): ListedPrompt | undefined {
  const row = JSON.parse(text) as Record<string, unknown>;
  const prompt = textOf(row['prompt']) ?? textOf(row['text']) ?? textOf(row['caption']);
  const tag = textOf(row['tag']) ?? textOf(row['category']);
  return prompt === undefined ? undefined : { line, prompt, ...(tag !== undefined && { tag }) };
}

/** Prompts of a list: JSON lines with a `prompt`, a table whose head says `Prompt`, or one prompt a line. */
export function readPromptList(file: string): ListedPrompt[] {
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '');
  if (extname(file) === '.jsonl') return lines.flatMap(({ text, line }) => readObject(text, line) ?? []);
  if (extname(file) !== '.tsv') return lines.map(({ text, line }) => ({ line, prompt: text.trim() }));
  const [head, ...rows] = lines;
  const names = head?.text.toLowerCase().split('\t') ?? [];
  const at = Math.max(0, names.indexOf('prompt'));
  const tagAt = names.indexOf('challenge');
  return rows.flatMap(({ text, line }) => {
    const fields = text.split('\t');
    const prompt = textOf(fields[at]);
    const tag = textOf(fields[tagAt]);
    return prompt === undefined ? [] : [{ line, prompt, ...(tag !== undefined && { tag }) }];
  });
}

/** Every n-th, or as many as wanted, evenly over the whole list. */
export function choosePrompts<T>(list: readonly T[], { take, every }: { take?: number; every?: number }): T[] {
  const sieved = every === undefined ? [...list] : list.filter((_, index) => index % every === 0);
  if (take === undefined || take >= sieved.length) return sieved;
  return Array.from({ length: take }, (_, index) => sieved[Math.floor((index * sieved.length) / take)] as T);
}

/** A thing alone, then in each of the colours: the list names things, not sentences. */
export function inColours(thing: ListedPrompt, colours: readonly string[]): ListedPrompt[] {
  const plural = /(?:scissors|skis)$/.test(thing.prompt);
  return ['', ...colours].map((colour) => {
    const words = `${colour} ${thing.prompt}`.trim();
    const article = plural ? '' : /^[aeiou]/i.test(words) ? 'an ' : 'a ';
    return { ...thing, prompt: `${article}${words}` };
  });
}
