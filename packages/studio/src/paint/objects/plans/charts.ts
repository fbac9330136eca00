import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** Stars joined by lines, as on a chart: points in the order in which they are joined. */
function constellation(...points: readonly (readonly [x: number, y: number])[]): Part {
  return {
    parts: [
      `star/0.75 lines 0.9 ${points.map(([x, y]) => `${x} ${y}`).join(' ')}`,
      ...points.flatMap(([x, y], index) => [
        `#bcd0ff/0.5 glow oval ${x} ${y} 7 7`,
        `star oval ${x} ${y} ${index % 3 === 0 ? 2.6 : 1.8} ${index % 3 === 0 ? 2.6 : 1.8}`,
      ]),
    ],
  };
}

const skies: readonly Part[] = [
  constellation([18, 30], [34, 24], [48, 32], [62, 36], [66, 54], [88, 56], [92, 38], [62, 36]),
  constellation([108, 22], [122, 34], [136, 20], [150, 34], [164, 22]),
  constellation([120, 62], [132, 84], [126, 88], [114, 112]),
  constellation([150, 64], [134, 83], [137, 80], [160, 106]),
  constellation([126, 88], [132, 84], [137, 80]),
  constellation([20, 74], [34, 84], [50, 80], [58, 96], [44, 108], [28, 104], [34, 84]),
];

/** A round face that feels something. */
function face(feeling: string, unless: boolean, parts: readonly Part[]): Part {
  return unless ? { unless: feeling, parts } : { when: feeling, parts };
}

const angry = 'angry, furious, mad, grumpy, frowning';
const sad = 'sad, crying, sobbing, tearful, unhappy';
const surprised = 'surprised, shocked, amazed, astonished';
const loving = 'lovestruck, love, loving, heart-eyes';
const eyes: Part = { mirror: 50, parts: ['#3a2a18 oval 34 42 5 8'] };

