import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import { isOfKind, withKind } from './told-edits.js';

/** "A cow looking over a fence": it is behind the fence, its head above it. */
export function overFence(brief: Brief): Brief {
  if (!brief.told?.includes('over-fence')) return brief;
  const found = brief.relations.find(({ kind }) => kind === 'facing' || kind === 'leaning-on' || kind === 'above');
  return found ? withKind(brief, found, 'behind') : brief;
}

/** Who drinks from a flower that grows does not carry it off. */
export function atBlossom(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [who, flower] = [brief.subjects[subject], brief.subjects[object]];
    const sips = who !== undefined && isOfKind('animal', who.concept) && who.attributes.includes('drinking');
    return kind === 'holding' && sips && flower !== undefined && is(flower.concept, 'flower');
  });
  return found ? withKind(brief, found, 'facing') : brief;
}
