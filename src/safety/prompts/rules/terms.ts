import { visibleText } from '../letters.js';

/**
 * The rule set for prompts. A term is one or more words; `*` at the end of a word stands for any ending. Terms are
 * compared with whole words, so that Scunthorpe and Sussex are safe by construction. Keep the lists readable: a new term
 * comes with lines in `test/safety/`, on both sides. Words that mean either are in `contexts.ts`, other languages in
 * `languages.ts`.
 */

/** A list of terms, written as running text; compared like the prompt, without marks on letters. */
export function terms(list: string): readonly string[] {
  return visibleText(list)
    .split(',')
    .map((term) => term.trim().replace(/\s+/g, ' '))
    .filter((term) => term.length > 0);
}

export type Category = 'sexual' | 'sexual_minors' | 'violence' | 'self_harm' | 'hate';

/** Phrases that mean something harmless. They are taken out before any rule looks. */
export const HARMLESS = [
  // colour, food, nature, figures of speech
  ...terms(`
  nude colo*, nude lip*, nude heel*, nude pump*, nude palette*, nude tone*, nude shade*, nude nail*, nude makeup,
  nude make up, nude beige, nude pink, nude dress*, nude gown*, nude shoe*, nude fabric, nude leather, in nude and,
  nude eyeshadow, naked mole*, naked eye*, naked cake*, naked truth, naked oat*, naked flame*, naked bulb*, naked
  light bulb*, naked tree*, naked branch*, naked neck chicken*, naked rock*, naked juice, naked wire*, stark naked
  tree*, naked lady flower*, naked bike*, naked motorcycle*, breast cancer, chicken breast*, duck breast*, turkey
  breast*, breast stroke, breaststroke, breast pocket*, breast plate*, red breast*, robin redbreast, breast feed*,
  breastfeed*, breast pump*, breasted, sex education, sex pistols, sex and the city, same sex, opposite sex, sex
  ratio, battle of the sexes, single sex, both sexes, sex chromosome*, cock robin, cock crow*, weather cock*, cock
  pheasant*, cock of the walk, cock and bull, cock and hen*, moby dick, dick tracy, dick van dyke, spotted dick,
  pussy willow*, pussy cat*, pussy riot, blue tit, blue tits, great tit, great tits, coal tit*, marsh tit*, long
  tailed tit*, tit bird*, blue footed boob*, brown boob*, masked boob*, red footed boob*, booby trap*, booby bird*,
  ass and ox, ox and ass, wild ass*, jack ass, african ass, porn star martini, pornstar martini, food porn, strip
  mall*, comic strip*, strip of, landing strip*, las vegas strip, gaza strip, bacon strip*, film strip*, strip
  light*, sunset strip, strip mine*, strip mining, erotic asphyxia prevention, hot dog*, hot chick* soup, horny
  toad*, horny goat weed, shag carpet*, shag rug*, climax forest*, climax community, orgy of colo*, kinky hair,
  kinky curl*, bondage of, anal fin*, anal scale*, cum laude, hooker furniture, john lee hooker, rugby hooker*,
  mount everest, no nudity, without nudity, no nude*, not nude, non nude, no nsfw, not nsfw, no porn*, no sex, no sexual,
  not sexual, non sexual, not sexy, no gore, without gore, not gory, without blood, no swastika*, no nazi*, without any
  nudity, free of nudity, no violence
  `),
  // sounds violent, is not
  ...terms(`
  shooting star*, field of rape, oilseed rape, stripper well*, shooting guard*, photo shoot*, shooting hoops, bamboo shoot*, film shoot*, video shoot*, killer
  whale*, killer bee*, killer app*, lady killer*, drop dead gorgeous, dead sea, dead tree*, dead leaves, dead wood,
  deadlift*, dead end*, day of the dead, walking dead poster, grateful dead, dead nettle*, dead battery, blood
  orange*, bloody mary, blood moon*, blood pressure, blood bank*, blood cell*, blood drive*, blood donation*, blood
  donor*, blood test*, blood sugar, blood hound*, blood lily, blood red, blood type*, new blood, gore tex, al gore,
  gore vidal, gored skirt*, slaughterhouse five, head of lettuce, severed ties, hanging garden*, execution of,
  torture garden orchid, brain teaser*, guts and glory, dismembered sculpture, mutilated book*, killing time,
  dressed to kill, stab at, slasher movie poster, cut flowers, butcher* shop*, butcher* block*, butcher* knife,
  massacre of the innocents, suicide prevention, suicide awareness, suicide squad, suicide door*, suicide hotline,
  suicide bunny, self harm prevention, self harm awareness, hang myself a, hanging lamp*, cutting board*, noose knot
  diagram, pain killer*, overdose of cuteness, overdose prevention
  `),
  // history, religion and everyday words
  ...terms(`
  hindu swastika*, buddhist swastika*, jain swastika*, swastika on a temple, nazi hunter*, anti nazi, anti fascist*, anti racis*,
  against racism, against nazi*, holocaust memorial*, holocaust museum*, holocaust remembrance, concentration camp
  memorial*, genocide memorial*, grammar nazi, soup nazi, white power cable*, white power outlet*, white power
  adapter*, white supremacy protest sign, kkk drum, chink in, chinks of light, nip in the air, spick and span,
  cracker* and cheese, cheese and cracker*, gypsy moth*, paddy field*, rice paddy, dyke along, dykes of holland,
  coon cat*, maine coon*, minor chord*, minor scale*, minor key, asia minor, ursa minor, minor league*, minor planet*,
  kid gloves, kid leather, baby grand, baby blue, baby carrot*, baby bottle*, baby's breath, juvenile eagle*, juvenile gull*,
  juvenile bird*, juvenile fish, adolescent orangutan*, kid goat*, teen titans
  `),
];

