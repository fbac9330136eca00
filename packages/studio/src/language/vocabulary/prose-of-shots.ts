/** How a shot is ordered: whose picture it is, from where it is taken, and doings that are read as things. */
export const proseOfShots: readonly (readonly [said: RegExp, meant: string])[] = [
  // "pet photo of a corgi": of the corgi, and no other pet
  [/\bpet (photo|photograph|picture|painting|illustration|photo shoot)(?= of\b)/gi, '$1'],
  [/\bfood (photo|photograph|shot|picture)(?= of\b)/gi, '$1'],
  // one house fills such a picture, and of houses from above only roofs are known
  [
    /\b(?:real estate )?(?:aerial|drone)(?: drone)? (photo|view|shot|picture|photograph) of (?=an? (?:[a-z]+ ){0,2}(?:house|farmhouse|barn|villa|castle|cabin|church|mansion)\b)/gi,
    '$1 of ',
  ],
  // what one wears to school is worn anywhere
  [/\b(?:japanese )?school uniforms?\b/gi, 'uniform'],
  // petals that are thrown are in the air all around
  [
    /\b(?:throwing|tossing|scattering|dropping) (?:(?:rose|flower|pink|white|red) )*petals\b/gi,
    'smiling among flower petals',
  ],
  [/\bflower girls?\b(?= (?:smiling|walking|in|at|with)\b)/gi, 'little girl in a dress'],
  [/\bchurch aisles?\b|\baisle of (?:a|the) church\b/gi, 'church'],
  [/\bblowing (?:on )?(?:an? )?dandelions?(?: (?:seeds?|fluff|puffs?|clock))?\b/gi, 'smiling'],
  // who swings a club is on no swing
  [/\bgolfers? swinging(?: (?:an?|the|his|her) (?:golf )?club)?\b/gi, 'golfer playing golf'],
  [/\b((?:ice )?hockey (?:goalie|goalkeeper)) making (?:an? )?(?:[a-z]+ )?save\b/gi, 'ice hockey player'],
  [/\b((?:ice )?hockey [^.;]{0,60}?, ?)(?:[a-z]+ )?arena\b/gi, '$1ice rink'],
  [/(?<=, ?)(?:(?:ice|snow|water|sand|dirt|sweat) )(?:spray|flying)(?=\s*(?:,|\.?$))/gi, 'high quality'],
  // what a product stands on, and no stage
  [
    /\b((?:bottle|jar|tube|perfume|cosmetics?|cream|serum|lipstick|shoe|sneaker|watch|headphones|product|mug|vase|lamp)s?\b[^.;,]{0,40}?) (on an?|on the) ((?:[a-z]+ )?)podium\b/gi,
    '$1 $2 $3pedestal',
  ],
  // how it is drawn, and no lines beside it
  [
    /(?<=, ?)(?:(?:thin|clean|bold|thick|fine|smooth|crisp|simple|sharp|elegant|flowing) ){1,2}lines?(?=\s*(?:,|\.?$))/gi,
    'clean design',
  ],
  [/\b(?:steaming|hot|piping hot|warm) bowl of\b/gi, 'bowl of'],
  // the door of a garage is a part of its house
  [/ (?:and|with) an? (?:[a-z]+ )?garage door\b/gi, ''],
  // an airship is high above the roofs
  [
    /\b(airship|zeppelin|dirigible|blimp)(s?) (?:above|over|flying (?:above|over)|hovering (?:above|over)|floating (?:above|over)) (?:(?:victorian|steampunk|old|foggy) )?(?:london|paris|new york|berlin|prague|vienna)\b/gi,
    '$1$2 over the roofs of a city',
  ],
  // a balcony without its article is one as well
  [
    /^\W*((?:small|tiny|cozy|cosy|sunny|narrow|modern|rooftop|city) )balcony(?= (?:with|at|overlooking|full|decorated)\b)/gi,
    'a $1terrace',
  ],
];
