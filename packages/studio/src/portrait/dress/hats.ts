import { css, lighten, lightnessOf, mix, type Rgb } from '../../paint/kit/colour.js';
import { metalShade, onHead, roundShade, type Fitting, type Wear } from './wear.js';

/** The line around the head where a hat sits, bulging towards the viewer. Continues the path from left to right. */
export function bandCurve({ context }: Fitting, half: number, y: number, sag: number): void {
  context.bezierCurveTo(-half * 0.6, y + sag, half * 0.6, y + sag, half, y);
}

/** A brim: an ellipse around the head, its far half behind. */
export function brim(fitting: Fitting, width: number, y: number, rise: number, part: 'far' | 'near'): void {
  const { context, colour } = fitting;
  onHead(fitting, () => {
    context.beginPath();
    const [from, to] = part === 'far' ? [Math.PI, Math.PI * 2] : [0, Math.PI];
    context.ellipse(0, y, width, rise, 0, from, to);
    if (part === 'near') context.ellipse(0, y, width * 0.58, rise * 0.34, 0, Math.PI, 0, true);
    context.closePath();
    context.fillStyle = roundShade(context, part === 'far' ? lighten(colour, -0.13) : colour, -width, width, 0.9);
    context.fill();
  });
}

export const pointedHat: Wear = {
  name: 'pointed-hat',
  kind: 'hat',
  colours: ['#3a2f63', '#26243a', '#2d3f5e'],
  headroom: 1,
  band: 0.66,
  behind: (fitting) => brim(fitting, fitting.temple * 1.75, -0.68, 0.3, 'far'),
  front(fitting) {
    const { context, colour, second, temple, random } = fitting;
    const half = temple * 1.04;
    const bend = random.fork('hat').pick([-1, 1]) * 0.5;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.7);
      context.bezierCurveTo(-half * 0.6, -1.5, -0.3, -2.1, bend * 0.9, -2.75);
      context.bezierCurveTo(0.1 + bend * 0.3, -2.1, half * 0.7, -1.5, half, -0.7);
      context.bezierCurveTo(half * 0.6, -0.42, -half * 0.6, -0.42, -half, -0.7);
      context.fillStyle = roundShade(context, colour, -half, half, 1.2);
      context.fill();
      context.beginPath();
      context.moveTo(-half * 0.99, -0.72);
      bandCurve(fitting, half * 0.99, -0.72, 0.28);
      context.lineTo(half * 0.86, -0.98);
      context.bezierCurveTo(half * 0.5, -0.74, -half * 0.5, -0.74, -half * 0.86, -0.98);
      context.closePath();
      context.fillStyle = roundShade(context, second, -half, half);
      context.fill();
    });
    brim(fitting, temple * 1.75, -0.68, 0.3, 'near');
  },
};

export const broadHat: Wear = {
  name: 'broad-hat',
  kind: 'hat',
  colours: ['#7a5638', '#4d3a2c', '#3b3a3f', '#c9a86a'],
  headroom: 0.55,
  band: 0.62,
  behind: (fitting) => brim(fitting, fitting.temple * 1.85, -0.66, 0.32, 'far'),
  front(fitting) {
    const { context, colour, second, temple } = fitting;
    const half = temple * 1.05;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.66);
      context.bezierCurveTo(-half * 1.02, -1.3, -half * 0.85, -1.75, -half * 0.42, -1.78);
      context.quadraticCurveTo(0, -1.58, half * 0.42, -1.78);
      context.bezierCurveTo(half * 0.85, -1.75, half * 1.02, -1.3, half, -0.66);
      bandCurve({ ...fitting }, -half, -0.66, 0.3);
      context.closePath();
      context.fillStyle = roundShade(context, colour, -half, half, 1.1);
      context.fill();
      context.beginPath();
      context.moveTo(-half, -0.68);
      bandCurve(fitting, half, -0.68, 0.3);
      context.lineTo(half, -0.9);
      context.bezierCurveTo(half * 0.6, -0.6, -half * 0.6, -0.6, -half, -0.9);
      context.closePath();
      context.fillStyle = css(second);
      context.fill();
    });
    brim(fitting, temple * 1.85, -0.66, 0.32, 'near');
  },
};

