import sharp from 'sharp';

/** Eight bits a channel, three channels, rows from the top. */
export interface RgbPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A photo that was decoded and turned upright. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  /** A part of the photo, or all of it, scaled down to `maxSide` where it is larger. */
  pixels(maxSide: number, region?: Region): Promise<RgbPicture>;
}

export function photoOf({ width, height, data }: RgbPicture): Photo {
  return {
    width,
    height,
    async pixels(maxSide, region = { left: 0, top: 0, width, height }) {
      const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 3 } })
        .extract(region)
        .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data: pixels };
    },
  };
}
