import { terms } from './terms.js';

/**
 * Words that mean something bad in one company and nothing bad in another. Where one of `fine` stands within a few
 * words, and none of `unless` anywhere, the term means the harmless thing.
 */
export interface Context {
  readonly terms: readonly string[];
  readonly fine: readonly string[];
  readonly unless?: readonly string[];
  /** A name as well: Dick Whittington, Gore Street. Harmless with a capital beside another word with a capital. */
  readonly name?: boolean;
}

const context = (list: string, fine: string, more: { unless?: string; name?: boolean } = {}): Context => ({
  terms: terms(list),
  fine: terms(fine),
  ...(more.unless ? { unless: terms(more.unless) } : {}),
  ...(more.name ? { name: true } : {}),
});

/** What history, remembrance and resistance are told with. */
const HISTORY = `
  museum*, memorial*, monument*, histor*, documentar*, book*, textbook*, novel, lesson*, trial*, tribunal*, survivor*,
  victim*, remember*, remembrance, resist*, occupation, occupied, defeat*, fight*, fought, against, anti, stop, bunker*,
  era, war, ww2, wwii, 1933, 1938, 1940, 1940s, 1941, 1942, 1943, 1944, 1945, captured, newspaper*, exhibit*, archive*, liberat*,
  escap*, hiding, hid, rescue*, rescuing, diary, mock*, satir*, parody, candle*, stumbling, ruin*, archaeolog*, spy, spies, enigma,
  stolen, looted, confront*, clean*, remov*, condemn*, report*, awareness, education, class, display, civil rights, justice, punch*, villain*, film, movie
`;
const PRAISE = `
  propaganda, proud*, glor*, heil, salut*, hero, heroes, heroic, celebrat*, prais*, love, denial, deny, recruit*, supremac*, power, join,
  great again, beautiful, rightful, inferior, master, hail, rally, rallies, march*, logo*, worship*, admir*
`;

/** Somebody to whom it is done: then no company makes it harmless. */
const SOMEBODY = `
  man, men, woman, women, girl*, person*, people, body, bodies, corpse*, prisoner*, victim*, soldier*, hostage*, child, children, boy, boys,
  kid, kids, her, him, his, someone, somebody, human*, family, villager*, teen*, wife, husband, being
`;

