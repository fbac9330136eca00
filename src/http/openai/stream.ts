import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ApiError, errorBody } from '../../contract/errors.js';
import { encode } from '../../generation/encode.js';
import { fit } from '../../generation/fit.js';
import type { RequestContext } from '../../requests/request-context.js';
import type { RequestService } from '../../requests/request-service.js';
import { completedEvent, eventText, partialEvent, type StreamEvent } from './answer.js';
import { inTheirWords, type Kind, type Translated } from './translate.js';

/** For so long the status of the answer is held back, so that a failure can still be one. Proxies wait longer. */
const HELD_BACK_MILLISECONDS = 10_000;
const HEARTBEAT_MILLISECONDS = 15_000;

/**
 * The request as OpenAI streams it: what the engine shows while it draws, then the pictures. What fails before there
 * is anything to tell rejects, and is answered with its status; what fails later is an event.
 */
export async function streamPictures(
  kind: Kind,
  asked: Translated,
  context: RequestContext,
  requests: RequestService,
): Promise<Readable> {
  const events = follow(kind, asked, context, requests);
  const first = events.next();
  first.catch(() => undefined); // told below, by whoever comes to it
  await Promise.race([first, heldBack(context.signal)]);
  const stream = new PassThrough();
  const heartbeat = setInterval(() => stream.write(': \n\n'), HEARTBEAT_MILLISECONDS);
  const write = async (): Promise<void> => {
    for (let next = await first; !next.done; next = await events.next()) {
      if (!stream.write(eventText(next.value))) await once(stream, 'drain', { signal: context.signal });
    }
  };
  void write()
    .catch((error: unknown) => stream.write(failureText(error, context.requestId)))
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
  return stream;
}

async function* follow(
  kind: Kind,
  asked: Translated,
  context: RequestContext,
  requests: RequestService,
): AsyncGenerator<StreamEvent, undefined> {
  const { signal } = context;
  const { status } = await requests.submit(asked.request, context);
  const id = status.request_id;
  let settled = false;
  try {
    let sent = 0;
    for await (const { event, data } of (await requests.events(id, context, { signal })) ?? []) {
      if (event !== 'progress' || data.preview === undefined) continue;
      // Spread over the time that it takes; one that comes too late for its share is better than none.
      if (sent >= asked.partialImages || data.progress * asked.partialImages < sent) continue;
      yield partialEvent(kind, await enlarge(data.preview, asked), sent, asked);
      sent += 1;
    }
    signal.throwIfAborted();
    const answer = await requests.response(id, context);
    if ('status' in answer) throw new ApiError('not_ready', 'The service is stopping. Try again shortly.');
    settled = true;
    for (const picture of answer.result.pictures) yield completedEvent(kind, picture, asked);
  } catch (error) {
    throw inTheirWords(error);
  } finally {
    // Nobody is left to draw for, unless he said that he would ask again.
    if (!settled && context.idempotency === undefined) await requests.cancel(id, context).catch(() => undefined);
  }
}

/** A preview is small and a JPEG; who asked for a picture can put one of its size and format in the same place. */
async function enlarge(preview: string, { request }: Translated): Promise<string> {
  const bytes = Buffer.from(preview.slice(preview.indexOf(',') + 1), 'base64');
  const { width, height, outputFormat: format } = request;
  const picture = await fit({ kind: 'encoded', bytes }, width, height);
  return Buffer.from(await encode(picture, { format, monochrome: false })).toString('base64');
}

const failureText = (error: unknown, requestId: string): string => {
  const failure = ApiError.isInstance(error)
    ? error
    : new ApiError('internal_error', 'Something went wrong inside Easel.', { cause: error });
  return `event: error\ndata: ${JSON.stringify(errorBody(failure, requestId))}\n\n`;
};

async function heldBack(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, HELD_BACK_MILLISECONDS);
    timer.unref();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
