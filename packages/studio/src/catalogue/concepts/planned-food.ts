import { painted } from '../record.js';

/** Food drawn from plans. */
export const plannedFood = painted('food', 'tabletop', {
  'hot-dog': { words: 'hotdog, frankfurter', height: 0.08 },
  sandwich: { words: 'toastie, blt, panini, club sandwich', height: 0.1 },
  doughnut: { words: 'donut, doughnut ring', height: 0.06 },
  carrot: { height: 0.14 },
  broccoli: { words: 'brussels sprout', height: 0.16 },
});
