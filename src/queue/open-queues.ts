import type { Redis } from 'ioredis';
import type { Config } from '../config/schema.js';
import type { DataFolder } from '../storage/data-folder.js';
import type { Log } from '../telemetry/log.js';
import { createEmbeddedQueue } from './embedded/embedded-queue.js';
import type { Queue } from './queue.js';

export interface Queues {
  /** Requests to be drawn. */
  readonly renders: Queue;
  /** Webhook deliveries. */
  readonly webhooks: Queue;
  /** The Redis that they are on, where they are. */
  readonly redis: Redis | undefined;
  /** Lets go of the server behind them, after they were closed. */
  close(): Promise<void>;
}

/** The queues that the configuration names: on a server that a fleet shares, or in the data folder. */
export async function openQueues(config: Config, dataFolder: DataFolder, log: Log): Promise<Queues> {
  const onError = (error: unknown): void => log.error({ err: error }, 'the queue failed');
  if (config.queue.url === undefined) {
    const open = (name: string): Queue => createEmbeddedQueue({ path: dataFolder.queue, name, onError });
    return { renders: open('renders'), webhooks: open('webhooks'), redis: undefined, close: () => Promise.resolve() };
  }
  // loaded here, so that a service of its own does not carry the clients of Redis and PostgreSQL
  const { connectQueueServer } = await import('./bullmq/server.js');
  const server = await connectQueueServer({ url: config.queue.url, onError });
  try {
    const [renders, webhooks] = await Promise.all([server.queue('renders'), server.queue('webhooks')]);
    return { renders, webhooks, redis: server.redis, close: () => server.close() };
  } catch (error) {
    await server.close();
    throw error;
  }
}
