import { weightOf } from '../language/brief.js';
import type { Item, Scene } from './scene.js';

/** What the picture is about: the items of the subject that weighs most. */
export function mainItems({ brief, items }: Pick<Scene, 'brief' | 'items'>): readonly Item[] {
  const weight = ({ subject }: Item): number => (subject === undefined ? -1 : weightOf(brief, subject));
  const most = Math.max(-1, ...items.map(weight));
  return most < 0 ? [] : items.filter((item) => weight(item) === most && !item.worn);
}
