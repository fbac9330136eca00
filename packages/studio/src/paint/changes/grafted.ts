import { createCanvas } from '@napi-rs/canvas';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { Brush, Drawable } from '../drawable.js';
import { css, hex, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { fillForm } from '../kit/form.js';
import type { Context } from '../kit/shapes.js';
import { coatOf, paintHeadOf } from '../living/fable.js';
import type { HeadSpot } from '../living/fable.js';
import { mainColour } from '../objects/parts/tone.js';
import { pixelsOf, repainted, sketch } from './sketch.js';

const plainly = ({ colour: _colour, wears: _wears, parts: _parts, lettering: _lettering, ...brush }: Brush): Brush => ({
  ...brush,
  attributes: new Set(),
});

const isAlive = ({ kind }: Drawable): boolean => kind === 'animal' || kind === 'person';

/** Where a thing would have its face: on its head, in its bloom, else in its middle. */
function faceSpot(drawable: Drawable, headOf: (drawable: Drawable) => HeadSpot): HeadSpot {
  const { head, aspect, kind, concept } = drawable;
  if (head) return { x: head[0], y: head[1], half: head[2] };
  if (isAlive(drawable)) return headOf(drawable);
  if (kind === 'plant') return { x: 0, y: -0.8, half: Math.min(0.11, aspect * 0.3) };
  if (is(concept, 'face')) return { x: 0, y: -0.86, half: Math.min(0.12, aspect * 0.26) };
  // on what is low and wide it is as wide as there is room
  return { x: 0, y: -0.55, half: Math.max(Math.min(0.26, aspect * 0.3), Math.min(0.45, aspect * 0.2)) };
}

/** A thing with the face or the head of another: a flower with the face of a cat, a robot with a cup for a head. */
export function grafted(drawable: Drawable, model: Drawable, headOf: (drawable: Drawable) => HeadSpot): Drawable {
  const { x, y, half } = faceSpot(drawable, headOf);
  // it covers the head that was there
  const reach = half * (isAlive(drawable) || drawable.head ? 1.35 : 1);
  return {
    ...drawable,
    overhang: Math.max(drawable.overhang ?? 0.05, reach),
    paint(context, brush) {
      context.save();
      if (isAlive(drawable) && x > AHEAD) cutMuzzle(context, x, y, half);
      drawable.paint(context, isAlive(drawable) && isAlive(model) ? inOneCoat(drawable, model, brush) : brush);
      context.restore();
      context.save();
      context.translate(x, y);
      if (isAlive(model)) {
        context.scale(reach / 52, reach / 52);
        roundChin(context);
        paintHeadOf(context, plainly(brush), model, headOf(model));
      } else {
        const size = (reach * 2.3) / Math.max(1, model.aspect);
        context.translate(0, size / 2);
        context.scale(size, size);
        model.paint(context, plainly(brush));
      }
      context.restore();
    },
  };
}

/** A head so far ahead of the middle looks to the side. */
const AHEAD = 0.15;

/** Nothing is painted where the muzzle of the own head would reach out beyond the other one. */
function cutMuzzle(context: Context, x: number, y: number, half: number): void {
  context.beginPath();
  context.rect(-20, -20, 40, 40);
  context.ellipse(x + half * 1.7, y + half * 0.3, half * 1.7, half * 1.5, 0, 0, Math.PI * 2);
  context.clip('evenodd');
}

/** Nothing of the neck hangs below the other head: it would be cut off along a straight edge. */
function roundChin(context: Context): void {
  context.beginPath();
  context.rect(-90, -120, 180, 120);
  context.ellipse(0, 0, 60, 49, 0, 0, Math.PI);
  context.clip();
}

/** How much of the coat of whose head it has is in that of the body: else the head would be a mask. */
const ONE_COAT = 0.75;

function inOneCoat(drawable: Drawable, model: Drawable, brush: Brush): Brush {
  if (brush.colour !== undefined || model.kind !== 'animal' || drawable.kind !== 'animal') return brush;
  const plain = plainly(brush);
  const colour = mix(coatOf(drawable, plain).coat, coatOf(model, plain).coat, ONE_COAT);
  return { ...brush, colour };
}

/** A thing with a picture of another on it: a vase with pandas. */
export function printed(drawable: Drawable, model: Drawable, dark = false): Drawable {
  return laidOn(drawable, dark ? silhouetteOf(model) : model, 0.94);
}

/** A thing with small pictures of another all over it: socks with cats. */
export function printedAllOver(drawable: Drawable, model: Drawable): Drawable {
  return repainted(drawable, (picture, brush) => {
    const context = picture.getContext('2d');
    context.resetTransform();
    const { width, height } = picture;
    const across = Math.max(2, Math.min(5, Math.round(drawable.aspect * 3)));
    const step = width / across;
    const rows = Math.max(2, Math.min(6, Math.round(height / step)));
    const size = Math.max(4, Math.round(Math.min((height / rows) * 0.8, (step * 0.8) / model.aspect)));
    const shown = sketch(model, plainly(brush), size);
    context.globalCompositeOperation = 'source-atop';
    for (let row = 0; row < rows; row++)
      for (let column = 0; column <= across; column++) {
        const x = (column + (row % 2 === 0 ? 0.5 : 0)) * step;
        context.drawImage(shown, x - shown.width / 2, ((row + 0.5) * height) / rows - shown.height / 2);
      }
    return picture;
  });
}

/** Only its outline, filled. */
const silhouetteOf = (model: Drawable): Drawable =>
  repainted(model, (picture) => {
    const context = picture.getContext('2d');
    context.resetTransform();
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = css([30, 28, 32]);
    context.fillRect(0, 0, picture.width, picture.height);
    return picture;
  });

/** A thing in whose glass or polish another is seen, paler and softer than it is. */
export function mirrored(drawable: Drawable, model: Drawable): Drawable {
  const faced = is(drawable.concept, 'faced') && drawable.kind === 'object';
  return laidOn(drawable, model, faced ? 0.85 : 0.62, 0.012, faced ? undefined : [0.12, 0.97, 0.88, 0.14]);
}

/** A sign has its board above its post, a poster its picture above its words. */
const BOARD = [0.2, 0.97, 0.8, 0.55] as const;
const POSTER = [0.12, 0.94, 0.88, 0.42] as const;
/** Between the wheels and below the windows. */
const SIDE_PANEL = [0.34, 0.56, 0.6, 0.22] as const;

const patchOf = ({ concept, kind }: Drawable) =>
  is(concept, 'poster')
    ? POSTER
    : (offerOf(concept).writing ?? (is(concept, 'sign') ? BOARD : kind === 'vehicle' ? SIDE_PANEL : undefined));

function laidOn(
  drawable: Drawable,
  model: Drawable,
  strength: number,
  blur = 0,
  patch: readonly [number, number, number, number] | undefined = patchOf(drawable),
): Drawable {
  return repainted(drawable, (picture, brush) => {
    const context = picture.getContext('2d');
    context.resetTransform();
    const { width, height } = picture;
    // where words would be, or in its middle
    const [left, top, right, bottom] = patch ?? [0.22, 0.67, 0.78, 0.21];
    // on what has wheels it is between them
    const high = drawable.kind === 'vehicle' ? top - bottom : Math.max(0.42, top - bottom);
    const room = Math.min(height * high * 0.96, (width * Math.max(0.56, right - left) * 0.96) / model.aspect);
    const shown = sketch(model, plainly(brush), Math.max(4, Math.round(room)));
    context.globalCompositeOperation = 'source-atop';
    context.globalAlpha = strength;
    if (blur > 0) context.filter = `blur(${Math.max(0.4, shown.height * blur).toFixed(2)}px)`;
    const middle = 1 - (top + bottom) / 2;
    context.drawImage(shown, (width * (left + right) - shown.width) / 2, height * middle - shown.height / 2);
    return picture;
  });
}

const ASPECT = 1.24;
const MILK: Rgb = [248, 236, 214];
const SURFACE = { y: -0.62, wide: 0.43, high: 0.33 };

function oval(context: Context, x: number, y: number, wide: number, high: number): void {
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, Math.PI * 2);
}

