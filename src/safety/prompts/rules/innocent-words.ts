/**
 * Real words that look like disguised ones: glued (therapist), reversed (tills), stretched (posse). Found by asking for
 * every word of WordNet; plurals in `s` are meant as well.
 */
export const INNOCENT_WORDS: ReadonlySet<string> = new Set(
  `
  amphigory anorgasmia aspic autoeroticism ballcock bellboy blackcock bloodlust bootboy brainchild busboy bushbaby bushtit
  canteen capsicum carboy colchicum cornsmut cowboy cowgirl crybaby esop fourteen gamecock hancock haycock highboy homeboy homegirl
  intersex invagination kidd leacock linkboy lowboy micropenis microphallus nineteen panicum pansexual pennis
  perspicacity petcock playboy posse radiotherapist rappee redbreast salesgirl samanala sandboy seventeen shoot showgirl
  shuttlecock sixteen starr stopcock tallboy therapist till tomtit transsexual trapa tum turncock weathercock
  weatherstripping woodcock peacock acuminate coldcock dwell headbutt invaginate undrape asexual autoerotic congenital consensual
  intersexual nonracist nonsexual perianal preanal procumbent tinny undraped asexually lana puree
  babyhood babysitting babysitter babytalk boyfriend girlfriend boykinia boyle boysenberry
  breastbone breastpin breastplate breaststroke breaststroker breastwork childbearing childbed childbirth childcare
  childproof childless childlike chinkapin cockade cockatoo cockatrice cockcrow cockfight cockfighting cockhorse cockle cockleshell
  cockpit cocksfoot cocktail cockup cockeyed cocksure coondog coonskin coontie cumana dickinson dicksonia infanticide
  kidskin lustrate nakedwood niggard niggardly niggardliness nation national nationally nationwide nationhood nationality
  nationalism nationalist pedometer pussycat pussytoes pussyfoot rapeseed sexagenarian sexcapade sexist sexpot sextillion
  sexton sexless snuffbox snuffle spicate pronto xxxiii xxxvii xxxviii assassin smartass badass kickass titmouse
  middlesex penistone cockermouth grapeseed grapevine drapery scrape skyscraper
  `
    .trim()
    .split(/\s+/),
);
