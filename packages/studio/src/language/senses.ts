import type { Catalogue } from '../catalogue/catalogue.js';
import { isPerson } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { phrases } from './vocabulary/meaning.js';

/** Words for two things that nobody confuses where they stand: the first is meant unless the surroundings say otherwise. */
interface Homonym {
  readonly words: string;
  readonly usual: string;
  readonly other: string;
  /** Settings and concepts around it that speak for the other. */
  readonly where: string;
}

const homonyms: readonly Homonym[] = [
  {
    words: 'crane',
    usual: 'heron',
    other: 'tower-crane/harbour-crane/crane',
    where: 'harbour, city, street, skyscraper, truck, building, container-ship, ship, construction',
  },
  { words: 'bat', usual: 'bat', other: 'baseball-bat', where: 'person, baseball, ball, baseball-glove, park, field' },
  {
    words: 'mouse',
    usual: 'mouse',
    other: 'computer-mouse',
    where: 'laptop, keyboard, desktop-computer, desk, office, computer',
  },
  {
    words: 'keyboard',
    usual: 'keyboard',
    other: 'musical-keyboard',
    where: 'stage, guitar, drum, microphone, musician',
  },
];

const byWord = new Map(homonyms.flatMap((row) => phrases(row.words).map((word) => [word, row] as const)));

/** Chooses among the things that a word can mean by what stands around it. */
export function chooseSenses(draft: BriefDraft, catalogue: Catalogue): void {
  for (const [index, subject] of draft.subjects.entries()) {
    const row = byWord.get(subject.words) ?? byWord.get(subject.words.replace(/s$/, ''));
    if (!row) continue;
    const wanted = surroundings(draft, subject).some((name) => phrases(row.where).includes(name))
      ? row.other
      : row.usual;
    const entry = wanted
      .split('/')
      .map((concept) => catalogue.find(concept))
      .find((one) => one !== undefined);
    if (entry && entry.concept !== subject.concept)
      draft.subjects[index] = { ...subject, concept: entry.concept, entry };
  }
}

function surroundings(draft: BriefDraft, subject: SubjectDraft): string[] {
  const others = draft.subjects.filter((one) => one !== subject);
  return [
    ...draft.settings.map(({ setting }) => setting),
    ...others.map((one) => (isPerson(one) ? 'person' : one.concept)),
    ...draft.ignored.flatMap((words) => words.split(' ')),
  ];
}
