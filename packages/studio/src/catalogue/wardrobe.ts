/** Where on a body something is worn. */
export type Spot =
  | 'body'
  | 'head'
  | 'eyes'
  | 'eye'
  | 'face'
  | 'neck'
  | 'ears'
  | 'back'
  | 'legs'
  | 'feet'
  | 'hands'
  | 'front';

/** Something that can be worn: by the figures of a scene, by animals, and by the person of a portrait. */
export interface Garment {
  readonly what: string;
  readonly spot: Spot;
  readonly words: string;
}

/** Last, the drawing of it by itself where that has another name. */
const rows: readonly (readonly [what: string, spot: Spot, words: string, drawnAs?: string])[] = [
  ['hat', 'head', 'hat, sun hat, straw hat, wide brimmed hat, wide brimmed straw hat, floppy hat'],
  ['top-hat', 'head', 'top hat, tophat'],
  ['fedora', 'head', 'fedora, fedora hat, trilby, bowler hat'],
  ['cap', 'head', 'cap, baseball cap', 'billed-cap'],
  [
    'peaked-cap',
    'head',
    'peaked cap, conductor hat, conductors hat, train conductor hat, train conductors hat, captain hat, captains hat, police cap, officer cap, sailor hat, sailor cap',
    'billed-cap',
  ],
  [
    'beanie',
    'head',
    'beanie, wool hat, woolly hat, woollen hat, woolen hat, wool cap, knit hat, knitted hat, knit cap, knitted cap, knitted beanie, winter hat, bobble hat',
    'winter-hat',
  ],
  ['party-hat', 'head', 'party hat, birthday hat'],
  ['wizard-hat', 'head', 'witch hat, wizard hat, pointed hat, pointy hat'],
  ['santa-hat', 'head', 'santa hat, christmas hat'],
  ['cowboy-hat', 'head', 'cowboy hat, stetson', 'western-hat'],
  ['pirate-hat', 'head', 'pirate hat, tricorn, tricorne, tricorn hat'],
  ['chef-hat', 'head', 'chef hat, chefs hat, toque'],
  ['crown', 'head', 'crown, tiara'],
  ['astronaut-helmet', 'head', 'astronaut helmet, astronauts helmet, space helmet, space suit helmet', 'helmet'],
  ['hard-hat', 'head', 'hard hat, hardhat, construction helmet, safety helmet', 'helmet'],
  ['helmet', 'head', 'helmet'],
  ['horned-helmet', 'head', 'horned helmet, viking helmet'],
  ['graduation-cap', 'head', 'graduation cap, graduation hat, mortarboard, academic cap'],
  ['sombrero', 'head', 'sombrero, mexican hat', 'western-hat'],
  ['beret', 'head', 'beret', 'hat'],
  ['wreath', 'head', 'flower crown, floral crown, laurel wreath, laurel crown, flower wreath, flowers in hair'],
  ['halo', 'head', 'halo'],
  ['animal-ears', 'head', 'cat ears, bunny ears, rabbit ears, fox ears, wolf ears, animal ears'],
  ['turban', 'head', 'turban'],
  ['headscarf', 'head', 'hijab, headscarf'],
  ['veil', 'head', 'veil'],
  ['glasses', 'eyes', 'glasses, spectacles, eyeglasses, reading glasses'],
  [
    'sunglasses',
    'eyes',
    'sunglasses, shades, aviator sunglasses, aviators, goggles, aviator goggles, flight goggles, ski goggles, safety goggles, steampunk goggles',
  ],
  ['visor', 'eyes', 'visor, vr headset, vr goggles, vr glasses'],
  ['monocle', 'eye', 'monocle'],
  ['eye-patch', 'eyes', 'eye patch, eyepatch'],
  ['mask', 'face', 'mask'],
  ['scarf', 'neck', 'scarf, shawl, bandana, neckerchief, bandanna'],
  ['tie', 'neck', 'tie, necktie', 'necktie'],
  ['bow-tie', 'neck', 'bow tie, bowtie'],
  ['bow', 'neck', 'bow, ribbon'],
  ['collar', 'neck', 'collar'],
  ['necklace', 'neck', 'necklace, gold necklace, beaded necklace, pendant necklace, jewelry, jewellery'],
  [
    'pearls',
    'neck',
    'pearl necklace, pearl bead necklace, pearl beads, string of pearls, strand of pearls, bead necklace',
    'necklace',
  ],
  ['earrings', 'ears', 'earring, earrings, pearl earring, pearl earrings, hoop earrings'],
  ['headphones', 'ears', 'headphones, headset'],
  ['raincoat', 'body', 'raincoat, rain coat'],
  ['lab-coat', 'body', 'lab coat, laboratory coat, doctor coat, doctors coat'],
  ['trench-coat', 'body', 'trench coat, trenchcoat, raglan coat'],
  ['coat', 'body', 'coat, overcoat, long coat, parka, winter coat, fur coat'],
  ['leather-jacket', 'body', 'leather jacket, biker jacket, motorcycle jacket'],
  ['hoodie', 'body', 'hoodie, sweatshirt, hooded sweatshirt'],
  ['denim-jacket', 'body', 'denim jacket, jean jacket'],
  ['jacket', 'body', 'jacket, bomber jacket, puffer jacket, ski jacket, ski gear, ski suit, outfit, attire, costume'],
  ['turtleneck', 'body', 'turtleneck, turtle neck, turtleneck sweater, roll neck, polo neck'],
  ['sweater', 'body', 'sweater, jumper, pullover, cardigan, wool sweater, knitted sweater'],
  [
    'tuxedo',
    'body',
    'tuxedo, dinner jacket, black tie suit, tailcoat, white tie and tails, coat and tails, morning coat',
  ],
  ['blazer', 'body', 'blazer, sport coat'],
  [
    'suit',
    'body',
    'suit, business suit, three piece suit, pinstripe suit, suit and tie, business attire, formal clothes, formal attire, formal wear, formal suit, formal outfit',
  ],
  ['dress', 'body', 'dress, summer dress'],
  ['tutu', 'body', 'tutu, ballet tutu, ballet dress'],
  ['gi', 'body', 'karate gi, judo gi, karate uniform, judogi, karategi, karate suit'],
  [
    'sportswear',
    'body',
    'sportswear, gym clothes, jogging clothes, running clothes, tracksuit, track suit, workout clothes, running gear',
  ],
  ['gown', 'body', 'gown, evening dress, evening gown, wedding dress, ball gown, ballgown, long dress, flowing gown'],
  ['t-shirt', 'body', 't shirt, tshirt, tee, tank top'],
  [
    'jersey',
    'body',
    'jersey, football jersey, soccer jersey, sports jersey, basketball jersey, baseball uniform, softball uniform, football uniform, soccer uniform, basketball uniform, sports uniform, team uniform',
  ],
  ['hawaiian-shirt', 'body', 'hawaiian shirt, aloha shirt, hawaii shirt', 'shirt'],
  ['shirt', 'body', 'shirt, blouse, polo shirt, dress shirt, flannel shirt, button up shirt'],
  ['scrubs', 'body', 'scrubs, medical scrubs, surgical scrubs'],
  ['kimono', 'body', 'kimono, yukata'],
  ['robe', 'body', 'robe, robes'],
  ['mantle', 'body', 'royal mantle, royal robe, royal robes, ermine mantle'],
  ['ruff', 'body', 'ruff, ruff collar, lace ruff'],
  ['chef-jacket', 'body', 'chef jacket, chefs jacket, chef coat, chef uniform, chef whites'],
  ['armour', 'body', 'armour, armor, suit of armor, suit of armour, plate armor, plate armour'],
  ['uniform', 'body', 'uniform, military uniform'],
  ['overalls', 'body', 'overalls, dungarees'],
  ['vest', 'body', 'vest, waistcoat'],
  ['poncho', 'body', 'poncho'],
  ['pyjamas', 'body', 'pyjamas, pajamas'],
  ['swimsuit', 'body', 'swimsuit, bikini, bathing suit, swimming trunks'],
  // whoever wears a spacesuit is dressed as an astronaut from head to foot
  ['astronaut', 'body', 'spacesuit, space suit, astronaut suit, astronaut costume, astronaut outfit'],
  ['cape', 'back', 'cape, cloak', 'spread-cape'],
  ['backpack', 'back', 'backpack, rucksack'],
  ['apron', 'front', 'apron'],
  ['skirt', 'legs', 'skirt'],
  ['kilt', 'legs', 'kilt, tartan kilt, scottish kilt', 'skirt'],
  ['trousers', 'legs', 'trousers, pants, jeans, leggings, slacks, chinos, sweatpants'],
  ['shorts', 'legs', 'shorts, swim shorts, board shorts, swim trunks'],
  ['boots', 'feet', 'boots, rain boots, wellington boots, cowboy boots, hiking boots'],
  ['sneakers', 'feet', 'sneakers'],
  ['gloves', 'hands', 'gloves, mittens'],
];

