import type { Setting } from '../catalogue/settings.js';
import type { Brief, LookName } from '../language/brief.js';
import type { Mapping, Painting } from '../paint/painting.js';
import type { Scene } from '../scene/scene.js';

export interface Finish {
  readonly scene: Scene;
  readonly painting: Painting;
  /** RGBA, not premultiplied; opaque unless the look paints things alone. */
  readonly pixels: Uint8ClampedArray;
  /** The prompt as it was read: things that are painted alone are in no place, and yet one may have been named. */
  readonly read?: Brief;
}

/** How small faces are printed again where a look's marks have covered their features. */
export interface FacePrint {
  /** How much of the manner's own marks gives way to plain skin, 0 to 1. */
  readonly calm: number;
  /** How light skin is at least, 0 to 255: what is darker drowns its features. */
  readonly lightest?: number;
  /** What features are drawn with: a darker shade of the skin where none is said. */
  readonly ink?: readonly [number, number, number];
}

/** A look: how the painted scene is finished. One file each, registered in `looks.ts`. */
export interface Look {
  readonly name: LookName;
  /** Drawn as ink: black on white, spot colours only from hints. */
  readonly ink: boolean;
  /** Needs `painting.map`, of all layers or of the things alone. */
  readonly mapped: Mapping;
  /** Colours are moved towards hints before it instead of after: where bare paper or pure inks belong to the look. */
  readonly gradedFirst?: boolean;
  /**
   * Only what the prompt names is painted, on nothing: the look lays its own ground. `or-whole`: where it names nothing
   * but a place, the whole place.
   */
  readonly alone?: true | 'or-whole';
  /** What is painted of a prompt with this place, where the look itself builds the rest. */
  readonly painted?: (brief: Brief, place: Setting | undefined) => Brief;
  /** Drawn, printed or put together rather than seen through a lens: what is far is as sharp as what is near. */
  readonly sharp?: true;
  /** Its lines need room: small pictures are painted larger and scaled down. */
  readonly fine?: boolean;
  /** Things come to it as outlines, form by form: it has nothing of theirs to trace. */
  readonly inOutlines?: (brief: Brief) => boolean;
  /** Its marks are larger than the features of small faces. */
  readonly faces?: FacePrint;
  /** It sets the words of the prompt by itself. */
  readonly letters?: boolean;
  /** Turns the painted pixels into the finished picture, in place or anew; same size. */
  finish(finish: Finish): Uint8ClampedArray;
}
