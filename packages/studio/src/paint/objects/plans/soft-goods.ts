import { planned } from '../parts/plan.js';

const towels = '#5fa0b0 #d98a8a #e0c070 #8fae7a';
const scarves = '#b5483a #3f7a7a #c9974a';

/** What has no form of its own: thrown down, thrown over something or hung by its middle. */
export const softGoods = [
  planned('scarf', {
    colours: { body: scarves, stripe: '#f4eede' },
    parts: [
      // thrown down: a loose loop behind, both ends before it
      'body-2.2 stroke 20 M30 30C40 8 118 6 128 28',
      'body-1.4/0.8 line 1.4 34 24 76 9 124 22',
      'body-0.6 stroke 23 M28 30C24 58 128 62 130 30',
      { times: [7, 4, 0.6], parts: ['body-1.6 lines 1.4 2 84 -4 93'] },
      'body-1 face M84 42C70 58 44 72 24 92L0 80C22 62 44 50 58 38Z',
      'stripe face poly 12 71 18.6 67 43 76.4 36.4 81.4',
      'stripe face poly 24 63.4 28 61 52 69.6 48 72.6',
      { times: [7, 1.2, -4.2], parts: ['body-1 lines 1.4 171 89 181 92'] },
      'body face M62 40C88 34 112 44 130 52C146 58 162 62 178 64L170 92C150 88 128 80 112 72C96 64 80 62 66 64Z',
      'stripe face poly 152 58.6 160 60.4 151.6 87 143.4 84.4',
      'stripe face poly 138 55 142.6 56.6 133.4 80.6 128.8 78.8',
      'body-1.5/0.8 line 1.4 68 50 96 50 124 62 136 66',
      'body-1.5/0.7 line 1.2 74 58 92 57 108 62',
      'body+1.4/0.6 line 2 66 42 92 40 116 49',
      'body-1.8/0.8 line 1.4 34 42 60 51 82 52',
    ],
  }),
  planned('hung-scarf', {
    colours: { body: scarves, stripe: '#f4eede' },
    parts: [
      { times: [6, 4.4, 0], parts: ['body-1.6 lines 1.4 35 128 35 137'] },
      'body-1.6 face M28 10C40 6 54 14 56 30L60 130L32 129L30 30Z',
      'stripe-0.8 poly 32 106 59 107 59.4 115 32 114',
      { times: [6, 4.4, 0], parts: ['body-0.8 lines 1.4 7 118 6.4 127'] },
      'body face M32 4C16 4 10 18 9 34L4 120L32 121L36 40C37 24 44 16 50 14C46 8 40 4 32 4Z',
      'stripe face poly 5 98 33 99 32.6 108 4.6 107',
      'stripe face poly 5.8 86 33.6 87 33.4 91 5.4 90',
      'body-1.6/0.8 line 1.4 30 8 20 24 18 60 16 96',
      'body+1.4/0.6 line 2 16 18 12 40 10 80',
    ],
  }),
  planned('neckerchief', {
    colours: { body: scarves, stripe: '#f4eede' },
    parts: [
      // spread out, its long edge towards us
      'body-1.6 M98 4C66 32 34 62 0 92C60 100 138 100 200 92C164 62 132 32 98 4Z',
      'body face M98 0C66 28 34 58 0 88C60 96 138 96 200 88C164 58 132 28 98 0Z',
      'stripe stroke 4 M98 13C70 37 46 60 22 81C70 87 130 87 178 81C154 60 128 37 98 13Z',
      { times: [4, 30, 0], parts: ['stripe oval 53 72 4.4 3.4'] },
      { times: [3, 30, 0], parts: ['stripe oval 68 56 4.2 3.2'] },
      { times: [2, 28, 0], parts: ['stripe oval 84 41 4 3'] },
      'body-1.4/0.7 line 1.8 92 12 74 50 62 90',
      'body+1.3/0.5 line 2.4 106 12 128 48 140 88',
    ],
  }),
  // gathered at its hook, its corners low
  planned('hooked-towel', {
    colours: { body: towels, stripe: '#f7f2e6', hook: '#b9c2ca' },
    parts: [
      'hook roll box 36 0 10 8 3',
      'body-2 M30 12C18 36 8 60 6 92C4 108 6 120 10 126L40 116L72 126C76 112 78 100 74 84C72 56 62 30 52 12Z',
      'body face M41 4C32 6 26 22 20 40C12 62 4 84 2 112C14 120 24 116 32 122C40 116 52 124 58 118C66 120 74 118 80 110C78 84 70 60 62 38C56 20 50 6 41 4Z',
      {
        inside:
          'M41 4C32 6 26 22 20 40C12 62 4 84 2 112C14 120 24 116 32 122C40 116 52 124 58 118C66 120 74 118 80 110C78 84 70 60 62 38C56 20 50 6 41 4Z',
        parts: [
          'stripe/0.9 line 6 -2 96 22 101 44 103 64 101 86 94',
          'stripe/0.7 line 2 -2 88 22 93 44 95 64 93 86 86',
        ],
      },
      'body-1.8/0.8 line 2.4 39 12 30 54 26 114',
      'body-1.6/0.8 line 2 42 12 46 60 44 116',
      'body-1.8/0.7 line 2.2 45 14 58 56 66 112',
      'body+1.4/0.5 line 3 37 16 22 60 14 106',
      'hook+1.4 ball oval 41 7 4.4 4.4',
    ],
  }),
  // thrown over the back of a seat, down to where one sits, and over its edge: a fold where back and seat meet
  planned('draped-blanket', {
    colours: { body: '#b5563f #5f7f9a #8a9a5a #c9974a', stripe: '#f1e3c4' },
    dyed: { stripe: 1.2 },
    parts: [
      { unless: 'fluffy, furry', parts: [{ times: [13, 7.6, 0.9], parts: ['stripe-0.6 lines 1.8 2 132 0 143'] }] },
      'body-1.8 M30 8C52 2 96 0 124 6C120 40 122 62 118 84C110 102 106 122 104 146C72 148 40 140 0 136C4 112 12 96 22 82C26 58 26 34 30 8Z',
      'body face M30 6C52 -1 96 -2 124 4C119 34 122 60 117 82C86 88 52 82 22 80C27 56 26 32 30 6Z',
      'body+0.8 face M22 79C52 84 86 88 117 81C110 100 107 120 104 143C88 138 76 147 58 140C40 142 22 132 0 134C4 110 12 95 22 79Z',
      {
        inside:
          'M30 6C52 -1 96 -2 124 4C119 34 122 60 117 82C110 100 107 120 104 143C88 138 76 147 58 140C40 142 22 132 0 134C4 110 12 95 22 80C27 56 26 32 30 6Z',
        parts: [
          {
            unless: 'fluffy, furry',
            parts: [
              'stripe/0.5 poly 48 -4 58 -4 52 82 34 146 22 146 42 82',
              'stripe/0.5 poly 94 -4 104 -4 98 84 86 148 74 148 88 84',
              'stripe/0.45 poly 20 26 130 24 130 33 20 35',
              'stripe/0.45 poly 0 108 124 114 122 123 -4 117',
            ],
          },
        ],
      },
      'body-1.8/0.5 line 3 23 80 52 85 86 88 117 82',
      'body-1.6/0.5 line 3 72 2 70 40 74 80',
      'body-1.6/0.5 line 3 66 88 58 112 58 138',
      'body+1.4/0.6 line 3 32 7 78 0 122 5',
    ],
  }),
  planned('drawn-curtain', {
    colours: { body: '#b8504a #3f6f8a #7a6a9c #4f7a5f', rod: '#8a6a45' },
    mirrors: false,
    parts: [
      { times: [10, 20, 0], parts: ['body lying M2 12H22V226C16 231 8 231 2 226Z'] },
      { times: [10, 20, 0], parts: ['body-1.8/0.8 M2 14H7V226C5 229 3 229 2 227Z', 'body+1.2/0.5 box 12 16 4 206 2'] },
      { times: [10, 20, 0], parts: ['rod-1.2 ring 2 12 8 4 6'] },
      'rod lying box -6 4 220 6 3',
      'rod ball oval -6 7 6 6',
      'rod ball oval 214 7 6 6',
    ],
  }),
];
