import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { paintBands, paintCutPaper, paintFrenzy, paintGeometry, paintOrbs } from '../fills/compositions.js';
import { fillerFor } from '../fills/fills.js';
import { paletteOf } from '../fills/palette.js';
import { paintDrifting } from '../elements/drifting.js';
import { completeSite, horizonAt, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { World } from '../world.js';

/** Compositions without things: flowing bands, plain geometry, cut paper, floating orbs. */
export const abstract: World = {
  setting: 'abstract',
  indoor: true,
  plan(request) {
    const horizon = horizonAt(request, 0.66);
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'ground', left: 0.08, right: 0.92, far: 0.74, near: 0.94 }),
      surfaceOf(request, { habitat: 'tabletop', left: 0.08, right: 0.92, far: 0.74, near: 0.94 }),
      surfaceOf(request, { habitat: 'air', left: 0.1, right: 0.9, far: 0.16, near: 0.7 }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const random = view.random.fork('abstract');
    const fill = fillerFor(view);
    const colours = paletteOf(view);
    const forms = scene.items.length > 0 && scene.items.every(({ drawable }) => drawable.habitat === 'wall');
    const kind = random.whole(0, 3);
    const quiet = scene.items.length > 0;
    if (fill && !forms) return painting.layer({ region: 'wall', depth: 1 }, fill);
    painting.layer({ region: 'wall', depth: 1 }, (context) => {
      const ground = colours[0] as Rgb;
      const paint = context.createLinearGradient(0, 0, view.width * 0.4, view.height);
      paint.addColorStop(0, css(lighten(ground, 0.03)));
      paint.addColorStop(1, css(mix(ground, colours[1] as Rgb, 0.14)));
      context.fillStyle = paint;
      context.fillRect(0, 0, view.width, view.height);
    });
    if (forms) return;
    painting.layer({ region: 'far', depth: 0.8 }, (context) => {
      if (quiet) context.globalAlpha = 0.62;
      // what is painted in oil shows its strokes, and no planets
      if (scene.brief.told?.includes('chaos') || scene.brief.look === 'oil') paintFrenzy(context, view, colours);
      else if (kind === 0) paintBands(context, view, colours);
      else if (kind === 1) paintGeometry(context, view, colours);
      else if (kind === 2) paintCutPaper(context, view, colours);
      else paintOrbs(context, view, colours);
    });
  },
  paintForeground(scene, painting) {
    paintDrifting(createView(scene), painting);
  },
};
