const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
];
const YEARS = new Set(['year', 'years', 'yr', 'yrs', 'yo', 'jahre', 'ans', 'anos']);
const GROWN_UP = new Set([
  'woman',
  'women',
  'man',
  'men',
  'adult',
  'adults',
  'lady',
  'ladies',
  'mature',
  'elderly',
  'old',
]);

/** `15 years old`, `aged twelve`, `16yo`: an age below 18 is said. */
export function agesBelow18(reading: readonly string[]): boolean {
  return reading.some((word, index) => {
    const glued = /^(\d{1,2})(?:yo|yr|yrs|y)$/.exec(word);
    if (glued) return Number(glued[1]) < 18;
    const age = /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.indexOf(word);
    if (age < 0 || age >= 18) return false;
    const next = reading[index + 1] ?? '';
    const before = reading[index - 1] ?? '';
    // a wall of 12 years is no person, but nobody is hurt by taking it for one beside something sexual
    return (
      YEARS.has(next) || before === 'age' || before === 'aged' || (before === 'of' && reading[index - 2] === 'age')
    );
  });
}

/** Somebody grown up is named. */
export function isOfAge(reading: readonly string[]): boolean {
  return reading.some((word) => GROWN_UP.has(word));
}
