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
  // what falls is the snow, and not who kneels in it
  [/\bin (?:the |a )?(?:(?:gently|softly|heavily|slowly|thickly) )?falling (snow|rain)\b/gi, 'while it is $1ing'],
  // what is drawn in foam is seen on no wall, and makes no drawing of the picture
  [
    /,? ?(?:and )?(?:draws|drawing|makes|making|creates|creating|pours|pouring) (?:an? |the )?(?:[a-z]+ ){1,4}(?:in|on|into) (?:the |its )?(?:(?:milk|coffee) )?foam\b/gi,
    '',
  ],
  // what hangs from the beams of a room is above the picture
  [
    /,?(?: and)? (?:(?:bunches|bundles|strings|baskets|rows) of )(?:(?:dried|fresh) )?[a-z]+ (?:that are )?(?:hang(?:ing)?|hung|dangling|suspended) (?:down )?from (?:the |its )?(?:(?:wooden|old|low|dark) )?(?:beams|ceiling|rafters|roof)\b/gi,
    '',
  ],
  // a tie that flies makes nobody fly
  [
    /\b((?:his|her|their|its) (?:[a-z]+ )?(?:tie|hair|scarf|coat|cape|cloak|dress|skirt|mane|ears)) (?:is |are )?(?:flying|fluttering|flapping|blowing|streaming|billowing)(?: out)?(?: behind (?:him|her|them|it)| in the (?:wind|breeze))?/gi,
    '$1',
  ],
  [
    /,? ?(?:and )?(?:with )?(?:loose |some )?(?:papers|sheets|documents|coins|letters) (?:are )?(?:falling|flying|spilling|fluttering)(?: out)?(?: of (?:his|her|their|an?|the) [a-z]+| around| everywhere)?/gi,
    '',
  ],
  // straw in which something lies is none to drink with
  [/\b(nests?|beds?|piles?|heaps?|bales?|bundles?) of straw\b/gi, '$1 of hay'],
  // the bow of a ship shoots no arrows, and its figurehead is carved
  [
    /,? ?(?:and )?(?:with )?an? (?:carved |wooden |golden )?[a-z]+(?:'s)? (?:head|figurehead) (?:at|on) (?:the|its|her) (?:bow|prow)\b/gi,
    '',
  ],
  [
    /\b((?:stand|sit|lean)(?:s|ing)|waits?|waiting) (?:at|on|in) (?:the|its|her) (?:bow|prow|stern)\b/gi,
    '$1 on the ship deck',
  ],
  // a captain at the wheel has it in his hands
  [/\bat the wheel of (?:his|her|the|an?|their) (?:[a-z]+ )?(?:ship|boat|vessel|galleon)\b/gi, 'at the helm of a ship'],
  // what is held as an umbrella is none
  [/\b(hold(?:s|ing)|with|using) (an? [a-z]+(?: [a-z]+)?) as an? (?:umbrella|parasol|shield|hat)\b/gi, '$1 $2'],
  // marshmallows are in the mug
  [
    /\b(hot chocolate|hot cocoa|cocoa)( with steam)? (?:topped )?with (?:mini |tiny |melting )?marshmallows\b/gi,
    '$1$2',
  ],
  // where a path leads nobody climbs
  [
    /\blead(?:s|ing)? (?:up|down) (?:the|an?) (?:[a-z]+ )?(?:hill|hillside|slope|mountain|mountainside)\b/gi,
    'are there',
  ],
  // what somebody has painted on a wall is a picture there
  [
    /\b(?:has|have) (?:just )?(?:painted|sprayed|drawn) (an? (?:[a-z]+ ){1,4}?)on (an?|the) ((?:[a-z]+ )?wall)(?: of (?:an?|the) (?:[a-z]+ ){0,2}[a-z]+)?/gi,
    'stands before a mural of $1on $2 $3',
  ],
  // the young of a beast are of its kind
  [
    /\b(polar bear|panda|tiger|lion|wolf|fox|leopard|cheetah|snow leopard)( with| and| watches| leads| carries| nuzzles) (?:her|its|his|their|an?|one) (?:(?:little|small|tiny|young) )?cub\b/gi,
    '$1$2 a baby $1',
  ],
  [/\b(polar bear|panda|tiger|lion|wolf|fox|leopard|cheetah|snow leopard) cub(s?)\b/gi, 'baby $1$2'],
  // who sits in the cockpit of a rocket sees nothing of it from without
  [
    /\b(?:cockpit|control room|command deck) of (?:an?|the|his|her|its|their) (?:[a-z]+ )?(?:rocket|spaceship|spacecraft|space ship|starship|space shuttle)\b/gi,
    'spaceship cockpit',
  ],
  // bats that fly are none to play with
  [/\bbats(?= (?:are |is )?(?:fly|flutter|circl|swoop|hang|flap|swarm))/gi, 'fruit bats'],
  // what is shown on a calendar is not around it
  [
    /\b(calendar|postcard|magazine|tapestry) with (?:an? |the )(?:picture|photo|photograph|image|drawing|painting|print) of [^.,;]+/gi,
    '$1',
  ],
  // who plays in the middle of a square is in a town
  [
    /\b(in|on|across) (?:the (?:middle|centre|center|heart) of )?(an?|the) square(?= in the (?:rain|snow|sun|evening|morning)|[.,;]| with (?:an? )?(?:[a-z]+ )?(?:fountain|people|pigeons|cafes))/gi,
    '$1 $2 town square',
  ],
  // a net that is hauled is out in the water
  [
    /\b(?:hauls?|hauling|pulls?|pulling|drags?|dragging) (?:in |up )?(?:an?|his|her|their|the) (?:[a-z]+ )?nets?(?: full of [a-z]+)?(?: over the side| out of the (?:water|sea|river)| on board| aboard)?/gi,
    'is at work',
  ],
  // what covers a bed is on it, and stands beside it no more than it lies there
  [
    /(?<=\bbeds?\b(?! (?:has|is|was|with|that|which)\b)[^.]*?),? ?(?:and |with )?an? (?:[a-z]+ )?(?:quilt|duvet|bedspread|coverlet)\b(?! (?:on|over|hang|lies|lying))/gi,
    '',
  ],
  // the barrel of a wave holds no beer
  [/\b(?:inside|in|through|out of) (?:the |an? )?(?:barrel|tube|curl) of (an?|the) ((?:[a-z]+ )*wave)\b/gi, 'on $1 $2'],
  [/\bpiping bags?\b/gi, 'icing'],
  [/\bcart(?= (?:is )?(?:filled|full|loaded|laden|heaped)(?: with| of) (?:[a-z-]+,? ){0,3}coal\b)/gi, 'mine cart'],
];
