import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon, smoothClosed } from '../../kit/shapes.js';
import type { Point } from '../../kit/shapes.js';
import { grassColour, snowGround } from '../elements/foliage.js';
import { paintGround } from '../elements/ground.js';
import { paintHill } from '../elements/hills.js';
import { paintGlow } from '../elements/houses.js';
import { paintForegroundGrass, paintTufts } from '../elements/meadow.js';
import { paintMesas } from '../elements/mesas.js';
import { paintMountains } from '../elements/mountains.js';
import { paintRiver } from '../elements/river.js';
import { paintRock } from '../elements/rocks.js';
import { paintWater } from '../elements/sea.js';
import { paintWaterfall } from '../elements/waterfall.js';
import { paintWoodEdge } from '../elements/woods.js';
import { surfaceOf } from '../site.js';
import { flat } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { prop, treeAt } from '../sets/props.js';
import { beam, disc, face, pool, post, shineAt } from '../sets/solids.js';
import type { SetPen } from '../sets/space.js';
import type { SiteRequest, World } from '../world.js';

const onWater = (request: SiteRequest, far: number, near: number) =>
  surfaceOf(request, { habitat: 'water', left: 0.08, right: 0.92, far, near });
const onLand = (request: SiteRequest, far: number, near = 0.965) =>
  surfaceOf(request, { habitat: 'ground', left: 0.06, right: 0.94, far, near });

function farWood(pen: SetPen, high: number, conifer = false, depth = 0.65): void {
  const { view } = pen;
  if (!view.allowed('trees')) return;
  paintWoodEdge(pen.context, view, {
    name: `far wood ${high}`,
    foot: () => view.horizon + 2,
    height: view.unit * high,
    depth,
    conifer,
  });
}

/** Tall blades with brown heads in clumps. */
function rushes(pen: SetPen, x: number, away: number, tall: number): void {
  const own = pen.random.fork(`rushes ${x} ${away}`);
  const green: Rgb = pen.view.snowy
    ? [176, 160, 128]
    : pen.view.scene.season === 'autumn'
      ? [180, 150, 88]
      : [104, 138, 70];
  for (let blade = 0; blade < 9; blade++) {
    const at = x + own.around(0.5);
    const high = tall * own.between(0.6, 1);
    beam(
      pen,
      [at, 0, away],
      [at + own.around(0.22), high, away],
      0.045,
      lighten(green, own.around(0.04)),
      blade % 2 ? 'lit' : 'tone',
    );
    if (blade % 3 === 0) beam(pen, [at + 0.04, high * 0.8, away], [at + 0.06, high * 0.98, away], 0.11, [112, 74, 50]);
  }
}

const wetland = place({
  setting: 'wetland',
  horizon: 0.48,
  lens: { near: 3.2, range: 45 },
  surfaces: (request) => [onLand(request, 0.78), onWater(request, 0.56, 0.76)],
  far(pen) {
    farWood(pen, 0.12);
    farWood(pen, 0.07, false, 0.5);
  },
  land(pen) {
    const { view, context } = pen;
    paintWater(context, view, {
      top: view.horizon,
      bottom: view.height,
      waves: 0.08,
      colour: view.tint('water') ?? [74, 104, 92],
    });
    const bank: Rgb = view.snowy ? snowGround : mix(grassColour(view), [96, 116, 66], 0.5);
    for (const [x, away, wide] of [
      [-9, 22, 6],
      [8, 17, 5],
      [-6, 11, 3.4],
      [6.5, 9, 2.6],
      [0, 30, 5],
    ] as const) {
      pool(pen, x, away, wide * 1.05, [60, 62, 52], 'shaded', 0.5);
      pool(pen, x, away, wide, bank, 'lit');
    }
    const y = view.height * 0.84;
    context.fillStyle = css(view.shaded(bank, 0, 0.3));
    smoothClosed(context, [
      [-20, view.height + 20],
      [-20, y + 6],
      [view.width * 0.3, y - 8],
      [view.width * 0.62, y + 10],
      [view.width + 20, y - 12],
      [view.width + 20, view.height + 20],
    ]);
    context.fill();
    if (view.brings('lily'))
      for (let pad = 0; pad < 14; pad++) {
        const own = pen.random.fork(`pad ${pad}`);
        const away = own.between(5, 14);
        pool(pen, own.around(pen.edge(away) * 0.7), away, 0.36, [96, 146, 82], 'lit');
      }
  },
  plants(pen) {
    for (const [x, away, tall] of [
      [-8, 21, 8],
      [9, 18, 9],
      [-13, 24, 9],
      [14, 26, 8],
    ] as const) {
      treeAt(pen, pen.view.snowy ? 'bare' : 'broadleaf', x, away, tall, [96, 122, 78]);
      for (let moss = 0; moss < 5; moss++)
        beam(
          pen,
          [x - 1.4 + moss * 0.7, tall * 0.55, away],
          [x - 1.5 + moss * 0.7, tall * 0.3, away],
          0.14,
          [130, 146, 104],
          'shaded',
        );
    }
    for (const [x, away] of [
      [-9, 20],
      [-7, 11],
      [-5.4, 10.6],
      [7, 8.6],
      [8, 16.4],
      [5.6, 9.2],
      [0.6, 29],
    ] as const)
      rushes(pen, x, away, 1.7);
    const edge = pen.edge(4);
    for (const side of [-1, 1])
      for (let clump = 0; clump < 3; clump++) rushes(pen, side * edge * (0.62 + clump * 0.14), 4 + clump * 0.3, 1.5);
  },
});

