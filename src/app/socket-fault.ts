/**
 * Did this exception come out of a connection, with nothing of Easel in between? HTTP clients have thrown from their
 * sockets' events before (undici 7 asserts when a server closes while its answer is still being read, and Node 24 has
 * that version inside its own fetch), where nobody can catch it. The connection is lost, and nothing else.
 */
export function isSocketFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && CONNECTION_CODES.has(code) && (syscall === undefined || SYSTEM_CALLS.has(syscall)))
    return true;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.some((frame) => CLIENT.test(frame)) && frames.every((frame) => CLIENT.test(frame) || NODE.test(frame));
}

const CONNECTION_CODES = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const SYSTEM_CALLS = new Set(['read', 'write', 'connect', 'shutdown', 'writev']);

const CLIENT = /[/\\]node_modules[/\\](undici|ws)[/\\]|node:(net|tls|_tls\w*|_http\w*|internal\/deps\/undici)/;
const NODE = /\(?node:|<anonymous>/;
