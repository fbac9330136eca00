import { css, lighten, mix, type Rgb } from '../../../paint/kit/colour.js';
import { clothBust, layFlat, onBody, roundShade, type Fitting, type Wear } from '../wear.js';

export const robe: Wear = {
  name: 'robe',
  kind: 'garment',
  stuff: 'silk',
  colours: ['#3a2f63', '#2d3f5e', '#4d2740', '#2f4a3f'],
  behind(fitting) {
    onBody(fitting, () => {
      const { context, colour } = fitting;
      // The hood lies behind the neck, on the shoulders: higher, it would stand beside a head that leans.
      context.beginPath();
      context.moveTo(-1.3, 0.5);
      context.bezierCurveTo(-1.2, -0.1, -0.85, -0.52, 0, -0.52);
      context.bezierCurveTo(0.85, -0.52, 1.2, -0.1, 1.3, 0.5);
      context.closePath();
      context.fillStyle = roundShade(context, lighten(colour, -0.07), -1.3, 1.3);
      context.fill();
    });
  },
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second, floor } = fitting;
      clothBust(fitting, colour, 0.7, 2);
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * 0.7, -0.3);
        context.bezierCurveTo(side * 1.25, -0.1, side * 1.3, 0.5, side * 0.95, 0.8);
        context.quadraticCurveTo(side * 0.4, 0.95, 0, 0.78);
        context.quadraticCurveTo(side * 0.5, 0.4, side * 0.7, -0.3);
        context.fillStyle = roundShade(context, lighten(colour, 0.03), side * 0.75 - 0.6, side * 0.75 + 0.6);
        context.fill();
        context.lineWidth = 0.05;
        context.strokeStyle = css(second, 0.9);
        context.stroke();
        context.lineWidth = 0.07;
        context.beginPath();
        context.moveTo(side * 0.14, 0.95);
        context.quadraticCurveTo(side * 0.2, 1.5, side * 0.34, floor);
        context.stroke();
      }
      const gem = context.createRadialGradient(-0.05, 0.76, 0.02, 0, 0.8, 0.2);
      gem.addColorStop(0, css(lighten(second, 0.25)));
      gem.addColorStop(1, css(lighten(second, -0.2)));
      context.fillStyle = gem;
      context.beginPath();
      context.arc(0, 0.8, 0.17, 0, 7);
      context.fill();
    });
  },
};

export const royalMantle: Wear = {
  name: 'royal-mantle',
  kind: 'garment',
  stuff: 'silk',
  colours: ['#8e1b2f', '#5b1f6b', '#1f3d7a'],
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second, random } = fitting;
      clothBust(fitting, colour, 0.7, 2.05);
      // Ermine over the shoulders.
      context.beginPath();
      context.moveTo(-0.68, -0.24);
      context.bezierCurveTo(-1.1, 0.1, -2, 0.2, -2.25, 0.95);
      context.bezierCurveTo(-1.4, 1.5, -0.6, 1.55, 0, 1.3);
      context.bezierCurveTo(0.6, 1.55, 1.4, 1.5, 2.25, 0.95);
      context.bezierCurveTo(2, 0.2, 1.1, 0.1, 0.68, -0.24);
      context.quadraticCurveTo(0, 0.42, -0.68, -0.24);
      context.fillStyle = roundShade(context, [238, 233, 224], -2.3, 2.3, 0.8);
      context.fill();
      context.save();
      layFlat(context);
      context.clip();
      const spots = random.fork('ermine');
      context.fillStyle = 'rgba(36,30,34,0.9)';
      for (let row = 0; row < 5; row += 1) {
        for (let x = -2.3; x < 2.3; x += 0.42) {
          const at = x + (row % 2) * 0.21 + spots.around(0.05);
          context.beginPath();
          context.ellipse(at, 0.14 + row * 0.32 + spots.around(0.05), 0.035, 0.085, 0, 0, 7);
          context.fill();
        }
      }
      context.restore();
      // A chain of gold with a jewel.
      context.lineCap = 'round';
      context.setLineDash([0.001, 0.15]);
      context.lineWidth = 0.12;
      context.strokeStyle = css(second);
      context.beginPath();
      context.moveTo(-1.05, 0.15);
      context.quadraticCurveTo(0, 1.6, 1.05, 0.15);
      context.stroke();
      context.setLineDash([]);
      context.fillStyle = css(mix(colour, [255, 60, 80], 0.4));
      context.beginPath();
      context.arc(0, 0.98, 0.16, 0, 7);
      context.fill();
      context.lineWidth = 0.05;
      context.strokeStyle = css(second);
      context.stroke();
    });
  },
};

