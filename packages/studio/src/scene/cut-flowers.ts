import { paintedAs } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { laid } from '../paint/laid.js';

/** With the leaves on its stem it is no broader; metres: a flower that is taller grows. */
const [LEAFY, CUT] = [0.7, 1.2];

/** A rose has a stem and no foot: where it grows from nothing it lies. */
export const isCutFlower = ({ concept, kind, aspect, height }: Drawable): boolean =>
  kind === 'plant' && is(concept, 'flower') && !is(concept, 'bunch') && aspect < LEAFY && height < CUT;

/** All that is told of is the hard ground on which it is: nothing grows from a pavement or a floor. */
const isOnHardGround = ({ subjects, setting, features, relations }: Brief): boolean =>
  subjects.length === 1 &&
  relations.length === 0 &&
  (setting === undefined || setting === 'studio') &&
  features.some((feature) => HARD.has(feature));
const HARD: ReadonlySet<string> = new Set('pavement concrete floor flagstones boards'.split(' '));

/** Metres from end to end of a flower that was cut. */
const STEM = 0.4;

/** Beside a book or a cup and nothing else a flower was cut: nobody tells of ground for it to grow from. */
function isAmongThings({ subjects, setting, features, relations }: Brief, index: number): boolean {
  const things = subjects.every(({ concept }, at) => {
    const drawing = at === index ? undefined : paintedAs(concept);
    return at === index || (drawing !== undefined && THINGS.has(drawing.kind) && drawing.habitat === 'tabletop');
  });
  return (
    things &&
    subjects.length > 1 &&
    setting === undefined &&
    features.length === 0 &&
    relations.every(({ kind }) => kind === 'beside' || kind === 'left-of' || kind === 'right-of')
  );
}

/** Where it lies it is a thing among others, and as long as one cuts it. */
export function cut(flower: Drawable): Drawable {
  const lying = laid(flower);
  const result: Drawable = {
    ...lying,
    kind: 'object',
    habitat: 'tabletop',
    height: Math.min(lying.height, STEM / lying.aspect),
    variant: () => result,
  };
  return result;
}

/** Where a flower is that nothing lets grow. */
export const isNoGroundFor = (brief: Brief, index: number): boolean =>
  isAmongThings(brief, index) || isOnHardGround(brief);

const THINGS: ReadonlySet<Drawable['kind']> = new Set(['object', 'food']);
