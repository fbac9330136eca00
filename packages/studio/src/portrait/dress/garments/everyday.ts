import { css, lighten, mix, type Rgb } from '../../../paint/kit/colour.js';
import {
  bustPath,
  clothBust,
  collarBehind,
  layFlat,
  onBody,
  raise,
  roundShade,
  type Fitting,
  type Wear,
} from '../wear.js';
import { sleeves } from './tailoring.js';

/** The edge of a round neckline, as a soft band. */
function neckBand({ context }: Fitting, colour: Rgb, depth: number, width = 0.11): void {
  context.lineWidth = width;
  context.lineCap = 'butt';
  context.strokeStyle = css(lighten(colour, -0.06), 0.3);
  context.beginPath();
  context.moveTo(-0.7, -0.14);
  context.quadraticCurveTo(0, depth, 0.7, -0.14);
  context.stroke();
}

/** Stripes across the chest, following its roundness; for sailors and jerseys. */
function hoops({ context, floor }: Fitting, colour: Rgb, gap: number): void {
  context.lineWidth = gap * 0.42;
  context.strokeStyle = css(colour, 0.85);
  for (let y = 0.55; y < floor + 1; y += gap) {
    context.beginPath();
    context.moveTo(-2.6, y - 0.12);
    context.quadraticCurveTo(0, y + 0.26, 2.6, y - 0.12);
    context.stroke();
  }
}

export const tShirt: Wear = {
  name: 't-shirt',
  kind: 'garment',
  colours: ['#e9e8e4', '#33363d', '#4a5a73', '#6d7f6a'],
  front(fitting) {
    onBody(fitting, () => {
      clothBust(fitting, fitting.colour, 0.7, 1.86);
      neckBand(fitting, fitting.colour, 0.44);
    });
  },
};

/** A striped jersey: the second colour lies in hoops over the first. */
export const stripedShirt: Wear = {
  name: 'striped-shirt',
  kind: 'garment',
  colours: ['#eceae4'],
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second } = fitting;
      clothBust(fitting, colour, 0.7, 1.88);
      context.save();
      layFlat(context);
      context.clip();
      hoops(fitting, mix(second, [24, 34, 66], 0.35), 0.34);
      context.restore();
      neckBand(fitting, colour, 0.44);
    });
  },
};

/** A collar and a row of buttons. */
export const shirt: Wear = {
  name: 'shirt',
  kind: 'garment',
  colours: ['#dfe6ee', '#f0efea', '#8fa6bf', '#6f7f94'],
  behind: (fitting) => collarBehind(fitting, fitting.colour),
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, floor } = fitting;
      clothBust(fitting, colour, 0.68, 1.88);
      sleeves(fitting, colour);
      layFlat(context);
      context.lineWidth = 0.02;
      context.strokeStyle = css(lighten(colour, -0.14), 0.3);
      for (const x of [-0.12, 0.12]) {
        context.beginPath();
        context.moveTo(x, 0.42);
        context.lineTo(x, floor);
        context.stroke();
      }
      context.fillStyle = css(lighten(colour, -0.2), 0.9);
      for (let y = 0.72; y < floor; y += 0.5) {
        context.beginPath();
        context.arc(0, y, 0.04, 0, 7);
        context.fill();
      }
      raise(fitting);
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * 0.64, -0.26);
        context.quadraticCurveTo(side * 0.42, 0.16, side * 0.02, 0.34);
        context.quadraticCurveTo(side * 0.22, 0.5, side * 0.42, 0.68);
        context.quadraticCurveTo(side * 0.72, 0.3, side * 0.76, -0.06);
        context.closePath();
        context.fillStyle = roundShade(context, lighten(colour, 0.025), side * 0.45 - 0.5, side * 0.45 + 0.5, 0.6);
        context.fill();
      }
    });
  },
};

