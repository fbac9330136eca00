import { vocabulary } from './meaning.js';

export const timeWords = vocabulary([
  [
    'day, daytime, daylight, by day, noon, midday, afternoon, broad daylight, at day, lunchtime, 12pm, 3pm, 2pm',
    { time: 'day' },
  ],
  [
    'sunny, sunshine, sunlit, bright sun, sun drenched, sunny day, sunlight',
    { time: 'day', weather: 'clear', features: ['sun'] },
  ],
  ['dawn, daybreak, early morning, first light, morning, at dawn, 6am, 7am, morning light', { time: 'dawn' }],
  [
    'sunrise, rising sun, sun is rising, sun rises, sun rising, sun was rising, sun comes up, sun coming up',
    { time: 'dawn', features: ['sun'] },
  ],
  ['dusk, evening, at dusk, late afternoon, evening light, eventide', { time: 'dusk' }],
  ['twilight, blue hour, nightfall, gloaming', { time: 'dusk', features: ['blue-hour'] }],
  [
    'sunset, setting sun, golden hour, sundown, at sunset, sun is setting, sun was setting, sun sets, sun setting, the sun setting, the sun sets, the sun is setting, the sun going down, the setting sun, sun is going down, sun goes down, sun going down, sun dips',
    { time: 'dusk', features: ['sun'] },
  ],
  [
    'night, nighttime, night time, at night, midnight, by night, tonight, nocturnal, late night, 3am, 2am, 1am, 4am, 11pm, 12am, dark night, witching hour',
    { time: 'night' },
  ],
  ['night sky', { time: 'night', features: ['stars'] }],
  [
    'starry night, starry sky, starry, starlit, star filled sky, starlight, under the stars, starry night sky',
    { time: 'night', features: ['stars'] },
  ],
  [
    'moonlit, moonlight, moonlit night, full moon, crescent moon, by moonlight, moonrise, harvest moon, blood moon',
    { time: 'night', features: ['moon'] },
  ],
  ['northern lights, aurora, aurora borealis, polar lights', { time: 'night', features: ['aurora', 'stars'] }],
  ['in the dark, darkness', { time: 'night' }],
]);

export const weatherWords = vocabulary([
  ['clear sky, clear skies, cloudless, fair weather, cloudless sky, clear night', { weather: 'clear' }],
  ['blue sky, blue skies, bright blue sky', { weather: 'clear', time: 'day' }],
  [
    'cloudy, overcast, grey sky, gray sky, cloudy sky, dull weather, grey day, gray day',
    { weather: 'cloudy', features: ['clouds'] },
  ],
  [
    'rain, rainy, raining, rainfall, downpour, drizzle, drizzling, in the rain, shower of rain, monsoon, rainy day, rainy night, pouring rain, heavy rain, puddles, raindrops, raindrop, wet street, wet streets, rain soaked, rain slicked',
    { weather: 'rain' },
  ],
  [
    'snow, snowing, snowfall, snowflakes, snowflake, snowstorm, blizzard, falling snow, in the snow, snow falling, heavy snowfall, heavy snow',
    { weather: 'snow', features: ['snow'] },
  ],
  ['snowy, snow covered, snow capped, frosty, frozen, icy', { season: 'winter', features: ['snow'] }],
  [
    'fog, foggy, fogs, mist, mists, misty, shrouded in mist, shrouded in mists, shrouded in fog, haze, hazy, smog, fogbound',
    { weather: 'fog' },
  ],
  [
    'storm, stormy, thunderstorm, tempest, hurricane, typhoon, gale, stormy sky, stormy night, dark clouds, storm clouds',
    { weather: 'storm', features: ['clouds'] },
  ],
  ['lightning, thunder, lightning bolt, lightning strike, thunderbolt', { weather: 'storm', features: ['lightning'] }],
  ['windy, breeze, wind, breezy, windswept', { features: ['wind'] }],
]);

export const seasonWords = vocabulary([
  ['spring, springtime, in spring, early spring, easter', { season: 'spring' }],
  ['summer, summertime, in summer, midsummer, summery', { season: 'summer' }],
  [
    'autumn, autumnal, in autumn, in fall, fall colors, fall colours, in the fall, fall landscape, fall forest, fall scene, fall day, fall season, fall trees, fall foliage, october, november, harvest',
    { season: 'autumn' },
  ],
  ['winter, wintertime, in winter, wintry, december, january, christmas, xmas', { season: 'winter' }],
  ['halloween', { season: 'autumn', mood: 'mysterious', time: 'night' }],
  [
    'cherry blossom, cherry blossoms, blossom, blossoms, in bloom, blooming, blossoming, sakura',
    { season: 'spring', features: ['blossom'], attribute: 'blossoming' },
  ],
  ['autumn leaves, falling leaves, fallen leaves, fall leaves', { season: 'autumn', features: ['leaves'] }],
]);
