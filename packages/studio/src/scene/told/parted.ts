import { isActName } from '../../catalogue/acts.js';
import type { Brief, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { without } from './edits.js';

const MOVING = /^(?:running|sprinting|walking|cycling|swimming|dancing|climbing|jumping|riding|sitting|lying)$/;
/** From so many on, those of whom nothing more is told are still there behind the others. */
const MANY = 12;

/** "People are in the park, some play ball, others read": those who do something are the people, and no others stand by. */
export function parted(brief: Brief): Brief {
  const whole = brief.subjects.findIndex(
    (each) => isPeople(each) && each.count > 2 && !each.attributes.some(isActName),
  );
  const all = brief.subjects[whole];
  const ownAct = all?.attributes.some((word) => MOVING.test(word)) ?? true;
  const some = brief.subjects.flatMap((each, index) =>
    index > whole && each.words === all?.words && each.attributes.length > 0 ? [index] : [],
  );
  const [first] = some;
  if (!all || first === undefined || ownAct) return brief;
  const subjects = brief.subjects.map((each, index): Subject => {
    if (index === whole) return { ...each, salience: 0.3 };
    if (!some.includes(index)) return each;
    const wears = each.wears ?? all.wears;
    return { ...each, salience: index === first ? 1 : 0.8, ...(wears && { wears }) };
  });
  if (all.count >= MANY) return { ...brief, subjects };
  const relations = brief.relations.map((each) => ({
    ...each,
    subject: each.subject === whole ? first : each.subject,
    object: each.object === whole ? first : each.object,
  }));
  return without({ ...brief, subjects, relations }, new Set([whole]));
}
