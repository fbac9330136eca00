import { css, lighten, mix } from '../../kit/colour.js';
import { ellipse } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** The sun or the moon, where the atmosphere has placed one. */
export function paintLuminary(context: Context, view: View): void {
  const { luminary } = view.air;
  if (!luminary) return;
  const paint = luminary.kind === 'sun' ? paintSun : paintMoon;
  paint(context, view, luminary);
  // the sky of another world
  const more = view.asked(`three-${luminary.kind}s`) ? 2 : view.asked(`two-${luminary.kind}s`) ? 1 : 0;
  for (let index = 1; index <= more; index++) {
    const { x, y, radius } = luminary;
    const away = x < view.width / 2 ? 1 : -1;
    paint(context, view, {
      x: x + away * view.width * (0.22 * index),
      y: Math.max(radius, y + radius * (index === 1 ? -0.9 : 1.4)),
      radius: radius * (index === 1 ? 0.6 : 0.42),
    });
  }
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function paintSun(context: Context, view: View, { x, y, radius }: Disc): void {
  const { air, low } = view;
  context.globalCompositeOperation = 'screen';
  const corona = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 4.2);
  corona.addColorStop(0, css(lighten(air.key, 0.04), 0.6));
  corona.addColorStop(0.25, css(air.key, 0.26));
  corona.addColorStop(1, css(air.key, 0));
  context.fillStyle = corona;
  ellipse(context, x, y, radius * 4.2);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  const disc = context.createRadialGradient(x, y - radius * 0.2, 0, x, y, radius);
  // seen huge through the haze it is a glowing disc, not a glare
  const ember = view.asked('huge-sun') ? mix([255, 158, 70], air.key, 0.25) : undefined;
  const said = view.tint('sun') ?? ember;
  disc.addColorStop(0, css(said ? lighten(said, 0.04) : [255, 254, 244]));
  disc.addColorStop(0.7, css(said ?? mix([255, 252, 236], air.key, low ? 0.3 : 0.12)));
  disc.addColorStop(1, css(said ?? mix([255, 250, 226], air.key, low ? 0.55 : 0.3)));
  context.fillStyle = disc;
  ellipse(context, x, y, radius);
  context.fill();
}

const craters = [
  [-0.32, -0.28, 0.2],
  [0.24, -0.12, 0.26],
  [-0.1, 0.3, 0.17],
  [0.42, 0.36, 0.13],
  [-0.5, 0.16, 0.11],
  [0.08, -0.58, 0.1],
  [0.12, 0.66, 0.08],
] as const;

function paintMoon(context: Context, view: View, { x, y, radius }: Disc): void {
  const { air } = view;
  const random = view.random.fork('moon');
  const day = !view.night;
  context.globalCompositeOperation = 'screen';
  const halo = context.createRadialGradient(x, y, radius * 0.9, x, y, radius * 5);
  halo.addColorStop(0, css(air.key, day ? 0.12 : 0.42));
  halo.addColorStop(0.22, css(air.key, day ? 0.04 : 0.16));
  halo.addColorStop(1, css(air.key, 0));
  context.fillStyle = halo;
  ellipse(context, x, y, radius * 5);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  const face = view.tint('moon') ?? mix([252, 250, 240], air.key, 0.18);
  const disc = context.createRadialGradient(x - radius * 0.3, y - radius * 0.3, 0, x, y, radius * 1.15);
  disc.addColorStop(0, css(face));
  disc.addColorStop(0.75, css(lighten(face, -0.03)));
  disc.addColorStop(1, css(mix(lighten(face, -0.1), air.skyMiddle, 0.2)));
  const said = (word: string): boolean => view.scene.brief.notes.understood.some(({ words }) => words.includes(word));
  const several = view.asked('two-moons') || view.asked('three-moons') || view.asked('huge-moon');
  const half = view.asked('half-moon');
  const crescent = half || said('crescent') || (!several && !said('full moon') && random.chance(0.3));
  const phase = half ? 0.02 : crescent ? 0.62 : 0;
  context.save();
  if (phase > 0) {
    // a crescent is the disc less a shifted disc: an outer half circle closed by an inner ellipse
    context.beginPath();
    context.arc(x, y, radius, -Math.PI * 0.5 - 0.5, Math.PI * 0.5 - 0.5);
    context.ellipse(x, y, radius * phase, radius, -0.5, Math.PI * 0.5, -Math.PI * 0.5, true);
    context.closePath();
  } else ellipse(context, x, y, radius);
  context.fillStyle = disc;
  context.fill();
  context.clip();
  const spot = mix(lighten(face, -0.13), air.skyMiddle, 0.25);
  const turn = random.between(-0.5, 0.5);
  for (const [dx, dy, size] of craters) {
    const cx = x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * radius;
    const cy = y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * radius;
    context.fillStyle = css(spot, 0.45);
    ellipse(context, cx, cy, size * radius);
    context.fill();
    context.fillStyle = css(spot, 0.35);
    ellipse(context, cx + size * radius * 0.14, cy + size * radius * 0.14, size * radius * 0.74);
    context.fill();
  }
  context.restore();
}
