import { pino, type DestinationStream, type Logger } from 'pino';
import { createReadableLines } from './readable-lines.js';

export type Log = Logger;

/** Where secrets could ride along, should an object with headers or a URL ever be logged. */
const REDACTED = ['req.headers', 'headers.authorization', 'authorization', 'key', 'face_image_url', '*.face_image_url'];

/** A person's terminal gets lines to read, whatever else JSON. */
const standardError = (): DestinationStream =>
  process.stderr.isTTY ? createReadableLines(process.stderr) : pino.destination(2);

/** On standard error, so that standard output stays for what a person asked to see. */
export function createLog(level: string, destination: DestinationStream = standardError()): Log {
  return pino({ level, base: null, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
