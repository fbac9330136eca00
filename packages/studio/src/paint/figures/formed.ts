import { known } from '../../catalogue/records.js';
import type { Shape } from '../../catalogue/shapes.js';
import type { Brush, Drawable } from '../drawable.js';
import { hex, lighten, mix, toHex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context, Point } from '../kit/shapes.js';
import { createPen } from '../objects/parts/pen.js';
import type { Pen } from '../objects/parts/pen.js';
import { paintLegs } from './legs.js';
import { bodyOf, slabOf, vesselOf } from './bodies.js';
import type { Mouth } from './bodies.js';
import { outlineOf } from './outlines.js';
import { ownForm } from './own-forms.js';
import * as trims from './trims.js';
import type { FaceTrim, Trim } from './trims.js';

/** A thing that can have any form and is still known: by what stands on it, goes into it or is drawn on it. */
interface Formed {
  /** A body, one that is open above, something flat that lies, or a face turned to us. */
  readonly posture: 'body' | 'vessel' | 'slab' | 'face';
  readonly colours: readonly string[];
  /** Its form where none is said. */
  readonly usual: Shape;
  /** How much of the height the form takes, and how far above the ground it begins. */
  readonly share?: number;
  readonly lift?: number;
  /** Of a slab: how thick it is, and how flat we see it. */
  readonly thick?: number;
  readonly lies?: number;
  /** Of a slab: the colours of its side, from below. */
  readonly side?: (share: number, colour: Rgb) => Rgb;
  /** How wide it is at least, with what belongs to it. */
  readonly wide?: number;
  readonly behind?: Trim;
  /** In the form's own units. */
  readonly on?: Trim;
  readonly above?: Trim;
  readonly face?: FaceTrim;
  /** Parts that it draws by itself in the form that is said of them. */
  readonly parts?: readonly string[];
  /** Of a slab: it stands on legs. */
  readonly legs?: true;
}

