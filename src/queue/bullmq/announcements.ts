import type { BackendClasses, IQueueBackend, QueueEventsListener } from 'bullmq';
import type { Pool, PoolClient } from 'pg';

/** What every process of a fleet must hear of, beside BullMQ's own events. Ids are BullMQ's. */
export interface Announcement {
  /** `left`: the job is no longer in the queue. `cancel`: whoever runs it stops. */
  readonly kind: 'left' | 'cancel';
  readonly jobId: string;
}

export interface Announcements {
  announce(announcement: Announcement): Promise<void>;
  /** False where BullMQ's `completed` is heard without fail: then a worker need not announce what it finished. */
  readonly tellsOfCompletion: boolean;
  close(): Promise<void>;
}

export interface AnnouncementsOptions {
  readonly name: string;
  readonly listener: (announcement: Announcement) => void;
  readonly onError: (error: Error) => void;
}

const EVENT = 'easel';
/** Events kept for listeners that were away for a moment. */
export const EVENTS_KEPT = 10_000;

/** How BullMQ is told of an event of our own. */
interface OwnEvents extends QueueEventsListener {
  [EVENT]: (announcement: Announcement) => void;
}

/** On Redis, in the stream of BullMQ's own events: in order, and none is lost while a listener reconnects. */
export function announceInStream<Backend extends IQueueBackend, Connection>(
  options: AnnouncementsOptions & {
    readonly classes: BackendClasses<Backend, Connection>;
    readonly events: InstanceType<BackendClasses<Backend, Connection>['QueueEvents']>;
    readonly prefix: string;
    readonly commands: Connection;
  },
): Announcements {
  const { name, classes, events, prefix, commands, listener, onError } = options;
  const producer = new classes.QueueEventsProducer(name, { prefix, connection: commands });
  producer.on('error', onError);
  events.on<OwnEvents, typeof EVENT>(EVENT, ({ kind, jobId }) => listener({ kind, jobId }));
  events.on('completed', ({ jobId }) => listener({ kind: 'left', jobId }));
  return {
    announce: (announcement) => producer.publishEvent({ eventName: EVENT, ...announcement }, EVENTS_KEPT),
    tellsOfCompletion: false,
    close: () => producer.close(),
  };
}

const CHANNEL = 'easel_queue';
const RECONNECT_MILLISECONDS = 500;

/**
 * On PostgreSQL, by NOTIFY. BullMQ's own events there are read by a growing number that writers take before they
 * commit, so a reader can pass one by; a notification is delivered with the commit or not at all.
 */
export async function announceByNotify(
  options: AnnouncementsOptions & { readonly pool: Pool },
): Promise<Announcements> {
  const { name, pool, listener, onError } = options;
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const connected = await pool.connect();
    if (closed) return connected.release(true);
    client = connected;
    connected.on('notification', ({ payload }) => {
      const [queue, kind, jobId] = (payload ?? '').split(' ');
      if (queue === name && jobId !== undefined && (kind === 'left' || kind === 'cancel')) listener({ kind, jobId });
    });
    connected.on('error', (error) => {
      onError(error);
      connected.release(true);
      client = undefined;
      reconnect();
    });
    await connected.query(`listen ${CHANNEL}`);
  }

  function reconnect(): void {
    if (closed) return;
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        reconnect();
      });
    }, RECONNECT_MILLISECONDS);
  }

  await connect();
  return {
    async announce({ kind, jobId }) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, `${name} ${kind} ${jobId}`]);
    },
    tellsOfCompletion: true,
    close() {
      closed = true;
      clearTimeout(timer);
      client?.release(true);
      client = undefined;
      return Promise.resolve();
    },
  };
}
