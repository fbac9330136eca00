import { known } from '../../../catalogue/records.js';
import type { Drawable, Spot } from '../../drawable.js';
import { createCreature } from '../creature.js';
import type { Sitter } from '../creature.js';
import { sculptCompany } from './company.js';
import { DANCE_APART, follows, leads } from './dance-hold.js';
import { embracing } from './embrace.js';
import { sculptPerson } from './person.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import { seenFromBehind } from './posture.js';

interface Duet {
  readonly left: FigurePose;
  readonly right: FigurePose;
  /** How far apart the two stand, in centimetres. */
  readonly gap: number;
  /** The right one is turned to the left one. */
  readonly facing: boolean;
  /** Which one is painted last. */
  readonly front: 'left' | 'right';
}

/** How far apart two sit, in centimetres, who are propped on their hands. */
const PROPPED_APART = 92;

const legs = { nearLeg: [-5, -2], farLeg: [8, 3] } as const;

/** The left one looks right, the right one left where they face each other. */
const duetsTable: Readonly<Record<string, Duet>> = {
  'hand-in-hand': {
    left: { turn: 0.3, lean: 0, sway: 3, nearArm: [-9, 4], farArm: [22, 14], farHand: 'grip', ...legs },
    right: { turn: 0.3, lean: 0, sway: 3, nearArm: [-9, 4], farArm: [22, 14], farHand: 'grip', ...legs },
    gap: 56,
    facing: true,
    front: 'left',
  },
  walking: {
    left: {
      turn: 0.6,
      lean: 2,
      nearArm: [-20, -4],
      farArm: [24, 26],
      farHand: 'grip',
      nearLeg: [19, 8, -12],
      farLeg: [-13, -32, 28],
    },
    right: {
      turn: 0.6,
      lean: 2,
      nearArm: [-26, -18],
      farArm: [20, 36],
      nearHand: 'grip',
      nearLeg: [-12, -30, 26],
      farLeg: [20, 9, -12],
    },
    gap: 54,
    facing: false,
    front: 'left',
  },
  embracing: {
    left: embracing(170, 170, 26),
    right: embracing(170, 170, 26),
    gap: 26,
    facing: true,
    front: 'right',
  },
  dancing: { left: leads, right: follows, gap: DANCE_APART, facing: true, front: 'left' },
  sitting: {
    left: poses.sitting,
    right: { ...poses.sitting, nearLeg: [136, 26], farLeg: [131, 30] },
    gap: 62,
    facing: false,
    front: 'right',
  },
  back: {
    left: { turn: 0.12, back: true, lean: 0, sway: 3, nearArm: [-9, -2], farArm: [22, 10], farHand: 'grip', ...legs },
    right: { turn: 0.12, back: true, lean: 0, sway: 3, nearArm: [-9, -2], farArm: [22, 10], farHand: 'grip', ...legs },
    gap: 54,
    facing: true,
    front: 'left',
  },
};
const duets = new Map(Object.entries(duetsTable));

const gowns: ReadonlySet<string> = new Set([
  'dress',
  'gown',
  'wedding-dress',
  'ball-gown',
  'bride',
  'skirt',
  'wedding',
  'elegant',
]);

/** Two people together. Words about age and role hold for both; one is a woman and one a man unless said otherwise. */
export const couple: Drawable = createCreature({
  dresses: true,
  ...known('couple'),
  overhang: 0.1,
  poses: [
    { name: 'hand-in-hand', words: ['standing', 'holding-hands', 'holding'], weight: 2 },
    { name: 'walking', words: ['strolling', 'hiking', 'running'], weight: 1.5 },
    { name: 'embracing', words: ['hugging', 'kissing', 'cuddling', 'romantic', 'embrace'], weight: 1.2 },
    { name: 'dancing', words: ['dance'] },
    { name: 'sitting', words: ['picnicking', 'resting', 'seated'] },
    ...['kayaking', 'canoeing', 'rowing', 'boat-fishing'].map((name) => ({ name, habitat: 'water' as const })),
    { name: 'back', words: ['back-view', 'from-behind', 'watching', 'looking', 'gazing'], weight: 0.4 },
  ],
  sculpt: (asked) => {
    const { pose, random, attributes, company } = asked;
    if (company) return sculptCompany(asked, company);
    const duet = duets.get(pose) as Duet;
    const same = attributes.has('women') ? 'woman' : attributes.has('men') ? 'man' : undefined;
    const words = [...attributes].filter((word) => word !== 'woman' && word !== 'man' && word !== 'holding');
    const festive = words.some((word) => gowns.has(word));
    const sitter = (sex: string, name: string): Sitter => ({
      pose: pose === 'back' ? 'back' : 'standing',
      random: random.fork(name),
      attributes: new Set([
        ...(sex === 'man' && festive ? ['suit', ...words.filter((word) => !gowns.has(word))] : words),
        ...(attributes.has('wedding') ? [sex === 'man' ? 'groom' : 'bride'] : []),
        sex,
        'bareheaded',
      ]),
    });
    const swap = random.fork('sides').chance(0.5);
    const left = sculptPerson(sitter(same ?? (swap ? 'woman' : 'man'), 'left'), seenFromBehind(duet.left, attributes));
    const right = sculptPerson(
      sitter(same ?? (swap ? 'man' : 'woman'), 'right'),
      seenFromBehind(duet.right, attributes),
    );
    // with the hands beside the hips each needs more room
    const propped = seenFromBehind(duet.left, attributes) !== duet.left;
    const half = (propped ? PROPPED_APART : duet.gap) / 2;
    const rightBounds = duet.facing ? { left: -right.bounds.right, right: -right.bounds.left } : right.bounds;
    return {
      bounds: {
        left: Math.min(left.bounds.left - half, rightBounds.left + half),
        right: Math.max(left.bounds.right - half, rightBounds.right + half),
        top: Math.min(left.bounds.top, right.bounds.top),
        bottom: 0,
      },
      faces: [
        ...(left.faces ?? []).map(([x, y, reach]): Spot => [x - half, y, reach]),
        ...(right.faces ?? []).map(([x, y, reach]): Spot => [(duet.facing ? -x : x) + half, y, reach]),
      ],
      paint(context, brush) {
        const paintLeft = (): void => {
          context.save();
          context.translate(-half, 0);
          left.paint(context, brush);
          context.restore();
        };
        const paintRight = (): void => {
          context.save();
          context.translate(half, 0);
          if (duet.facing) context.scale(-1, 1);
          const { colour: _colour, ...plain } = brush;
          right.paint(context, duet.facing ? { ...plain, light: { ...brush.light, side: -brush.light.side } } : plain);
          context.restore();
        };
        if (duet.front === 'left') {
          paintRight();
          paintLeft();
        } else {
          paintLeft();
          paintRight();
        }
      },
    };
  },
});
