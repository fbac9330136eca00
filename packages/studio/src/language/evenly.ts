/** Shorter prompts in capitals may be a name or a sign: "NASA", "STOP". */
const FEWEST_LETTERS = 12;

/**
 * How evenly a prompt was typed says nothing of what it is about: runs of spaces are one, and who writes everything in
 * capitals means the small letters, but for what is to be written as it stands.
 */
export function evenly(prompt: string): string {
  const even = prompt.replaceAll(/[^\S\n]+/g, ' ').trim();
  return isShouted(even) ? even.toLowerCase() : even;
}

function isShouted(prompt: string): boolean {
  if (
    /["“”«»‘]|\b(?:SAYS?|SAYING|WRITTEN|WORDS?|TEXT|TITLED?|CALLED|NAMED|(?:SIGN|BOARD|BANNER|POSTER|CARD|SHIRT|LABEL|CAKE|MUG|BOOK|SCREEN)S? (?:THAT )?READ(?:S|ING)?)\b/.test(
      prompt,
    )
  )
    return false;
  const letters = prompt.match(/\p{L}/gu)?.length ?? 0;
  return letters >= FEWEST_LETTERS && prompt.includes(' ') && prompt === prompt.toUpperCase();
}
