import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { grassColour, snowGround } from '../elements/foliage.js';
import { paintHill } from '../elements/hills.js';
import { paintGlow } from '../elements/houses.js';
import { paintTree } from '../elements/trees.js';
import { paintWaterfall } from '../elements/waterfall.js';
import { surfaceOf } from '../site.js';
import { along, flat, joints } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { beam, disc, face, patch, post, shineAt } from '../sets/solids.js';
import type { SetPen } from '../sets/space.js';
import type { World } from '../world.js';

/** A tower of the future: curved, tapering, with bands of light. */
function spire(pen: SetPen, x: number, away: number, tall: number, half: number, colour: Rgb, glow: Rgb): void {
  const { view, context } = pen;
  const [px, foot] = pen.point(x, 0, away);
  const scale = pen.scale(away);
  const [high, wide] = [tall * scale, half * scale];
  const depth = pen.depth(away);
  const body = context.createLinearGradient(px - wide, 0, px + wide, 0);
  body.addColorStop(0, css(view.air.light.side < 0 ? view.lit(colour, depth) : view.tone(colour, depth)));
  body.addColorStop(1, css(view.air.light.side < 0 ? view.shaded(colour, depth) : view.lit(colour, depth)));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(px - wide, foot);
  context.bezierCurveTo(
    px - wide * 0.9,
    foot - high * 0.6,
    px - wide * 0.5,
    foot - high * 0.8,
    px - wide * 0.1,
    foot - high,
  );
  context.lineTo(px + wide * 0.1, foot - high);
  context.bezierCurveTo(px + wide * 0.5, foot - high * 0.8, px + wide * 0.9, foot - high * 0.6, px + wide, foot);
  context.fill();
  for (let band = 1; band < 16; band++) {
    const t = band / 16;
    const reach = wide * (1 - t * 0.55) * 0.86;
    context.fillStyle = css(mix(glow, view.air.haze, depth * 0.4), view.night || view.low ? 0.9 : 0.5);
    context.fillRect(px - reach, foot - high * t * 0.92, reach * 2, Math.max(1, high * 0.008));
  }
}

const futureCity = place({
  setting: 'future-city',
  horizon: 0.56,
  lens: { near: 3.4, eye: 2, range: 130 },
  far(pen) {
    const random = pen.random.fork('spires');
    const glows: readonly Rgb[] = [
      [90, 220, 255],
      [255, 120, 210],
      [150, 255, 210],
    ];
    for (const [row, away] of [130, 95, 66].entries())
      for (let x = -pen.edge(away); x < pen.edge(away); x += random.between(9, 16) * (away / 80))
        spire(
          pen,
          x,
          away,
          random.between(30, 74) * (away / 90) * (1 - row * 0.08),
          random.between(3, 6) * (away / 80),
          [150, 172, 204],
          random.pick(glows),
        );
    // roads in the air and what flies on them
    for (const [up, away] of [
      [16, 80],
      [24, 104],
    ] as const) {
      const edge = pen.edge(away);
      beam(pen, [-edge, up - 3, away], [edge, up + 4, away], 1.2, [196, 210, 230]);
      beam(pen, [-edge, up - 2.6, away], [edge, up + 4.4, away], 0.4, [90, 230, 255], 'glow');
      for (let car = 0; car < 7; car++) {
        const x = -edge + (car + 0.5) * (edge / 3.5);
        const at = up + 4 + (x / edge) * 3.5;
        face(
          pen,
          [
            [x - 1.6, at, away - 4],
            [x, at + 0.9, away - 4],
            [x + 1.6, at + 0.2, away - 4],
            [x, at - 0.4, away - 4],
          ],
          [232, 236, 244],
          'lit',
        );
        disc(pen, x + 1.6, at + 0.1, away - 4, 0.3, [255, 120, 90], 'glow');
      }
    }
  },
  land(pen) {
    flat(pen, [150, 160, 178]);
    joints(pen, [110, 124, 150], 2.4, { to: 60 });
    for (const x of [-3.4, 3.4]) {
      patch(pen, [x - 0.1, x + 0.1], [2.4, 120], [90, 230, 255], 'glow');
      if (pen.view.night || pen.view.low) along(5, 40, 7, (away) => shineAt(pen, x, 0, away, 2, [90, 230, 255], 0.4));
    }
  },
  stand(pen) {
    for (const side of [-1, 1]) {
      spire(pen, side * Math.max(15, pen.edge(34) * 0.82), 34, 30, 5, [176, 194, 220], [90, 220, 255]);
      along(9, 30, 7, (away) => {
        const x = side * 5.2;
        post(pen, x, away, [0, 3.4], 0.08, [206, 214, 226]);
        disc(pen, x, 3.5, away, 0.26, [190, 246, 255], 'glow');
        shineAt(pen, x, 3.5, away, 1.6, [120, 230, 255], 0.5);
      });
    }
  },
});

