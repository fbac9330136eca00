import { indoorSettings } from '../../catalogue/settings.js';
import { css, lighten, mix } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import type { Painting } from '../painting.js';
import type { Scene } from '../../scene/scene.js';
import { paintDrifting } from './elements/drifting.js';
import { createView } from './view.js';
import type { View } from './view.js';

/** Places where no weather reaches. */
const SHELTERED: ReadonlySet<string> = new Set([
  ...indoorSettings,
  'space',
  'moon',
  'underwater',
  'cave',
  'studio',
  'abstract',
]);

/** What falls and drifts before everything: rain, snow, fog, and named things in the air. */
export function paintWeather(scene: Scene, painting: Painting): void {
  const view = createView(scene);
  if (!SHELTERED.has(scene.setting)) {
    const { weather } = scene;
    if (weather === 'rain' || weather === 'storm') {
      painting.layer({ region: 'weather', depth: 0 }, (context) =>
        paintRain(context, view, weather === 'storm' ? 1.25 : 0.9),
      );
    } else if (weather === 'snow') {
      painting.layer({ region: 'weather', depth: 0 }, (context) => paintSnowfall(context, view));
    } else if (weather === 'fog' && !view.asked('crag')) {
      painting.layer({ region: 'weather', depth: 0 }, (context) => paintFog(context, view, 0.32));
    }
  }
  paintDrifting(view, painting);
}

/** Streaks at three depths, a veil in the distance, rings where drops land. */
function paintRain(context: Context, view: View, strength: number): void {
  const { width, height, unit, horizon, air } = view;
  const random = view.random.fork('rain');
  const slant = random.between(0.12, 0.3) * (random.chance(0.5) ? 1 : -1) * (strength > 1 ? 1.6 : 1);
  const veil = context.createLinearGradient(0, 0, 0, height);
  veil.addColorStop(0, css(air.haze, 0.02));
  veil.addColorStop(Math.min(0.9, horizon / height), css(air.haze, 0.2 * strength));
  veil.addColorStop(1, css(air.haze, 0.03));
  context.fillStyle = veil;
  context.fillRect(0, 0, width, height);
  const tint = lighten(mix(air.skyHorizon, [236, 244, 250], 0.5), view.night ? 0 : 0.04);
  const wide = Math.max(1, (width * height) / (unit * unit));
  context.lineCap = 'round';
  for (const [long, thick, alpha, count] of [
    [0.024, 0.0016, 0.42, 170],
    [0.05, 0.0024, 0.5, 110],
    [0.1, 0.0036, 0.42, 44],
  ] as const) {
    context.strokeStyle = css(tint, alpha * strength);
    context.lineWidth = Math.max(0.6, unit * thick);
    const drops = Math.min(320, Math.round(count * wide * strength * (0.6 + view.detail * 0.4)));
    for (let drop = 0; drop < drops; drop++) {
      const x = random.between(-0.15, 1.15) * width;
      const y = random.between(-0.1, 1) * height;
      const reach = unit * long * random.between(0.7, 1.3);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + reach * slant, y + reach);
      context.stroke();
    }
  }
  if (view.surface('tabletop')) return;
  context.lineWidth = Math.max(0.6, unit * 0.0014);
  for (let ring = 0; ring < 34; ring++) {
    const t = random.next() ** 0.8;
    const y = horizon + (height - horizon) * (0.08 + 0.9 * t);
    const size = unit * (0.004 + 0.016 * t);
    context.strokeStyle = css(tint, 0.34 * strength);
    context.beginPath();
    context.ellipse(random.next() * width, y, size, size * 0.32, 0, 0, Math.PI * 2);
    context.stroke();
  }
}

/** Flakes at three depths; the nearest are large and soft. */
function paintSnowfall(context: Context, view: View): void {
  const { width, height, unit } = view;
  const random = view.random.fork('snowfall');
  const wide = Math.max(1, (width * height) / (unit * unit));
  const tint = mix([255, 255, 255], view.air.ambient, view.night ? 0.25 : 0.05);
  for (const [size, alpha, count] of [
    [0.0016, 0.7, 260],
    [0.0034, 0.85, 110],
  ] as const) {
    const flakes = Math.min(700, Math.round(count * wide * (0.6 + view.detail * 0.4)));
    for (let flake = 0; flake < flakes; flake++) {
      const radius = Math.max(0.6, unit * size * random.between(0.6, 1.4));
      context.fillStyle = css(tint, alpha * random.between(0.5, 1));
      context.beginPath();
      context.arc(random.next() * width, random.next() * height, radius, 0, Math.PI * 2);
      context.fill();
    }
  }
  for (let flake = 0; flake < 20 * wide; flake++) {
    const radius = unit * random.between(0.008, 0.016);
    const x = random.next() * width;
    const y = random.next() * height;
    const soft = context.createRadialGradient(x, y, 0, x, y, radius);
    soft.addColorStop(0, css(tint, 0.6));
    soft.addColorStop(0.6, css(tint, 0.3));
    soft.addColorStop(1, css(tint, 0));
    context.fillStyle = soft;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

/** Fog between the place and what stands in it: the land fades, the subject does not. */
export function paintFogBehind(view: View, painting: Painting): void {
  // on a crag the mist lies below: it must not part the ledge from its rock
  if (view.scene.weather !== 'fog' || SHELTERED.has(view.scene.setting) || view.asked('crag')) return;
  painting.layer({ region: 'weather', depth: 0.6 }, (context) => paintFog(context, view, 0.72));
}

/** Banks of fog that lie across the picture, thickest at the horizon. */
function paintFog(context: Context, view: View, strength: number): void {
  context.globalAlpha = strength;
  const { width, height, unit, horizon, air } = view;
  const random = view.random.fork('fog');
  const tint = mix(air.haze, air.skyHorizon, 0.4);
  const wash = context.createLinearGradient(0, 0, 0, height);
  const level = Math.min(0.95, horizon / height);
  wash.addColorStop(0, css(tint, 0.08));
  wash.addColorStop(level * 0.7, css(tint, 0.24));
  wash.addColorStop(level, css(tint, 0.42));
  wash.addColorStop(Math.min(0.98, level + 0.22), css(tint, 0.2));
  wash.addColorStop(1, css(tint, 0.05));
  context.fillStyle = wash;
  context.fillRect(0, 0, width, height);
  for (let bank = 0; bank < 9; bank++) {
    const y = horizon + random.between(-0.2, 0.3) * height;
    const x = random.next() * width;
    const long = width * random.between(0.35, 0.8);
    const tall = unit * random.between(0.03, 0.08);
    context.save();
    context.translate(x, y);
    context.scale(1, tall / long);
    const soft = context.createRadialGradient(0, 0, 0, 0, 0, long);
    soft.addColorStop(0, css(tint, 0.44));
    soft.addColorStop(0.6, css(tint, 0.17));
    soft.addColorStop(1, css(tint, 0));
    context.fillStyle = soft;
    context.fillRect(-long, -long, long * 2, long * 2);
    context.restore();
  }
}
