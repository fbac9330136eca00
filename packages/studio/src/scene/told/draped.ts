import { is, isMadeOf } from '../../catalogue/traits.js';
import type { Brief, Relation } from '../../language/brief.js';

/** "A blanket draped over the pillow": on what is as soft as itself cloth hangs from no hook, but lies on it or beside it. */
export function draped(brief: Brief): Brief {
  const relations = brief.relations.map((each): Relation => {
    const host = brief.subjects[each.object]?.concept;
    if (each.kind !== 'hanging-on') return each;
    if (is(host, 'cushion')) return { ...each, kind: 'on' };
    const cloth = brief.subjects[each.subject]?.concept;
    const worn = is(host, 'garment') && (is(cloth, 'garment') || isMadeOf(cloth ?? '', 'fabric'));
    return worn ? { ...each, kind: 'beside' } : each;
  });
  return { ...brief, relations };
}
