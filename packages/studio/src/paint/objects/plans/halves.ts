import { planned } from '../parts/plan.js';
import type { Part, Plan } from '../parts/plan.js';

/** A fruit that was cut in two, its cut face to us: `body` is its skin, `flesh` what is inside, the rest its pattern. */
const half = (
  concept: string,
  colours: Plan['colours'],
  [rim, pith]: readonly [rim: number, pith: number],
  pattern: readonly Part[],
  [wide, tall]: readonly [wide: number, tall: number] = [46, 50],
): ReturnType<typeof planned> =>
  planned(concept, {
    colours,
    parts: [
      `body ball oval -10 50 ${wide} ${tall - 1}`,
      `body-0.4 oval 0 50 ${wide} ${tall}`,
      `pith oval 0 50 ${wide - rim} ${tall - rim}`,
      `flesh oval 0 50 ${wide - rim - pith} ${tall - rim - pith}`,
      ...pattern,
      `flesh+2.4/0.3 line 3 ${-wide * 0.5} ${50 - tall * 0.5} 0 ${50 - tall * 0.72} ${wide * 0.4} ${50 - tall * 0.58}`,
    ],
  });

/** Spokes between the wedges of citrus fruit. */
const wedges = (colour: string, count = 10): readonly Part[] => [
  { times: [count, 0, 0, 360 / count, 0, 50], parts: [`${colour} lines 2.2 0 50 0 12`] },
  `${colour} oval 0 50 5 5`,
];

/** Seeds around the core. */
const seeds = (colour: string, count: number, away: number, wide: number, tall: number): Part => ({
  times: [count, 0, 0, 360 / count, 0, 50],
  parts: [`${colour} oval 0 ${50 - away} ${wide} ${tall}`],
});

