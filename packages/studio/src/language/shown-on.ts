import { offerOf } from '../catalogue/affordances.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import { garmentOf } from '../catalogue/wardrobe.js';
import { indoorSettings } from './brief.js';
import { isAlive, isPerson } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';

/** What follows is a picture of something. */
const picture =
  /\b(?:logo|picture|image|drawing|print|painting|silhouette|emblem|icon|decal|sticker|symbol|cartoon|photo|design|portrait) of (?:an? |the )?([\w' -]+?) (?:on|upon|across) (?:an? |the |his |her |its )/gi;

/** Where something is on the face of what has it. */
const onFace =
  /\bwith (?:an? |the |two |three )?([\w' -]+?) (?:painted |drawn |printed |carved )?on (?:its|the) (?:cover|sides?|front|label|lid|hull|body)\b/gi;
const paintedOn =
  /\b(?:with|has|having|bearing|featuring) (?:an? |the )?((?:[\w'-]+ ){1,4}?)(?:painted|drawn|printed|airbrushed|depicted) on (?:it|its|the side)\b/i;

/** A picture of somebody shows what they are. */
function showOn(host: SubjectDraft, guest: SubjectDraft): void {
  host.attributes.add(`shows-${guest.concept}`);
  if (isPerson(guest)) for (const word of guest.attributes) host.attributes.add(word);
}

/** "a book with a rose on its cover", "a van with a cityscape painted on it": nothing stands beside it, and nobody is there. */
export function showOnSides(draft: BriefDraft, prompt: string): void {
  const pictured = [...prompt.toLowerCase().matchAll(onFace)].map((found) => found[1] ?? '');
  for (const [at, relation] of draft.relations.entries()) {
    const [guest, host] = [draft.subjects[relation.subject], draft.subjects[relation.object]];
    const told = guest && pictured.some((words) => words.endsWith(guest.words));
    const { writing, flat, laid } = offerOf(host?.concept ?? '');
    const upright = writing !== undefined && flat !== true && laid !== true;
    if (!told || !host || !upright || isAlive(host) || !['beside', 'inside', 'on'].includes(relation.kind)) continue;
    draft.relations[at] = { ...relation, kind: 'hanging-on' };
    host.attributes.delete('fallen');
    guest.attributes.delete('details');
    guest.parts.splice(0, guest.parts.length, ...guest.parts.filter(({ what }) => what !== 'details'));
  }
  showPainted(draft, prompt);
  showPlace(draft, prompt);
}

/** "a van with a dragon painted on it": a picture on its side, and nothing stands on it. */
function showPainted(draft: BriefDraft, prompt: string): void {
  const painted = paintedOn.exec(prompt)?.[1]?.trim().toLowerCase();
  if (painted === undefined) return;
  for (const [at, { kind, subject, object }] of draft.relations.entries()) {
    const [guest, host] = [draft.subjects[subject], draft.subjects[object]];
    if (!guest || !host || isAlive(host) || is(host.concept, 'art')) continue;
    if (!['on', 'inside', 'beside', 'hanging-on'].includes(kind) || !painted.endsWith(guest.words)) continue;
    if (is(host.concept, 'wall')) {
      draft.relations[at] = { kind: 'hanging-on', subject, object };
      return;
    }
    showOn(host, guest);
    if (guest.count > 1) host.attributes.add('many-prints');
    draft.absentThings.add(subject);
    draft.relations.splice(at, 1);
    return;
  }
}

/** "a van with a cityscape painted on it": the place is on its side, and nobody is there. */
function showPlace(draft: BriefDraft, prompt: string): void {
  const found = paintedOn.exec(prompt);
  const painted = found?.[1]?.trim().toLowerCase();
  const shown = painted === undefined ? -1 : draft.settings.findIndex(({ words }) => painted.endsWith(words));
  const place = draft.settings[shown];
  if (!found || !place) return;
  const before = prompt.slice(0, found.index).toLowerCase();
  const at = draft.subjects.findLastIndex((one) => !isAlive(one) && one.words !== '' && before.includes(one.words));
  const host = draft.subjects[at];
  if (!host) return;
  // "painted on it" put the van on nothing else
  const free = draft.relations.filter(({ kind, subject }) => subject !== at || kind !== 'hanging-on');
  draft.relations.splice(0, draft.relations.length, ...free);
  draft.settings.splice(shown, 1);
  draft.features.delete('skyline');
  host.attributes.add(`place-on-${place.setting}`);
}

/** "a logo of a fox on a mug", "socks with ducks on them": the mug and the socks show it, and nothing stands on them. */
export function showOnFaces(draft: BriefDraft, prompt: string): void {
  const pictured = [...prompt.toLowerCase().matchAll(picture)].map((found) => found[1] ?? '');
  const topmost = /\b(?:on (?:the )?top of|atop)\b/i.test(prompt);
  for (const [at, relation] of draft.relations.entries()) {
    const [guest, host] = [draft.subjects[relation.subject], draft.subjects[relation.object]];
    if (relation.kind !== 'on' || !guest || !host || host.entry?.kind !== 'object') continue;
    const told = pictured.some((words) => words.endsWith(guest.words));
    const worn = !topmost && garmentOf(host.words) !== undefined && isAlive(guest) && !isPerson(guest);
    const face = offerOf(host.concept).writing !== undefined && offerOf(host.concept).flat !== true;
    if ((told && face) || worn) draft.relations[at] = { ...relation, kind: 'hanging-on' };
  }
}

const pictures: ReadonlySet<string> = new Set(['animal', 'person', 'vehicle', 'building', 'plant']);

/** Who is on the face of a sign or a mug is a picture there, within its outline; of a silhouette it is all dark. */
export function printOnFaces(draft: BriefDraft, prompt: string): void {
  for (const { kind, subject, object } of draft.relations) {
    const [guest, host] = [draft.subjects[subject], draft.subjects[object]];
    if (kind !== 'hanging-on' || !guest || host?.entry?.kind !== 'object' || isAlive(host)) continue;
    // on what has room for writing, and on clothes, the thing itself is painted as it is
    const bare = offerOf(host.concept).writing === undefined && garmentOf(host.words) === undefined;
    const shown = bare && isToldAsPicture(prompt, guest.words);
    const plain = guest.colour === undefined && guest.wears.length === 0;
    const held = draft.relations.some((one) => one.subject === subject && one.object !== object);
    if (!plain || held || !(shown || pictures.has(guest.entry?.kind ?? ''))) continue;
    const face = shown || offerOf(host.concept).writing !== undefined || is(host.concept, 'sign');
    if (is(host.concept, 'wall') || is(host.concept, 'art') || !face) continue;
    showOn(host, guest);
    if (guest.count > 1) host.attributes.add('many-prints');
    if (/\bsilhouettes?\b/i.test(prompt)) host.attributes.add('dark-print');
    draft.absentThings.add(subject);
  }
}

const motif = 'decal|sticker|print|logo|drawing|symbol|emblem|motif|badge|icon|image|picture|painting|silhouette|sign';
const somewhere = '(?:cover|sides?|front|label|lid|deck|underside|bottom|back|sleeve|face)';

/** "a drawing of the Eiffel Tower", "a yin-yang symbol", "a skull on its underside": it is there as a picture only. */
function isToldAsPicture(prompt: string, guest: string): boolean {
  const [text, words] = [prompt, guest].map((each) => each.toLowerCase().replaceAll('-', ' ')) as [string, string];
  const safe = words.replaceAll(/[^\w ]/g, '.');
  const named = new RegExp(`\\b(?:${motif}) of (?:an? |the )?(?:\\w+ ){0,2}?${safe}|\\b${safe} (?:${motif})\\b`);
  const placed = new RegExp(`\\b${safe} (?:\\w+ )?on (?:its|the|his|her) (?:\\w+ )?${somewhere}\\b`);
  return new RegExp(`(?:^| )(?:${motif})$`).test(words) || named.test(text) || placed.test(text);
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
  for (const { kind, subject, object } of draft.relations) {
    const [guest, host] = [draft.subjects[subject], draft.subjects[object]];
    if (kind !== 'hanging-on' || !guest || !host || !isAlive(guest) || !offerOf(host.concept).vessel) continue;
    showOn(host, guest);
    if (antique.test(prompt)) {
      host.attributes.add('frieze');
      host.colour ??= TERRACOTTA;
    } else if (guest.count > 1) host.attributes.add('many-prints');
    draft.absentThings.add(subject);
  }
}

/** Vessels that are painted all around, with figures in a row. */
const antique = /\b(?:athenian|attic|greek|etruscan|minoan|ancient|egyptian|hieroglyph\w*|amphora)\b/i;
const TERRACOTTA = '#bd6236';

const art =
  'painting|picture|image|drawing|depiction|print|photo|photograph|logo|symbol|silhouette|illustration|portrait|cartoon|design|motif|emblem|pattern';
/** "with a picture of a cat", "showing a horse", "with a dragon on the cover". */
const pictured: readonly RegExp[] = [
  new RegExp(
    `\\b(?:with|has|bearing|featur(?:ing|es)|show(?:ing|s)|display(?:ing|s)) (?:an? (?:[\\w-]+ ){1,3}and )?(?:an? |the |its )?(?:[\\w-]+ ){0,2}?(?:${art}|scene) of (?:an? |the |another )?([\\w' -]+)`,
    'gi',
  ),
  /\b(?:showing|displaying|shows|displays) (?:an? |the )([\w' -]+)/gi,
  /\bwith (?:an? |the )([\w' -]+?) (?:\w+ )?on (?:its|the) (?:cover|front|screen|sleeve|label)\b/gi,
  /\bwith (?:an? |the )?([\w' -]+?) (?:prints?|designs?|motifs?|illustration|emblem|patterns?)\b/gi,
];

const LOGO = /\blogo (?:printed )?on (?:an?|the) /i;
const STICKER = /\b(?:an?|the) (?:([\w-]+) )?sticker (?:\w+ )?(?:on|in|to|onto) /gi;

/** What a thing has a picture of is on it, and nowhere else: the cat of a T-shirt, the horse of a television. */
export function showPictures(draft: BriefDraft, prompt: string): void {
  const said = pictured.flatMap((pattern) =>
    [...prompt.toLowerCase().matchAll(pattern)].map((found) => found[1] ?? ''),
  );
  // a sticker of nothing in particular is a smiley
  said.push(...[...prompt.toLowerCase().matchAll(STICKER)].map((found) => found[1] ?? 'smiley'));
  if (LOGO.test(prompt)) said.push('badge');
  if (said.length === 0) return;
  const small = prompt.toLowerCase().replaceAll('-', ' ');
  for (const [index, guest] of draft.subjects.entries()) {
    const words = guest.words.replaceAll('-', ' ');
    const told = said.find((each) => startsWith(each, words));
    // of a pattern there are many
    const repeated = new RegExp(
      `\\b(?:patterns? of (?:[a-z]+ )?${literally(words)}|${literally(words)} patterns?)\\b`,
    ).test(small);
    if ((guest.count > 1 && !repeated) || draft.absentThings.has(index) || told === undefined) continue;
    // of two that are called alike the picture is of the one that is told of later
    if (draft.subjects.some((other, later) => later > index && other.words === guest.words)) continue;
    // "a lion hugging a bear": both are in it
    const [, other] = TOGETHER.exec(told.slice(told.indexOf(words) + words.length)) ?? [];
    const partner = draft.subjects.findIndex((each, later) => later > index && isAlive(each) && each.words === other);
    const at = draft.relations.findIndex(({ subject, object }) => subject === index && object !== partner);
    const relation = draft.relations[at];
    const printed = /^(?:smiley|badge)$/.test(guest.words);
    const stuck = relation?.kind === 'hanging-on' && printed;
    if (relation && !stuck && !['beside', 'inside', 'on', 'in-front-of'].includes(relation.kind)) continue;
    const host = draft.subjects[relation?.object ?? index - 1];
    if (!host || host === guest || isAlive(host) || is(host.concept, 'depiction') || is(host.concept, 'wall')) continue;
    const bears =
      host.entry?.kind === 'object' || is(host.concept, 'art') || (printed && host.entry?.kind === 'vehicle');
    if (!bears) continue;
    showOn(host, guest);
    if (repeated) host.attributes.add('many-prints');
    draft.absentThings.add(index);
    if (at >= 0) draft.relations.splice(at, 1);
    if (partner >= 0) {
      host.attributes.add(`shows-${draft.subjects[partner]?.concept}`);
      draft.absentThings.add(partner);
    }
    draft.implied.length = 0;
  }
}

const literally = (words: string): string => words.replaceAll(/[^\w ]/g, '.');

/** Who is with whom in a picture. */
const TOGETHER = /^ (?:and|with|[a-z]+ing) (?:an? |the )?([a-z]+)\b/;

const MEDIA = /\bwith (?:an? |the )?(?:[\w-]+ )?(?:cartoon|drawing|sketch|painting|watercolou?r|doodle|print) of\b/gi;
const LOGO_ON = /\blogo of (?:an? |the )?[\w -]+? on (?:an?|the) /i;
const MEDIUM = /\b(?:cartoon|drawing|sketch|painting|watercolou?r|doodle|print)s?\b/gi;

/** "a towel with a cartoon of a cat on it": only the cat is a cartoon; and what would be folded is spread out for it. */
export function spreadOut(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  for (const [index, subject] of draft.subjects.entries()) {
    if (![...subject.attributes].some((word) => word.startsWith('shows-'))) continue;
    const [borneSo, named] = [prompt.match(MEDIA) ?? [], prompt.match(MEDIUM) ?? []];
    if (borneSo.length > 0 && borneSo.length === named.length) delete draft.look;
    const first = draft.subjects.every((_, other) => other >= index || draft.absentThings.has(other));
    // the logo is on the thing, and the thing in no logo
    if (first && draft.look === 'logo' && LOGO_ON.test(prompt)) delete draft.look;
    const spread = catalogue.find(recordOf(subject.concept)?.spread ?? '');
    if (spread) draft.subjects[index] = { ...subject, concept: spread.concept, entry: spread };
  }
}

const onThem = /\b(?:with|has|have|having) (?:an? |the |some |two |three |many )?([\w' -]+?) on (?:it|them)\b/gi;
/** So much higher than a thing, nobody stands on it. */
const TOO_LARGE = 1.6;

/** "socks with cute cats on them", "a bowl with a dinosaur on it": clothes and small things show who could not stand there. */
export function showOnThem(draft: BriefDraft, prompt: string): void {
  const said = [...prompt.toLowerCase().matchAll(onThem)].map((found) => found[1] ?? '');
  for (const [index, guest] of draft.subjects.entries()) {
    const host = draft.subjects[index - 1];
    if (!host || draft.absentThings.has(index) || !said.some((words) => words.endsWith(guest.words))) continue;
    if (host.entry?.kind !== 'object' || isAlive(host) || is(host.concept, 'mounted') || is(host.concept, 'wall'))
      continue;
    const { writing, flat, laid, vessel } = offerOf(host.concept);
    const large = (guest.entry?.height ?? 0) > host.entry.height * TOO_LARGE && guest.entry?.kind !== 'food';
    const shown =
      garmentOf(host.words) !== undefined
        ? isAlive(guest) || large
        : (writing !== undefined || vessel === true) && large;
    if (!shown || flat === true || laid === true) continue;
    showOn(host, guest);
    if (guest.count > 1) host.attributes.add('many-prints');
    draft.absentThings.add(index);
    draft.implied.length = 0;
  }
}

/** "a small cat with a hat" is about the cat: a few words may stand before it. */
function startsWith(said: string, words: string): boolean {
  const place = ` ${said} `.indexOf(` ${words} `);
  return place >= 0 && said.slice(0, place).trim().split(' ').filter(Boolean).length <= 2;
}

/** "a map of France with a pin on Paris": the pin is on the map, and so is Paris, which is nowhere else. */
export function pinOnMap(draft: BriefDraft): void {
  const map = draft.subjects.findIndex(({ words }) => /(?:^| )map(?: |$)/.test(words));
  const pin = draft.subjects.findIndex(({ words }) => /^(?:\w+ )?(?:push)?pins?$|^(?:\w+ )?markers?$/.test(words));
  if (map !== 0 || pin < 0) return;
  draft.settings.splice(
    0,
    draft.settings.length,
    ...draft.settings.filter(({ setting }) => indoorSettings.has(setting)),
  );
  const at = draft.relations.findIndex(({ subject, object }) => subject === pin && object === map);
  if (at >= 0) draft.relations.splice(at, 1);
  draft.relations.push({ kind: 'hanging-on', subject: pin, object: map });
}
