import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Remembers which model files could not be loaded, until one of them changes. */
export interface DamageNotes {
  /** Why these files cannot be loaded, where that is known. */
  find(files: readonly string[]): string | undefined;
  add(files: readonly string[], reason: string): void;
}

const notesSchema = z.record(z.string(), z.string());
const MOST_NOTES = 100;

/** With a path, other processes know it as well: `easel engines list` beside a running service. */
export function createDamageNotes(path?: string): DamageNotes {
  let own = new Map<string, string>();

  function read(): Map<string, string> {
    if (path === undefined) return own;
    try {
      own = new Map(Object.entries(notesSchema.parse(JSON.parse(readFileSync(path, 'utf8')))));
    } catch {
      // None yet, or not readable: what this process knows still counts.
    }
    return own;
  }

  return {
    find: (files) => read().get(keyOf(files)),
    add(files, reason) {
      const notes = [...read().set(keyOf(files), reason)].slice(-MOST_NOTES);
      own = new Map(notes);
      if (path === undefined) return;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, JSON.stringify(Object.fromEntries(notes), null, 2));
      } catch {
        // A folder that cannot be written: then only this process remembers.
      }
    },
  };
}

function keyOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
