import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { paintNebula } from '../elements/nebula.js';
import { paintCrater, paintEarth } from '../elements/planet.js';
import { paintRock } from '../elements/rocks.js';
import { paintMountains } from '../elements/mountains.js';
import { paintGlow } from '../elements/houses.js';
import { paintSkyPlanet } from '../elements/sky-events.js';
import { paintStars } from '../elements/stars.js';
import { paintTable } from '../land.js';
import { completeSite, horizonAt, onPlane, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

const worldColours: readonly Rgb[] = [
  [206, 142, 104],
  [132, 128, 190],
  [96, 160, 168],
  [196, 110, 120],
  [214, 180, 128],
];

/** Four moons of different sizes, two on either side of what is in the middle. */
function paintMoons(context: Context, view: View): void {
  const { width, height, unit } = view;
  const random = view.random.fork('moons');
  for (const [across, down, share] of [
    [0.1, 0.3, 0.045],
    [0.2, 0.74, 0.03],
    [0.88, 0.24, 0.034],
    [0.86, 0.7, 0.052],
  ] as const) {
    const [x, y, radius] = [
      width * (across + random.around(0.02)),
      height * (down + random.around(0.02)),
      unit * share,
    ];
    const colour = random.pick([
      [206, 196, 182],
      [224, 196, 136],
      [168, 172, 182],
    ] as const);
    const ball = context.createRadialGradient(x - radius * 0.4, y - radius * 0.4, 0, x, y, radius * 1.1);
    ball.addColorStop(0, css(lighten(colour, 0.1)));
    ball.addColorStop(0.7, css(colour));
    ball.addColorStop(1, css(lighten(colour, -0.3)));
    context.fillStyle = ball;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    for (let crater = 0; crater < 4; crater++) {
      context.fillStyle = css(lighten(colour, -0.12), 0.7);
      context.beginPath();
      context.arc(
        x + random.around(radius * 0.5),
        y + random.around(radius * 0.5),
        radius * random.between(0.1, 0.2),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}

/** Deep space: nebula, stars, a great planet at one side; what needs ground stands on a small rocky world. */
export const space: World = {
  setting: 'space',
  indoor: false,
  plan(request) {
    const landed = ['ground', 'water', 'tabletop'].some((habitat) => request.needs.has(habitat as 'ground'));
    const horizon = horizonAt(request, landed ? 0.7 : 0.86);
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'space', left: 0.06, right: 0.94, far: 0.12, near: landed ? 0.6 : 0.88 }),
      surfaceOf(request, { habitat: 'air', left: 0.06, right: 0.94, far: 0.14, near: landed ? 0.56 : 0.82 }),
      ...(landed ? [surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, 0.34), near: 0.96 })] : []),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { width, height, unit, span } = view;
    const random = view.random.fork('space world');
    painting.layer({ region: 'sky', depth: 1 }, (context) => {
      paintVoid(context, view);
      paintNebula(context, view);
      paintStars(context, view, { bottom: height * 1.25, density: 1.1, milkyWay: false });
    });
    painting.layer({ region: 'light', depth: 0.95 }, (context) => {
      const right = random.chance(0.5);
      const x = width * (right ? random.between(0.72, 0.86) : random.between(0.14, 0.28));
      const y = height * random.between(0.16, 0.3);
      // a planet that is asked for with its moons has them around it
      if (view.asked('moon') && !view.brings('planet')) paintMoons(context, view);
      // worlds that are asked for are the only ones
      if (view.brings('planet')) {
        // what the picture is about fills it
        const alone = scene.brief.subjects.length === 0;
        const orbits = scene.brief.told?.includes('orbit') === true && !view.surface('ground');
        if (view.asked('earth') && orbits)
          paintEarth(context, view, width * (right ? 0.62 : 0.38), height + span * 0.5, span * 0.86);
        else if (view.asked('earth') && alone) paintEarth(context, view, width / 2, height * 0.5, unit * 0.36);
        else if (view.asked('earth')) paintEarth(context, view, x, y, span * 0.15);
        else
          paintSkyPlanet(
            context,
            view,
            x,
            y,
            span * random.between(0.11, 0.16),
            random.pick(worldColours),
            view.asked('planet') || random.chance(0.55),
          );
        if (!(view.asked('earth') && alone))
          paintSkyPlanet(
            context,
            view,
            width * (right ? 0.16 : 0.84),
            height * random.between(0.36, 0.54),
            span * random.between(0.022, 0.04),
            random.pick(worldColours),
            false,
          );
      }
      if (view.asked('sun') || random.chance(0.4)) {
        const sx = width * (right ? 0.2 : 0.8);
        const sy = height * 0.14;
        paintGlow(context, sx, sy, unit * 0.3, view.air.key, 0.8);
        context.fillStyle = css([255, 254, 246]);
        context.beginPath();
        context.arc(sx, sy, unit * 0.022, 0, Math.PI * 2);
        context.fill();
      }
      if (random.chance(0.35 + scene.improvisation * 0.4)) paintComet(context, view);
    });
    const ground = view.surface('ground');
    if (ground) painting.layer({ region: 'land', depth: 0.3 }, (context) => paintSmallWorld(context, view, ground.far));
    paintTable(view, painting);
  },
};

