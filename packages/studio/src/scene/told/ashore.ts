import { SIDEWAYS } from '../../catalogue/relations.js';
import type { RelationKind } from '../../catalogue/relations.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Subject } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';

/** What a bird does that is told how it moves or rests. */
const MOVES =
  /^(?:flying|swimming|floating|paddling|soaring|gliding|hovering|diving|walking|running|standing|eating|drinking|sleeping|perched|perching)$/;
const WATERS: ReadonlySet<Brief['setting']> = new Set(['pond', 'lake', 'river', 'sea', 'wetland', 'underwater']);

const DEEP: ReadonlySet<RelationKind> = new Set(['behind', 'in-front-of']);

/** A duck beside a chair stands on the bank with it, and a bird before a cup or below a refrigerator does not fly. */
export function ashore(told: Brief, drawables: readonly (Drawable | undefined)[]): Brief {
  const brief = onRoads(told);
  if (brief.subjects.length !== 2 || brief.features.length > 0) return brief;
  const subjects = brief.subjects.map((subject, index): Subject => {
    const idle = subject.action === undefined && !subject.attributes.some((word) => MOVES.test(word));
    const stands = idle && is(subject.concept, 'feathered') && standsThere(brief, index, drawables);
    return stands ? { ...subject, attributes: [...subject.attributes, 'standing'] } : subject;
  });
  return { ...brief, subjects };
}

/** Where there is no water for a duck: no pond is dug into a road or a floor. */
const DRY: ReadonlySet<Brief['setting']> = new Set(['road', 'street', 'room', 'kitchen', 'office', 'stable']);

function onRoads(brief: Brief): Brief {
  if (!DRY.has(brief.setting)) return brief;
  const subjects = brief.subjects.map((subject, index): Subject => {
    const idle = subject.action === undefined && !subject.attributes.some((word) => MOVES.test(word));
    // one in a bathtub swims there
    const swims = brief.relations.some(({ kind, subject: one }) => one === index && !SIDEWAYS.has(kind));
    // and whom her ducklings follow walks before them
    const leads = brief.relations.some(({ kind, object }) => object === index && kind === 'following');
    const free = !swims && !leads;
    const walks = idle && free && is(subject.concept, 'feathered');
    return walks ? { ...subject, attributes: [...subject.attributes, 'standing'] } : subject;
  });
  return { ...brief, subjects };
}

function standsThere(
  { relations, setting }: Brief,
  index: number,
  drawables: readonly (Drawable | undefined)[],
): boolean {
  const [bird, other] = [drawables[index], drawables[1 - index]];
  const grounded = other?.habitat === 'ground' || other?.habitat === 'tabletop';
  if (!bird || !other || !grounded) return false;
  const below = relations.some(({ kind, object }) => object === index && (kind === 'on' || kind === 'above'));
  if (below) return other.kind === 'furniture' || other.kind === 'vehicle';
  if (bird.floats !== true && relations.some(({ kind }) => DEEP.has(kind))) return true;
  const beside = relations.every(({ kind }) => SIDEWAYS.has(kind) || DEEP.has(kind));
  const land = other.kind === 'building' || other.kind === 'nature' || other.kind === 'plant';
  return bird.floats === true && !WATERS.has(setting) && beside && !land;
}
