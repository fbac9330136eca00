/** Grains of materials: about −0.2 to 0.2, at units of a sixtieth of the thing's height. */
export type Grain = (x: number, y: number, seed: number) => number;

function noise(x: number, y: number, seed: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + seed) * 43758.5453;
  return value - Math.floor(value);
}

/** Smooth noise, 0 to 1. */
function clouds(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const [u, v] = [x - left, y - top];
  const upper = noise(left, top, seed) * (1 - u) + noise(left + 1, top, seed) * u;
  const lower = noise(left, top + 1, seed) * (1 - u) + noise(left + 1, top + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

/** Growth rings that bend around knots, and the pores between them. */
export const wood: Grain = (x, y, seed) => {
  const rings = Math.sin(y * 1.35 + clouds(x * 0.07, y * 0.4, seed) * 9);
  const line = rings > 0.72 ? -0.2 : rings * 0.08;
  return line + (noise(Math.floor(x * 0.35), Math.floor(y * 2.4), seed) - 0.5) * 0.09;
};

/** Fine scratches in one direction. */
export const brushed: Grain = (x, y, seed) => (noise(Math.floor(x * 0.05), Math.floor(y * 3.2), seed) - 0.5) * 0.1;

export const weave: Grain = (x, y) => {
  const over = (Math.floor(x * 0.8) + Math.floor(y * 0.8)) % 2 === 0;
  const thread = Math.abs(Math.sin((over ? x : y) * 0.8 * Math.PI));
  return (over ? 0.1 : -0.1) * thread;
};

/** Soft folds of cloth, and its weave. */
export const cloth: Grain = (x, y, seed) =>
  weave(x, y, seed) + Math.sin(x * 0.22 + y * 0.07 + clouds(x * 0.06, y * 0.06, seed) * 5) * 0.09;

/** Rows of knitted stitches: little v's. */
export const knit: Grain = (x, y) => {
  const column = ((x % 3) + 3) % 3;
  const slant = Math.abs(column - 1.5) * 0.9;
  return Math.sin((y * 0.7 + slant) * Math.PI) * 0.16 - (column < 0.4 ? 0.12 : 0);
};

export const speckles: Grain = (x, y, seed) =>
  (clouds(x * 0.8, y * 0.8, seed) - 0.5) * 0.2 +
  (noise(Math.floor(x * 1.3), Math.floor(y * 1.3), seed) > 0.9 ? -0.2 : 0);

/** Rough stone: broad patches, speckles, cracks. */
export const rough: Grain = (x, y, seed) => {
  const crack = Math.abs(clouds(x * 0.1, y * 0.1, seed + 9) - 0.5) < 0.016 ? -0.28 : 0;
  return speckles(x, y, seed) + (clouds(x * 0.16, y * 0.16, seed) - 0.5) * 0.28 + crack;
};

/** Cast concrete: almost even, with pores. */
export const cast: Grain = (x, y, seed) =>
  (clouds(x * 0.14, y * 0.14, seed) - 0.5) * 0.16 +
  (noise(Math.floor(x * 0.9), Math.floor(y * 0.9), seed) > 0.95 ? -0.24 : 0);

/** Long dark veins with pale clouds between them, and finer ones that branch off. */
export const veins: Grain = (x, y, seed) => {
  const bend = clouds(x * 0.1, y * 0.1, seed) * 6 + clouds(x * 0.5, y * 0.5, seed + 5) * 0.8;
  const line = Math.abs(Math.sin(x * 0.1 + y * 0.13 + bend));
  const fine = Math.abs(Math.sin(x * 0.21 - y * 0.12 + bend * 1.3 + 1));
  if (line < 0.1) return -0.62 * (1 - line / 0.12);
  return (clouds(x * 0.2, y * 0.2, seed) - 0.5) * 0.16 - (fine < 0.05 ? 0.2 : 0);
};

/** Moulded rubber: bands of ridges around it, dull between them. */
export const ridged: Grain = (x, y, seed) => {
  const inBand = ((y % 22) + 22) % 22;
  const ridge = inBand < 9 ? Math.sin(inBand * Math.PI * 0.667) * 0.17 : 0;
  return ridge + (clouds(x * 1.6, y * 1.6, seed) - 0.5) * 0.05;
};

export const bricks: Grain = (x, y) => {
  const row = Math.floor(y / 4);
  const inRow = y - row * 4;
  const inBrick = (((x + (row % 2) * 4.5) % 9) + 9) % 9;
  return inRow < 0.6 || inBrick < 0.6
    ? 0.24
    : ((row * 7 + Math.floor((x + (row % 2) * 4.5) / 9) * 3) % 5) * 0.03 - 0.06;
};

/** Pebbled hide with a few long creases. */
export const hide: Grain = (x, y, seed) => {
  const crease = Math.abs(Math.sin(x * 0.05 + y * 0.11 + clouds(x * 0.07, y * 0.07, seed) * 8)) < 0.05 ? -0.16 : 0;
  const pebble = clouds(x * 1.1, y * 1.1, seed) - 0.5;
  return pebble * 0.2 + crease + (clouds(x * 0.1, y * 0.1, seed) - 0.5) * 0.14;
};

/** Flat facets: folded paper, cut stones. */
export const facets: Grain = (x, y, seed) => {
  const facet = Math.floor(clouds(x * 0.11, y * 0.11, seed) * 6 + (x - y) * 0.02);
  return noise(facet, 3, seed) * 0.3 - 0.15;
};

export const patina: Grain = (x, y, seed) =>
  clouds(x * 0.3, y * 0.3, seed) > 0.6 ? -0.16 : (clouds(x, y, seed) - 0.5) * 0.2;

export const corrugated: Grain = (x, y) => {
  const inY = ((y % 38) + 38) % 38;
  // the tape that holds the sheets together
  if (inY < 5.6) return inY < 0.5 || inY > 5.1 ? -0.12 : 0.15;
  return Math.sin(x * 1.25) * 0.085 + (Math.abs(inY - 21) < 0.6 ? -0.16 : 0);
};

/** Rows of studs, each lit from above, and the joints between bricks. */
export const studs: Grain = (x, y) => {
  const inX = (((x % 5) + 5) % 5) - 2.5;
  const inY = (((y % 5) + 5) % 5) - 2.5;
  const away = Math.hypot(inX, inY);
  if (Math.abs(inY) > 2.25 || (Math.abs(inX) > 2.3 && Math.floor(x / 5) % 2 === 0)) return -0.2;
  if (away > 1.7) return 0;
  return away > 1.35 ? (inY < 0 ? 0.22 : -0.22) : 0.08;
};

/** Moulded squares, as of a bar. */
export const squares: Grain = (x, y) => {
  const inX = ((x % 11) + 11) % 11;
  const inY = ((y % 11) + 11) % 11;
  if (inX < 0.8 || inY < 0.8) return -0.24;
  return inX < 1.9 || inY < 1.9 ? 0.16 : 0;
};

/** Moving light on water. */
export const ripples: Grain = (x, y, seed) =>
  Math.sin(y * 0.9 + clouds(x * 0.12, y * 0.2, seed) * 8) > 0.8 ? 0.26 : (clouds(x * 0.2, y * 0.3, seed) - 0.5) * 0.2;

/** Tongues of flame. */
export const flames: Grain = (x, y, seed) => (clouds(x * 0.25 + Math.sin(y * 0.3), y * 0.1, seed) - 0.5) * 0.7;

/** Rows of round bumps, set between each other, each lit from above. */
export const bumps: Grain = (x, y) => {
  const row = Math.floor(y / 5);
  const inY = y - row * 5 - 2.5;
  const shift = row % 2 === 0 ? 0 : 3;
  const inX = ((((x + shift) % 6) + 6) % 6) - 3;
  const away = Math.hypot(inX, inY * 1.1);
  if (away > 2.3) return -0.24;
  return 0.3 * Math.max(-1, Math.min(1, (-inX * 0.5 - inY) / 2.1)) + 0.04;
};

/** A net of ridges that cross each other. */
export const lattice: Grain = (x, y) => {
  const one = (((x + y) % 7) + 7) % 7;
  const other = (((x - y) % 7) + 7) % 7;
  if (one < 1 || other < 1) return -0.3;
  return one < 2.2 || other < 2.2 ? 0.22 : 0;
};
