import type { FastifyInstance } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { z } from 'zod';
import { ApiError } from '../contract/errors.js';
import { FILES_PATH, type SignedFiles } from '../storage/signed-files.js';
import { FILE_TYPES, pictureExtensionOf, type Storage } from '../storage/storage.js';

export interface FilesOptions {
  readonly storage: Storage;
  readonly signedFiles: SignedFiles;
}

interface FileRoute {
  Params: { name: string };
  Querystring: Record<string, unknown>;
}

/** Serves stored pictures. The signature in the address is the permission: an `<img>` cannot send a key. */
export function addFiles(app: FastifyInstance, { storage, signedFiles }: FilesOptions): void {
  app.route<FileRoute>({
    url: `${FILES_PATH}/:name`,
    method: ['GET', 'HEAD'],
    schema: {
      summary: 'A picture',
      description: 'The address comes from a generation. It expires; then the answer is 410.',
      tags: ['files'],
      params: z.object({ name: z.string() }),
      querystring: z.object({ expires: z.string(), signature: z.string() }),
    } satisfies FastifyZodOpenApiSchema,
    handler: async (request, reply) => {
      const { name } = request.params;
      const extension = pictureExtensionOf(name);
      if (extension === undefined) throw new ApiError('not_found', 'There is no such file.');
      const file = signedFiles.verify(name, request.query);
      if (file === undefined) throw new ApiError('invalid_signature', 'The address of this file was altered or cut.');
      const secondsLeft = file.expires - Math.floor(Date.now() / 1000);
      if (secondsLeft <= 0) throw new ApiError('expired', 'This file has expired.');

      // A name is never used for other bytes, so it is its own validator.
      const etag = `"${name}"`;
      reply.headers({
        etag,
        'cache-control': `private, max-age=${secondsLeft}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'accept-ranges': 'bytes',
      });
      const opened = await storage.open(file);
      if (opened === undefined) throw new ApiError('expired', 'This file has been deleted.');
      if (matches(request.headers['if-none-match'], etag)) {
        await opened.discard();
        return reply.code(304).send();
      }
      reply.headers({ 'content-type': FILE_TYPES[extension], 'content-disposition': `inline; filename="${name}"` });

      const range = parseRange(request.headers.range, String(request.headers['if-range'] ?? etag), etag, opened.size);
      if (range === 'unsatisfiable') {
        await opened.discard();
        throw new ApiError('range_not_satisfiable', `The file has ${opened.size} bytes.`, {
          headers: { 'content-range': `bytes */${opened.size}` },
        });
      }
      if (range) {
        const { start, end } = range;
        reply.code(206).headers({
          'content-range': `bytes ${start}-${end}/${opened.size}`,
          'content-length': end - start + 1,
        });
      } else {
        reply.header('content-length', opened.size);
      }
      if (request.method === 'HEAD') {
        await opened.discard();
        return reply.send();
      }
      return reply.send(opened.read(range));
    },
  });
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()));
}

/** One range, as browsers and download tools send it. Several at once, or nonsense, get the whole file. */
function parseRange(
  header: string | undefined,
  ifRange: string,
  etag: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  if (header === undefined || ifRange !== etag) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
