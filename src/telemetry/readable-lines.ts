import type { DestinationStream } from 'pino';

interface Line {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly [field: string]: unknown;
}

const LEVELS: readonly (readonly [number, string, string])[] = [
  [60, 'fatal', '31;1'],
  [50, 'error', '31'],
  [40, 'warn', '33'],
  [30, 'info', '36'],
  [20, 'debug', '90'],
  [10, 'trace', '90'],
];

/** Turns the log's JSON lines into lines that a person reads at a terminal. */
export function readableLine(text: string, colours: boolean): string {
  let line: Line;
  try {
    line = JSON.parse(text) as Line;
  } catch {
    return text;
  }
  const { level, time, msg = '', err, requestId, ...fields } = line;
  const [, name, colour] = LEVELS.find(([least]) => level >= least) ?? [0, 'trace', '90'];
  const paint = (code: string, words: string): string => (colours ? `\u001B[${code}m${words}\u001B[0m` : words);
  const clock = paint('90', new Date(time).toTimeString().slice(0, 8));
  const id = typeof requestId === 'string' ? paint('90', ` ${requestId}`) : '';
  const trace = err === undefined ? '' : `\n  ${level >= 50 ? (err.stack ?? err.message) : err.message}`;
  return `${clock} ${paint(colour, name.padEnd(5))} ${summary(msg, fields)}${id}${trace}\n`;
}

function summary(message: string, fields: Readonly<Record<string, unknown>>): string {
  const { method, path, status, milliseconds, ...others } = fields;
  const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  if (message === 'request')
    return `${show(method)} ${show(path ?? '(no route)')} ${show(status)} ${show(milliseconds)} ms`;
  const rest = { ...(milliseconds === undefined ? {} : { milliseconds }), ...others };
  const words = Object.entries(rest).map(([name, value]) => `${name}=${show(value)}`);
  return [message, ...words].join('  ');
}

export function createReadableLines(stream: NodeJS.WriteStream): DestinationStream {
  const colours = !process.env['NO_COLOR'] && stream.hasColors();
  return { write: (text) => void stream.write(readableLine(text, colours)) };
}
