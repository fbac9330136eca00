import { isRoomy, offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import { isAlive } from '../draft.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import type { Thing } from '../vocabulary/meaning.js';

const mightBe =
  /^(?:visitors|viewers|shoppers|guests|occupants|users|diners|collectors|enthusiasts|adults|onlookers|writers|readers|authors|customers|drivers|patrons|clientele|motorists|passersby|passers by|spectators|tourists|goers|market goers|players|fellows|peers|counterparts)$/;

/** As many as one likes: nobody would miss them. */
const someOrOther = /^(?:various|assorted|several|numerous|miscellaneous|many|different|other|some)$/;

/** Things of no form in particular: a kitchen has its utensils, whether one sees them or not. */
const bulk =
  /^(?:\w+ )?(?:utensils|tools|supplies|ingredients|appliances|items|gadgets|accessories|decorations|ornaments|trinkets|belongings|knick ?knacks|goods|products|implements|toppings|garnishes|components|equipment|gear|cutlery)$/;

/** Metres: how high food is that others lie on, and what lies on it. */
const [LOW, TOPPING] = [0.16, 0.07];

/**
 * What prose mentions without setting it before us: banners on the sides of a bus, cards that a wallet is full of, the
 * marker that something was written in. Whoever is alive is always there.
 */
export function isPassing(reader: Reader, phrase: NounPhrase, thing: Thing): boolean {
  const { link, draft, sentence, paragraph, catalogue } = reader;
  const owner = link ?? (reader.joined ? reader.lastLink : undefined);
  if (link?.kind === 'inside' && is(thing.concept, 'medium')) return true;
  if (paragraph && link?.ofNobody && link.kind === 'with') return true;
  // swirls in marble, a spiral on its shell
  if (is(thing.concept, 'mark') && (paragraph || (draft.subjects.length > 0 && owner?.kind === 'with'))) return true;
  const kind = catalogue.find(thing.concept)?.kind;
  const bare = phrase.determiner === undefined && phrase.count === undefined;
  // "a popular spot for visitors": people who might be there
  const some = bare || phrase.determiner === 'own' || /^(?:diverse|early|next|curious)$/.test(phrase.previous ?? '');
  // "Players are engaged in matches": the sentence is about them
  const told = isTold(reader, phrase) && reader.sinceBreak === 0 && phrase.previous === undefined;
  if (paragraph && (sentence > 0 || reader.from) && some && !told && mightBe.test(phrase.head.words)) return true;
  if (!paragraph || kind === 'person' || kind === 'animal') return false;
  if (draft.subjects.length > 0 && bulk.test(phrase.head.words)) return true;
  // "a van adorned with a mural": painted on it
  if (/^murals?$/.test(phrase.head.words) && owner?.kind === 'with') return true;
  // "a trail of smoke and fire": a blaze, and no campfire
  if (/^(?:fire|flames)$/.test(phrase.head.words) && !phrase.determiner && draft.subjects.length > 0) return true;
  if (reader.casting && draft.subjects.length > 0 && (sentence > 0 || phrase.determiner !== 'one')) return true;
  // the leaves of a plant, in prose: its own
  if (phrase.head.words.endsWith('leaves') && draft.subjects.length > 0 && !(phrase.count && phrase.count < 4))
    return true;
  // "bottles with labels", "its aged bones": parts of what has them
  const part = /^(?:labels?|bones|blades?|hinges?|buttons?|wires?)$/.test(phrase.head.words);
  if (part && draft.subjects.length > 0 && (phrase.determiner === 'own' || owner?.kind === 'with')) return true;
  // "sandwiches overflowing with lettuce": in them
  const within = draft.subjects[owner?.from[0] ?? -1]?.entry?.kind;
  if (kind === 'food' && within === 'food' && sentence > 0 && link?.kind === 'inside') return true;
  if (
    owner?.kind === 'with' &&
    kind === 'food' &&
    within === 'food' &&
    /^(?:overflow|brimm|stuff|pack|load|fill|cover|dott|sprinkl|garnish)/.test(owner.words ?? '')
  )
    return true;
  const holder = draft.subjects[owner?.from[0] ?? -1];
  const held = owner?.kind === 'with' || owner?.kind === 'of';
  const offer = holder && offerOf(holder.concept);
  const full = /^(?:filled|full|brimming|heats)/.test(owner?.words ?? '');
  // "a truck loaded with boxes": on its bed
  const loaded = isRoomy(holder?.concept ?? '') && /^(?:loaded|laden|packed|filled|full)/.test(owner?.words ?? '');
  // "toast topped with mango" is known by it; a cake has its own decoration
  const low = (holder?.entry?.height ?? 1) < LOW && (catalogue.find(thing.concept)?.height ?? 1) < TOPPING;
  const onFood = kind === 'food' && within === 'food' && /^(?:topped|crowned|decorated)/.test(owner?.words ?? '');
  if (onFood && holder && !low) return true;
  const tops = low && onFood;
  const keeps = full || loaded || tops || offer?.vessel === true || offer?.flat === true || isAlive(holder);
  const vague = sentence > 0 && someOrOther.test(phrase.previous ?? '');
  const counted = (phrase.count !== undefined && !vague) || reader.portions !== undefined;
  const said = phrase.determiner !== undefined || counted;
  // "a bottle, its label peeled off": a part of it
  const owned = draft.subjects[reader.head[0] ?? reader.group.at(-1) ?? reader.topic ?? -1];
  if (phrase.determiner === 'own' && owned && !isAlive(owned)) return true;
  if (is(thing.concept, 'meal') && sentence > 0) return true;
  // "surrounded by clips and a few pens": they lie around it, and are no part of it
  const about = owner?.kind === 'with' && /^(?:surrounded|flanked|encircled|ringed)/.test(owner.words ?? '');
  if (about && phrase.head.plural) return false;
  // parts and contents of what keeps nothing
  if (held && holder && !keeps && (sentence > 0 || !said)) return true;
  if (owner?.kind === 'of' && sentence > 0 && !keeps) return true;
  if (sentence === 0) return false;
  return (
    phrase.determiner === 'own' ||
    (!said && kind !== 'plant' && !(held && (loaded || (offer?.vessel ?? offer?.flat))) && !isTold(reader, phrase))
  );
}

/** "Traffic cones are arranged around it", "in the background, towels are stacked": the clause is about them. */
function isTold({ link, joined, lastLink, sinceBreak, fronted, afterIs }: Reader, { head }: NounPhrase): boolean {
  if (
    !(head.plural || /[^s]s$/.test(head.words)) ||
    head.part !== 'noun' ||
    link !== undefined ||
    (joined && lastLink !== undefined)
  )
    return false;
  return sinceBreak === 0 || fronted !== undefined || afterIs;
}