export const softHat: Wear = {
  name: 'soft-hat',
  kind: 'hat',
  colours: ['#b3202b', '#2f5d8a', '#3f6b4a'],
  headroom: 0.5,
  band: 0.6,
  front(fitting) {
    const { context, colour, temple, random } = fitting;
    const half = temple * 1.06;
    const side = random.fork('hat').pick([-1, 1]);
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.66);
      context.bezierCurveTo(-half * 1.05, -1.5, -half * 0.4, -1.95, side * 0.3, -1.9);
      context.bezierCurveTo(half * 0.9, -1.8, half * 1.08, -1.3, half, -0.66);
      context.closePath();
      context.fillStyle = roundShade(context, colour, -half, half, 1.1);
      context.fill();
      context.beginPath();
      context.moveTo(side * half * 0.3, -1.88);
      context.bezierCurveTo(side * half * 1.3, -1.9, side * half * 1.5, -1.2, side * half * 1.36, -0.86);
      context.bezierCurveTo(side * half * 1.2, -1.1, side * half * 1.05, -1.3, side * half * 0.6, -1.4);
      context.closePath();
      context.fillStyle = css(lighten(colour, -0.05));
      context.fill();
      fluff(fitting, side * half * 1.36, -0.74, 0.22, 0.22);
      for (let puff = -6; puff <= 6; puff += 1) {
        const x = (puff / 6) * half * 1.03;
        fluff(fitting, x, -0.58 + Math.sqrt(Math.max(0, 1 - (x / (half * 1.1)) ** 2)) * 0.08, 0.2, 0.19);
      }
    });
  },
};

function fluff({ context }: Fitting, x: number, y: number, width: number, height: number): void {
  const white = context.createRadialGradient(x - width * 0.3, y - height * 0.4, width * 0.1, x, y, width * 1.1);
  white.addColorStop(0, 'rgb(252,252,250)');
  white.addColorStop(1, 'rgb(206,208,218)');
  context.fillStyle = white;
  context.beginPath();
  context.ellipse(x, y, width, height, 0, 0, 7);
  context.fill();
}

export const peakedCap: Wear = {
  name: 'peaked-cap',
  kind: 'hat',
  colours: ['#1f2d4f', '#27324a'],
  headroom: 0.45,
  band: 0.62,
  front(fitting) {
    const { context, colour, second, temple } = fitting;
    const half = temple * 1.05;
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half, -0.72);
      context.bezierCurveTo(-half * 1.4, -1.0, -half * 1.35, -1.45, -half * 0.5, -1.58);
      context.bezierCurveTo(0, -1.7, half * 0.5, -1.66, half * 0.5, -1.58);
      context.bezierCurveTo(half * 1.35, -1.45, half * 1.4, -1.0, half, -0.72);
      context.closePath();
      context.fillStyle = roundShade(context, lighten(colour, 0.04), -half * 1.3, half * 1.3, 0.7);
      context.fill();
      context.beginPath();
      context.moveTo(-half, -0.66);
      bandCurve(fitting, half, -0.66, 0.2);
      context.lineTo(half, -0.98);
      context.bezierCurveTo(half * 0.6, -0.78, -half * 0.6, -0.78, -half, -0.98);
      context.closePath();
      // A white cap has a dark band.
      const ribbon: Rgb = lightnessOf(colour) > 0.7 ? [31, 45, 79] : lighten(colour, -0.1);
      context.fillStyle = roundShade(context, ribbon, -half, half);
      context.fill();
      context.beginPath();
      context.moveTo(-half * 0.84, -0.6);
      context.bezierCurveTo(-half * 0.5, -0.42, half * 0.5, -0.42, half * 0.84, -0.6);
      context.bezierCurveTo(half * 0.7, -0.2, -half * 0.7, -0.2, -half * 0.84, -0.6);
      context.fillStyle = metalShade(context, [34, 34, 42], -half, half);
      context.fill();
      context.fillStyle = metalShade(context, second, -0.2, 0.2);
      context.beginPath();
      context.ellipse(0, -0.86, 0.17, 0.2, 0, 0, 7);
      context.fill();
    });
  },
};

