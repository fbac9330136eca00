import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { paintBookcase } from './wall-things.js';
import { paintPendant, paintPottedPlant } from './lamps-and-plants.js';
import { roomForTree } from './standing-room.js';
import type { Box } from './window.js';
import type { View } from '../view.js';

const jars: readonly Rgb[] = [
  [206, 150, 96],
  [150, 170, 150],
  [220, 206, 180],
  [170, 96, 80],
  [108, 128, 140],
];

/** A board on the wall with jars, cups or bottles. */
export function paintShelf(context: Context, view: View, box: Box, random: Random, tall: boolean): void {
  // jars would look out behind what hangs there, and boards cross
  if (!view.isBare(box.x, box.y, box.x + box.width, box.y + box.height + view.unit * 0.026)) return;
  let x = box.x + box.height * 0.1;
  while (x < box.x + box.width - box.height * 0.3) {
    const wide = box.height * random.between(0.16, 0.3);
    const high = box.height * (tall ? random.between(0.5, 0.9) : random.between(0.3, 0.6));
    const colour = random.pick(jars);
    const base = box.y + box.height;
    context.fillStyle = css(view.tone(colour));
    context.beginPath();
    context.roundRect(x, base - high, wide, high, wide * 0.2);
    context.fill();
    context.fillStyle = css(view.lit(colour, 0, 1.2), 0.7);
    context.fillRect(x + wide * 0.14, base - high * 0.9, wide * 0.16, high * 0.8);
    context.fillStyle = css(view.shaded([110, 84, 66], 0, 0.4));
    if (tall) context.fillRect(x + wide * 0.34, base - high * 1.3, wide * 0.32, high * 0.34);
    else context.fillRect(x + wide * 0.06, base - high - wide * 0.14, wide * 0.88, wide * 0.18);
    x += wide * random.between(1.15, 1.7);
  }
  context.fillStyle = css(view.lit([172, 128, 90], 0, 0.5));
  context.fillRect(box.x, box.y + box.height, box.width, Math.max(2, view.unit * 0.012));
  context.fillStyle = css(view.air.shadow, 0.22);
  context.fillRect(box.x, box.y + box.height + view.unit * 0.012, box.width, view.unit * 0.014);
}

/** A counter along the wall. */
function paintCounter(context: Context, view: View, box: Box, front: Rgb, top: Rgb, doors: number): void {
  const { unit } = view;
  context.fillStyle = css(view.air.shadow, 0.28);
  context.fillRect(box.x, box.y + box.height - unit * 0.01, box.width, unit * 0.04);
  const face = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  face.addColorStop(0, css(view.tone(front)));
  face.addColorStop(1, css(view.shaded(front, 0, 0.7)));
  context.fillStyle = face;
  context.fillRect(box.x, box.y, box.width, box.height);
  const step = box.width / doors;
  for (let door = 0; door < doors; door++) {
    context.fillStyle = css(view.shaded(front, 0, 0.8), 0.5);
    context.fillRect(box.x + step * door + step * 0.05, box.y + box.height * 0.16, step * 0.9, box.height * 0.72);
    context.fillStyle = css(view.lit(front, 0, 0.6));
    context.fillRect(box.x + step * door + step * 0.07, box.y + box.height * 0.18, step * 0.87, box.height * 0.69);
    context.fillStyle = css(view.tone([196, 166, 118]));
    context.fillRect(
      box.x + step * door + step * 0.38,
      box.y + box.height * 0.24,
      step * 0.24,
      Math.max(1.2, box.height * 0.03),
    );
  }
  context.fillStyle = css(view.lit(top));
  context.fillRect(box.x - unit * 0.01, box.y - unit * 0.018, box.width + unit * 0.02, unit * 0.022);
  context.fillStyle = css(view.shaded(top, 0, 0.6));
  context.fillRect(box.x - unit * 0.01, box.y + unit * 0.002, box.width + unit * 0.02, unit * 0.008);
}

/** How thick the top of a counter is, and how high the one of a kitchen is with it, as shares of the shorter side. */
const TOP = 0.018;
export const KITCHEN_COUNTER = 0.2 + TOP;