export const charts = [
  planned('star-chart', {
    colours: { sky: '#16244f', star: '#eef3ff' },
    mirrors: false,
    parts: [
      '#c9a24a box -6 -6 196 142 3',
      'sky down box 0 0 184 130 1',
      '#6f86c8/0.5 ring 0.7 92 65 60 60',
      '#6f86c8/0.5 ring 0.7 92 65 36 36',
      '#6f86c8/0.4 lines 0.6 92 4 92 126',
      '#6f86c8/0.4 lines 0.6 4 65 180 65',
      {
        times: [7, 25, 3],
        parts: [
          '#ffffff/0.8 oval 12 12 0.8 0.8',
          '#ffffff/0.7 oval 22 58 0.7 0.7',
          '#ffffff/0.7 oval 8 98 0.8 0.8',
          '#ffffff/0.6 oval 26 116 0.6 0.6',
        ],
      },
      ...skies,
    ],
  }),
  planned('constellation', {
    overhang: 0.12,
    colours: { star: '#ffffff' },
    mirrors: false,
    parts: [...skies],
  }),
  planned('house-diagram', {
    colours: { ink: '#2f4f8a', paper: '#f4f7fb' },
    mirrors: false,
    parts: [
      '#9aa8bc box -2 -2 204 154 2',
      'paper box 0 0 200 150 1',
      { times: [19, 10, 0], parts: ['ink/0.12 lines 0.5 10 2 10 148'] },
      { times: [14, 0, 10], parts: ['ink/0.12 lines 0.5 2 10 198 10'] },
      'ink stroke 2.4 M30 62L82 22L134 62M40 56V122H124V56M102 36V24H112V44',
      'ink stroke 1.8 M72 122V88H92V122M48 72H66V90H48ZM57 72V90M48 81H66M98 72H116V90H98ZM107 72V90M98 81H116',
      'ink oval 88 106 1.4 1.4',
      'ink stroke 1.2 M40 134H124M40 130V138M124 130V138M24 56V122M20 56H28M20 122H28',
      'ink stroke 1.2 M116 44L150 30M112 80L150 66M92 104L150 100M112 30L150 14',
      {
        times: [4, 0, 24],
        parts: ['ink oval 150 20 2 2', 'ink lines 3 156 18 190 18', 'ink/0.7 lines 2 156 24 180 24'],
      },
      'ink box 62 138 40 3',
    ],
  }),
  planned('yin-yang', {
    colours: { body: '#1d1e24', second: '#f7f5ee' },
    mirrors: false,
    parts: [
      'body oval 50 50 50 50',
      'second oval 50 50 47 47',
      'body M50 3A47 47 0 0 1 50 97A23.5 23.5 0 0 1 50 50A23.5 23.5 0 0 0 50 3Z',
      'body oval 50 26.5 7 7',
      'second oval 50 73.5 7 7',
    ],
  }),
  planned('infinity-sign', {
    colours: { body: '#3b5fc4', edge: '#22336e' },
    mirrors: false,
    parts: [
      'edge stroke 20 M100 50C80 18 62 10 45 10C22 10 8 28 8 50C8 72 22 90 45 90C62 90 80 82 100 50C120 18 138 10 155 10C178 10 192 28 192 50C192 72 178 90 155 90C138 90 120 82 100 50Z',
      'body stroke 15 M100 50C80 18 62 10 45 10C22 10 8 28 8 50C8 72 22 90 45 90C62 90 80 82 100 50C120 18 138 10 155 10C178 10 192 28 192 50C192 72 178 90 155 90C138 90 120 82 100 50Z',
      'body+2.5/0.8 stroke 3.5 M100 46C82 20 62 6 45 6C22 6 5 26 4 46M100 46C118 20 138 6 155 6C176 6 192 22 195 42',
    ],
  }),
  planned('atom-model', {
    colours: { body: '#2f6fd0', core: '#d8483c', second: '#f0b429' },
    mirrors: false,
    parts: [
      { parts: ['body ring 4 0 0 96 34'], at: [100, 100, 0] },
      { parts: ['body ring 4 0 0 96 34'], at: [100, 100, 60] },
      { parts: ['body ring 4 0 0 96 34'], at: [100, 100, 120] },
      'core ball oval 92 92 13 13',
      'second ball oval 110 93 12 12',
      'core ball oval 109 109 13 13',
      'second ball oval 92 110 12 12',
      'core ball oval 101 101 12 12',
      'body ball oval 4 100 9 9',
      'body ball oval 148 17 9 9',
      'body ball oval 148 183 9 9',
    ],
  }),
  planned('lightning-sign', {
    colours: { body: '#f2c230' },
    parts: [
      'body-1.2 poly 58 0 14 56 44 56 28 104 84 40 52 40 74 0',
      'body roll poly 56 3 18 54 47 54 33 95 79 43 48 43 70 3',
    ],
  }),
  planned('peace-sign', {
    // light, with a dark edge: it shows on any ground
    colours: { body: '#f4f1e8', edge: '#26242c' },
    mirrors: false,
    parts: [
      'edge ring 15 50 50 44 44',
      'edge stroke 15 M50 8V92M50 50L20 80M50 50L80 80',
      'body ring 10 50 50 44 44',
      'body stroke 10 M50 8V92M50 50L20 80M50 50L80 80',
    ],
  }),
  planned('emoji', {
    colours: { body: '#f7c832' },
    mirrors: false,
    parts: [
      { unless: 'angry, furious', parts: ['body-1 oval 50 50 50 50', 'body ball oval 50 49 48.6 48.6'] },
      { when: 'angry, furious', parts: ['#c8402a oval 50 50 50 50', '#f0683a ball oval 50 49 48.6 48.6'] },
      face(`${angry}, ${sad}, ${surprised}, ${loving}`, true, [
        eyes,
        '#7a2a1a M20 58H80C80 80 66 90 50 90C34 90 20 80 20 58Z',
        '#ffffff M23 58H77V65H23Z',
        '#e0604a M32 82C40 74 60 74 68 82C58 92 42 92 32 82Z',
      ]),
      face(angry, false, [
        eyes,
        '#3a2a18 stroke 5 M22 28L44 38M78 28L56 38',
        '#3a2a18 stroke 5 M32 76C40 64 60 64 68 76',
      ]),
      face(surprised, false, [
        eyes,
        '#3a2a18 stroke 4 M24 24C30 18 38 18 42 23M76 24C70 18 62 18 58 23',
        '#7a2a1a oval 50 74 11 14',
      ]),
      face(sad, false, [
        {
          mirror: 50,
          parts: [
            '#3a2a18 stroke 4.4 M24 44C30 50 38 50 44 44',
            '#3a2a18 stroke 3.6 M22 32C30 26 36 26 42 30',
            '#5ab0ea M26 48H42V92C36 98 30 96 26 90Z',
          ],
        },
        '#7a2a1a M34 80C38 66 62 66 66 80C60 86 40 86 34 80Z',
      ]),
      face(loving, false, [
        {
          mirror: 50,
          parts: ['#e0303a M32 56C14 44 16 28 25 28C29 28 32 31 32 35C32 31 35 28 39 28C48 28 50 44 32 56Z'],
        },
        '#7a2a1a M24 62H76C76 80 64 88 50 88C36 88 24 80 24 62Z',
      ]),
      'body+2.4/0.5 oval 32 18 14 7 -24',
    ],
  }),
  planned('butterfly-kite', {
    colours: { body: '#f2982a #c9407f #3f9ac8', second: '#2f4f9a', third: '#f7d84a' },
    parts: [
      'body-1.4 stroke 1.6 M70 96C64 120 84 136 74 160C66 178 82 190 78 206',
      { times: [3, 2, 30], parts: ['second poly 62 126 74 132 62 140', 'third poly 86 124 74 132 86 140'] },
      {
        mirror: 70,
        parts: [
          'body face M68 48C56 14 22 -4 2 4C-6 26 8 56 34 62C48 64 60 58 68 48Z',
          'second face M68 52C48 58 30 68 26 84C24 98 38 106 50 98C60 90 66 72 68 52Z',
          'third M52 38C44 22 26 12 14 14C14 28 26 44 42 46Z',
          'second oval 24 24 7 6 30',
          'third oval 42 84 7 8 20',
          '#5a3a26 stroke 1.4 M68 48L4 4M68 52L28 94',
        ],
      },
      '#33261e roll M66 30C66 24 74 24 74 30V92C74 98 66 98 66 92Z',
      '#33261e stroke 1.6 M68 26C64 14 56 8 50 8M72 26C76 14 84 8 90 8',
    ],
  }),
  planned('dragon-kite', {
    colours: { body: '#c8242e', second: '#f2b02e', third: '#3f9a5a' },
    parts: [
      {
        times: [9, 17, 6],
        parts: [
          'second lines 1 20 40 36 46',
          'body ball oval 20 40 13 13',
          'second ring 2.4 20 40 9 9',
          'third M20 27L16 17L26 22Z',
        ],
      },
      'second M6 26L-20 10L-10 34L-30 40L-10 50L-16 68L6 56Z',
      'body ball oval 4 40 22 20',
      'second oval -6 46 11 8',
      '#ffffff oval -2 32 6 6',
      '#22222a oval -4 33 3 3',
      '#ffffff poly -16 48 -12 54 -8 48 -4 54 0 48',
      'third M10 22L20 2L24 24Z',
    ],
  }),
];
