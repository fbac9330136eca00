import { acts, isNatural } from '../../catalogue/acts.js';
import type { Part } from '../brief.js';
import { shapes } from '../../catalogue/shapes.js';
import { phrases, vocabulary } from './meaning.js';
import { pastOf, relationWords } from './relations.js';
import type { Meaning, Vocabulary } from './meaning.js';
import { singulars } from '../inflection.js';
import { drizzledWords } from './drizzled.js';

const plain =
  'crisp, vivid, glossy, old, ancient, young, new, modern, striped, spotted, fluffy, furry, hairy, shaggy, round, square, fat, thin, skinny, chubby, slim, wooden, stone, brick, metal, glass, golden, shiny, rusty, broken, ruined, crooked, wild, tame, angry, tired, sleepy, curious, proud, brave, cute, adorable, smiling, fast, slow, heavy, open, closed, lit, burning, melting, flying, sitting, standing, lying, bald, bearded, blonde, curly, long haired, red haired, dark haired, black haired, grey haired, white haired, brown haired, dark skinned, light skinned, pale, tanned, asian, african, european, indian, chinese, japanese, black skinned, pregnant, muscular, strong, weak, sick, injured, evil, friendly, hungry, thirsty, hot, cold, fresh, ripe, sliced, half, whole, raw, cooked, baked, sweet, juicy, spicy, steaming, vintage, retro, antique, futuristic, medieval, victorian, gothic, rustic, elegant, fancy, ornate, decorated, painted, knitted, crystal, paper, plastic, leather, floating, hanging, fallen, leafless, bare, leafy, flowering, dead, tropical, exotic, royal, toy, robotic, mechanical, steampunk, magic, mythical, legendary, baby, adult, transparent, glittering, sparkling, glowing, illuminated, luminous, checkered, plaid, patterned, wise, lazy, grumpy, surprised, scared, excited, worried, thoughtful, busy, lost, hidden, stray, wet, dry, muddy, dirty, mossy, overgrown, crumbling, weathered, tabby, siamese, persian, calico, spiky, pointed, curved, twisted, tangled, mighty, noble, graceful, swift, majestic, blind, giant breed, cool, famous, unknown, electric, solar, racing, sporty, classic, parked, speeding, crashed, sunken, docked, anchored, sinking, bustling, smart, fierce, roaring, cracked, sharp edged, decayed, tasty, delicious, french, italian, greek, american, german, british, dutch, mexican, russian, egyptian, roman, viking age, tiled, thatched, gilded, embroidered, woven, carved, succulent, brilliant, metallic, polished, folded, stacked, scattered, empty handed, winged, armored, armoured, hooded, masked, barefoot, naked mole, rough, coarse, bumpy, lumpy, jagged, serrated, textured, ribbed, prickly, thorny, sparkly, gleaming';

