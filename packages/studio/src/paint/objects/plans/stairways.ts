import { planned } from '../parts/plan.js';

/** Steps that climb away from us: a tread and the riser below it, each a little narrower. */
function stairs(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const step = count - 1 - index;
    const half = 94 - step * 4.2;
    const top = 200 - ((step + 1) * 194) / count;
    const high = 194 / count;
    return [
      `body-${(1.2 + step * 0.12).toFixed(2)} down box ${100 - half} ${top} ${half * 2} ${high}`,
      `body+${(1.2 - step * 0.1).toFixed(2)} poly ${100 - half + 4} ${top} ${100 + half - 4} ${top} ${100 + half} ${top + high * 0.36} ${100 - half} ${top + high * 0.36}`,
    ];
  }).flat();
}

/** What the handrail stands on. */
function balusters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [x, foot] = [6 + index * 8, 186 - index * 44];
    return `rail+0.6 lines 2.4 ${x} ${foot} ${x} ${foot - 36}`;
  });
}

/** A spiral stair: how many treads, how far each turns and rises, how wide it is, and how high its rail. */
const SPIRAL = { treads: 15, turn: (34 * Math.PI) / 180, wide: 0.66, rise: 19, radius: 88, rail: 46 } as const;

/** Where something is that is so many treads up and so far out, and so much higher than they are. */
function spiralPoint(tread: number, out: number, higher = 0): string {
  const angle = tread * SPIRAL.turn + Math.PI / 3;
  const [x, y] = [100 + out * Math.cos(angle), 300 - Math.floor(tread) * SPIRAL.rise + out * 0.34 * Math.sin(angle)];
  return `${x.toFixed(1)} ${(y - higher).toFixed(1)}`;
}

/** A wedge around the column, with the post of the rail at its outer end. */
function wedge(tread: number): string[] {
  const { radius, wide, turn, rail } = SPIRAL;
  const end = tread + Math.min(0.99, wide / turn);
  const [one, other] = [spiralPoint(tread, radius), spiralPoint(end, radius)];
  const middle = (tread + end) / 2;
  return [
    `body-1.4 poly ${one} ${other} ${spiralPoint(end, radius, -8)} ${spiralPoint(tread, radius, -8)}`,
    `body+${isBehind(tread) ? 0.2 : 1} poly ${spiralPoint(tread, 6)} ${one} ${other} ${spiralPoint(end, 6)}`,
    `rail lines 2.2 ${spiralPoint(middle, radius)} ${spiralPoint(middle, radius, rail)}`,
    `rail lines 4 ${spiralPoint(middle, radius, rail)} ${spiralPoint(middle + 1, radius, rail)}`,
  ];
}

const isBehind = (tread: number): boolean => Math.sin((tread + 0.5) * SPIRAL.turn + Math.PI / 3) < 0;

/** Those behind the column, the column, then those before it. */
function spiral(): string[] {
  const treads = Array.from({ length: SPIRAL.treads }, (_, tread) => tread);
  return [
    ...treads.filter(isBehind).flatMap(wedge),
    'rail roll box 94 -30 12 340',
    ...treads.filter((tread) => !isBehind(tread)).flatMap(wedge),
  ];
}

export const stairways = [
  planned('staircase', {
    colours: { body: '#b98a5c #a9a49c #9c6b42', rail: '#6b4a33' },
    mirrors: false,
    parts: [
      ...stairs(8),
      {
        mirror: 100,
        parts: ['rail down poly 0 200 8 200 42 6 35 6', 'rail lines 4 6 150 38 -26', ...balusters(5)],
      },
    ],
  }),
  planned('spiral-staircase', {
    colours: { body: '#b98a5c #a9a49c #8f8a86', rail: '#4a4440 #6b4a33' },
    mirrors: false,
    parts: spiral(),
  }),
];
