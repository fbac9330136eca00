import type { Shape } from '../catalogue/shapes.js';
import type { Drawable } from '../paint/drawable.js';
import { figureOf } from '../paint/figures/figure.js';
import { formedAs } from '../paint/figures/formed.js';
import { moulded } from '../paint/figures/mould.js';

const names = (text: string): readonly string[] => text.split(' ');

/** Things that are known by their form alone: in another form they are that form. */
const plain = new Set(
  names('plain-figure canister block cube tile brick button lid plaque package planter towel wooden-cone'),
);

/** Forms that a thing has by nature, where saying so changes nothing. */
const natural: ReadonlyMap<Shape, ReadonlySet<string>> = new Map<Shape, ReadonlySet<string>>(
  Object.entries({
    round:
      'coaster pie macaron pizza-cutter cogwheel poker-chips plate platter dish ball clock bowl globe planet pizza cake cookie doughnut bagel apple orange tomato cherries coin watch cup ring bracelet necklace lemon peach onion pancakes button hat balloon crystal-ball basketball baseball soccer-ball tennis volleyball wheel tyre drum bucket',
    oval: 'bathtub lemon egg sink avocado potato mango american-football bowl basket',
    square: 'chess-set checkers-set induction-cooker brownie pillow window chess-piece box gift television',
    rectangular:
      'rug mat sign book box phone laptop suitcase television refrigerator bed sofa desk table bookshelf notebook briefcase satchel picture-frame tray cabinet medicine-cabinet mattress brownie toast door towel brick newspaper envelope keyboard tv-remote radio straight-ruler bench wallet sandwich bread toaster microwave dresser oven soap carton cardboard-box file-cabinet chocolate-bar backpack printer blanket',
    oblong:
      'cucumber carrot eggplant potato sweet-potato lip-balm roasted-sweet-potato watermelon melon pumpkin banana bread baguette-bread rug bench table desk sofa bathtub bed hot-dog pickle mango lemon ear-of-corn pill soap',
    triangular: 'cheese-wedge pie cake-slice pizza-slice tent triangular-ruler wizard-hat party-hat rice-ball',
    octagonal: 'stop-sign',
    star: 'star starfish',
    heart: 'heart',
    teardrop: 'pear avocado fig light-bulb water-drop eggplant',
    crescent: 'croissant banana',
    spherical:
      'ball globe planet apple orange tomato cherries basketball baseball soccer-ball tennis tennis-ball volleyball watermelon onion peach balloon crystal-ball pool-8-ball sphere snowman pumpkin lemon grapes blueberries marble bowling moon mirror-ball christmas-bauble softball beach-ball',
    cubic: 'cube box gift ice puzzle-piece toaster cardboard-box',
    cylindrical:
      'hairbrush mug glue-stick lip-balm pepper-grinder salt-shaker marshmallow water-bottle candlestick candle cup glass can soda-can canned-food drum barrel jar bucket pen pencil flashlight thermos tower lighthouse battery roll-of-paper wine-glass paper-cup trash-can wastebasket oil-drum',
    conical: 'cone party-hat wizard-hat ice-cream traffic-cone carrot santa-hat christmas-tree pine soft-ice-cream',
    pyramidal: 'pyramid tent pyramid-figure',
    diamond: 'diamond-gem crystal ring gem-stone diamond-ring engagement-ring-simple big-diamond-ring crown tiara',
    tall: 'candle bottle tower lighthouse skyscraper pine tree lamp',
  }).map(([shape, concepts]) => [shape as Shape, new Set(names(concepts))]),
);

/** Kinds whose things keep what they are in another form: a square clock, a teardrop mango, a pyramidal temple. */
const mouldable = new Set<Drawable['kind']>(['object', 'food']);

/** The drawing of a thing in the shape that was asked for, where another drawing is needed. */
export function shapedAs(drawable: Drawable, shape: Shape | undefined): Drawable | undefined {
  const { concept, kind } = drawable;
  if (shape === undefined || drawable.forms || natural.get(shape)?.has(concept)) return undefined;
  if (shape === 'tall' || shape === 'wide') return stretched(drawable, shape);
  const formed = formedAs(drawable, shape);
  if (formed) return formed;
  if (plain.has(concept)) return figureOf(shape, drawable);
  // pulled into another form a long thin thing is no more known: its handle is round enough
  const slender = drawable.aspect < 0.5 || drawable.aspect > 2;
  if (slender && (shape === 'cylindrical' || shape === 'conical' || shape === 'oblong')) return undefined;
  return mouldable.has(kind) && drawable.height < 0.8 ? moulded(drawable, shape) : undefined;
}

/** The same thing, slender or broad. Whoever lives keeps their build. */
function stretched(drawable: Drawable, shape: 'tall' | 'wide'): Drawable | undefined {
  const { kind, aspect, height } = drawable;
  if (kind === 'animal' || kind === 'person' || drawable.variant) return undefined;
  const slender = shape === 'tall' ? 0.74 : 1.3;
  return {
    ...drawable,
    aspect: aspect * slender,
    height: height * (shape === 'tall' ? 1.25 : 0.85),
    paint(context, brush) {
      context.scale(slender, 1);
      drawable.paint(context, brush);
    },
  };
}
