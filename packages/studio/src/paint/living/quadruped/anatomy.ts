import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Random } from '../../kit/random.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Tones } from '../form/tones.js';

/** Half-widths of flesh before and behind the bone. */
export type Flesh = readonly [front: number, back: number];

export interface LegAnatomy {
  /** Where it leaves the trunk: share of the trunk's length from its middle, and height. */
  readonly root: readonly [x: number, height: number];
  /** Lengths of the four bones; the leg is stretched as a whole until a planted foot reaches the ground. */
  readonly bones: readonly [number, number, number, number];
  /** Their angles when standing: 0 hangs down, positive points forwards. */
  readonly stand: readonly [number, number, number, number];
  /** At the root, the first joint, below it, the second joint, mid cannon, the third joint, and the toe. */
  readonly flesh: readonly [Flesh, Flesh, Flesh, Flesh, Flesh, Flesh, Flesh];
}

export type FootKind = 'hoof' | 'cloven' | 'paw' | 'column';

export interface TrunkAnatomy {
  /** From the buttock to the point of the chest; the withers are 100 high. */
  readonly length: number;
  /** Heights of tail root, croup, loin, back, withers. */
  readonly top: readonly [number, number, number, number, number];
  /** Heights of chest point, brisket, girth, belly, flank, groin. */
  readonly bottom: readonly [number, number, number, number, number, number];
  /** Humps of fat or muscle: share of the length, height, half width. */
  readonly humps?: readonly (readonly [x: number, height: number, half: number])[];
}

export interface NeckAnatomy {
  readonly length: number;
  /** 0 points straight up, 90 forwards. */
  readonly angle: number;
  readonly base: Flesh;
  readonly middle: Flesh;
  readonly poll: Flesh;
  /** How much it arches: positive bows the crest out. */
  readonly arch: number;
  /** Where it is rooted, as a share of trunk length, and height. */
  readonly root: readonly [number, number];
}

export interface HeadLook {
  readonly tones: Tones;
  /** Throat, muzzle, inner ear. */
  readonly pale: Tones;
  readonly dark: Rgb;
  readonly iris: Rgb;
  readonly light: FormLight;
  readonly asleep: boolean;
  /** One eye is shut. */
  readonly winks?: boolean;
  /** It looks at somebody beside it: a face that we see turns away from us. */
  readonly aside?: boolean;
  readonly detail: number;
}

/** Where a head opens: seen from the front around a point, from the side from the corner of the lips to their tip. */
export type Mouth =
  | { readonly front: Point; readonly half: number }
  /** Blunt: without fangs. */
  | { readonly corner: Point; readonly lip: Point; readonly blunt?: true };

/** A head around its own origin, where the neck enters the skull, 100 long, looking to the right. */
export interface Head {
  readonly skull: Path2D;
  /** Painted before the skull: the far ear, the far antler. */
  readonly behind?: readonly HeadPart[];
  /** Painted after it: the near ear, horns. */
  readonly before?: readonly HeadPart[];
  /** What grows high above it and counts for the height of the animal. */
  paint(context: Context, look: HeadLook): void;
  readonly mouth?: Mouth;
}

export interface HeadPart {
  readonly path: Path2D;
  readonly colour: 'coat' | 'far-coat' | 'pale' | 'dark' | Rgb;
}

export type TailKind = 'hair' | 'brush' | 'tuft' | 'thin' | 'scut' | 'curl' | 'stub' | 'thick';

export interface TailAnatomy {
  readonly kind: TailKind;
  readonly length: number;
  readonly width: number;
  /** Angle at the root, as for legs: 0 hangs down, -90 straight back, -180 up. */
  readonly angle: number;
  /** Degrees that it bends along its length. */
  readonly bend: number;
}

export interface CoatSpec {
  readonly base: Rgb;
  readonly pale: Rgb;
  readonly dark: Rgb;
  readonly mane?: Rgb;
  readonly iris?: Rgb;
  /** Feet: hooves or the toes of paws. */
  readonly foot?: Rgb;
  /** Height below which legs turn dark; 0 for none. */
  readonly socks?: { readonly colour: Rgb; readonly height: number };
  /** Colour of belly, throat and the inside of legs. */
  readonly belly?: boolean;
  readonly tailTip?: Rgb;
  /** Bands around it, and its end. */
  readonly tailRings?: Rgb;
  /** Ears of another colour than the coat, or only their tips. */
  readonly ears?: { readonly colour: Rgb; readonly tipped: boolean };
  readonly tail?: Rgb;
  /** Paints markings; the context is clipped to the body. */
  readonly markings?: (context: Context, body: Body, random: Random) => void;
}

/** Where things are on the posed animal, for markings and anchors. */
export interface Body {
  readonly withers: Point;
  readonly croup: Point;
  readonly chest: Point;
  readonly buttock: Point;
  readonly belly: Point;
  readonly length: number;
  readonly neckRoot: Point;
  readonly poll: Point;
  readonly neckHalf: number;
  /** Maps (0…1 from buttock to chest, 0…1 from back to belly) onto the trunk. */
  on(along: number, down: number): Point;
  readonly tones: Tones;
  readonly dark: Rgb;
  readonly pale: Rgb;
}

export interface Anatomy {
  readonly trunk: TrunkAnatomy;
  readonly fore: LegAnatomy;
  readonly hind: LegAnatomy;
  readonly foot: FootKind;
  /** Half the length of a foot. */
  readonly footSize: number;
  readonly neck: NeckAnatomy;
  readonly headLength: number;
  /** Pitch of the head when standing, degrees down from level. */
  readonly headPitch: number;
  readonly tail: TailAnatomy;
  readonly mane?: 'crest' | 'lion' | 'ruff' | 'bristle' | 'wool' | 'curls';
  /** Sleeps rolled up, as cats and foxes do; others lie down. */
  readonly curls?: boolean;
}
