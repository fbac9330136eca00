import { inRowsFromAbove, isFewKinds, isPrintOf } from '../laid-flat.js';
import type { Item, Scene } from '../scene.js';

/** Clothes laid out as they are without a print, and on each what is printed on it. */
export function laidWithPrints(scene: Scene, items: readonly Item[]): readonly Item[] | undefined {
  const { brief } = scene;
  const isPrint = ({ subject }: Item): boolean => subject !== undefined && isPrintOf(brief, subject);
  const clothes = items.filter((item) => !isPrint(item));
  if (clothes.length === items.length) return undefined;
  const relations = brief.relations.filter(({ subject }) => !isPrintOf(brief, subject));
  if (!isFewKinds({ ...brief, relations }, clothes)) return undefined;
  const laid = inRowsFromAbove({ ...scene, brief: { ...brief, relations } }, clothes);
  const prints = items.filter(isPrint).map((print): Item => {
    const worn = brief.relations.find(({ subject }) => subject === print.subject)?.object;
    const [before, now] = [clothes, laid].map((all) => all.find(({ subject }) => subject === worn));
    if (!before || !now) return print;
    const scale = now.size / before.size;
    return {
      ...print,
      x: now.x + (print.x - before.x) * scale,
      y: now.y + (print.y - before.y) * scale,
      size: print.size * scale,
      depth: Math.max(0, now.depth - 0.001),
    };
  });
  return [...laid, ...prints];
}
