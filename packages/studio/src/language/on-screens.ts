import { offerOf } from '../catalogue/affordances.js';
import type { BriefDraft, SubjectDraft } from './draft.js';

const onScreen = /\bon (?:(?:an?|the|his|her|its|their) )?((?:[\w-]+ ){0,3}(?:screens?|displays?))\b/gi;
const photographs = '(?:photos|photographs|pictures|images|pics|snapshots)\\b(?! of)';
const photosOn: readonly RegExp[] = [
  new RegExp(
    `\\b([\\w-]+ screen|[\\w-]+)\\b[^.,;]{0,8}\\b(?:showing|displaying|shows|displays|with|full of|filled with)\\b[^.,;]{0,24}\\b${photographs}`,
    'i',
  ),
  new RegExp(`\\b${photographs}[^.,;]{0,12}\\bon (?:an?|the|his|her|its) ((?:[\\w-]+ ){1,2}screen)\\b`, 'i'),
];
/** So many things have room on a screen. */
const MOST = 24;

const isScreen = (subject: SubjectDraft | undefined, said: string): subject is SubjectDraft =>
  subject?.entry?.kind === 'object' &&
  offerOf(subject.concept).writing !== undefined &&
  said.includes(subject.words.replaceAll('-', ' '));

/** "musical notes on a computer screen", "a laptop screen showing photographs": within the screen, and nowhere else. */
export function showOnScreens(draft: BriefDraft, prompt: string): void {
  const lower = prompt.toLowerCase();
  const screens = [...lower.matchAll(onScreen)].map((found) => found[1] ?? '');
  for (const relation of draft.relations.filter(({ kind }) => kind === 'on' || kind === 'inside')) {
    const [guest, host] = [draft.subjects[relation.subject], draft.subjects[relation.object]];
    if (!guest || !screens.some((said) => isScreen(host, said))) continue;
    host?.attributes.add(`shows-${guest.concept}`);
    if (guest.count > 1) host?.attributes.add(`rows-of-${Math.min(guest.count, MOST)}`);
    draft.absentThings.add(relation.subject);
    draft.relations.splice(draft.relations.indexOf(relation), 1);
    draft.implied.length = 0;
  }
  for (const said of photosOn
    .map((pattern) => pattern.exec(lower)?.[1] ?? '')
    .filter((words) => words.endsWith(' screen')))
    for (const subject of draft.subjects) if (isScreen(subject, said)) subject.attributes.add('photographs');
}
