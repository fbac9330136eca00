import { css, hex } from '../paint/kit/colour.js';
import type { Context } from '../paint/kit/shapes.js';
import type { Note } from './infographic-figure.js';

type Outline = readonly (readonly [x: number, y: number])[];

/** The inside of something: flat forms over one another in a square of 1, from its upper left, and what they are. */
export interface Section {
  readonly forms: readonly (readonly [colour: string, outline: Outline])[];
  readonly notes: readonly Note[];
}

const ring = (x: number, y: number, radius: number): Outline =>
  Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 40) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
const box = (left: number, top: number, right: number, bottom: number): Outline => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Notes: x and y from -1 to 1 across and from 0 to 1 upwards. */
const sections: readonly (readonly [named: RegExp, section: Section])[] = [
  [
    /\b(?:geysers?|hot springs?|old faithful)\b/i,
    {
      forms: [
        ['#c9a878', box(0, 0.42, 1, 1)],
        ['#a98660', box(0, 0.62, 1, 1)],
        ['#8a4a34', box(0, 0.86, 1, 1)],
        ['#e2673a', box(0, 0.93, 1, 1)],
        [
          '#d9c6a4',
          [
            [0.26, 0.43],
            [0.44, 0.36],
            [0.56, 0.36],
            [0.74, 0.43],
          ],
        ],
        [
          '#4f9fd0',
          [
            [0.47, 0.36],
            [0.53, 0.36],
            [0.53, 0.62],
            [0.72, 0.68],
            [0.76, 0.8],
            [0.62, 0.86],
            [0.36, 0.86],
            [0.26, 0.78],
            [0.34, 0.68],
            [0.47, 0.64],
          ],
        ],
        [
          '#4f9fd0',
          [
            [0.7, 0.72],
            [0.94, 0.5],
            [0.97, 0.54],
            [0.75, 0.78],
          ],
        ],
        ['#dff0fa', ring(0.4, 0.8, 0.018)],
        ['#dff0fa', ring(0.5, 0.76, 0.022)],
        ['#dff0fa', ring(0.6, 0.81, 0.018)],
        [
          '#bfe0f2',
          [
            [0.47, 0.36],
            [0.42, 0.12],
            [0.58, 0.12],
            [0.53, 0.36],
          ],
        ],
        ['#e8f4fa', ring(0.43, 0.11, 0.07)],
        ['#e8f4fa', ring(0.57, 0.1, 0.08)],
        ['#f4fafd', ring(0.5, 0.06, 0.07)],
      ],
      notes: [
        ['STEAM', 0.14, 0.93, 1],
        ['VENT', -0.02, 0.6, -1],
        ['GROUND WATER', 0.84, 0.46, 1],
        ['HOT CHAMBER', -0.3, 0.22, -1],
        ['MAGMA', 0.5, 0.03, 1],
      ],
    },
  ],
  [
    /\b(?:volcano(?:e?s)?|eruptions?)\b/i,
    {
      forms: [
        ['#b9946a', box(0, 0.66, 1, 1)],
        ['#9a7350', box(0, 0.8, 1, 1)],
        [
          '#6d5a52',
          [
            [0.06, 0.68],
            [0.42, 0.24],
            [0.58, 0.24],
            [0.94, 0.68],
          ],
        ],
        [
          '#7f6b60',
          [
            [0.18, 0.68],
            [0.44, 0.3],
            [0.56, 0.3],
            [0.82, 0.68],
          ],
        ],
        [
          '#5d4a44',
          [
            [0.3, 0.68],
            [0.46, 0.36],
            [0.54, 0.36],
            [0.7, 0.68],
          ],
        ],
        [
          '#e2582a',
          [
            [0.2, 0.92],
            [0.28, 0.8],
            [0.46, 0.76],
            [0.475, 0.24],
            [0.525, 0.24],
            [0.54, 0.76],
            [0.72, 0.8],
            [0.8, 0.92],
            [0.66, 0.98],
            [0.34, 0.98],
          ],
        ],
        [
          '#f7a53a',
          [
            [0.3, 0.91],
            [0.36, 0.84],
            [0.5, 0.81],
            [0.64, 0.84],
            [0.7, 0.91],
            [0.5, 0.95],
          ],
        ],
        [
          '#e2582a',
          [
            [0.52, 0.24],
            [0.58, 0.24],
            [0.74, 0.44],
            [0.7, 0.46],
          ],
        ],
        ['#8c8890', ring(0.42, 0.13, 0.09)],
        ['#a3a0a8', ring(0.56, 0.1, 0.1)],
        ['#bdbac2', ring(0.5, 0.05, 0.06)],
        [
          '#e2582a',
          [
            [0.47, 0.25],
            [0.49, 0.16],
            [0.5, 0.22],
            [0.52, 0.15],
            [0.53, 0.25],
          ],
        ],
      ],
      notes: [
        ['ASH CLOUD', -0.2, 0.88, -1],
        ['CRATER', 0.1, 0.75, 1],
        ['LAVA FLOW', 0.42, 0.58, 1],
        ['MAIN VENT', 0, 0.42, -1],
        ['MAGMA CHAMBER', 0.3, 0.1, 1],
      ],
    },
  ],
  [
    /\binside (?:of )?(?:an?|the)?[\w ]*pyramid\b|\bgreat pyramid\b/i,
    {
      forms: [
        ['#c8b080', box(0, 0.86, 1, 1)],
        [
          '#e6c987',
          [
            [0.5, 0.06],
            [0.98, 0.87],
            [0.02, 0.87],
          ],
        ],
        [
          '#d6b570',
          [
            [0.5, 0.06],
            [0.53, 0.11],
            [0.1, 0.87],
            [0.02, 0.87],
          ],
        ],
        [
          '#6b5334',
          [
            [0.16, 0.7],
            [0.18, 0.66],
            [0.5, 0.95],
            [0.46, 0.96],
          ],
        ],
        ['#6b5334', box(0.44, 0.91, 0.58, 0.97)],
        [
          '#6b5334',
          [
            [0.31, 0.79],
            [0.33, 0.82],
            [0.46, 0.62],
            [0.44, 0.6],
          ],
        ],
        [
          '#6b5334',
          [
            [0.42, 0.66],
            [0.46, 0.66],
            [0.58, 0.44],
            [0.53, 0.44],
          ],
        ],
        ['#6b5334', box(0.44, 0.63, 0.54, 0.66)],
        [
          '#4c3a26',
          [
            [0.52, 0.6],
            [0.57, 0.55],
            [0.62, 0.6],
            [0.62, 0.68],
            [0.52, 0.68],
          ],
        ],
        ['#4c3a26', box(0.56, 0.38, 0.68, 0.46)],
        ['#f0d060', box(0.6, 0.425, 0.65, 0.455)],
      ],
      notes: [
        ["KING'S CHAMBER", 0.28, 0.59, 1],
        ['GRAND GALLERY', 0.02, 0.47, -1],
        ["QUEEN'S CHAMBER", 0.16, 0.36, 1],
        ['ENTRANCE', -0.66, 0.31, -1],
        ['LOWER CHAMBER', 0.06, 0.06, 1],
      ],
    },
  ],
  [
    /\b(?:layers|inside|core|structure) of (?:the )?earth\b|\bearth'?s (?:layers|core|interior)\b/i,
    {
      forms: [
        ['#4a86b8', ring(0.5, 0.5, 0.47)],
        ['#8a5a3c', ring(0.5, 0.5, 0.44)],
        ['#c2502e', ring(0.5, 0.5, 0.41)],
        ['#e58a34', ring(0.5, 0.5, 0.27)],
        ['#f8dc70', ring(0.5, 0.5, 0.14)],
      ],
      notes: [
        ['CRUST', -0.6, 0.84, -1],
        ['MANTLE', 0.52, 0.72, 1],
        ['OUTER CORE', -0.38, 0.5, -1],
        ['INNER CORE', 0.08, 0.46, 1],
      ],
    },
  ],
];

/** The inside of what a prompt wants explained, where it is known. */
export function sectionOf(prompt: string): Section | undefined {
  return sections.find(([named]) => named.test(prompt))?.[1];
}

/** Draws the forms around the origin, `size` wide and high. */
export function paintSection(context: Context, { forms }: Section, size: number): void {
  for (const [colour, outline] of forms) {
    context.beginPath();
    for (const [x, y] of outline) context.lineTo((x - 0.5) * size, (y - 0.5) * size);
    context.closePath();
    context.fillStyle = css(hex(colour));
    context.fill();
    context.strokeStyle = css([40, 34, 44], 0.35);
    context.lineWidth = Math.max(0.6, size * 0.004);
    context.stroke();
  }
}
