/** Things and deeds that are named by the way, said by what one sees of them. */
export const proseOfThings: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bsharing (an?|one|the) (?=(?:[a-z]+ ){0,2}umbrella\b)/gi, 'under $1 '],
  // "a teacup filled with a tiny ocean and a ship"
  // what holds something holds it in itself
  [
    /\b(vases?|jugs?|pitchers?|bowls?|baskets?|jars?|buckets?|flowerpots?|crates?) (?:holding|that holds?|which holds?) (?!up\b|hands\b)/gi,
    '$1 of ',
  ],
  [
    /\b(teacup|cup|mug|glass|bottle|jar|bowl|bathtub|suitcase) (?:filled with|containing|holding|full of) (?:an?|the) (?:[a-z]+ ){0,2}(?:ocean|sea|lake)(?: and|,| with) (an? (?:[a-z]+ ){0,2}(?:ship|boat|sailboat|whale|lighthouse|island|yacht))\b/gi,
    '$1 with $2 inside it',
  ],
  // how it is seen is said of all of it
  [/(?<=[a-z]) (?:(?:seen|viewed|shot|photographed) )?from above\b/gi, ', from above'],
  [/\b(sushi|cheese|fruit|seafood|dessert|snack|tapas|meze|cookie|pastry) (?:platter|plate)\b/gi, 'plate of $1'],
  [
    /\b(?:climbing |flowering |twisted |green )*(?:vines?|ivy|creepers|climbers|climbing plants) with (?:small |tiny |big |bright |pretty )?(purple|violet|white|yellow|pink|red|orange|blue) (?:flowers|blossoms|blooms)\b/gi,
    '$1 ivy',
  ],
  // one is a thing that is looked at; many of them fall
  [
    /\b(an?|one|single|two|three|four|five|six) ((?:[a-z]+ )?)snowflake(s?)\b(?! (?:patterns?|prints?|designs?|ornaments?|decorations?|baubles?|icons?|motifs?|sweaters?))/gi,
    '$1 $2snow crystal$3',
  ],
  [/\bclimbing (?:roses|flowers|wisteria|jasmine|ivy|vines|vine|plants)\b/gi, 'ivy'],
  [/\b(?:smoke plumes?|plumes? of smoke)\b/gi, 'smoke'],
  [/\b(?:dark|light) academia\b/gi, 'moody'],
  [
    /\b(?:an? )?(?:[a-z]+ )?(?:(chess|checkers|poker|card) (?:game|match)|game of (chess|checkers|poker|cards)) between (an? (?:[a-z]+ ){0,2}[a-z]+) and (an? (?:[a-z]+ ){0,2}[a-z]+)(?=[,.]|$| in\b| at\b| on\b)/gi,
    '$3 and $4 playing $1$2',
  ],
  [
    /\b(phoenix) (?:rising|emerging|reborn|soaring|rises) (?:up )?(?:from|out of|above) (?:the |its )?(?:flames|ashes|fire)\b/gi,
    '$1',
  ],
  // what takes off is still near the ground
  [
    /\b(rocket|space shuttle|spaceship) (?:launching|lifting off|taking off|blasting off|launch|liftoff|lift-off)(?! (?:in|into|to|through) (?:outer )?space)(?: from (?:an?|the) (?:[a-z]+ )?(?:launch ?pad|launch site))?\b/gi,
    '$1 launching over a field, smoke',
  ],
  [/\b(?:the )?(?:[a-z]+ )?(?:green )?felt of (an?|the) (?=(?:billiards?|pool|snooker) table)/gi, '$1 '],
  [/\b(?:pool|snooker|billiards) table\b/gi, 'billiard table'],
  [
    /\b(?:pile|heap|hoard|mountain|bed) of (?:gold(?:en)?(?: coins| treasure)?|treasure|gold and jewels)\b/gi,
    'coin hoard',
  ],
  [/(?<=[a-z]) safe and (?:secure|sound|warm|dry)\b/gi, ''],
  [/\b(playing (?:the |an? )?[a-z]+) in an? (?:[a-z]+ )?band\b/gi, '$1 on a stage'],
  [
    /\btowels? (?:is |are )?(?:hanging |hung |hangs |draped |folded )?(?:on|over|from) (?:an?|the) (?:towel )?(?:bar|rail|rack|ring)\b/gi,
    'hung towel',
  ],
  [/\bbirch trees\b/gi, 'birches'],
  [/\b(?:an? |the )?(?:[a-z]+ )?bouquet of (?=(?:[a-z]+ ){0,2}balloons\b)/gi, 'a bunch of '],
  [/\b([a-z]+)-styled\b/gi, '$1-style'],
  [
    /\b(?:[a-z]+,? ){0,3}(?:spines|thorns|needles|leaves|spikes) of (the|an?) (cactus|aloe|agave|succulent)\b/gi,
    '$1 $2',
  ],
  // who rides and is not said to be on anything is on a horse
  [
    /\b((?:cowboy|cowgirl|horseman|horsewoman|knight|sheriff|outlaw)s?) riding (?=(?:off |away |slowly )?(?:into|towards?|across|through|along|over|out)\b)/gi,
    '$1 riding a horse ',
  ],
  [/\bon (?:an? |the )?(?:melting|thin|floating|drifting|sea|pack) ice\b/gi, 'on an ice floe'],
  // "a farmer's hands holding a seedling": the hands
  [/\b(?:an? |the )?(?:[a-z]+ ){0,2}[a-z]+['’]s hands (?=holding|cupping|cradling)/gi, 'hands '],
  // who forms a heart with somebody is no heart
  [
    /\b(?:forming|making|creating)(?: the shape of)? (?:an?|the) heart(?: shape)?(?: with (?:their|its) (?:necks|trunks|heads|bodies|tails))?\b/gi,
    'facing each other',
  ],
  // what is written on a poster is not written on what it shows
  [
    /\b(posters? (?:of|showing|featuring) [^.,;"“]{3,60}?),? (?:with|and) the (?:text|words|title|slogan|headline|caption) /gi,
    '$1, titled ',
  ],
  // a word for the light, among others of the kind
  [/(?<=\b(?:night|street|rain|rainy|city|alley|market|bar|smoke)\b[^]{0,60}), neon(?=,|$)/gi, ', neon lights'],
  // "a wall with a mural of foxes": they are on the wall
  [
    /\b((?:an?|the) (?:[a-z]+ ){0,2}wall)((?: (?:along|on|in|beside) (?:an?|the) (?:[a-z]+ )?[a-z]+)?) with (an? (?:[a-z]+ ){0,2}mural of [^.,;]{2,60})/gi,
    '$3 on $1$2',
  ],
  [/\bby lamp ?light\b/gi, 'in a room at night'],
  [
    /\b(hold|cupp|cradl)(ing|s) (?:(?:rich|dark|fertile|some|a handful of) )*(?:soil|earth|dirt) with (?=an? (?:[a-z]+ )?(?:seedling|sprout|plant|sapling))/gi,
    '$1$2 ',
  ],
  // bins at a shop for fruit are crates of it
  [/\b(?:fruit|vegetable|produce) (?:bins?|crates)\b/gi, 'wooden crates of apples and oranges'],
  [/\bbins of (?=(?:[a-z]+ ){0,2}(?:fruits?|apples|oranges|pears|vegetables|produce)\b)/gi, 'wooden crates of '],
  [
    /\b(suitcase|luggage),? (?:(?:that|which) )?(?:lies|lying|sits|sitting|is|stands|left) (?:wide )?open\b/gi,
    'open suitcase',
  ],
  // bread of some kind is a slice of it all the same, and what sits in its hole is on it
  [
    /\b(slice|piece) of ((?:crusty|rustic|toasted|fresh|grilled|golden|thick|white|brown|buttered) ){1,2}bread\b/gi,
    '$2$1 of bread',
  ],
  [
    /\bwith an? (?:[a-z]+ ){0,2}(?:cut-?out|hole|hollow)(?: in (?:the|its) (?:centre|center|middle))?, where (an? (?:[a-z]+ ){1,3}?)(?:sits|rests|lies|nestles)\b/gi,
    'with $1on it',
  ],
  // what is in a machine is said by its inside
  [
    /\b(?:in|inside|within|from) (?:the|its) (?:[a-z]+ ){0,2}(?:interior|drum|inside|cavity) of (?=(?:an?|the) (?:[a-z-]+ ){0,3}(?:machine|washer|dryer|microwave|oven|refrigerator|fridge)\b)/gi,
    'inside ',
  ],
  [/\b(refrigerator|fridge|freezer)([^.]{0,120}) (?:up)?on (?:the|its) (?:[a-z]+ )?shelves\b/gi, '$1$2'],
  [/\bon (?:the|its) shelves of (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:refrigerator|fridge|freezer)\b)/gi, 'inside '],
  // whose light falls on a thing stands somewhere else
  [
    /\b(?:in|under|by) the (?:[a-z]+ )?(?:light|glow|shine) of (?=(?:an?|the) (?:[a-z]+ )?(?:lamp|lantern|candle|bulb|street ?light)\b)/gi,
    'near ',
  ],
  // "two sinks at either end, framing a cabinet nestled in between"
  [
    /\b(two|a pair of) ((?:[a-z-]+ ){0,3}[a-z]+s)( [^.,]{3,40})?,? (?:with|framing|flanking|and) (an? (?:[a-z-]+ ){0,3}[a-z]+?)(?: (?:nestled|placed|standing|set|sitting|tucked)(?: (?:snugly|neatly))?)? (?:in )?between(?: them)?(?=[.,])/gi,
    '$4 between $1 $2',
  ],
  // a word in capitals that is written is lettering, whatever else it names
  [
    /(?<!["“'\w] ?)\b([A-Z]{3,})\b(?!["”'])(?= (?:is |are )?(?:written|painted|spelled|sprayed|carved|scrawled)\b)/g,
    'the word "$1"',
  ],
  // rows and columns are a number
  ...(
    [
      ['2 ?x ?2', 'four'],
      ['2 ?x ?3|3 ?x ?2', 'six'],
      ['3 ?x ?3', 'nine'],
      ['2 ?x ?4|4 ?x ?2', 'eight'],
    ] as const
  ).map(([grid, many]): readonly [RegExp, string] => [
    new RegExp(`\\b(?:an? )?(?:${grid}) (?:grid|matrix|array|table) of (?:(?:${many}|different|various) )?`, 'gi'),
    `${many} `,
  ]),
  // of stickers with the logos of teams one sees emblems
  [
    /\b(?:an? )?(?:collection|set|sheet|pack|series|group|assortment|array|variety) of [^.]{0,60}?\b(?:stickers|decals|badges|patches|pins)\b[^.]{0,60}\b(?:logos?|emblems?|insignias?|crests?)\b[^.]{0,80}/gi,
    'a sticker sheet of a star, a trophy, a crown, a skull',
  ],
  // stickers with faces are faces
  [
    /\b(?:collection|set|sheet|pack|series|group) of ((?:two|three|four|five|six|seven|eight|nine|ten|twelve) )?(?:[a-z]+ ){0,2}stickers\b/gi,
    '$1emojis',
  ],
  // several glasses, and nobody's spectacles
  [/\b(?:(?:an?|the) (?:[a-z]+ )?(?:collection|assortment|array|row|group|variety) of )(?=glasses\b)/gi, 'four '],
  // of an object only the colour is known
  [
    /\b(an?|one|single) ((?:(?:bright|plain|single|small|large|shiny|round) )?(?:red|orange|yellow|green|blue|purple|violet|pink|white|black|brown|turquoise)) (?:object|item|thing)\b/gi,
    '$1 $2 ball',
  ],
  // "a yellow violet": a second colour is a flower
  [
    /\b(an?|the|one|two|three|four|some) ((?:(?:small|tiny|big|large|tall|single|pretty) )?(?:red|orange|yellow|green|blue|purple|pink|white|black|brown|gold|silver)) (violet|lilac)(?=s?(?:$|[,.;]| and\b| (?:in|on|beside|next)\b))/gi,
    '$1 $2 $3 flower',
  ],
  // labels are the diagram's own
  [/\b((?:diagram|infographic|chart)(?: of [a-z ]{3,40})?) with (?:[a-z]+ )?labels\b/gi, '$1'],
  // a cart is known by what it carries
  [
    /\b(?:wagon|cart)(s?),? (?:(?:that|which) (?:is|are) )?(?:filled|loaded|laden|piled|heaped|full|brimming)(?: high)? (?:with|of) (?:[a-z]+ ){0,2}(hay|straw|coal)\b/gi,
    '$2 wagon$1',
  ],
  // a fence of links is no chain of silver
  [/\b(?:silver|steel|metal|gr[ae]y|galvani[sz]ed) (?=chain[- ]link(?:ed)? fenc)/gi, ''],
  [/\bchain[- ]link(?:ed)? fenc(?=es?\b|ing\b)/gi, 'chain link fenc'],
  // "featuring a blue and orange color scheme": so it is dyed
  [
    /\b(?:featuring|with|has|have|having|in|of|boasting|sporting|showing) (?:an? )?(?:(?:prominent|striking|bold|distinctive|vibrant|bright|classic|signature|iconic) )?((?:[a-z]+,? ){1,2}and [a-z]+) (?:colou?r scheme|colou?r palette|colou?ring|livery)\b/gi,
    'in $1',
  ],
  // whom it honours is not there
  [/,? (?:(?:in|as an?) (?:homage|tribute)|(?:paying|pays|paid) (?:homage|tribute)) to [^,.;]{2,60}/gi, ''],
];
