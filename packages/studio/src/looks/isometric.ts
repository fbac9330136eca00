import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { paintedAs } from '../catalogue/records.js';
import type { Setting } from '../catalogue/settings.js';
import { indoorSettings } from '../language/brief.js';
import type { Brief } from '../language/brief.js';
import { css, hex, lighten } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Context } from '../paint/kit/shapes.js';
import type { Scene } from '../scene/scene.js';
import { without } from '../scene/told/edits.js';
import { cutOut, opaque } from './press/cut-out.js';
import { apartOn, areApart, clearedFor, setPiece } from './isometric-apart.js';
import type { Block } from './isometric-block.js';
import { landOf } from './isometric-lands.js';
import type { Land } from './isometric-lands.js';
import { isSideways, turned } from './isometric-turned.js';
import type { Look } from './look.js';
import { stepLight } from './press/flatten.js';

const grounds = ['#cfe3f2', '#f6dcd8', '#dcedd4', '#fbeac6', '#e4dcf2'].map(hex);

/** The block of land in pixels: its middle, half of its width, and how thick it is. */
interface Plinth {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly thick: number;
}

/** Where a place of the block is seen: both sides of its top run from -1 to 1, away to the right and to the left. */
function seen({ x, y, half }: Plinth, right: number, left: number, up = 0): readonly [x: number, y: number] {
  return [x + ((right - left) * half) / 2, y - ((right + left) * half) / 4 - up * half];
}

function face(context: Context, points: readonly (readonly [number, number])[], colour: Rgb): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = css(colour);
  context.fill();
}

/** A box on the block, or a pyramid: two sides and its top. */
function stand(context: Context, plinth: Plinth, block: Block): void {
  const { right, left, wide, deep = wide, high, lift = 0, colour, form, parts } = block;
  if (parts) {
    for (const part of parts) stand(context, plinth, { ...part, right: right + part.right, left: left + part.left });
    return;
  }
  const at = (r: number, l: number, up = 0) => seen(plinth, right + r * wide, left + l * deep, lift + up);
  const [near, eastern, western] = [at(-1, -1), at(1, -1), at(-1, 1)];
  if (form === 'ball') {
    const [x, y] = at(0, 0, high * 0.62);
    const radius = wide * plinth.half * 0.72;
    const [footX, footY] = at(0, 0);
    context.fillStyle = css([126, 92, 66]);
    context.fillRect(footX - radius * 0.14, y, radius * 0.28, footY - y);
    for (const [share, lift] of [
      [1, -0.08],
      [0.72, 0.02],
      [0.38, 0.09],
    ] as const) {
      context.fillStyle = css(lighten(colour, lift));
      context.beginPath();
      context.arc(x - radius * (1 - share) * 0.5, y - radius * (1 - share) * 0.5, radius * share, 0, Math.PI * 2);
      context.fill();
    }
    return;
  }
  if (form === 'peak') {
    const top = at(0, 0, high);
    face(context, [western, near, top], lighten(colour, 0.08));
    face(context, [near, eastern, top], lighten(colour, -0.1));
    return;
  }
  const roof = [at(-1, -1, high), at(1, -1, high), at(1, 1, high), at(-1, 1, high)] as const;
  face(context, [western, near, roof[0], roof[3]], lighten(colour, 0.02));
  face(context, [near, eastern, roof[1], roof[0]], lighten(colour, -0.12));
  face(context, roof, lighten(colour, 0.14));
  if (form === 'house')
    for (let storey = 0.15; storey < high - 0.12; storey += 0.2)
      for (const along of [-0.55, 0.1, 0.7])
        for (const [from, to] of [
          [at(-1, along - 0.2, storey), at(-1, along + 0.2, storey)],
          [at(along - 0.2, -1, storey), at(along + 0.2, -1, storey)],
        ] as const) {
          const lift = plinth.half * 0.09;
          face(context, [from, to, [to[0], to[1] - lift], [from[0], from[1] - lift]], [250, 236, 190]);
        }
}

/** A strip of the top: a road, water, a beach. */
function layStrip(context: Context, plinth: Plinth, from: number, to: number, colour: Rgb): void {
  face(context, [seen(plinth, from, -1), seen(plinth, to, -1), seen(plinth, to, 1), seen(plinth, from, 1)], colour);
}

