import type { Catalogue } from '../catalogue/catalogue.js';
import { is } from '../catalogue/traits.js';
import { isPerson, plainSubject } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';

const PAINTING = 'painting';
/** What a picture is said to be of may be anything; else only what nobody would lay colour on. */
const asPicture =
  /\b(?:picture|painting|portrait|still life|image)s? of\b|\bon (?:an?|the|his|her|their) (?:[\w-]+ )?canvas\b/i;
/** What is smaller is painted on a table. */
const LARGE = 0.7;
const UNPAINTED: ReadonlySet<string> = new Set(['animal', 'plant', 'food']);

/** "A woman painting a sunflower": it is on the canvas before her, and nowhere else. */
export function showOnEasel(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  const { subjects, relations } = draft;
  const painter = subjects.findIndex((one) => isPerson(one) && one.attributes.has(PAINTING));
  const entry = catalogue.entries.find(({ concept }) => is(concept, 'easel'));
  if (painter < 0 || !entry || draft.paragraph || subjects.some(({ concept }) => is(concept, 'art'))) return;
  // who paints a room has no easel in it
  const { attributes } = subjects[painter] as SubjectDraft;
  if (attributes.delete('walls')) {
    attributes.delete(PAINTING);
    attributes.add('painting-wall');
    return;
  }
  const said = asPicture.test(prompt);
  const isMotif = ({ entry: own, count }: SubjectDraft): boolean =>
    own !== undefined && own.kind !== 'person' && count === 1 && (said || UNPAINTED.has(own.kind));
  const at = relations.findIndex(
    ({ kind, subject }) => subject === painter && (kind === 'holding' || kind === 'facing'),
  );
  const object =
    relations[at]?.object ?? (said ? subjects.findIndex((one, index) => index !== painter && isMotif(one)) : -1);
  const motif = subjects[object];
  if (motif?.entry && !isMotif(motif)) return layColourOn(draft, painter, at);
  if (!motif || !isMotif(motif)) return;
  subjects[object] = { ...plainSubject(entry.concept, entry.concept, 1, [`shows-${motif.concept}`]), entry };
  relations.splice(Math.max(0, at), at < 0 ? 0 : 1, { kind: 'facing', subject: painter, object });
  subjects[painter]?.attributes.add('station-elsewhere');
}

/** "A man painting a fence": it is before him, and he has no easel. */
function layColourOn({ subjects, relations }: BriefDraft, painter: number, at: number): void {
  const relation = relations[at];
  const { attributes } = subjects[painter] ?? {};
  const thing = subjects[relation?.object ?? -1]?.entry;
  if (!relation || !attributes || !thing || thing.kind === 'person' || thing.height < LARGE) return;
  attributes.delete(PAINTING);
  attributes.add('painting-wall');
  relations[at] = { ...relation, kind: 'facing' };
}
