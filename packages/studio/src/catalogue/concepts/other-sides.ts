import { painted } from '../record.js';

const halved = (whole: string, height: number): { readonly words: string; readonly height: number } => ({
  words: `halved ${whole}, half ${whole}`,
  height,
});

const sliced = (whole: string, height: number) => ({
  words: `${whole} slices, slices of ${whole}, sliced ${whole}, ${whole} wedges, wedges of ${whole}`,
  height,
  traits: ['many', 'topping'] as const,
});

/** Things as they are seen from another side, cut open or in another form: `seen` and `shaped` in the thing's record lead here. */
export const otherSides = [
  ...painted('vehicle', 'ground', {
    'sports-car-front': { height: 1.3, traits: ['car', 'lengthwise'] },
    'car-front': { height: 1.55, traits: ['car', 'lengthwise'] },
    'pickup-front': { height: 1.75, traits: ['car', 'lengthwise'] },
    'bus-front': { height: 3.1, traits: ['lengthwise'] },
    'train-front': { height: 4.2, traits: ['lengthwise'] },
    'car-rear': { height: 1.5, traits: ['car', 'lengthwise'] },
    'bus-rear': { height: 3.1, traits: ['lengthwise'] },
    'car-above': { height: 2 },
  }),
  ...painted('building', 'ground', {
    'tower-above': { height: 200 },
    'arena-above': { height: 120, fromAbove: 'stadium' },
    'house-above': { height: 14 },
    'pyramid-inside': { height: 100 },
  }),
  ...painted('food', 'tabletop', {
    'walnut-half': halved('walnut', 0.05),
    'orange-half': halved('orange', 0.08),
    'lemon-half': halved('lemon', 0.06),
    'lime-half': halved('lime', 0.05),
    'watermelon-half': halved('watermelon', 0.24),
    'pomegranate-half': halved('pomegranate', 0.1),
    'coconut-half': halved('coconut', 0.13),
    'apple-half': halved('apple', 0.085),
    'pear-half': halved('pear', 0.11),
    'peach-half': halved('peach', 0.08),
    'avocado-half': halved('avocado', 0.11),
    'tomato-half': halved('tomato', 0.08),
    'onion-half': halved('onion', 0.09),
    'egg-half': halved('egg', 0.06),
    'cabbage-half': halved('cabbage', 0.18),
    'orange-slices': sliced('orange', 0.045),
    'lemon-slices': sliced('lemon', 0.035),
    'lime-slices': sliced('lime', 0.03),
    'cucumber-slices': sliced('cucumber', 0.03),
    'tomato-slices': sliced('tomato', 0.04),
    'egg-slices': sliced('egg', 0.03),
    'avocado-slices': sliced('avocado', 0.032),
    'apple-slices': sliced('apple', 0.032),
    'peach-slices': sliced('peach', 0.032),
    'mango-slices': sliced('mango', 0.036),
    'pretzel-twist': {
      words: 'pretzel stick, pretzel rod',
      height: 0.035,
      shapes: ['tall', 'oblong'],
      traits: ['lies'],
    },
  }),
  ...painted('furniture', 'ground', {
    'pointed-runner': {
      height: 0.76,
      affords: { flat: true, laid: true, top: { y: -0.9, left: -0.8, right: 0.8 } },
      traits: ['table'],
      shapes: ['triangular', 'diamond', 'conical'],
    },
    'round-tablecloth': {
      height: 0.78,
      affords: { flat: true, laid: true, top: { y: -0.87, left: -0.56, right: 0.56 } },
      traits: ['table', 'table-cover'],
      shapes: ['round', 'oval'],
    },
  }),
  ...painted('object', 'tabletop', {
    'pillar-candle': { words: 'block candle', height: 0.15, shapes: ['wide', 'cylindrical'] },
    'laptop-above': { height: 0.31, traits: ['flat', 'mounted', 'keys'] },
    'gift-above': { height: 0.2, traits: ['flat'] },
    'teapot-above': { height: 0.17, traits: ['flat'] },
  }),
  ...painted('object', 'ground', { 'flat-shower': { height: 2, shapes: ['square', 'rectangular'] } }),
];
