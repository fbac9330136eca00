import type { RawPicture, PortraitRequest } from '../request.js';
import { withCanvases } from '../paint/kit/canvas-release.js';
import { hex } from '../paint/kit/colour.js';
import { createRandom, type Random } from '../paint/kit/random.js';
import { readAnatomy, type Anatomy } from './anatomy.js';
import { gaussianBlur, withPlanes, type Plane } from '@easel/raster';
import { dyeHair } from './dye-hair.js';
import { dressPerson } from './dress/dress.js';
import { developPerson } from './develop.js';
import {
  alphaOf,
  enlarged,
  mapPlanes,
  toPixels,
  toPlanes,
  type ColourPlanes,
  type Pixels,
} from '../raster/colour-planes.js';
import { framePortrait } from './frame.js';
import { lightPerson } from './light.js';
import type { PortraitLookName } from './looks/look.js';
import { litAs, paintBackdrop, type PlaceRequest, type PortraitPlace } from './place.js';
import { layPlate } from './plate.js';
import { dropStrayHand } from './stray-hand.js';
import { drawWrinkles } from './wrinkles.js';
import type { PortraitPlan } from './plan/plan.js';

export interface PortraitOptions {
  /** Paints the place that the prompt describes; without it, or when it answers nothing, a studio backdrop is used. */
  readonly paintPlace?: (request: PlaceRequest) => PortraitPlace | undefined;
  /** Called between steps with the share that is done; may throw to stop. */
  readonly onStep?: (fraction: number) => void;
}

export interface Portrait {
  readonly picture: RawPicture;
  readonly look: PortraitLookName;
  /** Names of what was put on. */
  readonly worn: readonly string[];
}

/** Draws a portrait of the person in `task.face`: framed, developed, dressed, lit by the place, finished in a look. */
export function drawPortrait(task: PortraitRequest, wishes: PortraitPlan, options: PortraitOptions = {}): Portrait {
  return finishPortrait(task, wishes, preparePerson(task, wishes, options), options);
}

/** The person without a place, as large as the picture. */
export interface PreparedPerson {
  readonly pixels: Pixels;
  readonly anatomy: Anatomy;
  readonly hatted: boolean;
  readonly random: Random;
}

/** The first half of the work: framed, developed and dressed. */
export function preparePerson(
  task: PortraitRequest,
  wishes: PortraitPlan,
  { onStep: step = () => {} }: PortraitOptions = {},
): PreparedPerson {
  const { face, width, height } = task;
  if (face === undefined) throw new Error('a portrait needs a face');
  const random = createRandom(task.seed, 'portrait');
  const hatted = wishes.worn.some(({ wear }) => wear.band !== undefined || wear.covers === true);
  const headroom = Math.max(0, ...wishes.worn.map(({ wear }) => wear.headroom ?? 0));
  const placement = framePortrait(
    face,
    width,
    height,
    {
      headroom,
      hatted,
      dressed: wishes.worn.some(({ wear }) => wear.kind === 'garment'),
    },
    random.fork('frame'),
  );
  // What leaves it are pixels: every plane that was taken on the way is free again.
  return withPlanes(() => {
    const bare = apart(() => layPlate(face, placement, width, height));
    const matte = alphaOf(bare);
    const found = readAnatomy(face, placement, matte, width, height);
    const anatomy = apart(() => developPerson(bare, width, height, found));
    apart(() => dropStrayHand(bare, matte, width, height, anatomy));
    const { hair, elderly } = wishes;
    if (elderly) apart(() => drawWrinkles(bare, matte, width, height, anatomy));
    if (hair) apart(() => dyeHair(bare, matte, width, height, anatomy, hair));
    step(0.2);
    const pixels = apart(() => dressPerson(bare, width, height, anatomy, matte, wishes.worn, random.fork('dress')));
    step(0.3);
    return { pixels, anatomy, hatted, random };
  });
}

/** The second half: before a place, in its light, in a look. */
export function finishPortrait(
  task: PortraitRequest,
  wishes: PortraitPlan,
  person: PreparedPerson,
  options: PortraitOptions = {},
): Portrait {
  return withPlanes(() => finish(task, wishes, person, options));
}

