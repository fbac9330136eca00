import type { PropKind } from '../outfit.js';
import type { FigurePose } from '../poses.js';
import type { Spot } from '../reaching.js';
import type { handThings, musicThings, sportThings } from '../carried/things.js';
import type { changingThings } from '../carried/changing.js';
import type { legendThings } from '../carried/legends.js';
import type { homeStations, homeThings } from '../carried/home.js';
import type { ropesAndDesks } from '../carried/ropes-and-desks.js';
import type { errandStations } from '../carried/errands.js';
import type { placedStations, placedThings } from '../carried/placed.js';
import type { stations, toolHeads } from '../carried/stations.js';
import type { outdoorPlaces } from '../carried/outdoor-places.js';
import type { workThings } from '../carried/work-things.js';
import type { workplaces } from '../carried/workplaces.js';

export type ThingName =
  | keyof typeof handThings
  | keyof typeof sportThings
  | keyof typeof musicThings
  | keyof typeof stations
  | keyof typeof outdoorPlaces
  | keyof typeof workplaces
  | keyof typeof workThings
  | keyof typeof homeStations
  | keyof typeof homeThings
  | keyof typeof placedStations
  | keyof typeof placedThings
  | keyof typeof errandStations
  | keyof typeof changingThings
  | keyof typeof ropesAndDesks
  | keyof typeof legendThings;

/** A thing of an act, and the hand or the place where it is. */
export interface Carried {
  readonly thing: ThingName;
  /** A hand, the middle of both, a place on the body, or the ground below the far hand, a foot or the pelvis. */
  readonly at: 'near' | 'far' | 'both' | 'ground' | 'foot' | 'pelvis' | Spot;
  /** Centimetres from there. */
  readonly ahead?: number;
  readonly below?: number;
  /** Degrees clockwise. */
  readonly tilt?: number;
  /** It stands on the ground, however high it is held. */
  readonly stands?: true;
  /** It is a roof: so large that its rim is above the head, however large that is. */
  readonly roofs?: true;
  /** `behind` the body, `before` it but under the near arm, `over` all. Default `before`. */
  readonly layer?: 'behind' | 'before' | 'over';
}

/** How an act looks: how the body stands, where the hands go, and what is in them. */
export interface ActPose {
  /** The body, where nothing else says how it sits or walks; or the whole of it, when the act is one of the legs too. */
  readonly body: FigurePose;
  readonly whole?: true;
  /** It is done with the legs: the hands are free for what they hold. */
  readonly free?: true;
  /** What arms and head do, whatever the rest does. */
  readonly arms: Partial<FigurePose>;
  readonly things?: readonly Carried[];
  /** A long tool in both hands that reaches the ground. */
  readonly tool?: keyof typeof toolHeads;
  /** A rope from hand to hand, below the feet. */
  readonly rope?: true;
  readonly props?: readonly PropKind[];
  readonly face?: 'asleep' | 'sad' | 'joy' | 'smile' | 'focus' | 'surprise';
}
