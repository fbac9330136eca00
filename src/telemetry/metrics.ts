import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the rooms of the house tell of themselves, in the words of Prometheus. Labels never hold a caller's words. */
export interface Metrics {
  /** An answer over HTTP. `route` is the pattern, never the address. */
  answered(answer: { readonly route: string; readonly method: string; readonly status: number; seconds: number }): void;
  /** A request came to its end. */
  settled(end: { readonly model: string; readonly state: string; readonly code: string; seconds: number }): void;
  /** How long a request waited for its worker. */
  waited(model: string, seconds: number): void;
  drawn(engine: string, model: string, seconds: number): void;
  engineFault(engine: string, fault: string): void;
  engineUp(engine: string, up: boolean): void;
  /** A prompt or a picture was judged: `allow`, `flag`, `refuse`, or `error` when the checker failed. */
  judged(subject: 'prompt' | 'picture', verdict: string, seconds: number): void;
  /** A photo that a caller linked to was not fetched, or not used. */
  photoRefused(code: string): void;
  /** One attempt to deliver a webhook. */
  delivered(outcome: 'taken' | 'refused'): void;
  /** A process or thread that works for this one ended by itself or was killed, and another takes its place. */
  workerEnded(worker: string): void;
  /** Asks for the length of a queue at every scrape. */
  watchQueue(name: string, counts: () => Promise<Readonly<Record<string, number>>>): void;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
  readonly contentType: string;
}

const HTTP_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const RENDER_BUCKETS = [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 12, 30, 60, 120, 300];
const CHECK_BUCKETS = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Its own registry, so that two services in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: readonly string[]) =>
    new Counter({ name: `easel_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: readonly string[], buckets: number[]) =>
    new Histogram({ name: `easel_${name}`, help, labelNames, buckets, registers });
  // The event loop's delay is what a timer's beat takes too long. By default it beats a hundred times a second, and a
  // service that has nothing to do wakes up as often.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });

  const answers = counter('http_requests_total', 'Answers over HTTP.', ['route', 'method', 'status']);
  const answerTime = histogram('http_request_seconds', 'From request to answer.', ['route', 'method'], HTTP_BUCKETS);
  const ends = counter('requests_settled_total', 'Requests that ended.', ['model', 'state', 'code']);
  const endTime = histogram('request_seconds', 'From acceptance to end.', ['model'], RENDER_BUCKETS);
  const waits = histogram('queue_wait_seconds', 'From acceptance to a worker.', ['model'], RENDER_BUCKETS);
  const renders = histogram('render_seconds', 'Pictures, engine alone.', ['engine', 'model'], RENDER_BUCKETS);
  const faults = counter('engine_faults_total', 'Renders that an engine failed.', ['engine', 'fault']);
  const up = new Gauge({
    name: 'easel_engine_up',
    help: '1 while the engine is asked first, 0 while it is down.',
    labelNames: ['engine'],
    registers,
  });
  const verdicts = counter('safety_checks_total', 'Prompts and pictures judged.', ['subject', 'verdict']);
  const checkTime = histogram('safety_seconds', 'Time of a check.', ['subject'], CHECK_BUCKETS);
  const refusals = counter('photo_refusals_total', 'Photos that were not fetched or not used.', ['code']);
  const deliveries = counter('webhook_deliveries_total', 'Attempts to deliver a webhook.', ['outcome']);
  const restarts = counter('worker_restarts_total', 'Helping processes and threads that ended.', ['worker']);
  const queues = new Map<string, () => Promise<Readonly<Record<string, number>>>>();
  const lengths = new Gauge({
    name: 'easel_queue_jobs',
    help: 'Jobs in the queue, of all processes.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      lengths.reset();
      for (const [queue, counts] of queues) {
        // A queue that is out of reach has no length; everything else is told all the same.
        const states = await counts().catch(() => ({}));
        for (const [state, count] of Object.entries(states)) lengths.set({ queue, state }, count);
      }
    },
  });

  return {
    contentType: registry.contentType,
    answered({ route, method, status, seconds }) {
      answers.inc({ route, method, status: String(status) });
      answerTime.observe({ route, method }, seconds);
    },
    settled({ model, state, code, seconds }) {
      ends.inc({ model, state, code });
      endTime.observe({ model }, seconds);
    },
    waited: (model, seconds) => waits.observe({ model }, seconds),
    drawn: (engine, model, seconds) => renders.observe({ engine, model }, seconds),
    engineFault: (engine, fault) => faults.inc({ engine, fault }),
    engineUp: (engine, isUp) => up.set({ engine }, isUp ? 1 : 0),
    judged(subject, verdict, seconds) {
      verdicts.inc({ subject, verdict });
      checkTime.observe({ subject }, seconds);
    },
    photoRefused: (code) => refusals.inc({ code }),
    delivered: (outcome) => deliveries.inc({ outcome }),
    workerEnded: (worker) => restarts.inc({ worker }),
    watchQueue: (name, counts) => void queues.set(name, counts),
    text: () => registry.metrics(),
  };
}
