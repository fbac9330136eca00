/** What is poured over food: its words and its colour. */
export const sauces = {
  honey: { words: 'honey', colour: '#e3a32e' },
  syrup: { words: 'maple syrup, syrup', colour: '#a8601f' },
  caramel: { words: 'caramel, caramel sauce, caramel syrup, toffee', colour: '#b9702c' },
  chocolate: {
    words: 'chocolate, chocolate sauce, chocolate syrup, melted chocolate, fudge, hot fudge, dark chocolate',
    colour: '#4f2c1a',
  },
  gravy: { words: 'gravy, brown sauce', colour: '#8a5a32' },
  ketchup: { words: 'ketchup, tomato sauce, marinara sauce, red sauce, hot sauce', colour: '#c22c1f' },
  mustard: { words: 'mustard', colour: '#e0b22a' },
  'peanut-butter': { words: 'peanut butter, nut butter', colour: '#c18a4a' },
  jam: { words: 'jam, strawberry jam, strawberry sauce, strawberry syrup, raspberry sauce, jelly', colour: '#b0243f' },
  icing: {
    words: 'icing, frosting, white icing, vanilla icing, glaze, sugar glaze, white chocolate',
    colour: '#fbf3ea',
  },
  'melted-cheese': { words: 'melted cheese, melted butter, cheese sauce', colour: '#f2c64a' },
} as const;

export type Sauce = keyof typeof sauces;

/** What somebody who sees it calls a thing over which that was poured. */
export const DRIZZLED = 'drizzled-';

export function sauceOf(attributes: Iterable<string>): Sauce | undefined {
  for (const word of attributes) {
    const name = word.startsWith(DRIZZLED) ? word.slice(DRIZZLED.length) : '';
    if (name in sauces) return name as Sauce;
  }
  return undefined;
}
