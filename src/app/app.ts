import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/schema.js';
import type { Engine } from '../engines/engine.js';
import { createEngines, routesOf } from './configured-engines.js';
import { createEngineRegistry, type EngineRegistry, type RegistryEvent } from '../engines/registry.js';
import { STUDIO_ID } from '../engines/studio/studio.js';
import type { FacePreparer } from '../faces/faces.js';
import { createFacePreparer } from '../faces/preparer.js';
import { warmUp } from '../generation/warm-up.js';
import { startMetricsServer } from '../http/metrics-route.js';
import { createServer } from '../http/server.js';
import { createWorkerServer } from '../http/worker-server.js';
import { openLimiter } from '../limits/open-limiter.js';
import { createRates } from '../limits/rates.js';
import { openQueues } from '../queue/open-queues.js';
import type { Queue } from '../queue/queue.js';
import type { Keys } from '../records/keys.js';
import { openRecords } from '../records/open-records.js';
import type { Records } from '../records/records.js';
import { createSafetyChecker } from '../safety/checker.js';
import type { SafetyChecker } from '../safety/safety.js';
import { openDataFolder, type DataFolder } from '../storage/data-folder.js';
import { openStorage } from '../storage/open-storage.js';
import { createSignedFiles } from '../storage/signed-files.js';
import { storageFault } from '../storage/storage-failure.js';
import type { Storage } from '../storage/storage.js';
import type { Log } from '../telemetry/log.js';
import { measureFaces, measureSafety } from '../telemetry/measured.js';
import { createMetrics, type Metrics } from '../telemetry/metrics.js';
import { onWorkerEnded } from '../telemetry/worker-ends.js';
import { createRequestRoom, type RequestRoom } from './request-room.js';
import { version } from '../version.js';

export interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  /** Drivers to use instead of the usual ones, for tests and benchmarks. */
  readonly engines?: readonly Engine[];
  readonly faces?: FacePreparer;
  readonly safety?: SafetyChecker;
}

export interface App {
  readonly server: FastifyInstance;
  readonly keys: Keys;
  readonly records: Records;
  readonly registry: EngineRegistry;
  readonly queue: Queue;
  readonly requests: RequestRoom;
  readonly dataFolder: DataFolder;
  /** Where the metrics are, when they have a port of their own. */
  readonly metricsPort: number | undefined;
  /** Loads what the first request would wait for. Never rejects. */
  warmUp(): Promise<void>;
  /** Lets running requests finish for as long as the configuration allows, then lets go of everything. */
  close(): Promise<void>;
}

const WATCH_MILLISECONDS = 15_000;
const SWEEP_MILLISECONDS = 10 * 60_000;

