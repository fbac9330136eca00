const SCREENS = '(?:4k|8k|hd|uhd|full hd|quality|art|style|for (?:phones?|desktops?|mobile|iphone|android))';
const HUES =
  '(?:(?:light|dark|pale|soft|warm|plain|bright|muted|deep) )?(?:beige|white|gr[ae]y|pink|blue|green|yellow|red|orange|teal|black|brown|cream|lavender|purple|terracotta)';
/** Where walls are those of a room or a house. */
const WALLED =
  '\\b(?:rooms?|bedroom|bathroom|kitchen|office|studio apartment|loft|interior|house|home|street|village|town|city|gallery|museum|museums|library|caf[eé]|shop|restaurant|hall|hallway|corridor|mural|graffiti|window|door|hanging|painted|brick|garden|courtyard)\\b';
const BUSY_RIDING =
  '(?:looking|gazing|staring|reading|listening|sleeping|asleep|watching|sitting|seated|drawing|writing|knitting|texting|scrolling|holding|leaning)';
const LOOT =
  '(?:(?:glittering|shiny|glowing|gold|golden|silver|coins?|jewels?|gems?|gemstones|treasures?|pearls|loot|and)\\b,? ?)+';

/** What people write in few words for a machine that draws: what the picture is for, and the fittings of a room or a shot. */
export const proseOfPrompts: readonly (readonly [said: RegExp, meant: string])[] = [
  // "a galaxy, wallpaper 4k": for a screen, and none on a wall
  [new RegExp(`(?<=, ?)(?:[\\w-]+ ){0,2}wall ?papers?(?: ${SCREENS}){1,3}(?=\\s*(?:,|\\.?$))`, 'gi'), 'high quality'],
  // a slide that is shown is none to slide down
  [/\binfographic slides?\b/gi, 'infographic'],
  [
    /\b(?:presentation|powerpoint|keynote|pitch deck|title|ppt|business) slides? (?:of|with|showing) /gi,
    'illustration of ',
  ],
  [
    /\bslides? (?:picture|image|illustration|template|visual|design|graphic|deck)s?(?: (of|with|showing|for|about|on)\b)?/gi,
    'illustration $1',
  ],
  // of a machine, and none that one puts on
  [
    /\b(an?|one|the) ((?:(?:brass|metal|steel|golden|single|big|small) )?)gear\b(?= ?(?:,|$|\.|icon|and\b|symbol))/gi,
    '$1 $2cogwheel',
  ],
  // "a vase on a stool, beige wall": what is behind it, and no wall on a meadow
  [
    new RegExp(
      `^(?![^]*${WALLED})([^]{3,160}?, ?)(${HUES}) walls?(?: (?:background|behind|backdrop))?(?=\\s*(?:,|\\.?$))`,
      'gi',
    ),
    '$1$2 background',
  ],
  // "romance novel cover, a couple": the picture is the cover, and no book lies beside the couple
  [
    /(?<=^\W*|, ?)(?:an? |the )?(?:[\w'’-]+ ){0,3}?(?:novel|paperback|e-?book|storybook) covers?(?: art| design| illustration)?(?= ?[,:])/gi,
    'book cover',
  ],
  // the colour of a title is not that of the picture
  [
    new RegExp(
      `\\b(?:(?:big|bold|large|small|elegant|white|gold|golden|silver|${HUES}) )+(title|headline|tagline)(?=\\s*$)`,
      'gi',
    ),
    '$1',
  ],
  // a picture without colours, and no animal in two of them
  [/(?<=, ?)(?:dramatic |high contrast |moody )?black (?:and|&) white(?=\s*(?:,|\.?$))/gi, 'in black and white'],
  // what is around the picture is none in it
  [
    /(?<=, ?)(?:(?:ornate|golden|gold|gilded|baroque|vintage|decorative|antique|wooden) )+(?:picture )?frames?(?=\s*(?:,|\.?$))/gi,
    'high quality',
  ],
  // where one goes is not to be seen
  [
    /\b((?:walk|head|go|com|driv|rid|runn|cycl)ing|walks|heads|drives|rides|runs) (?:back )?home\b(?! ?(?:office|screen|plate|run|team))/gi,
    '$1',
  ],
  [/\bhands planting\b/gi, 'hands holding'],
  [/\beggs? benedict\b/gi, 'fried egg'],
  // skiers leap where it has snowed
  [
    /(?<=\b(?:ski|skier|skiing|snowboard|snowboarder|snowboarding)\b[^.;]{0,80}?), (?:(?:fresh|deep|white) )*powder(?: snow)?(?=\s*(?:,|\.?$))/gi,
    ', in the snow',
  ],
  [
    /\b((?:skier|snowboarder)s? (?:jump|leap|div|dropp|launch)(?:ing|s|es)) (?:off|from|over) (?:an?|the) (?:[a-z]+ )?(?:cliff|ledge|rock|cornice)\b/gi,
    '$1 in the snowy mountains',
  ],
  // what is seen from a balcony is far from it
  [
    /^(\W*(?:an? |the )?(?:view of (?:the )?)?(?:[a-z]+ )?(?:eiffel tower|colosseum|big ben|taj mahal|tower bridge|statue of liberty|acropolis|sydney opera house|mountains?|volcano|matterhorn|harbou?r|cathedral|castle)\b[^,.;]{0,30}?) (?:(?:seen|viewed) )?from (?:an?|the|my|our) (?:[a-z]+ )?(?:balcony|terrace|window|rooftop|roof)\b(?: with [^,.;]*)?/gi,
    '$1',
  ],
  // a bottle that is closed has no ice in it
  [
    /\b((?:glass )?bottles? of [^,.;]{2,25}?) with ice(?: cubes)?(?: and (?:mint|lemon|lime)(?: leaves| slices)?)?\b/gi,
    '$1',
  ],
  // the spices of a market are on its stalls
  [/\b((?:market|bazaar|souk)\b[^.;,]{0,40}?) with (?:colou?rful )?spices(?:,| and) (?=[a-z])/gi, '$1 with '],
  // who looks out of a train is in it
  [
    new RegExp(
      `\\b(?:on|in) (?:an?|the) (?:train|subway|metro|tram|bus)(,?) (${BUSY_RIDING})\\b(?: out(?:side)?(?: of)? (?:of )?(?:the|a) window| (?:through|at) (?:the|a) window| out the window)?`,
      'gi',
    ),
    'in a train carriage$1 $2',
  ],
  [
    new RegExp(
      `\\b(${BUSY_RIDING}(?! (?:for|at|towards?)\\b)(?: [\\w-]+){0,5}?) (?:on|in) (?:an?|the) (?:train|subway|metro|tram|bus)(?= ?(?:,|$|\\.|at\\b|in the\\b|during\\b))`,
      'gi',
    ),
    '$1 in a train carriage',
  ],
  [
    /\bin a train carriage,? (?:looking|gazing|staring)(?=\s*(?:,|\.|$|at (?:sunset|sunrise|night|dusk|dawn)))/gi,
    'in a train carriage',
  ],
  // a chest that is full is drawn so
  [
    new RegExp(
      `\\b(treasure chest) (?:full of|filled with|overflowing with|brimming with|spilling|with) ${LOOT}`,
      'gi',
    ),
    '$1 ',
  ],
  // the light of torches is that of a fire, and no lamp
  [/(?<!\b(?:a|the|his|her|holding|by) )\btorch ?lights?\b/gi, 'firelight'],
  // what stands in the middle of a kitchen is no land in the sea
  [/\b(kitchens? [^.;]{0,60}?)\b(?<!kitchen )island\b/gi, '$1kitchen island'],
  // parents with two children are a family
  [/\bparents (?:with|and) (?:their )?(?:one|a) (?:[a-z]+ )?(?:child|kid|son|daughter|toddler)\b/gi, 'family of three'],
  [/\bparents (?:with|and) (?:their )?three (?:[a-z]+ )?(?:children|kids|sons|daughters)\b/gi, 'family of five'],
  [
    /\bparents (?:with|and) (?:their )?(?:two )?(?:(?:small|little|young|happy) )?(?:children|kids|sons|daughters)\b/gi,
    'family of four',
  ],
  [/\bfamily (?:portrait|photo|picture|photograph|photo shoot) of (?:an? |the )?(?=family\b)/gi, 'photo of a '],
  // a mother and a newborn are one in the arms of the other
  [
    /\b(mother|mom|mum|father|dad|woman|grandmother|grandfather|parent) (?:and|with) (?:(?:her|his|a|the) )?(?:newborn(?: baby)?|infant|baby) (portrait|photo)\b/gi,
    '$1 holding a baby, $2',
  ],
  [
    /\b(mother|mom|mum|father|dad|woman|grandmother|grandfather|parent) (?:and|with) (?:(?:her|his|a|the) )?(?:newborn(?: baby)?|infant|baby)(?= ?(?:,|\.|$|on\b|in\b))/gi,
    '$1 holding a baby',
  ],
  // one serves on a court for tennis
  [/\b(tennis [^.;]{0,60}?)\b(?:clay|grass|hard) court\b/gi, '$1tennis court'],
  // those who look on are on the stands of a field; a court in the open has none
  [
    /\b((?:soccer|football|baseball|rugby)\b[^.;]{0,80}?), (?:(?:cheering|blurred|blurry|huge|big) )*(?:crowds?|audience|spectators|fans) (?:in|on) the (?:background|stands|back)\b/gi,
    '$1 in a stadium',
  ],
  [
    /\b((?:basketball|volleyball|tennis|badminton)\b[^.;]{0,80}?), (?:(?:cheering|blurred|blurry|huge|big) )*(?:crowds?|audience|spectators|fans) (?:in|on) the (?:background|stands|back)\b/gi,
    '$1',
  ],
];