/** A window or a door in the wall at the left. */
function hangOn(
  context: Context,
  plinth: Plinth,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  colour: Rgb,
): void {
  const at = (along: number, up: number) => seen(plinth, along, 1, up);
  face(context, [at(from, low), at(to, low), at(to, high), at(from, high)], colour);
}

function layBlock(context: Context, plinth: Plinth, land: Land): void {
  const { thick, half } = plinth;
  const [near, eastern, western, far] = [
    seen(plinth, -1, -1),
    seen(plinth, 1, -1),
    seen(plinth, -1, 1),
    seen(plinth, 1, 1),
  ];
  const below = ([x, y]: readonly [number, number]): readonly [number, number] => [x, y + thick];
  context.save();
  context.shadowColor = 'rgba(40,34,60,0.35)';
  context.shadowBlur = half * 0.09;
  context.shadowOffsetY = half * 0.07;
  face(context, [western, near, eastern, below(eastern), below(near), below(western)], land.earth);
  context.restore();
  face(context, [western, near, below(near), below(western)], lighten(land.earth, -0.04));
  face(context, [near, eastern, below(eastern), below(near)], lighten(land.earth, -0.14));
  face(context, [western, near, eastern, far], land.top);
  for (const { from, to, colour } of land.strips) layStrip(context, plinth, from, to, colour);
  context.strokeStyle = css(lighten(land.top, 0.06), 0.5);
  context.lineWidth = Math.max(1, half * 0.006);
  for (let line = -0.75; line < 1; line += 0.25)
    for (const [from, to] of [
      [seen(plinth, line, -1), seen(plinth, line, 1)],
      [seen(plinth, -1, line), seen(plinth, 1, line)],
    ] as const) {
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
    }
  if (land.walls) {
    face(context, [western, far, seen(plinth, 1, 1, 0.85), seen(plinth, -1, 1, 0.85)], land.walls);
    face(context, [far, eastern, seen(plinth, 1, -1, 0.85), seen(plinth, 1, 1, 0.85)], lighten(land.walls, -0.08));
    hangOn(context, plinth, [-0.38, 0.44], [0.28, 0.68], [250, 246, 238]);
    for (const [from, to] of [
      [-0.35, 0.01],
      [0.05, 0.41],
    ] as const)
      hangOn(context, plinth, [from, to], [0.31, 0.65], [186, 220, 240]);
    hangOn(context, plinth, [-0.92, -0.54], [0, 0.64], [124, 86, 62]);
    hangOn(context, plinth, [-0.86, -0.6], [0.3, 0.58], [186, 220, 240]);
    hangOn(context, plinth, [-0.64, -0.6], [0.22, 0.27], [236, 200, 110]);
  }
}

/** Everything solid, with its shadow to one side. */
function setThings(
  context: Context,
  picture: Canvas,
  scene: Scene,
  plinth: Plinth,
  left: number,
  upper: number,
  scale: number,
): void {
  const foot = plinth.y + plinth.half * 0.05;
  const [wide, high] = [scene.width * scale, scene.height * scale];
  context.save();
  context.filter = 'brightness(0)';
  context.globalAlpha = 0.22;
  context.transform(1, 0, -0.5, 0.32, 0.5 * foot, foot * 0.68);
  context.drawImage(picture, left, upper, wide, high);
  context.restore();
  context.drawImage(picture, left, upper, wide, high);
}

/** What a long solid darkens: a strip of the ground under it and a little beside it. */
function shadowBelow(context: Context, plinth: Plinth, wide: number, deep: number): void {
  const reach = wide / plinth.half;
  const across = reach * deep * 0.72;
  context.save();
  context.globalAlpha = 0.2;
  face(
    context,
    [
      seen(plinth, -across, -reach * 0.5),
      seen(plinth, across * 0.45, -reach * 0.5),
      seen(plinth, across * 0.45, reach * 0.62),
      seen(plinth, -across, reach * 0.62),
    ],
    [24, 26, 40],
  );
  context.restore();
}

/** How high its walls are, in halves of the block's side and in metres; how much larger who lives there may be. */
const [WALL, METRES, GROWN] = [0.85, 2.6, 1.1];
/** Where who is in a room stands, before its middle. */
const NEARER = 0.2;