const pond = place({
  setting: 'pond',
  horizon: 0.42,
  lens: { near: 3.2, eye: 2, range: 50 },
  surfaces: (request) => [onLand(request, 0.84), onWater(request, 0.54, 0.74)],
  leafy: true,
  far: (pen) => farWood(pen, 0.12),
  land(pen) {
    const { view } = pen;
    const grass = grassColour(view);
    flat(pen, grass);
    const half = Math.max(7, pen.edge(10) * 0.86);
    pool(pen, 0, 9.6, half * 1.03, view.snowy ? [206, 214, 228] : [132, 112, 82], 'shaded');
    pool(pen, 0, 9.6, half, view.tint('water') ?? mix([70, 130, 150], view.air.skyMiddle, 0.4), 'lit');
    pool(pen, -half * 0.1, 11, half * 0.72, mix([110, 170, 184], view.air.skyHorizon, 0.5), 'lit', 0.5);
    const random = pen.random.fork('ripples');
    for (let ripple = 0; ripple < 16; ripple++) {
      const away = random.between(6.5, 13);
      const x = random.around(half * 0.6);
      beam(pen, [x - 0.5, 0, away], [x + 0.5, 0, away], 0.03, view.air.skyHorizon, 'glow');
    }
    if (view.brings('lily') && view.brings('water-lily') && !view.snowy)
      for (let pad = 0; pad < 12; pad++) {
        const own = random.fork(pad);
        const away = own.between(6.6, 11);
        const x = (pad % 2 ? 1 : -1) * half * own.between(0.3, 0.72);
        pool(pen, x, away, 0.42, [86, 146, 84], 'lit');
        if (own.chance(0.4)) disc(pen, x, 0.12, away, 0.16, [244, 190, 206], 'lit');
      }
  },
  plants(pen) {
    const half = Math.max(7, pen.edge(10) * 0.86);
    for (const [share, away] of [
      [-0.94, 9],
      [-0.86, 11],
      [0.9, 8.8],
      [0.95, 10.4],
      [0.7, 13],
      [-0.6, 13.4],
    ] as const)
      rushes(pen, share * half, away, 1.5);
    for (const [x, away, tall] of [
      [-13, 21, 7],
      [12, 19, 7.5],
      [-20, 24, 8],
      [4, 25, 6.5],
    ] as const)
      treeAt(pen, 'broadleaf', x, away, tall);
    if (pen.view.brings('rock'))
      for (const [share, away] of [
        [-0.5, 5.4],
        [0.62, 5.7],
      ] as const)
        prop(pen, 'rock', share * half, away, 0.5);
  },
  front: (pen) => {
    if (!pen.view.snowy) paintForegroundGrass(pen.context, pen.view, grassColour(pen.view), 0.07);
  },
});

const arctic = place({
  setting: 'arctic',
  horizon: 0.5,
  lens: { near: 3.4, range: 80 },
  surfaces: (request, horizon) => [
    onLand(request, (horizon / request.height) * 0.4 + 0.6),
    onWater(request, 0.54, 0.6),
  ],
  far(pen) {
    const { view, context } = pen;
    const random = pen.random.fork('bergs');
    for (let berg = 0; berg < 5; berg++) {
      const x = view.width * ((berg + random.between(0.2, 0.8)) / 5);
      const wide = view.unit * random.between(0.08, 0.2);
      const tall = wide * random.between(0.5, 1.1);
      const foot = view.horizon + 3;
      context.fillStyle = css(view.lit([226, 240, 250], 0.5));
      polygon(context, [
        [x - wide, foot],
        [x - wide * 0.7, foot - tall * 0.6],
        [x - wide * 0.2, foot - tall],
        [x + wide * 0.3, foot - tall * 0.75],
        [x + wide * 0.7, foot - tall * 0.9],
        [x + wide, foot],
      ]);
      context.fill();
      context.fillStyle = css(view.tone([140, 186, 222], 0.4));
      polygon(context, [
        [x - wide * 0.2, foot - tall],
        [x + wide * 0.3, foot - tall * 0.75],
        [x + wide * 0.1, foot],
        [x - wide * 0.3, foot],
      ]);
      context.fill();
    }
  },
  land(pen) {
    const { view, context } = pen;
    paintWater(context, view, { top: view.horizon, bottom: view.height, waves: 0.1, colour: [44, 96, 130] });
    const random = pen.random.fork('floes');
    for (let floe = 0; floe < 16; floe++) {
      const away = 9 + random.next() * 34;
      const x = random.around(pen.edge(away));
      const size = random.between(1, 3);
      pool(pen, x, away, size * 1.02, [120, 170, 206], 'tone');
      pool(pen, x, away + 0.12, size, [236, 244, 252], 'lit');
    }
    const [, y] = pen.point(0, 0, 7.2);
    context.fillStyle = css(view.tone([150, 192, 224]));
    smoothClosed(context, [
      [-20, view.height + 20],
      [-20, y + 8],
      [view.width * 0.28, y - 2],
      [view.width * 0.6, y + 9],
      [view.width + 20, y + 2],
      [view.width + 20, view.height + 20],
    ]);
    context.fill();
    const sheet = context.createLinearGradient(0, y, 0, view.height);
    sheet.addColorStop(0, css(view.lit([244, 248, 254])));
    sheet.addColorStop(1, css(view.shaded([226, 236, 248], 0, 0.5)));
    context.fillStyle = sheet;
    smoothClosed(context, [
      [-20, view.height + 20],
      [-20, y - 4],
      [view.width * 0.28, y - 13],
      [view.width * 0.6, y - 2],
      [view.width + 20, y - 9],
      [view.width + 20, view.height + 20],
    ]);
    context.fill();
    for (let ridge = 0; ridge < 6; ridge++)
      beam(
        pen,
        [random.around(4), 0, random.between(3.4, 6)],
        [random.around(4), 0, random.between(3.4, 6)],
        0.04,
        [180, 206, 232],
        'shaded',
      );
  },
});

