import { createCanvas } from '@napi-rs/canvas';
import type { Drawable } from '../paint/drawable.js';
import { css } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Context } from '../paint/kit/shapes.js';
import { settable } from '../paint/lettering/fonts.js';
import { fitText, setText } from '../paint/lettering/text-block.js';
import type { Icon } from './infographic-icons.js';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Figure {
  readonly label: string;
  readonly draw: Icon;
  readonly drawable?: Drawable;
  readonly frame: Frame;
  readonly unit: number;
  readonly ink: Rgb;
  /** What is known of its parts. */
  readonly notes?: readonly Note[];
  /** The sheet has a title, so that the name need not be said again. */
  readonly titled: boolean;
}

/** A note on a part: its text, where the part is (in the thing's half width and height), and the side of the note. */
export type Note = readonly [text: string, x: number, y: number, side: -1 | 1];

const EDGE: Rgb = [250, 250, 250];

const LETTERED: readonly Note[] = [
  ['A', -0.18, 0.76, -1],
  ['B', 0.2, 0.6, 1],
  ['C', -0.3, 0.26, -1],
  ['D', 0.28, 0.2, 1],
];
/** Where parts of a kind are for certain; of other things the parts have letters, and of scenery there are none. */
const PARTS = new Map<Drawable['kind'], readonly Note[]>([
  [
    'building',
    [
      ['ROOF', -0.12, 0.8, -1],
      ['WALL', 0.46, 0.3, 1],
      ['GROUND', -0.4, 0.02, -1],
    ],
  ],
]);

/** Of a building that is no house: what its parts are called. */
const OWN_PARTS = new Map<string, readonly Note[]>([
  [
    'solar-system',
    [
      ['SATURN', -0.577, 0.725, -1],
      ['NEPTUNE', -0.468, 0.062, -1],
      ['URANUS', 0.646, 0.79, 1],
      ['JUPITER', 0.538, 0.4, 1],
    ],
  ],
  [
    'great-wall',
    [
      ['WATCHTOWER', -0.78, 0.4, -1],
      ['WALL', 0.12, 0.7, 1],
      ['HILL', 0.5, 0.16, 1],
    ],
  ],
]);

/** As wide as this, in heights, a building has a roof to speak of. */
const HOUSE = { from: 0.75, to: 1.7 } as const;

/** The parts that are known of a thing. */
function partsOf({ concept, kind, aspect }: Drawable): readonly Note[] | undefined {
  const house = aspect > HOUSE.from && aspect < HOUSE.to;
  return OWN_PARTS.get(concept) ?? (house ? PARTS.get(kind) : undefined);
}

/** One thing, large on squared paper, with its measures and notes on its parts. */
export function paintFigure(context: Context, figure: Figure): void {
  const { drawable, draw, label, unit, ink, titled, frame } = figure;
  const { left, top, width, height } = frame;
  const line = Math.max(1, unit * 0.004);
  grid(context, frame, unit, ink);
  const aspect = drawable?.aspect ?? 1;
  const name = titled ? '' : settable(label);
  const foot = name === '' ? 0.1 : 0.2;
  // as large as the notes on both sides leave room for
  const high = Math.min(height * (0.94 - foot), (width * 0.6) / aspect);
  const wide = high * aspect;
  const [x, base] = [left + width / 2, top + height * (1 - foot) - (height * (0.94 - foot) - high) / 2];
  context.save();
  context.translate(x, base - high / 2);
  draw(context, Math.max(high, wide));
  context.restore();
  context.strokeStyle = css(ink);
  context.fillStyle = css(ink);
  context.lineWidth = line;
  measure(context, x - wide / 2, base + height * 0.04, wide, unit);
  const notes = figure.notes ?? (drawable && (partsOf(drawable) ?? LETTERED)) ?? [];
  const lies = solidity(draw, aspect);
  // all notes in letters of one size
  const letters = Math.min(
    unit * 0.045,
    ...notes.map(
      ([text]) => fitText(context, text, 'grotesque', { width: width * 0.17, height: unit * 0.07 }, unit * 0.045).size,
    ),
  );
  for (const [text, wishedX, wishedY, side] of notes) {
    const [across, up] = lies(wishedX, wishedY);
    const [px, py] = [x + (across * wide) / 2, base - up * high];
    const long = text.length > 1;
    const end = side < 0 ? left + width * (long ? 0.17 : 0.08) : left + width * (long ? 0.83 : 0.92);
    const at = py - height * 0.035;
    point(context, [px, py], [end, at], line, ink);
    const room = width * (long ? 0.17 : 0.08);
    const box = { left: side < 0 ? left : end, top: at - unit * 0.03, width: room, height: unit * 0.06 };
    setText(context, fitText(context, text, 'grotesque', box, letters), 'grotesque', box);
  }
  if (name === '') return;
  const box = { left, top: top + height * 0.88, width, height: height * 0.09 };
  setText(context, fitText(context, name, 'grotesque', box, box.height), 'grotesque', box);
}

