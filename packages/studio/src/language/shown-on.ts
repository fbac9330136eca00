import { offerOf } from '../catalogue/affordances.js';
import { garmentOf } from '../catalogue/wardrobe.js';
import { isAlive, isPerson } from './draft.js';
import type { BriefDraft } from './draft.js';

/** What follows is a picture of something. */
const picture =
  /\b(?:logo|picture|image|drawing|print|painting|silhouette|emblem|icon|decal|sticker|symbol|cartoon|photo|design|portrait) of (?:an? |the )?([\w' -]+?) (?:on|upon|across) (?:an? |the |his |her |its )/gi;

/** "a logo of a fox on a mug", "socks with ducks on them": the mug and the socks show it, and nothing stands on them. */
export function showOnFaces(draft: BriefDraft, prompt: string): void {
  const pictured = [...prompt.toLowerCase().matchAll(picture)].map((found) => found[1] ?? '');
  for (const [at, relation] of draft.relations.entries()) {
    const [guest, host] = [draft.subjects[relation.subject], draft.subjects[relation.object]];
    if (relation.kind !== 'on' || !guest || !host || host.entry?.kind !== 'object') continue;
    const told = pictured.some((words) => words.endsWith(guest.words));
    const worn = garmentOf(host.words) !== undefined && isAlive(guest) && !isPerson(guest);
    const face = offerOf(host.concept).writing !== undefined && offerOf(host.concept).flat !== true;
    if ((told && face) || worn) draft.relations[at] = { ...relation, kind: 'hanging-on' };
  }
}

const borne = /\bwith (?:an? |the )?(?:\w+ )?(?:painting|picture|image|drawing|depiction|print)s? of /i;

/** "a vase with a painting of toucans playing tennis": on its side, and nobody is in it or on any court. */
export function showOnVessels(draft: BriefDraft, prompt: string): void {
  if (!borne.test(prompt)) return;
  for (const [at, relation] of draft.relations.entries()) {
    const [guest, host] = [draft.subjects[relation.subject], draft.subjects[relation.object]];
    if (relation.kind !== 'inside' || !isAlive(guest) || !offerOf(host?.concept ?? '').vessel) continue;
    draft.relations[at] = { ...relation, kind: 'hanging-on' };
    draft.implied.length = 0;
  }
}
