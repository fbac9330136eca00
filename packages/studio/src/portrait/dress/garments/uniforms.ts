import { css, lighten, mix } from '../../../paint/kit/colour.js';
import {
  clothBust,
  collarBehind,
  layFlat,
  metalShade,
  onBody,
  raise,
  roundShade,
  type Fitting,
  type Wear,
} from '../wear.js';
import { sleeves } from './tailoring.js';

/** A ring around the neck, its far half behind the head. */
function neckRing(
  { context }: Fitting,
  colour: Parameters<typeof metalShade>[1],
  half: 'far' | 'near',
  width = 0.98,
): void {
  const [from, to] = half === 'far' ? [Math.PI, Math.PI * 2] : [0, Math.PI];
  context.lineCap = 'butt';
  context.lineWidth = 0.2;
  context.strokeStyle = metalShade(context, colour, -width, width);
  context.beginPath();
  context.ellipse(0, 0.12, width, 0.3, 0, from, to);
  context.stroke();
  context.lineWidth = 0.04;
  context.strokeStyle = css(lighten(colour, -0.35), 0.3);
  for (const offset of [0.1, -0.1]) {
    context.beginPath();
    context.ellipse(0, 0.12 + offset, width, 0.3, 0, from, to);
    context.stroke();
  }
}

/** Clear glass around the head, seen by its edge and two reflections. */
function helmetGlass({ context, anatomy, crown, temple, sides }: Fitting): void {
  const { collar, eyes, unit } = anatomy;
  const least = Math.max(0.5 * (crown + 1.75), temple * 1.12);
  const above = collar[0] * 0.3 + eyes[0] * 0.7;
  const [left, right] = sides ?? [above - least * unit, above + least * unit];
  // All of the hair is in it: it goes aside and grows for that, as far as the ring around the neck lets it.
  const aside = Math.max(-0.3, Math.min(0.3, ((left + right) / 2 - above) / unit));
  const centre = above + aside * unit;
  const reach = Math.max(right - centre, centre - left) / unit;
  const radius = Math.min(least * 1.2, Math.max(least, reach + 0.04));
  context.save();
  context.translate(centre, collar[1]);
  context.scale(anatomy.unit, anatomy.unit);
  const middle = -radius + 0.1;
  const glass = context.createRadialGradient(0, middle, radius * 0.7, 0, middle, radius * 1.1);
  glass.addColorStop(0, 'rgba(190,220,255,0)');
  glass.addColorStop(0.8, 'rgba(190,220,255,0.12)');
  glass.addColorStop(1, 'rgba(225,240,255,0.42)');
  context.beginPath();
  context.ellipse(0, middle, radius * 1.06, radius * 1.08, 0, Math.PI * 0.72, Math.PI * 2.28);
  context.fillStyle = glass;
  context.fill();
  context.lineWidth = 0.035;
  context.strokeStyle = 'rgba(235,245,255,0.75)';
  context.stroke();
  context.lineCap = 'round';
  context.strokeStyle = 'rgba(255,255,255,0.5)';
  context.lineWidth = 0.1;
  context.beginPath();
  context.ellipse(0, middle, radius * 0.94, radius * 0.95, 0, Math.PI * 1.12, Math.PI * 1.34);
  context.stroke();
  context.lineWidth = 0.05;
  context.beginPath();
  context.ellipse(0, middle, radius * 0.95, radius * 0.96, 0, Math.PI * 1.37, Math.PI * 1.42);
  context.stroke();
  context.restore();
}

