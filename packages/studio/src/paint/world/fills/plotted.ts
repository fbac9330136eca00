import { css, lighten, mix } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Point } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { cover, groundOf, toneAt } from './fill.js';
import type { Fill } from './fill.js';

/** The middles of rows that are set between each other, a little beyond the edges, with the number of each. */
function* staggered({ width, height }: View, across: number, down: number): Generator<[number, number, number]> {
  const columns = Math.ceil(width / across) + 2;
  for (let row = -1; row * down < height + down; row++)
    for (let column = -1; column < columns; column++)
      yield [(column + (row % 2 === 0 ? 0 : 0.5)) * across, row * down, row * 7 + column * 3 + 40];
}

function regular(x: number, y: number, radius: number, corners: number, turn: number): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (corner / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}

export const dots: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const cell = view.unit / view.random.fork('dots').whole(6, 9);
  const several = colours.length > 3 && view.random.fork('dots').chance(0.4);
  for (const [x, y, index] of staggered(view, cell, cell * 0.62)) {
    context.fillStyle = css(toneAt(colours, several ? index : 0));
    context.beginPath();
    context.arc(x, y, cell * 0.21, 0, Math.PI * 2);
    context.fill();
  }
};

export const hexagons: Fill = (context, view, colours) => {
  cover(context, view, css(lighten(groundOf(colours), -0.02)));
  const random = view.random.fork('hexagons');
  const radius = view.unit / random.between(9, 13);
  for (const [x, y] of staggered(view, radius * Math.sqrt(3), radius * 1.5)) {
    const tone = random.chance(0.34) ? toneAt(colours, random.whole(0, 9)) : groundOf(colours);
    const cell = regular(x, y, radius * 0.95, 6, Math.PI / 6);
    const paint = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
    paint.addColorStop(0, css(lighten(tone, 0.04)));
    paint.addColorStop(1, css(lighten(tone, -0.035)));
    context.fillStyle = paint;
    polygon(context, cell);
    context.fill();
  }
};

export const stripes: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const { width, height, unit } = view;
  const random = view.random.fork('stripes');
  const asked = view.asked('lying') ? Math.PI / 2 : view.asked('slanted') ? Math.PI / 4 : undefined;
  const turn = asked ?? random.pick([0, Math.PI / 4, 0]);
  const band = unit / random.whole(9, 14);
  const reach = Math.hypot(width, height);
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(turn);
  const half = Math.ceil(reach / band / 2);
  for (let stripe = -half; stripe < half; stripe++) {
    context.fillStyle = css(toneAt(colours, stripe + half));
    context.fillRect(stripe * band * 2, -reach, band, reach * 2);
  }
  context.restore();
};

export const checks: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const { width, height, unit } = view;
  const cell = unit / view.random.fork('checks').whole(8, 12);
  const woven = view.asked('woven');
  const tone = toneAt(colours, 0);
  for (let row = 0; row * cell < height; row++)
    for (let column = 0; column * cell < width; column++) {
      const over = (row % 2) + (column % 2);
      if (woven ? over === 0 : over !== 1) continue;
      // where two coloured bands of cloth cross, both show
      context.fillStyle = css(tone, woven && over === 1 ? 0.5 : 1);
      context.fillRect(column * cell, row * cell, cell + 0.5, cell + 0.5);
    }
  if (!woven || colours.length < 3) return;
  context.fillStyle = css(toneAt(colours, 1), 0.75);
  for (let at = cell / 2; at < Math.max(width, height); at += cell * 2) {
    context.fillRect(at - cell * 0.05, 0, cell * 0.1, height);
    context.fillRect(0, at - cell * 0.05, width, cell * 0.1);
  }
};

export const zigzag: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const { width, height, unit } = view;
  const step = unit / view.random.fork('zigzag').whole(7, 10);
  const count = Math.max(1, colours.length - 1);
  context.lineWidth = step * 0.5;
  context.lineJoin = 'miter';
  for (let row = -1; row * step < height + step * 2; row++) {
    context.strokeStyle = css(toneAt(colours, (row + count) % count));
    context.beginPath();
    for (let at = -1; at * step * 0.7 < width + step * 2; at++)
      context.lineTo(at * step * 0.7, row * step + (at % 2 === 0 ? 0 : step * 0.7));
    context.stroke();
  }
};

