import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A row of macarons around a tier of a cone: how many, how far from the middle, how high. */
const tier = (count: number, wide: number, y: number): readonly Part[] =>
  Array.from({ length: count }, (_, at) => {
    const x = 80 + (count === 1 ? 0 : (at / (count - 1) - 0.5) * wide);
    const shade = ['pink', 'green', 'cream', 'lilac'][(at + Math.round(y / 26)) % 4] as string;
    return [
      `${shade}-1.2 box ${x - 17} ${y + 15} 34 11 5.5`,
      `#fff6ec box ${x - 15} ${y + 10} 30 7 3`,
      `${shade} ball M${x - 17} ${y + 12}C${x - 17} ${y - 5} ${x + 17} ${y - 5} ${x + 17} ${y + 12}Z`,
    ];
  }).flat();

/** Baked things, sweets and portions of dishes. */
export const bakery = [
  planned('slice-of-pizza', {
    colours: { cheese: '#f2c552', crust: '#cf8f45', sausage: '#b8402a' },
    parts: [
      'crust-1.6 M8 40C60 8 150 8 202 40L112 152L104 156Z',
      'crust-0.4 M8 36C60 4 150 4 202 36L106 148Z',
      '#b8402a M20 44C66 18 144 18 190 44L106 142Z',
      'cheese face M26 46C70 22 140 22 184 46L106 138Z',
      'cheese-0.8 M92 122C92 140 98 152 104 150C108 148 104 136 110 134L120 122Z',
      'crust face M4 40C0 22 22 12 36 10C80 -6 130 -6 174 10C188 12 210 22 206 40C200 48 190 46 184 42C140 20 70 20 26 42C20 46 10 48 4 40Z',
      'crust+1.4/0.5 line 4 26 22 80 6 130 6 182 22',
      ...[
        [70, 52, 19],
        [130, 48, 18],
        [104, 84, 19],
        [154, 58, 11],
      ].flatMap(([x, y, wide]) => [
        `sausage-1.6 oval ${x} ${Number(y) + 2} ${wide} ${Number(wide) * 0.66}`,
        `sausage face oval ${x} ${y} ${wide} ${Number(wide) * 0.64}`,
        `sausage+1.6/0.6 oval ${Number(x) - 5} ${Number(y) - 2} 3 2`,
        `sausage+1.4/0.5 oval ${Number(x) + 5} ${Number(y) + 3} 3 2`,
      ]),
      '#4f8a3a M86 66C94 58 104 62 106 66C98 72 90 72 86 66Z',
      '#4f8a3a M112 106C120 100 126 104 128 108C122 112 114 112 112 106Z',
    ],
  }),
  planned('cake-bar', {
    colours: { body: '#e9bd76', icing: '#fdf1ec #f8dfe4 #7a4a2c', jam: '#d0455c', fruit: '#d8303f' },
    dyed: { icing: 1.6 },
    parts: [
      'body-1 poly 164 34 196 14 196 74 164 100',
      'icing-1.2 poly 164 24 196 4 196 22 164 44',
      'jam-0.6 poly 164 68 196 46 196 52 164 76',
      'body face box 0 34 164 66 2',
      'body-0.7 box 0 46 164 3',
      'icing-0.3 box 0 62 164 6',
      'jam box 0 67 164 7',
      'icing face box 0 22 164 20 2',
      'icing-0.4 M0 38H164V44C156 52 146 42 138 46C128 54 118 42 106 46C96 52 86 42 74 46C62 54 52 42 40 46C28 52 14 44 0 46Z',
      'icing+0.4 poly 0 24 34 4 196 4 164 24',
      {
        times: [3, 50, 0],
        parts: ['icing+1 ball oval 48 13 15 8', 'fruit ball oval 48 2 9 9', 'fruit+2/0.7 oval 45 -1 2.4 2.4'],
      },
    ],
  }),
  planned('cake-square', {
    colours: { body: '#e9bd76', icing: '#fdf1ec #f8dfe4 #7a4a2c', jam: '#d0455c', fruit: '#d8303f' },
    dyed: { icing: 1.6 },
    parts: [
      'body-1 poly 96 40 132 18 132 80 96 106',
      'icing-1.2 poly 96 30 132 8 132 26 96 48',
      'jam-0.6 poly 96 74 132 52 132 58 96 82',
      'body face box 0 40 96 66 2',
      'icing-0.3 box 0 68 96 6',
      'jam box 0 73 96 7',
      'icing face box 0 28 96 20 2',
      'icing-0.4 M0 44H96V50C88 58 80 48 70 52C60 60 52 48 40 52C28 58 14 50 0 52Z',
      'icing+0.4 poly 0 30 38 8 132 8 96 30',
      'icing+1 ball oval 66 17 20 9',
      'fruit ball oval 66 4 12 12',
      'fruit+2/0.7 oval 62 0 3 3',
      '#4f9a4a line 2 66 -6 70 -14 78 -16',
    ],
  }),
  planned('cinnamon-roll', {
    colours: { body: '#c98a45', spice: '#7a4522', icing: '#fdf6ec' },
    parts: [
      'body-1.4 M4 54V86C4 114 196 114 196 86V54Z',
      'body face M4 50V80C4 108 196 108 196 80V50Z',
      'spice/0.6 line 3 6 66 60 92 140 92 194 66',
      'body+0.6 face oval 100 50 96 38',
      'spice stroke 6 M186 50C186 14 22 12 22 48C22 84 166 80 166 50C166 24 50 26 50 50C50 70 138 68 138 50C138 38 80 38 80 50C80 58 112 56 110 50',
      'icing M30 34C40 12 150 6 172 34C182 52 160 50 154 66C150 80 142 72 138 62C130 70 124 84 116 76C110 68 96 66 90 76C84 88 74 82 72 68C60 72 48 76 44 62C36 54 24 46 30 34Z',
      'spice/0.7 stroke 4 M150 42C140 24 60 24 56 44C56 60 128 58 128 46C124 38 86 38 86 46',
      'icing+1/0.8 line 3 46 30 80 18 120 18',
    ],
  }),
  planned('salmon-fillet', {
    colours: { body: '#f08a5c', skin: '#9aa3a8', sear: '#9a4a24' },
    parts: [
      'skin M6 70C40 96 150 100 204 66L204 76C150 112 40 108 6 82Z',
      'body face M4 62C10 34 60 18 110 20C150 22 200 34 208 56C206 72 150 92 100 92C50 92 6 84 4 62Z',
      'body-1 M4 62C6 84 50 92 100 92C150 92 206 72 208 56C208 68 196 90 100 102C40 102 4 88 4 62Z',
      ...[34, 66, 98, 130, 162].map((x) => `body+1.8/0.8 line 2.6 ${x} 30 ${x - 12} 52 ${x - 4} 84`),
      ...[50, 92, 134, 170].map((x) => `sear/0.75 lines 6 ${x} 28 ${x - 26} 74`),
      '#4f8a3a stroke 3 M70 46C84 38 110 36 130 42',
      ...[78, 92, 108, 122].map((x) => `#5f9f4a oval ${x} 38 5 2.4 -40`),
      '#f6df5a face oval 176 30 22 13 12',
      '#fdf6d8 oval 176 30 18 10 12',
      '#f6df5a oval 176 30 15 8 12',
      '#fdf6d8 lines 1.6 162 27 190 33',
      '#fdf6d8 lines 1.6 178 22 174 38',
    ],
  }),
  planned('macaron-tower', {
    colours: { pink: '#f0a3b5', green: '#b6d3a0', cream: '#f2dcae', lilac: '#c9b3e0', stand: '#e9e2d6' },
    dyed: { green: 0.8, cream: 1.4, lilac: -0.6 },
    parts: [
      'stand-0.8 roll box 66 172 28 22 4',
      'stand face oval 80 196 54 8',
      'stand face oval 80 172 88 12',
      ...tier(5, 126, 142),
      ...tier(5, 112, 116),
      ...tier(4, 86, 90),
      ...tier(3, 60, 64),
      ...tier(2, 32, 38),
      ...tier(1, 0, 12),
    ],
  }),
  planned('ice-cream-sundae', {
    colours: { cream: '#f8e8d0 #f4b8c4', second: '#f2a3b5', third: '#7a4a2c', sauce: '#4a2818', glass: '#d8e8ee' },
    parts: [
      'second ball oval 26 32 30 28',
      'third ball oval 92 32 30 28',
      'cream ball oval 59 16 34 32',
      'sauce M28 8C34 -18 84 -18 90 8C92 22 84 26 80 14C76 8 72 26 66 28C60 28 60 12 54 14C48 18 50 34 42 30C36 24 40 10 34 14C30 18 27 16 28 8Z',
      '#fffaf2 ball oval 59 -20 20 12',
      '#d8303f ball oval 59 -36 10 10',
      '#4f7a3a line 2 59 -45 63 -56 72 -60',
      'glass/0.75 M-8 40H126C122 84 92 104 68 110V142H50V110C26 104 -4 84 -8 40Z',
      'cream M0 48H118C112 80 88 98 59 102C30 98 6 80 0 48Z',
      'second/0.8 M0 48H60C62 70 40 92 30 92C14 82 4 66 0 48Z',
      'sauce/0.85 stroke 6 M10 62C30 74 44 56 62 70C80 84 96 62 110 66',
      '#ffffff/0.6 line 5 4 52 12 76 30 92',
      'glass/0.9 oval 59 146 38 8',
      '#d9a55c poly 88 -6 116 -44 124 -38 98 0',
      { times: [3, 9, -12], parts: ['#a8703a lines 1.6 90 -8 98 -2'] },
    ],
  }),
  planned('ice-pop', {
    colours: { body: '#e0455a #f2a03a #6fb8d8', stick: '#dcb888' },
    parts: [
      'stick roll box 34 118 16 54 8',
      'body-1 box 2 2 84 124 38',
      'body face box 0 0 84 122 38',
      'body-1.2/0.7 box 24 26 8 78 4',
      'body-1.2/0.7 box 52 26 8 78 4',
      'body+2/0.6 line 6 12 40 14 24 26 12',
    ],
  }),
  planned('chocolate-box', {
    colours: { box: '#a8293a #5a3420', inside: '#f3e2c0', dark: '#4a2818', milk: '#8a5530', white: '#f1e2c6' },
    parts: [
      'box-1 poly 26 -40 214 -40 232 36 8 36',
      'box face poly 32 -36 208 -36 224 32 16 32',
      'box-1.4 box -6 96 252 26 4',
      'inside-0.6 poly 6 36 234 36 252 98 -12 98',
      'box face M-14 96H254V122C254 126 250 128 246 128H-6C-10 128 -14 126 -14 122Z',
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4].flatMap((at) => {
          const shade = ['dark', 'milk', 'white', 'milk', 'dark'][(at + row * 2) % 5] as string;
          const [x, y] = [38 - row * 6 + at * (41 + row * 3), 48 + row * 20];
          return [
            `#c9a070 oval ${x} ${y + 4} 18 8`,
            (at + row) % 2 === 0
              ? `${shade} ball oval ${x} ${y - 2} 15 11`
              : `${shade} face box ${x - 14} ${y - 11} 28 19 4`,
            `${shade}+1.6/0.7 line 2 ${x - 8} ${y - 5} ${x} ${y - 8} ${x + 8} ${y - 5}`,
          ];
        }),
      ),
      'inside+1 poly 116 -38 128 -38 130 34 114 34',
      '#e6c35a M122 -6C106 -26 88 -16 96 -2C102 6 114 2 122 -6C130 2 142 6 148 -2C156 -16 138 -26 122 -6Z',
    ],
  }),
  planned('banana-bunch', {
    colours: { body: '#f2cf3a', tip: '#5a4526' },
    parts: [
      ...[
        [0, 'M96 4C40 20 0 70 6 132C8 142 18 142 22 132C30 90 60 50 112 22Z', -1.4],
        [1, 'M98 6C58 30 34 84 46 144C48 154 60 154 62 144C66 100 86 58 116 26Z', -0.7],
        [2, 'M102 8C82 44 78 100 96 148C100 158 112 154 112 144C108 104 112 64 124 26Z', 0],
        [3, 'M108 8C108 50 124 104 154 140C162 148 172 142 168 132C146 98 134 62 132 22Z', 0.5],
      ].flatMap(([, path, light]) => [`body${Number(light) >= 0 ? '+' : ''}${light} face ${path}`]),
      'tip oval 13 137 7 5',
      'tip oval 54 149 7 5',
      'tip oval 105 151 7 5',
      'tip oval 164 139 6 5',
      'body-2/0.6 line 2 90 22 50 54 24 110',
      'body-2/0.6 line 2 98 28 72 70 62 124',
      'body-2/0.5 line 2 112 30 102 76 110 134',
      'body-2/0.5 line 2 122 26 134 70 158 120',
      'body-1.6 face M92 8C96 -14 108 -22 120 -20L128 -14C126 0 130 14 134 24C120 34 106 30 92 8Z',
      'tip M106 -24L126 -24L124 -14L110 -14Z',
    ],
  }),
  planned('scone', {
    colours: { body: '#dba55c', cream: '#fbf3e2', jam: '#c8304a' },
    parts: [
      'body-1.4 face M10 84C4 70 10 62 18 60H122C132 62 136 72 130 84C126 100 14 100 10 84Z',
      'cream M8 60C4 50 16 44 26 48C40 42 60 46 70 44C88 42 112 44 120 48C132 48 136 58 128 64C100 70 40 70 8 60Z',
      'jam M20 50C40 42 100 42 118 50C124 58 112 60 106 66C100 70 96 60 88 60C70 62 66 70 60 64C54 58 30 62 20 50Z',
      'body face M12 44C6 14 34 2 70 2C106 2 134 14 128 44C120 52 20 52 12 44Z',
      'body+1.8/0.5 M22 30C26 12 60 6 84 10C60 12 36 18 22 30Z',
      { times: [3, 28, 3], parts: ['#6a3a24 oval 42 22 4 3', '#6a3a24 oval 54 36 3 2.4'] },
    ],
  }),
  planned('danish-pastry', {
    colours: { body: '#d99a4a', jam: '#c8304a #f2b53a', icing: '#fdf8ee' },
    parts: [
      'body-1.6 M4 58C4 90 196 90 196 58L180 84C150 104 50 104 20 84Z',
      'body face oval 100 54 96 40',
      'body-1.2 stroke 5 M18 46C40 10 160 10 182 46',
      'body+1.2 stroke 6 M26 60C30 26 170 26 174 60',
      'body-1 oval 100 58 56 22',
      'jam ball oval 100 54 46 17',
      'jam+2/0.6 oval 84 48 10 4',
      'icing line 5 22 38 50 70 62 92',
      'icing line 5 60 22 96 60 118 94',
      'icing line 5 108 16 144 52 164 84',
      'icing line 5 150 22 172 42 186 62',
    ],
  }),
];
