import { painted } from '../record.js';

/** The signs of a weather report, of one size: `paint/objects/plans/weather-signs.ts`. */
const sign = (words: string) => ({ words, height: 0.2, traits: ['icon'] as const });
export const weatherSigns = painted('object', 'wall', {
  'sun-sign': sign('sun pictogram, sunny weather icon'),
  'cloud-sign': sign('cloud pictogram, cloudy weather icon'),
  'sun-cloud-sign': sign('partly cloudy pictogram, partly cloudy icon'),
  'rain-sign': sign('rain pictogram, rain icon, rain cloud icon'),
  'snow-sign': sign('snow pictogram, snow icon, snow cloud icon'),
  'storm-sign': sign('thunderstorm pictogram, thunderstorm icon, storm cloud icon'),
  'wind-sign': sign('wind pictogram, wind icon'),
  'rainbow-sign': sign('rainbow pictogram, rainbow icon'),
  'moon-sign': sign('moon pictogram, crescent moon icon'),
  'fog-sign': sign('fog pictogram, fog icon'),
});
