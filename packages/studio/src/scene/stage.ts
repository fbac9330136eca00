import type { Shape } from '../catalogue/shapes.js';
import { is } from '../catalogue/traits.js';
import type { Brief, Subject } from '../language/brief.js';
import type { Drawable, Habitat } from '../paint/drawable.js';
import { hex } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import { createRandom } from '../paint/kit/random.js';
import type { World } from '../paint/world/world.js';
import { createAtmosphere } from './atmosphere.js';
import { placeOfActs, withoutDrawn } from './told/acting.js';
import { partsOfPlace } from './belongs.js';
import { settleLifted } from './told/lifted.js';
import { lookedDownOn } from './laid-flat.js';
import { keptFish } from './told/kept-fish.js';
import { settleRelations } from './bearing.js';
import { builtIn } from './settle/built-in.js';
import { carpetBelow, layCarpet } from './carpet-below.js';
import { ashore } from './told/ashore.js';
import { atHome, chooseCircumstances } from './choose.js';
import { displayOf } from './settle/display.js';
import { bellyUp } from './belly-up.js';
import { around } from './around.js';
import { dress } from './dress.js';
import { dwarfedBy } from './dwarfed.js';
import { edgesOf } from './edges.js';
import type { Edge } from './edges.js';
import { focused } from './told/focus.js';
import { sizeGroups } from './groups.js';
import type { CastMember } from './groups.js';
import { onIslet } from './settle/on-islet.js';
import { overCounter } from './settle/over-counter.js';
import { onSheet } from './settle/on-sheet.js';
import { isSeenFromNear } from './perspective.js';
import { firstPlan } from './plan.js';
import type { Plan } from './plan.js';
import { castOf, drawablesOf } from './cast.js';
import { furnished } from './told/furnished.js';
import { settled } from './settle/settled.js';
import { againstMoon } from './against-moon.js';
import type { Item, Scene } from './scene.js';
import { solve } from './solve/solve.js';
import type { Solved } from './solve/solve.js';
import { steppedCloser, steppedNear } from './settle/stepped-closer.js';
import { framed } from './told/figures.js';
import { gather } from './told/gather.js';
import { asRoom } from './settle/room-scale.js';
import { sparing } from './spared.js';
import { seating, supporting } from './supporting.js';
import { unequal } from './unequal.js';
import type { UnequalStaging } from './unequal.js';
import { withinRoom } from './settle/within-room.js';
import { fromNear, onTop, tableBelow } from './tabletop.js';
import { unhidden } from './unhidden.js';
import { withinFrame } from './settle/within-frame.js';

export interface StageRequest {
  readonly brief: Brief;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly steps: number;
  readonly guidance: number;
  /** Colour hints of the request, `#rrggbb`. */
  readonly palette: readonly string[];
  findDrawable(concept: string): Drawable | undefined;
  /** How a thing looks from straight above, where it has another shape then. */
  seenFromAbove?(drawable: Drawable): Drawable | undefined;
  /** The place, in the form that was said of it. */
  findWorld(setting: Scene['setting'], shape?: Shape): World;
}

export interface Staged {
  readonly scene: Scene;
  readonly world: World;
  /** Subjects that another one draws with itself: the guitar in the hands of who plays it. */
  readonly drawn: ReadonlySet<number>;
  readonly warnings: readonly string[];
}

/** Steps are the detail budget: the first few count most. */
export function detailOf(steps: number): number {
  return Math.min(1, Math.log2(1 + steps) / Math.log2(51));
}

/** Low guidance improvises, high guidance draws the prompt and nothing else. */
export function improvisationOf(guidance: number): number {
  return Math.min(1, Math.max(0, (9 - guidance) / 8));
}

/** Settles the whole picture before the first stroke. Same request, same scene. */
export const stage = (asked: StageRequest): Staged => sparing(asked, compose);

