import { painted } from '../record.js';

/** Kinds of things that a general one must not stand for: a drink, a game, a machine, a mirror of their own. */
export const plannedKinds = painted('object', 'tabletop', {
  'bloody-mary': { words: 'bloody mary cocktail, michelada', height: 0.2, traits: ['drink'] },
  'old-fashioned': {
    words: 'old fashioned cocktail, old fashioned drink, glass of old fashioned, negroni, manhattan cocktail',
    height: 0.11,
    traits: ['drink'],
  },
  margarita: { words: 'frozen margarita, daiquiri', height: 0.19, traits: ['drink'] },
  mojito: { words: 'mint julep, caipirinha', height: 0.17, traits: ['drink'] },
  'pina-colada': { words: 'piña colada', height: 0.2, traits: ['drink'] },
  'hot-chocolate': {
    words: 'hot cocoa, cocoa, cup of hot chocolate, mug of hot chocolate',
    height: 0.11,
    traits: ['drink', 'hot-drink', 'foamed'],
  },
  latte: {
    words: 'latte art, cappuccino, flat white, cafe latte, cup of latte',
    height: 0.09,
    traits: ['drink', 'hot-drink', 'foamed'],
  },
  'leaf-latte': {
    words:
      'latte art of a leaf, latte art in the shape of a leaf, leaf latte art, latte art leaf, latte art of a fern, latte art in the shape of a fern, fern latte art, rosetta latte art',
    height: 0.09,
    traits: ['drink', 'hot-drink', 'foamed'],
  },
  'chess-set': {
    words: 'chess board, chess, chessboard, chess game, game of chess, set of chess pieces, chess pieces',
    height: 0.16,
    affords: { flat: true },
    shapes: ['square'],
  },
  'checkers-set': {
    words: 'checkers, draughts, checkers board, draughts board, checkers game, game of checkers, checker pieces',
    height: 0.14,
    affords: { flat: true },
    shapes: ['square'],
  },
  'lightning-sign': { words: 'bolt sign, high voltage sign, flash symbol', height: 0.4, traits: ['sign'] },
  'peace-sign': { words: 'peace symbol, symbol of peace, cnd symbol', height: 0.4, traits: ['sign'] },
  'induction-cooker': {
    words: 'induction hob, induction stove, hot plate, hotplate, portable stove',
    height: 0.15,
    homes: ['kitchen'],
    affords: { top: { y: -0.62, left: -0.42, right: 0.42 } },
    shapes: ['square'],
  },
  'toy-car': { words: 'toy automobile, model car, matchbox car, die cast car', height: 0.1, homes: ['room'] },
  cigar: { words: 'cuban cigar, cheroot', height: 0.035 },
  'playing-cards': {
    words: 'playing card, poker cards',
    height: 0.1,
    traits: ['flat'],
  },
  'poker-chips': { words: 'poker chip, casino chip, stack of poker chips', height: 0.06, shapes: ['round'] },
  cogwheel: {
    words: 'cog wheel, cog, gearwheel, gear wheel, metal gear',
    height: 0.2,
    shapes: ['round'],
  },
  clockwork: { words: 'gears, cogs, clock gears, gear mechanism, clockwork mechanism', height: 0.3 },
  'rube-goldberg-machine': { words: 'chain reaction machine', height: 1 },
  shredder: { words: 'paper shredder', height: 0.5 },
  saddle: {
    words: 'horse saddle, leather saddle, western saddle',
    height: 0.5,
    traits: ['straddles'],
  },
  'hand-mirror': { words: 'handheld mirror, pocket mirror, makeup mirror', height: 0.25, traits: ['flat'] },
  'standing-mirror': { words: 'floor mirror, full length mirror, cheval mirror', habitat: 'ground', height: 1.7 },
  'vanity-mirror': { words: 'table mirror, cosmetics mirror, cosmetic mirror', height: 0.4 },
  'spice-jar': {
    words: 'jar of spice, spice jars, spices, spice bottle',
    height: 0.14,
    traits: ['many'],
  },
  'x-ray-picture': {
    words: 'x-ray, x ray, xray, x-ray image, radiograph, chest x-ray',
    height: 0.42,
    traits: ['flat'],
  },
  'cutting-board': {
    words:
      'chopping board, serving board, bread board, wooden board, wood board, wooden chopping board, wooden serving board',
    height: 0.35,
    affords: { flat: true },
    traits: ['board', 'flat'],
    shapes: ['oblong', 'rectangular', 'oval'],
  },
  briefcase: {
    words: 'attache case',
    height: 0.34,
    affords: { writing: [0.2, 0.4, 0.8, 0.1] },
    traits: ['handle'],
    shapes: ['rectangular'],
  },
  satchel: {
    words: 'messenger bag, leather satchel, schoolbag, book bag, shoulder bag',
    height: 0.34,
    shapes: ['rectangular'],
  },
  poster: {
    words: 'wall poster, paper poster, placard poster, flyer',
    height: 0.9,
    traits: ['art', 'hung', 'depiction', 'poster', 'propped'],
    affords: { writing: [0.1, 0.28, 0.9, 0.04] },
    shapes: ['rectangular'],
  },
  'picture-frame': {
    words: 'photo frame, framed photo, framed photograph',
    height: 0.25,
    traits: ['art', 'hung', 'faced'],
    shapes: ['rectangular'],
  },
  matchstick: {
    words: 'match stick, lit match, burning match, wooden match, struck match',
    height: 0.06,
  },
  'water-bottle': {
    words: 'plastic water bottle, bottle of water, plastic bottle',
    height: 0.22,
    shapes: ['cylindrical'],
  },
  carafe: { words: 'wine decanter, decanter, glass carafe', height: 0.25 },
  'lying-bottle': {
    words: 'impossible bottle',
    height: 0.12,
    affords: { mouth: [0.8, 0.56, 0.62, true], vessel: true },
  },
  'clear-bulb': {
    words: 'clear light bulb, glass bulb',
    height: 0.12,
    affords: { mouth: [0.86, 0.74, 0.4, true], vessel: true },
    traits: ['pointed'],
  },
  sprout: { words: 'seedling, plant sprout, sapling in soil, young plant', height: 0.12 },
  'high-heels': { words: 'high heel, pair of high heels, stiletto, stilettos, heels, pumps', height: 0.14 },
  'ring-on-finger': {
    words: 'ring on a finger, diamond ring on a finger, ring on her finger, ring on his finger, hand with a ring',
    height: 0.22,
  },
  'open-hand': {
    words: 'handpalm, open palm, palm of a hand, raised hand, human hand, open hand',
    height: 0.19,
    traits: ['hands'],
  },
  'hay-bale': {
    words: 'bale of hay, hay, straw bale, bale',
    habitat: 'ground',
    height: 0.6,
    affords: { flat: true, top: { y: -0.85, left: -0.6, right: 0.5 } },
  },
  rope: { words: 'coil of rope, coiled rope, cord', height: 0.2, shapes: ['cylindrical'] },
  'wooden-staff': {
    words: 'quarterstaff, wizard staff, walking staff',
    habitat: 'ground',
    height: 1.8,
    affords: { grip: 0.55 },
  },
  'wooden-post': {
    words: 'fence post, bollard, post in the ground',
    homes: ['field', 'hills'],
    habitat: 'ground',
    height: 1.1,
    affords: { top: { y: -0.97, left: -0.08, right: 0.08 }, writing: [0.05, 0.98, 0.95, 0.7] },
  },
  kilt: { words: 'tartan kilt', height: 0.55, traits: ['clipped'] },
  'star-chart': {
    words: 'star map, constellation chart, constellation map, sky chart, chart of the stars',
    height: 0.6,
    traits: ['propped'],
  },
  constellation: { words: 'constellations, star constellation', habitat: 'sky', height: 400 },
  'house-diagram': {
    words: 'house plan, blueprint, diagram of a house, architectural drawing, house blueprint',
    height: 0.6,
    traits: ['propped'],
  },
  'yin-yang': { words: 'yin yang symbol, yinyang, taijitu, yin and yang', height: 0.4 },
  'infinity-sign': { words: 'infinity symbol, lemniscate, sign of infinity', height: 0.3 },
  'atom-model': { words: 'atom, atoms, atom symbol, atom icon, atomic model', height: 0.4 },
  emoji: { words: 'emoticon, smiley, smiley face, emoji icon, emoji face', height: 0.3, traits: ['face', 'smiles'] },
  'butterfly-kite': { words: 'kite shaped like a butterfly', habitat: 'air', height: 1.4 },
  'dragon-kite': { words: 'chinese kite, kite shaped like a dragon', habitat: 'air', height: 1.2 },
});

