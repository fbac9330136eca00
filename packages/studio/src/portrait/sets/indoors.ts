import { css, lighten, type Rgb } from '../../paint/kit/colour.js';
import type { PlaceRequest, PortraitPlace } from '../place.js';
import { box, glow, litWindow, paintSet, wash, type Stage } from './stage-hand.js';

const DAYLIGHT = {
  side: -0.6,
  height: 0.5,
  key: [255, 252, 246],
  ambient: [236, 242, 246],
  contrast: 0.3,
  rim: 0.25,
} as const;
const LAMPLIGHT = {
  side: 0.6,
  height: 0.6,
  key: [255, 232, 196],
  ambient: [226, 210, 190],
  contrast: 0.5,
  rim: 0.3,
} as const;

/** A doctor's room: pale walls, blinds, a cabinet with a red cross, an eye chart, a folded screen. */
export const clinic = (request: PlaceRequest): PortraitPlace =>
  paintSet(request, 'clinic', DAYLIGHT, (stage) => {
    const { context, wide } = stage;
    wash(stage, [232, 240, 241], [206, 220, 222]);
    box(context, [150, 190, 193], 0, 0.7, wide, 0.3);
    box(context, [238, 243, 243], 0, 0.685, wide, 0.018);
    litWindow(stage, [244, 250, 253], [222, 230, 232], [wide * 0.03, 0.08, wide * 0.27, 0.46], 13);
    // the chart
    box(context, [250, 250, 248], wide * 0.7, 0.1, 0.16, 0.26);
    context.fillStyle = css([60, 66, 74]);
    for (let row = 0; row < 6; row += 1)
      for (let letter = 0; letter <= row; letter += 1) {
        const size = 0.026 - row * 0.0032;
        const x = wide * 0.7 + 0.08 - ((row + 1) * size * 1.7) / 2 + letter * size * 1.7;
        context.fillRect(x, 0.125 + row * 0.036, size, size);
      }
    // the cabinet
    const left = wide * 0.87;
    box(context, [246, 249, 249], left, 0.14, wide * 0.2, 0.36);
    context.lineWidth = 0.006;
    context.strokeStyle = css([176, 190, 194]);
    context.strokeRect(left, 0.14, wide * 0.2, 0.36);
    box(context, [206, 60, 58], left + 0.035, 0.2, 0.07, 0.022);
    box(context, [206, 60, 58], left + 0.059, 0.176, 0.022, 0.07);
    // the screen
    for (let panel = 0; panel < 3; panel += 1) {
      const x = wide * (0.72 + panel * 0.11);
      box(context, lighten([140, 186, 190], panel % 2 === 0 ? 0.05 : -0.02), x, 0.54, wide * 0.105, 0.46);
      box(context, [198, 206, 210], x, 0.54, 0.008, 0.46);
    }
    glow(stage, [255, 255, 255], wide * 0.16, 0.3, 0.7, 0.35);
  });

/** Shelves of glass with coloured liquids, a bench, a screen that glows. */
export const laboratory = (request: PlaceRequest): PortraitPlace =>
  paintSet(request, 'laboratory', { ...DAYLIGHT, ambient: [226, 238, 248] }, (stage) => {
    const { context, wide, random } = stage;
    wash(stage, [214, 226, 234], [180, 196, 208]);
    for (let tile = 0; tile < 9; tile += 1) box(context, [202, 215, 224], 0, 0.08 * tile, wide, 0.004);
    const liquids: readonly Rgb[] = [
      [66, 158, 196],
      [112, 182, 96],
      [224, 160, 62],
      [196, 84, 120],
      [130, 104, 190],
    ];
    for (const [shelf, y] of [0.2, 0.4, 0.6].entries()) {
      for (const [from, to] of [
        [0.02, 0.34],
        [0.66, 0.98],
      ] as const) {
        box(context, [120, 134, 148], wide * from, y, wide * (to - from), 0.016);
        for (let x = wide * from + 0.03; x < wide * to - 0.03; x += random.between(0.05, 0.085))
          flask(stage, x, y, random.between(0.05, 0.1), random.pick(liquids), (shelf + Math.round(x * 40)) % 3);
      }
    }
    box(context, [236, 240, 243], 0, 0.84, wide, 0.05);
    box(context, [148, 162, 174], 0, 0.89, wide, 0.11);
    box(context, [40, 52, 66], wide * 0.74, 0.66, wide * 0.22, 0.17);
    box(context, [96, 196, 214], wide * 0.755, 0.675, wide * 0.19, 0.14);
    glow(stage, [160, 226, 240], wide * 0.85, 0.74, 0.35, 0.4);
  });

function flask({ context }: Stage, x: number, y: number, tall: number, liquid: Rgb, kind: number): void {
  context.beginPath();
  if (kind === 0) {
    context.moveTo(x - 0.008, y - tall);
    context.lineTo(x - 0.008, y - tall * 0.55);
    context.lineTo(x - 0.03, y);
    context.lineTo(x + 0.03, y);
    context.lineTo(x + 0.008, y - tall * 0.55);
    context.lineTo(x + 0.008, y - tall);
  } else if (kind === 1) context.rect(x - 0.014, y - tall, 0.028, tall);
  else {
    context.arc(x, y - 0.024, 0.024, 0, 7);
    context.rect(x - 0.007, y - tall, 0.014, tall - 0.03);
  }
  context.fillStyle = css([236, 246, 250], 0.75);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = css(liquid, 0.9);
  context.fillRect(x - 0.04, y - tall * 0.5, 0.08, tall * 0.5);
  context.restore();
}