const things: Readonly<Record<string, Formed>> = {
  candle: {
    posture: 'body',
    colours: ['#f3e4c4', '#e9a9a0', '#c9d6e6'],
    usual: 'cylindrical',
    share: 0.76,
    above: trims.flame,
  },
  'pencil-holder': {
    posture: 'vessel',
    colours: ['#4f8a9a', '#c8785a', '#7a6aa0'],
    usual: 'cylindrical',
    share: 0.68,
    above: (pen, colour, mouth) => {
      trims.opening(pen, colour, mouth);
      trims.pencils(pen, colour, mouth);
    },
  },
  paperweight: {
    posture: 'body',
    colours: ['#5fa3c4', '#7fb08a', '#b07fb4'],
    usual: 'round',
    share: 0.92,
    lift: 0.07,
    wide: 1.5,
    behind: trims.papers,
    on: trims.inGlass,
  },
  bookend: {
    posture: 'body',
    colours: ['#a9793f', '#7f8a94', '#8a5a4a'],
    usual: 'square',
    share: 0.72,
    lift: 0.01,
    wide: 2,
    behind: trims.books,
  },
  'pencil-sharpener': {
    posture: 'body',
    colours: ['#d8574a', '#3f8fc0', '#4fa06a'],
    usual: 'square',
    wide: 1.3,
    on: trims.blade,
  },
  'soap-dispenser': {
    posture: 'vessel',
    colours: ['#e9e2d2', '#9fc4c0'],
    usual: 'cylindrical',
    share: 0.74,
    above: trims.pump,
  },
  'tissue-box': {
    posture: 'body',
    colours: ['#8fb4c8', '#c8a0b0'],
    usual: 'rectangular',
    share: 0.76,
    above: trims.tissue,
  },
  box: { posture: 'vessel', colours: ['#c49a63', '#a86f5a', '#6f8fa8'], usual: 'cubic', share: 0.88, above: trims.lid },
  'jewelry-box': {
    posture: 'vessel',
    colours: ['#8a4f3a', '#7a3f5a'],
    usual: 'rectangular',
    share: 0.88,
    above: trims.lid,
  },
  container: {
    posture: 'vessel',
    colours: ['#9fc4cc', '#b8cfae'],
    usual: 'rectangular',
    share: 0.88,
    above: trims.lid,
  },
  jar: { posture: 'vessel', colours: ['#bcd8dc'], usual: 'cylindrical', share: 0.88, above: trims.lid },
  vase: {
    posture: 'vessel',
    colours: ['#4f7fa0', '#b8604a', '#6a8f6a'],
    usual: 'cylindrical',
    share: 0.84,
    above: trims.neckOf,
    parts: ['opening', 'mouth', 'neck', 'rim'],
  },
  bottle: { posture: 'vessel', colours: ['#5f9aa8', '#6f8f5a'], usual: 'cylindrical', share: 0.8, above: trims.neck },
  'potted-plant': {
    posture: 'vessel',
    colours: ['#b8653f', '#d8cdbb'],
    usual: 'cylindrical',
    share: 0.52,
    above: (pen, colour, mouth) => {
      const rim = trims.mouthOf(pen, colour, mouth);
      trims.foliage(pen, colour, { ...mouth, y: rim, halfWide: Math.max(0.16, mouth.halfWide) });
    },
    parts: ['opening', 'mouth', 'neck', 'rim'],
  },
  'cutting-board': { posture: 'face', colours: ['#c08a50', '#a86f3a'], usual: 'rectangular', face: trims.groove },
  'ceiling-light': {
    posture: 'body',
    colours: ['#e9c88a', '#b5483a', '#7fa3a8'],
    usual: 'conical',
    share: 0.55,
    above: trims.cord,
    on: trims.lit,
    parts: ['shade', 'lampshade', 'stem'],
  },
  lamp: {
    posture: 'body',
    colours: ['#f0d9a0', '#e6c6a8'],
    usual: 'conical',
    share: 0.56,
    lift: 0.44,
    behind: trims.lampFoot,
    parts: ['shade', 'lampshade'],
  },
  ornament: {
    posture: 'body',
    colours: ['#c8323f', '#2f8a5a', '#d9aa3f'],
    usual: 'round',
    share: 0.86,
    above: trims.hook,
    on: trims.inGlass,
  },
  dice: { posture: 'body', colours: ['#f4efe6'], usual: 'cubic', on: trims.pips },
  'game-die': { posture: 'body', colours: ['#f4efe6'], usual: 'cubic', on: trims.pips },
  trophy: { posture: 'body', colours: ['#d9aa3f'], usual: 'conical', share: 0.76, lift: 0.24, behind: trims.plinth },
  statue: {
    posture: 'body',
    colours: ['#a8a29a', '#9a7a52'],
    usual: 'pyramidal',
    share: 0.76,
    lift: 0.24,
    behind: trims.plinth,
  },
  bench: {
    posture: 'slab',
    colours: ['#a8713f', '#8f6238'],
    usual: 'oblong',
    thick: 0.07,
    lies: 0.3,
    share: 0.5,
    lift: 0.5,
    legs: true,
    parts: ['leg', 'top', 'seat'],
  },
  eraser: { posture: 'body', colours: ['#e29aa8'], usual: 'oblong' },
  clock: { posture: 'face', colours: ['#a86f42', '#3f6a7a', '#8a3f4a'], usual: 'round', face: trims.dial },
  watch: {
    posture: 'face',
    colours: ['#b9964a', '#9aa3ad'],
    usual: 'round',
    share: 0.5,
    lift: 0.25,
    behind: trims.strap,
    face: trims.dial,
  },
  sign: {
    posture: 'face',
    colours: ['#c8323f', '#e2a92f'],
    usual: 'triangular',
    share: 0.56,
    lift: 0.44,
    behind: trims.post,
    face: trims.warning,
  },
  pillow: { posture: 'face', colours: ['#d9cdb8', '#8fa6c0', '#c88f8a'], usual: 'square', face: trims.stuffed },
  cushion: { posture: 'face', colours: ['#6f86a8', '#b8705f'], usual: 'square', face: trims.stuffed },
  book: { posture: 'face', colours: ['#7d2f3a', '#274b5f', '#3f5a3c'], usual: 'rectangular', face: trims.spine },
  bookshelf: { posture: 'face', colours: ['#9a6a40'], usual: 'square', face: trims.shelves },
  'snowflake-ornament': {
    posture: 'face',
    colours: ['#3f7fb8', '#b8323f', '#2f7a5f'],
    usual: 'hexagonal',
    share: 0.86,
    above: trims.hook,
    face: trims.snowflake,
  },
  'tissue-packet': {
    posture: 'face',
    colours: ['#8fc4dc', '#e6a9bd'],
    usual: 'rectangular',
    face: trims.packet,
  },
  'sun-hat': {
    posture: 'body',
    colours: ['#e6c887', '#d9b56a'],
    usual: 'conical',
    lift: 0.1,
    share: 0.9,
    wide: 1.9,
    behind: trims.strawBrim,
    on: trims.straw,
  },
  badge: { posture: 'face', colours: ['#c8323f', '#2f5f9a', '#d9a93f'], usual: 'round', face: trims.starred },
  medal: {
    posture: 'face',
    colours: ['#d9aa3f'],
    usual: 'round',
    share: 0.62,
    behind: trims.ribbon,
    face: trims.starred,
  },
  rug: {
    posture: 'slab',
    colours: ['#a4483f', '#3f6a7a', '#6d5a86'],
    usual: 'rectangular',
    thick: 0.025,
    lies: 0.5,
    face: trims.border,
  },
  'sewing-button': {
    posture: 'face',
    colours: ['#3f7fb0', '#c8503f', '#d9a93f', '#5f8a5a'],
    usual: 'round',
    face: trims.holes,
  },
  'table-runner': {
    posture: 'slab',
    colours: ['#a4483f', '#3f6a7a', '#b8863f'],
    usual: 'oblong',
    thick: 0.015,
    lies: 0.4,
    face: trims.border,
  },
  placemat: { posture: 'slab', colours: ['#b8863f', '#6a8f7a'], usual: 'rectangular', thick: 0.02, face: trims.border },
  napkin: { posture: 'slab', colours: ['#e6dccb', '#c88f8a'], usual: 'square', thick: 0.02, face: trims.border },
  'game-board': { posture: 'slab', colours: ['#e0c08a'], usual: 'square', thick: 0.05, face: trims.checks },
  plate: { posture: 'slab', colours: ['#f2eee6', '#cfdfe6'], usual: 'round', thick: 0.05, lies: 0.4, face: trims.rim },
  coaster: {
    posture: 'slab',
    colours: ['#b98a52', '#4a7a6a'],
    usual: 'round',
    thick: 0.05,
    lies: 0.4,
    face: trims.border,
  },
  tray: {
    posture: 'slab',
    colours: ['#a8743f', '#b9c0c9'],
    usual: 'rectangular',
    thick: 0.06,
    lies: 0.42,
    face: trims.rim,
  },
  soap: { posture: 'slab', colours: ['#e9c8d0', '#cfe0d0'], usual: 'oval', thick: 0.22, face: trims.rim },
  sponge: { posture: 'slab', colours: ['#f0cf4a'], usual: 'rectangular', thick: 0.26, face: trims.pores },
  cake: {
    posture: 'slab',
    colours: ['#d9a066', '#7a4a33'],
    usual: 'round',
    thick: 0.3,
    lies: 0.36,
    share: 0.9,
    side: (share, colour) => (share > 0.86 || Math.abs(share - 0.45) < 0.07 ? hex('#fbf3e6') : lighten(colour, -0.04)),
    face: trims.icing,
    above: (pen, _colour, { y, halfWide }) => trims.cherries(pen, y - 0.02, halfWide),
  },
  table: {
    posture: 'slab',
    colours: ['#b07a48', '#9a6a40', '#c08e58'],
    usual: 'rectangular',
    thick: 0.035,
    lies: 0.26,
    share: 0.36,
    lift: 0.64,
    legs: true,
    parts: ['leg', 'top', 'tabletop', 'seat'],
  },
  watermelon: { posture: 'face', colours: ['#3f8f4a'], usual: 'triangular', face: trims.melon },
  'whole-watermelon': { posture: 'body', colours: ['#3f8f4a'], usual: 'oval', on: trims.melonStripes },
  pie: {
    posture: 'slab',
    colours: ['#d9a24f'],
    usual: 'triangular',
    thick: 0.3,
    lies: 0.46,
    side: (share, colour) =>
      share > 0.8 ? lighten(colour, 0.03) : share < 0.18 ? lighten(colour, -0.12) : hex('#e9c65a'),
    face: trims.lattice,
  },
  lemon: { posture: 'face', colours: ['#f0cf3a'], usual: 'triangular', face: trims.citrus },
  'bottle-cap': { posture: 'slab', colours: ['#c8323a', '#2f7fb0'], usual: 'round', thick: 0.2, face: trims.starred },
  pizza: { posture: 'face', colours: ['#d89a4a'], usual: 'triangular', face: trims.toppings },
  bread: { posture: 'face', colours: ['#b8763f'], usual: 'square', face: trims.crumb },
  cookie: { posture: 'slab', colours: ['#c98f52'], usual: 'round', thick: 0.12, face: trims.chips },
  sandwich: {
    posture: 'slab',
    colours: ['#e9c58a'],
    usual: 'triangular',
    thick: 0.26,
    lies: 0.4,
    side: (share, colour) =>
      hex(
        share < 0.3 || share > 0.7
          ? toHex(lighten(colour, -0.1))
          : share < 0.45
            ? '#7ab04a'
            : share < 0.58
              ? '#d8574a'
              : '#f2c84a',
      ),
  },
  hat: {
    posture: 'body',
    colours: ['#7a5a44', '#4a5a78', '#8a3f4a'],
    usual: 'conical',
    lift: 0.06,
    share: 0.94,
    wide: 1.14,
    behind: trims.brim,
  },
  'stop-sign': {
    posture: 'face',
    colours: ['#c8262f'],
    usual: 'octagonal',
    share: 0.5,
    lift: 0.5,
    behind: trims.post,
    face: trims.warning,
  },
  'candle-holder': {
    posture: 'body',
    colours: ['#b08a4a', '#7f8a94', '#8a5a4a'],
    usual: 'cylindrical',
    share: 0.5,
    above: trims.heldCandle,
  },
  'santa-hat': { posture: 'body', colours: ['#c8262f'], usual: 'conical', share: 0.94, above: trims.trimmed },
  'snow-globe': {
    posture: 'body',
    colours: ['#a8cfe6'],
    usual: 'spherical',
    share: 0.8,
    lift: 0.2,
    behind: trims.plinth,
    on: trims.winter,
  },
  stool: {
    posture: 'slab',
    colours: ['#b8705f', '#6f86a8'],
    usual: 'round',
    thick: 0.2,
    lies: 0.4,
    share: 0.5,
    lift: 0.5,
    legs: true,
    parts: ['leg', 'top', 'tabletop', 'seat'],
  },
};

