import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { brightness, smoothStep, unitOf } from '../raster/plane.js';
import { printInk } from './press/print.js';
import { designTones, inkLight, layersOf } from './press/tone.js';

/** A screen of dots at an angle: how much a place at (x, y) resists being inked, 0 to 1. */
interface Screen {
  readonly stepX: number;
  readonly stepY: number;
}

const WAVE = 1024;
/** One turn of a cosine, scaled to 0 to 0.5, so that a sum of two is a dot's hill. */
const wave = Float32Array.from({ length: WAVE }, (_, step) => 0.25 + 0.25 * Math.cos((step / WAVE) * Math.PI * 2));

function createScreen(degrees: number, pitch: number): Screen {
  const angle = (degrees * Math.PI) / 180;
  return { stepX: (Math.cos(angle) * WAVE) / pitch, stepY: (Math.sin(angle) * WAVE) / pitch };
}

function resistance({ stepX, stepY }: Screen, x: number, y: number): number {
  const along = (x * stepX + y * stepY) & (WAVE - 1);
  const across = (y * stepX - x * stepY) & (WAVE - 1);
  return 1 - (wave[along] as number) - (wave[across] as number);
}

/** The share of a pixel that a dot covers; `sharp` is how many pixels wide a dot's cell is. */
function cover(tone: number, resists: number, sharp: number): number {
  const edge = (tone - resists) * sharp + 0.5;
  return edge <= 0 ? 0 : edge >= 1 ? 1 : edge;
}

/** Newspaper: one screen of black dots, solid blacks, contours. */
export const halftoneInk: Look = {
  name: 'halftone',
  ink: true,
  sharp: true,
  mapped: true,
  finish(finish) {
    const { width, height } = finish.painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const light = inkLight(finish, map);
    const tones = designTones(finish, map, light);
    const { line, gap } = traceContours(finish, map, light, {
      width: Math.max(1, 3.4 * unit),
      inner: 1,
      gap: Math.max(1, 5 * unit),
    });
    const pitch = Math.max(3.6, (11 - 2 * finish.scene.detail) * unit);
    const screen = createScreen(45, pitch);
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const tone = tones[pixel] as number;
        if (tone < 0.03) continue;
        const dot = cover(tone > 0.8 ? 1 : tone, resistance(screen, x, y), pitch * 0.62) * (1 - (gap[pixel] as number));
        if (dot > (line[pixel] as number)) line[pixel] = dot;
      }
    }
    return printInk(finish, map, line);
  },
};

/** How much of an ink is in its dots; the rest lies flat. */
const DOTTED = 0.5;
const mixed = (dot: number, tone: number): number => dot * DOTTED + Math.max(0, tone) * (1 - DOTTED);

/** Comics: four screens of process colours under a black line. */
export const halftone: Look = {
  name: 'halftone',
  faces: { calm: 0.7 },
  ink: false,
  sharp: true,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const { line } = traceContours(finish, map, brightness(pixels), {
      width: Math.max(1, 3.2 * unit),
      inner: 0.95,
      gap: 0,
    });
    const pitch = Math.max(3.4, (9 - 1.5 * finish.scene.detail) * unit);
    const sharp = pitch * 0.62;
    const cyanScreen = createScreen(15, pitch);
    const magentaScreen = createScreen(75, pitch);
    const yellowScreen = createScreen(0, pitch);
    const blackScreen = createScreen(45, pitch);
    for (let y = 0, pixel = 0, byte = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++, byte += 4) {
        const red = pixels[byte] as number;
        const green = pixels[byte + 1] as number;
        const blue = pixels[byte + 2] as number;
        const grey = (red + green + blue) / 3;
        // comics print fresher colours than they were painted in
        const cyan = Math.min(1, Math.max(0, (255 - grey - (red - grey) * 1.45) / 255));
        const magenta = Math.min(1, Math.max(0, (255 - grey - (green - grey) * 1.45) / 255));
        const yellow = Math.min(1, Math.max(0, (255 - grey - (blue - grey) * 1.45) / 255));
        const least = Math.min(cyan, magenta, yellow);
        const black = smoothStep(0.46, 1, least) * 0.86;
        const rest = least * 0.55 * smoothStep(0.2, 0.7, least);
        const cyanInk = cover(level(cyan - rest), resistance(cyanScreen, x, y), sharp);
        const magentaInk = cover(level(magenta - rest), resistance(magentaScreen, x, y), sharp);
        const yellowInk = cover(level(yellow - rest), resistance(yellowScreen, x, y), sharp);
        const blackInk = Math.max(
          line[pixel] as number,
          mixed(cover(black, resistance(blackScreen, x, y), sharp), black),
        );
        const paper = 1 - blackInk * 0.93;
        // the dots lie on flat ink of the same colour, or they would be all that is seen
        const [c, m, gold] = [
          mixed(cyanInk, cyan - rest),
          mixed(magentaInk, magenta - rest),
          mixed(yellowInk, yellow - rest),
        ];
        pixels[byte] = (252 - 232 * c - 14 * m) * paper;
        pixels[byte + 1] = (249 - 88 * c - 205 * m * (1 - c * 0.4) - 14 * gold) * paper;
        pixels[byte + 2] = (240 - 22 * c - 96 * m - 212 * gold * (1 - m * 0.45)) * paper;
      }
    }
    return pixels;
  },
};

/** Inks are laid flat where they are strong and left out where they are faint. */
function level(ink: number): number {
  return ink < 0.05 ? 0 : ink > 0.9 ? 1.1 : ink;
}
