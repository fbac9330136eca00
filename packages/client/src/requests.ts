import { EaselError } from './errors.js';
import type { CallOptions, OnProgress } from './options.js';
import { queryOf } from './query.js';
import type { RequestEvent, RequestPage, RequestState, RequestStatus } from './request-status.js';
import { readEvents } from './server-sent-events.js';
import type { Transport } from './transport.js';

export interface Requests {
  get(id: string, options?: CallOptions): Promise<RequestStatus>;
  /** What the synchronous call would have answered; a failed request throws what it would have thrown. */
  response<Response = unknown>(id: string, options?: CallOptions): Promise<Response>;
  cancel(id: string, options?: CallOptions): Promise<RequestStatus>;
  list(page?: { limit?: number; cursor?: string; status?: RequestState }, options?: CallOptions): Promise<RequestPage>;
  /** Removes the record and its pictures. */
  remove(id: string, options?: CallOptions): Promise<void>;
  /** Follows it to its end; a connection that breaks is taken up again where it was. */
  events(id: string, options?: CallOptions): AsyncGenerator<RequestEvent>;
  /** Waits for the end and gives the response. */
  wait<Response = unknown>(id: string, options?: CallOptions & { readonly onProgress?: OnProgress }): Promise<Response>;
}

const SETTLED: readonly RequestState[] = ['COMPLETED', 'FAILED', 'CANCELED'];
const MOST_RECONNECTIONS = 20;

export function createRequests(transport: Transport): Requests {
  const path = (id: string): string => `/v1/requests/${encodeURIComponent(id)}`;
  const read = async <Body>(response: Promise<Response>): Promise<Body> => (await (await response).json()) as Body;

  const requests: Requests = {
    get: (id, options) => read(transport.send({ path: path(id), repeatable: true, ...options })),
    response: (id, options) => read(transport.send({ path: `${path(id)}/response`, repeatable: true, ...options })),
    cancel: (id, options) =>
      read(transport.send({ method: 'POST', path: `${path(id)}/cancel`, repeatable: true, ...options })),
    list(page = {}, options) {
      return read(transport.send({ path: `/v1/requests${queryOf(page)}`, repeatable: true, ...options }));
    },
    async remove(id, options) {
      await transport.send({ method: 'DELETE', path: path(id), repeatable: true, ...options });
    },

    async *events(id, options = {}) {
      let last: string | undefined;
      let known: RequestStatus | undefined;
      for (let connection = 0; connection <= MOST_RECONNECTIONS; connection += 1) {
        const response = await transport.send({
          ...options,
          path: `${path(id)}/events`,
          repeatable: true,
          headers: { accept: 'text/event-stream', ...options.headers, ...(last ? { 'last-event-id': last } : {}) },
        });
        // Nothing more to hear: it ended while the connection was away.
        if (response.status === 204 || response.body === null) {
          yield { event: 'status', id: last, status: await requests.get(id, options) };
          return;
        }
        try {
          for await (const { event, data, id: eventId } of readEvents(response.body)) {
            last = eventId ?? last;
            const { preview, ...news } = JSON.parse(data) as Partial<RequestStatus> & { preview?: string };
            known = { ...(known ?? (await requests.get(id, options))), ...news };
            const kind = event === 'progress' ? 'progress' : 'status';
            yield { event: kind, id: eventId, status: known, ...(preview === undefined ? {} : { preview }) };
            if (SETTLED.includes(known.status)) return;
          }
        } catch (error) {
          options.signal?.throwIfAborted();
          if (EaselError.isInstance(error)) throw error;
        }
      }
      throw new EaselError('The events broke off again and again.', 'connection', 0, 'unreachable');
    },

    async wait<Body>(id: string, { onProgress, ...options }: Parameters<Requests['wait']>[1] = {}) {
      for await (const { status, preview } of requests.events(id, options)) onProgress?.(status, preview);
      return requests.response<Body>(id, options);
    },
  };
  return requests;
}