const meanings: readonly (readonly [list: string, meaning: Meaning])[] = [
  ...drizzledWords,
  ['old fashioned', { attribute: 'vintage' }],
  ['elderly, aged, senior', { attribute: 'elderly' }],
  ['man made, manmade, handmade, hand made, wrap around, wraparound', { attribute: 'plain' }],
  ['hollowed out', { attribute: 'carved' }],
  ['tie dye, tie dyed', { attribute: 'rainbow' }],
  ['rough hewn, roughly hewn, rough cut', { attribute: 'rough' }],
  ['neon lit', { attribute: 'glowing' }],
  ['coffee making, tea making', { attribute: 'plain' }],
  ['glass top, glass topped', { attribute: 'glass' }],
  ['marble top, marble topped', { attribute: 'marble' }],
  ['young, youthful', { attribute: 'young' }],
  ['chubby, plump, fat', { attribute: 'fat' }],
  ['dilapidated, ruined, crumbling, derelict, in ruins', { attribute: 'ruined' }],
  [
    'worn out, well worn, timeworn, time worn, worn wooden, worn leather, worn down, battered, scuffed, distressed, scratched, rundown, run down, beat up',
    { attribute: 'weathered' },
  ],
  ['dusty, dust covered, covered in dust, covered with dust', { attribute: 'dusty' }],
  ['torn, tattered, ripped, ragged, frayed, threadbare', { attribute: 'torn' }],
  ['flowering', { attribute: 'blossoming', season: 'spring' }],
  ['glowing, luminous, illuminated, lit up', { attribute: 'glowing' }],
  ['steaming, steaming hot, piping hot', { attribute: 'steaming' }],
  ['ice cold, freezing cold, stone cold, chilled', { attribute: 'cold' }],
  ['stripy, stripey', { attribute: 'striped' }],
  // said after their noun, as part of no compound: "a boat afloat", "a door ajar"
  ['adrift, afloat', { attribute: 'floating' }],
  ['ajar', { attribute: 'open' }],
  ['aglow, alight', { attribute: 'glowing' }],
  ['ablaze, aflame', { attribute: 'burning' }],
  ['askew, aslant, awry', { attribute: 'crooked' }],
  ['agape, aloft', { attribute: 'plain' }],
  ['dotted, polka dot, speckled, dappled', { attribute: 'spotted' }],
  ['red haired, redhead, red headed, ginger haired', { attribute: 'red-hair' }],
  ['blond haired, blonde haired, fair haired', { attribute: 'blonde' }],
  ['black haired, dark haired', { attribute: 'black-hair' }],
  ['grey haired, gray haired, white haired', { attribute: 'grey-hair' }],
  ['brown haired', { attribute: 'brown-hair' }],
  ['dark skinned, black skinned, african', { attribute: 'dark-skin' }],
  ['light skinned, pale skinned, fair skinned', { attribute: 'light-skin' }],
  ['long haired', { attribute: 'long-hair' }],
  ['bearded', { attribute: 'beard' }],
  ['tipped', { attribute: 'tipped' }],
  ['studded, spiked', { attribute: 'studded' }],
  ['horn rimmed, thick rimmed, thick framed, tortoiseshell rimmed', { attribute: 'horn-rimmed' }],
];

/** "a triangular sign" has the form; "a triangle" is one. */
const shapeAdjectives = Object.values(shapes)
  .flatMap((words) => phrases(words))
  .filter((word) => /(?:ed|al|ar|ic|oval|round|square|oblong|teardrop|crescent|boxy)$/.test(word));

/** Adjectives that painters may know; the rest is kept as said. */
export const qualityWords = vocabulary([
  ...shapeAdjectives.map((word): [string, Meaning] => [word, { attribute: word.replaceAll(' ', '-') }]),
  ...phrases(plain).map((word): [string, Meaning] => [word, { attribute: word.replaceAll(' ', '-') }]),
  ...meanings,
]);

