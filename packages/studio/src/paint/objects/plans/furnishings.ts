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

const SPIRAL_STEPS = 15;

/** A tread of a spiral stair: a wedge around its column, with the post of the rail at its outer end. */
function wedge(step: number): string[] {
  const [turn, wide] = [(step * 34 + 60) * (Math.PI / 180), 0.66];
  const y = 300 - step * 19;
  const at = (angle: number, out: number): string =>
    `${(100 + out * Math.cos(angle)).toFixed(1)} ${(y + out * 0.34 * Math.sin(angle)).toFixed(1)}`;
  const below = (angle: number): string => {
    const [x, down] = at(angle, 88).split(' ').map(Number) as [number, number];
    return `${x} ${(down + 8).toFixed(1)}`;
  };
  const [one, other] = [at(turn, 88), at(turn + wide, 88)];
  const post = at(turn + wide / 2, 86)
    .split(' ')
    .map(Number) as [number, number];
  return [
    `body-1.4 poly ${one} ${other} ${below(turn + wide)} ${below(turn)}`,
    `body+${Math.sin(turn) > 0 ? 1 : 0.2} poly ${at(turn, 6)} ${one} ${other} ${at(turn + wide, 6)}`,
    `rail lines 2.2 ${post[0]} ${post[1]} ${post[0]} ${(post[1] - 46).toFixed(1)}`,
    `rail lines 4 ${railAt(step)} ${railAt(step + 0.5)} ${railAt(step + 1)}`,
  ];
}

function railAt(step: number): string {
  const turn = (step * 34 + 60) * (Math.PI / 180) + 0.31;
  return `${(100 + 86 * Math.cos(turn)).toFixed(1)} ${(300 - step * 19 + 29 * Math.sin(turn) - 46).toFixed(1)}`;
}

/** Those behind the column, the column, then those before it. */
function spiral(): string[] {
  const steps = Array.from({ length: SPIRAL_STEPS }, (_, step) => step);
  const isBehind = (step: number): boolean => Math.sin((step * 34 + 79) * (Math.PI / 180)) < 0;
  return [
    ...steps.filter(isBehind).flatMap(wedge),
    'rail roll box 94 -30 12 340',
    ...steps.filter((step) => !isBehind(step)).flatMap(wedge),
  ];
}

/** What the handrail stands on. */
function balusters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [x, foot] = [6 + index * 8, 186 - index * 44];
    return `rail+0.6 lines 2.4 ${x} ${foot} ${x} ${foot - 36}`;
  });
}

