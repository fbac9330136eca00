const WALLS = '(?:[\\w-]+ ){0,3}(?:walls?|bricks|underpass|facade|shutters?)';
const STUFFS =
  'marble|bronze|stone|granite|limestone|sandstone|wooden|wood|ice|clay|terracotta|gold|golden|silver|copper|jade|porcelain|sand|snow|chocolate|butter|plaster|iron|brass';

/**
 * Ways of making a picture that are said in words which name things elsewhere: what the picture shows, and the way by the
 * name of its look.
 */
export const media: readonly (readonly [said: RegExp, meant: string])[] = [
  // the wall is what it is sprayed on: no place, and nobody stands there
  [
    new RegExp(
      `^\\W*(?:(?:an?|the|some) )?(?:(?:colou?rful|bright|large|huge|cool) )?(?:graffiti|street art|spray[- ]paint(?:ing|ed)?)(?: murals?| art| paintings?| images?| pictures?)? (?:of|showing|depicting) ([^.,]+?)(?: (?:(?:sprayed|painted|spray-painted) )?on (?:an?|the|some) ${WALLS})?(?=[.,]|$)`,
      'gi',
    ),
    '$1, graffiti art',
  ],
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
