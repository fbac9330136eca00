import type { Rgb } from '../../kit/colour.js';
import type { View } from '../view.js';

/** What a kind of shop shows: small things on its shelves, large ones on the floor; its walls say the rest. */
export interface Trade {
  readonly small: readonly string[];
  readonly large: readonly string[];
  readonly wall: Rgb;
}

/** By the feature that its name brings: `sells-music`. */
const trades = new Map<string, Trade>([
  [
    'music',
    {
      small: ['violin', 'guitar', 'trumpet', 'electric-guitar', 'saxophone', 'accordion'],
      large: ['drum-kit', 'piano', 'harp', 'gramophone'],
      wall: [196, 150, 116],
    },
  ],
  [
    'clothes',
    {
      small: ['t-shirt', 'dress', 'jacket', 'handbag', 'sweater', 'hat', 'jeans', 'shirt'],
      large: ['mannequin', 'mirror', 'coat', 'dress'],
      wall: [236, 222, 216],
    },
  ],
  [
    'toys',
    {
      small: ['teddy-bear', 'ball', 'robot', 'toy-car', 'doll', 'gift'],
      large: ['teddy-bear', 'rocking-horse', 'kite', 'robot'],
      wall: [250, 214, 150],
    },
  ],
  [
    'flowers',
    {
      small: ['rose', 'tulip', 'potted-plant', 'sunflower', 'bouquet', 'cactus'],
      large: ['bouquet', 'potted-plant', 'sunflower', 'bucket'],
      wall: [206, 224, 200],
    },
  ],
  [
    'pets',
    { small: ['fishbowl', 'parrot', 'rabbit', 'fishbowl'], large: ['dog', 'cat', 'rabbit'], wall: [206, 224, 226] },
  ],
  ['shoes', { small: ['shoe', 'high-heels', 'sandals', 'shoe'], large: ['mirror', 'armchair'], wall: [232, 224, 212] }],
  [
    'tools',
    { small: ['hammer', 'drill', 'bucket', 'box'], large: ['ladder', 'bucket', 'lamp'], wall: [190, 190, 184] },
  ],
  [
    'devices',
    {
      small: ['laptop', 'phone', 'camera', 'headphones', 'tablet', 'television'],
      large: ['television', 'robot'],
      wall: [222, 230, 238],
    },
  ],
  [
    'jewels',
    { small: ['ring', 'necklace', 'watch', 'crown', 'clock'], large: ['mirror', 'clock'], wall: [84, 72, 104] },
  ],
  [
    'sports',
    {
      small: ['basketball', 'tennis-racket', 'ball', 'skateboard', 'shoe'],
      large: ['bicycle', 'surfboard', 'skateboard'],
      wall: [210, 226, 232],
    },
  ],
  [
    'sweets',
    {
      small: ['candy', 'lollipop', 'cupcake', 'jar', 'cake', 'donut'],
      large: ['lollipop', 'gift'],
      wall: [250, 206, 216],
    },
  ],
  [
    'old-things',
    {
      small: ['vase', 'clock', 'teapot', 'lamp', 'globe', 'painting', 'candle'],
      large: ['gramophone', 'armchair', 'mirror', 'globe'],
      wall: [170, 140, 112],
    },
  ],
  [
    'records',
    {
      small: ['gramophone', 'headphones', 'guitar', 'box'],
      large: ['gramophone', 'box', 'piano'],
      wall: [184, 130, 120],
    },
  ],
]);

const general: Trade = {
  small: ['bottle', 'jar', 'box', 'teapot', 'vase', 'gift', 'candle'],
  large: ['box', 'potted-plant', 'chair'],
  wall: [226, 210, 186],
};

/** What is sold here, as far as the prompt says it. */
export function tradeOf(view: View): Trade {
  return [...trades].find(([name]) => view.asked(`sells-${name}`))?.[1] ?? general;
}
