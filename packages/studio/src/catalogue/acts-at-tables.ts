import type { ActRecord } from './act-record.js';

/** What people do at desks and tables: reading, writing, eating, cooking. */
export const tableActs = {
  reading: {
    words: 'reading, studying, flipping through',
    uses: 'book open-book comic notebook magazine books',
    trades: 'reader librarian',
  },
  'desk-sitting': {
    words: 'sitting behind a desk, sitting behind the desk, seated behind a desk, working behind a desk',
    shows: 'desk table chair writing-desk',
    at: 'room',
  },
  'desk-reading': {
    words: 'poring over, studying hard, studying late, studying for, hitting the books',
    shows: 'desk table book open-book chair sticky-note paper notebook document',
    at: 'room',
  },
  'desk-nap': {
    words: ['desk', 'table']
      .flatMap((where) =>
        ['asleep', 'sleeping', 'napping', 'fast asleep', 'dozing', 'falling asleep', 'slumped'].flatMap((verb) => [
          `${verb} at a ${where}`,
          `${verb} at the ${where}`,
          `${verb} at his ${where}`,
          `${verb} at her ${where}`,
          `${verb} at their ${where}`,
        ]),
      )
      .join(', '),
    shows: 'desk table book books open-book textbook chair',
    at: 'room',
  },
  'reading-newspaper': { words: 'reading the paper, reading the news', uses: 'newspaper' },
  'reading-map': { words: 'navigating by map, navigating with a map', uses: 'treasure-map map world-map' },
  'reading-letter': { words: 'reading the mail', uses: 'letter envelope postcard' },
  checking: {
    words: 'taking notes, taking orders, taking an order, checking a list',
    uses: 'clipboard notepad checklist',
    at: 'office',
  },
  writing: {
    shows: 'desk table letter paper notebook note novel story essay check',
    at: 'room',
    words:
      'writing, jotting, jotting down, jotting down notes, scribbling, drafting a letter, doing homework, doing his homework, doing her homework, doing their homework, journaling, signing autographs, practicing calligraphy, practising calligraphy, grading papers, calligraphy',
    uses: 'pen pencil fountain-pen quill',
    trades: 'writer author poet journalist',
  },
  typing: {
    shows: 'desk table office-chair chair email code',
    at: 'room',
    words: 'typing, coding, programming, working from home, surfing the internet, browsing the internet, writing code',
    uses: 'laptop computer keyboard desktop-computer computer-monitor',
    trades: 'programmer hacker secretary',
  },
  'desk-gaming': {
    words:
      'playing computer games, playing a computer game, playing games on a computer, playing games on his computer, playing games on her computer, playing video games on a computer, playing video games on his computer, playing video games on her computer, gaming on a computer, gaming on a pc, gaming at a computer',
    shows: 'computer desktop-computer laptop keyboard mouse computer-monitor gaming-pc desk table chair headphones',
    at: 'room',
  },
  drawing: {
    taught: 'drawing, sketching',
    shows: 'picture drawing paper pencil',
    words: 'drawing, sketching, doodling, coloring, colouring, drawing a sketch, drawing a picture, making a sketch',
    uses: 'crayon sketchbook charcoal',
  },
  painting: {
    taught: 'art, painting, watercolour, watercolor',
    shows: 'canvas painting landscape portrait picture masterpiece easel',
    words:
      'painting, creating a stained glass window, designing a stained glass window, creating a masterpiece, creating a work of art, creating art, painting a landscape, painting a picture of',
    uses: 'paintbrush easel palette',
    trades: 'painter artist',
  },
  'painting-wall': {
    inTrousers: true,
    words:
      'painting the walls, painting a wall, painting the wall, painting a room, painting the room, painting her room, painting his room, painting their room, painting a bedroom, painting her bedroom, painting the bedroom, painting the house, painting the living room',
    uses: 'paint-roller',
  },
  eating: {
    shows: 'table plate fork spoon dinner lunch breakfast food',
    at: 'room',
    words:
      'eating, dining, having lunch, having dinner, having breakfast, having a meal, eating dinner, eating breakfast, eating lunch, feasting, bonding over lunch, bonding over dinner, chatting over lunch, chatting over dinner, talking over lunch, talking over dinner, sharing a meal, enjoying a meal, enjoying lunch, enjoying dinner, enjoying a candlelit dinner',
    uses: 'meal noodles ramen pasta spaghetti',
  },
  snacking: { words: 'snacking, biting, munching, tasting, licking, sampling', uses: 'sandwich burger hot-dog' },
  drinking: {
    words:
      'drinking, sipping, taking a sip, having a drink, having coffee, having a coffee, having a cup of coffee, having tea, having a cup of tea, enjoying a cup of tea, sharing a coffee, sharing a pot of tea, grabbing a coffee, grabbing coffee',
    shows: 'cup mug coffee tea-cup teacup tea tea-glass',
  },
  'drinking-wine': {
    words: ['drinking', 'sipping', 'tasting', 'enjoying', 'having']
      .flatMap((verb) => [`${verb} wine`, `${verb} red wine`, `${verb} white wine`, `${verb} a glass of wine`])
      .join(', '),
    uses: 'wine-glass',
    shows: 'wine',
    at: 'restaurant',
  },
  'brushing-teeth': {
    words:
      'brushing their teeth, brushing his teeth, brushing her teeth, brushing its teeth, brushes their teeth, brushes his teeth, brushes her teeth, brushes its teeth, brushing teeth',
    uses: 'toothbrush electric-toothbrush',
    shows: 'tooth teeth toothpaste',
    at: 'bathroom',
  },
  pouring: {
    words:
      'pouring latte art, pouring a latte, making latte art, pours latte art, pouring coffee into a cup, pouring hot coffee, pouring hot tea, pouring milk, pouring coffee, pouring tea, pouring water, pouring juice, pouring a cup of, pouring a cup of tea, pouring a cup of coffee, pouring a glass of, pours milk, pours coffee, pours tea, pours water, pours juice, pours a cup of, pours a cup of tea, pours a cup of coffee, pours a glass of',
    shows: 'milk coffee tea water juice cup mug tea-cup teacup latte glass jug pitcher teapot kettle milk-jug saucer',
    at: 'kitchen',
  },
  'holding-cup': { words: 'warming their hands', uses: 'cup mug coffee tea-cup teacup' },
  toasting: {
    words:
      'raising a glass, toasting, sipping wine, drinking wine, tasting wine, tasting wines, sipping champagne, drinking champagne, sharing a glass of wine',
    uses: 'glass',
    shows: 'wine-glass champagne-glass champagne wine',
    at: 'restaurant',
  },
  bottling: { words: 'hydrating', uses: 'bottle water-bottle' },
  cooking: {
    taught: 'cooking, cookery',
    shows: 'soup stew stove sauce food dinner breakfast meal teapot bowl pasta',
    words:
      'cooking, stirring, frying, boiling, making soup, preparing dinner, preparing food, preparing a meal, making dinner, simmering, making breakfast, cooking dinner',
    uses: 'pot pan frying-pan saucepan wok whisk ladle',
    at: 'kitchen',
    trades: 'chef cook',
  },
  flambeing: {
    words:
      'flambeing, flambéing, flambeing a dish, flambéing a dish, flaming a dish, setting a pan on fire, flambeing a steak, flambeing crepes',
    shows: 'plate brandy whisky pan frying-pan stove meal steak dish',
    at: 'kitchen',
  },
  chopping: {
    shows: 'knife vegetables cutting-board counter carrot vegetable tomato broccoli onion',
    words: 'chopping, slicing, dicing, cutting vegetables, chopping vegetables',
    uses: 'kitchen-knife',
    at: 'kitchen',
  },
  baking: {
    taught: 'baking',
    shows: 'bread dough flour cookie cookies counter table cake whisk rolling-pin pie',
    words: 'baking, kneading, making bread',
    uses: 'dough rolling-pin',
    at: 'kitchen',
    trades: 'baker',
  },
  'cutting-food': {
    shows: 'knife kitchen-knife cutting-board counter table chef-knife',
    words: 'cutting food',
    at: 'kitchen',
  },
  'mixing-food': {
    shows:
      'bowl mixing-bowl egg eggs dough flour whisk spoon wooden-spoon counter table bread milk sugar butter cake salad',
    words:
      'whisking, beating eggs, beating an egg, mixing dough, mixing batter, mixing cake batter, mixing ingredients, mixing a cake, stirring batter, stirring cake batter, mixing flour, making batter, mixing pancake batter',
    at: 'kitchen',
  },
  'rolling-dough': {
    shows: 'bread dough flour rolling-pin counter table pie pizza cookie cookies',
    words: ['dough', 'pastry', 'the dough', 'cookie dough', 'pie dough', 'pizza dough', 'pasta dough', 'pie crust']
      .flatMap((what) => [`rolling out ${what}`, `rolling ${what}`, `rolls out ${what}`])
      .join(', '),
    at: 'kitchen',
  },
  'decorating-cake': {
    shows: 'cake frosting pastry-bag bag icing sugar flower flowers',
    words: 'decorating a cake, frosting a cake, icing a cake',
    uses: 'pastry-bag',
    at: 'kitchen',
  },
  'cutting-cake': {
    shows: 'cake wedding-cake birthday-cake chocolate-cake knife kitchen-knife table cake-slice',
    words: 'cutting cake',
  },
  'blowing-candles': {
    at: 'room',
    shows: 'cake candle candles',
    words: 'blowing out candles, blowing out the candles, blowing out birthday candles',
    uses: 'birthday-cake',
  },
  grilling: {
    shows: 'burger burgers meat steak hot-dog hot-dogs',
    words: 'grilling, barbecuing, having a barbecue, having a cookout',
    uses: 'barbecue grill',
    at: 'garden',
  },
  plating: {
    shows: 'plate meal food cake meat fish dessert',
    words: 'plating, garnishing, arranging food, plating a dish, plating food, plating dessert',
    at: 'kitchen',
  },
  serving: {
    words: 'serving, serving food, serving drinks, waiting tables',
    uses: 'tray',
    at: 'restaurant',
    trades: 'waiter',
  },
} as const satisfies Record<string, ActRecord>;