/** A blackboard with chalk on it. */
export const classroom = (request: PlaceRequest): PortraitPlace =>
  paintSet(request, 'classroom', DAYLIGHT, (stage) => {
    const { context, wide, random } = stage;
    wash(stage, [228, 220, 200], [204, 190, 164]);
    box(context, [122, 86, 54], wide * 0.05, 0.06, wide * 0.9, 0.62);
    box(context, [48, 84, 70], wide * 0.05 + 0.02, 0.08, wide * 0.9 - 0.04, 0.58);
    context.lineCap = 'round';
    context.lineWidth = 0.006;
    for (let line = 0; line < 7; line += 1) {
      context.strokeStyle = css([236, 240, 232], random.between(0.45, 0.8));
      for (const from of [0.09, 0.68]) {
        context.beginPath();
        let x = wide * from;
        const end = x + wide * random.between(0.12, 0.22);
        context.moveTo(x, 0.15 + line * 0.07);
        for (; x < end; x += 0.012) context.lineTo(x, 0.15 + line * 0.07 + random.around(0.012));
        context.stroke();
      }
    }
    box(context, [148, 108, 70], wide * 0.05, 0.68, wide * 0.9, 0.02);
    box(context, [240, 238, 230], wide * 0.12, 0.67, 0.05, 0.012);
    box(context, [150, 112, 76], 0, 0.84, wide, 0.16);
    box(context, [174, 134, 94], 0, 0.83, wide, 0.025);
  });

/** Boards, tools on the wall, shelves, a warm lamp. */
export const workshop = (request: PlaceRequest): PortraitPlace =>
  paintSet(request, 'workshop', LAMPLIGHT, (stage) => {
    const { context, wide, random } = stage;
    wash(stage, [124, 92, 64], [84, 60, 42]);
    for (let board = 0; board < wide; board += 0.11) {
      box(context, lighten([112, 82, 56], random.around(0.03)), board, 0, 0.104, 1);
      box(context, [66, 46, 32], board + 0.104, 0, 0.006, 1);
    }
    litWindow(stage, [236, 226, 200], [92, 66, 44], [wide * 0.04, 0.1, wide * 0.24, 0.36], 3);
    const metal: Rgb = [150, 152, 156];
    for (let tool = 0; tool < 7; tool += 1) {
      const x = wide * 0.68 + (tool % 4) * 0.075;
      const y = 0.12 + Math.floor(tool / 4) * 0.26;
      box(context, [158, 112, 66], x, y + 0.07, 0.016, 0.13);
      if (tool % 2 === 0) box(context, metal, x - 0.022, y + 0.03, 0.06, 0.042);
      else box(context, metal, x - 0.006, y - 0.02, 0.028, 0.09);
    }
    box(context, [66, 46, 32], wide * 0.62, 0.66, wide * 0.38, 0.02);
    for (let jar = 0; jar < 6; jar += 1)
      box(
        context,
        lighten([132, 108, 84], random.around(0.12)),
        wide * 0.65 + jar * 0.055,
        0.66 - random.between(0.05, 0.1),
        0.04,
        0.1,
      );
    box(context, [146, 108, 72], 0, 0.86, wide, 0.14);
    box(context, [172, 132, 90], 0, 0.85, wide, 0.022);
    glow(stage, [255, 224, 168], wide * 0.82, 0.1, 0.75, 0.42);
  });

/** Pillars, banners and a tall bright window of a palace. */
export const throneRoom = (request: PlaceRequest): PortraitPlace =>
  paintSet(request, 'throne-room', { ...LAMPLIGHT, side: -0.6 }, (stage) => {
    const { context, wide } = stage;
    wash(stage, [122, 104, 92], [62, 48, 46]);
    for (const [x, across] of [
      [0.04, 0.1],
      [0.3, 0.07],
      [0.64, 0.07],
      [0.86, 0.1],
    ] as const) {
      const pillar = context.createLinearGradient(wide * x, 0, wide * x + across, 0);
      pillar.addColorStop(0, css([150, 134, 116]));
      pillar.addColorStop(0.35, css([206, 190, 166]));
      pillar.addColorStop(1, css([104, 88, 80]));
      context.fillStyle = pillar;
      context.fillRect(wide * x, 0, across, 1);
      box(context, [196, 160, 84], wide * x - 0.012, 0.1, across + 0.024, 0.03);
    }
    for (const x of [0.18, 0.76]) {
      context.beginPath();
      context.moveTo(wide * x, 0);
      context.lineTo(wide * x + 0.13, 0);
      context.lineTo(wide * x + 0.13, 0.52);
      context.lineTo(wide * x + 0.065, 0.6);
      context.lineTo(wide * x, 0.52);
      context.closePath();
      context.fillStyle = css([140, 28, 42]);
      context.fill();
      context.lineWidth = 0.01;
      context.strokeStyle = css([214, 172, 84]);
      context.stroke();
      context.fillStyle = css([214, 172, 84]);
      context.beginPath();
      context.arc(wide * x + 0.065, 0.26, 0.035, 0, 7);
      context.fill();
    }
    context.beginPath();
    context.moveTo(wide * 0.42, 0.7);
    context.lineTo(wide * 0.42, 0.26);
    context.quadraticCurveTo(wide * 0.5, 0.04, wide * 0.58, 0.26);
    context.lineTo(wide * 0.58, 0.7);
    context.closePath();
    context.fillStyle = css([244, 226, 186]);
    context.fill();
    glow(stage, [255, 226, 170], wide * 0.5, 0.35, 0.75, 0.5);
    box(context, [94, 26, 36], 0, 0.86, wide, 0.14);
    box(context, [196, 156, 80], 0, 0.855, wide, 0.012);
  });
