import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { paintGlow } from './houses.js';
import type { View } from '../view.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The wall behind, lit from the window's side, with a skirting board; a side wall closes the room on the other side. */
export function paintWalls(context: Context, view: View, wall: Rgb, panel?: Rgb): void {
  const { width, horizon: floor, unit, air } = view;
  const side = air.light.side >= 0 ? 1 : -1;
  const paint = context.createLinearGradient(side > 0 ? width : 0, 0, side > 0 ? 0 : width, floor * 0.7);
  paint.addColorStop(0, css(view.lit(wall, 0, 0.8)));
  paint.addColorStop(0.5, css(view.tone(wall)));
  paint.addColorStop(1, css(view.shaded(wall, 0, 0.8)));
  context.fillStyle = paint;
  context.fillRect(0, 0, width, floor + 2);
  const ceiling = context.createLinearGradient(0, 0, 0, floor * 0.3);
  ceiling.addColorStop(0, css(air.shadow, 0.22));
  ceiling.addColorStop(1, css(air.shadow, 0));
  context.fillStyle = ceiling;
  context.fillRect(0, 0, width, floor * 0.3);
  if (panel) {
    const top = floor - unit * 0.2;
    context.fillStyle = css(view.tone(panel));
    context.fillRect(0, top, width, floor - top);
    context.fillStyle = css(view.lit(lighten(panel, 0.04)));
    context.fillRect(0, top, width, Math.max(1, unit * 0.008));
    const step = unit * 0.12;
    for (let x = step * 0.2; x < width; x += step) {
      context.fillStyle = css(view.shaded(panel, 0, 0.7), 0.4);
      context.fillRect(x, top + unit * 0.04, step * 0.8, unit * 0.12);
      context.fillStyle = css(view.lit(panel, 0, 0.7), 0.7);
      context.fillRect(x + unit * 0.005, top + unit * 0.045, step * 0.8 - unit * 0.005, unit * 0.115);
    }
  }
  context.fillStyle = css(view.lit([240, 234, 224], 0, 0.4));
  context.fillRect(0, floor - unit * 0.026, width, unit * 0.026);
  context.fillStyle = css(air.shadow, 0.2);
  context.fillRect(0, floor - unit * 0.004, width, unit * 0.006);
}

/** Floor boards or tiles that run to a vanishing point behind the wall. */
export function paintFloor(context: Context, view: View, colour: Rgb, tiles = false): void {
  const { width, height, horizon: top, unit, air } = view;
  const paint = context.createLinearGradient(0, top, 0, height);
  paint.addColorStop(0, css(view.shaded(colour, 0, 0.6)));
  paint.addColorStop(0.3, css(view.tone(colour)));
  paint.addColorStop(1, css(view.lit(colour, 0, 0.4)));
  context.fillStyle = paint;
  context.fillRect(0, top, width, height - top);
  const random = view.random.fork('floor');
  const vanish = top - (height - top) * 0.75;
  const middle = width / 2;
  const lines = 11;
  const at = (line: number, y: number): number =>
    middle + ((line - lines / 2) * width * 0.17 * (y - vanish)) / (height - vanish);
  context.save();
  context.beginPath();
  context.rect(0, top, width, height - top);
  context.clip();
  for (let line = -3; line < lines + 3; line++) {
    const tint = random.chance(0.5)
      ? view.lit(colour, 0, random.between(0.3, 1))
      : view.shaded(colour, 0, random.between(0.2, 0.6));
    context.fillStyle = css(tint, 0.26);
    polygon(context, [
      [at(line, top), top],
      [at(line + 1, top), top],
      [at(line + 1, height), height],
      [at(line, height), height],
    ]);
    context.fill();
  }
  context.strokeStyle = css(view.shaded(lighten(colour, -0.08), 0, 1.1), 0.4);
  context.lineWidth = Math.max(0.8, unit * 0.0022);
  for (let line = -3; line < lines + 3; line++) {
    context.beginPath();
    context.moveTo(at(line, top), top);
    context.lineTo(at(line, height), height);
    context.stroke();
    if (tiles) continue;
    const y = top + (height - top) * random.next();
    context.beginPath();
    context.moveTo(at(line, y), y);
    context.lineTo(at(line + 1, y), y);
    context.stroke();
  }
  const rows = tiles ? 7 : 0;
  for (let row = 1; row < rows; row++) {
    const y = top + (height - top) * (row / rows) ** 1.35;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(width, y);
    context.stroke();
  }
  context.restore();
  const corner = context.createLinearGradient(0, top, 0, top + unit * 0.07);
  corner.addColorStop(0, css(air.shadow, 0.26));
  corner.addColorStop(1, css(air.shadow, 0));
  context.fillStyle = corner;
  context.fillRect(0, top, width, unit * 0.07);
}

