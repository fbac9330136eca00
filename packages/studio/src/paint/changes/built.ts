import { is } from '../../catalogue/traits.js';
import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import type { Context } from '../kit/shapes.js';
import { repainted, sketch } from './sketch.js';

/** How large one piece is of the height of what is built of it, and how small it may be. */
const PIECE = 0.19;
const LEAST_PIECE = 0.12;
/** Of an animal one must know each limb: its pieces are so much smaller, and its own form is so much of the picture. */
const LIMBED = { pieces: 0.8, form: 0.26 } as const;
/** What is so many times as high as one of its pieces has them at their largest. */
const FEW = 0.2;

/** The larger a thing is beside what it is built of, the smaller its pieces are: a storm of bees has many. */
function pieceSize(drawable: Drawable, piece: Drawable): number {
  const most = is(drawable.concept, 'letters') ? PIECE * 0.85 : PIECE;
  const rather = Math.min(1, piece.height / drawable.height / FEW);
  return Math.max(LEAST_PIECE, most * rather ** 0.2);
}

/** What covers less of its own box than this is thin, and so many times as large a piece. */
const [THIN, THIN_SIZE] = [0.45, 2.7];

/** How much of a picture is painted. */
function coverage(picture: Canvas): number {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] as number) > 128) count++;
  return count / (data.length / 4);
}

/** A thing made of many others: its form and its light, laid out with them. */
export function builtOf(drawable: Drawable, piece: Drawable): Drawable {
  return repainted(drawable, (picture, brush) => {
    const { width, height } = picture;
    const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
    const solid = (x: number, y: number): boolean =>
      x >= 0 &&
      y >= 0 &&
      x < width &&
      y < height &&
      (data[(Math.floor(y) * width + Math.floor(x)) * 4 + 3] as number) > 110;
    const random = brush.random.fork('built');
    const longest = Math.max(1, piece.aspect);
    const { colour: _, ...plain } = brush;
    const one = (index: number, size: number): Canvas =>
      sketch(
        piece,
        { ...plain, random: random.fork(`piece ${index}`), attributes: new Set(), parts: [], wears: [] },
        size,
      );
    // of thin things there are few and large ones, or nobody could tell what they are
    const thin = coverage(one(0, 48)) < THIN && piece.height > drawable.height ? THIN_SIZE : 1;
    const limbed = thin === 1 && (drawable.kind === 'animal' || drawable.kind === 'person');
    const share = pieceSize(drawable, piece) * (limbed ? LIMBED.pieces : thin);
    const tall = Math.max(4, Math.round((height * share) / longest ** 0.35));
    const pieces = Array.from({ length: 3 }, (_piece, index) => one(index, tall));
    const wide = pieces[0]?.width ?? tall;
    // blocks are laid in courses, the rest is heaped
    const upright = is(piece.concept, 'block') || thin > 1;
    const result = createCanvas(width, height);
    const context = result.getContext('2d');
    // between the pieces one sees more of them, in the dark
    context.drawImage(picture, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    for (const shown of pieces.slice(0, 1))
      context.drawImage(shown, wide * 0.3, tall * 0.3, wide * 0.4, tall * 0.4, 0, 0, width, height);
    context.fillStyle = 'rgba(28,22,50,0.4)';
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'source-over';
    // thin ones stand beside one another, or they would be a scribble
    const [near, close] = thin > 1 ? [0.92, 0.86] : upright ? [0.8, 0.72] : [0.62, 0.56];
    const [across, down] = [wide * near, tall * close];
    // in letters no piece may close the gaps that they are read by
    const reach = is(drawable.concept, 'letters') ? 0.13 : 0;
    const inLetter = (x: number, y: number): boolean =>
      reach === 0 || [-1, 1].every((side) => solid(x + side * wide * reach, y) && solid(x, y + side * tall * reach));
    for (let row = 0, y = thin > 1 ? tall * 0.52 : down * 0.4; y < height; row++, y += down) {
      for (let x = (row % 2) * across * 0.5; x < width + across; x += across) {
        const [atX, atY] = [
          x + random.around(across * (upright ? 0.04 : 0.2)),
          y + random.around(down * (upright ? 0.04 : 0.2)),
        ];
        const turn = random.around(upright ? 0.08 : 0.5);
        const cut = thin > 1 && (atY + tall * 0.54 > height || atX < wide * 0.5 || atX > width - wide * 0.5);
        if (cut || !solid(atX, atY) || !inLetter(atX, atY)) continue;
        context.save();
        context.translate(atX, atY);
        context.rotate(turn);
        context.drawImage(random.pick(pieces), -wide / 2, -tall / 2);
        context.restore();
      }
    }
    // its own light and features again, over all
    const veil = createCanvas(width, height);
    const over = veil.getContext('2d');
    over.drawImage(result, 0, 0);
    over.globalCompositeOperation = 'source-in';
    over.drawImage(picture, 0, 0);
    // of its light and dark, not of its colour
    over.globalCompositeOperation = 'saturation';
    over.fillStyle = 'rgb(128,128,128)';
    over.fillRect(0, 0, width, height);
    over.globalCompositeOperation = 'destination-in';
    over.drawImage(picture, 0, 0);
    context.globalCompositeOperation = 'multiply';
    context.globalAlpha = 0.16;
    context.drawImage(veil, 0, 0);
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = 0.5;
    context.drawImage(veil, 0, 0);
    if (limbed) keepForm(context, picture, tall * 0.22);
    // pieces that end at its box would make a round thing square
    else if (reach === 0 && thin === 1) within(context, picture, tall * OVER);
    keepFace(context, picture, drawable);
    return result;
  });
}

/** How far pieces stand out over the outline of what they build, in their heights. */
const OVER = 0.12;

function within(context: Context, picture: Canvas, over: number): void {
  const { width, height } = picture;
  const form = createCanvas(width, height);
  const outline = form.getContext('2d');
  for (let step = 0; step < 12; step++) {
    const turn = (step / 12) * Math.PI * 2;
    outline.drawImage(picture, Math.cos(turn) * over, Math.sin(turn) * over);
  }
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(form, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

/** What its pieces are is seen within its outline, which they leave only a little; its own light and dark is over them. */
function keepForm(context: Context, picture: Canvas, over: number): void {
  context.globalAlpha = LIMBED.form;
  context.globalCompositeOperation = 'source-atop';
  context.drawImage(picture, 0, 0);
  within(context, picture, over);
}

/** Whatever it is made of, one knows it by its face. */
function keepFace(context: Context, picture: Canvas, { concept, kind, head: own, aspect }: Drawable): void {
  // a smiley is nothing but its face
  const smiles = is(concept, 'smiles');
  const head = smiles ? ([0, -0.5, 0.62] as const) : own;
  if ((kind !== 'animal' && kind !== 'person' && !smiles) || !head) return;
  const { width, height } = picture;
  const [x, y, reach] = [(head[0] + aspect / 2) * height, (1 + head[1]) * height, head[2] * height];
  const face = createCanvas(width, height);
  const inner = face.getContext('2d');
  const fade = inner.createRadialGradient(x, y, 0, x, y, reach);
  fade.addColorStop(0.35, 'rgba(0,0,0,0.72)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  inner.fillStyle = fade;
  inner.fillRect(0, 0, width, height);
  inner.globalCompositeOperation = 'source-in';
  inner.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 1;
  context.drawImage(face, 0, 0);
}
