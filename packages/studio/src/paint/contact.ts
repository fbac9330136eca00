import { is } from '../catalogue/traits.js';
import type { Item, Scene } from '../scene/scene.js';
import { css, type Rgb } from './kit/colour.js';
import type { Context } from './kit/shapes.js';
import type { Painting } from './painting.js';
import { footSpan, silhouette } from './relight.js';
import { rimOf } from './rim.js';
import type { Rim } from './rim.js';
import type { Sprite } from './sprite.js';
import { isWet } from './world/effects/wet.js';

/** So many times wider than high, rock and earth are level with the ground. */
const LEVEL = 3.4;

/** What it leaves on the water or the ground. */
export function paintContact(scene: Scene, painting: Painting, item: Item, sprite: Sprite, indoor: boolean): void {
  // a carpet lies on its shadow
  const { concept, kind, aspect } = item.drawable;
  if (is(concept, 'carpet')) return;
  // below the arches of a bridge one walks on: a shadow from end to end would cut off the road between its feet
  if (is(concept, 'arched') && item.standsOn === 'ground') return;
  // cracks and puddles are in the ground
  if (kind === 'nature' && aspect > LEVEL && item.standsOn === 'ground') return;
  if (item.attributes.includes('on-wall') && kind === 'vehicle' && item.veil === undefined) paintStraps(painting, item);
  if (item.aloft) paintShadowBelow(scene, painting, item, item.aloft, indoor);
  if (item.standsOn === 'water' && is(item.drawable.concept, 'lies-on-water')) paintRim(scene, painting, item);
  else if (item.standsOn === 'water') paintReflection(scene, painting, item, sprite);
  else if (item.standsOn === 'ground' || item.standsOn === 'item') {
    paintShadow(scene, painting, item, sprite, indoor);
    if (item.standsOn === 'ground' && isWet(scene)) paintReflection(scene, painting, item, sprite);
  }
}

/** What holds a bicycle or a boat on a wall: two straps from their plates. */
function paintStraps(painting: Painting, { x, y, size, drawable, depth }: Item): void {
  const wide = Math.max(1.5, size * 0.035);
  const top = y - size * 1.16;
  painting.layer(
    { region: 'wall', depth },
    (context) => {
      for (const side of [-0.26, 0.26]) {
        const at = x + side * drawable.aspect * size;
        context.fillStyle = css([46, 44, 50]);
        context.fillRect(at - wide / 2, top, wide, size * 0.8);
        context.fillStyle = css([122, 124, 130]);
        context.beginPath();
        context.roundRect(at - wide * 1.3, top - wide, wide * 2.6, wide * 2.4, wide * 0.5);
        context.fill();
      }
    },
    { left: x - drawable.aspect * size, right: x + drawable.aspect * size, top: top - wide * 2, bottom: y },
  );
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
      const { left = 0, right = scene.width } = item.footing ?? {};
      context.rect(left, 0, right - left, item.floor);
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
      const rim = leans ? undefined : rimOf(sprite.canvas);
      if (rim) return paintBelowDisc(scene, context, { ...rim, middle: item.x - sprite.originX + rim.middle }, item);
      if (item.drawable.spread && !leans) return paintBelowSlab(scene, context, item, sprite);
      if (atmosphere.contrast > 0.15 && !leans) {
        const dark = silhouette(sprite.canvas, css(atmosphere.shadow), 9, sprite.originY);
        context.save();
        context.globalAlpha = strength;
        context.imageSmoothingQuality = 'high';
        context.translate(item.x, item.y);
        context.transform(1, 0, -castAlong, -towards, 0, 0);
        context.drawImage(dark, -sprite.originX, -sprite.originY, sprite.canvas.width, sprite.canvas.height);
        context.restore();
      }
      context.save();
      // a wide thing darkens the ground under itself, not a pool before it: that would lift it off
      const flat =
        item.standsOn === 'item'
          ? Math.min(0.14, (item.size * 0.07) / reach)
          : Math.min(0.2, (item.size * 0.1) / reach);
      context.translate(leans ? item.x : middle, item.y - (leans ? 0 : reach * flat * 0.3));
      // what leans stands on ground that leans with it
      if (leans) context.rotate(item.turn);
      context.scale(leans ? (item.drawable.aspect * item.size * 0.5) / reach : 1, flat);
      fillPool(context, atmosphere.shadow, reach, {
        from: 0.2,
        stops: [
          [0, 0.62],
          [0.65, 0.34],
          [1, 0],
        ],
      });
      context.restore();
      if (!leans && span.solid > SOLID) paintSeam(scene, context, { x: middle, y: item.y, reach, size: item.size });
    },
    {
      left: item.x - sprite.originX - spread,
      right: item.x + sprite.originX + spread,
      top: item.y - item.size * (scene.setting === 'flat-lay' ? 1.1 : 0.4),
      bottom: item.y + item.size * 0.5,
    },
  );
}