/** Verbs: the attribute of whoever does it, and what it needs around it. */
export const actionWords = vocabulary([
  [
    'knocked over, tipped over, toppled, toppled over, overturned, fallen over, lying on its side, on its side, flipped over, upturned',
    { attribute: 'fallen' },
  ],
  [
    'with graffiti on it, with graffiti, covered in graffiti, covered with graffiti, graffiti covered, tagged with graffiti, full of graffiti',
    { attribute: 'graffiti' },
  ],
  [
    'seen from behind, viewed from behind, shown from behind, pictured from behind, photographed from behind, from the back, seen from the back, with his back to the camera, with her back to the camera, with their back to the camera, with their backs to the camera, with his back to us, with her back to us, with their backs to us, with his back turned, with her back turned, facing away from the camera, facing away from us, turned away from the camera',
    { attribute: 'from-behind' },
  ],
  ['tossed about, tossed around, thrown about, tossed by the waves, buffeted by waves', { attribute: 'tossed' }],
  [
    'with a smile, with a smiling face, with a smiley face, with a happy face, with a happy expression',
    { action: 'smiling' },
  ],
  ['with a frown, with a sad face, with a sad expression, frowning', { action: 'frowning' }],
  ['made of voxels, made out of voxels, built of voxels, made from voxels, made of blocks', { look: 'voxel' }],
  ['sunken, shipwrecked', { attribute: 'sunken', implies: 'underwater' }],
  [
    'sleeping, asleep, sleeps, napping, taking a nap, having a nap, dozing, snoring, resting, slumbering, snoozing, slept, napped, dozed',
    { action: 'sleeping' },
  ],
  ['sitting, sits, seated, sit, perched, perching, sat', { action: 'sitting' }],
  [
    'sitting cross legged, sits cross legged, seated cross legged, cross legged, sitting with crossed legs, sitting with legs crossed, sitting with her legs crossed, sitting with his legs crossed, sitting with their legs crossed, with her legs crossed, with his legs crossed, with their legs crossed, with legs crossed, with crossed legs, legs crossed',
    { action: 'cross-legged' },
  ],
  [
    'kneeling, kneels, kneel, knelt, kneeling down, kneels down, on one knee, on his knees, on her knees, on their knees, taking a knee, genuflecting',
    { action: 'kneeling' },
  ],
  [
    'on fire, in flames, up in flames, engulfed in flames, ablaze, aflame, set ablaze, set on fire, catching fire, bursting into flames, burning down',
    { attribute: 'burning' },
  ],
  ['crouching, crouches, crouched, crouching down, squatting, squats down, hunkering down', { action: 'crouching' }],
  [
    'hands in pockets, with hands in pockets, hands in his pockets, hands in her pockets, hands in their pockets, with his hands in his pockets, with her hands in her pockets, with their hands in their pockets, hands in the pockets, with hands in his pockets, with hands in her pockets, with hands in their pockets, hands in her coat pockets, hands in his coat pockets, with hands in her coat pockets, with hands in his coat pockets',
    { action: 'hands-in-pockets' },
  ],
  ['standing, stands, stand, waiting, posing, stood, waited', { action: 'standing' }],
  [
    'lying on his stomach, lying on her stomach, lying on their stomach, lying on his belly, lying on her belly, lying on his tummy, lying on her tummy, lies on his stomach, lies on her stomach, lies on his belly, lies on her belly, lying face down, lies face down, lying prone',
    { action: 'prone' },
  ],
  [
    'lying, lies, lying down, reclining, reclines, lounging, lounges, sunbathing, sprawled, sprawled out, sprawling, sprawls',
    { action: 'lying' },
  ],
  [
    'walking, walks, walk, walked, strolled, wandered, strolling, wandering, stroll, marching, crossing, taking a walk, going for a walk, taking a romantic walk, taking a romantic stroll, taking a stroll, enjoying a stroll, going for a stroll, out for a walk',
    { action: 'walking' },
  ],
  ['hiking, hikes, hiked, trekking, treks, trekked', { action: 'walking', attribute: 'hiking' }],
  [
    'running, runs, run, ran, galloped, jogged, jogging, racing, galloping, fleeing, gallops, charging, rushing',
    { action: 'running', brings: { concept: 'person', attributes: ['running'] } },
  ],
  [
    'sprinting, sprints, sprinted, dashing, in the midst of a sprint, in a sprint, mid sprint, in full sprint',
    { action: 'sprinting', brings: { concept: 'person', attributes: ['sprinting'] } },
  ],
  [
    'jumping, jumps, jumped, leaped, leapt, hopped, leaping, leaps, hopping, bouncing, jumping for joy, jumping in the air, jumps in the air, jumping into the air, jumps into the air, leaping in the air, leaping into the air, leaps into the air, jumping up in the air, jumping high in the air',
    { action: 'jumping' },
  ],
  [
    'flying, flies, flew, soars, soared, glided, soaring, gliding, hovering, in flight, fly, taking off, swooping, swoops, fly through the sky, fly through the air, fly in the sky, flying in the sky, flies in the sky, fly through, fly across',
    { action: 'flying' },
  ],
  [
    'breaching, breaches, breached, leaping out of the water, leaps out of the water, jumping out of the water, jumps out of the water, leaping out of it, jumping out of it, leaping from the water, jumping from the water, leaping out of the waves',
    { action: 'jumping', features: ['splash'] },
  ],
  [
    'breaching in the sea, breaching in the ocean, leaping out of the sea, leaping out of the ocean, jumping out of the sea, jumping out of the ocean, leaps out of the ocean, jumps out of the ocean',
    { action: 'jumping', features: ['splash'], implies: 'sea' },
  ],
  ['swimming, swims, swim, swam', { action: 'swimming' }],
  ['splashing, splashing around, splashes', { action: 'swimming', features: ['splash'] }],
  ['diving, dives, scuba diving, snorkeling, snorkelling', { action: 'swimming', implies: 'underwater' }],
  ['dancing, dances, dance, danced', { action: 'dancing', brings: { concept: 'person', attributes: ['dancing'] } }],
  ['singing, sings, sang', { action: 'singing' }],
  ['reading', { action: 'reading', brings: { concept: 'person', attributes: ['reading'] } }],
  ['working, typing, studying, writing, thinking', { action: 'working' }],
  [
    'cooking, baking',
    { action: 'cooking', brings: { concept: 'person', attributes: ['cooking'] }, implies: 'kitchen' },
  ],
  ['eating, feasting, grazing', { action: 'eating' }],
  ['drinking', { action: 'drinking' }],
  ['playing, plays, play', { action: 'playing' }],
  ['waving', { action: 'waving' }],
  [
    'meditating, doing yoga, yoga, praying, meditation',
    { action: 'sitting', brings: { concept: 'person', attributes: ['sitting'] }, mood: 'calm' },
  ],
  [
    'climbing, climbs',
    { action: 'climbing', brings: { concept: 'person', attributes: ['climbing'] }, implies: 'mountains' },
  ],
  ['fishing', { action: 'fishing', brings: { concept: 'person', attributes: ['fishing'] }, implies: 'lake' }],
  ['sailing, sails across, sail', { action: 'sailing', brings: { concept: 'sailboat' }, implies: 'sea' }],
  ['rowing', { action: 'rowing', brings: { concept: 'rowing-boat' }, implies: 'lake' }],
  [
    'surfing',
    { action: 'surfing', brings: { concept: 'person', attributes: ['surfing'] }, implies: 'sea', features: ['waves'] },
  ],
  [
    'sledding, sledging, tobogganing',
    {
      action: 'sledding',
      brings: { concept: 'person', attributes: ['child', 'sledding'] },
      implies: 'snow',
      season: 'winter',
      features: ['snow'],
    },
  ],
  [
    'skiing, snowboarding',
    {
      action: 'skiing',
      brings: { concept: 'person', attributes: ['skiing'] },
      implies: 'snow',
      season: 'winter',
      features: ['snow'],
    },
  ],
  ['ice skating, skating', { action: 'skating', brings: { concept: 'person', attributes: ['skating'] } }],
  ['cycling, biking', { action: 'cycling', brings: { concept: 'person', attributes: ['cycling'] }, implies: 'street' }],
  ['camping', { action: 'sitting', brings: { concept: 'tent' }, implies: 'forest' }],
  ['gardening, planting, watering', { action: 'working', implies: 'garden' }],
  ['falling, drifting', { action: 'falling' }],
  ['tumbling, tumbles, tumbling down, rolling down, rolling over, rolls down, toppling over', { action: 'tumbling' }],
  [
    'upside down, upside-down, turned upside down, flipped upside down, hanging upside down, wheels in the air, legs in the air, belly up',
    { attribute: 'upside-down' },
  ],
  ['spinning, spins, rotating, revolving, spinning in the air', { attribute: 'spinning' }],
  ['mid-flight, mid flight, in mid-flight, in mid flight', { action: 'flying' }],
  ['floating', { action: 'floating' }],
  [
    'standing on its hind legs, stands on its hind legs, on its hind legs, standing on hind legs, on hind legs, standing on two legs, on two legs, walking on two legs, walking upright, standing up on its hind legs',
    { action: 'hind-legs' },
  ],
  ['rearing, rearing up, rears up, rearing on its hind legs, rearing up on its hind legs', { action: 'rearing' }],
  ['standing upright, stands upright, stand upright', { action: 'hind-legs', attribute: 'upright' }],
  ['spraying water, squirting water, spraying itself', { action: 'spraying' }],
  [
    'howling, barking, roaring, meowing, crowing, mooing, bleating, neighing, whinnying, braying, oinking, bellowing, growling, snarling, yowling, baying, squawking, quacking, trumpeting',
    { action: 'howling' },
  ],
  ['chirping, tweeting, warbling, cawing, hooting, croaking', { action: 'howling' }],
  ['slithering, slithers, slithered, wriggling along', { action: 'slithering' }],
  ['hiding, sneaking, hunting, stalking', { action: 'crouching' }],
  ['parked', { action: 'driving' }],
  ['driving, speeding', { action: 'driving', brings: { concept: 'car' } }],
  ['smiling, laughing, grinning', { action: 'smiling' }],
  ['crying, weeping', { action: 'crying', mood: 'melancholy' }],
  ['hugging, embracing, cuddling, kissing', { action: 'hugging', mood: 'romantic' }],
  ['riding a wave, catching a wave, riding the waves, riding the wave, catching waves', { features: ['waves'] }],
  ['holding hands, hand in hand', { action: 'holding-hands', mood: 'romantic' }],
  ['talking, chatting, discussing, whispering', { action: 'talking' }],
  // told by the fire, and nobody haunts the place
  [
    ['telling', 'tell', 'tells', 'sharing', 'swapping', 'listening to']
      .flatMap((verb) => ['ghost', 'scary', 'spooky', 'campfire'].map((kind) => `${verb} ${kind} stories`))
      .join(', '),
    { action: 'talking', time: 'night' },
  ],
  ['fighting, battling, boxing', { action: 'fighting', mood: 'dramatic' }],
  ['rising, setting', { role: 'filler' }],
  // no strongbox
  [
    ['stay', 'staying', 'stays', 'keep', 'keeping', 'feel', 'feeling', 'be', 'is', 'was', 'were', 'are']
      .map((verb) => `${verb} safe`)
      .join(', '),
    { role: 'filler' },
  ],
  // how they stand, and no figure
  [
    ['', 'arranged ', 'placed ', 'laid out ', 'set ']
      .flatMap((put) => ['neat', 'perfect', 'wide', 'small', 'large'].map((kind) => `${put}in a ${kind} circle`))
      .join(', ')
      .concat(', arranged in a circle, placed in a circle, laid out in a circle, set in a circle'),
    { role: 'filler' },
  ],
  [
    'guarding, balancing, growing, bounded, shining, shone, shone down, shines down, lay, going, coming, passing, moving, arriving, leaving, looking, gazing, staring, travelling, traveling, having, doing, making, taking, visible, covered, surrounded, filled, overlooking, depicted, leading, featuring a, wrapped',
    { role: 'filler' },
  ],
]);

