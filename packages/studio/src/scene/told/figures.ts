import { isActName, isHandAct } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import { garmentOf, spotOf } from '../../catalogue/wardrobe.js';
import type { Brief, Subject } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { isPeople } from './tableaux.js';
import { isOfKind, without } from './edits.js';

/** Feelings that are seen in a face. */
const FELT = new Set(
  'angry furious grumpy mad annoyed sad crying tearful frowning worried lonely happy joyful smiling laughing excited surprised shocked astonished amazed scared frightened'.split(
    ' ',
  ),
);
/** Who makes a picture of somebody is seen with it. */
const PICTURING = new Set(['painting', 'portraying', 'drawing', 'photographing', 'teaching']);
const isWork = (word: string): boolean => isActName(word) && !FELT.has(word);

const isBodily = (word: string): boolean =>
  word.startsWith('posture:') || BODILY.has(word) || (isActName(word) && !FELT.has(word));
const BODILY = new Set('running sprinting walking jumping dancing kneeling crouching cross-legged leaning'.split(' '));

/** The animal that a statue shows. */
const beastOf = (words: readonly string[]): string | undefined => words.find((word) => isOfKind('animal', word));

/** A statue of somebody who does something is that figure, made of what statues are made of. */
export function sculpted(brief: Brief): Brief {
  const acts = ({ concept, attributes }: Subject, index: number): boolean =>
    is(concept, 'carved') &&
    (attributes.some(isBodily) ||
      ((attributes.includes('person') || beastOf(attributes) !== undefined) &&
        brief.relations.some(({ kind, subject }) => kind === 'holding' && subject === index)));
  if (!brief.subjects.some(acts)) return brief;
  const subjects = brief.subjects.map((subject, index): Subject => {
    if (!acts(subject, index)) return subject;
    return {
      ...subject,
      concept: (subject.attributes.includes('person') ? undefined : beastOf(subject.attributes)) ?? 'person',
      material: subject.material ?? 'marble',
      attributes: [...subject.attributes.filter((word) => !/^(?:sculptor|artist|carver)$/.test(word)), 'carved'],
    };
  });
  return { ...brief, subjects };
}

/** "The costumes of the dancers" are on the dancers: no coats stand beside them by themselves. */
export function onTheirWearers(brief: Brief): Brief {
  const said = brief.prompt.toLowerCase();
  const gone = brief.relations.flatMap(({ kind, subject, object }): number[] => {
    const garment = [subject, object].find((index) => isGarment(brief.subjects[index]));
    const wearer = brief.subjects[garment === subject ? object : subject];
    if (kind !== 'beside' || garment === undefined || !wearer || !isPeople(wearer)) return [];
    const { words = '' } = brief.subjects[garment] ?? {};
    const theirs = ['the', 'a', 'an', 'some', 'his', 'her', 'their'].some((whose) =>
      said.includes(`${words} of ${whose} ${wearer.words}`.toLowerCase()),
    );
    const elsewhere = brief.relations.filter((each) => each.subject === garment || each.object === garment).length > 1;
    return theirs && !elsewhere ? [garment] : [];
  });
  return gone.length > 0 ? without(brief, new Set(gone)) : brief;
}

function isGarment(subject: Subject | undefined): boolean {
  const worn = subject && !isPeople(subject) ? (garmentOf(subject.words) ?? garmentOf(subject.concept)) : undefined;
  return worn !== undefined && spotOf(worn) === 'body';
}

/** Who is dressed as a pirate is one, and no pirate is beside them. */
export function costumed(brief: Brief): Brief {
  if (!brief.told?.includes('costume')) return brief;
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'beside' && subject > object && is(brief.subjects[subject]?.concept, 'person') && subject !== object,
  );
  const role = found && brief.subjects[found.subject];
  const elsewhere = brief.relations.some(
    (each) => each !== found && (each.subject === found?.subject || each.object === found?.subject),
  );
  if (!found || !role || elsewhere) return brief;
  const after = (index: number): number => (index > found.subject ? index - 1 : index);
  const subjects = brief.subjects
    .map((subject, index) =>
      index === found.object ? { ...subject, attributes: [...subject.attributes, ...role.attributes] } : subject,
    )
    .filter((_, index) => index !== found.subject);
  const relations = brief.relations
    .filter((each) => each !== found)
    .map((each) => ({ ...each, subject: after(each.subject), object: after(each.object) }));
  return { ...brief, subjects, relations };
}

const SEXED = /^(?:wo)?man$|^(?:boy|girl|lady|gentleman|male|female)$/;
/** "a chef tasting her soup" is a woman. */
function sexed({ subjects, told }: Brief): readonly Subject[] {
  const [one, another] = subjects.filter(isPeople);
  const his = told?.includes('his') === true;
  const hers = told?.includes('hers') === true;
  if (!one || another || !is(one.concept, 'person') || one.count > 1 || his === hers) return subjects;
  if (one.attributes.some((word) => SEXED.test(word))) return subjects;
  return subjects.map((subject) =>
    subject === one ? { ...subject, attributes: [...subject.attributes, his ? 'man' : 'woman'] } : subject,
  );
}