/** So much of the shadow of a slab is seen below what is long and thin. */
const THIN = 1.3;

/** How soft the shadow of what lies is, in pixels. */
const SOFT = 9;
export const softnessOf = (size: number): number => Math.min(SOFT, Math.max(1, Math.round(size * 0.04)));

/** Under what lies the ground is dark along all of its near edge, corners and sides. */
function paintBelowSlab({ atmosphere }: Scene, context: Context, item: Item, sprite: Sprite): void {
  const isThin = is(item.drawable.concept, 'lies');
  // a fork is so thin that it would have a second one below it, and softened as a book its shadow would be blots around it
  const thin = isThin ? THIN : 1;
  const dark = silhouette(sprite.canvas, css(atmosphere.shadow), isThin ? softnessOf(item.size) : SOFT);
  const away = Math.sign(atmosphere.light.side || 1);
  context.imageSmoothingQuality = 'high';
  for (const [down, along, strength] of [
    [0.05, 0.04, 0.22],
    [0.02, 0.012, 0.4],
  ] as const) {
    context.globalAlpha = strength;
    context.drawImage(
      dark,
      item.x - sprite.originX - away * item.size * along * thin,
      item.y - sprite.originY + item.size * down * thin,
      sprite.canvas.width,
      sprite.canvas.height,
    );
  }
  context.globalAlpha = 1;
}

/** Under what is round and lies the ground is dark all along the near rim. */
function paintBelowDisc(
  { atmosphere }: Scene,
  context: Context,
  { middle, reach, deep }: Rim,
  { y, size }: Item,
): void {
  const away = Math.sign(atmosphere.light.side || 1);
  for (const { down, along, wider, dark } of [
    { down: 0.05, along: 0.05, wider: 1.05, dark: 0.3 },
    { down: 0.02, along: 0.01, wider: 1.01, dark: 0.5 },
  ]) {
    context.save();
    context.translate(middle - away * size * along, y - deep + size * down);
    context.scale(1, deep / reach);
    // before it alone: above the brim of a hat, and through the hole of a ring, one sees the ground in the light
    context.beginPath();
    context.rect(-reach * 2, 0, reach * 4, reach * 2);
    context.clip();
    fillPool(context, atmosphere.shadow, reach * wider, {
      from: 0.5,
      stops: [
        [0, 0],
        [0.5, dark],
        [0.84, dark],
        [1, 0],
      ],
    });
    context.restore();
  }
}

/** The dark water along the near edge of what lies on it. */
function paintRim({ atmosphere }: Scene, painting: Painting, { x, y, size, drawable, depth }: Item): void {
  const reach = drawable.aspect * size * 0.48;
  const flat = Math.min(size * 0.5, reach * 0.22);
  painting.layer(
    { region: 'shadow', depth },
    (context) => {
      context.fillStyle = css(atmosphere.shadow, 0.32);
      context.beginPath();
      context.ellipse(x, y - flat + reach * 0.03, reach * 1.005, flat, 0, 0, Math.PI * 2);
      context.fill();
    },
    { left: x - reach * 1.1, right: x + reach * 1.1, top: y - size, bottom: y + size * 0.2 },
  );
}

/** From here on a foot is one with its ground, and not legs with ground between them. */
const SOLID = 0.6;

