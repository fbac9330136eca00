import { painted } from '../record.js';

export const furniture = painted('furniture', 'ground', {
  table: {
    words:
      'dining table, picnic table, counter, side table, end table, console table, trestle, workbench table, altar table, picnic bench',
    height: 0.75,
    affords: { flat: true, laid: true, shelter: true, top: { y: -0.91, left: -0.72, right: 0.72 } },
    traits: ['dining', 'table', 'step'],
    shapes: ['rectangular', 'oblong'],
  },
  'coffee-table': {
    words: 'low table, cocktail table, living room table',
    partOf: ['tea-house'],
    height: 0.42,
    homes: ['room'],
    affords: { flat: true, laid: true, top: { y: -0.89, left: -1.05, right: 1.05 } },
    traits: ['table', 'step'],
    shapes: ['rectangular', 'oblong', 'wide'],
  },
  desk: {
    words: 'writing desk, workbench, office desk, school desk',
    height: 0.76,
    homes: ['office'],
    affords: { flat: true, laid: true, shelter: true, top: { y: -0.925, left: -0.72, right: 0.72 } },
    traits: ['table'],
    shapes: ['rectangular', 'oblong'],
  },
  chair: {
    words: 'side chair, kitchen chair, dining chair, seat',
    height: 0.95,
    affords: { flat: true, shelter: true, top: { y: -0.465, left: -0.15, right: 0.2 }, seat: [0.03, -0.475] },
    traits: ['step'],
  },
  armchair: {
    words:
      'easy chair, wing chair, recliner, lounge chair, fauteuil, cosy chair, chaise longue, recliner chair, deck chair, deckchair',
    height: 1,
    homes: ['room'],
    affords: { flat: true, top: { y: -0.46, left: -0.25, right: 0.25 }, seat: [0, -0.46] },
    traits: ['step'],
  },
  sofa: {
    words: 'couch, settee, loveseat, divan, chesterfield, futon, daybed, loveseat sofa',
    height: 0.88,
    homes: ['room'],
    affords: { flat: true, top: { y: -0.5, left: -0.75, right: 0.75 }, seat: [0, -0.5] },
    traits: ['couch'],
    shapes: ['rectangular', 'oblong'],
  },
  bench: {
    words: 'park bench, garden bench, pew',
    height: 0.85,
    homes: ['park'],
    affords: { flat: true, shelter: true, top: { y: -0.5, left: -0.78, right: 0.78 }, seat: [0, -0.51] },
    traits: ['step'],
    shapes: ['rectangular', 'oblong'],
  },
  bed: {
    words: 'double bed, cot, four poster bed, hospital bed, bassinet',
    height: 1.1,
    homes: ['room'],
    affords: { flat: true, shelter: true, top: { y: -0.54, left: -0.35, right: 0.7 }, seat: [0.2, -0.52] },
    shapes: ['rectangular', 'oblong'],
  },
  bookshelf: {
    words:
      'bookcase, book shelf, shelves, shelf of books, shelf full of books, shelf filled with books, shelf with books, shelves of books, shelves full of books, shelves filled with books, library shelf',
    height: 2,
    homes: ['room'],
    affords: { flat: true, laid: true, top: { y: -0.99, left: -0.28, right: 0.28 } },
    partOf: ['library'],
    traits: ['at-wall'],
    shapes: ['rectangular'],
  },
  refrigerator: {
    words: 'fridge, freezer, icebox',
    height: 1.8,
    homes: ['kitchen'],
    affords: { top: { y: -0.99, left: -0.2, right: 0.2 } },
    traits: ['appliance', 'at-wall'],
    shapes: ['rectangular'],
  },
  oven: {
    words: 'stove, cooker, kitchen range, gas stove, kitchen stove, range cooker',
    height: 0.95,
    homes: ['kitchen'],
    affords: { top: { y: -0.94, left: -0.38, right: 0.38 } },
    traits: ['appliance', 'at-wall'],
    shapes: ['rectangular'],
  },
});
