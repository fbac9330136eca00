import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type ErrorDetail } from '../../contract/errors.js';
import { MAX_PHOTO_BYTES } from '../../download/download.js';
import { createDataUrlReader, type DataUrlReader } from '../../download/data-url.js';
import { DownloadRefusal } from '../../download/refusal.js';
import { refusedFace } from '../../faces/faces.js';
import type { AnswerEnd } from '../answer-end.js';
import type { BodyAccount, BodyMemory } from './body-memory.js';
import { createJsonSieve } from './json-sieve.js';
import { createTurnstile, type Turnstile } from './turnstile.js';

/** A photo that came inside the body, or what is wrong with it. */
export type SentPhoto = Uint8Array<ArrayBuffer> | ErrorDetail;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fields that the operation knows; the values of others are dropped while the body arrives. */
    readonly bodyFields?: ReadonlySet<string>;
    /** The field whose data: URL becomes `sentPhoto`; of its text only `data:` stays in the body. */
    readonly photoField?: string;
  }
  interface FastifyRequest {
    sentPhoto: SentPhoto | null;
    bodyAccount: BodyAccount | null;
  }
}

export interface JsonBodyOptions {
  readonly memory: BodyMemory;
  /** Most bytes of a body without its photo and its unknown fields. */
  readonly keptBytes: number;
}

/** Of every turn of the event loop, large bodies together get so much. */
const MILLISECONDS_PER_TURN = 4;
/** A body that comes in one piece of this size is none that has to wait for large ones. */
const SMALL_PIECE = 16_384;

/** Reads JSON bodies, and only those, as they arrive: see json-sieve.ts. What is returned lets go of a body's memory. */
export function readJsonBodies(app: FastifyInstance, options: JsonBodyOptions): AnswerEnd {
  app.decorateRequest('sentPhoto', null);
  app.decorateRequest('bodyAccount', null);
  app.removeAllContentTypeParsers();
  const turnstile = createTurnstile(MILLISECONDS_PER_TURN);
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
    readBody(request, payload, turnstile, options),
  );
  app.addHook('preParsing', (request, _reply, payload, done) => {
    request.bodyAccount = options.memory.open(request.caller?.keyId ?? '');
    done(null, payload);
  });
  return (request) => request.bodyAccount?.close();
}

/** The account of a request whose body is being read. */
export function bodyAccountOf({ bodyAccount }: FastifyRequest): BodyAccount {
  if (bodyAccount === null) throw new Error('the request has no body');
  return bodyAccount;
}

async function readBody(
  request: FastifyRequest,
  payload: Readable,
  turnstile: Turnstile,
  options: JsonBodyOptions,
): Promise<unknown> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw new ApiError('unsupported_media_type', 'The body must not be compressed; send it without Content-Encoding.');
  }
  const limit = request.routeOptions.bodyLimit;
  const declared = Number(request.headers['content-length'] ?? Number.NaN);
  if (declared > limit) throw tooLarge();

  const account = bodyAccountOf(request);
  const { bodyFields, photoField } = request.routeOptions.config;
  const onHold = (bytes: number): void => account.hold(bytes);
  let kept = 0;
  let photo: DataUrlReader | undefined;
  const sieve = createJsonSieve({
    fields: bodyFields,
    onKeep(bytes) {
      kept += bytes;
      if (kept > options.keptBytes) throw tooLarge();
      account.hold(bytes);
    },
    takeOut:
      photoField === undefined
        ? undefined
        : {
            field: photoField,
            prefix: 'data:',
            start() {
              const expectedBytes = Number.isNaN(declared) ? limit : declared;
              photo = createDataUrlReader({ maxBytes: MAX_PHOTO_BYTES, expectedBytes, onHold });
              return photo;
            },
          },
  });
  await readThrough(payload, limit, turnstile, (chunk) => sieve.write(chunk));
  const body = sieve.end();
  if (photo && photoField !== undefined) request.sentPhoto = photoOf(photo, photoField);
  return body;
}

/**
 * Hands over every chunk when its turn has come. After a refusal the rest is read and thrown away, since a client that
 * is still sending when the connection closes never sees the answer.
 */
async function readThrough(
  payload: Readable,
  limit: number,
  turnstile: Turnstile,
  take: (chunk: Buffer) => void,
): Promise<void> {
  let received = 0;
  let refusal: unknown;
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > limit) throw tooLarge();
      try {
        if (received <= SMALL_PIECE) take(chunk);
        else await turnstile.pass(() => (refusal === undefined ? take(chunk) : undefined));
      } catch (error) {
        refusal = error;
      }
    }
  } catch (error) {
    if (ApiError.isInstance(error)) throw error;
    throw new ApiError('malformed_request', 'The body stopped before its end.', { cause: error });
  }
  if (refusal !== undefined) throw refusal;
}

function photoOf(reader: DataUrlReader, param: string): SentPhoto {
  try {
    return reader.end();
  } catch (error) {
    if (!(error instanceof DownloadRefusal)) throw error;
    const { code, publicMessage } = refusedFace(error);
    return { param, code, message: publicMessage };
  }
}

function tooLarge(): ApiError {
  return new ApiError('body_too_large', 'The body is larger than this operation allows.');
}