/** Food of a kind. */
export const kindsOfFood = painted('food', 'tabletop', {
  'potato-chips': {
    traits: ['many'],
    words: 'potato chip, crisps, potato crisps, tortilla chips, crisp',
    height: 0.08,
  },
  'bag-of-chips': {
    words: 'bag of potato chips, chip bag, bag of crisps, packet of crisps',
    height: 0.28,
    affords: { writing: [0.12, 0.86, 0.88, 0.72] },
    traits: ['handle'],
  },
  'sushi-rolls': { words: 'sushi roll, maki, maki roll, california roll', height: 0.07 },
  'dipping-sauce': { words: 'soy sauce, sauce, hummus, salsa, ketchup, guacamole, bowl of sauce', height: 0.05 },
  macaron: { words: 'french macaron, macaroon', height: 0.05, shapes: ['round'], traits: ['baked'] },
  toast: {
    words: 'slice of toast, piece of toast, slice of bread, piece of bread, toasted bread',
    height: 0.12,
    traits: ['baked', 'board', 'flat'],
    shows: ['butter'],
  },
});

/** Ways to travel with a form of their own. */
export const rides = painted('vehicle', 'ground', {
  convertible: {
    words: 'cabriolet, convertible car, roadster, open top car',
    height: 1.3,
    homes: ['road'],
    affords: { writing: [0.38, 0.5, 0.62, 0.2], seat: [-0.1, -0.5] },
    traits: ['car', 'open'],
  },
  'dune-buggy': {
    words: 'buggy, sand buggy, beach buggy',
    height: 1.6,
    homes: ['desert'],
    affords: { seat: [-0.2, -0.5] },
    traits: ['car', 'open'],
  },
  limousine: {
    words: 'limo, stretch limousine',
    height: 1.5,
    homes: ['city'],
    affords: { cabin: [0.22, 0.7, 0.24] },
  },
  'double-decker-bus': {
    words: 'double decker, london bus',
    height: 4.3,
    homes: ['city'],
    within: 'carriage',
    affords: {
      writing: [0.06, 0.58, 0.9, 0.48],
      top: { y: -1, left: -0.7, right: 0.7 },
      cabin: [0.06, 0.36, 0.18],
    },
  },
  'space-shuttle': { words: 'shuttle', height: 56 },
  yacht: {
    words: 'motor yacht, luxury yacht, mega yacht',
    habitat: 'water',
    height: 7,
    homes: ['sea'],
    affords: { writing: [0.12, 0.42, 0.8, 0.22], floats: true },
  },
  'paper-boat': {
    words: 'origami boat, paper ship, folded paper boat',
    habitat: 'water',
    height: 0.3,
    affords: { floats: true },
    madeOf: ['paper'],
  },
  raft: { words: 'wooden raft, log raft', habitat: 'water', height: 2.4, affords: { floats: true } },
  gondola: {
    words: 'venetian gondola',
    habitat: 'water',
    height: 1.7,
    affords: { floats: true },
    traits: ['rowed', 'gondola'],
  },
  'golf-cart': { words: 'golf buggy, electric cart', height: 1.8, affords: { seat: [0, -0.45] }, traits: ['car'] },
  forklift: { words: 'forklift truck, fork lift', height: 2.2 },
  'monster-truck': { words: 'bigfoot truck', height: 3.2 },
  'jet-ski': {
    words: 'jetski, water scooter',
    habitat: 'water',
    height: 1.1,
    affords: { floats: true, seat: [-0.2, -0.6] },
  },
  snowmobile: { words: 'snow mobile, ski doo', height: 1.2, homes: ['snow'], affords: { seat: [-0.3, -0.55] } },
  'hay-cart': { words: 'hay wagon, straw wagon, farm cart, wooden cart, cart', height: 2 },
  'coal-cart': { words: 'coal wagon, coal cart, mine cart, minecart', height: 1.8 },
});

