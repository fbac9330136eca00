import { createCanvas } from '@napi-rs/canvas';
import { css, hex, lighten, mix, type Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import { pixelsOf } from '../raster/canvas.js';
import type { Pixels } from '../raster/colour-planes.js';
import type { PortraitLight } from './sheet.js';

/** What stands behind the person, and the light that it gives. */
export interface PortraitPlace {
  readonly pixels: Pixels;
  readonly light: PortraitLight;
}

export interface PlaceRequest {
  readonly width: number;
  readonly height: number;
  /** Where the head will be, in pixels: a backdrop is brightest around it. */
  readonly head: readonly [x: number, y: number];
  readonly accents: readonly Rgb[];
  readonly random: Random;
  /** To be called now and then; throws when the picture is no longer wanted. */
  readonly checkpoint: () => void;
}

const BACKDROPS: readonly (readonly [Rgb, Rgb])[] = [
  [hex('#9fb4c4'), hex('#4b6175')],
  [hex('#d9c7b4'), hex('#8a6f5a')],
  [hex('#a9bfae'), hex('#4c6b5d')],
  [hex('#c9b3c6'), hex('#6b5578')],
  [hex('#b9bcc4'), hex('#5a5e6b')],
  [hex('#e0b9a4'), hex('#8d5a58')],
  [hex('#8fa7cf'), hex('#3b4a7a')],
];

/** A painted studio backdrop: a glow behind the head, darker to the corners, with the unevenness of cloth. */
export function paintBackdrop({ width, height, head, accents, random }: PlaceRequest): PortraitPlace {
  const stream = random.fork('backdrop');
  const [wall, shade] = stream.pick(BACKDROPS);
  const accent = accents[0];
  const near = accent ? mix(wall, accent, 0.75) : wall;
  const far = accent ? mix(shade, lighten(accent, -0.25), 0.75) : shade;
  const side = stream.chance(0.5) ? 1 : -1;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const reach = Math.hypot(width, height) * 0.62;
  const glow = context.createRadialGradient(
    head[0] + side * width * 0.08,
    head[1],
    reach * 0.05,
    head[0],
    head[1] + height * 0.1,
    reach,
  );
  glow.addColorStop(0, css(lighten(near, 0.06)));
  glow.addColorStop(0.4, css(near));
  glow.addColorStop(1, css(far));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  // The cloth is painted small and enlarged: its unevenness has no edges.
  const cloth = createCanvas(24, 24);
  const weave = cloth.getContext('2d');
  for (let patch = 0; patch < 46; patch += 1) {
    const lighter = stream.chance(0.5);
    weave.fillStyle = css(lighter ? lighten(near, 0.07) : far, stream.between(0.05, 0.16));
    weave.beginPath();
    const x = stream.between(-0.1, 1.1) * cloth.width;
    const y = stream.between(-0.1, 1.1) * cloth.height;
    const turn = stream.between(0, 3.1);
    weave.ellipse(x, y, stream.between(1.5, 5), stream.between(1.2, 4), turn, 0, 7);
    weave.fill();
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(cloth, -width * 0.05, -height * 0.05, width * 1.1, height * 1.1);
  return {
    pixels: pixelsOf(canvas),
    light: {
      side: side * 0.7,
      height: 0.55,
      key: [255, 247, 234],
      ambient: mix([255, 255, 255], near, 0.3),
      contrast: 0.35,
      rim: 0.3,
    },
  };
}
