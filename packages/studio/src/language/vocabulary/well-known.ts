import { vocabulary } from './meaning.js';
import type { Meaning } from './meaning.js';

const person = (...attributes: string[]): Meaning => ({ things: [{ concept: 'person', attributes }] });
const thing = (concept: string, ...attributes: string[]): Meaning => ({ things: [{ concept, attributes }] });

/** People, creatures, pictures and places that are known by their names, and what one sees of them. */
export const wellKnown = vocabulary([
  ['cleopatra, nefertiti', person('queen', 'woman', 'pharaoh', 'black-hair')],
  ['tutankhamun, king tut, ramses', person('pharaoh', 'man')],
  ['marie curie, ada lovelace, jane goodall, rosalind franklin', person('scientist', 'woman')],
  ['nikola tesla, stephen hawking, galileo, galileo galilei, louis pasteur', person('scientist', 'man')],
  ['queen elizabeth, queen elizabeth ii, queen victoria, marie antoinette', person('queen', 'woman', 'crown')],
  ['king arthur, henry viii, king henry viii, king tutankhamun', person('king', 'man', 'crown')],
  ['joan of arc', person('knight', 'woman')],
  ['genghis khan, attila, alexander the great, julius caesar, augustus', person('warrior', 'man')],
  ['neil armstrong, buzz aldrin, yuri gagarin', person('astronaut', 'man')],
  [
    'van gogh, vincent van gogh, rembrandt, leonardo da vinci, picasso, pablo picasso, salvador dali',
    person('painter', 'man', 'beard'),
  ],
  ['frida kahlo', person('painter', 'woman', 'black-hair')],
  [
    'barack obama, nelson mandela, martin luther king, martin luther king jr',
    person('man', 'suit', 'dark-skin', 'black-hair'),
  ],
  [
    'john f kennedy, jfk, franklin roosevelt, theodore roosevelt, ronald reagan, donald trump, joe biden',
    person('man', 'suit'),
  ],
  ['elvis, elvis presley, michael jackson, freddie mercury, bob dylan', person('singer', 'man')],
  ['taylor swift, beyonce, lady gaga, marilyn monroe', person('singer', 'woman')],
  ['sherlock holmes', person('detective', 'man')],
  ['harry potter', person('wizard', 'boy', 'glasses')],
  ['robin hood, legolas', person('archer', 'man')],
  ['darth vader', person('knight', 'man', 'black-clothes')],
  ['luke skywalker, jedi, obi wan, jedi knight', person('monk', 'man')],
  ['superman, captain america, iron man, thor, wonder woman', person('superhero')],
  ['snow white, cinderella, rapunzel, elsa, sleeping beauty', person('princess', 'woman')],
  ['zeus, poseidon, odin', person('god', 'man', 'beard')],
  ['the grim reaper, grim reaper', thing('skeleton')],
  ['godzilla', thing('tyrannosaurus')],
  ['king kong', thing('gorilla')],
  ['r2 d2, r2d2, c 3po, c3po, bb 8, wall e, the terminator, terminator', thing('robot')],
  ['chewbacca, wookie, wookiee, bigfoot, sasquatch, yeti', thing('gorilla')],
  ['winnie the pooh, paddington, paddington bear', thing('teddy-bear')],
  ['bugs bunny, peter rabbit, the easter bunny', thing('rabbit')],
  ['donald duck, daffy duck', thing('duck')],
  ['garfield, hello kitty', thing('cat')],
  ['snoopy, scooby doo, toto', thing('dog')],
  ['nemo', thing('clownfish')],
  ['simba', thing('lion')],
  ['bambi', thing('deer')],
  ['moby dick', thing('whale')],
  ['michelangelos david, david by michelangelo, statue of david, venus de milo, the venus de milo', thing('statue')],
  ['the thinker, rodins thinker, the thinker by rodin', thing('statue', 'sitting', 'thinking')],
  [
    'american gothic',
    {
      things: [
        { concept: 'person', attributes: ['farmer', 'man', 'elderly'] },
        { concept: 'person', attributes: ['woman'] },
        { concept: 'house' },
      ],
      setting: 'farm',
      look: 'oil',
    },
  ],
  ['victoria falls, iguazu falls, angel falls, yosemite falls', { setting: 'waterfall' }],
  ['mount vesuvius, vesuvius, krakatoa, mount etna, mount st helens, mauna loa, mount doom', { setting: 'volcano' }],
  ['pompeii, ancient rome, roman forum, the forum, delphi', { setting: 'ruins' }],
  [
    'las vegas strip, the vegas strip, vegas, the strip in las vegas',
    { setting: 'street', time: 'night', features: ['neon'] },
  ],
  [
    'k2, denali, mont blanc, mount rainier, the eiger, the rockies, the andes, the himalayas',
    { setting: 'mountains', features: ['snow'] },
  ],
  ['the serengeti, serengeti, masai mara, the masai mara', { setting: 'savanna' }],
  ['the great barrier reef, great barrier reef', { setting: 'underwater' }],
  ['antarctica, the south pole, the north pole, north pole, south pole', { setting: 'arctic' }],
  ['hawaii, the maldives, maldives, bora bora, the bahamas, bahamas, bali, waikiki', { setting: 'beach' }],
  ['the everglades, everglades, the okavango delta', { setting: 'wetland' }],
  ['tuscany, the shire', { setting: 'hills' }],
]);
