import { css, lighten } from '../../paint/kit/colour.js';
import { onBody, onHead, roundShade, type Fitting, type Wear } from './wear.js';

/** A knitted cap that hugs the head, with a turned-up cuff and ribs. */
export const beanie: Wear = {
  name: 'beanie',
  kind: 'hat',
  colours: ['#2f5d8a', '#7d2438', '#3f5d50', '#3a3d45'],
  headroom: 0.3,
  band: 0.5,
  front(fitting) {
    const { context, colour, temple } = fitting;
    const half = temple * 1.05;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.6);
      context.bezierCurveTo(-half * 1.02, -1.78, half * 1.02, -1.78, half, -0.6);
      context.closePath();
      context.fillStyle = roundShade(context, colour, -half, half, 1.1);
      context.fill();
      context.save();
      context.clip();
      context.lineWidth = 0.022;
      context.strokeStyle = css(lighten(colour, -0.13), 0.45);
      for (let rib = -9; rib <= 9; rib += 1) {
        const x = (rib / 9) * half;
        context.beginPath();
        context.moveTo(x, -0.6);
        context.quadraticCurveTo(x * 0.96, -1.3, x * 0.25, -1.62);
        context.stroke();
      }
      context.restore();
      context.beginPath();
      context.moveTo(-half * 1.005, -0.8);
      context.quadraticCurveTo(0, -0.64, half * 1.005, -0.8);
      context.lineTo(half * 0.985, -0.46);
      context.quadraticCurveTo(0, -0.3, -half * 0.985, -0.46);
      context.closePath();
      context.fillStyle = roundShade(context, lighten(colour, 0.035), -half, half, 1.1);
      context.fill();
      context.save();
      context.clip();
      context.strokeStyle = css(lighten(colour, -0.12), 0.5);
      for (let rib = -14; rib <= 14; rib += 1) {
        const x = (rib / 14) * half;
        context.beginPath();
        context.moveTo(x, -1);
        context.lineTo(x, -0.25);
        context.stroke();
      }
      context.restore();
    });
  },
};

/** Cloth wound around the head, its turns crossing over the forehead. */
export const turban: Wear = {
  name: 'turban',
  kind: 'hat',
  colours: ['#b3702b', '#7d2438', '#2f4a6b', '#e4ded0'],
  headroom: 0.5,
  band: 0.66,
  front(fitting) {
    const { context, colour, temple } = fitting;
    const half = temple * 1.14;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half * 0.98, -0.52);
      context.bezierCurveTo(-half * 1.34, -1.35, -half * 0.8, -2, 0, -1.98);
      context.bezierCurveTo(half * 0.8, -2, half * 1.34, -1.35, half * 0.98, -0.52);
      context.quadraticCurveTo(half * 0.45, -0.62, 0, -0.8);
      context.quadraticCurveTo(-half * 0.45, -0.62, -half * 0.98, -0.52);
      context.closePath();
      context.fillStyle = roundShade(context, colour, -half * 1.2, half * 1.2, 1.2);
      context.fill();
      context.save();
      context.clip();
      for (let turn = 0; turn < 7; turn += 1) {
        const lift = turn * 0.2;
        const side = turn % 2 === 0 ? 1 : -1;
        context.beginPath();
        context.moveTo(-side * half * 1.25, -0.5 - lift);
        context.bezierCurveTo(
          -side * half * 0.5,
          -0.62 - lift,
          side * half * 0.3,
          -0.92 - lift,
          side * half * 1.1,
          -1.35 - lift,
        );
        context.lineWidth = 0.2;
        context.strokeStyle = css(lighten(colour, 0.05), 0.5);
        context.stroke();
        context.lineWidth = 0.045;
        context.strokeStyle = css(lighten(colour, -0.16), 0.55);
        context.stroke();
      }
      context.restore();
    });
  },
};

/** The outline of a headscarf: around the face, over the shoulders. */
function scarfOutline({ context, anatomy, temple, floor }: Fitting): void {
  const { eyes, collar, unit } = anatomy;
  const head = [(eyes[0] - collar[0]) / unit, (eyes[1] - collar[1]) / unit] as const;
  const half = Math.max(0.92, temple * 1.12);
  context.beginPath();
  context.moveTo(head[0], head[1] - 1.42);
  context.bezierCurveTo(
    head[0] - half * 1.05,
    head[1] - 1.42,
    head[0] - half * 1.12,
    head[1] - 0.2,
    -half * 0.98,
    -0.3,
  );
  context.bezierCurveTo(-half * 1.15, 0.3, -1.75, 0.5, -1.8, Math.min(floor, 1.5));
  context.quadraticCurveTo(0, Math.min(floor, 1.5) + 0.75, 1.8, Math.min(floor, 1.5));
  context.bezierCurveTo(1.75, 0.5, half * 1.15, 0.3, half * 0.98, -0.3);
  context.bezierCurveTo(
    head[0] + half * 1.12,
    head[1] - 0.2,
    head[0] + half * 1.05,
    head[1] - 1.42,
    head[0],
    head[1] - 1.42,
  );
  context.closePath();
}

