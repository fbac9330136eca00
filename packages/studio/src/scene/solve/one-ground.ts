import { is } from '../../catalogue/traits.js';
import { weightOf } from '../../language/brief.js';
import { boxOf, changed, itemsOf, subtreeOf } from './composition.js';
import type { Box, Composition } from './composition.js';
import type { Edge } from '../edges.js';
import { metresOf } from '../groups.js';
import { holds } from './measure.js';
import { eyeLineOf } from '../perspective.js';
import { carriedWithin } from '../resized.js';
import { isRoom, isScene } from '../scale.js';
import type { Item } from '../scene.js';

/** So many times as large as where it stands lets it be nobody minds a thing; beyond it is a giant, or a toy. */
const [GIANT, TOY] = [1.3, { room: 0.8, outside: 0.6 }];
/** The side of the least square that anything covers, and that what much is said of covers, as shares of the picture. */
const [LEAST, LEAST_TOLD] = [0.042, 0.11];
/** Who weighs so much is looked at. */
const TOLD = 0.6;
/** Lower no eyes are, in metres: those of who kneels. */
const LOWEST_EYES = 0.45;
/** What is smaller says little of where we stand, in metres. */
const MEASURE = 0.5;
/** The lowest line on which something stands, as a share of the height. */
const NEAREST = 0.95;

interface Body {
  readonly root: number;
  readonly members: readonly number[];
  readonly first: Item;
  readonly metres: number;
  readonly weight: number;
}

/**
 * One camera sees all of a described scene: what is drawn larger than where it stands allows comes nearer or is made
 * smaller, what is drawn too small steps back or grows. Where something small is looked at, the eyes are lower and
 * what is large stands farther off. Whatever was said and holds still holds.
 */
export function onOneGround(composition: Composition, kept: readonly Edge[]): Composition {
  const { scene } = composition;
  const { brief, setting } = scene;
  if (!isScene(brief, setting)) return composition;
  const bodies = bodiesOf(composition);
  const anchor = bodies
    .toSorted((one, other) => other.weight - one.weight)
    .toSorted((one, other) => Number(other.metres >= MEASURE) - Number(one.metres >= MEASURE))[0];
  if (!anchor || bodies.length < 2) return composition;
  const line = eyeLineOf(scene);
  // in a room a desk as low as a knee is a toy at once
  const toy = isRoom(setting) ? TOY.room : TOY.outside;
  const ground = scene.surfaces.find(({ habitat }) => habitat === 'ground');
  const far = Math.max(ground?.far ?? 0, scene.horizon + scene.height * 0.01);
  const near = Math.min(scene.height * NEAREST, Math.max(ground?.near ?? scene.height, anchor.first.y));
  const lowered = lowerEyes(composition, bodies, anchor, { line, far, near });
  let best = kept.every((edge) => holds(lowered, edge)) ? lowered : composition;
  const from = itemsOf(best, anchor.root)[0] ?? anchor.first;
  const eyes = (anchor.metres * Math.max(scene.height * 0.02, from.y - line)) / from.size;
  const scaleAt = (y: number): number => Math.max(scene.height * 0.02, y - line) / eyes;
  const short = Math.min(scene.width, scene.height);
  const nearest = from.size / anchor.metres;
  for (const body of bodies.toSorted((one, other) => other.weight - one.weight)) {
    if (body === anchor) continue;
    const { first, metres } = body;
    const scale = first.size / metres;
    // one compares it with the main thing, unless it was said to be nearer
    const compared = brief.subjects[body.root]?.place === 'foreground' ? Infinity : besides(body) * nearest;
    const most = (y: number): number => Math.min(scaleAt(y) * GIANT, compared);
    const giant = scale > most(first.y);
    if (!giant && scale > scaleAt(first.y) * toy) continue;
    const wish = giant ? Math.min(near, line + (eyes * scale) / GIANT) : Math.max(far, line + eyes * scale);
    const least = (short * LEAST) / Math.sqrt(first.drawable.aspect) / metres;
    const sized = (y: number): number =>
      giant
        ? Math.min(scale, Math.max(least, most(y)))
        : Math.min(Math.max(scale, scaleAt(y) * toy), mostOf(best, body, y) * scale);
    // the last row of many still stands on the ground
    const deep = first.y - Math.min(...itemsOf(best, body.root).map(({ y }) => y));
    const farthest = Math.max(wish, far + deep);
    const lines = giant ? [Math.max(first.y, wish), first.y] : [Math.min(first.y, farthest), first.y];
    // what lies on a carpet stays there
    const free = first.standsOn === 'ground' ? lines : [first.y];
    const found = free
      .flatMap((y) => placesFor(best, body, y, sized(y) / scale))
      .find((candidate) => kept.every((edge) => holds(candidate, edge)));
    best = found ?? best;
  }
  return best;
}

/** So many times as large as the main thing a nearer one is drawn: twice as large it would be a giant for any eye. */
const besides = ({ weight, metres }: Body): number => (metres >= MEASURE ? 1.35 : weight >= TOLD ? 2.5 : 1.5);

