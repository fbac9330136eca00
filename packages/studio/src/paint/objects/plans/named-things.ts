import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** Curls of a leaf, around a point. */
const frond = (x: number, y: number, size: number, step: number): Part => ({
  at: [x, y, 0, size],
  parts: [
    `leaf${step < 0 ? step : `+${step}`} M0 4C-8 4 -12 -1 -10 -6C-15 -8 -14 -15 -8 -15C-8 -21 0 -23 2 -18C7 -22 14 -17 11 -12C16 -9 14 -1 8 -2C7 3 3 4 0 4Z`,
    'leaf-2/0.6 line 1 0 4 0 -6 -5 -12',
    'leaf-2/0.6 line 1 0 -4 5 -11',
  ],
});

const dome =
  'M14 116C-4 108 -12 86 -4 66C-6 48 10 30 26 26C40 6 72 2 92 4C116 0 142 8 154 24C174 32 186 50 184 70C192 90 184 108 168 116C130 126 50 126 14 116Z';
/** A ridge that winds in and out along an arch over the dome; its neighbours wind otherwise. */
const winding = (row: number): string => {
  const radius = 14 + row * 13.5;
  const waves = 4 + row * 2;
  const points = Array.from({ length: waves + 1 }, (_, step) => {
    const angle = Math.PI * (step / waves) * 1.16 - Math.PI * 1.08;
    const reach = radius + (step % 2 === 0 ? 6.6 : -6.6) + ((step * 3 + row * 5) % 4) - 1.5;
    return `${(91 + Math.cos(angle) * reach * 1.02).toFixed(1)} ${(106 + Math.sin(angle) * reach * 0.98).toFixed(1)}`;
  });
  return `body-2.6/0.85 line 3.6 ${points.join(' ')}`;
};

