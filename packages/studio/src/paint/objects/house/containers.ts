import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import { ellipse, polygon, roundedBox } from '../../kit/shapes.js';

/** Open, its flaps to the sides. */
export const box: Drawable = {
  ...known('box'),
  aspect: 1.25,
  paint(context, brush) {
    const body = brush.colour ?? hex('#c49a63');
    const deep = lighten(body, -0.2);
    polygon(context, [
      [-0.48, -0.86],
      [-0.4, -0.99],
      [0.4, -0.99],
      [0.48, -0.86],
    ]);
    context.fillStyle = css(deep);
    context.fill();
    roundedBox(context, -0.48, -0.86, 0.96, 0.86, 0.015);
    fillForm(context, body, { left: -0.48, top: -0.86, right: 0.48, bottom: 0 }, brush.light);
    for (const side of [-1, 1]) {
      polygon(context, [
        [side * 0.48, -0.86],
        [side * 0.62, -0.7],
        [side * 0.6, -0.66],
        [side * 0.48, -0.8],
      ]);
      fillForm(context, lighten(body, 0.04), { left: -0.62, top: -0.86, right: 0.62, bottom: -0.66 }, brush.light);
    }
    context.fillStyle = css(mix(body, [255, 246, 222], 0.4), 0.55);
    context.fillRect(-0.07, -0.86, 0.14, 0.3);
  },
};

/** Closed, with a strip over its lid: something stands on it. */
export const closed = (open: Drawable): Drawable => ({
  ...open,
  paint(context, brush) {
    const body = brush.colour ?? hex('#c49a63');
    const [left, right, top] = [-0.48, 0.48, -0.86];
    polygon(context, [
      [left, top],
      [left + 0.08, -0.99],
      [right - 0.08, -0.99],
      [right, top],
    ]);
    context.fillStyle = css(lighten(body, 0.16));
    context.fill();
    roundedBox(context, left, top, right - left, -top, 0.015);
    fillForm(context, body, { left, top, right, bottom: 0 }, brush.light);
    const strip = mix(body, [255, 246, 222], 0.4);
    polygon(context, [
      [-0.06, -0.99],
      [0.06, -0.99],
      [0.07, top],
      [-0.07, top],
    ]);
    context.fillStyle = css(strip, 0.7);
    context.fill();
    context.fillStyle = css(strip, 0.55);
    context.fillRect(-0.07, top, 0.14, 0.3);
  },
});

/** Woven, with a handle behind what is in it. */
export const basket: Drawable = {
  ...known('basket'),
  aspect: 1.2,
  paint(context, brush) {
    const body = brush.colour ?? hex('#b07f48');
    context.strokeStyle = css(lighten(body, -0.1));
    context.lineWidth = 0.055;
    context.beginPath();
    context.ellipse(0, -0.52, 0.44, 0.45, 0, Math.PI, 0);
    context.stroke();
    ellipse(context, 0, -0.52, 0.57, 0.09);
    context.fillStyle = css(lighten(body, -0.26));
    context.fill();
    const trace = (): void => {
      context.beginPath();
      context.moveTo(-0.57, -0.52);
      context.quadraticCurveTo(0, -0.34, 0.57, -0.52);
      context.lineTo(0.46, -0.04);
      context.quadraticCurveTo(0, 0.05, -0.46, -0.04);
      context.closePath();
    };
    trace();
    fillForm(context, body, { left: -0.57, top: -0.52, right: 0.57, bottom: 0 }, brush.light, 'upright');
    context.save();
    trace();
    context.clip();
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 15; column++) {
        const x = -0.6 + column * 0.085 + (row % 2) * 0.042;
        const y = -0.47 + row * 0.07 + (1 - (x / 0.6) ** 2) * 0.06;
        context.fillStyle = css(lighten(body, (row + column) % 2 === 0 ? 0.07 : -0.09), 0.75);
        roundedBox(context, x, y, 0.07, 0.045, 0.02);
        context.fill();
      }
    }
    context.restore();
    context.strokeStyle = css(lighten(body, 0.05));
    context.lineWidth = 0.06;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-0.57, -0.52);
    context.quadraticCurveTo(0, -0.34, 0.57, -0.52);
    context.stroke();
  },
};

