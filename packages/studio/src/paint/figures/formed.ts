import type { Shelf } from '../../catalogue/concept.js';
import { known } from '../../catalogue/records.js';
import type { Shape } from '../../catalogue/shapes.js';
import type { Brush, Drawable } from '../drawable.js';
import { hex, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context, Point } from '../kit/shapes.js';
import { createPen } from '../objects/parts/pen.js';
import type { Pen } from '../objects/parts/pen.js';
import { tone } from '../objects/parts/tone.js';
import { paintLegs } from './legs.js';
import { bodyOf, vesselOf } from './bodies.js';
import type { Mouth } from './bodies.js';
import { outlineOf } from './outlines.js';
import { ownForm } from './own-forms.js';
import { flatThings } from './formed-flat.js';
import { formedFruit } from './formed-fruit.js';
import { solidThings } from './formed-solids.js';
import { formedSundry } from './formed-sundry.js';
import { formedWares } from './formed-wares.js';
import type { Formed } from './formed-solids.js';
import { deepFaceOf } from './deep-faces.js';
import { slabOf } from './slabs.js';
import * as seats from './seat-trims.js';
import * as mouths from './mouth-trims.js';
import type { Front } from './trim.js';

const formed = new Map(
  Object.entries({ ...solidThings, ...flatThings, ...formedFruit, ...formedWares, ...formedSundry }),
);
/** Two names of one thing. */
const alike: ReadonlyMap<string, string> = new Map([
  ['wristwatch', 'watch'],
  ['desk', 'table'],
  ['side-table', 'table'],
  ['kitchen-island', 'table'],
  ['dish', 'plate'],
  ['platter', 'plate'],
  ['tray', 'plate'],
  ['carpet', 'rug'],
  ['mat', 'rug'],
  ['bath-mat', 'rug'],
  ['cardboard-box', 'box'],
  ['gift', 'box'],
  ['planter', 'potted-plant'],
  ['flower-pot', 'potted-plant'],
  ['cabinet', 'dresser'],
  ['nightstand', 'dresser'],
  ['wardrobe', 'dresser'],
  ['yield-sign', 'sign'],
  ['warning-sign', 'stop-sign'],
  ['crossing-sign', 'sign'],
  ['painting', 'picture-frame'],
  ['notebook', 'book'],
  ['photo-album', 'book'],
  ['mixing-bowl', 'bowl'],
  ['diamond-gem', 'crystal'],
]);

/** Forms that a padded seat is made in as a whole, without legs. */
const solids = new Set<Shape>(['cubic', 'cylindrical', 'conical', 'pyramidal', 'spherical']);
const pouf: Formed = {
  posture: 'body',
  colours: ['#b8705f', '#6f86a8', '#c9974a'],
  usual: 'cubic',
  share: 0.8,
  lift: 0.2,
  behind: seats.shortFeet,
  above: seats.cushionOn,
};

/** A table that is a solid block, with a plate on it. */
const blockTable: Formed = {
  posture: 'body',
  colours: ['#b07a48', '#9a6a40', '#c08e58'],
  usual: 'spherical',
  share: 0.94,
  wide: 1.24,
  above: mouths.plate,
};
const tables = new Set(['table', 'coffee-table', 'side-table', 'dining-table', 'desk']);

/** Forms of a whole fruit: others are cut from it. */
const rounded = new Set<Shape>(['round', 'spherical', 'oval', 'oblong']);

/** This thing in this form, or in its usual one, where it is one that forms change; what is left of it in the other. */
export function formedAs(like: Drawable, shape: Shape | undefined, rest?: Shape): Drawable | undefined {
  const own = ownForm(like, shape);
  if (own) return own;
  if (like.concept === 'ottoman' && shape !== undefined && solids.has(shape)) return build(like, pouf, shape);
  // of a solid it is a block; over a table of another form it lies flat
  if (tables.has(like.concept) && shape !== undefined && solids.has(shape) && !rest)
    return build(like, blockTable, shape);
  const whole = like.concept === 'watermelon' && shape !== undefined && rounded.has(shape);
  const thing = formed.get(whole ? 'whole-watermelon' : (alike.get(like.concept) ?? like.concept));
  // the stalk of a crescent would stand on nothing
  if (!thing || (thing.grown && shape === 'crescent')) return undefined;
  const asked = shape ?? thing.usual;
  return build(like, thing, thing.grown && asked === 'oblong' ? 'oval' : (thing.instead?.[asked] ?? asked), rest);
}

