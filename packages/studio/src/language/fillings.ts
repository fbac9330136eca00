import { offerOf } from '../catalogue/affordances.js';
import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import { isAlive } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { colourWords } from './vocabulary/colours.js';
import { drinkColour, fillings } from './vocabulary/stuff.js';

const VESSELS = 'pitchers?|jugs?|jars?|bottles?|flasks?|vials?|beakers?|decanters?|carafes?|test tubes?';
const WITHOUT_DRINK =
  /\b(?:glass(?:es)?|cups?|mugs?) (?:without|with no|that (?:has|have) no) (?:any )?(?:\w+ )?(?:juice|water|milk|wine|beer|coffee|tea|drink)\b/i;
/** Metres up to which one pours from a vessel: bottles of wine stand in a bucket as they are. */
const POURED_FROM = 0.45;
const BOTTLES = /^(?:bottle|vial)$/;
const FILLED = new RegExp(
  `\\b(${VESSELS})\\b(?:,? (?:which|that))?(?: (?:is|are|each|stands?|sits?))?(?: (?:partially|half|completely|all))?,? (?:filled|brimming|full|stocked) (?:with|of) (?:an? |the |some )?((?:[a-z-]+,? ){0,4}?)(${[...fillings.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b(?! (?:jars?|bottles?))`,
  'gi',
);

/** "two glass jars filled with orange marmalade": one sees it in them, in its colour, and no pot of it stands beside. */
export function fillVessels(draft: BriefDraft, prompt: string): void {
  const { subjects, absent, absentThings } = draft;
  fillNearest(draft, prompt);
  pourIn(draft);
  takeOut(draft);
  // "a glass without juice" has nothing in it
  const dry = [...absent].some((name) => is(name, 'drink') || is(name, 'poured')) || WITHOUT_DRINK.test(prompt);
  if (dry) for (const { concept, attributes } of subjects) if (is(concept, 'drinking-vessel')) attributes.add('empty');
  for (const [, vessel = '', described = '', what = ''] of prompt.matchAll(FILLED)) {
    const noun = vessel.toLowerCase().replace(/s$/, '');
    const host = subjects.find(
      ({ words, concept }) => words.replace(/s$/, '').endsWith(noun) && offerOf(concept).vessel,
    );
    if (!host || host.parts.some((part) => part.what === 'filling')) continue;
    const said = described.split(/[ ,]+/).flatMap((word) => colourWords.get(word.toLowerCase())?.colour ?? []);
    const colour = said[0] ?? fillings.get(what.toLowerCase());
    if (colour === undefined) continue;
    // a bottle is full up to its neck, and looks like what is in it
    const full = host.material === undefined || host.material === 'glass' ? recordOf(host.concept)?.full : undefined;
    if (full !== undefined) subjects[subjects.indexOf(host)] = { ...host, concept: full, colour };
    else if (recordOf(host.concept)?.full !== undefined || BOTTLES.test(noun)) host.colour ??= colour;
    else {
      host.parts.push({ what: 'filling', colour });
      host.attributes.add('filled');
    }
    // its drawing is of glass, and what is in it is not
    if (host.material === 'glass') delete host.material;
    // what a drawing of it would be is in there already
    for (const [index, subject] of subjects.entries())
      if (subject !== host && !isAlive(subject) && subject.words === what.toLowerCase()) absentThings.add(index);
  }
}

const isVessel = (one: SubjectDraft | undefined): boolean => offerOf(one?.concept ?? '').vessel !== undefined;
const isFood = (one: SubjectDraft | undefined): boolean => one?.entry?.kind === 'food';

/**
 * "a pot on the stove, which is filled with vegetables": they are in the pot, and seen there where it has no lid. Fruit
 * holds no bowl, it is in it.
 */
function fillNearest({ subjects, relations, absentThings }: BriefDraft, prompt: string): void {
  const filled = /\bfilled (?:to the brim )?with\b/i.test(prompt);
  for (const [at, relation] of relations.entries()) {
    const { kind, subject, object } = relation;
    const [guest, host] = [subjects[subject], subjects[object]];
    if (!isFood(guest)) continue;
    if (kind === 'holding' && isVessel(host)) relations[at] = { ...relation, kind: 'inside' };
    if (!filled || kind !== 'inside' || isVessel(host)) continue;
    const nearest = relations.find(
      ({ kind: how, subject: one, object: stove }) =>
        (how === 'on' && stove === object && !isFood(subjects[one])) || (how === 'holding' && stove === object - 1),
    );
    const pot = nearest?.kind === 'holding' ? nearest.object : nearest?.subject;
    if (pot === undefined) continue;
    if (isVessel(subjects[pot])) relations[at] = { ...relation, object: pot };
    else absentThings.add(subject);
  }
}

/** So narrow, as a share of its width, the mouth of a jug is: no glass goes in. */
const NARROW = 0.6;

/** "a vase of tulips and a book on a table", "a bowl of cherries and a jug": what is named last is beside it, not in it. */
function takeOut({ subjects, relations }: BriefDraft): void {
  for (const [at, { kind, subject, object }] of relations.entries()) {
    if (kind !== 'inside') continue;
    const filled = relations.some(({ kind: how, subject: first, object: host }) => {
      const what = first < subject ? subjects[first]?.entry?.kind : undefined;
      return how === 'inside' && host === object && (what === 'plant' || what === 'food');
    });
    const { concept = '', entry, contents } = subjects[subject] ?? {};
    // nor are the glasses in the jug that fills them
    const glass = is(concept, 'drinking-vessel') || is(concept, 'drink');
    const { vessel, mouth = [1, 1] } = offerOf(subjects[object]?.concept ?? '');
    const poured = glass && vessel === true && mouth[1] < NARROW;
    if (!poured && !(filled && (entry?.kind === 'object' || contents !== undefined))) continue;
    const under = relations.find((other) => other.kind === 'on' && other.subject === object);
    relations[at] = under ? { kind: 'on', subject, object: under.object } : { kind: 'beside', subject, object };
  }
}

const holds = (concept: string): boolean => (offerOf(concept).vessel ?? offerOf(concept).mouth) !== undefined;

/** "a pitcher filled to the brim with beer": it is in there, and no mug of it. */
function pourIn({ subjects, relations, absentThings }: BriefDraft): void {
  for (const { kind, subject, object } of relations) {
    const [drink, host] = [subjects[subject], subjects[object]];
    const poured = kind === 'inside' && drink && (is(drink.concept, 'drink') || is(drink.concept, 'poured'));
    if (!poured || !host || !holds(host.concept) || is(host.concept, 'drinking-vessel')) continue;
    if (host.entry?.kind !== 'object' || host.entry.height > POURED_FROM) continue;
    const colour = host.colour ?? drink.colour ?? drinkColour(drink.words);
    if (colour !== undefined) host.colour = colour;
    if (host.material === 'glass') delete host.material;
    const full = recordOf(host.concept)?.full;
    if (full !== undefined && host.material === undefined) subjects[object] = { ...host, concept: full };
    absentThings.add(subject);
  }
}
