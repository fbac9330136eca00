import { drawn } from '../record.js';

/** What is known of drawings of the vector sets, beyond their index. */
export const drawnAnimals = drawn({
  'baby-chick': { words: 'chicklet' },
  badger: { words: 'red panda, possum, opossum' },
  beaver: {
    words: 'marmot, groundhog, woodchuck, vole, lemming, prairie dog, ferret, weasel, stoat, mink, mongoose, gopher',
    affords: { face: [0.3, -0.84, 0.24] },
  },
  blowfish: { words: 'pufferfish, puffer fish' },
  cricket: { words: 'grasshopper, locust, katydid' },
  gorilla: { homes: ['jungle'], affords: { face: [0.2, -0.79, 0.22] } },
  'hairy-creature': { words: 'bigfoot, yeti' },
  hippopotamus: { words: 'hippo', traits: ['grey'], affords: { face: [0.42, -0.62, 0.33] } },
  mermaid: { homes: ['underwater'] },
  merman: { words: 'triton' },
  orca: { words: 'killer whale' },
  rattlesnake: { homes: ['desert'] },
  rhinoceros: { words: 'rhino', homes: ['savanna'], traits: ['grey'], affords: { face: [0.3, -0.62, 0.36] } },
  scarecrow: { homes: ['farm'], affords: { alive: true } },
  scorpion: { homes: ['desert'] },
  'sea-serpent': { words: 'leviathan, sea monster, loch ness monster, nessie' },
  seahorse: { homes: ['underwater'] },
  seal: { words: 'manatee, walrus, sea lion, sea otter, dugong, elephant seal', traits: ['grey'] },
  skeleton: { affords: { alive: true } },
  spider: { words: 'tarantula, black widow' },
  squid: { homes: ['underwater'] },
  tortoise: { affords: { face: [1.01, -0.49, 0.22], head: [0.41, 0.56] } },
  troll: {
    words: 'minotaur beast, ogre, goblin, orc, cyclops, giant man',
    standsFor: ['monster', 'mythical being', 'imaginary being'],
  },
  'two-hump-camel': { words: 'bactrian camel', keepsAway: ['cactus'] },
  rat: { traits: ['grey'] },
  llama: { traits: ['led', 'tended'] },
  beetle: { standsFor: ['insect'] },
  otter: { standsFor: ['mammal'] },
});
