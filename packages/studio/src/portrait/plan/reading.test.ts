import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../../paint/drawables.js';
import { understand } from '../../understanding.js';
import { readPortrait, type PortraitReading } from './reading.js';

const read = (prompt: string): Promise<PortraitReading> =>
  readPortrait(prompt, undefined, { understand, kindOf: (concept) => findDrawable(concept)?.kind });

/** Every coloured thing that is worn, the ground or place behind, the role and the look, in one line each. */
function summary({ role, look, worn, background, set, place }: PortraitReading) {
  const things = place?.subjects.map(({ concept }) => concept) ?? [];
  const behind = background
    ? `plain ${background.colour ?? ''}`
    : set
      ? `set ${set}`
      : place
        ? [place.setting, place.time, place.weather === 'clear' ? undefined : place.weather, ...things]
            .filter(Boolean)
            .join(' ')
        : '';
  return {
    role: role ?? '',
    look: look ?? '',
    worn: worn.map(({ what, colour }) => (colour ? `${what} ${colour}` : what)).join(', '),
    behind: behind.trim(),
  };
}

const [RED, NAVY, GREY, WHITE, BLACK, BLUE, GREEN, DARK_GREEN, PURPLE, PINK, YELLOW, GOLD, TEAL, BEIGE] = [
  '#cf352e',
  '#1e3160',
  '#8a9097',
  '#f4f3ee',
  '#24252b',
  '#2f6fc0',
  '#4c9a45',
  '#2c5c3a',
  '#7c4aa5',
  '#ee8fb4',
  '#f2c12e',
  '#d9a02b',
  '#1f8a8c',
  '#e6d5b2',
];

