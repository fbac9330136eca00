import { createCanvas } from '@napi-rs/canvas';
import type { Drawable } from '../paint/drawable.js';
import { findDrawable } from '../paint/drawables.js';
import { css, hex, lighten, mix } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Context } from '../paint/kit/shapes.js';
import { settable } from '../paint/lettering/fonts.js';
import { fitText, setText } from '../paint/lettering/text-block.js';
import type { Scene } from '../scene/scene.js';
import { iconFor } from './infographic-icons.js';
import type { Icon } from './infographic-icons.js';
import { paintFigure } from './infographic-figure.js';
import type { Frame } from './infographic-figure.js';
import { paintSection, sectionOf } from './infographic-section.js';
import type { Look } from './look.js';
import { opaque } from './press/cut-out.js';

/** One station of the explanation. */
interface Station {
  readonly label: string;
  readonly draw: Icon;
  readonly drawable?: Drawable;
}

const MOST = 8;
const tints = ['#cfe6f4', '#fbe3c0', '#d6ecd2', '#f6d6d2', '#e2daf2', '#f4efc8'].map(hex);
const INK: Rgb = [48, 62, 84];

/** What the prompt names, in its order: things by their painters, scenery as icons. */
function stationsOf(scene: Scene): Station[] {
  const { brief } = scene;
  const stations: Station[] = [];
  const seen = new Set<string>();
  const title = titleOf(scene);
  for (const [index, { words, as }] of brief.notes.understood.entries()) {
    if (stations.length === MOST) break;
    // "the life cycle of a butterfly: egg, caterpillar, butterfly": it begins with the egg
    const again = brief.notes.understood.slice(index + 1).some((other) => other.as === as);
    if (again && title.includes(words.toUpperCase())) continue;
    const concept = /^\d+ × ([\w-]+)/.exec(as)?.[1];
    const item = concept ? scene.items.find(({ drawable }) => drawable.concept === concept) : undefined;
    const drawable = item?.drawable ?? (concept ? findDrawable(concept) : undefined);
    const icon = drawable
      ? (context: Context, size: number): void => {
          const high = Math.min(size, size / drawable.aspect);
          context.save();
          context.translate(0, high / 2);
          context.scale(high, high);
          drawable.paint(context, {
            random: scene.random.fork(`station ${drawable.concept}`),
            detail: scene.detail,
            light: { side: -0.5, height: 0.7 },
            night: false,
            attributes: new Set(item?.attributes ?? []),
            snowy: false,
            ...(item?.colour && { colour: item.colour }),
          });
          context.restore();
        }
      : iconFor(as);
    if (!icon || seen.has(as)) continue;
    seen.add(as);
    stations.push({ label: words, draw: icon, ...(drawable && { drawable }) });
  }
  const named = stations.length === 0 ? iconFor(title.toLowerCase()) : undefined;
  return named ? [{ label: title, draw: named }] : stations;
}

/** "the water cycle", "how coffee is made": what it explains, from the words after the genre. */
function titleOf({ brief }: Scene): string {
  if (brief.lettering[0]) return brief.lettering[0].text;
  const said =
    /(?:infographics?|diagrams?|flow ?charts?|charts?)\b[^:,.]*?\b(?:of|about|on|showing|explaining|for)\s+(?:the\s+|an?\s+)?([^:,.;]{3,40})/i.exec(
      brief.prompt,
    )?.[1];
  return (said ?? '').trim().toUpperCase();
}

/** Plain panels with a title, numbered stations, their names, and arrows from one to the next. */
export const infographic: Look = {
  name: 'infographic',
  ink: false,
  sharp: true,
  mapped: false,
  alone: true,
  letters: true,
  finish({ scene, painting }) {
    const { width, height } = painting;
    const unit = Math.min(width, height);
    const sheet = createCanvas(width, height);
    const context = sheet.getContext('2d');
    const paper = scene.hints[0] ? mix(scene.hints[0], [250, 250, 250], 0.84) : ([246, 248, 250] as const);
    context.fillStyle = css(paper);
    context.fillRect(0, 0, width, height);
    const stations = stationsOf(scene);
    const title = settable(titleOf(scene));
    const head = title === '' ? unit * 0.04 : unit * 0.15;
    if (title !== '') {
      context.fillStyle = css(scene.hints[0] ?? [58, 110, 165]);
      context.fillRect(0, 0, width, unit * 0.12);
      const box = { left: unit * 0.05, top: unit * 0.025, width: width - unit * 0.1, height: unit * 0.07 };
      context.fillStyle = css([255, 255, 255]);
      setText(context, fitText(context, title, 'grotesque', box, box.height), 'grotesque', box);
    }
    context.fillStyle = css(INK);
    // a dark foot, as a poster has it
    context.fillRect(0, height - unit * 0.03, width, unit * 0.03);
    const frame = { left: unit * 0.04, top: head, width: width - unit * 0.08, height: height - head - unit * 0.04 };
    const [only] = stations;
    const section = sectionOf(scene.brief.prompt);
    const inside = section && {
      label: title,
      draw: (to: Context, size: number): void => paintSection(to, section, size),
      notes: section.notes,
    };
    if (inside) paintFigure(context, { ...inside, frame, unit, ink: INK, titled: title !== '' });
    else if (stations.length > 1) paintStations(context, scene, stations, frame, unit);
    else if (only) paintFigure(context, { ...only, frame, unit, ink: INK, titled: title !== '' });
    return opaque(context);
  },
};