/** More famous buildings and statues. */
export const monuments = painted('building', 'ground', {
  'wind-turbine': {
    words: 'modern windmill, wind power plant, wind farm, wind generator',
    height: 60,
    homes: ['hills'],
  },
  hangar: { words: 'aircraft hangar, airplane hangar, plane hangar', height: 11, homes: ['runway'] },
  alamo: { words: 'the alamo', height: 12, homes: ['desert'] },
  'empire-state-building': {
    seen: { above: 'tower-above' },
    words: 'the empire state building, chrysler building',
    height: 440,
    homes: ['city'],
  },
  'oriental-pearl-tower': { words: 'oriental pearl, pearl tower', height: 460, homes: ['city'] },
  'white-house': { words: 'the white house', height: 21 },
  capitol: { words: 'us capitol, capitol building, the capitol, state capitol', height: 88 },
  'tower-bridge': { words: 'london bridge, london tower bridge', habitat: 'water', height: 65, traits: ['spans'] },
  'brandenburg-gate': { words: 'brandenburger tor', height: 26, homes: ['city'] },
  'gateway-arch': { words: 'st louis arch', height: 190, homes: ['city'] },
  'mayan-pyramid': {
    words:
      'chichen itza, mayan temple, mesoamerican pyramid, maya pyramid, aztec temple, aztec pyramid, step pyramid, el castillo',
    height: 30,
    homes: ['jungle'],
  },
  'hollywood-sign': { words: 'hollywood hills sign', height: 60, homes: ['hills'], traits: ['sign'] },
  'notre-dame': {
    words:
      'notre dame cathedral, notre dame de paris, cathedral, gothic cathedral, gothic church, gothic building, gothic architecture, minster',
    height: 69,
    homes: ['city'],
    within: 'church-inside',
  },
  'egyptian-statue': {
    words: 'egyptian sculpture, ancient egyptian statue, statue of a standing pharaoh',
    height: 3.2,
    homes: ['desert', 'museum'],
    traits: ['face', 'carved-as'],
  },
  'buddha-statue': {
    words: 'buddha, statue of buddha, statue of the buddha, the buddha, sitting buddha',
    height: 2.4,
    homes: ['garden', 'museum'],
    traits: ['face', 'carved-as'],
  },
  'anubis-statue': {
    words: 'anubis, statue of anubis, egyptian god anubis, egyptian god',
    height: 2,
    affords: { face: [0, -0.64, 0.13] },
    homes: ['museum', 'desert'],
    traits: ['face', 'wears', 'carved-as'],
  },
  'pharaoh-bust': {
    words: 'statue of a pharaoh, pharaoh statue, tutankhamun, death mask, bust of a pharaoh',
    height: 1,
    affords: { face: [0, -0.7, 0.145] },
    homes: ['museum', 'desert'],
    traits: ['face', 'wears', 'carved-as'],
  },
});