function finish(
  task: PortraitRequest,
  wishes: PortraitPlan,
  { pixels, anatomy, hatted, random }: PreparedPerson,
  options: PortraitOptions,
): Portrait {
  const { width, height } = task;
  const step = options.onStep ?? (() => {});
  const accents = task.palette.map(hex);
  const matte = alphaOf(pixels);
  const request: PlaceRequest = { width, height, head: anatomy.eyes, accents, random, checkpoint: () => step(0.3) };
  const sigma = anatomy.unit * wishes.look.blur;
  const afar = sigma < SOFT ? request : halved(request);
  const plain = wishes.backdrop && paintBackdrop(afar, wishes.backdrop);
  const wished = task.transparent ? undefined : (plain ?? apart(() => options.paintPlace?.(afar)));
  const backdrop = (): PortraitPlace | undefined => (task.transparent ? undefined : wishes.look.backdrop?.(request));
  const place = wished ?? apart(() => backdrop() ?? paintBackdrop(request));
  step(0.45);
  apart(() => lightPerson(pixels, matte, width, height, anatomy, litAs(place.light, wishes.light)));
  step(0.55);
  const far = wished ? apart(() => behind(place.pixels, width, height, sigma)) : place.pixels;
  const data = wishes.look.finish({
    width,
    height,
    picture: over(pixels, far),
    matte,
    anatomy,
    hatted,
    placeWished: wished !== undefined,
    accents,
    random: random.fork(wishes.look.name),
    words: wishes.words,
  });
  if (task.transparent) cutOut(data, matte);
  step(1);
  return {
    look: wishes.look.name,
    worn: wishes.worn.map(({ wear }) => wear.name),
    picture: { kind: 'raw', width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) },
  };
}

/** A step whose result holds no plane and no canvas: what it took for itself is free for the next one. */
function apart<Result>(step: () => Result): Result {
  return withPlanes(() => withCanvases(step));
}

/** Leaves the person alone; what is hardly there is the backdrop's light on the edge. */
function cutOut(pixels: Pixels, matte: Plane): void {
  for (let pixel = 0; pixel < matte.length; pixel += 1)
    pixels[pixel * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, (matte[pixel]! - 0.12) / 0.8)));
}

/** From so many pixels of blur on, nobody sees that a place was painted at half the size: a quarter of the work. */
const SOFT = 2.5;

function halved(request: PlaceRequest): PlaceRequest {
  const { width, height, head } = request;
  return { ...request, width: Math.ceil(width / 2), height: Math.ceil(height / 2), head: [head[0] / 2, head[1] / 2] };
}

/** The place out of focus, as far as the look wants it, so that the person stands before it. */
function behind(place: Pixels, width: number, height: number, sigma: number): Pixels {
  if (sigma < 0.5) return place;
  const blurred = (size: Pick<PlaceRequest, 'width' | 'height'>, own: number): ColourPlanes =>
    mapPlanes(toPlanes(place, size.width, size.height), (plane) => gaussianBlur(plane, size.width, size.height, own));
  if (sigma < SOFT) return toPixels(blurred({ width, height }, sigma));
  return enlarged(blurred({ width: Math.ceil(width / 2), height: Math.ceil(height / 2) }, sigma / 2), width, height);
}

/** The person before the place, laid into the place's own pixels. */
function over(person: Pixels, place: Pixels): Pixels {
  for (let from = 0; from < place.length; from += PIECE)
    layOver(person, place, from, Math.min(place.length, from + PIECE));
  return place;
}

/** In pieces: what is called often is compiled for good, a loop over all of it is compiled anew each time. */
const PIECE = 8192;

function layOver(person: Pixels, place: Pixels, from: number, to: number): void {
  for (let at = from; at < to; at += 4) {
    const alpha = person[at + 3]!;
    if (alpha === 0) continue;
    const share = alpha / 255;
    place[at] = place[at]! + (person[at]! - place[at]!) * share;
    place[at + 1] = place[at + 1]! + (person[at + 1]! - place[at + 1]!) * share;
    place[at + 2] = place[at + 2]! + (person[at + 2]! - place[at + 2]!) * share;
  }
}
