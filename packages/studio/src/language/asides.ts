/** What a sentence adds at its end about what was seen: nothing more to draw. */
const praise = new Set(
  (
    'image call feast vision symbol touch ride contest chase adventure release testament invitation symphony work ' +
    'tool oasis landscape riot refuge reflection rhythm predator creature view wonder playground masterpiece show ' +
    'massage canvas display material beacon game escape indulgence dance delight covering ambiance ambience activity ' +
    'celebration burst route reminder tribute retreat haven paradise treat marvel spectacle sight experience journey ' +
    'blend mix contrast challenge melody expression statement promise moment garment gemstone backdrop'
  ).split(' '),
);

const tail = /, an? ((?:[a-z'-]+ ){0,6}?)([a-z]+)((?: (?:of|to|for|in|into|with|from|by|through)\b[^,.]*)?)[.!]?$/i;

/**
 * "The waters of the stream flowed over the stones, a serene natural oasis": one sentence about one thing, and a last
 * clause that praises it. It names no other place and no other thing.
 */
export function withoutAside(prompt: string): string {
  const plain = prompt.trim();
  if (!/^the /i.test(plain) || /[.!?] \p{Lu}/u.test(plain)) return prompt;
  const found = tail.exec(plain);
  if (!found || !praise.has((found[2] as string).toLowerCase())) return prompt;
  return `${plain.slice(0, found.index)}.`;
}

/** What a list of things is told to do, and nothing of it is another thing to draw. */
const deed =
  / (?:completed (?:the|a) (?:collection|set|band|luggage|ensemble|scene|picture|display|arrangement)|entertained (?:us|them|everyone|(?:the |my |our )?(?:guests|kids|children|crowd|audience|visitors))|provided comfort(?: (?:for|to) [a-z ]{1,40})?|enjoyed the (?:meal|food|party|day|view|scenery))[.!]?$/i;
const counted = /\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/gi;

/** "two guitars, two cows and a pig completed the band": two guitars, two cows and a pig. */
export function withoutDeed(prompt: string): string {
  const found = deed.exec(prompt);
  const things = prompt.slice(0, found?.index);
  return found && (things.match(counted)?.length ?? 0) > 1 ? things : prompt;
}

/** "the swirling colours of the shirt": its own, and no manner of painting. */
export function ofTheThing(prompt: string): string {
  return prompt.replaceAll(/\bswirling (colou?rs|hues|patterns) of (?=the\b)/gi, '$1 of ');
}
