const USES =
  '(?:hero image|hero illustration|hero banner|header(?: image| illustration)?|web(?:site)? (?:banner|header)|banner|cover image|featured image|feature image|(?:youtube )?thumbnail|social media (?:post|graphic|image|banner)|(?:instagram|facebook|linkedin) (?:post|story|banner|cover)|blog (?:image|illustration|header|banner|graphic)|article (?:image|illustration)|landing page (?:image|illustration|hero)|newsletter (?:image|header)|presentation slide|slide background)';
const SERVED =
  '(?:blog(?: post)?s?|post|article|website|web page|landing page|newsletter|shop|online shop|magazine article|presentation|social media|brochure|campaign)';
const SELLING =
  '(?:(?:e-?commerce|summer|winter|spring|autumn|fall|black friday|holiday|christmas|flash|big|online|shop|store|fashion|product|web|website|social media|advertising|marketing|promo|promotional|sales?|discount|advert(?:isement)?|ad) )+';
const SERVED_FOOD =
  '(?:cheese)?(?:ham)?burgers?|sandwich(?:es)?|grilled cheese|pizzas?|nachos|lasagn[ae]|burritos?|tacos?|quesadillas?|toast|fries|omelettes?|hot dogs?|mac and cheese';
const MARKED =
  '(?:shields?|icons?|logos?|helmets?|(?:t-?)?shirts?|hoodies?|caps?|hats?|mugs?|badges?|guitars?|capes?|bott?les?|cans?|boxe?s?|sneakers|shoes?)';
const RENDERED = '(?:isometric|low[- ]poly|3d|render\\w*|diorama|octane|cinema 4d|stylized|stylised|cute)';

/** Posters whose kind says how they are drawn. */
const KNOWN_POSTERS =
  'minimalist|minimal|travel|retro|vintage|deco|nouveau|bauhaus|propaganda|political|campaign|movie|film|gig|concert|infographic|1950s|motivational|botanical|scientific|wanted|educational';
/** Where it hangs and what is written on it: then it is a thing. */
const HANGS =
  '(?:\\b(?:on|against|above|over|beside|near|next to) (?:an?|the|his|her|my) (?:[\\w-]+ ){0,2}(?:walls?|doors?|windows?|desk|bed|fence|board|sofa|couch|table|easel|post|pole|chair)\\b|\\b(?:hangs?|hanging|hung|torn|peeling|pinned|says|saying|reads|reading|words?|text|title)\\b|["“])';

/** What a poster hangs on or stands by: then it is a thing there. */
export const POSTER_ELSEWHERE = /^(?:an? |the )?(?:[\w-]+ ){0,2}(?:walls?|door|window|desk|easel|fence|board|room)\b/i;

