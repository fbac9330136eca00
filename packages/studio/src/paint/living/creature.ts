import type { Asked, Brush, Drawable, DrawableKind, Habitat, Spot, Upright } from '../drawable.js';
import type { Bounds } from '../kit/form.js';
import { createRandom } from '../kit/random.js';
import type { Random } from '../kit/random.js';
import type { Context, Point } from '../kit/shapes.js';
import { withoutEyes } from './form/eye.js';

/** A figure in its own units (about 100 high, y down), ready to be painted. */
export interface Model {
  readonly bounds: Bounds;
  readonly back?: { readonly y: number; readonly left: number; readonly right: number };
  readonly hand?: Point;
  readonly seat?: Point;
  /** How high the bicycle is whose pedals are below its feet. */
  readonly cycle?: number;
  /** The middle of the head, and half of its width. */
  readonly head?: readonly [x: number, y: number, half: number];
  /** The faces of people, and half of the height of each. */
  readonly faces?: readonly Spot[];
  /** The middle of the chest where we see it, and half of its width. */
  readonly chest?: readonly [x: number, y: number, half: number];
  /** The top of the shoulder that is free. */
  readonly shoulder?: Point;
  /** Where its breath leaves it. */
  readonly muzzle?: Point;
  /** The corner of its mouth, where reins begin. */
  readonly bit?: Point;
  /** Metres, where its first pose does not say how high it is. */
  readonly height?: number;
  /** A figure that stands or sits as people do is placed as they are. */
  readonly kind?: DrawableKind;
  /** Where its pose does not say it. */
  readonly overhang?: number;
  /** Where it is, where what it does takes it elsewhere than where it lives. */
  readonly habitat?: Habitat;
  /** Concepts that it paints beside itself: what is in its hands. */
  readonly draws?: readonly string[];
  paint(context: Context, brush: Brush): void;
}

export interface Sitter extends Pick<Asked, 'company'> {
  readonly pose: string;
  readonly random: Random;
  readonly attributes: ReadonlySet<string>;
}

export interface Pose {
  readonly name: string;
  /** Attributes that ask for it, besides its name. */
  readonly words?: readonly string[];
  /** Attributes that it suits when no other pose is asked for: what people do for a living. */
  readonly suits?: readonly string[];
  /** How often it is taken when nothing was said, against the others. */
  readonly weight?: number;
  /** It is taken whatever else is asked for: who sleeps does nothing else. */
  readonly prevails?: boolean;
  readonly habitat?: Habitat;
  readonly floats?: boolean;
  /** Legs that hang below the seat leave the box. */
  readonly overhang?: number;
}

export interface Creature {
  readonly concept: string;
  readonly kind?: DrawableKind;
  readonly habitat: Habitat;
  /** Metres, in its first pose. The other poses are as high as they come out. */
  readonly height: number;
  readonly poses: readonly [Pose, ...Pose[]];
  readonly overhang?: number;
  readonly floats?: boolean;
  /** It paints what it wears by itself. */
  readonly dresses?: boolean;
  /** Its head, coat and tail on a figure that stands up as people do. */
  readonly beast?: (random: Random) => Upright;
  /** The same pose has the same extent, give or take a few percent, whatever the seed. */
  sculpt(sitter: Sitter): Model;
}

/** A drawable that takes several poses, each with the box that it needs. */
export function createCreature(creature: Creature): Drawable {
  const [first] = creature.poses;
  const nobody: ReadonlySet<string> = new Set();
  const usual = creature.sculpt({ pose: first.name, random: createRandom(1), attributes: nobody });
  const metres = creature.height / (usual.bounds.bottom - usual.bounds.top);

  const inPose = (pose: Pose, attributes: ReadonlySet<string>, asked: Asked = {}): Drawable => {
    const who = asked.company && { company: asked.company };
    return as(pose, creature.sculpt({ ...who, pose: pose.name, random: createRandom(1), attributes }), who);
  };
  const as = (pose: Pose, model: Model, who?: Pick<Asked, 'company'>): Drawable => {
    const { bounds } = model;
    const tall = bounds.bottom - bounds.top;
    const aspect = (bounds.right - bounds.left) / tall;
    const place = ([x, y]: Point): Point => [(x - (bounds.left + bounds.right) / 2) / tall, (y - bounds.bottom) / tall];
    const spot = ([x, y, half]: Spot): Spot => [...place([x, y]), half / tall];
    const floats = pose.floats ?? creature.floats;
    return {
      concept: creature.concept,
      kind: model.kind ?? creature.kind ?? 'animal',
      habitat: model.habitat ?? pose.habitat ?? creature.habitat,
      height: model.height ?? tall * metres,
      aspect,
      overhang: model.overhang ?? pose.overhang ?? creature.overhang ?? 0.05,
      ...(floats === undefined ? {} : { floats }),
      ...(creature.dresses && { dresses: true }),
      ...(creature.beast && { beast: creature.beast }),
      ...(model.hand ? { hand: place(model.hand) } : {}),
      ...(model.seat ? { seat: place(model.seat) } : {}),
      ...(model.cycle && { cycle: model.cycle / tall }),
      ...(model.head ? { head: spot(model.head) } : {}),
      ...(model.faces ? { faces: model.faces.map(spot) } : {}),
      ...(model.chest ? { chest: spot(model.chest) } : {}),
      ...(model.shoulder ? { shoulder: place(model.shoulder) } : {}),
      ...(model.muzzle ? { muzzle: place(model.muzzle) } : {}),
      ...(model.bit ? { bit: place(model.bit) } : {}),
      ...(model.draws && model.draws.length > 0 ? { draws: model.draws } : {}),
      ...(model.back
        ? {
            top: {
              y: place([0, model.back.y])[1],
              left: place([model.back.left, 0])[0],
              right: place([model.back.right, 0])[0],
            },
          }
        : {}),
      variant: (said, random, wishes) => inPose(choosePose(creature.poses, said, random), said, wishes),
      paint: (context, brush) => {
        const one = creature.sculpt({ ...who, pose: pose.name, random: brush.random, attributes: brush.attributes });
        const paint = (): void => fit(context, one.bounds, aspect, () => one.paint(context, brush));
        if (brush.attributes.has('without-eyes')) withoutEyes(context, paint);
        else paint();
      },
    };
  };
  return as(first, usual);
}

function choosePose(poses: Creature['poses'], said: ReadonlySet<string>, random: Random): Pose {
  const asked = poses.filter((pose) => said.has(pose.name) || pose.words?.some((word) => said.has(word)));
  // who stands and holds an umbrella is first of all holding it
  const [first] = asked;
  if (first) return asked.find(({ prevails }) => prevails) ?? asked.find((pose) => pose !== poses[0]) ?? first;
  const suitable = poses.find((pose) => pose.suits?.some((word) => said.has(word)));
  if (suitable) return suitable;
  const total = poses.reduce((sum, pose) => sum + (pose.weight ?? 0), 0);
  let left = random.between(0, total);
  return poses.find((pose) => (left -= pose.weight ?? 0) < 0) ?? poses[0];
}

function fit(context: Context, bounds: Bounds, aspect: number, paint: () => void): void {
  const scale = Math.min(1 / (bounds.bottom - bounds.top), aspect / (bounds.right - bounds.left));
  context.save();
  context.scale(scale, scale);
  context.translate(-(bounds.left + bounds.right) / 2, -bounds.bottom);
  paint();
  context.restore();
}
