import type { Part } from '../parts/plan.js';

const rolling: readonly Part[] = [
  '#1d1e26 oval 0 0 1.18 1.18',
  '#2b2c35 ball oval 0 0 1 1',
  '#8f969e oval 0 0 0.66 0.66',
  '#c9ced6 down oval 0 0 0.6 0.6',
  { times: [5, 0, 0, 72], parts: ['#5a616a oval 0 -0.36 0.12 0.15'] },
  '#e6e9ec oval 0 0 0.14 0.14',
];

/** A wheel with its tyre; whatever is dark at night is lit by `lamps`. */
export function wheel(x: number, y: number, radius: number): Part {
  return {
    at: [x, y, 0, radius],
    parts: [
      {
        when: 'without-wheels',
        parts: [
          '#33363d oval 0 -0.3 0.3 0.3',
          '#a8553f box -0.8 0.64 1.6 0.36 0.05',
          '#b9664c box -0.68 0.26 1.6 0.36 0.05',
          '#a8553f box -0.86 -0.12 1.6 0.36 0.05',
        ],
      },
      { unless: 'without-wheels', parts: rolling },
    ],
  };
}

export function lamps(frontX: number, frontY: number, rearX: number, rearY: number): Part {
  return {
    parts: [
      `#f4efe0 oval ${frontX} ${frontY} 3.4 4.6`,
      `#c8322b box ${rearX} ${rearY - 4} 4 8 1.6`,
      {
        when: 'night',
        parts: [`#ffefbc/0.7 glow oval ${frontX} ${frontY} 16 16`, `#ff5a40/0.5 glow oval ${rearX} ${rearY} 10 10`],
      },
    ],
  };
}

export const glass = '#5f8094';
