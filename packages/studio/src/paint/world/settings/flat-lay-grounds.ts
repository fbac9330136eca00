import type { Setting } from '../../../catalogue/settings.js';
import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** A ground outside as one sees it at one's feet: its colour, and what is strewn over it. */
interface Ground {
  /** Named so, it is this ground wherever it is. */
  readonly features: readonly string[];
  readonly settings: readonly Setting[];
  readonly colour: Rgb;
  readonly strewn: 'specks' | 'blades' | 'ripples' | 'leaves';
}

const grounds: readonly Ground[] = [
  {
    features: ['pavement', 'concrete', 'road'],
    settings: ['street', 'city', 'alley', 'square', 'parking-lot', 'road', 'highway', 'skate-park', 'suburb'],
    colour: [148, 147, 146],
    strewn: 'specks',
  },
  {
    features: ['sand'],
    settings: ['beach', 'desert', 'oasis', 'island'],
    colour: [226, 203, 160],
    strewn: 'ripples',
  },
  { features: ['snow'], settings: ['snow', 'arctic', 'ski-slope'], colour: [236, 241, 248], strewn: 'ripples' },
  {
    features: ['grass'],
    settings: ['field', 'park', 'garden', 'hills', 'farm', 'orchard', 'playground'],
    colour: [112, 160, 84],
    strewn: 'blades',
  },
  {
    features: ['gravel', 'bare-earth'],
    settings: ['forest', 'pine-forest', 'campsite', 'mountains', 'canyon', 'construction-site'],
    colour: [134, 108, 82],
    strewn: 'leaves',
  },
];

/** The ground that was named, or that such a place has; nothing where it is a table. */
export function groundBelow(view: View): Ground | undefined {
  const { setting } = view.scene.brief;
  return (
    grounds.find(({ features }) => features.some((feature) => view.asked(feature))) ??
    grounds.find(({ settings }) => setting !== undefined && settings.includes(setting))
  );
}

const COUNT = { specks: 420, blades: 620, ripples: 46, leaves: 150 } as const;

export function paintGround(context: Context, view: View, { colour, strewn }: Ground): void {
  const { width, height, unit } = view;
  const random = view.random.fork('ground below');
  context.fillStyle = css(view.tone(colour));
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < COUNT[strewn]; index++) {
    const [x, y] = [width * random.next(), height * random.next()];
    const shade = lighten(colour, random.around(0.09));
    context.beginPath();
    if (strewn === 'specks') {
      const size = unit * (random.chance(0.04) ? random.between(0.006, 0.012) : random.between(0.001, 0.004));
      context.fillStyle = css(view.tone(shade), 0.8);
      context.ellipse(x, y, size, size * 0.8, random.next(), 0, Math.PI * 2);
      context.fill();
    } else if (strewn === 'leaves') {
      const size = unit * random.between(0.01, 0.03);
      context.fillStyle = css(view.tone(lighten(colour, random.around(0.14))), 0.7);
      context.ellipse(x, y, size, size * 0.42, random.next() * Math.PI, 0, Math.PI * 2);
      context.fill();
    } else {
      const long = strewn === 'blades' ? unit * random.between(0.02, 0.05) : width * random.between(0.1, 0.3);
      const lean = strewn === 'blades' ? random.around(long * 0.5) : long;
      context.strokeStyle = css(view.tone(shade), strewn === 'blades' ? 0.8 : 0.45);
      context.lineWidth = unit * (strewn === 'blades' ? 0.004 : random.between(0.003, 0.009));
      context.lineCap = 'round';
      context.moveTo(x, y);
      if (strewn === 'blades') context.quadraticCurveTo(x, y - long * 0.6, x + lean, y - long);
      else context.quadraticCurveTo(x + lean / 2, y - unit * 0.02, x + lean, y + random.around(unit * 0.012));
      context.stroke();
    }
  }
  if (strewn === 'specks') joints(context, view, colour);
}

/** Slabs of a pavement, and a crack. */
function joints(context: Context, view: View, colour: Rgb): void {
  const { width, height, unit } = view;
  const random = view.random.fork('joints');
  context.strokeStyle = css(view.shaded(lighten(colour, -0.16)), 0.75);
  context.lineWidth = Math.max(1, unit * 0.006);
  const [across, down] = [width * random.between(0.08, 0.2), height * random.between(0.1, 0.2)];
  for (const x of [across, across + width * 0.78]) line(context, x, 0, x, height);
  line(context, 0, down, width, down);
  context.lineWidth = Math.max(0.8, unit * 0.003);
  let [x, y] = [width * random.between(0.5, 0.75), height];
  for (let step = 0; step < 7; step++) {
    const [nextX, nextY] = [x + random.around(unit * 0.05), y - unit * random.between(0.03, 0.06)];
    line(context, x, y, nextX, nextY);
    [x, y] = [nextX, nextY];
  }
}

function line(context: Context, x: number, y: number, toX: number, toY: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
}
