import { toldIn } from './vocabulary/told.js';

/** What the air does, and the sign that a weather report has for it, in the order in which a set shows them. */
const signs: readonly (readonly [said: RegExp, sign: string])[] = [
  [/^(?:an? |the )?(?:bright |hot )?(?:suns?|sunny|sunshine|clear(?: sky| skies)?)(?: day)?$/, 'sun'],
  [/^(?:an? |the )?(?:clouds?|cloudy|overcast)$/, 'cloud'],
  [/^(?:an? |the )?(?:partly cloudy|sun (?:and|with|behind) (?:an? )?clouds?|partly sunny)$/, 'partly cloudy'],
  [/^(?:an? |the )?(?:rain|rainy|raining|rain ?clouds?|rain ?drops?|showers?|drizzle)$/, 'rain'],
  [/^(?:an? |the )?(?:snow|snowy|snowing|snow ?clouds?|snowfall)$/, 'snow'],
  [
    /^(?:an? |the )?(?:storms?|stormy|thunder|thunderstorms?|thunder ?clouds?|lightning(?: bolts?)?|storm ?clouds?)$/,
    'thunderstorm',
  ],
  [/^(?:an? |the )?(?:wind|windy|gusts?|breeze)$/, 'wind'],
  [/^(?:an? |the )?rainbows?$/, 'rainbow'],
  [/^(?:an? |the )?(?:(?:crescent |full )?moons?|(?:clear )?night)$/, 'moon'],
  [/^(?:an? |the )?(?:fog|foggy|mist|misty|haze)$/, 'fog'],
];
const FLAKE = /^(?:an? |the )?snowflakes?$/;
const FLAKES = 'snow crystal';
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const WEATHER = /\b(?:weather|forecast)\b/i;
const COUNTED = new RegExp(`\\b(${NUMBERS.join('|')}|\\d\\d?)\\b`, 'i');
const LEAST = 2;

/**
 * On a sheet of icons the weather is no weather: sun, cloud and rain are signs, each beside the others. Of which
 * weather is not said where the whole set is about it: then it is the usual ones, as many as were asked for.
 */
export function asWeatherSigns(asked: string): string {
  const prompt = onTheirOwn(asked);
  if (!toldIn(prompt).includes('specimens')) return prompt;
  let named = 0;
  const said = prompt
    .split(/([,:;.]\s*(?:and )?|\s+and\s+|\b(?:of|with|for|showing)\s+)/i)
    .map((piece) => {
      const sign = signOf(piece);
      if (sign === undefined) return piece;
      named += 1;
      return sign === FLAKES ? sign : `${sign} pictogram`;
    })
    .join('');
  if (named >= LEAST) return said.replace(/\bweather\b ?/gi, '');
  if (!WEATHER.test(prompt)) return prompt;
  const [, count = 'six'] = COUNTED.exec(prompt) ?? [];
  const many = NUMBERS.indexOf(count.toLowerCase()) + LEAST;
  const shown = signs.slice(0, Math.max(LEAST, many >= LEAST ? many : Number(count) || 0));
  return `set of icons: ${shown.map(([, sign]) => `${sign} pictogram`).join(', ')}, ${prompt.replace(/\b(?:weather|forecast)\b ?/gi, '').replace(COUNTED, '')}`;
}

const ICON = '(?:icon|emoji|sticker|logo|badge|emblem|symbol)';
const SIGN = '(suns?|moons?|crescent moon|full moon|rainbows?|clouds?|rain ?clouds?)';
const alone: readonly RegExp[] = [
  new RegExp(`\\b(${ICON} (?:of|with) (?:an? |the )?)${SIGN}()\\b(?! pictogram)`, 'gi'),
  new RegExp(`((?:^|\\b(?:an?|the|flat|simple) ))${SIGN}( ${ICON})\\b`, 'gi'),
];
const printed = new RegExp(
  `\\b(with (?:an? |the )?(?:\\w+ )?)${SIGN} (?:(?:printed |painted |drawn )?on (?:it|the front)|print|design|motif)\\b`,
  'gi',
);

/** "an icon of a moon", "a mug with a rainbow on it": neither is in any sky. */
const onTheirOwn = (prompt: string): string =>
  alone
    .reduce(
      (text, pattern) =>
        text.replace(pattern, (whole, before: string, said: string, after: string) => {
          const sign = signOf(said);
          return sign === undefined ? whole : `${before}${sign} pictogram${after}`;
        }),
      prompt,
    )
    .replace(printed, (whole, before: string, said: string) => {
      const sign = signOf(said);
      return sign === undefined ? whole : `${before}${sign} pictogram painted on it`;
    });

function signOf(said: string): string | undefined {
  const words = said.trim().toLowerCase();
  if (FLAKE.test(words)) return FLAKES;
  return signs.find(([kind]) => kind.test(words.replace(/ weather$/, '')))?.[1];
}
