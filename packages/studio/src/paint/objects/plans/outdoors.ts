import { planned } from '../parts/plan.js';

const spokes = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6 + 0.12);
const at = (angle: number, radius: number): string =>
  `${(100 + Math.cos(angle) * radius).toFixed(1)} ${(100 + Math.sin(angle) * radius).toFixed(1)}`;
const rings = [16, 30, 44, 58, 72, 84];

/** Threads from spoke to spoke, each sagging a little. */
const threads = rings.map((radius, index) => {
  const sags = spokes.map((angle, spoke) => {
    const [next, middle] = [spokes[(spoke + 1) % spokes.length] as number, angle + Math.PI / 12];
    return `${spoke === 0 ? `M${at(angle, radius)}` : ''}Q${at(middle, radius * 0.86)} ${at(next, radius)}`;
  });
  return `thread${index % 2 ? '-0.6' : ''} stroke 1.1 ${sags.join('')}`;
});
const drops = rings.flatMap((radius, ring) =>
  spokes.flatMap((angle, spoke) => [
    ...((spoke + ring) % 2 ? [`#ffffff oval ${at(angle, radius)} 2.1 2.1`] : []),
    `#d8eefa oval ${at(angle + Math.PI / 12, radius * 0.93)} 1.5 1.7`,
  ]),
);

