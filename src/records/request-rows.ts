import type { Selectable } from 'kysely';
import { ERROR_TABLE } from '../contract/errors.js';
import type { RequestState } from '../contract/request-status.js';
import type { StoredFile } from '../storage/storage.js';
import type { RequestOutcome } from './outcome.js';
import type { NewRequest, Settlement, StoredRequest } from './request-store.js';
import { stepOf } from './sql-turns.js';
import type { RequestsTable } from './tables.js';

export function toNewRow(request: NewRequest) {
  return {
    request_id: request.traceId,
    key_id: request.keyId,
    model: request.model,
    created_at: request.createdAt,
    prompt: request.prompt,
    width: request.width,
    height: request.height,
    id: request.id,
    images: request.imageCount,
    input: request.input,
    photo: request.photo && JSON.stringify(request.photo),
    cancel_at: request.cancelAt,
    webhook_url: request.webhookUrl,
    step: stepOf(request),
    state: request.startedAt === undefined ? 'IN_QUEUE' : 'IN_PROGRESS',
    started_at: request.startedAt ?? null,
    starts: request.startedAt === undefined ? 0 : 1,
  };
}

export function toSettledRow(settlement: Settlement) {
  const { outcome } = settlement;
  return {
    state: settlement.state,
    finished_at: settlement.finishedAt,
    status: outcome.kind === 'pictures' ? 200 : ERROR_TABLE[outcome.code].status,
    error_code: outcome.kind === 'pictures' ? null : outcome.code,
    outcome: JSON.stringify(outcome),
    engine: settlement.engine,
    seed: settlement.seed,
    queue_seconds: settlement.queueSeconds,
    inference_seconds: settlement.inferenceSeconds,
    total_seconds: settlement.totalSeconds,
    warnings: JSON.stringify(settlement.warnings),
    safety: JSON.stringify(settlement.safety),
    explanation: JSON.stringify(settlement.explanation),
    input: settlement.input ?? null,
  };
}

export function fromRow(row: Selectable<RequestsTable>): StoredRequest {
  return {
    id: row.id ?? '',
    traceId: row.request_id,
    keyId: row.key_id,
    model: row.model,
    state: row.state as RequestState,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    prompt: row.prompt,
    width: row.width,
    height: row.height,
    imageCount: row.images ?? 1,
    input: row.input ?? '{}',
    photo: parse<StoredFile>(row.photo),
    cancelAt: row.cancel_at,
    webhookUrl: row.webhook_url,
    turn: Number(row.turn),
    starts: row.starts ?? 0,
    outcome: parse<RequestOutcome>(row.outcome),
  };
}

export function parse<Value>(json: string | null): Value | null {
  return json === null ? null : (JSON.parse(json) as Value);
}