/** Enough by themselves for `sexual`. */
export const SEXUAL = terms(`
  nude, nudes, nudity, nudist*, naked, nakedness, topless, bottomless woman, bottomless man, unclothed, no clothes,
  without clothes, without any clothes, without clothing, without her clothes, without his clothes, without wearing
  anything, wearing nothing, nothing on but, clothes off, fully exposed body, bare breast*, bare chested woman, bare
  buttocks, bare bottom, exposed breast*, exposed genital*, exposed nipple*, see through lingerie, transparent
  lingerie, porn, porno, pornograph*, pornstar*, pr0n, pron, xxx, nsfw, hentai, ecchi, ahegao, rule34, rule 34,
  onlyfans, camgirl*, playboy centerfold, centerfold, erotic, erotica, erotically, eroticism, lewd, lewds, smut,
  smutty, fetish, bdsm, dominatrix, bondage, sex, sexual, sexually, having sex, sex scene*, sex act*, intercourse,
  blowjob*, blow job*, handjob*, hand job*, fellatio, cunnilingus, deepthroat*, masturbat*, orgasm*, orgy, orgies,
  threesome, gangbang*, cumshot*, cum, creampie, ejaculat*, fuck, fucks, fucked, fucking, horny, doggystyle, doggy
  style, missionary position, making love, making out naked, anal, kamasutra, kama sutra, striptease*, stripper*,
  strip club*, pole dancer undress*, penis, penises, vagina*, vulva*, genital*, nipple, nipples, boob, boobs,
  boobies, tits, titties, pussy, cock, cocks, dick, dicks, cunt, cunts, clitoris, scrotum, testicle*, erection,
  phallus, labia, asshole, butthole, dildo*, vibrator*, buttplug, nudesi
`);

/** Two of these together make `sexual`; one is enough beside a minor. */
export const SUGGESTIVE = terms(`
  sexy, seductive*, sensual*, provocative*, lingerie, panties, thong, g string, underwear, cleavage, undress*,
  disrobing, stripping, suggestive*, aroused, arousing, arousal, kinky, slutty, slut, whore*, busty, voluptuous,
  bedroom eyes, see through, wet t shirt, spread legs, legs spread, bare skin, skimpy, scantily clad, scantily,
  barely dressed, half naked, semi nude, hot body, big breasts, large breasts, huge breasts, breasts, buttocks,
  butt, crotch, upskirt, camel toe, twerking, moaning, lustful*, lust, fetishwear, latex catsuit, garter belt,
  intimate pose, on all fours, pin up, bikini
`);

/** Someone under age, whatever else is said. */
export const MINORS = terms(`
  child, children, childs, kid, kids, kiddie*, minor, minors, toddler*, baby, babies, infant, infants, newborn*, preteen*,
  pre teen*, tween*, teen, teens, teenage*, adolescent*, underage*, under age, juvenile*, schoolgirl*, schoolboy*,
  school girl*, school boy*, schoolchild*, little girl*, little boy*, young girl*, young boy*, small girl*, small
  boy*, tiny girl*, elementary school*, middle school*, primary school*, kindergart*, preschool*, daughter, prepubescent, pubescent, youngster*, jailbait, barely legal,
  girl scout*, boy scout*, high schooler*, freshman girl
`);

/** A minor unless something says otherwise: refused beside what is sexual by itself. */
export const PERHAPS_MINORS = terms(`
  girl, girls, boy, boys, cheerleader*, student girl, young
`);