export const toque: Wear = {
  name: 'toque',
  kind: 'hat',
  colours: ['#f3f3f1'],
  headroom: 0.8,
  band: 0.62,
  front(fitting) {
    const { context, colour, temple } = fitting;
    const half = temple * 1.02;
    onHead(fitting, () => {
      for (const [x, y, size] of [
        [-0.62, -1.55, 0.5],
        [0.62, -1.55, 0.5],
        [-0.26, -1.8, 0.56],
        [0.3, -1.78, 0.56],
        [0, -1.5, 0.7],
      ] as const) {
        const puff = context.createRadialGradient(x * half - 0.15, y - 0.2, 0.05, x * half, y, size * 1.1);
        puff.addColorStop(0, css(lighten(colour, 0.03)));
        puff.addColorStop(1, css(lighten(colour, -0.13)));
        context.fillStyle = puff;
        context.beginPath();
        context.arc(x * half, y, size, 0, 7);
        context.fill();
      }
      context.beginPath();
      context.moveTo(-half, -0.62);
      bandCurve(fitting, half, -0.62, 0.22);
      context.lineTo(half * 0.98, -1.2);
      context.bezierCurveTo(half * 0.6, -1.02, -half * 0.6, -1.02, -half * 0.98, -1.2);
      context.closePath();
      context.fillStyle = roundShade(context, colour, -half, half, 0.8);
      context.fill();
    });
  },
};

export const hornedHelmet: Wear = {
  name: 'helmet',
  kind: 'hat',
  stuff: 'metal',
  colours: ['#8d94a3', '#a08a5e'],
  headroom: 0.55,
  band: 0.6,
  front(fitting) {
    const { context, colour, second, temple } = fitting;
    const half = temple * 1.06;
    onHead(fitting, () => {
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * half * 0.85, -0.98);
        context.bezierCurveTo(side * half * 1.6, -0.95, side * half * 1.75, -1.5, side * half * 1.5, -2);
        context.bezierCurveTo(side * half * 1.45, -1.6, side * half * 1.2, -1.4, side * half * 0.72, -1.35);
        context.closePath();
        context.fillStyle = roundShade(context, [226, 212, 184], side * half * 1.25 - 0.5, side * half * 1.25 + 0.5);
        context.fill();
      }
      context.beginPath();
      context.moveTo(-half, -0.58);
      context.bezierCurveTo(-half, -1.6, -half * 0.5, -1.9, 0, -1.9);
      context.bezierCurveTo(half * 0.5, -1.9, half, -1.6, half, -0.58);
      context.bezierCurveTo(half * 0.6, -0.38, -half * 0.6, -0.38, -half, -0.58);
      context.fillStyle = metalShade(context, colour, -half, half);
      context.fill();
      context.lineWidth = 0.2;
      context.strokeStyle = metalShade(context, second, -half, half);
      context.beginPath();
      context.moveTo(-half, -0.66);
      bandCurve(fitting, half, -0.66, 0.2);
      context.moveTo(0, -0.56);
      context.lineTo(0, -1.86);
      context.stroke();
    });
  },
};

export const beret: Wear = {
  name: 'beret',
  kind: 'hat',
  colours: ['#8e2433', '#27304a', '#2c2c30'],
  headroom: 0.3,
  band: 0.78,
  front(fitting) {
    const { context, colour, temple, random } = fitting;
    const half = temple * 1.02;
    const side = random.fork('hat').pick([-1, 1]);
    onHead(fitting, () => {
      context.beginPath();
      context.moveTo(-half * 0.95, -0.76);
      context.bezierCurveTo(-half * (1.25 - side * 0.3), -1.3, -half * 0.6, -1.66, side * 0.2, -1.6);
      context.bezierCurveTo(half * 0.8, -1.62, half * (1.25 + side * 0.3), -1.25, half * 0.95, -0.76);
      context.bezierCurveTo(half * 0.5, -0.92, -half * 0.5, -0.92, -half * 0.95, -0.76);
      context.fillStyle = roundShade(context, colour, -half * 1.3, half * 1.3, 1.1);
      context.fill();
      context.lineWidth = 0.08;
      context.lineCap = 'round';
      context.strokeStyle = css(lighten(colour, -0.05));
      context.beginPath();
      context.moveTo(side * 0.2, -1.58);
      context.lineTo(side * 0.24, -1.72);
      context.stroke();
    });
  },
};

