import { css, lighten } from '../../paint/kit/colour.js';
import { halfGap } from './eyewear.js';
import { bandCurve, brim } from './hats.js';
import { metalShade, onHead, roundShade, type Fitting, type Wear } from './wear.js';

/** A tall cylinder of silk, a little waisted, with a narrow curled brim. */
export const tallHat: Wear = {
  name: 'tall-hat',
  kind: 'hat',
  colours: ['#22222a'],
  stuff: 'hard',
  headroom: 0.95,
  band: 0.62,
  behind: (fitting) => brim(fitting, fitting.temple * 1.42, -0.7, 0.2, 'far'),
  front(fitting) {
    const { context, colour, second, temple } = fitting;
    const half = temple * 1.02;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.68);
      context.bezierCurveTo(-half * 0.9, -1.2, -half * 0.9, -1.7, -half * 1.02, -2.24);
      context.bezierCurveTo(-half * 0.5, -2.4, half * 0.5, -2.4, half * 1.02, -2.24);
      context.bezierCurveTo(half * 0.9, -1.7, half * 0.9, -1.2, half, -0.68);
      context.bezierCurveTo(half * 0.6, -0.44, -half * 0.6, -0.44, -half, -0.68);
      context.fillStyle = sheen(fitting, half);
      context.fill();
      // The flat top, seen a little from below: only its edge.
      context.beginPath();
      context.moveTo(-half * 1.02, -2.24);
      context.bezierCurveTo(-half * 0.5, -2.4, half * 0.5, -2.4, half * 1.02, -2.24);
      context.lineWidth = 0.03;
      context.strokeStyle = css(lighten(colour, 0.16), 0.8);
      context.stroke();
      context.beginPath();
      context.moveTo(-half, -0.7);
      bandCurve(fitting, half, -0.7, 0.26);
      context.lineTo(half * 0.94, -0.98);
      context.bezierCurveTo(half * 0.56, -0.74, -half * 0.56, -0.74, -half * 0.94, -0.98);
      context.closePath();
      context.fillStyle = roundShade(context, second, -half, half);
      context.fill();
    });
    brim(fitting, temple * 1.42, -0.7, 0.2, 'near');
  },
};

/** Silk plush: dark, with one bright streak on each side. */
function sheen({ context, colour }: Fitting, half: number): ReturnType<typeof roundShade> {
  const gradient = context.createLinearGradient(-half, 0, half, 0);
  const stops = [
    [0, -0.1],
    [0.16, 0.02],
    [0.26, 0.22],
    [0.36, 0.04],
    [0.62, -0.02],
    [0.78, 0.12],
    [0.88, 0],
    [1, -0.12],
  ] as const;
  for (const [at, amount] of stops) gradient.addColorStop(at, css(lighten(colour, amount)));
  return gradient;
}

/** A soft cap of six panels with a button on top and a curved peak over the forehead. */
export const ballCap: Wear = {
  name: 'ball-cap',
  kind: 'hat',
  colours: ['#2f4a7a', '#a32f35', '#26272d', '#3f5d50'],
  stuff: 'cloth',
  headroom: 0.35,
  band: 0.6,
  front(fitting) {
    const { context, colour, temple } = fitting;
    const half = temple * 1.08;
    onHead(fitting, () => {
      // Sits low on the forehead.
      context.translate(0, 0.1);
      context.beginPath();
      context.moveTo(-half, -0.58);
      context.bezierCurveTo(-half * 1.04, -1.24, -half * 0.72, -1.72, 0, -1.74);
      context.bezierCurveTo(half * 0.72, -1.72, half * 1.04, -1.24, half, -0.58);
      context.bezierCurveTo(half * 0.6, -0.44, -half * 0.6, -0.44, -half, -0.58);
      context.fillStyle = roundShade(context, colour, -half, half, 1.2);
      context.fill();
      context.save();
      context.clip();
      context.lineWidth = 0.022;
      context.strokeStyle = css(lighten(colour, -0.14), 0.7);
      for (const seam of [-0.72, 0, 0.72]) {
        context.beginPath();
        context.moveTo(seam * half, -0.4);
        context.quadraticCurveTo(seam * half * 1.05, -1.3, 0, -1.74);
        context.stroke();
      }
      context.restore();
      context.beginPath();
      context.ellipse(0, -1.73, 0.07, 0.045, 0, 0, 7);
      context.fillStyle = css(lighten(colour, 0.05));
      context.fill();
      // The peak comes towards the viewer: a crescent, dark below.
      context.beginPath();
      context.moveTo(-half * 0.9, -0.62);
      context.bezierCurveTo(-half * 0.86, -0.16, half * 0.86, -0.16, half * 0.9, -0.62);
      context.bezierCurveTo(half * 0.5, -0.78, -half * 0.5, -0.78, -half * 0.9, -0.62);
      context.fillStyle = roundShade(context, lighten(colour, -0.05), -half, half, 1.1);
      context.fill();
      context.lineWidth = 0.018;
      context.strokeStyle = css(lighten(colour, 0.14), 0.6);
      for (const inset of [0.03, 0.075]) {
        context.beginPath();
        context.moveTo(-half * (0.9 - inset), -0.62 - inset * 0.3);
        context.bezierCurveTo(
          -half * 0.84,
          -0.2 - inset,
          half * 0.84,
          -0.2 - inset,
          half * (0.9 - inset),
          -0.62 - inset * 0.3,
        );
        context.stroke();
      }
      context.lineWidth = 0.03;
      context.strokeStyle = css(lighten(colour, -0.2), 0.8);
      context.beginPath();
      context.moveTo(-half * 0.9, -0.62);
      context.bezierCurveTo(-half * 0.86, -0.16, half * 0.86, -0.16, half * 0.9, -0.62);
      context.stroke();
    });
  },
};

