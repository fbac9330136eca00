import { hex } from '../../paint/kit/colour.js';
import { createHillside } from '../../paint/objects/house/hillside.js';
import { createPeak } from '../../paint/objects/house/peak.js';
import type { Edge } from '../edges.js';
import { boxAround, farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

const [rock, turf] = [hex('#9b9a94'), hex('#6f9a4c')];
/** Where a height ends, and how large what stands on it may be, as shares of the picture's height. */
const HEIGHTS = {
  hills: { top: 0.5, largest: 0.32 },
  mountains: { top: 0.33, largest: 0.17 },
} as const;
/** Who lives is larger than a house would be up there, or nobody would know them. */
const ALIVE = 0.24;

/** Who is as broad as this, in heights, stands on something long. */
const ON_BOARDS = 0.85;

/** How high a hillside is that something goes up or down, and what is on it at most, as shares of the picture's height. */
const [SLOPE, GOING] = [0.44, 0.36];
/** A piano is farther away than somebody on skis, or it would be as large as the hill. */
const THING = 0.24;
/** How much of the width they take who go up together. */
const WALK = 0.62;

/** What goes down a hill is on its side, and leans as the land does. */
export function onSlope(scene: Scene, items: readonly Item[], edges: readonly Edge[] = []): readonly Item[] {
  const { brief, setting, width, height } = scene;
  const down = brief.told?.includes('downhill') === true;
  if (!down && !brief.told?.includes('uphill')) return items;
  if (setting !== 'mountains' && setting !== 'hills' && setting !== 'snow') return items;
  const main = items.find(({ subject, standsOn }) => subject === 0 && standsOn === 'ground');
  const { kind = 'building' } = main?.drawable ?? {};
  if (!main || kind === 'building' || kind === 'nature') return items;
  const size = height * SLOPE;
  const aspect = (width * 1.04) / size;
  const bottom = height * 0.97;
  // half-way down, where a cosine is steepest
  const run = aspect * 0.94;
  const steep = Math.atan((0.92 * 0.5 * Math.PI) / run) * 0.9;
  const [x, y] = [width * (down ? 0.53 : 0.47), bottom - size * 0.54];
  const thing = kind === 'object' || kind === 'furniture';
  const most = height * (thing ? THING : GOING);
  // what somebody pushes up a hill goes up with them
  const load = edges.find(({ kind, guest }) => kind === 'pushing' && guest === 0)?.host;
  const goes = ({ subject }: Item): boolean => subject !== undefined && (subject === 0 || subject === load);
  const reach = boxAround(items.filter((item) => goes(item) && !item.worn));
  const long = reach.right - reach.left;
  const factor = Math.min(
    1,
    most / main.size,
    (width * WALK) / long,
    (width * 0.6) / (main.size * main.drawable.aspect),
  );
  // who comes up from the left pushes from there
  const turnedBack = load !== undefined && items.some((item) => item.subject === load && item.x < main.x) ? -1 : 1;
  const middle = (reach.left + reach.right) / 2;
  // people stay upright, unless they are on skis or a board
  const walks = kind === 'person' && main.drawable.aspect < ON_BOARDS;
  const turn = walks ? 0 : down ? steep : -steep;
  const slope = createHillside({
    aspect,
    crest: { x: (down ? -0.5 : 0.5) * aspect, half: aspect * 0.06 },
    ends: [0.08, 0.08],
    earth: setting === 'mountains' ? rock : turf,
    // both feet of who walks are on it
    ...(walks &&
      main.size * main.drawable.aspect * 1.5 > long && {
        step: { x: (x - width / 2) / size, half: (main.size * factor * main.drawable.aspect * 0.55) / size },
      }),
  });
  const moved = items.map((item): Item => {
    if (!goes(item)) return item;
    const [across, up] = [(item.x - middle) * factor * turnedBack, (item.y - main.y) * factor];
    return {
      ...item,
      x: x + across,
      y: y + up + across * Math.tan(down ? steep : -steep),
      size: item.size * factor,
      depth: Math.min(item.depth, 0.5),
      mirrored: false,
      turn: item.turn + (item.subject === 0 ? turn : down ? steep : -steep),
    };
  });
  const ground: Item = {
    drawable: slope,
    x: width / 2,
    y: bottom,
    size,
    depth: 0.6,
    turn: 0,
    mirrored: false,
    attributes: [],
    seed: main.seed.fork('slope'),
    floor: bottom,
    standsOn: 'nothing',
  };
  return [ground, ...moved].toSorted(farthestFirst);
}

/** A house on a mountain: the main thing and what it carries stand on a height of their own, not before one. */
export function onSummit(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, setting, width, height } = scene;
  if (!brief.told?.includes('summit') || (setting !== 'mountains' && setting !== 'hills')) return items;
  const main = items.find(({ subject, standsOn }) => subject === 0 && standsOn === 'ground');
  const { kind = 'object' } = main?.drawable ?? {};
  if (!main || !['building', 'person', 'animal', 'plant', 'vehicle'].includes(kind)) return items;
  const reach = itemBox(main);
  const near = items.filter((item) => {
    const { left, right } = itemBox(item);
    return item.subject !== undefined && right > reach.left && left < reach.right;
  });
  const { top, largest } = HEIGHTS[setting];
  const alive = kind === 'person' || kind === 'animal';
  const factor = Math.min(1, (height * (alive ? Math.max(ALIVE, largest) : largest)) / main.size);
  const [x, foot] = [width / 2, height * top];
  const raised = items.map((item): Item => {
    if (!near.includes(item)) return item;
    return {
      ...item,
      x: x + (item.x - main.x) * factor,
      y: foot + (item.y - main.y) * factor,
      size: item.size * factor,
      floor: foot + height * 0.02,
      depth: Math.min(item.depth, 0.5),
    };
  });
  // a hill is what we stand on ourselves; of a mountain one sees the foot
  const size = height * (setting === 'hills' ? 1.01 : 0.93) - foot;
  // its flanks run out of the picture: nobody sees where a mountain ends
  const aspect = (width * (setting === 'hills' ? 1.04 : 1.7)) / size;
  const half = ((reach.right - reach.left) * factor * 0.62) / size;
  const slope =
    setting === 'hills'
      ? createHillside({ aspect, crest: { x: 0, half }, ends: [0.56, 0.44], earth: turf, cut: true })
      : createPeak({ aspect, crest: half });
  const ground: Item = {
    drawable: slope,
    x,
    y: foot + size,
    size,
    depth: 0.6,
    turn: 0,
    mirrored: false,
    attributes: [],
    seed: main.seed.fork('summit'),
    floor: foot + size,
    standsOn: 'nothing',
  };
  return [ground, ...raised].toSorted(farthestFirst);
}
