import type { PortraitLookName } from './looks/look.js';

/** Phrases of a prompt that ask for a look, as one expression on lower-case text. */
export const lookWords: Readonly<Record<PortraitLookName, RegExp>> = {
  comic: /\b(comic\w*|cartoon\w*|graphic novel|half[- ]?tone|superhero|super hero|marvel|anime|cel[- ]?shad\w*)\b/,
  'flat-vector':
    /\b((flat[- ])?vector\w*|flat (design|style|illustration|colou?rs?)|minimal(ist|istic)?|poster|paper[- ]?cut|svg|icon|sticker|pixar|3d cartoon)\b/,
  ink: /\b(ink(ed)?|pen (and|&) ink|pen drawing|line[- ]?(art|drawing)|engrav\w*|etching|woodcut|linocut|black[- ]and[- ]white( drawing| illustration)?|hatch\w*|manga|stencil)\b/,
  'low-poly': /\b(low[- ]?poly\w*|polygon\w*|geometric|facet(ed|s)?|origami|crystal(line)?)\b/,
  neon: /\b(neon|cyber[- ]?punk|synth[- ]?wave|vapor[- ]?wave|futuristic|blade ?runner|sci-?fi night|hologram\w*)\b/,
  oil: /\b(oil|gouache|acrylic|painting|painted|painterly|impressionis\w*|renaissance|baroque|rembrandt|van gogh|impasto|canvas|old master|fantasy)\b/,
  pencil: /\b(pencil|graphite|sketch(ed|y)?|charcoal|drawing|drawn|crayon|chalk)\b/,
  'pixel-art': /\b(pixel\w*( art)?|8[- ]?bit|16[- ]?bit|retro game|sprite|video ?game)\b/,
  'pop-art': /\b(pop[- ]?art|warhol|lichtenstein|silk ?-?screen|screen ?print|poster art)\b/,
  studio:
    /\b(photo(graph|real\w*|graphic)?|realistic|headshot|studio (portrait|photo|shot|retouch)|professional|linkedin|passport|dslr|cinematic|retouch\w*)\b/,
  vintage:
    /\b(vintage|retro|sepia|old (photo\w*|picture)|antique|daguerreotype|polaroid|film (photo\w*|grain)|analog(ue)?|19[0-7]0s|18[0-9]0s|victorian|black[- ]and[- ]white photo\w*|noir)\b/,
  watercolour: /\b(water[- ]?colou?r\w*|aquarelle|wash(es)?|ink wash)\b/,
};

/** Phrases of a prompt that ask for something worn, by its name. */
export const wearWords: ReadonlyMap<string, RegExp> = new Map([
  ['sunglasses', /\b(sun ?glasses|shades|aviators|cool guy|terminator|matrix)\b/],
  ['glasses', /\b(glasses|spectacles|nerd\w*|librarian|professor|harry potter|hipster|bespectacled)\b/],
  ['visor', /\b(visor|cyborg|vr (headset|goggles)|augmented|android|robot\w*)\b/],
  ['headphones', /\b(headphones?|headset|dj|gamer|podcast\w*|music producer|streamer)\b/],
  ['scarf', /\b(scarf|shawl|bandana|bandanna|cow ?boys?|cow ?girls?|autumn|snowy|snowboard\w*)\b/],
  ['bow-tie', /\b(bow ?tie|tuxedo|james bond|butler|waiter)\b/],
  ['earrings', /\b(ear ?rings?|pearl\w*|jewel\w*|vermeer)\b/],
  ['crown', /\b(king|queen|crown|royal|emperor|empress|monarch|prince)\b/],
  ['pointed-hat', /\b(wizard|mage|sorcer\w*|witch|merlin|gandalf|halloween)\b/],
  [
    'broad-hat',
    /\b(cow ?boys?|cow ?girls?|sheriff|western|wild west|fedora|detective|gangster|indiana|explorer|straw hat|farmer|gardener|hat|pirate)\b/,
  ],
  ['soft-hat', /\b(santa|christmas|beanie|winter hat|elf|gnome|ski\w*|snowboard\w*|woolly)\b/],
  ['peaked-cap', /\b(captain|sailor|admiral|police\w*|officer|pilot|conductor|chauffeur|baseball( cap)?|cap)\b/],
  ['toque', /\b(chef|cook|baker|toque)\b/],
  ['helmet', /\b(viking|valkyrie|helmet|gladiator|barbarian|spartan)\b/],
  ['beret', /\b(beret|french|painter|artist|parisian)\b/],
  [
    'wreath',
    /\b(flower crown|flowers in (her|his|the|their) hair|floral|fairy|hippie|spring|laurel|roman|greek|caesar|goddess|nymph|elven|midsummer|wreath)\b/,
  ],
  ['halo', /\b(angel\w*|halo|saint|holy|icon painting)\b/],
  ['ears', /\b(cat (ears|girl|boy)|kitty|bunny|rabbit ears|fox ears|furry|neko)\b/],
  [
    'suit',
    /\b(suit|tuxedo|business\w*|lawyer|ceo|banker|manager|president|bond|gentleman|groom|tie|blazer|jacket and tie|detective|spy|corporate|gangster|professional headshot)\b/,
  ],
  [
    'robe',
    /\b(wizard|mage|sorcer\w*|witch|druid|monk|jedi|robe|elf|elven|vampire|cloak|cape|super ?hero|necromancer|magician)\b/,
  ],
  ['royal-mantle', /\b(king|queen|royal|emperor|empress|prince|princess|monarch|tsar)\b/],
  ['hoodie', /\b(hoodie|street ?wear|skater|hacker|rapper|gamer|sweatshirt|casual|programmer|developer)\b/],
  ['leather-jacket', /\b(leather|biker|rock ?star|punk|rocker|aviator|cyber[- ]?punk|rebel|motorcycl\w*|steampunk)\b/],
  [
    'sweater',
    /\b(sweater|turtle ?neck|jumper|pullover|knit\w*|cosy|cozy|winter|christmas|santa|fisher(man|woman)|ski\w*)\b/,
  ],
  ['kimono', /\b(kimono|samurai|geisha|ninja|yukata|karate|japanese)\b/],
  [
    'ruff',
    /\b(renaissance|baroque|elizabethan|shakespeare\w*|rembrandt|old master|tudor|aristocrat|nobleman|noblewoman|duke|duchess)\b/,
  ],
  ['spacesuit', /\b(astronauts?|cosmonauts?|space ?suit|space ?(man|woman)|moon ?walk\w*)\b/],
  ['armour', /\b(knight|armou?r(ed)?|paladin|warrior|gladiator|crusader|viking|valkyrie|joan of arc)\b/],
  [
    'officer-coat',
    /\b(captain|sailor|navy|admiral|officer|uniform|police\w*|soldier|general|marine|pilot|pirate|napoleon)\b/,
  ],
  ['chef-jacket', /\b(chef|cook|baker|pastry)\b/],
  ['white-coat', /\b(doctor|physician|nurse|scientist|chemist|lab coat|surgeon|professor)\b/],
]);

/** A trade's own colour of something worn, where the prompt gives none. */
export function usualColour(wear: string, words: string): string | undefined {
  if (wear === 'soft-hat' && /santa|christmas/.test(words)) return '#b3202b';
  if (wear === 'sweater' && /santa/.test(words)) return '#a31f2a';
  return undefined;
}
