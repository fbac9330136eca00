import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import { without } from './told-edits.js';

/** A table with a cloth on it is one thing, covered: the cloth takes its place, and what stands on it. */
export function clothed(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'on' &&
      is(brief.subjects[subject]?.concept, 'table-cover') &&
      is(brief.subjects[object]?.concept, 'table'),
  );
  if (!found) return brief;
  const { subject: cloth, object: table } = found;
  const relations = brief.relations
    .filter((each) => each !== found)
    .map((each) => ({
      ...each,
      subject: each.subject === table ? cloth : each.subject,
      object: each.object === table ? cloth : each.object,
    }))
    .filter(({ subject, object }) => subject !== object);
  return without({ ...brief, relations }, new Set([table]));
}
