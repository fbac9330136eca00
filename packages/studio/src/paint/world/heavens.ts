import type { Painting } from '../painting.js';
import { paintAurora } from './elements/aurora.js';
import { paintClouds } from './elements/clouds.js';
import { paintErupting } from './elements/erupting.js';
import { paintLuminary } from './elements/luminary.js';
import { paintRainbow } from './elements/rainbow.js';
import { paintFarBirds } from './elements/far-life.js';
import { paintFireworks, paintLightning, paintSkyLanterns, paintSkyPlanet } from './elements/sky-events.js';
import { paintSky } from './elements/sky.js';
import { paintStringLights } from './elements/string-lights.js';
import type { LookName } from '../../language/brief.js';
import { paintContrails, paintStarTrails, paintTornado } from './elements/sky-wonders.js';
import { paintShootingStars, paintStars } from './elements/stars.js';
import type { View } from './view.js';

/** What is as fine as birds far away is scraps and stray marks in these. */
const tooCoarse: ReadonlySet<LookName> = new Set<LookName>([
  'synthwave',
  'pixel-art',
  'voxel',
  'cross-stitch',
  'mosaic',
]);

/** Everything above an outdoor horizon: sky, stars, aurora, sun or moon, clouds, rainbow. */
export function paintHeavens(view: View, painting: Painting, bottom = view.horizon): void {
  const { scene } = view;
  const clear = scene.weather === 'clear';
  // nothing but colours that run into each other
  if (view.asked('plain-sky')) {
    painting.layer({ region: 'sky', depth: 1 }, (context) => paintSky(context, view, bottom));
    return;
  }
  painting.layer({ region: 'sky', depth: 1 }, (context) => {
    paintSky(context, view, bottom);
    const dim = scene.time === 'dusk' || scene.time === 'dawn';
    if (view.allowed('stars') && ((view.night && clear) || view.asked('stars') || view.asked('milky-way'))) {
      const milkyWay =
        view.asked('milky-way') ||
        (view.night && view.random.fork('milky way shows').chance(scene.improvisation * 0.4));
      paintStars(context, view, { bottom: dim ? bottom * 0.6 : bottom, density: dim ? 0.4 : 1, milkyWay });
    }
    if (view.asked('star-trails')) paintStarTrails(context, view, bottom);
    if (view.asked('aurora')) paintAurora(context, view, bottom);
    if (view.asked('shooting-star')) paintShootingStars(context, view, bottom);
  });
  if (view.air.luminary) painting.layer({ region: 'light', depth: 1 }, (context) => paintLuminary(context, view));
  paintClouds(view, painting, bottom);
  if (view.asked('contrails') || view.asked('contrail'))
    painting.layer({ region: 'cloud', depth: 1 }, (context) => paintContrails(context, view, bottom));
  if (view.asked('tornado'))
    painting.layer({ region: 'far', depth: 0.9 }, (context) => paintTornado(context, view, bottom));
  // seen over whatever place the prompt names besides
  if (view.asked('volcano') && scene.setting !== 'volcano')
    painting.layer({ region: 'far', depth: 0.92 }, (context) => {
      const away = (view.air.luminary?.x ?? 0) < view.width / 2 ? 0.6 : 0.4;
      paintErupting(context, view, {
        x: view.width * away,
        foot: bottom + view.unit * 0.01,
        rise: Math.min(bottom * 0.66, view.span * 0.42),
      });
    });
  const stormy = scene.weather === 'storm' && view.may('lightning', 0.45);
  const events = ['fireworks', 'lanterns', 'lightning', 'planet', 'earth'].some((event) => view.asked(event));
  if (events || stormy) {
    painting.layer({ region: 'light', depth: 1 }, (context) => {
      if (view.asked('planet') || view.asked('earth')) {
        const random = view.random.fork('sky planet');
        const away = (view.air.luminary?.x ?? 0) < view.width / 2 ? 0.72 : 0.28;
        const colour = view.asked('earth')
          ? ([70, 130, 190] as const)
          : random.pick([
              [206, 148, 110],
              [150, 140, 196],
              [120, 170, 176],
            ] as const);
        paintSkyPlanet(
          context,
          view,
          view.width * away,
          bottom * 0.34,
          view.unit * 0.11,
          colour,
          view.asked('planet') && random.chance(0.6),
        );
      }
      if (view.asked('lightning') || stormy) paintLightning(context, view, bottom);
      if (view.asked('fireworks')) paintFireworks(context, view, bottom);
      if (view.asked('lanterns')) paintSkyLanterns(context, view, bottom);
    });
  }
  if (view.asked('string-lights'))
    painting.layer({ region: 'light', depth: 0.5 }, (context) => paintStringLights(context, view, 2));
  if (
    scene.improvisation > 0.5 &&
    clear &&
    !view.night &&
    view.allowed('birds') &&
    !tooCoarse.has(view.scene.brief.look ?? 'photographic') &&
    view.random.fork('birds').chance(0.6)
  ) {
    painting.layer({ region: 'far', depth: 0.9 }, (context) => paintFarBirds(context, view));
  }
  if (view.asked('rainbow')) painting.layer({ region: 'light', depth: 1 }, (context) => paintRainbow(context, view));
}
