import { css } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Context } from '../paint/kit/shapes.js';

/** Draws around the origin, as large as `size`. */
export type Icon = (context: Context, size: number) => void;

const disc = (context: Context, x: number, y: number, radius: number, colour: Rgb): void => {
  context.fillStyle = css(colour);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
};

function cloud(context: Context, size: number, colour: Rgb, y = 0): void {
  for (const [dx, dy, radius] of [
    [-0.24, 0.06, 0.17],
    [0, -0.06, 0.24],
    [0.25, 0.05, 0.18],
    [0.02, 0.1, 0.2],
  ] as const)
    disc(context, dx * size, y + dy * size, radius * size, colour);
}

function wave(context: Context, size: number, y: number, colour: Rgb): void {
  context.strokeStyle = css(colour);
  context.lineWidth = size * 0.09;
  context.lineCap = 'round';
  context.beginPath();
  for (let step = 0; step <= 24; step++) {
    const x = (step / 24 - 0.5) * size * 0.86;
    const at = y + Math.sin((step / 24) * Math.PI * 5) * size * 0.06;
    if (step === 0) context.moveTo(x, at);
    else context.lineTo(x, at);
  }
  context.stroke();
}

const blue: Rgb = [74, 144, 205];
const icons: readonly (readonly [test: RegExp, icon: Icon])[] = [
  [
    /\brain\b|weather rain/,
    (context, size) => {
      cloud(context, size, [132, 148, 168], -size * 0.14);
      context.strokeStyle = css(blue);
      context.lineWidth = size * 0.05;
      context.lineCap = 'round';
      for (const [x, y] of [
        [-0.22, 0.2],
        [-0.02, 0.26],
        [0.18, 0.2],
        [-0.12, 0.38],
        [0.1, 0.4],
      ] as const) {
        context.beginPath();
        context.moveTo(x * size, y * size);
        context.lineTo((x - 0.04) * size, (y + 0.1) * size);
        context.stroke();
      }
    },
  ],
  [/\bclouds?\b|weather cloudy/, (context, size) => cloud(context, size, [250, 252, 255])],
  [
    /\bsun\b/,
    (context, size) => {
      context.strokeStyle = css([246, 178, 50]);
      context.lineWidth = size * 0.06;
      context.lineCap = 'round';
      for (let ray = 0; ray < 10; ray++) {
        const angle = (ray / 10) * Math.PI * 2;
        context.beginPath();
        context.moveTo(Math.cos(angle) * size * 0.33, Math.sin(angle) * size * 0.33);
        context.lineTo(Math.cos(angle) * size * 0.46, Math.sin(angle) * size * 0.46);
        context.stroke();
      }
      disc(context, 0, 0, size * 0.26, [252, 200, 66]);
    },
  ],
  [
    /\bstars?\b|\bconstellations?\b|\bmilky.way\b|\bnight sky\b/,
    (context, size) => {
      disc(context, 0, 0, size * 0.5, [26, 36, 78]);
      const points = [
        [-0.34, -0.1],
        [-0.2, -0.22],
        [-0.04, -0.16],
        [0.1, -0.26],
        [0.3, -0.2],
        [0.26, -0.04],
        [0.08, -0.04],
      ] as const;
      const others = [
        [-0.28, 0.14],
        [-0.08, 0.08],
        [0.06, 0.2],
        [-0.02, 0.36],
        [-0.22, 0.32],
      ] as const;
      for (const figure of [points, others]) {
        context.strokeStyle = css([150, 172, 226]);
        context.lineWidth = size * 0.012;
        context.beginPath();
        for (const [x, y] of figure) context.lineTo(x * size, y * size);
        context.stroke();
        for (const [x, y] of figure) disc(context, x * size, y * size, size * 0.022, [255, 246, 206]);
      }
      for (let star = 0; star < 26; star++) {
        const [angle, far] = [star * 2.4, Math.sqrt((star + 0.5) / 26) * 0.47];
        disc(context, Math.cos(angle) * far * size, Math.sin(angle) * far * size, size * 0.006, [230, 236, 255]);
      }
    },
  ],
  [
    /\bmoon\b/,
    (context, size) => {
      disc(context, 0, 0, size * 0.34, [240, 222, 160]);
      disc(context, size * 0.14, -size * 0.06, size * 0.28, [226, 218, 242]);
    },
  ],
  [
    /\briver\b|\bstream\b/,
    (context, size) => {
      context.fillStyle = css([140, 190, 110]);
      context.beginPath();
      context.ellipse(0, size * 0.06, size * 0.46, size * 0.36, 0, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = css(blue);
      context.lineWidth = size * 0.14;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(-size * 0.04, -size * 0.26);
      context.bezierCurveTo(size * 0.34, -size * 0.1, -size * 0.34, size * 0.1, size * 0.06, size * 0.4);
      context.stroke();
    },
  ],
  [
    /\bsea\b|\bocean\b|\blake\b|\bwater\b|\bwaves\b/,
    (context, size) => {
      for (const [y, tint] of [
        [-0.2, [120, 186, 226]],
        [0.02, [74, 144, 205]],
        [0.24, [44, 104, 170]],
      ] as const)
        wave(context, size, y * size, [...tint] as unknown as Rgb);
    },
  ],
  [
    /\bmountains?\b|\bhills?\b/,
    (context, size) => {
      for (const [x, high, colour] of [
        [0.16, 0.5, [128, 146, 160]],
        [-0.14, 0.68, [102, 120, 140]],
      ] as const) {
        context.fillStyle = css([...colour] as unknown as Rgb);
        context.beginPath();
        context.moveTo((x - 0.34) * size, size * 0.34);
        context.lineTo(x * size, (0.34 - high) * size);
        context.lineTo((x + 0.34) * size, size * 0.34);
        context.fill();
        context.fillStyle = css([250, 252, 255]);
        context.beginPath();
        context.moveTo((x - 0.09) * size, (0.34 - high * 0.74) * size);
        context.lineTo(x * size, (0.34 - high) * size);
        context.lineTo((x + 0.09) * size, (0.34 - high * 0.74) * size);
        context.fill();
      }
    },
  ],
  [
    /\btrees?\b|\bforest\b|\bleaves\b|\bgrass\b/,
    (context, size) => {
      context.fillStyle = css([140, 100, 66]);
      context.fillRect(-size * 0.05, size * 0.05, size * 0.1, size * 0.36);
      for (const [x, y, radius] of [
        [0, -0.16, 0.26],
        [-0.18, 0, 0.18],
        [0.18, 0, 0.18],
      ] as const)
        disc(context, x * size, y * size, radius * size, [98, 168, 92]);
    },
  ],
  [
    /\bsnow\b/,
    (context, size) => {
      context.strokeStyle = css([110, 170, 220]);
      context.lineWidth = size * 0.05;
      for (let arm = 0; arm < 3; arm++) {
        const angle = (arm / 3) * Math.PI;
        context.beginPath();
        context.moveTo(Math.cos(angle) * size * 0.4, Math.sin(angle) * size * 0.4);
        context.lineTo(-Math.cos(angle) * size * 0.4, -Math.sin(angle) * size * 0.4);
        context.stroke();
      }
    },
  ],
  [
    /\bsoil\b|\bearth\b|\bground\b/,
    (context, size) => {
      disc(context, 0, 0, size * 0.36, [122, 88, 60]);
      disc(context, -size * 0.1, -size * 0.08, size * 0.07, [152, 116, 84]);
      disc(context, size * 0.12, size * 0.06, size * 0.09, [152, 116, 84]);
    },
  ],
];

/** The icon for what a word was understood as, where there is one. */
export function iconFor(as: string): Icon | undefined {
  // looks, cameras and moods are no stations
  if (/^(?:look|camera|mood|about the picture|time)\b/.test(as)) return undefined;
  return icons.find(([test]) => test.test(as))?.[1];
}