export const furnishings = [
  planned('wall-shelf', {
    colours: { body: '#9c6b42 #8a5a36 #b98a5c' },
    mirrors: false,
    parts: [
      'body-3.2/0.35 box 6 16 388 6',
      { mirror: 200, parts: ['body-2 down M52 12H86C84 40 72 60 58 84H52Z', 'body-3 box 46 10 7 78 2'] },
      'body down box 0 0 400 17 2',
      'body+2/0.8 box 0 0 400 3 1.4',
      'body-1.6/0.6 line 1 20 8 120 11 220 7 380 10',
    ],
  }),
  planned('pedestal', {
    colours: { body: '#c9c3b6 #b5b0a8' },
    mirrors: false,
    parts: [
      'body-1 down box 4 92 76 12 1',
      'body down box 8 84 68 10 1',
      'body roll poly 15 84 17 18 67 18 69 84',
      'body-1.2/0.7 stroke 1.2 M24 28H60V74H24Z',
      'body+0.8 down box 11 10 62 9 1',
      'body down box 6 1 72 10 1',
      'body+1.6 poly 12 -4 72 -4 78 2 6 2',
    ],
  }),
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
  planned('kitchen-island', {
    colours: { body: '#5f7a80 #e9e4d8 #9a6a42', top: '#f1efe9', knob: '#c9b06a' },
    mirrors: false,
    parts: [
      'body-2.4 box 12 78 176 8',
      'body face box 8 12 184 70 1',
      {
        times: [4, 45, 0],
        parts: [
          'body-1.4 box 13 19 38 56 1.5',
          'body+0.5 face box 15 21 34 52 1',
          'body-0.8 stroke 1.2 M20 27H44V67H20Z',
          'knob ball oval 45 46 2 2',
        ],
      },
      'top-1.4 box 1 9 198 5',
      'top lying box 0 0 200 11 2.5',
      'top-0.7/0.5 line 0.8 20 3 48 7 70 4 96 8',
      'top-0.7/0.5 line 0.8 112 3 140 6 160 3 184 7',
    ],
  }),
  planned('dresser', {
    colours: { body: '#9a6a42 #c9b08a #5f7a80', knob: '#d9b45a' },
    mirrors: false,
    parts: [
      'body-2 box 8 92 9 14 2',
      'body-2 box 113 92 9 14 2',
      'body face box 4 8 122 88 2',
      'body+1 lying box 0 0 130 10 3',
      {
        times: [3, 0, 28],
        parts: [
          'body-1.6 box 9 14 54 24 2',
          'body+0.5 face box 10.6 15.6 50.8 20.8 1',
          'body-1.6 box 67 14 54 24 2',
          'body+0.5 face box 68.6 15.6 50.8 20.8 1',
          'knob ball oval 36 26 3.4 3.4',
          'knob ball oval 94 26 3.4 3.4',
        ],
      },
    ],
  }),
  planned('wardrobe', {
    colours: { body: '#8a5a38 #c9b08a', knob: '#d9b45a' },
    mirrors: false,
    parts: [
      'body-2 box 6 150 12 10 2',
      'body-2 box 82 150 12 10 2',
      'body face box 2 8 96 146 2',
      'body+1 lying box -2 0 104 12 3',
      {
        mirror: 50,
        parts: [
          'body-1.4 box 7 18 40 102 1',
          'body+0.6 face box 9 20 36 98 1',
          'body-1 stroke 1.4 M14 28H40V108H14Z',
          'knob ball oval 43 72 2.6 2.6',
        ],
      },
      'body-1.4 box 7 126 86 22 1',
      'body+0.6 face box 9 128 82 18 1',
      { mirror: 50, parts: ['knob ball oval 32 137 2.6 2.6'] },
    ],
  }),
  planned('office-chair', {
    colours: { body: '#33363d #3f6f9a #a8403f', metal: '#8f979e' },
    parts: [
      'metal lines 5 50 88 14 108',
      'metal lines 5 50 88 86 108',
      'metal-1 lines 5 50 88 50 112',
      '#2b2724 oval 14 112 5 5',
      '#2b2724 oval 86 112 5 5',
      '#2b2724 oval 50 115 5 5',
      'metal roll box 46 66 8 24 2',
      'body-0.6 face box 24 -2 52 50 12',
      'body+0.6 face box 29 3 42 40 9',
      'metal-1 stroke 5 M20 58V40H12M80 58V40H88',
      '#2b2724 box 4 36 18 6 3',
      '#2b2724 box 78 36 18 6 3',
      'body lying box 14 54 72 15 7',
    ],
  }),
  planned('throne', {
    colours: { body: '#a8323f #3f4f9a', gold: '#d9a93a' },
    parts: [
      'gold face M14 116V24C14 4 86 4 86 24V116Z',
      'gold ball oval 50 2 8 8',
      { mirror: 50, parts: ['gold ball oval 16 12 7 7'] },
      'body face M24 70V30C24 16 76 16 76 30V70Z',
      { times: [3, 16, 0], parts: ['body-2 oval 34 40 1.8 1.8', 'body-2 oval 34 56 1.8 1.8'] },
      'body lying box 18 70 64 18 6',
      'gold lying box 14 86 72 14 2',
      { mirror: 50, parts: ['gold roll box 4 54 14 62 3', 'gold ball oval 11 52 9 7', 'gold-1 box 2 114 18 8 2'] },
    ],
  }),
  planned('chandelier', {
    colours: { body: '#d9a93a' },
    overhang: 0.2,
    parts: [
      'body-1 lines 2.4 70 0 70 30',
      'body ball oval 70 36 8 10',
      'body roll box 66 44 8 40 2',
      'body ball oval 70 88 9 9',
      {
        mirror: 70,
        parts: [
          'body line 4 68 80 40 92 14 78 14 66',
          'body line 4 68 72 50 82 40 72 40 62',
          'body oval 14 64 9 3',
          'body oval 40 60 9 3',
          '#f7f0dc box 11 46 6 18 1',
          '#f7f0dc box 37 42 6 18 1',
          '#ffd98a glow oval 14 38 12 12',
          '#ffd98a glow oval 40 34 12 12',
          '#ffcf5a M14 34C18 40 17 46 14 46C11 46 10 40 14 34Z',
          '#ffcf5a M40 30C44 36 43 42 40 42C37 42 36 36 40 30Z',
          '#cfe6ee poly 14 84 17 90 14 98 11 90',
          '#cfe6ee poly 40 80 43 86 40 94 37 86',
        ],
      },
      '#cfe6ee poly 70 96 74 104 70 114 66 104',
    ],
  }),
  planned('light-bulb', {
    colours: { body: '#f7e6a0', metal: '#9aa3ac' },
    overhang: 0.25,
    parts: [
      '#fff0b0/0.6 glow oval 40 36 50 50',
      'body ball M40 0C64 0 78 18 74 40C72 54 58 62 56 78H24C22 62 8 54 6 40C2 18 16 0 40 0Z',
      '#d98a2a stroke 2 M34 76L30 46L36 40L40 48L44 40L50 46L46 76',
      '#ffffff/0.7 oval 24 22 5 10 30',
      'metal roll box 25 78 30 20 3',
      { times: [3, 0, 6], parts: ['metal-2 lines 2 26 83 54 81'] },
      '#33302f M32 98H48L44 104H36Z',
    ],
  }),
  planned('fan', {
    colours: { body: '#5f9ab0 #d0603a', metal: '#c9ced4' },
    parts: [
      'body-1 lying M24 118C26 108 74 108 76 118V124H24Z',
      'body roll box 45 84 10 28 2',
      'metal-1 ring 2.4 50 46 45 45',
      { times: [3, 0, 0, 120, 50, 46], parts: ['body face M50 46C36 30 38 8 50 6C66 6 70 26 50 46Z'] },
      { times: [12, 0, 0, 15, 50, 46], parts: ['metal-1/0.9 lines 0.9 50 2 50 90'] },
      'metal-1 ring 1 50 46 30 30',
      'body ball oval 50 46 8 8',
    ],
  }),
  planned('vacuum-cleaner', {
    colours: { body: '#c8403f #3f7fa8', trim: '#33363d' },
    parts: [
      'trim stroke 6 M30 66C34 20 70 10 84 30C96 50 110 70 126 92',
      'trim lying M108 92H146C148 98 148 104 146 106H108Z',
      'body ball M4 78C4 54 24 46 44 48C66 50 76 66 74 88H4Z',
      'trim lying box 2 84 74 10 4',
      'trim+1.6 oval 40 66 10 10',
      '#2b2c35 ball oval 20 96 13 13',
      '#c9ced4 oval 20 96 5 5',
      '#2b2c35 ball oval 62 100 8 8',
    ],
  }),
  planned('iron', {
    colours: { body: '#5f9ac0 #8a5aa0 #c8503f', metal: '#c3cad1' },
    parts: [
      'metal-1 M4 76H118C116 64 96 54 82 52L4 66Z',
      'metal+1 lines 3 4 76 118 76',
      'body face M4 66C4 50 10 42 24 42H70C92 46 108 58 114 68Z',
      'body-1.4 stroke 10 M18 44C14 12 30 6 54 8C76 10 80 24 76 40',
      'body stroke 6 M18 42C14 12 30 6 54 8C76 10 80 24 76 40',
      '#f7f4ee oval 52 54 8 8',
      '#c8403f lines 2 52 54 56 49',
    ],
  }),
  planned('sewing-machine', {
    colours: { body: '#33302f #a8403f', metal: '#c9ced4' },
    parts: [
      '#8a5a35 lying box 0 84 130 16 3',
      'body lying box 8 72 112 14 3',
      'body roll box 92 24 24 52 4',
      'body lying M14 14C14 8 18 6 24 6H112C118 6 120 12 120 18V38H40V48H14Z',
      'metal box 22 46 10 20 1',
      'metal lines 2 27 62 27 76',
      'metal ball oval 122 22 5 14',
      '#d9a93a line 2 44 22 70 18 90 26',
      '#c8403f roll box 60 -8 10 14 2',
    ],
  }),
  planned('typewriter', {
    colours: { body: '#4a7a7a #33363d #a8503f', paper: '#fbf8f0' },
    mirrors: false,
    parts: [
      'paper face box 34 -16 62 44 1',
      { times: [4, 0, 7], parts: ['#5a5f68/0.6 lines 1.4 42 -8 86 -8'] },
      '#33302f lying box 14 22 102 11 5',
      '#c9ced4 oval 12 27 5 7',
      '#c9ced4 oval 118 27 5 7',
      'body face M16 32H114L126 84C126 90 122 92 118 92H12C8 92 4 90 4 84Z',
      'body-1.6 box 36 36 58 10 3',
      {
        times: [3, 0, 12],
        parts: [{ times: [9, 11.4, 0], parts: ['#f3ead6 oval 19.4 57 4.6 3.8', '#33302f ring 1 19.4 57 4.6 3.8'] }],
      },
      '#f3ead6 box 34 88 62 5 2',
    ],
  }),
  planned('coffee-machine', {
    colours: { body: '#b5302f #33363d #c3cad1', metal: '#c9ced4' },
    mirrors: false,
    parts: [
      'body face box 0 0 96 36 5',
      'metal lying box -2 -6 100 8 3',
      'body-0.6 box 0 30 20 64',
      'body-0.6 box 76 30 20 64',
      'body-2.6 box 20 34 56 52',
      'body lying box -4 88 104 16 4',
      'metal lying box 12 84 72 6 2',
      'metal box 34 36 28 9 3',
      '#2b2724 lines 5 48 44 20 52',
      'metal box 40 44 5 8 1',
      'metal box 52 44 5 8 1',
      '#6a3a1c lines 2 42 52 42 64',
      '#6a3a1c lines 2 55 52 55 64',
      '#f7f4ee roll M36 64H62L58 82H40Z',
      { times: [3, 16, 0], parts: ['metal ball oval 32 18 5 5'] },
      'metal oval 78 18 8 8',
      '#c8403f lines 1.6 78 18 82 13',
    ],
  }),
  planned('dishwasher', {
    colours: { body: '#d3d6d8', panel: '#33363d' },
    mirrors: false,
    parts: [
      'body-2 box 4 96 78 6 1',
      'body face box 0 0 86 98 3',
      'panel face box 3 3 80 16 2',
      { times: [4, 10, 0], parts: ['#c9ced4 oval 12 11 2.6 2.6'] },
      '#6fe0b0 lines 1.6 62 11 74 11',
      'body metal box 12 26 62 6 3',
      'body-1.4 stroke 1.2 M4 22H82V90H4Z',
    ],
  }),
  planned('radiator', {
    colours: { body: '#eceae4' },
    mirrors: false,
    parts: [
      { times: [9, 13, 0], parts: ['body roll box 2 0 11 70 5'] },
      'body-0.8 lying box 0 8 120 6 3',
      'body-0.8 lying box 0 56 120 6 3',
      'body-1.6 box 10 68 6 10 1',
      'body-1.6 box 104 68 6 10 1',
      '#b9c0c9 ball oval 124 60 6 6',
    ],
  }),
  planned('fireplace', {
    colours: { body: '#a8553f #b9b2a6', fire: '#f2982a' },
    mirrors: false,
    parts: [
      'body-0.6 face box 6 14 128 100',
      {
        times: [6, 0, 16],
        parts: [{ times: [7, 18, 0], parts: ['body+0.8 box 10 20 15 6 1', 'body-1 box 1 28 15 6 1'] }],
      },
      '#2b2220 M34 114V62C34 42 106 42 106 62V114Z',
      '#ff9a3a/0.5 glow oval 70 92 44 44',
      '#6a4428 lines 8 46 108 92 102',
      '#7a5030 lines 8 94 108 50 102',
      'fire M70 56C84 74 94 82 88 100H52C46 84 60 78 70 56Z',
      '#ffd25a M70 74C78 84 82 92 78 102H62C58 92 64 86 70 74Z',
      '#8a5a35 lying box 0 4 140 13 3',
      '#8f8b82 lying box -4 112 148 9 2',
    ],
  }),
  planned('mannequin', {
    colours: { body: '#e6d3b8 #33363d' },
    parts: [
      '#7a5134 roll box 46 104 6 40 1',
      '#7a5134 lines 5 49 140 26 156',
      '#7a5134 lines 5 49 140 72 156',
      '#7a5134 lines 4 49 140 52 158',
      'body-1 roll box 43 8 12 18 3',
      '#7a5134 ball oval 49 6 7 7',
      'body roll M30 24C40 18 58 18 68 24C80 28 82 40 78 48C72 58 70 66 74 80C78 92 78 100 74 106H24C20 100 20 92 24 80C28 66 26 58 20 48C16 40 18 28 30 24Z',
      'body-1.6 line 1.2 49 22 49 60 49 106',
      'body-1.6 line 1.2 24 80 49 84 74 80',
    ],
  }),
  planned('elevator', {
    colours: { body: '#b9c0c9', frame: '#8a8f96' },
    mirrors: false,
    parts: [
      'frame face box 0 0 110 150 2',
      '#16202a box 40 5 30 11 2',
      '#f2b02e poly 50 8 54 13 46 13',
      '#f2b02e poly 60 13 64 8 56 8',
      'body-2.4 box 12 22 86 128',
      'body metal box 13 22 41 128',
      'body metal box 56 22 41 128',
      'frame-1 box 101 74 7 18 2',
      '#f7ecc0 oval 104.4 79 2 2',
      '#f7ecc0 oval 104.4 87 2 2',
    ],
  }),
  planned('doorbell', {
    colours: { body: '#d9b45a #33363d', button: '#f7f4ee' },
    parts: [
      'body-1.6 box 3 3 56 90 12',
      'body face box 0 0 56 90 12',
      'body-1.6 oval 28 52 18 18',
      'button ball oval 28 51 15 15',
      'body-2.4 oval 28 16 3 3',
    ],
  }),
  planned('hook', {
    colours: { body: '#b9c0c9 #c9a24a' },
    parts: [
      'body-1.4 box 12 2 40 40 6',
      'body face box 10 0 40 40 6',
      'body-2 oval 18 8 2 2',
      'body-2 oval 42 32 2 2',
      'body-1.4 stroke 9 M30 20V68C30 92 66 92 66 66',
      'body stroke 6 M30 20V68C30 92 66 92 66 66',
      'body ball oval 66 62 6 6',
    ],
  }),
  planned('oar', {
    colours: { body: '#c9974a #3f7fb0' },
    parts: [
      {
        at: [0, 0, 20],
        parts: [
          'body-0.6 roll box -2.4 -120 4.8 84 2',
          'body-1 lines 5 -9 -120 9 -120',
          'body face M-4 -42C-14 -34 -15 -8 -8 0C-3 3 3 3 8 0C15 -8 14 -34 4 -42Z',
          'body-1.6 line 1.6 0 -40 0 -20 0 -2',
        ],
      },
    ],
  }),
  planned('goggles', {
    colours: { body: '#d0483f #33363d #3f7fb0', lens: '#4a7f9a' },
    parts: [
      'body-1.6 line 9 4 30 -6 26 -14 34',
      'body-1.6 line 9 116 30 126 26 134 34',
      'body face M4 14C10 4 110 4 116 14C122 40 112 62 92 62C76 62 70 48 60 48C50 48 44 62 28 62C8 62 -2 40 4 14Z',
      'lens face M10 19C16 11 104 11 110 19C114 38 106 54 91 54C78 54 72 41 60 41C48 41 42 54 29 54C14 54 6 38 10 19Z',
      '#ffffff/0.45 poly 22 17 40 15 28 46 18 44',
    ],
  }),
];
