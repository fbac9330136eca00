import type { Brief } from '../../language/brief.js';
import { withKind } from './edits.js';

/** "A cow looking over a fence": it is behind the fence, its head above it. */
export function overFence(brief: Brief): Brief {
  if (!brief.told?.includes('over-fence')) return brief;
  const found = brief.relations.find(({ kind }) => kind === 'facing' || kind === 'leaning-on' || kind === 'above');
  return found ? withKind(brief, found, 'behind') : brief;
}