/** A scarf that leaves the face free and covers hair, neck and shoulders. */
export const headscarf: Wear = {
  name: 'headscarf',
  kind: 'hat',
  colours: ['#6d7f94', '#8a5a62', '#3f5d50', '#b9a48a'],
  headroom: 0.2,
  band: 0.7,
  covers: true,
  encloses: true,
  behind(fitting) {
    const { context, colour } = fitting;
    onBody(fitting, () => {
      scarfOutline(fitting);
      context.fillStyle = css(lighten(colour, -0.16));
      context.fill();
    });
  },
  front(fitting) {
    const { context, colour, anatomy } = fitting;
    onBody(fitting, () => {
      scarfOutline(fitting);
      context.fillStyle = roundShade(context, colour, -1.7, 1.7, 1);
      context.fill();
    });
    const wide = (anatomy.faceWidth / anatomy.unit) * 0.5;
    const faceHole = (grow: number): void => {
      context.beginPath();
      context.ellipse(0, 0.2, wide * 0.98 + grow, 0.95 + grow, 0, 0, 7);
    };
    onHead(fitting, () => {
      context.globalCompositeOperation = 'destination-out';
      faceHole(0);
      context.fill();
      context.globalCompositeOperation = 'source-atop';
      // The edge turns inwards, and folds run from it to the back of the head and across the throat.
      for (const [grow, alpha] of [
        [0.05, 0.45],
        [0.2, 0.22],
        [0.42, 0.16],
      ] as const) {
        faceHole(grow);
        context.lineWidth = 0.07;
        context.strokeStyle = css(lighten(colour, -0.18), alpha);
        context.stroke();
      }
      context.lineWidth = 0.05;
      context.strokeStyle = css(lighten(colour, -0.16), 0.4);
      for (let fold = 0; fold < 4; fold += 1) {
        context.beginPath();
        context.moveTo(-1.2, 0.9 + fold * 0.22);
        context.quadraticCurveTo(0.1, 1.5 + fold * 0.26, 1.25, 0.7 + fold * 0.3);
        context.stroke();
      }
      context.globalCompositeOperation = 'source-over';
    });
  },
};

/** A mask of pleated cloth over nose and mouth, held at the ears. */
export const faceMask: Wear = {
  name: 'face-mask',
  kind: 'ornament',
  colours: ['#a9c7d6', '#e8ebec', '#33363d'],
  stuff: 'cloth',
  front(fitting) {
    const { context, colour, anatomy } = fitting;
    const wide = (anatomy.faceWidth / anatomy.unit) * 0.5;
    onHead(fitting, () => {
      context.lineWidth = 0.025;
      context.strokeStyle = css(lighten(colour, 0.05));
      for (const side of [-1, 1]) {
        for (const y of [0.3, 0.8]) {
          context.beginPath();
          context.moveTo(side * wide * 0.82, y);
          context.quadraticCurveTo(side * wide * 0.98, y - 0.1, side * wide * 1.02, 0.1);
          context.stroke();
        }
      }
      context.beginPath();
      context.moveTo(-wide * 0.84, 0.26);
      context.quadraticCurveTo(-0.25, 0.2, 0, 0.12);
      context.quadraticCurveTo(0.25, 0.2, wide * 0.84, 0.26);
      context.bezierCurveTo(wide * 0.9, 0.75, wide * 0.45, 1.07, 0, 1.08);
      context.bezierCurveTo(-wide * 0.45, 1.07, -wide * 0.9, 0.75, -wide * 0.84, 0.26);
      context.closePath();
      context.fillStyle = roundShade(context, colour, -wide, wide, 0.9);
      context.fill();
      context.save();
      context.clip();
      context.lineWidth = 0.03;
      context.strokeStyle = css(lighten(colour, -0.14), 0.55);
      for (const y of [0.42, 0.6, 0.78]) {
        context.beginPath();
        context.moveTo(-wide, y - 0.04);
        context.quadraticCurveTo(0, y + 0.1, wide, y - 0.04);
        context.stroke();
      }
      context.restore();
    });
  },
};
