import type { FacePicture, RawPicture } from '../../src/engines/engine.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { FaceError } from '../../src/faces/faces.js';
import { createFacePreparer } from '../../src/faces/preparer.js';

/** Finds faces and draws portraits without a service around. */
export interface Darkroom {
  /** The face, or the code of its refusal. */
  prepare(bytes: Uint8Array<ArrayBuffer>): Promise<FacePicture | string>;
  draw(face: FacePicture, prompt: string, side: number, seed: number): Promise<RawPicture>;
  close(): Promise<void>;
}

export function createDarkroom(threads: number): Darkroom {
  const { signal } = new AbortController();
  const preparer = createFacePreparer({ places: threads });
  const engine = createStudioEngine({ threads });
  return {
    async prepare(bytes) {
      try {
        return await preparer.prepare(bytes, { signal, caller: String(Math.random()) });
      } catch (error) {
        if (error instanceof FaceError) return error.code;
        throw error;
      }
    },
    async draw(face, prompt, side, seed) {
      const task = { operation: 'avatar', model: 'avatar', style: 'portrait', palette: [] } as const;
      const { picture } = await engine.render({ ...task, prompt, width: side, height: side, seed, face }, { signal });
      if (picture.kind !== 'raw') throw new Error('Studio answers with pixels');
      return picture;
    },
    async close() {
      await engine.close();
      await preparer.close();
    },
  };
}

/** Works through a list with so many hands. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let index = next++; index < items.length; index = next++) await work(items[index]!, index);
    }),
  );
}
