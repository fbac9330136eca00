/** What Studio understood of a prompt: plain data, the same for the same prompt, free of chance and of drawing. */
import type { Arrangement } from '../catalogue/arrangements.js';
import type { Material } from '../catalogue/materials.js';
import type { RelationKind } from '../catalogue/relations.js';
import type { Setting } from '../catalogue/settings.js';
import type { Pattern, Shape } from '../catalogue/shapes.js';
import type { Told } from './vocabulary/told.js';

export type { RelationKind } from '../catalogue/relations.js';

export { indoorSettings, settings } from '../catalogue/settings.js';
export type { Setting } from '../catalogue/settings.js';

/** The ratios of "bigger than" and "smaller than": at least so much, where the others of a relation are exact. */
export const AT_LEAST = { bigger: 1.45, smaller: 0.62 } as const;

export type TimeOfDay = 'day' | 'dawn' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog' | 'storm';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'neutral' | 'calm' | 'joyful' | 'dramatic' | 'mysterious' | 'romantic' | 'melancholy' | 'cosy';
export type Camera = 'wide' | 'medium' | 'close-up' | 'portrait' | 'from-above' | 'low-angle';
export const lookNames = [
  'flat-vector',
  'watercolour',
  'gouache',
  'photographic',
  'cinematic',
  'paper-cut',
  'neon',
  'pixel-art',
  'voxel',
  'low-poly',
  'engraving',
  'pen-hatching',
  'stipple',
  'woodcut',
  'halftone',
  'editorial',
  'painterly',
  'sketch',
  'masterly',
  'anime',
  'comic',
  'line-art',
  'blueprint',
  'chalk',
  'pencil',
  'charcoal',
  'stained-glass',
  'mosaic',
  'oil',
  'impressionist',
  'embroidery',
  'chiaroscuro',
  'ukiyo-e',
  'synthwave',
  'cyberpunk',
  'film-noir',
  'art-deco',
  'art-nouveau',
  'cartoon-3d',
  'sticker',
  'logo',
  'isometric',
  'infographic',
  'claymation',
  'origami',
  'ink-wash',
  'swirling',
  'cubist',
  'crayon',
  'cross-stitch',
  'study',
  'graffiti',
  'advertisement',
  'fashion-sketch',
] as const;
export type LookName = (typeof lookNames)[number];

/** Where in the picture. */
export type Place =
  | 'left'
  | 'right'
  | 'centre'
  | 'foreground'
  | 'background'
  | 'top'
  | 'bottom'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right';

/** Clothes and other things on a body: `hat`, `scarf`, `boots`. Whoever it is wears them, person or animal. */
export interface Worn {
  readonly what: string;
  /** `#rrggbb` */
  readonly colour?: string;
  readonly material?: Material;
  readonly pattern?: Pattern;
  /** What else was said of it: `tall`, `long`. */
  readonly attributes?: readonly string[];
  /** The concept that is printed on it. */
  readonly print?: string;
}

/** A part of the thing that something is said of: a red roof, long ears, wings. */
export interface Part {
  readonly what: string;
  /** The word for exactly this part, singular, where `what` is a wider kind. */
  readonly name?: string;
  readonly shape?: Shape;
  readonly colour?: string;
  readonly material?: Material;
  readonly attributes?: readonly string[];
}

export interface Subject {
  /** A concept of the catalogue: `lighthouse`, `cat`. */
  readonly concept: string;
  /** What it is, where it is drawn like that concept with differences: a `puppy` is a `dog`. */
  readonly variety?: string;
  /** The words in the prompt that named it. */
  readonly words: string;
  /** 1 to 60. */
  readonly count: number;
  /** Its main colour where the prompt gives one, `#rrggbb`. */
  readonly colour?: string;
  /** Further colours of it, in the order of the prompt: a red and white lighthouse. */
  readonly accents?: readonly string[];
  readonly size?: 'tiny' | 'small' | 'large' | 'huge';
  readonly wears?: readonly Worn[];
  readonly parts?: readonly Part[];
  readonly material?: Material;
  readonly shape?: Shape;
  readonly pattern?: Pattern;
  /** Words that are written on it. */
  readonly lettering?: string;
  /** How several of them are arranged. */
  readonly arrangement?: Arrangement;
  /** What it is full of, where that is no thing of its own: a glass of milk. Things in it are subjects `inside` it. */
  readonly contents?: { readonly what: string; readonly colour?: string };
  /** What it does, as its verb: `sleeping`, `running`, `reading`. */
  readonly action?: string;
  /** 1 for what the picture is about, down to 0 for what may be left out. Default 1 for the first, 0.5 for others. */
  readonly salience?: number;
  /** What else was said of it, in lower case: `old`, `elderly`, `woman`. */
  readonly attributes: readonly string[];
  readonly place?: Place;
}