/** A plain bag with two handles. */
export const bag: Drawable = {
  ...known('bag'),
  aspect: 0.8,
  paint(context, brush) {
    const body = brush.colour ?? brush.random.fork('bag').pick(['#c9a26b', '#5f8d8a', '#b8584a', '#7a6f9c'].map(hex));
    context.strokeStyle = css(lighten(body, -0.18));
    context.lineWidth = 0.035;
    for (const dx of [-0.03, 0.03]) {
      context.beginPath();
      context.ellipse(dx, -0.72, 0.17, 0.26, 0, Math.PI, 0);
      context.stroke();
    }
    polygon(context, [
      [-0.34, -0.74],
      [0.34, -0.74],
      [0.4, 0],
      [-0.4, 0],
    ]);
    fillForm(context, body, { left: -0.4, top: -0.74, right: 0.4, bottom: 0 }, brush.light);
    context.fillStyle = css(lighten(body, -0.1), 0.6);
    polygon(context, [
      [0.22, -0.74],
      [0.34, -0.74],
      [0.4, 0],
      [0.3, 0],
    ]);
    context.fill();
    context.fillStyle = css(lighten(body, 0.06), 0.8);
    context.fillRect(-0.34, -0.74, 0.68, 0.05);
  },
};

/** Glass with a screw lid. */
export const jar: Drawable = {
  ...known('jar'),
  aspect: 0.72,
  paint(context, brush) {
    const glass = brush.colour ?? hex('#bcd8dc');
    roundedBox(context, -0.36, -0.82, 0.72, 0.82, 0.12);
    context.fillStyle = css(glass, brush.colour ? 0.8 : 0.55);
    context.fill();
    context.strokeStyle = css(lighten(glass, -0.16), 0.9);
    context.lineWidth = 0.018;
    context.stroke();
    roundedBox(context, -0.3, -0.9, 0.6, 0.1, 0.03);
    context.fillStyle = css(glass, 0.7);
    context.fill();
    roundedBox(context, -0.33, -1, 0.66, 0.14, 0.03);
    const lid = hex('#b9894f');
    fillForm(context, lid, { left: -0.33, top: -1, right: 0.33, bottom: -0.86 }, brush.light, 'upright');
    context.fillStyle = css([255, 255, 255], 0.5);
    roundedBox(context, brush.light.side >= 0 ? 0.2 : -0.27, -0.72, 0.06, 0.58, 0.03);
    context.fill();
  },
};

/** It lies on the floor before us. */
export const rug: Drawable = {
  ...known('rug'),
  aspect: 3.2,
  paint(context, brush) {
    const body = brush.colour ?? brush.random.fork('rug').pick(['#a4483f', '#3f6a7a', '#b8863f', '#6d5a86'].map(hex));
    const outline = (grow: number): void =>
      polygon(context, [
        [-1.2 * grow, -0.5 - 0.5 * grow],
        [1.2 * grow, -0.5 - 0.5 * grow],
        [1.58 * grow, -0.5 + 0.5 * grow],
        [-1.58 * grow, -0.5 + 0.5 * grow],
      ]);
    outline(1);
    fillForm(context, body, { left: -1.6, top: -1, right: 1.6, bottom: 0 }, brush.light, 'flat', 0.6);
    context.lineWidth = 0.05;
    context.strokeStyle = css(mix(body, [255, 240, 214], 0.6));
    outline(0.84);
    context.stroke();
    context.lineWidth = 0.025;
    outline(0.7);
    context.stroke();
    context.strokeStyle = css(mix(body, [255, 240, 214], 0.5));
    context.lineWidth = 0.018;
    for (let thread = 0; thread <= 26; thread++) {
      const t = thread / 26;
      for (const side of [-1, 1]) {
        const x = side * (1.2 + 0.38 * t);
        context.beginPath();
        context.moveTo(x, -1 + t);
        context.lineTo(x + side * 0.07, -1 + t);
        context.stroke();
      }
    }
  },
};