/** The composition root: the only place that knows every driver. */
export async function createApp({ config, log, ...drivers }: AppOptions): Promise<App> {
  const dataFolder = openDataFolder(config.data);
  const { records, keys, pool } = await openRecords(config, dataFolder, log);
  const metrics = createMetrics();
  const engines =
    drivers.engines ??
    createEngines(config.engines, {
      modelsFolder: dataFolder.models,
      threads: config.render.threads,
      // who draws soon loads while the rest begins; who only passes on never does
      early: config.role !== 'api' && config.render.warmUp,
    });
  const registry = createEngineRegistry({
    engines,
    routes: drivers.engines ? config.engines.routes : routesOf(config.engines),
    attemptShare: config.engines.attemptShare,
    onEvent(event) {
      logEngineEvent(log, event);
      countEngineEvent(metrics, event);
    },
  });
  for (const { id } of engines) metrics.engineUp(id, true);
  const { allowHosts } = config.faces;
  const preparer = drivers.faces ?? createFacePreparer({ allowHosts, ahead: config.role !== 'api' });
  const faces = measureFaces(preparer, metrics);
  const safety = measureSafety(drivers.safety ?? createSafetyChecker(config.safety), metrics);
  const storage = openStorage(config.storage, dataFolder);
  const signedFiles = createSignedFiles(await pictureSecret(config, dataFolder, records));
  const queues = await openQueues(config, dataFolder, log);
  const limiter = await openLimiter({ redis: queues.redis, postgres: pool }, log);
  const asked = new AbortController();
  const requests = createRequestRoom({
    config,
    log,
    records,
    storage,
    signedFiles,
    registry,
    faces,
    safety,
    queue: queues.renders,
    webhookQueue: queues.webhooks,
    works: config.role !== 'api',
    onAsked: () => asked.abort(new Error('somebody asks for a picture')),
    metrics,
  });
  metrics.watchQueue('renders', async () => ({ ...(await queues.renders.counts()) }));
  metrics.watchQueue('webhooks', async () => ({ ...(await queues.webhooks.counts()) }));
  const stopCounting = onWorkerEnded((worker) => metrics.workerEnded(worker));
  const server = await (config.role === 'worker' ? createWorkerServer : createServer)({
    config,
    version,
    requests: requests.service,
    webhooks: requests.webhooks,
    usage: records.usage,
    rates: createRates(limiter),
    keys,
    registry,
    storage,
    signedFiles,
    needs: {
      'Pictures cannot be stored.': () => storage.check(),
      'Requests cannot be recorded.': () => records.check(),
      'The queue cannot be reached.': () => queues.renders.check(),
    },
    log,
    metrics,
  });
  const { port, host } = config.metrics;
  const metricsServer = port === undefined ? undefined : await startMetricsServer(metrics, { host, port });

  const sweep = async (): Promise<void> => {
    try {
      await storage.sweep();
      const oldest = Date.now() - config.records.retentionDays * 86_400_000;
      await records.forgetRequestsBefore(new Date(oldest).toISOString());
      await records.requests.forgetIdempotencyKeysBefore(new Date().toISOString());
    } catch (error) {
      if (!closing) log.error({ err: error }, 'sweeping failed');
    }
  };
  let closing = false;
  const sweeper = setInterval(() => void sweep(), SWEEP_MILLISECONDS).unref();
  const firstSweep = sweep();
  const watch = watchStorage(storage, records, log);
  const warming = new AbortController();

  return {
    server,
    keys,
    records,
    registry,
    queue: queues.renders,
    requests,
    dataFolder,
    metricsPort: metricsServer?.port,
    async warmUp() {
      // Only what is in the house: drawing for nobody on somebody's GPU is not ours to decide.
      const engine = engines.find(({ id }) => id === STUDIO_ID);
      if (engine && config.render.warmUp && config.role !== 'api')
        await warmUp({ engine, safety, signal: warming.signal, asked: asked.signal, log });
    },
    async close() {
      warming.abort(new Error('the service is closing'));
      closing = true;
      clearInterval(sweeper);
      clearInterval(watch);
      const grace = config.server.shutdownSeconds;
      // A client that neither sends nor reads on must not keep the process alive.
      const cut = setTimeout(() => server.server.closeAllConnections(), (grace + 1) * 1000);
      await Promise.all([server.close(), requests.close(grace)]);
      stopCounting();
      await metricsServer?.close();
      clearTimeout(cut);
      await Promise.all([registry.close(), faces.close(), safety.close(), storage.close()]);
      await queues.close();
      await firstSweep;
      await records.close();
    },
  };
}

/** Every process that answers callers must know the same secret: a fleet keeps it where its records are. */
async function pictureSecret(config: Config, dataFolder: DataFolder, records: Records): Promise<Uint8Array> {
  if (config.records.url === undefined) return dataFolder.pictureSecret();
  return Buffer.from(await records.keepSecret('pictures', randomBytes(32).toString('hex')), 'hex');
}

/** Notices a disk that is full, gone or back although nobody asks, and says so once. */
function watchStorage(storage: Storage, records: Records, log: Log): NodeJS.Timeout {
  let well = true;
  let asking = false;
  const look = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      await storage.check();
      await records.check();
      if (!well) log.info('pictures and records can be stored again');
      well = true;
    } catch (error) {
      if (well) log.error({ err: error }, `nothing can be stored: ${storageFault(error) ?? 'see the error'}`);
      well = false;
    } finally {
      asking = false;
    }
  };
  return setInterval(() => void look(), WATCH_MILLISECONDS).unref();
}

function logEngineEvent(log: Log, event: RegistryEvent): void {
  const { kind, engine } = event;
  if (kind === 'fault') {
    const { fault, publicMessage, cause } = event.error;
    log.warn({ engine, model: event.model, fault, err: cause ?? event.error }, `${engine}: ${publicMessage}`);
  } else if (kind === 'drawn') return;
  else if (kind === 'down') log.warn({ engine }, `${engine} is down (${event.detail}); it is looked after`);
  else log.info({ engine }, `${engine} is up again (${event.detail})`);
}

function countEngineEvent(metrics: Metrics, event: RegistryEvent): void {
  if (event.kind === 'drawn') metrics.drawn(event.engine, event.model, event.seconds);
  else if (event.kind === 'fault') metrics.engineFault(event.engine, event.error.fault);
  else metrics.engineUp(event.engine, event.kind === 'up');
}