/** Things that nothing else may stand for. */
export const namedThings = [
  planned('door-knocker', {
    colours: { body: '#b98a3c', door: '#6b3f2a' },
    parts: [
      // wide enough that none of its edges is seen where it fills a picture
      'door face box 0 0 220 240',
      'door-2 lines 2 107 0 107 240',
      {
        at: [35, 22],
        parts: [
          { times: [2, 78, 0], parts: ['door-1.6 box 10 12 52 74 2', 'door+0.6 box 15 17 42 64 2'] },
          { times: [2, 78, 0], parts: ['door-1.6 box 10 104 52 74 2', 'door+0.6 box 15 109 42 64 2'] },
          // the mane
          { times: [14, 0, 0, 25.7, 75, 74], parts: ['body-0.8 face M68 46C66 36 72 28 75 26C78 28 84 36 82 46Z'] },
          'body metal oval 75 74 32 32',
          'body-1 M48 62C44 52 52 46 58 52Z',
          'body-1 M102 62C106 52 98 46 92 52Z',
          'body+0.8 ball oval 75 76 24 25',
          'body-2.6 line 2.4 60 66 66 63 71 67',
          'body-2.6 line 2.4 90 66 84 63 79 67',
          'body-3 oval 66 70 3 3',
          'body-3 oval 84 70 3 3',
          'body-1.4 face poly 69 80 81 80 75 88',
          'body-2 line 2 75 88 70 93 64 92',
          'body-2 line 2 75 88 80 93 86 92',
          // the ring that hangs from the mouth
          'body-1.8 ring 9 75 124 26 32',
          'body+0.6 ring 5.4 75 123 26 32',
          'body+2.6/0.8 ring 1.6 73 122 26 32 120 240',
          'body metal box 66 92 18 8 3',
          'body-1.6 ball oval 75 155 9 7',
          'body-0.6 metal oval 75 172 13 8',
        ],
      },
    ],
  }),
  planned('cricket-wicket', {
    colours: { body: '#d9a865' },
    parts: [
      '#4f7a3c/0.8 oval 40 143 52 5',
      {
        times: [3, 24, 0],
        parts: ['body roll box 12 6 8 138 3', 'body-2 lines 1.4 12 16 20 16', 'body+1.4/0.8 lines 1.4 15 22 15 138'],
      },
      'body-0.6 lying box 13 0 26 6 3',
      'body-0.6 lying box 41 0 26 6 3',
      'body-2 box 24 0 4 6 1',
      'body-2 box 52 0 4 6 1',
    ],
  }),
  planned('telephone-wire', {
    colours: { body: '#6b5444', wire: '#2f3036' },
    mirrors: false,
    parts: [
      {
        times: [2, 260, 0],
        parts: [
          'body roll box -12 0 24 250 2',
          // arms no longer than the pole is wide: where it is out of the picture they are as well
          'body-0.6 lying box -16 20 32 12 1',
          'body-0.6 lying box -15 48 30 10 1',
          { times: [2, 20, 0], parts: ['#c9d6d6 face box -13 11 6 9 2'] },
        ],
      },
      'wire line 2 -12 14 130 48 272 14',
      'wire line 2.6 -12 22 130 62 272 22',
      'wire line 2 -12 14 130 38 272 14',
      'wire line 2 -12 50 130 78 272 50',
    ],
  }),
  planned('bagpipe', {
    colours: { body: '#9a2f36', wood: '#3a2a26', bone: '#efe6d2' },
    parts: [
      // three drones over the shoulder
      ...[
        [52, 60, -30],
        [64, 56, -18],
        [76, 56, -6],
      ].map(([x, y, turn]): Part => ({
        at: [x as number, y as number, turn as number],
        parts: [
          'wood roll box -3 -84 6 88 1',
          'bone box -4.4 -88 8.8 6 2',
          'bone box -4 -56 8 5 1',
          'bone box -4 -26 8 5 1',
          'wood roll box -5 -80 10 22 2',
        ],
      })),
      'body ball M24 86C18 62 44 46 78 50C108 54 122 72 118 96C114 124 84 132 58 124C40 118 28 104 24 86Z',
      '#1f4a3a/0.7 line 5 28 78 70 72 118 84',
      '#1f4a3a/0.7 line 5 30 104 70 104 114 106',
      '#f0d890/0.7 line 1.6 26 92 70 88 118 96',
      { times: [4, 22, 0], parts: ['#1f4a3a/0.6 line 4 44 54 42 90 48 122'] },
      // the pipe one blows into, and the one that is fingered
      'wood roll poly 100 60 122 22 128 26 108 66',
      'bone oval 125 23 4.4 4.4',
      'wood roll poly 104 112 110 108 142 176 134 180',
      { times: [6, 4.4, 10], parts: ['bone oval 112 122 1.8 1.8'] },
      'bone poly 132 178 144 172 148 182 136 188',
      'body+2/0.5 line 4 40 66 60 56 84 58',
    ],
  }),
  planned('cat-door', {
    colours: { body: '#7d9bb0', flap: '#dfe7ea' },
    parts: [
      'body-2 face box -8 -8 116 218 2',
      'body face box 0 0 100 210 1',
      { times: [2, 46, 0], parts: ['body-1.4 box 10 12 34 78 1', 'body+0.6 box 13 15 28 72 1'] },
      '#d9b04a ball oval 88 112 5 5',
      'body-2.4 box 24 138 52 62 4',
      'flap+0.4 face box 29 143 42 52 3',
      'flap-2/0.6 lines 1.6 31 147 69 147',
      'flap-1.6/0.8 lines 1.4 34 150 64 190',
    ],
  }),
  planned('beach-chair', {
    colours: { body: '#e8b23a', stripe: '#f6f1e4', wood: '#b98a58' },
    dyed: { stripe: 2.6 },
    parts: [
      'wood-1 lines 5 22 40 104 132',
      'wood lines 6 0 4 72 132',
      'wood lines 6 26 132 132 76',
      'wood-1 lines 5 46 106 118 106',
      // the cloth hangs between the rails
      'body face M-4 2L12 -2C26 40 34 66 44 78C60 92 96 84 126 70L134 80C106 98 62 108 42 94C24 80 8 38 -4 2Z',
      'stripe/0.95 M2 1L6 -0.5C20 40 30 68 41 83C58 98 96 90 129 73.5L131 77C104 94 60 102 40 88C24 74 12 38 2 1Z',
      'body-2/0.5 line 2 14 4 30 54 46 80 80 84 126 71',
      'wood-0.4 lying box -9 -5 26 7 3',
      'wood-0.4 lying box 118 70 22 7 3',
    ],
  }),
  planned('chest-of-drawers', {
    colours: { body: '#8a5a38 #9a6a42', knob: '#d9b45a' },
    mirrors: false,
    parts: [
      'body-2 M6 112H18L15 122H9Z',
      'body-2 M82 112H94L91 122H85Z',
      'body face box 3 8 94 106 2',
      'body+1 lying box -2 0 104 10 3',
      'body-1.2 M3 112C20 106 34 116 50 112C66 116 80 106 97 112V116H3Z',
      {
        times: [3, 0, 32],
        parts: [
          'body-1.8 box 9 14 82 28 2',
          'body+0.5 face box 11 16 78 24 1.5',
          'body-0.8/0.7 stroke 1.2 M15 20H85V36H15Z',
          { mirror: 50, parts: ['knob metal oval 30 26 4 2.4', 'knob-1.4 ring 1.6 30 28 5 4 0 180'] },
          'knob-0.6 box 48.4 24 3.2 5 1.4',
        ],
      },
    ],
  }),
  planned('brain-coral', {
    colours: { body: '#f2b95e #ee9a78 #d3c95e', rock: '#8a8478' },
    parts: [
      'rock-1.2 face M14 132C2 120 10 106 30 104H152C172 106 180 120 168 132C150 138 34 138 14 132Z',
      `body ball ${dome}`,
      {
        inside: dome,
        parts: [
          ...Array.from({ length: 8 }, (_, row) => winding(row)),
          {
            at: [1.5, 4],
            parts: Array.from({ length: 8 }, (_, row) =>
              winding(row).replace('body-2.6/0.85 line 3.6', 'body+1.6/0.55 line 1.6'),
            ),
          },
          'body-2/0.4 M130 0C196 20 206 80 190 116C170 124 150 125 126 125C164 94 168 44 130 0Z',
        ],
      },
    ],
  }),
  planned('parsley', {
    colours: { leaf: '#4f9a3e', stem: '#7fb25a' },
    dyed: { stem: 1 },
    parts: [
      'stem line 2.6 50 120 50 80 48 46',
      'stem line 2 50 96 34 72 22 60',
      'stem line 2 50 92 68 70 80 56',
      'stem line 1.8 50 76 60 52 64 36',
      'stem line 1.8 49 70 38 46 34 34',
      frond(20, 58, 1.1, -0.6),
      frond(82, 54, 1.1, -0.4),
      frond(34, 32, 1.15, 0.4),
      frond(66, 34, 1.15, 0.2),
      frond(48, 44, 1.25, 0.8),
      frond(50, 20, 1, 0.6),
    ],
  }),
  planned('daikon', {
    colours: { body: '#f4f1e6', leaf: '#5f9a44' },
    parts: [
      'leaf-0.6 M52 46C40 26 36 8 42 -22C52 -8 56 16 58 46Z',
      'leaf M60 46C54 20 60 -6 72 -30C80 -4 74 22 68 46Z',
      'leaf+0.6 M66 46C76 24 88 10 104 -10C106 14 94 34 76 48Z',
      'leaf-1.4/0.8 line 1.6 58 44 52 10 44 -14',
      'leaf-1.4/0.8 line 1.6 64 44 66 8 71 -20',
      'leaf-1.4/0.8 line 1.6 70 45 84 20 100 -2',
      'body roll M42 54C44 42 84 42 86 54C92 92 88 140 76 176C72 190 68 206 64 216C60 206 56 190 52 176C40 140 36 92 42 54Z',
      'leaf+1.6/0.5 M43 52C46 43 82 43 85 52C74 60 54 60 43 52Z',
      'body-1.6/0.7 line 1.4 44 88 54 90 60 88',
      'body-1.6/0.7 line 1.4 72 118 80 117 84 114',
      'body-1.6/0.7 line 1.4 48 140 56 142 62 140',
    ],
  }),
  planned('bell-pepper-half', {
    colours: { body: '#4f9a3e', flesh: '#cfe3a0', seed: '#f6efcf' },
    dyed: { flesh: 2.4 },
    parts: [
      '#5f8a3c roll M44 -14C50 -18 58 -16 58 -8L56 10H44Z',
      'body face M50 8C70 -4 98 4 100 34C102 66 90 98 74 104C66 107 60 100 50 102C40 100 34 107 26 104C10 98 -2 66 0 34C2 4 30 -4 50 8Z',
      'flesh face M50 17C68 8 90 14 91 36C93 64 82 90 70 95C62 98 58 91 50 93C42 91 38 98 30 95C18 90 7 64 9 36C10 14 32 8 50 17Z',
      'body-1.6/0.75 M50 26C66 18 82 22 83 40C84 62 76 82 66 86C58 88 54 82 50 84C46 82 42 88 34 86C24 82 16 62 17 40C18 22 34 18 50 26Z',
      'flesh+0.6 line 5 50 26 50 56 50 86',
      'flesh+0.4 line 4 34 24 28 52 34 82',
      'flesh+0.4 line 4 66 24 72 52 66 82',
      'seed ball M38 24C38 16 62 16 62 24C64 40 58 50 50 52C42 50 36 40 38 24Z',
      {
        times: [4, 5.6, 0],
        parts: ['seed+0.8 oval 42 26 2.4 3', 'seed-1 oval 43 34 2.2 2.8', 'seed+0.8 oval 42.6 42 2 2.6'],
      },
    ],
  }),
  planned('diploma', {
    colours: { body: '#f3e8c8', ribbon: '#c23a44' },
    parts: [
      'body lying box 0 8 190 40 18',
      'body-1.2 oval 190 28 8 20',
      'body-2.4 ring 2 190 28 4.6 12',
      'body-1.6/0.7 lines 1.4 6 17 182 17',
      'body+1.4/0.8 lines 2.4 8 14 170 14',
      'ribbon face box 82 6 20 44 2',
      'ribbon-1 poly 84 48 78 78 88 70 94 50',
      'ribbon-0.4 poly 98 48 108 78 98 72 92 50',
      'ribbon+0.6 M92 40C76 26 66 32 68 42C70 52 82 50 92 42Z',
      'ribbon+0.6 M92 40C108 26 118 32 116 42C114 52 102 50 92 42Z',
      'ribbon-1.2 ball oval 92 41 6 6',
    ],
  }),
  planned('ammonite', {
    colours: { body: '#b08a62' },
    parts: [
      'body ball M60 4C96 4 120 30 118 64C116 100 88 120 54 118C20 116 -2 90 2 58C5 28 28 4 60 4Z',
      { times: [24, 0, 0, 15, 60, 62], parts: ['body-1.8/0.8 line 2.4 60 6 63 14 62 24'] },
      'body-2.4 stroke 3.4 M118 66C112 96 90 104 66 102C38 100 22 80 24 58C26 38 42 24 62 26C82 28 94 44 92 62C90 78 76 88 62 86C48 84 40 72 42 60C44 50 54 44 64 47C72 50 76 58 72 66C69 71 62 72 58 68',
      { times: [20, 0, 0, 18, 60, 62], parts: ['body-1.6/0.7 line 1.8 60 30 62 35 61 42'] },
      'body+2/0.6 line 3.4 20 40 34 20 60 12',
    ],
  }),
  planned('milk-bottle', {
    colours: { body: '#f8f6f0', cap: '#4f86b8', glass: '#dfe9ec' },
    parts: [
      'glass+0.4 roll M20 40C20 26 30 22 30 8H62C62 22 72 26 72 40V152C72 162 20 162 20 152Z',
      'body roll M23 48C23 34 34 30 34 22H58C58 30 69 34 69 48V150C69 158 23 158 23 150Z',
      'cap lying box 27 -4 38 12 4',
      'cap+1.4/0.8 lines 2 31 0 60 0',
      'glass-1.4 oval 46 22 12 2.6',
      '#ffffff/0.9 line 4 30 54 30 100 31 140',
      'cap oval 46 92 13 13',
      '#ffffff M41 97C38 90 40 84 46 80C52 84 54 90 51 97C48 100 44 100 41 97Z',
    ],
  }),
  planned('milk-carton', {
    colours: { body: '#f6f5f0', band: '#3f7fc0' },
    dyed: { band: -2 },
    parts: [
      'body face box 10 46 62 104 1',
      'body-1.6 face poly 72 46 96 38 96 142 72 150',
      'body-0.6 face poly 10 46 72 46 66 18 18 18',
      'body-2 poly 72 46 96 38 78 16 66 18',
      'body-1 face box 16 4 52 15 1',
      'band face box 10 86 62 40',
      'band-1.4 poly 72 86 96 80 96 119 72 126',
      '#ffffff M34 118C28 106 34 96 41 90C48 96 54 106 48 118C44 122 38 122 34 118Z',
      'band lying box 20 56 42 8 2',
    ],
  }),
];
