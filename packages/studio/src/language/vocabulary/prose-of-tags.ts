/** A tag: one of the words between commas that follow what the picture is of. */
const tag = (words: string): RegExp => new RegExp(`(?<=[^,], ?)(?:${words})(?=\\s*(?:,|\\.?$))`, 'gi');
const SAID = 'high quality';

const KINDS =
  '(?:healthy|italian|asian|mexican|indian|french|street|comfort|home|organic|vegan|vegetarian|gourmet|fast|fresh|delicious|rustic|traditional|seasonal|festive|cozy|cosy|tasty|fine)';

/** What is written after the last thing to tell what the picture is for, what it is like or how it was taken, in words for things. */
export const proseOfTags: readonly (readonly [said: RegExp, meant: string])[] = [
  [tag(`(?:${KINDS} ){1,3}(?:food|cuisine|cooking|dining|breakfast|brunch|dessert|meals?)`), SAID],
  [tag('(?:[\\w-]+ )?(?:food|drink|product|prop|fashion|hair|set|still life) styling'), SAID],
  [
    tag(
      'breakfast|brunch|lunch|dinner|dessert|food|sweet|michelin stars?|recipe|cookbook|(?:food|travel|fashion|lifestyle|wellness) blog',
    ),
    SAID,
  ],
  [tag('(?:water |sea |ocean )?spray'), SAID],
  [
    tag('(?:looking|smiling|staring|gazing) (?:directly |straight )?(?:at|into) (?:the )?(?:camera|lens|viewer)'),
    'smiling',
  ],
  [tag('(?:bust|head|face) (?:shot|portrait)'), SAID],
  [tag('(?:shot|taken|captured|photographed|filmed) (?:on|with|by) [^,]{1,40}'), SAID],
  [
    tag(
      '(?:disposable|phone|cell ?phone|film|analog|digital|security|cctv) camera(?: (?:photo|style|look))?|webcam(?: (?:photo|footage))?',
    ),
    SAID,
  ],
  [tag('(?:ring|butterfly|loop|clamshell|beauty dish|umbrella|window|key|fill|top|side) light(?:ing)?'), 'soft light'],
  [tag('high[- ]key|low[- ]key'), SAID],
  // whom it is for and who may live so are none of those who are there
  [
    tag("(?:wo)?men['’]?s (?:fashion|wear|style|clothing|outfit|health|accessories|grooming)|menswear|womenswear"),
    SAID,
  ],
  [
    tag(
      '(?:digital nomads?|freelancers?|influencers?|millennials?|entrepreneurs?|bloggers?|expats?|gen z|solopreneurs?)(?: (?:life|lifestyle|concept))?',
    ),
    SAID,
  ],
  // what a harbour, a street or an office has anyway
  [
    /(?<=\b(?:harbou?r|village|town|street|canal|market|coast|port|bay|island)\b[^.]{0,120}, ?)(?:(?:white|whitewashed|colou?rful|old|pastel|small|stone|traditional|half[- ]timbered) )*(?:houses|buildings|cottages|facades)(?=\s*(?:,|\.?$))/gi,
    SAID,
  ],
  [
    /(?<=\b(?:office|team|meeting|coworking|developers|colleagues|co-?workers|employees|startup|library|class|students)\b[^.]{0,120}, ?)(?:(?:green|potted|indoor|lush|many|open) )*(?:plants|greenery|houseplants|laptops|notebooks|computers|documents|papers|books)(?: and (?:plants|laptops|notebooks|books|coffee|papers|documents))?(?=\s*(?:,|\.?$))/gi,
    SAID,
  ],
  // small and far away they are in every sky
  [
    /(?<=[^,]{12,}, ?)(?:flying |distant |some )?birds(?: flying| in the sky| in the distance)?(?=\s*(?:,|\.?$))/gi,
    SAID,
  ],
  // what is strewn over a dish
  [
    tag(
      '(?:(?:fresh|grated|chopped|melted) )*(?:parmesan|basil|parsley|cilantro|coriander|chives|herbs|spices|sesame seeds|garnish|sauce|gravy|crumbs)(?: leaves)?',
    ),
    SAID,
  ],
  // what goes on in a cup is seen from near, and there is no lake around it
  [
    /\b((?:tiny|miniature|little|small) (?:[a-z]+ ){1,3}?(?:rowing|sailing|paddling|swimming|fishing|kayaking|surfing|floating|bathing)\b[^,.;]{0,30}? (?:in|inside|on) (?:an?|the) (?:[a-z]+ )?(?:cup|mug|glass|bowl|teacup|saucer)(?: of (?:black |hot |iced )?[a-z]+)?)(?=\s*(?:,|\.?$))/gi,
    '$1, studio background',
  ],
  // a mood in a list is that of those who are there, and gives no thing a face
  [
    /(?<=\b(?:couples?|famil(?:y|ies)|wom[ae]n|m[ae]n|girls?|boys?|kids?|child|children|people|friends?|persons?|teams?|students?|mother|father|parents?|grand\w+|bride|groom|workers?)\b[^.]{0,160}, ?)(?:happy|smiling|joyful|cheerful|excited|laughing|sad|surprised)(?=\s*(?:,|\.?$))/gi,
    SAID,
  ],
  // what is on their arms is seen at the wrists of hands that fill the picture
  [
    /(?<=\b(?:hands?|fingers)\b[^.]{0,120}, ?)(?:(?:knitted|wool|woollen|woolen|cozy|cosy|warm|chunky|white|grey|red|beige|oversized) )*(?:sweater|jumper|cardigan|sleeves?|shirt|blouse)(?=\s*(?:,|\.?$))/gi,
    SAID,
  ],
  // of the picture, and of no dish or dress in it
  [tag('colou?rful|multicolou?red'), 'vibrant colors'],
  [
    tag(
      '(?:album|board game|card game|video game|wall|nursery|poster|lock ?screen|desktop|phone) (?:art|design|asset|background|decor)s?',
    ),
    SAID,
  ],
  [
    tag(
      'video games?|board games?|toys?|doll ?house|emojis?|stickers? sheet|postcards?|greeting cards?|charts?|blender(?: 3d)?|microscope|x-ray',
    ),
    SAID,
  ],
  [tag('christmas cards?'), 'christmas spirit'],
  [tag("(?:birthday|greeting|valentine[’']?s?|holiday|easter|invitation|wedding) cards?"), SAID],
  // it belongs to what they are in
  [
    /(?<=\b(?:astronaut|cosmonaut|spacesuit|space suit|knight|biker|racing driver)s?\b[^.]{0,120}, ?)(?:[a-z]+ ){0,2}helmet(?=\s*(?:,|\.?$))/gi,
    SAID,
  ],
  // what is served is named after it
  [
    new RegExp(
      `(?<!\\b(?:having|eating|enjoying|cooking|making|preparing|sharing|family|at|for|during|after|over|a romantic|romantic) )\\b(?:an? )?(?:${KINDS} |hearty |simple |light |big |full |english |continental )*(?:breakfast|brunch|lunch|dinner|meal) (?:with|of) (?!(?:a |an |the |my |his |her |their |two |three |some |loved |good )*(?:friends?|family|guests?|people|man|woman|couple|kids?|children|colleagues|coworkers|view|candles?|candlelight|wife|husband|girl|boy|mother|father|parents?|dog|cat)\\b)(?=[a-z])`,
      'gi',
    ),
    '',
  ],
  [
    /\b((?:dinner|meal|supper)(?: for two| table)?) with (?:(?:lit|burning|many|some|two) )?candles\b(?: and (?=[a-z]))?/gi,
    '$1 by candlelight ',
  ],
  [
    /\b(hav|eat|enjoy|shar)(ing|es?|s)? (?:an? )?(?:(?:romantic|nice|fancy|quiet|elegant|candlelit|family|festive) )+(dinner|lunch|breakfast|brunch)\b/gi,
    '$1$2 $3',
  ],
  // one of the rolls that somebody studies
  [/\bblueprints\b(?! (?:paper|background|style))/gi, 'a blueprint'],
  [tag("valentine[’']?s(?: day)?"), 'romantic'],
  // what it is made of, where nothing else of that name is meant
  [tag('ceramics?|pottery|porcelain|wool|marble|velvet|silk|leather|sculptures?'), SAID],
];