/** Refused by themselves. */
export const SEXUAL_MINORS = terms(`
  loli, lolis, lolicon*, shota, shotas, shotacon*, child porn*, kiddie porn*, kiddy porn*, cp porn, pedo, pedos,
  pedophil*, paedo*, jailbait, csam, toddlercon, underage sex*, barely legal teen*
`);

export const VIOLENCE = terms(`
  gore, gory, gorey, guro, beheading*, beheaded, behead, decapitat*, dismember*, disembowel*, eviscerat*, mutilat*,
  entrails, intestines spilling, intestines hanging, guts spilling, guts hanging, severed head*, severed limb*,
  severed arm*, severed leg*, severed hand*, chopped off head*, cut off head*, ripped off arm*, head ripped, limbs
  ripped, torn apart body, body torn apart, bodies torn, exploded head, exploding head gore, crushed skull, brains
  splattered, brain splatter*, blood splatter*, blood spurting, blood gushing, blood soaked corpse*, bloody corpse*,
  bloody murder, bloody body, bloody bodies, bloody massacre, mangled, rotting corpse*, pile of corpses, piles of
  corpses, pile of dead bodies, dead bodies, mass shooting, school shooting, massacre*, slaughtering people,
  slaughtered people, slaughtered family, torture, tortured, torturing, flayed, flaying, skinned alive, burned
  alive, burning alive, impaled, cannibal*, eating human flesh, human flesh, snuff film*, snuff, execution video,
  public execution, executed prisoner*, hanged man corpse, lynching, lynched, rape, raped, raping, rapist, stabbed
  to death, stabbing someone, stabbing a man, stabbing a woman, shot in the head, gunshot wound*, bullet through
  head, throat slit, slit throat, slitting throat, killing people, murdering people, murder scene with blood,
  crucified bleeding, bleeding out, chainsaw massacre, murdered, bludgeon*, strangling, strangled to death, beaten
  to death, acid attack, severed
`);

export const SELF_HARM = terms(`
  suicide, suicidal, kill myself, killing myself, kill yourself, killing yourself, kill himself, kill herself,
  killing himself, killing herself, kys, end my life, ending my life, end your life, take my own life, taking my own
  life, hang myself, hang yourself, hanging myself, hanging himself, hanging herself, noose around neck, noose
  around his neck, noose around her neck, noose around my neck, cut myself, cutting myself, cutting yourself,
  cutting herself, cutting himself, cut my wrists, cutting my wrists, slit wrists, slit my wrists, slitting wrists, slitting her
  wrists, slitting his wrists, slashed wrists, cutting wrists, wrist cutting, cuts on wrists, self harm, selfharm,
  self mutilation, self injury, razor blade on wrist, razor on wrist, overdose, overdosing, lethal dose, jump off a
  bridge to die, jumping off a bridge to die, painless way to die, best way to die, ways to die, want to die, pro
  ana, proana, thinspo, thinspiration, starve myself, starving myself, drink bleach, drinking bleach
`);

export const HATE = terms(`
  nazi, nazis, neonazi*, neo nazi*, swastika*, hakenkreuz, heil hitler, sieg heil, hitler, third reich glory, ku
  klux klan, kkk, klansman, klansmen, white power, white supremac*, white pride, aryan race, aryan nation*, master
  race, racial purity, racially pure, race war, ethnic cleansing, genocide, holocaust denial, holocaust, gas the
  jews, gas chamber*, kill all jews, kill all muslims, kill all blacks, kill all gays, death to jews, death to
  muslims, death to gays, death to immigrants, subhuman*, untermensch*, vermin immigrants, immigrants as rats, jews
  as rats, muslims as pigs, hate crime, racist, antisemitic, anti semitic, islamophobic, homophobic, great
  replacement, blackface, lynch mob, nigger*, nigga, niggas, niggaz, faggot*, fags, fag, kike*, chink, chinks, spic, spics, gook*,
  wetback*, raghead*, towelhead*, tranny, trannies, retards, paki, pakis, coon, coons, beaner*, sandnigger*,
  shemale*, isis propaganda, terrorist propaganda, al qaeda glory
`);

/** Harmless in most prompts and not in some: only these ask for a second opinion. */
export const UNDECIDED = terms(`
    blood, bloody, bleeding, corpse*, dead, killing, kill, killed, kills, wound*, stab*, shot, shoot*, knife,
    axe, chainsaw, bodies, victim*, murder*, strangle*, burning, hanging, noose, razor*, pills, wrist*, bare,
    breast*, undress*, bed, intimate*, sensual, sexy, seductive*, lingerie, bikini, strip*, kiss*, body, skin,
    shower, bath, clothes, clothing, race, jews, jewish, muslim*, immigrant*, gays, blacks, supremac*, purity,
    inferior, vermin, die, dying, death
  `);
