import { buffer } from 'node:stream/consumers';
import type { CatalogueRow } from '../contract/catalogue.js';
import { ApiError } from '../contract/errors.js';
import type { FinishedPicture, GenerationResult } from '../contract/responses.js';
import { addressOf, type StorePorts } from '../generation/store.js';
import type { StoredRequest } from '../records/request-store.js';
import type { Storage } from '../storage/storage.js';
import { readJobInput } from './job-input.js';

export interface AnswerPorts extends StorePorts {
  readonly catalogue: readonly CatalogueRow[];
}

/** What the synchronous call is answered with, now or later: the result, or the error thrown. */
export async function answerOf(
  settled: StoredRequest,
  ports: AnswerPorts,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<GenerationResult> {
  const result = await resultOf(settled, ports, extraHeaders);
  if (!result.request.includeFileData) return result;
  const pictures = result.pictures.map((picture) => withFileData(picture, ports.storage));
  return { ...result, pictures: await Promise.all(pictures) };
}

/** The same without the pictures' bytes. */
export async function resultOf(
  { outcome, traceId, input, model }: StoredRequest,
  ports: AnswerPorts,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<GenerationResult> {
  if (outcome === null) throw new Error('the request is not settled');
  if (outcome.kind === 'error') {
    const { code, message, param, details, headers } = outcome;
    throw new ApiError(code, message, {
      ...(param === null ? {} : { param }),
      details,
      headers: { ...headers, ...extraHeaders },
      requestId: traceId,
    });
  }
  const read = readJobInput(input, ports.catalogue);
  if (read === undefined) throw new ApiError('expired', `The model ${model} is no longer served.`);
  const { kind: _kind, ...result } = outcome;
  const pictures = result.pictures.map(async (picture): Promise<FinishedPicture> => {
    const file = { name: picture.fileName, expires: picture.expires };
    return { ...picture, url: picture.url ?? (await addressOf(file, ports, read.baseUrl)) };
  });
  return { ...result, pictures: await Promise.all(pictures), request: read.request };
}

async function withFileData(picture: FinishedPicture, storage: Storage) {
  const opened = await storage.open({ name: picture.fileName, expires: picture.expires });
  if (opened === undefined) throw new ApiError('expired', 'The pictures of this request have expired.');
  return { ...picture, fileData: (await buffer(opened.read())).toString('base64') };
}

/** Unix seconds from which the pictures are gone; infinite where there are none. */
export function expiryOf({ outcome }: StoredRequest): number {
  if (outcome?.kind !== 'pictures') return Infinity;
  return Math.min(...outcome.pictures.map(({ expires }) => expires));
}