export function furnishKitchen(context: Context, view: View, window: Box): void {
  const { width, horizon, unit } = view;
  const random = view.random.fork('kitchen');
  const usual = random.pick([
    [112, 142, 132],
    [226, 216, 200],
    [92, 112, 136],
    [206, 160, 118],
  ] as const);
  const front = view.tint('cabinets') ?? usual;
  const top = horizon - unit * 0.2;
  // tiles behind the counter
  const tile = unit * 0.045;
  const from = top - tile * 3.4;
  const glaze: Rgb = random.pick([
    [240, 236, 226],
    [206, 222, 218],
    [236, 216, 196],
  ] as const);
  for (let y = top - tile; y > from; y -= tile) {
    for (let x = 0; x < width; x += tile) {
      if (x + tile > window.x - unit * 0.02 && x < window.x + window.width + unit * 0.02) continue;
      context.fillStyle = css(
        random.chance(0.14) ? view.tone(lighten(glaze, -0.05)) : view.lit(glaze, 0, random.between(0.1, 0.5)),
      );
      context.fillRect(x, y, tile * 0.95, tile * 0.95);
    }
  }
  paintCounter(
    context,
    view,
    { x: -4, y: top, width: width + 8, height: unit * 0.2 },
    front,
    view.tint('counter') ?? [214, 196, 170],
    Math.max(4, Math.round((width / view.span) * 8)),
  );
  const onRight = window.x > width / 2;
  const shelfX = onRight ? width * 0.04 : window.x + window.width + unit * 0.07;
  const shelfW = onRight ? window.x - unit * 0.11 - width * 0.04 : width * 0.96 - shelfX;
  for (const [index, level] of [0.14, 0.32].entries()) {
    paintShelf(
      context,
      view,
      { x: shelfX, y: horizon * level - unit * 0.02, width: shelfW, height: unit * 0.1 },
      random.fork(`shelf ${index}`),
      false,
    );
  }
  // a hob with a pot, a sink below the window, unless the prompt has its own
  const hob = shelfX + shelfW * 0.3;
  const bare = (x: number, half: number, high: number): boolean =>
    view.isBare(x - unit * half, top - unit * high, x + unit * half, top);
  if (['oven', 'stove', 'cooking-pot'].every((concept) => view.brings(concept)) && bare(hob, 0.08, 0.1))
    paintHob(context, view, hob, top);
  // seen from near the counter covers the sill: the pot stands on what is higher
  const [plantX, sill] = [
    window.x + window.width * 0.82,
    Math.min(window.y + window.height, top - unit * (TOP - 0.006)),
  ];
  // behind an oven it would grow out of it, and where one stands in the counter there is no sill but its burners
  // nor are its leaves cut off by the frame, where one looks at the counter from near
  const whole = view.isBare(plantX - unit * 0.06, sill - unit * 0.12, plantX + unit * 0.06, sill);
  if (whole && view.isOpen(plantX - unit * 0.06, sill - unit * 0.11, plantX + unit * 0.06, sill + unit * 0.08))
    paintPottedPlant(context, view, plantX, sill, unit * 0.11);
  const tap = window.x + window.width * 0.4;
  const own = view.brings('sink') && view.brings('faucet');
  // what looks out beside a refrigerator is a piece of a pipe
  // behind a stove there is no sink
  const free =
    bare(tap + unit * 0.03, 0.06, 0.11) && view.isOpen(tap - unit * 0.05, top, tap + unit * 0.1, top + unit * 0.1);
  if (own && free && view.isOpen(tap - unit * 0.03, top - unit * 0.12, tap + unit * 0.08, top))
    paintTap(context, view, tap, top);
  for (const along of [0.34, 0.66])
    paintPendant(context, view, width * along, horizon * 0.13, unit * 0.075, [222, 174, 96]);
}