type Expected = Partial<ReturnType<typeof summary>>;
/** Prompts as people write them; what is not listed must be empty. */
const cases: readonly (readonly [prompt: string, expected: Expected])[] = [
  // nothing but a person
  ['a portrait', {}],
  ['portrait of a woman, smiling', {}],
  ['me', {}],
  ['nice profile picture', {}],
  // looks as people name them
  ['anime', { look: 'anime' }],
  ['turn me into an anime character', { look: 'anime' }],
  ['studio ghibli style', { look: 'anime' }],
  ['pixar style 3d', { look: 'cartoon-3d' }],
  ['disney character', { look: 'cartoon-3d' }],
  ['3d avatar', { look: 'cartoon-3d' }],
  ['cartoon', { look: 'comic' }],
  ['comic book style', { look: 'comic' }],
  ['pencil sketch', { look: 'pencil' }],
  ['charcoal drawing of me', { look: 'pencil' }],
  ['oil painting', { look: 'oil' }],
  ['painting in the style of van gogh', { look: 'oil' }],
  ['watercolor portrait', { look: 'watercolour' }],
  ['pop art like andy warhol', { look: 'pop-art' }],
  ['8-bit pixel art', { look: 'pixel-art' }],
  ['low poly', { look: 'low-poly' }],
  ['flat vector illustration', { look: 'flat-vector' }],
  ['black and white photo, dramatic lighting', { look: 'vintage' }],
  ['photorealistic, 85mm, bokeh', { look: 'studio' }],
  ['anime digital art, highly detailed, realistic', { look: 'anime' }],
  ['not a cartoon, just a photo', { look: 'studio' }],
  // the office
  [
    'professional linkedin headshot, grey background, navy suit, soft light',
    { look: 'studio', role: 'business', worn: `suit ${NAVY}`, behind: `plain ${GREY}` },
  ],
  ['professional headshot', { look: 'studio', role: 'business', worn: 'suit', behind: 'plain #aeb4ba' }],
  ['passport photo', { look: 'studio', behind: 'plain #e9eaea' }],
  [
    'business portrait in a charcoal grey blazer',
    { role: 'business', worn: 'blazer #4a4f57', behind: 'plain #aeb4ba' },
  ],
  ['headshot in business casual, grey background', { look: 'studio', worn: 'shirt', behind: `plain ${GREY}` }],
  ['as a lawyer', { role: 'business', worn: 'suit', behind: 'office' }],
  ['business', { role: 'business', worn: 'suit', behind: 'office' }],
  ['as a police', { role: 'police', worn: 'uniform #22304f, peaked-cap #22304f', behind: 'street' }],
  ['as a noble, oil painting', { look: 'oil', role: 'noble', worn: 'ruff', behind: 'set throne-room' }],
  // clothes and their colours
  ['wearing a red hoodie, sunset behind', { worn: `hoodie ${RED}`, behind: 'dusk' }],
  ['in a black turtleneck, plain white background', { worn: `turtleneck ${BLACK}`, behind: `plain ${WHITE}` }],
  ['photo of me in a white t-shirt on the beach', { look: 'studio', worn: `t-shirt ${WHITE}`, behind: 'beach' }],
  [
    'a portrait in a dark green suit with glasses, in the city',
    { worn: `suit ${DARK_GREEN}, glasses`, behind: 'city' },
  ],
  ['wearing a blue denim jacket and sunglasses', { worn: `denim-jacket ${BLUE}, sunglasses` }],
  ['woman in a red dress', { worn: `dress ${RED}` }],
  ['black leather jacket, neon green background', { worn: `leather-jacket ${BLACK}`, behind: `plain ${GREEN}` }],
  ['yellow raincoat in the rain', { worn: `raincoat ${YELLOW}`, behind: 'rain' }],
  ['with a golden crown and a purple robe', { worn: `crown ${GOLD}, robe ${PURPLE}` }],
  ['tuxedo with a red bow tie', { worn: `tuxedo, bow-tie ${RED}` }],
  ['with headphones and a pink beanie', { worn: `headphones, beanie ${PINK}` }],
  ['in a beige trench coat, paris street', { worn: `trench-coat ${BEIGE}`, behind: 'street' }],
  // backgrounds
  ['solid teal background', { behind: `plain ${TEAL}` }],
  ['on a plain background', { behind: 'plain' }],
  ['against a dark backdrop', { behind: 'plain #2a2b31' }],
  ['blurred office background', { look: 'studio', behind: 'office' }],
  ['with mountains in the background', { behind: 'mountains' }],
  ['in a library', { behind: 'library' }],
  ['at the beach at sunset', { behind: 'beach dusk' }],
  ['in a hospital', { behind: 'set clinic' }],
  // roles, with their clothes and places
  ['as a doctor', { role: 'doctor', worn: 'lab-coat', behind: 'set clinic' }],
  ['as a nurse in green scrubs', { role: 'nurse', worn: `scrubs ${GREEN}`, behind: 'set clinic' }],
  ['scientist', { role: 'scientist', worn: 'lab-coat, glasses', behind: 'set laboratory' }],
  ['chef in a restaurant kitchen', { role: 'chef', worn: 'chef-jacket, chef-hat', behind: 'kitchen' }],
  ['as a pirate captain', { role: 'pirate', worn: 'pirate-coat #5b1f26, pirate-hat #26222a', behind: 'set ship-deck' }],
  ['as a pirate', { role: 'pirate', worn: 'pirate-coat #5b1f26, pirate-hat #26222a', behind: 'set ship-deck' }],
  ['knight in shining armor', { role: 'knight', worn: 'armour', behind: 'hills castle' }],
  ['as an astronaut on the moon, oil painting', { role: 'astronaut', look: 'oil', worn: 'astronaut', behind: 'moon' }],
  ['astronaut', { role: 'astronaut', worn: 'astronaut', behind: 'space' }],
  ['me as a viking in a snowy forest', { role: 'viking', worn: 'fur-cloak, horned-helmet', behind: 'forest' }],
  ['wizard in a red robe without a hat', { role: 'wizard', worn: `robe ${RED}`, behind: 'library night' }],
  [
    'a queen, watercolour',
    { role: 'queen', look: 'watercolour', worn: 'mantle #7a1f4a, crown', behind: 'set throne-room' },
  ],
  [
    'detective in a fedora, film noir',
    { role: 'detective', look: 'vintage', worn: 'fedora, coat #8a7452', behind: 'street night rain' },
  ],
  [
    'rock star on stage with sunglasses',
    { role: 'rock-star', worn: 'sunglasses, leather-jacket #1f1e24', behind: 'stage' },
  ],
  [
    'cowboy, wild west',
    { role: 'cowboy', worn: 'shirt #8f4433, cowboy-hat #7a5638, scarf #b5432f', behind: 'western-town' },
  ],
  ['teacher in front of a blackboard', { role: 'teacher', worn: 'blazer #6f5a48, glasses', behind: 'set classroom' }],
  ['comic book superhero', { role: 'superhero', look: 'comic', worn: 'hero-suit #2b4f9a', behind: 'city' }],
  ['santa claus', { role: 'santa', worn: 'santa-coat #a81f2a, santa-hat', behind: 'snow' }],
  ['samurai, cherry blossoms, ink drawing', { role: 'samurai', look: 'ink', worn: 'kimono #2b2f45', behind: 'garden' }],
];