const formed = new Map(Object.entries(things));
/** Two names of one thing. */
const alike: ReadonlyMap<string, string> = new Map([
  ['wristwatch', 'watch'],
  ['desk', 'table'],
  ['chandelier', 'ceiling-light'],
  ['dish', 'plate'],
  ['platter', 'plate'],
  ['tray', 'plate'],
  ['carpet', 'rug'],
  ['mat', 'rug'],
  ['cardboard-box', 'box'],
  ['gift', 'box'],
  ['planter', 'potted-plant'],
  ['flower-pot', 'potted-plant'],
]);

/** Forms that a padded seat is made in as a whole, without legs. */
const solids = new Set<Shape>(['cubic', 'cylindrical', 'conical', 'pyramidal', 'spherical']);
const pouf: Formed = {
  posture: 'body',
  colours: ['#b8705f', '#6f86a8', '#c9974a'],
  usual: 'cubic',
  share: 0.8,
  lift: 0.2,
  behind: trims.feet,
};

/** Forms of a whole fruit: others are cut from it. */
const rounded = new Set<Shape>(['round', 'spherical', 'oval', 'oblong']);

/** This thing in this form, or in its usual one, where it is one that forms change. */
export function formedAs(like: Drawable, shape: Shape | undefined): Drawable | undefined {
  const own = ownForm(like.concept, shape);
  if (own) return own;
  if (like.concept === 'stool' && shape !== undefined && solids.has(shape)) return build(like, pouf, shape);
  const whole = like.concept === 'watermelon' && shape !== undefined && rounded.has(shape);
  const thing = formed.get(whole ? 'whole-watermelon' : (alike.get(like.concept) ?? like.concept));
  return thing && build(like, thing, whole && shape === 'oblong' ? 'oval' : (shape ?? thing.usual));
}

