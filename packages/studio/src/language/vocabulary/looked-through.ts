import { phrases, vocabulary } from './meaning.js';
import type { Meaning } from './meaning.js';

const manners = phrases(
  'seen through, viewed through, visible through, looking through, seen from, viewed from, view through, view from, view out of',
);
const articles = ['a', 'an', 'the'];

/** What one looks through: its names, and how the picture is framed by it. */
const panes: readonly (readonly [feature: string, names: string, more?: Meaning])[] = [
  ['through-window', 'rainy window, wet window, rain streaked window', { weather: 'rain' }],
  [
    'through-window',
    'window, open window, kitchen window, bedroom window, house window, large window, small window, frosted window, dirty window, cabin window, hotel window, window pane, windowpane',
  ],
  ['through-car-window', 'car window, train window, bus window, taxi window, windshield, car windshield, truck window'],
  [
    'through-porthole',
    'porthole, airplane window, plane window, spaceship window, round window, ship window, submarine window, spacecraft window',
  ],
  [
    'through-lens',
    'telescope, binoculars, spyglass, keyhole, microscope, peephole, magnifying glass, camera lens, lens, periscope',
  ],
];

/** "mountains seen through a window", "the view from a train window": the picture has that frame. */
export const lookedThrough = vocabulary(
  panes.flatMap(([feature, names, more]): [string, Meaning][] => [
    [
      manners
        .flatMap((manner) =>
          phrases(names).flatMap((name) => [`${manner} ${name}`, ...articles.map((one) => `${manner} ${one} ${name}`)]),
        )
        .join(', '),
      { ...more, features: [feature], role: 'filler' },
    ],
  ]),
);
