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
  [/\blioness( (?:and|with) )(?:her|its) (two |three |four |five )?(?:[a-z]+ )?cubs\b/gi, 'lioness$1$2baby lions'],
  [/\btigress( (?:and|with) )(?:her|its) (two |three |four |five )?(?:[a-z]+ )?cubs\b/gi, 'tigress$1$2baby tigers'],
  // "a polar bear and her cub": of the same kind
  [
    /\b((?:polar |brown |black |grizzly )?(?!(?:woman|man|mother|father|girl|boy|lady|mom|dad|nurse|couple|and|with)\b)[a-z]+)( (?:and|with) )(?:(?:her|his|its) (?:little |tiny |young |newborn )?(?:cub|calf|pup)|its baby)\b(?=$|[.,]| (?:in|on|at|by|under|near|walking|sleeping|swimming|playing|standing|lying|resting)\b)/gi,
    '$1$2a baby $1',
  ],
  [
    /\b((?:polar |brown |black |grizzly )?(?!(?:woman|man|mother|father|girl|boy|lady|mom|dad|nurse|couple|and|with)\b)[a-z]*[a-rt-z])( (?:and|with) )(?:her|his|its) (two |three |four |five )?(?:little |tiny |young |newborn )?(?:cubs|calves|pups)\b/gi,
    '$1$2$3baby $1s',
  ],
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
