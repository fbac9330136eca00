import { itemBox } from '../../scene/scene.js';
import type { Scene } from '../../scene/scene.js';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import type { Painting } from '../painting.js';
import { headBox } from './headline.js';
import { fitText, setText } from './text-block.js';
import type { Box } from './text-block.js';

export interface Bubble {
  readonly kind: 'thought' | 'speech';
  readonly box: Box;
  /** Towards whose head it goes. */
  readonly to: readonly [x: number, y: number];
}

const PAPER: Rgb = [255, 254, 250];
const INK: Rgb = [38, 32, 48];

/** The bubble of whoever thinks or speaks, where one is told and somebody is there: in the free room beside the head. */
export function bubbleIn(scene: Scene, text: string): Bubble | undefined {
  const { told = [] } = scene.brief;
  const kind = told.includes('thought-bubble') ? 'thought' : told.includes('speech-bubble') ? 'speech' : undefined;
  if (!kind) return undefined;
  const lives = scene.items
    .filter(({ subject, worn }) => subject !== undefined && !worn)
    .toSorted((one, other) => (one.subject as number) - (other.subject as number));
  const speaker = lives.find((item) => headBox(item)) ?? lives[0];
  // nobody is there: what is said is all there is
  if (!speaker) {
    const [wide, tall] = [scene.width * 0.74, scene.height * 0.46];
    const box = { left: (scene.width - wide) / 2, top: scene.height * 0.2, width: wide, height: tall };
    return { kind, box, to: [scene.width * 0.34, scene.height * 0.8] };
  }
  const { left, top, right, bottom } = headBox(speaker) ?? itemBox(speaker);
  const { width, height } = scene;
  const margin = Math.min(width, height) * 0.05;
  const above = top - margin * 2.4;
  // high over the head where there is room for a few lines, else on the side that is free
  if (above > height * 0.2) {
    // a word needs no more than a small one
    const tall = Math.min(above, height * Math.min(0.34, 0.15 + text.length * 0.006));
    const wide = Math.min(width - margin * 2, tall * (text.length < 12 ? 1.8 : 2.6));
    const middle = Math.min(width - margin - wide / 2, Math.max(margin + wide / 2, (left + right) / 2));
    const box = { left: middle - wide / 2, top: top - margin * 1.6 - tall, width: wide, height: tall };
    return { kind, box: { ...box, top: Math.max(margin, box.top) }, to: [(left + right) / 2, top] };
  }
  const toLeft = left > width - right;
  const from = toLeft ? margin : right + margin * 1.6;
  const wide = (toLeft ? left - margin * 1.6 : width - margin) - from;
  if (wide < width * 0.22) return undefined;
  const box = {
    left: from,
    top: margin,
    width: wide,
    height: Math.min(height * 0.42, Math.max(wide * 0.6, height * 0.24)),
  };
  return { kind, box, to: [toLeft ? left : right, top + (bottom - top) * 0.4] };
}

/** Words on paper white, with puffs or a tail that lead to the head. */
export function paintBubble(painting: Painting, text: string, { kind, box, to }: Bubble): void {
  const paint = (context: Context): void => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    context.fillStyle = css(PAPER);
    context.strokeStyle = css(INK, 0.75);
    context.lineWidth = Math.max(1.2, Math.min(painting.width, painting.height) * 0.005);
    const shapes = kind === 'thought' ? cloud(box) : [];
    if (kind === 'thought') for (const puff of puffs(box, to)) disc(context, puff);
    context.beginPath();
    if (kind === 'speech') speech(context, box, to);
    else for (const [cx, cy, radius] of shapes) circle(context, cx, cy, radius);
    context.stroke();
    context.fill();
    const inner = kind === 'thought' ? 0.74 : 0.84;
    if (kind === 'thought')
      context.fillRect(x - (box.width * 0.76) / 2, y - (box.height * 0.7) / 2, box.width * 0.76, box.height * 0.7);
    const room = {
      left: x - (box.width * inner) / 2,
      top: y - (box.height * inner) / 2,
      width: box.width * inner,
      height: box.height * inner,
    };
    context.fillStyle = css(INK);
    setText(context, fitText(context, text, 'hand', room, box.height * 0.32), 'hand', room);
  };
  const edges = { left: 0, top: 0, right: painting.width, bottom: painting.height };
  painting.layer({ region: 'lettering', depth: 0 }, paint, edges);
}

type Disc = readonly [x: number, y: number, radius: number];

/** Lobes all around the box. */
function cloud({ left, top, width, height }: Box): Disc[] {
  const radius = Math.min(width, height) * 0.2;
  const [inX, inY] = [width / 2 - radius, height / 2 - radius];
  const lobes = 14;
  return Array.from({ length: lobes }, (_, lobe): Disc => {
    const angle = (lobe / lobes) * Math.PI * 2;
    // squarer than an ellipse: words fill their corners
    const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.55;
    return [
      left + width / 2 + bend(Math.cos(angle)) * inX,
      top + height / 2 + bend(Math.sin(angle)) * inY,
      radius * (lobe % 2 === 0 ? 1 : 0.9),
    ];
  });
}

function puffs({ left, top, width, height }: Box, [x, y]: Bubble['to']): Disc[] {
  const from = [Math.max(left + width * 0.15, Math.min(left + width * 0.85, x)), top + height] as const;
  const size = Math.min(width, height) * 0.09;
  return [0.35, 0.75].map((share, index): Disc => [
    from[0] + (x - from[0]) * share,
    from[1] + (y - from[1]) * share,
    size * (index === 0 ? 1 : 0.6),
  ]);
}

/** So long a tail is at most, and so far it goes down at least, in the smaller side of its bubble. */
const TAIL = { most: 0.5, down: 0.26 } as const;

function speech(context: Context, { left, top, width, height }: Box, to: Bubble['to']): void {
  const root = Math.max(left + width * 0.2, Math.min(left + width * 0.8, to[0]));
  const side = Math.min(width, height);
  const half = side * 0.1;
  // towards somebody beside it, a long tail would be a sliver that ends at their staff
  const x = Math.max(root - side * TAIL.most, Math.min(root + side * TAIL.most, to[0]));
  const y = Math.max(top + height + side * TAIL.down, to[0] === x ? to[1] : 0);
  const radius = Math.min(width, height) * 0.28;
  const [right, bottom] = [left + width, top + height];
  // one line around both: between them there is none
  context.moveTo(root + half, bottom);
  context.lineTo(x, y);
  context.lineTo(root - half, bottom);
  context.arcTo(left, bottom, left, top, radius);
  context.arcTo(left, top, right, top, radius);
  context.arcTo(right, top, right, bottom, radius);
  context.arcTo(right, bottom, left, bottom, radius);
  context.closePath();
}

function circle(context: Context, x: number, y: number, radius: number): void {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, Math.PI * 2);
}

function disc(context: Context, [x, y, radius]: Disc): void {
  context.beginPath();
  circle(context, x, y, Math.max(1, radius));
  context.stroke();
  context.fill();
}
