import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Setting } from '../../../language/brief.js';
import { grassColour, leafColour, snowGround } from '../elements/foliage.js';
import { groundsOf, isCovered, paintGrounds } from './aerial-grounds.js';
import { box, disc, face, patch } from '../sets/solids.js';
import { createSetPen } from '../sets/space.js';
import type { SetPen } from '../sets/space.js';
import { completeSite, surfaceOf } from '../site.js';
import { createView } from '../view.js';
import type { View } from '../view.js';
import type { World } from '../world.js';

/** What lies below: which of these a place is. */
type Below = 'town' | 'coast' | 'water' | 'wood' | 'fields' | 'sand' | 'snow' | 'heights';

const lies: Readonly<Partial<Record<Setting, Below>>> = {
  sea: 'coast',
  beach: 'coast',
  island: 'coast',
  cliff: 'coast',
  harbour: 'coast',
  pier: 'coast',
  cave: 'heights',
  lake: 'water',
  river: 'water',
  pond: 'water',
  wetland: 'water',
  waterfall: 'water',
  oasis: 'water',
  forest: 'wood',
  jungle: 'wood',
  'pine-forest': 'wood',
  'bamboo-forest': 'wood',
  'mushroom-forest': 'wood',
  park: 'wood',
  campsite: 'wood',
  desert: 'sand',
  savanna: 'sand',
  canyon: 'sand',
  snow: 'snow',
  arctic: 'snow',
  'ski-slope': 'snow',
  mountains: 'heights',
  volcano: 'heights',
  field: 'fields',
  farm: 'fields',
  hills: 'fields',
  garden: 'fields',
  village: 'fields',
  terraces: 'fields',
  plantation: 'fields',
  orchard: 'fields',
  vineyard: 'fields',
  road: 'fields',
  railway: 'fields',
  runway: 'fields',
  highway: 'fields',
};

/** The land as a bird sees it: we look down steeply and the horizon is out of the picture. */
export const aerial: World = {
  setting: 'aerial',
  indoor: false,
  // sea, sand and woods are one layer here
  coloursItself: true,
  plan(request) {
    const across = { left: 0.12, right: 0.88, far: 0.5, near: 0.86 };
    return completeSite(request, Math.round(request.height * 0.2), [
      surfaceOf(request, { habitat: 'ground', ...across }),
      surfaceOf(request, { habitat: 'water', ...across }),
      surfaceOf(request, { habitat: 'air', ...across, far: 0.2, near: 0.6 }),
    ]);
  },
  paint(scene, painting) {
    const seen = createView(scene);
    // the horizon lies far above the upper edge
    const view: View = { ...seen, horizon: -seen.height * 0.7, inside: false };
    const setting = scene.brief.setting ?? 'field';
    const below = view.asked('skyline') && setting === 'road' ? 'town' : (lies[setting] ?? 'town');
    painting.layer({ region: 'land', depth: 0.4 }, (context: Context) => {
      const pen = createSetPen(context, view, view.random.fork('aerial'), { eye: 150, near: 75, range: 900 });
      paintBelow(pen, below, setting);
    });
  },
};

const FAR = 176;

function ground(pen: SetPen, colour: Rgb): void {
  const { context, view } = pen;
  const paint = context.createLinearGradient(0, 0, 0, view.height);
  paint.addColorStop(0, css(view.tone(colour, 0.22)));
  paint.addColorStop(1, css(view.lit(colour)));
  context.fillStyle = paint;
  context.fillRect(0, 0, view.width, view.height);
}

function paintBelow(pen: SetPen, below: Below, setting: Setting): void {
  const grass = pen.view.snowy ? snowGround : grassColour(pen.view);
  if (below === 'town') return town(pen);
  if (below === 'coast') coast(pen, setting === 'island');
  else if (below === 'wood') {
    ground(pen, mix(grass, [70, 104, 64], 0.6));
    crowns(pen, 420);
  } else if (below === 'sand' || below === 'snow' || below === 'heights') ridges(pen, below);
  else {
    const wood = below === 'water' && pen.view.asked('trees');
    if (wood) {
      ground(pen, mix(grass, [70, 104, 64], 0.6));
      const streamAt = streamOf(pen);
      crowns(pen, 420, (x, away) => Math.abs(x - streamAt(away)) < 12);
    } else fields(pen, grass);
    if (below === 'water') stream(pen, setting === 'river' || setting === 'waterfall' ? 13 : 46, setting !== 'river');
  }
  if (pen.view.asked('river') && below !== 'water') stream(pen, 12, false);
  if (below === 'fields') {
    crowns(pen, setting === 'orchard' ? 240 : 46);
    if (setting === 'village' || setting === 'farm') roofs(pen, setting === 'village' ? 26 : 4);
  }
  if (setting === 'road' || setting === 'highway' || pen.view.asked('road')) way(pen, setting === 'highway' ? 9 : 5);
}

