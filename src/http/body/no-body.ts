import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.js';

const MOST_IGNORED_BYTES = 65_536;

/** Routes of this scope want no body. Many clients send `Content-Type: application/json` all the same, or `{}`. */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (_request: FastifyRequest, payload: Readable) => {
    let bytes = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_IGNORED_BYTES)
        throw new ApiError('body_too_large', 'This operation wants no body, and certainly none this large.');
    }
    return undefined;
  });
}
