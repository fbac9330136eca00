/** Several things in a word: each is drawn. */
export const mixtureTable: Readonly<Record<string, readonly string[]>> = {
  'fruit, fruits, fruit basket, basket of fruit': ['apple', 'pear', 'orange'],
  'vegetables, veggies': ['carrot', 'tomato', 'broccoli'],
  'appliances, kitchen appliances, household appliances': ['refrigerator', 'oven'],
  breakfast: ['cup', 'bread', 'egg'],
  'animals, farm animals': ['cow', 'sheep', 'pig'],
  'wild animals, safari animals, african animals': ['elephant', 'giraffe', 'zebra'],
  pets: ['cat', 'dog'],
  'presents and cake': ['gift', 'cake'],
  furniture: ['sofa', 'table', 'lamp'],
  'instruments, musical instruments': ['guitar', 'violin', 'trumpet'],
  tools: ['hammer', 'wrench', 'saw'],
  toys: ['teddy-bear', 'ball', 'rubber-duck'],
  'noahs ark': ['ship', 'elephant', 'giraffe'],
};

/** Animals by which others are called for their coat or their size: a leopard gecko is a gecko. */
export const calledAfter: ReadonlySet<string> = new Set(
  'leopard tiger zebra cheetah bull bee spider wolf house'.split(' '),
);
