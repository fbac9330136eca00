import type { Brush } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Model, Sitter } from '../creature.js';
import { reach } from '../form/outline.js';
import { actOf, actPoses, drawnBy, isAct, posed } from './acts/acts.js';
import { habitatOf } from './acts/habitats.js';
import { extentOfAct } from './acts/carry.js';
import { inFur, isClothed, stays } from './beast.js';
import { withArmsShown } from './arms-shown.js';
import type { Beast } from './beast.js';
import { inStone, paintPlinth, PLINTH } from './carved.js';
import { skinOf } from './complexion.js';
import { hatHeight } from './headwear.js';
import { micStandReach } from './mic-stand.js';
import type { Outfit, Wearer } from './outfit.js';
import { paintPerson, sings } from './person-paint.js';
import { astride, posedIn } from './grasps.js';
import { cycleFor } from './pedals.js';
import type { FigurePose, PoseName } from './poses.js';
import { seenFromBehind, withPosture } from './posture.js';
import { characterProportions, proportionsOf } from './proportions.js';
import { extentOfProps } from './props.js';
import { poseFigure } from './skeleton.js';
import type { Skeleton } from './skeleton.js';
import { bathesIn, dress } from './wardrobe.js';
import { ageOf, sexOf } from './who.js';

/** Everything that the seed and the words decide about one person, painted around the ground point below the pelvis. */
export function sculptPerson({ pose: told, random, attributes }: Sitter, posture?: FigurePose, beast?: Beast): Model {
  const sex = sexOf(attributes, random.fork('sex'));
  const age = ageOf(attributes);
  const name =
    told === 'hands-in-pockets' && !hasPockets({ age, sex, attributes, random, pose: told }) ? 'standing' : told;
  const sharing = attributes.has('shares') ? actOf(attributes) : undefined;
  // what was said first is done, whichever pose was found
  const act = posture ? sharing : (actOf(attributes) ?? (isAct(name) ? name : undefined));
  const stance: FigurePose =
    posture ??
    astride(
      seenFromBehind(
        withPosture(act ? posed(act, name, attributes) : posedIn(name as PoseName, attributes), attributes),
        attributes,
      ),
      attributes,
    );
  const outfitFor = (colour?: Rgb, wears?: Brush['wears']): Outfit => {
    const worn = dress({
      age,
      sex,
      attributes,
      random,
      pose: name,
      ...(colour && { colour }),
      ...(wears && { wears }),
    });
    const more = act && actPoses[act].props;
    return more ? { ...worn, props: [...worn.props, ...more.filter((prop) => !worn.props.includes(prop))] } : worn;
  };
  const outfit = outfitFor();
  const own = beast ? characterProportions(random.fork('build')) : proportionsOf(age, sex, random.fork('build'));
  const standsUp = attributes.has('hind-legs') && !isClothed(attributes, act, beast);
  const shown = act || posture ? stance : withArmsShown(stance, name, outfit, beast, standsUp);
  const pose = beast && act && actPoses[act].things?.some(({ roofs }) => roofs) ? besideHead(shown) : shown;
  // short legs on a bicycle are longer than beside it: else the bicycle would be a toy
  const body = beast && pose.pedals ? { ...own, thigh: own.thigh * 1.3, shin: own.shin * 1.3 } : own;
  const skeleton = poseFigure(body, pose);
  const props = extentOfProps(skeleton, outfit, name);
  const { bounds } = skeleton;
  const seated = pose.support === 'seat';
  const asItIs = stays(attributes) && !seated && !isClothed(attributes, act, beast) ? beast?.own : undefined;
  const whole = asItIs?.bounds(skeleton);
  const reaches: readonly Point[] = asItIs && sings(act) ? [[micStandReach(asItIs.beak(skeleton)), 0]] : [];
  const around = reaches.length > 0 || !act ? reaches : extentOfAct(actPoses[act], skeleton, attributes);
  const carved = attributes.has('carved');
  const wornIn = (worn: Outfit, brush: Brush): Outfit => {
    if (asItIs) return { ...inFur(worn, beast as Beast, brush, attributes), wings: asItIs.wings(brush) };
    if (beast && !isClothed(attributes, act, beast)) return inFur(worn, beast, brush, attributes);
    if (carved) return inStone(worn);
    const swims = name === 'swimming' || bathesIn(act) !== undefined;
    const bathes = attributes.has('swimsuit') || (swims && !isClothed(attributes, act, beast));
    return bathes && sex === 'man' && !beast
      ? { ...worn, top: bareChest(skinOf(attributes, brush, random.fork('skin'))) }
      : worn;
  };
  const paint = (context: Context, brush: Brush): void => {
    if (carved) paintPlinth(context, bounds, brush);
    paintPerson(context, brush, {
      skeleton,
      // a red dragon in a suit: its scales are red
      outfit: wornIn(outfitFor(beast ? undefined : brush.colour, brush.wears), brush),
      poseName: name,
      sex,
      age,
      attributes,
      random,
      act,
      beast,
      own: asItIs,
    });
  };
  if (name === 'swimming') return inTheWater(skeleton, paint);
  // the stage puts the pelvis on the seat: the box is centred on it, arms and legs may leave it
  const reachOut = Math.min(Math.max(-bounds.left, bounds.right), -bounds.top * 0.62);
  const hand = pose.holds === 'near' ? skeleton.near.arm : skeleton.far.arm;
  const grip = reach(hand.wrist, body.hand * 0.45, hand.angle);
  return {
    bounds: {
      left: seated ? -reachOut : Math.min(whole?.left ?? bounds.left, props.left, ...around.map(([x]) => x)),
      right: seated ? reachOut : Math.max(bounds.right, whole?.right ?? 0, props.right, ...around.map(([x]) => x)),
      top: Math.min(
        whole?.top ?? 0,
        bounds.top,
        props.top,
        ...around.map(([, y]) => y),
        pose.tip ? Infinity : skeleton.head[1] - (hatHeight(outfit.hat?.kind) / 100) * body.head,
      ),
      bottom: seated ? 0 : carved ? PLINTH : Math.max(bounds.bottom, props.bottom, ...around.map(([, y]) => y)),
    },
    hand: grip,
    ...(pose.pedals && { cycle: cycleFor(body) }),
    shoulder: skeleton.trunk(-0.9, 1),
    // neither a beast nor a statue has skin
    ...(!pose.back && !beast && !carved && { faces: [[...skeleton.head, body.head / 2] as const] }),
    ...(!pose.back && {
      chest: [...skeleton.trunk(0.08 + pose.turn * 0.36, 0.68), skeleton.trunkHalf(0.68)] as const,
    }),
    ...(act && { draws: drawnBy(act) }),
    // a dog on a surfboard is on the water as anybody is
    ...(act && beast && habitatOf(act)),
    paint,
  };
}

/** The pole of a roof over a large head is beside that, in the hand, and not behind it. */
const besideHead = (pose: FigurePose): FigurePose => ({ ...pose, farArm: { to: 'chest', ahead: 38, below: 4 } });

/** Trousers of who is grown: short arms end above their pockets, and in a skirt a hand is a lump. */
function hasPockets(wearer: Wearer): boolean {
  if (wearer.age === 'baby' || wearer.age === 'child') return false;
  return ['trousers', 'slim'].includes(dress(wearer).bottom.kind);
}

/** Who bathes wears nothing above the trunks. */
const bareChest = (skin: Rgb): Outfit['top'] => ({ colour: skin, sleeves: 'none', collar: 'none', hem: -0.1, ease: 0 });

/** Head, shoulders and arms above the water. */
function inTheWater(skeleton: Skeleton, paint: Model['paint']): Model {
  const [, water] = skeleton.trunk(0, 0.66);
  const { left, right, top } = skeleton.bounds;
  return {
    bounds: { left, right, top, bottom: water },
    paint(context, brush) {
      context.save();
      context.beginPath();
      context.rect(left - 50, top - 80, right - left + 100, water - top + 80);
      context.clip();
      paint(context, brush);
      context.restore();
    },
  };
}
