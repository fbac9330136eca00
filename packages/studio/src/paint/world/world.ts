import type { Brief, Season, Setting, TimeOfDay, Weather } from '../../language/brief.js';
import type { Habitat } from '../drawable.js';
import type { Random } from '../kit/random.js';
import type { Rgb } from '../kit/colour.js';
import type { Painting } from '../painting.js';
import type { Scene, Surface } from '../../scene/scene.js';

/** What is known when a place is laid out. */
export interface SiteRequest {
  readonly width: number;
  readonly height: number;
  readonly brief: Brief;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  /** The place's own stream; `plan` and `paint` both fork named streams from it. */
  readonly random: Random;
  readonly hints: readonly Rgb[];
  /** Habitats that the subjects need: a lighthouse by the sea needs `ground` there. */
  readonly needs: ReadonlySet<Habitat>;
  /** The stage wants a quiet place around one close subject (close-up, portrait). */
  readonly close: boolean;
  /** It is looked at from higher up: rows of things stand behind each other. */
  readonly raised?: boolean;
}

/** How a place is laid out: decided once, read by the stage and by `paint`. */
export interface Site {
  readonly horizon: number;
  /** How high the counter along its wall is, in pixels above the foot of that wall, where it has one. */
  readonly counter?: number;
  readonly surfaces: readonly Surface[];
}

/** A setting: one file each, registered in `worlds.ts`. */
export interface World {
  readonly setting: Setting;
  /** No sky, no weather: light from windows and lamps. */
  readonly indoor: boolean;
  /** Outdoors, and yet small things stand on tables here. */
  readonly tables?: boolean;
  /** It asks itself for the colours of its floor and walls: its layers are not dyed. */
  readonly coloursItself?: boolean;
  /** Lays the place out; draws nothing. Same request, same site. Every needed habitat gets a surface. */
  plan(request: SiteRequest): Site;
  /** Everything behind and under the subjects. */
  paint(scene: Scene, painting: Painting): void;
  /** What stands before the subjects: grass at the lower edge, a frame of leaves. Must not hide them. */
  paintForeground?(scene: Scene, painting: Painting): void;
}