function paintVoid(context: Context, view: View): void {
  const { air, width, height } = view;
  const paint = context.createLinearGradient(0, 0, width * 0.3, height);
  paint.addColorStop(0, css(air.skyTop));
  paint.addColorStop(0.6, css(air.skyMiddle));
  paint.addColorStop(1, css(mix(air.skyMiddle, air.skyHorizon, 0.35)));
  context.fillStyle = paint;
  context.fillRect(0, 0, width, height);
}

function paintComet(context: Context, view: View): void {
  const random = view.random.fork('comet');
  const { width, height, span, unit } = view;
  const x = width * random.between(0.3, 0.7);
  const y = height * random.between(0.1, 0.3);
  const angle = random.between(0.3, 0.6) * (random.chance(0.5) ? 1 : -1);
  const long = span * random.between(0.16, 0.28);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  const tail = context.createLinearGradient(0, 0, -long, 0);
  tail.addColorStop(0, css([236, 246, 255], 0.9));
  tail.addColorStop(1, css([170, 210, 255], 0));
  context.fillStyle = tail;
  context.beginPath();
  context.moveTo(0, -unit * 0.005);
  context.lineTo(-long, 0);
  context.lineTo(0, unit * 0.005);
  context.arc(0, 0, unit * 0.005, Math.PI / 2, -Math.PI / 2, true);
  context.fill();
  context.restore();
}

/** The curved top of a little world to stand on. */
function paintSmallWorld(context: Context, view: View, far: number): void {
  const random = view.random.fork('small world');
  const { width, height, unit } = view;
  const soil = view.scene.hints[0]
    ? mix(view.scene.hints[0], [150, 130, 140], 0.5)
    : random.pick([
        [150, 122, 134],
        [172, 118, 96],
        [112, 122, 150],
      ] as const);
  const top = far - unit * 0.07;
  const paint = context.createLinearGradient(0, top, 0, height);
  paint.addColorStop(0, css(view.lit(soil, 0.1, 1.2)));
  paint.addColorStop(0.4, css(view.tone(soil)));
  paint.addColorStop(1, css(view.shaded(soil, 0, 1.4)));
  context.save();
  context.beginPath();
  context.moveTo(-4, top + unit * 0.09);
  context.quadraticCurveTo(width / 2, top - unit * 0.09, width + 4, top + unit * 0.09);
  context.lineTo(width + 4, height + 4);
  context.lineTo(-4, height + 4);
  context.closePath();
  context.fillStyle = paint;
  context.fill();
  context.clip();
  for (let crater = 0; crater < 14; crater++) {
    const t = random.next();
    paintCrater(
      context,
      view,
      width * random.next(),
      far + (height - far) * t,
      unit * (0.015 + 0.07 * t * random.next()),
      0.26,
      soil,
      0,
    );
  }
  context.restore();
  const air = context.createLinearGradient(0, top - unit * 0.06, 0, top + unit * 0.08);
  air.addColorStop(0, css(lighten(view.air.skyHorizon, 0.1), 0));
  air.addColorStop(1, css(lighten(view.air.skyHorizon, 0.1), 0.22));
  context.fillStyle = air;
  context.fillRect(0, top - unit * 0.06, width, unit * 0.1);
}

