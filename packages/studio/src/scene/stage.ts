import type { Shape } from '../catalogue/shapes.js';
import { is } from '../catalogue/traits.js';
import { isProse } from '../language/brief.js';
import type { Brief, Subject } from '../language/brief.js';
import type { Asked, Drawable, Habitat } from '../paint/drawable.js';
import { hex } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import { createRandom } from '../paint/kit/random.js';
import { changed, marked, pictured } from '../paint/changes/changed.js';
import { asCharacter, characterModel } from '../paint/living/character.js';
import { asFable } from '../paint/living/fable.js';
import { withKinds } from '../paint/living/kinds.js';
import type { World } from '../paint/world/world.js';
import { createAtmosphere } from './atmosphere.js';
import { actsOf, placeOfActs, withoutDrawn } from './acting.js';
import { partsOfPlace } from './belongs.js';
import { settleLifted } from './lifted.js';
import { liesFlat } from '../paint/figures/formed.js';
import { isSeenAsDish, lookedDownOn } from './laid-flat.js';
import { keptFish } from './kept-fish.js';
import { laidDown } from './lying.js';
import { bearingOf, settleRelations, withBearing } from './bearing.js';
import { builtIn } from './built-in.js';
import { carpetBelow, layCarpet } from './carpet-below.js';
import { ashore } from './ashore.js';
import { clearOfTowers } from './clear-of-towers.js';
import { atHome, chooseCircumstances } from './choose.js';
import { shapedAs } from './shaped.js';
import { displayOf, displayed } from './display.js';
import { byTurns } from './by-turns.js';
import { caughtByMouth, netted, onIce, onItsBack, withTheirYoung } from './told-errands.js';
import { bellyUp } from './belly-up.js';
import { byThread } from './by-thread.js';
import { around } from './around.js';
import { doorsInWalls } from './doors-in-walls.js';
import { dress, headSpotOf } from './dress.js';
import { depthPair } from './depth-pair.js';
import { dwarfedBy } from './dwarfed.js';
import { edgesOf } from './edges.js';
import type { Edge } from './edges.js';
import { outOfPlace, toy } from './out-of-place.js';
import { filled } from './fill.js';
import { fitted } from './fitted.js';
import { focused } from './focus.js';
import { forWeather } from './for-weather.js';
import { sizeGroups } from './groups.js';
import type { CastMember } from './groups.js';
import { atHandle } from './at-handle.js';
import { atKerb, offTheRails } from './kerb.js';
import { legsInFrame } from './legs-in-frame.js';
import { gowned, modelled } from './modelled.js';
import { onNearTable } from './near-table.js';
import { offHeadland } from './off-headland.js';
import { overPeople } from './over-people.js';
import { overRiders } from './over-riders.js';
import { overRoofs } from './over-roofs.js';
import { onIslet } from './on-islet.js';
import { ofOneScale } from './of-one-scale.js';
import { onBalls } from './on-balls.js';
import { onSheet } from './on-sheet.js';
import { inFormedRoom } from './formed-scale.js';
import { onStands } from './on-stands.js';
import { parted } from './parted.js';
import { passingBy } from './passing-by.js';
import { inPeriod } from './period.js';
import { atPane } from './at-pane.js';
import { beforeAudience, seenListening } from './before-audience.js';
import { beforeDoors } from './before-doors.js';
import { behindPool } from './behind-pool.js';
import { inTraffic } from './in-traffic.js';
import { atStreetEnd } from './street-end.js';
import { isSeenFromNear } from './perspective.js';
import { firstPlan } from './plan.js';
import type { Plan } from './plan.js';
import { itemBox } from './scene.js';
import { apartOnWall } from './apart-on-wall.js';
import { againstMoon } from './against-moon.js';
import { seenAs } from './seen-as.js';
import { takingOff } from './taking-off.js';
import { tossed } from './tossed.js';
import type { Atmosphere, Item, Scene } from './scene.js';
import { solve } from './solve.js';
import type { Solved } from './solve.js';
import { stacked } from './stacks.js';
import { steppedCloser, steppedNear } from './stepped-closer.js';
import { clothed } from './clothed.js';
import { composed } from './composed.js';
import { leapingOnTheirs, onSharedWave } from './on-boards.js';
import { standAbout } from './crowds.js';
import { withJets } from './jets.js';
import { withLeads } from './leads.js';
import { withReins } from './reins.js';
import { sidePair } from './side-pair.js';
import { costumed, framed, sculpted } from './told-figures.js';
import { gather } from './gather.js';
import { hoisted } from './hoisted.js';
import { honest } from './honest.js';
import { asRoom } from './room-scale.js';
import { sparing } from './spared.js';
import { onSlope, onSummit } from './summit.js';
import { seating, supporting } from './supporting.js';
import { spanning } from './spanning.js';
import { support } from './supports.js';
import { throughLand } from './through-land.js';
import { touching } from './touching.js';
import { underArch } from './under-arch.js';
import { underCrown } from './under-crown.js';
import { unequal } from './unequal.js';
import { unequalPair } from './unequal-pair.js';
import { withinRoom } from './within-room.js';
import { facingWall } from './wall-behind.js';
import { besidePond } from './beside-pond.js';
import { besideFurniture } from './beside-furniture.js';
import { settleBoughs } from './boughs.js';
import { settleLaps } from './lap-seats.js';
import { settleSeats, watched } from './told-places.js';
import { atOneTable, mountedEach, onTheirOwnMount } from './told-rides.js';
import { settleStreams } from './told-streams.js';
import { spreadOut } from './carpets.js';
import { fromNear, onTop, tableBelow } from './tabletop.js';
import { hungUp } from './walls.js';
import { withinFrame } from './within-frame.js';

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

