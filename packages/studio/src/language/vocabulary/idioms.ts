import { createRewording } from '../cued.js';
import { media } from './media.js';
import { proseOfBeings } from './prose-of-beings.js';
import { proseOfParents } from './prose-of-parents.js';
import { proseOfScreens } from './prose-of-screens.js';
import { proseOfDoings } from './prose-of-doings.js';
import { proseOfEveryday } from './prose-of-everyday.js';
import { proseOfFormats } from './prose-of-formats.js';
import { FORMS, proseOfForms } from './prose-of-forms.js';
import { proseByTheWay } from './prose-by-the-way.js';
import { proseOfSurroundings } from './prose-of-surroundings.js';
import { proseOfParagraphs } from './prose-of-paragraphs.js';
import { proseOfPlaces } from './prose-of-places.js';
import { proseOfThings } from './prose-of-things.js';
import { proseOfPrints } from './prose-of-prints.js';
import { proseOfPrompts } from './prose-of-prompts.js';
import { proseOfRoles } from './prose-of-roles.js';
import { proseOfShots } from './prose-of-shots.js';
import { proseOfStock } from './prose-of-stock.js';
import { proseOfTags } from './prose-of-tags.js';
import { proseOfWishes } from './prose-of-wishes.js';

const COLOURS =
  'colou?rs?|hues?|paints?|ink|pigments?|light|sunlight|watercolou?rs?|red|orange|yellow|green|blue|purple|violet|pink|white|black|brown|gold|silver|teal|turquoise|crimson|magenta';

const PLAIN =
  '(?:simple|plain|solid|neutral|blank|clean|stark|uniform|unobtrusive|featureless|minimal|minimalist|single|muted)';
const HUES =
  '(?:red|orange|yellow|green|blue|purple|violet|pink|white|black|brown|gold|silver|teal|turquoise|beige|cream|gr[ae]y)';
const OF_STICKERS = '(?:(?:small|large|big|round|colou?rful|bright|funny|cute|shiny|red|yellow|green|blue|pink) )*';
const OF_LOGOS = '(?:(?:circular|round|company|brand|corporate|small|large|big|simple|modern|minimal) )*';
const STUCK =
  '(?:is )?(?:(?:stuck|placed|slapped|glued|put) )?(?:in the (?:middle|cent(?:er|re)) of|(?:printed )?on the (?:front|back|side|lid|door) of|on|onto|to) (an?|the) ([a-z]+(?: [a-z]+)?)(?=[.,]|$| (?:at|in|on|by|near|with)\\b)';
const JEWELS =
  'rings?|bands?|necklaces?|earrings?|bracelets?|brooch(?:es)?|pendants?|tiaras?|crowns?|pins?|studs?|cufflinks?|watch(?:es)?|lockets?|chains?|gems?|jewel\\w*|engagement|wedding|shaped|and|or|with|in|on|of';

/** Company with each other, and what it is over. */
const OVER =
  '((?:laugh|talk|chatt|gossip|meet|smil|relax|sitt|catching up|chat)(?:ing|s)?(?: (?:to|with) (?:[a-z]+ ){1,2}[a-z]+)?) over (?:an? |some |their |the )?';

/**
 * Parts and decorations that are called by the names of other things: the words that name the part itself, before the
 * prompt is read. A bridge of a nose is no bridge, a crown of colours no crown.
 */
