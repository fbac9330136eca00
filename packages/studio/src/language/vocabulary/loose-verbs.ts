import { createRewording } from '../cued.js';

/**
 * What one thing loosely does to another, in words that the eye does not see: the same said as it is seen, before the
 * prompt is read. A blanket that "covers a sleepy head" is on somebody who sleeps; a whistle that "signals the start"
 * is blown by somebody.
 */
const ADJECTIVES = '(?:[a-z-]+,? ){0,3}?';
const THE = '(?:the|an?|his|her|their) ';
const COLOURS = 'pink|orange|purple|red|blue|green|yellow|gold|violet|brown|grey|gray|white|crimson|magenta|turquoise';
const INSTRUMENTS =
  'drum|drums|piano|violin|guitar|flute|trumpet|saxophone|cello|harp|accordion|banjo|clarinet|ukulele|trombone';
const SAUCES =
  'honey|maple syrup|syrup|(?:caramel|chocolate|fudge|strawberry|tomato)(?: sauce| syrup)?|gravy|ketchup|mustard|peanut butter|jam|icing|frosting|glaze|sauce|butter|cream|cheese';
const MOVED_BY_AIR =
  'kites?|leaves|petals|flags?|balloons|fireflies|snowflakes|butterflies|bees|flames|sparks|shadows|lights|colou?rs|ribbons|curtains|feathers|flowers|clouds|bubbles|seeds|lanterns';

const of = (pattern: string): RegExp => new RegExp(pattern, 'gi');

