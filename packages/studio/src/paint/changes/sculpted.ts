import { createCanvas } from '@napi-rs/canvas';
import { is } from '../../catalogue/traits.js';
import { materialNames } from '../../catalogue/materials.js';
import type { Brush, Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import type { Context } from '../kit/shapes.js';
import { applyMaterial } from '../materials/material.js';
import { createPen } from '../objects/parts/pen.js';
import { faint, mainColour, tone } from '../objects/parts/tone.js';
import { pixelsOf } from './sketch.js';

const STONES = ['#d6d0c4', '#c9c6c0', '#b4b6ae'];
/** How much of the whole is its plinth. */
const PLINTH = 0.24;
/** Of somebody about whom nothing is said a statue shows the mantle that statues wear. */
const plainPeople = new Set([
  'man',
  'woman',
  'person',
  'boy',
  'girl',
  'god',
  'goddess',
  'titan',
  'philosopher',
  'muse',
]);
const materialWords = new Set<string>([...materialNames, 'wooden', 'bronze', 'golden', 'wire', 'iron', 'steel']);

/** Whom or what a statue shows: the first of its words that can be drawn. */
export function modelOf(
  attributes: ReadonlySet<string>,
  find: (concept: string) => Drawable | undefined,
): Drawable | undefined {
  const words = [...attributes].filter((word) => !materialWords.has(word));
  const shown = words
    .flatMap((word) => find(word) ?? [])
    .find(({ kind, concept }) => kind !== 'nature' && !is(concept, 'carved'));
  if (!shown) return undefined;
  const posed = shown.variant?.(attributes, createRandom(3, shown.concept)) ?? shown;
  if (shown.kind !== 'person') return posed;
  const moving = posed.aspect > 0.5 || (posed.draws?.length ?? 0) > 0;
  const somebody = words.some((word) => find(word) === undefined && !plainPeople.has(word));
  return moving || somebody ? posed : undefined;
}

/** A statue of somebody or something: that, carved in stone, on a plinth. */
export function sculpted(statue: Drawable, model: Drawable): Drawable {
  const tall = 1 - PLINTH;
  const aspect = Math.max(0.34, model.aspect * tall * 1.12);
  const over = ([x, y, half]: readonly [number, number, number]): readonly [number, number, number] => [
    x * tall,
    y * tall - PLINTH,
    half * tall,
  ];
  return {
    ...statue,
    aspect,
    height: Math.min(6, Math.max(1.2, (model.height * 1.25) / tall)),
    // a figure is carved with what it wears
    ...(model.kind === 'person' && model.dresses && { dresses: true }),
    ...(model.head && { head: over(model.head) }),
    ...(model.chest && { chest: over(model.chest) }),
    paint(context, brush) {
      paintPlinth(context, brush, Math.min(aspect, Math.max(0.3, model.aspect * tall)) / 2);
      paintFigure(context, brush, model, tall);
    },
  };
}

function paintPlinth(context: Context, brush: Brush, reach: number): void {
  const pen = createPen(context, brush);
  const stone = mainColour(brush, STONES);
  for (const [share, foot, head, steps] of [
    [1, 0, -0.045, -0.6],
    [0.93, -0.045, -0.07, -0.2],
    [0.86, -0.07, -PLINTH + 0.03, -0.5],
    [0.96, -PLINTH + 0.03, -PLINTH, 0.2],
  ] as const) {
    const half = reach * share;
    pen.box(-half, head, half * 2, foot - head, pen.face(tone(stone, steps), -half, head, half, foot), 0.006);
  }
  pen.box(-reach * 0.86, -PLINTH + 0.03, reach * 1.72, 0.018, faint([30, 24, 60], 0.28));
  pen.box(-reach * 0.4, -0.165, reach * 0.8, 0.06, tone(stone, -1.3), 0.006);
}

function paintFigure(context: Context, brush: Brush, model: Drawable, tall: number): void {
  const size = Math.max(8, Math.round(pixelsOf(context) * tall));
  const margin = Math.ceil(size * 0.06);
  const picture = createCanvas(Math.ceil(model.aspect * size) + margin * 2, size + margin * 2);
  const inner = picture.getContext('2d');
  inner.translate(picture.width / 2, size + margin);
  inner.scale(size, size);
  const { colour: _colour, lettering: _lettering, ...plain } = brush;
  model.paint(inner, { ...plain, night: false });
  inner.resetTransform();
  // carved from one piece: of the colours of a coat or of clothes little more than their edges stays
  inner.globalCompositeOperation = 'source-atop';
  inner.fillStyle = 'rgba(176,170,160,0.42)';
  inner.fillRect(0, 0, picture.width, picture.height);
  const stone = mainColour(brush, STONES);
  applyMaterial(picture, {
    material: 'stone',
    colour: stone,
    size,
    light: brush.light,
    alive: false,
    random: brush.random,
  });
  const scale = tall / size;
  context.drawImage(
    picture,
    (-picture.width / 2) * scale,
    -PLINTH - (size + margin) * scale,
    picture.width * scale,
    picture.height * scale,
  );
}