/** A crown from above: a disc with its light and its shadow on the ground. */
function crown(pen: SetPen, x: number, away: number, size: number, colour: Rgb): void {
  const side = pen.view.air.light.side >= 0 ? 1 : -1;
  disc(pen, x - side * size * 0.5, 0, away, size, pen.view.air.shadow, 'glow');
  disc(pen, x, size * 0.6, away, size, colour, 'tone');
  disc(pen, x + side * size * 0.22, size * 0.9, away, size * 0.66, lighten(colour, 0.05), 'lit');
}

function crowns(pen: SetPen, count: number, kept?: (x: number, away: number) => boolean): void {
  if (!pen.view.allowed('trees')) return;
  const random = pen.random.fork('crowns');
  const places = Array.from({ length: count }, () => 70 + random.next() * (FAR - 66)).toSorted(
    (one, other) => other - one,
  );
  for (const away of places) {
    const x = random.around(pen.edge(away) * 1.05);
    const size = random.between(2.6, 5);
    const colour: Rgb = pen.view.snowy ? [214, 224, 232] : leafColour(pen.view, random);
    if (!kept?.(x, away)) crown(pen, x, away, size, colour);
  }
}

function town(pen: SetPen): void {
  const { view } = pen;
  const random = pen.random.fork('blocks');
  const tar: Rgb = view.snowy ? [196, 204, 216] : [112, 114, 122];
  ground(pen, tar);
  const [block, street] = [26, 9] as const;
  const count = Math.ceil(pen.edge(FAR) / (block + street));
  const grounds = groundsOf(view);
  for (let row = 4; row >= -1; row--) {
    const away = 74 + row * (block + street);
    // lines along the streets, and cars as seen from above
    for (let x = -count * 35; x < count * 35; x += 7)
      patch(pen, [x, x + 3], [away - street / 2 - 0.3, away - street / 2 + 0.3], [244, 238, 220]);
    for (let column = -count; column <= count; column++) {
      const x = column * (block + street);
      for (let dash = 0; dash < block; dash += 7)
        patch(pen, [x - street / 2 - 0.3, x - street / 2 + 0.3], [away + dash, away + dash + 3], [244, 238, 220]);
      // no house stands below a stadium, nor before it
      if (grounds.some((ground) => isCovered(pen, ground, [x, x + block], [away, away + block]))) continue;
      if (random.chance(0.1)) {
        patch(pen, [x, x + block], [away, away + block], view.snowy ? snowGround : grassColour(view));
        for (let tree = 0; tree < 9; tree++)
          crown(pen, x + random.between(3, block - 3), away + block - 2 - tree * 2.5, 2.6, leafColour(view, random));
        continue;
      }
      patch(pen, [x - 1, x + block + 1], [away - 1, away + block + 1], [198, 192, 184]);
      for (const [dx, dz] of [
        [0, 13],
        [13, 13],
        [0, 0],
        [13, 0],
      ] as const) {
        const wall: Rgb = random.pick([
          [206, 186, 166],
          [170, 176, 188],
          [190, 120, 100],
          [222, 212, 196],
          [140, 152, 170],
        ] as const);
        const tall = random.between(7, 30) * (random.chance(0.2) ? 1.6 : 1);
        box(pen, {
          x: [x + dx + 0.6, x + dx + 12.2],
          up: [0, tall],
          away: [away + dz + 0.6, away + dz + 12.2],
          colour: wall,
          top: lighten(wall, 0.02),
        });
        const floors = Math.round(tall / 3.4);
        for (let floor = 1; floor < floors; floor++) {
          const lit = view.night && random.chance(0.6);
          face(
            pen,
            [
              [x + dx + 1.2, floor * 3.4, away + dz + 0.55],
              [x + dx + 11.6, floor * 3.4, away + dz + 0.55],
              [x + dx + 11.6, floor * 3.4 + 1.5, away + dz + 0.55],
              [x + dx + 1.2, floor * 3.4 + 1.5, away + dz + 0.55],
            ],
            lit ? [255, 210, 130] : [92, 112, 132],
            lit ? 'glow' : 'tone',
            0.8,
          );
        }
        box(pen, {
          x: [x + dx + 3, x + dx + 6],
          up: [tall, tall + 1.6],
          away: [away + dz + 5, away + dz + 8],
          colour: [176, 176, 178],
        });
      }
      for (let car = 0; car < 2; car++) {
        const z = away + random.between(2, 22);
        const colour: Rgb = random.pick([
          [206, 64, 56],
          [240, 240, 236],
          [60, 100, 160],
          [240, 190, 60],
        ] as const);
        if (view.brings('car'))
          box(pen, { x: [x - street * 0.72, x - street * 0.72 + 2], up: [0, 1.4], away: [z, z + 4.2], colour });
      }
    }
  }
  for (const each of grounds) paintGrounds(pen, each);
}