function compose(asked: StageRequest): Staged {
  const request = { ...asked, brief: lookedDownOn(furnished(asked.brief), asked) };
  const { width, height } = request;
  // other subjects, another composition; another colour or attribute of the same ones keeps it
  const theme = request.brief.subjects.map(themeOf).join();
  const random = createRandom(request.seed, theme || request.brief.prompt);
  const find = (concept: string): Drawable | undefined => request.findDrawable(concept);
  const warnings: string[] = [];
  const afresh = drawablesOf(request);
  for (const [index, { words }] of request.brief.subjects.entries())
    if (!afresh[index]) warnings.push(`cannot draw "${words}"`);
  const plain = keptFish(request.brief, afresh);
  const {
    brief: told,
    joined,
    lost,
    company,
  } = gather(framed(atHome(ashore(settleLifted(settleRelations(request.brief, plain), plain), plain), plain), plain));
  const everybody = castOf({ ...request, brief: told }, plain, company, random);
  const table = tableBelow(
    told,
    everybody.map((member, index) => (joined.has(index) ? undefined : member?.drawable)),
  );
  const carpet = table === undefined ? carpetBelow(told, everybody) : undefined;
  const {
    brief: staged,
    cast: left,
    drawn,
    lost: hidden,
  } = withoutDrawn(
    fromNear(told, table, request.brief),
    everybody,
    new Set([
      ...joined,
      ...partsOfPlace(told, everybody),
      ...(table === undefined ? [] : [table]),
      ...(carpet ? [carpet.subject] : []),
    ]),
  );
  const cast =
    table === undefined ? left : left.map((member) => member && { ...member, drawable: onTop(member.drawable) });
  const doing = staged.setting === undefined ? placeOfActs(cast) : undefined;
  const drawables = cast.map((member) => member?.drawable);
  const placed = vista(doing ? { ...staged, setting: doing } : staged, drawables);
  const brief = focused(steppedNear(placed, drawables), drawables);
  const edges = edgesOf(brief, drawables);
  const plan = firstPlan(edges.all);
  const supported = cast.map((member, index) => {
    const borne = member && supporting(member, index, plan, drawables, brief.subjects[index]?.count);
    return borne && { ...borne, drawable: seating(borne, index, plan, drawables, brief.subjects) };
  });
  // what is in a bucket, on a plate or in a hand says nothing of the place
  const carried = (index: number): boolean =>
    ['inside', 'on', 'holding', 'riding', 'hanging-on'].includes(plan.parents.get(index)?.kind ?? '');
  const free = drawables.filter((drawable, index) => drawable !== undefined && !carried(index));
  const found = (free.length > 0 ? free : drawables).filter((drawable) => drawable !== undefined);
  const display = displayOf(brief, found);
  // what is on shelves needs no ledge
  const pair = display === 'shelves' ? undefined : unequal(brief, drawables);
  const circumstances = chooseCircumstances(brief, found, random.fork('circumstances'));
  const world = request.findWorld(circumstances.setting, brief.roomShape);
  const hints: Rgb[] = [...request.palette, ...brief.colours].map(hex);
  const site = world.plan({
    width,
    height,
    brief,
    ...circumstances,
    random: random.fork('site'),
    hints,
    needs: needsOf(
      plan,
      drawables.map((drawable, index) => (pair && index === pair.small ? asSmall(drawable, pair.staging) : drawable)),
      supported,
      display === 'ranks',
      table === undefined &&
        (((brief.setting !== undefined || brief.features.includes('grass')) && !world.indoor && !world.tables) ||
          brief.features.includes('boards')),
    ),
    close: brief.camera === 'close-up' || brief.camera === 'portrait',
    ...(display === 'ranks' && { raised: true }),
  });
  const atmosphere = createAtmosphere({
    ...circumstances,
    mood: brief.mood,
    hints,
    gentle: request.palette.length === 0,
    width,
    height,
    horizon: site.horizon,
    random: random.fork('atmosphere'),
    indoor: world.indoor,
    features: brief.features,
    absent: brief.absent,
  });
  const empty: Scene = {
    width,
    height,
    brief,
    ...circumstances,
    random: random.fork('site'),
    detail: detailOf(request.steps),
    improvisation: improvisationOf(request.guidance),
    hints,
    horizon: site.horizon,
    atmosphere,
    surfaces: site.surfaces,
    items: [],
  };
  const solvedWith = (all: readonly Edge[], tried: Plan): Solved => {
    const groups = sizeGroups(brief, supported, width, height, tried.parents, circumstances.setting);
    return solve(empty, groups, all, tried, random.fork('items'));
  };
  const first = solvedWith(edges.all, plan);
  const dwarfing = dwarfedBy(empty, first.items, plan.parents);
  const seen = edges.all.filter((edge) => !dwarfing.includes(edge));
  const solved = dwarfing.length > 0 ? solvedWith(seen, firstPlan(seen)) : first;
  const passed = settled(empty, solved.items, edges.all, {
    pair,
    display,
    table,
    told: request.brief,
    random: random.fork('composed'),
    findDrawable: find,
  });
  const counter = display || pair ? undefined : site.counter;
  const inRow = (some: readonly Item[]): ReturnType<typeof builtIn> =>
    builtIn(empty, counter, withinFrame(empty, withinRoom(empty, asRoom(empty, some))), edges.all);
  const row = inRow(passed);
  // who has stepped up to the counter of a kitchen steps no closer to what is on it
  const closer = row.stepped === undefined ? steppedCloser(empty, passed) : passed;
  const { items: built, ofRoom, ...fittedOut } = closer === passed ? row : inRow(closer);
  const dressed = dress(empty, layCarpet(empty, built, carpet, everybody), find);
  const founded = onIslet(empty, bellyUp(empty, dressed), find);
  const over = overCounter({ ...empty, ...fittedOut }, site.counter, around(brief, founded));
  const items = onSheet(empty, over);
  for (const { kind, subject, object } of [...lost, ...hidden]) {
    if (object === carpet?.subject) continue;
    const [one, other] = [told.subjects[subject]?.words, told.subjects[object]?.words];
    warnings.push(`"${one} ${kind} ${other}" is not shown: one of the two is drawn with others`);
  }
  const whole = {
    ...empty,
    ...fittedOut,
    ...againstMoon(brief, { items, atmosphere: unhidden(atmosphere, items, width) }, empty),
  };
  return {
    scene:
      closer !== passed || isSeenFromNear(whole) || items.some(({ unfocused }) => unfocused)
        ? { ...whole, brief: blurred(whole.brief) }
        : whole,
    world,
    drawn: new Set([...drawn, ...ofRoom]),
    warnings: [
      ...warnings,
      ...(request.brief.lost ?? []),
      ...edges.warnings,
      ...dwarfing.map(({ told }) => `${told} is not shown: it would be too small to be seen`),
      ...solved.warnings,
    ],
  };
}

