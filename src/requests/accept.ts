import { randomBytes, randomInt } from 'node:crypto';
import { ApiError } from '../contract/errors.js';
import { MAX_SEED } from '../contract/limits.js';
import type { GenerationRequest } from '../contract/requests.js';
import { admit, type AdmitPorts } from '../generation/admit.js';
import { keepPhoto, type PhotoPorts } from '../generation/photo.js';
import type { Queue } from '../queue/queue.js';
import type { Acceptance, NewRequest, RequestStore, StoredRequest } from '../records/request-store.js';
import { JOB_SHAPE, writeJobInput } from './job-input.js';
import { explainRefusal, type Allowance } from './allowance.js';
import type { Promised, Promises } from './promises.js';
import { writeTrace } from '../telemetry/traces.js';
import type { PromptPrivacy } from './prompt-privacy.js';
import type { RequestContext } from './request-context.js';
import type { Room } from './room.js';
import { storedOf, type WriteBeside } from './write-beside.js';

export interface AcceptPorts extends AdmitPorts, PhotoPorts {
  readonly requests: RequestStore;
  readonly queue: Queue;
  readonly room: Room;
  readonly allowance: Allowance;
  readonly promises: Promises;
  readonly privacy: PromptPrivacy;
  readonly onAsked?: (() => void) | undefined;
  /** Where what is accepted here is handed out here: see `write-beside.ts`. */
  readonly begin?: WriteBeside['begin'] | undefined;
}

export interface Accepted {
  readonly request: StoredRequest;
  /** The idempotency key was used before: nothing new was accepted. */
  readonly replayed: boolean;
  /** Resolves when the record is written, where that is not so yet. */
  readonly kept?: Promise<void>;
}

const DEFAULT_WEIGHT = 10;
const IDEMPOTENCY_MILLISECONDS = 24 * 60 * 60_000;

/** From a checked body to a durable job. Whatever is refused is refused here, before there is a record. */
export async function accept(
  wanted: GenerationRequest,
  context: RequestContext,
  ports: AcceptPorts,
): Promise<Accepted> {
  const earlier = await findEarlier(context, ports.requests);
  if (earlier) return { request: earlier, replayed: true };
  const allowed = ports.allowance.of(context.limits);
  const place = await ports.room.take();
  let promised: Promised | undefined;
  try {
    const { width, height, imageCount } = wanted;
    await ports.allowance.check(context.keyId, allowed, imageCount);
    const cost = { model: wanted.model.model, width, height, imageCount };
    promised = ports.promises.make(cost, context.deadlineSeconds);
    ports.onAsked?.();
    const { signal } = context;
    const promptVerdict = await admit(wanted, ports, signal);
    const photo = await keepPhoto(wanted, ports, signal);
    const request = { ...describe(wanted, context, promptVerdict, photo, ports.privacy), allowance: allowed };
    // Whoever waits for the picture is told nothing before both are there; everybody else relies on the record.
    if (place.atOnce && ports.begin && context.deadlineSeconds !== undefined && isSimple(request)) {
      signal.throwIfAborted();
      const stored = storedOf(request, { ...NEW, turn: 0 });
      promised.keepFor(stored.id);
      const kept = ports.begin(request);
      await enqueue(stored, ports);
      return { request: stored, replayed: false, kept };
    }
    const acceptance = await record(request, signal, ports);
    if (!acceptance.accepted) return { request: sameBody(acceptance), replayed: true };
    const stored = storedOf(request, { ...NEW, turn: acceptance.turn });
    promised.keepFor(stored.id);
    await enqueue(stored, ports);
    return { request: stored, replayed: false };
  } finally {
    promised?.takeBack();
    place.leave();
  }
}

const NEW = { state: 'IN_QUEUE', starts: 0, startedAt: null } as const;

/** Nothing that is read while the record is written can refuse it. */
function isSimple({ idempotency, allowance, photo }: NewRequest): boolean {
  return idempotency === undefined && allowance === undefined && photo === null;
}

/** Writes the record, or leaves nothing behind. */
async function record(
  request: NewRequest,
  signal: AbortSignal,
  { requests, storage }: AcceptPorts,
): Promise<Acceptance> {
  let kept = false;
  try {
    signal.throwIfAborted();
    const acceptance = await requests.accept(request);
    kept = acceptance.accepted;
    return acceptance;
  } catch (error) {
    throw explainRefusal(error, request.allowance);
  } finally {
    // One that cannot be removed now goes when it expires.
    if (!kept && request.photo) await storage.remove(request.photo).catch(() => undefined);
  }
}

async function findEarlier({ keyId, idempotency }: RequestContext, requests: RequestStore) {
  if (idempotency === undefined) return undefined;
  const earlier = await requests.findClaim(keyId, idempotency, new Date().toISOString());
  return earlier && sameBody(earlier);
}

function sameBody(earlier: { readonly existing: StoredRequest; readonly sameBody: boolean }): StoredRequest {
  if (earlier.sameBody) return earlier.existing;
  const message = 'This Idempotency-Key was used with another body; use a new key for a new request.';
  throw new ApiError('idempotency_key_reused', message, { param: 'Idempotency-Key' });
}

function describe(
  wanted: GenerationRequest,
  context: RequestContext,
  promptVerdict: Awaited<ReturnType<typeof admit>>,
  photo: NewRequest['photo'],
  privacy: PromptPrivacy,
): NewRequest {
  const { faceImage: _photo, ...request } = wanted;
  // Chosen now: a request that is carried out again after a crash gives the same picture.
  const seed = wanted.seed ?? randomInt(MAX_SEED + 1);
  const { idempotency, cancelAfterSeconds } = context;
  const now = Date.now();
  const at = (milliseconds: number): string => new Date(now + milliseconds).toISOString();
  return {
    id: context.ownId ?? `req_${randomBytes(12).toString('hex')}`,
    traceId: context.requestId,
    keyId: context.keyId,
    model: wanted.model.model,
    createdAt: at(0),
    prompt: privacy.ofPrompt(wanted.prompt),
    width: wanted.width,
    height: wanted.height,
    imageCount: wanted.imageCount,
    input: writeJobInput({
      request: { ...request, seed },
      baseUrl: context.baseUrl,
      promptVerdict,
      trace: writeTrace(),
      patient: context.deadlineSeconds === undefined || context.idempotency !== undefined,
    }),
    photo,
    cancelAt: cancelAfterSeconds === undefined ? null : at(cancelAfterSeconds * 1000),
    webhookUrl: context.webhookUrl ?? null,
    weight: context.limits?.weight ?? DEFAULT_WEIGHT,
    ...(idempotency ? { idempotency: { ...idempotency, expiresAt: at(IDEMPOTENCY_MILLISECONDS) } } : {}),
  };
}

/** A queue that cannot be reached takes the acceptance back, as if nothing had been asked: the caller may try again. */
async function enqueue(stored: StoredRequest, { queue, requests, storage }: AcceptPorts): Promise<void> {
  const { id, turn } = stored;
  try {
    await queue.add({ id, shape: JOB_SHAPE, turn });
  } catch (cause) {
    const failure = ApiError.isInstance(cause)
      ? cause
      : new ApiError('queue_unavailable', 'The queue takes nothing now. Try again shortly.', { retryAfter: 5, cause });
    // Should this fail too, the record stays, and housekeeping brings it into the queue later.
    const withdrawn = await requests.withdraw(id);
    // One that cannot be removed now goes when it expires.
    if (withdrawn?.photo) await storage.remove(withdrawn.photo).catch(() => undefined);
    throw failure;
  }
}
