import sharp from 'sharp';
import { brightened, type Photo, type RgbPicture } from '../decode/photo.js';
import { MIN_CONFIDENCE, type FaceModels } from './face-models.js';

const CELL = 256;
const CELLS = 3;
/** Cells that each hold the photo turned; grey is left between them. */
const TURNED = [
  { degrees: 90, column: 2, row: 0 },
  { degrees: 270, column: 2, row: 1 },
  { degrees: 180, column: 2, row: 2 },
  { degrees: 40, column: 0, row: 2 },
  { degrees: -40, column: 1, row: 2 },
] as const;
const GREY = '#808080';

/**
 * The turns, in degrees clockwise, under which the photo may show a face, likeliest first. All of them are seen in one
 * picture of small copies: the network costs the same for any picture, and a photo without a face would pay for every
 * look.
 */
export async function glanceAt(models: FaceModels, photo: Photo): Promise<number[]> {
  const small = brightened(await photo.pixels(CELL));
  const copies = await Promise.all(
    TURNED.map(async ({ degrees, column, row }) => {
      const { data, info } = await sharp(small.data, rawOf(small))
        .rotate(degrees, { background: GREY })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const copy = await fitted({ width: info.width, height: info.height, data }, CELL);
      return { ...copy, left: column * CELL, top: row * CELL };
    }),
  );
  const side = CELLS * CELL;
  const data = await sharp({ create: { width: side, height: side, channels: 3, background: GREY } })
    .composite(copies)
    .removeAlpha()
    .raw()
    .toBuffer();
  const best = new Map<number, number>();
  for (const { box, score } of await models.suspect({ width: side, height: side, data })) {
    const column = Math.floor((box.x + box.width / 2) / CELL);
    const row = Math.floor((box.y + box.height / 2) / CELL);
    const turn = TURNED.find((cell) => cell.column === column && cell.row === row);
    if (turn && score > MIN_CONFIDENCE) best.set(turn.degrees, Math.max(score, best.get(turn.degrees) ?? 0));
  }
  return [...best].sort(([, one], [, other]) => other - one).map(([degrees]) => degrees);
}

const rawOf = ({ width, height }: RgbPicture) => ({ raw: { width, height, channels: 3 } }) as const;

async function fitted(picture: RgbPicture, side: number) {
  const input = await sharp(picture.data, rawOf(picture))
    .resize(side, side, { fit: 'contain', background: GREY })
    .raw()
    .toBuffer();
  return { input, raw: { width: side, height: side, channels: 3 } as const };
}
