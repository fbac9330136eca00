import { painted } from '../record.js';

/** Things that nothing else may stand for, drawn in `plans/named-things.ts`. */
export const namedThings = [
  ...painted('object', 'wall', {
    'door-knocker': {
      words: 'doorknocker, knocker, brass knocker, lion knocker',
      height: 1.5,
      shows: ['door'],
      madeOf: ['silver', 'gold', 'metal'],
    },
  }),
  ...painted('object', 'ground', {
    'cricket-wicket': { words: 'wicket, wickets, cricket stumps', height: 0.72, homes: ['stadium'] },
    'telephone-wire': {
      words:
        'telephone line, phone line, phone wire, power line, powerline, electric wire, electrical wire, telegraph wire, utility wire, overhead wire, wires, telephone wires, power lines, telephone pole, utility pole, power pole, telegraph pole, electricity pole',
      height: 2.6,
      homes: ['field', 'road'],
      traits: ['overhead'],
      affords: { top: { y: -0.8, left: -0.2, right: 0.2 } },
    },
    bagpipe: {
      words: 'bagpipes, the bagpipes, pipes and drones, scottish bagpipe',
      height: 0.8,
      traits: ['instrument'],
      affords: { grip: 0.3 },
    },
    'cat-door': { words: 'cat flap, catflap, pet door, dog door, doggy door', height: 2, traits: ['door'] },
  }),
  ...painted('furniture', 'ground', {
    'beach-chair': {
      words: 'deck chair, deckchair, beach lounger, sun lounger, lawn chair, camping chair, lounger',
      height: 0.95,
      homes: ['beach'],
      affords: { flat: true, seat: [-0.04, -0.36], top: { y: -0.36, left: -0.2, right: 0.25 } },
    },
  }),
  ...painted('furniture', 'ground', {
    'chest-of-drawers': {
      words: 'chest with drawers, drawer chest, bureau, tallboy, antique dresser',
      height: 1,
      affords: { laid: true, top: { y: -0.98, left: -0.44, right: 0.44 } },
      traits: ['at-wall'],
      shapes: ['rectangular'],
    },
  }),
  ...painted('nature', 'ground', {
    'brain-coral': { words: '', height: 0.6, homes: ['underwater'] },
  }),
  ...painted('food', 'tabletop', {
    parsley: {
      words:
        'sprig of parsley, parsley sprig, cilantro, coriander, dill, herb, herbs, fresh herbs, bunch of herbs, fresh herb',
      height: 0.12,
      traits: ['topping', 'lies'],
    },
    'milk-bottle': {
      words: 'bottle of milk, bottled milk, jug of milk, pitcher of milk',
      height: 0.24,
      shapes: ['cylindrical'],
    },
    'milk-carton': { words: 'carton of milk, milk box, milk package, milk container', height: 0.22 },
    daikon: { words: 'daikon radish, white radish, mooli, parsnip', height: 0.28, traits: ['lies'] },
    'bell-pepper-half': { words: 'halved bell pepper, half bell pepper, halved pepper, half a pepper', height: 0.11 },
  }),
  ...painted('object', 'tabletop', {
    diploma: { words: 'degree certificate, rolled diploma, certificate scroll', height: 0.09 },
    ammonite: { words: 'ammonite fossil, fossil, fossils, nautilus fossil', height: 0.16, shapes: ['round'] },
  }),
];
