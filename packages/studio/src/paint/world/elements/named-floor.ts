import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const slate: Rgb = [150, 148, 146];
const pebble: Rgb = [166, 158, 146];
const wool: Rgb = [205, 190, 168];

/** The floor that was named for things before a plain ground: flagstones, gravel, a carpet. False where none was. */
export function paintNamedFloor(context: Context, view: View): boolean {
  if (view.asked('carpet') || view.asked('matting')) {
    paintCarpet(context, view, view.asked('matting'));
    return true;
  }
  const slabs = view.asked('flagstones');
  if (!slabs && !view.asked('gravel')) return false;
  const { width, height, horizon } = view;
  const colour = slabs ? slate : pebble;
  const floor = context.createLinearGradient(0, horizon, 0, height);
  floor.addColorStop(0, css(view.tone(lighten(colour, slabs ? -0.2 : -0.08), 0.2)));
  floor.addColorStop(1, css(view.tone(lighten(colour, slabs ? -0.14 : 0), 0)));
  context.fillStyle = floor;
  context.fillRect(0, horizon, width, height - horizon);
  if (slabs) paintSlabs(context, view);
  else paintGravel(context, view);
  return true;
}

/** A carpet to the edges of the picture: rows of its pile, or the strips of a mat, closer together far away. */
function paintCarpet(context: Context, view: View, woven: boolean): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('carpet');
  const colour = view.tint('carpet') ?? wool;
  const top = horizon - unit * 0.16;
  const floor = context.createLinearGradient(0, top, 0, height);
  floor.addColorStop(0, css(view.tone(lighten(colour, -0.1), 0.2)));
  floor.addColorStop(1, css(view.tone(colour, 0)));
  context.fillStyle = floor;
  context.fillRect(0, top, width, height - top);
  const rows = woven ? 26 : 44;
  for (let row = 0; row < rows; row++) {
    const y = top + (height - top) * (row / rows) ** 1.35;
    const deep = ((height - top) / rows) * (0.4 + (row / rows) * 1.1);
    const step = unit * (woven ? 0.09 : 0.022) * (0.5 + row / rows);
    for (let x = -step * random.next(); x < width; x += step) {
      const shade = lighten(colour, random.between(-0.07, 0.04));
      context.fillStyle = css(view.tone(shade, 0.1), woven ? 0.8 : 0.4);
      if (woven) context.fillRect(x, y, step * 0.94, deep * 0.72);
      else context.fillRect(x, y + random.around(deep * 0.3), step * 0.5, deep * 0.7);
    }
  }
}

/** Rows of slabs that grow towards the viewer, each of its own grey, with dark joints. */
function paintSlabs(context: Context, view: View): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('flagstones');
  const rows = 6;
  // seen in perspective: every joint runs to one point above the horizon
  const vanish = horizon - (height - horizon) * 0.55;
  const yAt = (row: number): number => horizon + (height - horizon) * (row / rows) ** 1.5;
  const xAt = (along: number, y: number): number => width / 2 + along * unit * 0.3 * ((y - vanish) / (height - vanish));
  const gap = unit * 0.006;
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [yAt(row) + gap * 0.3, yAt(row + 1) - gap * 0.5];
    const shift = random.next();
    const reach = Math.ceil((width / unit) * 5) + 1;
    for (let along = -reach; along < reach; along++) {
      const [from, to] = [along + shift + 0.03, along + shift + 0.97];
      if (xAt(to, top) < 0 && xAt(to, bottom) < 0) continue;
      if (xAt(from, top) > width && xAt(from, bottom) > width) continue;
      const stone = mix(lighten(slate, random.between(-0.07, 0.06)), [160, 140, 116], random.between(0, 0.3));
      context.fillStyle = css(view.tone(stone, 0.2 - (row / rows) * 0.2));
      context.beginPath();
      context.moveTo(xAt(from, top), top);
      context.lineTo(xAt(to, top), top);
      context.lineTo(xAt(to, bottom), bottom);
      context.lineTo(xAt(from, bottom), bottom);
      context.fill();
    }
  }
}

/** Pebbles in many greys, small and close far away, larger towards the viewer. */
function paintGravel(context: Context, view: View): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('gravel');
  const count = Math.round(520 * Math.min(2.4, width / (height - horizon) / 2.6));
  for (let index = 0; index < count; index++) {
    const near = (index / count) ** 0.9;
    const y = horizon + (height - horizon) * near;
    const size = unit * (0.004 + 0.013 * near) * random.between(0.7, 1.4);
    const x = random.between(0, width);
    const stone = mix(lighten(pebble, random.between(-0.16, 0.14)), [140, 120, 100], random.between(0, 0.4));
    context.fillStyle = css(view.shaded(pebble, 0.1), 0.5);
    context.beginPath();
    context.ellipse(x, y + size * 0.3, size * 1.1, size * 0.7, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(view.tone(stone, 0.1));
    context.beginPath();
    context.ellipse(x, y, size, size * 0.62, 0, 0, Math.PI * 2);
    context.fill();
  }
}