function paintHob(context: Context, view: View, potX: number, top: number): void {
  const { unit } = view;
  context.fillStyle = css(view.shaded([70, 72, 80], 0, 0.5));
  context.fillRect(potX - unit * 0.08, top - unit * 0.026, unit * 0.16, unit * 0.01);
  context.fillStyle = css(view.tone([196, 92, 72]));
  context.beginPath();
  context.roundRect(potX - unit * 0.055, top - unit * 0.09, unit * 0.11, unit * 0.066, unit * 0.014);
  context.fill();
  context.fillStyle = css(view.lit([214, 116, 92]));
  context.fillRect(potX - unit * 0.06, top - unit * 0.096, unit * 0.12, unit * 0.014);
}

function paintTap(context: Context, view: View, tap: number, top: number): void {
  const { unit } = view;
  context.strokeStyle = css(view.lit([190, 194, 200]));
  context.lineWidth = Math.max(1.4, unit * 0.01);
  context.beginPath();
  context.moveTo(tap, top - unit * 0.018);
  context.lineTo(tap, top - unit * 0.08);
  context.arc(tap + unit * 0.03, top - unit * 0.08, unit * 0.03, Math.PI, 0);
  context.stroke();
}

export function furnishOffice(context: Context, view: View, window: Box): void {
  const { width, horizon, unit } = view;
  const random = view.random.fork('office');
  const onRight = window.x > width / 3;
  const free = onRight
    ? { from: width * 0.04, to: window.x - unit * 0.06 }
    : { from: window.x + window.width + unit * 0.06, to: width * 0.96 };
  const room = free.to - free.from;
  const bare = (x: number, y: number, wide: number, high: number): boolean => view.isBare(x, y, x + wide, y + high);
  // a board with notes
  const board = { x: free.from, y: horizon * 0.2, width: room * 0.9, height: Math.min(horizon * 0.34, room * 0.8) };
  if (room > unit * 0.2 && bare(board.x, board.y, board.width, board.height)) {
    context.fillStyle = css(view.tone([182, 140, 100]));
    context.fillRect(board.x, board.y, board.width, board.height);
    context.fillStyle = css(view.lit([222, 196, 156]));
    context.fillRect(
      board.x + unit * 0.008,
      board.y + unit * 0.008,
      board.width - unit * 0.016,
      board.height - unit * 0.016,
    );
    for (let note = 0; note < 9; note++) {
      const size = board.width * random.between(0.13, 0.19);
      context.fillStyle = css(
        view.lit(
          random.pick([
            [250, 222, 130],
            [246, 240, 228],
            [170, 206, 210],
            [240, 170, 150],
          ] as const),
        ),
      );
      context.fillRect(
        board.x + board.width * (0.07 + (note % 3) * 0.31) + random.around(unit * 0.006),
        board.y + board.height * (0.1 + Math.floor(note / 3) * 0.29),
        size,
        size,
      );
    }
  }
  // behind a desk that was named a second one would look out at its sides
  if (!view.brings('desk')) return;
  const desk: Rgb = [206, 178, 142];
  const top = horizon - unit * 0.1;
  context.fillStyle = css(view.shaded([92, 94, 104], 0, 0.4));
  for (let leg = 0; leg < 5; leg++) context.fillRect(width * (0.03 + leg * 0.235), top, unit * 0.012, unit * 0.13);
  context.fillStyle = css(view.lit(desk));
  context.fillRect(0, top - unit * 0.014, width, unit * 0.016);
  context.fillStyle = css(view.shaded(desk, 0, 0.7));
  context.fillRect(0, top + unit * 0.002, width, unit * 0.01);
  for (const along of [0.2, 0.72]) {
    const x = width * along;
    // a screen before a whiteboard would cut into what is written there
    if (!bare(x - unit * 0.09, top - unit * 0.15, unit * 0.18, unit * 0.11)) continue;
    context.fillStyle = css(view.shaded([58, 60, 70], 0, 0.4));
    context.fillRect(x - unit * 0.09, top - unit * 0.15, unit * 0.18, unit * 0.11);
    context.fillStyle = css(view.scene.time === 'day' ? view.tone([120, 150, 176]) : [150, 186, 220]);
    context.fillRect(x - unit * 0.083, top - unit * 0.143, unit * 0.166, unit * 0.096);
    context.fillStyle = css([255, 255, 255], 0.2);
    polygon(context, [
      [x - unit * 0.083, top - unit * 0.143],
      [x + unit * 0.02, top - unit * 0.143],
      [x - unit * 0.05, top - unit * 0.047],
      [x - unit * 0.083, top - unit * 0.047],
    ]);
    context.fill();
    context.fillStyle = css(view.shaded([80, 82, 92], 0, 0.4));
    context.fillRect(x - unit * 0.01, top - unit * 0.04, unit * 0.02, unit * 0.026);
    context.fillRect(x - unit * 0.04, top - unit * 0.018, unit * 0.08, unit * 0.006);
  }
}

