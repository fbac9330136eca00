import { planned } from '../parts/plan.js';

/** Those whose silhouette is a name. */
export const dinosaurs = [
  planned('pterodactyl', {
    colours: { body: '#8a7a6a #7a8a8a' },
    parts: [
      'body-1 face M90 46C70 20 40 6 0 10C16 20 20 28 22 38C36 36 40 42 44 50C58 46 66 52 70 60Z',
      'body-0.4 face M98 46C118 20 148 6 188 10C172 20 168 28 166 38C152 36 148 42 144 50C130 46 122 52 118 60Z',
      'body face M82 50C84 40 104 40 106 50C108 72 102 90 94 100C86 90 80 72 82 50Z',
      'body face M86 46C80 36 84 22 94 18L70 8C88 4 100 8 104 16L136 30L104 32C106 40 104 46 100 50Z',
      '#22251c oval 98 20 2 2',
      'body-2 line 1.4 106 26 120 28 134 30',
      'body-1.4 line 3 88 96 84 108',
      'body-1.4 line 3 98 96 102 108',
    ],
  }),
];
