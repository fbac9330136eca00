import { offerOf } from '../catalogue/affordances.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { isAlive, plainSubject } from './draft.js';
import type { BriefDraft } from './draft.js';
import type { Told } from './vocabulary/told.js';

/** "a motorcycle zooms past": it is seen to be fast, and nothing on two wheels goes without somebody on it. */
export function setMoving(draft: BriefDraft, catalogue: Catalogue, told: readonly Told[]): void {
  if (!told.includes('speeding')) return;
  // a scooter below a balloon: what has wheels is the fast one
  const vehicles = draft.subjects.filter(({ entry }) => entry?.kind === 'vehicle');
  const fast = vehicles.find(({ entry }) => entry?.habitat === 'ground') ?? vehicles[0];
  const at = fast ? draft.subjects.indexOf(fast) : -1;
  const vehicle = draft.subjects[at];
  if (!vehicle) return;
  vehicle.attributes.add('speeding');
  const entry = catalogue.find('person');
  const ridden = draft.relations.some(({ kind, object }) => kind === 'riding' && object === at);
  if (!entry || ridden || !offerOf(vehicle.concept).cycle || draft.absent.has('people')) return;
  if (draft.subjects.some(isAlive)) return;
  draft.relations.push({ kind: 'riding', subject: draft.subjects.length, object: at });
  draft.subjects.push({ ...plainSubject('person', 'rider', vehicle.count), entry, weight: 0.5 });
}