/** Things of gardens, farms and roads. */
export const outdoors = [
  // its pole in a heap of sand, the canopy above whoever stands below
  planned('beach-parasol', {
    colours: { cloth: '#d8443f #2f7fb0 #e2a13a', stripe: '#f8f1e2', pole: '#efe9dc' },
    parts: [
      '#d9bd84 lying oval 110 232 30 7',
      'pole-0.6 roll box 106.5 20 7 212 2',
      'cloth-3 oval 110 74 104 9',
      'cloth face M110 8C60 10 18 38 4 76C20 70 34 70 46 77C62 70 80 70 92 78C104 72 118 72 130 78C142 70 160 70 174 77C186 70 202 70 216 76C202 38 160 10 110 8Z',
      'stripe face M110 8C84 18 58 44 46 77C62 70 80 70 92 78C94 48 100 24 110 8Z',
      'stripe face M110 8C120 24 126 48 130 78C142 70 160 70 174 77C162 44 136 18 110 8Z',
      'cloth-1.4/0.5 M110 8C136 18 162 44 174 77C186 70 202 70 216 76C202 38 160 10 110 8Z',
      'pole+0.6 ball oval 110 6 5 6',
    ],
  }),
  planned('paddling-pool', {
    colours: { body: '#4f9ed8 #e8785a', band: '#f6e27a', water: '#a8dcee' },
    parts: [
      'body-1 face oval 100 24 100 20',
      'water lying oval 100 27 88 14',
      '#ffffff/0.7 line 1.6 46 24 62 21 78 24',
      '#ffffff/0.7 line 1.6 118 30 134 27 150 30',
      'body roll M0 24C4 38 40 46 100 46C160 46 196 38 200 24C202 34 202 40 198 46C180 58 140 64 100 64C60 64 20 58 2 46C-2 40 -2 34 0 24Z',
      'band roll M2 44C20 56 60 62 100 62C140 62 180 56 198 44C202 52 200 58 196 63C180 74 140 80 100 80C60 80 20 74 4 63C0 58 -2 52 2 44Z',
      'body+1.8/0.8 line 2.4 14 38 40 47 74 51',
    ],
  }),
  planned('tire-swing', {
    colours: { body: '#3c3c44', rope: '#b8925c' },
    parts: [
      'rope roll lines 4 60 0 60 150',
      { times: [10, 0, 14], parts: ['rope-2 lines 1.2 57.6 8 62.4 4'] },
      'rope roll oval 60 150 7 6',
      'body ring 20 60 190 32 34',
      'body+1.4 ring 2 60 190 40 42',
      'body-1.6 ring 2 60 190 24 26',
      'rope lines 4 56 152 54 162',
      'rope lines 4 64 152 66 162',
    ],
  }),
  planned('spider-web', {
    colours: { thread: '#e6ebf0' },
    parts: [
      ...spokes.map((angle) => `thread stroke 1.3 M100 100L${at(angle, 92)}`),
      // what it hangs by, on both sides
      ...[spokes[1], spokes[5], spokes[7], spokes[11]].map((angle = 0) => {
        const far = Math.cos(angle) > 0 ? 236 : -36;
        return `thread stroke 1.2 M${at(angle, 90)}L${far} ${(100 + Math.sin(angle) * 190).toFixed(1)}`;
      }),
      ...threads,
      ...drops,
    ],
  }),
  planned('silo', {
    colours: { body: '#b9bfc6 #a9b4be', roof: '#8d96a2' },
    parts: [
      'roof ball M0 44C0 14 26 0 50 0C74 0 100 14 100 44Z',
      'body roll box 0 42 100 258 2',
      { times: [9, 0, 28], parts: ['body-1.6/0.8 line 2 0 66 50 70 100 66'] },
      'body-2.4 lines 3 84 44 84 300',
      'body-2.4 lines 3 94 44 94 300',
      { times: [16, 0, 16], parts: ['body-2.4 lines 2 84 54 94 54'] },
    ],
  }),
  planned('filling-station', {
    colours: { body: '#d6473e #2f8f86', wall: '#ece4d4', glass: '#8fc3d8', pump: '#e8e4da' },
    parts: [
      'wall face box 210 96 150 84 1',
      'body face box 204 84 162 16 2',
      'glass face box 222 116 56 40 1',
      'glass-1 face box 306 112 34 68 1',
      'wall-2 lines 2 250 116 250 156',
      { when: 'night', parts: ['#ffe9a8 box 222 116 56 40 1', '#ffe9a8 box 306 112 34 68 1'] },
      // the roof over the pumps
      'wall-2 roll box 26 40 9 140 1',
      'wall-2 roll box 176 40 9 140 1',
      'body face box 0 20 212 24 3',
      '#ffffff/0.85 box 0 40 212 4 0',
      { when: 'night', parts: ['#fff2c0/0.9 box 12 44 188 4 1'] },
      {
        times: [2, 66, 0],
        parts: [
          'pump face box 60 112 30 66 3',
          'body face box 60 112 30 12 3',
          '#3c4650 box 65 128 20 14 1',
          '#3c4650 stroke 2.6 M90 130C102 132 102 164 92 166',
        ],
      },
      'wall-1.6 face box 40 176 140 6 1',
      // its sign
      'wall-2 roll box 392 30 7 150 1',
      'body face box 372 0 48 50 4',
      '#ffffff face box 378 8 36 14 1',
      '#ffffff/0.8 lines 3 380 32 412 32',
      '#ffffff/0.8 lines 3 380 41 404 41',
    ],
  }),
  // from the side: two runners that curl up in front, posts, and a seat of slats
  planned('sled', {
    colours: { body: '#c8863f #b5703a', runner: '#8a5a34' },
    dyed: { runner: -1 },
    parts: [
      'runner-2 stroke 4 M8 36H108C120 36 122 20 110 12',
      { times: [3, 36, 0], parts: ['runner-2 lines 4 26 12 26 36'] },
      'body-1 poly 4 10 14 2 116 2 108 10',
      { times: [3, 0, 2.6], parts: ['body+0.6 lines 1.4 11 4 113 4'] },
      'body box 4 9 104 6 2',
      { times: [3, 36, 0], parts: ['runner lines 5 20 15 20 42'] },
      'runner stroke 5 M2 43H102C118 43 120 24 106 13',
      '#b9c0c9 stroke 2 M2 46H102C110 46 116 42 118 36',
    ],
  }),
];
