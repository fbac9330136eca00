import type { Brush, Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { asFable } from '../living/fable.js';
import type { HeadSpot } from '../living/fable.js';
import { createSmiley, feelingOf } from '../living/smiley.js';
import { sketch } from './sketch.js';

const plainly = ({ wears: _wears, parts: _parts, lettering: _lettering, ...brush }: Brush): Brush => ({
  ...brush,
  attributes: new Set(),
});

/** How wide a face is on a thing, where its middle is from the foot of that, and how fine its outline is looked at. */
const [FACE, UP, PIXELS] = [0.62, 0.42, 40] as const;
/** An animal as a figure: on two legs, its face to us. */
const UPRIGHT: ReadonlySet<string> = new Set(['hind-legs', 'standing']);

/** An emoji that looks like an animal is that, standing as figures do; like a thing, it is that with a face. */
export function emojiLike(emoji: Drawable, model: Drawable, headOf: (drawable: Drawable) => HeadSpot): Drawable {
  if (model.kind === 'animal') {
    const figure =
      asFable(model, headOf(model), UPRIGHT) ?? model.variant?.(UPRIGHT, createRandom(1, model.concept)) ?? model;
    return {
      ...emoji,
      aspect: figure.aspect,
      paint: (context, brush) => figure.paint(context, { ...plainly(brush), attributes: UPRIGHT }),
    };
  }
  return {
    ...emoji,
    aspect: model.aspect,
    paint(context, brush) {
      const plain = plainly(brush);
      model.paint(context, plain);
      // each of several feels something of what was said
      const said = [...brush.attributes].filter((word) => feelingOf([word]) !== undefined);
      const feeling = feelingOf(said.length > 0 ? [brush.random.fork('feeling').pick(said)] : []) ?? 'happy';
      const face = createSmiley(feeling);
      const size = (widthAt(model, plain, UP) * FACE) / face.aspect;
      context.translate(0, -UP + size * 0.5);
      context.scale(size, size);
      face.paint(context, plain);
    },
  };
}

/** How wide it is so far up, in its own heights. */
function widthAt(model: Drawable, brush: Brush, up: number): number {
  const picture = sketch(model, { ...brush, detail: 0 }, PIXELS);
  const { width, height } = picture;
  const row = Math.round((1 - up) * (height - 1));
  const { data } = picture.getContext('2d').getImageData(0, row, width, 1);
  let solid = 0;
  for (let x = 0; x < width; x++) if ((data[x * 4 + 3] as number) > 120) solid++;
  return Math.min(1.2, (solid / width) * model.aspect);
}
