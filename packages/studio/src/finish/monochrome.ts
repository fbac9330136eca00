import { hex } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import { itemBox } from '../scene/scene.js';
import type { ItemBox, Scene } from '../scene/scene.js';

/** A colour that was asked for in a picture without colours, and where it may be. */
interface Spot {
  /** Away from grey, as long as one. */
  readonly tone: Rgb;
  readonly boxes: readonly ItemBox[];
}

/** Less far from grey than this, black and white among them, a colour is none. */
const COLOURED = 50;
/** So far beyond its box a thing is still painted, as a share of its height: leaves, a hem in the wind. */
const AROUND = 0.08;

/** The colours that were asked for: on what has them, and not wherever else the place is of such a colour. */
function spotsOf({ brief, items, width, height }: Scene): Spot[] {
  return brief.subjects.flatMap(({ colour }, index) => {
    const [red, green, blue] = colour ? hex(colour) : [0, 0, 0];
    const grey = (red + green + blue) / 3;
    const length = Math.hypot(red - grey, green - grey, blue - grey);
    if (length < COLOURED) return [];
    const tone: Rgb = [(red - grey) / length, (green - grey) / length, (blue - grey) / length];
    const own = items
      .filter(({ subject }) => subject === index)
      .map((item) => {
        const { left, top, right, bottom } = itemBox(item);
        const more = item.size * AROUND;
        return { left: left - more, top: top - more, right: right + more, bottom: bottom + more };
      });
    // what the place itself shows may be anywhere
    return [{ tone, boxes: own.length > 0 ? own : [{ left: 0, top: 0, right: width, bottom: height }] }];
  });
}

/** A black-and-white picture: its greys, a little warm as prints are, and only the colours that were asked for. */
export function removeColour(pixels: Uint8ClampedArray, scene: Scene): void {
  const spots = spotsOf(scene);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
    if (spots.length > 0) {
      const middle = (red + green + blue) / 3;
      const r = red - middle;
      const g = green - middle;
      const b = blue - middle;
      const length = Math.hypot(r, g, b);
      const pixel = at / 4;
      const x = pixel % scene.width;
      const y = Math.floor(pixel / scene.width);
      const keeps = ({ tone, boxes }: Spot): boolean =>
        r * tone[0] + g * tone[1] + b * tone[2] > length * 0.95 &&
        boxes.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
      if (length > 36 && spots.some(keeps)) continue;
    }
    pixels[at] = grey + 2;
    pixels[at + 1] = grey;
    pixels[at + 2] = grey - 3;
  }
}
