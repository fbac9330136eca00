import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';
import { coasts } from './coasts.js';
import type { Coast } from './coasts.js';

/** How long the longer side of a map is, in the plan's units. */
const SIDE = 160;
const MARGIN = 7;

/** The land of a map, drawn flat: a degree of longitude is as wide as it is in the middle of the map. */
function project({ land, window }: Coast): { width: number; height: number; outlines: string[] } {
  const points = land.map((line) => line.split(' ').map(Number));
  const all = points.flat();
  const [xs, ys] = [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2 === 1)];
  const [west, south, east, north] = window ?? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = SIDE / Math.max((east - west) * squeeze, north - south);
  const outlines = points.map((line) =>
    line
      .map((value, index) => (index % 2 === 0 ? (value - west) * squeeze * scale : (north - value) * scale))
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return { width: (east - west) * squeeze * scale, height: (north - south) * scale, outlines };
}

function sheet(coast: Coast): readonly Part[] {
  const { width, height, outlines } = project(coast);
  // a land as slim as Italy still hangs on a sheet that is no ribbon
  const beside = MARGIN + Math.max(0, (height * 0.7 - width) / 2);
  const above = MARGIN + Math.max(0, (width * 0.55 - height) / 2);
  const box = [-beside, -above, width + beside * 2, height + above * 2].map((value) => value.toFixed(1)).join(' ');
  const lines = (count: number, from: number, length: number): number[] =>
    Array.from({ length: count }, (_, index) => from + (length * (index + 1)) / (count + 1));
  return [
    `paper-1.8 box ${-beside - 3} ${-above - 2} ${width + beside * 2 + 7} ${height + above * 2 + 8} 2`,
    `paper box ${-beside - 4} ${-above - 4} ${width + beside * 2 + 8} ${height + above * 2 + 8} 2`,
    {
      inside: `box ${box}`,
      parts: [
        `water face box ${box}`,
        ...lines(4, -above, height + above * 2).map(
          (y) => `#ffffff/0.4 lines 0.6 ${-beside} ${y} ${width + beside} ${y}`,
        ),
        ...lines(5, -beside, width + beside * 2).map(
          (x) => `#ffffff/0.4 lines 0.6 ${x} ${-above} ${x} ${height + above}`,
        ),
        ...outlines.map((points) => `water+2/0.7 lines 4 ${points} ${points.split(' ').slice(0, 2).join(' ')}`),
        ...outlines.map((points) => `land poly ${points}`),
        ...outlines.map((points) => `land-2.4 lines 1 ${points} ${points.split(' ').slice(0, 2).join(' ')}`),
      ],
    },
    `paper-2.4 stroke 0.8 M${-beside} ${-above}h${width + beside * 2}v${height + above * 2}h${-width - beside * 2}Z`,
  ];
}

/** Sheets with the outline of a land that one knows. */
export const maps = Object.entries(coasts).map(([name, coast]) =>
  planned(`${name}-map`, {
    colours: { land: '#8fbb6a #c9b26a #7fb58a', water: '#8fc3dc', paper: '#f5eedb' },
    dyed: { water: 2.2 },
    mirrors: false,
    // dozens of coasts are listed, few are drawn
    get parts() {
      return sheet(coast);
    },
  }),
);
