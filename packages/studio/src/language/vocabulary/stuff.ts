import { phrases } from './meaning.js';

/** Colour → what has it. */
type Table = Readonly<Record<string, string>>;

/** What is poured: it flows, and it is kept in jars. */
const poured: Table = {
  '#d9a02b': 'honey, syrup, maple syrup, mustard',
  '#b8262e': 'jam, ketchup, tomato sauce, salsa, blood',
  '#f2efe6': 'milk, cream, yogurt, yoghurt',
  '#5f3a22': 'coffee, cocoa, cola',
};

const inRivers: Table = {
  '#5a3420': 'chocolate, melted chocolate, gravy, mud',
  '#f3eee2': 'whipped cream, mayonnaise',
  '#c8391f': 'tomato soup, hot sauce',
  '#e5531c': 'lava, magma, molten rock, fire',
  '#d9a02b': 'caramel, molten gold, liquid gold, gold, beer, cheese, melted cheese',
  '#7a1f3a': 'wine, red wine, grape juice',
  '#f08a2a': 'orange juice, orange soda, juice',
  '#7ac23a': 'slime, green slime, guacamole, pea soup, acid',
  '#ee8fb4': 'strawberry milk, bubblegum, candy, cotton candy, pink lemonade',
  '#23242b': 'ink, oil, crude oil, tar',
  '#c4c9d0': 'mercury, quicksilver, silver, liquid metal',
};

const inJars: Table = {
  '#e8862a': 'marmalade, apricot jam, orange jam',
  '#d9a02b': 'oil, olive oil, whiskey, curry, turmeric',
  '#b8262e': 'jelly, strawberry jam, raspberry jam, paprika, cranberry sauce',
  '#7fc4e0': 'water, liquid, potion, fluid',
  '#f2efe6': 'sugar, salt, flour, rice, sea salt',
  '#6b4428': 'coffee beans, chocolate sauce, spices, tea leaves, soil, peanut butter',
  '#e3cf9c': 'sand, oats, pasta, lemonade, cereal',
  '#c0742e': 'iced tea, tea, cider, apple juice',
  '#5f8f3a': 'pesto, pickles, herbs',
};

const coloursOf = (...tables: readonly Table[]): ReadonlyMap<string, string> =>
  new Map(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([colour, list]) => phrases(list).map((stuff) => [stuff, colour] as const)),
    ),
  );

/** What a river or a sea may consist of, in place of water. */
export const flowing = coloursOf(poured, inRivers);

/** The colour of what is poured into a pitcher. */
export const drinkColour = (words: string): string | undefined => flowing.get(words) ?? fillings.get(words);

/** What a glass is filled with and takes its form from. */
export const fillings = coloursOf(poured, inJars);
