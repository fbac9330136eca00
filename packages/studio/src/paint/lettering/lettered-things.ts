import { known } from '../../catalogue/records.js';
import type { Lettering } from '../../language/brief.js';
import type { Brush, Drawable } from '../drawable.js';
import { css, hex, lighten, lightnessOf, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { fillForm } from '../kit/form.js';
import { polygon, roundedBox } from '../kit/shapes.js';
import type { Context } from '../kit/shapes.js';
import { settable } from './fonts.js';
import { standingLetters } from './letters.js';
import type { Face } from './fonts.js';
import { fitText, setText } from './text-block.js';
import type { Box } from './text-block.js';

function textOf(brush: Brush): string {
  return settable(brush.lettering ?? '');
}

const cream = hex('#f6ead0');
const ink = hex('#2b2733');

/** Dark on light and light on dark, whatever the colour asked for. */
function legibleOn(ground: Rgb): Rgb {
  return lightnessOf(ground) > 0.62 ? ink : cream;
}

function letter(context: Context, brush: Brush, face: Face, box: Box, ground: Rgb, neon = false): void {
  const text = textOf(brush);
  if (text === '') return;
  const block = fitText(context, text, face, box, box.height * 0.62);
  if (neon)
    glow(context, box, (dx, dy) => setText(context, block, face, { ...box, left: box.left + dx, top: box.top + dy }));
  context.fillStyle = css(neon ? hex('#fff0f8') : legibleOn(ground));
  setText(context, block, face, box);
}

const TUBE = hex('#ff4fa8');

/** What a lit tube throws on its board, and the colour around its white. */
function glow(context: Context, box: Box, write: (dx: number, dy: number) => void): void {
  context.save();
  context.translate(box.left + box.width / 2, box.top + box.height / 2);
  context.scale(1, (box.height / box.width) * 1.3);
  const reach = box.width * 0.56;
  const shine = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  shine.addColorStop(0, css(TUBE, 0.6));
  shine.addColorStop(1, css(TUBE, 0));
  context.fillStyle = shine;
  context.fillRect(-reach, -reach, reach * 2, reach * 2);
  context.restore();
  for (const [far, share] of [
    [0.02, 0.28],
    [0.01, 0.7],
  ] as const) {
    context.fillStyle = css(TUBE, share);
    for (let step = 0; step < 8; step++) write(Math.cos(step * 0.785) * far, Math.sin(step * 0.785) * far);
  }
}

/** A painted board on two posts. */
const sign: Drawable = {
  ...known('lettered-sign'),
  aspect: 1.3,
  mirrors: false,
  variant: (attributes) => (attributes.has('held') ? { ...sign, height: 0.5 } : sign),
  paint(context, brush) {
    const neon = brush.attributes.has('neon');
    const own = brush.random.fork('board').pick(['#7a4a33', '#2f5d5a', '#8c3b34', '#34466b', '#5b6b3a'].map(hex));
    const board = brush.colour ?? (neon ? hex('#2a2140') : own);
    const timber = hex('#6b4a33');
    // in somebody's hands it is on a stick
    const posts = brush.attributes.has('held') ? [0] : brush.attributes.has('on-wall') ? [] : [-0.44, 0.44];
    for (const x of posts) {
      roundedBox(context, x - 0.032, -0.97, 0.064, 0.97, 0.02);
      fillForm(context, timber, { left: x - 0.032, top: -0.97, right: x + 0.032, bottom: 0 }, brush.light, 'upright');
    }
    const face: Box = { left: -0.63, top: -0.94, width: 1.26, height: 0.56 };
    roundedBox(context, face.left + 0.012, face.top + 0.018, face.width, face.height, 0.04);
    context.fillStyle = css([24, 18, 34], 0.35);
    context.fill();
    roundedBox(context, face.left, face.top, face.width, face.height, 0.04);
    const bounds = { left: face.left, top: face.top, right: 0.63, bottom: -0.38 };
    // a board behind lit tubes is as dark by day as by night
    if (neon) {
      context.fillStyle = css(board);
      context.fill();
    } else fillForm(context, board, bounds, brush.light, 'flat', 0.7);
    roundedBox(context, face.left + 0.03, face.top + 0.03, face.width - 0.06, face.height - 0.06, 0.025);
    context.strokeStyle = css(neon ? hex('#ff7ac0') : mix(board, legibleOn(board), 0.6));
    context.lineWidth = neon ? 0.02 : 0.012;
    context.stroke();
    letter(
      context,
      brush,
      neon ? 'grotesque' : 'slab',
      { left: -0.55, top: -0.88, width: 1.1, height: 0.44 },
      board,
      neon,
    );
    if (brush.snowy) {
      roundedBox(context, face.left - 0.01, face.top - 0.035, face.width + 0.02, 0.055, 0.027);
      context.fillStyle = css([246, 249, 255]);
      context.fill();
    }
  },
};

/** A printed sheet in a display frame on short feet. */
const poster: Drawable = {
  ...known('lettered-poster'),
  aspect: 0.66,
  mirrors: false,
  paint(context, brush) {
    const frame = hex('#3b3a44');
    for (const x of [-0.24, 0.24]) {
      roundedBox(context, x - 0.03, -0.08, 0.06, 0.08, 0.01);
      fillForm(context, frame, { left: x - 0.03, top: -0.08, right: x + 0.03, bottom: 0 }, brush.light, 'upright');
    }
    roundedBox(context, -0.33, -1, 0.66, 0.95, 0.02);
    fillForm(context, frame, { left: -0.33, top: -1, right: 0.33, bottom: -0.05 }, brush.light);
    const [ground, shape, light] = brush.random
      .fork('print')
      .pick([
        ['#e9ddc3', '#c8553d', '#f0b45b'],
        ['#20445c', '#e0a44a', '#5f93a6'],
        ['#d9624a', '#2c3a57', '#f3dcb4'],
        ['#e6e2d3', '#2f6f6a', '#e08a5b'],
      ] as const)
      .map(hex) as [Rgb, Rgb, Rgb];
    const paper = brush.colour ?? ground;
    const sheet: Box = { left: -0.3, top: -0.97, width: 0.6, height: 0.89 };
    roundedBox(context, sheet.left, sheet.top, sheet.width, sheet.height, 0.006);
    fillForm(context, paper, { left: -0.3, top: -0.97, right: 0.3, bottom: -0.08 }, brush.light, 'flat', 0.35);
    context.save();
    roundedBox(context, sheet.left, sheet.top, sheet.width, sheet.height, 0.006);
    context.clip();
    context.fillStyle = css(light, 0.9);
    context.beginPath();
    context.arc(0.05, -0.27, 0.13, 0, Math.PI * 2);
    context.fill();
    polygon(context, [
      [-0.3, -0.08],
      [-0.3, -0.22],
      [-0.14, -0.31],
      [0.02, -0.17],
      [0.16, -0.26],
      [0.3, -0.18],
      [0.3, -0.08],
    ]);
    context.fillStyle = css(shape);
    context.fill();
    context.restore();
    letter(context, brush, 'grotesque', { left: -0.265, top: -0.93, width: 0.53, height: 0.46 }, paper);
  },
};

/** A book that stands with its cover to us. */
const book: Drawable = {
  ...known('lettered-book'),
  aspect: 0.78,
  mirrors: false,
  paint(context, brush) {
    const own = brush.random.fork('cover').pick(['#7d2f3a', '#274b5f', '#3f5a3c', '#6a4a7a', '#a8622f'].map(hex));
    const cover = brush.colour ?? own;
    roundedBox(context, 0.29, -0.97, 0.1, 0.94, 0.02);
    fillForm(context, cream, { left: 0.29, top: -0.97, right: 0.39, bottom: -0.03 }, brush.light);
    context.strokeStyle = css(mix(cream, ink, 0.3), 0.6);
    context.lineWidth = 0.004;
    context.beginPath();
    for (const x of [0.345, 0.357, 0.369]) {
      context.moveTo(x, -0.95);
      context.lineTo(x, -0.04);
    }
    context.stroke();
    roundedBox(context, -0.39, -1, 0.74, 1, 0.025);
    fillForm(context, cover, { left: -0.39, top: -1, right: 0.35, bottom: 0 }, brush.light);
    roundedBox(context, -0.39, -1, 0.085, 1, 0.025);
    context.fillStyle = css(lighten(cover, -0.08), 0.8);
    context.fill();
    const gilt = mix(hex('#d9b45f'), legibleOn(cover), 0.25);
    roundedBox(context, -0.255, -0.93, 0.55, 0.86, 0.02);
    context.strokeStyle = css(gilt);
    context.lineWidth = 0.012;
    context.stroke();
    context.fillStyle = css(gilt);
    for (const x of [-0.03, 0.02, 0.07]) {
      context.beginPath();
      context.arc(x, -0.2, 0.014, 0, Math.PI * 2);
      context.fill();
    }
    const [title = '', author] = (brush.lettering ?? '').split(' | ');
    const named = { ...brush, lettering: title };
    letter(context, named, 'serif', { left: -0.225, top: -0.84, width: 0.49, height: 0.5 }, cover);
    const name = { left: -0.225, top: -0.17, width: 0.49, height: 0.08 };
    if (author !== undefined) letter(context, { ...brush, lettering: author }, 'grotesque', name, cover);
  },
};

/** A bottle whose label faces us. */
const bottle: Drawable = {
  ...known('lettered-label'),
  aspect: 0.5,
  mirrors: false,
  paint(context, brush) {
    const glass = brush.colour ?? brush.random.fork('glass').pick(['#2f5d46', '#6b3f25', '#2d4b66'].map(hex));
    const bounds = { left: -0.25, top: -1, right: 0.25, bottom: 0 };
    context.beginPath();
    context.moveTo(-0.07, -0.98);
    context.lineTo(0.07, -0.98);
    context.lineTo(0.075, -0.8);
    context.bezierCurveTo(0.09, -0.7, 0.25, -0.72, 0.25, -0.56);
    context.lineTo(0.25, -0.05);
    context.quadraticCurveTo(0.25, 0, 0.2, 0);
    context.lineTo(-0.2, 0);
    context.quadraticCurveTo(-0.25, 0, -0.25, -0.05);
    context.lineTo(-0.25, -0.56);
    context.bezierCurveTo(-0.25, -0.72, -0.09, -0.7, -0.075, -0.8);
    context.closePath();
    fillForm(context, glass, bounds, brush.light, 'upright', 1.2);
    roundedBox(context, -0.08, -1, 0.16, 0.1, 0.02);
    fillForm(context, hex('#8a6a45'), { left: -0.08, top: -1, right: 0.08, bottom: -0.9 }, brush.light, 'upright');
    const paper = cream;
    context.beginPath();
    context.rect(-0.25, -0.54, 0.5, 0.4);
    fillForm(context, paper, { left: -0.25, top: -0.54, right: 0.25, bottom: -0.14 }, brush.light, 'upright', 0.5);
    context.fillStyle = css(mix(glass, ink, 0.2));
    context.fillRect(-0.25, -0.525, 0.5, 0.012);
    context.fillRect(-0.25, -0.167, 0.5, 0.012);
    letter(context, brush, 'hand', { left: -0.215, top: -0.5, width: 0.43, height: 0.32 }, paper);
    context.fillStyle = css([255, 255, 255], 0.28);
    roundedBox(context, brush.light.side >= 0 ? 0.17 : -0.2, -0.6, 0.03, 0.5, 0.015);
    context.fill();
  },
};

const carriers: Readonly<Record<Exclude<Lettering['on'], 'headline'>, Drawable>> = {
  sign,
  poster,
  book,
  label: bottle,
};

/** What carries lettering; the text comes with the brush. */
export const letteredThings: readonly Drawable[] = [...Object.values(carriers), ...standingLetters];

/** A thing that carries exactly this text. */
export function letteringDrawable(lettering: Lettering): Drawable {
  const carrier = carriers[lettering.on === 'headline' ? 'poster' : lettering.on];
  return {
    ...carrier,
    paint: (context, brush) => carrier.paint(context, { ...brush, lettering: lettering.text }),
  };
}
