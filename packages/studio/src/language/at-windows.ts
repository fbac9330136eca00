import type { Catalogue } from '../catalogue/catalogue.js';
import { recordOf } from '../catalogue/records.js';
import { isAlive, isPerson, plainSubject } from './draft.js';
import type { BriefDraft } from './draft.js';
import { ledges } from './vocabulary/features.js';
import type { Told } from './vocabulary/told.js';

/** Who looks out of a window as people do. */
const GAZING = 'window-gazing';
const WINDOW = 'window';

const inWindow = /\b(?:in|at|by|out of|out|from|on) (?:an?|the) (?:[\w-]+ )?window\b/i;
const ofVehicle =
  /\b(?:out of|out|from|in|through) (?:an?|the|his|her|its|their) (?:[\w-]+ )?([\w-]+?)(?:'s)? windows?\b/i;

/** Who is at the window of a car is in it; an animal at the window of a room sits on its sill. */
export function sitAtWindows(draft: BriefDraft, prompt: string, catalogue: Catalogue, told: readonly Told[]): void {
  const { subjects, relations, features } = draft;
  const guest = subjects.findIndex((one) => isAlive(one) && (one.attributes.has(GAZING) || features.has(WINDOW)));
  const one = subjects[guest];
  if (one && rideAlong(draft, guest)) return;
  if (one && guest === 0 && subjects.length > 1 && !draft.paragraph && told.includes('window-view'))
    return seeOutside(draft);
  const placed = relations.some(({ kind, subject }) => subject === guest && (kind === 'on' || kind === 'riding'));
  if (!one || placed || draft.paragraph) return;
  const vehicle = catalogue.find(ofVehicle.exec(prompt)?.[1]?.toLowerCase() ?? '');
  if (vehicle?.kind === 'vehicle' && !subjects.some(({ entry }) => entry?.kind === 'vehicle')) {
    relations.push({ kind: 'riding', subject: guest, object: subjects.length });
    subjects.push({ ...plainSubject(vehicle.concept, vehicle.concept, 1), entry: vehicle });
    features.delete(WINDOW);
    one.attributes.delete(GAZING);
    return;
  }
  const sill = catalogue.find(ledges.get(WINDOW) ?? '');
  if (isPerson(one) || !sill || !(one.attributes.has(GAZING) || inWindow.test(prompt))) return;
  relations.push({ kind: 'on', subject: guest, object: subjects.length });
  const outside = draft.weather === undefined ? [] : [draft.weather];
  subjects.push({ ...plainSubject(sill.concept, WINDOW, 1, outside), entry: sill });
  features.delete(WINDOW);
  one.attributes.delete(GAZING);
  one.attributes.add('sitting');
}

/** "looking out of the window at a bird": the bird is out there, and so are we with our eyes. */
function seeOutside({ subjects, relations, features, implied }: BriefDraft): void {
  const [looker] = subjects;
  if (!looker) return;
  const kept = relations.filter(({ subject, object }) => subject !== 0 && object !== 0);
  relations.splice(0, relations.length, ...kept);
  features.delete(WINDOW);
  looker.attributes.delete(GAZING);
  looker.attributes.add(isPerson(looker) ? 'from-behind' : 'sitting');
  implied.splice(0, implied.length, 'garden');
}

/** "a train in the rain, a dog looking out of the window": the window is one of the train's. */
function rideAlong({ subjects, relations, features, implied }: BriefDraft, guest: number): boolean {
  const vehicle = subjects.findIndex(
    ({ concept, entry, count }) => entry?.kind === 'vehicle' && count === 1 && recordOf(concept)?.within !== undefined,
  );
  const one = subjects[guest];
  const aboard = relations.some(({ kind, subject }) => subject === guest && kind !== 'beside');
  if (!one?.attributes.has(GAZING) || vehicle < 0 || aboard) return false;
  const between = relations.findIndex(({ subject, object }) =>
    [subject, object].every((at) => at === guest || at === vehicle),
  );
  if (between >= 0) relations.splice(between, 1);
  relations.push({ kind: 'riding', subject: guest, object: vehicle });
  one.attributes.delete(GAZING);
  features.delete(WINDOW);
  // no room is meant
  implied.length = 0;
  return true;
}
