import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Where secrets could ride along, should an object with headers or a URL ever be logged. */
const REDACTED = ['req.headers', 'headers.authorization', 'authorization', 'key', 'face_image_url', '*.face_image_url'];

/** JSON lines on standard error, so that standard output stays for what a person asked to see. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Log {
  return pino({ level, base: null, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
