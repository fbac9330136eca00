import { hex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { DrawableKind } from '../drawable.js';

/** Colours for drawings that come in one colour only, by what the name says they are made of. */
const table: readonly (readonly [colour: string, names: string])[] = [
  ['#f4f2ec', 'dove swan goose stork'],
  [
    '#8a5f3d',
    'wood wooden scarecrow log barrel crate chest door table chair stool ladder fence cabin bow guitar violin banjo piano lute wagon cart cartwheel boat canoe raft ship galleon caravel drakkar galley stump planks pier totem crossbow broom shelf bookshelf bench plank club trojan easel desk wardrobe dresser cupboard',
  ],
  [
    '#7f8a97',
    'sword axe blade knife dagger spear helmet armor armour shield anvil hammer wrench saw scissors key chain cannon robot mech tank gear cog steel metal iron pliers screwdriver razor halberd scythe pitchfork shovel spade rake nail screw spoon fork bucket spanner machine drill engine submarine plane airplane jet rocket satellite crane train locomotive truck forklift bulldozer tower pylon antenna mast silo tractor gun rifle musket pistol revolver bolt faucet kettle pan pot trident mace katana sabre scalpel bullet turbine valve',
  ],
  [
    '#c99a35',
    'gold golden crown trophy coin coins ring medal bell saxophone trumpet horn harp lyre lamp candelabra chalice grail scarab treasure honey honeycomb sun bee beehive cheese banana corn brass cymbal gong tuba trombone sundial lemon star',
  ],
  [
    '#8f8b82',
    'stone rock statue castle fortress ruins wall brick pyramid temple column obelisk bust menhir dolmen gargoyle moai tomb tombstone grave gravestone sphinx bridge arch throne well rune boulder sarcophagus colosseum coliseum church cathedral rempart bunker cairn',
  ],
  [
    '#5d8b4b',
    'leaf leaves tree plant grass clover shamrock cactus fern bamboo vine vines seedling sprout palm oak pine bush lettuce cabbage broccoli artichoke asparagus pea peas frog lizard gecko snake crocodile turtle tortoise iguana chameleon dinosaur rex diplodocus dimetrodon pear olive cucumber herb herbs alligator caterpillar bud grapes',
  ],
  [
    '#b8493f',
    'barn apple tomato cherry strawberry raspberry rose flower chili pepper crab lobster fire flame dragon ketchup meat steak ham bacon heart ladybug poppy hydrant extinguisher postbox mailbox boxing carpet curtain sausage radish beet raddish tulip brick bus car motorcycle scooter van',
  ],
  [
    '#cdb98c',
    'paper scroll book map letter envelope newspaper parchment papyrus bone skull egg bread flour sack rope skeleton fossil shell candle candles cotton wool sheep tusk tusks ivory straw wheat grain oat flax hay moth cookie croissant pretzel bagel toast cake pie popcorn tent sail',
  ],
  [
    '#7a4d30',
    'leather boot boots shoe saddle belt bag backpack briefcase holster bear beaver horse deer moose dog monkey chestnut acorn chocolate coffee cigar pipe owl eagle hawk bison boar camel squirrel hedgehog football quiver whip sloth kangaroo wallet suitcase teddy potato coconut coconuts mushroom',
  ],
  [
    '#7fb0bf',
    'glass bottle flask potion vial jar ice crystal diamond gem water window aquarium goggles iceberg fountain drop wave fish whale dolphin shark fridge bathtub shower test-tube syringe soap bubbles snow snowboard skis penguin manta octopus squid jellyfish',
  ],
  [
    '#5c6f94',
    'coat jacket trousers jeans dress shirt uniform cape cloak robe umbrella sweater sock socks glove gloves scarf hat cap kimono hoodie skirt shorts vest tie suitcase sofa couch armchair pillow blanket bed towel sleeping-bag flag banner',
  ],
  [
    '#e08f3c',
    'carrot orange pumpkin tangerine fox tiger basketball cone clownfish goldfish lantern torch peach apricot salmon',
  ],
  [
    '#4a4d57',
    'crow raven bat cauldron tire tyre phone smartphone camera computer laptop television tv radio console microphone speaker headphones spider ant hat-top bomb anchor stove oven gorilla panther coal piano-grand',
  ],
];

const byName = new Map<string, Rgb>();
for (const [colour, names] of table) for (const name of names.split(' ')) byName.set(name, hex(colour));

/** Quiet colours for everything else; the name decides which, so that a thing keeps its colour. */
const others: readonly Rgb[] = ['#4f7f86', '#a8604a', '#6f7fa3', '#8f7a4a', '#7a5b7d', '#5f8168', '#a3764f'].map(hex);

const byKind: Partial<Record<DrawableKind, Rgb>> = {
  plant: hex('#5d8b4b'),
  building: hex('#a9744f'),
  nature: hex('#8f8b82'),
  animal: hex('#87694d'),
};

export function materialOf(concept: string, kind: DrawableKind): Rgb {
  const parts = concept.split('-');
  for (const part of [concept, ...parts.toReversed()]) {
    const known = byName.get(part) ?? byName.get(part.replace(/s$/, ''));
    if (known) return known;
  }
  let sum = 0;
  for (const character of concept) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return byKind[kind] ?? (others[sum % others.length] as Rgb);
}
