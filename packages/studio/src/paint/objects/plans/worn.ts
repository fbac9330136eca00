import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const glove: readonly Part[] = [
  'body-1 face M12 50C4 44 -4 40 -6 46C-7 54 6 64 14 70Z',
  'body face M12 48L10 16C10 10 18 10 19 16L21 38L21 8C21 2 30 2 30 8L30.6 37L33 10C34 4 42 5 41 11L38 40L42 22C43.6 16 50 18 49 24C48 40 46 52 44 66H14Z',
  'body-2 line 0.9 21 38 21.6 44 20 48',
  'body-2 line 0.9 30.6 37 31 44 29.6 48',
  'body-2 line 0.9 38 40 38 45 37 49',
  'body-1.6/0.8 line 1 20 58 28 60 38 57',
  'body+2/0.7 line 1.4 15 46 14 30 13.6 20',
  'body-1 face box 12 64 34 26 3',
  'cuff face box 11 80 36 11 4',
  { times: [8, 4.2, 0], parts: ['body-2.4/0.8 lines 0.9 15 67 15 79'] },
];

export const worn = [
  planned('sandals', {
    colours: { body: '#a8692f #c8463f #33302f', sole: '#c99f6a' },
    // who asks for black ones means the whole of them
    dyed: { sole: 0.9 },
    parts: [
      {
        times: [2, 84, 16],
        parts: [
          'body-1.6 line 6 14 40 22 20 38 16',
          'sole-2.2 M2 54C0 46 10 44 26 46C56 50 86 52 114 46C130 43 142 46 142 55C142 62 132 64 114 64H16C7 64 2 61 2 54Z',
          'sole lying M4 50C4 44 12 42 26 44C56 48 86 50 114 44C130 41 141 44 141 50C140 55 128 56 112 56H20C10 56 4 55 4 50Z',
          'sole+1.4/0.7 line 1.4 12 47 50 50 92 50 132 46',
          'body face M84 50C86 26 100 14 114 16C126 20 132 34 132 46L120 49C119 36 114 28 108 28C100 28 96 38 96 51Z',
          'body face M62 52C66 34 76 24 90 20L96 28C86 32 78 42 76 52Z',
          'body face M8 48C2 22 14 6 34 6C52 8 60 26 62 50L50 51C48 32 42 18 32 18C20 18 18 32 22 49Z',
          'body+1.6/0.7 line 1.6 12 30 20 14 34 10 50 20',
          'body+1.6/0.7 line 1.6 90 38 98 24 112 20',
          '#e0b84f ring 2.6 50 24 5.4 5.4',
        ],
      },
    ],
  }),
  planned('tie', {
    colours: { body: '#a8323f #2f4f8a #3f6f5a #6a4a8a', stripe: '#e9d9a8' },
    parts: [
      'body-2.2 M14 2C20 -3 28 -3 34 2L40 14L30 20H18L8 14Z',
      // the peg from which it hangs
      { when: 'on-wall', parts: ['#5c4636 oval 24 5 5 5', '#a9825c oval 24 4 3.4 3.4'] },
      'body-1.6 roll M18 16H30L32 26H16Z',
      'body face M16 4H32L36 10L31 26H17L12 10Z',
      'body-2 line 1 17 25 24 22 31 25',
      'body face M17 26H31L42 100L24 122L6 100Z',
      {
        inside: 'M17 26H31L42 100L24 122L6 100Z',
        parts: [
          {
            times: [6, 0, 17],
            parts: ['stripe poly 0 46 50 28 50 33 0 51', 'stripe-1 poly 0 53 50 35 50 36.4 0 54.4'],
          },
          'body-2.6/0.35 poly 24 26 32 26 44 100 24 122',
        ],
      },
      'body-2.4/0.8 stroke 0.8 M17 26H31L42 100L24 122L6 100Z',
      'body+2/0.6 line 1.2 15 44 12 70 10 96',
    ],
  }),
  planned('handbag', {
    colours: { body: '#a8503f #7a4a34 #c98f5a #3f6f7a', metal: '#d9b65a' },
    parts: [
      'body-2.4 stroke 5 M30 44C26 -8 74 -8 70 44',
      'body stroke 3.4 M30 44C26 -8 74 -8 70 44',
      'body-1.8 M8 40H92L101 92C101 98 97 100 92 100H8C3 100 -1 98 -1 92Z',
      'body face M9 36H91L100 90C100 96 96 98 91 98H9C4 98 0 96 0 90Z',
      'body-0.9 face M9 36H91L94 56C82 68 66 72 50 72C34 72 18 68 6 56Z',
      'body-2.6 stroke 0.8 M6 57C18 68.8 34 73 50 73C66 73 82 68.8 94 57',
      'body+2 stroke 0.7 M10 40C30 41 70 41 90 40',
      { mirror: 50, parts: ['metal ball oval 30 43 4 4'] },
      'metal-1 face box 43 64 14 12 2.4',
      'metal+1 face box 44.6 65.6 10.8 8.8 1.6',
      'metal-2.4 oval 50 70 2 2',
      { times: [12, 7.4, 0], parts: ['body+1.8/0.8 lines 0.8 9 94 12 94'] },
      'body+2.4/0.5 line 2 9 66 8 78 7 88',
    ],
  }),
  planned('gloves', {
    colours: { body: '#8a4a3f #3f5f7a #c8503f', cuff: '#efe6d6' },
    parts: [{ mirror: 52, parts: glove }],
  }),
  planned('glove', { colours: { body: '#8a4a3f #3f5f7a #c8503f', cuff: '#efe6d6' }, parts: glove }),
  planned('teddy-bear', {
    colours: { body: '#a9713f #8f5a33 #c48f58', paws: '#e3c394', ribbon: '#cf3f3a #3f7fb0' },
    parts: [
      {
        mirror: 50,
        parts: [
          {
            unless: 'pointed, long-eared, floppy, trunk, panda, big-eared',
            parts: ['body-0.6 ball oval 27 12 12 12', 'paws-0.8 oval 27.6 13 7 7'],
          },
          {
            when: 'pointed',
            parts: ['body-0.6 face M20 26L20 -10C32 -6 42 4 46 12Z', 'paws-0.6 M25 18L25 0C31 3 36 8 38 12Z'],
          },
          { when: 'long-eared', parts: ['body-0.6 face oval 36 -14 8 30 -8', 'paws-0.8 oval 36 -12 4.4 23 -8'] },
          { when: 'trunk, big-eared', parts: ['body-0.8 ball oval 18 24 18 20', 'paws-1 oval 18 25 11 13'] },
          { when: 'panda', parts: ['#2b2a2e ball oval 27 12 12 12'] },
          {
            when: 'maned',
            parts: ['#8a4f24 ball oval 30 14 14 14', '#8a4f24 ball oval 20 34 14 14', '#8a4f24 ball oval 28 52 13 12'],
          },
          'body-0.8 face oval 17 64 10 20 26',
          'body-0.4 ball oval 24 96 15 14',
          'paws face oval 20 98 9.6 9.4',
          'paws-1.6 oval 20 101 4 3.4',
          'paws-1.6 oval 14.6 95 1.7 1.7',
          'paws-1.6 oval 20 92.6 1.7 1.7',
          'paws-1.6 oval 25.4 95 1.7 1.7',
        ],
      },
      {
        when: 'tailed',
        parts: [
          'body-0.8 face M70 100C92 104 112 88 108 62C106 52 100 48 98 44C90 56 92 74 72 86Z',
          'paws+1 M108 62C106 52 100 48 98 44C94 50 93 57 92 62C98 66 104 66 108 62Z',
        ],
      },
      'body ball oval 50 76 27 29',
      'paws face oval 50 80 16 18',
      { when: 'maned', parts: ['#8a4f24 ball oval 50 4 16 12'] },
      'body ball oval 50 32 29 26',
      {
        when: 'floppy',
        parts: [{ mirror: 50, parts: ['body-1.6 face M30 10C14 8 10 30 16 46C20 54 28 50 28 42C28 30 34 22 36 14Z'] }],
      },
      { when: 'snouted', parts: [{ mirror: 50, parts: ['paws+1 M22 36C30 34 40 38 50 44V58C38 58 26 50 22 36Z'] }] },
      { when: 'panda', parts: [{ mirror: 50, parts: ['#2b2a2e oval 37 29 8 9 24', '#ffffff oval 38 28 4.8 5'] }] },
      {
        when: 'striped-toy',
        parts: [
          {
            mirror: 50,
            parts: [
              'body-4.4 poly 45 7 49 7 48 19',
              'body-4.4 poly 22 30 22 35 32 34',
              'body-4.4 poly 24 42 27 46 34 42',
              'body-4.4 poly 25 70 24 76 36 74',
              'body-4.4 poly 25 84 26 90 36 86',
            ],
          },
        ],
      },
      {
        when: 'horned-toy',
        parts: ['#f2c860 face poly 44 10 56 10 50 -22', '#d9a93a lines 1.4 46 2 55 5', '#d9a93a lines 1.4 47 -6 53 -4'],
      },
      'paws face oval 50 42 14 11',
      {
        when: 'trunk',
        parts: [
          'body-0.4 face M42 36C42 52 42 66 50 74C56 78 62 74 62 70C56 70 58 56 58 36Z',
          'body-2/0.7 lines 1 44 52 57 52',
          'body-2/0.7 lines 1 45 60 57 60',
        ],
      },
      {
        when: 'whiskered',
        parts: [{ mirror: 50, parts: ['#5a4a42 lines 0.9 38 43 20 40', '#5a4a42 lines 0.9 38 46 21 48'] }],
      },
      '#33241c oval 50 37 5.4 3.8',
      '#33241c stroke 1.3 M50 40V45M43 46C46 49 50 48 50 45C50 48 54 49 57 46',
      { mirror: 50, parts: ['#2a1d17 oval 38 28 3.6 4', '#ffffff oval 39 26.6 1.2 1.2'] },
      'ribbon-1.2 M50 59L34 51V68Z',
      'ribbon M50 59L66 51V68Z',
      'ribbon+0.6 ball oval 50 59 4.6 4.6',
      { times: [9, 6, 0], parts: ['body+1.6/0.6 lines 0.8 26 16 27.6 12.6'] },
      'body-2/0.6 line 0.9 50 66 50 100',
    ],
  }),
];
