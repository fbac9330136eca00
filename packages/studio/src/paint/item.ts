import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { affordancesOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import { affords } from '../scene/affords.js';
import type { Item, Scene } from '../scene/scene.js';
import type { Brush, Described } from './drawable.js';
import { css } from './kit/colour.js';
import type { Rgb } from './kit/colour.js';
import type { Context } from './kit/shapes.js';
import { isSprayed } from './lettering/lettering.js';
import { middleOf, writeOn } from './lettering/written.js';
import { cutPieces, layPieces, makeOf } from './materials/of-parts.js';
import { applyPattern } from './materials/pattern.js';
import type { PatternRequest } from './materials/pattern.js';
import type { Painting } from './painting.js';
import { footSpan, relight, silhouette } from './relight.js';
import { isWet } from './world/effects/wet.js';

const AIR: Record<Scene['weather'], number> = {
  clear: 0,
  cloudy: 0.1,
  rain: 0.3,
  snow: 0.25,
  fog: 0.45,
  storm: 0.3,
};

interface Sprite {
  readonly canvas: Canvas;
  /** The item's origin inside the sprite. */
  readonly originX: number;
  readonly originY: number;
  /** The same with other parts. */
  readonly repaint: (parts: readonly Described[]) => Canvas;
  /** The same in another colour. */
  readonly dye: (colour: Rgb) => Canvas;
}

export interface Around {
  readonly indoor: boolean;
  /** It stands on nothing: no shadow, no reflection. */
  readonly shadowless?: boolean;
}

/** Paints one item with its shadow or reflection. */
export function paintItem(scene: Scene, painting: Painting, item: Item, { indoor, shadowless }: Around): void {
  if (item.size < 1) return;
  const sprite = paintSprite(scene, item, indoor);
  finishSprite(scene, item, sprite);
  const backlit = scene.atmosphere.luminary !== undefined && scene.time !== 'day' && scene.time !== 'night';
  relight(sprite.canvas, {
    atmosphere: scene.atmosphere,
    depth: item.standsOn === 'item' ? Math.min(item.depth, 0.5) : item.depth,
    air: indoor ? 0 : AIR[scene.weather],
    night: scene.time === 'night' || scene.time === 'dusk',
    backlit,
    ambientShare: ambientShareOf(scene, item),
    // what has a colour of its own is more than a dark form
    silhouette: scene.brief.features.includes('silhouette') && !item.colour ? 0.9 : 0,
  });
  const left = item.x - sprite.originX;
  const top = item.y - sprite.originY;
  if (!shadowless) paintContact(scene, painting, item, sprite, indoor);
  painting.layer(
    {
      region: item.drawable.kind === 'building' && item.depth > 0.6 ? 'building' : 'subject',
      depth: item.depth,
    },
    (context) => {
      context.save();
      if (item.cut) clipToRim(context, scene, item.cut);
      if (item.veil) context.globalAlpha = 1 - item.veil;
      context.drawImage(sprite.canvas, left, top);
      context.restore();
    },
    { left, top, right: left + sprite.canvas.width, bottom: top + sprite.canvas.height },
  );
}

/** What it leaves on the water or the ground. */
function paintContact(scene: Scene, painting: Painting, item: Item, sprite: Sprite, indoor: boolean): void {
  // a carpet lies on its shadow
  if (is(item.drawable.concept, 'carpet')) return;
  if (item.aloft) paintShadowBelow(scene, painting, item, item.aloft);
  if (item.standsOn === 'water') paintReflection(scene, painting, item, sprite);
  else if (item.standsOn === 'ground' || item.standsOn === 'item') {
    paintShadow(scene, painting, item, sprite, indoor);
    if (item.standsOn === 'ground' && isWet(scene)) paintReflection(scene, painting, item, sprite);
  }
}

/** What the picture is about keeps its own colours in the dark, above all one that was asked for; so does what it is made of. */
function ambientShareOf({ time }: Scene, { subject, colour, material }: Item): number {
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

/** As the ground does: winter, snowfall, or snow that the prompt names. */
function liesUnderSnow({ season, weather, setting, brief }: Scene): boolean {
  const named = brief.features.includes('snow') && !brief.absent.includes('snow');
  return season === 'winter' || weather === 'snow' || setting === 'snow' || named;
}

function paintSprite(scene: Scene, item: Item, indoor: boolean): Sprite {
  const { drawable, size } = item;
  const overhang = (drawable.overhang ?? 0.05) * size + 2;
  const half = (drawable.aspect * size) / 2 + overhang;
  const turned = Math.abs(item.turn) > 0.01;
  // a turned thing may reach anywhere around its foot
  const reach = Math.hypot(half, size + overhang);
  const originX = turned ? reach : half;
  const originY = turned ? reach : size + overhang;
  const below = turned ? reach : item.standsOn === 'seat' ? size : overhang;
  const { light } = scene.atmosphere;
  const brush: Brush = {
    random: item.seed,
    detail: scene.detail,
    light: item.mirrored ? { side: -light.side, height: light.height } : light,
    night: scene.time === 'night' || scene.time === 'dusk',
    attributes: new Set(item.attributes),
    snowy: !indoor && liesUnderSnow(scene),
    ...(item.colour ? { colour: item.colour } : {}),
    ...(item.lettering !== undefined && { lettering: item.lettering }),
    ...(item.wears && { wears: item.wears }),
    ...(item.parts && { parts: item.parts }),
    ...item.asked,
  };
  const painted = (asked: Brush): Canvas => {
    const canvas = createCanvas(Math.ceil(originX * 2), Math.ceil(originY + below));
    const context = canvas.getContext('2d');
    context.translate(originX, originY);
    if (turned) context.rotate(item.turn);
    context.scale(item.mirrored ? -size : size, size);
    drawable.paint(context, asked);
    context.resetTransform();
    return canvas;
  };
  return {
    canvas: painted(brush),
    originX,
    originY,
    repaint: (parts) => painted({ ...brush, parts }),
    dye: (colour) => painted({ ...brush, colour }),
  };
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
    alive: kind === 'animal' || kind === 'person',
    random: item.seed,
  };
  const pieces =
    kind === 'object' || kind === 'furniture' ? cutPieces(canvas, item.parts ?? [], repaint, legsFrom(item)) : [];
  if (material) makeOf(canvas, drawable.concept, dye, { ...made, material, colour: item.colour });
  layPieces(canvas, pieces, made);
  const shown = patternOf(item, scene.brief.prompt);
  if (shown) applyPattern(canvas, { ...shown, size, aspect: drawable.aspect, random: item.seed.fork('pattern') });
  if (lettering === undefined || drawable.concept.startsWith('lettered-')) return;
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
    isSprayed(scene) ? 'sprayed' : item.attributes.includes('neon-lettering') ? 'neon' : 'painted',
  );
}

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
  const [width, height] = [size, size * drawable.aspect];
  const upright = createCanvas(Math.ceil(width), Math.ceil(height));
  const context = upright.getContext('2d');
  context.translate(width / 2, height);
  context.rotate(-Math.PI / 2);
  context.drawImage(canvas, height / 2 - originX, size / 2 - originY);
  context.resetTransform();
  const patch =
    affordancesOf(drawable.concept, drawable.kind, 1 / drawable.aspect).writing ?? middleOf(1 / drawable.aspect);
  writeOn(upright, lettering, {
    left: width / 2 + patch.left * height,
    right: width / 2 + patch.right * height,
    top: height + patch.top * height,
    bottom: height + patch.bottom * height,
  });
  const back = canvas.getContext('2d');
  back.save();
  back.translate(originX - height / 2, originY - size / 2);
  back.rotate(Math.PI / 2);
  back.drawImage(upright, -width / 2, -height);
  back.restore();
}

