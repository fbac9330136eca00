import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import type { BriefDraft } from './draft.js';
import { isAlive } from './draft.js';

/** "with" something is with whom or what one would see it, which is not always what was named last. */
export function settleWith(draft: BriefDraft): void {
  topDish(draft);
  serveTogether(draft);
  holdOnPerch(draft);
}

/** In metres: what is no larger is held. */
const HANDY = 0.35;

/** "a sloth on a branch with a cup": the branch has no cup, the sloth has it. */
function holdOnPerch({ subjects, relations }: BriefDraft): void {
  for (const [at, { kind, subject, object }] of relations.slice().entries()) {
    const [thing, perch] = [subjects[subject], subjects[object]];
    const kept = thing?.entry?.kind === 'object' || thing?.entry?.kind === 'food';
    const small = kept && (thing?.entry?.height ?? 1) <= HANDY && thing?.count === 1;
    const grows = perch?.entry?.kind === 'plant' || perch?.entry?.kind === 'nature';
    if (kind !== 'beside' || !small || !grows || subject < object) continue;
    if (relations.some((one, index) => index !== at && (one.subject === subject || one.object === subject))) continue;
    const holder = relations.find((one) => one.object === object && PERCHED.test(one.kind))?.subject;
    const who = holder === undefined ? undefined : subjects[holder];
    if (holder === undefined || !isAlive(who) || who?.count !== 1 || is(who.concept, 'feathered')) continue;
    if (!relations.some((one) => one.kind === 'holding' && one.subject === holder))
      relations[at] = { kind: 'holding', subject: holder, object: subject };
  }
}
const PERCHED = /^(?:on|hanging-from|hanging-on|climbing)$/;

/** "a slice of cake with raspberries on a plate": the cake is on the plate, and they are on the cake. */
function topDish({ subjects, relations }: BriefDraft): void {
  for (const { kind, subject, object } of relations.slice()) {
    const [topping, under] = [subjects[subject], subjects[object]];
    const bears = under?.entry?.kind === 'object' || under?.entry?.kind === 'furniture';
    if (kind !== 'on' || topping?.entry?.kind !== 'food' || !bears) continue;
    const dish = relations.find(
      (one) => one.kind === 'on' && one.subject === subject && subjects[one.object]?.entry?.kind === 'food',
    )?.object;
    if (dish === undefined || dish > subject) continue;
    const at = relations.findIndex((one) => one.kind === 'on' && one.subject === subject && one.object === object);
    const lies = relations.some((one) => one.subject === dish && /^(?:on|inside)$/.test(one.kind));
    relations.splice(at, 1, ...(lies ? [] : [{ kind, subject: dish, object }]));
  }
}

/** "tacos with lime on a plate": both are on it, and the tacos not on the cloth beside. */
function serveTogether({ subjects, relations }: BriefDraft): void {
  const isFood = (index: number): boolean => subjects[index]?.entry?.kind === 'food';
  for (const { kind, subject, object } of relations.slice()) {
    if (kind !== 'beside' || !isFood(subject) || !isFood(object) || subject < object) continue;
    const plate = relations.find(
      (one) =>
        one.kind === 'on' && one.subject === subject && offerOf(subjects[one.object]?.concept ?? '').flat === true,
    )?.object;
    if (plate === undefined || subjects[plate]?.entry?.kind !== 'object') continue;
    const at = relations.findIndex((one) => one.kind === 'on' && one.subject === object);
    if (at < 0) relations.push({ kind: 'on', subject: object, object: plate });
    else if (is(subjects[relations[at]?.object ?? -1]?.concept, 'table-cover'))
      relations[at] = { kind: 'on', subject: object, object: plate };
  }
}
