import { isPaintedAt } from '../../paint/top-of.js';
import type { Edge } from '../edges.js';
import { TOUCHING } from '../reach.js';
import { hangsOnWall, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How far above and below the hand they may be touched, and how far the hand goes into the outline, in heights of who touches. */
const [BAND, INTO] = [0.04, 0.025] as const;
/** How far they come or go, in widths of the picture, and in how many steps that is looked for. */
const [FARTHEST, STEPS] = [0.3, 120] as const;

/** Who strokes, examines or mends something has a hand on it, and not in the air before it: they come as near as that. */
export function inTouch(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  return edges.reduce((all, edge) => (edge.kind === 'facing' ? brought(scene, all, edges, edge) : all), items);
}

function brought(scene: Scene, items: readonly Item[], edges: readonly Edge[], told: Edge): readonly Item[] {
  const { guest, host } = told;
  const own = (subject: number): Item[] => items.filter((item) => item.subject === subject && !item.worn);
  const [[one, ...others], [thing, ...more]] = [own(guest), own(host)];
  if (!one || !thing || others.length > 0 || more.length > 0 || !touches(one)) return items;
  const by = wayTo(scene, one, thing);
  if (by === undefined) {
    const laden = edges.some((edge) => edge !== told && [edge.guest, edge.host].includes(told.host));
    return hangsOnWall(thing) && !laden
      ? items.map((item) => (item === thing ? atHand(scene, one, thing) : item))
      : items;
  }
  // what hangs together goes together: the thing with what carries it, or who touches it with what they have
  const room = roomFor(scene, one, by);
  const moved = new Set(items.filter(({ subject }) => subject === guest));
  return items.map((item) => (moved.has(item) ? { ...item, x: item.x + room } : item));
}

/** So many heights of somebody a person is in metres, and so much larger what they mend may be drawn. */
const [TALL, LARGER] = [1.7, 1.3];

/** What hangs on a wall is there at the height of the hand that mends it: a shelf up at the ceiling nobody reaches. */
function atHand({ width }: Scene, one: Item, thing: Item): Item {
  const ahead = one.mirrored ? -1 : 1;
  const [x, y] = one.drawable.hand ?? [0, -0.6];
  const size = Math.min(thing.size, ((thing.drawable.height * one.size) / TALL) * LARGER);
  const half = (thing.drawable.aspect * size) / 2;
  const middle = one.x + ahead * (x - INTO) * one.size + ahead * half;
  return {
    ...thing,
    size,
    x: Math.min(width * 0.98 - half, Math.max(width * 0.02 + half, middle)),
    y: one.y + y * one.size + size / 2,
  };
}

function touches({ drawable, standsOn, attributes, turn }: Item): boolean {
  const acts = attributes.some((word) => TOUCHING.has(word));
  return acts && turn === 0 && drawable.kind === 'person' && drawable.hand !== undefined && standsOn === 'ground';
}

/** How far, to the right, until the hand is on the thing; nothing where it never is. */
function wayTo(scene: Scene, one: Item, thing: Item): number | undefined {
  const { hand } = one.drawable;
  const ahead = one.mirrored ? -1 : 1;
  if (!hand || thing.turn !== 0 || Math.sign(thing.x - one.x) !== ahead) return undefined;
  const at = [one.x + ahead * hand[0] * one.size, one.y + hand[1] * one.size] as const;
  const step = (scene.width * FARTHEST) / STEPS;
  // right at the hand if they come that near, else a little above or below it
  for (const band of [BAND, 2 * BAND])
    // from as far off as they go up to where the hand is on it
    for (let way = -STEPS; way <= STEPS; way++) {
      const by = ahead * way * step;
      if (meetsFace(one, thing, by)) break;
      const touched = [0, -band, band].some((off) => isOn(thing, [at[0] + by, at[1] + off * one.size]));
      if (touched) return by + ahead * INTO * one.size;
    }
  return undefined;
}

function isOn(thing: Item, [x, y]: readonly [number, number]): boolean {
  const across = ((x - thing.x) / thing.size) * (thing.mirrored ? -1 : 1);
  return isPaintedAt(thing.drawable, thing.attributes, thing.asked, [across, (y - thing.y) / thing.size]);
}

/** Nobody's head is in what they touch. */
function meetsFace(one: Item, thing: Item, by: number): boolean {
  const ahead = one.mirrored ? -1 : 1;
  return (one.drawable.faces ?? []).some(([x, y, half]) => {
    const front = one.x + by + ahead * (x + half * 0.9) * one.size;
    return [-0.5, 0, 0.5].some((off) => isOn(thing, [front, one.y + (y + half * off) * one.size]));
  });
}

/** They stay in the picture. */
function roomFor(scene: Scene, one: Item, by: number): number {
  const { left, right } = itemBox(one);
  return Math.min(Math.max(by, Math.min(0, scene.width * 0.02 - left)), Math.max(0, scene.width * 0.98 - right));
}