/** One after the other, with arrows between them. */
function paintStations(context: Context, scene: Scene, stations: readonly Station[], frame: Frame, unit: number): void {
  const places = /\b(?:cycle|loop|circular|life cycle)\b/i.test(scene.brief.prompt)
    ? ringOf(frame, stations.length)
    : rowsOf(frame, stations.length);
  const radius = places.radius;
  const cycle = places.closed && stations.length > 2;
  for (let index = 0; index < stations.length; index++) {
    const next = index + 1 < stations.length ? index + 1 : cycle ? 0 : undefined;
    if (next !== undefined) arrow(context, places.points[index] as Spot, places.points[next] as Spot, radius, unit);
  }
  stations.forEach(({ label, draw }, index) => {
    const { x, y } = places.points[index] as Spot;
    const tint = tints[index % tints.length] as Rgb;
    context.fillStyle = css(tint);
    context.strokeStyle = css(lighten(tint, -0.18));
    context.lineWidth = Math.max(1, unit * 0.006);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    context.stroke();
    context.save();
    context.translate(x, y);
    draw(context, radius * 1.25);
    context.restore();
    number(context, x - radius * 0.72, y - radius * 0.72, radius * 0.26, index + 1);
    const box = { left: x - radius * 1.15, top: y + radius * 1.08, width: radius * 2.3, height: radius * 0.42 };
    const text = settable(label);
    context.fillStyle = css(INK);
    if (text !== '') setText(context, fitText(context, text, 'grotesque', box, box.height), 'grotesque', box);
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Laid {
  readonly points: readonly Spot[];
  readonly radius: number;
  readonly closed: boolean;
}

/** What two neighbours and the name of one of them take of the way between their middles, in radii. */
const ROOM_BETWEEN = 2.26 + 0.5;

function ringOf({ left, top, width, height }: Frame, count: number): Laid {
  const side = Math.min(width, height);
  const ring = (radius: number): Spot[] =>
    Array.from({ length: count }, (_, index): Spot => {
      const angle = -Math.PI / 2 + (index / Math.max(1, count)) * Math.PI * 2;
      return {
        x: left + width / 2 + Math.cos(angle) * (width / 2 - radius * 1.3),
        y: top + height / 2 - radius * 0.2 + Math.sin(angle) * (height / 2 - radius * 1.5),
      };
    });
  const widest = side * 0.135;
  const points = ring(widest);
  // between any two of them there is room for an arrow, and below each for its name
  const nearest = Math.min(
    ...points.map(({ x, y }, index) => {
      const next = points[(index + 1) % count] as Spot;
      return Math.hypot(next.x - x, next.y - y);
    }),
  );
  const radius = Math.min(widest, (nearest - side * 0.06) / ROOM_BETWEEN);
  return { points: ring(radius), radius, closed: true };
}

function rowsOf({ left, top, width, height }: Frame, count: number): Laid {
  const wide = width / height;
  const rows = count <= 1 ? 1 : Math.max(1, Math.min(count, Math.round(Math.sqrt(count / wide))));
  const columns = Math.ceil(count / rows);
  const cell = { width: width / Math.max(1, columns), height: height / rows };
  const radius = Math.min(cell.width * 0.34, cell.height * 0.32);
  const points = Array.from({ length: count }, (_, index): Spot => {
    const row = Math.floor(index / columns);
    // to and fro, so that an arrow never crosses the sheet
    const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns);
    return { x: left + cell.width * (column + 0.5), y: top + cell.height * (row + 0.44) };
  });
  return { points, radius, closed: false };
}

function arrow(context: Context, from: Spot, to: Spot, radius: number, unit: number): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const down = Math.abs(Math.sin(angle)) > 0.7 ? radius * 0.5 : 0;
  const begin = radius * 1.12 + (Math.sin(angle) > 0 ? down : 0);
  const end = length - radius * 1.14 - (Math.sin(angle) < 0 ? down : 0);
  if (end - begin < unit * 0.015) return;
  const tip = Math.min(unit * 0.035, (end - begin) * 0.6);
  context.save();
  context.translate(from.x, from.y);
  context.rotate(angle);
  context.strokeStyle = css([92, 130, 176]);
  context.fillStyle = css([92, 130, 176]);
  context.lineWidth = Math.max(1.5, unit * 0.012);
  context.beginPath();
  context.moveTo(begin, 0);
  context.lineTo(end - tip, 0);
  context.stroke();
  context.beginPath();
  context.moveTo(end, 0);
  context.lineTo(end - tip, -tip * 0.7);
  context.lineTo(end - tip, tip * 0.7);
  context.fill();
  context.restore();
}

function number(context: Context, x: number, y: number, radius: number, value: number): void {
  context.fillStyle = css([58, 110, 165]);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  const box = { left: x - radius * 0.6, top: y - radius * 0.6, width: radius * 1.2, height: radius * 1.2 };
  context.fillStyle = css([255, 255, 255]);
  setText(context, fitText(context, String(value), 'grotesque', box, box.height), 'grotesque', box);
}