const idioms: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    /\b(?:(?:an?|some|small|white|red|pink|wild|fresh|colou?rful|blue|yellow) )*(?:flowers?|roses|daisies|blossoms|wildflowers) (?:(?:woven|braided|tucked|worn|placed|stuck) )*in(?:to)? (?:her|his|their) hair\b/gi,
    'a flower crown',
  ],
  [
    /\b(ice|snow|frost) (queen|king|princess|prince|witch|maiden|fairy|goddess)\b/gi,
    '$2 in a pale blue dress in the snow',
  ],
  [/\b(punch|hitt?|kick)(ing|es|s)? (?:a|the|his|her) bag\b/gi, '$1$2 a punching bag'],
  // a lantern that is let go is above who lets it go
  [
    /\breleas(?:ing|es) (an?|the|some|two|three|many|their|her|his|glowing) ((?:[a-z]+ ){0,2}(?:lanterns?|balloons?|doves?|butterfl(?:y|ies)))\b/gi,
    'looking up at $1 $2 above',
  ],
  // hair in a bun is no bread
  [
    /\bhair (?:(?:is|was|tied|pulled|put|done|worn|swept|styled|gathered|up|back|neatly|loosely|tightly) )*in(?:to)? (?:an? )?(?:(?:messy|tight|high|low|neat|loose|long|elegant|classic|sleek|top) )*(bun|ponytail|braids?|pigtails|chignon|dreadlocks)\b/gi,
    'hair and hair $1',
  ],
  [/\bhair (?:and hair |(?<=and hair ))(ponytail|braids?|pigtails|chignon|dreadlocks)\b/gi, 'hair and a $1'],
  [/\b(?:messy|tight|high|low) (?:hair )?bun\b(?! (?:with|of|and) (?:butter|cream|sesame))/gi, 'hair bun'],
  // the cold that is kept at bay is at no sea
  [/\b(keep|keeps|keeping|kept|hold|holds|holding|held) ((?:[a-z]+ ){1,3})at bay\b/gi, '$1 $2away'],
  // light streams in, but a stream in a forest is water
  [/\b((?:an?|the)(?: [a-z-]+){0,2}(?<!s)) stream (?=(?:in|through|down|into) (?:an?|the)\b)/gi, '$1 brook '],
  [/(?<=[.;!]\s{1,2})one of (?:them|the \w+) (?=is\b|has\b|wears\b|holds\b)/gi, 'One '],
  // "packed on a bus": close together, and not with their luggage
  [/\b(?:packed|crammed|squeezed|crowded) (?:tightly )?(?=(?:on|in|into|onto|inside) (?:an?|the)\b)/gi, ''],
  // "with bright red, square plates": a comma between two words for one thing parts nothing
  [
    new RegExp(
      `\\b((?:with|of|and|an?|the|its|two|three|four|some) (?:[a-z]+ )?(?:${COLOURS})), (?=(?:square|diamond|heart|star|cube|ring|cross|crescent)(?:[- ]shaped)? [a-z])`,
      'gi',
    ),
    '$1 ',
  ],
  // beside a conical hat a diamond confetti container has a form as well, and no gem on it
  [
    new RegExp(`(?<=\\b(?:${FORMS}) [a-z ]{2,40} and (?:an?|the) )diamond (?!(?:${JEWELS})\\b)(?=[a-z])`, 'gi'),
    'diamond shaped ',
  ],
  [
    new RegExp(`(?<=^(?:an?|the) )diamond (?!(?:${JEWELS})\\b)(?=[a-z ]{2,40} and (?:an?|the) (?:${FORMS})\\b)`, 'gi'),
    'diamond shaped ',
  ],
  // "hiking gear: boots, a map and a compass": these, and not what else belongs to it
  [
    /\b(?:[\w-]+ ){0,2}(?:gear|kit|equipment|essentials|supplies|accessories|tools|items|utensils|belongings|ingredients|objects|things)(?: ?:| including| consisting of) (?=[^.:;]+(?:,| and) )/gi,
    '',
  ],
  // "laughing over coffee": they drink it
  [
    new RegExp(
      `\\b${OVER}(?:cups? of |glass(?:es)? of |hot |morning |afternoon )*(coffee|tea|wine|beer|cocktails|drinks|chocolate)\\b`,
      'gi',
    ),
    'drinking $2, $1',
  ],
  [new RegExp(`\\b${OVER}(?:[a-z]+ )?(dinner|lunch|breakfast|brunch|meal)\\b`, 'gi'), 'having $2, $1'],
  // what is tossed in a pan stays in it, and the flames are those of the stove
  [
    /\b(?:toss|flipp|stirr|saut[ée]|fry)(?:es|s|ing|eing)? (?:some )?((?:[a-z]+ )?(?:vegetables|food|noodles|rice|shrimp|chicken|meat|mushrooms|stir[- ]fry)) in (?:an?|the|his|her) ((?:[a-z]+ )?(?:pan|wok|skillet))(?: (?:over|on|above|with) (?:an? |the )?(?:[a-z]+ )?(?:flames?|fire|heat|stove|burner))?\b/gi,
    'cooking $1 in a $2',
  ],
  // "a painting dominated by shades of black and white": without colours
  [
    /\b(painting|drawing|photograph|photo|image|artwork|print|illustration|composition) (?:dominated by|rendered in|composed of|done in|in|made up of) (?:[a-z]+ )?(?:shades|tones|hues) of (?:black|gr[ae]y)(?:,? gr[ae]y,?)? and white\b/gi,
    '$1 in black and white',
  ],
  [
    /\bmounted (?:directly |just |right )?(?:above|over) (?:it|(?:an?|the) (?:[a-z]+ )?(?:fireplace|mantel|mantle|hearth))\b/gi,
    'mounted on the wall',
  ],
  // "a hole in the ice", "lying on the ice": a frozen sea, and no ice cube
  [
    /(?<!\b(?:skat|hockey|curling|player|rink|cocktail|drink|glass|bucket)[^.]*)\b(?:(?:through|at|by|beside|from|over|near) (?:an?|the) (?:[a-z]+ )?hole in|on|across|over) the ice\b(?! (?:cream|cubes?|rink|block))/gi,
    'in the arctic',
  ],
  [/\b(?:under|beneath|below) the (?:thick |frozen )?ice\b(?! (?:cream|cubes?|rink|block))/gi, 'underwater'],
  // "a painting of a fox hanging above a bed": a picture in its frame, and no fox that hangs there
  [
    /\b((?:painting|picture|portrait|photograph|photo|drawing) of (?:an? |the )?[a-z]+(?: [a-z]+)?) (?:hanging|hung|that hangs|hangs) (?=(?:above|over)\b)/gi,
    'framed $1 ',
  ],
  // above that of the room, wherever the room has it, nothing would be
  [/\b(?:above|over) (?:an?|the) (?=fireplace\b)/gi, '$&hearth '],
  // "the tree's intricate silhouette", "a flame decal": its outline, and what is printed on it
  [/((?:['’]s|\b(?:its|his|her|their)) (?:[a-z]+ )?)silhouettes?\b(?! of)/gi, '$1outline'],
  [
    /(?<=\b(?:motorcycle|motorbike|car|truck|van|scooter|bike|hot rod|roadster)\b[^.]{0,100}) (?:flames?|fire|lightning|skull|dragon|tiger|eagle) (?:decal|graphic|motif|design|sticker|pattern)s?\b/gi,
    ' ornaments',
  ],
  // "a shoe with a lightning bolt on it": what it shows, and no storm
  [
    /\b(?:lightning[- ]bolt|thunder ?bolt|bolt of lightning|lightning)(?: (?:decal|logo|symbol|emblem|print|motif|design|graphic|icon|sticker))?(?= (?:printed |painted |drawn |stitched |embroidered )?on (?:it|its|them|the (?:side|front|back|chest|toe))\b)/gi,
    'bolt sign',
  ],
  [/\b(?:is )?accompanied by an? (?:[a-z]+,? ){0,2}straws?\b/gi, 'is cold'],
  [/\bdominated by (?=(?:[a-z]+,? ){1,6}(?:hues|tones|shades|colou?rs)\b)/gi, 'in '],
  // "suggesting a classroom setting": that is where it is
  [
    /,? (?:suggesting|indicating|hinting at|evoking|typical of|characteristic of|reminiscent of) (an? (?:[a-z]+ ){1,3}(?:setting|environment))\b/gi,
    ' in $1',
  ],
  // "a tree with presents": things, and nothing that somebody presents
  [
    /\b((?:with|of|and|some|many|wrapped|christmas|birthday|under|opening|wrapping|colou?rful|two|three|four|five)(?: the| her| his| their| its)?) presents\b/gi,
    '$1 gifts',
  ],
  // traffic is made of cars
  [
    /\b(?:heavy|busy|rush[- ]hour|dense|bumper[- ]to[- ]bumper|slow|morning|evening) traffic\b(?! (?:lights?|signs?|cones?|jam|signals?))/gi,
    'traffic jam',
  ],
  // an egg that something comes out of is no way to draw
  [
    /\bhatch(?:es|ing|ed)? (?:out of|from|out from|inside) (?:an?|its|his|her|their|the) ((?:[\w-]+ ){0,2}?)egg(?:shell)?\b/gi,
    'peeking out of a $1eggshell',
  ],
  [/\bhatching (?=eggs?\b|chicks?\b|dragons?\b|turtles?\b|dinosaurs?\b|birds?\b)/gi, ''],
  // "a bee on a sunflower close up": how it is seen, and no kind of sunflower
  [
    /(?<=[a-z])(?<!\b(?:an?|in|the|from|up|extreme|this|tight|super|very|ultra|is|as)) (?=(?:extreme )?close[- ]?up(?: shot| view| photo)?(?:$|[,.;]))/gi,
    ', ',
  ],
  // "El Castillo, a grand temple": what it is, whatever its name means
  [/^(?:El|La|Le|Los|Las|Il|Château|Chateau) [A-Z][\w'-]+(?: [A-Z][\w'-]+)?, (?=an? )/g, ''],
  // nobody looks at an empty stage, or at a living room with nothing to sit on
  [/\b(concert|match|game|race)((?: [\w-]+){0,4}) without (?:any |an )?(?:fans|audience|spectators|crowd)\b/gi, '$1$2'],
  [
    /^(?:an?|the) (?:(?:rock|jazz|pop|punk|metal|live|outdoor|music) )*concert(?=[.,]|$| (?:without|with|in|at|on|under)\b)/gi,
    'a band playing on a stage at a concert',
  ],
  [
    /^(?:(?:an?|the|my|our) )((?:(?!with\b)[\w-]+ ){0,3})living room(?=[.,]|$| (?:in|at|during|on)\b(?![^.]* with\b))(?![^.]* (?:sofa|couch|armchair|chair)s?\b)/gi,
    'a $1living room with a sofa',
  ],
  // by which light, and no maker's name
  [/\bby (?=(?:candle|moon|fire|lamp|torch|lantern|star)[- ]?light\b)/gi, 'in '],
  [
    /(?<=\b[a-z]+ (?:is |are )?)(?:looking|peering|gazing|staring) (?:through|into|down) (?:an?|the|his|her|their) (microscope|telescope)\b/gi,
    'using a $1',
  ],
  [/\bblowing (?:big |colou?rful |large |giant |soap )+bubbles\b/gi, 'blowing bubbles'],
  // whoever hangs over the planet is out there
  [
    /\b(floating|drifting|hovering|orbiting|spacewalking|suspended|weightless)((?: (?:high|far))?) (?:above|over|around) (?:the |planet )?earth\b/gi,
    '$1$2 in space above planet earth',
  ],
  [/\b(?:orbiting|circling|in orbit around|in orbit above) (?:the |planet )?earth\b/gi, 'in space above planet earth'],
  // one who rides for a living rides
  [/\b(?:bicycle|bike) (messenger|courier)\b(?: riding\b(?! (?:an?|the|his|her) ))?/gi, 'courier riding a bicycle'],
  // many of them together
  [/\b((?:hot[- ]air[- ])?balloon|kite|lantern|flower) festival\b/gi, 'festival with many $1s'],
  // what is named with another thing is no way to draw
  [/\bthe ((?:[a-z]+ )?pencil and)\b/gi, 'a $1'],
  // "filled to the brim with beer": with beer, and no rim of anything
  [
    /\b(filled|full|loaded|packed|stuffed|stocked) (?:up )?to (?:the|its|their) (?:very )?(?:brim|rim|top) with\b/gi,
    '$1 with',
  ],
  // "aglow with neon lights": it shines, and the picture is drawn as ever
  [
    /\b(?:aglow|glowing|glow|lit(?: up)?|illuminated|shining|shine) (?:with|by|in) (?:[a-z]+,? ){0,2}neon (?:lights?|tubes?|lighting)\b/gi,
    'glowing',
  ],
  // "in alternating bands of white and red": stripes, and no musicians
  [
    /\b(?:(?:painted|decorated|striped) )?(?:in|with) (?:(?:alternating|horizontal|broad|wide|bold|bright) )*bands of ([a-z]+ and [a-z]+)\b(?! (?:musicians|players))/gi,
    'with $1 horizontal stripes',
  ],
  // "the contrast between a ladder and the chopsticks lying on a table": these are there
  [
    /\b(?:the )?contrast between the [a-z]{1,20}(?: [a-z]{1,20})? and (?=[^.]{0,90}\b(?:lying|resting|standing|sitting|placed|hanging) (?:[a-z]+ ){0,2}(?:on|in|upon|atop|beside|under|from)\b)/gi,
    '',
  ],
  // "targets hang suspended in the evening air": they float
  [
    /\b(?:hang(?:s|ing)?|float(?:s|ing)?|hover(?:s|ing)?) suspended (?:in|above|over)((?: the| mid)?(?: [a-z]+){0,2} air\b)/gi,
    'floating in$1',
  ],
  // "dripping onto the basin below": what drips is above it
  [/\bonto (the (?:[a-z-]+,? ){0,5}?[a-z]+) below\b/gi, 'above $1'],
  // "seems tiny in comparison to the massive pot": the pot is beside it
  [/\b(?:in comparison (?:to|with)|compared (?:to|with)|in relation to) (?=the [a-z]+ )/gi, 'beside '],
  // "a piece of machinery … the vehicle, possibly an aging forklift": that vehicle
  [/\b(?:piece of |pieces of )?(?:heavy |construction )?machinery\b(?=[^]*\bforklift\b)/gi, 'forklift'],
  // "stands erect": upright
  [/\b(stand(?:s|ing)?) (?:perfectly |fully |firmly )?erect\b/gi, '$1 upright'],
  // "delicate perfume bottles": bottles of it
  [/\b([a-z]+) perfume bottles\b/gi, '$1 perfumes'],
  // "lying in contrast against a white plate": on it
  [
    /\b(lying|resting|sitting|lies?|rests?|sits?|set|placed|laid|arranged|displayed|presented) in (?:[a-z]+ )?contrast (?:against|to|with) (?=(?:an?|the) (?:[a-z-]+,? ){0,4}(?:plate|platter|tray|table|tabletop|tablecloth|cloth|board|surface|countertop|counter|desk|rug|mat|napkin|bedspread|blanket)\b)/gi,
    '$1 on ',
  ],
  // what things are made of, or lie on, is no furniture by itself
  [
    /\b((?:made|crafted|carved|built|constructed|fashioned) (?:of|from)) ((?:[a-z]+,? ){0,2})(mahogany|walnut|oak|teak|ebony) wood\b/gi,
    '$1 $2$3',
  ],
  [
    /\b(?:polished |glossy |rich |smooth )*(mahogany|walnut|oak|teak) (?:wood(?:en)? )?(?:surface|tabletop)\b/gi,
    '$1 wooden table',
  ],
  [/\bpencil shavings\b/gi, 'shavings'],
  // "a mesh-like structure, its curves resembling a sofa": what one sees is a sofa
  [
    /\ban? (?:[a-z-]+,? ){0,3}(?:structure|object|form|contraption|apparatus)(?:, its [a-z ,-]{3,50})? (?:resembling|that resembles|reminiscent of|shaped like|that looks like) (?=an? )/gi,
    '',
  ],
  // "the bottom one painted red, the middle one a faded blue and the top one white": a colour each, in their order
  [
    new RegExp(
      `,? (?:with )?the (?:bottom|left(?:most)?|first) one (?:[a-z]+ ){0,3}?(${COLOURS}), the (?:middle|second|cent(?:er|re)) one (?:[a-z]+ ){0,3}?(${COLOURS}),? and the (?:top|right(?:most)?|third|last) one (?:[a-z]+ ){0,3}?(${COLOURS})\\b`,
      'gi',
    ),
    ' in $1, $2 and $3',
  ],
  // whatever they do there: they are on either side
  [
    /\b(?:placed|positioned|standing|situated|set|arranged|located|stationed|sitting|resting) (?=(?:on|at|to) (?:either|both|each|opposite) (?:sides?|ends?) of\b)/gi,
    '',
  ],
  [
    /\bwith ((?:two|a pair of|matching|twin) (?:[\w-]+ ){0,4}?[\w-]+s) (?:placed |positioned |standing )?(?:on|at|to) (?:either|each|both) (?:sides?|ends?)\b(?! of)/gi,
    'flanked by $1',
  ],
  // what is flat is no way to draw, nor is a flat screen
  [
    /\bflat,? (?=(?:[a-z]+ )?(?:tops?|surfaces?|ground|rocks?|stones?|roofs?|rooftops?|terrain|plains?|plates?|trays?|boards?|bread|breads|shoes|caps?|tires?|tyres?|base|bottoms?|lids?|faces?)\b)/gi,
    '',
  ],
  [/\bflat[- ](?:screen|panel) (?=[a-z])/gi, ''],
  [/\bflat[- ](?:screen|panel)\b/gi, 'television'],
  [/\bwashing and drying machines\b/gi, 'washing machines'],
  [/\b(?:washer|washing machine) and (?:an? |the )?(?:tumble )?dryer\b/gi, 'two washing machines'],
  // "catching up on old times": they talk, and catch nothing
  [
    /\bcatch(?:es|ing)? up (?:on|with|about)\b(?! (?:an?|the) (?:\w+ )?(?:thief|robber|runner|car|bus|train|ball))/gi,
    'talking about',
  ],
  // what somebody remembers, plays or smells is not there
  [
    /\b(?:reminiscing|dreaming|thinking|talking) (?:about|of) (?:their|his|her|its) (?:youth|childhood|past)\b/gi,
    'smiling',
  ],
  [/(?<=\bplaying with [^.]{3,50}) and pretending to (?:be|build|cook|drive|fly|make) [\w ]+?(?=[,.]|$)/gi, ''],
  [
    /\b(?:the )?(?:scent|smell|aroma|fragrance)s? of (?!(?:the|an?|his|her|their|its)\b)(?:[\w-]+)(?: and [\w-]+)?/gi,
    'the scent',
  ],
  // where somebody is, in words that name a part elsewhere
  [/\b(on|from) (an?|the|his|her|their) balcony\b/gi, '$1 $2 terrace'],
  [/^\W*(?:an?|the) ((?:[a-z]+ )?)balcony(?= (?:with|at|in|overlooking|full|decorated|filled)\b)/gi, 'a $1terrace'],
  [/\bin (?:his|her|their) seat\b/gi, 'on a chair'],
  [/\b(on|in) (?:a|the) (?:warm )?lap\b/gi, "$1 a woman's lap"],
  [
    /\b((?:ballet|danc|yoga|aerobic|tango|pilates)\w*(?: [\w-]+){0,3}) in (?:an?|the|his|her|their) studio\b/gi,
    '$1 in a dance studio',
  ],
  // who looks through a glass has it in hand; without them the picture is what is seen through it
  [
    /(?<=\b[a-z]+ (?:is |are )?)(?:looking|peering|gazing|staring) through (?:a pair of |an? |the |his |her |their )?(binoculars|spyglass)\b/gi,
    'holding $1 and looking',
  ],
  // whatever one does to get it out
  [
    /\b(?:taking|pulling|removing|getting|lifting) ((?:[\w-]+ ){1,4}?)(?:from|out of) (?:the|an?|her|his|their) (?:hot )?oven\b/gi,
    'taking $1out of the oven',
  ],
  // a sticker that is on something is a picture there
  [new RegExp(`\\ban? ${OF_STICKERS}sticker ${STUCK}`, 'gi'), '$1 $2 with a picture of a smiley on it'],
  [new RegExp(`\\ban? ([a-z]+) sticker ${STUCK}`, 'gi'), '$2 $3 with a picture of a $1 on it'],
  // "composed entirely of clear, sparkling water droplets": of water
  [
    /\b(made|crafted|composed|constructed|built|fashioned|formed|carved|sculpted|created) (?:entirely|completely|wholly|solely|exclusively|mostly|primarily|out) (of|from|out of)\b/gi,
    '$1 $2',
  ],
  [
    /\b(made|crafted|composed|fashioned|formed|created) (?:of|from) (?:[a-z-]+,? ){0,3}?(?:water droplets|droplets of water|drops of water|water drops|water)\b/gi,
    'made of water',
  ],
  // "topped with bright yellow, freshly sliced mango", "on the black, moving belt": the comma ends no clause
  [
    /\b((?:with|on|of|in|an?|the|its|their) (?:(?:bright|deep|dark|light|pale|soft|rich|vivid|vibrant|large|small) )?(?:red|orange|yellow|green|blue|purple|pink|brown|black|white|grey|gray|golden|silver|beige)), ((?:[a-z]+ly [a-z]+ed|moving|rolling|running|weathered|polished|textured|curved|sliced|rounded|patterned|carved|quilted|padded|winding|flowing) )(?!(?:in|on|at|by|with|to|from|of|and|beside|under|over|through|along|down|up|into|across|towards?|next|against|around|above|below|behind|between|for|as|a|an|the)\b)/gi,
    '$1 $2',
  ],
  // what is there aside from it is told next
  [/\b(?:aside|apart) from (?:the|its) (?:[a-z-]+ ){1,4}?(?:fixtures|furnishings|furniture|decor|details), /gi, ''],
  // somebody on a screen is not in the room
  [
    /\b(?:(?:on|in|during|having|making|taking|has|have|joining) (?:an? |the |their |his |her )?(?:[a-z]+ )?)?video[- ](?:chat(?:ting|s)?|call(?:ing|s)?|conferenc(?:e|ing)|meeting)(?: with (?:(?:an?|the|his|her|their|two|three|four|five|some) )?(?:[\w-]+ )?[\w-]+)?(?: (?:on|over|via|through) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:laptop|computer|tablet))?(?! (?:on|over) (?:an?|the|his|her|their) (?:[a-z]+ )?phone)/gi,
    'video calling',
  ],
  [
    /\b(?:rehears|practic|perform|danc)(?:es|ing)(?: (?:an?|the|their|his|her))?(?: [\w-]+)?(?: dance| routine){0,2} with (?:an?|the|his|her|their) partner\b/gi,
    'dancing together',
  ],
  [/\b((?:sprint|rac|runn|jogg|ran|run)\w* (?:down|around|on|along) (?:the|a)) track\b/gi, '$1 running track'],
  [/\bat (?:the|a) court\b(?! of\b)/gi, 'at the sports court'],
  [/\btaking an? (?:[\w-]+ )?drive\b/gi, 'driving a car'],
  // "sitting on the floor drawing": both are done, and no floor is drawn
  [
    /\b((?:sit|ly|kneel|sprawl|loung)\w*|sits|lies|lay|cross-legged)( (?:down )?on (?:the|a|his|her|their) (?:floor|ground|grass|lawn|carpet|rug|sand|bed|sofa|couch|bench|pavement|sidewalk)) (?=(?:draw|colou?r|writ|read|play|do|eat|drink|knit|paint|typ|us|look|listen|study|work)ing\b)/gi,
    '$1$2 and ',
  ],
  // but people who watch something watch that
  [/\bpeople-watching\b|(?<=\b(?:and|is) )people watching\b(?=[.,;]|$)/gi, 'watching people pass by'],
  [/\bgrinding (?:on|down|along) (?:an?|the) (?:hand)?rail\b/gi, 'practicing tricks'],
  // so is a logo of which nothing is said
  [new RegExp(`\\ban? ${OF_LOGOS}logo ${STUCK}`, 'gi'), '$1 $2 with a picture of a badge on it'],
  // parts of a body
  [
    /\b(sign|placard|emblem|logo|badge|symbol|star|medal|tattoo|text|words?) on (?:its|his|her|their|the) chest\b/gi,
    '$1',
  ],
  [/ on (?:its|his|her|their) (?:bare |furry |broad )?chest\b(?! of)/gi, ''],
  [/\b(?:the )?bridge of ((?:its|his|her|their|the|an?) (?:[\w-]+ ){0,2}nose)\b/gi, '$1'],
  [/\b(?:the )?(?:crown|top) of ((?:its|his|her|their) (?:[\w-]+ ){0,1}head)\b/gi, '$1'],
  [/\b(?:the )?(?:ball|bridge|arch|sole|heel) of ((?:its|his|her|their) (?:[\w-]+ ){0,1}(?:foot|feet))\b/gi, '$1'],
  [/\b(?:the )?palm of ((?:its|his|her|their) (?:[\w-]+ ){0,1}hand)\b/gi, '$1'],
  [/\b(?:slice|piece|wedge)(s?) of ((?:[\w-]+,? ){0,2}?)chocolate cake\b/gi, '$2dark brown cake slice$1'],
  // a postcard of a place shows that place
  [/^(?:an? )?((?:[\w-]+ ){0,2})(?:postcard|greeting card) (?:of|from|with|showing|featuring) /gi, '$1'],
  // a slice is none of the whole cakes
  [
    /(?<!\bround[- ](?:shaped )?)\b(?:slice|piece|wedge)(s?) of ((?:(?!and\b|with\b|on\b|in\b|the\b|an?\b)[\w-]+,? ){0,3}?)cake\b/gi,
    '$2cake slice$1',
  ],
  // parts of things
  [
    /\b(?:bridge|neck|body) of (?=(?:its|his|her|their|the|an?) (?:[\w-]+ )?(?:violin|guitar|cello|ukulele|banjo)\b)/gi,
    '',
  ],
  [/\bthe (?:spine|spines) of (?=(?:its|the|an?|each|these|those) (?:[\w-]+ )?(?:books?|volumes?|tomes?)\b)/gi, ''],
  // how colours and light are strewn
  [
    new RegExp(
      `\\b(?:splash(?:es)?|spatters?|splatters?|splotch(?:es)?|dabs?|drips?|explosions?) of (?=(?:[\\w-]+ )?(?:${COLOURS})\\b)`,
      'gi',
    ),
    'hints of ',
  ],
  [
    /\b(?:an? )?(?:[\w-]+ )?(?:crown|halo|fan|fountain|river|waterfall|rainbow|symphony|kaleidoscope) of (?=(?:[\w-]+ )?(?:colou?rs?|hues|shades|tones)\b)/gi,
    'a display of ',
  ],
  // how much there is of something, and how it lies
  [/\b(?:an? )?(?:[\w-]+ )?(?:maze|labyrinth|network|tapestry) of (?!(?:an?|the|hedges?|corn|green)\b)/gi, 'several '],
  [/\b(cast(?:s|ing)?|weav(?:es?|ing)|paint(?:s|ing)?) an? (?:[\w-]+ )?tapestry\b/gi, '$1 light'],
  // grass that is overgrown has nothing growing over it
  [/\bovergrown (?=grass|lawns?|fields?|meadows?|weeds)/gi, 'tall '],
  [/\b(grass(?:es)?|lawn|weeds) (is|are) (?:[\w-]+ )?overgrown\b/gi, '$1 $2 tall'],
  // what a shirt shows is not there
  [
    /\b(?:emblazoned|printed|displayed|embroidered) on (?:its|his|her|the) (?:[\w-]+ )?(shirt|t-shirt|sweater|hoodie|jacket) is an? (?:[\w-]+ ){0,2}(?:illustration|image|picture|drawing|print|graphic|design|depiction) of (?:an? |the )?[\w -]+?(?=[,.])/gi,
    'the $1 has a print',
  ],
  // the background of the poster is that of the picture
  [
    /\b(background|backdrop) of the (?:poster|image|picture|painting|photo|photograph|illustration|drawing|artwork|graphic|card|logo|print)(?= (?:is|features|shows|consists)\b)/gi,
    '$1',
  ],
  // a background of which nothing is said but that it is plain
  [
    new RegExp(
      `\\bthe back(?:ground|drop) is (?:an? )?${PLAIN}(?:(?:, | and | )${PLAIN}){0,2}(?: (?:colou?r|blur|tone|hue|shade))?(?=[.,;]| that\\b| which\\b|$)`,
      'gi',
    ),
    'it is seen on a plain background',
  ],
  [
    new RegExp(
      `\\bthe back(?:ground|drop) is (?:an? )?(?:(?:[a-z]+,? )?(?:light|dark|deep|pale|bright|bold|solid|soft|muted|vibrant|vivid|plain|simple) )(${HUES})(?=[.,;]| that\\b| which\\b|$)`,
      'gi',
    ),
    'it is seen on a $1 background',
  ],
  // the place that all of it speaks of
  [
    /,? (?:suggest|indicat|hint|evok)(?:ing|s)(?: at)? (?:an? |the )((?:[a-z]+ )?[a-z]+) (?:setting|environment)(?=[.,;]|$)/gi,
    ' in a $1',
  ],
  // a form that is cut into or painted on the middle of a thing
  [
    /\b(?:emblazoned|stamped) with (an? (?:[a-z]+ ){0,3}(?:circle|square|star|triangle|cross|heart|diamond|crescent)) (?:in|at|on) its (?:cent(?:er|re)|middle|front)\b/gi,
    'with $1 on it',
  ],
  [/\b(?:etched|painted|drawn|carved) (?:on|onto|into) its (?:surface|cent(?:er|re)|middle)\b/gi, 'on it'],
  // a jewel that is set into something
  [
    /\b(?:with|has|featuring) (an? (?:[a-z]+ ){0,2}(?:ruby|emerald|sapphire|diamond|amethyst|topaz|opal|gem|gemstone|jewel))(?: (?:set|embedded|mounted))? (?:in|into|at|on) (?:its|the) (?:very )?(?:cent(?:er|re)|middle|front)\b/gi,
    'with $1 on it',
  ],
  // who watches from above is there; we do not look down on them
  [/\b((?:watch|look|gaz|star|peer|smil|observ)(?:ing|es|s|ed)?)(?: down| on)? from (?:up )?above\b/gi, '$1'],
  // the music of a piano is on its stand
  [
    /\bpiano with (?:an? |some )?(?:open |opened )?(?:song ?book|music book|hymn ?book|sheet music|music sheets?|score)(?: (?:propped |resting |placed )?(?:above|over|on|in front of) (?:its|the) (?:keys|keyboard|stand|music stand|rack))?/gi,
    'piano',
  ],
  // nobody draws what draws attention
  [/\bdraw(?:s|ing)? (?:all |the |our |your |any )?(?:[\w'’]+ )?(?:attention|eyes?|gaze|focus)\b/gi, 'showing'],
  [
    /\b(?:statue|sculpture|bust|figure) (?:of|with the (?:likeness|features|face) of) an? (?:[\w-]+ ){0,2}pharaoh\b/gi,
    'pharaoh statue',
  ],
  // the one in Washington is the White House; any other is a house
  [/(?<!\bthe )\bwhite (?=houses?\b)/gi, 'white-painted '],
  // many people
  [
    /\b(?:an? )?(?:sea|ocean|wall) of (?:[\w-]+ ){0,2}(?:faces|heads|people|spectators|fans|onlookers)\b/gi,
    'a crowd of people',
  ],
];

const sayPlainly = createRewording([
  ...proseOfPrompts,
  ...proseOfShots,
  ...proseOfStock,
  ...proseOfTags,
  ...proseOfFormats,
  ...proseOfWishes,
  ...media,
  ...proseOfPrints,
  ...idioms,
  ...proseOfDoings,
  ...proseOfEveryday,
  ...proseOfSurroundings,
  ...proseByTheWay,
  ...proseOfParagraphs,
  ...proseOfParents,
  ...proseOfScreens,
  ...proseOfBeings,
  ...proseOfForms,
  ...proseOfPlaces,
  ...proseOfThings,
  ...proseOfRoles,
]);

/** Once a slice of it is there, the cake is that slice. */
const SLICED = /\bcake slices?\b/i;

/** The prompt with its figures of speech said plainly. What stands in quotation marks is written, and stays. */
export function saidPlainly(prompt: string): string {
  const plain = prompt
    .split(/("[^"]*"|“[^”]*”)/)
    .map((piece, index) => (index % 2 === 1 ? piece : sayPlainly(piece)))
    .join('');
  return SLICED.test(plain) ? plain.replaceAll(/\bthe cake\b(?! slices?\b)/gi, 'the cake slice') : plain;
}
