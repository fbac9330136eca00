import { drawn } from '../record.js';

/** What is known of drawings of the vector sets, beyond their index. */
export const drawnAnimals = drawn({
  'baby-chick': { words: 'chicklet' },
  badger: { words: 'red panda, possum, opossum' },
  beaver: {
    words:
      'marmot, groundhog, woodchuck, vole, lemming, meerkat, prairie dog, ferret, weasel, stoat, mink, mongoose, gopher',
  },
  blowfish: { words: 'pufferfish, puffer fish' },
  cricket: { words: 'grasshopper, locust, katydid' },
  crocodile: { affords: { head: [0.36, 0.85] } },
  gorilla: { homes: ['jungle'] },
  'hairy-creature': { words: 'bigfoot, yeti' },
  hippopotamus: { words: 'hippo', traits: ['grey'] },
  mermaid: { homes: ['underwater'] },
  merman: { words: 'triton' },
  orca: { words: 'killer whale' },
  rattlesnake: { homes: ['desert'] },
  rhinoceros: { words: 'rhino', homes: ['savanna'], traits: ['grey'] },
  scarecrow: { homes: ['farm'], affords: { alive: true } },
  scorpion: { homes: ['desert'] },
  'sea-serpent': { words: 'leviathan, sea monster, loch ness monster, nessie' },
  seahorse: { homes: ['underwater'] },
  seal: { words: 'manatee, walrus, sea lion, sea otter, dugong, elephant seal', traits: ['grey'] },
  skeleton: { affords: { alive: true } },
  spider: { words: 'tarantula, black widow' },
  squid: { homes: ['underwater'] },
  tortoise: { affords: { head: [0.41, 0.56] } },
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
