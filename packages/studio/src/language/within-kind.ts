import type { BriefDraft } from './draft.js';

/** Kinds that come in one size, or nearly: a large couch is a couch. */
const STEADY: ReadonlySet<string> = new Set(['object', 'food', 'furniture', 'vehicle', 'animal']);
const ODD = /\b(?:unusually|strangely|surprisingly|comically|impossibly|absurdly|oversized)\b/i;

/**
 * Prose calls things large, tall or small as one does among their like: beside others they are as large as ever. Where the
 * size is what is odd, where two are compared, or two of a kind differ by it, it stays.
 */
export function withinKind({ paragraph, subjects, relations }: BriefDraft, prompt: string): void {
  if (!paragraph || subjects.length < 2 || ODD.test(prompt)) return;
  for (const [index, subject] of subjects.entries()) {
    const { entry, size, concept } = subject;
    const common = size === 'large' || (size === 'small' && entry?.kind === 'vehicle');
    if (!common || !STEADY.has(entry?.kind ?? '')) continue;
    const compared = relations.some(
      ({ ratio, subject: one, object }) => ratio !== undefined && (one === index || object === index),
    );
    const another = subjects.some((other, at) => at !== index && other.concept === concept && other.size !== size);
    if (!compared && !(another && entry?.kind !== 'vehicle')) delete subject.size;
  }
}
