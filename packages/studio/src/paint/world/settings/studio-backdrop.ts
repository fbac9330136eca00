import { is } from '../../../catalogue/traits.js';
import { css, hex, lighten, lightnessOf, mix, saturate } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { paintDrifting } from '../elements/drifting.js';
import { paintNamedFloor } from '../elements/named-floor.js';
import { paintWindowsill } from '../elements/windowsill.js';
import { completeSite, horizonAt, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { World } from '../world.js';

const papers: readonly Rgb[] = [
  [226, 204, 178],
  [176, 192, 178],
  [216, 176, 166],
  [170, 192, 208],
  [196, 184, 208],
  [206, 140, 110],
  [232, 222, 206],
  [226, 190, 120],
  [130, 160, 166],
];

/**
 * How much higher the sweep begins in an upright picture, as a share of its height: a thing that is as large as the
 * width allows would lie at the foot of an empty wall.
 */
function raisedIn({ width, height }: { readonly width: number; readonly height: number }): number {
  return RAISED * Math.min(1, Math.max(0, height / width - 1.15) / 0.6);
}
const RAISED = 0.16;

/** A paper sweep as photographers use it: no horizon, soft light, sometimes one large shape behind. */
export const studioBackdrop: World = {
  setting: 'studio',
  indoor: true,
  plan(request) {
    const up = raisedIn(request);
    const horizon = horizonAt(request, 0.66 - up);
    const far = 0.74 - up;
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'ground', left: 0.06, right: 0.94, far, near: 0.94 - up }),
      surfaceOf(request, { habitat: 'tabletop', left: 0.08, right: 0.92, far, near: 0.92 - up }),
      surfaceOf(request, { habitat: 'air', left: 0.1, right: 0.9, far: 0.16, near: 0.62 }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    if (view.asked('windowsill')) return paintWindowsill(view, painting);
    const { width, height, horizon, unit, span, air } = view;
    const random = view.random.fork('studio');
    const hint = scene.hints[0];
    const eye = scene.items.some(({ drawable }) => is(drawable.concept, 'eye'));
    // an eye is seen in its face
    const asked = scene.brief.backdrop ?? (eye ? '#c98f6c' : undefined);
    const chosen: Rgb = asked
      ? mix(hex(asked), [232, 228, 220], 0.06)
      : hint
        ? saturate(mix(hint, [226, 220, 212], 0.45), 0.9)
        : view.asked('darkness') || scene.brief.mood === 'dramatic' || scene.brief.mood === 'mysterious'
          ? mix(random.pick(papers), [34, 32, 38], 0.84)
          : random.pick(papers);
    const paper = scene.time === 'night' ? lighten(mix(chosen, air.shadow, 0.35), -0.1) : chosen;
    const lit = lighten(paper, Math.min(0.07, 0.97 - lightnessOf(paper)));
    const deep = lighten(mix(paper, air.shadow, 0.12), -0.07);
    const lx = width * (0.5 + air.light.side * 0.3);
    // a sheet lies flat: no wall, no floor
    if (scene.brief.told?.some((word) => word === 'repeated' || word === 'specimens')) {
      return painting.layer({ region: 'wall', depth: 0.9 }, (context) => {
        context.fillStyle = css(paper);
        context.fillRect(0, 0, width, height);
      });
    }
    painting.layer({ region: 'wall', depth: 0.9 }, (context) => {
      const back = context.createRadialGradient(lx, height * 0.34, 0, lx, height * 0.34, Math.max(width, height) * 0.9);
      back.addColorStop(0, css(lit));
      back.addColorStop(0.45, css(paper));
      back.addColorStop(1, css(deep));
      context.fillStyle = back;
      context.fillRect(0, 0, width, height);
      // who asks for a plain colour gets nothing else, and plain figures stand before no other one
      const figures = scene.items.length > 0 && scene.items.every(({ drawable }) => drawable.habitat === 'wall');
      const shape = asked || figures || view.asked('plain-sky') ? 1 : random.next();
      const accent = scene.hints[1] ?? lighten(saturate(paper, 1.25), random.chance(0.5) ? 0.06 : -0.06);
      if (shape < 0.3) {
        context.fillStyle = css(accent, 0.75);
        context.beginPath();
        context.arc(width / 2, horizon * 0.62, span * 0.34, 0, Math.PI * 2);
        context.fill();
      } else if (shape < 0.5) {
        const half = span * 0.27;
        context.fillStyle = css(accent, 0.75);
        context.beginPath();
        context.moveTo(width / 2 - half, horizon + unit * 0.04);
        context.lineTo(width / 2 - half, horizon * 0.5);
        context.arc(width / 2, horizon * 0.5, half, Math.PI, 0);
        context.lineTo(width / 2 + half, horizon + unit * 0.04);
        context.fill();
      } else if (shape < 0.65 && air.contrast > 0.3) {
        // the shadow of a window across the paper
        context.save();
        context.translate(width * 0.5, horizon * 0.5);
        context.transform(1, 0.1, -0.35 * Math.sign(air.light.side || 1), 1, 0, 0);
        context.fillStyle = css(lighten(lit, 0.03), 0.5);
        const pane = span * 0.16;
        for (const px of [-1.06, 0.06])
          for (const py of [-1.2, -0.06]) context.fillRect(px * pane, py * pane, pane, pane * 1.06);
        context.restore();
      }
    });
    painting.layer({ region: 'land', depth: 0.3 }, (context) => {
      if (paintNamedFloor(context, view)) return;
      // the sweep: the floor turns up into the wall without an edge
      const floor = context.createLinearGradient(0, horizon - unit * 0.06, 0, height);
      floor.addColorStop(0, css(lighten(paper, -0.02), 0));
      floor.addColorStop(0.3, css(lighten(paper, -0.035), 0.9));
      floor.addColorStop(0.6, css(mix(paper, lit, 0.55)));
      floor.addColorStop(1, css(mix(paper, deep, 0.5)));
      context.fillStyle = floor;
      context.fillRect(0, horizon - unit * 0.06, width, height);
    });
  },
  paintForeground(scene, painting) {
    paintDrifting(createView(scene), painting);
  },
};
