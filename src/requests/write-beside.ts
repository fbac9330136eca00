import type { NewRequest, RequestStore, StoredRequest } from '../records/request-store.js';

/**
 * Requests that are taken up in the moment in which they are accepted, by this process: drawing begins at once, and the
 * record is written beside it. Whoever wants to know anything of such a request waits for its record first, and so does
 * its settlement: nothing is answered that is not kept.
 */
export interface WriteBeside {
  readonly requests: RequestStore;
  /** Resolves when the record is written; rejects when it cannot be: then there is no such request. */
  begin(this: void, request: NewRequest): Promise<void>;
}

interface Coming {
  readonly request: NewRequest;
  readonly kept: Promise<void>;
  startedAt?: string;
  writing: boolean;
}

export function writeBeside(store: RequestStore): WriteBeside {
  const coming = new Map<string, Coming>();

  async function written(id: string): Promise<void> {
    await coming.get(id)?.kept.catch(() => undefined);
  }

  async function allWritten(): Promise<void> {
    if (coming.size > 0) await Promise.allSettled([...coming.values()].map(({ kept }) => kept));
  }

  async function write(entry: Coming): Promise<void> {
    entry.writing = true;
    const { request, startedAt } = entry;
    try {
      await store.accept(startedAt === undefined ? request : { ...request, startedAt });
    } finally {
      coming.delete(request.id);
    }
  }

  return {
    begin(request) {
      const entry: Coming = { request, writing: false, kept: afterHandOut().then(() => write(entry)) };
      entry.kept.catch(() => undefined); // whoever waits hears of it
      coming.set(request.id, entry);
      return entry.kept;
    },
    requests: {
      ...store,
      async start(id, at) {
        const entry = coming.get(id);
        if (entry === undefined) return store.start(id, at);
        if (!entry.writing && entry.startedAt === undefined) {
          entry.startedAt = at;
          return storedOf(entry.request, { turn: 0, state: 'IN_PROGRESS', starts: 1, startedAt: at });
        }
        await written(id);
        return store.start(id, at);
      },
      async putBack(id) {
        await written(id);
        await store.putBack(id);
      },
      async returnToLine(id) {
        await written(id);
        await store.returnToLine(id);
      },
      async settle(id, settlement) {
        if (coming.has(id)) await written(id);
        return store.settle(id, settlement);
      },
      async withdraw(id) {
        await written(id);
        return store.withdraw(id);
      },
      async find(id) {
        await written(id);
        return store.find(id);
      },
      async settledAmong(ids) {
        await allWritten();
        return store.settledAmong(ids);
      },
      async list(page) {
        await allWritten();
        return store.list(page);
      },
      async position(id) {
        await allWritten();
        return store.position(id);
      },
      async standing(keyId, day) {
        await allWritten();
        return store.standing(keyId, day);
      },
      async remove(id) {
        await written(id);
        return store.remove(id);
      },
    },
  };
}

/** The queue hands out in the next turn of the event loop; the one after that is for the record. */
function afterHandOut(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
}

type Standing = Pick<StoredRequest, 'turn' | 'state' | 'starts' | 'startedAt'>;

/** The record of a request that was just accepted. Field by field: what is left of an object is slow and large in V8. */
export function storedOf(request: NewRequest, { turn, state, starts, startedAt }: Standing): StoredRequest {
  return {
    id: request.id,
    traceId: request.traceId,
    keyId: request.keyId,
    model: request.model,
    state,
    createdAt: request.createdAt,
    startedAt,
    finishedAt: null,
    prompt: request.prompt,
    width: request.width,
    height: request.height,
    imageCount: request.imageCount,
    input: request.input,
    photo: request.photo,
    cancelAt: request.cancelAt,
    webhookUrl: request.webhookUrl,
    turn,
    starts,
    outcome: null,
  };
}
