import type { Brush } from '../../drawable.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { Model, Sitter } from '../creature.js';
import { frame } from '../form/modelling.js';
import { actOf, actPoses, drawnBy, isAct } from './acts/acts.js';
import { cornersOf, paintParts } from './carried/pen.js';
import { ofMember } from './each-member.js';
import { sculptPerson } from './person.js';
import { ageOf } from './who.js';
import type { Beast } from './beast.js';
import type { Age } from './proportions.js';
import { tableaux } from './tableaux.js';
import type { Furnishing, Member, TableauStep } from './tableau-step.js';

/** Tableaux in which all are of one kind and do the same; in the others only the first is what the prompt tells of. */
const alike: ReadonlySet<string> = new Set(
  'couch couch-film bench bench-talk bench-hug hot-tub campfire campfire-roast kayaking canoeing rowing kissing arguing gondola wrestling high-five whispering tango snowball-fight band ball-passing disc-passing arm-wrestling tug-of-war pillow-fight racing grilling reading-map motorcycling'.split(
    ' ',
  ),
);

/** How much higher than on their feet the small ones are on a seat for adults: their legs hang. */
const lifts: ReadonlyMap<Age, number> = new Map([
  ['child', 22],
  ['baby', 34],
]);
const liftOf = (words = ''): number => lifts.get(ageOf(new Set(words.split('+')))) ?? 0;

const whoWords: ReadonlySet<string> = new Set('woman man child boy girl baby elderly young holding'.split(' '));

/** People, or animals as people, who make a scene together: one cuts the other's hair, one speaks and the others listen. */
export function sculptTableau(
  { random, attributes }: Sitter,
  members: readonly string[],
  name: string,
  beastOf?: (random: Random, words: string) => Beast | undefined,
): Model {
  const act = actOf(attributes);
  // animals on two legs are as small as children
  const young = beastOf !== undefined || members.every((words) => liftOf(words) > 0);
  const steps = (tableaux.get(name)?.(members.length, young) ?? []).map((step) =>
    'seated' in step ? { ...step, y: (step.y ?? 0) - liftOf(members[step.who]) } : step,
  );
  const words = [...attributes];
  // a king and his queen do the same, but only one of them is king
  const sameAsFirst = (who: number): boolean =>
    who === 0 || (alike.has(name) && (!members[who] || members[who] === members[0]));
  const wordsOf = ({ who, pose, holds, words: own = [] }: Member): string[] => {
    const named = (members[who] ?? '').split('+').filter((word) => word !== '');
    const common = words.filter((word) => !isAct(word) && !whoWords.has(word));
    const doing = own.some(isAct) ? [] : (pose && !holds) || !act ? [] : [act];
    return [...own, ...doing, ...(sameAsFirst(who) ? common : []), ...named, 'shares'];
  };
  const sizeOn = ({ on }: Furnishing): number => (on !== undefined && liftOf(members[on]) > 0 ? 0.8 : 1);
  const cast = steps.map((step) => {
    if ('parts' in step) return { step };
    const said = new Set(wordsOf(step));
    const doing = actOf(said) ?? 'talking';
    const pose = step.pose ?? { ...actPoses[doing].body, ...actPoses[doing].arms };
    const sitter: Sitter = {
      pose: step.pose ? 'standing' : doing,
      random: ofMember(random, 'member', step.who),
      attributes: said,
    };
    return { step, model: sculptPerson(sitter, pose, beastOf?.(sitter.random, members[step.who] ?? '')) };
  });
  const spans = cast.map(({ step, model }) => spanOf(step, model));
  return {
    bounds: {
      left: Math.min(...spans.map(({ left }) => left)),
      right: Math.max(...spans.map(({ right }) => right)),
      top: Math.min(...spans.map(({ top }) => top)),
      bottom: Math.max(...spans.map(({ bottom }) => bottom)),
    },
    draws: act ? drawnBy(act) : [],
    paint(context, brush) {
      for (const { step, model } of cast) {
        if ('parts' in step)
          paintParts(context, step.parts, frame(step.x, step.y, sizeOn(step), 0), brush.light, brush.held);
        else if (model) {
          const own = forOne(brush, sameAsFirst(step.who));
          // a bear wears no shirt of its side
          paintMember(context, beastOf ? own : onSide(own, step), step, model);
        }
      }
    },
  };
}

const sides = [
  [206, 62, 56],
  [58, 104, 178],
] as const;
/** Players wear the colour of their side. */
const onSide = (brush: Brush, { side, who }: Member): Brush =>
  side === undefined || (who === 0 && brush.colour) ? brush : { ...brush, colour: sides[side] };

function forOne(brush: Brush, first: boolean): Brush {
  if (first) return brush;
  const { colour: _colour, wears: _wears, parts: _parts, held: _held, ...plain } = brush;
  return plain;
}

function spanOf(step: TableauStep, model: Model | undefined): Model['bounds'] {
  if ('parts' in step) {
    const corners = cornersOf(step.parts, frame(step.x, step.y, 1, 0));
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }
  const { x, y = 0, mirrored, seen } = step;
  const { left, right, top, bottom } = (model as Model).bounds;
  const [l, r] = mirrored ? [-right, -left] : [left, right];
  const [cutLeft, cutTop, cutRight, cutBottom] = seen ?? [-Infinity, -Infinity, Infinity, Infinity];
  return {
    left: x + Math.max(l, cutLeft),
    right: x + Math.min(r, cutRight),
    top: y + Math.max(top, cutTop),
    bottom: y + Math.min(bottom, cutBottom),
  };
}

function paintMember(context: Context, brush: Brush, { x, y = 0, mirrored, seen }: Member, model: Model): void {
  context.save();
  context.translate(x, y);
  if (seen) {
    const [left, top, right, bottom] = seen;
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
  }
  if (mirrored) context.scale(-1, 1);
  const light = mirrored ? { ...brush.light, side: -brush.light.side } : brush.light;
  model.paint(context, { ...brush, light });
  context.restore();
}