/** Written before the reading was, and judged at the end: 27 of these 30 were right then, and are held here. */
const heldOut: readonly (readonly [prompt: string, expected: Expected])[] = [
  [
    'corporate headshot, charcoal suit, white background',
    { look: 'studio', role: 'business', worn: 'suit #4a4f57', behind: `plain ${WHITE}` },
  ],
  ['me as a medieval knight in front of a castle', { role: 'knight', worn: 'armour', behind: 'castle' }],
  ['turn me into an anime girl with cat ears', { look: 'anime', worn: 'animal-ears' }],
  ['pixar style 3d character, smiling, blue background', { look: 'cartoon-3d', behind: `plain ${BLUE}` }],
  [
    'a watercolor portrait of me in a yellow raincoat, rainy street',
    { look: 'watercolour', worn: `raincoat ${YELLOW}`, behind: 'street rain' },
  ],
  ['as a fighter pilot in the cockpit', { role: 'pilot', worn: 'uniform #1f2740, peaked-cap #1f2740', behind: 'sky' }],
  ['firefighter with helmet, smoke behind', { role: 'firefighter', worn: 'helmet, uniform #b98a3a', behind: 'street' }],
  [
    'wearing sunglasses and a black leather jacket on a motorcycle at night',
    { worn: `sunglasses, leather-jacket ${BLACK}`, behind: 'night motorcycle' },
  ],
  [
    'oil portrait of a 17th century nobleman with a ruff collar',
    { look: 'oil', role: 'noble', worn: 'ruff', behind: 'set throne-room' },
  ],
  ['profile picture for github, hoodie, laptop glow, dark background', { worn: 'hoodie', behind: 'plain #2a2b31' }],
  [
    'santa claus in front of a christmas tree',
    { role: 'santa', worn: 'santa-coat #a81f2a, santa-hat', behind: 'pine' },
  ],
  ['studio ghibli style, in a meadow with flowers', { look: 'anime', behind: 'field flower' }],
  ['vintage 1920s mugshot', { look: 'vintage', behind: 'plain #e9eaea' }],
  [
    'passport photo, white background, light blue shirt',
    { look: 'studio', worn: 'shirt #86bbe6', behind: `plain ${WHITE}` },
  ],
  [
    'queen on a throne with a golden crown and purple robe',
    { role: 'queen', worn: `crown ${GOLD}, robe ${PURPLE}`, behind: 'set throne-room' },
  ],
  [
    'graffiti artist, pink beanie, brick wall',
    { role: 'artist', worn: `beanie ${PINK}, shirt #e4dccb, apron #5f6f80`, behind: 'wall' },
  ],
  ['lego minifigure style me', { look: 'cartoon-3d' }],
  ['black and white photography, dramatic lighting, turtleneck', { look: 'vintage', worn: 'turtleneck' }],
  ['as a scuba diver among coral', { role: 'diver', worn: 't-shirt #20333f', behind: 'underwater' }],
  [
    'cyberpunk hacker with glowing visor, neon city',
    { look: 'neon', role: 'hacker', worn: 'visor, hoodie #26262c', behind: 'city night' },
  ],
  ['as barbie, pink dress, pink background', { worn: `dress ${PINK}`, behind: `plain ${PINK}` }],
  ['pencil sketch of me wearing a beret in paris', { look: 'pencil', worn: 'beret', behind: 'city' }],
  ['nurse in blue scrubs at a hospital', { role: 'nurse', worn: `scrubs ${BLUE}`, behind: 'set clinic' }],
  ['ninja in black, full moon', { role: 'ninja', worn: `kimono ${BLACK}`, behind: 'village night' }],
  [
    'comic book superhero with a red cape',
    { look: 'comic', role: 'superhero', worn: `cape ${RED}, hero-suit #2b4f9a`, behind: 'city' },
  ],
  ['minecraft avatar', { look: 'pixel-art' }],
  ['elegant woman in an emerald green evening gown at the opera', { worn: 'gown #26805b', behind: 'stage' }],
  ['greek god with laurel wreath, marble columns', { role: 'god', worn: 'wreath, robe #f2efe8', behind: 'sky' }],
  ['football player in a blue jersey in a stadium', { role: 'athlete', worn: `jersey ${BLUE}`, behind: 'stadium' }],
  ['grandma knitting, cosy red sweater, fireplace', { worn: `sweater ${RED}`, behind: 'room' }],
];

test(`${cases.length} prompts as people write them, and ${heldOut.length} held out: role, clothes with colours, background, look`, async () => {
  const wrong: string[] = [];
  for (const [prompt, expected] of [...cases, ...heldOut]) {
    const found = summary(await read(prompt));
    const wanted = { role: '', look: '', worn: '', behind: '', ...expected };
    for (const key of ['role', 'look', 'worn', 'behind'] as const)
      if (found[key] !== wanted[key]) wrong.push(`${prompt}: ${key} is "${found[key]}", not "${wanted[key]}"`);
  }
  assert.deepEqual(wrong, []);
});

test('the words of a look are understood, also those that only portraits know', async () => {
  const { look, role, notes } = await read('linkedin');
  assert.deepEqual([look, role, notes.ignored], ['studio', 'business', []]);
  assert.ok(notes.understood.some(({ words, as }) => words === 'linkedin' && as === 'look studio'));
});

test('hostile and empty prompts read as nothing', async () => {
  for (const prompt of [
    '',
    ',,,',
    'background',
    'background background background',
    '__proto__ constructor toString background',
  ])
    assert.deepEqual(summary(await read(prompt)).worn, '', prompt);
});