function paintShadow(scene: Scene, painting: Painting, item: Item, sprite: Sprite, indoor: boolean): void {
  const { atmosphere } = scene;
  const span = footSpan(sprite.canvas, sprite.originY, item.size);
  if (!span) return;
  const footLeft = item.x - sprite.originX + span.left;
  const footRight = item.x - sprite.originX + span.right;
  const middle = (footLeft + footRight) / 2;
  const reach = Math.max(2, (footRight - footLeft) / 2) * 1.12;
  const castLength = indoor || item.standsOn === 'item' ? 0.22 : 0.3 + (1 - atmosphere.light.height) * 0.45;
  // seen against the light the shadow comes towards us, otherwise it falls away behind the thing
  const towards = atmosphere.luminary ? 0.2 : -0.1;
  const strength = 0.12 + 0.26 * atmosphere.contrast;
  const castAlong = -atmosphere.light.side * castLength;
  const spread = item.size * (castLength + 0.2);
  painting.layer(
    { region: 'shadow', depth: item.depth },
    (context) => {
      // a shadow ends where its ground ends: at the edge of a cliff or a table
      context.beginPath();
      context.rect(0, 0, scene.width, item.floor);
      context.clip();
      if (scene.setting === 'flat-lay') {
        // seen from above a thing lies on its shadow
        const dark = silhouette(sprite.canvas, css(atmosphere.shadow), 7);
        const off = Math.min(scene.width, scene.height) * 0.014;
        context.globalAlpha = 0.42;
        context.imageSmoothingQuality = 'high';
        context.drawImage(
          dark,
          item.x - sprite.originX - Math.sign(atmosphere.light.side || 1) * off,
          item.y - sprite.originY + off,
          sprite.canvas.width,
          sprite.canvas.height,
        );
        return;
      }
      const leans = Math.abs(item.turn) > 0.01;
      if (atmosphere.contrast > 0.15 && !leans) {
        const dark = silhouette(sprite.canvas, css(atmosphere.shadow), 9);
        context.save();
        context.globalAlpha = strength;
        context.imageSmoothingQuality = 'high';
        context.translate(item.x, item.y);
        context.transform(1, 0, -castAlong, -towards, 0, 0);
        context.drawImage(dark, -sprite.originX, -sprite.originY, sprite.canvas.width, sprite.canvas.height);
        context.restore();
      }
      context.save();
      context.translate(leans ? item.x : middle, item.y);
      // what leans stands on ground that leans with it
      if (leans) context.rotate(item.turn);
      context.scale(
        leans ? (item.drawable.aspect * item.size * 0.5) / reach : 1,
        item.standsOn === 'item' ? 0.14 : 0.2,
      );
      const contact = context.createRadialGradient(0, 0, reach * 0.2, 0, 0, reach);
      contact.addColorStop(0, css(atmosphere.shadow, 0.62));
      contact.addColorStop(0.65, css(atmosphere.shadow, 0.34));
      contact.addColorStop(1, css(atmosphere.shadow, 0));
      context.fillStyle = contact;
      context.fillRect(-reach, -reach, reach * 2, reach * 2);
      context.restore();
    },
    {
      left: item.x - sprite.originX - spread,
      right: item.x + sprite.originX + spread,
      top: item.y - item.size * (scene.setting === 'flat-lay' ? 1.1 : 0.4),
      bottom: item.y + item.size * 0.5,
    },
  );
}

