import { paintedAs, recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isOfKind } from './edits.js';

/** Whoever is larger, in metres, is on no branch, and so many at most are. */
const [LARGEST, MOST] = [1.9, 3];
/** What they do who are up in a tree: the branch shows it. */
const CLIMBS = /^(?:climbing|hugging|holding|clinging|swinging|up-tree)$/;

/** Who is in a tree, climbs it or hugs it is on one of its branches, or hangs from it: nobody sits on leaves. */
export function settleBoughs(brief: Brief): Brief {
  const { subjects } = brief;
  const seated = new Set<number>();
  const relations = brief.relations.map((relation): Relation => {
    const { kind, subject, object, part } = relation;
    const [guest, tree] = [subjects[subject], subjects[object]];
    if (part !== undefined || !guest || !tree || !isUpThere(guest) || !hasBoughs(tree)) return relation;
    const hugs = kind === 'facing' && guest.attributes.includes('hugging') && !is(guest.concept, 'person');
    if (kind !== 'on' && kind !== 'climbing' && kind !== 'hanging-from' && !hugs) return relation;
    // who climbs a tree is drawn at its trunk
    if (kind === 'climbing' && is(guest.concept, 'person')) return relation;
    seated.add(subject);
    return { kind: kind === 'hanging-from' ? kind : 'on', subject, object, part: 'branch' };
  });
  if (seated.size === 0) return brief;
  const still = (each: Subject): Subject => {
    const { action, ...rest } = each;
    const attributes = each.attributes.filter((word) => !CLIMBS.test(word));
    return { ...rest, ...(action !== undefined && !CLIMBS.test(action) && { action }), attributes };
  };
  return { ...brief, relations, subjects: subjects.map((each, at) => (seated.has(at) ? still(each) : each)) };
}

/** Longer than this a sentence tells of what is there, and is no pair of things. */
const TOLD = 60;

/** "The bark of the tree is a canvas for the woodpecker": a bird of which nothing else is told is up in the tree. */
export function birdsInTrees(brief: Brief): Brief {
  const { subjects, relations, prompt } = brief;
  const tree = subjects.findIndex(hasBoughs);
  const bird = subjects.findIndex(
    (each, at) =>
      isOfKind('animal', each.concept) &&
      is(each.concept, 'feathered') &&
      each.action === undefined &&
      isUpThere(each) &&
      perches(each) &&
      !relations.some(({ subject, object }) => subject === at || object === at),
  );
  if (tree < 0 || bird < 0 || prompt.length <= TOLD) return brief;
  return { ...brief, relations: [...relations, { kind: 'on', subject: bird, object: tree }] };
}

/** Metres: larger ones live on the ground or the water. */
const PERCHES = 0.3;
function perches({ concept }: Subject): boolean {
  const drawing = paintedAs(concept);
  return drawing !== undefined && drawing.habitat !== 'water' && drawing.height < PERCHES;
}

const hasBoughs = ({ concept, count, attributes }: Subject): boolean =>
  count === 1 && attributes.length === 0 && recordOf(concept)?.boughed !== undefined;

function isUpThere({ concept, variety, count }: Subject): boolean {
  const alive = isOfKind('animal', concept) || isOfKind('person', concept);
  const own = recordOf(variety ?? concept)?.drawing;
  const height = own && 'height' in own ? own.height : undefined;
  return alive && count <= MOST && (height ?? 1) < LARGEST;
}
