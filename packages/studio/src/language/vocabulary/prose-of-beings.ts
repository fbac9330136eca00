const COLOURS =
  'white|black|red|blue|green|yellow|orange|pink|purple|grey|gray|brown|beige|navy|teal|cream|crisp|plain|striped|fitted|loose|sleeveless|athletic|floral';
const SHADES = 'white|black|brown|orange|ginger|golden|gray|grey|tan|cream|reddish-brown|chestnut|red';
const HEADWEAR =
  'sunglasses|glasses|spectacles|goggles|hat|cap|beanie|beret|fedora|helmet|crown|tiara|headphones|headband';
const LEGWEAR = 'skirt|shorts|pants|trousers|jeans|leggings';
const OWN = "(?:his|her|their|its|the [a-z]+['’]s)";
const LIMB = '(?:hand|paw|claw|arm|wing|tentacle|hoof|flipper|fist)';
const SWIMMERS =
  '(?:whale|orca|dolphin|shark|turtle|otter|seal|fish|ray|octopus|penguin|manatee|crocodile|alligator|beaver)s?';
/** Those of whom prose then tells that some do this and others that. */
const MANY =
  'people|individuals|persons|children|kids|players|students|tourists|visitors|passengers|commuters|guests|friends|spectators|shoppers|customers|beachgoers|skiers|workers|dancers|athletes|men|women|boys|girls';
/** What one sits in while it is driven, and the places of those who do. */
const VEHICLE =
  '(?:[a-z]+ ){0,2}(?:car|truck|lorry|van|taxi|cab|bus|jeep|pickup|limousine|tractor|convertible|fire engine)\\b';
const SEAT = "(?:the|its) (?:driver['’]?s?['’]?|passenger['’]?s?['’]?|front|back|rear) (?:seat|chair)s?";
const MATCHES = 'fencing|judo|karate';

/**
 * How prose tells of people and animals, and the plain words for it: what rests on somebody's nose is worn, what is in
 * the other hand is held, a feline figure is a cat.
 */
