import type { Brief } from './language/brief.js';

const MOST_ITEMS = 40;

/** The description with everything that must not appear, said as a person would: "…, without people, without cars". */
export function withExclusions(prompt: string, negativePrompt: string | undefined): string {
  const items = itemsOf(negativePrompt);
  return items.length === 0 ? prompt : `${prompt}, ${items.map((item) => `without ${item}`).join(', ')}`;
}

/** Words that were only to be kept out are no loss when nothing is known of them. */
export function forgetExclusions(
  notes: Brief['notes'],
  prompt: string,
  negativePrompt: string | undefined,
): Brief['notes'] {
  if (negativePrompt === undefined) return notes;
  const said = prompt.toLowerCase();
  return { ...notes, ignored: notes.ignored.filter((words) => said.includes(words.toLowerCase())) };
}

/** People write lists, with weights and "no" in front of each as often as not. */
function itemsOf(negativePrompt = ''): string[] {
  return negativePrompt
    .split(/[,;|\n]+/)
    .map((item) =>
      item
        .replaceAll(/[()[\]{}]|:\s*[\d.]+/g, ' ')
        .replace(/^\s*(no|not|without|any)\s+/i, '')
        .trim(),
    )
    .filter((item) => item !== '' && item.length <= 80)
    .slice(0, MOST_ITEMS);
}