/** Thicker things have sides that are seen. */
const FLAT = 0.13;

/** What lies flat, as one looks down on it; what is usually seen so has another drawing, unless it has another form. */
export function formedFromAbove(like: Drawable, shape: Shape | undefined): Drawable | undefined {
  const thing = formed.get(alike.get(like.concept) ?? like.concept);
  // fruit lies as it grew, unless a form of it is told
  if (like.kind === 'food' && shape === undefined) return undefined;
  const usual = like.aspect === 1 && (shape === undefined || shape === thing?.usual);
  if (!thing || thing.posture !== 'slab' || thing.legs || (thing.thick ?? 0.05) > FLAT || usual) return undefined;
  const { share: _share, lift: _lift, ...face } = thing;
  const flat = build(like, { ...face, posture: 'face' }, shape ?? thing.usual, undefined, true);
  return { ...flat, height: like.height * Math.max(1, like.aspect) };
}

/** Whether a thing draws this part by itself in the form that is said of it. */
export function takesForm(concept: string, part: string | undefined): boolean {
  const thing = formed.get(alike.get(concept) ?? concept);
  if (part === undefined || !thing) return false;
  return thing.parts?.includes(part) === true || thing.carries?.includes(part) === true;
}

/** Whether a thing is known by the form of this part, and has it as a whole. */
export function isKnownBy(concept: string, part: string | undefined): boolean {
  const thing = formed.get(alike.get(concept) ?? concept);
  return part !== undefined && thing?.parts?.includes(part) === true;
}

/** Whether it is open above, and held by what is at its sides. */
export function isVessel(concept: string): boolean {
  return formed.get(alike.get(concept) ?? concept)?.posture === 'vessel';
}

/** Whether it lies, a plate or a mat, and stands on nothing. */
export function liesFlat(concept: string): boolean {
  const thing = formed.get(alike.get(concept) ?? concept);
  return thing?.posture === 'slab' && !thing.legs && !thing.hollow;
}

/** What is before a thing, and before the parts that are added to it. */
export function frontOf(concept: string): Front | undefined {
  return formed.get(concept)?.front;
}

/** Whether no part is added to it: it would be under what belongs to it, or between. */
export function isOfOnePiece(concept: string): boolean {
  return formed.get(concept)?.onePiece === true;
}

/** Upright what is thin and has such an outline would roll or fall: something holds it. */
const rimmed = new Set<Shape>(['round', 'oval', 'spherical', 'teardrop', 'heart', 'crescent']);

/** What turns its face to us and is no higher may lie, in metres; and how thick it is then. */
const TALL = 0.5;
const LYING_THICK = 0.1;

function build(
  like: Pick<Drawable, 'concept' | 'kind' | 'habitat' | 'height'>,
  thing: Formed,
  shape: Shape,
  rest?: Shape,
  above = false,
): Drawable {
  const { concept, kind, habitat, height } = like;
  // on its corner a book would fall over: it lies; whoever looks down on it sees its whole face
  if (
    shape === 'diamond' &&
    !above &&
    thing.posture === 'face' &&
    !thing.lift &&
    !thing.behind &&
    habitat !== 'wall' &&
    height <= TALL
  )
    return build(like, { ...thing, posture: 'slab', thick: LYING_THICK, lies: 0.42 }, shape, rest);
  const { share = 1, lift = 0, wide = 0 } = thing;
  const form = formOfThing(thing, shape);
  const apart = thing.ends === undefined ? 0 : thing.ends + (form.aspect * share) / 2;
  const upright = thing.posture === 'body' || (thing.posture === 'face' && height > 0.5);
  const aspect = Math.max(apart * 2 + form.aspect * share, wide);
  // whoever looks down on it sees it lie, and nothing that would hold it
  const standsOnRim =
    !above && rimmed.has(shape) && thing.posture === 'face' && !thing.deep && !thing.lift && !thing.behind;
  const standsOnPoint = !above && shape === 'diamond' && upright && lift === 0 && habitat !== 'wall';
  return {
    concept,
    kind,
    habitat,
    height,
    mirrors: false,
    aspect,
    ...(thing.posture === 'slab' && !thing.legs && !thing.hollow && { spread: true }),
    ...(thing.posture === 'slab' && thing.legs && { top: topOf(form.mouth, share, lift) }),
    paint(context, brush) {
      const pen = createPen(context, brush);
      const colour = brush.colour ?? hex(brush.random.fork('form colour').pick(thing.colours));
      const mouth: Mouth = {
        y: -lift + form.mouth.y * share,
        halfWide: form.mouth.halfWide * share,
        halfHigh: form.mouth.halfHigh * share,
      };
      thing.behind?.(pen, colour, mouth, rest);
      const rolls = standsOnRim && habitat !== 'wall' && height < 1 && !brush.attributes.has('on-wall');
      if (standsOnPoint || rolls) mouths.cradle(pen, colour);
      if (thing.legs && form.at) {
        const { at } = form;
        if (rest) paintShelf(pen, tone(colour, -1.6), rest, form.aspect * share * 0.8, lift * 0.3);
        paintLegs(pen, colour, shape, (point) => {
          const [x, y] = at(point);
          return [x * share, y * share - lift];
        });
      }
      for (const x of apart > 0 ? [-apart, apart] : [0]) {
        context.save();
        context.translate(x, -lift);
        context.scale(share, share);
        form.paint(context, colour, brush, pen);
        thing.on?.(pen, colour, form.mouth);
        context.restore();
      }
      thing.above?.(pen, colour, mouth, rest);
      thing.front?.(pen, colour, aspect);
    },
  };
}

