import type { Brush, Drawable } from '../drawable.js';
import { repainted, pixelsOf, sketch } from './sketch.js';

/** How much is left of a body that cannot be seen: one still sees who wears the clothes. */
const LEFT = 0.1;
/** What changes more than this with skin and hair, of 765, is skin or hair. */
const BODY = 45;

/** Somebody of whom one sees the clothes alone: whatever changes where skin and hair do is away. */
export function invisible(person: Drawable): Drawable {
  return {
    ...person,
    paint(context, brush) {
      const size = pixelsOf(context);
      const other = sketch(person, bodied(brush, 'dark', [38, 32, 40]), size);
      const seen = other.getContext('2d').getImageData(0, 0, other.width, other.height).data;
      const clothes = repainted(person, (picture) => {
        const canvas = picture.getContext('2d');
        canvas.resetTransform();
        const image = canvas.getImageData(0, 0, picture.width, picture.height);
        const { data } = image;
        for (let at = 0; at < data.length; at += 4) {
          let difference = 0;
          for (let channel = 0; channel < 3; channel++)
            difference += Math.abs((data[at + channel] ?? 0) - (seen[at + channel] ?? 0));
          if (difference > BODY) data[at + 3] = (data[at + 3] ?? 0) * LEFT;
        }
        canvas.putImageData(image, 0, 0);
        return picture;
      });
      clothes.paint(context, bodied(brush, 'pale', [236, 232, 226]));
    },
  };
}

function bodied(brush: Brush, skin: 'dark' | 'pale', hair: readonly [number, number, number]): Brush {
  const parts = (brush.parts ?? []).filter(({ what }) => what !== 'skin');
  const said = parts.findLast(({ what }) => what === 'hair');
  return {
    ...brush,
    attributes: new Set([...brush.attributes, 'without-eyes']),
    parts: [...parts, { what: 'skin', attributes: [skin] }, { ...said, what: 'hair', colour: hair }],
  };
}
