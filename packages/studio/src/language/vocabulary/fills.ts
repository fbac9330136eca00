import type { FillName, Surface } from '../../catalogue/fills.js';

/** What a picture is called that shows nothing but what fills it. */
const SHEET = '(?:backgrounds?|backdrops?|textures?|patterns?|wallpapers?|surfaces?|banners?|prints?)';
/** There the name of the picture ends: what follows tells more of it. */
const ENDS = '(?=\\s*(?:$|[,.;:!]|with\\b|in\\b|for\\b|made\\b|style\\b|design\\b|image\\b|and\\b))';
/** What is told of a background in a row; anything else before a comma is a thing, and what follows is its manner: "a lake, ink wash". */
const TONE =
  '(?:light|dark|pale|deep|bright|soft )?(?:white|black|gr[ae]y|red|blue|green|yellow|orange|pink|purple|violet|brown|beige|cream|teal|turquoise|navy|gold|golden|silver|coral|mint|peach|lavender|magenta|cyan|abstract|modern|minimal|minimalist|simple|clean|elegant|colou?rful|vibrant|pastel|bright|dark|light|soft|subtle|bold|retro|vintage|seamless|smooth|glowing|shiny|futuristic|luxury|cool|warm|fresh|blurred|blurry)';
/** From the beginning of the prompt up to what fills it: a few words of kind and colour, and nothing that stands there. */
const LEAD = `^\\W*(?:(?:an?|the|some|seamless|close-?up of|photo of|image of) )*(?:(?!(?:with|in|on|of|at|by|near|next|before|behind|against|above|under|over|beside|from|wearing|holding|stands?|sits?|lies|hangs?|is|are)\\b)(?:(?:${TONE}), |[\\w-]+ )(?:and )?){0,4}?`;

/** "a blue marble texture" */
const sheet = (what: string): RegExp => new RegExp(`${LEAD}(?:${what})(?: [\\w-]+){0,2}? ${SHEET}${ENDS}`, 'i');
/** "swirls of paint" */
const alone = (what: string): RegExp =>
  new RegExp(`${LEAD}(?:${what})(?=\\s*(?:$|[,.;:!]|in\\b|on (?:white|black)))`, 'i');
/** "abstract background with waves", "pattern of leaves" */
const later = (what: string): RegExp =>
  new RegExp(
    `${LEAD}${SHEET}(?: made)?(?:,| with| of| in| and)? (?:(?!(?:an?|the|and)\\b)[\\w-]+ ){0,2}?(?:${what})\\b`,
    'i',
  );
const any = (what: string): Pick<FillRow, 'said' | 'added'> => ({ said: [sheet(what)], added: [later(what)] });
const both = (what: string, whole: string): Pick<FillRow, 'said' | 'added'> => ({
  said: [sheet(what), alone(whole)],
  added: [later(what)],
});

export interface FillRow {
  readonly fill: FillName | Surface;
  /** It is called so. */
  readonly said: readonly RegExp[];
  /** So much is said of a background that is called nothing else. */
  readonly added?: readonly RegExp[];
  /** How the motif is varied. */
  readonly as?: readonly (readonly [said: RegExp, feature: string])[];
}

const leafy = [
  [/\b(?:tropical|palms?|monstera|jungle|exotic|banana lea)/i, 'palms'],
  [/\b(?:autumn|autumnal|fall|maple|oak)\b/i, 'russet'],
  [/\b(?:flowers?|floral|roses?|blossoms?|peon(?:y|ies)|daisies)\b/i, 'flowers'],
  [/\b(?:on|and|against an?) (?:plain |clean )?white\b|\bwhite background\b/i, 'on-white'],
] as const;

const woven = [[/\b(?:plaid|tartan|gingham|flannel|madras)\b/i, 'woven']] as const;
const turned = [
  [/\bhorizontal/i, 'lying'],
  [/\bdiagonal/i, 'slanted'],
] as const;

