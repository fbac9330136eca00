import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** What a paragraph is about: who is meant, what is only spoken of, what is where. */
export const paragraphCases: readonly MeaningCase[] = [
  // guesses about somebody are no second person, "another" is
  meaning('A man stands in a park, possibly a coach or a parent. He is calm.', {
    subjects: '1 person man',
  }),
  meaning('A boy sits in a room. Nearby, another boy is reading. It is calm.', {
    subjects: '1 person boy, 1 person boy reading',
  }),
  // what hangs on a wall above a thing is above it, and beasts in a train sit on its own benches
  meaning('A wall is fitted with four power outlets directly above a red stool. The room is bright. It is new.', {
    subjects: '4 electrical-socket, 1 stool red',
    relations: 'electrical-socket above stool',
  }),
  meaning('A wolf in a shirt sits on a subway train. It is calm. It is poised.', {
    subjects: '1 wolf sitting, 1 carriage-bench',
    setting: 'carriage',
  }),
  // drops of a sauce are no dew
  meaning('A burger sits on a plate. A few mustard droplets are there. It is hot.', {
    subjects: '1 burger, 1 plate',
    features: '',
  }),
  // what is large among its like is as large as ever beside others
  meaning('A large couch stands in a living room. A small table is beside it. The afternoon is calm.', {
    subjects: '1 sofa, 1 side-table',
  }),
  // those who pass by with others are two; what flies presents nothing in an office
  meaning('Four orange cones stand in a street. They guide vehicles around a hole. It is noon.', {
    subjects: '4 traffic-cone orange, 2 car',
  }),
  meaning('Five red planes fly in formation, presenting a spectacle. Their pilots are brave. It is noon.', {
    subjects: '5 aeroplane red flying, 3 person pilot',
  }),
  // "on the ice cream" is on no ice, "stable support" no barn, "beads" of water no balls
  meaning('A warm glow falls on the ice cream in the bowl. It is sweet.', {
    subjects: '1 ice-cream, 1 bowl',
    stagedIn: 'studio',
  }),
  meaning('Two black tripods have splayed legs for stable support. They are new.', { subjects: '2 tripod black' }),
  meaning('A cold glass of lemonade stands there. Condensation beads on it.', { subjects: '1 lemonade' }),
  // what a thing is compared with by its qualities does not carry it
  meaning('A white plane is parked on the grass. Nearby, a box sits, plain against the grandeur of the aircraft.', {
    subjects: '1 aeroplane white, 1 box',
    relations: '',
  }),
  meaning('A golden vase sits on a desk. It is bigger than the two silver cups beside it. It shines.', {
    subjects: '1 vase golden gold large, 1 desk, 2 cup silver',
  }),
  // shapes and patterns are what things have; only a painting is abstract
  meaning(
    'An oil painting of a blue pyramid on a red box. Its edges cast a shadow. Light falls on the geometric shapes.',
    {
      look: 'oil',
    },
  ),
  meaning('An abstract painting shows a lighthouse at the sea. It is bold and bright. The waves are high and blue.', {
    look: 'cubist',
  }),
  // whom a sentence is about is there; whom something is for might be
  meaning('A hall has wooden floors. Players are warming up. It is bright.', { subjects: '3 person' }),
  meaning('A man sits on a dock. The sea is calm. The dock is a fine spot for visitors.', {
    subjects: '1 person man sitting',
  }),
  meaning('A cafe with red chairs. The terrace is open. Guests can enjoy the sea.', { subjects: '3 chair red' }),
  meaning('Atop a desk, a brown cat is sprawled out. The room is calm. It is late.', {
    subjects: '1 desk, 1 cat brown lying',
    relations: 'cat on desk',
  }),
  // one drawing of them shows many
  meaning('A cluster of plump purple grapes gleams in the sun. Each grape is fresh.', { subjects: '1 grapes purple' }),
  // a nightstand carries what it is said to carry
  meaning('A small nightstand of dark wood carries a leather wallet. The room is calm. It is late in the evening.', {
    subjects: '1 nightstand small, 1 wallet',
    relations: 'wallet on nightstand',
  }),
  // in and on the machines of a kitchen
  meaning('Inside the microwave sits a glass bowl. Its light is warm.', {
    subjects: '1 microwave, 1 bowl',
    relations: 'bowl inside microwave',
  }),
  meaning('A black induction cooker is placed in a kitchen. It heats a steel pot, and soup is simmering. It is late.', {
    relations: 'cooking-pot on induction-cooker',
  }),
  // whatever lies there, all of it: what carries it is there as well
  meaning('A fork lies beside a red cup. Both items rest on a wooden desk. It is late.', {
    relations: 'fork beside cup, fork on desk, cup on desk',
  }),
  meaning('A stapler is next to an orange chainsaw. They sit together on a patch of grass. It is calm.', {
    subjects: '1 stapler, 1 chainsaw orange',
    setting: 'field',
  }),
  meaning('A plate and a cup are positioned on a light wooden table. The sun shines. It is morning.', {
    relations: 'plate on table, cup on table',
  }),
  // one thing, called by its last word
  meaning('A basketball hoop is mounted on a wall. A ball is stuck within the hoop. It is blue.', {
    subjects: '1 basketball-hoop, 1 ball blue',
  }),
  // what a thing has, shows or is filled with is not there beside it
  meaning('A knife with a bone handle lies in a room. It is old.', { subjects: '1 knife' }),
  meaning('A silver ring with a sleek band sits on a table. It gleams.', { subjects: '1 ring silver, 1 table' }),
  meaning('A boy stands in a room. The tattoo features colourful dragons. He smiles.', { subjects: '1 person boy' }),
  // the books are those that the shelves show
  meaning('A sofa stands in a room. Along the walls, bookshelves filled with an array of books add charm.', {
    subjects: '1 sofa, 3 bookshelf',
  }),
  meaning('A swing hangs from a tree, crafted from golden wood. It is calm.', { subjects: '1 swing wood, 1 tree' }),
  meaning('A pumpkin carved with a face sits on a table. Inside the pumpkin, a small candle flickers.', {
    subjects: '1 pumpkin carved glowing, 1 table',
  }),
  meaning('A vibrant array of broccoli florets rests on a plate. Both are coated in a creamy sauce.', {
    subjects: '5 broccoli, 1 plate',
  }),
  meaning('A glass flask stands there, filled with green beans. It gleams.', {
    relations: 'string-beans inside flask',
  }),
  // deeds as nouns, verbs before nouns
  meaning('A deer stands by a lake. Five geese are captured in a moment of energetic flight.', {
    subjects: '1 deer, 5 goose flying',
  }),
  meaning('A man stands on a beach. Above him is a spinning white frisbee. It is warm.', {
    subjects: '1 person man, 1 frisbee white',
  }),
  // walls and pictures of a room
  meaning('A chair stands in a room. The wall behind the pieces of equipment is painted a vibrant red. It is noon.', {
    subjects: '1 chair',
    tints: 'walls red',
  }),
  meaning('A room with an easel. Mounted on the easel is a Rembrandt-style painting, depicting a raccoon. It is dim.', {
    subjects: '1 easel shows-raccoon',
  }),
  meaning('A man and a woman stand in the bed of a pickup truck. It is red.', {
    relations: 'person inside pickup-truck, person inside pickup-truck',
  }),
  // a family is as many as it is said to be, what a van shows is not where it stands
  meaning('A family of four, consisting of two adults and two children, walks on a beach. The children skip ahead.', {
    subjects: '1 person woman, 1 person man, 2 person child',
  }),
  meaning('A van is adorned with a mural depicting a bustling cityscape. It is parked on a patch of grass.', {
    subjects: '1 minibus',
    setting: 'field',
  }),
  meaning('A sloth is dressed in an eclectic ensemble consisting of a leather jacket and a hat. It smiles.', {
    subjects: '1 sloth leather-jacket hat',
  }),
  meaning('A shelf holds an array of cosmetics. Three lipsticks are aligned on it. They are new.', {
    subjects: '1 wall-shelf, 1 nail-polish, 1 hand-mirror, 1 perfume, 3 lipstick',
  }),
  meaning('A yellow kite soars high. It is windy.', { subjects: '1 kite yellow flying' }),
  meaning('A brown horse stands in a field. The number 55 is displayed on its flank.', { lettering: 'label: 55' }),
  // a manner of speaking ends with its noun
  meaning('An elegant cake stands as the centerpiece on a wooden table. It is tall.', {
    relations: 'cake on table',
  }),
  meaning('A detailed pencil illustration of a woman. It is calm.', { subjects: '1 person woman', look: 'pencil' }),
  // words that are no things here
  meaning('Four chairs stand in a room. Their seats are upholstered in black vinyl. They are of one make and model.', {
    subjects: '4 chair',
  }),
  // parts and decorations that are called by the names of other things
  meaning('a man with glasses resting on the bridge of his nose', { subjects: '1 person man glasses' }),
  meaning('A wooden doll has feathers on its head, creating a vibrant crown of colors. It is old.', {
    subjects: '1 doll wooden',
  }),
  meaning('Two bananas lie on a washing machine. The walls have colorful splashes of paint.', {
    subjects: '2 banana, 1 washing-machine',
    features: '',
  }),
  meaning('a slice of cake on a plate', { subjects: '1 cake-slice, 1 plate', relations: 'cake-slice on plate' }),
  meaning('A piece of white cake lies on a plate. The cake is soft.', { subjects: '1 cake-slice white, 1 plate' }),
  meaning('a black scale on the floor of a bathroom', { subjects: '1 bathroom-scale black' }),
  meaning('A microphone stands on an empty stage. Behind it hangs a rich, crimson curtain.', {
    subjects: '1 microphone',
    setting: 'stage',
    tints: 'curtain crimson',
  }),
  meaning('An antique book lies there, revealing a rich, brown leather cover. It is old.', {
    subjects: '1 book brown antique details',
  }),
  // the place that everything speaks of
  meaning('A lion points at a globe. Rows of desks fill the room, suggesting a classroom setting.', {
    setting: 'classroom',
  }),
  meaning('a cat with a speech bubble that says "Hello"', { subjects: '1 cat', lettering: 'headline: Hello' }),
  meaning('a table with blue, square plates', { subjects: '1 table, 3 plate blue square' }),
  meaning('two glass jars filled with a vibrant orange marmalade', { subjects: '2 jar filled filling:orange' }),
  meaning('a bottle filled with green liquid', { subjects: '1 bottle green' }),
  // small things in a room with a desk are on the desk
  meaning(
    'An office desk with a computer monitor stands there. To the right, a computer mouse can be seen. It is clean.',
    {
      relations: 'computer-monitor on desk, computer-mouse on desk, computer-mouse right-of computer-monitor',
    },
  ),
  meaning('A desk with a computer monitor stands there. A computer mouse lies on the floor. It is clean.', {
    relations: 'computer-monitor on desk',
  }),
  meaning('a sign that says "a splash of red"', { lettering: 'sign: a splash of red' }),
  // what a clause is about is there, in however late a sentence
  meaning('A red pickup truck stands on a road. Traffic cones are arranged neatly around it. It is noon.', {
    subjects: '1 pickup-truck red, 3 traffic-cone',
  }),
  meaning(
    'A green tie lies on a table. Beside the tie, a scattering of loose papers and a silver pen rest. It is calm.',
    {
      subjects: '1 tie green, 1 table, 4 paper-sheet, 1 pen silver',
      relations: 'tie on table, paper-sheet beside tie, paper-sheet on table, pen on table',
    },
  ),
  meaning('Two tripods stand in a library. Both are positioned at the end of a mahogany table. It is calm.', {
    subjects: '2 tripod, 1 table mahogany',
  }),
  meaning('A pencil rests atop a dark wooden surface surrounded by scattered paper clips and a few pens. It is calm.', {
    relations: 'pencil on table, paper-clip on table, pen on table',
  }),
  // an article before praise is that of the noun
  meaning('A cat sits in a room. In front of the feline, a soft blue pillow lies slightly askew. It is calm.', {
    subjects: '1 cat, 1 pillow blue',
  }),
  meaning(
    'A stove is in a kitchen. There are a cutting board with an onion, and a bowl full of tomatoes. It is calm.',
    {
      subjects: '1 oven, 1 cutting-board, 1 onion, 1 bowl, 3 tomato, 1 kitchen-island',
      relations: 'onion on cutting-board, tomato inside bowl, cutting-board on kitchen-island, bowl on kitchen-island',
    },
  ),
  // more of what it is about
  meaning('A yellow kite soars high in the sky. Below it, a diverse array of other kites fill the air.', {
    subjects: '1 kite yellow flying, 3 kite',
  }),
  meaning('El Castillo, a grand Mayan temple, rises from the desert sands.', { subjects: '1 mayan-pyramid grand' }),
  // nobody is away because a thing is empty
  meaning('A wooden bench sits empty on the sidewalk. A worker in an orange vest is cleaning the bench. It is noon.', {
    subjects: '1 bench, 1 person orange worker',
    absent: '',
  }),
  // of whom something is said by themselves are two
  meaning('A couple walks in a park. The man has a dog, and the woman, dressed in green, is smiling. It is calm.', {
    subjects: '1 person man, 1 person woman green, 1 dog',
  }),
  // "which" is what was named before
  meaning('A cake is on a table. Beside the cake rests a white plate, upon which lies a silver fork. It is calm.', {
    relations: 'cake on table, plate beside cake, fork on plate, plate on table',
  }),
  // what stands against the wall is a thing, and no kind of wall
  meaning(
    'In a bathroom there sits a wooden shelf against the wall, supporting five rolls of toilet paper. It is calm.',
    {
      subjects: '1 wall-shelf, 5 roll-of-paper',
      relations: 'roll-of-paper on wall-shelf',
      setting: 'bathroom',
    },
  ),
  meaning(
    'A red pickup truck is loaded with neatly stacked brown cardboard boxes. It is parked on a road. It is noon.',
    {
      relations: 'box inside pickup-truck',
    },
  ),
  // no heaps where one is meant; who lounges is in no lounge
  meaning('A rolling pin lies on a table. Beside it is a scattering of flour. It is calm.', {
    subjects: '1 rolling-pin, 1 table, 1 flour',
  }),
  meaning('A wombat lounges in a yellow beach chair. Behind it are palms in a tropical backdrop. It is calm.', {
    setting: 'beach',
  }),
  // a tub stands in a bathroom, whose mirror is on its wall
  meaning('A chrome showerhead is above a white bathtub. Towels are neatly arranged. It is calm.', {
    home: 'bathroom',
  }),
  meaning('A man brushes his teeth in front of a bathroom mirror. There is a white sink. It is calm.', {
    subjects: '1 person man, 1 sink white',
  }),
  // a clause with "which" is about what was named, and the wall of a painting is not in it
  meaning('A building stands in a street. It is notable for its steeple, which houses clocks. It is calm.', {
    subjects: '1 church',
  }),
  meaning('An abstract oil painting dominated by red and black hues. It is hung on a neutral wall. It is bold.', {
    subjects: '',
    colours: 'red, black',
  }),
  // what is mounted on the wall is on that of the room, and on nothing that is named after it
  meaning(
    'A kitchen with a red telephone mounted on the wall and a white fridge beside a stove. It is calm. It is late.',
    {
      subjects: '1 telephone red on-the-wall, 1 refrigerator white, 1 oven',
      relations: 'refrigerator beside oven',
    },
  ),
  // what is named last, some of many and nowhere in particular, would only lie about; so would one more of the same
  meaning('A red bicycle leans on a brick wall. It is old. Around it there are scattered pencils and a few cups.', {
    subjects: '1 bicycle red',
  }),
  meaning('A bench stands before a picket fence. It is green. In the background there is a tall fence.', {
    subjects: '1 bench green, 1 fence',
  }),
  // colours of feathers are those of the bird, and "the figure" is the mannequin
  meaning('A parrot sits on a railing, its feathers a mixture of greens and blues. It is calm. It is old.', {
    subjects: '1 parrot green, 1 fence',
    colours: '',
  }),
  meaning('A mannequin stands in a shop. The figure is lit from above. It is calm.', { subjects: '1 mannequin' }),
  // shapes are the picture where nothing else is shown
  meaning('A set of geometric shapes. There are four blue triangles and three red squares. They are flat.', {
    subjects: '4 triangle blue, 3 square red',
    stagedIn: 'studio',
  }),
  // the porch of a house is seen from outside
  meaning('A white house has a wide porch with baskets. The porch railing is blue. It is calm.', {
    subjects: '1 house white',
    stagedIn: 'village',
  }),
  meaning('A large clear pitcher is filled to the brim with golden beer. It stands on a table. It is cold.', {
    subjects: '1 glass-pitcher clear golden, 1 table',
  }),
  meaning('A room has a fireplace with a wide television mounted above it. It is calm. It is warm.', {
    subjects: '1 television on-the-wall wide',
  }),
  // what is printed on a motorcycle is no fire, and the straw of a drink is in it
  meaning('A black motorcycle with a flame decal is parked in a street. It is new. It is calm.', {
    subjects: '1 motorcycle black',
  }),
  meaning('A tall cocktail stands on a bar. It is cold. The drink is accompanied by a thin, black straw.', {
    subjects: '1 cocktail large',
  }),
  // dark hair and dark wood make no dark night
  meaning('A tall man with dark hair stands beside a chair. The chair is made of dark wood. It is noon.', {
    subjects: '1 person man, 1 chair',
    mood: 'neutral',
  }),
  // a monster is one, whatever else has eyes; "the monster" is whoever was spoken of
  meaning('A fluffy monster with purple fur and big eyes stands in a meadow. The monster smiles.', {
    subjects: '1 monster purple',
  }),
  meaning('A dragon sleeps in a cave. The monster is old. It is calm.', { subjects: '1 dragon sleeping' }),
  // on the slats of a bench is on the bench
  meaning('A pair of red boots stands on the weathered slats of a park bench. It is late.', {
    subjects: '1 boots red, 1 bench',
    relations: 'boots on bench',
  }),
  // a cat on a blanket is at home
  meaning('A ginger cat is curled up on a soft blanket. It sleeps. It is calm.', { stagedIn: 'room' }),
  // who is at the wheel stands beside no car, and the background of a poster is that of the picture
  meaning('A silver car waits in a street with a bored driver at the wheel. A blue van is behind it. It is noon.', {
    subjects: '1 car silver, 1 minibus blue',
  }),
  meaning('A vintage poster featuring a fox. The background of the poster is a deep blue. It is calm.', {
    backdrop: '#2f6fc0',
  }),
  meaning('At a fair two plush toys are riding on the backs of small sheep. It is quiet.', {
    subjects: '2 teddy-bear, 2 sheep small',
  }),
  meaning('A pot stands on the stove, which is filled with colourful vegetables. It is quiet.', {
    subjects: '1 cooking-pot standing, 1 oven',
  }),
  meaning('A waffle lies on a plate, topped with bright red, freshly sliced strawberries. It is quiet.', {
    relations: 'waffle on plate, strawberry on waffle',
  }),
  meaning('Three golf balls are placed on the black, moving conveyor of a large treadmill. It is quiet.', {
    relations: 'ball on treadmill',
  }),
  meaning('In the foreground, a boy stands beside a large tree. It is quiet.', { relations: '' }),
];
