import type { RawPicture, RenderTask } from '../../engine.js';
import { hex } from '../paint/kit/colour.js';
import { createRandom } from '../paint/kit/random.js';
import { readAnatomy } from './anatomy.js';
import { developPerson } from './develop.js';
import { canvasOf, pixelsOf } from './filters/canvas.js';
import type { Pixels } from './filters/planes.js';
import { framePortrait } from './frame.js';
import { lightPerson } from './light.js';
import type { PortraitLook } from './looks/look.js';
import { portraitLooks } from './looks/looks.js';
import { paintBackdrop, type PlaceRequest, type PortraitPlace } from './place.js';
import { layPlate } from './plate.js';
import type { PortraitSheet } from './sheet.js';

export interface PortraitOptions {
  /** Paints the place that the prompt describes; without it, or when it answers nothing, a studio backdrop is used. */
  readonly paintPlace?: (request: PlaceRequest) => PortraitPlace | undefined;
  /** Called between steps with the share that is done; may throw to stop. */
  readonly onStep?: (fraction: number) => void;
}

export interface Portrait {
  readonly picture: RawPicture;
  readonly look: PortraitLook['name'];
}

/** Draws a portrait of the person in `task.face`: framed, developed, dressed, lit by the place, finished in a look. */
export function drawPortrait(task: RenderTask, options: PortraitOptions = {}): Portrait {
  const { face, width, height } = task;
  if (face === undefined) throw new Error('a portrait needs a face');
  const step = options.onStep ?? (() => {});
  const random = createRandom(task.seed, 'portrait');
  const words = task.prompt.toLowerCase();
  const look = chooseLook(words, random.fork('look').pick(portraitLooks));
  const accents = task.palette.map(hex);

  const placement = framePortrait(face, width, height, { headroom: 0 }, random.fork('frame'));
  const plate = layPlate(face, placement, width, height);
  const person = pixelsOf(plate);
  const matte = new Float32Array(width * height);
  for (let pixel = 0; pixel < matte.length; pixel += 1) matte[pixel] = person[pixel * 4 + 3]! / 255;
  const anatomy = readAnatomy(face, placement, matte, width, height);
  step(0.15);
  developPerson(person, width, height, anatomy);
  const request: PlaceRequest = { width, height, head: anatomy.eyes, accents, random };
  const wished = options.paintPlace?.(request);
  const place = wished ?? paintBackdrop(request);
  step(0.35);
  lightPerson(person, matte, width, height, anatomy, place.light);
  step(0.5);
  const sheet: PortraitSheet = {
    width,
    height,
    picture: over(person, place.pixels, width, height),
    place: place.pixels,
    matte,
    anatomy,
    light: place.light,
    placeWished: wished !== undefined,
    accents,
    random: random.fork(look.name),
    words,
  };
  const data = look.finish(sheet);
  step(1);
  return {
    look: look.name,
    picture: { kind: 'raw', width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) },
  };
}

function chooseLook(words: string, otherwise: PortraitLook): PortraitLook {
  return portraitLooks.find((look) => look.asked.test(words)) ?? otherwise;
}

function over(person: Pixels, place: Pixels, width: number, height: number): Pixels {
  const canvas = canvasOf(place, width, height);
  canvas.getContext('2d').drawImage(canvasOf(person, width, height), 0, 0);
  return pixelsOf(canvas);
}
