/** What paragraphs say of things by the way, said by what one sees of them. */
export const proseOfParagraphs: readonly (readonly [said: RegExp, meant: string])[] = [
  // what is grilled over charcoal is not drawn with it
  [/ (?:over|on|above) (?:(?:hot|glowing|burning|red-hot|open|smoky) )?(?:charcoal|coals)\b/gi, ''],
  // drops of a sauce are no dew
  [
    /\b(?:mustard|ketchup|mayonnaise|sauce|syrup|honey|chocolate|caramel|icing|glaze|paint|ink|oil|yolk) (?:droplets|drops|drips)\b/gi,
    'specks',
  ],
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
  // light as it falls on everything is no halo around one thing
  [
    /\b((?:cast|throw|shed|spread|giv|lend|add)(?:s|ing)? (?:an?|its|their) )((?:soft|gentle|subtle|faint|ambient|pale|golden|amber|dim|cool|natural|diffused|welcoming|luminous|scarlet|brilliant|bright)(?:,? (?:and )?))+glow\b/gi,
    '$1$2light',
  ],
  [
    /(?<=\b(?:sun|sunset|sunrise|dawn|dusk|evening|morning|lamp|lantern|candle|fire|screen|projector|streetlight)(?:'s|’s) )(?:[a-z]+ )?glow\b/gi,
    'light',
  ],
  // what one sees through the window of a room is out there; nobody looks in
  [
    /\b(visible(?= through the)|seen(?= through the)|shin\w*|shows?|falls?|falling|stream\w*|pour\w*|filter\w*|twinkl\w*|glow\w*|glitter\w*) through (?=(?:an?|the) (?:[a-z-]+ ){0,2}windows?\b)/gi,
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
  // what hangs about a room in passing is that of the room
  [
    /(?<=[.,] (?:and )?|\band )(?:[a-z-]+ ){0,3}(?:banners|flags|tapestries|plants|vines|garlic(?: and herbs)?|herbs|tools|pots|pans|ropes|nets|sausages|hams|onions|chains) (?:hang|hangs|hung|are hanging|dangle|dangles) (?:in rows |down |neatly )?(?:from|on|along|above) (?:an? |the )?[a-z]+(?: (?:above|over|behind|of|in) (?:the |a )?[a-z]+)?(?=[.,])/gi,
    'all is calm',
  ],
  [
    /\bthe (?:interior|inside) of (the [a-z]+) (?=(?:glow|is (?:warmly )?lit|is warm|shin|is visible|can be seen))/gi,
    '$1 ',
  ],
  [/\b(?:(?:co-?working|open-plan|office|work) space|co-?working (?:area|office|room)|coworking)\b/gi, 'office'],
  [/\b(?:storage|retail|shop) space\b/gi, 'shop'],
  // a painting that hangs is no manner of painting
  [
    /\b(an?|the|two|three|several|some) ((?:(?:large|small|big|huge|framed|modern|bold|colou?rful|single|simple) )*)(?:abstract|impressionist|expressionist|cubist|surrealist|minimalist|watercolou?r|botanical) (painting|print|canvas|artwork|picture)(s?) (?=(?:hang|hung|is (?:hung|mounted)|are (?:hung|mounted)|adorn|decorat|on the wall|above|over|lean))/gi,
    '$1 $2$3$4 ',
  ],
  // who sleeps under a blanket is covered by it
  [
    /\b(sleep\w*|asleep|nap\w*|curled up|snuggl\w*|l(?:ies|ying)|tucked|cuddl\w*|rest\w*)((?: [a-z-]+){0,7}?) (?:under|beneath|in) (?:an?|the|her|his|their|its) (?:[a-z]+ ){0,3}(?:blankets?|quilts?|duvets?|covers|sheets|comforters?)\b/gi,
    '$1$2',
  ],
  // what turns above a crib is no telephone
  [
    /(?<=\b(?:crib|cradle|nursery|baby)\b[^]{0,160})\b(?:an? )?(?:[a-z]+ )?mobile (?=with|hang|of|turn|dangl|above|sways?)/gi,
    'decoration ',
  ],
  [
    /\b(an?|the|one) street (musician|performer|violinist|saxophonist|guitarist|singer|dancer|juggler|magician|drummer|accordionist)\b/gi,
    '$1 $2 on a street',
  ],
  // the stone that something stands on is its table
  [
    /\b(on|upon|atop) (?:a (?:slab|piece|block) of )?((?:(?:polished|glossy|dark|white|black|grey|gray|green|pink|smooth|veined|cool|honed) )+)marble(?=[,.]| and\b| with\b| in\b|$)/gi,
    '$1 a $2marble table',
  ],
  [/,? (?:connected|linked|joined) (?:to|with) [^.,;]{3,40} by (?:an?|the) (?:[a-z-]+ ){0,3}bridges?\b/gi, ''],
  // the tower of a castle is its own
  [
    /(?<=\bcastle\b[^]{0,240})\b(?:the|its|a) (?:highest|tallest|main|central|left|right) (?:tower|turret|spire)\b/gi,
    'the castle',
  ],
  [
    /(?<=\b(?:ship|pirate|captain|sailor)\b[^]{0,120}) in (?:his|her|their|the|the captain's|a) cabin\b/gi,
    ' in a wooden room',
  ],
  [
    /\bcrates? of (?:silver |fresh |silvery )?(?:fish|mackerel|herring|cod|sardines|shrimp|crabs|lobsters)\b/gi,
    'crates',
  ],
  [/\bthe white houses\b/gi, 'white houses'],
  // the other halves of two that are there already
  [
    /(?<=\btwo (?:[a-z]+ ){0,2}(?:dogs|puppies|cats|kittens|birds|horses|rabbits|ponies)\b[^]*)\. One (?:of them )?is an? [^.]*\bthe other\b[^.]*(?=\.)/gi,
    '',
  ],
  // what a foam shows is in the cup
  [
    / with (?:an?|the) (?:[a-z]+ )?(?:heart|leaf|rosetta|swan|tulip|fern)(?: (?:shape|pattern|design))? (?:drawn )?(?:in|on) (?:the|its) (?:milk )?foam\b/gi,
    ' with foam',
  ],
  [/\b(?:flower|front|vegetable|rose|kitchen|herb|cottage) gardens\b/gi, 'flowers'],
  [/ with (?:[a-z]+[- ])*(?:[a-z]+ )?(?:window ?)?panes\b/gi, ''],
  [
    /\b((?:boy|girl|man|woman|father|mother|son|daughter|grandfather|grandson|grandpa|men|boys|friends|children|brothers|fishermen)) fish (?=(?:from|on|in|at|off|together|along)\b)/gi,
    '$1 are fishing ',
  ],
  [/\b(?:the|our|a) new (?:[a-z]+ ){0,3}(?:line|collection|range|series): */gi, ''],
  // leaves that frame a thing are no forest
  [
    /,? (?:and )?(?:framed|surrounded|flanked|bordered) by (?:[a-z]+ ){0,2}(?:monstera|palm|eucalyptus|tropical|fern|olive|green|banana) (?:leaves|fronds|foliage|branches)\b/gi,
    '',
  ],
  // rain falls by day and by night
  [/\brainy (night|evening)\b/gi, '$1 in the rain'],
  [
    /\b(?:flies|flying|fly) in (?:an? )?(?:[a-z]+ )?(?:line|row|formation|v|v-formation|flock) (?=(?:above|over|across|through|past)\b)/gi,
    'flying ',
  ],
  // nobody sleeps in a vegetable bed
  [/\b(vegetable|flower|rose|herb|garden|tulip|lavender) beds?\b/gi, '$1 patch'],
  [/\b(?:mountain|dirt) biker\b/gi, 'man riding a mountain bike'],
  [
    /\bcognac(?:[- ](?:brown|colou?red|leather))?(?= (?:lies|lie|leather|wallet|bag|belt|shoes|boots|sofa|chair|brown)\b|[,.])/gi,
    'brown',
  ],
  [/\b(his|her|the) trainer (?=talks|speaks|encourages|shouts|wipes|gives|leans|watches)/gi, '$1 coach '],
  // who looks at us looks at no camera that stands there
  [
    /\b(look|gaz|star|smil|glanc)(s|es|ing|e)? (?:directly |straight |right |intently )?(?:at|into|towards?) (?:the|our) (?:camera|lens|viewer)\b/gi,
    '$1$2 ahead',
  ],
  [
    /\bgolden (?=(?:cocker|spaniel|labrador|lab|doodle|eagle|hamster|dog|puppy|cat|kitten|fox|horse|jackal|lion)\b)/gi,
    'light brown ',
  ],
  // the quilt of a bed is on it as quilts are
  [
    /\b(bed|mattress|cot|crib) covered (?:with|in|by) (?:an?|the) (?:[a-z]+ ){0,3}(?:quilt|blanket|duvet|bedspread|throw|comforter)\b/gi,
    '$1',
  ],
  [
    /(?<=\b(elephant|whale|giraffe|rhino|hippo|dolphin)s?\b[^]{0,120})\b(an?|the) (?:small |tiny |little |young |baby )?calf\b(?: between the legs of its mother| beside its mother)?/gi,
    '$2 baby $1',
  ],
  // the carriages of a train are its own
  [
    /(?<=\b(?:train|locomotive|engine)\b[^.]{0,40}) (?:pull|draw|haul)(?:s|ing) (?:[a-z]+ ){0,3}(?:carriages|wagons|coaches|cars) (?=(?:across|over|through|along|past|up|down)\b)/gi,
    ' drives ',
  ],
  [/\b(jungle|forest|woodland|rock|rocky|natural|mountain) pool\b/gi, '$1 pond'],
  [/\bfolded clothes\b/gi, 'folded shirts'],
  // light is no water, the frame of a house no dead man, and a broad staircase sweeps nothing
  [
    /\b(?:an? )?(?:(?:soft|small|warm|bright|golden|wide|round|single) )*pools? of (?=(?:[a-z]+,? ){0,3}(?:light|lamplight|candlelight|sunlight|moonlight|shadow|darkness|glow|warmth)\b)/gi,
    '',
  ],
  [
    /\b(?:the |an? )(?:(?:bare|steel|rusted|charred|iron|concrete|empty) )*skeleton of (?=(?:an?|the) (?:[a-z-]+ ){0,3}(?:skyscraper|building|tower|house|bridge|stadium|barn|church|factory|warehouse|ship|boat|roof)\b)/gi,
    '',
  ],
  [
    /(?<=\b(?:an?|the|its|with|of) (?:[a-z]+,? ){0,2})sweeping (?=(?:[a-z]+ ){0,2}(?:staircases?|stairs|stairway|views?|vistas?|panorama|landscapes?|hills|curves?|lines|arch(?:es)?|roof|plains?|gown|skirt|dunes?|valley|lawns?|driveway|bay|coastline)\b)/gi,
    '',
  ],
  // who rides goes up a road on wheels
  [
    /\b(cyclists?|bikers?|motorcyclists?|riders?)\b([^.,]{0,40}?) climb(?:s|ing)? (?:up )?(?=(?:an?|the) (?:[a-z]+ ){0,3}(?:road|path|hill|pass|street|slope|incline|trail|mountainside)\b)/gi,
    '$1$2 riding up ',
  ],
  // what is in a soup grows in no sea
  [
    /(?<=\b(?:ramen|soup|noodles|sushi|rice|broth|onigiri|salad|udon)\b[^.]{0,90})(?:,? and|,)? (?:(?:dried|green|strips of|sheets of|crisp|wakame|nori) )*(?:seaweed|kelp)\b/gi,
    '',
  ],
  [
    /\b(?:glow|light|shine|shadow|reflection)s? of (the [a-z]+(?: [a-z]+)?) (?:falls?|shines?|spills?|lands?|plays?) (?:on(?:to)?|across|over|upon) /gi,
    '$1 is near ',
  ],
  // what is still to be done to a thing has not been done to it
  [
    /,? ?(?:and )?\b(?:ready|waiting|about|yet|begging|meant|intended) to be (?:broken|shattered|smashed|cracked|torn|burn(?:t|ed)|eaten|opened|unwrapped|peeled|sliced|cut|crushed|melted|filled|devoured)(?: (?:apart|open|up|into pieces|in half))?(?: and [a-z]+ed)?(?=[.,;]| (?:at|by|with|for|on|in)\b|$)/gi,
    '',
  ],
  // who reads a comic is not drawn as one
  [
    /\b(read(?:s|ing)?) (an?|the|her|his|their) comics?(?: book)?(?= (?:on|in|at|by|under)\b|[,.]|$)/gi,
    '$1 $2 magazine',
  ],
  [
    /,? ?(?:and )?\b(?:[a-z]+ )?(?:lamps|lights) (?:streak|flash|rush|fly|race|whizz|blur) (?:past|by)(?: on both sides)?(?=[,.]| and\b)/gi,
    '',
  ],
  [/\b(?:skips|skipping) (?:flat )?stones\b/gi, 'plays'],
];
