import { indoorSettings } from '../catalogue/settings.js';
import type { Setting } from '../catalogue/settings.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import type { Block } from './isometric-block.js';
import { namedPieces } from './isometric-furniture.js';
import { furnishings } from './isometric-rooms.js';
import type { Finish } from './look.js';

/** What the top of an isometric block shows of a place. */
export interface Land {
  readonly top: Rgb;
  readonly earth: Rgb;
  /** Bands across the top, by their place to the right. */
  readonly strips: readonly { readonly from: number; readonly to: number; readonly colour: Rgb }[];
  readonly blocks: readonly Block[];
  /** A room: two walls at the back. */
  readonly walls?: Rgb;
}

type Kind = 'meadow' | 'woods' | 'peaks' | 'shore' | 'town' | 'road' | 'sand' | 'snow' | 'plain';

const kinds: Partial<Record<Setting, Kind>> = {
  sea: 'shore',
  beach: 'shore',
  lake: 'shore',
  river: 'shore',
  harbour: 'shore',
  pier: 'shore',
  island: 'shore',
  cliff: 'shore',
  'mountain-pass': 'peaks',
  pond: 'shore',
  canal: 'shore',
  mountains: 'peaks',
  volcano: 'peaks',
  waterfall: 'peaks',
  canyon: 'sand',
  desert: 'sand',
  oasis: 'sand',
  savanna: 'sand',
  forest: 'woods',
  jungle: 'woods',
  'pine-forest': 'woods',
  orchard: 'woods',
  park: 'woods',
  garden: 'woods',
  campsite: 'woods',
  city: 'town',
  street: 'town',
  village: 'town',
  suburb: 'town',
  square: 'town',
  market: 'town',
  alley: 'town',
  'future-city': 'town',
  road: 'road',
  highway: 'road',
  bridge: 'road',
  snow: 'snow',
  arctic: 'snow',
  'frozen-lake': 'snow',
  'ski-slope': 'snow',
  studio: 'plain',
};

const grass: Rgb = [140, 190, 104];
const leaves: readonly Rgb[] = [
  [88, 150, 84],
  [110, 168, 88],
  [74, 132, 92],
];

/** Things around the far edges, where they hide nothing. */
function around(random: Random, count: number, make: (own: Random) => Omit<Block, 'right' | 'left'>): Block[] {
  return Array.from({ length: count }, (_, index) => {
    const own = random.fork(index);
    const along = -0.8 + (1.6 * (index >> 1)) / Math.max(1, (count - 1) / 2);
    const [right, left] = index % 2 === 0 ? [0.82, along] : [along, 0.82];
    return { ...make(own), right, left };
  });
}

const tree = (own: Random): Omit<Block, 'right' | 'left'> => ({
  wide: own.between(0.13, 0.17),
  high: own.between(0.32, 0.42),
  colour: own.pick(leaves),
  form: 'ball',
});

const house = (own: Random): Omit<Block, 'right' | 'left'> => ({
  wide: 0.16,
  high: own.between(0.36, 0.85),
  colour: own.pick([
    [214, 150, 120],
    [236, 206, 160],
    [150, 170, 190],
    [206, 120, 110],
  ] as const),
  form: 'house',
});

/** The land of an isometric picture: the place that was named, or what such things stand on. */
export function landOf({ scene, read = scene.brief }: Finish): Land {
  const place = read.setting ?? 'studio';
  const random = scene.random.fork('isometric land');
  if (indoorSettings.has(place)) {
    const blocks = furnishings(place, scene.items.length === 0, namedPieces(read));
    return { top: [222, 186, 146], earth: [176, 138, 104], strips: [], blocks, walls: [214, 224, 226] };
  }
  const outdoors = scene.items.some(({ drawable }) =>
    ['animal', 'building', 'plant', 'vehicle', 'person', 'nature'].includes(drawable.kind),
  );
  const kind = kinds[place] === 'plain' ? (outdoors ? 'meadow' : 'plain') : (kinds[place] ?? 'meadow');
  const winter = read.season === 'winter' || read.weather === 'snow';
  const meadow: Land = { top: winter ? [240, 244, 250] : grass, earth: [150, 108, 72], strips: [], blocks: [] };
  if (kind === 'plain') return { top: [236, 226, 210], earth: [146, 122, 100], strips: [], blocks: [] };
  if (kind === 'woods') return { ...meadow, blocks: around(random, 12, tree) };
  if (kind === 'meadow') return { ...meadow, blocks: around(random, 6, tree) };
  if (kind === 'sand') return { ...meadow, top: [236, 206, 148], earth: [206, 164, 110] };
  if (kind === 'snow') return { ...meadow, top: [240, 244, 250], earth: [186, 206, 226] };
  if (kind === 'road' || kind === 'town') {
    const lines = [-0.02, 0.02] as const;
    return {
      ...meadow,
      strips: [
        { from: -0.42, to: 0.42, colour: [196, 190, 182] },
        { from: -0.34, to: 0.34, colour: [112, 114, 122] },
        { from: lines[0], to: lines[1], colour: [250, 226, 120] },
      ],
      blocks: around(random, kind === 'town' ? 10 : 8, kind === 'town' ? house : tree).filter(
        ({ right }) => Math.abs(right) > 0.46,
      ),
    };
  }
  const peaks: Block[] = (
    [
      [0.62, 0.1, 0.34, 0.72],
      [0.1, 0.62, 0.3, 0.6],
      [0.62, 0.62, 0.36, 1],
    ] as const
  ).map(([right, left, wide, high]) => ({ right, left, wide, high, colour: [132, 140, 160], form: 'peak' }));
  if (kind === 'peaks') return { ...meadow, blocks: peaks };
  const hilly = read.features.includes('mountains');
  return {
    ...meadow,
    earth: [120, 150, 176],
    strips: [
      { from: -1, to: 0.05, colour: [74, 158, 206] },
      { from: -0.7, to: -0.62, colour: [130, 196, 226] },
      { from: -0.3, to: -0.24, colour: [130, 196, 226] },
      { from: 0.05, to: 0.18, colour: [240, 220, 168] },
    ],
    blocks: hilly ? peaks : around(random, 8, tree).filter(({ right }) => right > 0.3),
  };
}