const canyon = place({
  setting: 'canyon',
  horizon: 0.56,
  lens: { near: 3.4, range: 70 },
  ground: { left: 0.12, right: 0.88 },
  far(pen) {
    const { view, context } = pen;
    paintMesas(context, view, { foot: view.horizon + 2, rise: view.horizon * 0.34, colour: [206, 122, 84] });
  },
  land(pen) {
    const { view, context } = pen;
    const rock: Rgb = view.tint('canyon') ?? [204, 122, 80];
    paintGround(context, view, {
      top: view.horizon,
      colour: view.snowy ? snowGround : mix(rock, [226, 178, 124], 0.45),
      bands: 0.6,
    });
    if (!view.asked('desert'))
      paintRiver(context, view, { top: view.horizon + 1, end: 0.5, start: pen.random.between(0.4, 0.6), wide: 0.2 });
  },
  stand(pen) {
    const { view, context } = pen;
    const rock: Rgb = view.tint('canyon') ?? [204, 122, 80];
    const random = pen.random.fork('walls');
    // walls in steps on both sides, the nearer the taller
    for (const [reach, top, low, depth] of [
      [0.36, 0.34, 1.0, 0.55],
      [0.26, 0.2, 1.16, 0.34],
      [0.14, 0.05, 1.42, 0.12],
    ] as const)
      for (const side of [-1, 1] as const) {
        const edge = view.width * (side < 0 ? reach : 1 - reach);
        const border = side < 0 ? -6 : view.width + 6;
        const upper = view.horizon * (top + random.between(-0.03, 0.03));
        const foot = view.horizon + (view.height - view.horizon) * (low - 1) + view.unit * 0.02;
        const points: Point[] = [[border, upper - view.unit * 0.03]];
        const cuts = 5;
        for (let cut = 0; cut <= cuts; cut++) {
          const y = upper + ((foot - upper) * cut) / cuts;
          const x = edge - side * view.width * (0.016 * cut + (cut % 2) * 0.014);
          points.push([x, y]);
        }
        points.push([border, foot + view.unit * 0.05]);
        const lit = view.air.light.side * side < 0;
        context.save();
        polygon(context, points);
        context.clip();
        const paint = context.createLinearGradient(0, upper, 0, foot);
        paint.addColorStop(0, css(lit ? view.lit(rock, depth) : view.tone(rock, depth)));
        paint.addColorStop(1, css(view.shaded(lighten(rock, -0.05), depth, 1)));
        context.fillStyle = paint;
        context.fillRect(0, 0, view.width, view.height);
        for (let band = 0; band < 11; band++) {
          const y = upper + ((foot - upper) * band) / 11;
          const tint =
            band % 3 === 0
              ? lighten(rock, 0.08)
              : band % 3 === 1
                ? mix(rock, [150, 74, 56], 0.5)
                : mix(rock, [236, 190, 140], 0.4);
          context.fillStyle = css(view.tone(tint, depth), 0.42);
          context.beginPath();
          context.moveTo(-6, y);
          for (let x = 0; x <= 6; x++) context.lineTo((view.width * x) / 6 + 6, y + random.around(view.unit * 0.008));
          context.lineTo(view.width + 6, y + ((foot - upper) / 11) * 0.5);
          context.lineTo(-6, y + ((foot - upper) / 11) * 0.5);
          context.fill();
        }
        if (view.snowy) {
          context.fillStyle = css(view.lit([240, 245, 255], depth));
          context.fillRect(0, upper - view.unit * 0.05, view.width, view.unit * 0.066);
        }
        context.restore();
      }
    if (view.brings('cactus') && !view.snowy) prop(pen, 'cactus', pen.edge(10) * 0.6, 10, 1.6);
    for (const share of [-0.62, 0.48]) prop(pen, 'rock', pen.edge(8) * share, 8, 0.6, { colour: rock });
  },
});

