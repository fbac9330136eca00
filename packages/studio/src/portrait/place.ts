import { createCanvas } from '@napi-rs/canvas';
import { css, hex, lighten, mix, type Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import { pixelsOf } from '../raster/canvas.js';
import type { Pixels } from '../raster/colour-planes.js';
import { drawSoftly } from './draw-softly.js';
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

/** The quiet grounds of portrait photographers: greys, and greys that lean to blue, sand or green. */
const BACKDROPS: readonly (readonly [Rgb, Rgb])[] = [
  [hex('#b4bac0'), hex('#5f666f')],
  [hex('#a3b1bd'), hex('#4a5a69')],
  [hex('#c3b8aa'), hex('#6e6155')],
  [hex('#9aa6a2'), hex('#4a5854')],
  [hex('#85898f'), hex('#33363c')],
];

/** The light of a place as the prompt wants it. */
export function litAs(light: PortraitLight, wanted: 'soft' | 'dramatic' | undefined): PortraitLight {
  if (wanted === undefined) return light;
  return wanted === 'soft'
    ? { ...light, contrast: light.contrast * 0.4, side: light.side * 0.6 }
    : { ...light, contrast: Math.max(0.85, light.contrast), rim: Math.max(0.5, light.rim) };
}

/** A painted studio backdrop: a glow behind the head, darker to the corners, with the unevenness of cloth. */
export function paintBackdrop({ width, height, head, accents, random }: PlaceRequest, plain?: Rgb): PortraitPlace {
  const stream = random.fork('backdrop');
  const [wall, shade] = stream.pick(BACKDROPS);
  const accent = accents[0];
  const near = plain ?? (accent ? mix(wall, accent, 0.75) : wall);
  const far = plain ? lighten(plain, -0.07) : accent ? mix(shade, lighten(accent, -0.25), 0.75) : shade;
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
  drawSoftly(context, cloth, -width * 0.05, -height * 0.05, width * 1.1, height * 1.1);
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
