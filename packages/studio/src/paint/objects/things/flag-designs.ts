const RED = '#c8313a';
const WHITE = '#f6f3ea';

/** Fields of a flag as parts of a plan, on a cloth of 180 by 100, from the pole to its free end. */
type Design = readonly string[];

function fields(colours: string, along: 'down' | 'across', shares?: readonly number[]): Design {
  const all = colours.split(' ');
  const whole = shares?.reduce((sum, share) => sum + share, 0) ?? all.length;
  let from = 0;
  return all.map((colour, index) => {
    const at = from / whole;
    from += shares?.[index] ?? 1;
    const size = from / whole - at;
    return along === 'down'
      ? `${colour} box 0 ${at * 100} 180 ${size * 100 + 0.4}`
      : `${colour} box ${at * 180} 0 ${size * 180 + 0.4} 100`;
  });
}

function star(colour: string, x: number, y: number, radius: number, points = 5, inner = 0.39): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * inner;
    const angle = (index / points) * Math.PI - Math.PI / 2;
    return `${(x + Math.cos(angle) * reach).toFixed(2)} ${(y + Math.sin(angle) * reach).toFixed(2)}`;
  });
  return `${colour} poly ${corners.join(' ')}`;
}

/** A cross whose upright stands nearer to the pole, with another one within it. */
function nordic(field: string, cross: string, within?: string): Design {
  const bars = (colour: string, wide: number): Design => [
    `${colour} box ${64 - wide / 2} 0 ${wide} 100`,
    `${colour} box 0 ${50 - wide / 2} 180 ${wide}`,
  ];
  return [`${field} box 0 0 180 100`, ...bars(cross, within ? 26 : 20), ...(within ? bars(within, 13) : [])];
}

const unionJack: Design = [
  '#243f86 box 0 0 180 100',
  `${WHITE} lines 20 0 0 180 100`,
  `${WHITE} lines 20 180 0 0 100`,
  `${RED} lines 7 0 0 180 100`,
  `${RED} lines 7 180 0 0 100`,
  `${WHITE} box 0 33 180 34`,
  `${WHITE} box 73 0 34 100`,
  `${RED} box 0 40 180 20`,
  `${RED} box 80 0 20 100`,
];

const starsOfUnion = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 6 : 5 }, (_, column) =>
    star(WHITE, 6.5 + column * 12 + (row % 2) * 6, 5.4 + row * 5.4, 2.9),
  ),
).flat();

