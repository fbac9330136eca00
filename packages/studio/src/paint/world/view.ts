import { hex, lighten, lightnessOf, mix, underLight } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { belongsTo, isActName, shownIn } from '../../catalogue/acts.js';
import { indoorSettings } from '../../catalogue/settings.js';
import type { Habitat } from '../drawable.js';
import type { Random } from '../kit/random.js';
import { is } from '../../catalogue/traits.js';
import { itemBox } from '../../scene/scene.js';
import type { Atmosphere, Scene, Surface } from '../../scene/scene.js';

/** A scene as the painters of scenery see it: measures, air, and colours as they look out there. */
export interface View {
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** The shorter side: what strokes are measured in. */
  readonly unit: number;
  /** The geometric mean of the sides: what large forms are measured in. */
  readonly span: number;
  readonly air: Atmosphere;
  readonly random: Random;
  readonly detail: number;
  readonly night: boolean;
  /** Dawn or dusk. */
  readonly low: boolean;
  /** Snow lies. */
  readonly snowy: boolean;
  /** One near subject before a quiet background. */
  readonly close: boolean;
  /** Under a roof. */
  readonly inside: boolean;
  /** A colour as it looks at a depth of 0 (near) to 1 (horizon): under the ambient light, behind the haze. */
  tone(local: Rgb, depth?: number): Rgb;
  /** The same where the light falls. */
  lit(local: Rgb, depth?: number, strength?: number): Rgb;
  /** The same in shadow. */
  shaded(local: Rgb, depth?: number, strength?: number): Rgb;
  /** It was named. */
  asked(feature: string): boolean;
  /** It may be there: named, or chance says so, and it was not ruled out. */
  may(feature: string, probability: number): boolean;
  /** Nobody ruled it out. */
  allowed(feature: string): boolean;
  /** Whether the place may have such a thing of its own: not where the prompt names it, counts it or rules it out. */
  brings(concept: string): boolean;
  /** The colour that was said of this part of the scenery. */
  tint(what: string): Rgb | undefined;
  surface(habitat: Habitat): Surface | undefined;
  /** Nothing that hangs there and no door covers this part of a wall: the place may have a window or a picture of its own. */
  readonly isBare: (left: number, top: number, right: number, bottom: number) => boolean;
  /** Hardly anything stands before it: what the place has there by itself is not seen as a piece of something. */
  readonly isOpen: (left: number, top: number, right: number, bottom: number) => boolean;
  /** Most of it is in the picture, whatever stands before it. */
  readonly isWithin: (left: number, top: number, right: number, bottom: number) => boolean;
  /** Depth of what stands on the ground at that height of the picture. */
  depthAt(y: number): number;
}

const hazeByWeather = { clear: 0.8, cloudy: 0.82, rain: 0.9, snow: 0.92, fog: 0.98, storm: 0.85 } as const;

/** A company brings its table and its chairs: those of the place would stand before or behind them. */
const AT_TABLE: ReadonlySet<string> = new Set(['table', 'dining-table']);

/** The share of a piece of furniture by which one knows what it is. */
const KNOWN = 0.62;

/** The share of a piece of furniture that may be behind what the picture is about. */
const HIDDEN = 0.22;
/** The same holds for so much of it from below: a plant whose pot is behind a bin grows on its lid. */
const FOOT = 0.4;

/** Who makes somebody up before a mirror has it on the wall there: no picture looks out behind it. */
const bringsMirror = (act: string): boolean =>
  isActName(act) && shownIn(act).some((concept) => is(concept, 'faced') && is(concept, 'hung'));

