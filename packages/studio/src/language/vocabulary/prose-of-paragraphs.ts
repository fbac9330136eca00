/** What paragraphs say of things by the way, said by what one sees of them. */
export const proseOfParagraphs: readonly (readonly [said: RegExp, meant: string])[] = [
  // what is grilled over charcoal is not drawn with it
  [/ (?:over|on|above) (?:(?:hot|glowing|burning|red-hot|open|smoky) )?(?:charcoal|coals)\b/gi, ''],
  // what lies in a soup lies in no cup of its own
  [
    /(?<=\b(?:ramen|soup|noodles|pho|udon|bowl|salad|broth|curry|bibimbap)\b[^.]{0,80})\b(?:an? |two |three |four |some )?(?:hal(?:f|ves) of )?(?:an? )?(?:halved |sliced )?(?:soft|hard)[- ]?boiled eggs?(?: hal(?:f|ves))?\b/gi,
    'egg slices',
  ],
  // no hand is seen of who made it
  [
    /\bhand[- ](?:poured|made|crafted|painted|woven|knitted|knit|thrown|carved|stitched|sewn|blown|forged|rolled|dyed|finished|picked|cut|tied|drawn|embroidered|decorated|built|glazed|turned|shaped|pressed|dipped)\b/gi,
    'handmade',
  ],
  // for whom a picture is made is not in it
  [
    /,? (?:for|of|from|on) (?:an?|our|the|my) (?:(?:online|web|food|travel|fashion|lifestyle|small|etsy|jewell?ery|craft) )+(?:shop|store|blog|website|magazine|catalog(?:ue)?|brand)(?=[.,]|$)/gi,
    '',
  ],
  // "a coat stands at the bow": who wears it does
  [
    /\b(coat|hat|jacket|umbrella|music|plant|cake|fruit|flower|candle|lamp) stands (?=(?:at|in|on|by|beside|near|before|behind|under|next|tall|proudly|alone|upright|out|quietly|silently|still|ready|waiting)\b)/gi,
    '$1 is standing ',
  ],
  // what one sees through a window from a room is out there; nobody looks in
  [
    /\b((?:visible|seen|shin\w*|shows?|falls?|falling|stream\w*|pour\w*|filter\w*|twinkl\w*|glow\w*|glitter\w*)) through (?=(?:an?|the) (?:[a-z-]+ ){0,2}windows?\b)/gi,
    '$1 at ',
  ],
  // what adorns a porch is seen with its house
  [
    /\b(?:decorates?|adorns?|lines?|fills?|frames?|flanks?) (?:the|its) (?:front )?(porch|veranda|doorstep|steps|stairs|entrance|windowsills?|window sills?)\b/gi,
    'stand there',
  ],
  [/(?<=\bhot[- ]air balloon[^]{0,240})(?<!\bair )\bballoons\b/gi, 'hot air balloons'],
  [/\b(?:blanket|pillow|cushion|sheet) forts?\b/gi, 'play tent'],
  [/(?<=\b(?:espresso|coffee)\b[^.]{0,40})\bgrinders?\b/gi, 'coffee grinder'],
  // who circles a tower flies around it
  [
    /\b((?:dragons?|eagles?|birds?|gulls?|seagulls?|hawks?|falcons?|vultures?|ravens?|crows?|owls?)) circl(?:e|es|ing) (?:around |above |over )?/gi,
    '$1 flying above ',
  ],
  // who crosses a bridge is on it
  [/\b(?:cross|crosses|crossing) (an?|the) (?=(?:[a-z-]+ ){0,3}bridge\b)/gi, 'walking on $1 '],
];
