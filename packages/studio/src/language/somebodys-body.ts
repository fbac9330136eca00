import type { Catalogue } from '../catalogue/catalogue.js';
import { garmentOf, spotOf } from '../catalogue/wardrobe.js';
import { isAlive, plainSubject } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';

const ofBody = (verbs: string, parts: string): RegExp =>
  new RegExp(`\\b(?:${verbs}) (?:the|a|his|her|their) (?:\\w+ )?(?:${parts})\\b`, 'i');

/** What a thing does to a body that is nobody's yet: who has it carries the thing, drinks it, sits on it. */
const deeds = {
  carrying: ofBody('weigh(?:s|ed|ing)(?: down)?(?: on)?', 'arms?|shoulders?|back|knees?|hands?'),
  tasting: ofBody(
    'sooth(?:es|ed|ing)|quench(?:es|ed|ing)|tantali[sz](?:es|ed|ing)|delight(?:s|ed|ing)|tickl(?:es|ed|ing)|burn(?:s|ed|ing)',
    'throat|mouth|lips|thirst|body|palate|taste|tongue|stomach|belly',
  ),
  wearing: ofBody(
    'hug(?:s|ged|ging)|wrap(?:s|ped|ping)? around|warm(?:s|ed|ing)',
    'body|neck|shoulders|hands|head|feet',
  ),
  sitting: ofBody('welcom(?:es|ed|ing)', 'body|guests?'),
} as const;
type Deed = keyof typeof deeds;

/** "The heavy luggage weighed down the strong arms": somebody has those arms. */
export function addBody(draft: BriefDraft, catalogue: Catalogue, prompt: string): void {
  const [thing] = draft.subjects;
  const entry = catalogue.find('person');
  const deed = (Object.keys(deeds) as Deed[]).find((each) => deeds[each].test(prompt));
  if (!thing || !entry || !deed || draft.subjects.some(isAlive) || draft.absent.has('people')) return;
  const worn = garmentOf(thing.words) ?? garmentOf(thing.concept);
  const garment = worn !== undefined && spotOf(worn) !== undefined && (deed === 'wearing' || spotOf(worn) === 'back');
  if (deed === 'wearing' && !garment) return;
  const person: SubjectDraft = { ...plainSubject('person', 'person', 1), entry, weight: 1 };
  if (garment) {
    person.attributes.add(worn);
    person.wears.push({
      what: worn,
      ...(thing.colour !== undefined && { colour: thing.colour }),
      ...(thing.attributes.size > 0 && { attributes: [...thing.attributes] }),
    });
    if (deed === 'carrying') person.attributes.add('hiker');
    draft.subjects[0] = person;
    return;
  }
  if (deed === 'sitting') person.attributes.add('sitting');
  if (deed === 'tasting') person.attributes.add(thing.entry?.kind === 'food' ? 'eating' : 'drinking');
  draft.relations.push({
    kind: deed === 'sitting' ? 'on' : 'holding',
    subject: draft.subjects.length,
    object: 0,
  });
  draft.subjects.push(person);
}
