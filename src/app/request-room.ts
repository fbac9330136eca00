import type { Config } from '../config/schema.js';
import { catalogueWithin } from '../contract/catalogue.js';
import { ApiError } from '../contract/errors.js';
import type { EngineRegistry } from '../engines/registry.js';
import type { FacePreparer } from '../faces/faces.js';
import { createBacklog } from '../generation/backlog.js';
import { createEstimate } from '../generation/estimate.js';
import { createLine } from '../generation/line.js';
import type { Queue } from '../queue/queue.js';
import type { Records } from '../records/records.js';
import { createProvenance } from '../generation/provenance.js';
import { createAllowance } from '../requests/allowance.js';
import { createEstimates } from '../requests/estimates.js';
import { createFeed } from '../requests/feed.js';
import { createHousekeeping, type Housekeeping } from '../requests/housekeeping.js';
import { createPromises } from '../requests/promises.js';
import { createPromptPrivacy } from '../requests/prompt-privacy.js';
import { createRequestService, type RequestService } from '../requests/request-service.js';
import { createRoom } from '../requests/room.js';
import { createSettlements } from '../requests/settlements.js';
import { createDeliverer } from '../requests/webhooks/deliver.js';
import { createSend } from '../requests/webhooks/send.js';
import { createWebhookService, type WebhookService } from '../requests/webhooks/webhook-service.js';
import { createWorker } from '../requests/worker.js';
import { writeBeside } from '../requests/write-beside.js';
import type { SafetyChecker } from '../safety/safety.js';
import type { SignedFiles } from '../storage/signed-files.js';
import type { Storage } from '../storage/storage.js';
import type { Log } from '../telemetry/log.js';
import { countSettled, measureSend } from '../telemetry/measured.js';
import type { Metrics } from '../telemetry/metrics.js';

export interface RequestRoomOptions {
  readonly config: Config;
  readonly log: Log;
  readonly records: Records;
  readonly storage: Storage;
  readonly signedFiles: SignedFiles;
  readonly registry: EngineRegistry;
  readonly faces: FacePreparer;
  readonly safety: SafetyChecker;
  /** Carries requests to be drawn. */
  readonly queue: Queue;
  /** Carries webhook deliveries. */
  readonly webhookQueue: Queue;
  /** Whether this process draws, and sends webhooks. */
  readonly works: boolean;
  /** Called when somebody asks for pictures, before anything is done for them. */
  readonly onAsked?: () => void;
  readonly metrics: Metrics;
}

export interface RequestRoom {
  readonly service: RequestService;
  readonly webhooks: WebhookService;
  readonly housekeeping: Housekeeping;
  /** Takes nothing more, lets what runs finish for so long and tells those who still wait. */
  close(graceSeconds: number): Promise<void>;
}

const DOWNLOADS_AT_ONCE = 16;
const DELIVERIES_AT_ONCE = 16;

/** Everything between the wire and the engines, put together for one process. */
export function createRequestRoom(options: RequestRoomOptions): RequestRoom {
  const { config, log, records, queue, webhookQueue, works } = options;
  const { deliveries, usage } = records;
  const beside = works && queue.local ? writeBeside(records.requests) : undefined;
  const requests = beside?.requests ?? records.requests;
  const { threads, deadlineSeconds, limitSeconds } = config.render;
  const onError = (error: unknown): void => log.error({ err: error }, 'looking for settled requests failed');
  const catalogue = catalogueWithin(config.limits);
  const places = createLine({ concurrency: threads, capacity: Infinity });
  const downloads = createLine({ concurrency: DOWNLOADS_AT_ONCE, capacity: config.queue.capacity });
  const settlements = createSettlements({ queue, requests, onError });
  const feed = createFeed(queue);
  const stopping = new AbortController();
  const estimate = createEstimate();
  const estimates = createEstimates({ estimate, usage, queue, places: works ? threads : 0 });
  const room = createRoom({
    queue,
    capacity: config.queue.capacity,
    places: works ? threads : 0,
    secondsFor: (count, running) => estimates.secondsFor(count, running),
  });
  const { concurrentRequests = null, imagesPerDay = null } = config.keys;
  const allowance = createAllowance({ requests, defaults: { concurrentRequests, imagesPerDay } });
  const send = measureSend(createSend({ allowHosts: config.webhooks.allowHosts }), options.metrics);
  // A process that only takes requests learns nothing of how fast they are drawn elsewhere, and promises nothing.
  const promises = createPromises(queue, createBacklog({ estimate, places: works ? threads : Infinity }));
  const ports = {
    ...options,
    allowance,
    send,
    estimate,
    provenance: createProvenance(config.provenance),
    onSettled: countSettled(options.metrics),
    promises,
    privacy: createPromptPrivacy(config.records.prompts),
    requests,
    begin: beside?.begin,
    deliveries,
    settlements,
    feed,
    stopping: stopping.signal,
    estimates,
    room,
    catalogue,
    places,
    downloads,
    deadlineSeconds,
    limitSeconds,
    safetyRequired: config.safety.required,
  };
  const service = createRequestService(ports);
  const housekeeping = createHousekeeping(ports);
  void housekeeping.reconcile();
  if (works) {
    queue.work(createWorker(ports), { concurrency: threads });
    webhookQueue.work(createDeliverer(ports), { concurrency: DELIVERIES_AT_ONCE });
  }

  return {
    service,
    webhooks: createWebhookService(ports),
    housekeeping,
    async close(graceSeconds) {
      room.close();
      promises.close();
      stopping.abort();
      housekeeping.close();
      feed.close();
      await Promise.all([queue, webhookQueue].map((one) => one.close(graceSeconds)));
      const message = 'The service shut down before the picture was ready.';
      settlements.close(new ApiError('not_ready', message, { retryAfter: 5 }));
      await Promise.all([downloads.close(0), places.close(0)]);
    },
  };
}
