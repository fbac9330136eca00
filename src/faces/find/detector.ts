import { availableParallelism } from 'node:os';
import { openNetwork } from '../../tensors/network.js';
import type { RgbPicture } from '../decode/photo.js';
import {
  BOX_NUMBERS,
  convertDetector,
  DETECTOR_LEVELS,
  DETECTOR_SHAPE,
  DETECTOR_SIDE,
  typicalBoxes,
} from './detector-graph.js';
import { createPlaces, squareAt, type Light, type Places } from './square.js';

/** In pixels of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Candidate {
  readonly box: Box;
  readonly score: number;
}

export interface DetectorOptions {
  /** Where the weights are. */
  readonly folder: string;
  readonly maxFaces: number;
}

/** Of two boxes that share more than this of their area, the surer one is the face. */
const MOST_SHARED = 0.5;

/** Everything else waits for it. */
const MOST_THREADS = 2;

/** Finds the boxes of faces that it is surer of than `least`, surest first. */
export type Detect = (picture: RgbPicture, least: number) => Promise<Candidate[]>;

export async function loadDetector(options: DetectorOptions): Promise<Detect> {
  const typical = typicalBoxes(options.folder);
  const network = await openNetwork({
    name: 'detector',
    shape: DETECTOR_SHAPE,
    makeGraph: () => convertDetector(options.folder),
    threads: Math.min(MOST_THREADS, availableParallelism()),
  });
  return async (picture, least) => {
    const candidates = boxesOf(await network.run(squareOf(picture)), typical, least);
    // The network saw a square whose side is the longer one of the picture.
    const side = Math.max(picture.width, picture.height);
    const found = surest(candidates, options.maxFaces).map(({ score, ...box }) => {
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const [width, height] = [Math.min(1, box.right) - left, Math.min(1, box.bottom) - top];
      return { score, box: { x: left * side, y: top * side, width: width * side, height: height * side } };
    });
    // A face in the black beside the picture is none.
    const within = (from: number, length: number, end: number): boolean => Math.min(length, end - from) >= 1;
    return found.filter(
      ({ box }) => within(box.x, box.width, picture.width) && within(box.y, box.height, picture.height),
    );
  };
}

interface Scored {
  readonly score: number;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const LIGHT: Light = { step: 1 / 127.5, black: [-1, -1, -1] };

/**
 * The picture in the upper left corner of a black square. Scaled as the network was taught: between the four nearest
 * pixels, whatever else there is.
 */
function squareOf(picture: RgbPicture): Float32Array {
  const scale = Math.max(picture.width, picture.height) / DETECTOR_SIDE;
  return squareAt(picture, placesOf(picture.width, scale), placesOf(picture.height, scale), LIGHT);
}

/** Along one side. Beyond the picture all is black: also where its last pixel fades into it. */
function placesOf(length: number, scale: number): Places {
  const places = createPlaces(DETECTOR_SIDE);
  const count = Math.min(DETECTOR_SIDE, Math.ceil(length / scale));
  for (let index = 0; index < count; index += 1) {
    const place = index * scale;
    const nearest = Math.min(length - 1, Math.floor(place));
    const share = place - nearest;
    const inside = nearest + 1 < length;
    places.before[index] = nearest;
    places.after[index] = inside ? nearest + 1 : nearest;
    places.ofBefore[index] = inside || length < scale * DETECTOR_SIDE ? 1 - share : 1;
    places.ofAfter[index] = inside ? share : 0;
  }
  return places;
}

/** Every box that the network is sure enough of. */
function boxesOf(answer: Float32Array, typical: Float32Array, minConfidence: number): Scored[] {
  const found: Scored[] = [];
  let before = 0;
  for (const { side, boxes } of DETECTOR_LEVELS) {
    const area = side * side;
    for (let place = 0; place < area; place += 1) {
      for (let box = 0; box < boxes; box += 1) {
        const number = (which: number): number =>
          answer[before * BOX_NUMBERS + (box * BOX_NUMBERS + which) * area + place] ?? 0;
        const score = 1 / (1 + Math.exp(-number(4)));
        if (score <= minConfidence) continue;
        const first = (before + place * boxes + box) * 4;
        const [top = 0, left = 0, bottom = 0, right = 0] = typical.subarray(first, first + 4);
        const [height, width] = [bottom - top, right - left];
        const [y, x] = [(number(0) / 10) * height + top + height / 2, (number(1) / 10) * width + left + width / 2];
        const [halfHeight, halfWidth] = [(Math.exp(number(2) / 5) * height) / 2, (Math.exp(number(3) / 5) * width) / 2];
        found.push({
          score,
          top: y - halfHeight,
          left: x - halfWidth,
          bottom: y + halfHeight,
          right: x + halfWidth,
        });
      }
    }
    before += area * boxes;
  }
  return found;
}

function surest(candidates: readonly Scored[], most: number): Scored[] {
  const kept: Scored[] = [];
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score)) {
    if (kept.length === most) break;
    if (kept.every((other) => shared(candidate, other) <= MOST_SHARED)) kept.push(candidate);
  }
  return kept;
}

/** The common area as a share of both together. */
function shared(one: Scored, other: Scored): number {
  const area = ({ top, left, bottom, right }: Scored): number => Math.max(0, bottom - top) * Math.max(0, right - left);
  const common = area({
    score: 0,
    top: Math.max(one.top, other.top),
    left: Math.max(one.left, other.left),
    bottom: Math.min(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
  });
  return common === 0 ? 0 : common / (area(one) + area(other) - common);
}
