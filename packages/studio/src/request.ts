/** The manner of a picture where the description names none. */
export type HouseStyle =
  | 'ink' // black and white, drawn as ink
  | 'stock'
  | 'photo'
  | 'vector'
  | 'watercolor'
  | 'painterly'
  | 'sketch' // quick
  | 'masterly' // the richest
  | 'portrait';

/** What to draw. Same request, same pixels. */
export interface PictureRequest {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  /** Decides everything that the description leaves open. */
  readonly seed: number;
  readonly style: HouseStyle;
  /** The budget of detail, 1 to 50: same composition, more finish. */
  readonly steps?: number;
  /** 1 improvises, 20 draws the description and nothing else. */
  readonly guidance?: number;
  /** Colour hints, lower-case `#rrggbb`. */
  readonly palette: readonly string[];
  /** What must not appear: a list in words. */
  readonly negativePrompt?: string;
  /** Only the things that the description names, on transparent pixels. */
  readonly transparent?: boolean;
}

/** Raw pixels, four bytes each (red, green, blue, alpha; not premultiplied), rows from the top. */
export interface RawPicture {
  readonly kind: 'raw';
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A photo of a person in which the face was found. */
export interface FacePicture {
  readonly width: number;
  readonly height: number;
  /** The person without background, in the photo's own pixels. */
  readonly cutout: RawPicture;
  /** The face, in the photo's pixels. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The 68 points of the usual face model, in the photo's pixels. */
  readonly landmarks: readonly (readonly [x: number, y: number])[];
}

export interface PortraitRequest extends PictureRequest {
  readonly face: FacePicture;
}
