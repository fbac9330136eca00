import type { Brief, Subject } from '../../language/brief.js';
import { isParagraph } from '../../language/brief.js';
import { without } from './edits.js';

/** What the row along the wall of a kitchen is of, and the colour of wood where none was said. */
const PARTS: readonly (readonly [words: RegExp, what: string])[] = [
  [/\bcabinets$/i, 'cabinets'],
  [/\bcounter ?tops?$/i, 'counter'],
];
const WOOD = '#9a6a42';

/** "The marble countertop contrasted with the cabinets": they are the kitchen's own, and no boxes on its floor. */
export function asOwnKitchen(brief: Brief): Brief {
  const { subjects, relations, setting } = brief;
  if (setting !== 'kitchen' || isParagraph(brief)) return brief;
  const partOf = ({ words }: Subject): string | undefined => PARTS.find(([said]) => said.test(words))?.[1];
  const own = subjects.flatMap((each, index) => (partOf(each) === undefined ? [] : [index]));
  const cabinets = own.some((index) => partOf(subjects[index] as Subject) === 'cabinets');
  const carries = relations.some(({ subject, object }) => own.includes(object) && !own.includes(subject));
  if (!cabinets || carries) return brief;
  const tints = own.flatMap((index) => {
    const { colour, material } = subjects[index] as Subject;
    const shown = colour ?? (material === 'wood' ? WOOD : undefined);
    return shown === undefined ? [] : [{ what: partOf(subjects[index] as Subject) as string, colour: shown }];
  });
  return without({ ...brief, tints: [...(brief.tints ?? []), ...tints] }, new Set(own));
}