const volcano = place({
  setting: 'volcano',
  horizon: 0.62,
  lens: { near: 3.4, range: 70 },
  far(pen) {
    const { view, context } = pen;
    const { width, horizon, unit } = view;
    const x = width * pen.random.between(0.44, 0.56);
    const top = horizon * 0.26;
    const mouth = unit * 0.1;
    const reach = Math.max(width * 0.48, unit * 0.46);
    const rock: Rgb = [92, 76, 78];
    const hot: Rgb = [255, 120, 40];
    // smoke over the mouth, lit from below
    const random = pen.random.fork('smoke');
    if (view.allowed('smoke'))
      for (let puff = 0; puff < 20; puff++) {
        const t = puff / 20;
        const px = x + random.around(unit * 0.05) + unit * (0.05 + t * 0.2) * Math.sin(t * 5 + 1);
        const py = top - t * top * 1.05;
        const size = unit * (0.04 + t * 0.1) * random.between(0.8, 1.2);
        context.fillStyle = css(
          mix(view.tone([96, 88, 96], 0.2), t < 0.25 ? hot : view.air.haze, t < 0.25 ? 0.4 : 0.3),
          0.62,
        );
        context.beginPath();
        context.arc(px, py, size, 0, Math.PI * 2);
        context.fill();
      }
    paintGlow(context, x, top, unit * 0.42, hot, view.night ? 0.9 : 0.6);
    for (const side of [-1, 1] as const) {
      context.fillStyle = css(view.air.light.side * side < 0 ? view.shaded(rock, 0.4) : view.lit(rock, 0.4));
      context.beginPath();
      context.moveTo(x, top + unit * 0.02);
      context.lineTo(x + side * mouth, top);
      context.bezierCurveTo(
        x + side * mouth * 1.7,
        horizon * 0.6,
        x + side * reach * 0.6,
        horizon * 0.92,
        x + side * reach,
        horizon + 4,
      );
      context.lineTo(x, horizon + 4);
      context.fill();
    }
    // lava in the mouth and down the flank
    context.fillStyle = css(hot);
    context.beginPath();
    context.ellipse(x, top + unit * 0.006, mouth, unit * 0.018, 0, 0, Math.PI * 2);
    context.fill();
    for (const [way, wide] of [
      [-0.5, 0.026],
      [0.12, 0.034],
      [0.62, 0.022],
    ] as const) {
      let [px, py] = [x + mouth * way, top];
      for (let step = 0; step < 12; step++) {
        const t = (step + 1) / 12;
        const nx = x + mouth * way + reach * way * 0.5 * t ** 1.4 + random.around(unit * 0.01);
        const ny = top + (horizon - top) * t * (1 - Math.abs(way) * 0.12);
        context.strokeStyle = css(mix(hot, [255, 226, 120], 0.5 - t * 0.4));
        context.lineWidth = unit * wide * (1 - t * 0.4);
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(px, py);
        context.lineTo(nx, ny);
        context.stroke();
        [px, py] = [nx, ny];
      }
    }
    for (let spark = 0; spark < 26; spark++) {
      context.fillStyle = css([255, 200, 90], random.between(0.5, 1));
      context.beginPath();
      context.arc(
        x + random.around(unit * 0.16),
        top - random.next() * unit * 0.16,
        unit * random.between(0.003, 0.008),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  },
  land(pen) {
    flat(pen, pen.view.snowy ? [206, 206, 212] : [84, 74, 74], true);
    const random = pen.random.fork('lava');
    for (let crack = 0; crack < 5; crack++) {
      let [x, away] = [random.around(5), 30];
      for (let step = 0; step < 7; step++) {
        const to = [x + random.around(0.9), away * 0.72] as const;
        beam(pen, [x, 0, away], [to[0], 0, to[1]], 0.12, [255, 122, 44], 'glow');
        [x, away] = to;
        if (away < 5) break;
      }
    }
  },
  stand(pen) {
    for (const [share, away, size] of [
      [-0.8, 9, 1.2],
      [0.85, 11, 1.4],
      [-0.55, 14, 0.9],
      [0.66, 6.6, 0.7],
    ] as const)
      prop(pen, 'rock', share * pen.edge(away), away, size, { colour: [78, 70, 72] });
  },
});

const waterfall = place({
  setting: 'waterfall',
  horizon: 0.56,
  lens: { near: 3.2, range: 45 },
  leafy: true,
  surfaces: (request) => [onLand(request, 0.84), onWater(request, 0.62, 0.78)],
  far(pen) {
    const { view, context } = pen;
    const { width, horizon, unit } = view;
    const rock: Rgb = [116, 112, 108];
    const random = pen.random.fork('rock face');
    const top = horizon * 0.16;
    // a broad wall of rock, with steps and ledges
    context.fillStyle = css(view.tone(rock, 0.25));
    polygon(context, [
      [-4, horizon + 8],
      [-4, top + unit * 0.1],
      [width * 0.2, top],
      [width * 0.36, top + unit * 0.04],
      [width * 0.62, top + unit * 0.03],
      [width * 0.8, top - unit * 0.02],
      [width + 4, top + unit * 0.12],
      [width + 4, horizon + 8],
    ]);
    context.fill();
    for (let facet = 0; facet < 30; facet++) {
      const x = width * random.next();
      const y = top + unit * 0.06 + (horizon - top) * random.next() * 0.9;
      const wide = unit * random.between(0.05, 0.12);
      context.fillStyle = css(facet % 2 ? view.lit(rock, 0.2) : view.shaded(rock, 0.2), 0.5);
      polygon(context, [
        [x, y],
        [x + wide, y + random.around(wide * 0.2)],
        [x + wide * 0.8, y + wide * random.between(0.6, 1.4)],
        [x - wide * 0.1, y + wide * 0.8],
      ]);
      context.fill();
    }
    if (view.allowed('trees'))
      for (let bush = 0; bush < 26; bush++) {
        const x = width * random.next();
        if (Math.abs(x / width - 0.5) < 0.13) continue;
        const size = unit * random.between(0.03, 0.06);
        context.fillStyle = css(view.lit(view.snowy ? [230, 238, 246] : [88, 132, 76], 0.2, bush % 2));
        context.beginPath();
        context.arc(
          x,
          top + unit * random.between(-0.01, 0.09) * (1 + Math.abs(x / width - 0.5)),
          size,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    paintWaterfall(context, view, {
      x: width / 2,
      top: top + unit * 0.03,
      bottom: horizon + unit * 0.02,
      wide: Math.max(unit * 0.11, width * 0.07),
      depth: 0.1,
    });
  },
  land(pen) {
    const { view, context } = pen;
    paintWater(context, view, {
      top: view.horizon,
      bottom: view.height,
      waves: 0.3,
      colour: view.tint('water') ?? [48, 128, 140],
    });
    const random = pen.random.fork('foam');
    for (let foam = 0; foam < 40; foam++) {
      context.fillStyle = css([250, 252, 255], random.between(0.2, 0.55));
      context.beginPath();
      context.ellipse(
        view.width / 2 + random.around(view.unit * 0.24),
        view.horizon + random.next() ** 2 * view.unit * 0.13,
        view.unit * random.between(0.01, 0.05),
        view.unit * 0.008,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    const mist = context.createRadialGradient(
      view.width / 2,
      view.horizon,
      0,
      view.width / 2,
      view.horizon,
      view.unit * 0.3,
    );
    mist.addColorStop(0, css([250, 252, 255], 0.6));
    mist.addColorStop(1, css([250, 252, 255], 0));
    context.fillStyle = mist;
    context.fillRect(0, view.horizon - view.unit * 0.3, view.width, view.unit * 0.6);
    const bank: Rgb = view.snowy ? snowGround : grassColour(view);
    const y = view.height * 0.86;
    context.fillStyle = css(view.tone(bank));
    smoothClosed(context, [
      [-20, view.height + 20],
      [-20, y - view.unit * 0.1],
      [view.width * 0.22, y - 4],
      [view.width * 0.7, y + 6],
      [view.width + 20, y - view.unit * 0.1],
      [view.width + 20, view.height + 20],
    ]);
    context.fill();
  },
  plants(pen) {
    const { view } = pen;
    const random = pen.random.fork('rocks');
    for (let rock = 0; rock < 12; rock++) {
      const side = rock % 2 ? 1 : -1;
      const x = view.width * (0.5 + side * random.between(0.22, 0.5));
      paintRock(
        pen.context,
        view,
        {
          x,
          foot: view.horizon + view.unit * random.between(0.03, 0.2),
          size: view.unit * random.between(0.04, 0.09),
          depth: 0.1,
          colour: [126, 122, 118],
        },
        random.fork(rock),
      );
    }
    for (const side of [-1, 1])
      treeAt(pen, view.scene.season === 'summer' ? 'broadleaf' : 'conifer', side * pen.edge(8) * 0.95, 8, 5.4);
  },
});

/** Steps cut into the slope, each with its rim, filled with water or green. */
const terraces = place({
  setting: 'terraces',
  horizon: 0.34,
  lens: { near: 3.4, eye: 3, range: 60 },
  ground: { far: 0.62 },
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'range',
      foot: view.horizon + 2,
      rise: view.horizon * 0.62,
      depth: 0.9,
      colour: [98, 126, 130],
      snow: 0,
      rough: 0.35,
    });
  },
  land(pen) {
    const { view, context } = pen;
    const { width, height, horizon, unit } = view;
    const random = pen.random.fork('steps');
    const green: Rgb = view.snowy ? [226, 234, 244] : view.scene.season === 'autumn' ? [206, 176, 84] : [118, 170, 72];
    flat(pen, green);
    const steps = 12;
    const [bow, shift] = [random.between(0.5, 0.9), random.between(0, 6)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const base = horizon - unit * 0.05 + (height - horizon + unit * 0.05) * t ** 1.35;
      const thick = unit * (0.012 + t * 0.03);
      const wave = (x: number): number =>
        base +
        Math.sin((x / width) * Math.PI * 2 * bow + shift + step * 0.32) * unit * (0.018 + t * 0.045) +
        Math.sin((x / width) * 9 + step) * unit * 0.006;
      const line = Array.from({ length: 25 }, (_, index): Point => [(width * index) / 24, wave((width * index) / 24)]);
      const wet = step % 3 === 1 && !view.snowy;
      const surface = wet ? mix(view.air.skyMiddle, [120, 160, 160], 0.35) : lighten(green, (step % 2) * 0.04 - 0.02);
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y);
      context.lineTo(width + 4, height + 4);
      context.lineTo(-4, height + 4);
      context.closePath();
      context.fillStyle = css(wet ? surface : view.lit(surface, (1 - t) * 0.5));
      context.fill();
      // the rim and the earth wall below the step before
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y - thick);
      for (const [x, y] of line.toReversed()) context.lineTo(x, y);
      context.closePath();
      context.fillStyle = css(view.shaded(view.snowy ? [170, 176, 190] : [134, 104, 68], (1 - t) * 0.5));
      context.fill();
      context.strokeStyle = css(view.lit(lighten(green, 0.08), (1 - t) * 0.5));
      context.lineWidth = Math.max(1, unit * (0.003 + t * 0.006));
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y - thick);
      context.stroke();
      if (!wet && t > 0.12 && !view.snowy) {
        context.strokeStyle = css(view.shaded(green, (1 - t) * 0.4), 0.5);
        context.lineWidth = Math.max(0.7, unit * 0.003);
        for (const row of [0.4, 0.75]) {
          context.beginPath();
          for (const [x, y] of line) context.lineTo(x, y + unit * (0.012 + t * 0.05) * row);
          context.stroke();
        }
      }
    }
  },
  plants(pen) {
    treeAt(pen, 'palm', -pen.edge(14) * 0.8, 14, 4.5);
    treeAt(pen, 'broadleaf', pen.edge(26) * 0.74, 26, 5);
  },
});

