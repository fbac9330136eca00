import { indoorSettings } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Setting } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import type { Rgb } from '../../paint/kit/colour.js';
import { hex } from '../../paint/kit/colour.js';
import { boardTone, createHangingBoard } from '../../paint/objects/house/hanging-board.js';
import { createNearBank } from '../../paint/objects/house/near-bank.js';
import { createNearLedge, toneOf } from '../../paint/objects/house/near-ledge.js';
import type { LedgeMaterial } from '../../paint/objects/house/near-ledge.js';
import { createNearBough } from '../../paint/objects/house/near-bough.js';
import { createNearPost, postTone } from '../../paint/objects/house/near-post.js';
import { createShelfWindow } from '../../paint/objects/house/shelf-window.js';
import type { Item, Scene } from '../scene.js';

const tiled: ReadonlySet<Setting> = new Set<Setting>(['bathroom', 'kitchen', 'hospital', 'laboratory', 'lobby']);

const streets: ReadonlySet<Setting> = new Set<Setting>([
  'street',
  'city',
  'village',
  'square',
  'alley',
  'suburb',
  'park',
]);

/** Where grass grows: a small animal sits in it. */
const grassy: ReadonlySet<Setting> = new Set<Setting>([
  'lake',
  'river',
  'mountains',
  'hills',
  'forest',
  'jungle',
  'field',
  'garden',
  'park',
  'farm',
  'village',
  'suburb',
  'campsite',
  'temple-garden',
  'wetland',
  'pond',
  'waterfall',
  'terraces',
  'plantation',
  'orchard',
  'vineyard',
  'pine-forest',
  'bamboo-forest',
  'mushroom-forest',
  'savanna',
  // a verge
  'street',
  'road',
  'city',
]);
/** Who is narrower than this stands, and may be seen in part. */
const STANDING = 0.7;
const DRY = hex('#c3a556');
const SNOW = hex('#e6ebf2');
const GREENS: readonly Rgb[] = [hex('#6f9440'), hex('#4d8050')];

/**
 * What one leans on in such a place: a table indoors and before a café, a rail of boards in the open. Nothing of stone:
 * it would be taken for the pavement, and a phone on it for a giant.
 */
export function ledgeOf(setting: Setting): LedgeMaterial {
  if (tiled.has(setting)) return 'marble';
  return indoorSettings.has(setting) || streets.has(setting) ? 'table' : 'boards';
}

const distance = (one: Rgb, other: Rgb): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** So near a tone may be to the colour of what lies on it. */
const ALIKE = 90;

/** The tone of a material that what lies there stands out from. */
function toneFor(material: LedgeMaterial, lying: readonly Item[]): Rgb {
  const colours = lying.flatMap(({ colour }) => (colour ? [colour] : []));
  const melts = colours.some((colour) => distance(colour, toneOf(material, false)) < ALIKE);
  const open = colours.length === 0 && lying[0]?.seed.fork('ledge').chance(0.3) === true;
  return toneOf(material, melts || open);
}

/** A frog is not to melt into it. */
function greenFor({ setting, weather }: Scene, lying: readonly Item[]): Rgb {
  if (weather === 'snow') return SNOW;
  if (setting === 'savanna') return DRY;
  const [bright, deep] = GREENS as [Rgb, Rgb];
  return lying.some(({ colour }) => colour && distance(colour, bright) < ALIKE) ? deep : bright;
}

/**
 * What is nearest is the grass itself, not a table. Somebody is seen from the waist up behind a rail: with their feet on
 * one lawn with it, a hamster would be as high as their knees.
 */
export const isBank = ({ setting }: Scene, lying: readonly Item[], behind: readonly Item[]): boolean =>
  grassy.has(setting) &&
  lying.every(({ drawable }) => drawable.kind === 'animal') &&
  !behind.some(({ drawable: { kind, aspect } }) => kind === 'person' && aspect < STANDING);

