import { mix } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import type { LookName, Setting } from '../../language/brief.js';
import type { Painting } from '../painting.js';
import { itemBox } from '../../scene/scene.js';
import { earth, grassColour, snowGround } from './elements/foliage.js';
import { paintRailsAcross, railsAcross } from './elements/lanes.js';
import { paintPath } from './elements/paths.js';
import type { Keep } from './elements/paths.js';
import { paintFramingBranch } from './elements/framing.js';
import { paintHill } from './elements/hills.js';
import { paintMountains } from './elements/mountains.js';
import { paintPond, pondOf } from './elements/pond.js';
import { paintRiver } from './elements/river.js';
import { paintSkyline } from './elements/skyline.js';
import { softenBackground } from './elements/soften.js';
import { paintTabletop } from './elements/table.js';
import { paintWoodEdge } from './elements/woods.js';
import { paintFalls } from './elements/waterfall.js';
import { tableEdge } from './site.js';
import type { View } from './view.js';

/** In one ink or one thread a near branch is a black scrap on the hills behind it. */
const inOneTone: ReadonlySet<LookName> = new Set<LookName>([
  'woodcut',
  'ukiyo-e',
  'engraving',
  'pen-hatching',
  'stipple',
  'ink-wash',
  'embroidery',
  'line-art',
  'blueprint',
  'charcoal',
  'pencil',
  'graffiti',
]);

/** What closes the view at the horizon of open land: mountains, a town, hills, woods, as named or as the seed will. */
export function paintFarLand(view: View, painting: Pick<Painting, 'layer'>): void {
  const { horizon, span, unit } = view;
  const random = view.random.fork('far land');
  const rise = Math.min(horizon * 0.55, span * 0.2);
  const pick = random.next();
  painting.layer({ region: 'far', depth: 0.95 }, (context) => {
    if (view.asked('skyline'))
      paintSkyline(context, view, { name: 'far town', foot: horizon + 1, height: rise * 0.8, depth: 0.85 });
    else if (view.asked('mountains') || (pick < 0.45 && view.allowed('mountains'))) {
      paintMountains(context, view, {
        name: 'far range',
        foot: horizon + 2,
        rise,
        depth: 0.9,
        colour: [108, 122, 150],
        snow: view.snowy ? 0.8 : 0.3,
        rough: 0.5,
      });
    }
    paintHill(context, view, {
      name: 'far hill',
      foot: horizon + 2,
      rise: rise * 0.42,
      depth: 0.8,
      colour: mix(grassColour(view), [84, 116, 104], 0.4),
    });
    paintHill(context, view, {
      name: 'middle hill',
      foot: horizon + 2,
      rise: rise * 0.26,
      depth: 0.62,
      colour: grassColour(view),
    });
    if (view.asked('waterfall')) {
      paintFalls(context, view, {
        x: view.width * random.between(0.38, 0.62),
        top: horizon - rise * 1.1,
        bottom: horizon + 2,
        wide: unit * 0.03,
        depth: 0.5,
      });
    }
    paintWoodEdge(context, view, {
      name: 'far wood',
      foot: () => horizon + 2,
      height: unit * 0.028,
      depth: 0.6,
      conifer: random.chance(0.4),
      gap: random.chance(0.5) ? [0.3, 0.55] : [0.55, 0.85],
    });
  });
}

/** River, road and path across open land, where they are named or fit. Returns what they keep free. */
export function paintWays(context: Context, view: View): Keep {
  const random = view.random.fork('ways');
  const end = random.between(0.3, 0.7);
  const start = random.between(0.25, 0.75);
  const top = view.horizon + 1;
  if (view.asked('river')) return paintRiver(context, view, { top, end, start, wide: 0.46 });
  if (view.asked('road')) {
    return paintPath(context, view, {
      name: 'road',
      end,
      start,
      top,
      colour: [112, 112, 120],
      wide: 0.42,
      paved: true,
    });
  }
  if (!view.may('path', 0.3)) return () => false;
  const colour = view.snowy ? mix(snowGround, [150, 160, 186], 0.25) : mix(earth, [214, 186, 146], 0.55);
  return paintPath(context, view, { name: 'path', end, start, top, colour, wide: 0.24 });
}

const PAVED: ReadonlySet<Setting> = new Set<Setting>(['street', 'city', 'alley', 'square']);

/** A bridge in a street leads over that street: no pond is dug into it for that. */
const isDryBelow = ({ scene: { items, setting } }: View): boolean =>
  PAVED.has(setting) &&
  items.every(({ standsOn, drawable: { kind } }) => standsOn !== 'water' || kind === 'building') &&
  items.every(({ drawable: { habitat } }) => habitat !== 'underwater');

/** The last touches of open land: a pond where something swims, a table where something stands on one. */
export function finishLand(view: View, painting: Painting): void {
  const water = view.surface('water') ?? view.surface('underwater');
  if (water && !isDryBelow(view))
    painting.layer({ region: 'water', depth: 0.4 }, (context) =>
      paintPond(context, view, pondOf(view.scene, water), view.snowy ? snowGround : earth),
    );
  paintTable(view, painting);
}

/** Rails below what runs on them, wherever that is; softens the view for a close subject and sets a table where one is needed. */
export function paintTable(view: View, painting: Painting): void {
  for (const rails of railsAcross(view))
    painting.layer({ region: 'land', depth: 0.2 }, (context) => paintRailsAcross(context, view, rails));
  if (!view.close) return;
  softenBackground(view, painting);
  if (view.surface('tabletop')) {
    painting.layer({ region: 'land', depth: 0 }, (context) => paintTabletop(context, view, view.height * tableEdge));
  }
}

/** Of somebody one sees the upper half, and the frame cuts the rest. */
export const isBust = ({ scene: { brief, items } }: View): boolean =>
  brief.camera === 'portrait' && items.some(({ drawable: { kind } }) => kind === 'person');

/**
 * Foreground that is left out where it would stand before a table. In places with trees a branch may frame the view,
 * where it hangs before nothing: not before what the picture shows, nor before sun or moon.
 */
export function foregroundLand(view: View, painting: Painting, paint: (context: Context) => void, leafy = false): void {
  if (view.surface('tabletop')) return;
  painting.layer({ region: 'foliage', depth: 0 }, (context) => {
    // grass before a chest reads as somebody sunk into the ground
    if (!isBust(view)) paint(context);
    const random = view.random.fork('framing');
    const left = random.chance(0.5);
    const { items, improvisation } = view.scene;
    const wanted = leafy && random.chance(improvisation * 0.5) && view.brings('tree') && view.allowed('trees');
    if (!wanted || view.close || items.length > 1 || inOneTone.has(view.scene.brief.look ?? 'photographic')) return;
    const reach = view.unit * 0.44;
    const covered = items.some((item) => {
      const box = itemBox(item);
      return box.top < reach && (left ? box.left < reach : box.right > view.width - reach);
    });
    const { luminary } = view.air;
    const before = luminary && luminary.y < reach * 1.2 && luminary.x < view.width / 2 === left;
    if (!covered && !before) paintFramingBranch(context, view, left);
  });
}
