/** What a description says of where things are, by the way, said by what one sees of it. */
export const proseByTheWay: readonly (readonly [said: RegExp, meant: string])[] = [
  // the glass through which one sees is no glass on the ground
  [
    /,? ?(?:\b(?:and|with) )?(?:[a-z]+ ){0,4}(?:visible|seen|showing|looming) (?:through|behind) the glass(?: (?:walls?|roof|panes?|dome))?\b/gi,
    '',
  ],
  // what it does outside a window is seen through that; the roofs below it are no place
  [
    /(?<=\bwindows?\b[^]*)\boutside(?: the window)?,? (?:it (?:is |was )?)?(?:gently |softly |heavily )?(snow|rain)(?:ing|s|ed)?\b[^.;]*/gi,
    'it is $1ing',
  ],
  // what a window is full of is behind it
  [
    /\b((?:shop |store |display |front )?windows?) (?:(?:is |are )?(?:full of|filled with|crammed with|packed with)|display(?:s|ing)) [a-z-]+(?: (?:and|,) [a-z-]+)?(?: [a-z-]+)?(?=[.,;]| and| in| behind)/gi,
    '$1',
  ],
  // the bench at which a scientist works is a table
  [
    /(?<=\b(?:laborator(?:y|ies)|lab|scientists?|chemists?|researchers?|alchemists?)\b[^]*)\b(?:lab(?:oratory)? )?bench\b/gi,
    'table',
  ],
  // the wall against which a sled leans is that of the cabin
  [
    /(?<=\b(?:house|cabin|cottage|shop|bookshop|caf(?:e|é)|bakery|hut|church|store|chalet|barn|shed|inn|pub)\b[^]*)\b(?:(?:is |are |was )?lean(?:s|ing|t)?|(?:is |are )?propped|rest(?:s|ing)?) against the (?:front |outer |side |outside )?wall\b/gi,
    'standing there',
  ],
  [/\b(?:flower|floral|blossom) (?:garland|chain|lei)\b/gi, 'flower wreath'],
  // where people dance in a barn one is in it
  [
    /\b(danc\w+|party|celebrat\w+|wedding|reception|concert|feast)\b([^.;]{0,50}?) (?:in|inside) (an?|the) ((?:rustic |old |wooden |decorated )*)barn\b/gi,
    '$1$2 inside $3 $4barn',
  ],
  // what hangs about a hall and burns there is that of the hall
  [
    /\b(?:(?:colou?rful|red|long|royal|heraldic) )*(?:banners|flags|tapestries) (?:hang(?:ing|s)?|hung|draped) (?:down )?(?:from|on|along) the (?:walls?|ceiling|rafters|columns|pillars)\b/gi,
    'quiet',
  ],
  [
    /\b(?:burning |flaming )?torches (?:burn|flicker|light|glow|blaz)\w*(?: (?:on|along) the walls?)?\b/gi,
    'candlelight',
  ],
  // what is all over a table is no heap on it
  [
    /,? ?\b(?:with )?(?:flour|crumbs|sawdust|glitter|mud|sugar) (?:is )?(?:all over|everywhere on|covering|dusting|scattered (?:over|across|on)|spilled (?:over|across|on)) (?:the|his|her|their|its) [a-z]+\b/gi,
    '',
  ],
  // who sits at a piano plays it
  [
    /\b(?:sits|sitting|seated|is sitting|is seated) (?:down )?(?:playing )?(?:at|before|in front of) (an?|the|his|her) ((?:grand |upright |old |black |white )*)piano\b/gi,
    'playing $1 $2piano',
  ],
  // who paints at an easel has it before them
  [
    /\b(is |are )?paint(s|ing) (?:an?(?: [a-z]+)? (?:picture|landscape|portrait|scene) )?(?:at|on|before|in front of) (?:an?|his|her|the|their) (?:wooden )?easel\b/gi,
    '$1painting a picture',
  ],
  [/(?<=[.] )(?:her|his|their|the) paints (?:lie|are|sit|rest|stand)\b[^.]*\.?/gi, ''],
  // the canvas of who paints shows it
  [/(?<=\bpainting a picture\b[^]*)(?<=[.] )the (?:canvas|painting|picture) shows\b[^.]*\.?/gi, ''],
  // a table outside a café is one of those on its pavement
  [
    /\b(?:(?:at|around|on) (?:an?|the|their) (?:[a-z]+ )?table )?(?:outside|in front of) (?:of )?(an?|the|their) ((?:[a-z]+ ){0,2})caf(?:e|é)(?![a-zé])/gi,
    'at a sidewalk cafe',
  ],
  [
    /\b(the (?:audience|spectators|public)) (?:sits?|is sitting|are sitting|listens?|watch(?:es)?|waits?)\b[^.]*/gi,
    '$1 is there',
  ],
  // the pool below a waterfall has no lanes
  [/(?<=\bwaterfalls?\b[^]*)\b((?:[a-z]+ )?)pool\b(?! (?:table|side))/gi, '$1water'],
  [
    /,? (?:and )?stockings (?:that are )?(?:hung|hanging|hang) (?:from|on|over|above|by) the (?:fireplace|mantel(?:piece)?|chimney)\b/gi,
    '',
  ],
  [/(?<=\bchristmas\b[^]*)\b(?:(?:beautifully|richly) )?decorated (?:pine |fir )?tree\b/gi, 'christmas tree'],
  [/\bcircling (?:above|overhead)(?= and |,|\.|;|$)/gi, 'in the sky'],
  [/\bpots of (?:[a-z]+ )?(?:geraniums?|flowers|lavender|petunias|herbs|roses|begonias)\b/gi, 'potted plants'],
];
