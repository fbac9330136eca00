import { vocabulary } from './meaning.js';
import type { Meaning } from './meaning.js';

/** What a word means where one of these words (`*`: any) stands in the prompt; the first row that fits is meant. */
interface Sense {
  readonly near: ReadonlySet<string>;
  readonly meaning: Meaning;
}

const thing = (concept: string, ...attributes: string[]): Meaning => ({
  things: [{ concept, ...(attributes.length > 0 && { attributes }) }],
});
const person = (...attributes: string[]): Meaning => thing('person', ...attributes);
/** Spoken of, with nothing to draw. */
const nothing: Meaning = { role: 'filler' };

/**
 * Words with several senses, beside those that the records of concepts have among themselves (`senses`): here a sense
 * may also be a person, a place, a part, or nothing that is drawn.
 */
const table: Readonly<Record<string, readonly (readonly [near: string, meaning: Meaning])[]>> = {
  apron: [['airport airplane airplanes aircraft runway tarmac jet', nothing]],
  ball: [['gown ballroom waltz masquerade cinderella', nothing]],
  band: [['ring rings wedding watch wristwatch bracelet strap elastic rubber diamond sapphire gemstone', nothing]],
  bank: [['river riverbank stream brook creek canal lake muddy mossy fishing', { setting: 'river' }]],
  bark: [['tree pine oak birch trunk forest rugged', nothing]],
  pipe: [
    [
      'plumber plumbers plumbing leak leaking leaks leaky sink burst drain drip dripping tap faucet',
      thing('water-pipe'),
    ],
  ],
  bass: [
    ['fish fishing caught lake river fisherman angler hook', thing('fish')],
    ['stage band guitar amplifier strings playing', thing('guitar', 'bass')],
  ],
  bat: [
    ['landing lands flying flies hanging cave fangs nocturnal vampire roosting', thing('bat')],
    ['cricket wicket wickets batsman', thing('cricket-bat')],
    ['baseball pitcher batter helmet diamond swinging swings stadium', thing('baseball-bat')],
  ],
  batter: [['bowl spoon whisk mix mixes mixing pancake cake dough mixer kitchen', nothing]],
  beads: [['condensation moisture dew water sweat perspiration droplets chilled dripping', nothing]],
  beetle: [
    ['volkswagen vw parked driving drives driver road highway street chrome convertible', thing('car', 'vintage')],
  ],
  counter: [['bathroom washroom restroom', thing('sink')]],
  vanity: [['bathroom washroom restroom', thing('sink')]],
  fixtures: [
    [
      'bathroom washroom restroom',
      {
        things: [
          { concept: 'toilet', count: 1 },
          { concept: 'bathtub', count: 1 },
        ],
      },
    ],
  ],
  chest: [['drawers drawer', thing('chest-of-drawers')]],
  bill: [['dollar money cash wallet banknote restaurant', thing('cash')]],
  blackberry: [['phone phones mobile smartphone keyboard', thing('phone')]],
  // what tennis calls it is no waiter's
  serving: [['tennis badminton wimbledon', { action: 'tennis', implies: 'court' }]],
  serves: [['tennis badminton wimbledon', { action: 'tennis', implies: 'court' }]],
  dives: [['goalkeeper goalie goal', { action: 'goalkeeping', implies: 'stadium' }]],
  diving: [['goalkeeper goalie goal', { action: 'goalkeeping', implies: 'stadium' }]],
  board: [
    ['surfer surfers surfing surf', thing('surfboard')],
    ['skateboarder skater skaters skatepark', thing('skateboard')],
    ['snowboarder snowboarders snowboarding', thing('snowboard')],
  ],
  boat: [['rowing row rows rowers oar oars paddling', thing('rowing-boat')]],
  bow: [
    ['archer archery arrow arrows hunter quiver', thing('bow-and-arrow')],
    ['gift gifts present presents cake bouquet wrapped ribbon satin chocolates', thing('gift-bow')],
    ['violin cello viola fiddle violinist cellist', nothing],
  ],
  bust: [['*', thing('stone-bust')]],
  cap: [['mushroom toadstool bottle wave', nothing]],
  card: [['poker casino dealer deck blackjack gambling', thing('card-ace-spades')]],
  china: [['cabinet plates saucer table fine dinner', thing('plate')]],
  chocolate: [['bar bars chunk truffle truffles', thing('chocolate-bar')]],
  chip: [
    ['poker casino roulette gambling blackjack', thing('poker-chip')],
    ['bag packet', thing('chips-bag')],
    ['tortilla salsa nacho nachos guacamole dip snack crisps potato', thing('potato-chips')],
    ['computer silicon circuit motherboard', thing('computer-chip')],
  ],
  club: [
    ['dj nightclub dancers dancing disco neon', { setting: 'stage' }],
    ['golf golfer golfing tee', nothing],
  ],
  bulb: [['planted planting soil tulip tulips garden gardener sprouting', nothing]],
  cone: [
    ['ice cream gelato crunchy waffle scoop scoops', nothing],
    ['traffic road street vehicles construction highway roadwork court pitch parking training', thing('traffic-cone')],
  ],
  court: [
    ['tennis racket racquet', { setting: 'park' }],
    ['basketball gymnasium gym hardwood hoop hoops badminton squash volleyball', { setting: 'gym' }],
  ],
  socket: [['wall plug plugged cable charger electric electrical outlet', thing('electrical-socket')]],
  border: [
    ['oval circular triangular pentagonal hexagonal diamond rug carpet plate tile mat napkin tablecloth', nothing],
  ],
  crown: [['tree trees canopy tooth dentist', nothing]],
  cycle: [['spin wash washing rinse water life laundry', nothing]],
  lamp: [
    [
      'street streets cobblestone cobblestones cobble cobbled alley alleyway sidewalk pavement plaza boulevard',
      thing('street-lamp'),
    ],
  ],
  paper: [
    ['sketch drawing drawn ink watercolor watercolour painting illustration artwork charcoal', nothing],
    ['pen pens pencil pencils marker eraser envelope scissors stapler ruler paperclip stamp', thing('paper-sheet')],
  ],
  desktop: [['pen pens pencil pencils papers notebook beige wooden smooth', thing('desk')]],
  diamond: [['baseball pitcher batter', { setting: 'field' }]],
  dish: [['satellite antenna', thing('satellite-antenna')]],
  drum: [['washing washer dryer laundry', nothing]],
  fan: [
    [
      'football soccer cheering cheer stadium concert supporters basketball',
      { things: [{ concept: 'person', count: 14 }] },
    ],
    ['electric table desk blades rusted cooling metallic oscillating standing', thing('fan')],
    ['ceiling', thing('ceiling-fan')],
  ],
  tree: [['christmas xmas baubles ornaments tinsel', thing('christmas-tree')]],
  glasses: [
    [
      'pair frame frames lens lenses reading folded tortoiseshell prescription',
      { worn: 'glasses', ...thing('eyeglasses') },
    ],
    ['wine champagne prosecco vineyard sommelier decanter', thing('wine-glass')],
  ],
  football: [['laces touchdown quarterback nfl american pigskin', thing('american-football')]],
  goal: [['soccer football pitch net goalkeeper', thing('goal-net')]],
  heart: [['feeling beating racing chest doctor stethoscope surgeon', nothing]],
  horn: [['saxophone trumpet trombone orchestra brass jazz', thing('french-horn')]],
  iris: [['garden petals flower flowers bouquet vase', thing('flower')]],
  iron: [['ironing shirt laundry steam', thing('clothes-iron')]],
  island: [['kitchen countertop counter stools', { setting: 'kitchen' }]],
  jam: [['traffic highway cars commuters', { setting: 'street', things: [{ concept: 'car', count: 6 }] }]],
  lock: [['hair blonde curly flowing curls braid shoulder shoulders comb', { part: 'hair' }]],
  match: [
    ['burning lit flame striking box candle', thing('matchstick')],
    [
      'billiard billiards cue boxing football soccer tennis cricket basketball chess wrestling ping hockey rugby',
      nothing,
    ],
  ],
  player: [['billiard billiards pool snooker cue', person()]],
  mine: [['coal miner miners gold shaft worker', { setting: 'cave' }]],
  model: [['catwalk fashion runway', person('woman', 'model')]],
  mount: [['horse horses rider camera wall tv', nothing]],
  mustang: [['ford convertible road parked driving car racing highway garage', thing('car')]],
  nail: [['polish manicured finger fingers hand hands fingernail painted', nothing]],
  needle: [['cactus cacti pine pines fir spruce prickly evergreen', nothing]],
  net: [
    ['fisherman fishermen fishing boat pier harbor harbour mending', thing('fishing-net')],
    ['tennis volleyball badminton court racket', nothing],
    ['goal soccer football goalkeeper', thing('goal-net')],
  ],
  palm: [['tree trees trunk trunks beach farm tropical fronds island desert coconut grove oasis', thing('palm')]],
  pen: [['pig pigs sheep goats goat cows cattle lambs piglets hens', { setting: 'farm' }]],
  // counted they are written with, whoever else is counted
  pens: [
    ['fenced straw farm farmyard barnyard piglets lambs', { setting: 'farm' }],
    ['*', thing('pen')],
  ],
  pepper: [['black salt grain grains ground mill grinder seasoning sprinkled dusted spice pinch', nothing]],
  pitcher: [['baseball mound throwing batter glove', person('athlete')]],
  plane: [['carpenter woodworker shavings workbench', nothing]],
  plant: [['factory nuclear industrial chimneys cooling manufacturing', thing('factory')]],
  pool: [['billiard billiards cue eight', nothing]],
  port: [['usb cable charger', nothing]],
  pot: [
    ['stove stovetop cooking boiling simmering boil cook soup stew broth chef burner', thing('cooking-pot')],
    ['tea teacup teacups', thing('teapot')],
    [
      'cactus succulent fern plant plants flower flowers seedling basil bonsai soil gardener gardening watering',
      thing('vase'),
    ],
    ['copper pans', thing('cooking-pot')],
    ['herb herbs', thing('vase')],
    ['kitchen', thing('cooking-pot')],
  ],
  ring: [
    ['boxer boxers boxing wrestler wrestlers wrestling sumo fighter fighters', { setting: 'boxing-ring' }],
    ['circus clown acrobat ringmaster', { setting: 'stage' }],
  ],
  boater: [
    [
      'swimmers swimmer lake river bay marina sailing rowing kayakers anglers sea ocean',
      { things: [{ concept: 'rowing-boat', count: 2 }] },
    ],
  ],
  snowflake: [
    [
      'intricate delicate lacework lace crystal crystals single symmetry symmetrical macro closeup geometric unique',
      thing('snowflake'),
    ],
  ],
  runway: [['model models fashion catwalk designer', { setting: 'stage' }]],
  scale: [
    ['fish dragon snake lizard iguana reptile crocodile', nothing],
    ['bathroom bathtub shower toilet barefoot', thing('bathroom-scale')],
    ['weigh weighing balance brass kitchen grocer apples flour', thing('balance-scale')],
  ],
  slide: [
    ['zipper zip glider', nothing],
    ['playground children kids swings', thing('playground-slide')],
  ],
  staff: [
    ['meeting office restaurant hotel', { things: [{ concept: 'person', count: 4 }] }],
    ['wizard shepherd monk sorcerer mage druid', thing('wooden-staff')],
  ],
  stable: [['support base footing surface platform grip balance balanced tripod tripods', nothing]],
  stall: [['horse horses stable barn', { setting: 'farm' }]],
  platform: [
    [
      'train trains locomotive railway railroad commuters commuter passengers station luggage suitcase suitcases',
      { setting: 'train-station' },
    ],
  ],
  square: [
    [
      'pigeons pigeon doves fountain market town city village cafe tourists busker street cobbled church',
      { setting: 'square' },
    ],
  ],
  station: [
    [
      'train trains locomotive locomotives platform railway railroad conductor passengers commuters',
      { setting: 'train-station' },
    ],
  ],
  straw: [['hat roof barn hay bale', nothing]],
  swing: [['golf golfer golfer baseball batter', nothing]],
  tablet: [['stone carved rune runes ancient clay marble inscription inscribed', thing('stone-tablet')]],
  terminal: [['airport airplane airplanes luggage', nothing]],
  toast: [['bride groom wedding champagne friends party', nothing]],
  vessel: [
    [
      'carafe flask jar bottle bowl vase jug pitcher beaker contents teapot kettle ceramic clay potion decanter pottery goblet liquid lid',
      nothing,
    ],
  ],
  vinyl: [
    [
      'upholstered upholstery seat seats backrest backrests sofa couch booth chairs flooring floor siding fabric gloves cushion cushions',
      nothing,
    ],
  ],
  watch: [['onlookers spectators crowd audience bystanders passersby awe', nothing]],
  weight: [
    ['gym barbell dumbbell dumbbells lifting lifts weightlifter', thing('weight')],
    ['*', nothing],
  ],
  tube: [['toothpaste paint ointment cream', nothing]],
};

