import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FaceModels } from '../../src/faces/find/face-models.js';

const folder = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const FILES = 6;
const DETECTION_SIDE = 960;

/** One face of one of the sample photos, which all show groups. */
export interface SampleFace {
  readonly name: string;
  /** Among all sample faces: which look meets which variant follows from it. */
  readonly number: number;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Middle and side of the face, in pixels of the photo. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A photo as somebody would send it. */
export interface SamplePhoto {
  readonly face: string;
  readonly variant: Variant;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How far a crop reaches to each side, up and down, in sizes of the face. */
const CROPS = { tight: [0.72, 0.78, 0.72], medium: [1.5, 1.4, 2.2], wide: [3.2, 2.4, 4.2] } as const;

export const variants = [
  'tight',
  'medium',
  'wide',
  'turned left',
  'turned right',
  'mirrored',
  'small',
  'dark',
] as const;
export type Variant = (typeof variants)[number];

/** Every face that the finder sees in the sample photos, the largest of each photo first. */
export async function sampleFaces(models: FaceModels): Promise<SampleFace[]> {
  const faces: SampleFace[] = [];
  for (let number = 1; number <= FILES; number += 1) {
    const file = join(folder, `sample${number}.jpg`);
    const { width, height } = await sharp(file).metadata();
    const { data, info } = await sharp(file)
      .resize(DETECTION_SIDE, DETECTION_SIDE, { fit: 'inside' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = width / info.width;
    const found = (await models.detect({ width: info.width, height: info.height, data }))
      .map(({ box }) => ({
        x: (box.x + box.width / 2) * scale,
        y: (box.y + box.height / 2) * scale,
        size: Math.max(box.width, box.height) * scale,
      }))
      .toSorted((a, b) => b.size - a.size);
    found.forEach((face, index) =>
      faces.push({ ...face, number: faces.length, name: `${number}${'abcdefghijklmnop'[index]}`, file, width, height }),
    );
  }
  return faces;
}

function region(face: SampleFace, [aside, up, down]: readonly [number, number, number]) {
  const left = Math.max(0, Math.round(face.x - aside * face.size));
  const top = Math.max(0, Math.round(face.y - up * face.size));
  return {
    left,
    top,
    width: Math.min(face.width, Math.round(face.x + aside * face.size)) - left,
    height: Math.min(face.height, Math.round(face.y + down * face.size)) - top,
  };
}

const crop = (face: SampleFace, kind: keyof typeof CROPS): Sharp => sharp(face.file).extract(region(face, CROPS[kind]));

export async function samplePhoto(face: SampleFace, variant: Variant): Promise<SamplePhoto> {
  const bytes = await (await vary(face, variant)).jpeg({ quality: 95 }).toBuffer();
  return { face: face.name, variant, bytes: Uint8Array.from(bytes) };
}

async function vary(face: SampleFace, variant: Variant): Promise<Sharp> {
  switch (variant) {
    case 'tight':
    case 'medium':
    case 'wide':
      return crop(face, variant);
    case 'mirrored':
      return crop(face, 'medium').flop();
    case 'dark':
      return crop(face, 'medium').linear(0.3);
    case 'small':
      // the face itself has 96 pixels
      return crop(face, 'medium').resize(Math.round((region(face, CROPS.medium).width * 96) / face.size));
    case 'turned left':
      return turn(face, -9);
    case 'turned right':
      return turn(face, 9);
  }
}

/** As a camera that was held askew: no corner of the turned photo shows. */
async function turn(face: SampleFace, degrees: number): Promise<Sharp> {
  const around = region(face, CROPS.wide);
  const margin = Math.min(Math.round(face.size * 0.8), around.width - 1, around.height - 1);
  const extended = await sharp(face.file)
    .extract(around)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'mirror' })
    .png()
    .toBuffer();
  const { data, info } = await sharp(extended).rotate(degrees).png().toBuffer({ resolveWithObject: true });
  const angle = (degrees * Math.PI) / 180;
  const x = face.x - around.left - around.width / 2;
  const y = face.y - around.top - around.height / 2;
  const turned: SampleFace = {
    ...face,
    width: info.width,
    height: info.height,
    x: info.width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
    y: info.height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
  };
  return sharp(data).extract(region(turned, CROPS.medium));
}

/** Words that ask for each look, where its name alone would not be said. */
const LOOK_PROMPTS: Readonly<Record<string, string>> = {
  studio: 'studio photo',
  vintage: 'vintage photo',
  neon: 'cyberpunk neon',
  oil: 'oil painting',
  ink: 'pen and ink',
  pencil: 'pencil drawing',
  comic: 'comic with halftone',
};
export const promptFor = (look: string): string => LOOK_PROMPTS[look] ?? look.replaceAll('-', ' ');

/** What the docs show and the role sheet judges. */
export const ROLES = [
  'astronaut',
  'queen',
  'knight',
  'samurai',
  'wizard',
  'pirate',
  'chef',
  'doctor',
  'viking',
  'detective',
  'rock star',
  'scientist',
] as const;