/** An island that hangs in the air: turf on top, rock that narrows below. */
function aloft(pen: SetPen, x: number, y: number, half: number, name: string, depth: number): void {
  const { view, context } = pen;
  const random = pen.random.fork(name);
  const rock: Rgb = [150, 124, 104];
  const turf: Rgb = view.snowy ? snowGround : grassColour(view);
  const deep = half * random.between(1, 1.4);
  const below: Point[] = [[x - half, y]];
  for (let step = 1; step < 8; step++) {
    const t = step / 8;
    below.push([x - half + half * 2 * t, y + Math.sin(t * Math.PI) * deep * (step % 2 ? 1 : 0.72)]);
  }
  below.push([x + half, y]);
  const paint = context.createLinearGradient(0, y, 0, y + deep);
  paint.addColorStop(0, css(view.lit(rock, depth)));
  paint.addColorStop(1, css(view.shaded(rock, depth)));
  context.fillStyle = paint;
  context.beginPath();
  for (const point of below) context.lineTo(...point);
  context.closePath();
  context.fill();
  context.fillStyle = css(view.shaded(rock, depth, 1.3), 0.4);
  for (let crack = 0; crack < 5; crack++) {
    const cx = x + random.around(half * 0.7);
    context.beginPath();
    context.moveTo(cx, y);
    context.lineTo(cx + half * 0.12, y);
    context.lineTo(cx + half * 0.02, y + deep * 0.55);
    context.fill();
  }
  context.fillStyle = css(view.shaded(turf, depth, 0.7));
  context.beginPath();
  context.ellipse(x, y + half * 0.03, half * 1.04, half * 0.2, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(view.lit(turf, depth));
  context.beginPath();
  context.ellipse(x, y, half * 1.02, half * 0.16, 0, 0, Math.PI * 2);
  context.fill();
}

const floatingIslands = place({
  setting: 'floating-islands',
  horizon: 0.74,
  lens: { near: 4, range: 80 },
  surfaces: (request) => [surfaceOf(request, { habitat: 'ground', left: 0.2, right: 0.8, far: 0.71, near: 0.78 })],
  far(pen) {
    const { view, context } = pen;
    const { width, height, unit } = view;
    for (const [x, y, half, depth] of [
      [0.16, 0.3, 0.1, 0.6],
      [0.82, 0.24, 0.13, 0.5],
      [0.5, 0.16, 0.06, 0.75],
      [0.93, 0.52, 0.08, 0.45],
      [0.06, 0.58, 0.1, 0.35],
    ] as const) {
      aloft(pen, width * x, height * y, unit * half, `isle ${x}`, depth);
      if (view.allowed('trees'))
        for (const lean of [-0.4, 0.2])
          paintTree(
            context,
            view,
            {
              kind: lean < 0 ? 'broadleaf' : 'conifer',
              x: width * x + unit * half * lean,
              foot: height * y,
              height: unit * half * 0.9,
              depth,
            },
            pen.random.fork(`${x} ${lean}`),
          );
      if (half > 0.09)
        paintWaterfall(context, view, {
          x: width * x + unit * half * 0.62,
          top: height * y,
          bottom: height * y + unit * half * 2.2,
          wide: unit * 0.012,
          depth,
        });
    }
  },
  land(pen) {
    const { view, context } = pen;
    const { width, height, unit } = view;
    // below everything lie clouds
    const random = pen.random.fork('cloud floor');
    const sky = context.createLinearGradient(0, view.horizon - unit * 0.1, 0, height);
    sky.addColorStop(0, css(view.air.skyHorizon, 0));
    sky.addColorStop(0.3, css(view.air.skyHorizon));
    sky.addColorStop(1, css(mix(view.air.skyHorizon, view.air.haze, 0.6)));
    context.fillStyle = sky;
    context.fillRect(0, view.horizon - unit * 0.1, width, height);
    for (let puff = 0; puff < 40; puff++) {
      const y = height * random.between(0.84, 1.02);
      context.fillStyle = css(puff % 3 ? view.lit([250, 250, 252], 0.2) : view.tone([226, 232, 242], 0.2), 0.9);
      context.beginPath();
      context.ellipse(
        width * random.next(),
        y,
        unit * random.between(0.06, 0.14),
        unit * random.between(0.03, 0.05),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    aloft(pen, width * 0.5, height * 0.76, Math.min(width * 0.4, unit * 0.5), 'main isle', 0.05);
  },
});

const candyLand = place({
  setting: 'candy-land',
  horizon: 0.56,
  lens: { near: 3.2, range: 60 },
  ground: { left: 0.16, right: 0.84 },
  far(pen) {
    const { view } = pen;
    for (const [name, rise, depth, colour] of [
      ['ice cream', 0.24, 0.7, [250, 206, 220]],
      ['mint', 0.15, 0.5, [176, 226, 206]],
      ['vanilla', 0.08, 0.34, [252, 236, 196]],
    ] as const)
      paintHill(pen.context, view, {
        name,
        foot: view.horizon + 2,
        rise: view.span * rise,
        depth,
        colour,
        crests: 1.6,
      });
  },
  land(pen) {
    flat(pen, [246, 178, 206], true);
    const river: Rgb = [120, 74, 52];
    face(
      pen,
      [
        [-1.4, 0, 2.4],
        [1, 0, 2.4],
        [1.6, 0, 8],
        [-0.4, 0, 16],
        [0.4, 0, 34],
        [-0.2, 0, 34],
        [-1.8, 0, 16],
        [-0.6, 0, 8],
      ],
      river,
      'lit',
    );
    const random = pen.random.fork('sprinkles');
    for (let sprinkle = 0; sprinkle < 80; sprinkle++) {
      const away = random.between(3.4, 22);
      const x = random.around(pen.edge(away));
      beam(
        pen,
        [x, 0, away],
        [x + random.around(0.16), 0, away + random.around(0.12)],
        0.06,
        random.pick([
          [90, 190, 230],
          [250, 210, 80],
          [240, 90, 120],
          [150, 220, 130],
        ] as const),
        'lit',
      );
    }
  },
  stand(pen) {
    const random = pen.random.fork('sweets');
    const colours: readonly Rgb[] = [
      [232, 70, 96],
      [250, 190, 70],
      [110, 190, 230],
      [150, 210, 120],
      [190, 120, 220],
    ];
    for (let index = 0; index < 13; index++) {
      const away = 22 - index * 1.35;
      const side = index % 2 ? 1 : -1;
      const x = side * (2.4 + random.next() * pen.edge(away) * 0.8);
      const colour = random.pick(colours);
      if (index % 3 === 0) {
        // a lollipop with a spiral
        const tall = random.between(2.6, 4);
        post(pen, x, away, [0, tall], 0.07, [250, 246, 236]);
        disc(pen, x, tall, away - 0.02, 0.85, colour, 'lit');
        const { context } = pen;
        const [px, py] = pen.point(x, tall, away);
        const scale = pen.scale(away);
        context.strokeStyle = css(pen.view.lit([255, 250, 244], pen.depth(away)));
        context.lineWidth = Math.max(1, 0.13 * scale);
        context.beginPath();
        for (let turn = 0; turn < 15; turn += 0.3)
          context.lineTo(px + Math.cos(turn) * turn * 0.052 * scale, py + Math.sin(turn) * turn * 0.052 * scale);
        context.stroke();
      } else if (index % 3 === 1) {
        // a candy cane
        const tall = random.between(2.2, 3.4);
        const parts = 12;
        const at = (t: number): readonly [number, number, number] =>
          t < 0.66
            ? [x, (t / 0.66) * tall, away]
            : [
                x + 0.5 - Math.cos(((t - 0.66) / 0.34) * Math.PI) * 0.5,
                tall + Math.sin(((t - 0.66) / 0.34) * Math.PI) * 0.5,
                away,
              ];
        for (let part = 0; part < parts; part++)
          beam(pen, at(part / parts), at((part + 1) / parts), 0.3, part % 2 ? [252, 248, 244] : [226, 50, 66], 'lit');
      } else {
        // a cupcake
        const size = random.between(0.7, 1.2);
        face(
          pen,
          [
            [x - size * 0.7, 0, away],
            [x - size, size, away],
            [x + size, size, away],
            [x + size * 0.7, 0, away],
          ],
          [222, 160, 110],
          'lit',
        );
        for (const [up, half] of [
          [1, 1.1],
          [1.36, 0.8],
          [1.68, 0.48],
        ] as const) {
          const [px, py] = pen.point(x, up * size + 0.16 * size, away);
          pen.context.fillStyle = css(pen.view.lit(lighten(colour, 0.08), pen.depth(away)));
          pen.context.beginPath();
          pen.context.ellipse(px, py, half * size * pen.scale(away), 0.3 * size * pen.scale(away), 0, 0, Math.PI * 2);
          pen.context.fill();
        }
        disc(pen, x, size * 2.06, away, size * 0.2, [216, 40, 54], 'lit');
      }
    }
  },
});

/** Above the clouds: white billows to stand on. */
const cloudLand = place({
  setting: 'cloud-land',
  horizon: 0.6,
  lens: { near: 3.4, range: 80 },
  land(pen) {
    const { view, context } = pen;
    const { width, height, unit, horizon } = view;
    const random = pen.random.fork('billows');
    flat(pen, [236, 238, 246], true);
    paintGlow(context, width * (0.5 + view.air.light.side * 0.3), horizon, unit * 0.5, view.air.key, 0.4);
    for (let row = 0; row < 9; row++) {
      const t = row / 8;
      const y = horizon + (height - horizon) * t ** 1.4 * 0.9;
      const size = unit * (0.03 + t * 0.07);
      for (let x = -size; x < width + size; x += size * random.between(0.7, 1.1)) {
        const top = y + random.around(size * 0.3);
        const soft = context.createRadialGradient(
          x + view.air.light.side * size * 0.3,
          top - size * 0.4,
          size * 0.1,
          x,
          top,
          size * 1.1,
        );
        soft.addColorStop(0, css(view.lit([255, 255, 255], (1 - t) * 0.4)));
        soft.addColorStop(1, css(view.tone([206, 214, 232], (1 - t) * 0.4)));
        context.fillStyle = soft;
        context.beginPath();
        context.arc(x, top, size, 0, Math.PI * 2);
        context.fill();
      }
    }
  },
});

/** Places that nobody has been to. */
export const fantasyPlaces: readonly World[] = [futureCity, floatingIslands, candyLand, cloudLand];
