import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const gold = '#d9a93a';

/** One flip-flop, seen from above, its toes up. */
const flipFlop: readonly Part[] = [
  'sole-1.4 M22 2C42 2 48 22 44 46C42 62 46 76 44 92C42 108 8 108 6 92C4 76 2 62 0 46C-4 22 4 2 22 2Z',
  'sole face M22 0C40 0 46 20 42 44C40 60 44 74 42 90C40 104 10 104 8 90C6 74 4 60 2 44C-2 20 4 0 22 0Z',
  'body-1.6 line 7 23 20 10 36 4 54',
  'body-1.6 line 7 23 20 36 36 42 54',
  'body line 5.4 23 18 10 34 4 52',
  'body line 5.4 23 18 36 34 42 52',
  'body-2 oval 23 18 4 4',
];

/** Things of stories, of the wardrobe and of the mantelpiece. */
export const keepsakes = [
  planned('spear', {
    colours: { body: '#8a5a38 #a8743f', head: '#b0b8c1', cord: '#b5483a #d9c8a0' },
    dyed: { head: 0.8 },
    parts: [
      {
        at: [0, 0, 10],
        parts: [
          'body roll box -2.4 -168 4.8 170 2',
          'body-1.6/0.6 lines 0.8 0.6 -150 0.6 -8',
          'head-1.6 M-3 -166L-10 -184C-9 -200 -4 -210 0 -218C4 -210 9 -200 10 -184L3 -166Z',
          'head metal M-3 -166L-9 -184C-8 -200 -4 -210 0 -217C4 -210 8 -200 9 -184L3 -166Z',
          'head+2.4/0.8 lines 1 0 -212 0 -170',
          { times: [4, 0, 4], parts: ['cord lines 2.4 -4 -164 4 -162'] },
          'cord line 2 4 -152 10 -144 8 -134',
          'cord line 2 4 -154 14 -148 14 -138',
        ],
      },
    ],
  }),
  planned('trident', {
    colours: { body: `${gold} #8f979e` },
    parts: [
      {
        at: [0, 0, 8],
        parts: [
          'body metal box -2.6 -130 5.2 132 2',
          'body-1.4 lying box -7 -134 14 9 3',
          'body stroke 4.4 M-22 -178C-24 -148 -18 -136 0 -134C18 -136 24 -148 22 -178',
          'body metal M-2.4 -134H2.4V-178H-2.4Z',
          ...[-22, 0, 22].map(
            (x) => `body+0.6 face M${x} ${x === 0 ? -204 : -196}L${x + 7} ${x === 0 ? -180 : -174}H${x - 7}Z`,
          ),
          'body+2.4/0.7 line 1.2 -23 -170 -23 -150 -12 -138',
        ],
      },
    ],
  }),
  planned('stone-tablet', {
    colours: { body: '#a8a296 #9a9488', mark: '#5f5a50' },
    dyed: { mark: -3 },
    parts: [
      'body-2 M10 26C10 -8 112 -8 116 26L120 168H10Z',
      'body face M4 24C4 -10 106 -10 108 24L110 166H2Z',
      'body+1.4/0.7 line 2.4 8 150 8 60 8 26',
      {
        unless: 'lettered',
        parts: Array.from({ length: 7 }, (_, row) => {
          const y = 34 + row * 17;
          return [0, 1, 2, 3, 4].map((column) => {
            const x = 20 + column * 16;
            return (row + column) % 3 === 0
              ? `mark lines 2.4 ${x} ${y} ${x + 8} ${y + 8}`
              : (row + column) % 3 === 1
                ? `mark poly ${x} ${y} ${x + 9} ${y} ${x + 4.5} ${y + 8}`
                : `mark lines 2.4 ${x + 2} ${y} ${x + 2} ${y + 9}`;
          });
        }).flat(),
      },
      'body-1.8 line 2 108 96 96 104 100 118 88 126',
      'body-1.8 M108 24L100 40L108 52Z',
      'body-1.4 oval 24 154 3 2',
    ],
  }),
  planned('horseshoe', {
    colours: { body: '#8f979e #6a6f78' },
    parts: [
      'body-2 M20 112C-22 60 -4 2 52 0C108 2 126 60 84 112L64 104C96 58 84 30 52 30C20 30 8 58 40 104Z',
      'body metal M18 110C-22 60 -4 0 50 -2C106 0 124 60 82 110L62 102C92 58 82 28 50 28C18 28 8 58 38 102Z',
      ...[
        [12, 72],
        [7, 50],
        [15, 28],
        [85, 28],
        [93, 50],
        [88, 72],
      ].map(([x, y]) => `body-4 box ${(x as number) - 2.4} ${(y as number) - 4} 5 8 1`),
      'body+2.4/0.7 line 2 4 60 6 26 30 8 54 4',
    ],
  }),
  planned('cowboy-boot', {
    colours: { body: '#8a5030 #7a4526 #33302f', sole: '#4a3024', stitch: '#e2c08a' },
    parts: [
      'sole M6 150H40L36 170H14Z',
      'sole M36 150C70 158 110 158 148 156V166C110 168 70 168 40 160Z',
      'body roll M6 14C22 4 34 14 42 22C50 14 62 4 78 14L74 96C96 108 140 112 150 140C152 150 150 158 146 160H70C50 160 40 152 6 152C2 120 12 60 6 14Z',
      'body-1.6 M6 14C22 4 34 14 42 22C50 14 62 4 78 14L77 26C62 18 50 26 42 36C34 26 22 18 7 26Z',
      'stitch line 2 24 40 36 58 42 74 48 58 62 40',
      'stitch line 2 22 60 34 78 42 94 50 78 62 60',
      'stitch line 2 84 118 104 122 118 136',
      'body-1.6/0.7 line 2.4 14 112 40 122 70 104',
      'body+2.4/0.6 line 3 66 36 64 70 62 96',
    ],
  }),
  planned('flip-flops', {
    colours: { body: '#e0553f #3f8fc0 #f2a83a', sole: '#f2d06a #7fc8d0 #f4e6c8' },
    dyed: { sole: 1.6 },
    parts: [
      { at: [8, 0, -10], parts: flipFlop },
      { at: [82, -8, 10], parts: flipFlop },
    ],
  }),
  planned('christmas-stocking', {
    colours: { body: '#c8303a #2f7a4a', cuff: '#f7f4ee' },
    parts: [
      'body-2 ring 4 16 2 8 8',
      'body roll M10 34H84V112C94 122 130 126 134 152C136 174 110 182 76 176C40 172 12 164 10 138Z',
      'cuff-1 M84 118C100 124 130 130 134 152C134 160 130 168 122 172C114 158 104 146 92 142Z',
      'cuff-1 M10 120C24 128 34 142 32 164C18 158 10 150 10 138Z',
      'cuff-1.4 box 4 10 88 34 12',
      'cuff lying box 2 6 88 34 12',
      { times: [6, 15, 0], parts: ['cuff-1.4/0.6 oval 10 22 4 4'] },
      '#f2c23a poly 48 62 53 74 66 75 56 84 59 97 48 90 37 97 40 84 30 75 43 74',
      'body+2.4/0.6 line 3 20 54 19 86 20 112',
    ],
  }),
  planned('tombstone', {
    colours: { body: '#9a9c9e #8a8d90', ink: '#5a5d62', moss: '#7a8f5a' },
    dyed: { ink: -3 },
    parts: [
      'body-2.4 box -8 148 132 20 3',
      'body-1 lying box -10 144 132 18 3',
      'body-2 M18 148V46C18 -8 112 -8 114 46V148Z',
      'body face M8 148V46C8 -12 102 -12 104 46V148Z',
      {
        unless: 'lettered',
        parts: [
          'ink lines 5 56 20 56 50',
          'ink lines 5 44 30 68 30',
          'ink lines 4 32 72 80 72',
          'ink lines 3.4 26 90 86 90',
          'ink lines 3.4 34 106 78 106',
        ],
      },
      'body-1.6 line 2 104 60 92 70 96 84',
      'moss/0.9 M8 148V126C14 132 18 128 22 138C28 134 32 142 38 148Z',
      'moss/0.9 M104 148V136C98 140 92 138 88 148Z',
      'moss M-14 168C-8 152 -4 158 0 150C4 160 10 156 14 168Z',
      'moss M96 168C100 154 106 160 110 150C116 158 122 154 128 168Z',
    ],
  }),
  planned('piggy-bank', {
    colours: { body: '#f09ab0 #e88aa4', coin: '#f2c23a' },
    parts: [
      'body-1.4 roll box 40 96 22 26 6',
      'body-1.4 roll box 106 96 22 26 6',
      'body-1 line 5 8 58 -6 52 -4 40 8 42',
      'body-1.6 poly 108 20 126 -6 136 26',
      'body ball M84 10C134 10 160 34 160 64C160 94 132 112 84 112C38 112 8 92 8 62C8 32 38 10 84 10Z',
      'body-0.6 roll box 54 98 22 26 6',
      'body-0.6 roll box 120 98 22 26 6',
      'body+0.4 poly 120 24 142 -2 148 32',
      'body-0.8 ball oval 162 66 14 17',
      'body-3 oval 160 62 2.6 4',
      'body-3 oval 168 62 2.6 4',
      '#2b2326 oval 136 48 4.4 5.4',
      '#ffffff oval 137.6 46 1.6 1.8',
      'coin-1 oval 82 0 19 19',
      'coin face oval 81 -1 17 17',
      'coin-2 lines 3 81 -10 81 8',
      'body ball M50 16C70 8 98 8 116 16C104 22 64 22 50 16Z',
      'body-3.4 lying box 60 12 44 5 2',
      'body+3/0.5 line 5 34 44 48 30 64 26',
    ],
  }),
  planned('gold-bar', {
    colours: { body: `${gold} #e0b23a` },
    parts: [
      'body-1.8 poly 132 24 172 6 190 46 160 70',
      'body+1.4 face poly 28 24 68 6 172 6 132 24',
      'body face poly 28 24 132 24 160 70 0 70',
      'body-1.4/0.8 stroke 2 M42 34H118L132 60H28Z',
      'body-1.6 lines 4 62 48 98 48',
      'body+3/0.8 lines 2 30 25 131 25',
    ],
  }),
  planned('passport', {
    colours: { body: '#7a2430 #24385a #2f5a42', gilt: '#e2bf62' },
    parts: [
      '#f4efe0 box 6 4 100 140 4',
      '#d8d2c2 lines 1.4 104 10 104 138',
      'body-1.6 box 2 2 100 142 5',
      'body face box 0 0 100 140 5',
      'body-1.6/0.7 lines 1.6 7 2 7 138',
      { unless: 'lettered', parts: ['gilt lines 5 28 24 74 24'] },
      'gilt ring 3 51 68 24 24',
      'gilt ring 2 51 68 10 24',
      'gilt lines 2 28 68 74 68',
      'gilt line 2 32 54 51 58 70 54',
      'gilt line 2 32 82 51 78 70 82',
      'gilt box 40 114 22 13 2',
      'body oval 51 120.5 4 4',
    ],
  }),
  planned('cauldron', {
    colours: { body: '#3a3d44 #33363d', brew: '#7fc04a #8a5ac0' },
    parts: [
      'body-1 roll poly 26 118 44 122 32 148 22 148',
      'body-1 roll poly 114 122 132 118 136 148 126 148',
      'body-1.6 stroke 5 M4 40C-20 44 -18 74 2 76',
      'body-1.6 stroke 5 M154 40C178 44 176 74 156 76',
      'body ball M14 24C-16 66 4 132 79 132C154 132 174 66 144 24Z',
      'body+0.8 lying M4 22C4 10 154 10 154 22C154 36 4 36 4 22Z',
      'body-3 oval 79 20 66 9',
      'brew oval 79 21 62 7.4',
      'brew+1.6 ball oval 56 17 11 10',
      'brew+1 ball oval 92 15 14 13',
      'brew+2 ball oval 112 20 7 6',
      'brew ball M24 24C30 32 34 50 38 52C44 52 42 36 48 30Z',
      'body+3/0.5 line 5 20 60 22 84 36 106',
    ],
  }),
  planned('ship-wheel', {
    colours: { body: '#8a5530 #a8703f', metal: gold },
    parts: [
      {
        times: [8, 0, 0, 45, 80, 80],
        parts: [
          'body roll M75 80V22H85V80Z',
          'body-0.6 roll M76 26C72 14 74 2 77 0H83C86 2 88 14 84 26Z',
          'metal box 74 24 12 5 1',
        ],
      },
      'body-1.8 ring 17 81 82 50 50',
      'body ring 14 80 80 50 50',
      'body+1.8/0.7 ring 2 80 80 55 55 180 300',
      'metal ring 2 80 80 43 43',
      'body-1 oval 80 80 19 19',
      'metal ball oval 80 80 14 14',
      'metal-2 oval 80 80 5 5',
    ],
  }),
  planned('steering-wheel', {
    colours: { body: '#2b2d33 #5a3a28', metal: '#b9c1ca' },
    parts: [
      'metal-1 M20 62C44 66 52 60 60 58H100C108 60 116 66 140 62L138 82C116 84 104 92 96 116H64C56 92 44 84 22 82Z',
      'body-1.6 ring 20 81 82 70 70',
      'body ring 17 80 80 70 70',
      'body+2.4/0.7 ring 2.6 80 80 75 75 190 320',
      'body-0.6 face M50 62H110C112 86 102 108 80 110C58 108 48 86 50 62Z',
      'metal oval 80 82 11 9',
      'body oval 80 82 8 6',
      'body+1.6 box 54 68 12 6 2',
      'body+1.6 box 94 68 12 6 2',
    ],
  }),
  planned('pillar', {
    colours: { body: '#e2dccf #d8d2c4' },
    parts: [
      'body-1 lying box 0 250 100 18 2',
      'body lying box 8 238 84 14 6',
      'body roll M20 34H80L84 240H16Z',
      { times: [6, 10.6, 0], parts: ['body-1.6/0.7 lines 3 23 40 22 234'] },
      'body lying box 12 22 76 14 6',
      'body-0.4 lying box 2 6 96 18 2',
      'body+1.4 lying box -2 0 104 8 1',
    ],
  }),
  planned('pirate-hat', {
    colours: { body: '#2b2a30 #33303a', trim: '#d9b24a', bone: '#f4f1e6' },
    parts: [
      'body-2 M-4 96C30 78 150 78 184 96C170 108 10 108 -4 96Z',
      'body ball M38 92C34 50 58 30 90 30C122 30 146 50 142 92Z',
      'body face M-8 92C4 66 34 70 50 40C62 16 78 2 90 2C102 2 118 16 130 40C146 70 176 66 188 92C150 78 124 102 90 102C56 102 30 78 -8 92Z',
      'trim stroke 4 M-8 92C4 66 34 70 50 40C62 16 78 2 90 2C102 2 118 16 130 40C146 70 176 66 188 92',
      'bone lines 6 62 86 118 64',
      'bone lines 6 62 64 118 86',
      ...[
        [61, 60],
        [57, 67],
        [119, 60],
        [123, 67],
        [61, 90],
        [57, 83],
        [119, 90],
        [123, 83],
      ].map(([x, y]) => `bone oval ${x} ${y} 4.6 4.6`),
      'bone ball M90 32C106 32 114 42 112 54C111 61 104 62 103 66V74H77V66C76 62 69 61 68 54C66 42 74 32 90 32Z',
      'body oval 82 53 5.4 6',
      'body oval 98 53 5.4 6',
      'body poly 90 58 87 64 93 64',
      { times: [3, 6, 0], parts: ['body lines 1.4 84 68 84 74'] },
    ],
  }),
  planned('fedora', {
    colours: { body: '#6a5a4a #3a3d44 #8a6a4a', band: '#2b2628' },
    parts: [
      'body-2.4 M-8 84C20 112 164 112 192 82C160 94 30 96 -8 84Z',
      'body face M-8 82C14 66 44 70 92 70C140 70 172 64 192 80C166 104 20 106 -8 82Z',
      'body roll M36 76C34 44 40 16 60 8C76 4 84 14 92 14C100 14 112 2 128 8C146 16 150 46 148 76C120 86 62 86 36 76Z',
      'body-1.8/0.8 M66 14C80 12 86 22 92 22C98 22 108 10 120 12C112 24 104 36 94 36C82 36 74 26 66 14Z',
      'band M36 60C62 70 122 70 148 60L148 77C120 87 62 87 36 77Z',
      'band+1.6/0.7 line 1.6 38 64 92 72 146 64',
      'body+1.8/0.6 line 3 4 84 40 94 92 96',
      'body+2/0.5 line 3 50 24 46 38 46 52',
    ],
  }),
];