/** A cup of coffee seen from above its rim, with a picture of something in the milk foam. */
export function foamArt(cup: Drawable, model: Drawable): Drawable {
  return {
    ...cup,
    aspect: ASPECT,
    mirrors: false,
    paint(context, brush) {
      const china = mainColour(brush, ['#f6f2ea', '#e9ded0', '#7fa3b0', '#c9745f']);
      oval(context, 0, -0.1, 0.6, 0.1);
      fillForm(context, china, { left: -0.6, top: -0.2, right: 0.6, bottom: 0 }, brush.light);
      oval(context, 0, -0.11, 0.4, 0.06);
      context.fillStyle = css([30, 24, 50], 0.18);
      context.fill();
      context.lineWidth = 0.07;
      context.strokeStyle = css(china);
      context.beginPath();
      context.ellipse(0.47, -0.46, 0.12, 0.14, 0, -Math.PI * 0.55, Math.PI * 0.6);
      context.stroke();
      context.beginPath();
      context.moveTo(-0.48, -0.62);
      context.bezierCurveTo(-0.46, -0.2, -0.28, -0.06, 0, -0.06);
      context.bezierCurveTo(0.28, -0.06, 0.46, -0.2, 0.48, -0.62);
      context.closePath();
      fillForm(context, china, { left: -0.48, top: -0.98, right: 0.48, bottom: -0.06 }, brush.light, 'upright');
      const { y, wide, high } = SURFACE;
      oval(context, 0, y, 0.485, 0.378);
      context.fillStyle = css(china);
      context.fill();
      context.lineWidth = 0.012;
      context.strokeStyle = css([40, 30, 50], 0.16);
      context.stroke();
      oval(context, 0, y, wide, high);
      const coffee = context.createRadialGradient(0, y, 0.05, 0, y, wide);
      coffee.addColorStop(0, css(hex('#b57a48')));
      coffee.addColorStop(0.8, css(hex('#9a6136')));
      coffee.addColorStop(1, css(hex('#6f4226')));
      context.fillStyle = coffee;
      context.fill();
      paintFoam(context, brush, model);
    },
  };
}

