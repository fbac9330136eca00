import { offerOf } from '../catalogue/affordances.js';
import type { Worn } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { hex } from '../paint/kit/colour.js';
import type { Item, Scene } from './scene.js';

/** Where on a body a thing is worn. */
type Spot = 'head' | 'eyes' | 'neck';

const spots: ReadonlyMap<string, Spot> = new Map([
  ...'hat top-hat cap beanie party-hat wizard-hat santa-hat cowboy-hat chef-hat crown helmet witch-hat straw-hat beret hard-hat'
    .split(' ')
    .map((what) => [what, 'head'] as const),
  ...'glasses sunglasses goggles monocle mask'.split(' ').map((what) => [what, 'eyes'] as const),
  ...'scarf tie bow-tie bow necklace medal'.split(' ').map((what) => [what, 'neck'] as const),
]);

/** Worn things that are drawn under another name. */
const drawnAs: ReadonlyMap<string, string> = new Map([
  ['cap', 'billed-cap'],
  ['beanie', 'winter-hat'],
  ['cowboy-hat', 'western-hat'],
  ['witch-hat', 'wizard-hat'],
  ['straw-hat', 'hat'],
  ['beret', 'hat'],
  ['tie', 'necktie'],
  ['medal', 'sports-medal'],
]);

/** Puts what is worn onto whoever does not dress by itself: a tortoise, an avocado, a toaster. */
export function dress(
  scene: Scene,
  items: readonly Item[],
  find: (concept: string) => Drawable | undefined,
): readonly Item[] {
  return items.flatMap((item) => {
    const wears = item.subject === undefined ? undefined : scene.brief.subjects[item.subject]?.wears;
    if (!wears || item.drawable.dresses) return [item];
    return [item, ...wears.flatMap((worn, index) => wornItem(item, worn, index, find) ?? [])];
  });
}

function wornItem(
  wearer: Item,
  { what, colour, material }: Worn,
  index: number,
  find: (concept: string) => Drawable | undefined,
): Item | undefined {
  const spot = spots.get(what);
  const drawable = find(what) ?? find(drawnAs.get(what) ?? what);
  if (!spot || !drawable) return undefined;
  const { aspect, kind } = wearer.drawable;
  const alive = kind === 'animal';
  // an animal looks to the side and has its head in front; anything else wears it in the middle
  const [ahead, up] = offerOf(wearer.drawable.concept).head ?? [alive && aspect > 0.95 ? 0.3 : alive ? 0.06 : 0, 1];
  const forward = aspect * ahead;
  const head = alive ? Math.min(0.46, aspect * 0.5) * Math.max(0.6, up) : aspect * 0.62;
  const wide = { head: head * 1.05, eyes: head * 0.86, neck: head * 0.8 }[spot] * wearer.size;
  const size = Math.min(wide / drawable.aspect, wearer.size * 0.5);
  const level = { head: alive ? -0.92 : -0.93, eyes: alive ? -0.8 : -0.66, neck: alive ? -0.6 : -0.3 }[spot];
  const { colour: _colour, material: _material, lettering: _lettering, wears: _wears, parts: _parts, ...body } = wearer;
  return {
    ...body,
    worn: true,
    drawable,
    x: wearer.x + (wearer.mirrored ? -1 : 1) * forward * wearer.size,
    y: wearer.y + level * up * wearer.size + (spot === 'head' ? size * 0.12 : size / 2),
    size,
    depth: wearer.depth - 0.0005 * (index + 1),
    seed: wearer.seed.fork(what),
    attributes: [],
    standsOn: 'nothing',
    ...(colour !== undefined && { colour: hex(colour) }),
    ...(material && { material }),
  };
}
