import { recordOf } from '../../catalogue/records.js';
import type { Drawable } from '../../paint/drawable.js';
import type { Item, Scene } from '../scene.js';

/** How wide its rock is beside what stands there, and how much of the rock is below its foot. */
const [WIDER, BELOW] = [1.5, 0.62];
/** So near the horizon there is water, as a share of the height. */
const FAR = 0.04;
const SHORES: ReadonlySet<Scene['setting']> = new Set(['beach', 'harbour', 'pier', 'ship-deck', 'sea']);

/** What is out in the sea below it. */
const ISLET = 'rock';

/** A lighthouse far out in the sea before a beach stands on a rock. */
export function onIslet(
  { setting, horizon, height, surfaces }: Scene,
  items: readonly Item[],
  find: (concept: string) => Drawable | undefined,
): readonly Item[] {
  const rock = find(ISLET);
  const land = surfaces.find(({ habitat }) => habitat === 'ground');
  if (!rock || !SHORES.has(setting) || (setting === 'sea' && land !== undefined)) return items;
  return items.flatMap((item) => {
    const { drawable, subject, y, x, size, standsOn } = item;
    const far = drawable.kind === 'building' && recordOf(drawable.concept)?.homes?.includes('sea') === true;
    const outAtSea = y < horizon + height * FAR && (land === undefined || y < land.far);
    if (!far || subject === undefined || standsOn === 'item' || !outAtSea) return [item];
    const wide = size * drawable.aspect * WIDER;
    const high = wide / rock.aspect / 2;
    const { cut: _cut, lettering: _lettering, colour: _colour, material: _material, wears: _wears, ...body } = item;
    const { subject: _subject, parts: _parts, ...own } = body;
    const islet: Item = {
      ...own,
      drawable: { ...rock, aspect: rock.aspect * 2, paint: (context, brush) => flattened(rock, context, brush) },
      attributes: [],
      x,
      y: y + high * (1 - BELOW),
      size: high,
      depth: item.depth + 0.0005,
      seed: item.seed.fork('islet'),
      mirrored: false,
      turn: 0,
    };
    return [islet, { ...item, y: y - high * BELOW + high * 0.34 }];
  });
}

type Paint = Drawable['paint'];

/** A low rock, twice as broad as others. */
const flattened = (rock: Drawable, ...[context, brush]: Parameters<Paint>): void => {
  context.save();
  context.scale(2, 1);
  rock.paint(context, brush);
  context.restore();
};
