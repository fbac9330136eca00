import { isNaturally } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import type { Item, Scene } from '../scene.js';

/** So much higher than the ball an animal is that would hide it. */
const HIDES = 1.6;
/** The ball it balances on: its share of the animal's height, of the picture's at most, and what both fill of that. */
const [SHARE, LARGEST, FILLED] = [0.62, 0.32, 0.84];
/** How deep feet sink into the round of it, in its heights. */
const SUNK = 0.06;

/** An elephant that balances on a ball has one under itself that carries it, and no toy before its feet. */
export function onBalls({ brief, height }: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const found = edges.find(({ kind, guest, host }) => {
    const [animal, ball] = [guest, host].map((index) => items.filter(({ subject }) => subject === index));
    const [one, below] = [animal?.[0], ball?.[0]];
    if (kind !== 'on' || !one || !below || animal?.length !== 1 || ball?.length !== 1) return false;
    const free = [guest, host].every((index) => brief.subjects[index]?.size === undefined);
    const round = isNaturally(below.drawable.concept, 'spherical') && below.drawable.kind === 'object';
    const beast = one.drawable.kind === 'animal' || one.attributes.includes('hind-legs');
    return free && round && beast && one.size > below.size * HIDES;
  });
  if (!found) return items;
  return items.map((item) => {
    if (item.subject !== found.guest && item.subject !== found.host) return item;
    const [animal, ball] = [found.guest, found.host].map((index) => items.find(({ subject }) => subject === index));
    if (!animal || !ball) return item;
    const under = Math.max(ball.size, Math.min(animal.size * SHARE, height * LARGEST));
    const own = Math.min(animal.size, height * FILLED - under);
    if (item === ball) return { ...item, size: under };
    if (item !== animal) return item;
    return { ...item, size: own, x: ball.x, y: ball.y - under * (1 - SUNK) };
  });
}
