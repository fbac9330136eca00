import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import type { Knot } from '../../form/outline.js';
import type { Head, HeadPart } from '../anatomy.js';
import { leafEar } from './grazer.js';

/** One palm of the antlers, its points along the upper rim; the far one opens forwards. */
const palm: readonly Knot[] = [
  [6, -14],
  [0, -28],
  [-16, -34],
  [-38, -34],
  [-60, -46, true],
  [-52, -54],
  [-66, -70, true],
  [-50, -70],
  [-56, -92, true],
  [-38, -80],
  [-36, -102, true],
  [-20, -82],
  [-12, -104, true],
  [-4, -78],
  [10, -92, true],
  [10, -66],
  [24, -70, true],
  [18, -48],
  [12, -34],
  [14, -14],
];

/** A long head with an overhanging nose, a bell of skin at the throat, antlers like shovels. */
export function mooseHead({ antlers = true }: { readonly antlers?: boolean } = {}): Head {
  const skull = outline([
    [-8, -10],
    [4, -19],
    [20, -21],
    [40, -15],
    [60, -12],
    [80, -14],
    [96, -7],
    [104, 8],
    [101, 24],
    [91, 29],
    [80, 23],
    [60, 19],
    [38, 24],
    [16, 27],
    [-4, 18],
  ]);
  const far = outline(palm.map(([x, y, sharp]): Knot => [32 - x * 0.86, y * 0.94 - 2, sharp ?? false]));
  const bell = outline([
    [14, 22],
    [30, 23],
    [30, 42],
    [24, 58, true],
    [16, 42],
  ]);
  const part = (path: HeadPart['path'], colour: HeadPart['colour']): HeadPart => ({ path, colour });
  return {
    skull,
    behind: [
      ...(antlers ? [part(far, [158, 130, 96])] : []),
      part(leafEar(12, -14, 26, 15, 20), 'far-coat'),
      part(bell, 'far-coat'),
    ],
    before: [...(antlers ? [part(outline(palm), [198, 170, 130])] : []), part(leafEar(0, -10, 30, 17, -72), 'coat')],
    paint(context, { tones, pale, iris, asleep, dark }) {
      context.save();
      context.clip(skull);
      softPatch(context, 92, 10, 26, 26, pale.base, 0.85);
      softPatch(context, 40, 24, 40, 10, tones.shade, 0.5);
      context.restore();
      fillPath(context, ellipsePath(97, 4, 3.4, 4.6, 0.5), [44, 34, 34], 0.9);
      fillStroke(
        context,
        [
          [100, 20],
          [88, 19],
          [76, 15],
        ],
        2,
        dark,
        0.7,
      );
      softPatch(context, 36, -6, 8, 6, tones.deep, 0.4);
      paintEye(context, 36, -7, 3.8, { iris, lid: [30, 22, 22], asleep, pupil: 'wide', slant: 0.15 });
    },
  };
}