const GREENERY =
  '(?:(?:tropical|palm|monstera|jungle|autumn|autumnal|fall|maple|green|eucalyptus|fern|oak|exotic|banana) )?(?:leaf|leaves|foliage|greenery|botanicals?|ferns?)';

const STAINS =
  '(?:paint|ink|colou?r|powder)(?: |-)?(?:splash(?:es)?|splatters?|stains?|blots?|drips|strokes|explosions?)|brush ?strokes';
const BLOOMS = '(?:wild ?flowers?|flowers?|floral|blossoms?|roses|daisies|peonies)';

/** The first that fits. */
export const fillRows: readonly FillRow[] = [
  {
    fill: 'border',
    said: [
      new RegExp(
        `${LEAD}(?:${GREENERY}|floral|flowers?|roses?|tropical|christmas|holly|fir|pine) (?:borders?|frames?)(?: (?:frames?|borders?|designs?|backgrounds?|templates?))?\\b(?! (?:of|with) (?:an?|the) (?:photo|picture|mirror))`,
        'i',
      ),
    ],
    added: [
      new RegExp(
        `^\\W*(?:an? )?(?:[\\w-]+ ){0,3}(?:invitation|card|template|letterhead|page|background|poster)s? with (?:an? )?(?:[\\w-]+ )?(?:${GREENERY}|${BLOOMS}) (?:borders?|frames?)\\b`,
        'i',
      ),
    ],
    as: leafy,
  },
  { fill: 'glitter', ...both('glitter\\w*|sparkl\\w+|sequins?|gold dust', 'glitter') },
  {
    fill: 'bokeh',
    ...both('bokeh|(?:blurred|blurry|defocused|out of focus|city) lights', 'bokeh(?: lights?)?'),
  },
  { fill: 'circuit', ...any('circuit(?: ?board)?s?|motherboard|microchip') },
  {
    fill: 'network',
    ...both(
      'networks?|plexus|connected (?:dots|lines|points|nodes)|technology|tech|digital|cyber\\w*|big data|blockchain',
      '(?:network|web|mesh|grid) of (?:connected |glowing |linked )*(?:dots|nodes|lines|points)(?: and lines)?',
    ),
  },
  { fill: 'snowflakes', ...any('snow ?flakes?') },
  {
    fill: 'swirls',
    ...both(
      'swirls?|swirling|marbled|marbling|fluid(?: art)?|liquid(?! metal)|tie[- ]dye|psychedelic|agate',
      '(?:swirls?|swirling colou?rs|marbling|fluid art|acrylic pour(?:ing)?|paint pour)(?: of (?:[\\w-]+ ){0,2}(?:paint|colou?rs?|ink))?',
    ),
  },
  {
    fill: 'splash',
    said: [
      sheet(`watercolou?rs?|${STAINS}`),
      alone('(?:watercolou?r|paint|ink|acrylic|colou?r) (?:splash(?:es)?|splatters?|stains?|blots?|drips|wash(?:es)?)'),
    ],
    added: [later(STAINS)],
  },
  { fill: 'camouflage', ...any('camouflage|camo') },
  { fill: 'leopard', ...any('leopard|cheetah|jaguar') },
  { fill: 'zebra', ...both('zebra', 'zebra stripes') },
  { fill: 'cowhide', ...any('cow|cowhide|dalmatian') },
  { fill: 'terrazzo', ...both('terrazzo', 'terrazzo') },
  { fill: 'mosaic', ...any('mosaics?|azulejos?') },
  { fill: 'halftone', ...any('half-?tones?|comic dots|pop art dots') },
  { fill: 'dots', ...any('polka[- ]dots?|polka|dots|dotted|spots|spotted') },
  { fill: 'hexagons', ...any('hexagon\\w*|honeycombs?') },
  {
    fill: 'checks',
    ...any('check(?:ed|ered|erboard|ers?|s)|chequered|chess ?board|gingham|plaid|tartan|flannel'),
    as: woven,
  },
  { fill: 'zigzag', ...any('zig-?zags?|chevrons?|herringbone') },
  { fill: 'scales', ...any('scallops?|scalloped|(?:fish|mermaid|dragon) scales?') },
  { fill: 'rays', ...any('sun ?bursts?|starbursts?|(?:sun|light|radial|retro) rays|rising sun') },
  { fill: 'stripes', ...any('strip(?:es?|ed|y)|pinstripes?'), as: turned },
  { fill: 'triangles', ...any('triang\\w+|low[- ]?poly(?:gon(?:al)?)?|polygon\\w*|facet\\w*') },
  { fill: 'grid', ...any('grids?|graph paper|blueprint') },
  {
    fill: 'lines',
    ...both(
      '(?:wavy|flowing|curved|curvy|curving|contour|topographic(?:al)?|thin|dynamic|smooth) lines?|topograph\\w*|contours?',
      '(?:wavy|flowing|curved|contour|topographic) lines',
    ),
  },
  {
    fill: 'waves',
    ...any('(?<!ocean |sea |sound |breaking )(?:waves?|wavy|wave shapes|curves|flowing (?:shapes|forms|silk))'),
  },
  { fill: 'foliage', ...any(`${GREENERY}|${BLOOMS}`), as: leafy },
  { fill: 'geometry', ...any('geometric(?:al)?|bauhaus|memphis|geometry|shapes') },
  {
    fill: 'gradient',
    ...both('gradients?|ombr[eé]|mesh|blurred|blurry|aura|holographic|iridescent', 'gradients?'),
  },
  ...(
    [
      ['marble', 'marble'],
      ['wood', 'wood(?:en)?(?: grain| planks?| boards?)?|oak|walnut|timber|planks?|bamboo wood|hardwood|plywood'],
      ['paper', '(?:crumpled |old |kraft |vintage |recycled )?paper|parchment'],
      ['concrete', 'concrete|cement|plaster|stucco|asphalt|grunge'],
      ['stone', 'stone|granite|slate|rock|basalt|limestone'],
      ['leather', 'leather|suede'],
      ['fabric', 'fabric|cloth|linen|denim|cotton|textile|burlap|canvas|jute'],
      ['wool', 'knit(?:ted|ting)?|wool(?:len)?|sweater|crochet'],
      ['rust', 'rust(?:y|ed)?(?: metal| iron)?|corroded metal'],
      ['metal', '(?:brushed )?(?:metal(?:lic)?|steel|alumini?um|titanium|chrome)'],
      ['sand', 'sand(?:y)?|sand dune'],
      ['gold', 'gold(?:en)?(?: foil| leaf)?'],
      ['copper', 'copper(?: foil)?|rose gold'],
      ['silver', 'silver(?: foil)?'],
      ['cardboard', 'cardboard|cork'],
      ['ice', 'ice|frozen|frost(?:ed)?'],
      ['water', 'water(?! ?colou?r)|pool water|rippl\\w+'],
    ] as const
  ).map(([fill, what]): FillRow => ({
    fill,
    said: [
      new RegExp(
        `${LEAD}(?:${what})(?: [\\w-]+)? (?:textures?|surfaces?|backgrounds?|backdrops?)(?=\\s*(?:$|[,.;:!]|with\\b|for\\b|and\\b|in\\b))`,
        'i',
      ),
      new RegExp(`^\\W*(?:an? |the )?(?:[\\w-]+ )?(?:textures?|surfaces?) of (?:[\\w-]+ ){0,2}?(?:${what})\\b`, 'i'),
    ],
  })),
];

/** The sky and nothing below it. */
export const openSky =
  /^\W*(?:(?:an?|the) )?(?:(?!with\b|in\b|on\b|of\b|under\b|night\b|starry\b)[\w-]+ ){0,3}?sky(?: (?:with|and|full of) (?:[\w-]+ ){0,2}clouds)? (?:backgrounds?|backdrops?|textures?|wallpapers?)(?=\s*(?:$|[,.;]))/i;