/** Thin cloth gathered on the crown that falls over the hair to the shoulders; the face is free. */
export const veil: Wear = {
  name: 'veil',
  kind: 'hat',
  colours: ['#f4f1ec'],
  stuff: 'hard',
  headroom: 0.25,
  behind(fitting) {
    const { context, colour, temple, crown } = fitting;
    const half = Math.max(1, temple) * 1.2;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(0, -crown - 0.06);
      context.bezierCurveTo(half * 1.1, -crown, half * 1.3, 0.2, half * 1.7, 2.9);
      context.lineTo(-half * 1.7, 2.9);
      context.bezierCurveTo(-half * 1.3, 0.2, -half * 1.1, -crown, 0, -crown - 0.06);
      context.fillStyle = css(lighten(colour, -0.04), 0.72);
      context.fill();
      folds(fitting, half, 0.5);
    });
  },
  front(fitting) {
    const { context, colour, temple, crown } = fitting;
    const half = Math.max(1, temple) * 1.12;
    onHead(fitting, () => {
      // Over the hair at both sides, open around the face.
      context.beginPath();
      context.moveTo(0, -crown - 0.05);
      context.bezierCurveTo(half * 1.06, -crown, half * 1.2, 0.2, half * 1.55, 2.7);
      context.lineTo(half * 1.02, 2.7);
      context.bezierCurveTo(half * 0.98, 0.6, half * 0.9, -0.5, 0, -crown + 0.26);
      context.bezierCurveTo(-half * 0.9, -0.5, -half * 0.98, 0.6, -half * 1.02, 2.7);
      context.lineTo(-half * 1.55, 2.7);
      context.bezierCurveTo(-half * 1.2, 0.2, -half * 1.06, -crown, 0, -crown - 0.05);
      context.fillStyle = css(colour, 0.4);
      context.fill();
      context.lineWidth = 0.022;
      context.strokeStyle = css(lighten(colour, 0.03), 0.75);
      context.beginPath();
      context.moveTo(half * 1.02, 2.7);
      context.bezierCurveTo(half * 0.98, 0.6, half * 0.9, -0.5, 0, -crown + 0.26);
      context.bezierCurveTo(-half * 0.9, -0.5, -half * 0.98, 0.6, -half * 1.02, 2.7);
      context.stroke();
      // A comb of small blossoms holds it.
      for (let blossom = -4; blossom <= 4; blossom += 1) {
        const x = blossom * 0.11;
        const y = -crown + 0.2 + Math.abs(blossom) * 0.022;
        context.beginPath();
        for (let petal = 0; petal < 5; petal += 1) {
          const angle = (petal / 5) * Math.PI * 2 + blossom;
          context.ellipse(x + Math.cos(angle) * 0.035, y + Math.sin(angle) * 0.035, 0.032, 0.032, 0, 0, 7);
        }
        context.fillStyle = css(lighten(colour, blossom % 2 === 0 ? 0.02 : -0.05));
        context.fill();
        context.beginPath();
        context.arc(x, y, 0.016, 0, 7);
        context.fillStyle = '#d9bd7a';
        context.fill();
      }
    });
  },
};

function folds({ context, colour, crown }: Fitting, half: number, strength: number): void {
  context.lineWidth = 0.035;
  for (let fold = 1; fold <= 5; fold += 1) {
    for (const side of [-1, 1]) {
      context.strokeStyle = css(lighten(colour, fold % 2 === 0 ? 0.03 : -0.14), strength);
      context.beginPath();
      context.moveTo(0, -crown);
      context.bezierCurveTo(
        side * half * (0.7 + fold * 0.08),
        -crown + 0.1,
        side * half * (0.8 + fold * 0.1),
        0.4,
        side * half * (0.85 + fold * 0.17),
        2.9,
      );
      context.stroke();
    }
  }
}

/** One round glass in a thin rim before one eye, on a cord. */
export const monocle: Wear = {
  name: 'monocle',
  kind: 'eyewear',
  colours: ['#c9a24a'],
  front(fitting) {
    const { context, colour } = fitting;
    const x = halfGap(fitting);
    const size = Math.min(0.36, x * 0.78);
    onHead(fitting, () => {
      context.beginPath();
      context.arc(x, 0.02, size, 0, 7);
      context.fillStyle = 'rgba(225,238,255,0.12)';
      context.fill();
      context.lineWidth = 0.055;
      context.strokeStyle = metalShade(context, colour, x - size, x + size);
      context.stroke();
      context.lineWidth = 0.03;
      context.strokeStyle = 'rgba(255,255,255,0.5)';
      context.beginPath();
      context.arc(x, 0.02, size * 0.74, 3.5, 4.4);
      context.stroke();
      context.lineCap = 'round';
      context.lineWidth = 0.024;
      context.strokeStyle = css(lighten(colour, -0.06), 0.95);
      context.beginPath();
      context.moveTo(x + size * 0.9, 0.16);
      context.bezierCurveTo(x + size * 1.25, 0.7, x + size * 1.2, 1.1, x + size * 0.7, 1.75);
      context.stroke();
    });
  },
};
