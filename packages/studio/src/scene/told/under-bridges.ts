import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief } from '../../language/brief.js';
import { isPeople } from './tableaux.js';

/**
 * Who stands or walks under a bridge does so in a street, where the prompt names no place: the river that a bridge brings
 * along by itself would be below their feet. What swims there has its river.
 */
export function dryUnderBridges(brief: Brief): Brief {
  if (brief.setting !== undefined) return brief;
  const found = brief.relations.some(({ kind, subject, object }) => {
    const [one, bridge] = [brief.subjects[subject], brief.subjects[object]];
    const below = kind === 'under' || kind === 'below';
    if (!below || !one || !bridge || !is(bridge.concept, 'arched')) return false;
    return (
      isPeople(one) && paintedAs(one.concept)?.habitat !== 'water' && !one.attributes.some((word) => AFLOAT.test(word))
    );
  });
  return found ? { ...brief, setting: 'street' } : brief;
}

/** What is done on the water. */
const AFLOAT = /^(?:rowing|kayaking|canoeing|swimming|boat-fishing|fishing|floating|surfing|sailing)$/;
