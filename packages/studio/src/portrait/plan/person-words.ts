import type { Subject } from '../../language/brief.js';

const GREY = '#9c9da0';
/** Hair as people ask for it; the light in it is its own. */
const HAIR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '#26211f',
    brown: '#5b3c28',
    brunette: '#5b3c28',
    chestnut: '#6b3c24',
    auburn: '#7c3722',
    red: '#a5431f',
    ginger: '#b4571f',
    copper: '#a8552b',
    blonde: '#cfae6b',
    blond: '#cfae6b',
    golden: '#cfa04a',
    platinum: '#ddd3b8',
    grey: GREY,
    gray: GREY,
    silver: '#b4b6ba',
    white: '#d9d8d5',
    pink: '#e07fb0',
    purple: '#7a4fb4',
    violet: '#7a4fb4',
    lavender: '#b39ad6',
    blue: '#3d6bc4',
    turquoise: '#3aa7a5',
    teal: '#2f8b8a',
    green: '#4a9a58',
    orange: '#d9742a',
  }),
);
const NAMED = [...HAIR.keys()].join('|');
const SAID = new RegExp(
  `\\b(${NAMED})(?:[- ](?:long|short|curly|wavy|straight|messy|dyed|coloured|colored))?[- ]hair(?:ed)?\\b|\\bhair (?:is |dyed |in |coloured |colored )*(${NAMED})\\b|\\b(?:as a |with )(blond|blonde|brunette)\\b`,
);
const YEARS =
  /\b(?:[6-9]\d|100)[- ]?(?:years?[- ]?old|year[- ]old|yo\b)|\bmuch older\b|\blook(?:ing)? (?:very )?old(?:er)?\b/;
/** Old is said of these, and not of who is on them. */
const OLD_THINGS =
  /\bold(?:er)?[- ](?:photo|photograph|picture|painting|portrait|print|postcard|film|movie|book|school|style|fashioned|master|money|hollywood|west|western|time|timey|times|world|english|norse)s?\b/g;

/** The colour of the hair that is asked for, and whether the person is to be old: then it is grey unless said otherwise. */
export function personOf(
  words: string,
  people: readonly Pick<Subject, 'attributes'>[],
): { readonly hair?: string; readonly elderly?: true } {
  const found = SAID.exec(words);
  const named = found?.slice(1).find((name) => name !== undefined);
  const old = /\bold(?:er)?\b/.test(words.replaceAll(OLD_THINGS, ' '));
  const elderly =
    YEARS.test(words) ||
    people.some(({ attributes }) => attributes.includes('elderly') || (old && attributes.includes('old')));
  const hair = named ? HAIR.get(named) : elderly ? GREY : undefined;
  return { ...(hair && { hair }), ...(elderly && { elderly }) };
}
