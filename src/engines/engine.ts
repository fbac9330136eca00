/**
 * The engine port: what Easel asks of anything that draws. Read this file first when you write an engine;
 * `conformance.ts` holds the suite that every engine passes.
 */

/** Raw pixels, a byte for each channel (red, green, blue, alpha; not premultiplied), rows from the top. */
export interface RawPicture {
  readonly kind: 'raw';
  readonly width: number;
  readonly height: number;
  /** Four unless it is said: a picture without alpha is quicker to check and to encode. */
  readonly channels?: 3 | 4;
  readonly data: Uint8Array;
  /** Frees the pixels at once: megabytes that the collector would search the whole heap for. Nobody looks any more. */
  release?(): void;
}

/** A picture file as an engine delivered it. Its real size and type are read from the bytes, never believed. */
export interface EncodedPicture {
  readonly kind: 'encoded';
  readonly bytes: Uint8Array;
}

export type Picture = RawPicture | EncodedPicture;

/** The house look of a catalogue model. An engine that cannot honour it puts the idea into its prompt or warns. */
export type HouseStyle =
  | 'ink' // black-and-white illustration
  | 'stock'
  | 'photo'
  | 'vector'
  | 'watercolor'
  | 'painterly' // flux dev
  | 'sketch' // flux schnell
  | 'masterly' // flux pro: the richest
  | 'portrait'; // avatar

/** A face photo that was fetched, decoded, oriented and searched for its face. */
export interface FacePicture {
  /** The upright photo without metadata, as a JPEG file: what remote engines are given. */
  readonly photo: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The person without background, in the photo's own pixels. */
  readonly cutout: RawPicture;
  /** The face that was chosen, in the photo's pixels. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The 68 points of the usual face model, in the photo's pixels. */
  readonly landmarks: readonly (readonly [x: number, y: number])[];
}

export interface RenderTask {
  readonly operation: 'text-to-image' | 'avatar';
  /** Catalogue name, as in the path: `flux/dev`, `stock-image/photo`, `illustration/black-and-white`, `avatar`. */
  readonly model: string;
  readonly style: HouseStyle;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly steps?: number;
  readonly guidance?: number;
  /** Colour hints, lower-case `#rrggbb`. */
  readonly palette: readonly string[];
  readonly face?: FacePicture;
  /** What must not appear. */
  readonly negativePrompt?: string;
  /** Only the subjects, on transparent pixels. An engine that cannot do it says so in a warning. */
  readonly transparent?: true;
  /** A JPEG is made of the picture: an engine that has to send it far may send one too, at its best quality. */
  readonly lossy?: true;
}

export interface RenderOptions {
  readonly signal: AbortSignal;
  /** Called with 0 to 1, never falling, and with a picture file of what there is so far where the engine has one. */
  readonly onProgress?: (fraction: number, preview?: Uint8Array) => void;
}

export interface RenderResult {
  readonly picture: Picture;
  /** What of the task could not be honoured, in words for the log and the request's record. */
  readonly warnings: readonly string[];
  /** What the engine understood of the prompt, where it can say so: plain data for the record and `--explain`. */
  readonly explanation?: unknown;
}

export interface EngineCapabilities {
  readonly operations: readonly RenderTask['operation'][];
  /** The catalogue models that it draws, where it does not draw all of them. */
  readonly models?: readonly string[];
  readonly seed: boolean;
  readonly steps: boolean;
  readonly guidance: boolean;
  readonly palette: boolean;
  readonly face: boolean;
  /** Same task, same bytes. */
  readonly deterministic: boolean;
  /** A network that was trained on pictures; its files say so. */
  readonly trained: boolean;
  /** Draws inside this process: nothing of a task leaves it, nor anything of a picture before it is done. */
  readonly embedded?: true;
  /** How many tasks it takes at once. */
  readonly concurrency: number;
}

export interface EngineHealth {
  readonly ok: boolean;
  readonly detail: string;
}

export interface Engine {
  /** Short and stable: `studio`, `stable-diffusion`. */
  readonly id: string;
  /** Changes whenever the same task may give other bytes. */
  readonly version: string;
  readonly capabilities: EngineCapabilities;
  /**
   * Draws one picture. Rejects with an `EngineError`, or with the signal's reason within 100 ms of an abort.
   * The picture may have another size than asked for; the pipeline fits it.
   */
  render(task: RenderTask, options: RenderOptions): Promise<RenderResult>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}

export type EngineFault =
  | 'unavailable' // not there, not installed, refused the connection: another engine may serve → 503
  | 'failed' // crashed, or answered nonsense → 502
  | 'rejected' // understood the task and refused it → 502
  | 'deadline'; // took too long → 504

/** Every failure of an engine leaves it as one of these; `publicMessage` may be shown to the caller. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  constructor(
    readonly fault: EngineFault,
    readonly engine: string,
    readonly publicMessage: string,
    options?: { cause?: unknown },
  ) {
    super(`${engine}: ${publicMessage}`, options);
  }
}