/** The moon's grey plain under a black sky, the Earth above its hills. */
export const moon: World = {
  setting: 'moon',
  indoor: false,
  plan(request) {
    const horizon = horizonAt(request, 0.6);
    // there is no water: a ship has come down on the ground
    const needs = new Set([...request.needs].filter((habitat) => habitat !== 'water' && habitat !== 'underwater'));
    return completeSite({ ...request, needs: needs.add('ground') }, horizon, [
      surfaceOf(request, { habitat: 'ground', far: onPlane(request, horizon, 0.2), near: 0.965 }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { horizon, width, height, unit, span } = view;
    const random = view.random.fork('moon world');
    const mars = view.asked('mars');
    const dust: Rgb = mars
      ? [198, 112, 78]
      : random.pick([
          [176, 176, 184],
          [186, 180, 176],
          [162, 166, 182],
        ] as const);
    painting.layer({ region: 'sky', depth: 1 }, (context) => {
      paintVoid(context, view);
      paintStars(context, view, {
        bottom: horizon * 1.5,
        density: 1.1,
        milkyWay: view.asked('milky-way') || scene.improvisation > 0.5,
      });
    });
    const right = view.air.light.side < 0;
    painting.layer({ region: 'light', depth: 1 }, (context) => {
      if (view.allowed('earth') && !mars)
        paintEarth(
          context,
          view,
          width * (right ? random.between(0.66, 0.78) : random.between(0.22, 0.34)),
          horizon * 0.4,
          span * 0.12,
        );
    });
    painting.layer({ region: 'far', depth: 0.7 }, (context) => {
      paintMountains(context, view, {
        name: 'far rim',
        foot: horizon + 1,
        rise: Math.min(horizon * 0.3, span * 0.13),
        depth: 0.35,
        colour: lighten(dust, -0.06),
        snow: 0,
        rough: 0.3,
      });
      paintMountains(context, view, {
        name: 'near rim',
        foot: horizon + 2,
        rise: Math.min(horizon * 0.16, span * 0.07),
        depth: 0.15,
        colour: dust,
        snow: 0,
        rough: 0.35,
      });
    });
    painting.layer({ region: 'land', depth: 0.3 }, (context) => {
      const paint = context.createLinearGradient(0, horizon, 0, height);
      paint.addColorStop(0, css(view.lit(dust, 0.2)));
      paint.addColorStop(0.35, css(view.lit(dust, 0, 0.5)));
      paint.addColorStop(1, css(view.shaded(dust, 0, 1)));
      context.fillStyle = paint;
      context.fillRect(0, horizon, width, height - horizon);
      const places = Array.from({ length: 26 }, () => ({
        t: random.next(),
        x: random.next(),
        size: random.next(),
      })).toSorted((one, other) => one.t - other.t);
      for (const { t, x, size } of places) {
        paintCrater(
          context,
          view,
          width * x,
          horizon + (height - horizon) * (0.04 + 0.94 * t ** 1.5),
          unit * (0.01 + 0.085 * t * (0.25 + size * 0.75)),
          0.3,
          dust,
          (1 - t) * 0.15,
        );
      }
      for (let rock = 0; rock < 9; rock++) {
        const t = random.between(0.05, 0.9);
        paintRock(
          context,
          view,
          {
            x: width * random.next(),
            foot: horizon + (height - horizon) * t,
            size: unit * (0.008 + 0.04 * t * random.next()),
            depth: (1 - t) * 0.1,
            colour: lighten(dust, -0.05),
          },
          random,
        );
      }
    });
    paintTable(view, painting);
  },
};
