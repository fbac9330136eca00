import { createCanvas } from '@napi-rs/canvas';
import type { LookName } from '../language/brief.js';
import { css } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Context } from '../paint/kit/shapes.js';
import { pixelsOf } from '../raster/canvas.js';
import { brightness, unitOf } from '../raster/plane.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { develop } from './press/develop.js';
import { inkOver, stepLight } from './press/flatten.js';
import { layersOf } from './press/tone.js';

interface Print {
  readonly ink: readonly [number, number, number];
  readonly line: number;
  /** What colours fade towards, and how far: more in the air than in things. */
  readonly tint: Rgb;
  readonly things: number;
  readonly air: number;
  readonly border: (context: Context, width: number, height: number) => void;
}

/** A lithograph with an outline, few tones and an ornamental border. */
function createPrint(name: LookName, { ink, line, tint, things, air, border }: Print): Look {
  return {
    name,
    ink: false,
    sharp: true,
    mapped: true,
    // the border has its own colours: what is below it must not show through in those of the picture
    gradedFirst: true,
    finish(finish) {
      const { scene, painting, pixels } = finish;
      const { width, height } = painting;
      const map = layersOf(finish);
      const unit = unitOf(width, height);
      const contours = traceContours(finish, map, brightness(pixels), {
        width: Math.max(1, line * unit),
        inner: 0.9,
        gap: 0,
      });
      const airy = map.layers.map(({ region }) => region === 'sky');
      const smooth = pixels.slice();
      stepLight(pixels, width, height, 5);
      // the steps of a sky are as ragged as its grain: torn black patches at night
      for (let pixel = 0, byte = 0; pixel < map.index.length; pixel++, byte += 4)
        if (airy[map.index[pixel] as number]) pixels.set(smooth.subarray(byte, byte + 4), byte);
      const shares = map.layers.map(({ region }) =>
        region === 'subject' || region === 'lettering'
          ? things
          : region === 'foliage' || region === 'building'
            ? (things + air) / 2
            : air,
      );
      for (let pixel = 0, byte = 0; pixel < map.index.length; pixel++, byte += 4) {
        const share = shares[map.index[pixel] as number] as number;
        const grey =
          ((pixels[byte] as number) * 0.3 + (pixels[byte + 1] as number) * 0.59 + (pixels[byte + 2] as number) * 0.11) /
          168;
        for (let channel = 0; channel < 3; channel++)
          pixels[byte + channel] =
            (pixels[byte + channel] as number) * (1 - share) + (tint[channel] as number) * Math.min(1.2, grey) * share;
      }
      develop(pixels, width, height, { contrast: 0.22, saturation: 1.08, paper: 0.7 }, scene.random.fork('film'));
      inkOver(pixels, contours.line, ink);
      return framed(pixels, width, height, border);
    },
  };
}

/** How far from the edge of the sheet the picture begins, of its shorter side: a little below the border. */
const WITHIN = 0.06;

function framed(pixels: Uint8ClampedArray, width: number, height: number, border: Print['border']): Uint8ClampedArray {
  const print = createCanvas(width, height);
  const inner = print.getContext('2d');
  const image = inner.createImageData(width, height);
  image.data.set(pixels);
  inner.putImageData(image, 0, 0);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // the whole picture is within its border: what stands at its edge is not cut off
  const edge = Math.min(width, height) * WITHIN;
  context.drawImage(print, 0, 0);
  context.imageSmoothingQuality = 'high';
  const scale = 1 - (edge * 2) / Math.max(width, height);
  context.drawImage(print, (width * (1 - scale)) / 2, (height * (1 - scale)) / 2, width * scale, height * scale);
  border(context, width, height);
  return pixelsOf(canvas);
}

const gold: Rgb = [204, 162, 74];
const cream: Rgb = [240, 226, 192];
const night: Rgb = [22, 30, 42];

