import { Path2D } from '@napi-rs/canvas';

/** How light falls on a part: `flat` not at all, `glow` shines by itself, the others as on a body of that form. */
export const lights = ['flat', 'face', 'roll', 'lying', 'ball', 'metal', 'down', 'glow'] as const;
export type Light = (typeof lights)[number];

export interface Stroke {
  readonly colour: string;
  /** Steps of tone away from that colour. */
  readonly steps: number;
  readonly alpha: number;
  readonly light: Light;
  readonly path: Path2D;
  /** A line of this width; without it the form is filled. */
  readonly width?: number;
}

const forms: Readonly<Record<string, (path: Path2D, numbers: readonly number[]) => void>> = {
  box: (path, [x = 0, y = 0, width = 0, height = 0, radius = 0]) =>
    path.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2)),
  oval: (path, [x = 0, y = 0, radiusX = 0, radiusY = radiusX, turn = 0]) =>
    path.ellipse(x, y, radiusX, radiusY, (turn * Math.PI) / 180, 0, Math.PI * 2),
  poly: (path, numbers) => {
    straight(path, numbers);
    path.closePath();
  },
  lines: (path, numbers) => straight(path, numbers),
  line: (path, numbers) => curved(path, numbers),
  ring: (path, [x = 0, y = 0, radiusX = 0, radiusY = radiusX, from = 0, to = 360]) =>
    path.ellipse(x, y, radiusX, radiusY, 0, (from * Math.PI) / 180, (to * Math.PI) / 180),
};
/** Those whose first number is the width of a line. */
const drawnAsLines = new Set(['line', 'lines', 'ring']);

function straight(path: Path2D, numbers: readonly number[]): void {
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x = 0, y = 0] = [numbers[index], numbers[index + 1]];
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}

/** Smoothly through all points. */
function curved(path: Path2D, numbers: readonly number[]): void {
  const last = numbers.length / 2 - 1;
  const x = (index: number): number => numbers[Math.max(0, Math.min(last, index)) * 2] ?? 0;
  const y = (index: number): number => numbers[Math.max(0, Math.min(last, index)) * 2 + 1] ?? 0;
  path.moveTo(x(0), y(0));
  for (let index = 0; index < last; index++) {
    path.bezierCurveTo(
      x(index) + (x(index + 1) - x(index - 1)) / 6,
      y(index) + (y(index + 1) - y(index - 1)) / 6,
      x(index + 1) - (x(index + 2) - x(index)) / 6,
      y(index + 1) - (y(index + 2) - y(index)) / 6,
      x(index + 1),
      y(index + 1),
    );
  }
}

/** A form alone: `box 0 0 10 20 2`, or an SVG path. */
export function readForm(text: string): { readonly path: Path2D; readonly width?: number } {
  if (text.startsWith('M')) return { path: new Path2D(text) };
  const [name = '', ...rest] = text.split(' ');
  if (name === 'stroke') return { path: new Path2D(rest.slice(1).join(' ')), width: Number(rest[0]) };
  const draw = forms[name];
  const numbers = rest.map(Number);
  if (!draw || numbers.length < 3 || numbers.some((number) => !Number.isFinite(number)))
    throw new Error(`a part of a plan must end in a form; received "${text}"`);
  const path = new Path2D();
  const lined = drawnAsLines.has(name);
  draw(path, lined ? numbers.slice(1) : numbers);
  return { path, ...(lined && { width: numbers[0] as number }) };
}

const colourForm = /^(#[0-9a-f]{6}|[a-z]+)([+-][\d.]+)?(?:\/([\d.]+))?$/;

/** One part: a colour, how light falls on it, its form: `body-1 roll box 0 0 10 20 2`. */
export function readPart(text: string): Stroke {
  const [first = '', second = ''] = text.split(' ', 2);
  const [, colour, steps = '0', alpha = '1'] = colourForm.exec(first) ?? [];
  if (colour === undefined) throw new Error(`a part of a plan must begin with a colour; received "${text}"`);
  const light = lights.find((name) => name === second);
  const rest = text.slice(first.length + 1 + (light ? light.length + 1 : 0));
  return { colour, steps: Number(steps), alpha: Number(alpha), light: light ?? 'flat', ...readForm(rest) };
}