export const CONTEXTS: readonly Context[] = [
  // birds, farms and kitchens
  context(
    'cock, cocks',
    `hen*, rooster*, chicken*, crow*, bird*, pheasant*, farm*, yard, farmyard, barn*, feather*, weather*, rock, wine, soup,
    stew, pub, inn, beak, nest*, coop, chick, chicks, dawn, grouse, robin, lek*, village, church, roast*, cooked, simmer*,
    sunrise, poultry, bull, tap, valve, comb, plumage, dunghill, morning, tavern`,
    {
      unless:
        'hard, huge, erect, suck*, naked, nude, man, men, woman, women, throbbing, veiny, big, rubbing, riding, wet',
    },
  ),
  context(
    'tit, tits, titties',
    `bird*, feeder*, nest*, reed*, branch*, blue, great, coal, marsh, willow, crested, bearded, seed*, pine, egg*, garden*,
    beak*, wing*, winter, tat, titmouse, finch*, robin*, sparrow*, woodland, fledgling*, perch*, peanut*, hedge*, oak, birch`,
    { unless: 'big, huge, woman*, girl*, her, bare, naked, wet' },
  ),
  context(
    'pussy',
    `cat, cats, kitten*, willow*, fur*, paw*, whisker*, purr*, bow, blouse*, foot*, toes, riot, hat, meow*, miaow*, tabby, ginger,
    asleep, sleeping, windowsill, mouse, mice, cream, tree, ladder, yarn, basket, hearth, owl, cocktail*`,
    { unless: 'wet, shaved, spread, woman*, girl*, naked, nude' },
  ),
  context(
    'boob, boobies, boobs',
    'footed, galapagos, seabird*, bird*, nest*, masked, brown, trap*, prize*, tube, peruvian',
  ),
  context(
    'dick, dicks',
    `detective*, private, noir, moby, whale*, pudding, custard, spotted, clever, jane, tracy, uncle, tom, harry, novel*, pantomime`,
    { name: true },
  ),
  context(
    'rape',
    `field*, flower*, bloom*, blossom*, oil*, seed*, crop*, yellow, harvest*, bee, bees, broccoli, garlic, farm*, lock,
    sabine*, map, lucretia, honey, plant*, canola, bramber, europa, proserpina, pollen, sussex`,
    { unless: `${SOMEBODY}, scene*, violent*, brutal*, attack*` },
  ),
  // trades and tools
  context(
    'nipple, nipples',
    `bottle*, feeding, pacifier*, teat*, grease, pipe*, brass, spoke*, bicycle*, wheel*, valve*, plumb*, fitting*, lubricat*,
    tractor*, cactus, steel, thread*, hose*, machine*, axle*, bearing*, silicone, rubber, steriliser, sterilizer, soother*`,
    { unless: 'naked, nude, topless, breast*, bare, sexy, pierced, erect, hard' },
  ),
  context(
    'stripper*, stripping, strip*',
    `paint*, wire*, wallpaper*, varnish*, cable*, thread*, insulation, well, wells, cotton, chemical*, furniture, wood*, floor*, bark,
    leaves, leaf, herb*, rosemary, boat*, chair*, door*, log*, engine*, bed linen, mine*, mining, workshop, workbench, sewing`,
    { unless: 'woman*, girl*, pole, club*, lap, naked, clothes, sexy, men' },
  ),
  context(
    'vibrator*',
    'concrete, construction, truck*, seismic, worker*, building, industrial, mechanical, engine*, site, motor*, phone*, builder*',
  ),
  context(
    'erection',
    `tower*, scaffold*, building*, bridge*, tent*, barn*, monument*, church*, construct*, crane*, steel, statue*, wall*, cathedral*, mast*, of the, village`,
    { unless: 'man, men, his, naked, nude, hard, pants, trousers' },
  ),
  context('phallus', 'mushroom*, impudicus, fungus, fungi, stinkhorn*, forest*, botan*'),
  context(
    'horny',
    'coral*, beak*, toad*, hand*, handed, layer*, scale*, hoof*, hooves, tortoise*, lizard*, goat*, shell*, plate*, horn*, turtle*, claw*',
  ),
  context(
    'bondage',
    `book*, novel, brick*, slave*, israelites, egypt, abolition, free*, liberat*, pattern*, masonry, bible, biblical, debt, mortar, serf*, pharaoh, moses, exodus`,
  ),
  context(
    'cum',
    'laude, bed, sofa, kitchen, dining, room, study, library, cafe, shop, office, garage, dividend*, workshop, bar, lounge, guest, studio',
  ),
  context(
    'sex, sexual, sexually',
    `determin*, chromosome*, ratio, education, turtle*, egg*, bee, bees, hatch*, plant*, flower*, pollinat*, infographic*,
    biolog*, papaya*, scien*, zoolog*, wildlife, seahorse*, pistols, same, opposite, fair, species, temperature, gene*, gender, orientation, harassment, equality, assault prevention,
    reproduction, dimorphism, selection, fern*, moss*, fungi, insect*, school poster, discrimination, equal, puberty`,
    { unless: 'having, oral, scene*, hot, hard, naked, nude, porn*, explicit, tape, underage, toy*, act, acts' },
  ),
  context(
    'intercourse',
    'social, pennsylvania, commercial, diplomatic, friendly, party, town, amish, conversation*, buggy, village, trade, daily',
  ),
  context('dildo, dildos', 'newfoundland, town, harbour, harbor, cove, fishing, bay, island'),
  context(
    'genital*, penis, penises, vagina*, vulva*, testicle*, scrotum, clitoris, labia, anal, orgasm*',
    `
    anatomy, anatomical, diagram*, chart*, textbook*, medical, veterinary, fish, fin, fins, gland*, cancer, health, botan*, orchid*, snail*, insect*`,
  ),
  context('erotic, eroticism', 'museum, history, khajuraho, pompeii, thriller'),
  // what sounds violent
  context(
    'gore, gores, gored',
    'skirt*, pattern*, street*, globe*, balloon*, tex, al, vidal, sew*, tram*, sail*, map*, fabric, seam*, dress*, bull*',
    { name: true, unless: `${SOMEBODY}, blood*, horror, murder*, extreme` },
  ),
  context(
    'torture, tortured, torturing',
    'museum*, test*, metal, tree*, rock*, olive*, poet*, artist*, sculpture*, trunk*, branch*, soul*, genius, phone*, pine*, against, prevention, convention',
    { unless: SOMEBODY },
  ),
  context('snuff', 'bottle*, box*, tobacco, candle*, silver, nose, qing, porcelain, antique, jar*, wick*, mull', {
    unless: 'film*, movie*, video*, killing, murder*',
  }),
  context('lynching, lynched', HISTORY, { unless: PRAISE }),
  context(
    'cannibal*',
    'snail*, spider*, mantis, mantises, part, parts, spare*, aeroplane*, airplane*, galaxy, galaxies, computer*, fish*, star*, toad*, engine*, car*, bike*, crab*, sandwich*, beetle*',
    { unless: `${SOMEBODY}, eating` },
  ),
  context(
    'massacre*',
    `memorial*, painting*, museum*, monument*, chess, history, historical, innocents, remembrance, commemorat*, victims, pawn*, fresco*, anniversary`,
    { unless: `blood*, gor*, graphic, ${SOMEBODY}` },
  ),
  context('dead bodies, bloody body, human flesh', 'exhibit*, anatomy, museum*, celestial, medical school'),
  context(
    'execution, public execution, executed prisoner*',
    'code, will, dive, plan*, pirouette*, program*, hackathon, museum*, painting*, order*, trade*, history',
  ),
  context('strangling, strangled to death', 'ivy, fig*, vine*, weed*, root*, plant*'),
  context('burned alive, burning alive', 'chilli*, chili*, sun*, cartoon tongue, hot sauce, joan of arc', {
    unless: SOMEBODY,
  }),
  context(
    'crushed skull, severed',
    'candy, sweets, ties, rope*, cable*, line, lines, thread*, bridge*, connection*, link*, wire*, tree*, trunk*, branch*, stem*, root*, hose*, pipe*, lizard*, chain*',
    { unless: SOMEBODY },
  ),
  context('murdered', 'mystery, board game, clue, mr black, dinner, novel*, book*, mr boddy'),
  // what sounds like harm to oneself
  context(
    'suicide, suicidal',
    `squeeze*, king, door*, squad, prevent*, aware*, hotline*, helpline*, baseball, bunny, bunnies, card*, charity, support, counsel*, stop, survivors, gear*, burnout`,
    { unless: 'note, method*, how to, hanging, jumping, bridge, rope, commit*' },
  ),
  context(
    'overdose, overdosing',
    'sunshine, cute*, chocolate, colour*, color*, sugar, vitamin*, joy, caffeine, coffee, prevent*, naloxone, aware*, happiness, candy, glitter, pink, flowers, kitsch, sweets, nostalgia, christmas',
  ),
  context(
    'self harm, self injury',
    'helpline*, hotline*, prevent*, aware*, support, recover*, charity, counsel*, leaflet*, stop',
  ),
  context(
    'cutting himself, cutting herself, cutting yourself, cutting myself, cut myself, hang myself',
    'slack, slice*, piece*, cake*, bread, bangs, fringe, hair, off from, a dress, a coat, some, key*',
    { unless: 'razor*, wrist*, blade*, arm, arms, knife, blood*, scars, bleeding' },
  ),
  context('ways to die, best way to die, want to die', 'out, extinct*, dinosaur*, wool, hair, yarn, laughing'),
  // history and religion
  context(
    'swastika*',
    `hindu, jain, buddh*, temple*, diwali, rangoli, mosaic*, ancient, greek, roman, navajo, native, india*, tibet*, pottery, puja,
    sanskrit, japan*, altar*, auspicious, ganesh*, bronze age, basket*, vase*, celtic, etruscan, hinduism, monastery, shrine*, kolam`,
    { unless: 'nazi*, hitler, armband*, rally, reich, ss, heil, white power, flag*, tattoo*, burning' },
  ),
  context(
    'nazi, nazis, hitler, holocaust, genocide, kkk, ku klux klan, klansman, klansmen, racist, antisemitic, anti semitic, homophobic, islamophobic, gas chamber*, ethnic cleansing, lynch mob, blackface, subhuman*, hate crime, neo nazi*, neonazi*, third reich glory, white supremac*',
    HISTORY,
    { unless: PRAISE },
  ),
  context('gas chamber*', 'fumigat*, fruit*, orange*, insect*, laboratory, chemistry'),
  context(
    'white pride, white power, race war, master race',
    'lion*, lily, lilies, cable*, outlet*, adapter*, adaptor*, supply, supplies, plug*, socket*, button*, car, cars, toy*, tomato*, cyclist*, bicycle*, bank, charger*, drill*, tool*',
  ),
  // words that are also slurs
  context(
    'chink, chinks',
    'armour*, armor*, light, curtain*, wall*, log*, fence*, cabin*, glass*, moss, door*, shutter*, window*, plank*, board*, ice, coins, blind*, roof, stone*, brick*, sun*',
  ),
  context(
    'coon, coons',
    'raccoon*, maine, dog*, cheese, fence*, cat*, hound*, kitten*, trash, bin*, mask, ringed, forest, hollow',
  ),
  context(
    'faggot*, fag, fags',
    'pea*, gravy, plate*, stick*, wood*, bundle*, twig*, food, meatball*, bassoon*, fire*, end*, ash*, cigarette*, pub, smok*, kindling, packet*',
  ),
  context('gook*', 'clay, goggle*, mud*, glue, sticky, workbench, slime, pottery, kitchen*, paint, oil*'),
  context(
    'retards, tranny, trannies, paki, pakis, spic, spics, kike*',
    'flame*, fire*, chevy, gearbox*, transmission*, truck*, car*, oil, backpack*, rucksack*, span, engine*',
  ),
  // the rest of the terms, each with the company in which it is harmless
  context(
    'nude, nudes, nudity, naked',
    `museum*, marble, statue*, sculpture*, classical, greek, rodin, fresco*, renaissance, eye, eyes, truth, chef, lunch, ambition, aggression, greed`,
    { unless: 'woman*, women, man, men, girl*, boy*, photo*, bed, sexy, erotic, model*, posing' },
  ),
  context('clothes off', 'line, rack*, hanger*, washing, floor, hook*, shelf, shelves, laundry, dry*'),
  context('wearing nothing', 'special, fancy, warm, heavier, unusual'),
  context('porn, porno', 'food, earth, cabin, property, map, maps, ruin*, architecture, bookshelf*, space, foodie'),
  context(
    'xxx',
    'large, size*, shirt*, hoodie*, bowl, roman, numeral*, moonshine, barrel*, jug*, bottle*, amsterdam, kiss, kisses, chapter, volume, olympi*, card*, letter*, century, xxxl, xl',
  ),
  context('centerfold', 'car, cars, map*, newspaper, baseball, stadium, recipe*, tractor*'),
  context('smut', 'corn, fungus, fungi, wheat, barley, plant*, disease*, soot, grain, maize, rust, spores'),
  context(
    'fetish',
    'zuni, african, voodoo, tribal, carved, shaman*, museum*, wooden, congo, kongo, nkisi, amulet*, ritual mask*, stone',
  ),
  context(
    'orgy, orgies',
    `colo*, flower*, shopping, light*, music, baroque, ornament*, food, cake*, spending, autumn, pattern*, tulip*, sale*, sound, buying, destruction of paper, paint`,
    { unless: 'naked, nude, sex*, bodies, villa, couples' },
  ),
  context(
    'threesome',
    'golf*, kitten*, owl*, cat, cats, dog*, bird*, pupp*, duck*, penguin*, trio, rabbit*, foxes, teacup*',
  ),
  context('creampie, cream pie', 'dessert*, baker*, banana, coconut, lemon, whipped, slice, crust, diner, plate'),
  context(
    'doggy style, doggystyle',
    'raincoat*, pug*, dog, dogs, fashion, grooming, pupp*, outfit*, coat*, bandana*, salon',
  ),
  context('missionary position', 'church, africa*, priest, job, vacan*, village, school'),
  context('anal', 'retentive, fin, fins, scale*, gland*, vent, beetle'),
  context(
    'on all fours',
    'crawl*, climb*, play*, animal*, dog*, cat, cats, bear*, wolf, wolves, yoga, beast*, gorilla*, baboon*, lion*, tiger*, pretend*, floor',
    { unless: 'naked, nude, sexy, bed, lingerie' },
  ),
  context('g string', 'guitar*, violin*, cello*, tun*, bach, ukulele, bass, instrument*, bow, fret*, banjo*, music*'),
  context(
    'pin up',
    'board*, poster*, notice*, map, maps, note, notes, drawing*, wall, cork*, fabric, hair, hem, pattern*, sign*, list, schedule, cards, leaflet*',
  ),
  context(
    'spread legs, legs spread',
    'tripod*, spider*, giraffe*, compass*, table*, stool*, chair*, crab*, insect*, gymnast*, easel*',
  ),
  context(
    'see through',
    'window*, glass, curtain*, umbrella*, raincoat*, backpack*, bag, bags, box*, bottle*, container*, jellyfish, frog*, fish, phone case*, plastic',
  ),
  context('wet t shirt', 'laundry, line, drying, hang*, washing, sponge'),
  context(
    'underwear, panties, thong, lingerie, garter belt',
    `line, clothesline, laundry, drawer*, shop*, store*, fold*, packag*, advert*, socks, washing, leather, sandal*, flip, museum,
    mannequin*, department, display, factory, hanger*, basket*, saddle*, snake*, rack*`,
    { unless: 'wearing, her, his, woman*, sexy, body, girl*, boy*, teen*, child*, kid*' },
  ),
  context(
    'breasts, big breasts, large breasts, huge breasts',
    'chicken*, duck*, turkey*, quail*, pigeon*, pheasant*, roast*, grill*, pan, cook*, poultry, stuffed, robin*, goose',
  ),
  context(
    'buttocks, butt, crotch',
    `anatomy, muscle*, glute*, chart*, rifle*, cigarette*, joint*, goat*, head*, water, pork, hinge*, tree*, nest*, branch*, trouser*, seam*, sculpture*, wine, barrel*, rain`,
  ),
  context('cleavage', 'crystal*, mineral*, cell*, rock*, slate, mica, egg*, embryo*, plane*, geolog*, zygote*'),
  context('lust, lustful*', 'gold, life, wander*, power, adventure, travel, blood'),
  context(
    'moaning, aroused, arousing, arousal',
    'wind*, ghost*, myrtle, cow*, floorboard*, suspicion*, curiosity, psycholog*, curve*, interest, door*, sea',
  ),
  context('camel toe', 'camel*, desert, track*, sand, hoof*'),
  context('upskirt', 'law*, ban*, illegal, campaign, police, sign*'),
  context(
    'entrails, intestines spilling, guts spilling, guts hanging',
    'sausage*, augur*, roman, machine*, computer*, clock*, fish*, sofa*, pumpkin*, teddy, radio*, piano*, watch*, robot*',
    { unless: SOMEBODY },
  ),
  context(
    'beheading*, behead, beheaded, decapitat*',
    `rose*, flower*, tulip*, dandelion*, baptist, saint*, caravaggio, altarpiece*, painting*, fresco*, icon, icons, holofernes, judith, museum*, chess, statue*, snowman*, snowmen, doll*, scarecrow*, lego, gingerbread, weed*, asparagus, carrot*, thistle*`,
    { unless: SOMEBODY },
  ),
  context(
    'exploded head, exploding head gore, bullet through head',
    'gasket*, engine*, cauliflower*, diagram*, lettuce, dandelion*',
  ),
  context('gunshot wound*', 'training, medic*, first aid, manikin*, surgeon*, simulation, textbook*'),
  context('bleeding out', 'ink*, colo*, paint*, watercolo*, marker*, dye*, light*'),
  context('bludgeon*', 'museum*, weapon*, club, clubs, flail*, medieval, ogre*', { unless: SOMEBODY }),
  context(
    'mutilat*, mangled, dismember*',
    'book*, coin*, banknote*, note*, sign*, car, cars, bike*, bicycle*, fork*, clock*, toy*, doll*, teddy, umbrella*, radio*, furniture, machine*',
    { unless: SOMEBODY },
  ),
  context('lynching, lynch mob, hakenkreuz, execution video', HISTORY, { unless: PRAISE }),
  context('kkk', 'laugh*, haha, hahaha, risos, drum*'),
  context('blackface', 'sheep, ram, rams, lamb*, ewe*, wool, scottish, monkey*, spoonbill*, flock*, pasture*'),
  context('aryan race, aryan nation*', 'linguist*, language*, ancient, vedic, iran*, history'),
  context('retards', 'flame*, fire*, growth, rust, ice, corrosion, decay, spoil*'),
  // people's names
  context('shota', '', { name: true }),
];