/** Rows that run away over the land: what grows in them makes the place. */
function rows(
  pen: SetPen,
  gap: number,
  from: number,
  paint: (x: number, away: number, index: number) => void,
  step: number,
  to = 34,
): void {
  const count = Math.min(14, Math.ceil(pen.edge(to) / gap));
  for (let away = to, row = 0; away > from; away -= step * (0.7 + away / 26), row++)
    for (let column = count; column >= 0; column--)
      for (const side of [-1, 1]) {
        const x = side * (column + 0.5) * gap;
        if (Math.abs(x) < pen.edge(away) + gap) paint(x, away, row * 40 + column * 2 + (side > 0 ? 1 : 0));
      }
}

function countryBehind(pen: SetPen): void {
  const { view } = pen;
  paintHill(pen.context, view, {
    name: 'hill',
    foot: view.horizon + 2,
    rise: view.span * 0.16,
    depth: 0.82,
    colour: mix(grassColour(view), [96, 128, 140], 0.4),
  });
  paintHill(pen.context, view, {
    name: 'hill 2',
    foot: view.horizon + 2,
    rise: view.span * 0.09,
    depth: 0.64,
    colour: grassColour(view),
  });
}

const plantation = place({
  setting: 'plantation',
  horizon: 0.44,
  lens: { near: 3.4, eye: 2.6, range: 60 },
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'range',
      foot: view.horizon + 2,
      rise: view.horizon * 0.5,
      depth: 0.88,
      colour: [92, 124, 124],
      snow: 0,
      rough: 0.3,
    });
    countryBehind(pen);
  },
  land(pen) {
    flat(pen, [150, 116, 80]);
    const green: Rgb = pen.view.snowy ? [214, 226, 230] : [88, 146, 66];
    const count = Math.ceil(pen.edge(40) / 2);
    for (let column = count; column >= -count; column--) {
      const x = column * 2;
      // a long rounded hedge, in slices from far to near
      for (let away = 60; away > 3; away *= 0.86) {
        const far = Math.min(60, away / 0.86);
        const own = pen.random.fork(`${column} ${Math.round(away * 4)}`);
        face(
          pen,
          [
            [x - 0.72, 0, away],
            [x - 0.6, 0.62, away],
            [x + 0.6, 0.62, away],
            [x + 0.72, 0, away],
          ],
          lighten(green, own.around(0.02) - 0.04),
          'tone',
        );
        face(
          pen,
          [
            [x - 0.6, 0.62, away],
            [x + 0.6, 0.62, away],
            [x + 0.6, 0.62, far],
            [x - 0.6, 0.62, far],
          ],
          lighten(green, own.around(0.03) + 0.03),
          'lit',
        );
      }
    }
  },
  plants: (pen) => {
    for (const [x, away] of [
      [-12, 30],
      [14, 34],
      [5, 44],
    ] as const)
      treeAt(pen, 'broadleaf', x, away, 5);
  },
});

const orchard = place({
  setting: 'orchard',
  horizon: 0.5,
  lens: { near: 3.4, range: 55 },
  ground: { left: 0.22, right: 0.78 },
  leafy: true,
  far: countryBehind,
  land: (pen) => flat(pen, grassColour(pen.view)),
  plants(pen) {
    const fruit: Rgb = pen.random.pick([
      [206, 48, 44],
      [240, 150, 50],
      [226, 190, 70],
    ] as const);
    rows(
      pen,
      4.4,
      6,
      (x, away, index) => {
        if (!pen.view.allowed('trees')) return;
        treeAt(
          pen,
          'broadleaf',
          x * 1.02,
          away,
          3.6,
          pen.view.scene.season === 'spring' ? [248, 210, 220] : [92, 146, 70],
        );
        const own = pen.random.fork(`fruit ${index}`);
        if (pen.view.scene.season === 'winter' || pen.view.scene.season === 'spring') return;
        for (let apple = 0; apple < 9; apple++)
          disc(pen, x * 1.02 + own.around(1.05), 2.3 + own.around(0.75), away - 0.2, 0.11, fruit, 'lit');
      },
      2.6,
      30,
    );
  },
});

