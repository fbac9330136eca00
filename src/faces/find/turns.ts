import sharp from 'sharp';
import { brightened, type Photo } from '../decode/photo.js';
import type { FaceModels } from './face-models.js';

const TURNS = [90, 270, 180, 40, -40] as const;
const COLUMNS = 3;
const CELL = 256;
const GREY = '#808080';

/**
 * The turns under which the photo may show a face, likeliest first. All of them are looked at in one picture of small
 * copies: the network costs the same for any picture, and a photo without a face would pay for every turn.
 */
export async function likelyTurns(models: FaceModels, photo: Photo): Promise<number[]> {
  const small = await brightened(await photo.pixels(CELL));
  const input = { raw: { width: small.width, height: small.height, channels: 3 } } as const;
  const copies = await Promise.all(
    TURNS.map(async (degrees, index) => {
      const { data: turnedPixels, info } = await sharp(small.data, input)
        .rotate(degrees, { background: GREY })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width: across, height: down } = info;
      const cell = await sharp(turnedPixels, { raw: { width: across, height: down, channels: 3 } })
        .resize(CELL, CELL, { fit: 'contain', background: GREY })
        .raw()
        .toBuffer();
      const raw = { width: CELL, height: CELL, channels: 3 } as const;
      return { input: cell, raw, left: (index % COLUMNS) * CELL, top: Math.floor(index / COLUMNS) * CELL };
    }),
  );
  const [width, height] = [COLUMNS * CELL, Math.ceil(TURNS.length / COLUMNS) * CELL];
  const data = await sharp({ create: { width, height, channels: 3, background: GREY } })
    .composite(copies)
    .removeAlpha()
    .raw()
    .toBuffer();
  const best = new Map<number, number>();
  for (const { box, score } of await models.detect({ width, height, data })) {
    const column = Math.floor((box.x + box.width / 2) / CELL);
    const row = Math.floor((box.y + box.height / 2) / CELL);
    const turn = TURNS[row * COLUMNS + column];
    if (turn !== undefined) best.set(turn, Math.max(score, best.get(turn) ?? 0));
  }
  return [...best].sort(([, one], [, other]) => other - one).map(([turn]) => turn);
}