export const hoodie: Wear = {
  name: 'hoodie',
  kind: 'garment',
  colours: ['#4a5a73', '#6b4a4a', '#3f5d50', '#5b5664'],
  behind(fitting) {
    onBody(fitting, () => {
      const { context, colour } = fitting;
      context.beginPath();
      context.ellipse(0, 0.05, 1.15, 0.62, 0, Math.PI, Math.PI * 2);
      context.lineTo(1.1, 0.4);
      context.lineTo(-1.1, 0.4);
      context.fillStyle = roundShade(context, lighten(colour, -0.1), -1.15, 1.15);
      context.fill();
    });
  },
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second } = fitting;
      clothBust(fitting, colour, 0.72, 1.95);
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * 1.05, -0.05);
        context.bezierCurveTo(side * 1.3, 0.4, side * 0.7, 0.75, 0, 0.78);
        context.bezierCurveTo(side * 0.3, 0.5, side * 0.62, 0.2, side * 0.72, -0.2);
        context.closePath();
        context.fillStyle = roundShade(context, lighten(colour, 0.035), side * 0.6 - 0.7, side * 0.6 + 0.7);
        context.fill();
        context.lineCap = 'round';
        context.lineWidth = 0.055;
        context.strokeStyle = css(second);
        context.beginPath();
        context.moveTo(side * 0.26, 0.68);
        context.quadraticCurveTo(side * 0.36, 1.1, side * 0.3, 1.55);
        context.stroke();
      }
    });
  },
};

export const leatherJacket: Wear = {
  name: 'leather-jacket',
  kind: 'garment',
  stuff: 'leather',
  colours: ['#26242a', '#3a2620'],
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second } = fitting;
      clothBust(fitting, colour, 0.7, 2);
      context.beginPath();
      context.moveTo(-0.56, -0.14);
      context.lineTo(-0.2, 2.4);
      context.lineTo(0.5, 2.4);
      context.lineTo(0.56, -0.14);
      context.quadraticCurveTo(0, 0.4, -0.56, -0.14);
      context.fillStyle = css(mix(second, [235, 235, 238], 0.2));
      context.fill();
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * 0.66, -0.3);
        context.lineTo(side * 1.16, 0.42);
        context.lineTo(side * 1.02, 0.95);
        context.lineTo(side * 0.34, 1.35);
        context.lineTo(side * 0.44, 0.5);
        context.closePath();
        context.fillStyle = roundShade(context, lighten(colour, 0.06), side * 0.8 - 0.5, side * 0.8 + 0.5, 1.3);
        context.fill();
        context.lineWidth = 0.03;
        context.strokeStyle = css(lighten(colour, 0.2), 0.6);
        context.stroke();
        context.setLineDash([0.05, 0.035]);
        context.lineWidth = 0.045;
        context.strokeStyle = 'rgba(200,204,212,0.9)';
        context.beginPath();
        context.moveTo(side * 0.36, 1.3);
        context.lineTo(side * 0.24, 2.6);
        context.stroke();
        context.setLineDash([]);
      }
    });
  },
};