/** What can be said of things as well as of people: harmless when it describes one of `things.json`. */
export const DESCRIBING = terms(`
  naked, nude, nudes, topless, bottomless woman, bottomless man, unclothed, beheaded, decapitat*, dismember*, disembowel*, eviscerat*,
  mutilat*, mangled, severed, impaled, flayed, tortured, slaughtered, undress*, stripping, bare, skimpy, see through,
  voluptuous, seductive*, sexy, sensual*, provocative*, kinky, murdered, strangled
`);

/** The same, said after what it describes: a wardrobe without clothes. */
export const DESCRIBING_AFTER = terms(`
  no clothes, without clothes, without any clothes, without clothing, without her clothes, without his clothes,
  without wearing anything, wearing nothing, nothing on but, clothes off
`);

/** Things that WordNet counts among people or lacks. */
export const MORE_THINGS = terms(`
  flame, driftwood, bulb, doll, stump, rail, rails, dummy, mannequin, bunny, teddy, bear, banknote, brick, boot, boots, heel, heels, hull, statue, turkey, eye, truth,
  scarecrow, snowman, puppet, figurine, sculpture, tower, ship, boat, sunflower, dandelion, tulip, rose, peony, horse, goat, sheep, pig,
  hen, duck, goose, mole, rat, king, queen, pawn, bishop, knight piece, gingerbread, jeep, decker, line, wire, cliff, hill, mountain,
  ridge, moon, earth, ground, soil, land, field, forest, wood, woods, timber, stone, stones, bone, bones, pizza, burger, taco, salad, cake, bread,
  guitar, piano, violin, motorcycle, motorbike, bike, car, engine, frame, chassis, wall, walls, house, room, shelf, window, store, shop, closet,
  wardrobe, hanger, rack, oat, oats, barley, wheat, grain, vineyard, palette, shade, tone, tones, lipstick, gloss, polish, manicure,
  eyeshadow, makeup, stocking, tights, pump, pumps, bra, gown, dress, blouse, suede, satin, silk, leather, beige, pink, brown, gun, sword,
  blade, knife, steel, iron, metal, concrete, plaster, hook, cable, rope, lamp, lantern, candle, light, fire, wick, emperor, clothesline, laundry
`);