/** Whether a thing draws this part by itself in the form that is said of it. */
export function takesForm(concept: string, part: string | undefined): boolean {
  const thing = formed.get(alike.get(concept) ?? concept);
  return part !== undefined && (thing?.parts?.includes(part) ?? false);
}

function build(like: Pick<Drawable, 'concept' | 'kind' | 'habitat' | 'height'>, thing: Formed, shape: Shape): Drawable {
  const { concept, kind, habitat, height } = like;
  const { share = 1, lift = 0, wide = 0 } = thing;
  const form = formOfThing(thing, shape);
  return {
    concept,
    kind,
    habitat,
    height,
    mirrors: false,
    aspect: Math.max(form.aspect * share, wide),
    paint(context, brush) {
      const pen = createPen(context, brush);
      const colour = brush.colour ?? hex(brush.random.fork('form colour').pick(thing.colours));
      const mouth: Mouth = {
        y: -lift + form.mouth.y * share,
        halfWide: form.mouth.halfWide * share,
        halfHigh: form.mouth.halfHigh * share,
      };
      thing.behind?.(pen, colour, mouth);
      if (thing.legs && form.at) {
        const { at } = form;
        paintLegs(pen, colour, shape, (point) => {
          const [x, y] = at(point);
          return [x * share, y * share - lift];
        });
      }
      context.save();
      context.translate(0, -lift);
      context.scale(share, share);
      form.paint(context, colour, brush, pen);
      thing.on?.(pen, colour, form.mouth);
      context.restore();
      thing.above?.(pen, colour, mouth);
    },
  };
}