/** The soft shadow of what is in the air above its ground. */
function paintShadowBelow({ atmosphere }: Scene, painting: Painting, item: Item, aloft: number): void {
  const reach = item.drawable.aspect * item.size * 0.42;
  const y = item.y + aloft;
  painting.layer(
    { region: 'shadow', depth: item.depth },
    (context) => {
      context.translate(item.x, y);
      context.scale(1, 0.16);
      const soft = context.createRadialGradient(0, 0, reach * 0.15, 0, 0, reach);
      soft.addColorStop(0, css(atmosphere.shadow, 0.46));
      soft.addColorStop(1, css(atmosphere.shadow, 0));
      context.fillStyle = soft;
      context.fillRect(-reach, -reach, reach * 2, reach * 2);
    },
    { left: item.x - reach, right: item.x + reach, top: y - reach * 0.2, bottom: y + reach * 0.2 },
  );
}

function paintReflection(scene: Scene, painting: Painting, item: Item, sprite: Sprite): void {
  const { canvas, originX, originY } = sprite;
  const depthOfView = Math.min(item.size * 0.55, scene.height - item.y);
  if (depthOfView < 2) return;
  const bands = Math.max(6, Math.min(28, Math.round(depthOfView / 6)));
  const random = item.seed.fork('reflection');
  painting.layer(
    { region: 'water', depth: item.depth },
    (context) => {
      // mirrored in bands that slide a little, as a swell does
      for (let band = 0; band < bands; band++) {
        const from = band / bands;
        const sourceY = originY - (from + 1 / bands) * item.size * 0.9;
        const sway = random.around(item.size * 0.012) * (0.4 + from * 2);
        context.globalAlpha = 0.42 * (1 - from) ** 1.2;
        const y = item.y + from * depthOfView;
        context.save();
        context.translate(0, y + depthOfView / bands);
        context.scale(1, -1);
        context.drawImage(
          canvas,
          0,
          Math.max(0, sourceY),
          canvas.width,
          Math.max(1, (item.size * 0.9) / bands),
          item.x - originX + sway,
          0,
          canvas.width,
          depthOfView / bands + 0.6,
        );
        context.restore();
      }
      context.globalAlpha = 1;
      const reach = (item.drawable.aspect * item.size) / 2;
      context.fillStyle = css(scene.atmosphere.shadow, 0.3);
      context.beginPath();
      context.ellipse(
        item.x,
        item.y + item.size * 0.01,
        reach * 0.86,
        Math.max(1, item.size * 0.018),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    },
    {
      left: item.x - originX - item.size * 0.1,
      right: item.x + originX + item.size * 0.1,
      top: item.y - 4,
      bottom: item.y + depthOfView + 4,
    },
  );
}
