/** The sheet that shows a pattern and nothing else. */
export const patternSheet = 'pattern-sheet';

/** Patterns that a picture can be of, and how the sheet is told of them. The first that fits. */
export const patternsShown: readonly (readonly [pattern: RegExp, attribute: string])[] = [
  [/\b(?:horizontal (?:\w+ )*(?:stripes|lines|bands))\b/i, 'horizontal'],
  [/\b(?:diagonal (?:\w+ )*(?:stripes|lines|bands))\b/i, 'diagonal'],
  [/\b(?:stripes|striped pattern|bands of colou?r|vertical (?:\w+ )*(?:lines|bands))\b/i, 'vertical'],
  [/\b(?:checker(?:ed|board)? pattern|chequered pattern|checks|grid of squares|plaid|tartan|gingham)\b/i, 'checks'],
  [/\b(?:polka dots?|dots|dotted pattern)\b/i, 'dots'],
  [/\b(?:zig-?zags?|chevrons?)\b/i, 'zigzag'],
  [/\b(?:wavy lines|wavy pattern|squiggles)\b/i, 'wavy'],
];
