import { WARES } from './shops.js';

/** Blossoms that cover whole fields, by the colour that one sees them in from afar. */
const BLOSSOMS: readonly (readonly [kinds: string, colour: string])[] = [
  ['daffodils|dandelions|buttercups|rapeseed|canola|mustard flowers|mimosas', 'yellow'],
  ['marigolds|california poppies|orange poppies', 'orange'],
  ['bluebells|cornflowers|forget[- ]me[- ]nots|bluebonnets|nemophila|hydrangeas', 'blue'],
  ['irises|crocuses|violets|lupines?|hyacinths|asters', 'purple'],
  ['roses|red spider lilies|spider lilies|carnations|amaryllis', 'red'],
  ['peonies|cosmos|dahlias|azaleas|cherry blossoms|phlox', 'pink'],
  ['lilies|daisies|chamomile|snowdrops|cotton|chrysanthemums|jasmine', 'white'],
];
const HUE =
  '(?:(?:bright|deep|pale|dark|light|vivid|blood|golden) )?(?:red|orange|yellow|green|blue|purple|violet|pink|white|crimson|scarlet|magenta|lilac|golden)';
const SPREAD =
  '(?:fields?|meadows?|seas?|carpets?|hillsides?|valleys?) (?:of|full of|filled with|covered (?:in|with)|with endless) (?:blooming |blossoming |wild |tall |endless )?';
const FOOD =
  'ramen|noodles?|soup|sushi|takoyaki|dumplings?|hot ?dogs?|tacos?|burritos?|burgers?|hamburgers?|kebab|falafel|pizza|crepes?|waffles?|pretzels?|churros?|(?:street )?food|snacks?|barbecue|bbq|fried chicken|oysters?|seafood|fish and chips';
const OLD = '((?:[a-z]+ ){0,3}?)';

const BEFORE =
  '\\b(?:in front of|outside|outside of|right outside) (an? |the |her |his |their )(?:(?:small|little|old|local|busy|cozy|new|corner|big|large|famous|public|grand) ){0,2}';
const SHOPS = `((?:${WARES}|clothing|shoe|barber|butcher|grocery|jewell?ery) ?(?:shop|store)|shop|store|bakery|boutique|bookstore|bookshop|café|cafe|pizzeria|restaurant|pharmacy|florist)`;
const PUBLIC =
  'library|museum|bank|courthouse|court|town hall|city hall|post office|university|art gallery|gallery|theat(?:er|re)|opera house|parliament';

/** Parties by where they are. */
const PARTIES: readonly (readonly [party: string, where: string])[] = [
  ['rooftop', 'on a rooftop'],
  ['beach', 'on a beach'],
  ['pool', 'at a swimming pool'],
  ['garden', 'in a garden'],
  ['house', 'in a living room'],
  ['office', 'in an office'],
  ['street', 'in a street'],
];

/** Where a building is said to be seen from within, by what is found in there. */
const INSIDES: readonly (readonly [buildings: string, within: string])[] = [
  ['(?:japanese |chinese )?tea ?house|ryokan|dojo', 'tea house'],
  ['church|cathedral|chapel|basilica|abbey|minster|monastery', 'nave'],
  ['castle|palace|fortress', 'throne room'],
  ['barn|stables?', 'stable with stalls'],
  ['log cabin|cabin|cottage|farmhouse|house|home|chalet|villa|mansion|apartment|loft', 'living room'],
  ['submarine|starship|spaceship|spacecraft|space station', 'spaceship cockpit'],
  ['mosque|temple|pagoda|synagogue', 'palace hall'],
];

const BATH = '(?:an? |the |some )?(?:[a-z-]+ ){0,3}?(?:hot springs?|onsen|thermal (?:baths?|pools?|springs?))';
const RESTING =
  'relaxing|sitting|bathing|soaking|resting|lying|lounging|floating|standing|chilling|unwinding|enjoying (?:themselves|herself|himself|a bath)';
