import { phrases, vocabulary } from './meaning.js';
import type { Meaning } from './meaning.js';

/** Named colours as a painter mixes them: clearly that colour, never a screen's raw primary. */
const colourTable: Readonly<Record<string, string>> = {
  '#cf352e': 'red, bright red, rouge, cherry red, fire engine red, ruby red',
  '#a81c34': 'crimson, dark red, deep red, ruby, carmine, blood red',
  '#de3b2a': 'scarlet, vermilion, vermillion',
  '#6d1f33': 'maroon, burgundy, wine red, oxblood, bordeaux',
  '#e98a7b': 'coral, salmon',
  '#ee7f23': 'orange, bright orange, tangerine',
  '#b5562a': 'rust, rusty red, burnt orange, copper, terracotta, burnt sienna',
  '#f2c12e': 'yellow, bright yellow, canary, lemon yellow, sunny yellow',
  '#d9a02b': 'gold, golden, mustard, amber, ochre, saffron, honey coloured, brass',
  '#4c9a45': 'green, grass green, bright green',
  '#2c5c3a': 'dark green, forest green, bottle green, hunter green, deep green',
  '#26805b': 'emerald, emerald green, jade, viridian, malachite',
  '#a5cf57': 'lime green, light green, chartreuse, pale green, pistachio, apple green',
  '#8fd0b2': 'mint, mint green, seafoam, seafoam green, aquamarine',
  '#76803e': 'olive, olive green, khaki, moss green, army green, sage green, sage',
  '#1f8a8c': 'teal, petrol, dark cyan',
  '#35b6c4': 'turquoise, cyan, aqua',
  '#2f6fc0': 'blue, bright blue, azure, cobalt, cobalt blue, royal blue, cerulean, sapphire, ultramarine',
  '#86bbe6': 'light blue, sky blue, pale blue, baby blue, powder blue, ice blue',
  '#1e3160': 'navy, navy blue, dark blue, midnight blue, deep blue, prussian blue',
  '#4a45a5': 'indigo',
  '#7c4aa5': 'purple, violet, amethyst',
  '#51306f': 'dark purple, plum, aubergine, eggplant purple, deep purple',
  '#b9a2dc': 'lilac, lavender, light purple, mauve, pale purple, wisteria',
  '#c4388d': 'magenta, fuchsia',
  '#ee8fb4': 'pink, rose pink, light pink, baby pink, blush',
  '#e2418b': 'hot pink, bright pink, neon pink, deep pink',
  '#e9a58c': 'peach, apricot, rose gold',
  '#7d5234': 'brown, chestnut, sepia, umber, tawny',
  '#b9772f': 'golden brown, toasted brown',
  '#6b3325': 'mahogany, rosewood',
  '#4c2f20': 'dark brown, chocolate brown, espresso',
  '#b98d60': 'light brown, tan, caramel, bronze, ginger brown, hazel, fawn',
  '#d9824a': 'ginger, auburn',
  '#e6d5b2': 'beige, sand coloured, ecru, blonde, blond, flaxen, taupe',
  '#f4ead2': 'cream, ivory, eggshell, off white, creamy white, bone white',
  '#f4f3ee': 'white, snow white, pure white, bright white, pearl white',
  '#8a9097': 'grey, gray, ash grey, slate, slate grey, slate gray, steel grey',
  '#bfc4ca': 'silver, light grey, light gray, silvery, chrome, platinum',
  '#4a4f57': 'dark grey, dark gray, charcoal grey, anthracite, gunmetal',
  '#24252b': 'black, jet black, pitch black, ebony, onyx',
};

/** Words that are things before they are colours, unless a thing follows: an orange, an orange cat. */
export const colourOrThing: ReadonlySet<string> = new Set(
  phrases(
    'orange, rose, coral, salmon, rust, gold, lime, olive, mint, plum, lavender, lilac, peach, apricot, cream, slate, chestnut, ruby, emerald, sapphire, jade, amber, copper, bronze, silver, tan, honey, sand, petrol, tangerine, violet, mustard, ginger, amethyst, sage, eggplant, aubergine, wisteria, brass, ice, pistachio, saffron, pink, caramel',
  ),
);

export const colourWords = vocabulary([
  ...Object.entries(colourTable).map(([colour, words]): [string, Meaning] => [words, { colour }]),
  ['rose', { colour: '#d9577d' }],
  [
    'colourful, colorful, multicoloured, multicolored, rainbow coloured, rainbow colored, rainbow colors, rainbow colours',
    { attribute: 'colourful' },
  ],
  ['black and white', { attribute: 'black-and-white' }],
  ['pastel, pastels, pastel coloured, pastel colored', { role: 'filler', features: ['pastel'] }],
  [
    'palette, tones, tone, hues, hue, colour palette, color palette, colours, colors, colour scheme, color scheme, color tones, accents, color, colour, coloured, colored, shades, shade, tint, tints',
    { role: 'palette' },
  ],
]);

/** What painters mix their colours on. */
export const paletteThing = 'artist-palette';
