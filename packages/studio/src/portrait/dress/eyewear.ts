import { css, lighten } from '../../paint/kit/colour.js';
import { onHead, roundShade, type Fitting, type Wear } from './wear.js';

/** Half the distance of the pupils, in units. */
export function halfGap({ anatomy }: Fitting): number {
  return (
    Math.hypot(anatomy.rightEye[0] - anatomy.leftEye[0], anatomy.rightEye[1] - anatomy.leftEye[1]) / 2 / anatomy.unit
  );
}

function lenses(fitting: Fitting, lens: (side: number, x: number) => void, width: number): void {
  const { context, colour, anatomy } = fitting;
  const gap = halfGap(fitting);
  const reach = (anatomy.faceWidth / anatomy.unit) * 0.5;
  onHead(fitting, () => {
    context.lineCap = 'round';
    context.strokeStyle = css(colour);
    context.lineWidth = 0.05;
    // Bridge and arms first, so that the rims lie over their ends.
    context.beginPath();
    context.moveTo(-gap + width * 0.8, -0.02);
    context.quadraticCurveTo(0, -0.16, gap - width * 0.8, -0.02);
    for (const side of [-1, 1]) {
      context.moveTo(side * (gap + width), -0.05);
      context.lineTo(side * Math.max(gap + width, reach), -0.07);
    }
    context.stroke();
    for (const side of [-1, 1]) lens(side, side * gap);
  });
}

export const sunglasses: Wear = {
  name: 'sunglasses',
  kind: 'eyewear',
  colours: ['#17171c'],
  front(fitting) {
    const { context, colour } = fitting;
    const size = Math.min(0.46, halfGap(fitting) * 0.86);
    lenses(
      fitting,
      (_side, x) => {
        context.beginPath();
        context.moveTo(x - size, -0.2);
        context.quadraticCurveTo(x, -0.27, x + size, -0.2);
        context.bezierCurveTo(x + size * 1.02, 0.2, x + size * 0.5, 0.34, x, 0.33);
        context.bezierCurveTo(x - size * 0.5, 0.34, x - size * 1.02, 0.2, x - size, -0.2);
        const glass = context.createLinearGradient(x, -0.25, x, 0.35);
        glass.addColorStop(0, css(lighten(colour, 0.02), 0.96));
        glass.addColorStop(0.55, css(lighten(colour, 0.14), 0.9));
        glass.addColorStop(1, css(lighten(colour, 0.3), 0.78));
        context.fillStyle = glass;
        context.fill();
        context.lineWidth = 0.045;
        context.strokeStyle = css(lighten(colour, -0.04));
        context.stroke();
        context.lineWidth = 0.05;
        context.strokeStyle = 'rgba(255,255,255,0.35)';
        context.beginPath();
        context.moveTo(x - size * 0.5, 0.08);
        context.lineTo(x - size * 0.1, -0.13);
        context.stroke();
      },
      size,
    );
  },
};

export const glasses: Wear = {
  name: 'glasses',
  kind: 'eyewear',
  colours: ['#2a2024', '#6b4a2a', '#8b8f98'],
  front(fitting) {
    const { context, colour } = fitting;
    const size = Math.min(0.42, halfGap(fitting) * 0.8);
    lenses(
      fitting,
      (_side, x) => {
        context.beginPath();
        context.ellipse(x, 0.02, size, size * 0.9, 0, 0, 7);
        context.fillStyle = 'rgba(220,236,255,0.1)';
        context.fill();
        context.lineWidth = 0.06;
        context.strokeStyle = css(colour);
        context.stroke();
        context.lineWidth = 0.03;
        context.strokeStyle = 'rgba(255,255,255,0.45)';
        context.beginPath();
        context.ellipse(x, 0.02, size * 0.8, size * 0.7, 0, Math.PI * 1.1, Math.PI * 1.4);
        context.stroke();
      },
      size,
    );
  },
};

/** A band of light over the eyes, thin enough to leave them visible. */
export const visor: Wear = {
  name: 'visor',
  kind: 'eyewear',
  colours: ['#25e0ff', '#ff3fb0'],
  front(fitting) {
    const { context, colour, anatomy } = fitting;
    const half = (anatomy.faceWidth / anatomy.unit) * 0.53;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.2);
      context.quadraticCurveTo(0, -0.3, half, -0.2);
      context.lineTo(half * 0.94, 0.16);
      context.quadraticCurveTo(half * 0.4, 0.26, 0.1, 0.13);
      context.quadraticCurveTo(0, 0.06, -0.1, 0.13);
      context.quadraticCurveTo(-half * 0.4, 0.26, -half * 0.94, 0.16);
      context.closePath();
      context.fillStyle = css(colour, 0.34);
      context.fill();
      context.lineWidth = 0.035;
      context.strokeStyle = css(lighten(colour, 0.1), 0.95);
      context.stroke();
      context.lineWidth = 0.02;
      context.strokeStyle = css(lighten(colour, 0.2), 0.6);
      context.beginPath();
      for (let line = 0; line < 3; line += 1) {
        context.moveTo(-half * 0.9, -0.12 + line * 0.08);
        context.lineTo(-half * (0.5 - line * 0.12), -0.12 + line * 0.08);
      }
      context.stroke();
    });
  },
};

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
