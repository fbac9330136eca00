import { css, lighten } from '../../paint/kit/colour.js';
import { halfGap } from './eyewear.js';
import { bandCurve } from './hats.js';
import { onHead, roundShade, type Wear } from './wear.js';

/** A square board over a tight cap, its tassel over one side. */
export const mortarboard: Wear = {
  name: 'mortarboard',
  kind: 'hat',
  colours: ['#25252c', '#27304a'],
  headroom: 0.5,
  band: 0.66,
  front(fitting) {
    const { context, colour, second, temple } = fitting;
    const half = temple * 1.02;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.66);
      bandCurve(fitting, half, -0.66, 0.2);
      context.lineTo(half * 0.94, -1.36);
      context.lineTo(-half * 0.94, -1.36);
      context.closePath();
      context.fillStyle = roundShade(context, colour, -half, half, 0.9);
      context.fill();
      context.beginPath();
      context.moveTo(-half * 1.75, -1.44);
      context.lineTo(0, -1.12);
      context.lineTo(half * 1.75, -1.44);
      context.lineTo(0, -1.82);
      context.closePath();
      context.fillStyle = css(lighten(colour, 0.06));
      context.fill();
      context.lineWidth = 0.06;
      context.lineCap = 'round';
      context.strokeStyle = css(second);
      context.beginPath();
      context.moveTo(0, -1.48);
      context.lineTo(half * 1.2, -1.4);
      context.lineTo(half * 1.22, -0.72);
      context.stroke();
      context.lineWidth = 0.15;
      context.beginPath();
      context.moveTo(half * 1.22, -0.72);
      context.lineTo(half * 1.22, -0.44);
      context.stroke();
    });
  },
};

/** A patch over one eye, its strap around the head. */
export const eyePatch: Wear = {
  name: 'eye-patch',
  kind: 'eyewear',
  colours: ['#1f1c20'],
  front(fitting) {
    const { context, colour, temple } = fitting;
    const x = halfGap(fitting);
    const size = Math.min(0.36, x * 0.8);
    onHead(fitting, () => {
      context.lineWidth = 0.07;
      context.strokeStyle = css(colour);
      context.beginPath();
      context.moveTo(-temple * 0.98, -0.62);
      context.quadraticCurveTo(0, -0.5, x, -0.1);
      context.lineTo(temple * 1.02, 0.12);
      context.stroke();
      context.beginPath();
      context.ellipse(x, 0.02, size, size * 0.94, 0, 0, 7);
      context.fillStyle = roundShade(context, colour, x - size, x + size, 0.8);
      context.fill();
    });
  },
};