/** The brief with everybody on their seat and dressed for the weather, and each thing one with what belongs to it. */
const furnished = (asked: Brief): Brief => {
  const found = settleBoughs(settleStreams(parted(throughLand(onSharedWave(leapingOnTheirs(asked))))));
  const doing = byTurns(onItsBack(netted(onIce(caughtByMouth(withTheirYoung(watched(found)))))));
  return clothed(fitted(forWeather(settleSeats(settleLaps(doing)))));
};

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
  const request = {
    ...asked,
    brief: lookedDownOn(
      stacked(
        inPeriod(
          costumed(sculpted(gowned(modelled(mountedEach(atOneTable(onTheirOwnMount(furnished(asked.brief)))))))),
        ),
      ),
      asked,
    ),
  };
  const { width, height } = request;
  // other subjects, another composition; another colour or attribute of the same ones keeps it
  const theme = request.brief.subjects.map(themeOf).join();
  const random = createRandom(request.seed, theme || request.brief.prompt);
  const warnings: string[] = [];
  const afresh = request.brief.subjects.map((subject, index) => {
    const model = characterModel(subject.attributes);
    const thing = model === undefined ? undefined : request.findDrawable(model);
    const drawable = thing ? asCharacter(thing) : request.findDrawable(seenAs(request.brief, index) ?? subject.concept);
    if (!drawable) warnings.push(`cannot draw "${subject.words}"`);
    if (!drawable) return undefined;
    const above = isSeenAsDish(request.brief, index) ? request.seenFromAbove?.(drawable) : undefined;
    const elsewhere = outOfPlace(request.brief, index, drawable);
    return elsewhere ?? above ?? (subject.attributes.includes('toy') ? toy(drawable, request.brief.setting) : drawable);
  });
  const plain = keptFish(request.brief, afresh);
  const {
    brief: told,
    joined,
    lost,
    company,
  } = gather(framed(atHome(ashore(settleLifted(settleRelations(request.brief, plain), plain), plain), plain), plain));
  const ofKinds = (wished: Asked): Asked => ({
    ...wished,
    ...(wished.company && {
      company: withKinds(wished.company, (concept) => request.findDrawable(concept), headSpotOf),
    }),
  });
  const everybody = plain.map((drawable, index): CastMember | undefined => {
    if (!drawable) return undefined;
    const { attributes: words = [], shape, parts } = told.subjects[index] ?? {};
    const acts = company?.first === index ? { words: [], asked: ofKinds(company.asked) } : actsOf(told, index, plain);
    const asked: Asked = { ...(drawable.forms && shape && { form: shape }), ...acts.asked };
    const bearing = withBearing(words, bearingOf(told, index, plain, acts.words), drawable);
    const bust = drawable.kind === 'person' && (told.camera === 'portrait' || told.camera === 'close-up');
    const ofSeason = told.season === 'autumn' && drawable.kind === 'plant' ? ['autumn'] : [];
    const bears = [...acts.words, ...bearing, ...(bust ? ['portrait'] : []), ...ofSeason];
    const attributes = [...new Set(drawable.kind === 'person' ? seenListening(told, index, bears) : bears)];
    const described = { ...(shape && { shape }), ...(parts && { parts }) };
    const formed = drawable.forms
      ? drawable.variant?.(new Set(attributes), random.fork(`variant ${index}`), asked)
      : undefined;
    const shaped = shapedAs(formed ?? drawable, described, {
      fromAbove: told.camera === 'from-above',
      prose: isProse(told),
    });
    // a broad sword lies as any other does
    const long = isProse(told) && shaped !== undefined && is(shaped.concept, 'lies');
    // what lies in that form already is not laid down once more
    const board = shaped !== undefined && is(shaped.concept, 'board') && !liesFlat(shaped.concept);
    // nor is a round badge a plate on its edge
    const flatly = shaped !== undefined && is(shaped.concept, 'flat') && !liesFlat(shaped.concept);
    const lies = long || board || flatly || (shaped && is(shaped.concept, 'cushion') && !liesFlat(shaped.concept));
    const flat = shaped && lies ? laidDown(shaped, told, index) : undefined;
    if (shaped) {
      const printed = pictured(flat ?? shaped, new Set(attributes), (concept) => request.findDrawable(concept));
      return { drawable: marked(printed, new Set(attributes)), attributes, asked };
    }
    const worn = new Set([...attributes, ...wornBy(told, index)]);
    const fable = asFable(drawable, headSpotOf(drawable), worn, asked);
    const lying = laidDown(drawable, told, index);
    if (lying) return { drawable: marked(lying, new Set(attributes)), attributes, asked };
    if (fable) return { drawable: fable, attributes: [...worn], asked };
    // what is said of a stem is seen on the flower
    const grown = drawable.kind === 'plant' ? (parts ?? []).flatMap((part) => part.attributes ?? []) : [];
    const named = new Set([...attributes, ...grown]);
    const posed = drawable.variant?.(named, random.fork(`variant ${index}`), asked) ?? drawable;
    return {
      drawable: changed(posed, named, (concept) => request.findDrawable(concept), headSpotOf),
      attributes,
      asked,
    };
  });
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
  const settled = cast.map((member, index) => {
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
      // what lies on a ledge before our eyes asks nothing of the place
      drawables.map((drawable, index) =>
        pair && pair.staging !== 'ground' && index === pair.small ? undefined : drawable,
      ),
      settled,
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
    const groups = sizeGroups(brief, settled, width, height, tried.parents, circumstances.setting);
    return solve(empty, groups, all, tried, random.fork('items'));
  };
  const first = solvedWith(edges.all, plan);
  const dwarfing = dwarfedBy(empty, first.items, plan.parents);
  const seen = edges.all.filter((edge) => !dwarfing.includes(edge));
  const solved = dwarfing.length > 0 ? solvedWith(seen, firstPlan(seen)) : first;
  const paired = depthPair(empty, solved.items, edges.all);
  const apart = sidePair(empty, paired, edges.all);
  const walled = facingWall(empty, unequalPair(empty, apart, edges.all, pair), edges.all);
  const set = displayed(empty, walled, display);
  const kerbed = atKerb(empty, set, edges.all);
  const kept = display ? set : honest(empty, pair ? kerbed : offTheRails(empty, kerbed, edges.all), edges.all);
  const beside = display || pair ? kept : besideFurniture(empty, kept, edges.all);
  const shown = table === undefined ? beside : onNearTable(empty, beside, edges.all);
  const driving = inTraffic(empty, shown, request.brief, (concept) => request.findDrawable(concept));
  const level = display || pair ? driving : ofOneScale(empty, driving, edges.all);
  const supportedItems = support(empty, standAbout(empty, behindPool(empty, atStreetEnd(empty, level))), edges.all);
  const sheltered = underCrown(empty, underArch(empty, supportedItems, edges.all), edges.all);
  const hung = apartOnWall(empty, hungUp(empty, sheltered, edges.all), edges.all);
  const stood = spreadOut(empty, onStands(empty, inFormedRoom(empty, hung), edges.all));
  const rested = hoisted(
    empty,
    touching(legsInFrame(empty, atHandle(empty, filled(empty, stood), edges.all), edges.all), edges.all),
    edges.all,
  );
  const flown = byThread(empty, overRiders(empty, onBalls(empty, rested, edges.all), edges.all));
  const carriedBy = withJets(empty, withReins(withLeads(empty, flown, edges.all), edges.all), edges.all);
  const raised = onSlope(
    empty,
    onSummit(empty, overPeople(empty, spanning(empty, besidePond(empty, carriedBy)))),
    edges.all,
  );
  const heeled = tossed(empty, raised, edges.all);
  const moved = takingOff(
    empty,
    overRoofs(empty, offHeadland(empty, composed(empty, heeled, random.fork('composed')))),
  );
  const entered = beforeAudience(empty, doorsInWalls(empty, moved, edges.all));
  const supported = beforeDoors(empty, atPane(empty, entered), edges.all);
  const passed = clearOfTowers(empty, passingBy(empty, supported, edges.all), edges.all);
  const counter = display || pair ? undefined : site.counter;
  const inRow = (some: readonly Item[]): ReturnType<typeof builtIn> =>
    builtIn(empty, counter, withinFrame(empty, withinRoom(empty, asRoom(empty, some))), edges.all);
  const row = inRow(passed);
  // who has stepped up to the counter of a kitchen steps no closer to what is on it
  const closer = row.stepped === undefined ? steppedCloser(empty, passed) : passed;
  const { items: built, ofRoom, ...fittedOut } = closer === passed ? row : inRow(closer);
  const dressed = dress(empty, layCarpet(empty, built, carpet, everybody), (concept) => request.findDrawable(concept));
  const founded = onIslet(empty, bellyUp(empty, dressed), (concept) => request.findDrawable(concept));
  const items = onSheet(empty, around(brief, founded));
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
    scene: closer !== passed || isSeenFromNear(whole) ? { ...whole, brief: blurred(whole.brief) } : whole,
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

/** What is near is sharp, and all behind it is not. */
const blurred = (brief: Brief): Brief => ({ ...brief, told: [...(brief.told ?? []), 'blurred'] });

/** A low sun behind a palace is seen beside it. */
function unhidden(atmosphere: Atmosphere, items: readonly Item[], width: number): Atmosphere {
  const { luminary } = atmosphere;
  const covers = items
    .filter(({ drawable }) => drawable.kind === 'building' || drawable.kind === 'vehicle')
    .map(itemBox)
    .find(({ left, right, top, bottom }) => {
      if (!luminary || luminary.y < top || luminary.y > bottom) return false;
      return luminary.x > left - luminary.radius && luminary.x < right + luminary.radius;
    });
  if (!luminary || !covers) return atmosphere;
  const sides = [covers.left - luminary.radius * 1.5, covers.right + luminary.radius * 1.5];
  const room = sides.filter((x) => x > luminary.radius && x < width - luminary.radius);
  const x = room.toSorted((one, other) => Math.abs(one - luminary.x) - Math.abs(other - luminary.x))[0];
  return x === undefined ? atmosphere : { ...atmosphere, luminary: { ...luminary, x } };
}

/** People are others where something else is told of who they are or what they do, whatever they wear. */
function themeOf({ concept, count, attributes, wears }: Subject): string {
  if (!is(concept, 'person')) return `${count} ${concept}`;
  const told = attributes.filter((word) => !wears?.some(({ what }) => what === word));
  return `${count} ${concept} ${told.toSorted().join(' ')}`.trim();
}

const wornBy = ({ subjects }: Brief, index: number): readonly string[] =>
  subjects[index]?.wears?.map(({ what }) => what) ?? [];

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

/** Metres from which on what stands in a room stands on no table. */
const ON_FLOOR = 1;
const isFurnishing = ({ kind, habitat, height }: Drawable): boolean =>
  habitat === 'ground' && (kind === 'object' || kind === 'furniture') && height > ON_FLOOR;

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