/** What lies on a ledge before our eyes asks nothing of the place, and a television that stands in the grass no table. */
function asSmall(drawable: Drawable | undefined, staging: UnequalStaging): Drawable | undefined {
  if (staging !== 'ground') return undefined;
  return drawable?.habitat === 'tabletop' ? { ...drawable, habitat: 'ground' } : drawable;
}

/** What is near is sharp, and all behind it is not. */
const blurred = (brief: Brief): Brief => ({ ...brief, told: [...(brief.told ?? []), 'blurred'] });

/** People are others where something else is told of who they are or what they do, whatever they wear. */
function themeOf({ concept, count, attributes, wears }: Subject): string {
  if (!is(concept, 'person')) return `${count} ${concept}`;
  const told = attributes.filter((word) => !wears?.some(({ what }) => what === word));
  return `${count} ${concept} ${told.toSorted().join(' ')}`.trim();
}

const VISTAS = [
  'huge-sun',
  'huge-moon',
  'two-moons',
  'three-moons',
  'two-suns',
  'giant-wave',
  'tornado',
  'star-trails',
  'fisheye',
];

/** What fills the sky is seen from afar, unless the prompt says how near we are. */
function vista(brief: Brief, drawables: readonly (Drawable | undefined)[]): Brief {
  const built = drawables.some((drawable) => drawable?.kind === 'building');
  const far = brief.camera === undefined && !built && brief.features.some((feature) => VISTAS.includes(feature));
  return far ? { ...brief, camera: 'wide' } : brief;
}

/** Metres from which on what stands in a room stands on no table: what one sits or lies on is lower. */
const ON_FLOOR = { object: 1, furniture: 0.4 } as const;
const isFurnishing = ({ kind, habitat, height }: Drawable): boolean =>
  habitat === 'ground' && (kind === 'object' || kind === 'furniture') && height > ON_FLOOR[kind];

/**
 * The habitats that the place must offer: those of what stands on its own. A table is set only where everything stands
 * on one: beside a zebra a knife lies on the grass.
 */
function needsOf(
  { parents }: Plan,
  drawables: readonly (Drawable | undefined)[],
  cast: readonly (CastMember | undefined)[],
  inRanks: boolean,
  outdoors: boolean,
): Set<Habitat> {
  const needs = new Set(
    drawables.flatMap((drawable, index) => {
      // a refrigerator before a picture stands on the floor
      const stands = parents.get(index)?.kind === 'in-front-of' && drawable !== undefined && isFurnishing(drawable);
      if (!drawable || (parents.has(index) && !stands)) return [];
      // a ship that flies needs no pond
      return [cast[index]?.attributes.includes('flying') ? 'air' : drawable.habitat];
    }),
  );
  // what swims or lies is in a tank or on a ledge before those who stand in rows
  if (inRanks) return new Set<Habitat>(needs.has('water') ? ['ground', 'water'] : ['ground']);
  if (needs.has('ground') || outdoors) {
    if (needs.delete('tabletop')) needs.add('ground');
  }
  return needs;
}