/** What people can be seen doing, and the place that it implies. */
export const actWords = vocabulary(
  // what animals do too says nothing of the place: a squirrel eats in the woods
  acts.map(({ act, words, at }) => [words, { action: act, ...(at && !isNatural(act) && { implies: at }) }] as const),
);

const determined = / (?:an?|the|his|her|their|its|some)(?= )/g;

/** The same without articles and in the singular: whatever is said of the noun, it is done to it. */
export const actFrames: Vocabulary = new Map(
  acts.flatMap(({ act, words, at }) => {
    const meaning: Meaning = { action: act, ...(at && !isNatural(act) && { implies: at }) };
    return phrases(words)
      .filter((phrase) => /^\w+ing \w/.test(phrase))
      .flatMap((phrase) => {
        const plain = phrase.replaceAll(determined, '');
        const space = plain.lastIndexOf(' ') + 1;
        return [plain.slice(space), ...singulars(plain.slice(space))].map(
          (noun) => [plain.slice(0, space) + noun, meaning] as const,
        );
      });
  }),
);

/** "stirred the soup": forms of the past that the relations know as well. */
export const actPasts = vocabulary(
  acts.flatMap(({ act, words, at }) => {
    const known = phrases(words)
      .flatMap(pastOf)
      .filter((past) => relationWords.has(past));
    return known.length === 0 ? [] : [[known.join(', '), { action: act, ...(at && { implies: at }) }] as const];
  }),
);

/** Adjectives that speak of a part: who is red haired has red hair. */
export const partsSaid: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['red-hair', { what: 'hair', colour: '#cf352e' }],
  ['black-hair', { what: 'hair', colour: '#24252b' }],
  ['grey-hair', { what: 'hair', colour: '#8a9097' }],
  ['brown-hair', { what: 'hair', colour: '#7d5234' }],
  ['long-hair', { what: 'hair', attributes: ['long'] }],
  ['short-hair', { what: 'hair', attributes: ['short'] }],
  ['curly-hair', { what: 'hair', attributes: ['curly'] }],
  ['dark-skin', { what: 'skin', attributes: ['dark'] }],
  ['light-skin', { what: 'skin', attributes: ['light'] }],
]);
