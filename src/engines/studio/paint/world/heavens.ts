import type { Painting } from '../painting.js';
import { paintAurora } from './elements/aurora.js';
import { paintClouds } from './elements/clouds.js';
import { paintLuminary } from './elements/luminary.js';
import { paintRainbow } from './elements/rainbow.js';
import { paintSky } from './elements/sky.js';
import { paintStars } from './elements/stars.js';
import type { View } from './view.js';

/** Everything above an outdoor horizon: sky, stars, aurora, sun or moon, clouds, rainbow. */
export function paintHeavens(view: View, painting: Painting, bottom = view.horizon): void {
  const { scene } = view;
  const clear = scene.weather === 'clear';
  painting.layer({ region: 'sky', depth: 1 }, (context) => {
    paintSky(context, view, bottom);
    const dim = scene.time === 'dusk' || scene.time === 'dawn';
    if (view.allowed('stars') && ((view.night && clear) || view.asked('stars') || view.asked('milky-way'))) {
      const milkyWay = view.asked('milky-way') || (view.night && scene.improvisation > 0.55);
      paintStars(context, view, { bottom: dim ? bottom * 0.6 : bottom, density: dim ? 0.4 : 1, milkyWay });
    }
    if (view.asked('aurora')) paintAurora(context, view, bottom);
  });
  if (view.air.luminary) painting.layer({ region: 'light', depth: 1 }, (context) => paintLuminary(context, view));
  painting.layer({ region: 'cloud', depth: 1 }, (context) => paintClouds(context, view, bottom));
  if (view.asked('rainbow')) painting.layer({ region: 'light', depth: 1 }, (context) => paintRainbow(context, view));
}
