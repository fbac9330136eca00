import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import type { View } from '../view.js';

const timber: Rgb = [226, 218, 204];
const rubber: Rgb = [44, 46, 52];
const casing: Rgb = [206, 210, 216];

type Outline = (context: Context) => void;

/** All around an opening, one colour; the opening stays free. */
function around(context: Context, { width, height }: View, colour: Rgb, opening: Outline): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.rect(0, 0, width, height);
  opening(context);
  context.fill('evenodd');
}

/** The inner edge of a frame: dark where it lies in its own shade. */
function edged(context: Context, { unit }: View, colour: Rgb, share: number, opening: Outline): void {
  context.strokeStyle = css(colour);
  context.lineWidth = unit * share;
  context.beginPath();
  opening(context);
  context.stroke();
}

/** A window of a house: its frame, a cross of bars and the sill. */
function window(context: Context, view: View): void {
  const { width, height, unit } = view;
  const [side, top, sill] = [unit * 0.055, unit * 0.055, unit * 0.12];
  const opening: Outline = (own) => own.rect(side, top, width - side * 2, height - top - sill);
  around(context, view, view.tone(timber), opening);
  edged(context, view, view.shaded(timber), 0.012, opening);
  context.fillStyle = css(view.lit(timber));
  const bar = unit * 0.026;
  context.fillRect(width / 2 - bar / 2, top, bar, height - top - sill);
  context.fillRect(side, height * 0.4 - bar / 2, width - side * 2, bar);
  context.fillStyle = css(view.shaded(timber));
  context.fillRect(width / 2 + bar / 2, top, unit * 0.005, height - top - sill);
  context.fillRect(side, height * 0.4 + bar / 2, width - side * 2, unit * 0.005);
  context.fillStyle = css(view.lit(timber));
  context.fillRect(0, height - sill, width, sill * 0.3);
  context.fillStyle = css(view.shaded(timber));
  context.fillRect(0, height - sill * 0.7, width, unit * 0.008);
}

/** A side window of a car or a train: rubber around a rounded pane, the door below it. */
function carWindow(context: Context, view: View): void {
  const { width, height, unit } = view;
  const [side, top, door] = [unit * 0.06, unit * 0.06, unit * 0.2];
  const opening: Outline = (own) =>
    own.roundRect(side, top, width - side * 2, height - top - door, [
      unit * 0.16,
      unit * 0.09,
      unit * 0.03,
      unit * 0.03,
    ]);
  around(context, view, view.shaded([92, 88, 86]), opening);
  edged(context, view, view.tone(rubber), 0.03, opening);
  context.fillStyle = css(view.tone([120, 114, 108]));
  context.fillRect(0, height - door * 0.62, width, door * 0.62);
  context.fillStyle = css(view.tone(rubber));
  context.beginPath();
  context.roundRect(width * 0.62, height - door * 0.42, width * 0.2, unit * 0.03, unit * 0.015);
  context.fill();
}

/** A round pane in a wall of metal. */
function porthole(context: Context, view: View): void {
  const { width, height, unit } = view;
  const opening: Outline = (own) => own.ellipse(width / 2, height / 2, unit * 0.43, unit * 0.45, 0, 0, Math.PI * 2);
  around(context, view, view.tone(casing), opening);
  edged(context, view, view.shaded(casing), 0.05, opening);
  edged(context, view, view.lit(casing), 0.014, opening);
}

/** The round field that a telescope shows, black around it. */
function lens(context: Context, view: View): void {
  const { width, height, unit } = view;
  const opening: Outline = (own) => own.ellipse(width / 2, height / 2, unit * 0.46, unit * 0.46, 0, 0, Math.PI * 2);
  around(context, view, [10, 10, 14], opening);
  edged(context, view, [26, 26, 32], 0.016, opening);
}

const frames: Readonly<Record<string, (context: Context, view: View) => void>> = {
  'through-window': window,
  'through-car-window': carWindow,
  'through-porthole': porthole,
  'through-lens': lens,
};

/** Drops on the pane, each with a bright and a dark rim. */
function drops(context: Context, view: View): void {
  const { width, height, unit } = view;
  const random = view.random.fork('drops');
  for (let drop = 0; drop < 70; drop++) {
    const [x, y, size] = [random.next() * width, random.next() * height, unit * random.between(0.004, 0.012)];
    context.fillStyle = css([232, 240, 248], 0.34);
    context.beginPath();
    context.ellipse(x, y, size, size * 1.3, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css([40, 56, 74], 0.3);
    context.beginPath();
    context.ellipse(x, y - size * 0.5, size * 0.8, size * 0.5, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** What one looks through lies before everything: the frame of a window, the tube of a telescope. */
export function paintLookedThrough(painting: Painting, view: View): void {
  const through = Object.entries(frames).find(([feature]) => view.asked(feature));
  if (!through) return;
  const [feature, paint] = through;
  const wet = view.scene.weather === 'rain' || view.scene.weather === 'storm';
  painting.layer({ region: 'wall', depth: 0 }, (context) => {
    if (wet && feature !== 'through-lens') drops(context, view);
    paint(context, view);
  });
}
