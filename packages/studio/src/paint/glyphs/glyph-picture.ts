import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { keepCanvas } from '../kit/canvas-release.js';
import { css, lighten, mix } from '../kit/colour.js';
import type { Lab, Rgb } from '../kit/colour.js';
import { bodyMask } from './body-mask.js';
import type { GlyphRecord } from './glyph-record.js';
import { readGlyph } from './glyph-source.js';
import { materialOf } from './materials.js';
import { mainColour, recolour } from './recolour.js';

/** Enough for the glyphs of a few pictures at full size: 24 MB. */
const CACHE_PIXELS = 6_000_000;
const PAPER: Rgb = [250, 238, 214];

export interface GlyphPictureRequest {
  readonly record: GlyphRecord;
  /** In pixels. */
  readonly height: number;
  readonly colour: Rgb | undefined;
  readonly lightFromRight: boolean;
}

interface Raster {
  readonly width: number;
  readonly height: number;
  /** Not premultiplied. */
  readonly pixels: Uint8ClampedArray;
}

const cache = new Map<string, Canvas>();
let cachedPixels = 0;
const mainColours = new Map<string, Lab>();

function rasterise(record: GlyphRecord, body: string, height: number): Raster {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${record.box.join(' ')}">${body}</svg>`;
  const image = new Resvg(svg, { fitTo: { mode: 'height', value: height }, font: { loadSystemFonts: false } }).render();
  const pixels = new Uint8ClampedArray(image.pixels);
  for (let index = 0; index < pixels.length; index += 4) {
    const alpha = pixels[index + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let part = index; part < index + 3; part++) pixels[part] = ((pixels[part] as number) * 255) / alpha;
  }
  return { width: image.width, height: image.height, pixels };
}

function toCanvas({ width, height, pixels }: Raster): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const data = context.createImageData(width, height);
  data.data.set(pixels);
  context.putImageData(data, 0, 0);
  return canvas;
}

/** A one-colour drawing becomes a body: its ink in the material's colour, what it encloses in a lighter tone. */
function paintSolid(record: GlyphRecord, height: number, colour: Rgb | undefined): Canvas {
  const base = colour ?? materialOf(record.concept, record.kind);
  const raster = rasterise(record, readGlyph(record).replaceAll('currentColor', '#000'), height);
  const inner = mix(lighten(base, 0.2), PAPER, 0.45);
  const inside = bodyMask(raster.pixels, raster.width, raster.height);
  const { pixels } = raster;
  for (let pixel = 0, index = 0; pixel < inside.length; pixel++, index += 4) {
    const ink = (pixels[index + 3] as number) / 255;
    const share = inside[pixel] === 1 ? ink : 1;
    for (const part of [0, 1, 2] as const) pixels[index + part] = base[part] * share + inner[part] * (1 - share);
    if (inside[pixel] === 1) pixels[index + 3] = 255;
  }
  return toCanvas(raster);
}

function paintColoured(record: GlyphRecord, height: number, colour: Rgb | undefined): Canvas {
  const body = readGlyph(record);
  if (!colour) return toCanvas(rasterise(record, body, height));
  let main = mainColours.get(record.concept);
  if (!main) {
    main = mainColour(new Uint8Array(rasterise(record, body, 40).pixels));
    mainColours.set(record.concept, main);
  }
  return toCanvas(rasterise(record, recolour(body, main, colour), height));
}

/** Light on one side and shade on the other, over the paint that is there. */
function model(canvas: Canvas, strength: number, fromRight: boolean): void {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const gradient = context.createLinearGradient(
    fromRight ? width : 0,
    0,
    fromRight ? width * 0.1 : width * 0.9,
    height,
  );
  gradient.addColorStop(0, css([255, 246, 222], 0.34 * strength));
  gradient.addColorStop(0.42, css([255, 246, 222], 0));
  gradient.addColorStop(0.5, css([38, 34, 84], 0));
  gradient.addColorStop(1, css([38, 34, 84], 0.42 * strength));
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** The drawing as pixels of about the asked height; the same canvas for the same request while it is remembered. */
export function glyphPicture({ record, height, colour, lightFromRight }: GlyphPictureRequest): Canvas {
  const key = `${record.concept} ${height} ${colour?.join() ?? ''} ${lightFromRight}`;
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const { coloured } = record;
  const canvas = coloured ? paintColoured(record, height, colour) : paintSolid(record, height, colour);
  model(canvas, coloured ? 0.55 : 1, lightFromRight !== record.mirrored);
  cache.set(key, keepCanvas(canvas));
  cachedPixels += canvas.width * canvas.height;
  for (const [old, picture] of cache) {
    if (cachedPixels <= CACHE_PIXELS || old === key) break;
    cache.delete(old);
    cachedPixels -= picture.width * picture.height;
  }
  return canvas;
}