/** Somebody: what describes them is meant of them, whatever else is named. */
export const PEOPLE = terms(`
  woman, women, man, men, girl*, boy*, lady, ladies, people, person*, couple*, model*, body, bodies, actor*, actress*, celebrit*,
  teen*, child*, kid, kids, wife, husband, mother, father, sister*, brother*, daughter*, son, sons, student*, teacher*, nurse*, maid*,
  princess*, elf, elves, mermaid*, goddess*, human*, she, he, her, him, his, hers, they, them, us, me, guy, guys, dude*, babe*, chick, chicks, milf*,
  victim*, prisoner*, soldier*, corpse*, cadaver*, villager*, dancer*, swimmer*, crowd*, family, families, male, female, self, somebody, someone,
  queen*, witch*, vampire*, angel*, fairy, fairies, demon*, nun, nuns, cop, cops, officer*, secretar*, waitress*, bride*, boss*, neighbor*, neighbour*, mom, moms, mum, dad,
  aunt*, lover*, singer*, star, stars, idol*, influencer*, player*, athlete*, wrestler*, warrior*, pirate*, hero*, villain*, character*, slave*, patient*, doctor*,
  tourist*, hiker*, runner*, rider*, surfer*, skater*, cyclist*, worker*, selfie*, party, parties, beach*, club*, bar, scene*, act, show, photo*, picture*, portrait*, video*, art, image*, pic, pics, shoot
`);
