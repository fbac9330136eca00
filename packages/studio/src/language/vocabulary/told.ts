import { createFinder } from '../cued.js';

/** What a prompt tells of the whole picture, in turns of phrase that belong to no single thing of it. */
const turns = {
  /** What is named is painted on a wall. */
  mural:
    /\b(?:mural|graffiti|street art|fresco|wall painting)s?(?: image| picture| drawing| painting| art)? (?:of|showing|depicting|with an?)\b|\b(?:painted|sprayed|spray-?painted|drawn|stencill?ed)(?: as (?:a |an )?[\w-]+| in [\w-]+(?: [\w-]+)?)? on(?:to)? (?:an?|the) (?:[\w-]+ ){0,3}wall\b/i,
  /** Words lie on the ground. */
  'ground-writing':
    /\b(?:on|in|across|into|onto) (?:an?|the) (?:[\w-]+ ){0,2}(?:street|road|roadway|pavement|sidewalk|asphalt|tarmac|sand|snow|ground|floor|runway|driveway|crosswalk|parking lot)(?: surface)?\b/i,
  /** What is written is what somebody thinks or says. */
  'thought-bubble': /\b(?:thought|thinking|dream)[- ]?bubbles?\b/i,
  'speech-bubble': /\b(?:speech|talk|talking|word|dialogue)[- ]?(?:bubble|balloon)s?\b/i,
  /** Somebody's portrait is made: they fill the picture, with what they hold. */
  portrayed:
    /^\W*(?:(?:an?|the) )?(?:[\w-]+ ){0,2}portrait(?: photo(?:graph)?| painting| drawing)? of (?:an?|the|one|two)\b/i,
  /** The picture is the cover of a book. */
  cover: /\bbook cover (?:with|showing|featuring|of|for|depicting)\b/i,
  /** It is shown again and again, or one of each beside the others. */
  repeated:
    /^\W*(?!the\b[^.]{0,60}\bpatterns? (?:of|on) the\b)(?:an? )?(?:(?!with\b|in\b|on\b|of\b)[\w-]+,? ){0,5}?(?:patterns?(?! of the [a-z]+(?:'s|s'|’s))|wrapping paper|gift wrap)\b|\bbackgrounds? (?:with|of|full of) (?:[\w-]+ ){0,2}(?:hearts|stars|(?:music(?:al)? )?notes|clovers|shamrocks|icons|doodles)\b|^\W*(?:[\w']+ ){0,2}(?:hearts?|music(?:al)? notes?|clovers?|shamrocks?) backgrounds?\b|,\s*(?:[\w-]+ ){0,3}(?:seamless|repeating|repeat|tile?able|all-?over)(?: [\w-]+){0,2} (?:pattern|print|tile)\b|\b(?:seamless|tile?able) (?:pattern|tile|print|texture)\b/i,
  /** They go one behind the other, all the same way. */
  'in-file':
    /\b(?:caravans?|processions?|convoys?|parades?|marching|migrating|migration|camel trains?|(?:long |single )?(?:line|file|column) of (?:[a-z]+ )?(?:camels|elephants|ducks|ducklings|geese|penguins|sheep|horses|soldiers|ants|trucks|cars|wagons|pilgrims|hikers|monks))\b/i,
  specimens:
    /^\W*(?:an? )?(?:(?!with\b|in\b|on\b|of\b)[\w-]+ ){0,4}?(?:icons?|stickers?|clip ?arts?|illustrations?|vector|emojis?|badges?|elements?) (?:set|pack|sheet|collection|bundle)s?\b|^\W*(?:an? )?(?:[\w-]+ )?(?:set|collection|assortment|pack|sheet|bundle) of (?:[\w-]+:? ){0,7}(?:icons|stickers|decals|illustrations|clip ?arts?|emojis|badges|elements|labels|tags|logos)\b|^\W*(?:\d\d?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\w-]+ ){0,3}(?:icons|pictograms)\b/i,
  /** An aircraft stands on the ground. */
  landed:
    /\b(?:(?:air|aero)?planes?|aircraft|jets?|helicopters?|biplanes?)\b[^.]{0,90}\b(?:parked|grounded|has landed|have landed|on the (?:ground|grass|tarmac))\b/i,
  /** A boat is out of the water. */
  ashore:
    /\b(?:(?:row|sail|fishing )?boats?|canoes?|kayaks?|ships?|dingh(?:y|ies)|vessels?)\b[^.]{0,60}\b(?:rest|l[iay]|sit|stand|beach|strand|pull|left|park|perch)\w*\b[^.,]{0,30}\bon(?:to)? (?:an?|the) (?:[\w-]+ ){0,2}(?:shore|sands?|beach|shoreline|bank|riverbank)\b|\b(?:(?:row|sail|fishing )?boats?|canoes?|kayaks?|dingh(?:y|ies)|surfboards?) (?:up )?on (?:an?|the) (?:[\w-]+ ){0,2}(?:shores?|sands?|beach|shoreline|bank|riverbank)\b|\b(?:beached|stranded) (?:[\w-]+ ){0,2}(?:boat|ship|canoe|kayak)s?\b/i,
  /** It is a place for ghosts: seen at night. */
  spooky:
    /\b(?:haunted|spooky|creepy|ghostly|macabre|halloween) (?!story|stories|pumpkins?|costumes?|part(?:y|ies)|cand(?:y|ies)|cookies?|cards?)|\bwitch(?:'?s|es'?)? (?:house|hut|cottage|cabin)\b/i,
  /** What is named first shows its back. */
  'its-back':
    /^\W*(?:(?:a |an |the )?(?:photo|picture|painting|drawing|close-?up|image|view) of )?(?:an? |the )?(?:back|rear|backside|reverse)(?: side| end| view)? of (?:an?|the|his|her)\b|\b(?:back|rear) view of\b/i,
  /** What is named first shows its front, or what is inside it. */
  'its-front':
    /\b(?<!\bin )(?:front|frontal|head-?on)(?: view| shot| angle)? (?:view )?of (?:an?|the|his|her)\b|\bfront(?:al)?[ -]view\b|\b(?:seen|viewed|shown) (?:from the front|head-?on)\b|\bthree[ -]quarters?(?: front)? (?:view|shot)\b|\b(?:coming|driving|heading|speeding) (?:straight )?(?:towards?|at) (?:us|the (?:camera|viewer))\b|\bcoming (?:a)?round (?:an?|the) (?:\w+ )?(?:curve|bend|corner)\b/i,
  'cut-open':
    /\b(?:cut|sliced|split|chopped|cracked) (?:open|in (?:half|two))\b|\bhalved\b|\bcross[ -]?section(?:al)?\b|\bcut-?away\b|\binside of (?:an?|the)\b/i,
  /** It is looked at from so near that a part of it fills the picture. */
  near: /\bclose-? ?ups?\b|\bmacro (?:photo|shot|view|image)\b|\bextreme close\b/i,
  /** Somebody of whom only the hands are there; something of which only the shadow is. */
  'hands-of': /\bhands of (?:an?|the|one|two|his|her)\b/i,
  'with-shadow': /\bwith (?:an? |its |the )?(?:drop |long |soft |dark )?shadow\b/i,
  'shadow-of': /\bshadows? of (?:an?|the|some|his|her)\b/i,
  /** Something flows from one vessel into another. */
  'poured-into': /\bpour(?:s|ed|ing)?\b[^.]{0,60}\binto\b/i,
  /** What is below gives way under what is on it. */
  crushed:
    /\b(?:crush|squash|squish|flatten)(?:es|ing) (?:an?|the|some|his|her|its|two|three)\b|\b(?:crushed|squashed|squished|flattened) (?:by|under|beneath)\b/i,
  /** A wall has been sprayed on. */
  graffiti: /\bgraffiti\b/i,
  /** The time in which it all is, and everybody with it. */
  medieval:
    /\b(?:medieval|middle ages|renaissance (?:fair|town|village|market|city|square|banquet|feast|court|people|lady|man|woman)|tudor (?:england|village|town|people)|(?:viking|fairy-?tale|fantasy) (?:village|town|market|tavern|inn|settlement))\b/i,
  antiquity:
    /\bancient (?:egypt|rome|greece|egyptian|roman|greek|athens|mesopotamia|babylon)\b|\b(?:roman|egyptian|greek) (?:forum|empire|senate|agora|marketplace|market)\b/i,
  victorian:
    /\bvictorian (?:street|london|era|england|city|people|family|crowd|lady|ladies|gentleman|gentlemen|woman|man|couple|times|christmas)\b|\b19th[- ]century (?:street|london|city|people|paris)\b/i,
  /** One thing is all but covered by another. */
  hidden: /\b(?:hidden|obscured|concealed|covered) (?:by|behind)\b/i,
  /** The paving beside a street is named: it is to be seen, and not only the roadway. */
  sidewalk: /\b(?:sidewalk|pavement|footpath|kerb|curb)s?\b(?! (?:caf|chalk|art\b))/i,
  /** Somebody is watched or listened to by many. */
  audience: /\b(?:audience|crowd|spectators|conference|rally)\b/i,
  /** Things hang in the air though nothing holds them. */
  'in-the-air':
    /\b(?:suspended|float(?:s|ing)?|hang(?:s|ing)?|hover(?:s|ing)?|levitat(?:es?|ing))(?: [a-z]+ly)? in (?:the )?(?:[a-z-]+ ){0,3}air\b/i,
  /** Those who are together eat. */
  eating: /\b(?:eat|dinner|lunch|breakfast|meal|feast|dining|supper)/i,
  /** Somebody else is there who is not named. */
  another: /\b(?:someone|somebody|each other)\b/i,
  tennis: /\btennis\b/i,
  /** What is drawn along is behind who draws it. */
  pulling:
    /\b(?:pull|drag|tow|haul|draw)(?:s|ing|ning)? (?:an?|the|his|her|its|their|two|three)\b|\b(?:pulled|dragged|towed|hauled|drawn) by\b/i,
  /** A horse is named with its cart: it is before it. */
  hitched:
    /\b(?:horses?|pon(?:y|ies)|donkeys?|mules?|ox(?:en)?|bulls?|camels?)(?: and| &| with| harnessed to| hitched to| drawing) (?:an? |the |its |their )?(?:[\w-]+ ){0,2}(?:carts?|carriages?|bugg(?:y|ies)|wagons?|coach(?:es)?|sleighs?|chariots?)\b/i,
  /** What has wheels goes over the ground on them. */
  rolling:
    /\broll(?:s|ed|ing) (?:over|across|along|through|past|up) (?:an?|the|some|rough|grassy)\b|\broll(?:s|ed|ing) down\b/i,
  /** Somebody's feet are in the water. */
  wading:
    /\b(?:gallop(?:s|ing)|run(?:s|ning)|trot(?:s|ting)|splash(?:es|ing)|canter(?:s|ing)|stand(?:s|ing)?|stood|wad(?:es?|ing)|walk(?:s|ing)?|(?:knee|ankle|waist|chest)-deep)(?: \w+)? (?:in|through) (?:an?|the|some|shallow) (?:[\w-]+ ){0,2}(?:lakes?|rivers?|ponds?|streams?|creeks?|sea|ocean|water|surf|swamp|marsh|lagoon|shallows|wetlands?)\b|\b(?:cross(?:es|ing)|ford(?:s|ing)) (?:an?|the) (?:[\w-]+ ){0,2}(?:river|stream|creek|ford)\b(?!.*\b(?:bridge|boat|ferry|raft|canoe)\b)/i,
  /** An animal lies on its back. */
  'belly-up':
    /\broll(?:s|ing)?(?: around| about| over)? (?:in|on) (?:the |some )?(?:[a-z]+ )?(?:grass|lawn|meadow|mud|sand|snow|leaves|carpet|rug|floor|flowers|its back|his back|her back)\b|\b(?:lying|lies|laying|asleep|sleeping|resting|rolling) on (?:its|his|her|their) backs?\b|\bbelly (?:rubbed|rub|up|scratched)\b/i,
  /** What is skated on is ice. */
  'on-ice': /\b(?:ice|figure)[- ]skat|\bskat(?:es|ing) on (?:the |an? )?(?:ice|frozen)/i,
  /** A spider hangs by its thread. */
  'by-thread':
    /\b(?:hang(?:s|ing)|dangl(?:es|ing)|descend(?:s|ing)|lower(?:s|ing) itself|suspended)\b[^.,]{0,24}\b(?:from|on|by|down) (?:an?|the|its|her) (?:[\w-]+ )?(?:thread|strand|silk|web|string)\b/i,
  /** Somebody gets into a car, or out of one. */
  'in-or-out':
    /\b(?:(?:get|gets|getting|got|step|steps|stepping|stepped|climb|climbs|climbing|climbed|hop|hops|hopping|slide|slides|sliding) (?:in(?:to)?|out of|inside|down from)|enter|enters|entering|exit|exits|exiting|leaving|boarding|emerg(?:es|ing) from) (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,4}(?:car|cab|taxi|vehicle|limousine|limo|convertible|suv|sedan|coupe)\b/i,
  /** Who looks over a fence is behind it. */
  'over-fence':
    /\b(?:look|peer|peek|gaz|star|lean|peep)(?:s|es|ing|ed)? (?:[a-z]+ly )?(?:out )?over (?:an?|the|his|her|its|their) (?:[\w-]+ ){0,2}(?:fence|gate|hedge|railing)\b/i,
  /** One leaps for what flies; one is chased up a tree. */
  'leap-for':
    /\b(?:jump|leap|pounc)(?:s|es|ed|ing)? (?:up |in(?:to)? the air |high )?(?:to (?:catch|grab|snatch|reach)|at|for|after)\b/i,
  'up-tree': /\bup (?:in(?:to)? )?(?:an?|the) (?:\w+ )?tree\b/i,
  /** Something is on somebody's lap. */
  lap: /\blaps?\b/i,
  /** Something is held up as high as it goes. */
  'in-water':
    /\b(?:in|from|out of|amid)(?: the (?:middle|midst|centre|center) of)? (?:an?|the) (?:[\w-]+ ){0,2}(?:river|lake|sea|ocean|pond|lagoon|moat|bay)\b/i,
  'over-head': /\b(?:over|above) (?:its|his|her|their) head\b/i,
  /** One goes after the other, and has it on no lead. */
  pursuit: /\b(?:follow|chas)/i,
  /** A bird has its wings spread. */
  'wings-spread':
    /\bswoop(?:s|ing)\b|\bwings (?:spread|outstretched|wide open)\b|\bspread(?:s|ing)? (?:its|their|his|her) wings\b/i,
  /** An animal carries something as animals do. */
  'by-mouth':
    /\bfetch(?:es|ing)\b|\bbur(?:y|ies|ying) (?:an?|its|his|her|the) (?:[a-z]+ )?(?:bone|treat|toy|stick|ball)\b|\b(?:dog|puppy|pup|retriever|labrador|terrier|spaniel|poodle|collie|beagle|wolf|fox|cat|kitten|crow|raven|stork|dove|pigeon|bird|eagle|seagull|magpie) (?:is )?(?:carrying|bringing) (?:an?|the|his|her|its) (?:[a-z]+ )?(?:newspaper|stick|branch|twig|bone|ball|slipper|shoe|sock|glove|toy|letter|envelope|flower|rose|frisbee|fish|mouse|leaf|leash|ring|message)\b|\bin (?:its|his|her|their|the) (?:mouth|beak|bill|jaws|teeth|claws|talons|trunk)\b/i,
  /** An animal has something in its hands, and not in its mouth. */
  'in-paws':
    /\b(?:in|with|between) (?:its|his|her|their|one|both|the) (?:[a-z-]+ ){0,2}?(?:paws?|forepaws?|hands?|arms|hoof|hooves|claw)\b/i,
  /** A bird of prey carries something off. */
  'in-talons': /\bin (?:its|his|her|their|the) (?:sharp |huge |strong )?(?:claws|talons|feet)\b/i,
  /** Somebody is spoken of as a man, or as a woman. */
  his: /\b(?:he|his|him|himself)\b/i,
  hers: /\b(?:she|her|hers|herself)\b/i,
  /** One is dressed as somebody who is not there. */
  costume: /\b(?:dressed (?:up )?(?:as|like)|disguised as|costumed as|cosplaying as)\b/i,
  /** A girl or a boy is there, who may be named with what is done to them. */
  girl: /\b(?:girl|(?:grand)?daughter)\b/i,
  boy: /\b(?:boy|(?:grand)?son)\b/i,
  /** Something is done to one thing with another. */
  'with-tool':
    /\b(?:(?:hit|pound|smash|beat|tap|knock|chop|cut|dig|clean|sweep|fix|repair|stir|catch|break|saw|drill|whack)(?:e?s|[pr]?ed|[tpgr]?ing)?|(?:strik|carv)(?:es?|ed|ing))\b[^.,]*\bwith (?:an?|the|his|her|their|its)\b/i,
  /** Two are against each other. */
  fight: /\b(?:battl(?:e|es|ing)|fight(?:s|ing)?|duel(?:s|ing|ling)?|combat)\b/i,
  /** Those who are named by nobody are with them. */
  friends:
    /(?<!\bvideo[- ](?:call|calling|chat|chatting|meeting|conference) )\bwith (?:an? |some |his |her |their |a few )*(?:friends?|buddies|classmates|teammates)\b/i,
  /** Somebody's voice is heard. */
  sings: /\b(?:sing(?:s|ing|er)?|songs?|vocals?|microphone|karaoke)\b/i,
  microphone: /\b(?:microphone|mic)\b/i,
  /** Who is spoken to is not there. */
  'by-phone': /\b(?:on|over) (?:the|a|his|her|their) (?:cell ?|mobile ?)?phone\b/i,
  /** One does another's hair. */
  'hair-done': /\b(?:cut|trim|styl)\w* (?:the |an? |his |her |their )?(?:\w+['’]s )?hair\b/i,
  'hair-brushed':
    /\b(?:brush|braid|plait|untangl|comb)\w* (?:the |an? |his |her |their )?(?:\w+['’]s )?(?:\w+ )?hair\b/i,
  /** One ties another's shoes. */
  'shoes-tied':
    /\b(?:ty|ti|lac|fasten|buckl)(?:e|es|ing|s) (?:up )?(?:the |an? |his |her |their )?(?:\w+ ){0,2}\w+['’]s? (?:\w+ ){0,2}(?:shoe|boot|sneaker|skate|trainer|lace|shoelace)s?\b|\bhelp\w* (?:an?|the|his|her|their) (?:\w+ ){1,3}(?:to )?(?:tie|lace up|put on|with|into) (?:his|her|their) (?:\w+ )?(?:shoe|boot|sneaker|skate|trainer|shoelace)s?\b/i,
  /** One is led to the other side. */
  'helped-across':
    /\b(?:help|assist|guid|lead)\w* (?:an?|the|his|her|their) (?:[\w-]+ ){1,3}(?:to )?(?:cross|across)(?:ing)? /i,
  /** Somebody is spoken to who has no name. */
  conversation: /\b(?:talk|speak|chat)\w* (?:to|with) (?:someone|somebody|another person|a stranger)\b/i,
  roasting: /\broast/i,
  /** Fire comes out of somebody's mouth. */
  'fire-breath':
    /\b(?:breath|spit|spew|belch|blow|shoot|exhal|spout|unleash)\w*\b(?: \w+){0,4} (?:fire|flames?|fireballs?|inferno)\b|\bfire-? ?breathing\b/i,
  /** Somebody is in another's arms. */
  carrying: /\b(?:carr(?:y|ies|ied|ying)|rescu(?:es|ed|ing)|sav(?:es|ed|ing)|hold(?:s|ing)|cradl(?:es|ing))\b/i,
  /** One gives something to another; or to another it is given, who is named first. */
  giving:
    /\b(?:giv(?:es?|ing)|hand(?:s|ing)|pass(?:es|ing)|offer(?:s|ing)|present(?:s|ing)|deliver(?:s|ing))\b[^.]*\bto (?:an?|the|his|her|their|its|another)\b|^to (?:an?|the) [^.]*\bgives?\b|\b(?:giv(?:es?|ing)|hand(?:s|ing)|offer(?:s|ing)) (?:an?|the|his|her|their|another) (?:\w+ ){1,2}(?:an?|some|the|two|three) \w/i,
  /** Something is done to who is named first by who is named after: it is in their hands, before them, below them. */
  'held-by':
    /\b(?:held|carried|hugged|embraced|cuddled|cradled|lifted|eaten|thrown|tossed|kicked|caught|juggled|read|waved|hoisted|picked up) by (?:an?|the|one|two|his|her|its|their)\b/i,
  'tended-by':
    /\b(?:fed|petted|stroked|washed|bathed|groomed|brushed|milked|examined|painted|photographed|watched|admired|repaired|fixed|sheared) by (?:an?|the|one|two|his|her|its|their)\b/i,
  'pushed-by': /\b(?:pushed|pulled|dragged|towed|hauled) by (?:an?|the|one|two|his|her|its|their)\b/i,
  'ridden-by': /\b(?:ridden|driven|steered|piloted|rowed|paddled) by (?:an?|the|one|two|his|her|its|their)\b/i,
  'chased-by':
    /\b(?:chased|followed|pursued) by (?:an?|the|one|two|three|four|five|six|seven|eight|several|many|some|his|her|its|their)\b/i,
  /** Something falls because somebody has touched it. */
  toppling:
    /\bknock(?:s|ed|ing)? (?:over|down) |\bknock(?:s|ed|ing)? (?:an?|the|his|her|its|some|over) (?:\w+ ){1,4}(?:off|over|down)\b|\b(?:push|tip)(?:es|s|ed|ping|ing)? (?:an?|the|over) (?:\w+ ){1,4}(?:off|over)\b/i,
  /** Somebody jumps off what they were on. */
  'leaps-down':
    /\b(?:jump|leap|hop)(?:s|ed|ing|t|ping)? (?:down |off |down off |down from |off of |from )(?:an?|the|his|her|its|their) /i,
  'to-first': /^to (?:an?|the) /i,
  /** Two look at each other. */
  'face-to-face':
    /\b(?:facing|looking at|staring at|gazing at|smiling at) (?:each other|one another)\b|\bface to face\b|\b(?:talk|speak|chat|complain|explain|apologi[sz])(?:s|ing)?(?: \w+)? (?:to|with) (?:an?|the|his|her|their)\b(?![^.]*\b(?:phone|group|crowd|audience|class|microphone)\b)/i,
  /** Food is made smaller with a blade. */
  cutting: /\b(?:cut|slic|chop|dic|crush|peel|carv|minc|grat)(?:s|es|t?ing|ping)?\b/i,
  /** Something is made warm over a fire. */
  heating: /\b(?:melt|heat)(?:s|ing)\b/i,
  /** Nothing of it is calm. */
  chaos: /\b(?:chao(?:s|tic)|swirling|turbulent|frenzied|frantic|explosive|splatter(?:ed|s)?|wild brush)\b/i,
  /** Clothes are shown on somebody. */
  modelled: /\bfashion (?:sketch|illustration|drawing|plate|show|model)\b|\b(?:catwalk|haute couture)\b/i,
  /** Somebody looks out of what they are in. */
  peeking:
    /\bpeek(?:s|ed|ing)? out\b|\bpoking (?:its|his|her|their) heads? out\b|\bpokes? (?:its|his|her|their) heads? out\b/i,
  /** It is so near to the planet that this fills the lower part of the picture. */
  orbit:
    /\b(?:floating|drifting|hovering|orbiting|orbits|circling|suspended|weightless|in orbit)(?: (?:high|far|around|above|over|in space|the|planet))* earth\b/i,
  /** Something is on its way through space. */
  spacebound:
    /\b(?:going|goes|flying|flies|travel(?:l?ing|s)|heading|headed|on (?:its|the|his|her|their) way|voyage|journey|trip|ride|riding|driving|sailing) (?:up )?(?:to|towards?) (?:the )?(?:moon|mars|stars|outer space|space|saturn|jupiter|another planet)\b/i,
  /** It stands up on a height. */
  summit:
    /\bon (?:top of )?(?:(?:an?|the) (?:\w+ ){0,2}|(?:(?:snowy|high|rocky|grassy|green|mountain) )?)(?:mountain|mountaintop|peak|summit|hill|hilltop)(?: top)?(?=[.,;!?]|\s(?:with|at|in|by|under|overlooking|and|during|above|arms|hands|raising|watching|looking|holding|waving)\b|\s*$)/i,
  /** Somebody looks at something through a window, which is seen out there. */
  'window-view':
    /\blook\w* (?:out(?: of)?|through) (?:an?|the) (?:[\w-]+ )?window at (?:an?|the|some|two|three|several)\b/i,
  /** It goes down or up the side of a height. */
  downhill: /\b(?:down|off) (?:an?|the) (?:[\w-]+ ){0,2}(?:hill|hillside|slope|mountain|mountainside|dune)\b/i,
  uphill: /\bup (?:an?|the) (?:[\w-]+ ){0,2}(?:hill|hillside|slope|mountain|mountainside|switchback|dune)\b/i,
  /** Something leaps so high that the moon is below it. */
  'over-moon': /\b(?:jump|leap|fl[yi]|soar|glid|vault|hop)\w*\b[^.]{0,24}\bover (?:the|a) (?:\w+ )?moon\b/i,
  /** Only what the picture is about is sharp. */
  blurred:
    /\b(?:background|backdrop|room|surroundings|setting)\b[^.]{0,40}\b(?:blurred|blurry|out of focus)\b|\b(?:blurred|blurry|out-of-focus) (?:background|backdrop|room|surroundings)\b/i,
  /** Nothing stands in the room. */
  unfurnished:
    /\b(?:empty|unfurnished|vacant|bare)(?:,? \w+){0,2} (?:room|apartment|flat|loft)\b|\b(?:room|apartment) (?:is|that is|which is) (?:completely |entirely )?empty\b/i,
  /** One goes by another, the same way. */
  passing:
    /\b(?:zoom|speed|sped|rac|driv|drov|rush|roar|whizz|flew|fly|cruis|streak|dash)\w* (?:right )?(?:past|by) (?:an?|the)\b|\bovertak\w+\b|\bpass(?:es|ing|ed) (?:an?|the)\b/i,
  /** Something goes fast: it is seen in motion. */
  speeding:
    /\b(?:zoom|speed|sped|rac|roar|whizz|zip|hurtl|tear|tore|thunder|streak|blaz|barrel)\w* (?:right )?(?:past|by|down|along|through|across|over|around|up|on|away)\b/i,
  /** Two run together, though it is said of one. */
  'runs-along': /\brun(?:s|ning) (?:along|alongside|next to|with) (?:its|an?|the|his|her)\b/i,
  /** One thing is larger than what it should go into. */
  'too-large':
    /\b(?:(?:does|do|did|could)n['’]t|(?:does|do|did|will|can|could) ?not|(?:can|won)['’]t) fit (?:in|into|inside|through|under|on|onto)\b|\btoo (?:big|large|tall|wide) (?:to fit |for )(?:in|into|inside|through|an?|the|its)\b/i,
  sniffing: /\bsniff(?:s|ing)\b/i,
  /** Who is dressed for skis has them. */
  'ski-gear': /\bski (?:gear|suits?|outfits?|clothes|clothing|equipment|attire)\b|\bequipped with skis\b/i,
} as const satisfies Record<string, RegExp>;

export type Told = keyof typeof turns;

const turnsIn = createFinder<Told>(turns);

export function toldIn(prompt: string): readonly Told[] {
  // what a sign says is done by nobody
  return turnsIn(prompt.replaceAll(/"[^"]*"|“[^”]*”/g, '""'));
}
