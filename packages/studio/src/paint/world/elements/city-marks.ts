import { findDrawable } from '../../drawables.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { paintProp } from './prop.js';

/** Something that a city is known by: where along the picture, and how high among its towers. */
type Mark = readonly [concept: string, along: number, high: number];

interface City {
  /** How high its nameless towers are beside those of other cities. */
  readonly towers: number;
  readonly marks: readonly Mark[];
  /** What closes the view along one of its streets. */
  readonly street?: string;
}

const whole = (concept: string, street?: string): City => ({
  towers: 0.5,
  marks: [[concept, 0.5, 1]],
  ...(street !== undefined && { street }),
});

const table: Readonly<Record<string, City>> = {
  london: whole('london-skyline', 'big-ben'),
  'new-york': whole('new-york-skyline', 'empire-state-building'),
  tokyo: whole('tokyo-skyline'),
  shanghai: whole('shanghai-skyline', 'oriental-pearl-tower'),
  'hong-kong': whole('hong-kong-skyline'),
  dubai: whole('dubai-skyline', 'burj-khalifa'),
  'san-francisco': whole('san-francisco-skyline'),
  seattle: whole('seattle-skyline', 'space-needle'),
  chicago: whole('chicago-skyline'),
  toronto: whole('toronto-skyline'),
  paris: {
    towers: 0.2,
    street: 'eiffel-tower',
    marks: [
      ['arc-de-triomphe', 0.12, 0.3],
      ['eiffel-tower', 0.4, 1],
      ['notre-dame', 0.76, 0.36],
    ],
  },
  osaka: { towers: 0.6, street: 'japanese-castle', marks: [['japanese-castle', 0.42, 0.7]] },
  beijing: {
    towers: 0.55,
    street: 'temple-of-heaven',
    marks: [
      ['temple-of-heaven', 0.34, 0.66],
      ['pagoda', 0.78, 0.56],
    ],
  },
  taipei: { towers: 0.45, street: 'taipei-101', marks: [['taipei-101', 0.44, 1]] },
  singapore: { towers: 0.62, marks: [['marina-bay-sands', 0.42, 0.62]] },
  'kuala-lumpur': { towers: 0.5, street: 'petronas-towers', marks: [['petronas-towers', 0.46, 1]] },
  istanbul: {
    towers: 0.2,
    street: 'mosque',
    marks: [
      ['mosque', 0.3, 0.74],
      ['mosque', 0.8, 0.5],
    ],
  },
  cairo: {
    towers: 0.16,
    marks: [
      ['pyramid', 0.22, 0.5],
      ['pyramid', 0.52, 0.66],
      ['mosque', 0.85, 0.46],
    ],
  },
  delhi: { towers: 0.2, street: 'taj-mahal', marks: [['taj-mahal', 0.45, 0.66]] },
  sydney: {
    towers: 0.72,
    marks: [
      ['harbour-bridge', 0.74, 0.34],
      ['sydney-opera-house', 0.3, 0.38],
    ],
  },
  rome: {
    towers: 0.18,
    street: 'st-peters',
    marks: [
      ['st-peters', 0.74, 0.62],
      ['colosseum', 0.3, 0.44],
    ],
  },
  pisa: { towers: 0.16, street: 'leaning-tower', marks: [['leaning-tower', 0.44, 0.8]] },
  athens: { towers: 0.14, marks: [['temple', 0.46, 0.46]] },
  barcelona: { towers: 0.22, street: 'sagrada-familia', marks: [['sagrada-familia', 0.44, 0.95]] },
  berlin: {
    towers: 0.34,
    street: 'television-tower',
    marks: [
      ['television-tower', 0.7, 1],
      ['brandenburg-gate', 0.32, 0.36],
    ],
  },
  moscow: { towers: 0.4, street: 'st-basils-cathedral', marks: [['st-basils-cathedral', 0.42, 0.8]] },
  rio: { towers: 0.36, marks: [['corcovado', 0.46, 1]] },
  'los-angeles': {
    towers: 0.85,
    marks: [
      ['palm', 0.1, 0.74],
      ['palm', 0.2, 0.56],
      ['palm', 0.9, 0.66],
    ],
  },
  washington: {
    towers: 0.14,
    street: 'capitol',
    marks: [
      ['capitol', 0.36, 0.6],
      ['obelisk', 0.8, 0.9],
    ],
  },
};

/** What can be named by itself and is in the drawing of a whole skyline. */
const inSkylines: ReadonlyMap<string, readonly string[]> = new Map([
  ['london-skyline', ['big-ben', 'ferris-wheel', 'tower-bridge']],
  ['new-york-skyline', ['empire-state-building', 'statue-of-liberty']],
  ['shanghai-skyline', ['oriental-pearl-tower']],
  ['dubai-skyline', ['burj-khalifa']],
  ['san-francisco-skyline', ['golden-gate-bridge']],
  ['seattle-skyline', ['space-needle']],
]);

/** Cities by name, and what they are known by. */
export const cities: ReadonlyMap<string, City> = new Map(Object.entries(table));

/** The city that the prompt names, where it is known by something. */
export function cityOf(view: View): City | undefined {
  const { features, subjects } = view.scene.brief;
  const city = features.map((feature) => cities.get(feature.replace(/^in-/, ''))).find((found) => found !== undefined);
  return city && besides(city, new Set(subjects.map(({ concept }) => concept)));
}

/** Of what stands in the picture by itself there is no second one among the towers behind it. */
export function besides({ towers, marks, street }: City, told: ReadonlySet<string>): City {
  const shown = (concept: string): boolean =>
    told.has(concept) || (inSkylines.get(concept) ?? []).some((one) => told.has(one));
  return {
    towers,
    marks: marks.filter(([concept]) => !shown(concept)),
    ...(street !== undefined && !told.has(street) && { street }),
  };
}

export interface Stretch {
  readonly foot: number;
  readonly height: number;
  readonly depth: number;
}

/** What a city is known by, in its row. */
export function paintCityMarks(context: Context, view: View, { marks }: City, { foot, height, depth }: Stretch): void {
  for (const [concept, along, high] of marks) {
    const aspect = findDrawable(concept)?.aspect ?? 1;
    // a row of towers that would leave the picture is as wide as that
    const fitting = Math.min(height * high, (view.width * 0.98) / aspect);
    paintProp(context, view, {
      concept,
      x: view.width * along,
      y: foot + 1,
      high: fitting,
      depth: Math.max(0, depth - 0.45),
      hangs: true,
    });
  }
}

/** What one sees of a city at the end of its streets. */
export function paintStreetEnd(context: Context, view: View, x: number, stretch: Stretch): void {
  const concept = cityOf(view)?.street;
  if (concept === undefined) return;
  paintProp(context, view, {
    concept,
    x,
    y: stretch.foot + 1,
    high: stretch.height,
    depth: Math.max(0, stretch.depth - 0.45),
    hangs: true,
  });
}