/** A coat or jacket that stands open over something dark. */
export const coat: Wear = {
  name: 'coat',
  kind: 'garment',
  colours: ['#8a7452', '#3b4252', '#5a4a42', '#2f3a36'],
  behind(fitting) {
    onBody(fitting, () => {
      const { context, colour } = fitting;
      context.beginPath();
      context.ellipse(0, 0.02, 0.98, 0.46, 0, Math.PI, Math.PI * 2);
      context.lineTo(0.95, 0.3);
      context.lineTo(-0.95, 0.3);
      context.fillStyle = roundShade(context, lighten(colour, -0.08), -1, 1);
      context.fill();
    });
  },
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour } = fitting;
      clothBust(fitting, colour, 0.72, 2.05);
      sleeves(fitting, colour);
      context.beginPath();
      context.moveTo(-0.56, -0.12);
      context.lineTo(-0.3, 2.8);
      context.lineTo(0.3, 2.8);
      context.lineTo(0.56, -0.12);
      context.quadraticCurveTo(0, 0.4, -0.56, -0.12);
      context.fillStyle = css(mix(lighten(colour, -0.22), [38, 38, 46], 0.55));
      context.fill();
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * 0.72, -0.34);
        context.bezierCurveTo(side * 1.02, -0.1, side * 1.24, 0.35, side * 1.24, 0.6);
        context.quadraticCurveTo(side * 1.1, 0.72, side * 0.98, 0.76);
        context.quadraticCurveTo(side * 1.04, 0.9, side * 1.08, 1.02);
        context.bezierCurveTo(side * 0.8, 1.5, side * 0.5, 1.9, side * 0.3, 2.3);
        context.quadraticCurveTo(side * 0.36, 0.9, side * 0.5, 0.2);
        context.closePath();
        context.fillStyle = roundShade(context, lighten(colour, 0.03), side * 0.8 - 0.6, side * 0.8 + 0.6, 0.9);
        context.fill();
      }
    });
  },
};

/** A wide neckline and a gathered front. */
export const dress: Wear = {
  name: 'dress',
  kind: 'garment',
  colours: ['#7d2438', '#2e3d6b', '#22514d', '#1f1f26'],
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, floor } = fitting;
      clothBust(fitting, colour, 0.84, 1.72);
      context.lineCap = 'round';
      layFlat(context);
      for (let fold = -5; fold <= 5; fold += 1) {
        context.lineWidth = 0.03;
        context.strokeStyle = css(lighten(colour, fold % 2 === 0 ? 0.07 : -0.1), 0.4);
        context.beginPath();
        context.moveTo(fold * 0.13, 0.36 - Math.abs(fold) * 0.03);
        context.quadraticCurveTo(fold * 0.16, 1.1, fold * 0.3, floor);
        context.stroke();
      }
      neckBand(fitting, lighten(colour, 0.04), 0.5, 0.07);
    });
  },
};

/** The v-necked top of a hospital. */
export const scrubs: Wear = {
  name: 'scrubs',
  kind: 'garment',
  colours: ['#3f7f9b', '#4f8a7d', '#44639a'],
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour } = fitting;
      clothBust(fitting, colour, 0.7, 1.9);
      context.beginPath();
      context.moveTo(-0.6, -0.14);
      context.lineTo(0, 0.86);
      context.lineTo(0.6, -0.14);
      context.quadraticCurveTo(0, 0.4, -0.6, -0.14);
      context.fillStyle = css(mix(lighten(colour, -0.3), [240, 240, 240], 0.75));
      context.fill();
      context.lineWidth = 0.12;
      context.strokeStyle = css(lighten(colour, -0.05));
      context.lineJoin = 'miter';
      context.beginPath();
      context.moveTo(-0.68, -0.2);
      context.lineTo(0, 0.92);
      context.lineTo(0.68, -0.2);
      context.stroke();
    });
  },
};