const rows: readonly (readonly [said: RegExp, seen: string])[] = [
  // who is not there is in none of the verbs: "rose" is no flower, "dancing" has no dancer
  [/(?<=\b(?:sun|moon) )rose (?=(?:high|up|above|over|into|from|to|out|slowly|behind)\b)/gi, 'shining '],
  [
    /(?<!\b(?:a|the|an|red|pink|white|yellow|single|and|of) )(?<=\b(?:\w+s|tower|mountain|castle|skyscraper|cliff|smoke|steam|bread|balloon|phoenix) )rose (?=(?:high|up|above|over|into|from|to|out|slowly|majestically|steeply|gently|tall)\b)/gi,
    'standing ',
  ],
  [of(`(?<=\\b(?:${MOVED_BY_AIR})\\b[^.]{0,70}\\b)danc(?:ing|ed|es?) (?=(?:in|on|with|across|through) )`), 'moving '],
  [/\bhug(?:ged|ging|s) (?=the (?:\w+ )?(?:curves?|road|coast|track|bends?|corners?)\b)/gi, 'driving on '],
  [/\bcurves of the road\b/gi, 'winding road'],
  [
    /\b(?:an? )?(?:visual )?feast (?=for the (?:eyes|senses)\b|of (?:colou?rs?|beauty|flavou?rs?|the senses))/gi,
    'sight ',
  ],
  // whose sound it is makes it
  [/\btrain(?:'s)? (?:whistle|horn)\b/gi, 'steam train'],
  [
    of(
      `^the ${ADJECTIVES}whistle of the (referee|coach|umpire|lifeguard|policeman|teacher) (?:signal|announc|mark|start|echo|stopp)[^.]*`,
    ),
    'A $1 blowing a whistle on a sports field',
  ],
  [
    of(
      `^the ${ADJECTIVES}(?:sounds?|beats?|notes?|melod(?:y|ies)|music|tones?|strains|rhythms?|chords?|strings|keys|tune) of the (?:\\w+ )?(${INSTRUMENTS})\\b`,
    ),
    'A musician playing the $1',
  ],
  [/^the (?:[a-z-]+,? ){1,2}(?=(?:aroma|scent|smell|fragrance|taste|flavou?rs?|sound|cry|chirping) of\b)/gi, 'The '],
  // somebody has the head, the mouth, the fingers
  [
    of(
      `^the ${ADJECTIVES}(?:blanket|quilt|duvet|comforter|pillow|cushion|sheets?) (?:cover|cradl|warm|envelop|support|comfort|hugg|wrapp|embrac)\\w* (?:around )?${THE}${ADJECTIVES}(?:head|body|sleeper)\\b(?: and the (?:hard |soft |cold )?(?:floor|pillow|mattress|bed|feet|sheets?))?`,
    ),
    'Somebody sleeping in a bed',
  ],
  [
    of(
      `^the (?:${ADJECTIVES}(?:texture|feel|softness|touch|surface) of the )?${ADJECTIVES}((?:[a-z]+ )?(?:sheets|bedding|linens?|bedspread))(?: of the bed)? (?:provid|offer|felt|invit|welcom|wrapp|envelop)[^.]*`,
    ),
    'A bed with $1 in a bedroom',
  ],
  [
    of(
      `^the (?:(?:[a-z-]+,? ){0,4}(?:texture|taste|flavou?rs?|sweetness) of the )?(${ADJECTIVES}[a-z-]+(?: cream| cake| chip cookie| cookie| bar)?) (?:melt|dripp|crumbl|burst|dissolv)\\w* (?:on|in|over|onto) (?:${THE}${ADJECTIVES}cone and )?${THE}${ADJECTIVES}(?:tongue|mouth|fingers|lips|hands?)\\b`,
    ),
    'A child eating the $1',
  ],
  [
    of(
      `^the (?:[a-z-]+,? ){0,4}(?:flavou?rs?|taste|notes) of the (${ADJECTIVES}(?:wine|coffee|tea|beer|cider|whisk(?:e)?y|champagne|juice)) (?:tantali[sz]|delight|satisf|tickl|warm|linger|danc|pleas)[^.]*`,
    ),
    'A woman drinking the $1',
  ],
  [
    of(
      `^the ${ADJECTIVES}(dumbbells?|barbell|kettlebell|weights?) (?:lift|strengthen|train|work|strain|challeng)\\w* ${THE}${ADJECTIVES}(?:arms?|legs?|muscles?|body|biceps)\\b[^.]*`,
    ),
    'A strong man lifting a $1',
  ],
  [
    of(
      `^the (${ADJECTIVES}(?:scarf|boa|shawl|stole)) (?:wrapp|drap|wound|hung)\\w* (?:around |over )${THE}${ADJECTIVES}(?:neck|shoulders) and ${THE}(${ADJECTIVES}(?:coat|dress|sweater|jacket))\\b`,
    ),
    'A woman wearing a $1 and a $2',
  ],
  [
    of(
      `\\b((?:gold(?:en)?|silver|diamond|wedding|engagement|ruby|emerald|sapphire) )?ring (?:sparkl|glitter|gleam|shin|shon|glisten|glint|was|is|sat|sits|slid|fit)\\w* (?:placed )?on(?:to)? ${THE}${ADJECTIVES}(?:finger|hand)\\b(?: and ${THE}${ADJECTIVES}(?:finger|hand)\\b)?`,
    ),
    '$1ring on a finger',
  ],
  // who is at a concert sees who plays
  [
    /\b(watch|enjoy|attend|listen)(es|s|ing|ed) (?:to )?(?:an?|the) (?:live |outdoor )?(?:music(?:al)? |rock |jazz |pop )?(?:performance|concert|gig)(?: at (?:an?|the) (?:concert|club|theat(?:er|re)|festival|bar|park))?\b/gi,
    'watching a singer on a stage',
  ],
  [
    /\bgrapes (?:hung|hang|hanging|grew|grow|growing|ripen(?:ed|ing)?)(?: low| high| heavy)? on the vines?\b/gi,
    'grapevine',
  ],
  // animals eat what they graze on
  [
    of(
      `\\b(?:graz|brows|nibbl|munch|fed|feed|feast)(?:e?s|e?d|ing)? on ${THE}(?:leafy |green |tender |high |low )*(?:branch(?:es)?|lea(?:f|ves)|twigs?|trees?)(?: of ${THE}${ADJECTIVES}tree)?\\b`,
    ),
    'eating beside a tall green tree',
  ],
  // a hammer is seen as it strikes
  [
    of(
      `\\b(hammer|mallet) (?:pound|struck|strik|hit|smash|drov|driv|bang|tapp|nail)\\w* (?:${THE}${ADJECTIVES}|${ADJECTIVES})nails?\\b(?: into ${THE}${ADJECTIVES}(?:wood|board|plank|wall))?`,
    ),
    'hammer striking a nail',
  ],
  // what runs down over food is on it, and was in its pot
  [
    of(
      `^the ${ADJECTIVES}(${SAUCES}) (?:dripp|drizzl|pour|spread|melt|ooz|coat|cover|smear|glaz|topp|drench|cascad)\\w* (?:on(?:to)? |over |down (?:on |over )?|across )?the (${ADJECTIVES}[a-z]+(?: cream| slices?)?)(?= and\\b|[.,]|$)`,
    ),
    'The $2 drizzled with $1',
  ],
  [
    of(
      `^the (?:[a-z-]+,? ){0,3}(?:texture|flavou?r|taste|layer|stream) of the (${SAUCES}) (?:dripp|drizzl|pour|spread|melt|ooz|coat|cover)\\w* (?:on(?:to)? |over |down )?the (${ADJECTIVES}[a-z]+(?: cream| slices?)?)(?= and\\b|[.,]|$)`,
    ),
    'The $2 drizzled with $1',
  ],
  // herbs are beside what they flavour
  [
    /\b(?:added?|adds|adding|gave|gives|lent|lends|brought) (?:[a-z]+ )?(?:flavou?r|taste|spice|zest|aroma) to\b/gi,
    'next to',
  ],
  [/\b(?:flavou?red|seasoned|spiced|garnished|enhanced) (?=the\b)/gi, 'next to '],
  [/\bon (?:an?|the) bed of (?:[a-z]+ )?(?:herbs|greens)\b/gi, ''],
  // water on its shore, over its stones
  [
    /\b(?:waves?|water|sea|ocean|tide|surf|waves of the (?:sea|ocean)) (?:[a-z]+ly )?(?:lapp|crash|wash|br[eo]ak|broke|roll|rush|pound)\w* (?:[a-z]+ly )?(?:at|on|onto|against|upon|over|to|along) the (?:sandy |white |soft |quiet )?(?:shore|shoreline|sands?|beach)\b/gi,
    'waves on a sandy beach',
  ],
  [
    /\b(?:stream|brook|creek|river) (?:[a-z]+ly )?(?:tumbl|rush|flow|cascad|splash|trickl|bubbl|gurgl|babbl|ran|runn|race|spill|wound)\w* (?:[a-z]+ly )?(?:over|across|around|past|between|through|down) the (?:[a-z-]+,? ){0,3}?(?:rocks|stones|pebbles|boulders|rock)\b/gi,
    'stream rushing over rocks',
  ],
  // trees that reach for the sky stand in their wood
  [
    /\b(trees|redwoods|sequoias|pines|oaks|cedars|firs|palms|birches|spruces) (?:soar|tower|reach|stretch|climb|shot|shoot|stood|standing|rise)\w*(?: high| tall| up)?(?: up)? (?:in)?to(?:wards?)? the (?:[a-z]+ )?(?:sky|skies|heavens|clouds)\b/gi,
    '$1 standing tall in a forest',
  ],
  [
    /^the (?:[a-z-]+,? ){0,3}blades of the (?:ice )?skates [^.]*?(?:figure )?(skaters?) (?=[a-z]+)/gi,
    'Figure $1 ice skating on an ice rink ',
  ],
  // cloth by itself is seen as it lies over a table
  [
    of(
      `(?<=\\b(?:on|onto|of|over|against) (?:the|an?) (?:[a-z-]+ ){0,3})(?:(?:silk|velvet|satin|linen|cotton|lace)(?: fabric| cloth)?|fabric)(?=[.,]| and the\\b| were\\b| was\\b|$)`,
    ),
    'tablecloth',
  ],
  // what gives shade has somebody in it
  [
    /\b(?:(?:gentle|soft|green|lush|rustling|thick|broad),? ){0,3}leaves of the (\w+ )?trees?(?: in the (park|garden|forest|meadow))? (?:provid|offer|gave|cast|creat)\w* [^.]*?(?:shade|shelter|respite)[^.]*/gi,
    'people sitting under a large green $1tree in the $2 on a hot sunny summer day',
  ],
  [
    /(?<!\b(?:autumn|golden|crunchy|crisp|fallen|falling|dry|brown|yellow|orange|red)[^.]{0,30})\b(?:rustling |green |lush )+leaves of the (?=(?:nearby )?trees\b)/gi,
    '',
  ],
  [
    of(
      `(?<=\\b(?:brown|red|orange|yellow|golden|autumn|fallen|dry|crunchy) )leaves (?:cover|carpet|blanket|litter)(?:ed|s|ing)? the ${ADJECTIVES}(?:grass|lawn|park|path|field|meadow|forest floor|ground)\\b`,
    ),
    'leaves covering the ground on green grass',
  ],
  // "a cat's tail showing under a couch": so does the cat, and no reeds grow there
  [
    /\b(cat|dog|puppy|kitten|fox|mouse|rat|squirrel)(?:'s|’s)? tail (?=(?:is |was )?(?:showing|sticking|poking|peeking|peeping|hanging|visible|seen)\b)/gi,
    '$1 ',
  ],
  [/\b(?:planks|boards|timbers|beams) of the (?=(?:[a-z]+ )?(?:pier|dock|jetty|deck|boardwalk|bridge)\b)/gi, ''],
  [
    /^the (?:[a-z-]+,? ){0,3}(?:scent|fragrance|aroma|smell|hues|colou?rs) of (?:the )?(?:[a-z]+ )?lavender\b(?=[^.]*\b(?:countryside|fields?|hills?|hillsides?|valley|provence)\b)/gi,
    'A lavender field',
  ],
  [
    /\bmirror (?:reflected|reflects|showed|shows)(?: back)? the (?:image|face|reflection|likeness) of (?:an?|the) (person|woman|man|girl|boy)(?: (?:gazing|looking|staring) (?:in)?to it)?\b/gi,
    'mirror and a $1 looking at their reflection in a mirror',
  ],
  // glass of many colours is in the windows of a church
  [
    of(
      `^the ${ADJECTIVES}(?:patterns?|colou?rs|designs?|panes|hues|pieces|light) (?:of|in|from) the stained[- ]glass windows?\\b[^.]*`,
    ),
    'A cathedral interior with coloured light',
  ],
  [
    /\blooking (?:down )?at (?:their|his|her|its|the) (?:own )?reflection in (?:an?|the) ((?:[a-z]+ )?(?:pond|lake|river|puddle|stream|water))\b/gi,
    'standing in front of the $1 with reflections',
  ],
  [/\bfruit baskets?\b/gi, 'basket filled with fruit'],
  [
    /\b(?<=\b(?:music|laughter|noise|chatter|voices|song) )(?:[a-z]+ )?(?:in|through|across|around|filled) (?:an?|the) crowded (room|hall|bar|caf[eé]|restaurant|theat(?:er|re))\b/gi,
    'in a $1 with a crowd of people',
  ],
  [/\bleaves of the autumn trees\b/gi, 'autumn leaves and autumn trees'],
  // what hangs on the wall of a house is in one of its rooms
  [
    of(
      `\\b(?:adorn|decorat|grac|cover|enliven|hung on|hang)\\w* the walls? of the (${ADJECTIVES})(?:cottage|house|home|castle|mansion|palace|cabin|apartment|chalet)\\b`,
    ),
    'hung on the wall of a $1room with an armchair',
  ],
  [/\btapestry (?=hung|hangs|hanging|on the wall)/gi, 'woven wall hanging '],
  // how many there are
  [
    /\bdotted the (?=(?:[a-z]+ ){0,2}(?:desert|landscape|field|fields|hills?|hillside|meadow|sky|countryside|lawn)\b)/gi,
    'growing all over the ',
  ],
  // rain and frost are seen on windows, and traffic is cars
  [
    /\b(?<=(?:rain|raindrops|snow|frost|hail|sleet)\b[^.]{0,40}\b)(?:smooth |cold |clear )?glass(?= and\b|[.,]|$)/gi,
    'window',
  ],
  [/\b(?:frosty |icy )?window ?panes?\b/gi, 'window'],
  [
    /\b(?:heavy |busy |rush[- ]hour )?traffic (?:jamm|clogg|fill|crawl|block|chok|flow|mov|stopp)\w*(?: (?:through|along|down|on))? (?=the\b)/gi,
    'many cars on ',
  ],
  [/\bpeach (?=[a-z]+(?:ed|t)\b)/gi, 'peach fruit '],
  [/\b(?:heavy )?rainstorm flood(?:ed|s|ing) (?=the\b)/gi, 'heavy rain and puddles in '],
  [/\bfire warm(?:ed|s|ing) the ((?:[a-z]+ )?(?:room|house|home|cottage|cabin))/gi, 'fireplace in the $1'],
  // a charger, a lamp, a pencil: no harbour, no manner of drawing
  // what a spider is on is no wall of a garden
  [
    /\b(crawling|climbing|creeping|crawls|climbs|creeps) (?:up|down|across|along|over|on) (?:an?|the) (?=wall\b)/gi,
    '$1 up a stone ',
  ],
  [
    /\b(ski|snowboard)ers? (?:is |are )?(?:glid|slid|rac|sped|speed|carv|swoosh|zoom|rush)\w* (?=down|across|through|over)/gi,
    '$1er $1ing ',
  ],
  [/\b(?:an?|the) football and throwing (?:an?|the) (?:[a-z]+ )?pass\b/gi, 'an american football and throwing it'],
  [/\bthrow(?:s|ing) (?:an?|the) (?:[a-z]+ )?pass\b/gi, 'throwing an american football'],
  [/\bswing(?:ing|s)? at (?:an?|the) (?:[a-z]+ )?(?:pitch|baseball|fastball)\b/gi, 'playing baseball'],
  [/\b(?:turned|turns|is turning|turning) (?:the|a|his|her) (?:[a-z]+ )?key in the ignition\b/gi, 'is driving a car'],
  [/\b(two|three|four|five|six|seven|eight|nine|ten) drums\b/gi, '$1 snare drums'],
  // what is as beautiful as art is no painting
  [/(?:,| (?:was|were|is|are)) an? (?:[a-z]+ ){0,2}work of (?:[a-z]+ )?art\b/gi, ''],
  // who draws a sketch is not drawn in pencil
  [/\b(?:drawing|making|doing) (?:an? |some )?(?:quick |rough |pencil )?sketch(?:es)?\b/gi, 'drawing a picture'],
  [/\b(?:prickly|spiky|thorny) ((?:green |small |potted |tall |little )*)plants?\b/gi, '$1cactus'],
  [
    /\bcandlelight (?:danc|flicker|play|glow|shimmer|sh[oi]n|glint)\w* (?:softly |gently |warmly )?(?:on|over|across|upon|against)\b/gi,
    'candle burned before',
  ],
  [
    /\blight(?:ing|s) (?=(?:an? |the |some |two |three |her |his )?(?:[a-z]+ )?(?:candles?|lanterns?|torch(?:es)?)\b)/gi,
    'pointing at ',
  ],
  [/\b(?:phone |wireless )charging (?:dock|station|pad|stand)\b|\bcharging (?:dock|pad|stand)\b/gi, 'charging mat'],
  [
    /\b((?:electric (?:[a-z]+ )?(?:car|vehicle|suv|van|truck|scooter)|ev|tesla)s?)(?: is| are)? (?:being )?(?:charg|recharg)(?:ing|ed)(?: (?:at|from|on|with) (?:an?|the|its) (?:[a-z]+ )?(?:charging )?(?:station|point|charger|post))?\b/gi,
    '$1 beside a car charger',
  ],
  [/\blamp fixture\b/gi, 'lamp'],
  [
    /^the ((?:[a-z]+ ){0,2}(?:pencil|crayon|charcoal|chalk)) (?=(?:lay|lies|sat|sits|was|is|rest|roll|wrote|stood|fell)\w*\b)/gi,
    'A $1 ',
  ],
];

const sayAsSeen = createRewording(rows);
const PLURAL_COLOURS = of(`\\b(?:${COLOURS})s(?:(?:,? and |, )(?:[a-z]+ )?(?:${COLOURS})s)+\\b`);
const PLURAL_COLOUR = of(`\\b(${COLOURS})s\\b`);

/** The prompt with what things do to each other said as it is seen. What stands in quotation marks is written, and stays. */
export function saidAsSeen(prompt: string): string {
  return prompt
    .split(/("[^"]*"|“[^”]*”)/)
    .map((piece, index) => (index % 2 === 1 ? piece : seen(piece)))
    .join('');
}

function seen(text: string): string {
  // "pinks, oranges and purples" are no fruit
  return sayAsSeen(text).replaceAll(PLURAL_COLOURS, (list) => `${list.replaceAll(PLURAL_COLOUR, '$1')} colours`);
}