/** Wares of the house, and plants with a form of their own. */
export const wares = painted('object', 'tabletop', {
  coaster: {
    words: 'drink coaster, cup coaster',
    height: 0.045,
    affords: { flat: true },
    shapes: ['round'],
    traits: ['flat'],
  },
  tray: {
    words: 'serving tray, tea tray, breakfast tray',
    height: 0.06,
    affords: { flat: true, laid: true, top: { y: -0.4, left: -1.1, right: 1.1 } },
    shapes: ['rectangular'],
  },
  'medicine-cabinet': {
    words: 'bathroom cabinet, mirror cabinet',
    habitat: 'wall',
    height: 0.7,
    shapes: ['rectangular'],
  },
  mattress: {
    words: 'air mattress',
    habitat: 'ground',
    height: 0.3,
    affords: { flat: true, top: { y: -0.7, left: -1, right: 1 } },
    shapes: ['rectangular'],
  },
  lampshade: { words: 'lamp shade', height: 0.3, shapes: ['conical', 'cylindrical', 'round'] },
  sandals: { words: 'sandal, pair of sandals', height: 0.15, traits: ['many'] },
  'closed-laptop': {
    words: 'closed laptop',
    height: 0.13,
    affords: { flat: true, top: { y: -0.55, left: -0.75, right: 0.75 } },
    stack: { rise: 0.17, piled: true },
    shapes: ['rectangular'],
  },
  'lying-notebook': {
    height: 0.1,
    affords: { flat: true, top: { y: -0.55, left: -0.75, right: 0.75 } },
    stack: { rise: 0.17 },
    traits: ['reading', 'book'],
    shapes: ['rectangular'],
  },
  notebook: {
    words: 'spiral notebook, note book, journal, diary, sketchbook, sketch book',
    height: 0.24,
    affords: { writing: [0.36, 0.82, 0.86, 0.6] },
    stack: { rise: 0.17, as: 'lying-notebook' },
    traits: ['flat', 'reading', 'book', 'block'],
    shapes: ['rectangular'],
  },
  'diamond-gem': {
    words: 'diamond, cut diamond, brilliant, gemstone, jewel, gem',
    height: 0.06,
    shapes: ['diamond'],
    traits: ['pointed'],
  },
  'lemon-squeezer': {
    words: 'juicer, citrus squeezer, squeezer, lemon juicer',
    height: 0.1,
    shapes: ['conical', 'round'],
  },
  'glue-stick': { words: 'glue, stick of glue', height: 0.1, shapes: ['cylindrical'] },
  hairpin: { words: 'hair pin, bobby pin, hair clip, hairclip, barrette', height: 0.03, traits: ['flat'] },
  'lip-balm': { words: 'chapstick, lip gloss', height: 0.07, shapes: ['oblong', 'cylindrical'] },
  'bottle-opener': { words: 'beer opener, opener', height: 0.14, traits: ['flat'] },
  'knife-block': { words: 'knife holder', height: 0.28, shapes: ['rectangular', 'cubic'] },
  snowflake: {
    words: 'snow flake, snow crystal, ice crystal',
    habitat: 'air',
    // seen from so near that it has a form there is no land behind it, over whose mountains it would be a giant
    homes: ['studio'],
    height: 0.1,
    traits: ['hovers'],
  },
  'plastic-bag': {
    words: 'carrier bag, grocery bag, plastic shopping bag',
    height: 0.4,
    madeOf: ['plastic'],
    affords: { grip: 0.95 },
    traits: ['handle'],
  },
  'pizza-cutter': { words: 'pizza wheel, pizza slicer', height: 0.22, shapes: ['round'], traits: ['flat'] },
  'pepper-grinder': {
    words: 'pepper mill, peppermill',
    height: 0.22,
    shapes: ['cylindrical'],
  },
  'salt-shaker': {
    words: 'pepper shaker, shaker, salt and pepper shaker, salt dispenser',
    height: 0.1,
    shapes: ['cylindrical'],
  },
  candlestick: { words: 'candle stick, tall candle holder, tall candleholder', height: 0.3, shapes: ['cylindrical'] },
  mug: {
    words: 'coffee mug, tea mug, ceramic mug',
    height: 0.1,
    affords: { mouth: [0.9, 0.6, 0.25], vessel: true, writing: [0.12, 0.7, 0.64, 0.25] },
    traits: ['drinking-vessel', 'opaque'],
    shapes: ['cylindrical'],
  },
  jewellery: { words: 'jewelry, jewels', height: 0.12, traits: ['flat'] },
  'tape-dispenser': { words: 'sticky tape, adhesive tape, scotch tape', height: 0.08, shapes: ['rectangular'] },
  'power-adapter': {
    words: 'converter, power converter, charger, phone charger, adapter',
    height: 0.08,
    traits: ['lies'],
  },
  'range-hood': {
    words: 'extractor, extractor hood, cooker hood, kitchen hood',
    height: 1.3,
    homes: ['kitchen'],
    traits: ['hung'],
  },
  'rain-coat': { words: 'raincoat, rain jacket, poncho', height: 1, traits: ['garment'] },
  hoodie: {
    words: 'sweatshirt, hooded sweatshirt',
    height: 0.75,
    traits: ['garment'],
    affords: { writing: [0.3, 0.66, 0.7, 0.36] },
  },
  apron: {
    words: 'kitchen apron, cooking apron, leather apron',
    height: 0.95,
    traits: ['garment'],
    affords: { writing: [0.3, 0.72, 0.7, 0.46] },
  },
  waistcoat: { words: 'vest, leather vest, denim vest', height: 0.6, traits: ['garment'] },
  overalls: { words: 'dungarees, denim overalls', height: 1.3, traits: ['garment'] },
  swimsuit: { words: 'bathing suit, one piece swimsuit', height: 0.75, traits: ['garment'] },
  pyjamas: { words: 'pajamas, pajama set', height: 1.3, traits: ['garment'] },
  turtleneck: { words: 'turtleneck sweater, turtle neck, roll neck', height: 0.75, traits: ['garment'] },
  beanie: { words: 'knit hat, knitted hat, woolly hat, wool hat', habitat: 'tabletop', height: 0.22 },
  beret: { words: 'felt beret', habitat: 'tabletop', height: 0.12 },
  'face-mask': { words: 'surgical mask, medical mask', habitat: 'tabletop', height: 0.12, traits: ['flat'] },
  overcoat: { words: 'coat, trench coat, winter coat, wool coat', height: 1.1, traits: ['garment'] },
});

