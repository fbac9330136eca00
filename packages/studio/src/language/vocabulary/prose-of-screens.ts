const SEEN =
  '(?:looking at|watching|reading|viewing|checking|studying|browsing|reviewing|scrolling through|discussing|analy[sz]ing|examining|following|streaming)';
/** What it is that is seen there: a few words, and no preposition among them. */
const WHAT = '(?:(?:an?|the|his|her|their|some) )?(?:(?!on\\b|in\\b|at\\b|with\\b|and\\b|of\\b|to\\b)[a-z]+ ){1,3}';
const ITS = '(an?|the|his|her|their|its)';

/** What somebody sees on a screen is not there beside it: they look at the screen. */
export const proseOfScreens: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    new RegExp(
      `\\b${SEEN} ${WHAT}on (?:(?:the|a|their|his|her) (?:[a-z]+ )?)?(?:tv|television|telly|tv screen)\\b`,
      'gi',
    ),
    'watching tv',
  ],
  [
    new RegExp(`\\b${SEEN} ${WHAT}on ${ITS} (?:[a-z]+ )?((?:smart|cell |mobile )?phone|iphone)\\b`, 'gi'),
    'looking at $1 $2',
  ],
  [new RegExp(`\\b${SEEN} ${WHAT}on ${ITS} (?:[a-z]+ )?(laptop|computer|pc)(?: screen)?\\b`, 'gi'), 'using $1 $2'],
  [
    new RegExp(`\\b${SEEN} (?:${WHAT}on )?${ITS} (?:digital |new )?(tablet|ipad|e-?reader|kindle)\\b`, 'gi'),
    'holding $1 tablet',
  ],
  // what happens in a meeting room need not be a meeting
  [/\b(in|inside) (?:an?|the|their) (?:[a-z]+ )?(?:meeting|conference|board) ?room\b/gi, '$1 an office'],
  [/\b(pointing (?:at|to)) (?:an?|the) (?:[a-z]+ )?map\b/gi, '$1 a world map'],
  // a chart on a board is what they look at
  [
    /\b((?:an?|the|some|their) )(?:[a-z]+ ){0,2}(?:charts?|graphs?|diagrams?|figures|statistics|sales) (?:on|drawn on|up on) (?:an?|the) (?:[a-z]+ )?(?:whiteboard|white board|board|blackboard|flip ?chart|screen|projector screen|monitor)\b/gi,
    'a flip chart',
  ],
  [
    new RegExp(
      `\\b${SEEN} ${WHAT}on (an?|the) ((?:large |big )?(?:whiteboard|blackboard|chalkboard|projector screen))\\b`,
      'gi',
    ),
    'looking at $1 $2',
  ],
];