/** Subjects may have several relations; `between` has two, one to each side. */
export interface Relation {
  readonly kind: RelationKind;
  /** Indices into `subjects`: the cat (subject) is *on* the table (object). */
  readonly subject: number;
  readonly object: number;
  /** The part of the object that is meant: the *roof* of the car. */
  readonly part?: string;
  /** How many times as tall as the object the subject is, where the prompt compares them. */
  readonly ratio?: number;
}

export interface Lettering {
  readonly text: string;
  /** What carries it; a headline when nothing was said. */
  readonly on: 'sign' | 'poster' | 'label' | 'headline' | 'book';
}

export interface Brief {
  readonly prompt: string;
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  /** What was told of the picture as a whole: something is hidden, somebody has an audience. */
  readonly told?: readonly Told[];
  /** It names so many things that those which would come out badly are left out, as of a paragraph. */
  readonly manifold?: boolean;
  /** The place, when the prompt says or clearly implies it; otherwise the stage chooses one that fits the subjects. */
  readonly setting?: Setting;
  readonly time?: TimeOfDay;
  readonly weather?: Weather;
  readonly season?: Season;
  readonly mood: Mood;
  readonly camera?: Camera;
  /** Nobody asked for this view: what is looked at from near stays whole. */
  readonly cameraOwn?: true;
  readonly look?: LookName;
  readonly lettering: readonly Lettering[];
  /**
   * Scenery that was named: `sun`, `moon`, `stars`, `aurora`, `rainbow`, `clouds`, `lightning`, `fireworks`, `river`, `path`,
   * `road`, `flowers`, `grass`, `mountains`, `trees`, `waterfall`, `skyline`, `waves`, `confetti`, `lanterns`, `fireflies`,
   * `leaves`, `bubbles`, `reflections`, `candlelight`, `window`, `planet`, `earth`, `milky-way` …
   */
  readonly features: readonly string[];
  /** Colours that the prompt gives to the picture as a whole, `#rrggbb`. */
  readonly colours: readonly string[];
  /** Colours of single parts of the scenery, by feature or setting: turquoise `water`, a red `sun`. */
  readonly tints?: readonly { readonly what: string; readonly colour: string }[];
  /** The form of the room that the picture is in. */
  readonly roomShape?: Shape;
  /** The colour of the plain background that was asked for, `#rrggbb`. */
  readonly backdrop?: string;
  /** Concepts and features that must not appear: `people`, `clouds`. */
  readonly absent: readonly string[];
  /** Relations that were read and could not be kept, each as a sentence for the caller. */
  readonly lost?: readonly string[];
  readonly notes: BriefNotes;
}

export interface BriefNotes {
  /** Each phrase that was used, and as what. */
  readonly understood: readonly { readonly words: string; readonly as: string }[];
  /** Words nobody listed, and the nearest drawable concept. */
  readonly guessed: readonly { readonly words: string; readonly as: string; readonly similarity: number }[];
  /** Words that carry meaning and could not be used. */
  readonly ignored: readonly string[];
}

/** Longer prompts are paragraphs: they tell of a place and what is in it, where a short one names a subject. */
export const isParagraph = ({ prompt }: Pick<Brief, 'prompt'>): boolean => prompt.length > 160;

/** A paragraph, or a sentence of many things: lesser ones may be missing. */
export const isProse = (brief: Brief): boolean => isParagraph(brief) || brief.manifold === true;

/** How much of the picture a subject is about, 0 to 1; where nothing was weighed, the first one carries it. */
export const weightOf = ({ subjects }: Brief, index: number): number =>
  subjects[index]?.salience ?? (index === 0 ? 1 : 0.5);