/** A window with what is outside: the sky of the hour, hills or roofs, and the sun, moon or stars. */
export function paintWindow(
  context: Context,
  view: View,
  box: Box,
  panes: readonly [across: number, down: number],
  town: boolean,
): void {
  const { x, y, width, height } = box;
  const { air, unit } = view;
  const random = view.random.fork(`window ${Math.round(x)}`);
  const frame = Math.max(2, unit * 0.012);
  context.fillStyle = css(view.shaded([230, 222, 210], 0, 0.5));
  context.fillRect(x - frame * 1.4, y - frame * 1.4, width + frame * 2.8, height + frame * 2.8);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  const sky = context.createLinearGradient(0, y, 0, y + height);
  sky.addColorStop(0, css(air.skyTop));
  sky.addColorStop(0.5, css(air.skyMiddle));
  sky.addColorStop(0.85, css(air.skyHorizon));
  context.fillStyle = sky;
  context.fillRect(x, y, width, height);
  if (view.night) {
    for (let star = 0; star < 26; star++) {
      context.fillStyle = css([255, 255, 246], random.between(0.3, 0.9));
      context.fillRect(
        x + width * random.next(),
        y + height * random.next() * 0.7,
        Math.max(1, unit * 0.002),
        Math.max(1, unit * 0.002),
      );
    }
    if (view.allowed('moon')) {
      paintGlow(context, x + width * 0.7, y + height * 0.24, width * 0.4, air.key, 0.4);
      context.fillStyle = css([250, 248, 238]);
      context.beginPath();
      context.arc(x + width * 0.7, y + height * 0.24, Math.min(width, height) * 0.07, 0, Math.PI * 2);
      context.fill();
    }
  } else if (view.low) paintGlow(context, x + width * 0.5, y + height * 0.8, width * 0.7, air.key, 0.7);
  for (let layer = 0; layer < 3; layer++) {
    const tint = mix(mix(air.haze, air.skyHorizon, 0.3), town ? [96, 104, 130] : [72, 112, 84], 0.25 + layer * 0.22);
    const ground = mix(tint, air.shadow, view.night ? 0.55 : view.low ? 0.3 : 0.05);
    context.fillStyle = css(ground);
    if (town) {
      let px = x - width * 0.1;
      while (px < x + width) {
        const wide = width * random.between(0.06, 0.15);
        const tall = height * random.between(0.2, 0.5) * (1 - layer * 0.24);
        context.fillStyle = css(ground);
        context.fillRect(px, y + height - tall, wide, tall);
        if (view.night || view.low) {
          context.fillStyle = css([255, 216, 140], 0.85);
          for (let light = 0; light < 5; light++)
            context.fillRect(
              px + wide * random.between(0.1, 0.8),
              y + height - tall * random.between(0.1, 0.92),
              Math.max(1, wide * 0.1),
              Math.max(1, wide * 0.13),
            );
        }
        px += wide * 1.02;
      }
    } else {
      const phase = random.between(0, 6);
      context.beginPath();
      context.moveTo(x, y + height);
      for (let step = 0; step <= 10; step++) {
        context.lineTo(
          x + (width * step) / 10,
          y + height * (0.7 + layer * 0.09) + Math.sin(step * 0.7 + phase) * height * 0.05,
        );
      }
      context.lineTo(x + width, y + height);
      context.fill();
    }
  }
  const { weather } = view.scene;
  if (weather === 'rain' || weather === 'storm' || weather === 'snow') {
    context.strokeStyle = css([240, 246, 252], 0.5);
    context.fillStyle = css([255, 255, 255], 0.85);
    context.lineWidth = Math.max(0.7, unit * 0.0014);
    for (let drop = 0; drop < 46; drop++) {
      const dx = x + width * random.next();
      const dy = y + height * random.next();
      context.beginPath();
      if (weather === 'snow') {
        context.arc(dx, dy, Math.max(0.8, unit * 0.0026), 0, Math.PI * 2);
        context.fill();
      } else {
        context.moveTo(dx, dy);
        context.lineTo(dx - unit * 0.004, dy + unit * 0.022);
        context.stroke();
      }
    }
  }
  context.fillStyle = css([255, 255, 255], view.night ? 0.05 : 0.13);
  polygon(context, [
    [x, y + height * 0.5],
    [x + width * 0.46, y],
    [x + width * 0.66, y],
    [x, y + height * 0.74],
  ]);
  context.fill();
  context.restore();
  const bar = view.lit([244, 238, 228], 0, view.night ? 0 : 0.6);
  context.strokeStyle = css(bar);
  context.lineWidth = frame;
  context.strokeRect(x, y, width, height);
  context.fillStyle = css(bar);
  for (let across = 1; across < panes[0]; across++)
    context.fillRect(x + (width * across) / panes[0] - frame * 0.35, y, frame * 0.7, height);
  for (let down = 1; down < panes[1]; down++)
    context.fillRect(x, y + (height * down) / panes[1] - frame * 0.35, width, frame * 0.7);
  context.fillStyle = css(view.lit([248, 242, 232], 0, 0.7));
  context.fillRect(x - frame * 2.4, y + height + frame * 0.4, width + frame * 4.8, frame * 1.2);
  context.fillStyle = css(air.shadow, 0.22);
  context.fillRect(x - frame * 2, y + height + frame * 1.6, width + frame * 4, frame * 0.8);
}

