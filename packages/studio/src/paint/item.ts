import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { affordancesOf, offerOf } from '../catalogue/affordances.js';
import { affords } from '../scene/affords.js';
import type { Item, Scene } from '../scene/scene.js';
import { isActName, shownIn } from '../catalogue/acts.js';
import { is, isNaturally } from '../catalogue/traits.js';
import { paintContact } from './contact.js';
import { groundUnder, paintFootGrass } from './foot-grass.js';
import type { Context } from './kit/shapes.js';
import { isSprayed } from './lettering/lettering.js';
import { middleOf, writeOn } from './lettering/written.js';
import { cutPieces, layPieces, makeOf } from './materials/of-parts.js';
import { sprinkleDew } from './materials/dew.js';
import { applyPattern } from './materials/pattern.js';
import type { PatternRequest } from './materials/pattern.js';
import type { Painting } from './painting.js';
import { footSpan, relight } from './relight.js';
import type { FootSpan } from './relight.js';
import { grounded, paintSprite } from './sprite.js';
import type { Sprite } from './sprite.js';

const AIR: Record<Scene['weather'], number> = {
  clear: 0,
  cloudy: 0.1,
  rain: 0.3,
  snow: 0.25,
  fog: 0.45,
  storm: 0.3,
};

export interface Around {
  readonly indoor: boolean;
  /** It stands on nothing: no shadow, no reflection. */
  readonly shadowless?: boolean;
  /** The look is of outlines alone. */
  readonly inOutlines?: boolean;
  /** The prompt said a colour of it that the colour hints do not have. */
  readonly coloured?: true;
}

/** Paints one item with its shadow or reflection. */
export function paintItem(
  scene: Scene,
  painting: Painting,
  item: Item,
  { indoor, shadowless, inOutlines, coloured }: Around,
): void {
  if (item.size < 1) return;
  const painted = paintSprite(scene, item, indoor, inOutlines);
  finishSprite(scene, item, painted);
  const sprite = grounded(item, painted);
  const backlit = scene.atmosphere.luminary !== undefined && scene.time !== 'day' && scene.time !== 'night';
  relight(sprite.canvas, {
    atmosphere: scene.atmosphere,
    depth: Math.min(item.standsOn === 'item' ? Math.min(item.depth, 0.5) : item.depth, hazedAt(scene, item)),
    air: indoor ? 0 : AIR[scene.weather],
    shining: (scene.time === 'night' || scene.time === 'dusk') && mayShine(item),
    // a cloud before a low sun glows
    backlit: backlit && item.drawable.habitat !== 'sky',
    ambientShare: ambientShareOf(scene, item),
    // what has a colour of its own is more than a dark form
    silhouette: scene.brief.features.includes('silhouette') && !item.colour ? 0.9 : 0,
  });
  const left = item.x - sprite.originX;
  const top = item.y - sprite.originY;
  const foot = indoor || shadowless || item.unfocused ? undefined : footOnGround(item, sprite);
  const ground = foot ? groundUnder(scene, painting, item, foot) : [];
  if (!shadowless) paintContact(scene, painting, item, sprite, indoor);
  const isFar = item.drawable.kind === 'building' && item.depth > 0.6 && sprite.lined !== true;
  painting.layer(
    {
      // what should be in outlines and is not, is traced as the place is
      region: isFar || sprite.lined === false ? 'building' : 'subject',
      depth: item.depth,
      ...(coloured && { coloured }),
    },
    (context) => {
      context.save();
      if (item.cut) clipToRim(context, scene, item.cut);
      if (item.veil) context.globalAlpha = 1 - item.veil;
      if (item.unfocused && !painting.sharp)
        context.filter = `blur(${(item.unfocused * Math.min(scene.width, scene.height)).toFixed(2)}px)`;
      context.drawImage(sprite.canvas, left, top);
      context.restore();
    },
    { left, top, right: left + sprite.canvas.width, bottom: top + sprite.canvas.height },
  );
  // blades over the feet of what comes in outlines are scraps of its lines
  if (foot && !inOutlines) paintFootGrass(scene, painting, item, foot, ground);
}

/** Whom one sees so many times as far off as a picture's height is long in metres there, the whole haze is before. */
const HAZED = 16;

/** Who is seen so large is near: through the haze of what is far they would be ghosts behind those who stand before them. */
function hazedAt({ height }: Scene, { drawable, size }: Item): number {
  const alive = drawable.kind === 'person' || drawable.kind === 'animal';
  return alive ? (drawable.height * height) / (size * HAZED) : Infinity;
}

/** Lamps and lit windows shine in the dark. The pale breast of a rabbit does not, nor does a lemon: a firefly may. */
const mayShine = ({ drawable: { kind, habitat } }: Item): boolean =>
  kind !== 'person' && kind !== 'plant' && kind !== 'food' && (kind !== 'animal' || habitat === 'air');

/** Where what stands upright on the ground touches it, in the picture. */
function footOnGround(item: Item, { canvas, originX, originY }: Sprite): FootSpan | undefined {
  // on a blanket grows no grass
  const covered = item.attributes.some((act) => isActName(act) && shownIn(act).some((each) => is(each, 'carpet')));
  const upright = !covered && item.standsOn === 'ground' && Math.abs(item.turn) <= 0.01 && !item.cut && !item.aloft;
  if (!upright || is(item.drawable.concept, 'carpet') || is(item.drawable.concept, 'hovers')) return undefined;
  const span = footSpan(canvas, originY, item.size);
  const left = item.x - originX;
  return span && { ...span, left: left + span.left, right: left + span.right };
}

