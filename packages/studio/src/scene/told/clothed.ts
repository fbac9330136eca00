import { is } from '../../catalogue/traits.js';
import type { Brief } from '../../language/brief.js';
import { without } from './edits.js';

/** A table and a cloth are one thing, covered: the cloth takes its place, and what stands on it. */
export function clothed(brief: Brief): Brief {
  const { subjects } = brief;
  const cloth = subjects.findIndex(({ concept }) => is(concept, 'table-cover'));
  const table = subjects.findIndex(({ concept }) => is(concept, 'table') && !is(concept, 'table-cover'));
  if (cloth < 0 || table < 0) return brief;
  const relations = brief.relations
    .map((each) => ({
      ...each,
      subject: each.subject === table ? cloth : each.subject,
      object: each.object === table ? cloth : each.object,
    }))
    .filter(({ subject, object }) => subject !== object);
  return without({ ...brief, relations }, new Set([table]));
}
