import sharp from 'sharp';
import type { RawPicture } from '../../engines/engine.js';
import type { PictureOptions, PictureVerdict } from '../safety.js';
import { INCEPTION_SIDE } from './inception.js';
import { MOBILENET_SIDE } from './mobilenet.js';
import { createNetworks } from './networks.js';
import type { NetworkName, NetworkScore } from './network-messages.js';

export interface PictureCheckOptions {
  /** From this score on a picture is flagged. */
  readonly flagFrom: number;
  /** From this score of the quick network on the thorough one is asked as well. */
  readonly unsureFrom: number;
  readonly timeoutSeconds: number;
  /** Where the networks are, when not inside the installed package. */
  readonly modelFolder?: string;
}

export interface PictureCheck {
  /** Rejects when the networks cannot answer in time: never a pass by default. */
  check(picture: RawPicture, options: PictureOptions): Promise<PictureVerdict>;
  /** Begins to load what is not there, for a picture that is on its way. */
  expect(): void;
  /** Loads what the first picture would have to wait for. */
  warm(): Promise<void>;
  close(): Promise<void>;
  /** The process that holds the networks; tests end it. */
  readonly pid: number | undefined;
}

const SIDES = { quick: MOBILENET_SIDE, thorough: INCEPTION_SIDE } as const;

/** Judges pictures by the quick network, and by the thorough one as well where the quick one is unsure. */
export function createPictureCheck(options: PictureCheckOptions): PictureCheck {
  const networks = createNetworks({ modelFolder: options.modelFolder });
  const deadline = (): number => performance.now() + options.timeoutSeconds * 1000;
  // Below these the thorough network could change nothing: of a portrait both must be sure, and of any other picture
  // their mean must be.
  const unsurePortrait = Math.max(options.unsureFrom, options.flagFrom);
  const unsurePicture = Math.max(options.unsureFrom, 2 * options.flagFrom - 1);

  async function ask(name: NetworkName, picture: RawPicture, until: number): Promise<NetworkScore> {
    return networks.judge({ name, pixels: await shrink(picture, SIDES[name]) }, until);
  }

  return {
    async check(picture, { signal, portrait = false }) {
      signal.throwIfAborted();
      const until = deadline();
      let result = await ask('quick', picture, until);
      if (result.score >= (portrait ? unsurePortrait : unsurePicture)) {
        const second = await ask('thorough', picture, until);
        // each has blind spots of its own: a picture is flagged when they agree, not when one of them is excited;
        // people from near excite either of them, so there both must be sure
        const score = portrait ? Math.min(result.score, second.score) : (result.score + second.score) / 2;
        result = { score, model: `${result.model}+${second.model}` };
      }
      signal.throwIfAborted();
      const flagged = result.score >= options.flagFrom;
      return {
        flagged,
        category: flagged ? 'sexual' : 'none',
        score: result.score,
        threshold: options.flagFrom,
        model: result.model,
      };
    },
    expect() {
      // whoever asks for a verdict hears of it
      if (networks.pid === undefined) networks.judge({ name: 'quick' }, deadline()).catch(() => undefined);
    },
    async warm() {
      await networks.judge({ name: 'quick' }, deadline());
    },
    close() {
      networks.close();
      return Promise.resolve();
    },
    get pid() {
      return networks.pid;
    },
  };
}

/** The whole picture, squeezed to a square as the networks were taught; what is transparent is black. */
async function shrink(picture: RawPicture, side: number): Promise<Uint8Array> {
  const { width, height, channels = 4 } = picture;
  // first small, then without transparency: the other way round takes twice as long
  const small = await sharp(picture.data, { raw: { width, height, channels } })
    .resize(side, side, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  if (channels === 3) return small;
  return sharp(small, { raw: { width: side, height: side, channels: 4 } })
    .flatten()
    .raw()
    .toBuffer();
}
