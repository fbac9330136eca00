/** A thing that is said to be a pale flower or fruit has the colour of it. */
const ofHue = (names: string): RegExp =>
  new RegExp(
    `\\b(is|are|was|were) an? (?:soft|pale|light|deep|dark|bright|muted|gentle|delicate|dusty|rich|pastel|warm) (?:${names})(?=[.,;]| with\\b| in\\b| at\\b| on\\b|$)`,
    'gi',
  );

/** What a description names around the things, and what of it is none of them. */
export const proseOfSurroundings: readonly (readonly [said: RegExp, meant: string])[] = [
  // pictures of animals on a wall are pictures, and no animals in the room
  [
    /\b(?:(?:framed|old|family|colou?rful|black and white|small|large) )*(?:pictures|photos|photographs|paintings|portraits|drawings|sketches|images) of (?:[a-z]+(?:, | and | )){1,4}?(?=(?:(?:are|is|were) )?(?:hung|hang|hangs|hanging|adorn|adorns|adorning|decorate|decorates|decorating|line|lining|cover|covering|pinned|taped|tacked|displayed|mounted) (?:\w+ ){0,2}(?:walls?)\b|on (?:the|her|his|their|its) walls?\b)/gi,
    'framed pictures ',
  ],
  // drivers in traffic are in their cars
  [
    /(?<=\b(?:cars|vehicles|trucks|lorries|buses|taxis|traffic)\b[^.;]{0,30}) and (?:(?:their|the|many|some) )?(?:[a-z]+ )?(?:drivers|motorists|commuters|passengers)\b/gi,
    '',
  ],
  // who guards the treasures of the ages has none in the grass
  [
    /,? ?(?:and )?(?:guarding|keeping|hiding|holding|protecting|harbou?ring) (?:the |its |their |many |ancient )*(?:secrets?|treasures?|stories|mysteries|memories|wisdom)(?: (?:and|or) (?:the |its )?(?:secrets?|treasures?|stories|mysteries|memories|wisdom))? (?:of|from) (?:the |a |its |times? )*(?:ages?|past|centur(?:y|ies)|worlds?|kingdoms?|ancestors|generations|land|sea|ocean|forest|time|years|history)\b/gi,
    '',
  ],
  // "the corner is a soft lavender": its colour
  [ofHue('lavender|lilac|wisteria|violet|plum'), '$1 light purple'],
  [ofHue('rose|salmon|coral|cherry|peony'), '$1 pink'],
  [ofHue('peach|apricot|tangerine'), '$1 orange'],
  [ofHue('mint|olive|lime|sage|moss'), '$1 green'],
  [ofHue('lemon|mustard|honey|sand'), '$1 yellow'],
  // what lies in contrast to another thing lies nowhere by that
  [
    /\b(?:is|are|lies?|lying|stands?|standing|sits?|sitting|rests?|resting|placed) in (?:(?:stark|sharp|striking|vivid|bold|beautiful|clear|gentle|direct|strong) )?contrast (?:to|with|against)\b/gi,
    'beside',
  ],
  // what bottles and jars of such things hold is not seen
  [
    /\b((?:bottle|container|jar|tube|tub|can|box|case|bag|pack)s?) of (?:[a-z]+ )?(?:toiletries|cosmetics|make-?up|products|supplies|groceries|goods|liquids?|chemicals|detergents?|medicine|shampoo|lotion|ingredients)\b/gi,
    '$1',
  ],
  // what hangs overhead is above the picture, and we do not look down on it
  [
    /,? (?:that )?(?:are |is )?(?:hang(?:s|ing)?|hung|strung|suspended|draped|dangl(?:es?|ing)|sway(?:s|ing)?|swing(?:s|ing)?|glow(?:s|ing)?|flicker(?:s|ing)?|twinkl(?:es?|ing)) (?:(?:brightly|high|gently|softly|directly|just|warmly) )?overhead\b/gi,
    '',
  ],
  [
    /\b(fl(?:y|ies|ying)|soar(?:s|ing)?|glid(?:es?|ing)|pass(?:es|ing)?|drift(?:s|ing)?|wheel(?:s|ing)?|hover(?:s|ing)?) (?:(?:high|gently|low|directly|just|slowly) )?overhead\b/gi,
    '$1 in the sky',
  ],
  [
    /\b(sky|skies|clouds?|sun|moon|stars|canopy|lights?|lamps?|lanterns|branches|leaves|ceiling|beams) overhead\b/gi,
    '$1',
  ],
  // posters of bands are posters, and no company that plays in the room
  [
    /\bposters of (?:(?:her|his|their|famous|favou?rite|rock|pop|metal|punk|old|film|movie|football|different) )*(?:bands|singers|musicians|stars|actors|athletes|players|footballers|heroes|superheroes|idols)\b/gi,
    'posters',
  ],
  // the ice in a bowl is seen there, and is no block beside it
  [
    /\b(bowl|bucket|tub|tray|cooler|chest|glass|bed) of (?:(?:crushed|cold|melting|clear) )?ice(?: cubes)?(?=[.,;]|$| (?:waiting|and|with|beside|on|in)\b)/gi,
    '$1',
  ],
];
