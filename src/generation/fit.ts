import sharp, { type Sharp } from 'sharp';
import { EngineError, type EncodedPicture, type Picture, type RawPicture } from '../engines/engine.js';
import { isPictureFile, MOST_PICTURE_PIXELS } from '../engines/picture-file.js';

export interface FitOptions {
  /** Who is to blame. */
  readonly engine?: string;
  /** Behind what is transparent in a file there is white. */
  readonly opaque?: boolean;
}

/** Exactly the requested size, whatever the engine made: scaled to cover it, the rest cut off evenly. */
export async function fit(
  picture: Picture,
  width: number,
  height: number,
  { engine = 'engine', opaque = false }: FitOptions = {},
): Promise<RawPicture> {
  if (picture.kind === 'raw') {
    if (picture.data.length !== picture.width * picture.height * (picture.channels ?? 4))
      throw nonsense(engine, 'pixels of another size than it said');
    if (picture.width === width && picture.height === height) return picture;
  }
  return reading(engine, async () => {
    const image =
      picture.kind === 'raw'
        ? sharp(picture.data, {
            raw: { width: picture.width, height: picture.height, channels: picture.channels ?? 4 },
          })
        : open(picture, engine);
    if (opaque && picture.kind === 'encoded') image.flatten({ background: '#ffffff' });
    const { data, info } = await sized(image, width, height)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { kind: 'raw', width, height, channels: info.channels === 3 ? 3 : 4, data };
  });
}

/** The same for a file whose pixels nobody has to see: `write` makes another file of it in one pass. */
export function refit<File>(
  picture: EncodedPicture,
  width: number,
  height: number,
  engine: string,
  write: (image: Sharp) => Promise<File>,
): Promise<File> {
  return reading(engine, () => write(sized(open(picture, engine), width, height)));
}

const sized = (image: Sharp, width: number, height: number): Sharp =>
  image.resize(width, height, { fit: 'cover', position: 'centre' }).toColourspace('srgb');

/** Its real size and type are read from the bytes, and what is damaged is refused, wherever in the file. */
function open({ bytes }: EncodedPicture, engine: string): Sharp {
  if (!isPictureFile(bytes)) throw nonsense(engine, 'a file that is no picture');
  return sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS, pages: 1, sequentialRead: true }).autoOrient();
}

async function reading<Result>(engine: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof EngineError ? error : nonsense(engine, 'a picture that cannot be read', error);
  }
}

function nonsense(engine: string, what: string, cause?: unknown): EngineError {
  return new EngineError('failed', engine, `the engine answered with ${what}`, { cause });
}