/** As large as the room lets those be who are in it. */
function inRoom({ items }: Scene, half: number): number {
  const most = items.map(({ drawable, size }) => (drawable.height * ((half * WALL) / METRES) * GROWN) / size);
  return Math.max(...most);
}

const isLiving = (concept: string): boolean => {
  const drawing = paintedAs(concept);
  return drawing !== undefined && (drawing.kind === 'person' || drawing.kind === 'animal');
};

/** Who lives in a room is drawn; its furniture is built of blocks, and what lies about is left out. */
function livingOnly(brief: Brief, place: Setting | undefined): Brief {
  if (place === undefined || !indoorSettings.has(place) || place === 'studio') return brief;
  let current = brief;
  for (;;) {
    const gone = current.subjects.findIndex(({ concept }) => !isLiving(concept));
    if (gone < 0) return current;
    current = without(current, new Set([gone]));
  }
}

/** A little world on a block, seen from a corner: no horizon, plain ground, clean light. */
export const isometric: Look = {
  name: 'isometric',
  ink: false,
  sharp: true,
  mapped: false,
  alone: true,
  painted: livingOnly,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    stepLight(pixels, width, height, 9);
    const cut = cutOut(finish);
    const { picture, box, empty } = cut;
    const ground = scene.random.fork('isometric').pick(grounds);
    const sheet = createCanvas(width, height);
    const context = sheet.getContext('2d');
    const backdrop = context.createLinearGradient(0, 0, 0, height);
    backdrop.addColorStop(0, css(lighten(ground, 0.03)));
    backdrop.addColorStop(1, css(lighten(ground, -0.08)));
    context.fillStyle = backdrop;
    context.fillRect(0, 0, width, height);
    const half = Math.min(width * 0.47, height * 0.6);
    const plinth: Plinth = { x: width / 2, y: height * 0.63, half, thick: half * 0.2 };
    const apart = !empty && areApart(scene);
    const land = apart ? clearedFor(scene, landOf(finish)) : landOf(finish);
    layBlock(context, plinth, land);
    const middle = plinth.y + half * 0.05;
    // a rug lies below whoever stands on it
    const farther = land.blocks.filter(
      ({ right, left, high, parts }) => right + left > -0.2 || (!parts && high < 0.01),
    );
    for (const block of farther.toSorted((a, b) => b.right + b.left - a.right - a.left)) stand(context, plinth, block);
    if (apart && !land.walls) {
      for (const piece of apartOn(finish, half)) {
        const [x, y] = [plinth.x + piece.x, plinth.y + piece.y];
        if (piece.deep === undefined) setPiece(context, { ...piece, x, y });
        else {
          // the middle of a solid's ground is above its near corner
          const foot = y + piece.wide * 0.27;
          shadowBelow(context, { ...plinth, x, y: foot - piece.wide * 0.27 }, piece.wide, piece.deep);
          context.drawImage(piece.picture, x - piece.wide / 2, foot - piece.tall, piece.wide, piece.tall);
        }
      }
    } else if (!empty && isSideways(scene, box)) {
      const solid = turned(cut);
      const scale = Math.min((half * 1.3) / solid.picture.width, (height * 0.56) / solid.picture.height, 1.6);
      const [wide, high] = [solid.picture.width * scale, solid.picture.height * scale];
      shadowBelow(context, plinth, wide, solid.deep);
      context.drawImage(solid.picture, plinth.x - wide / 2, plinth.y + wide * 0.27 - high, wide, high);
    } else if (!empty) {
      // as large as the block carries
      const scale = Math.min(
        (half * 1.2) / (box.right - box.left + 1),
        (height * 0.56) / (box.bottom - box.top + 1),
        1.6,
        land.walls ? inRoom(scene, half) : 1.6,
      );
      const feet = scene.items.map(({ y }) => y);
      const foot = feet.reduce((sum, y) => sum + y, 0) / feet.length;
      setThings(
        context,
        picture,
        scene,
        plinth,
        width / 2 - ((box.left + box.right) / 2) * scale,
        (land.walls ? plinth.y + half * NEARER : middle) - foot * scale,
        scale,
      );
    }
    for (const block of land.blocks.filter((each) => !farther.includes(each))) stand(context, plinth, block);
    return opaque(context);
  },
};
