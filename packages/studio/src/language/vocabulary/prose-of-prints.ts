/** What has a pattern all over: ware and cloth that nobody wears. */
const WARES =
  '(?:coffee |tea |throw |shower |tote |gift |cereal )?(?:mugs?|cups?|teacups?|bowls?|plates?|saucers?|vases?|jugs?|teapots?|kettles?|cushions?|pillows?|blankets?|duvets?|quilts?|bedspreads?|bed ?sheets?|curtains?|rugs?|carpets?|towels?|tablecloths?|bags?|backpacks?|umbrellas?|boxe?s?|lampshades?|mats?|kites?|balloons?|notebooks?|suitcases?|sofas?|armchairs?|couche?s?)';
const MANY =
  '(?:(?:an?|the|little|small|tiny|big|large|cute|simple|bold|bright|printed|painted|scattered|many|some|lots of|pattern of|print of|design of) )*';
const COLOUR =
  '(?:(?:dark |light |pale |bright )?(?:red|orange|yellow|green|blue|navy|purple|violet|pink|white|black|brown|gold|golden|silver|teal|turquoise|cream|gr[ae]y) )?';
const PRINT = '(?:patterns?|prints?|designs?|motifs?|shapes|decorations?)';
const MOTIFS =
  '(?:cat|dog|fox|dinosaur|bird|parrot|fish|owl|butterfly|elephant|giraffe|unicorn|bear|panda|rabbit|bunny|whale|sheep|flamingo|bee|sunflower|lemon|cherry|strawberry|rose|daisy|tulip|leaf|tree|cactus|rocket|car|boat|anchor|balloon|skull|pineapple|mushroom)';
const THERE = '(?: (?:printed |painted )?(?:all over|on) (?:it|them))?';
/** What is said of what is around, and not of the thing. */
const ELSEWHERE = '(?! (?:above|behind|in|on|over|around|beside|floating|shining|twinkling|hanging|flying))';

const onWare = (what: string, meant: string): readonly [said: RegExp, meant: string] => [
  new RegExp(`\\b(${WARES}) with ${MANY}(${COLOUR})${what}${THERE}${ELSEWHERE}`, 'gi'),
  `$1 with $2${meant}`,
];

/** "a mug with white stars", "a rug with a geometric pattern": what is all over a thing, and no night, no look of the picture. */
export const proseOfPrints: readonly (readonly [said: RegExp, meant: string])[] = [
  onWare(`(?:stars|star ${PRINT}|starry ${PRINT})\\b`, 'star prints'),
  onWare(`(?:hearts|hearts? ${PRINT})\\b`, 'heart prints'),
  onWare(`(?:floral|flowers?|flowery) ${PRINT}\\b`, 'floral prints'),
  onWare(`(?:checks|check(?:ed|ered)? ${PRINT}|(?:plaid|tartan|gingham) ${PRINT})\\b`, 'check prints'),
  onWare(`(${MOTIFS}) (?:patterns?|prints)\\b`, 'a pattern of $3'),
  onWare(`(?:geometric(?:al)?|zig-?zag|chevron|triangle) ${PRINT}\\b`, 'zigzags'),
];