/** Where the thing is nearest to a wished place, both in its half width and its height: a note never points beside it. */
function solidity(draw: Icon, aspect: number): (across: number, up: number) => readonly [across: number, up: number] {
  const [wide, high] = [
    Math.max(8, Math.round(64 * Math.min(1, aspect))),
    Math.max(8, Math.round(64 / Math.max(1, aspect))),
  ];
  const canvas = createCanvas(wide, high);
  const context = canvas.getContext('2d');
  context.translate(wide / 2, high / 2);
  draw(context, Math.max(wide, high));
  const { data } = context.getImageData(0, 0, wide, high);
  return (across, up) => {
    const [wishedX, wishedY] = [((across + 1) / 2) * wide, (1 - up) * high];
    let [best, least] = [-1, Infinity];
    for (let pixel = 0; pixel < wide * high; pixel++) {
      if ((data[pixel * 4 + 3] as number) < 200) continue;
      const away = Math.hypot((pixel % wide) + 0.5 - wishedX, Math.floor(pixel / wide) + 0.5 - wishedY);
      if (away >= least) continue;
      [best, least] = [pixel, away];
    }
    if (best < 0 || least < 1.2) return [across, up];
    return [(((best % wide) + 0.5) / wide) * 2 - 1, 1 - (Math.floor(best / wide) + 0.5) / high];
  };
}

/** From a part to its note, edged with light: dark on dark it would end nowhere. */
function point(
  context: Context,
  [x, y]: readonly [x: number, y: number],
  [endX, endY]: readonly [x: number, y: number],
  line: number,
  ink: Rgb,
): void {
  for (const [colour, more] of [
    [EDGE, line],
    [ink, 0],
  ] as const) {
    context.strokeStyle = css(colour);
    context.fillStyle = css(colour);
    context.lineWidth = line + more * 2;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(endX, endY);
    context.stroke();
    context.beginPath();
    context.arc(x, y, line * 2.2 + more, 0, Math.PI * 2);
    context.fill();
  }
}

function grid(context: Context, { left, top, width, height }: Frame, unit: number, ink: Rgb): void {
  const cell = unit * 0.05;
  context.strokeStyle = css(ink, 0.1);
  context.lineWidth = Math.max(0.6, unit * 0.002);
  context.beginPath();
  for (let x = left; x <= left + width; x += cell) {
    context.moveTo(x, top);
    context.lineTo(x, top + height);
  }
  for (let y = top; y <= top + height; y += cell) {
    context.moveTo(left, y);
    context.lineTo(left + width, y);
  }
  context.stroke();
}

/** A line of measure with its two ends. */
function measure(context: Context, x: number, y: number, long: number, unit: number): void {
  const tick = unit * 0.014;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + long, y);
  for (const end of [x, x + long]) {
    context.moveTo(end, y - tick);
    context.lineTo(end, y + tick);
  }
  context.stroke();
}