/** The dark line where a broad foot meets its ground: without it the thing seems to hover over its own shadow. */
function paintSeam(
  { atmosphere, height }: Scene,
  context: Context,
  { x, y, reach, size }: { x: number; y: number; reach: number; size: number },
): void {
  context.save();
  context.translate(x, y);
  // below a cathedral it is no broader than below a house
  context.scale(1, Math.max(2, Math.min(size * 0.022, height * 0.006)) / reach);
  fillPool(context, atmosphere.shadow, reach, {
    from: 0,
    stops: [
      [0, 0.7],
      [0.8, 0.6],
      [1, 0],
    ],
  });
  context.restore();
}

/** The soft shadow of what is in the air above its ground. */
function paintShadowBelow(scene: Scene, painting: Painting, item: Item, aloft: number, indoor: boolean): void {
  const { atmosphere } = scene;
  const reach = item.drawable.aspect * item.size * 0.42;
  const y = item.y + aloft;
  // over the moon there is no ground
  if (!indoor && y < scene.horizon) return;
  painting.layer(
    { region: 'shadow', depth: item.depth },
    (context) => {
      context.translate(item.x, y);
      context.scale(1, 0.16);
      fillPool(context, atmosphere.shadow, reach, {
        from: 0.15,
        stops: [
          [0, 0.46],
          [1, 0],
        ],
      });
    },
    { left: item.x - reach, right: item.x + reach, top: y - reach * 0.2, bottom: y + reach * 0.2 },
  );
}

/** A round shadow about the origin: how dark at which share of its reach, `from` where it begins to fade. */
function fillPool(
  context: Context,
  shadow: Rgb,
  reach: number,
  { from, stops }: { readonly from: number; readonly stops: readonly (readonly [at: number, dark: number])[] },
): void {
  const pool = context.createRadialGradient(0, 0, reach * from, 0, 0, reach);
  for (const [at, dark] of stops) pool.addColorStop(at, css(shadow, dark));
  context.fillStyle = pool;
  context.fillRect(-reach, -reach, reach * 2, reach * 2);
}

/** Where the water ends towards us: sand mirrors nothing. */
function shoreBelow({ height, surfaces }: Scene, { x, y, standsOn }: Item): number {
  const shores = surfaces.flatMap(({ habitat, left, right, far, near }) =>
    habitat === 'water' && x >= left && x <= right && y >= far && y <= near ? [near + height * 0.01] : [],
  );
  return standsOn === 'water' && shores.length > 0 ? Math.min(height, Math.max(...shores)) : height;
}

function paintReflection(scene: Scene, painting: Painting, item: Item, sprite: Sprite): void {
  const { canvas, originX, originY } = sprite;
  // whose feet are below the surface is mirrored from there on
  const sunk = item.cut ? Math.max(0, item.y - item.cut.y) : 0;
  const line = item.y - sunk;
  const seen = item.size - sunk;
  const depthOfView = Math.min(seen * (sunk > 0 ? 0.3 : 0.55), shoreBelow(scene, item) - line);
  if (depthOfView < 2) return;
  const bands = Math.max(6, Math.min(28, Math.round(depthOfView / 6)));
  const random = item.seed.fork('reflection');
  painting.layer(
    { region: 'water', depth: item.depth },
    (context) => {
      // mirrored in bands that slide a little, as a swell does
      for (let band = 0; band < bands; band++) {
        const from = band / bands;
        const sourceY = originY - sunk - (from + 1 / bands) * seen * 0.9;
        const sway = random.around(item.size * 0.012) * (0.4 + from * 2);
        context.globalAlpha = 0.42 * (1 - from) ** 1.2;
        const y = line + from * depthOfView;
        context.save();
        context.translate(0, y + depthOfView / bands);
        context.scale(1, -1);
        context.drawImage(
          canvas,
          0,
          Math.max(0, sourceY),
          canvas.width,
          Math.max(1, (seen * 0.9) / bands),
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
      context.ellipse(item.x, line + item.size * 0.01, reach * 0.86, Math.max(1, item.size * 0.018), 0, 0, Math.PI * 2);
      context.fill();
    },
    {
      left: item.x - originX - item.size * 0.1,
      right: item.x + originX + item.size * 0.1,
      top: line - 4,
      bottom: line + depthOfView + 4,
    },
  );
}