/** Sand between water and green, with foam; or an island in the water. */
function coast(pen: SetPen, island: boolean): void {
  const { view, context } = pen;
  const random = pen.random.fork('coast');
  const sea: Rgb = view.tint('water') ?? view.tint('sea') ?? [30, 128, 164];
  ground(pen, sea);
  const { width, height, unit } = view;
  const shift = random.between(0, 6);
  const way = random.chance(0.5) ? 1 : -1;
  const edge = (y: number, inset: number): number => {
    const bend = Math.sin((y / height) * 5 + shift) * 0.08 + Math.sin((y / height) * 11 + shift) * 0.025;
    return width * (0.5 + way * (0.04 + bend)) + way * inset;
  };
  const cut = (inset: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    if (island)
      for (let turn = 0; turn < Math.PI * 2; turn += 0.12) {
        const reach = 1 + Math.sin(turn * 3 + shift) * 0.12 + Math.sin(turn * 5 + shift) * 0.05;
        context.lineTo(
          width / 2 + Math.cos(turn) * (unit * 0.36 - inset) * reach,
          height * 0.54 + Math.sin(turn) * (unit * 0.3 - inset) * reach,
        );
      }
    else {
      for (let y = -9; y <= height + 9; y += height / 40) context.lineTo(edge(y, inset), y);
      context.lineTo(way > 0 ? width + 9 : -9, height + 9);
      context.lineTo(way > 0 ? width + 9 : -9, -9);
    }
    context.closePath();
    context.fill();
  };
  cut(-unit * 0.14, css(view.tone(lighten(sea, 0.06)), 0.6));
  cut(-unit * 0.07, css(view.lit([96, 200, 204]), 0.7));
  for (const line of [-0.045, -0.02]) cut(unit * line, css(view.lit([250, 252, 252]), 0.8));
  cut(-unit * 0.01, css(view.tone([206, 178, 132])));
  const sand: Rgb = view.tint('sand') ?? view.tint('beach') ?? [240, 216, 166];
  cut(unit * 0.01, css(view.lit(view.snowy ? snowGround : sand)));
  const grass = view.snowy ? snowGround : mix(grassColour(view), [90, 140, 74], 0.4);
  cut(unit * 0.12, css(view.lit(grass)));
  if (view.allowed('trees'))
    for (let tree = 0; tree < 130; tree++) {
      const y = height * random.next();
      const x = island
        ? width / 2 + random.between(-0.17, 0.17) * unit
        : edge(y, unit * 0.15) + way * random.next() * width * 0.5;
      const at = island ? height * 0.54 + random.between(-0.13, 0.13) * unit : y;
      const size = unit * random.between(0.012, 0.024);
      const leaf = leafColour(view, random);
      context.fillStyle = css(view.air.shadow, 0.3);
      context.beginPath();
      context.arc(x + size * 0.4, at + size * 0.4, size, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(view.lit(leaf, 0, random.next()));
      context.beginPath();
      context.arc(x, at, size, 0, Math.PI * 2);
      context.fill();
    }
  if (view.brings('beach-umbrella') && view.brings('umbrella') && !island && !view.snowy)
    for (let shade = 0; shade < 9; shade++) {
      const y = height * ((shade + random.next()) / 9);
      const x = edge(y, unit * random.between(0.04, 0.09));
      for (let slice = 0; slice < 8; slice++) {
        context.fillStyle = css(
          view.lit(
            slice % 2
              ? [248, 244, 236]
              : random.fork(shade).pick([
                  [226, 72, 62],
                  [60, 130, 190],
                  [244, 190, 60],
                ] as const),
          ),
        );
        context.beginPath();
        context.moveTo(x, y);
        context.arc(x, y, unit * 0.017, (slice * Math.PI) / 4, ((slice + 1) * Math.PI) / 4);
        context.fill();
      }
    }
}

/** A patchwork of fields with hedges between. */
function fields(pen: SetPen, grass: Rgb): void {
  const random = pen.random.fork('patchwork');
  ground(pen, grass);
  const count = Math.ceil(pen.edge(FAR) / 30);
  const kinds: readonly Rgb[] = pen.view.snowy
    ? [snowGround, [222, 230, 242], [214, 222, 236]]
    : [
        grass,
        mix(grass, [226, 196, 96], 0.7),
        mix(grass, [98, 140, 70], 0.6),
        mix(grass, [170, 132, 92], 0.7),
        mix(grass, [186, 200, 92], 0.6),
      ];
  for (let row = 4; row >= -1; row--)
    for (let column = -count - 1; column <= count; column++) {
      const [x, away] = [column * 30 + row * 6, 72 + row * 24] as const;
      const colour = random.pick(kinds);
      face(
        pen,
        [
          [x, 0, away],
          [x + 30, 0, away + 3],
          [x + 34, 0, away + 27],
          [x + 4, 0, away + 24],
        ],
        colour,
        'lit',
      );
      if (random.chance(0.6))
        for (let line = 1; line < 9; line++)
          face(
            pen,
            [
              [x + line * 3.2, 0, away + 1],
              [x + line * 3.2 + 0.6, 0, away + 1],
              [x + line * 3.2 + 4.4, 0, away + 24],
              [x + line * 3.2 + 3.8, 0, away + 24],
            ],
            lighten(colour, -0.05),
            'shaded',
            0.5,
          );
      for (let bush = 0; bush < 9; bush++)
        if (pen.view.allowed('trees'))
          crown(pen, x + bush * 3.4, away + bush * 0.35, 1.1, pen.view.snowy ? [206, 214, 224] : [84, 120, 70]);
    }
}

/** Water that winds through, or lies as a lake. */
/** The middle of the stream, by how far away it is. */
function streamOf(pen: SetPen): (away: number) => number {
  const shift = pen.random.fork('stream').between(0, 6);
  return (away) => Math.sin(((away - 60) / (FAR - 60)) * 7 + shift) * 24;
}

function stream(pen: SetPen, wide: number, lake: boolean): void {
  const streamAt = streamOf(pen);
  const water: Rgb = pen.view.tint('water') ?? pen.view.tint('river') ?? [58, 130, 158];
  for (const [grow, colour] of [
    [1.16, [206, 190, 150]],
    [1, water],
    [0.6, lighten(water, 0.05)],
  ] as const) {
    const left: (readonly [number, number, number])[] = [];
    const right: (readonly [number, number, number])[] = [];
    for (let away = 60; away <= FAR; away += 3) {
      const t = (away - 60) / (FAR - 60);
      const x = streamAt(away);
      const half = lake ? wide * Math.sin(Math.min(1, t * 1.15) * Math.PI) ** 0.7 * grow : (wide / 2) * grow;
      left.push([(lake ? x * 0.2 : x) - half, 0, away]);
      right.push([(lake ? x * 0.2 : x) + half, 0, away]);
    }
    face(pen, [...left, ...right.toReversed()], colour, 'lit');
  }
}

/** A road that winds, with its middle line. */
function way(pen: SetPen, wide: number): void {
  const shift = pen.random.fork('way').between(0, 6);
  const at = (away: number): number => Math.sin((away - 60) * 0.035 + shift) * 16 + (away - 110) * 0.12;
  const strip = (half: number, from: number, to: number, colour: Rgb): void => {
    const points: (readonly [number, number, number])[] = [];
    for (let away = from; away <= to; away += 2) points.push([at(away) - half, 0, away]);
    for (let away = to; away >= from; away -= 2) points.push([at(away) + half, 0, away]);
    face(pen, points, colour, 'lit');
  };
  strip(wide * 1.25, 56, FAR, pen.view.snowy ? [216, 222, 234] : [190, 174, 140]);
  strip(wide, 56, FAR, pen.view.snowy ? [180, 188, 202] : [104, 106, 114]);
  for (let away = 58; away < FAR - 6; away += 7) strip(0.32, away, away + 4, [248, 236, 190]);
  if (!pen.view.brings('car')) return;
  for (const [away, side, colour] of [
    [150, 0.5, [206, 64, 56]],
    [118, -0.5, [240, 240, 236]],
    [92, 0.5, [60, 100, 160]],
  ] as const) {
    const x = at(away) + side * wide;
    box(pen, { x: [x - 1.1, x + 1.1], up: [0, 1.4], away: [away, away + 4.6], colour });
    box(pen, { x: [x - 0.9, x + 0.9], up: [1.4, 2], away: [away + 1, away + 3.6], colour: [70, 84, 100] });
  }
}

/** Dunes, drifts or peaks: each with a bright and a dark flank. */
function ridges(pen: SetPen, below: 'sand' | 'snow' | 'heights'): void {
  const { view } = pen;
  const random = pen.random.fork('ridges');
  const usual: Rgb =
    below === 'sand' ? (view.tint('desert') ?? [226, 180, 116]) : below === 'snow' ? [236, 242, 250] : [128, 124, 116];
  const colour: Rgb = below === 'heights' && view.snowy ? [214, 224, 238] : usual;
  ground(pen, below === 'heights' && !view.snowy ? mix(colour, [104, 128, 84], 0.6) : colour);
  const side = view.air.light.side >= 0 ? 1 : -1;
  const rows = below === 'heights' ? 7 : 9;
  for (let row = rows; row >= 0; row--) {
    const away = 66 + (row * (FAR - 60)) / rows;
    const step = below === 'heights' ? 30 : 40;
    for (let x = -pen.edge(away) - step; x < pen.edge(away) + step; x += step * random.between(0.7, 1.2))
      if (below === 'heights') peak(pen, x, away, random.between(26, 44), colour, side);
      else dune(pen, x, away, random.between(20, 40), colour, side);
  }
}

/** A mountain: two flanks that meet in a ridge towards us, snow on top. */
function peak(pen: SetPen, x: number, away: number, tall: number, colour: Rgb, side: number): void {
  const half = tall * 0.95;
  const front = [x + half * 0.12, 0, away - half * 0.8] as const;
  for (const at of [-1, 1] as const) {
    const shine = at * side > 0 ? 'lit' : 'shaded';
    const foot = [x + at * half, 0, away + half * 0.1] as const;
    face(pen, [[x, tall, away], foot, front], colour, shine);
    const down = (to: readonly [number, number, number], t: number): readonly [number, number, number] => [
      x + (to[0] - x) * t,
      tall * (1 - t),
      away + (to[2] - away) * t,
    ];
    face(
      pen,
      [
        [x, tall, away],
        down(foot, 0.42),
        down([(foot[0] + front[0]) / 2, 0, (foot[2] + front[2]) / 2], 0.3),
        down(front, 0.46),
      ],
      [246, 249, 254],
      shine,
    );
  }
}

/** A crescent of sand or snow. */
function dune(pen: SetPen, x: number, away: number, wide: number, colour: Rgb, side: number): void {
  const arc = (lift: number, bow: number): (readonly [number, number, number])[] =>
    Array.from({ length: 9 }, (_, step) => {
      const t = step / 8;
      return [x + (t - 0.5) * wide, 0, away + lift + Math.sin(t * Math.PI) * bow] as const;
    });
  face(
    pen,
    [...arc(0, wide * 0.3), ...arc(0, wide * 0.08).toReversed()],
    lighten(colour, 0.02),
    side > 0 ? 'lit' : 'tone',
    0.85,
  );
  face(
    pen,
    [...arc(0, wide * 0.08), ...arc(-wide * 0.02, -wide * 0.12).toReversed()],
    lighten(colour, -0.04),
    'shaded',
    0.7,
  );
}

/** Houses from above: two slopes and a shadow. */
function roofs(pen: SetPen, count: number): void {
  const random = pen.random.fork('roofs');
  const places = Array.from({ length: count }, () => 76 + random.next() * 84).toSorted((one, other) => other - one);
  for (const away of places) {
    const x = random.around(pen.edge(away) * 0.8);
    const tile: Rgb = pen.view.snowy
      ? [240, 244, 252]
      : random.pick([
          [186, 92, 68],
          [166, 80, 64],
          [140, 104, 92],
        ] as const);
    box(pen, { x: [x - 4, x + 4], up: [0, 4], away: [away, away + 7], colour: [232, 218, 196], sheltered: true });
    face(
      pen,
      [
        [x - 4.5, 4, away - 0.4],
        [x + 4.5, 4, away - 0.4],
        [x + 4.5, 7, away + 3.5],
        [x - 4.5, 7, away + 3.5],
      ],
      tile,
      'lit',
    );
    face(
      pen,
      [
        [x - 4.5, 7, away + 3.5],
        [x + 4.5, 7, away + 3.5],
        [x + 4.5, 4, away + 7.4],
        [x - 4.5, 4, away + 7.4],
      ],
      tile,
      'shaded',
    );
  }
}
