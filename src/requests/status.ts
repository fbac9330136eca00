import { ERROR_TABLE } from '../contract/errors.js';
import { linksOf, type RequestStatus } from '../contract/request-status.js';
import type { Queue } from '../queue/queue.js';
import type { RequestStore, StoredRequest } from '../records/request-store.js';
import type { Estimates } from './estimates.js';

export interface StatusPorts {
  readonly requests: RequestStore;
  readonly queue: Queue;
  readonly estimates: Estimates;
}

/** How a request stands, as callers are told. */
export async function statusOf(stored: StoredRequest, baseUrl: string, ports: StatusPorts): Promise<RequestStatus> {
  const { id, model, state, createdAt, startedAt, finishedAt, outcome } = stored;
  const place = state === 'IN_QUEUE' ? await ports.requests.position(id) : undefined;
  const progress = state === 'IN_PROGRESS' ? await progressOf(id, ports.queue) : state === 'COMPLETED' ? 1 : 0;
  return {
    request_id: id,
    model,
    status: state,
    queue_position: place?.ahead ?? null,
    progress,
    created_at: createdAt,
    started_at: startedAt,
    finished_at: finishedAt,
    estimated_seconds: outcome === null ? await ports.estimates.secondsLeft(stored, place, progress) : null,
    error:
      outcome?.kind === 'error'
        ? { type: ERROR_TABLE[outcome.code].type, code: outcome.code, message: outcome.message, param: outcome.param }
        : null,
    ...linksOf(baseUrl, id),
  };
}

async function progressOf(id: string, queue: Queue): Promise<number> {
  return round((await queue.progressOf(id))?.fraction ?? 0);
}

/** As much as anybody can see of a bar. */
export const round = (fraction: number): number => Math.round(fraction * 1000) / 1000;
