import { SpanKind } from '@opentelemetry/api';
import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueRow } from '../contract/catalogue.js';
import { ApiError } from '../contract/errors.js';
import type { GenerationResult } from '../contract/responses.js';
import { carryOut } from '../generation/carry-out.js';
import type { CarryOutPorts, Progress } from '../generation/run.js';
import {
  JobStopped,
  type HandedOutJob,
  type JobContext,
  type JobHandler,
  type JobProgress,
  type JobVerdict,
} from '../queue/queue.js';
import type { RequestOutcome } from '../records/outcome.js';
import type { Settlement, StoredRequest } from '../records/request-store.js';
import { storageFailure } from '../storage/storage-failure.js';
import { StorageFailure } from '../storage/storage.js';
import { readTrace, traced } from '../telemetry/traces.js';
import { canCarryOut, readJobInput, type JobInput } from './job-input.js';
import { errorOutcome, settle, settlementOf, type SettlePorts } from './settle.js';

export interface WorkerPorts extends CarryOutPorts, SettlePorts {
  readonly catalogue: readonly CatalogueRow[];
  /** The longest that one request may be drawn. */
  readonly limitSeconds: number;
  /** How long whoever waits for the answer waits. */
  readonly deadlineSeconds: number;
}

/** A worker of another version may come by and know the shape. */
const UNKNOWN_SHAPE_MILLISECONDS = 5_000;
/** A request that ended the life of this many workers is not given to another. */
const MOST_STARTS = 5;
/** A store that is away or full comes back, as a rule; a picture is drawn again rather than lost. */
const STORAGE_PATIENCE_MILLISECONDS = 15 * 60_000;
const STORAGE_PAUSE_MILLISECONDS = 1_000;
const LONGEST_STORAGE_PAUSE_MILLISECONDS = 15_000;
const SETTLE_PAUSES_MILLISECONDS = [100, 500, 2_000, 5_000];

/** Carries requests out. It may be given one that another worker has had before, or still has. */
export function createWorker(ports: WorkerPorts): JobHandler {
  return async (job, context) => {
    if (!canCarryOut(job.shape)) {
      ports.log.warn({ id: job.id, shape: job.shape }, 'a job of an unknown shape was put back');
      return { putBackMilliseconds: UNKNOWN_SHAPE_MILLISECONDS };
    }
    const stored = await ports.requests.start(job.id, new Date().toISOString());
    if (stored === undefined) return 'done';
    const notes: Progress = { warnings: [], safety: [], explanation: [] };
    const outcome = await draw(job, stored, notes, context, ports);
    if (outcome === 'later') {
      await ports.requests.putBack(stored.id);
      const pause = STORAGE_PAUSE_MILLISECONDS * job.attempt;
      return { putBackMilliseconds: Math.min(LONGEST_STORAGE_PAUSE_MILLISECONDS, pause) };
    }
    const state = outcome.kind === 'pictures' ? 'COMPLETED' : 'FAILED';
    await settleSurely(stored, settlementOf(stored, state, outcome, toRecord(notes)), ports);
    return 'done' satisfies JobVerdict;
  };
}

