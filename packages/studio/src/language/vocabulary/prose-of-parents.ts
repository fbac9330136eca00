/** The young of animals, and what their parents are. */
const YOUNG: readonly (readonly [young: string, grown: string])[] = [
  ['ducklings?', 'duck'],
  ['pupp(?:y|ies)|pups?', 'dog'],
  ['kittens?', 'cat'],
  ['lambs?', 'sheep'],
  ['foals?|colts?', 'horse'],
  ['cal(?:f|ves)', 'cow'],
  ['chicks?', 'hen'],
  ['piglets?', 'pig'],
  ['fawns?', 'deer'],
  ['goslings?', 'goose'],
  ['cygnets?', 'swan'],
  ['joeys?', 'kangaroo'],
];
const KIN = '(?:mother|mom|mum|mama|mommy|mummy|father|dad|daddy|papa|parent)';

/** Whose mother it is says what she is: that of ducklings is a duck. */
export const proseOfParents: readonly (readonly [said: RegExp, meant: string])[] = [
  // the calf of an elephant is no cow's
  [/\b(elephant|whale|giraffe|hippo|rhino|dolphin|moose|buffalo|bison) calf\b/gi, 'baby $1'],
  [/\b(elephant|whale|giraffe|hippo|rhino|dolphin|moose|buffalo|bison) calves\b/gi, 'baby $1s'],
  [/\b(seal|wolf|fox|otter) pup(s?)\b/gi, 'baby $1$2'],
  ...YOUNG.flatMap(([young, grown]): readonly (readonly [RegExp, string])[] => [
    [new RegExp(`\\b((?:${young}) [^.]{0,50}?)(?:its|their|his|her) ${KIN}\\b`, 'gi'), `$1a ${grown}`],
  ]),
  // "an elephant calf with its mother", "a baby panda and its mother"
  [
    new RegExp(
      `\\b((?:baby|young|little) )(?!(?:boy|girl|child|brother|sister|bird)s?\\b)([a-z]+?)(s? [^.]{0,50}?)(?:its|their) ${KIN}\\b`,
      'gi',
    ),
    '$1$2$3a $2',
  ],
  [new RegExp(`\\b([a-z]+)( (?:cub|pup|chick)s?\\b [^.]{0,50}?)(?:its|their|his|her) ${KIN}\\b`, 'gi'), '$1$2a $1'],
];