export const spacesuit: Wear = {
  name: 'spacesuit',
  kind: 'garment',
  colours: ['#e9edf2'],
  headroom: 0.3,
  behind(fitting) {
    onBody(fitting, () => {
      const { context, second } = fitting;
      // The life-support pack shows over the shoulders.
      context.fillStyle = roundShade(context, [150, 158, 170], -1.5, 1.5);
      context.beginPath();
      context.roundRect(-1.45, -0.55, 2.9, 2.4, 0.3);
      context.fill();
      context.fillStyle = css(second);
      context.fillRect(-1.3, -0.3, 0.12, 1.4);
      context.fillRect(1.18, -0.3, 0.12, 1.4);
      neckRing(fitting, [176, 184, 196], 'far');
    });
  },
  front(fitting) {
    helmetGlass(fitting);
    onBody(fitting, () => {
      const { context, colour, second, floor } = fitting;
      clothBust(fitting, colour, 0.95, 2.15);
      // Seams of the shoulder joints and a stripe on each arm.
      for (const side of [-1, 1]) {
        context.lineWidth = 0.1;
        context.strokeStyle = css(mix(colour, [110, 120, 140], 0.45));
        context.beginPath();
        context.moveTo(side * 1.42, 0.36);
        context.quadraticCurveTo(side * 1.3, 1.1, side * 1.46, floor);
        context.stroke();
        context.lineWidth = 0.2;
        context.strokeStyle = css(second, 0.92);
        context.beginPath();
        context.moveTo(side * 1.74, 0.5);
        context.quadraticCurveTo(side * 1.95, 0.8, side * 2.5, 0.92);
        context.stroke();
      }
      // Chest unit with lamps, hoses to both sides, a patch.
      context.lineWidth = 0.15;
      for (const side of [-1, 1]) {
        context.strokeStyle = roundShade(context, [120, 128, 142], side * 0.4 - 0.4, side * 0.4 + 0.4);
        context.beginPath();
        context.moveTo(side * 0.42, 1.3);
        context.bezierCurveTo(side * 1.0, 1.15, side * 1.1, 0.8, side * 0.86, 0.42);
        context.stroke();
      }
      context.fillStyle = roundShade(context, [202, 208, 218], -0.62, 0.62);
      context.beginPath();
      context.roundRect(-0.6, 0.95, 1.2, 0.8, 0.08);
      context.fill();
      context.strokeStyle = 'rgba(50,58,76,0.6)';
      context.lineWidth = 0.025;
      context.stroke();
      ['#d8443c', '#2f6fd0', '#e2b23a', '#3a9b5c'].forEach((lamp, index) => {
        context.fillStyle = lamp;
        context.beginPath();
        context.arc(-0.4 + index * 0.27, 1.15, 0.065, 0, 7);
        context.fill();
      });
      context.fillStyle = 'rgba(40,48,66,0.75)';
      context.fillRect(-0.46, 1.33, 0.92, 0.09);
      context.fillRect(-0.46, 1.5, 0.62, 0.09);
      neckRing(fitting, [188, 196, 208], 'near');
    });
  },
};

export const armour: Wear = {
  name: 'armour',
  kind: 'garment',
  stuff: 'metal',
  colours: ['#9aa3ae', '#8d94a3', '#b0a58c'],
  behind(fitting) {
    onBody(fitting, () => neckRing(fitting, lighten(fitting.colour, -0.05), 'far', 0.86));
  },
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second, floor } = fitting;
      clothBust(fitting, mix(colour, [40, 44, 60], 0.55), 0.8, 2);
      // Breastplate.
      context.beginPath();
      context.moveTo(-1.15, 0.35);
      context.quadraticCurveTo(0, 0.75, 1.15, 0.35);
      context.quadraticCurveTo(1.5, 1.4, 1.2, floor + 0.1);
      context.lineTo(-1.2, floor + 0.1);
      context.quadraticCurveTo(-1.5, 1.4, -1.15, 0.35);
      context.fillStyle = metalShade(context, colour, -1.35, 1.35);
      context.fill();
      context.lineWidth = 0.05;
      context.strokeStyle = css(second, 0.9);
      context.stroke();
      // A ridge: light on one side of it, shade on the other.
      layFlat(context);
      for (const [aside, amount] of [
        [0.03, -0.14],
        [-0.02, 0.14],
      ] as const) {
        for (const width of [0.1, 0.05]) {
          context.beginPath();
          context.moveTo(aside, 0.58);
          context.lineTo(aside, floor);
          context.lineWidth = width;
          context.strokeStyle = css(lighten(colour, amount), 0.3);
          context.stroke();
        }
      }
      raise(fitting);
      // Shoulder plates, three deep.
      for (const side of [-1, 1]) {
        for (let plate = 2; plate >= 0; plate -= 1) {
          context.beginPath();
          context.ellipse(side * (1.55 + plate * 0.12), 0.62 + plate * 0.32, 0.62, 0.42, side * 0.5, 0, 7);
          context.fillStyle = metalShade(context, lighten(colour, -0.03 * plate), side * 1.6 - 0.75, side * 1.6 + 0.75);
          context.fill();
          context.lineWidth = 0.035;
          context.strokeStyle = metalShade(
            context,
            plate === 0 ? second : lighten(colour, -0.2),
            side * 1.6 - 0.75,
            side * 1.6 + 0.75,
          );
          context.stroke();
        }
      }
      neckRing(fitting, colour, 'near', 0.86);
    });
  },
};