async function draw(
  job: HandedOutJob,
  stored: StoredRequest,
  notes: Progress,
  context: JobContext,
  ports: WorkerPorts,
): Promise<RequestOutcome | 'later'> {
  const { limitSeconds, deadlineSeconds, catalogue, requests, log } = ports;
  const { signal } = context;
  const controller = new AbortController();
  const onStop = (): void => controller.abort(signal.reason);
  if (signal.aborted) onStop();
  signal.addEventListener('abort', onStop, { once: true });
  const startedAt = performance.now();
  const waited = Math.max(0, Date.now() - Date.parse(stored.createdAt));
  const timer = setTimeout(() => {
    controller.abort(new ApiError('deadline_exceeded', `The picture was not drawn within ${limitSeconds} seconds.`));
  }, limitSeconds * 1000);
  let input: JobInput | undefined;
  try {
    input = readJobInput(stored.input, catalogue);
    if (input === undefined) throw new ApiError('unknown_model', `The model ${stored.model} is no longer served.`);
    if (stored.starts > MOST_STARTS)
      throw new ApiError('engine_failed', `The request was given up: ${MOST_STARTS} workers died of it.`);
    const options = {
      signal: controller.signal,
      times: { deadline: performance.now() - waited + deadlineSeconds * 1000, limit: startedAt + limitSeconds * 1000 },
      onProgress: (progress: JobProgress) => context.onProgress(progress),
    };
    const work = { ...input, photo: stored.photo, keyId: stored.keyId, acceptedAt: new Date(stored.createdAt) };
    const span = {
      parent: readTrace(input.trace),
      kind: SpanKind.CONSUMER,
      attributes: { 'easel.request_id': stored.traceId, 'easel.model': stored.model, 'easel.attempt': job.attempt },
    };
    return await traced('easel.request', span, async () => toOutcome(await carryOut(work, notes, ports, options)));
  } catch (error) {
    if (signal.aborted && signal.reason instanceof JobStopped) {
      // Whoever canceled it has settled it. A worker that stops leaves it to the next.
      if (signal.reason.reason === 'closing') await requests.putBack(stored.id);
      throw signal.reason;
    }
    const met = controller.signal.aborted ? (controller.signal.reason as unknown) : error;
    const unstored = met instanceof StorageFailure;
    if (unstored && (input?.patient ?? true) && ageOf(stored) < STORAGE_PATIENCE_MILLISECONDS) {
      log.warn({ id: job.id, err: met.cause }, 'a request was put back: its files cannot be stored or read now');
      return 'later';
    }
    const failure = unstored ? storageFailure(met) : met;
    const known = ApiError.isInstance(failure);
    if (!known || failure.status >= 500) {
      const level = known ? 'warn' : 'error';
      const code = known ? failure.code : 'internal_error';
      const cause: unknown = known ? (failure.cause ?? failure) : failure;
      log[level]({ requestId: stored.traceId, id: job.id, code, err: cause }, 'a request failed');
    }
    return errorOutcome(failure);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onStop);
  }
}

const ageOf = ({ createdAt }: StoredRequest): number => Date.now() - Date.parse(createdAt);

/** A database that is away for a moment does not cost a finished picture; one that stays away puts the job back. */
async function settleSurely(stored: StoredRequest, settlement: Settlement, ports: WorkerPorts): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      if (!(await settle(stored, settlement, ports))) await discard(stored, settlement, ports);
      return;
    } catch (error) {
      const pause = SETTLE_PAUSES_MILLISECONDS[tries];
      if (pause === undefined) throw error;
      ports.log.warn({ err: error, id: stored.id }, 'settling a request failed; trying again');
      await delay(pause);
    }
  }
}

/** Somebody else has settled the request: what was drawn here is not part of any answer, unless the answer is this one. */
async function discard(
  { id }: StoredRequest,
  { outcome }: Settlement,
  { requests, storage, settlements }: WorkerPorts,
): Promise<void> {
  const current = await requests.find(id);
  if (current) settlements.announce(current);
  if (outcome.kind !== 'pictures') return;
  const kept = current?.outcome?.kind === 'pictures' ? current.outcome.pictures.map(({ fileName }) => fileName) : [];
  const lost = outcome.pictures.filter(({ fileName }) => !kept.includes(fileName));
  await Promise.all(lost.map(({ fileName, expires }) => storage.remove({ name: fileName, expires })));
}

function toOutcome({ request: _request, pictures, ...result }: GenerationResult): RequestOutcome {
  return { kind: 'pictures', ...result, pictures };
}

function toRecord({ engine, seed, queueSeconds, inferenceSeconds, warnings, safety, explanation }: Progress) {
  return {
    engine: engine ?? null,
    seed: seed ?? null,
    queueSeconds: queueSeconds ?? null,
    inferenceSeconds: inferenceSeconds ?? null,
    warnings: [...new Set(warnings)],
    safety,
    explanation,
  };
}
