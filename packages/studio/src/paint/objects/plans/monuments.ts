import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** Rows of small windows. */
function windows(x: number, y: number, columns: number, rows: number, step: number, colour = '#4a5a68'): Part {
  return {
    times: [rows, 0, step * 1.5],
    parts: [{ times: [columns, step, 0], parts: [`${colour} box ${x} ${y} ${step * 0.5} ${step * 0.9}`] }],
  };
}

const SHIRTS = 't-shirt, shirt, clothes, tunic, sweater, hoodie';
const JACKETS = 'leather-jacket, denim-jacket, jacket, suit, tuxedo, coat, blazer';
const BUST_WEARS = `${SHIRTS}, ${JACKETS}`;
/** What a bust wears over shoulders that are 110 wide, from 107 to 176. */
const bustClothes: readonly Part[] = [
  {
    when: SHIRTS,
    parts: [
      'shirt roll M2 176V132C2 115 18 109 36 107C44 116 66 116 74 107C92 109 108 115 108 132V176Z',
      'shirt-1.6 stroke 2 M36 107C44 117 66 117 74 107',
      'shirt-1.4 line 1.6 24 176 26 156 24 142',
      'shirt-1.4 line 1.6 86 176 84 156 86 142',
    ],
  },
  {
    when: JACKETS,
    parts: [
      'shirt roll M34 176V110C44 118 66 118 76 110V176Z',
      {
        mirror: 55,
        parts: [
          'coat roll M0 176V132C0 114 18 108 34 106C36 126 38 150 44 176Z',
          'coat+1.4 M34 106C30 112 26 120 26 128L40 138C38 128 36 116 34 106Z',
          'coat-1.6 line 1.6 22 176 24 156 22 142',
          '#c9ccd2 lines 1.4 41 146 44 174',
        ],
      },
    ],
  },
];

