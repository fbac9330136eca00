/** A line in a plot. */
export interface Line {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface PlotOptions {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly Line[];
  /** Dashed, across: what is aimed for. */
  readonly targets?: readonly { readonly name: string; readonly y: number }[];
  /** Shaded, from and to. */
  readonly spans?: readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

const WIDTH = 860;
const HEIGHT = 380;
const LEFT = 64;
const RIGHT = 150;
const TOP = 44;
const BOTTOM = 48;

/** A plot as SVG, on a light ground of its own so that it reads on dark pages too. */
export function plot({ title, x, y, lines, targets = [], spans = [] }: PlotOptions): string {
  const points = lines.flatMap((line) => line.points);
  const mostX = niceAbove(Math.max(...points.map(([at]) => at)));
  const mostY = niceAbove(Math.max(...points.map(([, height]) => height), ...targets.map((target) => target.y)));
  const across = (value: number): number => LEFT + (value / mostX) * (WIDTH - LEFT - RIGHT);
  const down = (value: number): number => HEIGHT - BOTTOM - (value / mostY) * (HEIGHT - TOP - BOTTOM);
  const text = (at: number, height: number, words: string, rest = ''): string =>
    `<text x="${at.toFixed(1)}" y="${height.toFixed(1)}" ${rest}>${escape(words)}</text>`;
  const rule = (height: number, rest: string): string =>
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${height.toFixed(1)}" y2="${height.toFixed(1)}" ${rest}/>`;
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#333">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdfcf9"/>`,
    text(LEFT, 26, title, 'font-size="15" font-weight="600"'),
    ...spans.flatMap(({ name, from, to }) => [
      `<rect x="${across(from).toFixed(1)}" y="${TOP}" width="${(across(to) - across(from)).toFixed(1)}" height="${HEIGHT - TOP - BOTTOM}" fill="#efe9dc"/>`,
      text(across(from) + 6, TOP + 16, name, 'fill="#8a7f66"'),
    ]),
    ...ticks.flatMap((share) => [
      rule(down(mostY * share), 'stroke="#ddd6c8"'),
      text(LEFT - 8, down(mostY * share) + 4, String(mostY * share), 'text-anchor="end"'),
      text(across(mostX * share), HEIGHT - BOTTOM + 18, String(mostX * share), 'text-anchor="middle"'),
    ]),
    ...targets.flatMap((target) => [
      rule(down(target.y), 'stroke="#b5532f" stroke-dasharray="5 4"'),
      text(WIDTH - RIGHT + 8, down(target.y) + 4, target.name, 'fill="#b5532f"'),
    ]),
    ...lines.map(
      ({ colour, points: own }) =>
        `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${own.map(([at, height]) => `${across(at).toFixed(1)},${down(height).toFixed(1)}`).join(' ')}"/>`,
    ),
    // at the top, away from the names of the targets, which stand where those are
    ...lines.map(({ name, colour }, index) =>
      text(WIDTH - RIGHT - 8, TOP + 16 + 16 * index, name, `fill="${colour}" font-weight="600" text-anchor="end"`),
    ),
    text((WIDTH - RIGHT + LEFT) / 2, HEIGHT - 10, x, 'text-anchor="middle"'),
    text(16, TOP - 8, y),
    '</svg>',
    '',
  ].join('\n');
}

function niceAbove(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return ([1, 2, 4, 5, 8, 10].find((step) => step * unit >= value) ?? 10) * unit;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
