import { is } from '../../catalogue/traits.js';
import type { Brief } from '../../language/brief.js';
import type { Item } from '../scene.js';

/** Something was said of how large it is. */
export const isSized = ({ subjects, relations }: Brief, { subject = 0 }: Item): boolean =>
  // little children are as large as they are
  (subjects[subject]?.size !== undefined && !is(subjects[subject].concept, 'people')) ||
  subjects[subject]?.attributes.includes('toy') === true ||
  relations.some((each) => each.ratio !== undefined && (each.subject === subject || each.object === subject));

/** It was said to be small. What is said to be tall is a toy all the sooner. */
export const isSaidSmall = (brief: Brief, item: Item): boolean => {
  const size = brief.subjects[item.subject ?? -1]?.size;
  return isSized(brief, item) && size !== 'large' && size !== 'huge';
};