/** Curtains at both sides of a window. */
export function paintCurtains(context: Context, view: View, box: Box, colour: Rgb): void {
  const { x, y, width, height } = box;
  const { unit } = view;
  const drop = height * 1.3;
  const top = y - unit * 0.05;
  const wide = width * 0.2;
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - wide * 0.75 : x + width + wide * 0.75;
    const folds = 5;
    for (let fold = 0; fold < folds; fold++) {
      const from = edge - (side * (wide * fold)) / folds;
      const to = edge - (side * (wide * (fold + 1))) / folds;
      const paint = context.createLinearGradient(from, 0, to, 0);
      paint.addColorStop(0, css(view.shaded(colour, 0, 0.7)));
      paint.addColorStop(0.55, css(view.lit(colour, 0, 0.8)));
      paint.addColorStop(1, css(view.tone(colour)));
      context.fillStyle = paint;
      const pull = side * wide * 0.25 * (fold / folds);
      context.beginPath();
      context.moveTo(from, top);
      context.lineTo(to, top);
      context.quadraticCurveTo(to - pull, top + drop * 0.55, to + pull * 0.3, top + drop);
      context.lineTo(from, top + drop);
      context.quadraticCurveTo(from - pull, top + drop * 0.55, from, top);
      context.fill();
    }
  }
  context.fillStyle = css(view.shaded([122, 90, 66], 0, 0.5));
  context.fillRect(x - wide, top - unit * 0.012, width + wide * 2, unit * 0.012);
}

