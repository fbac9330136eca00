import type { Painting } from '../../painting.js';
import type { Scene } from '../../../scene/scene.js';
import { paintFogBehind } from '../weather.js';
import { createView } from '../view.js';
import { paintBokeh, paintDarkness } from './backdrop.js';
import { paintBeams, paintGlow, paintLamps } from './glow.js';
import { paintLightFromAbove } from './light-from-above.js';
import { paintLookedThrough } from './looked-through.js';
import { paintNeonSigns } from './neon-signs.js';
import { paintOvergrowth } from './overgrowth.js';
import { paintPlumes } from './plumes.js';
import { paintBreaches, paintDust, paintSplash } from './splash.js';
import { isRough, paintSwellBefore, paintSwellBehind } from './swell.js';
import { paintTallGrass } from './tall-grass.js';
import { isWet, paintWetGround } from './wet.js';

/** What a prompt names of the light and the air behind its things: lights out of focus, darkness, a wet street. */
export function paintEffectsBehind(scene: Scene, painting: Painting): void {
  const view = createView(scene);
  const lane = ['street', 'city', 'victorian-street', 'market', 'alley'].includes(scene.setting);
  const signs = view.asked('neon') || scene.brief.look === 'cyberpunk';
  if (signs && lane && !view.close)
    painting.layer({ region: 'light', depth: 0.5 }, (context) => paintNeonSigns(context, view));
  if (isRough(view)) paintSwellBehind(painting, view);
  if (isWet(scene)) paintWetGround(view, painting);
  paintFogBehind(view, painting);
  if (view.asked('bokeh')) painting.layer({ region: 'light', depth: 1 }, (context) => paintBokeh(context, view));
  if (view.asked('darkness') || (view.asked('candlelight') && !view.asked('lanterns'))) paintDarkness(painting, view);
  if (view.asked('glow')) paintGlow(painting, view, 0.85);
  if (view.asked('light-from-above')) paintLightFromAbove(painting, view, false);
}

/** The same around and before its things: glow, beams, smoke, steam, a splash, dust. */
export function paintEffectsBefore(scene: Scene, painting: Painting): void {
  const view = createView(scene);
  if (isRough(view)) paintSwellBefore(painting, view);
  if (view.asked('tall-grass') && !view.inside) paintTallGrass(painting, view);
  paintLamps(painting, view);
  if (view.asked('glow')) paintGlow(painting, view, 0.3);
  if (view.asked('smoke') || view.asked('steam')) paintPlumes(painting, view);
  if (view.asked('vines') && scene.setting !== 'greenhouse') paintOvergrowth(painting, view);
  if (view.asked('splash')) paintSplash(painting, view);
  paintBreaches(painting, view);
  if (view.asked('dust')) paintDust(painting, view);
  if (view.asked('sunbeams')) paintBeams(painting, view);
  if (view.asked('light-from-above')) paintLightFromAbove(painting, view, true);
}

/** What one looks through is before all else, the rain as well. */
export function paintFrame(scene: Scene, painting: Painting): void {
  paintLookedThrough(painting, createView(scene));
}