/** Everything that can be worn, in one table: its words, and where it goes. */
export const wardrobe: readonly Garment[] = rows.map(([what, spot, words]) => ({ what, spot, words }));

const spots: ReadonlyMap<string, Spot> = new Map(wardrobe.map(({ what, spot }) => [what, spot]));

const drawings = new Map(rows.map(([what, , , drawing = what]) => [what, drawing]));

/** The drawing of a garment that nobody's painter puts on: a toaster in a cap. */
export const drawnAs = (what: string): string => drawings.get(what) ?? what;

export const spotOf = (what: string): Spot | undefined => spots.get(what);

/** What is worn there. */
export const wornAt = (...where: readonly Spot[]): readonly string[] =>
  wardrobe.filter(({ spot }) => where.includes(spot)).map(({ what }) => what);

/** Worn, but too small to give a person their colour. */
export const isAccessory = (what: string): boolean => {
  const spot = spots.get(what);
  return spot !== undefined && spot !== 'body' && spot !== 'legs' && what !== 'cape';
};

const byWord = new Map(wardrobe.flatMap(({ what, words }) => words.split(', ').map((word) => [word, what] as const)));

/** Worn, where somebody is there, and otherwise things of their own. */
const footwear = new Set('socks stockings shoes sandals slippers leggings heels loafers'.split(' '));

/** What somebody wears whose clothes are called so: "blue jeans" are jeans. */
export function garmentOf(words: string): string | undefined {
  const last = words.slice(words.lastIndexOf(' ') + 1);
  const parts = words.split(' ');
  // a studded leather jacket is a leather jacket
  const known = parts.map((_, from) => byWord.get(parts.slice(from).join(' '))).find((what) => what !== undefined);
  return known ?? (footwear.has(last) ? last : undefined);
}
