import { planned } from '../parts/plan.js';

const headdress = 'M34 18C34 2 66 2 66 18C70 30 74 44 74 62L62 58V34H38V58L26 62C26 44 30 30 34 18Z';

/** Carved figures that everybody knows by their form. */
export const sculptures = [
  planned('egyptian-statue', {
    colours: { body: '#d3a548 #c9a35a', stripe: '#2d63a8' },
    mirrors: false,
    parts: [
      'body-1.4 face box 14 246 72 22 2',
      'body-0.6 face box 18 232 64 15 2',
      { times: [7, 9, 0], parts: ['stripe box 21 250 4.6 14 1'] },
      // the left foot stands before the right one
      'body-1 roll M51 150H73L70 224C76 226 80 230 78 234H50Z',
      'body roll M27 150H50V234H21C21 229 25 227 30 224Z',
      'body-2/0.7 lines 1.4 50 160 51 228',
      'body-1.6/0.8 line 1.6 36 190 41 194 46 190',
      'stripe face M26 124H74L78 176H22Z',
      { times: [6, 9.4, 0], parts: ['body-0.4/0.8 lines 1.6 27 128 25.4 174'] },
      'body face M42 122H58L62 180L50 186L38 180Z',
      { times: [5, 0, 11], parts: ['stripe lines 2.2 42 132 58 132'] },
      'body roll M28 70H72L70 126H30Z',
      'body-1.2/0.7 line 1.6 36 92 44 96 50 94',
      'body-1.2/0.7 line 1.6 64 92 56 96 50 94',
      'stripe box 28 118 44 7 2',
      // stiff arms with closed hands
      {
        mirror: 50,
        parts: [
          'body-0.5 roll M16 74C18 66 26 66 30 70L28 136H18Z',
          'body+0.6 box 17 132 12 12 4',
          'stripe box 17 104 12 6 1',
        ],
      },
      'body-0.8 roll box 43 50 14 20 2',
      'stripe face M24 70C32 92 68 92 76 70L62 62H38Z',
      'body stroke 3 M28 74C38 88 62 88 72 74',
      'body face ' + headdress,
      { inside: headdress, parts: [{ times: [8, 0, 8], parts: ['stripe stroke 3.4 M24 14C38 2 62 2 76 14'] }] },
      'body+0.5 ball M38 24C38 14 62 14 62 24C63 40 58 54 50 55C42 54 37 40 38 24Z',
      'stripe stroke 3 M37 20C44 13 56 13 63 20',
      'body+0.8 M47 16C46 6 48 0 51 0C55 2 54 10 53 16Z',
      {
        mirror: 50,
        parts: [
          '#f7f0dc M41 31C43 28 47 28 48.6 31.6C46 33.6 42.6 33.4 41 31Z',
          '#1c1a20 oval 45 31.2 1.6 1.7',
          '#1c1a20 stroke 1.2 M40.6 31C43 27.6 47 27.6 48.8 31.6M40.8 31L37.6 32.4M41 27C43.4 25.2 46.6 25.4 48.4 27',
        ],
      },
      'body-1.6 line 1.2 50 31 49 39 52 39.6',
      'body-2 stroke 1.5 M46.6 45C48.6 46.4 51.4 46.4 53.4 45',
      'stripe roll M47 54H53L54 70H46Z',
    ],
  }),
  planned('buddha-statue', {
    colours: { body: '#c9a14a #a9a49a #b58d4a' },
    mirrors: false,
    parts: [
      // the lotus on which he sits
      'body-1.4 face M14 176H146L136 198H24Z',
      {
        times: [7, 20, 0],
        parts: [
          'body-0.4 face M20 158C28 162 32 172 30 182C22 182 12 178 12 170C12 164 16 160 20 158Z',
          'body-2/0.7 stroke 1.4 M20 158C28 162 32 172 30 182',
        ],
      },
      'body-0.8 lying oval 80 164 66 12',
      // crossed legs
      'body lying M80 128C120 126 146 142 144 156C142 166 110 168 80 166C50 168 18 166 16 156C14 142 40 126 80 128Z',
      'body-1.8/0.8 stroke 2 M28 150C52 140 84 150 106 164M132 150C116 142 100 144 92 148',
      'body+0.6 lying M58 158C66 150 96 150 104 158C98 164 64 164 58 158Z',
      // body and the mantle over one shoulder
      'body roll M46 78C52 66 108 66 114 78C122 98 120 124 112 138H48C40 124 38 98 46 78Z',
      'body+0.8/0.9 M46 78C60 96 88 112 114 122L112 138H48C40 124 38 98 46 78Z',
      { times: [4, -3, 7], parts: ['body-1.6/0.7 stroke 1.7 M56 76C72 94 94 108 116 116'] },
      {
        mirror: 80,
        parts: [
          'body roll M47 78C36 88 30 110 34 132C44 142 62 146 74 146L76 136C62 134 52 126 52 114C54 100 54 88 47 78Z',
          'body-1.8/0.6 stroke 1.6 M52 96C54 112 54 126 72 136',
        ],
      },
      'body+0.7 oval 80 142 15 7',
      'body-1.6/0.7 stroke 1.4 M68 140C74 146 86 146 92 140',
      'body-1 roll box 71 54 18 18 4',
      'body-1.8/0.6 line 1.4 72 66 80 69 88 66',
      // head with long ears, curls and the crown of the head
      { mirror: 80, parts: ['body-0.4 face M60 34C54 34 55 54 59 58C62 56 62 42 62 36Z'] },
      'body ball M60 30C60 12 100 12 100 30C101 48 92 62 80 63C68 62 59 48 60 30Z',
      'body-1.8 M58 32C56 10 66 4 72 4C74 -4 86 -4 88 4C94 4 104 10 102 32C98 22 90 19 80 19C70 19 62 22 58 32Z',
      { times: [6, 6, 0], parts: ['body-0.8 oval 65 13 2.6 2.6', 'body-0.8 oval 66.5 7.6 2 2'] },
      'body+1 oval 80 25 1.7 1.7',
      {
        mirror: 80,
        parts: ['body-2.6 stroke 1.9 M66 38C69 41 74 41 77 38.4', 'body-1.8 stroke 1.3 M65 33C69 30 74 31 77 33.6'],
      },
      'body-1.4 line 1.5 80 36 78 46 82 46.6',
      'body-2.2 stroke 1.7 M74 53C77 55.4 83 55.4 86 53',
    ],
  }),
];
