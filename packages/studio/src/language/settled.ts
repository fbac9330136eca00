import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { isAlive } from './draft.js';

/** What things do to furniture in words that the eye does not see: they are on it. */
const ADORNING =
  /\b(?:decorat|adorn|grac|brighten|illuminat|enliven|accent|complement|enhanc|embellish|dress|beautif|light)(?:e?s|e|ed|ies|y|ing|s up|ed up)?\b|\b(?:add|bring|lend|giv)(?:s|es|e|ed|ing)? (?:[a-z]+ ){1,4}to\b|\blit up\b/i;

const isHandy = ({ entry, concept }: SubjectDraft): boolean =>
  (entry?.kind === 'object' || entry?.kind === 'food' || is(concept, 'potted')) &&
  entry?.habitat !== 'air' &&
  (entry?.height ?? 1) < 0.7;

/**
 * "The blanket and the pillows decorate the couch", "a frame and a jar display the cup on the shelf": one sentence that
 * tells of furniture and of what is done there means that all the small things are on it, and none on the floor before.
 */
export function settleOnFurniture({ subjects, relations, absentThings, paragraph }: BriefDraft, prompt: string): void {
  if (paragraph || subjects.some(isAlive)) return;
  const told = (index: number) => relations.some(({ subject, object }) => subject === index || object === index);
  const isTop = ({ entry, concept }: SubjectDraft) => {
    const { flat, top } = offerOf(concept);
    return entry?.kind === 'furniture' && (flat ?? top) !== undefined && !is(concept, 'carpet');
  };
  const all = [...subjects.keys()].filter(
    (index) => isTop(subjects[index] as SubjectDraft) && !absentThings.has(index),
  );
  // a table and its cloth are one
  const cloth = all.find((index) => is(subjects[index]?.concept, 'table-cover'));
  const tops = cloth === undefined ? all : all.filter((index) => !is(subjects[index]?.concept, 'table'));
  if (cloth !== undefined) tops.push(cloth);
  const [host, another] = tops;
  if (host === undefined || another !== undefined) return;
  const carried = relations.find(({ kind, object }) => kind === 'on' && object === host)?.subject;
  // the things come first, then what they do, then the furniture
  const before = carried ?? (told(host) || !ADORNING.test(prompt) ? 0 : host);
  for (const [index, thing] of subjects.entries()) {
    if (index >= before || told(index) || absentThings.has(index)) continue;
    if (is(thing.concept, 'ceiling')) relations.push({ kind: 'above', subject: index, object: host });
    else if (isHandy(thing)) relations.push({ kind: 'on', subject: index, object: host });
  }
}

/** "A scarf hangs on the rack by the door": it is the rack that stands there. */
export function standBeside({ subjects, relations }: BriefDraft): void {
  for (const [at, { kind, subject, object }] of relations.slice().entries()) {
    if (kind !== 'beside' || (subjects[object]?.entry?.height ?? 0) < 1) continue;
    const carrier = relations.find((one) => one.subject === subject && /^(?:on|hanging-from)$/.test(one.kind))?.object;
    if (carrier === undefined || carrier === object || (subjects[carrier]?.entry?.height ?? 0) < 0.4) continue;
    if (relations.some((one) => one.subject === object && one.object === carrier)) continue;
    relations[at] = { kind, subject: carrier, object };
  }
  // cushions that are said to be on a couch and on what stands beside it are on the couch
  const seated = new Set(
    relations
      .filter(({ kind, subject, object }) => kind === 'on' && isCushionOnSeat(subjects[subject], subjects[object]))
      .map(({ subject }) => subject),
  );
  const seen = new Set<string>();
  const once = relations.filter(({ kind, subject, object, part }) => {
    const elsewhere = kind === 'on' && seated.has(subject) && !isCushionOnSeat(subjects[subject], subjects[object]);
    if (elsewhere) return false;
    const key = [kind, subject, object, part].join(' ');
    return !seen.has(key) && seen.add(key);
  });
  relations.splice(0, relations.length, ...once);
}

/** Who is in the foreground is there, and not as small as the tree or the house is that they are said to be beside. */
export function comeForward({ subjects, relations }: BriefDraft): void {
  const isFar = ({ entry }: SubjectDraft): boolean =>
    (entry?.kind === 'plant' || entry?.kind === 'building') && entry.height > TALL;
  const kept = relations.filter(({ kind, subject, object }) => {
    const [one, other] = [subjects[subject], subjects[object]];
    const beside = kind === 'beside' || kind === 'left-of' || kind === 'right-of';
    return !(beside && isAlive(one) && one?.place === 'foreground' && other && isFar(other));
  });
  relations.splice(0, relations.length, ...kept);
}

/** Metres from which on a tree or a house is far higher than anybody. */
const TALL = 4;

/** "two plush toys ride on the backs of sheep": each has one. */
export function mountEach({ subjects, relations }: BriefDraft): void {
  for (const { kind, subject, object } of relations) {
    const [guest, host] = [subjects[subject], subjects[object]];
    if ((kind !== 'riding' && kind !== 'on') || !guest || !host?.uncounted) continue;
    const bears = host.entry?.kind === 'animal' || (host.entry?.kind === 'vehicle' && kind === 'riding');
    if (bears && guest.count > 1 && !guest.uncounted && host.count > guest.count) host.count = guest.count;
  }
}

const EACH_HOLDS =
  /\b(?:each|both) (?:(?:of (?:them|whom|these)|one|person|child|girl|boy|man|woman|is|are|proudly|gently|carefully|tightly|happily) )*(?:hold|carr|grip|clutch|grasp|wield|clasp|cradl|wav|rais|lift|brandish|eat|drink|sip|play|read)(?:s|es|ies|e|y|ing|ying|ping|ting)? (?:up )?(?:an?|one|their own|his own|her own|their) /gi;
/** In letters, as far after it as what they hold is named. */
const NAMED = 48;

/** "two girls, each holding a doughnut": they have one each. */
export function holdEach({ subjects, relations }: BriefDraft, prompt: string): void {
  for (const told of prompt.matchAll(EACH_HOLDS)) {
    const at = told.index + told[0].length;
    const after = prompt.slice(at, at + NAMED).toLowerCase();
    for (const { kind, subject, object } of relations) {
      const [one, held] = [subjects[subject], subjects[object]];
      const named = held !== undefined && after.includes(held.words.toLowerCase());
      if (kind === 'holding' && one && one.count > 1 && named && held.count === 1) held.count = one.count;
    }
  }
}

const isCushionOnSeat = (guest?: SubjectDraft, host?: SubjectDraft): boolean =>
  is(guest?.concept, 'cushion') && offerOf(host?.concept ?? '').seat !== undefined;

const PUTTING = /^(?:putting|placing|setting|laying|hanging|stacking|arranging)$/;

/** "a girl putting a book on a shelf": it is the book that gets there; she stands before it. */
export function putThere({ subjects, relations }: BriefDraft): void {
  for (const [at, { kind, subject, object }] of relations.slice().entries()) {
    const one = subjects[subject];
    const puts = isAlive(one) && [...(one?.attributes ?? [])].some((word) => PUTTING.test(word));
    const holds = relations.find((other) => other.kind === 'holding' && other.subject === subject);
    if (kind === 'on' && puts && holds) relations[at] = { kind: 'facing', subject, object };
    // what is put into a vase is in it
    const vessel = offerOf(subjects[object]?.concept ?? '').vessel !== undefined;
    if (kind === 'inside' && puts && vessel && holds) {
      relations[at] = { kind, subject: holds.object, object };
      relations[relations.indexOf(holds)] = { kind: 'facing', subject, object };
    }
  }
}
