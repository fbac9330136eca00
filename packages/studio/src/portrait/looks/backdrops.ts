import { createCanvas } from '@napi-rs/canvas';
import { css, hex, lighten, mix, type Rgb } from '../../paint/kit/colour.js';
import { pixelsOf } from '../../raster/canvas.js';
import { drawSoftly } from '../draw-softly.js';
import type { PlaceRequest, PortraitPlace } from '../place.js';

/** A street at night, far out of focus: columns of signs and discs of light. */
export function nightLights({ width, height, accents, random }: PlaceRequest): PortraitPlace {
  const stream = random.fork('night lights');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const colours = [...accents, ...['#ff2bb4', '#17d7ff', '#7a4bff', '#ff8a3c'].map(hex)].slice(0, 4);
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#0b0a1f');
  sky.addColorStop(0.6, '#1d1240');
  sky.addColorStop(1, '#2a1238');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const size = Math.min(width, height);
  // Painted small and enlarged: that is what out of focus means.
  const soft = createCanvas(Math.ceil(width / 16), Math.ceil(height / 16));
  const far = soft.getContext('2d');
  for (let house = 0; house < 12; house += 1) {
    const x = stream.between(-0.05, 1) * soft.width;
    const across = stream.between(0.05, 0.14) * soft.width;
    const top = stream.between(0, 0.5) * soft.height;
    far.fillStyle = css(mix([14, 12, 34], stream.pick(colours), 0.12), 0.9);
    far.fillRect(x, top, across, soft.height);
    far.fillStyle = css(stream.pick(colours), stream.between(0.35, 0.8));
    far.fillRect(
      x + across * 0.35,
      top + soft.height * stream.between(0.05, 0.3),
      across * 0.22,
      soft.height * stream.between(0.1, 0.3),
    );
  }
  drawSoftly(context, soft, 0, 0, width, height);
  context.globalCompositeOperation = 'lighter';
  for (let lamp = 0; lamp < 34; lamp += 1) {
    const x = stream.between(0, 1) * width;
    const y = stream.between(0.05, 0.95) * height;
    const radius = size * stream.between(0.012, 0.05);
    const colour = stream.pick(colours);
    const disc = context.createRadialGradient(x, y, radius * 0.2, x, y, radius);
    disc.addColorStop(0, css(colour, 0.26));
    disc.addColorStop(0.86, css(lighten(colour, 0.08), 0.36));
    disc.addColorStop(1, css(colour, 0));
    context.fillStyle = disc;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  }
  return {
    pixels: pixelsOf(canvas),
    light: {
      side: stream.chance(0.5) ? 0.8 : -0.8,
      height: 0.4,
      key: [255, 240, 255],
      ambient: [196, 188, 236],
      contrast: 0.5,
      rim: 0.6,
    },
  };
}

const BURSTS: readonly (readonly [Rgb, Rgb])[] = [
  [hex('#ffd447'), hex('#ff9f2e')],
  [hex('#4fc3f7'), hex('#1f8fdc')],
  [hex('#ff7b6b'), hex('#e2433f')],
  [hex('#8de07a'), hex('#3fae5d')],
  [hex('#c79bff'), hex('#8a5bdc')],
];

/** Rays from behind the head. */
export function burst({ width, height, head, accents, random }: PlaceRequest): PortraitPlace {
  const stream = random.fork('burst');
  const [pale, strong] = stream.pick(BURSTS);
  const first = accents[0] ?? pale;
  const second = accents[0] ? lighten(accents[0], -0.14) : strong;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = css(first);
  context.fillRect(0, 0, width, height);
  const reach = Math.hypot(width, height);
  const rays = stream.whole(13, 18);
  const start = stream.between(0, 1);
  context.fillStyle = css(second);
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = ((ray + start) / rays) * Math.PI * 2;
    const spread = (Math.PI / rays) * 0.5;
    context.beginPath();
    context.moveTo(head[0], head[1]);
    context.lineTo(head[0] + Math.cos(angle - spread) * reach, head[1] + Math.sin(angle - spread) * reach);
    context.lineTo(head[0] + Math.cos(angle + spread) * reach, head[1] + Math.sin(angle + spread) * reach);
    context.fill();
  }
  return {
    pixels: pixelsOf(canvas),
    light: {
      side: stream.chance(0.5) ? 0.7 : -0.7,
      height: 0.6,
      key: [255, 250, 236],
      ambient: [250, 248, 244],
      contrast: 0.5,
      rim: 0.25,
    },
  };
}