/** Coat with buttons, epaulettes and a high collar. */
export const officerCoat: Wear = {
  name: 'officer-coat',
  kind: 'garment',
  colours: ['#1f2d4f', '#27324a', '#3a2a2a'],
  behind: (fitting) => collarBehind(fitting, fitting.colour, 0.71, 0.24),
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second, floor } = fitting;
      clothBust(fitting, colour, 0.68, 1.95);
      sleeves(fitting, colour);
      // Standing collar with braid.
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * 0.7, -0.26);
        context.quadraticCurveTo(side * 0.5, 0.2, side * 0.03, 0.38);
        context.lineTo(side * 0.03, 0.72);
        context.quadraticCurveTo(side * 0.7, 0.5, side * 0.86, 0.05);
        context.closePath();
        context.fillStyle = roundShade(context, lighten(colour, 0.03), side * 0.44 - 0.5, side * 0.44 + 0.5, 0.9);
        context.fill();
        context.lineWidth = 0.06;
        context.strokeStyle = css(second);
        context.stroke();
        context.beginPath();
        context.roundRect(side * 1.55 - 0.4, 0.32, 0.8, 0.24, 0.1);
        context.fillStyle = roundShade(context, second, side * 1.55 - 0.4, side * 1.55 + 0.4);
        context.fill();
        context.lineWidth = 0.045;
        context.strokeStyle = css(lighten(second, -0.12));
        for (let tassel = -4; tassel <= 4; tassel += 1) {
          const x = side * 1.6 + tassel * 0.085;
          context.beginPath();
          context.moveTo(x, 0.54);
          context.lineTo(x + side * 0.05, 0.84);
          context.stroke();
        }
      }
      for (let y = 0.95; y < floor; y += 0.42) {
        for (const side of [-1, 1]) {
          const shine = context.createRadialGradient(side * 0.46 - 0.03, y - 0.03, 0.01, side * 0.46, y, 0.1);
          shine.addColorStop(0, css(lighten(second, 0.18)));
          shine.addColorStop(1, css(lighten(second, -0.15)));
          context.fillStyle = shine;
          context.beginPath();
          context.arc(side * 0.46, y, 0.09, 0, 7);
          context.fill();
        }
      }
    });
  },
};

/** Double-breasted white cotton and a neckerchief. */
export const chefJacket: Wear = {
  name: 'chef-jacket',
  kind: 'garment',
  colours: ['#f0f1ef'],
  behind: (fitting) => collarBehind(fitting, fitting.colour, 0.7, 0.24),
  front(fitting) {
    onBody(fitting, () => {
      const { context, colour, second, floor } = fitting;
      clothBust(fitting, colour, 0.68, 1.95);
      sleeves(fitting, colour);
      context.lineWidth = 0.02;
      context.strokeStyle = css(lighten(colour, -0.2), 0.3);
      context.beginPath();
      context.moveTo(0.5, 0.4);
      context.quadraticCurveTo(0.62, 1.2, 0.56, floor);
      context.stroke();
      for (let y = 0.85; y < floor; y += 0.4) {
        for (const x of [-0.42, 0.32]) {
          context.fillStyle = roundShade(context, lighten(colour, -0.22), x - 0.07, x + 0.07, 1.4);
          context.beginPath();
          context.arc(x, y, 0.06, 0, 7);
          context.fill();
        }
      }
      context.fillStyle = roundShade(context, second, -0.8, 0.8, 1.1);
      context.beginPath();
      context.moveTo(-0.72, -0.3);
      context.quadraticCurveTo(0, 0.4, 0.72, -0.3);
      context.quadraticCurveTo(0.8, 0.1, 0.3, 0.42);
      context.lineTo(0.02, 0.8);
      context.lineTo(-0.28, 0.44);
      context.quadraticCurveTo(-0.8, 0.1, -0.72, -0.3);
      context.fill();
    });
  },
};