export function createView(scene: Scene): View {
  const { width, height, horizon, atmosphere: air, brief, weather } = scene;
  const features = new Set(brief.features);
  const absent = new Set(brief.absent);
  const random = scene.random.fork('world');
  const thick = weather === 'fog' ? 0.75 : weather === 'rain' || weather === 'snow' ? 1.1 : 1.5;
  const veil = (colour: Rgb, depth: number): Rgb =>
    depth <= 0 ? colour : mix(colour, air.haze, Math.min(1, depth) ** thick * hazeByWeather[weather]);
  const allowed = (feature: string): boolean => !absent.has(feature);
  const named = new Set(brief.subjects.flatMap(({ concept, variety }) => [concept, variety ?? concept]));
  // who operates on somebody draws the bed with them: no other one stands behind
  const done = brief.subjects.flatMap(({ attributes }) => attributes.filter(isActName));
  const shelves = scene.items
    .filter(({ attributes }) => attributes.includes('put-up'))
    .map(({ y, size, drawable }) => y + (drawable.top?.y ?? -1) * size);
  const isOnShelf = (foot: number): boolean => shelves.some((top) => Math.abs(foot - top) < height * 0.01);
  const onWalls = scene.items
    .filter(
      ({ drawable, attributes, standsOn, y }) =>
        attributes.includes('on-wall') ||
        is(drawable.concept, 'door') ||
        is(drawable.concept, 'at-wall') ||
        drawable.habitat === 'wall' ||
        attributes.some(bringsMirror) ||
        // what stands on a table is before the wall, and hides no window; what is on a shelf is at the wall with it
        (y < horizon && (standsOn !== 'item' || isOnShelf(y))),
    )
    .map(itemBox);
  const stood = scene.items.map(itemBox);
  const company = scene.items.some(({ asked }) => asked?.company !== undefined);
  return {
    scene,
    width,
    height,
    horizon,
    unit: Math.min(width, height),
    span: Math.sqrt(width * height),
    air,
    random,
    detail: scene.detail,
    night: scene.time === 'night',
    low: scene.time === 'dawn' || scene.time === 'dusk',
    snowy:
      scene.season === 'winter' ||
      weather === 'snow' ||
      scene.setting === 'snow' ||
      (features.has('snow') && allowed('snow')),
    close: isClose(scene),
    inside: indoorSettings.has(scene.setting),
    tone: (local, depth = 0) => veil(underLight(local, air.ambient), depth),
    lit: (local, depth = 0, strength = 1) => {
      const base = underLight(local, air.ambient);
      // white things take less of the light's own colour, or snow turns to cream
      const key = mix(air.key, [255, 255, 255], Math.max(0, lightnessOf(local) - 0.75) * 2 * (air.key[2] / 255));
      const bright = mix(lighten(base, 0.07 * strength), underLight(lighten(local, 0.12), key), 0.5 * strength);
      return veil(mix(base, bright, 0.35 + air.contrast * 0.65), depth);
    },
    shaded: (local, depth = 0, strength = 1) => {
      const base = underLight(local, air.ambient);
      return veil(mix(lighten(base, -0.06 * strength), air.shadow, (0.16 + air.contrast * 0.24) * strength), depth);
    },
    asked: (feature) => features.has(feature) && allowed(feature),
    may: (feature, probability) =>
      allowed(feature) && (features.has(feature) || random.fork(`may ${feature}`).chance(probability)),
    allowed,
    brings: (concept) =>
      !named.has(concept) &&
      allowed(concept) &&
      !done.some((act) => belongsTo(act, concept)) &&
      !(company && AT_TABLE.has(concept)),
    tint: (what) => {
      const said = brief.tints?.find((each) => each.what === what);
      return said && hex(said.colour);
    },
    surface: (habitat) => scene.surfaces.find((surface) => surface.habitat === habitat),
    isBare: (left, top, right, bottom) =>
      !onWalls.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top),
    isOpen: (left, top, right, bottom) => {
      const hiddenBelow = (from: number): number =>
        stood.reduce((sum, box) => {
          const wide = Math.min(right, box.right) - Math.max(left, box.left);
          const high = Math.min(bottom, box.bottom) - Math.max(from, box.top);
          return sum + Math.max(0, wide) * Math.max(0, high);
        }, 0) /
        ((right - left) * (bottom - from));
      return hiddenBelow(top) < HIDDEN && hiddenBelow(bottom - (bottom - top) * FOOT) < HIDDEN;
    },
    isWithin: (left, top, right, bottom) => {
      const wide = Math.min(width, right) - Math.max(0, left);
      const high = Math.min(height, bottom) - Math.max(0, top);
      return Math.max(0, wide) * Math.max(0, high) > (right - left) * (bottom - top) * KNOWN;
    },
    depthAt: (y) => Math.max(0, Math.min(1, 1 - (y - horizon) / Math.max(1, height - horizon))),
  };
}

function isClose(scene: Scene): boolean {
  const { camera, told } = scene.brief;
  if (told?.includes('blurred')) return true;
  return camera === 'close-up' || camera === 'portrait' || scene.surfaces.some(({ habitat }) => habitat === 'tabletop');
}
