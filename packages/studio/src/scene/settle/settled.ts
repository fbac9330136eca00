import type { Brief } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import type { Random } from '../../paint/kit/random.js';
import { afloatInScale } from './afloat-scale.js';
import { apartOnWall } from './apart-on-wall.js';
import { apartPair } from './apart-pair.js';
import { atHandle } from '../at-handle.js';
import { atPane } from './at-pane.js';
import { atSide } from './at-side.js';
import { beforeAudience } from './before-audience.js';
import { beforeDoors } from './before-doors.js';
import { beforeLandmark } from './before-landmark.js';
import { behindPool } from './behind-pool.js';
import { besideVehicles } from './beside-vehicles.js';
import { besideFurniture } from './beside-furniture.js';
import { besidePond } from './beside-pond.js';
import { byThread } from './by-thread.js';
import { spreadOut } from './carpets.js';
import { cloudsHigh } from './clouds-high.js';
import { clearOfTowers } from './clear-of-towers.js';
import { composed } from './composed.js';
import { standAbout } from './crowds.js';
import { depthPair } from './depth-pair.js';
import { displayed } from './display.js';
import type { Display } from './display.js';
import { doorsInWalls } from './doors-in-walls.js';
import { drivenInScale } from './driven-scale.js';
import { endInFrame } from './end-in-frame.js';
import type { Edge } from '../edges.js';
import { filled } from './fill.js';
import { fishInPond } from './fish-in-pond.js';
import { evenLifted } from './even-lifted.js';
import { flownHigh } from './flown-high.js';
import { inFormedRoom } from './formed-scale.js';
import { hoisted } from './hoisted.js';
import { honest } from './honest.js';
import { inTouch } from './in-touch.js';
import { inTraffic } from './in-traffic.js';
import { withJets } from './jets.js';
import { withinShelf } from './within-shelf.js';
import { withinTops } from './within-tops.js';
import { withinWater } from './on-water.js';
import { atKerb, offTheRails } from './kerb.js';
import { withLeads } from './leads.js';
import { lowOnShelves, lowOnTables, withinLedges } from './low-on-tables.js';
import { legsInFrame } from './legs-in-frame.js';
import { onHooks } from './on-hooks.js';
import { onCords } from './on-cords.js';
import { onNearTable } from './near-table.js';
import { ofOneScale } from './of-one-scale.js';
import { offHeadland } from './off-headland.js';
import { onBalls } from './on-balls.js';
import { onOneFloor } from './on-one-floor.js';
import { onOwnPole } from './on-own-pole.js';
import { onVehicles } from './on-vehicles.js';
import { onStands } from './on-stands.js';
import { overPeople } from './over-people.js';
import { overRiders } from './over-riders.js';
import { overRoofs } from './over-roofs.js';
import { passingBy } from './passing-by.js';
import { withReins } from './reins.js';
import type { Item, Scene } from '../scene.js';
import { sidePair } from './side-pair.js';
import { spanning } from './spanning.js';
import { atStreetEnd } from './street-end.js';
import { onSlope, onSummit } from './summit.js';
import { support } from './supports.js';
import { takingOff } from './taking-off.js';
import { tossed } from './tossed.js';
import { touching } from './touching.js';
import { treesBehind } from './trees-behind.js';
import { underArch } from './under-arch.js';
import { underCrown } from './under-crown.js';
import { unequalPair } from './unequal-pair.js';
import type { Unequal } from '../unequal.js';
import { facingWall } from '../wall-behind.js';
import { overHeads } from './over-heads.js';
import { hungInRooms } from './hung-in-rooms.js';
import { upToDoor } from './up-to-door.js';
import { hungUp } from './walls.js';

/** What passes need to know beyond what was told of two. */
interface Known {
  /** Two of very different size, of which the picture makes a pair. */
  readonly pair: Unequal | undefined;
  /** How many things are shown at once: on shelves, in rows. */
  readonly display: Display | undefined;
  /** What lies on a table before our eyes lies on this one of the subjects. */
  readonly table: number | undefined;
  /** The brief as it was before people who do one thing together became one. */
  readonly told: Brief;
  readonly random: Random;
  readonly findDrawable: (concept: string) => Drawable | undefined;
}

/** Things as they stand, and as they stand when one matter more is settled. */
type Pass = (scene: Scene, items: readonly Item[], edges: readonly Edge[], known: Known) => readonly Item[];

/** What is shown in rows or on shelves keeps its place there. */
const unlessShown =
  (pass: Pass): Pass =>
  (scene, items, edges, known) =>
    known.display ? items : pass(scene, items, edges, known);
/** Nor is the size of those who are a pair touched. */
const unlessSized =
  (pass: Pass): Pass =>
  (scene, items, edges, known) =>
    known.display || known.pair ? items : pass(scene, items, edges, known);

const PASSES: readonly Pass[] = [
  // two, or all of them as one
  depthPair,
  sidePair,
  (scene, items, edges, { pair }) => unequalPair(scene, items, edges, pair),
  facingWall,
  (scene, items, _edges, { display }) => displayed(scene, items, display),
  // where there is room for them, as large as they are
  unlessShown(atKerb),
  unlessSized(offTheRails),
  unlessShown(honest),
  unlessSized(drivenInScale),
  unlessSized(besideFurniture),
  unlessSized(besideVehicles),
  (scene, items, edges, { table }) => (table === undefined ? items : onNearTable(scene, items, edges)),
  (scene, items, _edges, { told, findDrawable }) => inTraffic(scene, items, told, findDrawable),
  unlessSized(ofOneScale),
  unlessSized(onVehicles),
  atStreetEnd,
  behindPool,
  unlessSized(afloatInScale),
  standAbout,
  unlessShown(onOneFloor),
  // what they stand on, hang from or are under
  unlessSized(onOwnPole),
  unlessSized(evenLifted),
  support,
  underArch,
  underCrown,
  hungUp,
  atSide,
  apartOnWall,
  hungInRooms,
  onHooks,
  inFormedRoom,
  onStands,
  unlessSized(apartPair),
  spreadOut,
  withinWater,
  filled,
  lowOnTables,
  lowOnShelves,
  withinLedges,
  withinTops,
  // what touches them
  atHandle,
  legsInFrame,
  endInFrame,
  (_scene, items, edges) => touching(items, edges),
  hoisted,
  onBalls,
  overRiders,
  byThread,
  onCords,
  inTouch,
  withLeads,
  (_scene, items, edges) => withReins(items, edges),
  withJets,
  // where the land carries or hides them
  unlessShown(fishInPond),
  besidePond,
  spanning,
  overPeople,
  onSummit,
  onSlope,
  unlessSized(treesBehind),
  tossed,
  unlessShown(flownHigh),
  (scene, items, _edges, { random }) => composed(scene, items, random),
  offHeadland,
  withinShelf,
  overRoofs,
  cloudsHigh,
  takingOff,
  // and what is built there
  doorsInWalls,
  (scene, items, edges, { findDrawable }) => upToDoor(scene, items, edges, findDrawable),
  beforeAudience,
  overHeads,
  atPane,
  beforeDoors,
  passingBy,
  clearOfTowers,
  unlessShown(beforeLandmark),
];

/** Solved, things are where they may be; settled, one matter after the other, they are where one would expect them. */
export const settled = (scene: Scene, solved: readonly Item[], edges: readonly Edge[], known: Known): readonly Item[] =>
  PASSES.reduce((items, pass) => pass(scene, items, edges, known), solved);
