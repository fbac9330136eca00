import { is } from '../../../catalogue/traits.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { completeSite, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';
import { groundBelow, paintGround } from './flat-lay-grounds.js';

/** A table, or the ground outside, looked at straight from above: it fills the picture, and there is no horizon. */
export const flatLay: World = {
  setting: 'flat-lay',
  indoor: true,
  plan(request) {
    const across = { left: 0.06, right: 0.94, far: 0.5, near: 0.9 };
    return completeSite(request, Math.round(request.height * 0.2), [
      surfaceOf(request, { habitat: 'ground', ...across }),
      surfaceOf(request, { habitat: 'tabletop', ...across }),
      surfaceOf(request, { habitat: 'air', ...across, far: 0.14, near: 0.5 }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { width, height, air } = view;
    const random = view.random.fork('flat lay');
    const { backdrop } = scene.brief;
    const cloth = backdrop === undefined ? undefined : hex(backdrop);
    const stone = view.asked('marble') || scene.brief.setting === 'kitchen' || scene.brief.setting === 'bathroom';
    const ground = groundBelow(view);
    const wood: Rgb = random.pick([
      [196, 156, 112],
      [164, 120, 84],
      [222, 206, 184],
    ] as const);
    const dark = scene.brief.subjects.some(
      ({ concept, attributes }) => is(concept, 'table') && attributes.includes('dark'),
    );
    painting.layer({ region: 'land', depth: 0.4 }, (context) => {
      if (cloth ?? scene.hints[0]) plain(context, view, mix(cloth ?? (scene.hints[0] as Rgb), [236, 232, 226], 0.1));
      else if (ground) paintGround(context, view, ground);
      else if (stone) marble(context, view);
      else boards(context, view, view.tint('table') ?? (dark ? [78, 54, 42] : wood));
      const lit = context.createRadialGradient(
        width * (0.5 + air.light.side * 0.3),
        height * 0.2,
        0,
        width / 2,
        height / 2,
        Math.max(width, height) * 0.8,
      );
      lit.addColorStop(0, css([255, 252, 240], 0.22));
      lit.addColorStop(0.6, css([255, 252, 240], 0));
      lit.addColorStop(1, css(air.shadow, view.night ? 0.45 : 0.2));
      context.fillStyle = lit;
      context.fillRect(0, 0, width, height);
    });
  },
};

function plain(context: Context, view: View, colour: Rgb): void {
  context.fillStyle = css(view.tone(colour));
  context.fillRect(0, 0, view.width, view.height);
}

function boards(context: Context, view: View, wood: Rgb): void {
  const { width, height, unit } = view;
  const random = view.random.fork('boards');
  plain(context, view, wood);
  const high = unit * 0.17;
  for (let y = -high * random.next(), row = 0; y < height; y += high, row++) {
    context.fillStyle = css(view.tone(lighten(wood, random.around(0.022))));
    context.fillRect(0, y, width, high);
    context.strokeStyle = css(view.shaded(lighten(wood, -0.05)), 0.2);
    context.lineWidth = Math.max(0.6, unit * 0.0016);
    for (let grain = 0; grain < 7; grain++) {
      const at = y + high * random.between(0.08, 0.92);
      const from = width * random.between(-0.2, 0.7);
      context.beginPath();
      context.moveTo(from, at);
      context.bezierCurveTo(
        from + width * 0.2,
        at + random.around(high * 0.12),
        from + width * 0.4,
        at,
        from + width * random.between(0.4, 0.8),
        at + random.around(high * 0.08),
      );
      context.stroke();
    }
    context.fillStyle = css(view.shaded(lighten(wood, -0.16)), 0.7);
    context.fillRect(0, y, width, Math.max(1, unit * 0.004));
    context.fillRect(width * random.next(), y, Math.max(1, unit * 0.004), high);
  }
}

function marble(context: Context, view: View): void {
  const { width, height, unit } = view;
  const random = view.random.fork('marble');
  plain(context, view, [236, 234, 230]);
  for (let vein = 0; vein < 12; vein++) {
    context.strokeStyle = css(view.tone([150, 150, 158]), random.between(0.1, 0.34));
    context.lineWidth = unit * random.between(0.002, 0.01);
    let [x, y] = [width * random.next(), -8];
    context.beginPath();
    context.moveTo(x, y);
    while (y < height + 8) {
      x += random.around(unit * 0.09) + unit * 0.02;
      y += unit * random.between(0.05, 0.14);
      context.lineTo(x, y);
    }
    context.stroke();
  }
}
