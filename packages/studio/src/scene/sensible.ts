import { belongsTo, isActName } from '../catalogue/acts.js';
import { offerOf } from '../catalogue/affordances.js';
import { recordOf } from '../catalogue/records.js';
import type { RelationKind } from '../catalogue/relations.js';
import type { Setting } from '../catalogue/settings.js';
import { is } from '../catalogue/traits.js';
import { isParagraph, weightOf } from '../language/brief.js';
import type { Brief, Relation, Subject } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { isTree } from './doubtful.js';
import { isRoom } from './scale.js';
import { without } from './without.js';

type Find = (concept: string) => Drawable | undefined;

interface Told {
  readonly brief: Brief;
  readonly index: number;
  readonly subject: Subject;
  readonly drawable: Drawable;
}

/** What a paragraph mentions and no eye would find: misread, or drawn by something else already. */
const SENSELESS: readonly ((told: Told, find: Find) => boolean)[] = [
  isHouseInRoom,
  isRowOfStreet,
  isCutBranch,
  isTreeInVessel,
  isToolOfAct,
  isShelfOfPlace,
  isLooseStick,
];

/**
 * A paragraph without what was plainly misread in it: a fort of blankets is no castle in the room, and the anvil at which
 * a smith works is drawn with him. What is left is staged as if nothing else had been said.
 */
export function sensible(brief: Brief, find: Find): Brief {
  if (!isParagraph(brief)) return brief;
  let current = overBridge(brief, find);
  for (let round = 0; round < brief.subjects.length; round++) {
    const gone = current.subjects.findIndex((subject, index) => {
      const drawable = find(subject.concept);
      const made = subject.attributes.some((word) => MINIATURE.test(word));
      if (!drawable || made || current.subjects.length < 2) return false;
      const told = { brief: current, index, subject, drawable };
      return SENSELESS.some((is) => is(told, find));
    });
    if (gone < 0) break;
    current = without(current, gone);
  }
  return current;
}

const MINIATURE = /^(?:toy|model|miniature|paper|cardboard|lego|gingerbread|doll|plush|shows-.*)$/;

/** Something larger than a person that stands outside, though the room is where all happens. */
function isHouseInRoom({ brief: { setting }, subject, drawable }: Told): boolean {
  const small = subject.size === 'tiny' || subject.size === 'small' || (subject.material ?? 'stone') !== 'stone';
  return setting !== undefined && isRoom(setting) && drawable.kind === 'building' && !small;
}

const BUILT: ReadonlySet<Setting | undefined> = new Set<Setting>(['street', 'alley', 'city', 'square', 'future-city']);

/** "a street with towering skyscrapers": those of the street, which nobody sets before its houses. */
function isRowOfStreet({ brief: { setting, relations }, subject, index, drawable }: Told): boolean {
  const bound = relations.some((each) => each.subject === index || (each.object === index && each.kind !== 'behind'));
  const plain = subject.material === undefined && subject.lettering === undefined;
  return BUILT.has(setting) && drawable.kind === 'building' && subject.count > 2 && plain && !bound;
}

/** Berries on a branch, a bear that clings to one: those grow on trees, and none lies in the wood. */
function isCutBranch({ brief, subject: { concept }, index }: Told): boolean {
  const main = brief.subjects.every((_, other) => other === index || weightOf(brief, other) < weightOf(brief, index));
  const inside = brief.setting !== undefined && isRoom(brief.setting);
  const held = brief.relations.some(
    ({ kind, subject, object }) => (kind === 'holding' && object === index) || (kind === 'inside' && subject === index),
  );
  return is(concept, 'bough') && !main && !inside && !held;
}

/** A branch of eucalyptus in a vase is no tree in it. */
function isTreeInVessel({ brief, index, drawable }: Told, find: Find): boolean {
  return (
    isTree(drawable) &&
    brief.relations.some(
      ({ kind, subject, object }) =>
        kind === 'inside' && subject === index && (find(brief.subjects[object]?.concept ?? '')?.height ?? 9) < 0.5,
    )
  );
}

/** Relations that a tool has to who works with it, however it was read. */
const USED: ReadonlySet<RelationKind> = new Set(['on', 'facing', 'beside', 'inside', 'in-front-of', 'behind']);

/** What somebody works at is drawn with what they do. */
function isToolOfAct({ brief, index, subject: { concept, variety } }: Told): boolean {
  return brief.relations.some(({ kind, subject, object }) => {
    const doer = brief.subjects[subject];
    if (object !== index || !doer || !USED.has(kind) || !is(doer.concept, 'people')) return false;
    return doer.attributes.some(
      (word) => isActName(word) && (belongsTo(word, concept) || (variety !== undefined && belongsTo(word, variety))),
    );
  });
}

/** Shops and taverns have shelves along their walls, and what stands on those. */
function isShelfOfPlace({ brief: { setting }, subject, drawable }: Told): boolean {
  const shelf = drawable.kind === 'furniture' || drawable.habitat === 'wall';
  const plain = subject.lettering === undefined && subject.colour === undefined;
  return (
    setting !== undefined &&
    shelf &&
    plain &&
    offerOf(subject.concept).flat === true &&
    recordOf(subject.concept)?.partOf?.includes(setting) === true
  );
}

/** A walking stick that nobody holds would stand up by itself. */
function isLooseStick({ brief: { relations }, index, subject: { concept } }: Told): boolean {
  const stick = is(concept, 'walked-with') && !is(concept, 'handle') && !is(concept, 'hovers');
  return (
    stick && relations.every((each) => each.object !== index && (each.subject !== index || each.kind === 'beside'))
  );
}

/** So many times as high as who crosses it a bridge is of which one would see nobody. */
const VAST = 12;

/** Three hikers on a bridge: we are on it with them. */
function overBridge(brief: Brief, find: Find): Brief {
  const crossed = brief.relations.find(({ kind, subject, object }: Relation) => {
    const [who, what] = [find(brief.subjects[subject]?.concept ?? ''), find(brief.subjects[object]?.concept ?? '')];
    const alive = who?.kind === 'person' || who?.kind === 'animal';
    const vast = who !== undefined && what !== undefined && what.height > who.height * VAST;
    return (kind === 'on' || kind === 'riding') && alive && vast && /bridge/.test(brief.subjects[object]?.words ?? '');
  });
  if (!crossed) return brief;
  const left = without(brief, crossed.object, [crossed.subject]);
  return { ...left, setting: 'bridge' };
}
