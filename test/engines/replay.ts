import { readFileSync } from 'node:fs';
import type { Answer, Received } from './faulty-backend.js';

/** Requests and answers of a real server, as its source or a run of it shows them. */
export interface Traffic {
  readonly server: string;
  readonly version: string;
  readonly known: 'run' | 'read from source';
  readonly exchanges: readonly {
    readonly name: string;
    readonly request: {
      readonly method: string;
      readonly path: string;
      /** Every field that the server reads and Easel may send, with a value of its type. */
      readonly body?: Readonly<Record<string, unknown>>;
      /** The fields of a form. */
      readonly form?: readonly string[];
    };
    readonly answer: { readonly status: number; readonly body: unknown };
  }[];
}

/** Gives the answers of a recording, and refuses requests that the real server would not understand. */
export interface Replay {
  readonly traffic: Traffic;
  /** The recorded answer of that name, with values in the place of its {{marks}}. */
  answer(name: string, values?: Readonly<Record<string, unknown>>): Answer;
  /** Throws when the request holds what the recorded ones do not. */
  check(request: Received): void;
}

export function loadTraffic(name: string): Traffic {
  const path = new URL(`../../../test/engines/traffic/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Traffic;
}

export function createReplay(name: string): Replay {
  const traffic = loadTraffic(name);
  return {
    traffic,
    answer(wanted, values = {}) {
      const exchange = traffic.exchanges.find((one) => one.name === wanted);
      if (!exchange) throw new Error(`${name} has no recorded "${wanted}"`);
      const { status, body } = exchange.answer;
      const filled = fill(body, values);
      if (typeof filled === 'string') return { status, bytes: Buffer.from(filled), type: 'text/plain' };
      return filled instanceof Uint8Array ? { status, bytes: filled } : { status, json: filled };
    },
    check(request) {
      const recorded = traffic.exchanges.filter(
        ({ request: { method, path } }) => method === request.method && toPattern(path).test(request.path),
      );
      if (recorded.length === 0) throw new Error(`${traffic.server} has no ${request.method} ${request.path}`);
      if (!request.headers['content-type']?.startsWith('application/json')) return;
      const bodies = recorded.flatMap((one) => one.request.body ?? []);
      const strangers = bodies.map((body) => strangersIn(request.json(), body));
      if (!strangers.some((names) => names.length === 0))
        throw new Error(`${traffic.server} does not know ${strangers[0]?.join(', ') ?? 'this body'}`);
    },
  };
}

function fill(node: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof node === 'string') {
    const alone = /^\{\{(\w+)\}\}$/.exec(node)?.[1];
    if (alone !== undefined) return values[alone];
    return node.replaceAll(/\{\{(\w+)\}\}/g, (_mark, mark: string) => String(values[mark]));
  }
  if (Array.isArray(node)) return node.map((item) => fill(item, values));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fill(value, values)]));
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\{\w+\}\}/g, '[^/]+').replaceAll('/', '\\/')}$`);
}

/** Names, or types of values, that the recorded body does not have. */
function strangersIn(sent: unknown, recorded: unknown, at = ''): string[] {
  if (kindOf(sent) !== kindOf(recorded)) return [`${at} as ${kindOf(sent)}`];
  if (Array.isArray(sent)) return strangersIn(sent[0], (recorded as unknown[])[0], `${at}[]`);
  if (kindOf(sent) !== 'object') return [];
  const known = recorded as Record<string, unknown>;
  // An empty object stands for whatever the operator's workflow holds.
  if (Object.keys(known).length === 0) return [];
  return Object.entries(sent as object).flatMap(([key, value]) =>
    key in known ? strangersIn(value, known[key], `${at}.${key}`) : [`${at}.${key}`],
  );
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
