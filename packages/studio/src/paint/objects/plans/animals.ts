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
      // the bill comes out from under the feathers of the head
      '#c9975a face M150 15C160 10 172 13 181 20.6C174 24 165 26 150 25Z',
      '#8a5f38 line 0.9 180 20.8 173 21.4 166 20.6',
      '#8a5f38 oval 172 17 1.4 0.7 16',
      'skin face oval 153 18 12 8.6 -8',
      '#fffaf0 oval 154 15 4.2 4.2',
      '#1a1412 oval 154.8 15.2 2.9 2.9',
      '#ffffff oval 155.6 14.2 0.9 0.9',
      'body line 0.9 158 11.8 154 10.2 150 12.2',
    ],
  }),
  planned('worm', {
    colours: { body: '#d98a86 #c97a72' },
    parts: [
      'body roll M2 78C-4 62 12 52 26 60C40 68 46 74 58 66C72 56 60 34 70 18C78 4 98 2 104 16C108 28 96 36 90 28C84 26 82 34 84 46C88 70 74 92 52 90C32 88 28 76 18 78C12 84 6 86 2 78Z',
      { times: [5, 9, 2.4], parts: ['body-1.4/0.7 line 1.6 18 62 20 70 18 78'] },
      'body-1.4/0.7 line 1.6 66 44 76 46 84 44',
      'body-1.4/0.7 line 1.6 68 30 76 32 83 34',
      '#2a1d1c oval 95 16 2.6 3.2',
      '#ffffff oval 96 15 0.9 1',
      'body-2.4 stroke 1.4 M94 26C98 28 101 26 102 23',
    ],
  }),
];