export function furnishCafe(context: Context, view: View, window: Box): void {
  const { width, horizon, unit } = view;
  const random = view.random.fork('cafe');
  const onRight = window.x > width / 2;
  const from = onRight ? width * 0.03 : window.x + window.width + unit * 0.06;
  const to = onRight ? window.x - unit * 0.06 : width * 0.97;
  for (const [index, level] of [0.24, 0.42].entries()) {
    paintShelf(
      context,
      view,
      { x: from, y: horizon * level - unit * 0.01, width: to - from, height: unit * 0.11 },
      random.fork(`bottles ${index}`),
      true,
    );
  }
  const board = { x: from + (to - from) * 0.3, y: horizon * 0.04, width: (to - from) * 0.4, height: horizon * 0.13 };
  context.fillStyle = css(view.tone([128, 92, 66]));
  context.fillRect(board.x, board.y, board.width, board.height);
  context.fillStyle = css(view.tone([52, 58, 58]));
  context.fillRect(
    board.x + unit * 0.006,
    board.y + unit * 0.006,
    board.width - unit * 0.012,
    board.height - unit * 0.012,
  );
  context.fillStyle = css([236, 232, 220], 0.7);
  for (let line = 0; line < 4; line++) {
    const indent = board.width * 0.14;
    context.fillRect(
      board.x + indent,
      board.y + board.height * (0.22 + line * 0.17),
      (board.width - indent * 2) * random.between(0.5, 1),
      Math.max(1, board.height * 0.045),
    );
  }
  paintCounter(
    context,
    view,
    { x: from - unit * 0.02, y: horizon - unit * 0.2, width: to - from + unit * 0.04, height: unit * 0.23 },
    [92, 70, 60],
    [198, 156, 110],
    4,
  );
  // the machine
  const mx = from + (to - from) * 0.25;
  const my = horizon - unit * 0.218;
  context.fillStyle = css(view.lit([196, 198, 204]));
  context.beginPath();
  context.roundRect(mx - unit * 0.08, my - unit * 0.11, unit * 0.16, unit * 0.11, unit * 0.012);
  context.fill();
  context.fillStyle = css(view.shaded([150, 70, 60], 0, 0.3));
  context.fillRect(mx - unit * 0.08, my - unit * 0.09, unit * 0.16, unit * 0.025);
  context.fillStyle = css(view.shaded([64, 64, 72], 0, 0.5));
  context.fillRect(mx - unit * 0.06, my - unit * 0.055, unit * 0.12, unit * 0.04);
  // a small table by the window, where nobody stands before it: its top would stick out of their back
  const ty = horizon + unit * 0.02;
  const places = [0.5, 0.2, 0.8].map((along) => window.x + window.width * along);
  const tx = roomForTree(view.scene, places, { foot: ty + unit * 0.06, height: unit * 0.28 });
  if (tx === undefined) return;
  context.fillStyle = css(view.air.shadow, 0.25);
  context.beginPath();
  context.ellipse(tx, ty + unit * 0.06, unit * 0.1, unit * 0.016, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(view.shaded([60, 56, 60], 0, 0.5));
  context.fillRect(tx - unit * 0.007, ty - unit * 0.1, unit * 0.014, unit * 0.16);
  context.fillStyle = css(view.lit([180, 134, 94]));
  context.beginPath();
  context.ellipse(tx, ty - unit * 0.1, unit * 0.1, unit * 0.02, 0, 0, Math.PI * 2);
  context.fill();
}

export function furnishLibrary(context: Context, view: View, window: Box): void {
  const { width, horizon, unit } = view;
  const wood: Rgb = view.random.fork('library').pick([
    [126, 86, 60],
    [104, 72, 56],
    [142, 100, 70],
  ] as const);
  const gap = unit * 0.03;
  const rows = Math.max(4, Math.round((horizon / unit) * 8));
  const cases = Math.max(
    2,
    Math.round((window.x > width / 2 ? window.x : width - window.x - window.width) / (unit * 0.32)),
  );
  const onRight = window.x > width / 2;
  const from = onRight ? 0 : window.x + window.width + gap;
  const to = onRight ? window.x - gap : width;
  const wide = (to - from) / cases;
  for (let index = 0; index < cases; index++) {
    paintBookcase(
      context,
      view,
      { x: from + wide * index, y: -unit * 0.02, width: wide + 1, height: horizon + unit * 0.02 },
      rows,
      wood,
      `case ${index}`,
    );
  }
  const beyond = onRight ? { x: window.x + window.width + gap, to: width } : { x: 0, to: window.x - gap };
  if (beyond.to - beyond.x > unit * 0.06) {
    paintBookcase(
      context,
      view,
      { x: beyond.x, y: -unit * 0.02, width: beyond.to - beyond.x, height: horizon + unit * 0.02 },
      rows,
      wood,
      'case beyond',
    );
  }
  const under = {
    x: window.x - gap,
    y: window.y + window.height + unit * 0.05,
    width: window.width + gap * 2,
    height: horizon - window.y - window.height - unit * 0.05,
  };
  if (under.height > unit * 0.08)
    paintBookcase(context, view, under, Math.max(1, Math.round(under.height / (unit * 0.13))), wood, 'case under');
  // the chimney stands where it would roll
  if (!view.asked('fireplace')) paintShelfLadder(context, view, from, to);
}

/** A ladder that rolls along the shelves: its top on a rail, its wheels on the floor before them. */
function paintShelfLadder(context: Context, view: View, from: number, to: number): void {
  const { horizon, unit, air } = view;
  const [top, foot] = [horizon * 0.16, horizon + unit * 0.1];
  // behind somebody it would be two poles out of their head
  const free = (x: number): boolean => view.isOpen(x - unit * 0.07, top, x + unit * 0.07, foot);
  const x = [0.66, 0.3, 0.86, 0.14].map((along) => from + (to - from) * along).find(free);
  if (x === undefined) return;
  const half = (t: number): number => unit * (0.056 - 0.014 * t);
  const at = (t: number): number => foot + (top - foot) * t;
  context.fillStyle = css(view.tone([150, 120, 70]));
  context.fillRect(from, top, to - from, Math.max(2, unit * 0.009));
  context.fillStyle = css(air.shadow, 0.3);
  context.beginPath();
  context.ellipse(x, foot + unit * 0.004, unit * 0.085, unit * 0.014, 0, 0, Math.PI * 2);
  context.fill();
  context.lineCap = 'round';
  context.strokeStyle = css(view.shaded([190, 142, 96], 0, 0.8));
  context.lineWidth = Math.max(1.4, unit * 0.01);
  context.beginPath();
  for (let rung = 1; rung < 10; rung++) {
    const t = rung / 10.4;
    context.moveTo(x - half(t), at(t));
    context.lineTo(x + half(t), at(t));
  }
  context.stroke();
  context.strokeStyle = css(view.lit([198, 150, 102]));
  context.lineWidth = Math.max(2, unit * 0.015);
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x + side * half(0), foot - unit * 0.012);
    context.lineTo(x + side * half(1), top - unit * 0.012);
  }
  context.stroke();
  context.fillStyle = css(view.shaded([58, 54, 58], 0, 0.5));
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(x + side * half(0), foot - unit * 0.008, unit * 0.014, 0, Math.PI * 2);
    context.fill();
  }
}
