/** Words for forms that are no words for things as well. */
export const FORMS =
  'round|circular|oval|square|rectangular|oblong|triangular|pentagonal|hexagonal|teardrop|spherical|cubic|cylindrical|conical|pyramidal';
const ANY_FORM = `${FORMS}|diamond|crescent`;
const ROOMS =
  '(?:living |dining |dressing |family |sitting )?room|bedroom|bathroom|kitchen|office|study|foyer|entryway|hallway|hall|library|den|lounge|nursery|closet|classroom|ballroom|gallery|cellar|dining area';
const A_FORM = `\\b(?:an?|the) (?:${ANY_FORM}) `;

/** Things that a form is said of: a square picture hangs in a frame, and is not what is drawn. */
export const proseOfForms: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    new RegExp(`(?<=${A_FORM})(?:picture|photograph|photo)(?=$|[,.;]| (?:and|on|in|beside|next)\\b)`, 'gi'),
    'photo frame',
  ],
  [new RegExp(`(?<=${A_FORM})(clock|watch) (?:face|dial)(?=$|[,.;]| and\\b)`, 'gi'), '$1'],
  [
    new RegExp(`(?<=${A_FORM})(?:(?:flower|floral) (?:arrangement|cent(?:er|re)piece)|cent(?:er|re)piece)\\b`, 'gi'),
    'flower ball',
  ],
  // "its triangular top stood": as one word it would be an adjective
  [
    new RegExp(
      `(?<=\\b(?:its|their|an?|and) (?:${ANY_FORM}) (?:(?:glass|wooden|marble|metal|tufted) )?)top\\b(?! (?:of|hat|with)\\b)`,
      'gi',
    ),
    'tops',
  ],
  // "its oval border", "its crescent design": the thing's own, and not the picture's
  [new RegExp(`(?<=\\b(?:its|their) (?:[\\w-]+ [\\w-]+ and )?(?:${ANY_FORM}) )borders?\\b`, 'gi'), 'hem'],
  [new RegExp(`(?<=\\b(?:its|their) (?:[\\w-]+ [\\w-]+ and )?(?:${ANY_FORM}) )designs?\\b`, 'gi'), 'pattern'],
  [new RegExp(`(?<=\\b(?:its|their) (?:[\\w-]+ [\\w-]+ and )?(?:${ANY_FORM}) )entrance\\b`, 'gi'), 'opening'],
  // "… displaying the triangular flowers": what the flowers are like is seen in their petals
  [
    new RegExp(
      `\\bvase((?: (?!held|holds|displayed|displays|displaying)[\\w-]+){0,10}) (?:held|holds|displayed|displays|displaying) (?:an? |the )?(?:(?:[\\w-]+ )?(?:arrangement|bouquet|bunch) of )?(${ANY_FORM}) flowers\\b`,
      'gi',
    ),
    'vase of flowers$1 with $2 petals',
  ],
  [
    /\bvase((?: (?!floral)[\w-]+){0,8}) (?:and (?:[\w-]+ )?)floral (?:arrangement|bouquet|cent(?:er|re)piece)s?\b/gi,
    'vase of flowers$1',
  ],
  [
    /\bvase((?: (?!held|holds|displayed|displays|displaying)[\w-]+){0,10}) (?:held|holds|displayed|displays|displaying) (?:an? |the )?(?:[\w-]+ )?(?:(?:arrangement|bouquet|bunch) of )?(?:[\w-]+ )?flowers\b/gi,
    'vase of flowers$1',
  ],
  // "was a stylish addition to the office wall": it is there, and only praised
  [
    /\b(?:was|were|is|are|made|makes?)(?: for)? (?:an?|the) (?:[\w-]+,? ){0,4}?(?:addition|accent|complement|match|companion) (?:to|for) the (?=(?:[\w-]+ ){0,3}walls?\b)/gi,
    'hung on the ',
  ],
  // to a room it is in it, to a table on it
  [
    /\b(?:was|were|is|are|made|makes?)(?: for)? (?:an?|the) (?:[\w-]+,? ){0,4}?(?:addition|accent|complement|match|companion) (?:to|for) the (?=(?:[\w-]+ ){0,3}(?:tables?|desk|dresser|shelf|shelves|bookshelf|mantel|sideboard|nightstand|counter|island)\b)/gi,
    'was on the ',
  ],
  [
    new RegExp(
      `\\b(?:was|were|is|are|made|makes?)(?: for)? (?:an?|the) (?:[\\w-]+,? ){0,4}?(?:addition|accent|complement|match|companion) (?:to|for) the (?=(?:${ANY_FORM}) (?:${ROOMS})\\b)`,
      'gi',
    ),
    'was in the ',
  ],
  [
    /\b(?:was|were|is|are|made|makes?)(?: for)? (?:an?|the) (?:[\w-]+,? ){0,4}?(?:addition|accent|complement|match|companion) (?:to|for) the\b/gi,
    'added charm to the',
  ],
  // "added depth to the oval bathroom": it is there
  [
    new RegExp(
      `\\b(?:added|adds|brought|brings|gave|gives|lent) (?:an? )?(?:[\\w-]+ ){1,6}?to (?=the (?:${ANY_FORM}) (?:${ROOMS})\\b)`,
      'gi',
    ),
    'was in ',
  ],
  [
    new RegExp(
      `\\b(illuminated|illuminates|brightened|brightens|lit up|lights up|warmed the feet in|tied together the decor of) (?=the (?:${ANY_FORM}) (?:${ROOMS})\\b)`,
      'gi',
    ),
    'glowed in ',
  ],
  // "made for a relaxing bath experience in": there is one bath
  [
    /\b(?:was|were|is|are|made|makes?)(?: perfect)?(?: for)? an? (?:[\w-]+ ){0,3}?(?:bath|dining|reading|sleeping|tea) (?:experience|time)(?= (?:in|on) the\b)/gi,
    'was',
  ],
  // the party that it is good for is not there
  [/\b(?:was|were|is|are) (?:perfect|ideal|great) for (?:hosting|entertaining|celebrating)\b[^.,;]*/gi, 'was there'],
  // what belongs to it and is a thing of its own is beside it
  [
    new RegExp(
      `\\bwith its ((?:${ANY_FORM}) )(?=(?:soap dispenser|soap dish|bath sponge|sugar bowl|knife set|toothbrush holder)\\b)`,
      'gi',
    ),
    'and a $1',
  ],
  // one is in a terrace as in a room
  [new RegExp(`\\bon (?=(?:an?|the) (?:${ANY_FORM}) (?:balcony|patio|terrace|porch)\\b)`, 'gi'), 'in '],
  [new RegExp(`(?<=\\bin (?:an?|the) (?:${ANY_FORM}) )(?:balcony|porch)\\b`, 'gi'), 'patio'],
  [new RegExp(`(?<=\\b(?:${ANY_FORM}) )pendant lamp\\b`, 'gi'), 'pendant light'],
  // one with a bulb or a shade is a lamp
  [
    new RegExp(
      `(?<=\\b(?:${ANY_FORM}) )pendant(?= with (?:its|an?) (?:[\\w-]+ ){1,5}?(?:bulb|shade|lampshade)\\b)`,
      'gi',
    ),
    'pendant light',
  ],
  // a book of maps
  [new RegExp(`(?<=${A_FORM})atlas\\b`, 'gi'), 'book'],
  [/(?<=\b(?:an?|the) (?:short|small|tiny|little|thin) )stem(?=$|[,.;]| and\b)/gi, 'seedling'],
  // what a tray serves is on it
  [
    /\b(?:serve[sd]|(?:was|were|is|are) perfect for serving) (?:snacks|drinks|breakfast|tea|food) (?=(?:on|in) the\b)/gi,
    'was ',
  ],
  // rooms that have another sense by themselves
  [new RegExp(`(?<=\\b(?:in|for) (?:an?|the) (?:${ANY_FORM}) )study\\b`, 'gi'), 'study room'],
  [new RegExp(`(?<=\\b(?:in|for) (?:an?|the) (?:${ANY_FORM}) )closet\\b`, 'gi'), 'walk in closet'],
  [new RegExp(`(?<=\\bthe (?:${ANY_FORM}) )entryway\\b`, 'gi'), 'foyer'],
  [new RegExp(`(?<=\\bon (?:an?|the) (?:${ANY_FORM}) )mantel(?:piece)?\\b`, 'gi'), 'wall shelf'],
  [
    /\b(?:was|were|is|are|made|makes?)(?: for)? (?:an?|the) (?:[\w-]+,? ){0,3}?(?:cent(?:er|re)piece|pieces? of (?:jewel(?:le)?ry|furniture|art|d[eé]cor)|(?:storage )?solution|tool)(?= (?:on|in|for) (?:an?|the)\b)/gi,
    'was',
  ],
  // one of each
  [
    new RegExp(`\\b(?:(?:an?|the|some|two) )?((?:${ANY_FORM}) )?salt and pepper shakers\\b`, 'gi'),
    'two $1salt shakers',
  ],
  [new RegExp(`(?<=${A_FORM})snowman(?:'s)? nose\\b`, 'gi'), 'carrot'],
  [new RegExp(`(?<=${A_FORM})net(?=$|[,.;]| and\\b)`, 'gi'), 'goal net'],
  [new RegExp(`(?<=${A_FORM})pearl (?=necklace\\b)`, 'gi'), 'white '],
  [
    /\b(?:pyramidal|conical|triangular|pyramid[- ]shaped|cone[- ]shaped) mountain(?=$|[,.;]| and\b)/gi,
    'pointed mountain',
  ],
  [/\b(?:pyramidal|conical|triangular) hill(?=$|[,.;]| and\b)/gi, 'pointed hill'],
  [new RegExp(`(?<=${A_FORM})(?:jewel(?:le)?ry )?(?:appraisal|valuation)(?=$|[,.;]| and\\b)`, 'gi'), 'sheet of paper'],
  [new RegExp(`(?<=${A_FORM})counter ?top(?=$|[,.;]| and\\b)`, 'gi'), 'kitchen island'],
  [new RegExp(`(?<=\\b(?:cupcake|muffin) and an? (?:${ANY_FORM}) )(?:wrapper|liner)\\b`, 'gi'), 'cupcake wrapper'],
  [/(?<=\btriangular )wedge(?=$|[,.;]| and\b)/gi, 'prism'],
  [new RegExp(`(?<=\\bbasketball and an? (?:(?:${ANY_FORM}) )?)hoop\\b`, 'gi'), 'basketball hoop'],
  [/\bdiamond (?=ring (?:holder|stand|dish|tray|box)\b)/gi, 'diamond shaped '],
  [/(?<=\b(?:a|some) (?:(?:short|small|tiny|little|green) )?)(?:blade of )?grass(?=$|[,.;]| and\b)/gi, 'tuft of grass'],
  [
    /\bcrescent moon (?=(?:pendant|necklace|earring|brooch|charm|lamp|mirror|pillow|cushion|cookie)s?\b)/gi,
    'crescent ',
  ],
  // beside another thing it is cut out of paper, and no light in the sky
  [
    new RegExp(
      `(?<=^an? (?:${ANY_FORM}) (?![a-z ]*(?:sign|tower|house|building|monument|obelisk|tree|pyramid|temple|mountain) and)[a-z ]{2,40} and a )crescent moon$`,
      'gi',
    ),
    'yellow crescent',
  ],
];