/** Cupboards with doors. */
export const cupboards = painted('furniture', 'ground', {
  cabinet: {
    words: 'cupboard, kitchen cabinet, storage cabinet, closet, wooden cabinet, kitchen cupboard',
    height: 1.6,
    affords: { top: { y: -0.99, left: -0.35, right: 0.35 } },
    partOf: ['kitchen'],
    shapes: ['rectangular'],
  },
});

export const moreFood = painted('food', 'tabletop', {
  pie: {
    words: 'apple pie, blueberry pie, cherry pie, pumpkin pie, fruit tart, egg tart, lemon tart, tartlet, quiche',
    height: 0.09,
    shapes: ['round'],
    traits: ['baked'],
  },
  brownie: { words: 'chocolate brownie, fudge', height: 0.05, shapes: ['square', 'rectangular'], traits: ['baked'] },
  marshmallow: { words: '', height: 0.05, shapes: ['cylindrical'] },
  'sweet-potato': { words: 'yam', height: 0.08, shapes: ['oblong'] },
  durian: { words: 'jackfruit', height: 0.25 },
});

export const potted = painted('plant', 'tabletop', {
  succulent: { words: 'succulent plant, aloe, aloe vera, agave', height: 0.2 },
  bonsai: { words: 'bonsai tree', height: 0.4 },
  fern: { words: 'potted fern, fern plant', height: 0.45 },
  sequoia: { words: 'sequoia tree, redwood, redwood tree, giant sequoia', habitat: 'ground', height: 60 },
});