const vineyard = place({
  setting: 'vineyard',
  horizon: 0.42,
  lens: { near: 3.4, eye: 2.2, range: 60 },
  far(pen) {
    countryBehind(pen);
    if (pen.view.brings('house')) {
      const x = pen.edge(46) * 0.45;
      prop(pen, 'house', x, 46, 6);
      for (const side of [-1.6, 1.6]) treeAt(pen, 'poplar', x + side * 4, 46, 8);
    }
  },
  land(pen) {
    flat(pen, [176, 138, 96]);
    const leaf: Rgb = pen.view.snowy
      ? [206, 196, 186]
      : pen.view.scene.season === 'autumn'
        ? [206, 130, 54]
        : [104, 150, 66];
    const count = Math.min(16, Math.ceil(pen.edge(30) / 2.4));
    for (let column = count; column >= 0; column--)
      for (const side of [-1, 1]) {
        const x = side * (column + 0.5) * 2.4;
        for (let away = 46; away > 4.8; away *= 0.87) {
          const own = pen.random.fork(`vine ${column} ${side} ${Math.round(away * 3)}`);
          const far = away / 0.87;
          face(
            pen,
            [
              [x, 0.5, away],
              [x, 1.5 + own.around(0.14), away],
              [x, 1.5, far],
              [x, 0.5, far],
            ],
            lighten(leaf, own.around(0.03)),
            pen.view.air.light.side * side < 0 ? 'lit' : 'shaded',
          );
          face(
            pen,
            [
              [x - 0.25, 0.55, away],
              [x - 0.3, 1.4 + own.around(0.16), away],
              [x + 0.3, 1.5 + own.around(0.12), away],
              [x + 0.25, 0.55, away],
            ],
            leaf,
            'lit',
          );
          post(pen, x, away, [0, 0.6], 0.04, [110, 80, 58]);
          if (away < 16 && !pen.view.snowy)
            for (let bunch = 0; bunch < 3; bunch++)
              disc(
                pen,
                x - side * 0.2 + own.around(0.16),
                0.68 + own.between(0, 0.3),
                away - 0.05,
                0.09,
                [92, 56, 110],
                'lit',
              );
        }
      }
  },
});

const bamboo = place({
  setting: 'bamboo-forest',
  horizon: 0.56,
  lens: { near: 3, range: 30 },
  ground: { left: 0.24, right: 0.76 },
  far(pen) {
    const { view, context } = pen;
    const glow = context.createLinearGradient(0, 0, 0, view.horizon);
    glow.addColorStop(0, css(view.tone([120, 160, 104], 0.3)));
    glow.addColorStop(1, css(view.lit([206, 226, 160], 0.5)));
    context.fillStyle = glow;
    context.fillRect(0, 0, view.width, view.horizon + 4);
  },
  land(pen) {
    flat(pen, [146, 150, 96]);
    const path: Rgb = pen.view.snowy ? [216, 224, 236] : [196, 176, 138];
    face(
      pen,
      [
        [-1.2, 0, 2.4],
        [1.2, 0, 2.4],
        [0.9, 0, 30],
        [-0.6, 0, 30],
      ],
      path,
      'lit',
    );
  },
  plants(pen) {
    const random = pen.random.fork('stems');
    const green: Rgb = pen.view.snowy ? [150, 170, 130] : [116, 164, 82];
    for (let row = 0; row < 8; row++) {
      const away = 26 - row * 2.9;
      const edge = pen.edge(away) + 1;
      const gap = 1.5 + away * 0.02;
      for (let x = -edge; x < edge; x += random.between(0.5, 1.15)) {
        if (Math.abs(x) < gap) continue;
        const thick = random.between(0.09, 0.15);
        const colour = lighten(green, random.around(0.05));
        const top = pen.ceiling(away) + 1;
        post(pen, x, away, [0, top], thick, colour);
        for (let ring = random.between(0.3, 0.9); ring < top; ring += 1.05) {
          beam(pen, [x - thick * 1.1, ring, away], [x + thick * 1.1, ring, away], 0.07, lighten(colour, -0.16));
          beam(pen, [x - thick, ring + 0.07, away], [x + thick, ring + 0.07, away], 0.04, lighten(colour, 0.12), 'lit');
        }
        for (let spray = 0; spray < 3; spray++) {
          const up = random.between(2.4, top);
          const side = random.chance(0.5) ? 1 : -1;
          for (let leaf = 0; leaf < 5; leaf++) {
            const lx = x + side * (0.2 + leaf * 0.12);
            face(
              pen,
              [
                [lx, up - leaf * 0.05, away - 0.1],
                [lx + side * 0.34, up - 0.16 - leaf * 0.08, away - 0.1],
                [lx + side * 0.1, up - 0.1 - leaf * 0.05, away - 0.1],
              ],
              lighten(green, 0.03 * (leaf % 3)),
              leaf % 2 ? 'lit' : 'tone',
            );
          }
        }
      }
    }
  },
});

const pineForest = place({
  setting: 'pine-forest',
  horizon: 0.6,
  lens: { near: 3.2, range: 34 },
  ground: { left: 0.2, right: 0.8 },
  leafy: true,
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'range',
      foot: view.horizon + 2,
      rise: view.horizon * 0.6,
      depth: 0.9,
      colour: [104, 118, 146],
      snow: 0.4,
    });
    farWood(pen, 0.16, true, 0.75);
    farWood(pen, 0.1, true, 0.6);
  },
  land(pen) {
    flat(pen, mix(grassColour(pen.view), [110, 104, 66], 0.5));
    face(
      pen,
      [
        [-0.9, 0, 2.6],
        [1, 0, 2.6],
        [0.8, 0, 9],
        [-1.6, 0, 20],
        [-2.2, 0, 20],
        [-0.6, 0, 9],
      ],
      pen.view.snowy ? [214, 222, 236] : [170, 134, 94],
      'lit',
    );
  },
  plants(pen) {
    const random = pen.random.fork('pines');
    for (let tree = 0; tree < 34; tree++) {
      const away = 30 - tree * 0.72;
      const side = tree % 2 ? 1 : -1;
      const x = side * (1.8 + random.next() * pen.edge(away));
      treeAt(pen, 'conifer', x, away, random.between(7, 11));
    }
    if (!pen.view.snowy)
      paintTufts(
        pen.context,
        pen.view,
        pen.view.horizon + pen.view.unit * 0.06,
        mix(grassColour(pen.view), [80, 104, 60], 0.5),
        0.8,
      );
  },
});