export const monuments = [
  planned('wind-turbine', {
    colours: { body: '#f2f3f2' },
    parts: [
      'body roll poly 56 80 62 80 66 240 52 240',
      'body-1.4 down box 53 72 20 9 3',
      {
        at: [59, 76],
        parts: [
          {
            times: [3, 0, 0, 120, 0, 0],
            parts: [
              'body face M-2.4 -4C-7 -22 -4 -50 -0.6 -74C2.6 -50 4 -22 2.4 -4Z',
              'body-1.2/0.6 lines 0.8 0 -6 0 -70',
            ],
          },
          'body-0.6 ball oval 0 0 6 6',
        ],
      },
    ],
  }),
  planned('hangar', {
    colours: { body: '#a9b3bb', door: '#7f8c98' },
    parts: [
      'body-1 lying M0 100V52C26 20 66 2 112 2C158 2 198 20 224 52V100Z',
      'body+0.6 face M10 100V56C34 28 70 12 112 12C154 12 190 28 214 56V100Z',
      { times: [12, 16, 0], parts: ['body-0.6/0.5 lines 0.8 24 40 24 100'] },
      'body-1.6 stroke 2.4 M2 53C28 21 67 3 112 3C157 3 196 21 222 53',
      '#2b333c box 34 50 156 50',
      '#3d4853 box 34 88 156 12',
      { times: [4, 34, 0], parts: ['#f4e6b0/0.8 box 52 56 16 3'] },
      {
        mirror: 112,
        parts: [
          'door face box 22 48 38 52',
          'door-1.4 lines 1 35 48 35 100',
          'door-1.4 lines 1 48 48 48 100',
          '#c9dbe6 box 27 56 28 9',
        ],
      },
      'body-2.2 box 20 44 184 5',
      '#c9dbe6 face box 88 24 48 11 1',
      'body-2 lines 1 104 24 104 35',
      'body-2 lines 1 120 24 120 35',
    ],
  }),
  planned('alamo', {
    colours: { body: '#d8c29a' },
    mirrors: false,
    parts: [
      'body-0.8 face box 0 56 60 66',
      'body-0.8 face box 180 56 60 66',
      'body face M52 122V40C64 40 70 38 76 30C84 18 98 12 106 4C112 -2 128 -2 134 4C142 12 156 18 164 30C170 38 176 40 188 40V122Z',
      'body+1.4 stroke 3 M52 40C64 40 70 38 76 30C84 18 98 12 106 4C112 -2 128 -2 134 4C142 12 156 18 164 30C170 38 176 40 188 40',
      'body-1.2 box 52 42 136 4',
      'body-1 box 52 74 136 3',
      {
        mirror: 120,
        parts: [
          'body-0.6 roll box 80 78 6 44',
          'body-0.6 roll box 94 78 6 44',
          'body-2 M85 98C85 88 95 88 95 98V112H85Z',
          'body-2 M70 60C70 52 80 52 80 60V68H70Z',
          'body-3 box 10 78 10 16 1',
          'body-3 box 34 78 10 16 1',
          'body+0.8 box 0 54 54 4',
        ],
      },
      'body-1 M98 122V94C98 78 142 78 142 94V122Z',
      '#4a3424 M104 122V96C104 84 136 84 136 96V122Z',
      '#6b4a30 lines 2 120 86 120 122',
      'body-2.4 M112 66V58C112 50 128 50 128 58V66Z',
      {
        times: [7, 30, 0],
        parts: [
          'body-1.6/0.7 lines 1 20 104 34 104',
          'body-1.6/0.6 lines 1 8 112 20 112',
          'body-1.6/0.5 lines 1 14 68 26 68',
        ],
      },
    ],
  }),
  planned('empire-state-building', {
    colours: { body: '#b9b2a6', trim: '#6f6a64' },
    mirrors: false,
    parts: [
      'trim lines 4 60 -60 60 -20',
      'trim roll poly 56 -34 64 -34 66 -16 54 -16',
      'body face poly 54 -18 66 -18 68 -2 52 -2',
      'body face box 46 -4 28 14',
      'body face box 38 8 44 120',
      'body-0.6 face box 30 30 60 100',
      'body face box 38 12 44 118',
      'body-0.8 face box 18 128 84 40',
      'body-0.8 face box 2 166 116 44',
      { times: [5, 8.4, 0], parts: ['trim-0.6 box 41 16 3.4 110'] },
      { times: [2, 47, 0], parts: ['trim-0.6 box 32 36 3 90'] },
      { times: [9, 8.8, 0], parts: ['trim-0.6 box 22 134 3.6 30'] },
      { times: [12, 9.2, 0], parts: ['trim-0.6 box 6 172 4 30'] },
      'body+1 lines 1.4 38 10 82 10',
      { when: 'night', parts: ['#ffd98a/0.5 glow oval 60 -4 34 34', windows(42, 20, 5, 8, 8, '#ffd98a')] },
    ],
  }),
  planned('oriental-pearl-tower', {
    colours: { body: '#c9ccd2', pearl: '#c2436a' },
    mirrors: false,
    parts: [
      'body-0.6 lines 2 60 -30 60 20',
      'pearl ball oval 60 16 7 7',
      'body roll box 57 20 6 30',
      'pearl ball oval 60 56 17 17',
      'pearl+2/0.7 stroke 2 M44 58C52 63 68 63 76 58',
      'body roll box 48 70 6 70',
      'body roll box 66 70 6 70',
      'body-0.8 roll box 57 70 6 70',
      { times: [3, 0, 19], parts: ['pearl ball oval 60 84 5 5'] },
      'body-0.6 lines 5 40 208 56 150',
      'body-0.6 lines 5 80 208 64 150',
      'body-1 lines 5 22 208 50 156',
      'body-1 lines 5 98 208 70 156',
      'body-0.4 roll box 56 156 8 52',
      'pearl ball oval 60 150 25 25',
      'pearl+2/0.7 stroke 2.4 M36 153C48 161 72 161 84 153',
      'pearl-2/0.8 stroke 1.6 M36 147C48 155 72 155 84 147',
      'body-1.6 lying oval 60 208 52 7',
    ],
  }),
  planned('white-house', {
    colours: { body: '#f4f2ea' },
    mirrors: false,
    parts: [
      'body-1.6 lines 1.4 120 -4 120 -26',
      '#c8323a poly 121 -26 136 -23 121 -18',
      'body-0.6 face box 0 30 240 66',
      'body+0.8 box -3 26 246 6',
      { times: [18, 13.6, 0], parts: ['body-1.6 box 2 18 3 9'] },
      'body-0.6 box -2 17 244 2',
      {
        mirror: 120,
        parts: [
          {
            times: [5, 17, 0],
            parts: ['#5a6670 box 8 38 7 16', '#5a6670 box 8 64 7 18', 'body-1.4 poly 6 37 11.5 33 17 37'],
          },
        ],
      },
      'body face M82 96V26H158V96Z',
      'body face poly 76 24 120 -2 164 24 164 30 76 30',
      'body-1.4 poly 90 23 120 6 150 23',
      '#5a6670 box 114 62 12 34',
      '#5a6670 box 96 40 7 14',
      '#5a6670 box 137 40 7 14',
      '#5a6670 box 116 40 8 14',
      { times: [4, 22, 0], parts: ['body roll box 84 32 7 62', 'body+1 box 82 30 11 4', 'body-1 box 82 92 11 4'] },
      'body-1.2 box 74 94 92 6',
      '#6a9a50 ball oval 30 98 26 8',
      '#6a9a50 ball oval 210 98 26 8',
    ],
  }),
  planned('capitol', {
    colours: { body: '#f2f0ea' },
    mirrors: false,
    parts: [
      'body-1 roll box 117 -34 6 12',
      'body-0.6 roll box 110 -24 20 14',
      'body roll M88 22C88 2 104 -10 120 -12C136 -10 152 2 152 22Z',
      { times: [5, 11, 0], parts: ['body-1.4/0.8 lines 1.4 98 20 106 -6'] },
      'body-0.8 roll box 84 22 72 26',
      { times: [11, 6.6, 0], parts: ['body-2.4 box 86 26 2.6 20'] },
      'body+0.8 box 80 46 80 5',
      'body-0.4 face box 0 62 240 46',
      'body+0.8 box -2 58 244 5',
      'body face box 70 50 100 58',
      'body face poly 74 58 120 40 166 58',
      'body-1.4 poly 90 56 120 45 150 56',
      { times: [16, 14.8, 0], parts: ['body-2.2 box 5 70 6 14', 'body-2.2 box 5 90 6 14'] },
      { times: [8, 12, 0], parts: ['body-2.6 box 77 64 6 40', 'body+1 roll box 74 62 4 46'] },
      { times: [4, 0, 4], parts: ['body-1 box 66 108 108 3'] },
      'body-0.6 box -4 106 70 18',
      'body-0.6 box 174 106 70 18',
    ],
  }),
  planned('tower-bridge', {
    colours: { body: '#cbb994', steel: '#4a7fa8' },
    mirrors: false,
    parts: [
      'steel stroke 5 M-30 92C0 90 30 70 50 40',
      'steel stroke 5 M250 92C220 90 190 70 170 40',
      { times: [5, 15, -6], parts: ['steel-0.6 lines 1.6 -20 94 -20 112'] },
      'steel face box 74 26 72 6',
      'steel face box 74 36 72 5',
      { times: [9, 8, 0], parts: ['steel-1.4 lines 1.2 76 27 82 40'] },
      'body-1.4 lying box -34 108 288 8',
      'steel-0.4 lying box -34 104 288 5',
      {
        mirror: 110,
        parts: [
          'body face box 48 12 30 130',
          '#5a6470 poly 46 14 63 -22 80 14',
          { times: [2, 26, 0], parts: ['body-0.6 box 46 4 8 18', '#5a6470 poly 45 6 50 -10 55 6'] },
          'body-1.2 box 46 46 34 3',
          'body-1.2 box 46 74 34 3',
          {
            times: [2, 13, 0],
            parts: ['body-3 M54 40V28C54 23 60 23 60 28V40Z', 'body-3 M54 68V56C54 51 60 51 60 56V68Z'],
          },
          '#3a3f48 M54 104V90C54 80 72 80 72 90V104Z',
          'body-1 face poly 40 116 86 116 90 142 36 142',
        ],
      },
    ],
  }),
  planned('brandenburg-gate', {
    colours: { body: '#d6c29a' },
    mirrors: false,
    parts: [
      '#5f8a78 face M92 2C98 -10 112 -12 118 -4L128 -8L130 2ZM108 -20C112 -24 118 -20 116 -10H108Z',
      '#5f8a78 lines 1.6 114 -16 120 -30',
      'body face box 60 2 100 14',
      'body-0.8 face box 14 16 192 14',
      'body+0.8 box 10 14 200 4',
      { times: [14, 13.4, 0], parts: ['body-1.6 box 20 21 5 6'] },
      'body-2.4 box 22 30 176 74',
      {
        times: [6, 33, 0],
        parts: [
          'body roll box 20 34 15 72',
          'body+0.6 box 18 30 19 5',
          'body-0.6 box 17 102 21 6',
          'body-1.4 lines 1.2 25 38 25 100',
          'body-1.4 lines 1.2 30 38 30 100',
        ],
      },
      'body-1 box 6 106 208 6',
    ],
  }),
  planned('gateway-arch', {
    colours: { body: '#c3ccd4' },
    parts: [
      'body metal M0 160C10 40 44 0 80 0C116 0 150 40 160 160H146C136 56 108 14 80 14C52 14 24 56 14 160Z',
      'body+2/0.7 stroke 2 M4 156C14 46 46 5 80 5',
    ],
  }),
  planned('mayan-pyramid', {
    colours: { body: '#b9ab8c' },
    mirrors: false,
    parts: [
      'body-0.4 face box 92 -8 56 22',
      'body+0.8 box 88 -12 64 5',
      'body-3 box 112 -4 16 18',
      'body-3 box 98 -2 6 8',
      'body-3 box 136 -2 6 8',
      ...Array.from({ length: 9 }, (_, step): Part => ({
        parts: [
          `body-${0.2 + step * 0.05} face poly ${84 - step * 10} ${14 + step * 12} ${156 + step * 10} ${14 + step * 12} ${161 + step * 10} ${26 + step * 12} ${79 - step * 10} ${26 + step * 12}`,
          `body+1 lines 1.2 ${84 - step * 10} ${14 + step * 12} ${156 + step * 10} ${14 + step * 12}`,
          `body-1.8/0.7 lines 1 ${79 - step * 10} ${25.4 + step * 12} ${161 + step * 10} ${25.4 + step * 12}`,
        ],
      })),
      'body+0.4 face poly 108 14 132 14 144 122 96 122',
      { times: [22, 0, 4.9], parts: ['body-1.4 lines 1 104 16 136 16'] },
      'body-1.2 poly 104 14 109 14 98 122 90 122',
      'body-1.2 poly 131 14 136 14 150 122 142 122',
    ],
  }),
  planned('hollywood-sign', {
    colours: { body: '#f5f3ec', hill: '#8a8a4f' },
    mirrors: false,
    parts: [
      'hill ball M-10 96C30 36 90 22 140 26C200 22 260 40 300 96Z',
      'hill-1 ball M-10 96C40 70 100 76 150 66C200 72 250 70 300 96Z',
      {
        at: [24, 0],
        parts: [
          'body stroke 7 M4 26V58M22 26V58M4 42H22',
          'body stroke 7 M41 28C31 28 31 56 41 56C51 56 51 28 41 28Z',
          'body stroke 7 M62 24V56H76',
          'body stroke 7 M88 24V56H102',
          'body stroke 7 M110 24L121 42V56M132 24L121 42',
          'body stroke 7 M140 24L147 56L155 32L163 56L170 24',
          'body stroke 7 M189 26C179 26 179 54 189 54C199 54 199 26 189 26Z',
          'body stroke 7 M213 28C203 28 203 56 213 56C223 56 223 28 213 28Z',
          'body stroke 7 M234 28V60C252 60 252 28 234 28Z',
        ],
      },
    ],
  }),
  planned('notre-dame', {
    colours: { body: '#d2c4a8' },
    mirrors: false,
    parts: [
      '#6a6a6c poly 90 44 95 -34 97 -34 102 44',
      '#6a6a6c face poly 66 44 78 26 114 26 126 44',
      'body-0.4 face box 60 40 72 100',
      {
        mirror: 96,
        parts: [
          'body face box 16 0 50 140',
          'body+0.8 box 14 -4 54 6',
          { times: [2, 20, 0], parts: ['#4a4238 M22 56V16C22 8 36 8 36 16V56Z', 'body lines 1.6 29 12 29 56'] },
          '#4a4238 M28 140V112C28 98 54 98 54 112V140Z',
          'body-1.6 stroke 2.4 M26 112C26 94 56 94 56 112',
          'body-2.2 M30 84V72C30 66 40 66 40 72V84ZM44 84V72C44 66 54 66 54 72V84Z',
        ],
      },
      'body+0.6 box 14 60 164 4',
      'body-1.6 box 14 90 164 6',
      { times: [20, 8, 0], parts: ['body-3 box 17 91 3 4'] },
      'body-1 oval 96 76 15 15',
      '#4a5a78 oval 96 76 12 12',
      { times: [12, 0, 0, 30, 96, 76], parts: ['body lines 1.2 96 76 96 65'] },
      '#4a4238 M80 140V108C80 92 112 92 112 108V140Z',
      'body-1.6 stroke 2.6 M78 108C78 88 114 88 114 108',
      '#7a5a3a M86 140V112C86 102 106 102 106 112V140Z',
    ],
  }),
  planned('anubis-statue', {
    colours: { body: '#2c2d36 #4a4a52', trim: '#d9a93a', shirt: '#e9e2d0', coat: '#3a2c28' },
    mirrors: false,
    parts: [
      // striped headdress, ears, muzzle seen from the front
      'trim face M22 60C16 84 14 104 18 124H92C96 104 94 84 88 60Z',
      { times: [6, 0, 11], parts: ['#2f4f8a lines 4.4 18 66 34 66', '#2f4f8a lines 4.4 76 66 92 66'] },
      'body face M26 44L20 -22C30 -14 40 6 44 26Z',
      'body face M84 44L90 -22C80 -14 70 6 66 26Z',
      '#6b3f36 M29 34L25 -6C31 2 36 14 38 26Z',
      '#6b3f36 M81 34L85 -6C79 2 74 14 72 26Z',
      'body roll M40 84H70V108H40Z',
      'body ball M28 44C28 26 40 20 55 20C70 20 82 26 82 44C82 58 74 68 70 80L64 100C62 106 48 106 46 100L40 80C36 68 28 58 28 44Z',
      'trim stroke 3 M28 40C36 26 74 26 82 40',
      {
        mirror: 55,
        parts: [
          'trim M34 46C38 40 46 42 49 48C44 52 37 51 34 46Z',
          '#16161c oval 42 46.6 3 3',
          'trim stroke 1.6 M34 46C30 48 28 52 27 56',
        ],
      },
      'body+1.2/0.7 line 3 55 50 55 70 55 84',
      'body-2 M48 94C50 88 60 88 62 94C60 100 50 100 48 94Z',
      // shoulders and the broad collar
      'body roll M4 176V132C4 116 20 110 36 108H74C90 110 106 116 106 132V176Z',
      ...bustClothes,
      {
        unless: BUST_WEARS,
        parts: [
          'trim face M24 112C34 140 76 140 86 112L74 106C66 118 44 118 36 106Z',
          '#2f8f8a stroke 4 M29 117C38 136 72 136 81 117',
          '#c8463f stroke 3 M33 112C40 126 70 126 77 112',
        ],
      },
      'body-1.4 face box 0 174 110 14 2',
    ],
  }),
  planned('pharaoh-bust', {
    colours: { trim: '#d9a93a', stripe: '#2f4f9a', body: '#c98a54', shirt: '#e9e2d0', coat: '#3a2c28' },
    mirrors: false,
    parts: [
      'body roll M4 190V146C4 130 20 124 36 122H74C90 124 106 130 106 146V190Z',
      { at: [0, 14], parts: bustClothes },
      {
        unless: BUST_WEARS,
        parts: [
          'trim face M14 142C20 128 30 124 40 122C48 130 62 130 70 122C80 124 90 128 96 142C84 166 26 166 14 142Z',
          'stripe stroke 4 M22 136C36 152 74 152 88 136',
          '#c8463f stroke 3 M18 143C34 164 76 164 92 143',
        ],
      },
      'trim face M14 118C6 70 14 8 55 6C96 8 104 70 96 118L82 144H70V104H40V144H28Z',
      {
        inside: 'M14 118C6 70 14 8 55 6C96 8 104 70 96 118L82 144H70V104H40V144H28Z',
        parts: [{ times: [10, 0, 13], parts: ['stripe stroke 5 M0 30C30 14 80 14 110 30'] }],
      },
      'stripe-2 box 36 96 38 40',
      'body-1 roll M44 92H66V126H44Z',
      'body ball M28 50C28 28 82 28 82 50C82 78 72 98 55 100C38 98 28 78 28 50Z',
      'trim stroke 5 M26 48C36 34 74 34 84 48',
      'trim face M50 40C48 24 52 18 56 18C62 20 60 30 58 40Z',
      '#c8463f oval 55 24 2.4 3',
      {
        mirror: 55,
        parts: [
          '#f7f2e6 M35 60C38 55 46 55 49 61C45 65 38 64 35 60Z',
          '#16161c oval 42 60 3 3',
          '#16161c stroke 2 M34 60C38 54 46 54 50 61M34 60L27 63M34 53C38 49 46 50 49 53',
        ],
      },
      'body-1.4 line 2 55 60 53 74 58 75',
      'body-2 stroke 2.4 M46 84C50 87 60 87 64 84',
      'stripe roll M50 98H60L62 124H48Z',
      { times: [4, 0, 6], parts: ['trim lines 2 49 102 61 102'] },
      'body-1.4 face box 0 188 110 14 2',
    ],
  }),
];
