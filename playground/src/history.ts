import type { Explanation } from '@easel/client';
import type { Settings } from './settings.ts';

/** A picture that was drawn here, with everything that made it. Kept in this browser only. */
export interface Entry {
  readonly id: string;
  readonly createdAt: number;
  readonly settings: Settings;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly file: Blob;
  readonly fileName: string;
  readonly flagged: boolean;
  readonly seconds: number;
  readonly explanation?: Explanation | undefined;
}

const MOST_ENTRIES = 80;

/** The browser's own database; null where it has none for us, as in some private windows. */
function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('easel', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('entries', { keyPath: 'id' }));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

const database = open();

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const opened = await database;
  if (opened === null) return undefined;
  return new Promise((resolve) => {
    const request = work(opened.transaction('entries', mode).objectStore('entries'));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });
}

/** Newest first. */
export async function loadHistory(): Promise<Entry[]> {
  const entries = ((await run('readonly', (store) => store.getAll())) ?? []) as Entry[];
  return entries.toSorted((one, other) => other.createdAt - one.createdAt);
}

/** Keeps it, and lets go of the oldest beyond what a browser should carry. */
export async function keep(entry: Entry, history: readonly Entry[]): Promise<Entry[]> {
  await run('readwrite', (store) => store.put(entry));
  const all = [entry, ...history];
  for (const old of all.slice(MOST_ENTRIES)) await run('readwrite', (store) => store.delete(old.id));
  return all.slice(0, MOST_ENTRIES);
}

export async function forget(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}

export async function forgetAll(): Promise<void> {
  await run('readwrite', (store) => store.clear());
}
