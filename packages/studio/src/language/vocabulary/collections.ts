import { phrases } from './meaning.js';

/** What all the things of a trade together are called. */
const gear =
  'gear, kit, equipment, essentials, supplies, accessories, tools, items, materials, must haves, things, stuff, implements, paraphernalia';
const food = 'ingredients, essentials, supplies, items, things';

/** Whose things, and which they are: what belongs to it most comes first. */
const trades: readonly (readonly [whose: string, members: string, called?: string])[] = [
  ['hiking, trekking, backpacking, hiker, mountain', 'backpack boots treasure-map compass water-bottle binoculars'],
  ['camping, campsite, camp', 'lantern backpack cooking-pot flashlight rope axe'],
  ['survival, bushcraft, emergency, explorer, adventure', 'flashlight compass rope water-bottle axe lantern'],
  ['climbing, mountaineering, rock climbing', 'rope helmet boots backpack gloves'],
  ['fishing, angling, fisherman', 'fishing-pole net-with-handle bucket boots sun-hat'],
  ['travel, travelling, traveling, vacation, holiday, traveler', 'suitcase camera treasure-map sunglasses sun-hat'],
  ['beach, summer', 'sunglasses towel sun-hat sunscreen sandals beach-ball'],
  ['swimming, pool', 'goggles towel sandals sunscreen'],
  ['ski, skiing', 'skis goggles helmet gloves'],
  ['winter', 'scarf gloves boots sweater'],
  ['cycling, biking, bike', 'helmet gloves water-bottle sunglasses'],
  ['sports, sport, sporting', 'soccer-ball basketball tennis-racket baseball helmet'],
  ['gym, fitness, workout, exercise, training, yoga', 'dumbbell water-bottle towel headphones jump-rope'],
  ['baking, baker, cake baking, bakery, pastry', 'bowl rolling-pin egg measuring-cup butter spatula'],
  [
    'cooking, kitchen, chef, culinary',
    'frying-pan spatula cooking-pot cutting-board grater spoon',
    `${gear}, utensils`,
  ],
  ['eating, dining', 'fork knife spoon', 'utensils'],
  ['bartending, cocktail making, bar', 'cocktail-shaker glass lime bottle ice-cube'],
  ['coffee, coffee making, barista', 'coffee-machine cup kettle spoon'],
  ['tea', 'teapot cup kettle spoon'],
  ['picnic', 'basket sandwich apple blanket bottle'],
  ['art, artist, painting, painter, drawing', 'paintbrush artist-palette pencil notebook marker-pen crayon'],
  ['craft, crafts, crafting, scrapbooking', 'scissors glue-stick marker-pen paper-sheet pencil'],
  ['sewing, tailor, tailoring, seamstress, dressmaking', 'scissors thread sewing-needle safety-pin yarn'],
  ['knitting, crochet', 'knitting-needles yarn scissors'],
  ['office, desk, work, business', 'pen notebook stapler paper-clip calculator', `${gear}, stationery`],
  ['school, classroom, student, back to school', 'pencil notebook straight-ruler eraser scissors backpack'],
  ['writing, journaling, journalling, writer', 'notebook pen pencil envelope'],
  ['gardening, garden, gardener', 'watering-can gloves shovel rake'],
  ['cleaning, household, housekeeping', 'bucket rubber-gloves sponge soap spray-bottle'],
  ['first aid, medical, medicine, doctor', 'bandage thermometer syringe pill stethoscope'],
  [
    'makeup, make up, beauty, cosmetic, cosmetics',
    'lipstick nail-polish hand-mirror perfume hairbrush',
    `${gear}, products`,
  ],
  ['bathroom, shower, hygiene, toilet', 'toothbrush toothpaste soap towel shampoo', `${gear}, products`],
  ['shaving, grooming, barber, hairdressing', 'razor shaving-cream comb scissors towel', `${gear}, products`],
  ['baby, newborn, nursery', 'baby-bottle pacifier baby-rattle diaper teddy-bear'],
  ['party, birthday party, birthday', 'balloon party-hat gift party-horn cupcake'],
  ['photography, camera, photographer', 'camera laptop binoculars flashlight backpack'],
  ['gaming, gamer, video game', 'game-controller headphones keyboard computer-mouse'],
  ['computer, tech, technology', 'laptop keyboard computer-mouse phone headphones'],
  ['woodworking, carpentry, carpenter, workshop', 'hammer carpentry-saw drill screwdriver pliers'],
  ['mechanic, hand, repair, plumbing, plumber, mechanical, power', 'wrench screwdriver hammer pliers drill', 'tools'],
  ['pet, dog', 'bone ball bowl'],
  ['pizza', 'tomato cheese-wedge olive bell-pepper onion', food],
  ['pasta, spaghetti, italian', 'tomato garlic onion cheese-wedge spaghetti', food],
  ['salad', 'tomato cucumber leafy-green onion bell-pepper', food],
  ['soup, stew', 'carrot onion potato celery garlic', food],
  ['sandwich, burger', 'bread tomato cheese-wedge leafy-green onion', food],
  ['taco, mexican', 'tomato avocado lime onion hot-pepper', food],
  ['guacamole', 'avocado lime onion tomato', food],
  ['smoothie', 'banana strawberry blueberries milk yogurt', food],
  ['breakfast, pancake, omelette', 'egg milk butter bread strawberry', food],
  ['baking, cake, cookie, bread, dough, pie', 'egg butter milk bowl measuring-cup', food],
  ['cocktail, mojito, lemonade', 'lime lemon ice-cube bottle', food],
  ['cooking, fresh, raw, recipe, dinner', 'tomato onion garlic carrot egg', food],
];

/** Collections that need no trade to be known. */
const alone: Readonly<Record<string, string>> = {
  'stationery, stationary items, stationery set': 'pen pencil notebook eraser paper-clip',
  'groceries, grocery items, food items': 'bread milk egg apple carrot cheese-wedge',
  'toiletries, toiletry': 'toothbrush toothpaste soap shampoo towel',
  'cosmetics, makeup products, beauty products': 'lipstick nail-polish hand-mirror perfume',
  'ingredients, food ingredients': 'tomato onion garlic carrot egg',
  'cooking utensils, kitchen utensils, kitchenware, cookware': 'frying-pan spatula cooking-pot cutting-board spoon',
  'hiking equipment, outdoor gear, outdoor equipment': 'backpack boots treasure-map compass water-bottle',
  'fishing tackle': 'fishing-pole net-with-handle bucket',
  'gadgets, electronic devices, electronics': 'laptop phone headphones camera',
  'snacks, party snacks': 'popcorn potato-chips cookie candy',
  pastries: 'croissant doughnut cupcake bagel',
  'desserts, sweets': 'cake doughnut ice-cream cupcake',
  seafood: 'shrimp fish lemon',
  'winter clothes': 'scarf gloves boots sweater',
};

/** Words for many things at once, and the concepts that they mean: "hiking gear", "ingredients for a pizza". */
export const collectionTable: ReadonlyMap<string, readonly string[]> = new Map([
  ...trades.flatMap(([whose, members, called = gear]) =>
    phrases(whose).flatMap((trade) =>
      phrases(called).flatMap((name) =>
        [`${trade} ${name}`, `${name} for ${trade}`, `${name} for a ${trade}`].map(
          (words) => [words, members.split(' ')] as const,
        ),
      ),
    ),
  ),
  ...Object.entries(alone).flatMap(([words, members]) =>
    phrases(words).map((one) => [one, members.split(' ')] as const),
  ),
]);