const mushroomForest = place({
  setting: 'mushroom-forest',
  horizon: 0.58,
  lens: { near: 3.2, range: 30 },
  ground: { left: 0.18, right: 0.82 },
  far(pen) {
    farWood(pen, 0.24, true, 0.8);
    farWood(pen, 0.14, false, 0.6);
  },
  land: (pen) => flat(pen, mix(grassColour(pen.view), [70, 110, 92], 0.5)),
  stand(pen) {
    const random = pen.random.fork('mushrooms');
    const caps: readonly Rgb[] = [
      [206, 60, 56],
      [150, 84, 170],
      [232, 140, 60],
      [70, 130, 180],
      [222, 96, 140],
    ];
    for (let index = 0; index < 15; index++) {
      const away = 24 - index * 1.35;
      const side = index % 2 ? 1 : -1;
      const tall = random.between(1.6, 5) * (index > 11 ? 0.6 : 1);
      const x = side * (tall * 0.5 + 1.3 + random.next() * pen.edge(away) * 0.7);
      const cap = random.pick(caps);
      const half = tall * random.between(0.4, 0.56);
      post(pen, x, away, [0, tall * 0.72], tall * 0.11, [236, 224, 200]);
      const rim = Array.from({ length: 17 }, (_, step): readonly [number, number, number] => {
        const turn = Math.PI * (step / 16);
        return [x - Math.cos(turn) * half, tall * 0.66 + Math.sin(turn) * half * 0.74, away - 0.05];
      });
      face(
        pen,
        [...rim, [x + half * 0.7, tall * 0.6, away - 0.05], [x - half * 0.7, tall * 0.6, away - 0.05]],
        cap,
        'lit',
      );
      face(
        pen,
        [
          [x - half, tall * 0.66, away - 0.06],
          [x - half * 0.6, tall * 0.59, away - 0.06],
          [x + half * 0.6, tall * 0.59, away - 0.06],
          [x + half, tall * 0.66, away - 0.06],
        ],
        [240, 222, 196],
        'shaded',
      );
      for (let spot = 0; spot < 6; spot++)
        disc(
          pen,
          x + random.around(half * 0.6),
          tall * (0.76 + random.next() * 0.2),
          away - 0.08,
          half * random.between(0.07, 0.13),
          [250, 244, 230],
          'lit',
        );
      if (pen.view.night || pen.view.low) shineAt(pen, x, tall * 0.7, away, half * 2, lighten(cap, 0.2), 0.5);
    }
    for (let firefly = 0; firefly < 18; firefly++) {
      const away = random.between(5, 16);
      const at = [random.around(pen.edge(away)), random.between(0.4, 4), away] as const;
      disc(pen, ...at, 0.035, [255, 246, 170], 'glow');
      shineAt(pen, ...at, 0.3, [230, 255, 150], 0.5);
    }
  },
});

const savanna = place({
  setting: 'savanna',
  horizon: 0.58,
  lens: { near: 3.4, range: 90 },
  far(pen) {
    const { view } = pen;
    paintHill(pen.context, view, {
      name: 'far',
      foot: view.horizon + 2,
      rise: view.span * 0.06,
      depth: 0.88,
      colour: [170, 150, 110],
    });
  },
  land(pen) {
    const gold: Rgb = pen.view.snowy ? snowGround : [216, 180, 98];
    paintGround(pen.context, pen.view, { top: pen.view.horizon, colour: gold, bands: 0.8 });
  },
  plants(pen) {
    const { view } = pen;
    const gold: Rgb = view.snowy ? snowGround : [216, 180, 98];
    // acacias: a flat crown over a leaning fork
    if (view.allowed('trees') && view.brings('tree'))
      for (const [share, away, tall] of [
        [-0.7, 40, 7],
        [0.3, 52, 7],
        [0.82, 26, 7.5],
        [-0.3, 66, 7],
        [-0.86, 17, 7],
      ] as const) {
        const x = share * pen.edge(away);
        const bark: Rgb = [96, 74, 56];
        beam(pen, [x, 0, away], [x + 0.2, tall * 0.5, away], 0.36, bark);
        beam(pen, [x + 0.2, tall * 0.48, away], [x - 1.6, tall * 0.86, away], 0.2, bark);
        beam(pen, [x + 0.2, tall * 0.48, away], [x + 1.9, tall * 0.88, away], 0.2, bark);
        const [px, py] = pen.point(x + 0.1, tall * 0.9, away);
        const scale = pen.scale(away);
        for (const [dx, dy, wide, lit] of [
          [-0.4, 0.1, 3.5, 0],
          [1.2, 0, 2.6, 0],
          [-1, -0.3, 2.4, 1],
          [0.8, -0.4, 2.2, 1],
        ] as const) {
          const leaf: Rgb = [112, 128, 62];
          pen.context.fillStyle = css(lit ? view.lit(leaf, pen.depth(away)) : view.shaded(leaf, pen.depth(away), 0.6));
          pen.context.beginPath();
          pen.context.ellipse(px + dx * scale, py + dy * scale, wide * scale, 0.62 * scale, 0, 0, Math.PI * 2);
          pen.context.fill();
        }
      }
    paintTufts(pen.context, view, view.horizon + view.unit * 0.03, gold, 1.2);
  },
  front: (pen) => {
    if (!pen.view.snowy) paintForegroundGrass(pen.context, pen.view, [206, 168, 86], 0.1);
  },
});

const oasis = place({
  setting: 'oasis',
  horizon: 0.5,
  lens: { near: 3.2, range: 70 },
  surfaces: (request) => [onLand(request, 0.82), onWater(request, 0.6, 0.74)],
  far(pen) {
    const { view } = pen;
    const dune: Rgb = [230, 182, 118];
    paintHill(pen.context, view, {
      name: 'dune far',
      foot: view.horizon + 2,
      rise: view.span * 0.17,
      depth: 0.7,
      colour: dune,
      crests: 0.8,
    });
    paintHill(pen.context, view, {
      name: 'dune',
      foot: view.horizon + 2,
      rise: view.span * 0.09,
      depth: 0.5,
      colour: lighten(dune, -0.04),
      crests: 1.1,
    });
  },
  land(pen) {
    const { view } = pen;
    flat(pen, [234, 194, 132]);
    const half = Math.max(5, pen.edge(10) * 0.66);
    pool(pen, 0, 9.6, half * 1.16, [120, 160, 84], 'lit');
    pool(pen, 0, 9.4, half, [44, 150, 166], 'lit');
    pool(pen, -half * 0.1, 10.4, half * 0.66, mix([90, 190, 196], view.air.skyHorizon, 0.4), 'lit', 0.6);
  },
  plants(pen) {
    const half = Math.max(5, pen.edge(10) * 0.66);
    for (const [share, away, tall] of [
      [-0.7, 14, 6],
      [-0.9, 12, 5],
      [0.72, 14.5, 6.4],
      [0.98, 12, 5.2],
      [0.4, 15.5, 5],
      [-0.3, 15.8, 5.4],
    ] as const)
      treeAt(pen, 'palm', share * half, away, tall);
    for (const [share, away] of [
      [-1.05, 9],
      [1.06, 9.4],
      [-0.8, 6.6],
      [0.84, 6.9],
    ] as const)
      rushes(pen, share * half, away, 0.9);
  },
});

