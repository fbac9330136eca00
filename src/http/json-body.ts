import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../contract/errors.js';

const DEEPEST_NESTING = 32;

/** Reads JSON bodies, and only those: bytes are checked before they are parsed. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parseJson(request.headers['content-encoding'], body as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

function parseJson(contentEncoding: string | undefined, body: Buffer): unknown {
  if (contentEncoding !== undefined && contentEncoding !== 'identity') {
    throw new ApiError('unsupported_media_type', 'The body must not be compressed; send it without Content-Encoding.');
  }
  if (!isUtf8(body)) throw new ApiError('malformed_json', 'The body is not valid UTF-8.');
  const text = body.toString('utf8');
  requireShallow(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    // Only the place is repeated: the engine's own words may quote the body, which is the caller's secret.
    const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    const where = text.trim() === '' ? 'it is empty' : `parsing stopped at ${place ? `position ${place}` : 'its end'}`;
    throw new ApiError('malformed_json', `The body is not valid JSON: ${where}.`);
  }
}

/** Deep nesting costs memory out of proportion to its bytes, and no request needs it. Strings are leapt over. */
function requireShallow(text: string): void {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === 0x22) {
      index = endOfString(text, index);
    } else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > DEEPEST_NESTING) {
        throw new ApiError('malformed_json', `The body is nested deeper than ${DEEPEST_NESTING} levels.`);
      }
    } else if (character === 0x7d || character === 0x5d) {
      depth -= 1;
    }
  }
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