/** What stands on its own, with everything on it; of houses and hills nobody knows how large they are. */
function bodiesOf(composition: Composition): Body[] {
  const { parents, items, scene } = composition;
  const { brief } = scene;
  const lain = (subject: number): boolean => is(brief.subjects[subject]?.concept, 'carpet');
  // what is on a carpet stands on the floor
  const stands = (subject: number): number => {
    let at = subject;
    for (let edge = parents.get(at); edge && !lain(edge.host); edge = parents.get(at)) at = edge.host;
    return at;
  };
  const roots = [...new Set([...items.keys()].map(stands))];
  return roots.flatMap((root): Body[] => {
    const first = itemsOf(composition, root).toSorted((one, other) => other.y - one.y)[0];
    const subject = brief.subjects[root];
    const carpeted = parents.has(root) && first?.standsOn === 'item';
    if (!first || !subject || (first.standsOn !== 'ground' && !carpeted) || Math.abs(first.turn) > 0.01) return [];
    const { kind, concept } = first.drawable;
    const vague = kind === 'building' || kind === 'nature' || is(concept, 'figure') || is(concept, 'carpet');
    const compared = brief.relations.some(({ subject: told, ratio }) => told === root && ratio !== undefined);
    // how huge is huge? nobody measures others by it
    if (vague || compared || subject.size === 'huge' || subject.size === 'tiny') return [];
    const members = subtreeOf(composition, root);
    const weight = Math.max(...members.map((subject) => weightOf(brief, subject)));
    return [{ root, members, first, weight, metres: metresOf(subject, first.drawable) }];
  });
}

interface Ground {
  readonly line: number;
  readonly far: number;
  readonly near: number;
}

/** Shoes before a car: from eyes as low as theirs the car stands back, and both are as large as they are. */
function lowerEyes(composition: Composition, bodies: readonly Body[], anchor: Body, at: Ground): Composition {
  const { scene } = composition;
  const short = Math.min(scene.width, scene.height);
  const { first, metres } = anchor;
  const eyes = (metres * Math.max(scene.height * 0.02, first.y - at.line)) / first.size;
  const wanted = bodies
    .filter((body) => body !== anchor && body.weight >= Math.max(TOLD, anchor.weight) && body.metres < MEASURE)
    .map(({ metres: small, first: { drawable } }) => {
      const side = (small * Math.sqrt(drawable.aspect) * (at.near - at.line)) / short;
      return side / LEAST_TOLD;
    });
  const lower = Math.max(LOWEST_EYES, Math.min(...wanted));
  if (wanted.length === 0 || lower >= eyes * 0.9) return composition;
  const y = Math.max(at.far, at.line + (lower * first.size) / metres);
  if (y >= first.y) return composition;
  const grown = Math.min(mostOf(composition, anchor, y), Math.max(1, ((y - at.line) * metres) / lower / first.size));
  return moved(composition, anchor, first.x, y, grown);
}

/** How much a body may grow where its foot is until it leaves the frame. */
function mostOf(composition: Composition, { members }: Body, y: number): number {
  const { width, height } = composition.scene;
  const { left, right, top, bottom } = boxOf(composition, members);
  return Math.max(1, Math.min((width * 0.8) / (right - left), (y - height * 0.05) / (bottom - top)));
}

/** The body there, at every place where it hides nothing, the nearest first. */
function placesFor(composition: Composition, body: Body, y: number, factor: number): Composition[] {
  const { width } = composition.scene;
  const { left, right } = boxOf(composition, body.members);
  const half = ((right - left) * factor) / 2;
  const from = (left + right) / 2;
  const others = [...composition.items.keys()].filter((subject) => !body.members.includes(subject));
  const boxes = others.map((subject) => boxOf(composition, [subject]));
  const free = Array.from({ length: 11 }, (_, step) => half + width * 0.03 + (step / 10) * (width * 0.94 - half * 2));
  return [from, ...free.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))]
    .map((x) => Math.min(width * 0.98 - half, Math.max(width * 0.02 + half, x)))
    .map((x) => ({ x, made: moved(composition, body, body.first.x + x - from, y, factor) }))
    .map(({ x, made }) => ({ made, away: Math.abs(x - from), hidden: hiddenBy(boxOf(made, body.members), boxes) }))
    .toSorted((one, other) => rank(one) - rank(other) || one.away - other.away)
    .map(({ made }) => made);
}

/** A little of what is behind may be covered. */
const rank = ({ hidden }: { readonly hidden: number }): number => (hidden < 0.12 ? 0 : Math.ceil(hidden * 10));

/** The largest share of another box, or of the body itself, that the two have in common. */
function hiddenBy(body: Box, boxes: readonly Box[]): number {
  const shares = boxes.map((box) => {
    const wide = Math.min(body.right, box.right) - Math.max(body.left, box.left);
    const high = Math.min(body.bottom, box.bottom) - Math.max(body.top, box.top);
    return wide > 0 && high > 0 ? (wide * high) / Math.min(areaOf(body), areaOf(box)) : 0;
  });
  return Math.max(0, ...shares);
}

const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(1, (right - left) * (bottom - top));

function moved(composition: Composition, { members, first }: Body, x: number, y: number, factor: number): Composition {
  const { height, horizon } = composition.scene;
  const toX = (at: number): number => x + (at - first.x) * factor;
  const toY = (at: number): number => y + (at - first.y) * factor;
  const nearer = (y - first.y) / Math.max(1, height - horizon);
  return changed(composition, members, (item) => ({
    ...carriedWithin(item, { toX, toY, factor }, height),
    depth: Math.min(1, Math.max(0, item.depth - nearer)),
  }));
}