/** What the picture is about keeps its own colours in the dark, above all one that was asked for; so does what it is made of. */
function ambientShareOf({ time }: Scene, { subject, colour, material, drawable }: Item): number {
  if (drawable.habitat === 'sky') return 0.5;
  if (time !== 'night') return colour ? 0.6 : material ? 0.4 : 0.88;
  return subject === undefined ? 0.88 : colour ? 0.42 : 0.56;
}

/** Only what is above the rim shows. */
function clipToRim(context: Context, scene: Scene, { x, y, half, sag }: NonNullable<Item['cut']>): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(scene.width, 0);
  context.lineTo(scene.width, y);
  context.lineTo(x + half, y);
  context.quadraticCurveTo(x, y + sag * 2, x - half, y);
  context.lineTo(0, y);
  context.closePath();
  context.clip();
}

/** Where the legs of a thing begin, as a share of its height from above: below its seat or its top. */
function legsFrom({ drawable }: Item): number | undefined {
  const { seat, support: top } = affords(drawable);
  if (seat) return 1 + seat[1] + 0.08;
  return top && top.y < -0.5 ? 1 + top.y + 0.13 : undefined;
}

/** What its painter does not know of: the material that was asked for, and the words on it. */
function finishSprite(scene: Scene, item: Item, { canvas, originX, originY, repaint, dye }: Sprite): void {
  const { drawable, size, material, lettering } = item;
  const { kind } = drawable;
  const made = {
    size,
    light: scene.atmosphere.light,
    alive: kind === 'animal' || kind === 'person' || offerOf(drawable.concept).alive === true,
    face: kind === 'person' || is(drawable.concept, 'face') || is(drawable.concept, 'carved'),
    ball: isNaturally(drawable.concept, 'spherical'),
    random: item.seed,
  };
  const pieces =
    kind === 'object' || kind === 'furniture' ? cutPieces(canvas, item.parts ?? [], repaint, legsFrom(item)) : [];
  if (material) makeOf(canvas, drawable, dye, { ...made, material, colour: item.colour });
  layPieces(canvas, pieces, made);
  const shown = patternOf(item, scene.brief.prompt);
  if (shown) applyPattern(canvas, { ...shown, size, aspect: drawable.aspect, random: item.seed.fork('pattern') });
  if (scene.brief.features.includes('dew') && isDewy(item))
    sprinkleDew(canvas, size, made.light, item.seed.fork('dew'));
  const written = drawable.concept.startsWith('lettered-') || item.attributes.includes('foam-words');
  if (lettering === undefined || written) return;
  if (drawable.lies) return writeLying(canvas, originX, originY, item, lettering);
  const patch = affords(drawable).writing ?? middleOf(drawable.aspect);
  const across = (x: number): number => originX + x * size * (item.mirrored ? -1 : 1);
  const [one, other] = [across(patch.left), across(patch.right)];
  writeOn(
    canvas,
    lettering,
    {
      left: Math.min(one, other),
      right: Math.max(one, other),
      top: originY + patch.top * size,
      bottom: originY + patch.bottom * size,
    },
    isSprayed(scene)
      ? 'sprayed'
      : (['neon', 'carved'] as const).find((how) => item.attributes.includes(`${how}-lettering`)),
  );
}

/** Drops are seen on what is near and not alive. */
const isDewy = ({ drawable: { kind }, size }: Item): boolean =>
  ['plant', 'object', 'food', 'nature'].includes(kind) && size > 60;

/** The pattern that its painter does not know of: clothes are patterned with the body, a coat grows stripes and spots. */
function patternOf(
  { drawable, worn, parts, pattern, accent }: Item,
  prompt: string,
): Pick<PatternRequest, 'pattern' | 'accent'> | undefined {
  const { kind, patterns } = drawable;
  if (worn || kind === 'person') return undefined;
  const ornament = parts?.find(({ what, colour }) => what === 'ornament' && colour !== undefined);
  if (ornament) return { pattern: ornament.pattern ?? pattern ?? 'floral', accent: ornament.colour };
  if (pattern === undefined || patterns?.includes(pattern)) return undefined;
  // "colourful" says only how bright
  if (pattern === 'rainbow' && !/\brainbow|multi-?colou?red|\btie[- ]?dye/i.test(prompt)) return undefined;
  const coat = kind === 'animal' && (pattern === 'striped' || pattern === 'spotted');
  return coat && !/\bpolka/i.test(prompt) ? undefined : { pattern, accent };
}

/** What has fallen over is set upright for its words, and laid down again with them. */
function writeLying(canvas: Canvas, originX: number, originY: number, item: Item, lettering: string): void {
  const { drawable, size } = item;
  const { lowered = 1 } = drawable;
  const [width, height] = [size / lowered, size * drawable.aspect];
  const upright = createCanvas(Math.ceil(width), Math.ceil(height));
  const context = upright.getContext('2d');
  context.translate(width / 2, height);
  context.rotate(-Math.PI / 2);
  context.scale(1, 1 / lowered);
  context.drawImage(canvas, height / 2 - originX, size / 2 - originY);
  context.resetTransform();
  const patch = affordancesOf(drawable.concept, drawable.kind, width / height).writing ?? middleOf(width / height);
  writeOn(upright, lettering, {
    left: width / 2 + patch.left * height,
    right: width / 2 + patch.right * height,
    top: height + patch.top * height,
    bottom: height + patch.bottom * height,
  });
  const back = canvas.getContext('2d');
  back.save();
  back.translate(originX - height / 2, originY - size / 2);
  back.scale(1, lowered);
  back.rotate(Math.PI / 2);
  back.drawImage(upright, -width / 2, -height);
  back.restore();
}