const BATHERS = 'woman|women|man|men|person|people|friends|family|girls?|boys?|tourists?|monkeys|macaques';

/** Places that are called by the names of things, said by what one sees there. */
export const proseOfPlaces: readonly (readonly [said: RegExp, meant: string])[] = [
  // where the land around it is told, it is a building there
  [
    /\b(?:gas|petrol|fuel|service) station(?= (?:in|on|at|along|by|beside|near|amid|under|surrounded by) (?:an?|the|some|route) (?:[a-z-]+ ){0,3}?(?:desert|middle|highway|road|roadside|mountains?|prairie|canyon|field|forest|hills|snow|66|sea|coast|plain|dunes)\b)/gi,
    'roadside gas station',
  ],
  // who is in warm water is seen in it
  [new RegExp(`\\b(?:${RESTING}) (?:in|inside) (${BATH})`, 'gi'), 'swimming in $1'],
  [new RegExp(`\\b(?:a |the )?couple (?:in|inside) (?=${BATH})`, 'gi'), 'a man and a woman in '],
  [new RegExp(`\\b(?:a |the )?couple (?=swimming in ${BATH})`, 'gi'), 'a man and a woman '],
  [new RegExp(`\\b(${BATHERS}) (?:in|inside) (${BATH})`, 'gi'), '$1 swimming in $2'],
  [/\baquarium (?:tunnel|hall|exhibit)\b/gi, 'public aquarium'],
  // a town on the other side of it
  [
    /\b((?:[a-z]+ )?skyline)(?: (?:is|being|that is))? (?:reflected|reflecting|mirrored|reflections?) (?:in|on|into|off) (?:an?|the|its) (?:[a-z]+ ){0,2}(?:river|water|waters|lake|bay|harbou?r)\b/gi,
    '$1 across the water',
  ],
  [
    /\bwaves (?:are )?(?:breaking|crashing|hitting|smashing|splashing|pounding|rolling|beating)(?: hard| violently)? (?:on|onto|over|against|into|upon|at)?(?: the| some)? ?(?:[a-z]+ )?rocks\b(?: below| under| beneath| at the foot of| by| near)?(?: (?:an?|the) (?:[a-z]+ )?cliffs?)?/gi,
    'rocks in the sea with crashing waves',
  ],
  // an old town, and no back yard of a factory
  [
    /\bnarrow (?:[a-z]+ )?(?:streets?|lanes?|alleys?|alleyways?)(?= (?:in|of|through) (?:an?|the) (?:[a-z]+ ){0,3}(?:town|village|old city)\b)/gi,
    'cobblestone street',
  ],
  [
    /\b(road|highway|path|trail)s? (?:leading|going|running|heading|stretching) (?:to|towards?|into|off to)(?: the| some| distant| snowy)* mountains\b/gi,
    '$1 with mountains in the background',
  ],
  // a landing stage for a boat, and no port
  [
    /(?<=\b(?:tied|moored)(?: up)? (?:to|at) (?:an?|the) (?:small |old )?)dock\b|(?<!\bwooden )\bdock\b(?=[^.]*\blake\b)/gi,
    'wooden dock',
  ],
  [
    /\b((?:crowded|busy|bustling|empty|quiet|deserted|cobbled|cobblestone|public|central|main|medieval|village) )square\b(?! (?:shape|box|table|frame|tile|plate|sign)s?)/gi,
    '$1town square',
  ],
  // what is written on, is in the machine
  [
    /\b(typewriter) (?:with|holding|and) (?:an?|the|its) (?:blank |white |yellowed |crisp )?(?:sheet|page|piece) of paper\b/gi,
    '$1',
  ],
  [/\bsitting (?:at|in) (a|the) ((?:bus|tram) stop)\b/gi, 'sitting on $1 $2'],
  // "gothic cathedral interior": within it
  ...INSIDES.flatMap(([buildings, within]) => [
    [new RegExp(`\\b(?:gothic |baroque |medieval )?(?:${buildings})(?:'s)? interior\\b`, 'gi'), within] as const,
    [
      new RegExp(`\\binterior of (?:an? |the )${OLD}(?:gothic |baroque |medieval )?(?:${buildings})\\b`, 'gi'),
      `$1${within}`,
    ] as const,
    [new RegExp(`^inside (?:of )?(?:an? |the )${OLD}(?:${buildings})(?=,|$)`, 'gi'), `$1${within}`] as const,
  ]),
  // light through what is broken is light, and no glass to drink from
  [
    /\b((?:sun)?light|sunshine|sunbeams|(?:god |sun|light |sun )?rays|(?:shafts|beams|rays) of (?:sun)?light)((?: [a-z]+ing)?(?: in)?) through (?:an? |the |some )?(?:(?:broken|cracked|dusty|dirty|shattered|missing|collapsed|holes in the|rose|stained[- ]glass|colou?red|tall|arched|gothic|high) )+(?:glass|panes?|glass panes?|roof|ceiling|skylights?|windows?)\b/gi,
    '$1$2',
  ],
  // "a field of red spider lilies": full of them
  ...BLOSSOMS.flatMap(([kinds, colour]) => [
    [new RegExp(`\\b${SPREAD}(${HUE}) (?:${kinds})\\b`, 'gi'), '$1 bloom field'] as const,
    [new RegExp(`\\b${SPREAD}(?:${kinds})\\b`, 'gi'), `${colour} bloom field`] as const,
  ]),
  [new RegExp(`\\b${SPREAD}(${HUE}) (?:tulips|poppies)\\b`, 'gi'), '$1 bloom field'],
  [
    /\bon (an?|the) (?:[a-z]+ )?hill(?:top|side)? (?:above|over|overlooking|high above|by) the (?=sea\b|ocean\b)/gi,
    'on $1 cliff above the ',
  ],
  // a club to go to in the evening, and no team
  [
    /\b(?:(?:smoky|small|little|intimate|dimly lit|packed|cozy|jazz|night|dance|dark|crowded|comedy|blues|rock|techno|underground) )+club\b/gi,
    'nightclub',
  ],
  [
    new RegExp(
      `\\b((?:${WARES}) ?(?:shop|store)|shop|store|bakery|boutique|bookstore|bookshop|café|cafe) window\\b(?!s| (?:seat|sill|frame))`,
      'gi',
    ),
    '$1 storefront',
  ],
  // goods on the shelves of a shop are what it has
  [
    /\b((?:bakery|shop|store|pantry|library|bookstore|bookshop|pharmacy)(?: interior)?) with (?:[a-z]+ ){1,3}on (?:the |its |wooden |tall )?shelves\b/gi,
    '$1',
  ],
  ...PARTIES.map(
    ([party, where]) =>
      [new RegExp(`^(?:an? |the )?(?:[a-z]+ )?${party} party\\b`, 'gi'), `people celebrating ${where}`] as const,
  ),
  [
    /\b(?:an? |the )?open windows?\b((?: with [^.,]{0,40}?)?) (?:and|with|overlooking|onto|to) (?:the |an? )?(sea|ocean|garden|city|mountains|forest|lake|beach)(?: outside| beyond| view)?\b/gi,
    'a room with a window$1 overlooking the $2',
  ],
  [
    /\bdark (?=(?:bedroom|room|kitchen|office|basement|living room|study|hallway|apartment)\b)([a-z ]+?)(?=$|[.,]| with| and)/gi,
    '$1 at night',
  ],
  // mats from wall to wall are its floor
  [/,? (?:with|and|on) (?:the |woven )?tatami(?: mats?| floor(?:ing)?)?(?=,|\.|$| and| with)/gi, ''],
  // what such a garden is made of
  [
    /\b((?:zen|japanese|rock|gravel) garden) with (?:[a-z]+ )*(?:sand|gravel|stones|rocks|pebbles)(?:(?:,| and|, and) (?:[a-z]+ )?(?:sand|gravel|stones|rocks|pebbles|moss))*/gi,
    '$1',
  ],
  // seen from the street: a shop by its front, what belongs to a city by its columns
  [
    new RegExp(`${BEFORE}${SHOPS}\\b(?! (?:window|front|storefront|sign|counter))`, 'gi'),
    'in front of $1$2 storefront',
  ],
  [new RegExp(`${BEFORE}(?:${PUBLIC})\\b`, 'gi'), 'in front of $1museum building'],
  // it rises over some other world
  [
    /\b(?:the planet )?(mercury|venus|mars|jupiter|saturn|uranus|neptune) (?:is )?(?:rises|rising|rose|sets|setting|looms|looming|hangs|appears) (?:slowly |low |high )?(?:on|over|above|at|in) the (?:horizon|(?:night )?sky)\b/gi,
    'the planet $1 rising above dark hills at night',
  ],
  [/\bfood truck (?:festival|fair|rally|gathering|park)\b/gi, 'three food trucks'],
  [
    /\b(?:an? )?(?:underwater|sunken|undersea|submerged) city(?: with glass domes?)?\b|\b(?:the lost city of )?atlantis\b/gi,
    'a dome city underwater',
  ],
  [/\b(?:arid|parched|barren|desert) (?:landscape|land|environment|terrain|expanse|wilderness)\b/gi, 'desert'],
  // nobody reads there yet
  [/\breading (?:corner|nook|area|spot)\b/gi, 'cosy corner'],
  [/\breading chair\b/gi, 'armchair'],
  // a tree house has its tree
  [
    /\btree ?house (?:(?:high|built|nestled|perched|set|hidden|up) ){0,2}(?:in|on|atop|among) (?:an?|the) (?:[a-z]+ ){0,3}(?:trees?|oak|branches|treetops)\b/gi,
    'tree house',
  ],
  [
    /\b(?:(?:modern|minimalist|contemporary|modernist|sleek|luxury|luxurious|two-story|glass|concrete),? ){1,4}(?=(?:(?:white|black|grey|gray|big|large) )?(?:house|home|villa|mansion|residence)\b)/gi,
    'modern ',
  ],
  [
    /\b(?:(?:retro|vintage|classic|american|old|neon-lit|1950s|50s|lonely|abandoned) )*diner\b(?=[^.]*\b(?:parked|parking lot|outside|exterior|highway|desert|roadside)\b)/gi,
    'roadside diner',
  ],
  [
    /(?<=\b(?:in front of|outside|outside of|beside|next to|past|behind|near) (?:an?|the) )(?:(?:retro|vintage|classic|american|old|neon-lit|1950s|50s) )*diner\b/gi,
    'roadside diner',
  ],
  [/\bparked (?:right |just )?outside(?! of\b| the\b)/gi, 'parked beside it'],
  // much traffic goes through a town
  [/\b(busy|crowded|congested) (?:main )?roads?\b/gi, '$1 street'],
  // "ramen stand": where ramen is sold
  [
    new RegExp(`(?<!\\band (?:an? |the )?)\\b(?:${FOOD}) (?:stand|stall|booth|kiosk|shack)(s?)\\b`, 'gi'),
    'street food stall$1',
  ],
  // a display of what museums show is in one
  [
    /\b(an?|the) display of (?=(?:ancient |old |rare )?(?:fossils?|artifacts?|artefacts?|bones|minerals|gemstones|masks|sculptures|armou?r)\b)/gi,
    '$1 museum exhibit of ',
  ],
  [/\blook(?:s|ing) (?:through|out of|out) (an?|the) ((?:[\w-]+ )?)window at\b/gi, 'looking out of $1 $2window at'],
];
