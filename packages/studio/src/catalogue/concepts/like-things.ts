import { likenesses } from '../record.js';

/** Plants, vehicles and things that are another one, with differences. */
export const likeThings = likenesses({
  'apple-tree': { like: 'tree', attributes: 'apple', height: 5, homes: ['orchard'] },
  'cherry-tree': {
    like: 'tree',
    words: 'cherry blossom, cherry blossom tree, blossom tree, sakura tree',
    attributes: 'blossoming',
    height: 6,
  },
  maple: { like: 'tree', words: 'maple tree, autumn tree', attributes: 'maple' },
  'christmas-tree': { like: 'pine', words: 'xmas tree', attributes: 'christmas', height: 2.4, homes: ['room'] },
  'jack-o-lantern': {
    like: 'pumpkin',
    words: "halloween pumpkin, jack-o'-lantern, jack o lantern, carved pumpkin",
    attributes: 'carved glowing',
  },
  daisy: { like: 'flower', attributes: 'daisy', height: 0.3 },
  poppy: { like: 'flower', attributes: 'poppy' },
  'wedding-cake': { like: 'cake', colour: '#f6efe4', height: 0.6 },
  'chocolate-cake': { like: 'cake', colour: '#5b3a29' },
  taxi: { like: 'car', words: 'cab, taxi cab, taxicab, yellow cab', attributes: 'taxi', colour: '#f2c12e' },
  'vintage-car': { like: 'car', words: 'classic car, oldtimer, antique car, hot rod', attributes: 'vintage' },
  'school-bus': { like: 'bus', words: 'schoolbus', colour: '#f2c12e' },
  'pirate-ship': {
    like: 'sailboat',
    words: 'pirate boat, ghost ship',
    height: 24,
    colour: '#5a3d2b',
    parts: [
      { what: 'sails', colour: '#24252b' },
      { what: 'flag', colour: '#1c1c22' },
    ],
    homes: ['sea'],
  },
  'rubber-duck': { like: 'duck', colour: '#f2c12e', material: 'plastic', height: 0.1 },
  'rocking-chair': { like: 'chair', words: 'rocker', attributes: 'rocking', height: 1.1 },
  'electric-guitar': { like: 'guitar', attributes: 'electric' },
  ukulele: { like: 'guitar', words: 'mandolin', height: 0.55 },
  cello: { like: 'violin', height: 1.2 },
  'double-bass': { like: 'violin', words: 'contrabass', height: 1.8 },
  'wine-bottle': { like: 'bottle', words: 'bottle of wine', colour: '#2f4a34' },
  'beer-bottle': { like: 'bottle', words: 'bottle of beer', colour: '#7a4a22' },
  football: { like: 'ball', words: 'soccer ball', attributes: 'football' },
  teacup: { like: 'cup', words: 'tea, cup of tea', attributes: 'tea' },
  snowball: { like: 'ball', colour: '#f1f6fb', height: 0.1, homes: ['snow'] },
  'cutting-board': { like: 'plate', words: 'chopping board, cheese board, serving board', attributes: 'wooden' },
});