/** The patch of light that a window throws on the floor. */
export function paintWindowLight(context: Context, view: View, box: Box): void {
  if (view.night || view.air.contrast < 0.3) return;
  const { horizon: floor, height, unit, air } = view;
  const side = air.light.side >= 0 ? -1 : 1;
  const shift = side * unit * 0.16;
  const top = floor + (height - floor) * 0.12;
  const bottom = floor + (height - floor) * 0.72;
  context.save();
  context.globalCompositeOperation = 'screen';
  const paint = context.createLinearGradient(0, top, 0, bottom);
  paint.addColorStop(0, css(air.key, view.low ? 0.34 : 0.24));
  paint.addColorStop(1, css(air.key, 0.04));
  context.fillStyle = paint;
  for (const half of [0, 1]) {
    const from = box.x + (box.width * half) / 2 + box.width * 0.03;
    const to = box.x + (box.width * (half + 1)) / 2 - box.width * 0.03;
    polygon(context, [
      [from + shift, top],
      [to + shift, top],
      [to + shift * 2.6 + box.width * 0.12, bottom],
      [from + shift * 2.6 - box.width * 0.1, bottom],
    ]);
    context.fill();
  }
  context.restore();
}

/** Framed pictures on the wall. */
export function paintPictures(context: Context, view: View, boxes: readonly Box[]): void {
  const random = view.random.fork('pictures');
  const { unit } = view;
  for (const { x, y, width, height } of boxes) {
    context.fillStyle = css(view.air.shadow, 0.2);
    context.fillRect(x + unit * 0.006, y + unit * 0.008, width, height);
    context.fillStyle = css(
      view.tone(
        random.pick([
          [92, 68, 54],
          [214, 190, 150],
          [60, 58, 62],
        ] as const),
      ),
    );
    context.fillRect(x, y, width, height);
    context.fillStyle = css(view.lit([246, 240, 230], 0, 0.4));
    const mat = width * 0.08;
    context.fillRect(x + mat, y + mat, width - mat * 2, height - mat * 2);
    const inner = { x: x + mat * 2, y: y + mat * 2, width: width - mat * 4, height: height - mat * 4 };
    const ground = random.pick([
      [224, 188, 150],
      [150, 178, 186],
      [206, 160, 150],
      [178, 190, 160],
    ] as const);
    context.fillStyle = css(view.tone(ground));
    context.fillRect(inner.x, inner.y, inner.width, inner.height);
    context.save();
    context.beginPath();
    context.rect(inner.x, inner.y, inner.width, inner.height);
    context.clip();
    context.fillStyle = css(
      view.tone(
        random.pick([
          [222, 110, 80],
          [250, 220, 150],
          [70, 100, 120],
        ] as const),
      ),
    );
    context.beginPath();
    context.arc(
      inner.x + inner.width * random.between(0.3, 0.7),
      inner.y + inner.height * 0.36,
      inner.width * 0.2,
      0,
      Math.PI * 2,
    );
    context.fill();
    for (const [index, tint] of (
      [
        [92, 118, 120],
        [58, 82, 92],
      ] as const
    ).entries()) {
      context.fillStyle = css(view.tone(tint));
      context.beginPath();
      context.moveTo(inner.x, inner.y + inner.height);
      context.lineTo(inner.x, inner.y + inner.height * (0.6 + index * 0.16));
      context.quadraticCurveTo(
        inner.x + inner.width * 0.4,
        inner.y + inner.height * (0.42 + index * 0.2),
        inner.x + inner.width,
        inner.y + inner.height * (0.7 + index * 0.08),
      );
      context.lineTo(inner.x + inner.width, inner.y + inner.height);
      context.fill();
    }
    context.restore();
  }
}

const spines: readonly Rgb[] = [
  [162, 70, 62],
  [62, 98, 108],
  [206, 164, 92],
  [88, 110, 78],
  [110, 76, 96],
  [222, 206, 176],
  [74, 82, 112],
  [186, 112, 76],
];

