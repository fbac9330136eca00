const MOST_NAMES = 20;
const LONGEST_NAME = 64;

/** Names from a request body, made safe for a header. */
export function ignoredFieldsHeader(names: readonly string[]): string {
  const shown = names
    .slice(0, MOST_NAMES)
    .map((name) => encodeURIComponent(name.slice(0, LONGEST_NAME).toWellFormed()));
  return names.length > MOST_NAMES ? `${shown.join(', ')}, +${names.length - MOST_NAMES} more` : shown.join(', ');
}