/** The dark, warm ground of old paintings, lighter on one side of the head. */
export function darkGround({ width, height, head, accents, random }: PlaceRequest): PortraitPlace {
  const stream = random.fork('ground');
  const side = stream.chance(0.5) ? 1 : -1;
  const tone = accents[0]
    ? mix(accents[0], [70, 54, 40], 0.45)
    : hex(stream.pick(['#6e5a41', '#56604a', '#5a5048', '#4d5866', '#70503f']));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const reach = Math.hypot(width, height) * 0.7;
  const glow = context.createRadialGradient(
    head[0] + side * width * 0.28,
    head[1],
    reach * 0.05,
    head[0],
    head[1],
    reach,
  );
  glow.addColorStop(0, css(lighten(tone, 0.14)));
  glow.addColorStop(0.35, css(tone));
  glow.addColorStop(1, css(lighten(tone, -0.24)));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  const cloth = createCanvas(20, 20);
  const weave = cloth.getContext('2d');
  for (let patch = 0; patch < 40; patch += 1) {
    weave.fillStyle = css(lighten(tone, stream.between(-0.14, 0.14)), stream.between(0.08, 0.24));
    weave.beginPath();
    weave.ellipse(
      stream.between(0, 20),
      stream.between(0, 20),
      stream.between(1, 4),
      stream.between(1, 3),
      stream.between(0, 3),
      0,
      7,
    );
    weave.fill();
  }
  drawSoftly(context, cloth, 0, 0, width, height);
  return {
    pixels: pixelsOf(canvas),
    light: {
      side: -side * 0.85,
      height: 0.55,
      key: [255, 240, 212],
      ambient: mix([255, 250, 240], tone, 0.2),
      contrast: 0.75,
      rim: 0.12,
    },
  };
}

const SETS: readonly (readonly [Rgb, Rgb])[] = [
  [hex('#7fd0d6'), hex('#2b6f93')],
  [hex('#f6c98f'), hex('#c46a52')],
  [hex('#b9a3ec'), hex('#5a4a9c')],
  [hex('#9cc4f0'), hex('#35609f')],
];

/** The set of an animated film, far out of focus: one clear colour that is light behind the head, and discs of light. */
export function filmSet({ width, height, head, accents, random }: PlaceRequest): PortraitPlace {
  const stream = random.fork('film set');
  const [pale, strong] = stream.pick(SETS);
  const [near, far] = accents[0] ? [lighten(accents[0], 0.16), lighten(accents[0], -0.12)] : [pale, strong];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const reach = Math.hypot(width, height) * 0.72;
  const glow = context.createRadialGradient(head[0], head[1], reach * 0.08, head[0], head[1], reach);
  glow.addColorStop(0, css(near));
  glow.addColorStop(1, css(far));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  const size = Math.min(width, height);
  for (let disc = 0; disc < 9; disc += 1) {
    const [x, y] = [stream.between(0, 1) * width, stream.between(0, 0.8) * height];
    const radius = size * stream.between(0.03, 0.085);
    const light = context.createRadialGradient(x, y, radius * 0.6, x, y, radius);
    light.addColorStop(0, css(lighten(near, 0.1), 0.22));
    light.addColorStop(1, css(lighten(near, 0.1), 0));
    context.fillStyle = light;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  return {
    pixels: pixelsOf(canvas),
    light: { side: -0.6, height: 0.6, key: [255, 248, 238], ambient: [244, 242, 246], contrast: 0.25, rim: 0 },
  };
}