/** One shelf row of books, with a gap or an ornament now and then. */
export function paintBooks(context: Context, view: View, box: Box, random: Random): void {
  let x = box.x;
  const end = box.x + box.width;
  while (x < end - box.height * 0.08) {
    const wide = Math.min(end - x, box.height * random.between(0.1, 0.24));
    if (random.chance(0.06)) {
      x += wide * 1.4;
      continue;
    }
    const tall = box.height * random.between(0.7, 0.94);
    const colour = random.pick(spines);
    context.fillStyle = css(view.tone(lighten(colour, random.around(0.03))));
    context.fillRect(x, box.y + box.height - tall, wide * 0.94, tall);
    context.fillStyle = css(view.lit(colour, 0, 0.8), 0.6);
    context.fillRect(x, box.y + box.height - tall, wide * 0.24, tall);
    if (random.chance(0.5)) {
      context.fillStyle = css(view.lit([230, 206, 150], 0, 0.3), 0.75);
      context.fillRect(x, box.y + box.height - tall * 0.82, wide * 0.94, Math.max(0.8, tall * 0.045));
    }
    x += wide;
  }
}

/** A case of shelves filled with books. */
export function paintBookcase(context: Context, view: View, box: Box, rows: number, wood: Rgb, name: string): void {
  const random = view.random.fork(name);
  const board = Math.max(2, view.unit * 0.011);
  context.fillStyle = css(view.tone(wood));
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = css(view.shaded(lighten(wood, -0.12), 0, 1));
  context.fillRect(box.x + board, box.y + board, box.width - board * 2, box.height - board * 2);
  const tall = (box.height - board) / rows;
  for (let row = 0; row < rows; row++) {
    const y = box.y + board + tall * row;
    paintBooks(
      context,
      view,
      { x: box.x + board * 1.2, y, width: box.width - board * 2.4, height: tall - board },
      random.fork(row),
    );
    context.fillStyle = css(view.lit(wood, 0, 0.6));
    context.fillRect(box.x + board * 0.5, y + tall - board, box.width - board, board * 0.8);
    context.fillStyle = css(view.air.shadow, 0.22);
    context.fillRect(box.x + board, y, box.width - board * 2, board * 0.7);
  }
}

/** A plant in a pot. */
export function paintPottedPlant(context: Context, view: View, x: number, foot: number, size: number): void {
  const random = view.random.fork(`pot ${Math.round(x)}`);
  const pot = random.pick([
    [196, 122, 88],
    [226, 216, 200],
    [98, 112, 116],
  ] as const);
  const green = random.pick([
    [82, 130, 84],
    [104, 146, 88],
    [60, 112, 92],
  ] as const);
  context.fillStyle = css(view.air.shadow, 0.25);
  context.beginPath();
  context.ellipse(x, foot, size * 0.26, size * 0.05, 0, 0, Math.PI * 2);
  context.fill();
  for (let leaf = 0; leaf < 13; leaf++) {
    const angle = Math.PI * (0.12 + (0.76 * ((leaf * 5) % 13)) / 12) + random.around(0.1);
    const long = size * random.between(0.45, 0.72);
    const bx = x;
    const by = foot - size * 0.3;
    const ex = bx + Math.cos(angle) * long;
    const ey = by - Math.sin(angle) * long;
    context.fillStyle = css(leaf % 3 === 0 ? view.shaded(green) : leaf % 3 === 1 ? view.tone(green) : view.lit(green));
    context.beginPath();
    context.moveTo(bx, by);
    context.quadraticCurveTo((bx + ex) / 2 - (ey - by) * 0.22, (by + ey) / 2 + (ex - bx) * 0.22, ex, ey);
    context.quadraticCurveTo((bx + ex) / 2 + (ey - by) * 0.12, (by + ey) / 2 - (ex - bx) * 0.12, bx, by);
    context.fill();
  }
  const side = view.air.light.side >= 0 ? 1 : -1;
  const clay = context.createLinearGradient(x + side * size * 0.2, 0, x - side * size * 0.2, 0);
  clay.addColorStop(0, css(view.lit(pot)));
  clay.addColorStop(1, css(view.shaded(pot)));
  context.fillStyle = clay;
  polygon(context, [
    [x - size * 0.2, foot - size * 0.34],
    [x + size * 0.2, foot - size * 0.34],
    [x + size * 0.15, foot],
    [x - size * 0.15, foot],
  ]);
  context.fill();
}