/** A wreath: flowers, laurel leaves, or a halo of light. */
export const wreath: Wear = {
  name: 'wreath',
  kind: 'hat',
  stuff: 'hard',
  colours: ['#e58aa5', '#f0c35a', '#c98be0', '#f2f0ea'],
  headroom: 0.12,
  front(fitting) {
    const { context, colour, second, temple, random } = fitting;
    const half = Math.min(1.15, temple * 0.98);
    const stream = random.fork('wreath');
    onHead(fitting, () => {
      const top = -Math.max(0.72, fitting.crown * 0.66);
      const place = (share: number) => {
        const x = share * half;
        return [x, top + Math.sqrt(Math.max(0, 1 - share * share)) * 0.1 + Math.abs(share) * 0.16] as const;
      };
      for (let leaf = 0; leaf < 34; leaf += 1) {
        const [x, y] = place(stream.between(-1, 1));
        context.fillStyle = css(lighten([74, 122, 66], stream.around(0.08)));
        context.beginPath();
        context.ellipse(x, y + stream.around(0.07), 0.16, 0.06, stream.between(-1.2, 1.2), 0, 7);
        context.fill();
      }
      for (let flower = 0; flower < 11; flower += 1) {
        const [x, y] = place(-1 + (flower / 10) * 2);
        const size = stream.between(0.09, 0.15);
        const tint = stream.chance(0.6) ? colour : second;
        for (let petal = 0; petal < 6; petal += 1) {
          const angle = (petal / 6) * Math.PI * 2 + flower;
          context.fillStyle = css(lighten(tint, stream.around(0.05)));
          context.beginPath();
          context.ellipse(
            x + Math.cos(angle) * size * 0.8,
            y + Math.sin(angle) * size * 0.7,
            size * 0.66,
            size * 0.5,
            angle,
            0,
            7,
          );
          context.fill();
        }
        context.fillStyle = 'rgb(244,200,80)';
        context.beginPath();
        context.arc(x, y, size * 0.42, 0, 7);
        context.fill();
      }
    });
  },
};

export const halo: Wear = {
  name: 'halo',
  kind: 'hat',
  stuff: 'hard',
  colours: ['#ffe08a'],
  headroom: 0.4,
  behind(fitting) {
    const { context, colour } = fitting;
    onHead(fitting, () => {
      const glow = context.createRadialGradient(0, -0.3, 0.9, 0, -0.3, 2.1);
      glow.addColorStop(0, css(lighten(colour, 0.08), 0.85));
      glow.addColorStop(0.55, css(colour, 0.45));
      glow.addColorStop(1, css(colour, 0));
      context.fillStyle = glow;
      context.fillRect(-2.2, -2.5, 4.4, 4.4);
      context.lineWidth = 0.06;
      context.strokeStyle = css(lighten(colour, 0.06), 0.95);
      context.beginPath();
      context.arc(0, -0.3, 1.75, 0, 7);
      context.stroke();
    });
  },
};

/** Ears on a hair band: cat, bunny, fox. */
export const ears: Wear = {
  name: 'ears',
  kind: 'hat',
  colours: ['#3b3038', '#e9e4e6', '#c9773a'],
  headroom: 0.4,
  front(fitting) {
    const { context, colour, temple } = fitting;
    onHead(fitting, () => {
      for (const side of [-1, 1]) {
        for (const [grow, tint] of [
          [1, colour],
          [0.6, mix(colour, [240, 160, 175], 0.7)],
        ] as const) {
          const x = side * temple * 0.62;
          const base = -fitting.crown * 0.84;
          context.beginPath();
          context.moveTo(x - 0.34 * grow, base + 0.1);
          context.quadraticCurveTo(x + side * 0.05, base - 0.9 * grow, x + side * 0.26, base - 0.86 * grow);
          context.quadraticCurveTo(x + 0.36 * grow + side * 0.05, base - 0.3 * grow, x + 0.32 * grow, base + 0.2);
          context.closePath();
          context.fillStyle = roundShade(context, tint, x - 0.4, x + 0.4);
          context.fill();
        }
      }
    });
  },
};
