import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** Several sentences, odd prompts, and what was found by trying. */
export const proseCases: readonly MeaningCase[] = [
  // ideas
  meaning('freedom', { subjects: '5 bird flying', setting: 'sky' }),
  meaning('teamwork', { subjects: '4 person business, 1 table', setting: 'office' }),
  // found by trying
  meaning('an old man with a white beard reading a book in a cosy armchair', {
    subjects: '1 person man elderly beard, 1 book, 1 armchair',
    relations: 'person holding book, person on armchair',
  }),
  meaning('a serene garden with a red bridge over a koi pond', { subjects: '1 bridge red', setting: 'garden' }),
  meaning('three little pigs building a house', { subjects: '3 pig small, 1 house' }),
  meaning('a man walking his dog in the park', {
    subjects: '1 person man, 1 dog',
    relations: 'person following dog',
    setting: 'park',
  }),
  meaning('an elephant made of glass', { subjects: '1 elephant glass' }),
  meaning('a cat statue in a garden', { subjects: '1 statue cat', setting: 'garden' }),
  meaning('una mujer con un sombrero rojo en la playa', { subjects: '1 person woman hat:red', setting: 'beach' }),
  meaning('🍎🍎🍎 on a 🪑', { subjects: '3 apple red, 1 chair', relations: 'apple on chair' }),
  meaning('a treasure chest, a globe and a candle on a desk', {
    subjects: '1 treasure-chest, 1 globe, 1 candle, 1 desk',
    relations: 'treasure-chest on desk, globe on desk, candle on desk',
  }),
  // prose: verbs among nouns, what is only spoken of
  meaning('A red truck speeds past a barn', { subjects: '1 truck red, 1 barn' }),
  meaning('The table bears a teapot', { subjects: '1 table, 1 teapot', relations: 'teapot on table' }),
  meaning('a boat in the shape of a swan', { subjects: '1 sailboat' }),
  meaning('a statue of a lion', { subjects: '1 statue lion' }),
  // prose
  meaning('A cup rests on the surface of a table. It is red.', {
    subjects: '1 cup red, 1 table',
    relations: 'cup on table',
  }),
  meaning('a polished wooden table that bears the marks of age', { subjects: '1 table' }),
  meaning('a painting by the acclaimed artist Jane Doe that depicts a goat', { subjects: '1 goat' }),
  meaning('two 3-seater sofas and a 39" table', { subjects: '2 sofa, 1 table' }),
  meaning('sunlight streams over a lamp', { subjects: '1 lamp' }),
  meaning('a guitar is being played', { subjects: '1 guitar, 1 person', relations: 'person holding guitar' }),
  meaning('A dog sits on a rug. The animal is brown.', { subjects: '1 dog brown, 1 rug' }),
  meaning('three delicate blue vases', { subjects: '3 vase blue' }),
  meaning('four matte purple plates', { subjects: '4 plate purple' }),
  meaning('a battle between a knight and a dragon', {
    subjects: '1 person knight, 1 dragon',
    relations: 'person facing dragon',
  }),
  meaning('a market stall with apples', {
    subjects: '3 apple, 1 table',
    relations: 'apple on table',
    setting: 'market',
  }),
  meaning('a lamp on a table. Books hint at a reader and a cat.', { subjects: '1 lamp, 1 table, 3 book' }),
  // long, odd and empty prompts
  meaning('masterpiece, best quality, 8k, trending on artstation, a wolf in a snowstorm, highly detailed', {
    subjects: '1 wolf',
    weather: 'snow',
  }),
  meaning('please draw me a nice picture of a snail', { subjects: '1 snail' }),
  meaning('!!!', { subjects: '' }),
  meaning('constructor __proto__ toString', { subjects: '' }),
  // a main thing without a drawing: one of its kind; parts, servings and words of two senses
  meaning('a frightened creature in a forest', { subjects: '1 troll frightened', setting: 'forest' }),
  meaning('an aardvark', { subjects: '1 otter' }),
  meaning('a platypus', { subjects: '1 platypus' }),
  meaning('a bust of napoleon', { subjects: '1 stone-bust' }),
  meaning('a jar with a tiny house inside', { subjects: '1 jar, 1 house tiny', relations: 'house inside jar' }),
  meaning('a glass terrarium with a forest and a tiny cabin inside', {
    subjects: '1 terrarium glass, 1 cabin tiny',
    relations: 'cabin inside terrarium',
  }),
  meaning('a table with a lamp on it', { subjects: '1 table, 1 lamp', relations: 'lamp on table' }),
  meaning('a bowl of ramen with egg and noodles', { subjects: '1 ramen egg', relations: '' }),
  meaning('a nest containing three speckled eggs', { subjects: '1 nest-with-eggs egg', relations: '' }),
  meaning('a cocktail with a large ice cube', { subjects: '1 cocktail ice', relations: '' }),
  meaning('a cabin in the woods, smoke from the chimney', { subjects: '1 cabin', setting: 'forest' }),
  meaning('an old-fashioned lamp', { subjects: '1 lamp vintage' }),
  meaning('a remote worker with a laptop', {
    subjects: '1 person business, 1 laptop',
    relations: 'person holding laptop',
  }),
  meaning('plates of a unique nature', { subjects: '3 plate' }),
  meaning('a camel caravan in the desert', { subjects: '5 camel', setting: 'desert', absent: 'cactus' }),
  meaning('a frog on a lily pad', {
    subjects: '1 frog, 1 water-lily-pad',
    relations: 'frog on water-lily-pad',
    setting: 'pond',
  }),
  meaning('a person looking at a field of wildflowers', {
    subjects: '1 person',
    setting: 'field',
    features: 'flowers',
  }),
  meaning('coloring page of a unicorn in a flower meadow', { subjects: '1 unicorn', setting: 'field' }),
  meaning('a sci-fi landscape with two moons over a red canyon', { setting: 'canyon' }),
  // later sentences
  meaning('Two people are here; one is riding a bicycle. The other person stands beside the cyclist.', {
    subjects: '1 person standing, 1 person, 1 bicycle',
    relations: 'person riding bicycle, person beside person',
  }),
  meaning('A statue of white marble, depicting a tall man, stands in a park. Birds fly over it.', {
    subjects: '1 statue standing, 3 bird',
    setting: 'park',
  }),
  meaning('A robot cooks in a bright kitchen. Various utensils and ingredients are on the countertop.', {
    subjects: '1 robot, 1 kitchen-island',
    setting: 'kitchen',
  }),
  meaning('A chef stands in a kitchen. A bowl of apples is on the countertop.', {
    subjects: '1 person chef, 1 bowl, 3 apple, 1 kitchen-island',
    relations: 'apple inside bowl, bowl on kitchen-island',
  }),
  meaning('A person in the street is dressed in blue jeans and a black jacket. It is windy.', {
    subjects: '1 person trousers:blue jacket:black blue',
    setting: 'street',
  }),
  meaning('A cheerful sloth stands on grass. Its attire is completed with a red kilt.', {
    subjects: '1 sloth cheerful kilt:red',
  }),
  meaning('A wine bottle, its label peeled off, serving as a candle holder. It stands on a table.', {
    subjects: '1 bottle #2f4a34, 1 table',
    relations: 'bottle on table',
  }),
  meaning('A table stands in a living room. Around the table, a plush beige carpet can be seen.', {
    subjects: '1 table',
    features: 'rug',
  }),
  meaning('A bathroom with white tiles. Five rolls of toilet paper are here.', { subjects: '5 roll-of-paper' }),
  meaning('A train is in a rail yard. The yard is scattered with various railcars and equipment.', {
    subjects: '1 train',
  }),
  meaning('A palace intricately carved in the style of Monet’s ‘Sunrise’. It glows.', {
    subjects: '1 castle',
    lettering: '',
  }),
  meaning('A cigar lies on a table. Nearby, a rust-covered key rests.', { subjects: '1 cigar, 1 table, 1 key rust' }),
  meaning('A platypus in a black jacket sings on a stump. It is loud.', {
    subjects: '1 platypus jacket:black, 1 tree-stump',
  }),
  meaning('An old fashioned, metallic fan stands next to a knife. It is rusty.', {
    subjects: '1 fan vintage, 1 knife',
  }),
  meaning('An excavator moves into the bed of a green pickup truck. It is loud.', {
    subjects: '1 excavator, 1 pickup-truck green',
  }),
  meaning('A bear lies on a rock. Its gaze is fixed on the camera.', { subjects: '1 bear, 1 rock' }),
  meaning('A cat with a sleek coat stands next to a teddy bear. It is alert.', { subjects: '1 cat, 1 teddy-bear' }),
  meaning('A cottage stands by a lake. The lake shows a mirror image of the trees.', { subjects: '1 house' }),
  meaning('A bar of dark chocolate lies on a marble table. It is sweet.', { subjects: '1 chocolate-bar, 1 table' }),
  meaning('An apple tree stands in a field. The tree’s branches are spread wide.', { subjects: '1 tree' }),
  meaning('A traveler stands in a train station. Before them, a silver train waits.', {
    relations: 'subway-train behind person',
  }),
  meaning('A child in a red sweater and mismatched socks walks. It is cold.', {
    subjects: '1 person child sweater:red red',
  }),
  meaning('Three airliners are lined up at an airport terminal. It is busy.', {
    subjects: '3 aeroplane',
    setting: 'runway',
  }),
  meaning('The countertop hosts a red microwave that towers over a kettle. It is old.', {
    subjects: '1 microwave red, 1 kettle',
  }),
  meaning(
    'Two pens rest on a dark, polished wooden surface. They exhibit a bright green hue that graduates to white.',
    {
      subjects: '2 pen, 1 table dark wood',
      relations: 'pen on table',
    },
  ),
  meaning('Two golden-brown spring rolls lie on a plush sofa. They seem like tiny planets, frozen in time.', {
    subjects: '2 spring-roll #b9772f, 1 sofa plush',
  }),
  meaning('A kettle and a teapot sitting atop a rough-hewn, wooden table. A man is ready to play a video game.', {
    relations: 'kettle on table, teapot on table',
  }),
  meaning(
    'A candle with a pale blue hue graces the surface of a box. To the side of the box, there are towels in beige.',
    {
      subjects: '1 candle pale-blue, 1 box, 3 towel beige',
      relations: 'candle on box, towel beside box',
    },
  ),
  meaning(
    'A black scooter speeds along a path, its rider leaning. To the right of the tree, a plate cradles seven sausages.',
    {
      relations: 'person riding motor-scooter, sausage on plate',
    },
  ),
  meaning('Three cups stand on a wooden table. Around them is a spoon. They are valued at £20,000.', {
    subjects: '3 cup, 1 table wooden, 1 spoon',
    relations: 'cup on table, spoon on table',
  }),
  meaning('A burger and a hot dog stand in a boxing ring. The hot dog leans against the ropes. An adult is seated.', {
    subjects: '1 burger, 1 hot-dog, 1 person sitting',
    setting: 'boxing-ring',
  }),
  meaning(
    'A man stands beside a truck, which is painted a faded shade of red. A statue, its surface a blend of gold and azure hues.',
    {
      subjects: '1 person man, 1 truck red, 1 statue gold',
    },
  ),
  meaning(
    'A parrot sits on the railing of a pirate ship, its green feathers gleaming. In its claw it holds a banana.',
    {
      subjects: '1 parrot feathers:green green, 1 tall-ship #5a3d2b, 1 banana',
    },
  ),
  meaning('A woman reads a book that rests on a desk. Her hair cascades over her shoulders.', {
    relations: 'person holding book, person on chair, chair facing desk',
  }),
  meaning('A row of six mugs, 3 1/2 inches tall, with labels. The colours go from one to another in dining spaces.', {
    subjects: '6 mug',
  }),
  meaning('A clear sky serves as the backdrop for a white airplane. A spaceship is near; the vessel hovers.', {
    subjects: '1 aeroplane white, 1 rocket',
  }),
  meaning('A tree casting its reflection on a blue car. The presentation is elegant, outside of the glass, man-made.', {
    subjects: '1 tree, 1 car blue',
    relations: '',
  }),
  meaning('Two flags fly side by side; the first is a white flag, while the second is a blue flag. It is windy.', {
    subjects: '2 flag white',
  }),
  meaning('A truck on a road, its flatbed occupied by a rhinoceros. A rocket leaves a trail of smoke and fire.', {
    relations: 'rhinoceros inside truck',
  }),
  meaning(
    'A square, chrome toaster stands as a sentinel, in close proximity to a cup. It draws the attention of passersby.',
    {
      subjects: '1 toaster chrome square, 1 cup',
      relations: 'toaster beside cup',
    },
  ),
  meaning(
    'A dog with a reddish-brown and white coat stands on its hind legs, possibly in a park. Its eyes are fixed on a boy.',
    {
      subjects: '1 dog hind-legs brown',
    },
  ),
  meaning(
    'A figure on a beach, identifiable as a lifeguard by red shorts. A knife lies by a robust, orange and metallic chainsaw.',
    {
      subjects: '1 person lifeguard, 1 knife, 1 chainsaw orange',
    },
  ),
  meaning('A blue Porsche is on a road. The car is adorned with a mural. It is dusted with fine grains of pepper.', {
    subjects: '1 sports-car blue',
  }),
  meaning('A child sits on a bed with plush toys, including a blue bear and a green frog. It is late.', {
    subjects: '1 person child, 1 bed, 3 teddy-bear',
  }),
  meaning(
    'Two cups sit on a wooden table, one filled with a latte that has a foam art depiction of a map. Both cups are glossy.',
    {
      subjects: '1 cup, 1 table wooden, 1 latte',
    },
  ),
  meaning('A woman stands on a beach. Beside the woman, a zorblin leans against a wooden post. It is late.', {
    subjects: '1 person woman, 1 wooden-post',
    relations: '',
  }),
  meaning('A cat sits in a room. A wooden table holds a potted plant and a lamp. It is calm.', {
    relations: 'potted-plant on table, lamp on table',
  }),
  meaning('Four planes, with shiny noses, fly in a tight formation through the sky. Below them lies a field.', {
    subjects: '4 aeroplane flying',
  }),
  meaning('A bear holds a big book. A van with a cityscape painted on it is parked on grass.', {
    relations: 'bear holding book',
  }),
  meaning('A large building with gray stone walls stands on a street. People walk by. It is noon.', {
    setting: 'street',
  }),
  meaning('A whimsical painting of a fusion of a hamster and a dragon. It is playful. It smiles.', {
    subjects: '1 dragon face-of-hamster',
  }),
  // petals are those of a flower, and grass grows outside
  meaning('The soft pink rose petals contrasted with the rough brown stem.', { subjects: '1 rose pink' }),
  meaning('The warm yellow sun shone down on the cool green grass.', { setting: 'field', features: 'sun, grass' }),
  meaning('A close-up of a maple leaf, which is composed entirely of clear, sparkling water droplets. It is calm.', {
    subjects: '1 maple-leaf water',
  }),
  meaning('Two young girls stand in a room, each holding a colorful doughnut with a smile. It is calm. They smile.', {
    subjects: '2 person girl, 2 doughnut',
  }),
  meaning('A sturdy tree grows beside a silver chain-link fence. It is calm. The grass is green.', {
    subjects: '1 tree, 1 chain-link-fence',
  }),
  // whom something honours is not there
  meaning('The golf course is covered in water, paying homage to the Masters. It is calm. It is dawn.', {
    subjects: '',
  }),
  meaning('A city street leads to a building in the distance. The building has a maroon steeple. It is calm.', {
    subjects: '1 church',
  }),
  // letters that are things stand there, and words above somebody are not on them
  meaning(
    'A studio shot of oversized, three-dimensional letters spelling out "joy". Each letter is soft. It is calm.',
    {
      subjects: '1 lettered-word',
    },
  ),
];
