import type { Guest } from './guest.js';

/** How deep a dish is where things lie on it, in its own heights; how far apart rows of what lies or stands are, in theirs. */
const [DEEP, LOW, TALL] = [0.52, 0.8, 0.34];
/** Broader than this a thing lies: the next row begins behind it. */
const LYING = 1.5;
/** Neighbours in a row may touch. */
const CLOSE = 1.02;
/** More rows hide each other; one more is made where all of them are so many times larger for it. */
const ROWS = 4;
const GAIN = { lying: 1.7, standing: 1.6 } as const;

interface OnDish {
  readonly x: number;
  /** Of the foot, from the middle of the dish. */
  readonly y: number;
  readonly size: number;
  readonly before: number;
}

/** Several things on a plate lie in rows, one behind the other, and all of them on it: a heap would stand out over its edge. */
export function onDish({ host, group, position, siblings }: Guest, room: number, wish: number): OnDish {
  const { aspect } = group.drawable;
  const lies = aspect > LYING;
  const apart = lies ? LOW : TALL;
  const deep = DEEP * host.size;
  const sizeIn = (rows: number): number => {
    const across = room / (Math.ceil(siblings / rows) * aspect * CLOSE);
    return Math.min(wish, across, deep / (Math.max(0.4, rows - 1) * apart));
  };
  const most = Math.min(ROWS, siblings);
  const rows = Array.from({ length: most }, (_, index) => index + 1).reduce((best, each) =>
    sizeIn(each) > sizeIn(best) * (lies ? GAIN.lying : GAIN.standing) ? each : best,
  );
  const size = sizeIn(rows);
  const perRow = Math.ceil(siblings / rows);
  // the first row is the farthest; where they do not come out even it has fewer
  const missing = perRow * rows - siblings;
  const place = position + missing;
  const row = Math.floor(place / perRow);
  const inRow = row === 0 ? perRow - missing : perRow;
  const column = (row === 0 ? position : place % perRow) - (inRow - 1) / 2;
  const step = Math.min(room / perRow, size * aspect * 1.12);
  const back = (rows - 1) / 2 - row;
  // what lies has its middle there, what stands its foot
  const foot = lies ? size / 2 : size * 0.12;
  return { x: column * step, y: foot - back * size * apart, size, before: row };
}
