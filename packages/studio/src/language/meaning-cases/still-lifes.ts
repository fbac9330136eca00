import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** Things told at length: which one a sentence speaks of, what it lies on, what colour each of them has. */
export const stillLifeCases: readonly MeaningCase[] = [
  // each of several has its own colour
  meaning(
    'Three umbrellas with bright and varied colors—yellow, red, and blue—are on a table. It is wet. It is calm.',
    {
      subjects: '3 umbrella yellow each-its-colour, 1 table',
    },
  ),
  meaning('Four pens with blue, black, silver, and red barrels lie on a desk. It is calm. Nice.', {
    subjects: '4 pen blue each-its-colour, 1 desk',
  }),
  meaning('Five balls lie in a room, each a different neon color. They are new. It is calm.', {
    subjects: '5 ball red each-its-colour',
  }),
  // on a plate, however it is said
  meaning('Three red strawberries lying in contrast against a white plate. They are fresh. It is calm.', {
    subjects: '3 strawberry red, 1 plate white',
    relations: 'strawberry on plate',
  }),
  meaning('A toast resting on a white plate, topped with a fried egg. It is calm. It is early.', {
    subjects: '1 toast, 1 plate white, 1 fried-egg',
    relations: 'toast on plate, fried-egg on toast',
  }),
  meaning(
    'Three sandwiches, overflowing with lettuce, crisp cucumber and egg, are on a table. It is calm. It is late.',
    {
      subjects: '3 sandwich, 1 table',
      relations: 'sandwich on table',
    },
  ),
  // adjectives that stand after their noun
  meaning('a boat afloat on a lake', { subjects: '1 sailboat floating', setting: 'lake' }),
  meaning('A light bulb adrift in outer space. It is dark. It is calm.', {
    subjects: '1 light-bulb floating',
    setting: 'space',
  }),
  // what it is made of, and what it stands on
  meaning('A ring lies beside a game board made of rich mahogany wood. It is calm. It is late.', {
    subjects: '1 ring, 1 game-board mahogany',
  }),
  meaning('A white pedestal stands in a room with a polished concrete floor. It is calm. It is late.', {
    subjects: '1 pedestal white',
    features: 'floor, concrete',
  }),
  meaning('A sink is set into a marble countertop, which stretches across the bathroom. It is calm. It is late.', {
    setting: 'bathroom',
  }),
  // one on each side
  meaning('A camera sits on a desk. Two monitors are positioned on either side of it. It is calm.', {
    subjects: '1 camera, 1 desk, 2 computer-monitor',
    relations: 'camera on desk, camera between computer-monitor, computer-monitor on desk',
  }),
  meaning('A door flanked by two urns. It is white. It is calm.', { relations: 'door between vase' }),
  // beside what stays, it stays
  meaning(
    'A pair of glasses lies on a table. The metal glints. The lenses are clear. To the side of the glasses, a book is open.',
    { subjects: '1 eyeglasses, 1 table, 1 book open' },
  ),
  // how they stand together
  meaning('Five orange cones are neatly arranged in a line on a field. It is calm. It is late.', {
    subjects: '5 cone orange',
    setting: 'field',
  }),
  meaning(
    'A stack of three trucks with the bottom one painted red, the middle one a faded blue, and the top one white.',
    {
      subjects: '3 truck red each-its-colour',
    },
  ),
  // what one eats is no colour, and what is spoken of again is no part
  meaning('A chair is here. A metal pail filled with bright, ripe oranges stands beside it. It is calm.', {
    subjects: '1 chair, 1 bucket, 3 orange',
  }),
  meaning('A green door is here. Next to the door rests a large black bicycle. It is calm.', {
    relations: 'bicycle beside door',
  }),
  meaning('A statue of a king, crafted from a shiny bronze metal, stands against a plain backdrop. It is calm. Nice.', {
    setting: 'studio',
  }),
  meaning('A television stands before brown floral wallpaper. It is calm. It is late.', {
    subjects: '1 television',
    setting: 'room',
    features: 'wallpaper',
    tints: 'wallpaper brown',
  }),
  meaning('Three red towels are placed on a concrete surface. It is calm. It is late.', { features: 'concrete' }),
  // petals are on their flowers, and none is in the air
  meaning('A potted plant with small flowers featuring purple petals is here. It is calm. It is late.', {
    subjects: '1 potted-plant flowering petals:purple',
  }),
  // what is only said to look like something is that
  meaning('On a pedestal rests a mesh-like structure, its curves resembling a modern sofa. It is calm. It is late.', {
    subjects: '1 pedestal, 1 sofa',
  }),
  // vehicles that are told one by one are the vehicles of the street
  meaning('A street is full of vehicles. A silver sedan waits there. Beside it, a red car. Ahead, a white van stops.', {
    subjects: '1 car silver, 1 car red, 1 minibus white',
  }),
  meaning('A house, with its white shells, sits prominently on the left. To the right, a tower stands. It is calm.', {
    subjects: '1 house @left, 1 tower @right',
  }),
  meaning('A bathroom features a white bathtub on a backdrop of green tiles. It is calm. It is late.', {
    setting: 'bathroom',
    tints: 'walls green',
  }),
  // the ribbon of a medal is its own, bands of colours are stripes, neon lights are no way to draw
  meaning('A lemon lies beside a small medal with a blue ribbon on a wooden table. Both are bright. It is noon.', {
    subjects: '1 lemon, 1 medal small ribbon:blue, 1 table wooden',
    relations: 'lemon beside medal, medal on table, lemon on table',
  }),
  meaning('A chimney painted in alternating bands of blue and white stands on a hill.', {
    subjects: '1 chimney striped',
  }),
  meaning('Two signs aglow with bright neon lights stand in a park. It is a calm evening and nobody is there.', {
    subjects: '2 sign glowing',
  }),
  // what stands upright has no legs, unless it has
  meaning('A hockey stick standing upright in the snow', { subjects: '1 hockey-stick upright' }),
  meaning('A fox standing upright in the snow', { subjects: '1 fox hind-legs' }),
  // where it is told only by what is fitted there
  meaning(
    'Two sponges lie beside a white toilet on the tiles. Each is new. The handle shines under the bright bathroom lights.',
    { setting: 'bathroom' },
  ),
  meaning('Water drips from a lamp onto the wooden table below.', { relations: 'lamp above table' }),
  meaning('A cup stands in a kitchen. The cup seems tiny in comparison to the massive kettle of steel. It is late.', {
    subjects: '1 cup tiny, 1 kettle huge metal',
  }),
  // what decorates furniture is on it, and so is what has something to do with what lies there
  meaning('The woollen throw blanket and two cushions decorate the green sofa.', {
    subjects: '1 blanket woollen, 2 pillow, 1 sofa green',
    relations: 'blanket on sofa, pillow on sofa',
  }),
  meaning('The tin box and the brush polish the silver ring on the wooden dresser.', {
    relations: 'ring on dresser, box on dresser',
  }),
  // what snow falls on carries nothing else
  meaning('Soft snow falls on the red tractor and the wooden gate.', { relations: '' }),
  // a toy that is named before "and" is one
  meaning('a wooden toy and leather mittens', { subjects: '1 toy wooden, 1 gloves leather' }),
  // verbs that are called like things
  meaning('The metal kettle whistles as the tea waits.', { subjects: '1 kettle metal, 1 tea-glass' }),
  // what is on a rack hangs from it, and it is the rack that stands by the door
  meaning('A shawl and a satchel are on the coat stand next to the door.', {
    relations: 'scarf hanging-from coat-rack, satchel hanging-from coat-rack, coat-rack beside door',
  }),
  // a towel hides its hook
  meaning('a yellow bath towel hanging on a coat hook', { subjects: '1 towel yellow on-the-wall' }),
  // what stands first says where all of them are
  meaning('In the bowl lie two lemons and a pear.', { relations: 'lemon inside bowl, pear inside bowl' }),
  meaning('On the desk stands a clock, and a girl waves.', { relations: 'clock on desk' }),
  // what is in a machine, and what lies on the shelves that it has
  meaning('Inside the drum of a washing machine lies a blue sock.', { relations: 'sock inside washing-machine' }),
  meaning('An open refrigerator with a bottle of milk on its shelves.', {
    relations: 'milk-bottle inside open-refrigerator',
  }),
  meaning('a piano that shines in the light of a lamp', { relations: 'piano beside lamp' }),
  // what stands between two of a kind, whatever is said first
  meaning('Two armchairs stand at the wall, with a small bookshelf in between.', {
    relations: 'bookshelf between armchair',
  }),
  meaning('a wagon loaded with black coal', { subjects: '1 coal-cart' }),
  meaning('a suitcase that lies open on the floor', { subjects: '1 open-suitcase' }),
];