export const triangles: Fill = (context, view, colours) => {
  const random = view.random.fork('triangles');
  const { width, height, unit } = view;
  const side = unit / 7;
  const [columns, rows] = [Math.ceil(width / side) + 2, Math.ceil(height / side) + 2];
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (__, column) => [(column - 0.5 + random.around(0.13)) * side, (row - 0.5 + random.around(0.13)) * side] as const,
    ),
  );
  const at = (row: number, column: number): Point => grid[row]?.[column] ?? [0, 0];
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b, c, d] = [at(row, column), at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)];
      for (const corners of (row + column) % 2 === 0
        ? [
            [a, b, c],
            [b, d, c],
          ]
        : [
            [a, b, d],
            [a, d, c],
          ]) {
        // the colour runs over the sheet, each facet a little lighter or darker than it
        const t = (column / columns) * 0.6 + (row / rows) * 0.4;
        const place = t * Math.max(1, colours.length - 1);
        const tone = mix(
          colours[Math.floor(place)] ?? groundOf(colours),
          colours[Math.floor(place) + 1] ?? groundOf(colours),
          place % 1,
        );
        context.fillStyle = css(lighten(tone, random.around(0.035)));
        context.strokeStyle = context.fillStyle;
        polygon(context, corners);
        context.fill();
        context.stroke();
      }
    }
};

export const scales: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const radius = view.unit / view.random.fork('scales').whole(10, 14);
  for (const [x, y, index] of staggered(view, radius * 2, radius))
    for (const [share, tone] of [
      [1, toneAt(colours, index)],
      [0.72, groundOf(colours)],
      [0.46, toneAt(colours, index)],
    ] as const) {
      context.fillStyle = css(tone);
      context.beginPath();
      context.arc(x, y + radius, radius * share, 0, Math.PI * 2);
      context.fill();
    }
};

export const grid: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const { width, height, unit } = view;
  const cell = unit / 16;
  for (const [every, wide, strength] of [
    [1, 0.0015, 0.4],
    [4, 0.003, 0.7],
  ] as const) {
    context.strokeStyle = css(toneAt(colours, 0), strength);
    context.lineWidth = Math.max(1, unit * wide);
    context.beginPath();
    for (let at = 0; at * cell <= Math.max(width, height); at += every) {
      context.moveTo(at * cell, 0);
      context.lineTo(at * cell, height);
      context.moveTo(0, at * cell);
      context.lineTo(width, at * cell);
    }
    context.stroke();
  }
};

export const rays: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const { width, height } = view;
  const [x, y] = [width / 2, height * view.random.fork('rays').pick([0.5, 0.5, 1])];
  const reach = Math.hypot(width, height);
  const count = 18;
  for (let ray = 0; ray < count; ray++) {
    const [from, to] = [(ray / count) * Math.PI * 2, ((ray + 0.5) / count) * Math.PI * 2];
    context.fillStyle = css(toneAt(colours, 0));
    polygon(context, [
      [x, y],
      [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
    ]);
    context.fill();
  }
  const glow = context.createRadialGradient(x, y, 0, x, y, reach * 0.5);
  glow.addColorStop(0, css(lighten(groundOf(colours), 0.08), 0.7));
  glow.addColorStop(1, css(groundOf(colours), 0));
  cover(context, view, glow);
};

/** Dots on a screen that grow from one corner to the other. */
export const halftone: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const { width, height, unit } = view;
  const cell = unit / 34;
  for (const [x, y] of staggered(view, cell, cell * 0.5)) {
    const t = Math.min(1, Math.max(0, (x / width) * 0.5 + (y / height) * 0.5));
    context.fillStyle = css(toneAt(colours, 0));
    context.beginPath();
    context.arc(x, y, cell * 0.4 * t ** 1.3, 0, Math.PI * 2);
    context.fill();
  }
};

/** Chips of stone in a floor that was ground smooth. */
export const terrazzo: Fill = (context, view, colours) => {
  cover(context, view, css(groundOf(colours)));
  const random = view.random.fork('terrazzo');
  const { width, height, unit, span } = view;
  const count = Math.round(520 * (span / unit) ** 2);
  for (let chip = 0; chip < count; chip++) {
    const size = unit * random.between(0.005, 0.03) * (chip % 9 === 0 ? 1.5 : 1);
    const outline = regular(random.next() * width, random.next() * height, size, random.whole(4, 6), random.next() * 6);
    context.fillStyle = css(lighten(toneAt(colours, chip), random.around(0.03)));
    polygon(
      context,
      outline.map(([x, y]) => [x + random.around(size * 0.3), y + random.around(size * 0.3)] as const),
    );
    context.fill();
  }
};

/** Small stones in rows, each of its own shade. */
export const mosaic: Fill = (context, view, colours) => {
  cover(context, view, css(lighten(groundOf(colours), -0.06)));
  const random = view.random.fork('mosaic');
  const { width, height, unit } = view;
  const cell = unit / 26;
  for (let row = 0; row * cell < height; row++)
    for (let column = 0; column * cell < width; column++) {
      const swirl = Math.sin(column * 0.23 + Math.sin(row * 0.17) * 2) + Math.sin(row * 0.21 + column * 0.07);
      const tone = toneAt(colours, Math.floor((swirl + 2) * 1.4));
      context.fillStyle = css(lighten(tone, random.around(0.035)));
      context.fillRect(
        column * cell + random.between(0.02, 0.1) * cell,
        row * cell + random.between(0.02, 0.1) * cell,
        cell * 0.86,
        cell * 0.86,
      );
    }
};
