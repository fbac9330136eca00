import type { Bounds } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';
import { armsProps } from './carried/arms.js';
import { everydayProps } from './carried/everyday.js';
import { gripOf, scaleOf } from './carried/prop.js';
import type { Prop, PropBrush } from './carried/prop.js';
import { pinions } from './carried/pinions.js';
import { toolsProps } from './carried/tools.js';
import type { LimbLook } from './limbs.js';
import type { Outfit, PropKind } from './outfit.js';
import type { FigurePose } from './poses.js';
import type { Skeleton } from './skeleton.js';

const props: Record<PropKind, Prop> = { ...everydayProps, ...toolsProps, ...armsProps, wings: pinions };

/** How far everything that is carried reaches. */
export function extentOfProps(skeleton: Skeleton, outfit: Outfit, pose: string): Bounds {
  let { left, top, right, bottom } = skeleton.bounds;
  for (const kind of carried(outfit, pose, skeleton.pose)) {
    for (const [x, y] of props[kind].extent?.(skeleton) ?? []) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}

// what hands do in these poses leaves no room for tools of the trade
const busyHands: ReadonlySet<string> = new Set([
  'running',
  'jumping',
  'dancing',
  'swaying',
  'waving',
  'sitting',
  'seated',
  'riding',
  'cycling',
  'kneeling',
  'sleeping',
  'flying',
  'back',
  'pointing',
  'carrying',
]);
const worn: ReadonlySet<PropKind> = new Set(['backpack', 'life-pack', 'stethoscope', 'katana', 'camera', 'wings']);
const fixedPoses: Partial<Record<PropKind, readonly string[]>> = {
  ski: ['skiing'],
  surfboard: ['surfing', 'windsurfing'],
  guitar: ['making-music', 'guitar', 'seated', 'sitting', 'cross-legged', 'walking', 'kneeling', 'crouching', 'riding'],
  palette: ['painting'],
  'fishing-rod': ['fishing'],
  book: [],
  sword: ['holding'],
  umbrella: ['holding'],
  staff: ['holding'],
  broom: ['holding'],
  pitchfork: ['holding'],
  ladle: ['holding'],
  balloon: ['holding'],
  lantern: ['holding'],
  flower: ['holding'],
  phone: ['holding'],
  wand: ['holding'],
  cane: ['holding'],
  bag: ['standing', 'walking', 'holding', 'hand-on-hip', 'leading'],
  briefcase: ['standing', 'walking', 'holding', 'leading'],
  shield: ['standing', 'walking', 'holding', 'leading'],
  sack: ['standing', 'walking', 'holding', 'leading', 'hand-on-hip', 'hands-in-pockets'],
};

/** Degrees: thighs that lie on a seat. */
const SEATED = 70;
/** What nobody has with them who sits at a table. */
const putDown: ReadonlySet<PropKind> = new Set(['briefcase', 'bag', 'backpack', 'sack', 'shield']);

/** What of their things somebody has with them in this pose. */
export function carried(outfit: Outfit, pose: string, { nearLeg, support }: FigurePose): PropKind[] {
  const sits = support !== 'ground' && nearLeg[0] > SEATED;
  return outfit.props.filter((kind) => {
    if (sits && putDown.has(kind)) return false;
    const only = fixedPoses[kind];
    if (only) return only.includes(pose);
    return worn.has(kind) || !busyHands.has(pose);
  });
}

function brushFor(context: Context, skeleton: Skeleton, outfit: Outfit, look: LimbLook): PropBrush {
  const { body, near, far } = skeleton;
  return {
    context,
    skeleton,
    outfit,
    look,
    near: gripOf(near.arm, body.hand),
    far: gripOf(far.arm, body.hand),
    k: scaleOf(skeleton),
  };
}

/** Of who turns the back to us, what is on the back is before it. */
const layerOf = (kind: PropKind, { pose }: Skeleton): (typeof props)[PropKind]['layer'] =>
  pose.back && kind === 'backpack' ? 'before' : props[kind].layer;

export function paintPropsBehind(
  context: Context,
  skeleton: Skeleton,
  outfit: Outfit,
  look: LimbLook,
  pose: string,
): void {
  const brush = brushFor(context, skeleton, outfit, look);
  for (const kind of carried(outfit, pose, skeleton.pose))
    if (layerOf(kind, skeleton) === 'behind') props[kind].paint(brush);
}

/** Paints what lies before the body, then the near arm, then what lies over both. */
export function paintPropsBefore(
  context: Context,
  skeleton: Skeleton,
  outfit: Outfit,
  look: LimbLook,
  pose: string,
  arm: () => void,
): void {
  const brush = brushFor(context, skeleton, outfit, look);
  const kinds = carried(outfit, pose, skeleton.pose);
  for (const kind of kinds) if (layerOf(kind, skeleton) === 'before') props[kind].paint(brush);
  for (const kind of kinds)
    if (
      props[kind].layer === 'over' &&
      (kind === 'book' || kind === 'guitar' || kind === 'bag' || kind === 'briefcase')
    )
      props[kind].paint(brush);
  arm();
  for (const kind of kinds)
    if (props[kind].layer === 'over' && (kind === 'shield' || kind === 'palette')) props[kind].paint(brush);
}