/** Fruit, nuts and eggs cut in two: what they are inside is to be seen. */
export const halves = [
  planned('walnut-half', {
    colours: { body: '#a97a49', flesh: '#d8ad74' },
    parts: [
      'body ball M-8 2C30 -2 52 22 52 54C52 86 30 104 -6 102C-44 100 -60 80 -60 52C-60 24 -42 4 -8 2Z',
      { times: [3, 7, 3], parts: ['body-1.4/0.7 line 1.6 -54 34 -46 54 -52 78'] },
      'body-1.4 M2 6C36 6 54 26 54 54C54 84 34 100 2 100C-30 100 -46 82 -46 54C-46 26 -30 6 2 6Z',
      'body+2.6 M2 13C31 13 47 30 47 54C47 80 30 93 2 93C-26 93 -39 78 -39 54C-39 30 -26 13 2 13Z',
      'body-2/0.7 lines 2.4 4 14 4 92',
      // two lobes of the kernel, folded like a brain
      'flesh ball M-2 22C-18 18 -32 32 -30 46C-36 56 -32 74 -20 78C-14 86 -4 84 -2 78Z',
      'flesh ball M10 22C26 18 40 32 38 46C44 56 40 74 28 78C22 86 12 84 10 78Z',
      'flesh-2 line 2.4 -8 28 -22 34 -14 44 -26 50',
      'flesh-2 line 2.4 -6 50 -16 58 -26 60 -18 70 -8 70',
      'flesh-2 line 2.4 16 28 30 34 22 44 34 50',
      'flesh-2 line 2.4 14 50 24 58 34 60 26 70 16 70',
      'flesh+1.6/0.8 line 2 -20 26 -26 36 -26 42',
      'flesh+1.6/0.8 line 2 22 24 32 30 34 38',
      'body-0.6 lines 4 4 24 4 80',
    ],
  }),
  half('orange-half', { body: '#f08a24', pith: '#fbe9c8', flesh: '#f9a236' }, [4, 4], wedges('#fde3b4')),
  half('lemon-half', { body: '#f2cf2f', pith: '#fdf6d8', flesh: '#f8e36a' }, [4, 4], wedges('#fffbe6', 9)),
  half('lime-half', { body: '#5f9f38', pith: '#eef6d2', flesh: '#b4d95a' }, [4, 4], wedges('#eff8cc', 9)),
  half(
    'watermelon-half',
    { body: '#2f7d3c', pith: '#e9f4d2', flesh: '#e64a4e' },
    [6, 5],
    [seeds('#2b1d1a', 9, 24, 1.8, 3.4), seeds('#2b1d1a', 5, 12, 1.8, 3.4)],
  ),
  half(
    'pomegranate-half',
    { body: '#b8303a', pith: '#f6e2b8', flesh: '#f3d9a6' },
    [4, 4],
    [
      seeds('#c41f3a', 14, 30, 4, 5),
      seeds('#d8334a', 10, 20, 4, 5),
      seeds('#c41f3a', 5, 10, 4, 5),
      { times: [5, 0, 0, 72, 0, 50], parts: ['#f9ebc8 lines 2.6 0 50 0 14'] },
    ],
  ),
  half(
    'coconut-half',
    { body: '#6f4a2c', pith: '#fdfcf6', flesh: '#fffef8' },
    [5, 9],
    ['flesh-1.2 oval 0 52 30 33', 'flesh-0.4 oval 2 55 26 28'],
  ),
  half(
    'apple-half',
    { body: '#c8362f #7fae3a', pith: '#fbf6dc', flesh: '#fbf3d0' },
    [3, 1],
    [
      'flesh-1 stroke 1.6 M0 22C14 30 16 66 0 78C-16 66 -14 30 0 22Z',
      '#4a2d1c oval -4 50 2.4 5 12',
      '#4a2d1c oval 4 50 2.4 5 -12',
      '#6b4a2a lines 3.4 0 4 3 -10',
    ],
  ),
  half(
    'pear-half',
    { body: '#b8c24a', pith: '#fbf6dc', flesh: '#faf3cf' },
    [3, 1],
    [
      'flesh-1 stroke 1.6 M0 34C12 42 14 70 0 80C-14 70 -12 42 0 34Z',
      '#4a2d1c oval -4 60 2.2 4.6 12',
      '#4a2d1c oval 4 60 2.2 4.6 -12',
      '#6b4a2a lines 3.4 0 -2 3 -16',
    ],
    [40, 54],
  ),
  half(
    'peach-half',
    { body: '#ec8a4e', pith: '#f7b64e', flesh: '#f9c25c' },
    [3, 2],
    [
      '#d8603a/0.6 oval 0 50 20 24',
      '#8a4a2c ball oval 0 50 14 19',
      { times: [3, 7, 0], parts: ['#5c2f1c line 1.4 -7 40 -5 50 -8 60'] },
    ],
  ),
  half(
    'avocado-half',
    { body: '#3f5a2c', pith: '#a9c24a', flesh: '#e4e69a' },
    [3, 5],
    ['#7a4a2a ball oval 0 62 16 17', '#c99a6a/0.6 oval -5 56 4 5'],
    [38, 52],
  ),
  half(
    'tomato-half',
    { body: '#d23a2c', pith: '#ee7a5c', flesh: '#e2503c' },
    [3, 4],
    [
      {
        times: [3, 0, 0, 120, 0, 50],
        parts: ['#f3a57a oval 0 30 12 9', '#f7dc9a oval -4 30 2 3', '#f7dc9a oval 4 30 2 3', '#f7dc9a oval 0 26 2 3'],
      },
      '#f3b49a oval 0 50 7 7',
    ],
  ),
  half(
    'onion-half',
    { body: '#b2683a', pith: '#fbf3e6', flesh: '#f7ecda' },
    [3, 4],
    [...[34, 26, 18, 10].map((away) => `#d9b8c8 ring 1.6 0 50 ${away} ${away * 1.06} 0 360`), '#e9d9b4 oval 0 50 4 6'],
  ),
  half(
    'egg-half',
    { body: '#e6c6a0', pith: '#fdfdfb', flesh: '#fdfdfb' },
    [1, 1],
    ['#f6b52c ball oval 0 56 19 19'],
    [38, 50],
  ),
  half(
    'cabbage-half',
    { body: '#7fae58', pith: '#d8e8a8', flesh: '#e9f2c8' },
    [4, 5],
    [
      ...[32, 24, 16].map(
        (away) =>
          `#a9cc74 stroke 2 M0 92C-${away} ${88 - away * 0.4} -${away} ${50 - away} 0 ${50 - away}C${away} ${50 - away} ${away} ${88 - away * 0.4} 0 92`,
      ),
      '#f4f6e0 poly -6 96 6 96 2 56 -2 56',
    ],
  ),
];
