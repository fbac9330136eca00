const HANDIWORK =
  'kneading|watering|painting|sewing|knitting|chopping|cutting|slicing|pouring|mixing|stirring|washing|sculpting|carving|drawing|weaving|cooking|decorating|repairing|crafting|arranging|rolling out|shaping|playing|potting|embroidering|peeling';

/** What is said in stock pictures, product shots and travel blogs of things that are drawn as one, or that could not stand as they are said to. */
export const proseOfStock: readonly (readonly [said: RegExp, meant: string])[] = [
  // the drink and its straw, a ring and its stone: drawn with each other
  [
    /\b((?:iced? |cold |hot )?(?:coffee|tea|latte|lemonade|juice|drink|cocktail|smoothie|soda|cola|milkshake|mojito|water|frappe|glass|cup)s?\b[^.;,]{0,30}?) with (?:an? )?(?:(?:paper|plastic|striped|metal|red|white|green|pink|bamboo|long|reusable|drinking) )*straws?\b/gi,
    '$1',
  ],
  [
    /\b((?:(?:gold|golden|silver|engagement|wedding|platinum) )*rings?) with (?:an? |the )?(?:(?:big|large|small|single|round|sparkling|brilliant|blue|red|green|solitaire) )*(?:diamonds?|gem(?:stone)?s?|stones?|sapphires?|rub(?:y|ies)|emeralds?)\b/gi,
    'diamond ring',
  ],
  // who goes with a product lies around it and is not in it
  [
    /\b((?:(?:perfume|skincare|skin care|cosmetics?|cream|serum|shampoo|lotion|soap|essential oil|oil|wine|beer|glass|amber|dropper|spray|water|medicine|beauty|glass)[ -])+(?:bottle|jar|tube|product|container)s?\b[^.;,]{0,30}?) (?:with|among|amid|surrounded by) (?:(?:green|fresh|tropical|dry|dried|eucalyptus|olive|mint|palm|monstera|rose|flower|pink|white|red|autumn|fallen|falling|scattered) )*(?:leaves|petals|rosemary|herbs|sprigs?|twigs?)(?: and (?:flowers|petals|leaves|herbs))?\b/gi,
    '$1',
  ],
  // the town is drawn with its houses
  [
    /\b(santorini|machu picchu|cappadocia|cinque terre|positano|mont saint[- ]michel|petra)(?: (?:white|blue|old|colou?rful|stone|whitewashed|pastel|ancient|famous|inca|greek))* (?:houses|buildings|village|town|ruins|architecture|rooftops|city|churches|church)(?: with (?:blue|white|colou?rful) (?:domes|roofs|doors|windows|shutters))?\b/gi,
    '$1',
  ],
  // what is on its porch is before the house, which one sees from outside
  [
    /\bon the (?:front |wooden |old )?(?:porch|doorstep|front steps|steps|stoop|veranda) of (an?|the|my|our|their) (?=(?:[a-z]+ ){0,3}(?:house|home|mansion|cottage|cabin|farmhouse)\b)/gi,
    'in front of $1 ',
  ],
  // one that combs her hair sits on no rock: a mermaid swims
  [
    /\b(mermaids?) (?:is |are )?(?:sitting|seated|resting|lying|perched|sunbathing|lounging|posing|combing her hair|brushing her hair)(?: (?:on|upon|atop) (?:an?|the|some) (?:[a-z]+ ){0,2}(?:rocks?|stones?|boulders?|cliff|reef|shore|beach))?(?:,? (?:and )?(?:combing|brushing) her (?:long )?hair)?/gi,
    '$1 under the sea',
  ],
  // a cloth that is looked down on is the ground of the picture
  [
    / (?:lying |spread |laid out |placed )?(?:on|over) (?:an? |the )?(?:(?:checkered|checked|plaid|picnic|knitted|wool|woollen|cozy|cosy|red|white|blue|green|soft|tartan|striped) )+(?:blanket|rug|cloth|tablecloth|throw)\b(?=[^]*\b(?:top view|top[- ]down|flat ?lay|overhead|from above)\b)/gi,
    '',
  ],
  // what is served on a plate of its own needs no second one, nor a fork as long as it
  [
    /\b((?:spaghetti|pasta|noodles|steak|risotto|lasagna|curry|ravioli|carbonara)(?: (?!with\b|and\b)[a-z]+){0,2}) (?:served )?(?:on|in) (?:an? |the )?(?:(?:white|black|blue|ceramic|round|large|dark|rustic|deep|porcelain|grey) )*(?:plate|dish|bowl)\b(?: with (?:an? )?(?:fork|knife|spoon)(?: and (?:an? )?(?:fork|knife|spoon))?)?/gi,
    '$1',
  ],
  // hands that do something are those of somebody who does it
  [
    new RegExp(
      `\\b(?:close[- ]?up (?:shot |photo )?of )?(?:an? |the )?([a-z]+)['’]s hands? (${HANDIWORK})(?=\\b)`,
      'gi',
    ),
    'a $1 $2',
  ],
  [
    new RegExp(
      `\\b(?:close[- ]?up (?:shot |photo )?of )?(?:an? |the |two |old |dirty )*hands? (${HANDIWORK})(?=\\b)`,
      'gi',
    ),
    'a person $1',
  ],
  // it is mirrored in what lies before it, where nobody swims
  [
    /\b((?:taj mahal|palace|temple|castle|monument|memorial|mosque|building|tower|cathedral)\b[^.;,]{0,20}?) (?:reflecting|reflected|mirrored) in (?:an?|the|its) (?:(?:long|still|calm|reflecting|marble) )*(?:pool|water|pond|fountain)\b/gi,
    '$1',
  ],
  // nothing is played with what an animal has in its mouth
  [/\btennis ball(?= in (?:its|his|her|the) (?:mouth|teeth|jaws)\b)/gi, 'yellow ball'],
  // an airship is high above the roofs, whichever town it is
  [
    /\b((?:airship|zeppelin|dirigible|blimp)s?) (?:above|over|flying (?:above|over)|hovering (?:above|over)|floating (?:above|over)) an? (?:[a-z]+ ){0,3}(?:city|town|metropolis)\b/gi,
    '$1 over the roofs of a city',
  ],
  // hands that type are somebody's; from above one sees what they type on
  [
    /\bhands? typing on (?:an? |the )?((?:[a-z]+ )?(?:laptop|computer|keyboard))(?: keyboard)?\b(?=[^]*\b(?:top|overhead|flat ?lay|above)\b)/gi,
    '$1',
  ],
  [
    /\bhands? typing on (?=(?:an? |the |her |his )?(?:[a-z]+ )?(?:laptop|computer|keyboard|typewriter)\b)/gi,
    'person typing on ',
  ],
  // who answers there has a headset on
  [
    /\b(?:call[- ]cent(?:er|re)|customer (?:service|support)|support|help ?desk|hotline) (?:agent|operator|representative|rep|worker|employee)s?(?: (?:with|wearing) (?:an? |her |his )?(?:headset|headphones))?\b/gi,
    'woman wearing headphones',
  ],
];