const island = place({
  setting: 'island',
  horizon: 0.44,
  lens: { near: 3.4, eye: 2.4, range: 110 },
  surfaces: (request) => [onLand(request, 0.66, 0.78), onWater(request, 0.84, 0.95)],
  land(pen) {
    const { view, context } = pen;
    const sea = view.tint('water') ?? ([36, 160, 180] as const);
    paintWater(context, view, { top: view.horizon, bottom: view.height, waves: 0.2, colour: sea });
    const half = Math.max(7, pen.edge(10) * 0.84);
    pool(pen, 0, 8.8, half * 1.24, [110, 214, 210], 'lit', 0.5);
    pool(pen, 0, 9.2, half * 1.08, [240, 250, 248], 'lit', 0.7);
    pool(pen, 0, 9.4, half, [240, 214, 160], 'lit');
    pool(pen, 0, 11.4, half * 0.66, [110, 164, 78], 'lit');
  },
  plants(pen) {
    const half = Math.max(7, pen.edge(10) * 0.84);
    for (const [share, away, tall] of [
      [-0.5, 13, 6],
      [0.46, 13.4, 6.6],
      [0.06, 14, 7.4],
      [-0.22, 13, 5],
      [0.64, 11.6, 5],
    ] as const)
      treeAt(pen, 'palm', share * half, away, tall);
    if (pen.view.brings('rock'))
      for (const [share, away] of [
        [-0.84, 9.6],
        [0.86, 9.2],
      ] as const)
        prop(pen, 'rock', share * half, away, 0.8);
    for (const share of [-0.2, 0.3]) prop(pen, 'bush', share * half, 12.6, 0.9);
  },
});

/** A grassy edge high over the sea. */
const cliff = place({
  setting: 'cliff',
  horizon: 0.46,
  lens: { near: 3.2, range: 110 },
  surfaces: (request) => [
    surfaceOf(request, { habitat: 'ground', left: 0.06, right: 0.7, far: 0.74, near: 0.965 }),
    onWater(request, 0.5, 0.58),
  ],
  land(pen) {
    const { view, context } = pen;
    const { width, height, horizon, unit } = view;
    paintWater(context, view, { top: horizon, bottom: height, waves: 0.35 });
    const rock: Rgb = [172, 150, 128];
    const grass: Rgb = view.snowy ? snowGround : grassColour(view);
    const random = pen.random.fork('cliffs');
    const bluff = (from: number, top: number, foot: number, depth: number): void => {
      context.save();
      polygon(context, [
        [-6, top],
        [width * from * 0.7, top - unit * 0.01],
        [width * from, top + unit * 0.02],
        [width * (from + 0.02), top + (foot - top) * 0.4],
        [width * (from - 0.03), top + (foot - top) * 0.7],
        [width * (from + 0.03), foot],
        [-6, foot + unit * 0.02],
      ]);
      context.clip();
      const paint = context.createLinearGradient(0, top, 0, foot);
      paint.addColorStop(0, css(view.lit(rock, depth)));
      paint.addColorStop(1, css(view.shaded(rock, depth)));
      context.fillStyle = paint;
      context.fillRect(-6, top - unit * 0.1, width + 12, foot - top + unit * 0.2);
      for (let seam = 0; seam < 16; seam++) {
        const x = width * from * random.next() * 1.05;
        context.fillStyle = css(view.shaded(rock, depth, 1.4), 0.4);
        polygon(context, [
          [x, top],
          [x + unit * 0.012, top],
          [x + random.around(unit * 0.03) + unit * 0.02, foot],
          [x + random.around(unit * 0.02), foot],
        ]);
        context.fill();
      }
      context.fillStyle = css(view.lit(grass, depth));
      context.fillRect(-6, top - unit * 0.06, width + 12, unit * 0.078);
      context.restore();
      for (let foam = 0; foam < 12; foam++) {
        context.fillStyle = css([250, 252, 255], 0.5);
        context.beginPath();
        context.ellipse(
          width * from * (foam / 11) * 1.06,
          foot + unit * 0.012,
          unit * 0.03,
          unit * 0.007,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    };
    bluff(0.34, horizon - unit * 0.16, horizon + unit * 0.08, 0.6);
    bluff(0.46, horizon - unit * 0.02, horizon + unit * 0.2, 0.34);
    // the edge on which we stand
    const lip: readonly Point[] = [
      [-8, height * 0.7],
      [width * 0.3, height * 0.685],
      [width * 0.58, height * 0.715],
      [width * 0.78, height * 0.76],
      [width * 0.86, height * 0.83],
      [width * 0.9, height + 10],
      [-8, height + 10],
    ];
    context.fillStyle = css(view.shaded(rock, 0, 0.7));
    polygon(
      context,
      lip.map(([x, y]): Point => [x + unit * 0.03, y + unit * 0.03]),
    );
    context.fill();
    const turf = context.createLinearGradient(0, height * 0.68, 0, height);
    turf.addColorStop(0, css(view.lit(grass)));
    turf.addColorStop(1, css(view.shaded(grass, 0, 0.7)));
    context.fillStyle = turf;
    polygon(context, lip);
    context.fill();
  },
  front: (pen) => {
    if (!pen.view.snowy) paintForegroundGrass(pen.context, pen.view, grassColour(pen.view), 0.06);
  },
});

/** Places that nature or the farmer made. */
export const wildPlaces: readonly World[] = [
  wetland,
  pond,
  arctic,
  canyon,
  volcano,
  waterfall,
  terraces,
  plantation,
  orchard,
  vineyard,
  bamboo,
  pineForest,
  mushroomForest,
  savanna,
  oasis,
  island,
  cliff,
];