/** A ledge from side to side at the lower edge of the frame, its far edge at this height. */
export function nearLedge(scene: Scene, top: number, lying: readonly Item[], behind: readonly Item[] = []): Item {
  const { width, height, setting } = scene;
  const size = height * 1.01 - top;
  if (isBank(scene, lying, behind))
    return foremost(scene, createNearBank((width * 1.02) / size, greenFor(scene, lying)), size, lying);
  const material = ledgeOf(setting);
  const drawable = createNearLedge((width * 1.02) / size, material, toneFor(material, lying));
  return foremost(scene, drawable, size, lying);
}

/** A pile in the water that comes up from below the picture, its cap at this height. */
export function nearPost(scene: Scene, at: { x: number; top: number; width: number }, lying: readonly Item[]): Item {
  const size = scene.height * 1.02 - at.top;
  const drawable = createNearPost(at.width / size, meltsInto(postTone(false), lying));
  return { ...foremost(scene, drawable, size, lying), x: at.x };
}

/** How thick a board is, as a share of the height. */
const BOARD = 0.046;

/** A board that hangs on ropes from above the picture, its upper edge at this height. */
export function nearBoard(scene: Scene, at: { x: number; top: number; width: number }, lying: readonly Item[]): Item {
  const thick = scene.height * BOARD;
  const size = at.top + thick;
  const drawable = createHangingBoard(at.width / size, thick / size, meltsInto(boardTone(false), lying));
  return { ...foremost(scene, drawable, size, lying), x: at.x, y: size };
}

/** A shelf across the window that we look out of, its upper edge at this height. */
export function nearShelf(scene: Scene, top: number, lying: readonly Item[]): Item {
  const { width, height } = scene;
  const second = meltsInto(boardTone(false), lying);
  const drawable = createShelfWindow(width / height, { at: top / height, thick: BOARD, second });
  return { ...foremost(scene, drawable, height, lying), y: height };
}

const meltsInto = (tone: Rgb, lying: readonly Item[]): boolean =>
  lying.some(({ colour }) => colour && distance(colour, tone) < ALIKE);

/** How thick a bough is where it enters the picture, as a share of the height. */
const BOUGH = 0.075;
const [LEAF, SPARSE] = [hex('#4f8a3f'), hex('#8a9a4a')];

/** A bough that reaches into the picture from one side as far as this, its back at this height. */
export function nearBough(
  scene: Scene,
  { side, top, reach }: { readonly side: 1 | -1; readonly top: number; readonly reach: number },
  sitting: readonly Item[],
): Item {
  const size = scene.height * BOUGH;
  const drawable = createNearBough((reach * 1.04) / size, scene.setting === 'savanna' ? SPARSE : LEAF);
  const x = side < 0 ? reach * 0.48 : scene.width - reach * 0.48;
  return { ...foremost(scene, drawable, size, sitting), x, y: top + size, mirrored: side > 0 };
}

function foremost({ width, height }: Scene, drawable: Drawable, size: number, lying: readonly Item[]): Item {
  const [first] = lying as [Item];
  return {
    drawable,
    x: width / 2,
    y: height * 1.01,
    size,
    depth: 0.04,
    mirrored: false,
    turn: 0,
    seed: first.seed.fork('ledge'),
    attributes: [],
    floor: height,
    standsOn: 'nothing',
    foremost: true,
  };
}

/** What is broader than this, in heights, is low: nearer than this to the lower edge of the frame it is not put for that. */
const [BROAD, NEAREST] = [1.3, 0.975];

/** What lies is before the far edge of the table, not across it; what stands up may be seen over it. */
export function clearOfEdge(
  { height }: Scene,
  items: readonly Item[],
  { stand, edge, size }: { readonly stand: number; readonly edge: number; readonly size: number },
): number {
  const low = items.every(
    ({ drawable: { concept, kind, aspect, habitat } }) =>
      (kind === 'object' || kind === 'food') &&
      aspect > BROAD &&
      habitat !== 'air' &&
      habitat !== 'underwater' &&
      // a painting stands there
      !is(concept, 'hung'),
  );
  if (!low) return stand;
  return Math.max(stand, Math.min(height * NEAREST, edge + size + height * 0.012));
}
