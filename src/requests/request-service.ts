import type { CatalogueRow } from '../contract/catalogue.js';
import { ApiError } from '../contract/errors.js';
import type { RequestState, RequestStatus } from '../contract/request-status.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { GenerationResult } from '../contract/responses.js';
import type { Records } from '../records/records.js';
import type { StoredRequest } from '../records/request-store.js';
import { accept, type AcceptPorts } from './accept.js';
import { answerOf, expiryOf, type AnswerPorts } from './answer.js';
import { cancelRequest } from './cancel.js';
import { isLastEvent, watchRequest, type EventsPorts, type RequestEvent } from './events.js';
import { readCursor, writeCursor } from './cursor.js';
import { recordRefused } from './refused.js';
import type { RequestContext } from './request-context.js';
import type { SettlePorts } from './settle.js';
import { statusOf } from './status.js';
import { waitForAnswer } from './wait.js';

/** Whose request, and under which address the caller reaches the service. */
export interface Asking {
  readonly keyId: string;
  readonly baseUrl: string;
}

export interface Answered {
  readonly id: string;
  readonly result: GenerationResult;
  /** The answer of an earlier call with the same idempotency key. */
  readonly replayed: boolean;
}

export interface Submitted {
  readonly status: RequestStatus;
  readonly replayed: boolean;
}

export interface ListOptions {
  readonly limit: number;
  readonly state?: RequestState | undefined;
  readonly cursor?: string | undefined;
}

/** The use case: requests, whether somebody waits for them or not. A key sees only its own. */
export interface RequestService {
  /** Accepts and waits. Rejects with the error of the wire. */
  answer(request: GenerationRequest, context: RequestContext): Promise<Answered>;
  /** The same, for callers that have no use for the rest. */
  generate(request: GenerationRequest, context: RequestContext): Promise<GenerationResult>;
  /** Accepts and waits for nothing. */
  submit(request: GenerationRequest, context: RequestContext): Promise<Submitted>;
  status(id: string, asking: Asking): Promise<RequestStatus>;
  /** What the synchronous call would have been answered with; the status while there is no answer. */
  response(
    id: string,
    asking: Asking,
  ): Promise<{ readonly result: GenerationResult } | { readonly status: RequestStatus }>;
  cancel(id: string, asking: Asking): Promise<RequestStatus>;
  /** Undefined when the caller has heard everything. */
  events(
    id: string,
    asking: Asking,
    options: { readonly lastEventId?: string | undefined; readonly signal: AbortSignal },
  ): Promise<AsyncIterable<RequestEvent> | undefined>;
  list(
    asking: Asking,
    options: ListOptions,
  ): Promise<{ readonly requests: readonly RequestStatus[]; readonly nextCursor: string | null }>;
  /** The record and its pictures; one that is on its way is canceled first. */
  remove(id: string, asking: Asking): Promise<void>;
}

export interface RequestServicePorts extends AcceptPorts, AnswerPorts, EventsPorts, SettlePorts {
  readonly records: Records;
  readonly catalogue: readonly CatalogueRow[];
  /** How long a synchronous caller waits. */
  readonly deadlineSeconds: number;
}

/** Says that nothing was done a second time. */
export const REPLAYED = { 'idempotent-replayed': 'true' } as const;

export function createRequestService(ports: RequestServicePorts): RequestService {
  const { requests, storage, deadlineSeconds } = ports;

  async function owned(id: string, { keyId }: Asking): Promise<StoredRequest> {
    const stored = await requests.find(id);
    if (stored?.keyId === keyId) return stored;
    throw new ApiError('unknown_request', 'There is no such request, or it belongs to another key.');
  }

  const acceptOrRecord = async (request: GenerationRequest, context: RequestContext) => {
    try {
      return await accept(request, context, ports);
    } catch (error) {
      recordRefused(request, context, error, ports);
      throw error;
    }
  };

  const answer: RequestService['answer'] = async (request, context) => {
    const { request: stored, replayed, kept } = await acceptOrRecord(request, { ...context, deadlineSeconds });
    if (replayed && stored.outcome === null) {
      const message = 'A request with this Idempotency-Key is on its way; ask again when it has ended.';
      throw new ApiError('idempotency_key_in_use', message, { requestId: stored.id, retryAfter: 1 });
    }
    const settled = replayed ? stored : await waitForAnswer(stored, context, ports, kept);
    return { id: stored.id, result: await answerOf(settled, ports, replayed ? REPLAYED : {}), replayed };
  };

  return {
    answer,
    generate: async (request, context) => (await answer(request, context)).result,
    async submit(request, context) {
      const { request: stored, replayed } = await acceptOrRecord(request, context);
      return { status: await statusOf(stored, context.baseUrl, ports), replayed };
    },
    status: async (id, asking) => statusOf(await owned(id, asking), asking.baseUrl, ports),
    async response(id, asking) {
      const stored = await owned(id, asking);
      if (stored.outcome === null) return { status: await statusOf(stored, asking.baseUrl, ports) };
      if (expiryOf(stored) <= Date.now() / 1000)
        throw new ApiError('expired', 'The pictures of this request have expired.');
      return { result: await answerOf(stored, ports) };
    },
    async cancel(id, asking) {
      const stored = await owned(id, asking);
      const reason = new ApiError('canceled', 'The request was canceled.');
      if (stored.outcome !== null || !(await cancelRequest(stored, reason, ports))) {
        throw new ApiError('already_settled', 'The request has ended; it cannot be canceled any more.');
      }
      return statusOf(await owned(id, asking), asking.baseUrl, ports);
    },
    async events(id, asking, { lastEventId, signal }) {
      const stored = await owned(id, asking);
      if (isLastEvent(lastEventId)) return undefined;
      return watchRequest(stored, { baseUrl: asking.baseUrl, lastEventId, signal }, ports);
    },
    async list(asking, { limit, state, cursor }) {
      const before = cursor === undefined ? undefined : readCursor(cursor);
      const page = { keyId: asking.keyId, limit, ...(state ? { state } : {}), ...(before ? { before } : {}) };
      const found = await requests.list(page);
      const last = found.at(-1);
      return {
        requests: await Promise.all(found.map((stored) => statusOf(stored, asking.baseUrl, ports))),
        nextCursor: last && found.length === limit ? writeCursor(last) : null,
      };
    },
    async remove(id, asking) {
      const stored = await owned(id, asking);
      await cancelRequest(stored, new ApiError('canceled', 'The request was deleted.'), ports);
      const { outcome } = (await requests.find(id)) ?? stored;
      await requests.remove(id);
      const pictures = outcome?.kind === 'pictures' ? outcome.pictures : [];
      await Promise.all(pictures.map(({ fileName, expires }) => storage.remove({ name: fileName, expires })));
    },
  };
}