export const flagDesigns: ReadonlyMap<string, Design> = new Map<string, Design>([
  [
    'usa',
    [
      ...fields(Array.from({ length: 13 }, (_, index) => (index % 2 === 0 ? RED : WHITE)).join(' '), 'down'),
      '#2b3f7d box 0 0 74 53.8',
      ...starsOfUnion,
    ],
  ],
  ['texas', [...fields(`${WHITE} ${RED}`, 'down'), '#2b3f7d box 0 0 60 100', star(WHITE, 30, 50, 20)]],
  ['uk', unionJack],
  ['england', [`${WHITE} box 0 0 180 100`, `${RED} box 80 0 20 100`, `${RED} box 0 40 180 20`]],
  [
    'canada',
    [
      ...fields(`${RED} ${WHITE} ${RED}`, 'across', [1, 2, 1]),
      `${RED} M90 14L96 27L104 23L101 40L110 31L113 37L124 35L119 47L124 51L106 66L108 73L92 70L92.6 88H87.4L88 70L72 73L74 66L56 51L61 47L56 35L67 37L70 31L79 40L76 23L84 27Z`,
    ],
  ],
  ['japan', [`${WHITE} box 0 0 180 100`, `${RED} oval 90 50 30 30`]],
  [
    'china',
    [
      `${RED} box 0 0 180 100`,
      star('#f4cf3a', 32, 28, 17),
      ...[
        [60, 10],
        [72, 22],
        [72, 38],
        [60, 50],
      ].map(([x = 0, y = 0]) => star('#f4cf3a', x, y, 6)),
    ],
  ],
  [
    'korea',
    [
      `${WHITE} box 0 0 180 100`,
      `#2b4f9c oval 90 50 27 27`,
      `${RED} M63 50A27 27 0 0 1 117 50A13.5 13.5 0 0 1 90 50A13.5 13.5 0 0 0 63 50Z`,
      ...[
        [36, 20, -56],
        [144, 20, 56],
        [36, 80, 56],
        [144, 80, -56],
      ].flatMap(([x = 0, y = 0, turn = 0]) => {
        const angle = (turn * Math.PI) / 180;
        const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
        return [-7, 0, 7].map(
          (off) =>
            `#23232a lines 4 ${(x - cosine * 11 - sine * off).toFixed(1)} ${(y - sine * 11 + cosine * off).toFixed(1)} ${(x + cosine * 11 - sine * off).toFixed(1)} ${(y + sine * 11 + cosine * off).toFixed(1)}`,
        );
      }),
    ],
  ],
  ['india', [...fields(`#e8933a ${WHITE} #2f8a4a`, 'down'), '#2b3f8d ring 2.4 90 50 13 13', '#2b3f8d oval 90 50 3 3']],
  ['france', fields(`#2b4f9c ${WHITE} ${RED}`, 'across')],
  ['germany', fields('#22211f #c8313a #ecc23a', 'down')],
  ['italy', fields(`#2f8a4a ${WHITE} ${RED}`, 'across')],
  [
    'spain',
    [...fields(`${RED} #f2c53a ${RED}`, 'down', [1, 2, 1]), '#a8402f box 46 38 16 22 4', '#e8d8b0 box 50 42 8 12 2'],
  ],
  [
    'portugal',
    [
      ...fields(`#2f7a44 ${RED}`, 'across', [2, 3]),
      '#f2c53a oval 72 50 20 20',
      `${RED} box 62 38 20 26 8`,
      `${WHITE} box 67 43 10 14 4`,
    ],
  ],
  ['ireland', fields(`#2f9a5a ${WHITE} #ea8a36`, 'across')],
  ['netherlands', fields(`#b8323a ${WHITE} #2b4f9c`, 'down')],
  ['belgium', fields(`#22211f #f2c53a ${RED}`, 'across')],
  ['austria', fields(`${RED} ${WHITE} ${RED}`, 'down')],
  ['switzerland', [`${RED} box 0 0 180 100`, `${WHITE} box 80 20 20 60`, `${WHITE} box 60 40 60 20`]],
  ['poland', fields(`${WHITE} ${RED}`, 'down')],
  ['russia', fields(`${WHITE} #2b4f9c ${RED}`, 'down')],
  ['ukraine', fields('#3f7ec8 #f4d03a', 'down')],
  ['sweden', nordic('#2f6cab', '#f4cf3a')],
  ['norway', nordic(RED, WHITE, '#2b3f7d')],
  ['denmark', nordic(RED, WHITE)],
  ['finland', nordic(WHITE, '#2b4f9c')],
  [
    'greece',
    [
      ...fields(Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? '#2f6cab' : WHITE)).join(' '), 'down'),
      '#2f6cab box 0 0 56 55.6',
      `${WHITE} box 22.4 0 11.2 55.6`,
      `${WHITE} box 0 22.2 56 11.2`,
    ],
  ],
  [
    'turkey',
    [`${RED} box 0 0 180 100`, `${WHITE} oval 68 50 26 26`, `${RED} oval 75 50 21 21`, star(WHITE, 104, 50, 13)],
  ],
  [
    'israel',
    [
      `${WHITE} box 0 0 180 100`,
      '#2b5fb4 box 0 10 180 14',
      '#2b5fb4 box 0 76 180 14',
      '#2b5fb4 stroke 4 M90 30L107 60H73Z',
      '#2b5fb4 stroke 4 M90 70L73 40H107Z',
    ],
  ],
  [
    'brazil',
    [
      '#2f9a4a box 0 0 180 100',
      '#f4d03a poly 90 8 168 50 90 92 12 50',
      '#2b4590 oval 90 50 25 25',
      `${WHITE} stroke 4 M66 44C80 40 102 46 113 58`,
    ],
  ],
  [
    'mexico',
    [
      ...fields(`#2f7a4a ${WHITE} ${RED}`, 'across'),
      '#8a6a3a oval 90 50 13 13',
      `${WHITE} oval 90 47 8 7`,
      '#6a4a2a M80 52C84 40 96 38 100 46L94 58H84Z',
    ],
  ],
  ['argentina', [...fields(`#7ab8e6 ${WHITE} #7ab8e6`, 'down'), star('#e8b53a', 90, 50, 14, 16, 0.6)]],
  [
    'europe',
    [
      '#2b3f9c box 0 0 180 100',
      ...Array.from({ length: 12 }, (_, index) => {
        const angle = (index / 12) * Math.PI * 2;
        return star('#f4cf3a', 90 + Math.cos(angle) * 33, 50 + Math.sin(angle) * 33, 6);
      }),
    ],
  ],
  ['rainbow-pride', fields('#d8383c #ea8a36 #f4d03a #3f9a4a #3a68b8 #7a3f98', 'down')],
  [
    'jolly-roger',
    [
      '#1f1e22 box 0 0 180 100',
      `${WHITE} lines 9 56 66 124 90`,
      `${WHITE} lines 9 124 66 56 90`,
      ...[56, 124].flatMap((x) => [64, 70, 87, 93].map((y) => `${WHITE} oval ${x} ${y} 5 5`)),
      `${WHITE} M90 10C68 10 58 26 60 42C61 52 68 54 72 58V68C72 72 108 72 108 68V58C112 54 119 52 120 42C122 26 112 10 90 10Z`,
      '#1f1e22 oval 77 42 9 9',
      '#1f1e22 oval 103 42 9 9',
      '#1f1e22 poly 90 48 95 58 85 58',
      '#1f1e22 lines 2 84 62 84 70',
      '#1f1e22 lines 2 90 62 90 70',
      '#1f1e22 lines 2 96 62 96 70',
    ],
  ],
]);
