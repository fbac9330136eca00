/** Things and deeds that are named by the way, said by what one sees of them. */
export const proseOfThings: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bsharing (an?|one|the) (?=(?:[a-z]+ ){0,2}umbrella\b)/gi, 'under $1 '],
  // "a teacup filled with a tiny ocean and a ship"
  [
    /\b(teacup|cup|mug|glass|bottle|jar|bowl|bathtub|suitcase) (?:filled with|containing|holding|full of) (?:an?|the) (?:[a-z]+ ){0,2}(?:ocean|sea|lake)(?: and|,| with) (an? (?:[a-z]+ ){0,2}(?:ship|boat|sailboat|whale|lighthouse|island|yacht))\b/gi,
    '$1 with $2 inside it',
  ],
  // how it is seen is said of all of it
  [/(?<=[a-z]) (?:(?:seen|viewed|shot|photographed) )?from above\b/gi, ', from above'],
  [/\b(sushi|cheese|fruit|seafood|dessert|snack|tapas|meze|cookie|pastry) (?:platter|plate)\b/gi, 'plate of $1'],
  [/\bclimbing (?:roses|flowers|wisteria|jasmine|ivy|vines|plants)\b/gi, 'ivy'],
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
];
