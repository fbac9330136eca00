import type { Setting } from '../brief.js';
import { vocabulary } from './meaning.js';

/** Cities that one knows by what they are known for, by the name that the painters of places know them under. */
const cities: Readonly<Record<string, string>> = {
  london: 'london, westminster, the thames, thames, river thames',
  paris: 'paris, montmartre, the seine, champs elysees',
  'new-york':
    'new york, new york city, nyc, manhattan, brooklyn, downtown nyc, downtown new york, downtown manhattan, the hudson, hudson river',
  tokyo: 'tokyo, shinjuku, ginza',
  kyoto: 'kyoto, nara',
  osaka: 'osaka, himeji, nagoya',
  beijing: 'beijing, peking, the forbidden city, forbidden city, tiananmen square',
  shanghai: 'shanghai, the bund',
  'hong-kong': 'hong kong, kowloon, victoria harbour',
  taipei: 'taipei',
  singapore: 'singapore',
  'kuala-lumpur': 'kuala lumpur',
  istanbul: 'istanbul, constantinople, the bosphorus, bosphorus',
  cairo: 'cairo',
  dubai: 'dubai, abu dhabi',
  delhi: 'delhi, new delhi, agra, jaipur',
  sydney: 'sydney, sydney harbour, sydney harbor',
  rome: 'rome, vatican, the vatican, vatican city',
  pisa: 'pisa',
  athens: 'athens',
  barcelona: 'barcelona',
  berlin: 'berlin',
  moscow: 'moscow, saint petersburg, st petersburg',
  rio: 'rio de janeiro, rio, copacabana',
  'san-francisco': 'san francisco',
  'los-angeles': 'los angeles, angeles, hollywood, beverly hills',
  seattle: 'seattle',
  chicago: 'chicago',
  toronto: 'toronto',
  washington: 'washington dc, washington d c, washington d.c',
  amsterdam: 'amsterdam',
};

/** Where one stands there, if that is not before its towers. */
const grounds: ReadonlyMap<string, Setting> = new Map([
  ['kyoto', 'temple-garden'],
  ['amsterdam', 'canal'],
]);

/** What a city is known for is told as a feature of the place. */
export const cityWords = vocabulary(
  Object.entries(cities).map(([city, words]) => [
    words,
    { setting: grounds.get(city) ?? 'city', features: [`in-${city}`] },
  ]),
);
