import { planned } from '../parts/plan.js';

/** A chair of one piece of plastic, as it stands in gardens: a slotted back, arms, legs that are channels. */
export const mouldedChair = planned('chair', {
  colours: { body: '#2f8fd8 #e0473f #3fae5a #f2b81e' },
  mirrors: false,
  parts: [
    { mirror: 40, parts: ['body-2.4 poly 17 64 24 64 22 96 18 96'] },
    'body face M18 54L13 10C12 1 22 -2 40 -2C58 -2 68 1 67 10L62 54Z',
    { times: [5, 8.4, 0], parts: ['body-3.4/0.85 box 21.6 10 3.4 34 1.7'] },
    'body+2.4/0.8 stroke 2 M16 12C16 4 26 1 40 1C54 1 62 4 64 9',
    'body+0.6 face M10 55C11 50 16 48 22 48H58C64 48 69 50 70 55L75 64H5Z',
    'body-1.2 lying M4 63H76V70C60 66 20 66 4 70Z',
    {
      mirror: 40,
      parts: [
        'body lying M3 30C8 26 14 26 17 28L18 35C14 33 10 33 8 36L10 62L4 66Z',
        'body+2/0.7 stroke 1.4 M5 31C9 28 13 28 16 30',
        'body roll M4 66L13 65L11 104H3Z',
        'body-2/0.7 lines 1.2 8.6 68 7.4 103',
      ],
    },
    'body+3/0.7 oval 30 53 12 2 -4',
  ],
});