/** What a picture is for, and what it is printed on: nothing of that is seen in it. */
export const proseOfFormats: readonly (readonly [said: RegExp, meant: string])[] = [
  // "hero image for a post about remote work, a woman on a beach": what comes after it is the picture
  [new RegExp(`^\\W*(?:(?:an?|the) )?(?:[\\w-]+ )?${USES} (?:for|about|to) [^,:.]*[,:] ?(?=\\w)`, 'gi'), ''],
  [
    new RegExp(
      `^\\W*(?:(?:an?|the) )?(?:[\\w-]+ )?${USES} (?:for (?:an?|the|my|our) ${SERVED} )?(?:on|about|of) (?=\\w)`,
      'gi',
    ),
    '',
  ],
  // "blog header, a woman at a desk", "blog illustration: four people"
  [new RegExp(`^\\W*(?:(?:an?|the) )?${USES}[:,] ?(?=\\w)`, 'gi'), ''],
  // "blog header for an article about burnout, a woman", "editorial illustration about money: a piggy bank"
  [
    /^\W*(?:(?:an?|the) )?(?:[\w-]+ ){0,2}(?:header|banner|illustration|image|graphic|cover|thumbnail|art) (?:for (?:an?|the|my|our) (?:[\w-]+ ){0,3}[\w-]+ )?(?:about|on the topic of) [^,:.]{1,60}(?:, (?=(?:an?|the|two|three|[a-z]+ (?:man|woman|person|girl|boy))\b)|: )(?=\w)/gi,
    '',
  ],
  // what sells something is no flag
  [
    new RegExp(
      `^\\W*(?:(?:an?|the) )?${SELLING}banner(?: design| template)?(?:,| (?:with|of|showing|featuring)) (?=\\w)`,
      'gi',
    ),
    '',
  ],
  // "gym poster of a man", "retro 50s poster of a woman": the whole picture is the poster, and the man fills it
  [
    new RegExp(
      `^\\W*(?:(?:an?|the) )?(?!(?:[\\w-]+ ){0,2}(?:${KNOWN_POSTERS}) poster\\b)(?:[\\w-]+ ){0,3}poster (?:of|showing|featuring) (?=(?:an?|the|two|three|some) (?![^.]*${HANGS}))`,
      'gi',
    ),
    'flat design, ',
  ],
  [
    new RegExp(`(?<=, ?)(?:[\\w-]+ )?${USES}(?: (?:for|on) (?:an?|the|my|our) ${SERVED})?(?=\\s*(?:,|$))`, 'gi'),
    'high quality',
  ],
  // "a galaxy, phone wallpaper of": for a screen, and no phone
  [
    /^\W*(?:(?:[\w-]+ ){0,2})(?:phone|desktop|mobile|iphone|computer|laptop|lock ?screen|home screen) (?:wall ?paper|background|lock ?screen)s? (?:of|with|showing|featuring) /gi,
    '',
  ],
  // "a house on a hill, halloween poster": all of it is one, and none stands beside the house
  [
    /(?<=, ?)((?:(?!with\b|and\b|an?\b|the\b|of\b|on\b)[\w-]+ ){0,3})(?<!\b(?:minimalist|minimal|travel|retro|vintage|deco|nouveau|bauhaus|propaganda|movie|film|gig|concert|infographic|1950s|motivational) )poster(?: style| design| art)?(?=\s*(?:,|\.?$))/gi,
    '$1poster art',
  ],
  // "a fern, vintage scientific plate": out of a book, and no dish
  [
    /(?<=, ?)(?:(?:vintage|antique|old|victorian) )?(?:scientific|botanical|encyclopa?edia|natural history|biology) plate(?=\s*(?:,|\.?$))/gi,
    'botanical plate',
  ],
  // "an isometric room, blender": what it is made with
  [new RegExp(`(?<=\\b${RENDERED}\\b[^.]*, ?)blender(?= ?(?:,|\\W*$))`, 'gi'), 'blender render'],
  // a burger is served with its cheese in it
  [
    new RegExp(
      `\\b(${SERVED_FOOD})( with|,) (?:(?:extra|lots of|a lot of|plenty of|oozing|some) )?(?:melted|melting|gooey|dripping|stretchy|oozing|stringy) (?:[a-z]+ )?cheese\\b(?: (?:dripping|oozing|melting)(?: down)?)?(?: and )?`,
      'gi',
    ),
    '$1$2 ',
  ],
  // "a shield with a lightning bolt" has a sign on it, and stands in no storm
  [
    new RegExp(
      `\\b(${MARKED}) with (an?|the) ((?:[a-z]+ ){0,2})(?:lightning|thunder)[- ]?bolt(?: (?:logo|emblem|symbol|icon|design|print))?\\b(?! on\\b)`,
      'gi',
    ),
    '$1 with $2 $3bolt sign on it',
  ],
  // windows of a church are of coloured glass; the picture is not
  [
    /(?<=\b(?:cathedral|church|chapel|abbey|monastery|library|hall|castle|palace|room|interior|nave|mansion|mosque|synagogue)\b[^.]*)\bstained[- ]glass windows?\b/gi,
    'tall windows',
  ],
  [
    /\bstained[- ]glass windows?\b(?=[^.]*\b(?:cathedral|church|chapel|abbey|monastery|nave|pews|altar)\b)/gi,
    'tall windows',
  ],
  // "a glass and grapes still life": a still life with all of them
  [
    /^\W*((?!with\b|of\b|oil\b|dutch\b|vanitas\b|dark\b|moody\b)(?:an? |the |some )?[\w-]+(?: [\w-]+)*?,?(?: and| with) (?:an? |some )?[\w-]+(?: [\w-]+)?) still life\b(?=\s*(?:,|$))/gi,
    'still life with $1',
  ],
  // leaves that are said to lie or stand somewhere are no tree
  [/\b(?:eucalyptus|laurel|bay|willow|birch|beech|elm|olive|citrus) (leaves|sprigs?|branch(?:es)?)\b/gi, 'green $1'],
  [/\bgreen (?:sprigs?|branch(?:es)?)\b/gi, 'leafy branch'],
  // "a ring on black marble": what it lies on, and nothing to play with
  [
    /\bon (?:(?:an? |the )?(?:(polished|white|black|grey|gray|dark|green|pink|veined) )?)marble(?: slab| surface| counter)?(?=\s*(?:,|\.|$| with\b| and\b))/gi,
    'on a $1 marble table',
  ],
  [
    /\b(?:an? )?(?:skin ?care|beauty|cosmetics?|spa)[- ](?:set|kit|collection|line|range|routine)s?\b/gi,
    'skincare products',
  ],
  [/\b(?:an? |the )?alien bust\b|\bbust of an alien\b/gi, 'portrait of an alien'],
  // cards that tell fortunes have ornaments around one thing, or around what is in the sky
  [
    /^\W*(?:(?:an?|the) )?(?:[\w-]+ )?tarot card(?: design| art| illustration)?(?: of| showing| depicting|:| -) ?(?:the )?(moon|sun|stars?)\b/gi,
    'art nouveau poster of hills with the $1',
  ],
  [
    /^\W*(?:(?:an?|the) )?(?:[\w-]+ )?tarot card(?: design| art| illustration)?(?: of| showing| depicting|:| -) ?/gi,
    'art nouveau poster of ',
  ],
  // a mark is in its ring anyway
  [
    /(?<=\b(?:logo|emblem|badge)\b[^.;]*) (?:inside|in|within) (?:an? |the )?(?:circle|circular frame|ring|round frame|round badge)\b/gi,
    '',
  ],
  [/(?<=, ?)(?:[\w-]+ )?tarot card(?: style| design| art| illustration)?(?=\s*(?:,|$))/gi, 'art nouveau style'],
  [
    /(?<=, ?)(?:2d |3d )?(?:mobile )?game (?:asset|assets|sprite|prop|item|icon|ui|environment)s?(?=\s*(?:,|$))/gi,
    'game art',
  ],
  [/(?<=, ?)(?:[\w-]+ )?(?:fantasy |sci-?fi )?game environment(?=\s*(?:,|$))/gi, 'game art'],
  // "cover art for a thriller novel, a lonely road": the cover is the picture
  [
    /^\W*(?:(?:an?|the) )?(?:[\w-]+ )?(?:cover art|cover design|cover illustration|cover) for (?:an?|the|my) (?:[\w-]+ ){0,3}(?:novel|book|album|magazine|game|ep|single|story)[,:] ?(?=\w)/gi,
    '',
  ],
  // whose mark it is: nobody of them is in it
  [
    /(?<=\b(?:logo|emblem|badge|mascot|icon)\b[^.;]*, ?)(?:(?:e-?sports?|sports?|gaming|football|basketball|hockey|outdoor|clothing|tech|fashion|luxury|coffee|food|fitness) )?(?:team|brand|company|club|agency|startup|business|studio|store)(?=\s*(?:,|\.?$))/gi,
    'graphic',
  ],
  [
    /\b(?:botanical|scientific|natural history|educational) (poster|chart)(?= (?:of|with|showing)\b)/gi,
    'botanical illustration',
  ],
  // what has sunk stands at the bottom
  [
    /\b(?:underwater|submerged|sunken) (?:ancient |lost )?(temple|city|castle|palace|church|village)(?: ruins)?\b/gi,
    'sunken $1 at the bottom of the ocean',
  ],
  [
    /\bruins of (an?|the) (?:old |ancient |medieval )?(castle|church|abbey|fortress|monastery|tower|mill)\b/gi,
    '$1 ruined $2',
  ],
  // hot enough to steam, and no bar of it
  [
    /\b(?:steaming|piping|warm|cozy|cosy|delicious) (?:cup of |mug of )?hot (chocolate|cocoa)\b/gi,
    'mug of hot chocolate with steam',
  ],
  [/\bsnowy hills?\b/gi, 'hill in winter'],
  [/\bskeleton (?:king|queen|lord|prince)\b/gi, 'skeleton wearing a crown'],
  [/\bskeleton (?:knight|warrior|pirate|soldier|archer|mage|wizard|army)\b/gi, 'skeleton'],
  // who reads under a lamp is in a room, and the lamp stands beside them
  [
    /\bunder (?:an?|the) (?!street|gas|oil|heat|lava)(?:[a-z]+ )?(?:reading |table |desk |floor )?lamp\b(?! ?post)/gi,
    'beside a floor lamp in a living room',
  ],
  [
    /(?<=\b(?:portrait|fisherman|sailor|captain|grandfather|old man|detective|hobbit|sherlock)\b[^.]*), (?:an? )?(?:smoking )?pipe(?=\s*(?:,|$))/gi,
    ', smoking a pipe',
  ],
  [
    /\b(?:looking (?:up )?at|gazing at|staring at|watching|facing) (?:an? |the )?(?:(?:huge|giant|massive|big|ringed|enormous|distant|strange) )+planet\b/gi,
    'under a huge planet in the night sky',
  ],
  // four wide feet find no room on a ball, two do
  [
    /\b(elephant|bear|polar bear|hippo|rhino|lion|tiger|horse|zebra|cow|pig|dog|goat)s? (?:balanc(?:ing|ed|es)|standing|stands) on (?=(?:an?|the|its|top of an?) (?:[a-z]+ ){0,3}(?:ball|globe|barrel)\b)/gi,
    '$1 standing on its hind legs on ',
  ],
  // what a map shows is on the map
  [/^\W*((?:an? |the )?(?:[\w-]+ ){0,2}map) (?:showing|that shows|depicting) (?:the )?[\w' ]+?\W*$/gi, '$1'],
  // sand by the pyramids is that of the desert
  [
    /(?<=\b(?:pyramids?|sphinx|egypt|camels?|sahara|bedouins?|caravan)\b[^.]*), (?:(?:golden|warm|hot|yellow|orange|endless) )?sand(?=\s*(?:,|\.?$))/gi,
    ', desert',
  ],
  [/^\W*ancient egypt, (?=\w)/gi, ''],
  [
    /^\W*(?:(?:an?|the) )?(?:[\w-]+ )?poster for (?:an?|the|my|our) (?:[\w-]+ ){0,4}(?:movie|film|concert|event|show|play|game|party|campaign|exhibition|conference|festival|gig|tour|fair|band|club)[,:] ?(?=\w)/gi,
    'graphic, ',
  ],
  // who has climbed above the clouds stands on rock
  [
    /\b(on (?:an?|the|top of an?|top of the) (?:[a-z]+ )?(?:mountain(?: (?:peak|top|summit|ridge))?|peak|summit|mountaintop)) (?:high )?above (?:the |a sea of )?clouds\b/gi,
    '$1 in the fog',
  ],
  // a shop on a street is seen from the street
  [
    /\b(?:(?:an?|the) )?(?:(?:old|cozy|cosy|small|little|vintage|tiny|charming|quaint|parisian|french|italian) )*(bookstore|bookshop|bakery|cafe|café|coffee shop|flower shop|restaurant) on (?:an? |the )((?:[a-z]+ ){0,2}street)\b/gi,
    '$1 storefront on a $2',
  ],
];
