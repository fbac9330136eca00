const WALLS = '(?:[\\w-]+ ){0,3}(?:walls?|bricks|underpass|facade|shutters?)';
/** Pictures that hang in rooms, and walls that nothing stands on. */
const HUNG = '(?:painting|portrait|picture|photo|photograph|drawing|sketch|print)';
const ROOMS =
  '(?:[\\w-]+ ){0,2}(?:white|red|blue|green|yellow|grey|gray|black|pink|orange|purple|beige|plain|bare|empty|bedroom|kitchen|museum|gallery|office|room|classroom|hallway)';
const STUFFS =
  'marble|bronze|stone|granite|limestone|sandstone|wooden|wood|ice|clay|terracotta|gold|golden|silver|copper|jade|porcelain|sand|snow|chocolate|butter|plaster|iron|brass';

/**
 * Ways of making a picture that are said in words which name things elsewhere: what the picture shows, and the way by the
 * name of its look.
 */
export const media: readonly (readonly [said: RegExp, meant: string])[] = [
  // "a fox in the snow, crayon": what stands last, alone and without an article, is what it is drawn with
  [/(?<=, ?)(crayon|chalk|pen hatching|marker)\W*$/gi, '$1 drawing'],
  // the board is what it is drawn on
  [
    /\bchalk (drawing|sketch|picture|art|illustration) of ([^.,]+?) on (?:an?|the) (?:(?:old|large|black|green|school) )?(?:blackboard|chalkboard|slate|board)(?=[.,]|$)/gi,
    'chalk $1 of $2',
  ],
  [/(?<=, ?)(graffiti|spray paint)\W*$/gi, '$1 art'],
  // the wall is what it is sprayed on: no place, and nobody stands there
  [
    new RegExp(
      `^\\W*(?:(?:an?|the|some) )?(?:(?:colou?rful|bright|large|huge|cool) )?(?:graffiti|street art|spray[- ]paint(?:ing|ed)?)(?: murals?| art| paintings?| images?| pictures?)? (?:of|showing|depicting) ([^.,]+?)(?: (?:(?:sprayed|painted|spray-painted) )?on (?:an?|the|some) ${WALLS})?(?=[.,]|$)`,
      'gi',
    ),
    '$1, graffiti art',
  ],
  // what hangs on a wall hangs there in a frame
  [
    new RegExp(
      `\\b(an?|the|his|her|their) ((?:[\\w-]+ ){0,2}?)(?:oil )?${HUNG} of ((?:[\\w'-]+ ){1,6}?)(?:(?:that )?(?:hangs|is hanging|hanging|hung|mounted|displayed) on (an?|the|his|her|their|one) ((?:[\\w-]+ ){0,3})wall|on (the|his|her|their) ((?:[\\w-]+ ){0,3})wall|on (a) (${ROOMS}) wall)(?: of (?:an?|the) [\\w-]+)?\\b`,
      'gi',
    ),
    '$1 $2framed photo of $3hanging on $4$6$8 $5$7$9 wall',
  ],
  // who looks at a painting of a horse looks at no horse
  [
    new RegExp(
      `\\b((?:looking|staring|gazing|pointing|smiling|laughing) at|admiring|viewing|studying|holding|carrying|buying|selling|inspecting|stealing) (an?|the|his|her|their) ((?:[\\w-]+ ){0,2}?)(?:oil )?${HUNG} of(?= \\w)`,
      'gi',
    ),
    '$1 $2 $3framed photo of',
  ],
  // and where nothing else is told, it hangs in a museum
  [
    /(?<=\b(?:looking at|staring at|gazing at|admiring|viewing|studying) (?:an?|the) (?:[\w-]+ ){0,2}framed photo of (?:an?|the|some) (?:[\w-]+ ){0,2}[\w-]+)\W*$/gi,
    ' hanging on the wall in a museum',
  ],
  // "a wall with a painting of a car"
  [
    new RegExp(
      `(?<=\\bwalls? (?:with|that has|on which hangs) (?:an?|the|one) )((?:(?!framed)[\\w-]+ ){0,2}?)(?:oil )?${HUNG} of(?= \\w)`,
      'gi',
    ),
    '$1framed photo of',
  ],
  // what is sprayed onto something is paint, and no can
  [/\bspray[- ]?paint(?:ed|ing)? (?=on\b|onto\b|across\b)/gi, 'painted '],
  // his paintings are in oil, his drawings in brown ink
  [
    /^\W*(?:(?:an?|the) )?(?:[\w-]+ )?(?:drawing|sketch|study|design|invention)s? (?:of|for) ([^.]+?),? (?:in the (?:style|manner) of|by|like|as drawn by) (?:leonardo )?(?:da vinci|leonardo)\b/gi,
    '$1, leonardo drawing',
  ],
  [/\bleonardo da vinci (?:sketch|drawing|study|notebook)\b/gi, 'leonardo drawing'],
  // "a tiger holding a flag. Marble statue.": both are carved from one block
  [
    new RegExp(
      `^\\W*(?:(?:an? )?(?:portrait|picture|image|depiction) of )?an? ([^.]+? (?:holding|carrying|lifting)) (?:an?|the) ([^.]+?)(?:\\.|,) ?(?:an? )?(${STUFFS}) (?:statue|sculpture|figurine|carving)\\W*$`,
      'gi',
    ),
    'a $3 $1 a $3 $2',
  ],
  // "a tiger with a hat. Marble statue.": it is one
  [
    new RegExp(
      `^\\W*(?:(?:an? )?(?:portrait|picture|image|depiction) of )?(an? [^.]+?)(?:\\.|,) ?(?:an? )?(${STUFFS}) (statue|sculpture|bust|figurine|carving)\\W*$`,
      'gi',
    ),
    'a $2 $3 of $1',
  ],
];
