import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { is } from '../catalogue/traits.js';
import type { Item, Scene } from '../scene/scene.js';
import type { Brush, Described } from './drawable.js';
import type { Rgb } from './kit/colour.js';
import { outlined } from './outlined.js';

export interface Sprite {
  readonly canvas: Canvas;
  /** Where the look is of outlines: whether it is drawn in them. */
  readonly lined?: boolean;
  /** The item's origin inside the sprite. */
  readonly originX: number;
  readonly originY: number;
  /** The same with other parts. */
  readonly repaint: (parts: readonly Described[]) => Canvas;
  /** The same in another colour. */
  readonly dye: (colour: Rgb) => Canvas;
}

/** As the ground does: winter, snowfall, or snow that the prompt names. */
function liesUnderSnow({ season, weather, setting, brief }: Scene): boolean {
  const named = brief.features.includes('snow') && !brief.absent.includes('snow');
  return season === 'winter' || weather === 'snow' || setting === 'snow' || named;
}

/** How much wider its sheet becomes, in heights, where paint reaches the edge: a plume or a berry on top is never cut off flat. */
const ROOM = 0.45;
/** How much of the picture such a margin may take at most. */
const MOST_ROOM = 0.3;
/** A gap under a thing that stands, in heights: below the first nobody sees it, beyond the second it is meant. */
const [SEEN_GAP, MEANT_GAP] = [0.008, 0.22];

/** So many widths of the pen that outlines things go along the shorter side. */
const PENS = 190;

/** The thing on a sheet of its own, whole; in outlines where the look is of those alone. */
export function paintSprite(scene: Scene, item: Item, indoor: boolean, inOutlines = false): Sprite {
  const pen = inOutlines ? Math.max(2, Math.min(scene.width, scene.height) / PENS) : 0;
  const sprite = onSheet(scene, item, indoor, 0, pen);
  if (!isCut(scene, item, sprite)) return sprite;
  return onSheet(scene, item, indoor, Math.min(ROOM * item.size, MOST_ROOM * scene.height), pen);
}

/** What stands touches its ground with its lowest paint. */
export function grounded(item: Item, sprite: Sprite): Sprite {
  return { ...sprite, originY: sprite.originY - gapBelow(item, sprite) };
}

/** How far a sheet goes on where the picture ends, in pixels: what softens edges looks a little beyond them. */
const BEYOND = 32;

/** As far as its paint may reach, but never past the edge of the picture: the beams of a lighthouse are longer than that. */
function withinSight(reach: number, body: number, toEdge: number): number {
  return Math.min(reach, Math.max(body, toEdge + BEYOND));
}

function onSheet(scene: Scene, item: Item, indoor: boolean, room: number, pen: number): Sprite {
  const { drawable, size } = item;
  const least = (drawable.overhang ?? 0.05) * size + 2;
  const overhang = least + room;
  const body = (drawable.aspect * size) / 2;
  const turned = Math.abs(item.turn) > 0.01;
  // a turned thing may reach anywhere around its foot
  const around = Math.hypot(body, size);
  const reach = Math.hypot(body + overhang, size + overhang);
  const toSide = Math.max(item.x, scene.width - item.x);
  const originX = withinSight(turned ? reach : body + overhang, turned ? around : body, toSide);
  const originY = withinSight(turned ? reach : size + overhang, turned ? around : size, item.y);
  // what is below its foot may be under water or behind a rim: there it ends as it always did
  const foot = withinSight(
    turned ? reach : isOnTable(item) ? overhang : least,
    turned ? around : 0,
    scene.height - item.y,
  );
  const below = !turned && item.standsOn === 'seat' ? size : foot;
  const { light } = scene.atmosphere;
  const brush: Brush = {
    random: item.seed,
    detail: scene.detail,
    light: item.mirrored ? { side: -light.side, height: light.height } : light,
    night: scene.time === 'night' || scene.time === 'dusk',
    attributes: new Set(item.attributes),
    snowy: !indoor && liesUnderSnow(scene),
    ...(pen > 0 && { inOutlines: true as const }),
    ...(item.colour ? { colour: item.colour } : {}),
    ...(item.lettering !== undefined && { lettering: item.lettering }),
    ...(item.wears && { wears: item.wears }),
    ...(item.parts && { parts: item.parts }),
    ...item.asked,
  };
  let lined = pen > 0;
  const painted = (asked: Brush): Canvas => {
    const canvas = createCanvas(Math.ceil(originX * 2), Math.ceil(originY + below));
    const context = canvas.getContext('2d');
    context.translate(originX, originY);
    if (turned) context.rotate(item.turn);
    context.scale(item.mirrored ? -size : size, size);
    drawable.paint(pen > 0 ? outlined(context, pen, () => (lined = false)) : context, asked);
    context.resetTransform();
    return canvas;
  };
  const canvas = painted(brush);
  return {
    canvas,
    ...(pen > 0 && { lined }),
    originX,
    originY,
    repaint: (parts) => painted({ ...brush, parts }),
    dye: (colour) => painted({ ...brush, colour }),
  };
}

/** Paint reaches the upper edge or a side of its sheet within the picture. */
function isCut(scene: Scene, item: Item, { canvas, originX, originY }: Sprite): boolean {
  const { width, height } = canvas;
  const [left, top] = [item.x - originX, item.y - originY];
  const context = canvas.getContext('2d');
  const painted = (x: number, y: number, across: number, down: number): boolean => {
    const { data } = context.getImageData(x, y, across, down);
    let count = 0;
    for (let byte = 3; byte < data.length; byte += 4) if ((data[byte] as number) > 90) count++;
    return count > 2;
  };
  return (
    (isOnTable(item) && top + height < scene.height && painted(0, height - 1, width, 1)) ||
    (top > 0 && painted(0, 0, width, 1)) ||
    (left > 0 && painted(0, 0, 1, height)) ||
    (left + width < scene.width && painted(width - 1, 0, 1, height))
  );
}

/** Grapes that lie reach below the foot by as much as their bunch is broader than another: nothing else covers that. */
const isOnTable = ({ drawable: { kind }, standsOn, cut, turn }: Item): boolean =>
  kind === 'food' && standsOn === 'ground' && !cut && Math.abs(turn) <= 0.01;

/** Pixels between the lowest paint of what stands and where its foot should be. */
function gapBelow({ standsOn, turn, cut, size, drawable }: Item, { canvas, originY }: Sprite): number {
  const stands = standsOn === 'ground' || standsOn === 'item';
  if (!stands || cut || Math.abs(turn) > 0.01 || is(drawable.concept, 'hovers')) return 0;
  const top = Math.max(0, Math.floor(originY - size * MEANT_GAP));
  const [width, tall] = [canvas.width, canvas.height - top];
  const { data } = canvas.getContext('2d').getImageData(0, top, width, tall);
  for (let row = tall - 1; row >= 0; row--)
    for (let x = 0, byte = row * width * 4 + 3; x < width; x++, byte += 4) {
      if ((data[byte] as number) < 110) continue;
      const gap = originY - (top + row + 1);
      return gap > size * SEEN_GAP ? gap : 0;
    }
  return 0;
}
