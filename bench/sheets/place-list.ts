import { placeNames } from '@easel/studio';
import type { ListedPrompt } from './prompt-list.js';

const outdoors = ['', ' at night', ' in the rain', ' in the snow', ' in the fog'];
const indoors = ['', ' at night'];

/** Every place that Studio can paint, by day, at night and in the weathers that reach it. */
export function listPlaces(): ListedPrompt[] {
  return placeNames
    .flatMap(({ words, indoor }) =>
      (indoor ? indoors : outdoors).map((when) => ({ prompt: `${words}${when}`, tag: words })),
    )
    .map((row, index) => ({ ...row, line: index + 1 }));
}
