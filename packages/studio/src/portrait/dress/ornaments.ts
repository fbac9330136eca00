import { css, lighten } from '../../paint/kit/colour.js';
import { onHead, roundShade, type Wear } from './wear.js';

export const headphones: Wear = {
  name: 'headphones',
  kind: 'ornament',
  colours: ['#2a2d36', '#c43b3b', '#e8e8ea'],
  headroom: 0.2,
  front(fitting) {
    const { context, colour, second, temple } = fitting;
    const half = Math.min(1.2, temple * 1.02);
    onHead(fitting, () => {
      const top = -fitting.crown - 0.06;
      context.lineWidth = 0.17;
      context.lineCap = 'round';
      context.strokeStyle = roundShade(context, colour, -half, half, 1.2);
      context.beginPath();
      context.moveTo(-half, 0.1);
      context.bezierCurveTo(-half * 1.1, top * 1.12, half * 1.1, top * 1.12, half, 0.1);
      context.stroke();
      for (const side of [-1, 1]) {
        context.beginPath();
        context.roundRect(side * half - 0.2, -0.22, 0.4, 0.82, 0.18);
        context.fillStyle = roundShade(context, colour, side * half - 0.22, side * half + 0.22, 1.4);
        context.fill();
        context.lineWidth = 0.05;
        context.strokeStyle = css(second);
        context.beginPath();
        context.roundRect(side * half - 0.11, -0.1, 0.22, 0.56, 0.1);
        context.stroke();
      }
    });
  },
};

export const scarf: Wear = {
  name: 'scarf',
  kind: 'ornament',
  colours: ['#b5432f', '#3d6480', '#c79a3c', '#5f7a4f'],
  front(fitting) {
    const { context, colour, anatomy } = fitting;
    context.save();
    context.translate(anatomy.collar[0], anatomy.collar[1]);
    context.scale(anatomy.unit, anatomy.unit);
    // One end hangs down over the chest.
    context.beginPath();
    context.moveTo(0.1, 0.35);
    context.bezierCurveTo(0.3, 0.8, 0.2, 1.2, 0.34, 1.75);
    context.lineTo(0.86, 1.68);
    context.bezierCurveTo(0.72, 1.2, 0.78, 0.7, 0.62, 0.3);
    context.closePath();
    context.fillStyle = roundShade(context, lighten(colour, -0.05), 0.1, 0.86, 1.2);
    context.fill();
    for (const [top, bottom, half, shade] of [
      [0.1, 0.56, 0.92, -0.05],
      [-0.28, 0.3, 0.84, 0.02],
    ] as const) {
      context.beginPath();
      context.moveTo(-half * 0.9, top - 0.1);
      context.bezierCurveTo(-half * 0.5, top + 0.24, half * 0.5, top + 0.24, half * 0.9, top - 0.1);
      context.bezierCurveTo(half * 1.16, top + 0.05, half * 1.12, bottom - 0.2, half * 0.86, bottom - 0.08);
      context.bezierCurveTo(half * 0.4, bottom + 0.16, -half * 0.4, bottom + 0.16, -half * 0.86, bottom - 0.08);
      context.bezierCurveTo(-half * 1.12, bottom - 0.2, -half * 1.16, top + 0.05, -half * 0.9, top - 0.1);
      context.fillStyle = roundShade(context, lighten(colour, shade), -half, half, 1.4);
      context.fill();
      context.lineCap = 'round';
      context.lineWidth = 0.03;
      for (let fold = 0; fold < 4; fold += 1) {
        const y = top + 0.1 + ((bottom - top) * (fold + 0.5)) / 5;
        context.strokeStyle = css(lighten(colour, fold % 2 === 0 ? -0.14 : 0.1), 0.45);
        context.beginPath();
        context.moveTo(-half * (0.95 - fold * 0.1), y - 0.06);
        context.bezierCurveTo(-half * 0.4, y + 0.16, half * 0.3, y + 0.14, half * (0.6 + fold * 0.1), y - 0.02);
        context.stroke();
      }
    }
    context.restore();
  },
};

export const bowTie: Wear = {
  name: 'bow-tie',
  kind: 'ornament',
  colours: ['#15151a', '#8e2433'],
  front(fitting) {
    const { context, colour, anatomy } = fitting;
    context.save();
    context.translate(anatomy.collar[0], anatomy.collar[1] + 0.3 * anatomy.unit);
    context.scale(anatomy.unit, anatomy.unit);
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(side * 0.2, -0.2, side * 0.46, -0.24, side * 0.5, -0.17);
      context.quadraticCurveTo(side * 0.54, 0, side * 0.5, 0.19);
      context.bezierCurveTo(side * 0.42, 0.24, side * 0.2, 0.18, 0, 0);
      context.fillStyle = roundShade(context, lighten(colour, 0.05), side * 0.25 - 0.3, side * 0.25 + 0.3);
      context.fill();
    }
    context.beginPath();
    context.roundRect(-0.09, -0.11, 0.18, 0.22, 0.06);
    context.fillStyle = css(lighten(colour, 0.08));
    context.fill();
    context.restore();
  },
};

export const earrings: Wear = {
  name: 'earrings',
  kind: 'ornament',
  colours: ['#f2ece0', '#d9ae3d'],
  front(fitting) {
    const { context, colour, anatomy } = fitting;
    for (const index of [2, 14]) {
      const [x, y] = anatomy.points[index]!;
      const size = anatomy.unit * 0.075;
      const pearl = context.createRadialGradient(x - size * 0.4, y - size * 0.4, size * 0.1, x, y, size);
      pearl.addColorStop(0, '#ffffff');
      pearl.addColorStop(0.4, css(colour));
      pearl.addColorStop(1, css(lighten(colour, -0.25)));
      context.fillStyle = pearl;
      context.beginPath();
      context.arc(x, y, size, 0, 7);
      context.fill();
    }
  },
};
