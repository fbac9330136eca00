import { css, lighten } from '../../paint/kit/colour.js';
import { onHead, roundShade, type Wear } from './wear.js';

/** A hat with three turned-up brims, of which two show, and a trim. */
export const tricorn: Wear = {
  name: 'tricorn',
  kind: 'hat',
  colours: ['#26222a', '#3a2a24'],
  headroom: 0.6,
  band: 0.62,
  front(fitting) {
    const { context, colour, second, temple } = fitting;
    const half = temple * 1.08;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half * 0.86, -0.9);
      context.bezierCurveTo(-half * 0.8, -1.75, half * 0.8, -1.75, half * 0.86, -0.9);
      context.closePath();
      context.fillStyle = roundShade(context, lighten(colour, 0.04), -half, half);
      context.fill();
      // The brim, turned up: low in the middle of the forehead, high at both sides.
      context.beginPath();
      context.moveTo(-half * 1.62, -1.12);
      context.bezierCurveTo(-half * 1.2, -0.62, -half * 0.5, -0.5, 0, -0.52);
      context.bezierCurveTo(half * 0.5, -0.5, half * 1.2, -0.62, half * 1.62, -1.12);
      context.bezierCurveTo(half * 1.15, -1.42, half * 0.6, -1.2, 0, -0.96);
      context.bezierCurveTo(-half * 0.6, -1.2, -half * 1.15, -1.42, -half * 1.62, -1.12);
      context.fillStyle = roundShade(context, colour, -half * 1.6, half * 1.6, 1.1);
      context.fill();
      context.lineWidth = 0.06;
      context.strokeStyle = css(second, 0.9);
      context.beginPath();
      context.moveTo(-half * 1.62, -1.12);
      context.bezierCurveTo(-half * 1.15, -1.42, -half * 0.6, -1.2, 0, -0.96);
      context.bezierCurveTo(half * 0.6, -1.2, half * 1.15, -1.42, half * 1.62, -1.12);
      context.stroke();
    });
  },
};

/** A hard shell with a short brim: builders, firefighters, riders. */
export const hardHat: Wear = {
  name: 'hard-hat',
  kind: 'hat',
  colours: ['#e5b93a', '#e8e8ea', '#b5332c'],
  headroom: 0.45,
  band: 0.64,
  front(fitting) {
    const { context, colour, temple } = fitting;
    const half = temple * 1.08;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.66);
      context.bezierCurveTo(-half * 1.06, -1.95, half * 1.06, -1.95, half, -0.66);
      context.bezierCurveTo(half * 0.5, -0.48, -half * 0.5, -0.48, -half, -0.66);
      context.fillStyle = roundShade(context, colour, -half, half, 1.2);
      context.fill();
      context.lineWidth = 0.13;
      context.lineCap = 'round';
      context.strokeStyle = css(lighten(colour, 0.05), 0.75);
      context.beginPath();
      context.moveTo(0, -0.6);
      context.quadraticCurveTo(0.02, -1.2, 0, -1.6);
      context.stroke();
      context.beginPath();
      context.moveTo(-half * 1.14, -0.64);
      context.bezierCurveTo(-half * 0.6, -0.36, half * 0.6, -0.36, half * 1.14, -0.64);
      context.bezierCurveTo(half * 0.6, -0.58, -half * 0.6, -0.58, -half * 1.14, -0.64);
      context.fillStyle = roundShade(context, lighten(colour, -0.06), -half, half);
      context.fill();
    });
  },
};
