import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Point } from '../paint/kit/shapes.js';
import type { Anatomy } from './anatomy.js';
import { faceBounds, faceOutline } from './face-outline.js';
import { skinColour } from './skin.js';

/** Lips have at most so much blue, of their green; what has more is lit by a violet lamp. */
const MOST_BLUE = 1.03;
/** Red against green: grey beards and teeth have as much of both, skin in cold light has less, and surely less. */
const COOLEST = [0.98, 0.88] as const;
/** What is taken of the rest, and how much of it becomes green, so that nothing gets darker. */
const TAKEN = 0.85;
const TO_GREEN = 0.3;

/** A nose has the tint of the face: what has less of its warmth than this is lit by another lamp; and how much of that goes. */
const COLD = [0.2, 0.62] as const;
const NOSE_TAKEN = 0.85;

/**
 * Takes what a blue or violet lamp left on lips, nose and chin: too narrow for the light of a lamp to be
 * measured there, but no face has that colour. Eyes are as blue as they are.
 */
export function calmViolet(pixels: Pixels, width: number, height: number, anatomy: Anatomy): void {
  const { leftEye, rightEye, unit, faceWidth } = anatomy;
  const outlineAt = faceOutline(anatomy, width, height, 0.12, 0.5);
  const skin = skinColour(pixels, width, height, anatomy);
  const skinLight = Math.max(1, 0.299 * skin[0] + 0.587 * skin[1] + 0.114 * skin[2]);
  const { left, right, top, bottom } = faceBounds(anatomy, width, height, unit * 0.3);
  const awayFrom = ([eyeX, eyeY]: Point, x: number, y: number): number =>
    smoothStep(0.7, 1.1, Math.hypot((x - eyeX) / (faceWidth * 0.13), (y - eyeY) / (unit * 0.12)));
  const usual = (skin[0] - skin[2]) / skinLight;
  const noseAt = noseOf(anatomy);
  /** How cold a place on the nose is: there are no teeth, and no beard. */
  const coldNose = (x: number, y: number, red: number, blue: number, light: number): number => {
    const near = usual < LEAST_WARMTH ? 0 : noseAt(x, y);
    return near === 0 ? 0 : NOSE_TAKEN * near * (1 - smoothStep(...COLD, (red - blue) / Math.max(1, light) / usual));
  };
  for (let y = top; y < bottom; y += 1) {
    const outline = outlineAt(y);
    for (let x = left, at = (y * width + left) * 4; x < right; x += 1, at += 4) {
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      const excess = Math.max(0, blue - green * MOST_BLUE);
      if (outline[x]! < 0.05) continue;
      const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
      const onNose = coldNose(x, y, red, blue, luma);
      if (excess === 0 && red > green * COOLEST[0] && onNose === 0) continue;
      const share = TAKEN * smoothStep(0.05, 0.4, outline[x]!) * awayFrom(leftEye, x, y) * awayFrom(rightEye, x, y);
      // Cold light has no red at all: there the face's own tone is what is left.
      const cold = Math.max(
        onNose * awayFrom(leftEye, x, y) * awayFrom(rightEye, x, y),
        share * (1 - smoothStep(COOLEST[1], COOLEST[0], red / Math.max(1, green))),
      );
      const light = luma / skinLight;
      pixels[at] = red + (skin[0] * light - red) * cold;
      pixels[at + 1] = green + excess * share * TO_GREEN + (skin[1] * light - green - excess * share * TO_GREEN) * cold;
      pixels[at + 2] = blue - excess * share + (skin[2] * light - blue + excess * share) * cold;
    }
  }
}

/** Skin that is hardly warm anywhere says nothing. */
const LEAST_WARMTH = 0.15;

/** How much a place is on the nose, from between the eyes to the lip. */
function noseOf({ points, unit, profile, nose }: Anatomy): (x: number, y: number) => number {
  const [bridge, tip, left, right] = [points[27]!, points[33]!, points[31]!, points[35]!];
  const reach = Math.max(unit * 0.12, Math.hypot(right[0] - left[0], right[1] - left[1]) * 0.75);
  const [alongX, alongY] = [tip[0] - bridge[0], tip[1] - bridge[1]];
  const long = Math.max(1, alongX * alongX + alongY * alongY);
  return (x, y) => {
    if (profile || Math.abs(x - nose[0]) > unit * 0.6) return 0;
    const share = ((x - bridge[0]) * alongX + (y - bridge[1]) * alongY) / long;
    if (share < -0.3 || share > 1.25) return 0;
    const off = Math.hypot(x - bridge[0] - alongX * share, y - bridge[1] - alongY * share);
    const wide = reach * (0.55 + 0.45 * Math.min(1, Math.max(0, share)));
    return (
      (1 - smoothStep(wide * 0.7, wide, off)) * smoothStep(-0.3, 0.05, share) * (1 - smoothStep(1.05, 1.25, share))
    );
  };
}
