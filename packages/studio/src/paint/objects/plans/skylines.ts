import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** Towers stand on this line. */
const FOOT = 100;

/** A block so far from the left, so wide and high; its windows are lit at night. */
function block(x: number, wide: number, high: number, step = 0): Part[] {
  const rows = Math.max(2, Math.floor(high / 7));
  const columns = Math.max(2, Math.floor(wide / 4));
  const panes = (colour: string): string[] =>
    Array.from(
      { length: columns - 1 },
      (_, column) =>
        `${colour} lines 0.9 ${(x + ((column + 1) * wide) / columns).toFixed(1)} ${FOOT - high + 4} ${(x + ((column + 1) * wide) / columns).toFixed(1)} ${FOOT - 3}`,
    );
  return [
    `near${step < 0 ? step : `+${step}`} face box ${x} ${FOOT - high} ${wide} ${high} 0.6`,
    { unless: 'night', parts: panes('#ffffff/0.28') },
    {
      when: 'night',
      parts: Array.from({ length: rows * 2 }, (_, at) => {
        const [column, row] = [(at * 7 + Math.round(x)) % columns, (at * 3) % rows];
        return `#ffe08a box ${(x + 0.8 + (column * (wide - 1.6)) / columns).toFixed(1)} ${FOOT - high + 3 + row * 6.4} 1.7 2.2`;
      }),
    },
  ];
}

/** A row of such blocks, from the left, each a little wider than high steps allow. */
const row = (from: number, heights: readonly number[], wide = 13, step = 0): Part[] =>
  heights.flatMap((high, index) => block(from + index * (wide + 1), wide, high, index % 2 === 0 ? step : step - 0.8));

const far = (heights: readonly number[], wide: number): Part[] =>
  heights.map((high, index) => `far box ${index * wide} ${FOOT - high} ${wide + 0.6} ${high}`);

const ground = 'near-2.4 box -4 98.6 248 3.4 1';
const colours = { near: '#5f7a98 #6f7f8f', far: '#a9bccd', accent: '#c8506a' };
const city = (parts: readonly Part[], more: Readonly<Record<string, string>> = {}): Parameters<typeof planned>[1] => ({
  colours: { ...colours, ...more },
  dyed: { far: 2 },
  mirrors: false,
  parts: [...far([34, 48, 40, 56, 44, 60, 42, 52, 38, 58, 46, 36], 20), ...parts, ground],
});