interface Form {
  readonly aspect: number;
  readonly mouth: Mouth;
  /** Where a point of the outline is on its lower face. */
  readonly at?: (point: Point) => Point;
  paint(context: Context, colour: Rgb, brush: Brush, pen: Pen): void;
}

function formOfThing({ posture, face, thick = 0.05, lies = 0.55, side }: Formed, shape: Shape): Form {
  if (posture === 'body') return bodyOf(shape);
  if (posture === 'vessel') return vesselOf(shape);
  if (posture === 'slab') {
    const slab = slabOf(shape, thick, lies, side);
    return {
      aspect: slab.aspect,
      mouth: slab.mouth,
      at: (point) => slab.at(point),
      paint(context, colour, brush, pen) {
        slab.paint(context, colour, brush);
        if (face) slab.onTop(context, (trace, aspect) => face(pen, colour, trace, aspect));
      },
    };
  }
  const { aspect, trace } = outlineOf(shape);
  return {
    aspect: aspect + 0.06,
    mouth: { y: -1, halfWide: aspect / 4, halfHigh: 0.02 },
    paint(context, colour, { light }, pen) {
      const away = light.side >= 0 ? 1 : -1;
      for (let step = 6; step > 0; step--) {
        context.save();
        context.translate(-away * step * 0.006, step * -0.002);
        trace(context);
        context.fillStyle = `rgb(${mix(lighten(colour, -0.16), [30, 26, 60], 0.1).join()})`;
        context.fill();
        context.restore();
      }
      trace(context);
      pen.context.fillStyle = pen.face(colour, -aspect / 2, -1, aspect / 2, 0, 0.7);
      pen.context.fill();
      face?.(pen, colour, trace, aspect);
    },
  };
}

/** Things that are drawn by their form alone, whatever it is: their record names none. */
export const formedThings: readonly Drawable[] = [
  'pencil-holder',
  'paperweight',
  'bookend',
  'pencil-sharpener',
  'soap-dispenser',
  'tissue-box',
  'ornament',
  'badge',
  'placemat',
  'sewing-button',
  'table-runner',
  'napkin',
  'game-board',
  'stool',
  'snow-globe',
  'santa-hat',
  'snowflake-ornament',
].map((concept) => {
  const thing = formed.get(concept) as Formed;
  const like = known(concept);
  return {
    ...build(like, thing, thing.usual),
    forms: true,
    variant: (_attributes, _random, asked) => build(like, thing, asked?.form ?? thing.usual),
  };
});
