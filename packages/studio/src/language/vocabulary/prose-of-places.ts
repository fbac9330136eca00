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
  'ramen|noodles?|soup|sushi|takoyaki|dumplings?|hot ?dogs?|tacos?|burritos?|burgers?|hamburgers?|kebab|falafel|pizza|crepes?|waffles?|pretzels?|churros?|street food|snacks?|barbecue|bbq|fried chicken|oysters?|seafood|fish and chips';
const OLD = '((?:[a-z]+ ){0,3}?)';

/** Where a building is said to be seen from within, by what is found in there. */
const INSIDES: readonly (readonly [buildings: string, within: string])[] = [
  ['church|cathedral|chapel|basilica|abbey|minster|monastery', 'nave'],
  ['castle|palace|fortress', 'throne room'],
  ['barn|stables?', 'stable with stalls'],
  ['log cabin|cabin|cottage|farmhouse|house|home|chalet|villa|mansion|apartment|loft', 'living room'],
  ['submarine|starship|spaceship|spacecraft|space station', 'spaceship cockpit'],
  ['mosque|temple|pagoda|synagogue', 'palace hall'],
];

/** Places that are called by the names of things, said by what one sees there. */
export const proseOfPlaces: readonly (readonly [said: RegExp, meant: string])[] = [
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
  // "ramen stand": where ramen is sold
  [
    new RegExp(`(?<!\\band (?:an? |the )?)\\b(?:${FOOD}) (?:stand|stall|booth|kiosk|shack)(s?)\\b`, 'gi'),
    'street food stall$1',
  ],
];