/** The outline in milk, its inner forms in coffee. */
function paintFoam(context: Context, brush: Brush, model: Drawable): void {
  const { y, wide, high } = SURFACE;
  const tall = Math.min(high * 1.72, (wide * 1.5) / model.aspect);
  const size = Math.max(6, Math.round(pixelsOf(context) * tall));
  // words are poured as they are said
  const words = is(model.concept, 'letters') && { lettering: brush.lettering ?? '', colour: MILK };
  const picture = sketch(model, { ...plainly(brush), ...words }, size);
  const milk = createCanvas(picture.width, picture.height);
  const inner = milk.getContext('2d');
  inner.drawImage(picture, 0, 0);
  inner.globalCompositeOperation = 'source-in';
  inner.fillStyle = '#f8ecd6';
  inner.fillRect(0, 0, milk.width, milk.height);
  inner.globalCompositeOperation = 'source-atop';
  inner.globalAlpha = 0.42;
  inner.filter = 'grayscale(1) sepia(0.8) contrast(1.4)';
  inner.drawImage(picture, 0, 0);
  context.save();
  oval(context, 0, y, wide, high);
  context.clip();
  context.shadowColor = css(hex('#f8ecd6'), 0.8);
  context.shadowBlur = size * 0.05;
  context.drawImage(milk, (-model.aspect * tall) / 2, y - tall / 2, model.aspect * tall, tall);
  context.restore();
}