/** Names and compounds that mean another thing than their words say, wherever they stand. */
export const namesOfThings = vocabulary([
  [
    'chevrolet, chevy, mercedes, mercedes benz, bmw, audi, toyota, honda civic, tesla, bentley, rolls royce, ford mustang, volkswagen beetle, delorean, camaro',
    thing('car'),
  ],
  ['bugatti, mclaren, aston martin, maserati', thing('sports-car')],
  ['f1, formula one', thing('racing-car')],
  ['ford f 150, f 150, f150, ford truck', thing('pickup-truck')],
  ['hand palm, palm of the hand', thing('open-hand')],
  [
    'palm tree forest, palm forest, palm grove, grove of palm trees, forest of palm trees, palm farm, palm tree farm, palm plantation',
    { things: [{ concept: 'palm', count: 7 }] },
  ],
  ['some food, food', thing('meal')],
  ['millenium wheel, milllenium wheel, milennium wheel', thing('london-eye')],
  ['thames, the thames, river thames, seine, the seine, danube, the danube, the nile, nile', { setting: 'river' }],
  ['binocular', thing('binoculars')],
  ['pendant light, pendant lights, hanging light, overhead lamp, ceiling lamp', thing('ceiling-light')],
  ['boba, boba tea, cup of boba, cup of boba tea, bubble tea, boba milk tea', thing('bubble-tea')],
  [
    'clothes, clothing, attire, outfit, outfits, ensemble, ensemble of clothes, garb, apparel, garments, riding attire, jogging clothes',
    { worn: 'clothes' },
  ],
  ['hoverboard', thing('skateboard')],
  [
    'activist, environmental activist, protester, politician, celebrity, influencer, striker, footballer, senator, mayor, president, minister',
    person(),
  ],
  [
    'panic stricken creature, screaming creature, terrified creature, panicked creature, screaming figure',
    person('man', 'bald', 'frightened', 'screaming'),
  ],
  ['homer, socrates, plato, karl marx, darwin, charles darwin', person('man', 'beard')],
  ['beethoven, isaac newton', person('man')],
  ['virgin mary, madonna', person('woman')],
  ['mona lisa, the mona lisa, monalisa, the monalisa, la gioconda', { ...thing('mona-lisa'), camera: 'close-up' }],
  [
    'the scream, scream by munch',
    {
      ...person('man', 'bald', 'screaming', 'frightened'),
      setting: 'bridge',
      time: 'dusk',
      look: 'swirling',
      aboutPicture: true,
    },
  ],
  ['fork in the road, fork in a road, forked road', { setting: 'road', features: ['path'] }],
  ['fish tank, fish tanks', thing('aquarium')],
  ['chestplate, chest plate, breastplate', nothing],
  ['breathing fire, breathing flames, breathes fire, breathes flames, spitting fire', { attribute: 'fire-breathing' }],
  ['velvet cake', thing('cake')],
  ['black pepper, ground pepper, ground black pepper, peppercorn, peppercorns, salt and pepper', nothing],
  ['folding table, folding tables', thing('table')],
  ['folding chair, folding chairs', thing('chair')],
  ['luggage cart, luggage carts, baggage cart, baggage carts, luggage trolley, luggage trolleys, tool cart', nothing],
  ['make and model, make or model, makes and models, world record, world records, record breaking', nothing],
  ['national golf club, golf and country club, country club, golf links', { setting: 'park' }],
  ['red carpet, red carpets', { things: [{ concept: 'rug', variety: 'red-rug' }] }],
  ['entrance, main entrance, entryway, entranceway', nothing],
  ['goldberg machine', thing('rube-goldberg-machine')],
  ['power outlet, electrical outlet, wall outlet, power socket', thing('electrical-socket')],
  ['workbench, work bench', { ...thing('desk', 'wooden'), implies: 'workshop' }],
  ['lily pad, lily pads, water lily pad', { ...thing('water-lily-pad'), implies: 'pond' }],
  ['camel caravan, camel train, desert caravan', { things: [{ concept: 'camel', count: 5 }] }],
  [
    'the starry night, starry night painting, van gogh starry night',
    { setting: 'village', time: 'night', features: ['stars', 'moon'], look: 'swirling', aboutPicture: true },
  ],
  ['venice, canal in venice, venetian canal, amsterdam', { setting: 'canal' }],
  ['copenhagen', { setting: 'harbour' }],
  ['hospital bed, hospital beds', { ...thing('bed'), implies: 'hospital' }],
  ['deck of cards', thing('deck-of-cards')],
  [
    'made of playing cards, made out of playing cards, built from playing cards',
    { attribute: 'made-of-playing-cards' },
  ],
  ['comic book, comic books', thing('book')],
  ['player, soccer player, basketball player, wrestler, sportsman, sportswoman', person('athlete')],
  ['referee, umpire', person('athlete', 'referee')],
  ['wrestlers, athletes, fighters', { things: [{ concept: 'person', attributes: ['athlete'], count: 3 }] }],
]);

const senses: ReadonlyMap<string, readonly Sense[]> = new Map(
  Object.entries(table).map(([word, rows]) => [
    word,
    rows.map(([near, meaning]) => ({ near: new Set(near.split(' ')), meaning })),
  ]),
);

/** What the word means among the words of this prompt, where that is another thing than usual. */
export function senseAmong(word: string, prompt: ReadonlySet<string>): Meaning | undefined {
  return senses.get(word)?.find(({ near }) => near.has('*') || [...near].some((one) => prompt.has(one)))?.meaning;
}

/** Everything that a homonym can be drawn as, for the test that all of it exists. */
export const homonymConcepts: readonly string[] = [
  ...Object.values(table).flatMap((rows) => rows.map(([, meaning]) => meaning)),
  ...namesOfThings.values(),
].flatMap(({ things = [] }) => things.map(({ concept }) => concept));
