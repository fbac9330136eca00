import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';
import { glass, lamps, wheel } from './vehicle-parts.js';

/** A gear wheel around the origin, radius 1 to the foot of its teeth. */
function gear(x: number, y: number, radius: number, teeth: number, colour: string, turn = 0): Part {
  return {
    at: [x, y, turn, radius],
    parts: [
      { times: [teeth, 0, 0, 360 / teeth], parts: [`${colour}-0.6 poly -0.15 -0.9 -0.09 -1.24 0.09 -1.24 0.15 -0.9`] },
      `${colour} ball oval 0 0 1 1`,
      `${colour}-1.8 ring 0.06 0 0 0.86 0.86`,
      `${colour}-2.6 oval 0 0 0.68 0.68`,
      { times: [5, 0, 0, 72], parts: [`${colour} poly -0.12 0 -0.1 -0.74 0.1 -0.74 0.12 0`] },
      `${colour}+0.8 ball oval 0 0 0.3 0.3`,
      `${colour}-3 oval 0 0 0.12 0.12`,
    ],
  };
}

export const machines = [
  planned('cogwheel', { colours: { body: '#8f98a3 #b98a3a' }, parts: [gear(0, 0, 50, 12, 'body')] }),
  planned('clockwork', {
    colours: { body: '#c9973a', second: '#8f98a3', third: '#a8653a' },
    parts: [
      gear(52, 96, 40, 14, 'body'),
      gear(126, 62, 30, 11, 'second', 14),
      gear(70, 26, 22, 9, 'third', 8),
      gear(124, 124, 24, 9, 'third', 4),
      gear(18, 40, 16, 8, 'second', 10),
    ],
  }),
  planned('rube-goldberg-machine', {
    colours: { wood: '#b07a45', metal: '#8f98a3', accent: '#c8463f' },
    mirrors: false,
    parts: [
      // two posts, a beam and the rods below it carry everything
      'wood-2 lines 3 106 10 106 156',
      'wood-2 lines 3 52 10 52 156',
      'wood-2 lines 3 150 10 150 156',
      'wood-2 roll box 8 6 190 6 2',
      'wood-1 roll box 6 20 8 140 2',
      'wood-1 roll box 196 8 8 152 2',
      'wood-1.6 box -4 156 232 8 2',
      // a ball rolls down the first ramp into a funnel
      'wood face poly 8 34 94 52 94 57 8 40',
      'accent ball oval 26 32 7 7',
      '#2f5aa8 ball oval 62 40 6 6',
      'metal metal poly 92 50 122 50 112 68 112 80 104 80 104 68',
      // the second ramp, with dominoes behind it
      'wood face poly 112 92 40 104 40 99 112 86',
      'accent ball oval 92 84 5 5',
      {
        times: [5, 12, 0],
        parts: [
          '#f3ead6 face poly 28 132 34 131 37 156 30 156',
          '#33302f oval 33 140 1.2 1.2',
          '#33302f oval 34 148 1.2 1.2',
        ],
      },
      // a see-saw throws a bucket's rope
      'wood-0.6 poly 110 156 120 132 130 156',
      'wood face poly 88 122 154 140 153 145 87 127',
      'accent face box 140 122 14 16 2',
      'metal-1.4 stroke 1.6 M170 14V96M190 18V70',
      'metal metal poly 162 94 182 94 178 114 166 114',
      '#7ab8d8 oval 172 95 9.6 2.4',
      // gears, a pulley, a bell and a candle
      gear(150, 84, 13, 9, 'accent', 6),
      gear(176, 70, 10, 8, 'metal', 12),
      'metal ball oval 180 14 9 9',
      'metal-2.4 oval 180 14 3 3',
      'wood-1 box 150 4 56 5 2',
      'metal-1.4 lines 1.4 34 8 34 22',
      '#d9a93a roll M26 20C26 8 42 8 42 20L46 28H22Z',
      '#d9a93a-1.6 oval 34 29 4 3',
      'wood-1 lines 3 12 8 40 8',
      '#f3ead6 roll box 156 138 8 18 1',
      '#ffb13a M160 122C166 130 164 138 160 138C156 138 154 130 160 122Z',
      // at the end a boot hits a button
      'accent-1 face M186 134V148C196 148 208 150 208 156H186Z',
      'metal lines 2.6 194 112 192 134',
      'accent-0.4 box 212 148 12 8 3',
    ],
  }),
  planned('shredder', {
    colours: { body: '#4a4f58 #2b2d33' },
    parts: [
      'body-1 roll M12 30H88L82 100H18Z',
      'body+1.6/0.6 box 34 44 32 44 3',
      { times: [9, 3.4, 0], parts: ['#f3f0e8 lines 1.6 36 88 37 60 35 50'] },
      'body face box 4 10 92 22 5',
      'body-3 box 18 14 64 4 2',
      '#f7f5ee poly 24 -14 76 -14 76 15 24 15',
      { times: [4, 0, 6], parts: ['#9aa0a8 lines 1.4 32 -8 68 -8'] },
      '#5ad17a oval 86 22 2.4 2.4',
    ],
  }),
  planned('dump-truck', {
    colours: { body: '#e2a72e #d98a2b #c4473a', hopper: '#c98f24 #b9742a #8f98a3' },
    dyed: { hopper: -1 },
    parts: [
      '#23232d box 8 74 198 10 3',
      'hopper-1.4 poly 134 10 178 10 180 15 138 22',
      'hopper down M2 14H138L148 70H24L10 52Z',
      'hopper-2.4 poly 2 14 138 14 139 20 5 20',
      { times: [5, 25, 0], parts: ['hopper-1.2 poly 24 22 29 22 33 68 28 68'] },
      'body down M154 76V26C154 22 157 20 161 20H184C190 20 194 24 197 31L202 48H208C210 48 212 50 212 52V76Z',
      `${glass} down M160 28H182C187 28 189 30 191 35L195 46H160Z`,
      'body-1.8 lines 1.4 158 50 158 72',
      'body+2/0.7 lines 1.6 160 54 200 54',
      '#c9ced6 box 206 66 9 8 2',
      lamps(210, 60, 6, 66),
      wheel(40, 82, 16),
      wheel(80, 82, 16),
      wheel(180, 82, 16),
    ],
  }),
  planned('open-refrigerator', {
    colours: { body: '#c3cad1 #e9e6de #a9c4c0', lining: '#eef4f6', shelf: '#a9c6d0' },
    mirrors: false,
    parts: [
      // down to the floor on which the open door ends
      '#3a3d44 box 3 190 95 16 1',
      'body roll box 0 0 100 197 5',
      'lining-0.6 box 6 6 88 185 3',
      'lining face box 9 9 82 180 3',
      '#ffffff/0.9 glow oval 50 18 34 10',
      // the upper shelf is full, the second has room, below are fruit and two drawers
      'shelf metal box 8 51 84 3 1',
      '#3f7f5a roll M16 51V32C16 27 19 26 19 22V16H25V22C25 26 28 27 28 32V51Z',
      '#f4eede box 16 36 12 8',
      '#c8504a roll box 33 31 15 20 2',
      '#f4eede box 32 28 17 5 1.4',
      '#e8c35a roll box 54 38 18 13 2',
      '#d9785a roll box 75 26 12 25 3',
      'shelf metal box 8 101 84 3 1',
      'shelf metal box 8 140 84 3 1',
      { times: [3, 14, 0], parts: ['#c8504a ball oval 22 132 8 8', '#6a4a2a lines 1.2 22 126 23 122'] },
      '#7fae5a ball oval 76 130 11 10',
      '#5f8f4a stroke 1 M68 128C74 122 80 124 86 128M70 134C76 130 80 131 84 135',
      { times: [2, 42, 0], parts: ['shelf/0.7 face box 10 148 38 38 3', 'shelf-1.4 roll box 20 152 18 4 2'] },
      '#6a9a4a/0.6 ball oval 24 172 10 8',
      '#e08a3a/0.6 ball oval 72 172 11 7',
      // the door stands open towards us, with its own racks
      'body-1.6 poly 100 2 172 -6 172 206 100 197',
      'lining-1 poly 104 8 166 2 166 198 104 191',
      {
        times: [3, 0, 62],
        parts: [
          '#5f8fa8 roll box 112 28 12 34 3',
          '#f4eede roll box 128 34 13 28 2',
          '#c9a24a roll box 146 30 12 32 4',
          'shelf metal poly 103 52 167 50 167 66 103 64',
          'shelf-1.4 lines 1 103 52 167 50',
        ],
      },
      'body-2.6 stroke 1.6 M100 2V197',
    ],
  }),
];
