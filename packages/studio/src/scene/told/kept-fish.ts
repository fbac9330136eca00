import { isProse } from '../../language/brief.js';
import type { Brief } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { createNearTank } from '../../paint/objects/house/near-tank.js';

/** Relations in which a fish and what is no fish are only near each other. */
const NEAR: ReadonlySet<string> = new Set(['beside', 'left-of', 'right-of', 'behind', 'in-front-of', 'above', 'below']);
const KEPT_BESIDE: ReadonlySet<string> = new Set(['hidden', 'boy', 'girl', 'man', 'woman']);
/** Longer ones tell a scene. */
const SHORT = 90;
/** In metres: what is longer swims in the sea, and no fish of a tank is drawn larger than the second. */
const [KEPT, AS_LARGE] = [0.7, 0.2];
/** How much of its tank a fish is high, how high above the gravel it swims, and the room beside it. */
const TANK = { fish: 0.56, lift: 0.14, room: 0.34, least: 1 } as const;

/** A fish beside a bird or a dog is neither in the air nor are they under water: it swims in its tank, and that stands beside them. */
export function keptFish(brief: Brief, drawables: readonly (Drawable | undefined)[]): (Drawable | undefined)[] {
  const { subjects, relations, setting, features, camera, weather, prompt, told } = brief;
  const plain = (setting ?? camera ?? weather) === undefined;
  const open = plain && features.length === 0 && told === undefined;
  // that one of the two is a boy or hides the other changes nothing
  const hides = plain && told?.every((each) => KEPT_BESIDE.has(each)) === true;
  const still = subjects.every(
    ({ action, arrangement, place, count }) => !(action ?? arrangement ?? place) && count === 1,
  );
  const short = !isProse(brief) && prompt.length <= SHORT;
  const near = relations.every(({ kind, ratio }) => NEAR.has(kind) && ratio === undefined);
  if (!(open || hides) || !still || !short || !near || subjects.length !== 2) return [...drawables];
  const dry = drawables.some((drawable) => drawable && drawable.habitat !== 'underwater' && !isWatery(drawable));
  return drawables.map((drawable, index) =>
    dry && drawable && swims(drawable) && subjects[index]?.attributes.length === 0 ? inTank(drawable) : drawable,
  );
}

const isWatery = ({ habitat, floats }: Drawable): boolean => habitat === 'water' || floats === true;

const swims = ({ kind, habitat, height, aspect }: Drawable): boolean =>
  kind === 'animal' && habitat === 'underwater' && height * Math.max(1, aspect) < KEPT;

function inTank(fish: Drawable): Drawable {
  const tank = createNearTank(Math.max(TANK.least, fish.aspect * TANK.fish + TANK.room));
  const posed = fish.variant?.bind(fish);
  return {
    ...tank,
    concept: 'aquarium',
    height: Math.min(fish.height, AS_LARGE) / TANK.fish,
    mirrors: true,
    ...(posed && { variant: (...told: Parameters<typeof posed>) => inTank(posed(...told)) }),
    paint(context, brush) {
      tank.paint(context, brush);
      context.translate(0, -TANK.lift);
      context.scale(TANK.fish, TANK.fish);
      fish.paint(context, brush);
    },
  };
}
