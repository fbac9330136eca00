import type { ActRecord } from './act-record.js';
import { bodyActs } from './acts-of-body.js';
import { handsActs } from './acts-of-hands.js';
import { homeActs } from './acts-of-home.js';
import { actsOfTwo } from './acts-of-two.js';
import { tradeActs } from './acts-of-trades.js';
import type { Setting } from './settings.js';

export const actTable = {
  ...tradeActs,
  ...actsOfTwo,
  ...bodyActs,
  ...homeActs,
  ...handsActs,
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
  'desk-reading': { words: 'poring over', shows: 'desk table book open-book chair', at: 'room' },
  'reading-newspaper': { words: 'reading the paper, reading the news', uses: 'newspaper' },
  'reading-map': { words: 'navigating', uses: 'treasure-map map world-map' },
  'reading-letter': { words: 'reading the mail', uses: 'letter envelope postcard' },
  checking: {
    words: 'taking notes, taking orders, taking an order, checking a list',
    uses: 'clipboard notepad checklist',
  },
  writing: {
    shows: 'desk table letter paper notebook note novel story essay check',
    at: 'room',
    words:
      'writing, jotting, jotting down, jotting down notes, scribbling, drafting a letter, doing homework, journaling, signing autographs, practicing calligraphy, practising calligraphy, grading papers, calligraphy',
    uses: 'pen pencil fountain-pen quill',
    trades: 'writer author poet journalist',
  },
  typing: {
    shows: 'desk table office-chair chair email code',
    at: 'room',
    words: 'typing, coding, programming, working from home, surfing the internet, browsing the internet, writing code',
    uses: 'laptop computer keyboard desktop-computer',
    trades: 'programmer hacker secretary',
  },
  drawing: {
    shows: 'picture drawing paper pencil',
    words: 'drawing, sketching, doodling, coloring, colouring, drawing a sketch, drawing a picture, making a sketch',
    uses: 'crayon sketchbook charcoal',
  },
  painting: {
    shows: 'canvas painting landscape portrait picture masterpiece easel',
    words:
      'painting, creating a masterpiece, creating a work of art, creating art, painting a landscape, painting a picture of',
    uses: 'paintbrush easel palette',
    trades: 'painter artist',
  },
  'painting-wall': { words: 'painting the walls', uses: 'paint-roller' },
  eating: {
    shows: 'table plate fork spoon dinner lunch breakfast food',
    at: 'room',
    words:
      'eating, dining, having lunch, having dinner, having breakfast, having a meal, eating dinner, eating breakfast, eating lunch, feasting',
    uses: 'meal noodles ramen pasta spaghetti',
  },
  snacking: { words: 'snacking, biting, munching, tasting, licking, sampling', uses: 'sandwich burger hot-dog' },
  drinking: { words: 'drinking, sipping, taking a sip, having a drink', shows: 'cup mug coffee tea-cup teacup tea' },
  'brushing-teeth': {
    words:
      'brushing their teeth, brushing his teeth, brushing her teeth, brushing its teeth, brushes their teeth, brushes his teeth, brushes her teeth, brushes its teeth, brushing teeth',
    uses: 'toothbrush electric-toothbrush',
    shows: 'tooth teeth toothpaste',
    at: 'bathroom',
  },
  pouring: {
    words:
      'pouring milk, pouring coffee, pouring tea, pouring water, pouring juice, pouring a cup of, pouring a cup of tea, pouring a cup of coffee, pouring a glass of, pours milk, pours coffee, pours tea, pours water, pours juice, pours a cup of, pours a cup of tea, pours a cup of coffee, pours a glass of',
    shows: 'milk coffee tea water juice cup mug tea-cup teacup latte glass jug pitcher teapot kettle milk-jug saucer',
    at: 'kitchen',
  },
  'holding-cup': { words: 'warming their hands', uses: 'cup mug coffee tea-cup teacup' },
  toasting: { words: 'raising a glass, toasting', uses: 'glass' },
  bottling: { words: 'hydrating', uses: 'bottle water-bottle' },
  cooking: {
    shows: 'soup stew stove sauce food dinner breakfast meal teapot bowl pasta',
    words:
      'cooking, stirring, frying, boiling, making soup, preparing dinner, preparing food, preparing a meal, making dinner, simmering, making breakfast, cooking dinner',
    uses: 'pot pan frying-pan saucepan wok whisk ladle',
    at: 'kitchen',
    trades: 'chef cook',
  },
  chopping: {
    shows: 'knife vegetables cutting-board counter carrot vegetable tomato broccoli onion',
    words: 'chopping, slicing, dicing, cutting vegetables, chopping vegetables',
    uses: 'kitchen-knife',
    at: 'kitchen',
  },
  baking: {
    shows: 'bread dough flour cookie cookies counter cake whisk rolling-pin pie',
    words: 'baking, kneading, making bread',
    uses: 'dough rolling-pin',
    at: 'kitchen',
    trades: 'baker',
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
  serving: { words: 'serving, serving food, serving drinks, waiting tables', uses: 'tray', trades: 'waiter' },
  guitar: {
    words: 'playing a guitar solo, strumming',
    uses: 'guitar ukulele banjo electric-guitar mandolin bass-guitar',
    trades: 'musician guitarist rock-star',
  },
  piano: {
    shows: 'stool bench',
    at: 'room',
    words: 'practicing the piano, practicing piano',
    uses: 'piano grand-piano musical-keyboard',
    trades: 'pianist composer',
  },
  violin: { shows: 'bow', words: 'fiddling', uses: 'violin viola fiddle', trades: 'violinist' },
  cello: { shows: 'bow', at: 'stage', words: 'playing cello', uses: 'cello double-bass', trades: 'cellist' },
  drums: {
    shows: 'stool drumsticks drumstick',
    at: 'stage',
    words: 'drumming',
    uses: 'drum drums drum-kit',
    trades: 'drummer',
  },
  trumpet: { words: 'playing jazz', uses: 'trumpet bugle cornet', trades: 'trumpeter' },
  flute: { words: 'piping', uses: 'flute' },
  clarinet: { words: 'playing clarinet', uses: 'clarinet oboe' },
  saxophone: { words: 'playing sax', uses: 'saxophone', trades: 'saxophonist' },
  accordion: { words: 'playing the accordion', uses: 'accordion' },
  conducting: { words: 'conducting, conducting an orchestra', uses: 'baton', trades: 'conductor' },
  singing: {
    shows: 'karaoke',
    at: 'stage',
    words:
      'singing, sings, rapping, shouting into a microphone, screaming into a microphone, yelling into a microphone, speaking into a microphone, performing, singing karaoke, performing on stage, recording a podcast, recording a song, performing a song, singing a song, telling jokes, doing stand up comedy, hosting',
    uses: 'microphone studio-microphone',
    trades: 'singer rapper comedian host',
  },
  speaking: {
    shows: 'lectern podium',
    at: 'stage',
    words:
      'giving a speech, giving a motivational speech, giving a lecture, delivering a speech, making a speech, speaking, giving a toast, preaching, speaking to a crowd, giving a talk',
    uses: 'lectern podium',
    trades: 'politician president',
  },
  shouting: { words: 'shouting, yelling, protesting', uses: 'megaphone' },
  teaching: {
    shows: 'blackboard whiteboard chalkboard chalk board',
    words: 'teaching, lecturing, giving a lesson, teaching a class',
    uses: 'blackboard whiteboard chalkboard chalk',
    at: 'classroom',
    trades: 'teacher professor',
  },
  photographing: {
    words:
      'photographing, taking photos, taking photos of, taking pictures, taking pictures of, taking a photo of, taking a picture of, taking a photo, taking a picture, taking portraits, taking portraits of, filming, recording a video, shooting a video, taking photographs, practicing photography',
    uses: 'camera video-camera',
    trades: 'photographer',
  },
  selfie: {
    words: 'taking a selfie, taking selfies, selfie, capturing a selfie, snapping a selfie, takes a selfie',
    uses: 'selfie',
  },
  phoning: {
    words:
      'phoning, talking on the phone, speaking on the phone, making a phone call, talking on a phone, talking on their phone, talking on his phone, talking on her phone, telephoning',
    uses: 'telephone',
  },
  texting: { words: 'texting, scrolling, checking their phone, video chatting', uses: 'phone smartphone mobile-phone' },
  birdwatching: { words: 'birdwatching, bird watching', uses: 'binoculars' },
  astronomy: { words: 'looking through a telescope', uses: 'telescope', trades: 'astronomer' },
  magnifying: { words: 'investigating', uses: 'magnifying-glass', trades: 'detective' },
  'bug-watching': {
    shows: 'insect bug ladybug beetle ant caterpillar magnifying-glass',
    words:
      'examining insects, examining a bug, examining an insect, studying a bug, observing a bug, looking at a bug, examining the bug, studying insects, observing insects, examining bugs, looking at insects, looking at bugs, exploring nature, catching bugs, catching insects',
    at: 'garden',
  },
  experimenting: {
    shows: 'lab laboratory bottle',
    at: 'laboratory',
    words:
      'experimenting, conducting an experiment, doing an experiment, conducting experiments, running an experiment',
    uses: 'microscope test-tube beaker flask',
    trades: 'scientist chemist biologist',
  },
  football: {
    events:
      'soccer match, football match, soccer game, football game, game of soccer, game of football, football training',
    wears: 'jersey',
    shows: 'ball',
    words:
      'playing soccer, playing football, playing a game of soccer, playing a game of football, kicking a ball, kicking, scoring a goal',
    uses: 'football soccer-ball',
    at: 'field',
    trades: 'footballer',
  },
  basketball: {
    events: 'basketball game, basketball match, game of basketball',
    wears: 'jersey',
    at: 'court',
    words: 'playing basketball, playing a game of basketball, shooting hoops, dunking, dribbling, dribbling down',
    shows: 'basket hoop basketball-hoop',
    uses: 'basketball',
  },
  volleyball: {
    events: 'volleyball game, volleyball match, game of volleyball, beach volleyball game',
    wears: 'sportswear',
    at: 'beach',
    words: 'playing volleyball, playing a game of volleyball, playing beach volleyball',
    uses: 'volleyball',
  },
  tennis: {
    events: 'tennis match, tennis game, game of tennis, badminton match',
    wears: 'sportswear',
    at: 'court',
    shows: 'ball',
    words: 'playing tennis, playing a game of tennis, playing badminton, playing table tennis, playing ping pong',
    uses: 'tennis-racket racket badminton tennis-ball',
  },
  baseball: {
    events: 'baseball game, baseball match, game of baseball',
    wears: 'jersey',
    at: 'stadium',
    shows: 'ball',
    words: 'playing baseball, hitting a home run, batting',
    uses: 'baseball-bat baseball',
  },
  golf: {
    shows: 'ball golf-ball',
    words: 'playing golf, golfing',
    uses: 'golf-club golf-ball golf',
    trades: 'golfer',
    at: 'field',
  },
  hockey: {
    events: 'hockey game, hockey match, ice hockey game',
    words: 'playing hockey, playing ice hockey',
    uses: 'hockey hockey-stick ice-hockey',
  },
  throwing: {
    words: 'throwing, tossing, pitching, playing catch, playing a game of catch, playing fetch, playing frisbee',
    uses: 'frisbee flying-disc',
  },
  catching: { words: 'catching', uses: 'ball beach-ball' },
  juggling: { words: 'juggling', trades: 'juggler' },
  boxing: {
    events: 'boxing match, boxing fight',
    wears: 'sportswear',
    at: 'boxing-ring',
    shows: 'ring boxing-ring gloves glove',
    words: 'boxing, punching, sparring, shadowboxing',
    uses: 'boxing-glove boxing-gloves',
    trades: 'boxer',
  },
  'martial-arts': {
    wears: 'gi',
    words:
      'practicing martial arts, doing martial arts, practicing karate, doing karate, practicing kung fu, doing kung fu, karate, kung fu, practicing taekwondo, taekwondo, doing a karate kick, karate kick, karate kicking, doing a high kick, high kicking, high kick, doing a roundhouse kick, roundhouse kick, doing a flying kick, flying kick, doing a kick, kicking the air, kicking high, doing a side kick, practicing kicks, kickboxing',
    trades: 'ninja kickboxer',
  },
  lifting: {
    wears: 'sportswear',
    shows: 'weights',
    words: 'lifting weights, weightlifting, weight lifting, powerlifting',
    uses: 'barbell weight',
    at: 'gym',
  },
  'working-out': {
    wears: 'sportswear',
    words: 'working out, exercising, doing aerobics, doing exercises, aerobics',
    uses: 'dumbbell',
    at: 'gym',
  },
  'push-ups': {
    wears: 'sportswear',
    words: 'doing push ups, doing pushups, doing a plank, planking, push ups',
    at: 'gym',
  },
  yoga: {
    wears: 'sportswear',
    words:
      'yoga, doing yoga, practicing yoga, doing a yoga pose, doing yoga poses, in a yoga pose, yoga pose, doing tree pose, doing the tree pose, in tree pose, tree pose',
    uses: 'yoga-mat',
    shows: 'rug',
  },
  stretching: { wears: 'sportswear', words: 'stretching, warming up, doing stretches' },
  meditating: {
    wears: 'sportswear',
    words:
      'meditating, meditation, taking a deep breath, practicing mindfulness, sitting in the lotus position, sitting in lotus position, sitting in a lotus position, in the lotus position, in lotus position, in the lotus pose, in lotus pose, in a lotus pose, sitting in lotus pose, doing the lotus pose, lotus pose, lotus position',
    trades: 'guru',
  },
  praying: { words: 'praying, in prayer', trades: 'priest monk nun' },
  handstand: {
    wears: 'sportswear',
    words:
      'doing a handstand, doing gymnastics, doing a headstand, headstand, handstand, practicing gymnastics, breakdancing',
    trades: 'gymnast acrobat',
  },
  'jump-rope': {
    words:
      'jumping rope, skipping rope, jump roping, playing with a skipping rope, playing with a jump rope, playing with a jumping rope',
    uses: 'jump-rope skipping-rope jumping-rope',
  },
  'hula-hoop': { words: 'hula hooping, spinning a hula hoop, playing with a hula hoop, hula hoop', uses: 'hula-hoop' },
  skateboarding: { rides: true, words: 'skateboarding, practicing tricks', uses: 'skateboard', trades: 'skater' },
  snowboarding: { rides: true, words: 'snowboarding', uses: 'snowboard', at: 'ski-slope', trades: 'snowboarder' },
  skating: {
    words: 'skating, ice skating, figure skating, roller skating, rollerblading',
    uses: 'ice-skates ice-skate roller-skate roller-skates',
  },
  scooting: { rides: true, words: 'riding a scooter', uses: 'scooter kick-scooter' },
  surfing: {
    rides: true,
    words: 'surfing, riding a wave, catching a wave, riding the waves, catching waves, riding the wave',
    uses: 'surfboard',
    at: 'sea',
    trades: 'surfer',
  },
  skiing: { rides: true, words: 'skiing, skiing down', uses: 'ski skis', at: 'ski-slope', trades: 'skier' },
  climbing: { words: 'climbing, rock climbing, mountain climbing, bouldering', trades: 'climber mountaineer' },
  picnic: {
    words:
      'having a picnic, enjoying a picnic, picnicking, going on a picnic, sharing a picnic, eating a picnic, picnic',
    uses: 'picnic-basket picnic-blanket',
    shows: 'blanket basket rug meal sandwich food snack',
    at: 'park',
  },
  floating: { words: 'floating, floats, floating weightlessly, floated weightlessly, drifting' },
  'scuba-diving': {
    words: 'scuba diving, snorkeling, snorkelling, swimming underwater, exploring a coral reef, free diving',
    uses: 'snorkel diving-mask',
    at: 'underwater',
    trades: 'diver scuba-diver',
  },
  swinging: {
    rides: true,
    words:
      'swinging, swinging on a swing, swinging on a swing set, playing on a swing, sitting in a swing, sitting on a swing, in a swing, sitting on a swing set',
    uses: 'swing',
    at: 'park',
  },
  trampoline: {
    rides: true,
    words: 'jumping on a trampoline, bouncing on a trampoline',
    uses: 'trampoline',
    at: 'garden',
  },
  treadmill: {
    wears: 'sportswear',
    words: 'running on a treadmill, walking on a treadmill, on a treadmill',
    uses: 'treadmill',
    at: 'gym',
  },
  weighing: {
    words: 'standing on a scale, checking their weight, weighing themselves',
    uses: 'bathroom-scale',
    at: 'bathroom',
  },
  crawling: { words: 'crawling' },
  watering: {
    shows: 'plant plants flower flowers potted-plant',
    words:
      'watering plants, watering the plants, watering flowers, watering the garden, watering the flowers, watering',
    uses: 'watering-can',
    at: 'garden',
  },
  gardening: {
    shows: 'plant flower vegetable seed',
    words: 'gardening, planting, weeding, tending, picking flowers, planting a tree, planting flowers, picking berries',
    uses: 'trowel',
    at: 'garden',
    trades: 'gardener',
  },
  'planting-flag': { words: 'planting a standard' },
  raking: { shows: 'leaf leaves pile-of-leaves', words: 'raking, raking leaves', uses: 'rake', at: 'garden' },
  digging: {
    shows: 'hole',
    words: 'digging, shovelling, shoveling, digging a hole, shoveling snow',
    uses: 'shovel spade',
    trades: 'miner archaeologist',
  },
  sweeping: { words: 'sweeping, sweeping the floor', uses: 'broom', at: 'room', trades: 'janitor' },
  mopping: { words: 'mopping, mopping the floor, cleaning the floor', uses: 'mop', at: 'room' },
  vacuuming: {
    words: 'vacuuming, vacuum cleaning, vacuuming the floor, vacuuming the carpet',
    uses: 'vacuum-cleaner vacuum',
    at: 'room',
  },
  'litter-picking': {
    shows: 'garbage trash bottle can garbage-bag trash-bag bag',
    words:
      'cleaning up, cleaning up litter, picking up litter, picking up trash, picking up garbage, collecting litter, collecting trash, collecting garbage, picking up rubbish',
    uses: 'garbage-bag trash-bag',
  },
  wiping: {
    words: 'cleaning, washing, wiping, polishing, scrubbing, dusting, washing windows, washing a car',
    uses: 'sponge',
    trades: 'cleaner maid',
  },
  hammering: {
    shows: 'nail wood board table',
    at: 'workshop',
    words: 'hammering, doing carpentry, woodworking',
    uses: 'hammer nail',
    trades: 'carpenter blacksmith',
  },
  repairing: {
    shows: 'machine engine',
    words: 'repairing, fixing, mending, repairing a machine, fixing a machine, fixing a broken machine',
    uses: 'wrench spanner',
  },
  screwing: { words: 'assembling', uses: 'screwdriver' },
  drilling: { words: 'drilling', uses: 'drill power-drill' },
  sawing: { shows: 'wood board table log', at: 'workshop', words: 'sawing', uses: 'saw hand-saw' },
  'chopping-wood': { words: 'chopping wood, chopping down', uses: 'axe hatchet', trades: 'lumberjack' },
  sewing: {
    shows: 'table dress needle fabric cloth mannequin',
    at: 'room',
    words: 'sewing, stitching, tailoring',
    uses: 'sewing-machine sewing-needle thread',
    trades: 'tailor seamstress',
  },
  knitting: {
    shows: 'scarf sweater hat chair',
    at: 'room',
    words: 'knitting, crocheting',
    uses: 'yarn knitting-needles wool ball-of-yarn',
  },
  pottery: {
    shows: 'pot vase bowl clay teapot',
    at: 'workshop',
    words:
      'making pottery, throwing pottery, throwing clay, throwing clay on a wheel, throwing a pot, throwing pots, doing pottery, taking a pottery class, shaping clay',
    uses: 'clay pottery-wheel',
    trades: 'potter',
  },
  chess: {
    events: 'chess match, chess tournament, chess game, game of chess',
    shows: 'table board',
    at: 'park',
    words: 'playing chess, playing a game of chess, playing a board game, playing board games',
    uses: 'chess-piece chessboard board-game chess',
  },
  checkers: {
    shows: 'table board',
    at: 'park',
    words: 'playing checkers, playing a game of checkers, playing draughts, playing a game of draughts',
    uses: 'checkers-set',
  },
  cards: {
    events: 'poker game, card game, game of cards, game of poker',
    shows: 'table',
    at: 'room',
    words: 'playing cards, playing poker, playing a card game, gambling',
    uses: 'playing-card playing-cards cards',
  },
  gaming: {
    shows: 'controller',
    at: 'room',
    words: 'gaming, playing video games, playing a video game, playing their favorite video game',
    uses: 'video-game game-console game-controller controller joystick',
    trades: 'gamer',
  },
  'flying-kite': { words: 'flying a kite, flying kites, flying their kites', uses: 'kite' },
  bubbles: {
    shows: 'bubble',
    words: 'blowing bubbles, blew bubbles, blows bubbles, blow bubbles, playing with bubbles',
    uses: 'bubbles bubble bubble-wand soap-bubbles',
  },
  sparklers: { words: 'playing with sparklers', uses: 'sparkler' },
  torching: { words: 'performing with flames, fire dancing, fire breathing', uses: 'torch' },
  cane: { words: 'leaning on a cane, limping', uses: 'cane walking-stick crutch' },
  umbrella: { words: 'sheltering from the rain', uses: 'umbrella parasol' },
  bouquet: { words: 'holding flowers', uses: 'bouquet bouquet-of-flowers', trades: 'bride' },
  trophy: { words: 'winning a trophy, winning the race, celebrating a victory', uses: 'trophy' },
  'holding-baby': {
    words:
      'holding a baby, cradling a baby, rocking a baby, holding a newborn, holding her baby, holding his baby, holding their baby, cradling her baby, rocking her baby, rocking their baby',
  },
  shopping: {
    words: 'shopping, buying groceries, window shopping',
    uses: 'shopping-bag paper-bag bag',
    trades: 'shopper',
  },
  suitcase: { words: 'packing, rolling a suitcase', uses: 'suitcase luggage' },
  box: {
    words: 'moving boxes, delivering a package, delivering packages',
    uses: 'box cardboard-box package parcel',
    trades: 'postman',
  },
  thinking: {
    words: 'thinking, pondering, contemplating, wondering, marveling, marvelling, lost in thought',
    trades: 'philosopher',
  },
  pointing: { words: 'pointing, pointing at, giving directions, asking for directions, directing' },
  rummaging: {
    words:
      'searching for her keys, searching for his keys, searching for their keys, searching for her phone, searching for his phone, rummaging, searching in a bag',
    shows: 'handbag purse bag key keys',
  },
  screaming: { words: 'screaming, shrieking' },
  designing: {
    words:
      'designing, designing clothes, designing a dress, creating a new collection, sketching a new clothing line, selecting fabrics, choosing fabrics',
    shows: 'dress mannequin fabric',
    at: 'workshop',
    trades: 'designer',
  },
  shading: { words: 'searching, looking for, scouting, looking into the distance' },
  cheering: {
    words:
      'cheering, celebrating, rejoicing, jumping for joy, cheering for, cheering on, having fun, having a fun day, having a great time, having a good time, having a blast, enjoying themselves',
    trades: 'cheerleader',
  },
  clapping: { words: 'clapping, applauding' },
  waving: { words: 'waving, greeting, saying goodbye, waving goodbye, waving hello' },
  saluting: { words: 'saluting' },
  talking: {
    words:
      'talking, chatting, discussing, conversing, having a conversation, debating, telling stories, telling a story, joking, bonding',
  },
  meeting: {
    words:
      'brainstorming, negotiating, attending a meeting, attending a business meeting, attending a conference, having a meeting, holding a meeting, in a meeting, meeting, discussing a project, collaborating, planning, having a discussion',
    shows: 'table desk laptop document project conference-table',
    at: 'office',
  },
  roasting: { words: 'roasting, toasting marshmallows', uses: 'marshmallow marshmallows' },
  laughing: { words: 'laughing, giggling, joking around' },
  crying: { words: 'crying, weeping, sobbing' },
  knocking: { words: 'rapping on' },
  sneezing: {
    words: 'sneezing, sneezes, coughing, blowing their nose, blowing his nose, blowing her nose',
  },
  hugging: { words: 'hugging, embracing, cuddling, snuggling' },
  bowing: { words: 'bowing, taking a bow, curtsying' },
  petting: { words: 'petting, stroking, brushing, grooming, feeding' },
  patting: { words: 'patting' },
  'toy-flight': { words: 'making airplane noises, making airplane sounds, pretending to be a pilot' },
  pushing: { words: 'pushing, shoving' },
  pulling: { words: 'pulling, dragging, hauling, tugging' },
  driving: { words: 'steering', uses: 'steering-wheel' },
  'floor-play': {
    words: 'playing with toys, playing with their toys, playing in the sand, playing in the mud, playing marbles',
  },
  gazing: {
    words:
      'looking at their reflection in a pond, looking at her reflection in a pond, looking at his reflection in a pond, looking at their reflection in the water, gazing, stargazing, admiring the view, enjoying the view, taking in the view, taking in the sights, watching the world go by, people watching',
  },
  'watching-tv': {
    shows: 'movie',
    words:
      'watching tv, watching television, watching a movie, watching a film, watching movies, watching a sports game, watching a romantic comedy, watching the game',
    uses: 'tv television',
    at: 'room',
  },
  waiting: { words: 'waiting' },
  archery: {
    words: 'shooting an arrow, practicing archery',
    uses: 'bow bow-and-arrow archery',
    trades: 'archer hunter',
  },
} as const satisfies Record<string, ActRecord>;

export type ActName = keyof typeof actTable;

export const acts: readonly (ActRecord & { readonly act: ActName })[] = Object.entries(actTable).map(
  ([act, record]) => ({
    act: act as ActName,
    ...record,
  }),
);

const byUse = new Map<string, ActName>(
  acts.flatMap(({ act, uses }) => (uses?.split(' ') ?? []).map((concept) => [concept, act] as const)),
);

const byName = new Map<string, ActRecord>(acts.map((record) => [record.act, record]));

export const isActName = (word: string): word is ActName => byName.has(word);

/** Whether an act is done on what it uses. */
export const isRidden = (act: ActName): boolean => byName.get(act)?.rides === true;

/** What one wears for an act. */
export const wornFor = (act: ActName): string | undefined => byName.get(act)?.wears;

/** The place that an act implies. */
export const placeOfAct = (act: string): Setting | undefined => byName.get(act)?.at;

const byTrade = new Map(
  acts.flatMap(({ at, trades }) => (at && trades ? trades.split(' ').map((trade) => [trade, at] as const) : [])),
);
const mountsOfTrades = new Set<string>(
  [actTable.bicycling, actTable.motorcycling].flatMap(({ trades }) => trades.split(' ')),
);
/** Who is of such a trade has what they ride with them. */
export const ridesByTrade = (word: string): boolean => mountsOfTrades.has(word);

/** Where somebody of a trade is at work. */
export const placeOfTrade = (word: string): Setting | undefined => byTrade.get(word);

/** Whether an act has such a thing in it. */
export function belongsTo(act: ActName, concept: string): boolean {
  const { uses = '', shows = '' } = byName.get(act) ?? {};
  return `${uses} ${shows}`.split(' ').includes(concept);
}

/** What somebody does who holds or uses such a thing. */
export function actWith(concept: string, variety?: string): ActName | undefined {
  return (variety === undefined ? undefined : byUse.get(variety)) ?? byUse.get(concept);
}

/** What animals do in their own way, on four legs. */
const natural = new Set<ActName>(
  'handling eating snacking drinking sneezing cheering waiting talking laughing crying hugging floating climbing crawling thinking gazing catching throwing digging stretching petting patting watching-tv pushing pulling floor-play scuba-diving shading picnic swinging trampoline bowing gardening repairing wiping shouting singing praying roasting meeting one-leg reaching-up skipping tiptoeing stumbling begging twirling somersault'.split(
    ' ',
  ) as ActName[],
);

export const isNatural = (act: ActName): boolean => natural.has(act);

/** What asks for hands: an animal that does it stands upright. */
export const handActs: readonly ActName[] = acts.map(({ act }) => act).filter((act) => !natural.has(act));