/** A lamp hanging from the ceiling. */
export function paintPendant(context: Context, view: View, x: number, drop: number, size: number, colour: Rgb): void {
  const on = view.scene.time !== 'day';
  context.fillStyle = css(view.shaded([60, 58, 62], 0, 0.6));
  context.fillRect(x - Math.max(0.6, size * 0.02), 0, Math.max(1.2, size * 0.04), drop);
  if (on) paintGlow(context, x, drop + size * 0.5, size * 3.6, [255, 206, 128], 0.5);
  const side = view.air.light.side >= 0 ? 1 : -1;
  const shade = context.createLinearGradient(x + side * size * 0.6, 0, x - side * size * 0.6, 0);
  shade.addColorStop(0, css(view.lit(colour)));
  shade.addColorStop(1, css(view.shaded(colour)));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - size * 0.1, drop - size * 0.1);
  context.quadraticCurveTo(x - size * 0.52, drop + size * 0.06, x - size * 0.6, drop + size * 0.5);
  context.lineTo(x + size * 0.6, drop + size * 0.5);
  context.quadraticCurveTo(x + size * 0.52, drop + size * 0.06, x + size * 0.1, drop - size * 0.1);
  context.fill();
  context.fillStyle = css(on ? [255, 240, 196] : view.tone([236, 228, 210]));
  context.beginPath();
  context.ellipse(x, drop + size * 0.5, size * 0.54, size * 0.1, 0, 0, Math.PI * 2);
  context.fill();
}

/** A woven rug lying in perspective. */
export function paintRug(context: Context, view: View, colour: Rgb): void {
  const { width, height, horizon } = view;
  const y = horizon + (height - horizon) * 0.56;
  const half = Math.min(width * 0.4, view.span * 0.46);
  const tall = (height - horizon) * 0.26;
  for (const [scale, tint] of [
    [1.02, view.air.shadow],
    [1, view.tone(colour)],
    [0.9, view.lit([240, 228, 208], 0, 0.3)],
    [0.84, view.tone(lighten(colour, -0.04))],
    [0.56, view.lit(lighten(colour, 0.08), 0, 0.4)],
    [0.5, view.tone(colour)],
  ] as const) {
    context.fillStyle = css(tint, scale > 1 ? 0.25 : 1);
    context.beginPath();
    context.ellipse(width / 2, y + (scale > 1 ? tall * 0.04 : 0), half * scale, tall * scale, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** Small flames with their light. */
export function paintCandles(context: Context, view: View, x: number, foot: number, size: number, count: number): void {
  for (let candle = 0; candle < count; candle++) {
    const cx = x + (candle - (count - 1) / 2) * size * 0.5;
    const tall = size * (candle % 2 === 0 ? 0.8 : 0.55);
    context.fillStyle = css(view.lit([246, 236, 214], 0, 0.5));
    context.fillRect(cx - size * 0.1, foot - tall, size * 0.2, tall);
    paintGlow(context, cx, foot - tall - size * 0.2, size * 3, [255, 190, 100], 0.5);
    context.fillStyle = css([255, 226, 140]);
    context.beginPath();
    context.moveTo(cx, foot - tall - size * 0.5);
    context.quadraticCurveTo(cx + size * 0.15, foot - tall - size * 0.14, cx, foot - tall);
    context.quadraticCurveTo(cx - size * 0.15, foot - tall - size * 0.14, cx, foot - tall - size * 0.5);
    context.fill();
  }
}