export const skylines = [
  planned(
    'shanghai-skyline',
    city([
      ...row(4, [44, 56, 38]),
      // the Pearl: a spire through two balls, on slanted legs
      'near-1 poly 66 100 70 100 78 58 74 58',
      'near-1 poly 98 100 94 100 86 58 90 58',
      'near-0.6 roll box 77 22 3 78',
      'near-0.6 roll box 84 22 3 78',
      'near-0.6 roll box 80.6 10 3 90',
      'accent ball oval 82 62 12.5 12.5',
      'accent ball oval 82 30 7.4 7.4',
      'accent ball oval 82 15 3 3',
      'near-1.6 lines 1.6 82 14 82 -16',
      'accent+1 oval 68 96 5 4.4',
      'accent+1 oval 96 96 5 4.4',
      ...row(106, [46, 34]),
      // stepped like a pagoda
      'near+0.6 face poly 136 100 137 52 139 52 140 34 142 34 143 20 146 12 146 0 148 12 151 20 152 34 154 34 155 52 157 52 158 100',
      // the twisted one, the highest
      'near+1.4 face M162 100L164 20C164 0 170 -10 176 -22C180 -14 184 0 184 20L186 100Z',
      'near-1/0.8 line 1.2 176 -20 168 20 180 60 170 100',
      'near+3/0.7 line 1 178 -14 182 20 174 60 182 100',
      // the bottle opener
      'near-0.4 face M192 100L195 -2H211L214 100Z',
      'far+2 poly 198 2 208 2 206.6 16 199.4 16',
      ...row(217, [52], 15),
    ]),
  ),
  planned(
    'new-york-skyline',
    city([
      ...row(2, [52, 40, 62]),
      'near+1.2 face poly 46 100 46 20 52 -2 62 -2 68 20 68 100',
      'near+3/0.7 poly 46 100 57 -2 57 100',
      'near-1.6 lines 1.6 57 -2 57 -26',
      ...row(71, [58, 48]),
      // stepped, with a mast
      'near face poly 101 100 101 40 105 40 105 12 109 12 109 2 112 2 112 -4 118 -4 118 2 121 2 121 12 125 12 125 40 129 40 129 100',
      { times: [6, 3.4, 0], parts: ['#ffffff/0.35 lines 0.9 106.6 18 106.6 98'] },
      'near-1.6 lines 2 115 -4 115 -24',
      ...row(132, [54, 66], 11),
      // arches of steel and a needle
      'near+0.6 face poly 158 100 158 24 176 24 176 100',
      'near+2.4 face M158 24C158 8 164 0 167 -10C170 0 176 8 176 24Z',
      'near-1.4 ring 1 167 24 6.4 9 180 360',
      'near-1.4 ring 1 167 16 4.4 8 180 360',
      'near-1.6 lines 1.2 167 -8 167 -24',
      ...block(180, 6, 96, 1),
      ...row(189, [60, 46, 54]),
    ]),
  ),
  planned(
    'london-skyline',
    city(
      [
        // the tower with its clock
        'stone face box 12 22 15 78',
        'stone-1.4 poly 10 22 29 22 27 12 19.5 -14 12 12',
        'stone-2 lines 1 19.5 -14 19.5 -22',
        '#fbf6e6 oval 19.5 33 6 6',
        'stone-2.6 ring 1.2 19.5 33 6 6',
        'stone-3 lines 1 19.5 33 19.5 29',
        'stone-3 lines 1 19.5 33 22 34.5',
        { times: [3, 4, 0], parts: ['stone-1.2 lines 0.9 15.5 44 15.5 98'] },
        'stone face box 28 76 34 24',
        { times: [6, 5.4, 0], parts: ['stone-1.4 box 30 82 2.4 12', 'stone-0.8 poly 29.4 76 32.6 76 31 70'] },
        // the wheel
        'near-2 lines 2 76 100 88 58',
        'near-2 lines 2 100 100 88 58',
        { times: [12, 0, 0, 15, 88, 58], parts: ['near-1/0.7 lines 0.7 88 28 88 88'] },
        'near-0.6 ring 2.4 88 58 31 31',
        { times: [20, 0, 0, 18, 88, 58], parts: ['near-2.4 oval 88 24.6 2.2 2.2'] },
        ...row(122, [30]),
        // a dome
        'stone+0.6 face box 138 78 30 22',
        'stone+0.2 face box 145 66 16 12',
        'near-0.6 face M143 66C143 46 163 46 163 66Z',
        'stone box 151.4 42 3.2 8',
        // the gherkin and the shard
        'near+0.8 face M172 100C166 60 170 28 180 22C190 28 194 60 188 100Z',
        'near-1.4/0.8 stroke 0.9 M170 84L190 62M170 60L188 38M190 84L170 62M190 60L172 38',
        'near+1.8 face poly 196 100 212 -22 228 100',
        'near+3.2/0.7 poly 212 -22 214 100 228 100',
      ],
      { stone: '#d3b98a' },
    ),
  ),
  planned(
    'toronto-skyline',
    city([
      ...row(2, [44, 58, 50, 66]),
      // the mast with its pod
      'near+1.6 roll poly 92 100 96 24 100 24 104 100',
      'near+1.6 face oval 98 22 12 5.4',
      'near-1.4 box 86 21 24 3 1',
      'near+1.6 roll poly 96.6 18 97.4 -4 98.6 -4 99.4 18',
      'accent oval 98 -4 2.2 1.6',
      'near-1.6 lines 1.2 98 -4 98 -26',
      // the stadium
      'near+2.4 face M110 100C110 70 166 70 166 100Z',
      'near-0.6 stroke 1 M124 99C124 84 130 77 138 77.6M152 99C152 84 146 77 138 77.6',
      ...row(170, [62, 48, 70, 40]),
    ]),
  ),
  planned(
    'seattle-skyline',
    city([
      '#c9d6e6 face poly 110 100 160 34 176 20 190 32 240 100',
      '#ffffff poly 151 46 160 34 176 20 190 32 199 45 188 42 178 50 166 42',
      ...row(2, [46, 60]),
      // the saucer on its tripod
      'near+2 poly 44 100 49 100 57 24 54 24',
      'near+2 poly 72 100 67 100 59 24 62 24',
      'near+1 box 56.4 22 3.2 78',
      'near+2.6 face M38 20C46 28 70 28 78 20C70 12 46 12 38 20Z',
      'accent M46 13C52 8 64 8 70 13Z',
      'near-1 lines 1.4 58 9 58 -14',
      ...row(84, [70, 56, 78, 50, 62]),
      ...row(156, [40, 54, 36, 46, 30]),
    ]),
  ),
  planned(
    'hong-kong-skyline',
    city([
      '#7fa088 M-4 100C20 50 50 66 80 40C110 24 140 54 170 36C200 30 220 66 244 70V100Z',
      ...row(2, [60, 74, 52]),
      // facets of triangles and two masts
      'near+1.6 face poly 46 100 46 40 58 22 58 6 70 -8 70 100',
      'near+3 stroke 1.2 M46 100L70 70L46 40L70 12M46 70L70 100M46 40H58',
      'near-1.6 lines 1.2 66 -4 66 -24',
      'near-1.6 lines 1.2 69 -7 69 -24',
      ...row(73, [66, 54, 80]),
      // rounded, with a crown of claws
      'near+1 face M118 100V0C118 -10 140 -10 140 0V100Z',
      'near-1.4 stroke 1.2 M120 0V-12M125 -6V-16M129 -7V-18M133 -6V-16M138 0V-12',
      ...row(143, [58, 72, 50, 76, 62, 46]),
    ]),
  ),
  planned(
    'dubai-skyline',
    city([
      ...row(2, [36, 50, 44]),
      // a sail
      'near+3 face M52 100C52 60 58 30 72 12C74 40 78 70 80 100Z',
      'near+1.4 M52 100C52 60 58 30 72 12L68 100Z',
      'near-1 lines 1.6 72 14 74 0',
      'near-1.4 box 62 34 12 3 1',
      ...row(86, [54, 40], 11),
      // the needle, step by step
      'near+1.4 face poly 112 100 112 62 117 62 117 36 121 36 121 10 124 10 124 -14 126 -14 127 -40 128 -14 130 -14 130 10 133 10 133 36 137 36 137 62 142 62 142 100',
      'near+3/0.7 lines 1.4 127 -30 127 98',
      'near-0.8/0.8 lines 1 121 40 121 98',
      'near-0.8/0.8 lines 1 133 40 133 98',
      ...row(146, [60, 46, 66, 38, 54, 42]),
    ]),
  ),
  planned(
    'san-francisco-skyline',
    city(
      [
        '#9aad8a M-4 100C30 76 70 84 110 74C150 66 200 84 244 78V100Z',
        ...row(2, [42, 54, 36, 60]),
        // the pyramid with its wings
        'near+3 face poly 60 100 76 -24 92 100',
        'near+1/0.8 poly 76 -24 78 100 92 100',
        'near+2 box 66 46 4 26',
        'near+0.6 box 82 46 4 26',
        ...row(96, [64, 50, 58]),
        'near+1 face M140 100V24C140 2 162 2 162 24V100Z',
        { times: [4, 4.6, 0], parts: ['#ffffff/0.35 lines 0.9 144 14 144 98'] },
        // a tower of the red bridge
        'accent lines 2.4 196 100 196 18',
        'accent lines 2.4 208 100 208 18',
        { times: [4, 0, 17], parts: ['accent lines 2 196 26 208 26'] },
        'accent stroke 1.4 M160 84C176 76 190 50 196 20M208 20C214 50 228 76 244 84',
        'accent lines 2.4 162 88 244 88',
      ],
      { accent: '#c8472f' },
    ),
  ),
  planned(
    'chicago-skyline',
    city([
      ...row(2, [48, 60, 40]),
      'near-2 face poly 46 100 46 52 51 52 51 24 56 24 56 -2 68 -2 68 24 73 24 73 52 78 52 78 100',
      'near-2 lines 1.6 59 -2 59 -26',
      'near-2 lines 1.6 65 -2 65 -26',
      { times: [5, 4, 0], parts: ['#ffffff/0.28 lines 0.8 54 28 54 98'] },
      ...row(82, [62, 70, 52], 12),
      'near+1.2 face poly 124 100 124 30 128 16 136 8 144 16 148 30 148 100',
      ...row(152, [58], 12),
      'near-1.4 face poly 168 100 173 10 189 10 194 100',
      'near+1 stroke 1 M170 78L190 50M192 78L172 50M172 50L189 26M190 50L173 26',
      'near-2 lines 1.4 176 10 176 -16',
      'near-2 lines 1.4 186 10 186 -16',
      ...row(198, [50, 64, 40]),
    ]),
  ),
  planned(
    'tokyo-skyline',
    city(
      [
        '#b9c4de face poly 96 100 158 30 166 26 174 26 182 30 240 100',
        '#ffffff poly 144 46 158 30 166 26 174 26 182 30 196 46 184 42 176 50 168 42 158 50',
        ...row(2, [40, 54, 46]),
        // a red lattice tower
        'accent lines 2.6 48 100 60 30',
        'accent lines 2.6 78 100 66 30',
        'accent lines 2 60 30 63 -10',
        'accent lines 2 66 30 63 -10',
        '#fbf6ee lines 1.8 63 -10 63 -26',
        'accent stroke 1.2 M50 90L75 84M52 84L76 90M54 68L71 62M55 62L72 68M57 46L68 42M58 42L69 46',
        '#fbf6ee box 52 56 22 6 1',
        'accent lines 1.8 51 78 75 78',
        '#fbf6ee box 59 26 8 4 1',
        ...row(84, [56, 42, 62, 50, 36, 58, 44, 40, 52, 34, 46]),
      ],
      { accent: '#d8472f' },
    ),
  ),
];
