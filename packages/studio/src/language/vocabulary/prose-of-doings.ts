/**
 * What people are seen doing, said by what one sees then: who takes a pulse looks after somebody, who shaves is in the
 * bathroom, who is aboard is on the deck.
 */
export const proseOfDoings: readonly (readonly [said: RegExp, meant: string])[] = [
  // whatever is poured at a bar comes out of a bottle into a glass
  [
    /\b(pouring|pours) (?:(?:an?|the|some|his|her|two|three|his|her) )?(?:(?!into\b|for\b|of\b|over\b|from\b)[a-z]+ ){0,2}?(?:(?:pint|shot|glass|mug)s? of )?(?:cocktail|martini|margarita|mojito|negroni|whisk(?:e)?y|bourbon|gin|vodka|rum|tequila|sake|ale|stout|lager|shot|pint|beer)s?(?: into (?:an?|the|his|her) (?:[a-z]+ )?(?:glass|tumbler|mug|pint glass|shaker))?\b/gi,
    '$1 a drink',
  ],
  // who is on a road trip is in a car, and in no second one
  [
    /\b((?:sits?|sitting|rides?|riding|is|are) in an? (?:[a-z]+ )?(?:car|van|truck|convertible)) and (?:going|goes|heading out|setting off) on an? (?:[a-z]+ )?road ?trip\b/gi,
    '$1 on a road',
  ],
  [
    /\b(?:going|go|goes|went|being|are|is|heading out|setting off) on an? (?:[a-z]+ )?road ?trip\b/gi,
    'riding in a car on a road',
  ],
  // whose pulse is taken is looked after
  [
    /\b(?:taking|measuring|checking|monitoring|reading) (?:an?|the|his|her|their) ((?:[a-z]+ )?[a-z]+)['’]s (?:blood pressure|pulse|temperature|heartbeat|heart rate|vital signs|vitals|heart)\b/gi,
    'examining a $1',
  ],
  // who shaves at a mirror is in the bathroom, which has one
  [/\b(shaving(?: his (?:face|beard))?) (?:in front of|at|before|in) (?:the|a|his) (?:bathroom )?mirror\b/gi, '$1'],
  [
    /\b(?:in|inside) the cockpit of (?:an?|the|his|her) (?:small |big |jumbo |passenger )?(?:air)?(?:plane|craft|jet|liner)\b/gi,
    'piloting a plane',
  ],
  [
    /\b(pilots?)(?: is| are)?(?: sitting| seated)? (?:in|inside) (?:an?|the|his|her|their) cockpit\b/gi,
    '$1 piloting a plane',
  ],
  // one stands in it, and it is no yacht
  [
    /\bfishing (?:from|in|on|off) (an?|the|his|her|their) ((?:[a-z]+ ){0,3})(?<!\b(?:rowing|fishing|row|sail|motor|house) )boat\b/gi,
    'fishing in $1 $2rowing boat',
  ],
  [/\b(?:an? )?chess ?board with two players\b/gi, 'two people playing chess'],
  [/\bcockpit of (?:an?|the) (?:[a-z]+ )?(?:air)?(?:plane|craft|jet|liner)\b/gi, 'cockpit'],
  [
    /\b(?:running|rushing|hurrying|sprinting|trying) (?:to catch|for|after) (?:the|an?|her|his|their) train\b/gi,
    'running beside a train at a railway station',
  ],
  // the window of a shop shows what it has
  [
    /\b(bakery|pastry shop|patisserie|toy ?shop|toy store|flower shop|book ?shop|candy shop|sweet shop|shop|store) window (?=(?:with|full of|filled with|displaying) )/gi,
    '$1 ',
  ],
  // who reads under the covers is in bed
  [
    /\b((?:boy|girl|child|kid|woman|man|teenager|toddler)(?: (?:is )?(?:reading|sleeping|hiding|lying|playing|resting|cuddled up|snuggled up|curled up))?(?: (?:a|his|her) book)?) (?:under|beneath) (?:a|the|his|her|their) (?:[a-z]+ )?(?:blankets?|covers|duvet|quilt)(?: with (?:a|his|her) (?:flashlight|torch))?\b/gi,
    '$1 in bed at night',
  ],
  [
    /\bchanging (?:an?|the|his|her) (?:flat )?(?:tire|tyre|wheel)(?: (?:of|on) (?:an?|the|his|her) (?:[a-z]+ )?car)?\b/gi,
    'changing a tyre',
  ],
  [
    /\b((?:riding|cycling|running|driving|walking|biking|jogging|pedall?ing)(?: (?:his|her|a|the) (?:[a-z]+ )?(?:bicycle|bike))?) through (?:an?|the|some) (?:big |deep |small |huge |large )?puddles?\b/gi,
    '$1 on a wet road',
  ],
  // who is on board sees the deck, and not the ship
  [
    /\b(?:(?:on|upon|across) the (?:[a-z]+ )?deck of|(?:on ?board|aboard)) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:ship|boat|yacht|vessel|sailboat|galleon|frigate|schooner|steamer|ferry|fishing boat)\b/gi,
    'on a ship deck',
  ],
  // a glow that invites is a glow, and invites nobody that is shown
  [
    /\b(the|an?|its|their|his|her) (?:(warm|cozy|cosy|soft|bright|cool|calm|quiet|friendly|plush|spacious|clean),? (?:and )?)?inviting (?=[a-z])/gi,
    '$1 $2 ',
  ],
  [/\bstar[- ]?gazing\b(?! (?:session|party|event|trip))/gi, 'gazing under the starry sky'],
  [
    /\b(?:(?:school )?crossing guard|lollipop (?:man|lady))(?: (?:stopping|holding up) (?:the )?(?:cars?|traffic))?(?: for (?=(?:the |some |two |three )?(?:children|kids|pupils)))?/gi,
    'police officer holding a stop sign with ',
  ],
  [
    /\b(student|boy|girl|child|man|woman|librarian|teenager) (?:is )?(?:asleep|sleeping|napping|dozing|who fell asleep|fallen asleep) in (the|a|her|his) (library|classroom|class|study|office)\b/gi,
    '$1 asleep on a stack of books in $2 $3',
  ],
  [
    /\bsculpting (an?|the) (?:marble |clay |stone )?(?:bust|statue|sculpture|figure|head) of (?:an?|the) [a-z]+\b/gi,
    'sculpting',
  ],
  // whom a dog shakes water onto stands beside it
  [
    /\b(?:shak|splash)(?:es|s|ing|e) water (?:onto|on|at|over|all over) (?=(?:an?|the|his|her|its|their) )/gi,
    'beside ',
  ],
  [
    /\bsnow (?:covers|covering|blankets|blanketing|lies on|lying on|on) (?:the )?(?:[a-z]+ )?(?:roofs|rooftops)\b/gi,
    'snow over a village',
  ],
  [
    /\b(hamster|mouse|gerbil|rat|guinea pig)((?: (?:is )?running)?) (?:in|on|inside) (?:an?|its|the) (?:[a-z]+ )?wheel\b/gi,
    '$1$2 on a hamster wheel',
  ],
  // what swims through clouds flies
  [
    /\b(?:swimming|floating|drifting|gliding|sailing) (?:through|among|in|above) (?:the |a sea of |fluffy |white )*clouds\b/gi,
    'flying in the sky among clouds',
  ],
  // who is in a sickbed lies in it
  [
    /(?<!\b(?:sitting|lying|sleeping|resting|up|asleep|waiting) )\bin ((?:an?|the|his|her) hospital bed)\b/gi,
    'lying in $1',
  ],
  // what is read lies beside who sleeps under it
  [
    /\b(sleeping|napping|asleep|snoozing)\b([^.,]{0,40}?) with (?:an?|the|his|her) (?:newspaper|book|magazine) (?:on|over|covering) (?:his|her|their) face\b/gi,
    '$1$2',
  ],
  // what somebody finds out is nobody's figure
  [
    /,? ?\b(?:(?:trying|attempting|struggling|working) )?(?:to figure|figuring) out (?:what|why|how|where|who)\b[^.;]*/gi,
    '',
  ],
  // what is written on a board is seen there by itself
  [
    /\bwriting (?:out )?(?:an? |the |some |down )?(?:[a-z]+ )?(?:equations?|formulas?|formulae|problems?|sums?|notes?|numbers?|lessons?|words?|dates?|homework|sentences?|poems?|letters|calculations?) (on (?:the|an?) (?:[a-z]+ )?(?:black|white|chalk)?board)\b/gi,
    'writing $1',
  ],
  // who brings a parcel to a door stands before it
  [
    /\b(?:handing over|dropping off|bringing|leaving|handing) (an?|the|his|her) ((?:[a-z]+ )?(?:package|parcel|box)) (?:at|to|on|in front of) (?:the|an?|his|her|their) (?:[a-z]+ )?(?:front )?(?:door|doorstep|porch)\b/gi,
    'delivering $1 $2 at the front door',
  ],
];
