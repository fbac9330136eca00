import { planned } from '../parts/plan.js';

/** Animals whose marks say more than their gait. */
export const animals = [
  planned('ostrich', {
    colours: { body: '#33302f #4a3f38', plume: '#f2ece0', skin: '#d9a58c' },
    parts: [
      'skin-1.2 lines 5 92 112 84 146 92 178',
      'skin-1.2 lines 4.4 92 178 106 180',
      'plume face M72 78C56 58 38 66 43 80C31 83 33 99 46 101C51 111 66 106 72 98Z',
      'plume-1.6 line 1.2 62 84 52 78 46 76',
      'plume-1.6 line 1.2 62 92 50 92 42 92',
      'skin line 8.6 132 98 146 78 144 50 149 22',
      'skin face oval 104 114 12 18 -8',
      'body ball M144 92C142 66 110 54 82 62C60 68 54 92 64 108C76 124 114 126 132 114C142 108 145 100 144 92Z',
      'body+1.4 face M120 80C98 66 68 76 60 96C72 112 100 112 114 100Z',
      { times: [4, -12, 1], parts: ['body-1 line 1.4 110 84 106 92 107 102'] },
      'plume face M88 108C76 104 62 100 57 91C51 106 66 118 88 114Z',
      'skin lines 5.6 106 124 116 150 108 180',
      'skin lines 4.6 108 180 124 182',
      'skin-1.6 oval 115 150 4 5',
      'skin face oval 153 18 12 8.6 -8',
      '#c9975a face M161 13L182 21C176 25 168 26 161 25Z',
      '#8a5f38 line 1.1 180 21.4 170 20.6 161 20.4',
      '#fffaf0 oval 154 15 4.2 4.2',
      '#1a1412 oval 154.8 15.2 2.9 2.9',
      '#ffffff oval 155.6 14.2 0.9 0.9',
      'body line 1.4 158.4 12.2 154 9.8 149.4 12.4',
    ],
  }),
];
