import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { RequestEvent } from '../../requests/events.js';

const HEARTBEAT_MILLISECONDS = 15_000;
const RECONNECT_MILLISECONDS = 2_000;

/** Events as `text/event-stream`. A comment now and then keeps proxies from thinking that nobody is there. */
export function toEventStream(events: AsyncIterable<RequestEvent>, signal: AbortSignal): Readable {
  const stream = new PassThrough();
  const heartbeat = setInterval(() => stream.write(': \n\n'), HEARTBEAT_MILLISECONDS);
  const write = async (): Promise<void> => {
    stream.write(`retry: ${RECONNECT_MILLISECONDS}\n\n`);
    for await (const { id, event, data } of events) {
      const text = `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      if (!stream.write(text)) await once(stream, 'drain', { signal });
    }
  };
  void write()
    // A watcher who leaves is no failure, and one whose database is away comes back with Last-Event-ID.
    .catch(() => undefined)
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
  return stream;
}
