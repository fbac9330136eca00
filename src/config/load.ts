import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { showReceived } from '../contract/errors.js';
import { ConfigError } from './config-error.js';
import { problemsOfTheFleet } from './fleet.js';
import { configSchema, type Config } from './schema.js';
import { listSettings, unwrap, type Setting } from './settings.js';

export { ConfigError };

export interface LoadConfigOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** From the command line; wins over environment and file. */
  readonly overrides?: Readonly<Record<string, string | undefined>>;
}

const PROJECT_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const CONFIG_FILE_VARIABLE = 'EASEL_CONFIG';
/** For programs that call the service, `easel mcp` among them: whoever keeps them exported may start one all the same. */
const CLIENT_VARIABLES = ['EASEL_URL', 'EASEL_KEY'];
const DEFAULT_FILES = ['easel.yaml', 'easel.yml', 'easel.json'];

/** Reads the file, then the environment over it, and refuses what it does not know or cannot use. */
export function loadConfig({ env = process.env, overrides = {} }: LoadConfigOptions = {}): Config {
  const settings = listSettings();
  const variables = {
    ...env,
    ...Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined)),
  };
  const problems: string[] = [];
  const values = readFile(variables[CONFIG_FILE_VARIABLE], problems);

  const known = new Set([
    CONFIG_FILE_VARIABLE,
    ...CLIENT_VARIABLES,
    ...settings.flatMap((setting) => setting.env ?? []),
  ]);
  for (const name of Object.keys(variables)) {
    if (name.startsWith('EASEL_') && !known.has(name)) problems.push(`${name} is not a setting${suggest(name, known)}`);
  }
  for (const setting of settings) {
    const text = setting.env === undefined ? undefined : variables[setting.env];
    if (text !== undefined && text !== '') assign(values, setting.path, fromText(setting, text));
  }

  const parsed = configSchema.safeParse(values);
  if (!parsed.success) problems.push(...parsed.error.issues.map((issue) => explain(issue, settings, values)));
  if (parsed.success && problems.length === 0) {
    const { limits } = parsed.data;
    if (limits.minSide > limits.maxSide) problems.push('limits.minSide must not exceed limits.maxSide');
    problems.push(...problemsOfTheFleet(parsed.data));
  }
  if (!parsed.success || problems.length > 0) {
    const [only = '', ...others] = problems;
    const list = others.length === 0 ? ` ${only}` : `\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;
    throw new ConfigError(`the configuration cannot be used:${list}`);
  }
  return deepFreeze({ ...parsed.data, data: resolve(parsed.data.data ?? defaultDataFolder()) });
}

/** Beside the code in a checkout; in the home folder when the code lies in a package folder that updates replace. */
function defaultDataFolder(): string {
  return PROJECT_ROOT.includes('node_modules') ? join(homedir(), '.easel') : join(PROJECT_ROOT, '.easel');
}

function readFile(named: string | undefined, problems: string[]): Record<string, unknown> {
  const path = named || DEFAULT_FILES.map((name) => join(PROJECT_ROOT, name)).find((name) => existsSync(name));
  if (path === undefined) return {};
  try {
    // seventy files of code that only who has such a file needs
    const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
    const values: unknown = parse(readFileSync(path, 'utf8'), { maxAliasCount: 0, logLevel: 'error' }) ?? {};
    if (typeof values === 'object' && !Array.isArray(values)) return values as Record<string, unknown>;
    problems.push(`${path} must hold a mapping of settings`);
  } catch (error) {
    problems.push(
      `${path} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'}`,
    );
  }
  return {};
}

/** Text becomes what the schema expects where that is plain; what is not stays text and fails with a clear message. */
function fromText({ schema }: Setting, text: string): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodNumber) return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
  if (inner instanceof z.ZodBoolean) return { true: true, '1': true, false: false, '0': false }[text.trim()] ?? text;
  if (inner instanceof z.ZodArray) {
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
  return text;
}

function assign(values: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    values[name] = value;
    return;
  }
  const inner = values[name];
  const section = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  values[name] = section;
  assign(section, rest, value);
}

function explain(issue: z.core.$ZodIssue, settings: readonly Setting[], values: unknown): string {
  const setting = settings.find(({ path }) => path.every((part, index) => issue.path[index] === part));
  const name = issue.path.join('.') || 'the file';
  const shown = setting?.env === undefined ? name : `${setting.env} (${name})`;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a setting`).join('\n  - ');
  }
  // A key is a secret, and so is an address that may hold a password: its value is never repeated.
  const secret = /apiKey|password|secret|accessKey|^(queue|records)\.url/i.test(issue.path.join('.'));
  const received = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    values,
  );
  return `${shown}: ${issue.message}${secret ? '' : `; received ${showReceived(received)}`}`;
}

function suggest(name: string, known: ReadonlySet<string>): string {
  const close = [...known].find((candidate) => candidate.startsWith(name) || name.startsWith(candidate));
  return close === undefined ? '' : ` (did you mean ${close}?)`;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}
