import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';

/** Relations in which a long thing may lie: it is only beside, on or near something. */
const restful: ReadonlySet<string> = new Set(['beside', 'left-of', 'right-of', 'behind', 'in-front-of']);

/** Whether a long thin thing lies: nobody holds it, nothing contains it, and nobody asks for it upright. */
function mayLie({ subjects, relations, setting }: Brief, index: number): boolean {
  const { count = 1, attributes = [] } = subjects[index] ?? {};
  if (count > 2 || setting === 'flat-lay' || attributes.some((word) => /^(?:upright|standing|leaning)$/.test(word)))
    return false;
  return relations.every(
    ({ kind, subject, object }) =>
      (subject !== index && object !== index) || restful.has(kind) || (kind === 'on' && subject === index),
  );
}

/** A long thin thing laid down, where it may lie: on one end it would balance. */
export function laidDown(drawable: Drawable, brief: Brief, index: number): Drawable | undefined {
  const { aspect, concept } = drawable;
  if (!is(concept, 'lies') || aspect > 0.9 || !mayLie(brief, index)) return undefined;
  // what is drawn aslant needs less
  const turn = aspect < 0.3 ? 1.34 : aspect < 0.5 ? 1.12 : 0.86;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const high = aspect * sine + cosine;
  return {
    ...drawable,
    aspect: (aspect * cosine + sine) / high,
    height: drawable.height * high,
    paint(context, brush) {
      context.scale(1 / high, 1 / high);
      context.translate(0, -high / 2);
      context.rotate(turn);
      context.translate(0, 0.5);
      drawable.paint(context, brush);
    },
  };
}