/** Sunbursts and stepped lines in gold on black. */
export const artDeco = createPrint('art-deco', {
  ink: [22, 24, 32],
  line: 4,
  tint: [226, 196, 132],
  things: 0.12,
  air: 0.5,
  border(context, width, height) {
    const edge = Math.min(width, height) * 0.075;
    context.fillStyle = css(night);
    context.fillRect(0, 0, width, edge);
    context.fillRect(0, height - edge, width, edge);
    context.fillRect(0, 0, edge, height);
    context.fillRect(width - edge, 0, edge, height);
    context.strokeStyle = css(gold);
    for (const [inset, weight] of [
      [0.25, 0.1],
      [0.55, 0.05],
      [1, 0.12],
    ] as const) {
      context.lineWidth = Math.max(1, edge * weight);
      context.strokeRect(edge * inset, edge * inset, width - edge * inset * 2, height - edge * inset * 2);
    }
    for (const [x, y, turn] of [
      [0, 0, 0],
      [width, 0, 1],
      [width, height, 2],
      [0, height, 3],
    ] as const) {
      context.save();
      context.translate(x, y);
      context.rotate((turn * Math.PI) / 2);
      context.beginPath();
      context.moveTo(edge * 0.9, edge * 0.9);
      context.arc(edge * 0.9, edge * 0.9, edge * 1.9, 0, Math.PI / 2);
      context.closePath();
      context.fillStyle = css(night);
      context.fill();
      context.lineWidth = Math.max(1, edge * 0.07);
      for (let ray = 0; ray <= 6; ray++) {
        const angle = (ray / 6) * (Math.PI / 2);
        context.beginPath();
        context.moveTo(edge * (0.9 + Math.cos(angle) * 0.5), edge * (0.9 + Math.sin(angle) * 0.5));
        context.lineTo(edge * (0.9 + Math.cos(angle) * 1.85), edge * (0.9 + Math.sin(angle) * 1.85));
        context.stroke();
      }
      context.beginPath();
      context.arc(edge * 0.9, edge * 0.9, edge * 1.9, 0, Math.PI / 2);
      context.stroke();
      context.restore();
    }
  },
});

/** Whiplash lines, leaves and an arch: muted gold and green. */
export const artNouveau = createPrint('art-nouveau', {
  ink: [72, 46, 30],
  line: 5.5,
  tint: [232, 212, 164],
  things: 0.22,
  air: 0.6,
  border(context, width, height) {
    const edge = Math.min(width, height) * 0.07;
    const green: Rgb = [92, 112, 70];
    // the spandrels above an arch
    context.beginPath();
    context.rect(0, 0, width, height);
    context.roundRect(edge, edge, width - edge * 2, height - edge * 2, [
      Math.min(width, height) * 0.3,
      Math.min(width, height) * 0.3,
      edge,
      edge,
    ]);
    context.fillStyle = css(cream);
    context.fill('evenodd');
    context.strokeStyle = css([96, 64, 40]);
    context.lineWidth = Math.max(1, edge * 0.14);
    context.beginPath();
    context.roundRect(edge, edge, width - edge * 2, height - edge * 2, [
      Math.min(width, height) * 0.3,
      Math.min(width, height) * 0.3,
      edge,
      edge,
    ]);
    context.stroke();
    context.strokeStyle = css(gold);
    context.lineWidth = Math.max(1, edge * 0.1);
    context.strokeRect(edge * 0.3, edge * 0.3, width - edge * 0.6, height - edge * 0.6);
    for (const side of [-1, 1]) {
      context.save();
      context.translate(width / 2, 0);
      context.scale(side, 1);
      const corner = width / 2;
      context.strokeStyle = css(green);
      context.lineCap = 'round';
      context.lineWidth = Math.max(1, edge * 0.16);
      context.beginPath();
      context.moveTo(corner - edge * 0.6, height * 0.62);
      context.bezierCurveTo(
        corner - edge * 1,
        height * 0.36,
        corner - edge * 0.2,
        height * 0.22,
        corner - edge * 1.5,
        edge * 1.3,
      );
      context.bezierCurveTo(
        corner - edge * 2.4,
        edge * 0.5,
        corner - edge * 3.2,
        edge * 1.6,
        corner - edge * 2.2,
        edge * 1.9,
      );
      context.stroke();
      for (const [x, y, turn] of [
        [0.75, height * 0.5, 0.5],
        [0.6, height * 0.36, -0.4],
        [0.9, height * 0.22, 0.6],
        [1.7, edge * 1.3, 1.4],
        [2.6, edge * 0.9, 2],
      ] as const) {
        context.beginPath();
        context.ellipse(corner - edge * x, y, edge * 0.5, edge * 0.2, turn, 0, Math.PI * 2);
        context.fillStyle = css(green);
        context.fill();
      }
      for (const [x, y] of [
        [1.35, edge * 1.05],
        [0.7, height * 0.6],
      ] as const) {
        for (let petal = 0; petal < 5; petal++) {
          const angle = (petal / 5) * Math.PI * 2;
          context.beginPath();
          context.arc(
            corner - edge * x + Math.cos(angle) * edge * 0.26,
            y + Math.sin(angle) * edge * 0.26,
            edge * 0.24,
            0,
            Math.PI * 2,
          );
          context.fillStyle = css([206, 120, 96]);
          context.fill();
        }
        context.beginPath();
        context.arc(corner - edge * x, y, edge * 0.18, 0, Math.PI * 2);
        context.fillStyle = css(gold);
        context.fill();
      }
      context.restore();
    }
  },
});