export const proseOfBeings: readonly (readonly [said: RegExp, meant: string])[] = [
  // a paw in the air is raised, and nobody up there
  [
    /\b((?:front |fore |both |its |their |one |a )*(?:paws?|forelegs?|front legs?|hooves|hoof|trunk|tail|nose|snout|claws?|pincers|wings|tentacles)),? (?:(?:is|are|held|raised|lifted|reaching|stretched|up|high|out) )*(?:up )?(?:high )?(?:in|into) the air\b/gi,
    '$1 raised up',
  ],
  // "a rabbit checks its watch, and so does a gecko": what is said once is meant of both
  [
    /(\b(?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+) ((?:is )?[a-z]+(?:s|ing) (?:at )?(?:its|his|her|their) [^,.;]{2,30}?),? (?:and )?so (?:does|is) ((?:an?|the) (?:[a-z]+ ){0,2}[a-z]+)/gi,
    '$1 $2 and $3 $2',
  ],
  // an animal that smokes has its pipe in a paw: no pipe lies about beside it
  [
    /\b(fox|cat|dog|bear|rabbit|hare|owl|frog|toad|mouse|rat|monkey|gorilla|lion|tiger|wolf|raccoon|badger|hedgehog|pig|duck|crocodile|turtle|tortoise|otter|beaver|cow|goat)\b([^.]*?) (?:smoking|smokes) (?=(?:an?|his|her|its) (?:[a-z]+ )?pipe\b)/gi,
    '$1$2 holding ',
  ],
  // "an elephant herd"
  [
    /\b(elephant|zebra|lion|horse|cow|goat|camel|giraffe|antelope|gazelle|llama|yak|duck|seagull) (herd|flock|pride)\b/gi,
    '$2 of $1s',
  ],
  [/\b(sheep|deer|bison|buffalo|reindeer|wildebeest|cattle|caribou|moose) (herd|flock)\b/gi, '$2 of $1'],
  // who plays an instrument is no athlete
  [
    /\b(guitar|piano|violin|cello|trumpet|saxophone|sax|trombone|clarinet|flute|harp|banjo|accordion|drum|tuba|ukulele|bagpipe) player(s?)\b/gi,
    'musician$2 playing the $1',
  ],
  // whoever has a nose to a flower has one before them that is not larger than their head
  [
    /(?<=\b(?:sniff(?:s|ing)|smell(?:s|ing)) (?:an?|the) )(?=(?:[a-z]+ ){0,2}(?:flower|rose|tulip|daisy|lily|daffodil|dandelion|poppy|buttercup|peony|orchid)\b)/gi,
    'small ',
  ],
  // "a fox plays chess against a hare": both do, whatever each has in hand
  [
    /\b((?:an?|the) (?:[a-z]+ ){0,2}[a-z]+) (?:is |are )?play(?:s|ing) ((?:a game of )?(?:[a-z]+[- ]){0,2}[a-z]+)(?: (?:using|with) an? [a-z ]{2,20})? (?:against|versus|vs\.?) ((?:an?|the|another|his|her|their) (?:[a-z]+ )?(?!with\b|using\b)[a-z]+)(?: (?:using|with) an? (?:[a-z]+ )?(?:paddle|racket|racquet|bat|stick|club))?\b/gi,
    '$1 and $3 playing $2',
  ],
  // "people are about, some building a snowman while others throw snowballs": a few of each
  [
    new RegExp(
      `(?<=\\b(${MANY})\\b[^]{0,300}?)(?:,? with|, and|,)? some (?:of (?:them|whom) )?(?:(?:are|were|can be seen) )?(?:(?:engaged in|busy|playfully|happily|leisurely) )?(?=[a-z]+ing\\b)`,
      'gi',
    ),
    '. Three other $1 are ',
  ],
  [
    new RegExp(
      `(?<=\\b(${MANY})\\b[^]{0,400}?)(?:,? (?:while|and|as|whereas)|[.;]) others (?:(?:are|were|can be seen) )?(?:(?:engaged in|busy|playfully|happily|leisurely) )?(?=[a-z]+)`,
      'gi',
    ),
    '. Three other $1 are ',
  ],
  [
    /\b(?:enjoying|engaged in|in the midst of|in the middle of) (?=an? (?:[a-z]+ )?(?:fight|match|game|race|picnic|meal)\b)/gi,
    'having ',
  ],
  // a square that is filled with tourists has many of them
  [
    new RegExp(
      `(?<=\\b(?:crowded|filled|teem(?:s|ing)|bustling|packed|thronged|swarming|lined|brimming|alive) with )(?=(?:(?:other|eager|busy|excited|cheerful|early|local|diverse|happy|young) )?(?:${MANY})\\b)`,
      'gi',
    ),
    'a crowd of ',
  ],
  // who could come is not there
  [
    /\b(?:visitors|guests|readers|viewers|shoppers|customers|diners|patrons|tourists|drivers|players|spectators|onlookers|passersby) (?=(?:can|may|might|will|could|would|are (?:invited|welcome|able|encouraged)) (?!(?:often )?be (?:seen|spotted|found)\b))/gi,
    'you ',
  ],
  // who is in bed is in one
  [/\b(?:in|into) bed\b/gi, 'in a bed'],
  // what is on somebody's knees is on their lap, and they do not kneel
  [
    /\b(laptop|computer|notebook|tablet|book|tray|plate|guitar|cat|dog|puppy|kitten|bag|baby|blanket)((?: (?:that|which|is|are|rests?|resting|sits?|sitting|balanced|perched|placed|lying|open|propped))*) on (his|her|their) knees\b/gi,
    '$1$2 on $3 lap',
  ],
  // what one is in, and nothing that somebody waters
  [
    /\b(in|on|over|across|through|under|beneath|of|into) (the|its|their) ((?:[\w-]+,? ){0,3})waters\b/gi,
    '$1 $2 $3water',
  ],
  // "her hand pressing a phone to her ear"
  [
    /\b(?:(?:his|her|their|one) hand )?(?:press|hold|clutch|clasp|with)\w* (an?|his|her|their) (?:[\w-]+,? ){0,3}?(?:smart|cell|mobile |cell |tele)?phone (?:pressed |held |up )?(?:against|to|at|by) (?:his|her|their|one|an) ear\b/gi,
    'talking on $1 phone',
  ],
  // "a pair of sunglasses rests on her head", "dark glasses perched on the man's nose"
  [
    new RegExp(
      `(?:\\b(?:above|upon|on|over|atop) ${OWN} (?:brow|head|forehead|nose),? )?\\b((?:an? )?(?:[\\w-]+,? ){0,3}?(?:pair of (?:[\\w-]+ ){0,2})?(?:${HEADWEAR})) (?:that |which )?(?:[a-z]+ly )?(?:rest(?:s|ing)?|perch(?:es|ed|ing)|poised|sit(?:s|ting)|balanc(?:es|ed|ing)|placed|set)(?:, (?:[a-z]+ly )?(?:poised|perched|resting))?(?: [a-z]+ly)? (?:up)?(?:on|atop|over|above)(?: top of| the (?:bridge|top|crown) of)? ${OWN} (?:[a-z]+ )?(?:face|heads?|nose|brow|forehead|eyes|ears)\\b`,
      'gi',
    ),
    'wearing $1',
  ],
  // "a white top and a pink skirt"
  [
    new RegExp(
      `(?<=\\b(?:${COLOURS}) )(?:crop |halter )?top(?=,? (?:and|with|paired with|over|tucked into) (?:an? |the )?(?:[\\w-]+ ){0,3}(?:${LEGWEAR})\\b)`,
      'gi',
    ),
    't-shirt',
  ],
  [
    new RegExp(
      `\\b((?:${LEGWEAR}) (?:and|with) (?:an? )?(?:${COLOURS}) )(?:crop |halter )?top\\b(?! (?:of|hat))`,
      'gi',
    ),
    '$1t-shirt',
  ],
  // "dressed in athletic attire, featuring a white shirt": so they are dressed
  [
    /\b((?:dressed|clad|attired|decked out|garbed) in [^.,;]{3,40}),? (?:featuring|including|consisting of|complete with) (?=(?:an?|the) )/gi,
    '$1, wearing ',
  ],
  // "identifiable as a lifeguard by the red shorts they are wearing"
  [
    /\bby (?:his|her|their|its|the) ([^.,;]{3,70}?) (?:(?:that )?(?:they are|he is|she is|it is)|(?:he|she|it|they)['’](?:s|re)) wearing\b/gi,
    'wearing $1',
  ],
  // "the man is wearing a denim jacket and the woman a green sweater"
  [
    /\b((?:is|are) (?:wearing|dressed in|clad in) [^.;]{3,60}?),? (?:and|while) the (man|woman|boy|girl|child|other|dog|cat|bear|rabbit) (?=(?:an?|in) )/gi,
    '$1. The $2 is wearing ',
  ],
  // "a neatly hung coat": nobody wears it
  [
    /\ban? (?:[a-z]+ly )?(?:hung|hanging|draped) ((?:[\w-]+ ){0,2}(?:coat|jacket|hat|shirt|dress|towel|scarf|robe))(?: (?:can be seen|is visible|is seen|hangs))?(?= on\b)/gi,
    'a $1 hanging',
  ],
  // "a sword in one hand and a shield in the other"
  [
    new RegExp(
      `\\b(in (?:one|its|his|her|their) (?:[a-z]+ )?${LIMB}),? and (an?|the|his|her|its|their) ((?:[\\w-]+,? ){1,5}?)(?:(?:held|ready|raised|poised|clutched|gripped) )?in the other(?: ${LIMB})?\\b`,
      'gi',
    ),
    '$1 and holding $2 $3',
  ],
  // who swims flies nowhere
  [
    new RegExp(
      `(?<=\\b${SWIMMERS}\\b[^.]{0,40})\\bglid(?:es?|ing)(?: [a-z]+ly)? (?:through|across|along|in|over|on) (?=(?:the |an? )?(?:[\\w-]+,? ){0,3}?(?:waters?|river|sea|ocean|lake|pond|stream|waves)\\b)`,
      'gi',
    ),
    'swimming in ',
  ],
  [/\b(?:orca|killer) whale(s?)\b/gi, 'orca$1'],
  [
    /\briding (?:on )?(?:the )?(?:crest|top|face|peak) of (an?|the) ((?:[\w-]+ ){0,3})wave\b/gi,
    'surfing in the sea on $1 $2wave',
  ],
  // a match that is fought burns nothing
  [new RegExp(`\\b(${MATCHES}) match\\b`, 'gi'), '$1 contest'],
  // "a metallic can lies on its side": the noun
  [
    /\b((?:metal(?:lic)?|tin|alumini?um|silver|crushed|empty|discarded|dented|soda|beer) (?:[\w-]+ )?)can (?=(?:lies|sits|stands|rests|lay|is|with|on|beside|next|half|partially)\b)/gi,
    '$1soda can ',
  ],
  // "the feline figure", "its canine companion"
  [/\bfeline (?:figure|creature|companion|character|friend|form|being|protagonist|subject)\b/gi, 'cat'],
  [/\bcanine (?:figure|creature|companion|character|friend|form|being|protagonist|subject)\b/gi, 'dog'],
  [
    /\b(an?|the) feline (?:[\w-]+ ){0,2}(wizard|witch|knight|king|queen|pirate|astronaut|detective|chef|warrior)\b/gi,
    '$1 $2 cat',
  ],
  // "the traffic includes a taxi": it is there
  [
    /\bthe (?:traffic|scene|background|backdrop|surroundings|gathering|procession) (?:includes|features|consists of|comprises|contains) (?=an? )/gi,
    'there is ',
  ],
  // "dressed in a beekeeper's suit": so they are one
  [
    /\b(?:person|individual|figure) ((?:dressed|clad|attired) in an?)((?: [\w-]+,?){0,3}) ([a-z]+)['’]s (suit|outfit|uniform|attire|costume)\b/gi,
    '$3 $1$2 $4',
  ],
  [/\b(?:rescue|paddle|paddling)[- ]?board\b/gi, 'surfboard'],
  // "cows, a mix of white and brown patches", "a dog with black and white spots"
  [
    new RegExp(
      `\\b(?:with )?an? (?:mix|mixture|patchwork|combination|blend) of ((?:(?:${SHADES}),? (?:and )?){1,3}(?:${SHADES})) (?:patches|spots|markings|fur|coats?|hair)\\b`,
      'gi',
    ),
    'with $1 fur',
  ],
  [
    new RegExp(
      `\\b((?:with|and|its|their) (?:an? )?(?:distinctive |bold )?(?:${SHADES}) and (?:${SHADES})) (?:spots|patches|markings)\\b`,
      'gi',
    ),
    '$1 fur',
  ],
  // "a river, its surface adorned with water lilies": they float there, and nobody holds them
  [
    /,? (?:its|the|whose) (?:[a-z]+ )?surface (?:is |being )?(?:[a-z]+ly )?(?:adorned|dotted|covered|sprinkled|decorated|strewn|scattered|speckled) with (?=(?:[\w-]+ ){0,3}(?:lil(?:y|ies)|pads?|lotus(?:es)?|leaves|flowers|petals|ducks|boats)\b)/gi,
    '. There are ',
  ],
  // whose part an actress plays is nobody else
  [/ in the (?:character|role|guise|part) of (?:the |an? )?(?:[A-Z][\w'’-]+ ?){1,4}/g, ' '],
  // "on their back, a worn backpack", "around its neck, a red scarf"
  [
    new RegExp(
      `\\b(?:on|over|across|slung over|strapped to) ${OWN} (?:back|shoulders?),? (an? (?:[\\w-]+,? ){0,3}?(?:backpack|rucksack|cape|cloak))\\b`,
      'gi',
    ),
    'wearing $1',
  ],
  [
    new RegExp(
      `\\b(?:around|about) ${OWN} neck,? (?:is |hangs |rests |sits )?(an? (?:[\\w-]+,? ){0,3}?(?:scarf|tie|necklace|bow tie|bowtie|collar|bandana))\\b`,
      'gi',
    ),
    'wearing $1',
  ],
  // "gazing at the phone in their hands": it is held
  [
    /\b(?:gaz|look|star|peer|glanc)(?:es|ing|s)?(?: [a-z]+ly)? (?:down )?(?:at|into) (an?|the|his|her|their) ((?:[\w-]+ ){0,2}?)(cell phone|phone|smartphone|tablet|map|book|letter|newspaper|camera) (?:held )?in (?:his|her|their|its) (?:hands?|paws?)\b/gi,
    'holding $1 $2$3',
  ],
  // "in one claw it holds a staff, while the other supports a book"
  [
    new RegExp(
      `,? while (?:the|its|his|her) other(?: ${LIMB})? (?:[a-z]+ly )?(?:holds|supports|grips|clutches|carries|cradles|grasps|bears)\\b`,
      'gi',
    ),
    ' and holding',
  ],
  [
    new RegExp(
      `\\bthe other ${LIMB} (?:is )?(?:used to |busy |being used to )?(?:scrawl|writ|scribbl|draw)(?:e?s|ing|e|bling)?\\b`,
      'gi',
    ),
    'it is writing',
  ],
  // "its flatbed occupied by a rhinoceros": up there, behind the cab
  [
    /,? (?:its|the truck['’]s) (?:flat ?)?bed (?:is )?(?:occupied by|carrying|holding|bearing) (an?|two|three) ((?:[\w-]+ ){0,3}[\w-]+)(?=[.,])/gi,
    '. $1 $2 stands in the bed of the truck',
  ],
  // a small crowd is one of people as large as any
  [/\ba (?:small|modest|little) (?=(?:crowd|gathering)\b)/gi, 'a '],
  // a dog that paddles swims, in water wherever it is
  [
    /\b((?:dog|retriever|labrador|puppy|canine|bear|cat|elephant|tiger|otter|beaver)s?(?: is| are)?) (?:paddl|swim)(?:es|s|ing|ming)(?: [a-z]+ly)? (?:through|in|across) (?:the )?((?:[\w-]+,? ){0,3})water\b/gi,
    '$1 swimming in the $2water of a lake',
  ],
  // who serves at tennis plays it
  [
    /(?<=\btennis\b[^]{0,240})\b(?:preparing (?:for|to)|in the midst of|ready (?:for|to)|about to|poised (?:for|to)|getting ready (?:for|to)) (?:an? |the |her |his )?serve\b/gi,
    'playing tennis',
  ],
  // "an ancient-looking book": it looks at nothing
  [/\b([a-z]+)-looking(?= [a-z])/gi, '$1'],
  // what somebody does perhaps is not seen
  [/,? (?:perhaps|maybe|possibly) (?!wearing|holding|carrying)[a-z]+ing [^.,;]*(?=[.,;])/gi, ''],
  // how somebody goes
  [/\bstrid(?:es|ing)(?= (?:[a-z]+ly )?(?:down|along|across|through|past|up|towards?|over|into)\b)/gi, 'walking'],
  // a portrait that does something has left its frame
  [
    /\b(?:the )?(?:iconic )?(?:mona ?lisa|girl with a pearl earring)(?= (?:(?:wearing [^.]{1,40} and|is) )?(?:screaming|singing|shouting|riding|eating|drinking|playing|dancing|walking|running|taking|capturing|snapping|reading|holding|cooking|driving|skateboarding|surfing)\b)/gi,
    'a woman with long dark hair in a dark dress',
  ],
  // who is at the wheel is in the car, and stands beside none
  [/,? with (?:an?|its|the) (?:[a-z]+ ){0,2}driver (?:at|behind) the wheel\b/gi, ''],
  [
    new RegExp(`\\b(?:behind|at) the (?:steering )?wheel of (?=(?:an?|the|his|her|their) ${VEHICLE})`, 'gi'),
    'driving ',
  ],
  [
    new RegExp(`\\b(?:sitting |seated )?(?:in|on) ${SEAT} (?:of|in) (?=(?:an?|the|his|her|their) ${VEHICLE})`, 'gi'),
    'inside ',
  ],
  // "the truck has a dog in the driver's seat"
  [
    new RegExp(
      `\\b(an?|the) (${VEHICLE}) (?:has|with) (an? (?:[a-z]+ ){0,2}[a-z]+) (?:sitting |seated )?(?:in|on) ${SEAT}(?= *(?:$|[.,;]))`,
      'gi',
    ),
    '$3 inside $1 $2',
  ],
  // what a part of somebody is like stands nowhere beside them
  [
    /\b(with (?:[a-z]+ ){0,2}(?:arms?|legs?|hair|beards?|eyes|skin|fingers|lips|teeth|cheeks)) (?:like|as if it were|resembling) (?:an? |the )?(?:[a-z]+ )?[a-z]+(?= *(?:$|[.,;]|\b(?:and|in|on|at|is|who)\b))/gi,
    '$1',
  ],
];
