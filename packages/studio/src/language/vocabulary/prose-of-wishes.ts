const WAYS =
  '(?:minimal(?:ist)?|phone|mobile|desktop|iphone|android|hd|4k|8k|aesthetic|dark|cute|cool|beautiful|nature|landscape|fantasy|anime|computer|screen|lock ?screen|live|amoled)';
/** Hues that are fruit, flowers or metals elsewhere. */
const HUES = 'orange|lime|peach|olive|rose|lavender|violet|plum|salmon|mint|coral|lemon|gold|silver|charcoal|cream';
const MARKS = 'logo|icon|icons|emblem|badge|vector|poster|abstract|gradient|palette|wallpaper|neon|mascot|low[- ]poly';
const GENRES =
  'fantasy|crime|romance|thriller|mystery|horror|sci-?fi|science fiction|historical|young adult|detective|gothic|adventure|dystopian';
const HEIGHTS = 'mountain(?: (?:peak|top|summit))?|mountaintop|peak|summit|hill|hilltop';

/** What people order in few words and without articles, in the words of a description. */
export const proseOfWishes: readonly (readonly [said: RegExp, meant: string])[] = [
  // of several things that are told apart by their colours one is orange, and no fruit
  [
    /(?<=\bone (?:red|yellow|green|blue|purple|pink|white|black|brown|gr[ae]y),? (?:and )?)one orange\b(?! (?:fruit|juice|slice|peel|tree))/gi,
    'one bright orange',
  ],
  [
    /\bone orange(?=,? (?:and )?(?:one|the other|another) (?:is )?(?:red|yellow|green|blue|purple|pink|white|black|brown|gr[ae]y)\b)/gi,
    'one bright orange',
  ],
  // "minimalist wallpaper, a tree on a hill": for a screen, and none on a wall
  [new RegExp(`^\\W*((?:${WAYS} ){0,3})wall ?papers?(?: of|:|,| with| featuring)(?= )`, 'gi'), '$1illustration of'],
  [new RegExp(`(?<=, ?)(?:${WAYS} ){0,3}wall ?papers?(?=\\s*(?:,|$))`, 'gi'), 'high quality'],
  // "penguin family, christmas card": what it is printed on, and no card beside them
  [
    /(?<=, ?)(christmas|birthday|holiday|new year|easter|valentine|greeting|thank you) cards?(?=\s*(?:,|$))/gi,
    '$1 illustration',
  ],
  // "rose tattoo": drawn in the ink of one, and on nobody where nobody is named
  [/^\W*(?:an? |the )?(?:(?:simple|minimal(?:ist)?|small|black) )*tattoo(?: design| art)? of (?=\w)/gi, 'line art of '],
  [
    /^\W*((?:an? )?(?!with\b|of\b|on\b|in\b)(?:[a-z]+ ){1,3})tattoo(?: designs?| art| flash| idea)?\s*$/gi,
    '$1, line art',
  ],
  // a village at Christmas has its tree and its lights, and one sees them at night
  [
    /^\W*(?:an? |the )?(?:(?:cozy|cosy|cute|snowy|small|little) )*(?:christmas|xmas) (village|town|street)\s*$/gi,
    '$1 in the snow at night with a christmas tree and string lights',
  ],
  // what one knows of these streets are their signs
  [
    /^\W*(?:an? |the )?(?:tokyo|shibuya|shinjuku|akihabara|osaka|seoul|hong kong) (?:city )?(street|alley)s?(?= (?:at night|by night|in the rain)\s*$|\s*$)/gi,
    'a $1 with neon signs',
  ],
  // "smart watch product shot": of it
  [
    /^\W*((?:[\w-]+ ){0,3}[\w-]+) (product (?:shot|photo|photograph|photography|render|image|picture)|pack ?shot)\b(?! of\b)/gi,
    '$2 of $1',
  ],
  // "logo of a fox, geometric, orange, flat": in that colour
  [new RegExp(`(?<=\\b(?:${MARKS})\\b[^.;]*, ?)(${HUES})(?=\\s*(?:,|$))`, 'gi'), '$1 palette'],
  [new RegExp(`(?<=, ?)(${HUES})(?=\\s*,[^.;]*\\b(?:${MARKS})\\b)`, 'gi'), '$1 palette'],
  // "book cover: a wolf, fantasy novel": what it is for, and no book beside the wolf
  [
    new RegExp(
      `(?<=, ?)((?:dark |epic |ya )?(?:${GENRES})) (?:novels?|books?|book covers?|story|stories)(?=\\s*(?:,|$))`,
      'gi',
    ),
    '$1',
  ],
  // "icon set of food: pizza, cake", "tropical fruits: mango and coconut": these, and not what else belongs to them
  [
    /\b((?:icon|sticker|clip ?art|illustration|emoji)s? (?:set|sheet|pack|collection|bundle)) (?:of|for|with)(?: [a-z]+){1,2}(?=: )/gi,
    '$1',
  ],
  [
    /(?<=^\W*|, )(?:(?:tropical|fresh|exotic|farm|wild|cute|colou?rful|forest|african|summer|organic|healthy|garden|arctic|woodland|jungle|safari) )*(?:fruits?|vegetables|veggies|animals|flowers|vehicles|foods?|toys|pets|birds|instruments|desserts|sweets|spices|herbs|drinks|insects|berries|shapes)(?: (?:like|such as|including))?: (?=[^.:;]+(?:,| and) )/gi,
    '',
  ],
  // for whom a pattern is, is not in it
  [/(?<=\bpatterns?\b[^.;]*), (?:for )?(?:kids|children|baby|babies|boys|girls|nursery)(?=\s*(?:,|$))/gi, ''],
  // leaves of a pattern fall nowhere
  [
    /(?<=\bpattern (?:of|with) [^.;]*)\b(?<!green |fern |palm |monstera |autumn |maple |oak |tropical )leaves\b/gi,
    'green leaves',
  ],
  // a height has no article where nothing has one
  [
    new RegExp(
      `\\b((?:up)?on(?: top of)?) ((?:(?:snowy|high|steep|green|rocky|lonely|grassy|distant) )*(?:${HEIGHTS}))(?!\\w| (?:road|bike|path|trail|lake|village|hut|goat|ledge|pass|ridge|railway|slope|stream)|s\\b)`,
      'gi',
    ),
    '$1 a $2',
  ],
  // "a butterfly on white orchid": on the flower, and not on white
  [
    /\bon (white|black|grey|gray) (?!backgrounds?|backdrops?|papers?|canvas|ground|surface|wall|sand|snow|satin|silk|and\b|with\b|in\b|at\b|or\b|by\b|as\b|for\b|no\b|to\b)(?=[a-z]+[^s\s,.](?:\s*(?:,|$)| (?:and|with|in|at|by)\b))/gi,
    'on a $1 ',
  ],
  // "a castle floating on an island in the sky": both are up there
  [
    /\b(?:floating|hovering|flying|suspended) (?:on|upon) (?:an?|the) (?:[a-z]+ )?islands?(?: (?:in|high in|above|up in) (?:the )?(?:sky|air|clouds))?/gi,
    'on a floating island',
  ],
  [
    /\b((?:castle|city|temple|house|village|palace|town|tower|cottage|kingdom|citadel|monastery)) (?:floating|hovering|flying|suspended)(?: high)? (?:in|above|among|over|through) (?:the )?(?:sky|air|clouds)\b/gi,
    '$1 on a floating island',
  ],
  [
    /\bfloating ((?:castle|city|temple|village|palace|town|tower|kingdom|citadel|monastery))(?: (?:in|above|among|over) (?:the )?(?:sky|air|clouds))?\b/gi,
    '$1 on a floating island',
  ],
  // the view is what is seen, and not where one stands
  [
    /\b(skyline[^.;]*?),? (?:(?:as )?seen|view|viewed) from (?:an? |the )?(?:rooftop|roof|window|balcony|distance|far|afar|river|harbou?r)\b/gi,
    '$1',
  ],
  // lamps that hang
  [/\bpendant (?:lamp|light)s\b/gi, 'hanging lights'],
  [/\bpendant (?:lamp|light)\b/gi, 'ceiling lamp'],
  // a sushi platter on a plate is one of the two
  [/\b([a-z]+) platter(?= on (?:an?|the) (?:[a-z]+ ){0,3}(?:plate|dish|tray|platter|board|slate)\b)/gi, '$1'],
  // one reads in a chair
  [
    /\b(?:reading|book|cozy|cosy|window) nook\b(?![^.]*\b(?:chair|armchair|sofa|couch|bench|seat)\b)/gi,
    'reading corner with an armchair',
  ],
  [
    /\b(armchair(?: [a-z]+){0,5}) with (an? [a-z]+), (?=[^.]*\b(?:lamp|tea|coffee|books?)\b)/gi,
    '$1, $2 on the armchair, ',
  ],
  // "a cup on a marble table, croissant beside it": beside the cup
  [
    /\b(on (?:an?|the) (?:[a-z]+ ){0,3}(table|desk|counter)),? (?:and |with )?((?:an? |some |two |three |the )?(?:[a-z]+ ){0,2}[a-z]+) (?:beside|next to|near|by) it\b/gi,
    '$1, $3 on the $2',
  ],
  // a table that is laid is there, and not only its room
  [
    /\b(?:(?:thanksgiving|christmas|holiday|festive|easter|wedding|romantic|family|sunday) )*(?:dinner|breakfast|lunch|brunch) table(?= (?:with|set|full|laden|loaded)\b)/gi,
    'dining table',
  ],
  [
    /\b(whiteboard|white board|board|screen|monitor|laptop|tablet|projector) with (?:[a-z]+ )?(?:charts?|graphs?|diagrams?|data|statistics|sticky notes|notes|post-its|code)\b/gi,
    '$1',
  ],
  [
    /\b(witch[^.]*?) in (?:an?|the|her) (?:[a-z]+ ){0,2}(?:hut|cottage|kitchen|lair|cabin|house)\b/gi,
    '$1 in a witch hut',
  ],
  // a bird above the water is known, whatever it is about to catch
  [
    /\b(kingfisher|osprey|sea ?gull|gull|pelican|gannet|tern|cormorant|heron|bird|eagle) (?:diving|plunging|dives|plunges) (?:in|into|towards?|to) (?:the )?(?:water|river|lake|sea|ocean|pond)\b/gi,
    '$1 flying over a lake',
  ],
  // a street with shops is not within one
  [
    /\b(?:city|town|downtown) (?:block|street|centre|center|quarter) with (?=(?:[a-z]+ ){0,2}(?:shops|stores|cafes|cafés|restaurants)\b)/gi,
    'street with ',
  ],
  [
    /\b(data|server) (?:centre|center|room|farm|hall)s?(?:,? (?:data|server) (?:centre|center|room|farm|hall)s?)*\b/gi,
    'server room',
  ],
  [/\b(?:([a-z]+) )?mock-?ups?\b(?! of\b)/gi, '$1'],
  [/\bmock-?ups? of (?:an? |the )?/gi, ''],
  // pictures for a nursery, and none of one
  [
    /\bnursery (?:wall )?(?:art|prints?|decor|posters?|illustrations?|paintings?|pictures?)\b/gi,
    'storybook illustration',
  ],
  // what things lie on
  [
    /(?<=, ?)(?:(?:white|black|grey|gray|dark|light) )?marble(?: background| surface| top| counter ?top| table)?(?=\s*(?:,|$))/gi,
    'on a marble table',
  ],
  // for reading, and not for drinking
  [
    /\b(books?|newspapers?|novels?|glasses case|laptop|notebooks?)( (?:with|and)|,) (?:a pair of )?glasses\b/gi,
    '$1$2 eyeglasses',
  ],
  [/\bcinnamon sticks?\b/gi, 'cinnamon'],
  [/\bblood[- ]moon\b/gi, 'big red moon'],
  [/\b(?:porcelain |china |vintage )?tea[- ]set\b/gi, 'teapot and two teacups'],
  [/\balien (?:monster|creature|beast)s?\b/gi, 'monster'],
  // a lake with woods around it is a lake
  [
    /(?<=^\W*(?:an? |the )?(?:[a-z]+ ){0,3}(?:lake|river|waterfall|village|fjord)\b[^.;]*), (?:[a-z]+ )?(?:(pine|spruce|fir|birch) )?(?:forests?|woods)(?=\s*(?:,|$))/gi,
    ', $1 trees',
  ],
  // what a picture is for is no thing in it
  [
    /(?<=, ?)(christmas|holiday|birthday|easter|valentines?(?: day)?|new year) cards?(?: design| illustration)?(?=\s*(?:,|$))/gi,
    '$1',
  ],
  // flames of a stove or a rocket are no camp fires
  [/(?<=, ?)(?:(?:smoke|fire) and )?flames(?=\s*(?:,|$))/gi, 'sparks'],
  // "a cat with yellow eyes on a pumpkin" looks at us
  [/\b(with (?:[a-z]+ )?[a-z]+ eyes) on (?=(?:an?|the) )/gi, '$1, sitting on '],
  // a wall in the country is not what one stands before
  [
    /(?<=\b(?:hills?|fields?|meadows?|pastures?|countryside|farm)\b[^.;]*), (?:old )?(?:dry )?(?:stone|brick) walls?(?=\s*(?:,|$))/gi,
    '',
  ],
  [/(?<=, ?)(?:(?:soft|big|warm|gentle|happy|friendly|bright|slight) )?smile(?=\s*(?:,|$))/gi, 'happy face'],
  [/\b(camel|horse|elephant|donkey|llama|motorbike|motorcycle) riders?\b(?! on\b| in\b)/gi, 'person riding a $1'],
  [/^\W*((?:egyptian |ancient )*pyramids(?: of giza)?)(?=,)(?![^.;]*\bdesert\b)/gi, '$1 in the desert'],
  [/\b(?:egyptian|ancient) pyramids\b/gi, 'pyramids'],
  [/\b(?:robot|robotic|cyborg) (dog|cat|horse|bird|owl|fox|wolf|lion|elephant|rabbit)\b/gi, 'mechanical $1'],
  [/\babstract ((?:[a-z]+ ){1,2})backgrounds?\b/gi, 'abstract background, $1'],
  [/\b(?:workspace|work surface) for (?=(?:the|an?) (?:[a-z]+ )?(?:chef|cook|baker)s?\b)/gi, 'place for '],
  // a scent is not seen
  [/\bspray(?:s|ing|ed)? (?:the|an?) (?:[a-z]+ ){0,2}(?:fragrance|scent|perfume|aroma) (?=on\b)/gi, 'are '],
  // one zebra shows it
  [/\bpatterns? of the ([a-z]+)(?:'s|’s|s') (?:stripes|spots|fur|feathers|wings|scales|coat|shell|plumage)\b/gi, '$1'],
  // what has a ceiling is a room
  [/(?<=\bthe (?:[a-z]+ )?walls?) and the (?:[a-z]+ )?ceiling\b/gi, ' of the room'],
  // whose glow it is has its colour
  [
    /\b(?:warm,? )?(orange|fiery|red|pink|purple),? (?:glow|light|rays|hues|colou?rs) of the ((?:rising |setting )?(?:sunrise|sunset|dawn|dusk))\b/gi,
    '$1 $2',
  ],
  [
    /\b(?:warm,? )?(?:golden|amber),? (?:glow|light|rays|hues|colou?rs) of the ((?:rising |setting )?(?:sunrise|sunset|dawn|dusk))\b/gi,
    'amber $1',
  ],
  // animals have mothers
  [
    /\b(wolf|lion|tiger|fox|bear|panda|polar bear|elephant|giraffe|deer|horse|penguin|duck|swan|cat|dog|monkey|koala|kangaroo|owl|leopard|cheetah|rabbit|sheep|hippo|dolphin|whale|otter|seal) (?:mother|mom|mum|mama|father|dad|parent)\b/gi,
    '$1',
  ],
  [
    /\b(?:mother|mama|mommy|father|daddy|papa) (wolf|lion|tiger|fox|bear|panda|polar bear|elephant|giraffe|deer|horse|penguin|duck|swan|cat|dog|monkey|koala|kangaroo|owl|leopard|cheetah|rabbit|sheep|hippo|dolphin|whale|otter|seal)\b/gi,
    '$1',
  ],
  [
    /\b(wolf|lion|tiger|fox|leopard|panda|cheetah|polar bear)( with (?:her |its |his )?(?:(?:two|three|four|five) )?)(?:cub|pup)s\b/gi,
    '$1$2baby $1s',
  ],
  [
    /\b(wolf|lion|tiger|fox|leopard|panda|cheetah|polar bear) with (?:her |its |his |an? |one )?(?:cub|pup)\b/gi,
    '$1 with a baby $1',
  ],
];
