import { likenesses } from '../record.js';

/** Things that are another one, with differences. */
export const likeThings = likenesses({
  'cutting-board': { like: 'plate', words: 'chopping board, cheese board, serving board', attributes: 'wooden' },
});