/** Thick fur over the shoulders of a tunic: the second colour is the fur. */
function furred(name: string, cloth: readonly string[], fur: Rgb | undefined): Wear {
  return {
    name,
    kind: 'garment',
    colours: cloth,
    front(fitting) {
      onBody(fitting, () => {
        const { context, colour, random } = fitting;
        const tone = fur ?? mix(colour, [120, 96, 74], 0.5);
        clothBust(fitting, colour, 0.7, 2.02);
        // Fur lies along the neckline and, as a cloak, on over the shoulders; hair over it, the lower rows first.
        const broad = fur === undefined ? 0.5 : 0.26;
        const reach = fur === undefined ? 2.5 : 1.2;
        const middle = (x: number): number => {
          const from = Math.abs(x);
          return from < 0.75 ? 0.5 - 0.36 * (from / 0.75) ** 2 : 0.14 + (from - 0.75) * 0.62 + 0.1 * (from - 0.75) ** 2;
        };
        context.save();
        bustPath(context, fitting.floor, 0.7, 2.1);
        context.clip();
        context.lineJoin = 'round';
        for (const [shade, wide] of [
          [-0.14, 2],
          [-0.06, 1.6],
          [0, 1],
        ] as const) {
          context.lineWidth = broad * wide;
          context.strokeStyle = css(lighten(tone, shade), 0.9);
          context.beginPath();
          for (let x = -reach; x <= reach; x += 0.1) context.lineTo(x, middle(x) + broad * 0.5);
          context.stroke();
        }
        context.restore();
        context.lineCap = 'round';
        layFlat(context);
        const hairs = random.fork('fur');
        for (let hair = 0; hair < 4000; hair += 1) {
          const across = 1 - (2 * hair) / 4000;
          const x = hairs.between(-1, 1) * reach * 0.96;
          const y = middle(x) + broad * (0.45 + across * 0.95);
          const away = Math.PI / 2 - x * 0.4 + hairs.around(0.5);
          const long = hairs.between(0.08, 0.22);
          context.lineWidth = hairs.between(0.012, 0.03);
          context.strokeStyle = css(lighten(tone, -across * 0.08 + hairs.around(0.12)), 0.75);
          context.beginPath();
          context.moveTo(x, y);
          context.quadraticCurveTo(
            x + Math.cos(away) * long * 0.6,
            y + Math.sin(away) * long * 0.4,
            x + Math.cos(away) * long,
            y + Math.sin(away) * long,
          );
          context.stroke();
        }
      });
    },
  };
}

export const furCloak = furred('fur-cloak', ['#5a4433', '#4a4640', '#63503c'], undefined);
export const furTrimmedCoat = furred('fur-trimmed-coat', ['#a81f2a'], [240, 240, 238]);

/** Tight cloth with an emblem, and a cape that hangs from the shoulders. */
export const heroSuit: Wear = {
  name: 'hero-suit',
  kind: 'garment',
  colours: ['#2b4f9a', '#9a2b33', '#2c6b4a'],
  behind(fitting) {
    onBody(fitting, () => {
      const { context, second, floor } = fitting;
      context.beginPath();
      context.moveTo(-0.9, 0);
      context.bezierCurveTo(-2.2, 0.2, -2.9, 1, -3, floor);
      context.lineTo(3, floor);
      context.bezierCurveTo(2.9, 1, 2.2, 0.2, 0.9, 0);
      context.fillStyle = roundShade(context, second, -3, 3, 1.2);
      context.fill();
    });
  },
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second } = fitting;
      clothBust(fitting, colour, 0.68, 1.92);
      neckBand(fitting, colour, 0.4);
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * 0.62, -0.2);
        context.quadraticCurveTo(side * 1.3, 0.2, side * 1.62, 0.9);
        context.quadraticCurveTo(side * 1.5, 0.2, side * 0.9, -0.16);
        context.closePath();
        context.fillStyle = css(second);
        context.fill();
      }
      context.beginPath();
      context.moveTo(-0.4, 0.58);
      context.quadraticCurveTo(0, 0.66, 0.4, 0.58);
      context.quadraticCurveTo(0.46, 0.74, 0.42, 0.84);
      context.lineTo(0, 1.24);
      context.lineTo(-0.42, 0.84);
      context.quadraticCurveTo(-0.46, 0.74, -0.4, 0.58);
      context.closePath();
      context.fillStyle = roundShade(context, [232, 190, 84], -0.5, 0.5);
      context.fill();
      context.lineWidth = 0.05;
      context.strokeStyle = css(lighten(second, -0.06));
      context.stroke();
    });
  },
};

/** Over whatever else is worn: a bib with straps. */
export const apron: Wear = {
  name: 'apron',
  kind: 'ornament',
  colours: ['#4b3a2e', '#5f6f80', '#e6e0d2'],
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, floor } = fitting;
      context.lineWidth = 0.16;
      context.strokeStyle = css(lighten(colour, -0.05));
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * 0.78, 0.02);
        context.quadraticCurveTo(side * 0.86, 0.5, side * 0.8, 1.02);
        context.stroke();
      }
      context.beginPath();
      context.moveTo(-0.88, 0.98);
      context.quadraticCurveTo(0, 1.1, 0.88, 0.98);
      context.lineTo(1.25, floor);
      context.lineTo(-1.25, floor);
      context.closePath();
      context.fillStyle = roundShade(context, colour, -1.3, 1.3, 0.7);
      context.fill();
      context.lineWidth = 0.03;
      context.strokeStyle = css(lighten(colour, -0.14), 0.3);
      context.stroke();
    });
  },
};
