import { recordOf } from '../../catalogue/records.js';
import { indoorSettings } from '../../catalogue/settings.js';
import type { RelationKind } from '../../catalogue/relations.js';
import type { Brief, Subject } from '../../language/brief.js';

const LEANT: ReadonlySet<RelationKind> = new Set(['leaning-on', 'inside', 'hanging-on', 'hanging-from']);
const FURLED: ReadonlySet<string> = new Set(['closed', 'folded', 'furled', 'rolled', 'leaning']);
const NEAR: ReadonlySet<RelationKind> = new Set(['on', 'inside']);

/** In a house a cactus is in its pot, and an umbrella that leans there or stands in a vase is furled. */
export function inHouse(brief: Brief): Brief {
  const subjects = brief.subjects.map((subject, index): Subject => {
    const { inPot, furled } = recordOf(subject.concept) ?? {};
    if (inPot !== undefined && isPotted(brief, index)) return { ...subject, concept: inPot };
    return furled !== undefined && isFurled(brief, index) ? { ...subject, concept: furled } : subject;
  });
  return subjects.every((subject, index) => subject === brief.subjects[index]) ? brief : { ...brief, subjects };
}

function isFurled({ subjects, relations }: Brief, index: number): boolean {
  return (
    relations.some(({ kind, subject }) => subject === index && LEANT.has(kind)) ||
    subjects[index]?.attributes.some((word) => FURLED.has(word)) === true
  );
}

/** It was said to be in a pot or a room, or it is with what stands on tables. */
function isPotted({ subjects, relations, setting, features }: Brief, index: number): boolean {
  const its = subjects[index];
  if (its?.attributes.includes('potted') || features.includes('windowsill')) return true;
  if (setting !== undefined) return indoorSettings.has(setting) && its?.size !== 'large' && its?.size !== 'huge';
  const carried = relations.some(({ kind, subject, object }) => {
    return subject === index && NEAR.has(kind) && isOfHouse(subjects[object]);
  });
  const others = subjects.filter((_, at) => at !== index);
  return carried || (others.length > 0 && others.every(isOfHouse));
}

/** Furniture, and what stands on it. */
function isOfHouse(subject: Subject | undefined): boolean {
  const drawing = recordOf(subject?.concept ?? '')?.drawing;
  if (drawing?.by !== 'painter') return false;
  return drawing.kind === 'furniture' || (drawing.kind === 'object' && drawing.habitat === 'tabletop');
}