/** Two hands are one pair. */
const paired = (subject: Subject): Subject =>
  is(subject.concept, 'hands') && subject.count === 2 ? { ...subject, count: 1 } : subject;

/** Metres. */
const LONG = 0.8;

/** Seen to the knees, with what is in their hands. */
function halfLength(brief: Brief, first: Subject): Brief {
  const attributes = [...first.attributes, 'half-length'];
  return { ...brief, camera: 'medium', subjects: [{ ...first, attributes }, ...brief.subjects.slice(1)] };
}

/** A close view of one person is one of their face; of more than two everybody is seen whole. */
function nearFace(brief: Brief): Brief {
  const [first, ...others] = brief.subjects;
  const people = brief.subjects.filter(isPeople).reduce((sum, { count }) => sum + count, 0);
  const busts = people < 3 && (first?.count ?? 1) === 1 && others.every(({ count }) => count === 1);
  if (brief.camera === 'portrait' && people > 1 && !busts) {
    const { camera: _camera, ...whole } = brief;
    return { ...whole, told: [...(brief.told ?? []), 'portrayed'] };
  }
  const near = brief.camera === 'close-up' && first?.count === 1 && is(first.concept, 'person');
  return near && !others.some(isPeople) ? { ...brief, camera: 'portrait' } : brief;
}

/** A portrait that somebody paints is a thing in the picture; who sits for it is before them. */
function picturing(brief: Brief, first: Subject): Brief | undefined {
  const pictures = is(first.concept, 'person') && first.attributes.some((word) => PICTURING.has(word));
  if (brief.camera !== 'portrait' || !pictures) return undefined;
  const { camera: _camera, ...whole } = brief;
  const others = brief.subjects.slice(1).filter((_, index) => !isInHand(brief, index + 1));
  const sitter = others.find(isPeople);
  // who only holds a camera is seen with it
  if (!sitter && others.length < brief.subjects.length - 1) return undefined;
  if ((sitter || others.length === 0) && first.attributes.some((word) => word === 'painting' || word === 'drawing')) {
    const attributes = ['portraying', ...first.attributes.filter((word) => word !== 'painting' && word !== 'drawing')];
    const posed = { ...whole, subjects: [{ ...first, attributes }, ...brief.subjects.slice(1)] };
    // what they draw in is on the easel
    return without(posed, new Set([...brief.subjects.keys()].filter((index) => isInHand(brief, index))));
  }
  if (!sitter || brief.relations.length > 0) return whole;
  return { ...whole, relations: [{ kind: 'facing', subject: 0, object: brief.subjects.indexOf(sitter) }] };
}

const isInHand = ({ relations }: Brief, index: number): boolean =>
  relations.some(({ kind, subject, object }) => kind === 'holding' && subject === 0 && object === index);

/** A face that feels something is seen from near; a portrait that somebody paints is a thing in the picture. */
export function framed(told: Brief, drawables: readonly (Drawable | undefined)[] = []): Brief {
  const brief = nearFace({ ...told, subjects: sexed(told).map(paired) });
  const [first] = brief.subjects;
  // a portrait with something in hand shows the hands
  const held = brief.relations.find(({ kind, subject }) => kind === 'holding' && subject === 0)?.object;
  // flowers are before the chest anyway
  const inHand = held !== undefined && !is(brief.subjects[held]?.concept, 'flower');
  // a sword or a staff is longer than half of who holds it
  const long = held !== undefined && (drawables[held]?.height ?? 0) >= LONG;
  if (brief.camera === 'portrait' && long) return { ...brief, camera: 'medium' };
  const pictured = first && picturing(brief, first);
  if (pictured) return pictured;
  if (brief.camera === 'portrait' && (inHand || first?.attributes.includes('selfie')))
    return inHand && first && is(first.concept, 'person') ? halfLength(brief, first) : { ...brief, camera: 'medium' };
  // and one of a dressed statue what it wears
  if (brief.camera === 'portrait' && first?.wears && is(first.concept, 'wears')) return { ...brief, camera: 'medium' };
  if (!first || !is(first.concept, 'person')) return brief;
  // who is at work is seen with what is in their hands
  if (brief.camera === 'portrait' && first.attributes.some((word) => isHandAct(word) || word === 'playing'))
    return halfLength(brief, first);
  const alone = brief.subjects.length === 1 && first.count === 1 && brief.relations.length === 0;
  // eyes and beards are seen from near, and so is what somebody feels
  const features =
    first.parts?.filter(({ what }) => /^(?:eyes|beard|freckles|moustache|eyebrows|lips)$/.test(what)) ?? [];
  const felt = first.attributes.some((word) => FELT.has(word)) || features.length > 0;
  const free = brief.camera === undefined && brief.setting === undefined && !first.attributes.some(isWork);
  // and jeans or boots only where one sees the whole of them
  const whole = first.wears?.some(({ what }) => ['legs', 'feet'].includes(spotOf(what) ?? '')) ?? false;
  if (!alone || !felt || !free || whole) return brief;
  const attributes = first.attributes.map((word) => (word === 'crying' ? 'tearful' : word));
  return { ...brief, camera: 'portrait', subjects: [{ ...first, attributes }] };
}
