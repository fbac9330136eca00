import type { RequestStatus } from '../contract/request-status.js';
import type { JobProgress } from '../queue/queue.js';
import type { StoredRequest } from '../records/request-store.js';
import type { Feed } from './feed.js';
import { round, statusOf, type StatusPorts } from './status.js';

/**
 * What a caller who watches a request is told. Ids say how far the request is, `<stage>-<thousandths>`, and not how
 * many events there were: so that whoever comes back, at whatever process, hears what is new and nothing twice,
 * without anybody keeping what was sent.
 */
export type RequestEvent =
  | { readonly id: string; readonly event: 'status'; readonly data: RequestStatus }
  | {
      readonly id: string;
      readonly event: 'progress';
      readonly data: { readonly request_id: string; readonly progress: number; readonly preview?: string };
    };

export interface EventsPorts extends StatusPorts {
  readonly feed: Feed;
  /** Aborts when the service stops; watchers come back to another process. */
  readonly stopping: AbortSignal;
}

export interface WatchOptions {
  readonly baseUrl: string;
  readonly lastEventId?: string | undefined;
  readonly signal: AbortSignal;
}

/** A lost event is made up for by looking, and while it waits its place in the line is told. */
const LOOK_MILLISECONDS = 1_000;
const STAGES = { IN_QUEUE: 0, IN_PROGRESS: 1, COMPLETED: 2, FAILED: 2, CANCELED: 2 } as const;

export async function* watchRequest(
  first: StoredRequest,
  { baseUrl, lastEventId, signal: gone }: WatchOptions,
  ports: EventsPorts,
): AsyncGenerator<RequestEvent> {
  const { id } = first;
  const signal = AbortSignal.any([gone, ports.stopping]);
  let heard: JobProgress | undefined;
  let news = false;
  let wake = (): void => undefined;
  const unfollow = ports.feed.follow(id, (event) => {
    if (event.kind === 'progress') heard = event.progress;
    news = true;
    wake();
  });
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    let [stage, thousandths] = readEventId(lastEventId);
    let shown = '';
    for (let stored: StoredRequest | undefined = first; stored && !signal.aborted;) {
      const status = await statusOf(stored, baseUrl, ports);
      const next = STAGES[stored.state];
      const face = `${status.status} ${status.queue_position}`;
      if (face !== shown && (shown !== '' || next > stage)) {
        if (next > stage) thousandths = 0;
        stage = Math.max(stage, next);
        yield { id: `${stage}-${thousandths}`, event: 'status', data: status };
      }
      shown = face;
      if (stored.outcome !== null) return;
      const fraction = Math.max(status.progress, round(heard?.fraction ?? 0));
      const preview = heard?.preview;
      heard = undefined;
      if (next === STAGES.IN_PROGRESS && (fraction * 1000 > thousandths || preview !== undefined)) {
        thousandths = Math.max(thousandths, Math.round(fraction * 1000));
        const data = { request_id: id, progress: thousandths / 1000, ...(preview === undefined ? {} : { preview }) };
        yield { id: `${stage}-${thousandths}`, event: 'progress', data };
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_MILLISECONDS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
        if (news || signal.aborted) wake();
      });
      news = false;
      stored = await ports.requests.find(id);
    }
  } finally {
    unfollow();
  }
}

/** Whether somebody who has heard this has heard everything. */
export function isLastEvent(lastEventId: string | undefined): boolean {
  return readEventId(lastEventId)[0] === STAGES.COMPLETED;
}

function readEventId(text: string | undefined): [stage: number, thousandths: number] {
  const [, stage, thousandths] = /^([0-2])-(\d{1,4})$/.exec(text ?? '') ?? [];
  return stage === undefined ? [-1, 0] : [Number(stage), Math.min(1000, Number(thousandths))];
}
