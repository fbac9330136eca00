import { recordOf } from '../../catalogue/records.js';
import { is, stackingOf } from '../../catalogue/traits.js';
import type { Brief, Subject } from '../../language/brief.js';
import { STACK_OF } from '../../paint/changes/stacked.js';

const MOST = 12;

function isStack({ concept, variety = concept, arrangement, count }: Subject): boolean {
  const known = recordOf(variety)?.stack ?? stackingOf(concept);
  // a pile of books is one as well; coins are heaped
  const lies =
    arrangement === 'stack' ||
    arrangement === 'column' ||
    (arrangement === 'pile' && (is(concept, 'book') || known?.piled === true));
  return lies && count > 1 && known !== undefined;
}

/** A stack of books is one thing, as high as they are many: the cup on it stands on the uppermost. */
export function stacked(brief: Brief): Brief {
  if (brief.camera === 'from-above' || !brief.subjects.some(isStack)) return brief;
  const subjects = brief.subjects.map((subject): Subject => {
    if (!isStack(subject)) return subject;
    const { arrangement: _arrangement, ...alone } = subject;
    const word = `${STACK_OF}${Math.min(MOST, subject.count)}`;
    return { ...alone, count: 1, attributes: [...subject.attributes, word] };
  });
  return { ...brief, subjects };
}