/** Wool with a rolled collar. */
export const sweater: Wear = {
  name: 'sweater',
  kind: 'garment',
  stuff: 'wool',
  colours: ['#8a3f3a', '#39597a', '#c8b594', '#4c6a4e'],
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, floor } = fitting;
      clothBust(fitting, colour, 0.66, 1.9);
      context.save();
      layFlat(context);
      context.clip();
      context.lineWidth = 0.035;
      context.strokeStyle = css(lighten(colour, -0.1), 0.3);
      for (let x = -2.4; x < 2.4; x += 0.13) {
        context.beginPath();
        for (let y = 0; y < floor; y += 0.09) context.lineTo(x + (Math.round(y / 0.09) % 2 === 0 ? 0 : 0.05), y);
        context.stroke();
      }
      context.restore();
      context.beginPath();
      context.moveTo(-0.68, -0.34);
      context.quadraticCurveTo(0, 0.12, 0.68, -0.34);
      context.quadraticCurveTo(0.86, 0, 0.78, 0.26);
      context.quadraticCurveTo(0, 0.72, -0.78, 0.26);
      context.quadraticCurveTo(-0.86, 0, -0.68, -0.34);
      context.fillStyle = roundShade(context, lighten(colour, 0.02), -0.85, 0.85, 1.2);
      context.fill();
      context.lineWidth = 0.03;
      context.strokeStyle = css(lighten(colour, -0.14), 0.3);
      layFlat(context);
      for (let rib = -6; rib <= 6; rib += 1) {
        const x = rib * 0.11;
        context.beginPath();
        context.moveTo(x, -0.06 - Math.abs(rib) * 0.02);
        context.lineTo(x * 1.1, 0.46 - rib * rib * 0.006);
        context.stroke();
      }
    });
  },
};

/** Two collars that cross, and a sash. */
export const kimono: Wear = {
  name: 'kimono',
  kind: 'garment',
  stuff: 'silk',
  colours: ['#2e3d6b', '#7d2438', '#22514d', '#3b3b46'],
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second, random, floor } = fitting;
      clothBust(fitting, colour, 0.7, 2);
      context.save();
      layFlat(context);
      context.clip();
      const blossoms = random.fork('blossoms');
      for (let flower = 0; flower < 16; flower += 1) {
        const x = blossoms.between(-2.2, 2.2);
        const y = blossoms.between(0.5, Math.max(1.5, floor));
        const size = blossoms.between(0.05, 0.11);
        context.fillStyle = css(lighten(second, 0.1), 0.75);
        for (let petal = 0; petal < 5; petal += 1) {
          const angle = (petal / 5) * Math.PI * 2;
          context.beginPath();
          context.arc(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.72, 0, 7);
          context.fill();
        }
      }
      context.restore();
      for (const side of [1, -1]) {
        for (const [inset, tint] of [
          [0, [244, 240, 232] as Rgb],
          [0.14, second],
        ] as const) {
          context.lineWidth = 0.2;
          context.strokeStyle = css(tint);
          context.beginPath();
          context.moveTo(side * (0.66 + inset), -0.24);
          context.quadraticCurveTo(side * (0.45 + inset), 0.6, -side * (0.75 - inset), 2 + inset);
          context.stroke();
        }
      }
    });
  },
};

/** The starched lace collar of old paintings. */
export const ruff: Wear = {
  name: 'ruff',
  kind: 'garment',
  colours: ['#241f24', '#3b1f26', '#1f2a33'],
  behind(fitting) {
    onBody(fitting, () => pleats(fitting, Math.PI, Math.PI * 2));
  },
  front(fitting) {
    onBody(fitting, () => {
      clothBust(fitting, fitting.colour, 0.7, 2);
      const { context, second, floor } = fitting;
      context.lineWidth = 0.05;
      context.strokeStyle = css(second, 0.7);
      for (const x of [-0.22, 0.22]) {
        context.beginPath();
        context.moveTo(x, 0.5);
        context.lineTo(x, floor);
        context.stroke();
      }
      pleats(fitting, 0, Math.PI);
    });
  },
};

function pleats({ context }: Fitting, from: number, to: number): void {
  const count = 22;
  const far = from > 0;
  for (let pleat = 0; pleat < count; pleat += 1) {
    const angle = from + ((pleat + 0.5) / count) * (to - from);
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    const shade = far ? -0.16 : pleat % 2 === 0 ? 0 : -0.07;
    context.beginPath();
    context.ellipse(x * 0.98, 0.1 + y * 0.34, 0.2, 0.13 + Math.abs(y) * 0.12, angle, 0, 7);
    context.fillStyle = css(lighten([236, 233, 226], shade));
    context.fill();
    context.lineWidth = 0.018;
    context.strokeStyle = 'rgba(90,84,92,0.55)';
    context.stroke();
    context.beginPath();
    context.moveTo(x * 0.6, 0.06 + y * 0.16);
    context.lineTo(x * 1.16, 0.12 + y * 0.44);
    context.strokeStyle = 'rgba(110,104,112,0.4)';
    context.stroke();
  }
}
