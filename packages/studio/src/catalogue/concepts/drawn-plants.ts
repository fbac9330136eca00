import { drawn } from '../record.js';

/** What is known of drawings of the vector sets, beyond their index. */
export const drawnPlants = drawn({
  coral: { homes: ['underwater'] },
  'deciduous-tree': { affords: { shelter: true } },
  'evergreen-tree': { words: 'conifer tree', affords: { shelter: true } },
  iceberg: { homes: ['sea'] },
  'palm-tree': { affords: { shelter: true } },
  'pine-decoration': { words: 'kadomatsu' },
  'white-flower': { traits: ['flower'] },
  flowers: { traits: ['flower', 'bunch'] },
  'lotus-flower': { traits: ['flower'] },
  'poppy-flower': { traits: ['flower'] },
  'tulip-blossom': { traits: ['flower'] },
  'dandelion-flower': { traits: ['flower'] },
  'grave-flowers': { traits: ['bunch'] },
});