/** What stands on a table or a stool is in the middle of its upper face, and not on the far edge of that. */
const topOf = ({ y, halfWide }: Mouth, share: number, lift: number): Shelf => ({
  y: y * share - lift,
  left: -halfWide * share,
  right: halfWide * share,
});

/** A board between the legs, in the form of the table whose top has another one. */
function paintShelf(pen: Pen, colour: Rgb, shape: Shape, wide: number, up: number): void {
  const slab = slabOf(shape, 0.06, 0.3);
  const scale = wide / slab.aspect;
  pen.at(0, -up, () => slab.paint(pen.context, colour, pen.brush), scale, Math.min(scale, 0.3));
}

const FACE_MOUTH: Mouth = { y: -1, halfWide: 0.25, halfHigh: 0.02 };

function roundBowl(shape: Shape): Form {
  const vessel = vesselOf(shape);
  return {
    ...vessel,
    paint(context, colour, brush, pen) {
      vessel.paint(context, colour, brush);
      mouths.opening(pen, colour, vessel.mouth);
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

function formOfThing(
  { posture, face, thick = 0.05, lies = 0.55, side, deep, hollow, legs }: Formed,
  shape: Shape,
): Form {
  if (posture === 'body') return bodyOf(shape);
  if (posture === 'vessel') return vesselOf(shape);
  // on its corner it would be a cube, and a ball no bowl: both are open above
  if (hollow && (shape === 'diamond' || shape === 'spherical')) return roundBowl(shape);
  const solid = deep ? deepFaceOf(shape) : undefined;
  if (solid) return { aspect: solid.aspect, mouth: FACE_MOUTH, paint: (...args) => solid.paint(...args, face) };
  if (posture === 'slab') {
    const slab = slabOf(shape, thick, lies, side, legs);
    return {
      aspect: slab.aspect,
      mouth: slab.mouth,
      at: (point) => slab.at(point),
      paint(context, colour, brush, pen) {
        slab.paint(context, colour, brush);
        if (face)
          slab.onTop(context, (onto, trace, wide) =>
            face(onto === context ? pen : createPen(onto, brush), colour, trace, wide),
          );
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
  'paper-clip-holder',
  'paperweight',
  'bookend',
  'bookends',
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
  'ottoman',
  'stool',
  'lamp-base',
  'clock-base',
  'headboard',
  'snow-globe',
  'santa-hat',
  'snowflake-ornament',
  'watch-box',
  'cracker',
  'photo-mat',
  'ring-holder',
  'crystal-holder',
  'lamp-finial',
  'trophy-case',
  'cupcake-wrapper',
  'tomb',
  'formed-bouquet',
  'tea-bag-holder',
].map((concept) => {
  const thing = formed.get(concept) as Formed;
  const like = known(concept);
  return {
    ...build(like, thing, thing.usual),
    forms: true,
    variant: (_attributes, _random, asked) => build(like, thing, asked?.form ?? thing.usual),
  };
});
