import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** Walls, patterns and forms as what the picture is about. */
export const surfaceCases: readonly MeaningCase[] = [
  meaning('a brick wall with graffiti', { subjects: '', setting: 'wall', features: 'brick, graffiti' }),
  meaning('a teal wall', { subjects: '1 wall teal', home: 'wall' }),
  meaning('a pink wall with three picture frames', {
    subjects: '1 wall pink, 3 picture-frame',
    relations: 'picture-frame hanging-on wall',
    home: 'wall',
  }),
  meaning('a blue wall with a red door', { subjects: '1 wall blue, 1 door red', home: 'wall' }),
  meaning('a grey wall with a white window', { subjects: '1 wall grey, 1 window white', home: 'wall' }),
  meaning('two posters on a concrete wall', { subjects: '2 poster', setting: 'wall' }),
  meaning('a wall in a street with a large mural of otters in a brass band', {
    subjects: '3 otter band mural, 1 wall',
    relations: 'otter hanging-on wall',
  }),
  meaning('a mural of a fox on a brick wall', { subjects: '1 fox, 1 wall', relations: 'fox hanging-on wall' }),
  meaning('a cat sitting on a stone wall', { subjects: '1 cat, 1 wall #9d978c', relations: 'cat on wall' }),
  // marks and patterns
  meaning('a red spiral above a black dotted line', {
    subjects: '1 swirl red, 1 dotted-line black',
    relations: 'swirl above dotted-line',
    home: 'studio',
  }),
  meaning('a painting of red and white horizontal stripes', { subjects: '1 pattern-sheet red horizontal ink:white' }),
  meaning('a blue and green checkered pattern', { subjects: '', setting: 'abstract', features: 'fill:checks' }),
  meaning('a fox in a suit smoking a pipe', { relations: 'fox holding tobacco-pipe' }),
  // what follows a comma is the manner of what stands before it
  meaning('a house by a lake, ink wash', { subjects: '1 house', setting: 'lake', look: 'ink-wash' }),
  meaning('a forest path, swirling colours', { subjects: '', setting: 'forest', look: 'swirling' }),
  meaning('poster for a jazz festival, trumpet player', {
    subjects: '1 person musician playing, 1 trumpet',
    relations: 'person holding trumpet',
    setting: 'stage',
  }),
  meaning('a swirl of fog over a lake', { subjects: '', setting: 'lake' }),
  meaning('a yellow crayon', { subjects: '1 crayon yellow', home: 'studio' }),
  meaning('a cat in crayon', { subjects: '1 cat', look: 'crayon' }),
  meaning('a palette and a paintbrush', { subjects: '1 artist-palette, 1 paintbrush' }),
  // the last noun is a verb, or a part of the one before it
  meaning('the wooden spoon and the glass bowl clink', { subjects: '1 spoon, 1 bowl' }),
  meaning('the leather bag and the metal umbrella match', { subjects: '1 bag, 1 umbrella' }),
  meaning('the metal zipper slides on the leather jacket', { subjects: '1 zipper, 1 jacket' }),
  meaning('a steel bike frame', { subjects: '1 bicycle' }),
  meaning('a red flower contrasted with the grey wall', {
    subjects: '1 flower red, 1 wall grey',
    relations: 'flower in-front-of wall',
    home: 'wall',
  }),
  // the ground under things, seen from near; elsewhere a place
  meaning('the red rose contrasted with the dull grey pavement', {
    subjects: '1 rose red',
    setting: 'studio',
    features: 'pavement',
  }),
  meaning('the black boots contrasted with the rough grey concrete', { setting: 'studio', features: 'concrete' }),
  meaning('the soft green grass contrasted with the dark gravel', {
    setting: 'field',
    features: 'grass, gravel, path',
  }),
  meaning('a dog on the pavement', { subjects: '1 dog', setting: 'street' }),
  meaning('the boots contrasted with the white snow', { setting: 'snow' }),
  // figures stay apart, and a diamond among them is one
  meaning('the rough square between the bumpy sphere and the smooth rectangle', {
    subjects: '1 square rough, 1 sphere bumpy, 1 rectangle',
  }),
  meaning('the jagged circle beside the smooth oval and the rough diamond', {
    subjects: '1 circle jagged, 1 ellipse, 1 rhombus rough',
  }),
  meaning('a crescent above a trapezoid', {
    subjects: '1 crescent, 1 trapezoid',
    relations: 'crescent above trapezoid',
  }),
  meaning('the yellow pencil was on top of the white paper', {
    subjects: '1 pencil yellow, 1 paper-sheet',
    relations: 'pencil on paper-sheet',
  }),
  meaning('a sketch of a fox on white paper', { subjects: '1 fox', setting: 'studio' }),
  meaning('the striped rug was on top of the blue carpet', { subjects: '1 rug striped, 1 rug blue' }),
  meaning('a yellow chick beside a black hen', { subjects: '1 baby-chick yellow, 1 chicken black' }),
  meaning('a pencil and a pen', { subjects: '1 pencil, 1 pen' }),
  meaning('a pencil of a fox', { subjects: '1 fox', look: 'pencil' }),
  meaning('a coffee table before a sofa', { subjects: '1 coffee-table, 1 sofa' }),
  meaning('The clear waters of the stream flowed over the round stones, a serene and peaceful natural oasis.', {
    subjects: '',
    setting: 'river',
    features: 'rapids',
  }),
  meaning('The swirling colors of the tie-dye shirt were bold.', { subjects: '1 shirt rainbow' }),
  meaning('a mossy stone', { subjects: '1 rock mossy' }),
  meaning('a half moon', { features: 'moon, half-moon' }),
  meaning('an ice-cold lemonade', { subjects: '1 lemonade cold' }),
  meaning('a rectangular prism beside a sphere', { subjects: '1 cuboid, 1 sphere' }),
  meaning('a pink highlighter and a yellow note', { subjects: '1 highlighter pink, 1 sticky-note yellow' }),
  // what is not there, and what is seen from behind
  meaning('a harbour without any boats', { setting: 'harbour', absent: 'boat' }),
  meaning('a barn with no windows', { subjects: '1 barn without-windows' }),
  meaning('the back of a guitar', { subjects: '1 guitar from-behind' }),
  meaning('an old couple on a bench seen from behind', { subjects: '1 couple from-behind, 1 bench' }),
  meaning('a kitten peeking out from behind a man', { subjects: '1 cat kitten, 1 person man' }),
  meaning('a woman with her back to the camera', { subjects: '1 person woman from-behind' }),
  meaning("a dog that isn't wearing a collar", { subjects: '1 dog', absent: 'collar' }),
  meaning("a teapot that doesn't fit into a red box", { subjects: '1 teapot, 1 box red' }),
  // on the face of what has it
  meaning('a mug with a heart on its side', { subjects: '1 mug, 1 heart', relations: 'heart hanging-on mug' }),
  meaning('a bus with a beach painted on it in a desert', { subjects: '1 bus', setting: 'desert' }),
  meaning('a wall with a graffiti image of a cat', { subjects: '1 wall, 1 cat', relations: 'cat hanging-on wall' }),
  meaning('a cap with Hello World written on it', { subjects: '1 billed-cap', lettering: 'label: Hello World' }),
  // times and weathers of places
  meaning('Times Square at noon', { setting: 'street', time: 'day' }),
  meaning('Times Square', { setting: 'street', time: 'night' }),
  meaning('a yacht tossed about in a stormy sea', { subjects: '1 yacht', setting: 'sea', weather: 'storm' }),
  meaning('a dog sitting in front of a red wall', {
    subjects: '1 dog sitting, 1 wall red',
    relations: 'dog in-front-of wall',
    home: 'wall',
  }),
  meaning('a cat sits in front of a blue car', { subjects: '1 cat, 1 car blue', relations: 'cat in-front-of car' }),
  // the part is named before its whole, or only how that is
  meaning('The soft pink petals of the rose contrasted with the rough brown stem.', {
    subjects: '1 rose pink stem:brown',
  }),
  meaning('the golden leaves of the tree', { subjects: '1 tree golden' }),
  meaning('the orange beak of the penguin', { subjects: '1 penguin beak:orange' }),
  meaning('The smooth, cylindrical shape of the pen', { subjects: '1 pen cylindrical' }),
  meaning('a cat on the red roof of the house', { subjects: '1 cat, 1 house', relations: 'cat on house' }),
  meaning('The rubber boots and leather gloves keep the fabric jacket clean', {
    subjects: '1 boots, 1 gloves leather, 1 jacket fabric',
  }),
  meaning('a yield sign', { subjects: '1 yield-sign', home: 'street' }),
  // what a thing has a picture of is on it, and nowhere else
  meaning('a T-shirt with a picture of a cat', { subjects: '1 t-shirt shows-cat', relations: '' }),
  meaning('a book with a dragon on the cover', { subjects: '1 book shows-dragon', relations: '' }),
  meaning('a pair of socks with cute cats on them', { subjects: '1 socks shows-cat many-prints', relations: '' }),
  meaning('a bowl with a dinosaur on it', { subjects: '1 bowl shows-dinosaur', relations: '' }),
  meaning('a tiger holding a skateboard that has a yin-yang symbol on it', {
    subjects: '1 tiger, 1 skateboard shows-yin-yang',
    relations: 'tiger holding skateboard',
  }),
  meaning('a ball with a drawing of the Eiffel Tower on it', { subjects: '1 ball shows-eiffel-tower', relations: '' }),
  meaning('a bench with a dog on it', { subjects: '1 bench, 1 dog', relations: 'dog on bench' }),
  meaning('a Greek vase with a painting of owls playing tennis', {
    subjects: '1 vase #bd6236 shows-owl frieze tennis',
  }),
  meaning('a stone cat statue holding a ball above its head', { relations: 'statue holding ball' }),
  meaning('a clay fox figurine carrying a lamp', { relations: 'statue holding lamp' }),
  meaning('a robot holding a truck above its head', { relations: 'robot holding truck' }),
  meaning('a picture of a lion hanging on the wall', { subjects: '1 picture-frame shows-lion lion on-the-wall' }),
  meaning('a painting of a ship on a white wall', { relations: 'picture-frame hanging-on wall' }),
  meaning('a boy staring at a painting of a tiger', { relations: 'person facing picture-frame' }),
  meaning('a tiger spray-painted on a wall', { subjects: '1 tiger mural, 1 wall' }),
  meaning('a woman getting into a taxi', { relations: 'person in-front-of car' }),
  meaning('a tourist watching a whale', { home: 'sea' }),
  // what is seen in glass, and what grows out of a thing
  meaning('a church reflected in the window of a red car', { subjects: '1 car red reflects-church', relations: '' }),
  meaning('flowers growing out of an old boot', { subjects: '1 shoe old grows-flower', relations: '' }),
  meaning('a robot painted as graffiti on a brick wall, seen from the street', {
    relations: 'robot hanging-on wall',
    home: 'wall',
  }),
  meaning('a television showing a horse', { subjects: '1 television shows-horse', relations: '' }),
  meaning('an easel with a painting of a raccoon', { subjects: '1 easel shows-raccoon', relations: '' }),
  meaning('a tote bag featuring an illustration of a fox beside a red cup', {
    subjects: '1 bag shows-fox, 1 cup red',
  }),
  // what a screen shows is within it
  meaning('four apples on a computer screen', {
    subjects: '1 computer-monitor shows-apple rows-of-4',
    relations: '',
  }),
  meaning('a laptop screen showing a bunch of photographs', { subjects: '1 laptop photographs' }),
  // parts that are said to be missing
  meaning('a fish without eyes', { subjects: '1 fish without-eyes' }),
  meaning('a lizard that just lost its tail', { subjects: '1 lizard without-tail' }),
  meaning('a green pyramid in front of a blue box', {
    subjects: '1 pyramid-figure green, 1 box blue',
    relations: 'pyramid-figure in-front-of box',
  }),
  meaning('a pyramid and a camel', { subjects: '1 pyramid, 1 camel' }),
  meaning('a dove holding an olive branch', { subjects: '1 dove', relations: '' }),
  meaning('a bar of chocolate without a wrapper', { subjects: '1 chocolate-bar without-wrapper' }),
  meaning('a rowboat without paddles', { subjects: '1 rowing-boat without-oar' }),
  meaning('a woman holding a paddle in a rowboat', { relations: 'person holding oar, person riding rowing-boat' }),
  meaning('a zebra without stripes', { subjects: '1 zebra without-striped' }),
  // words as they are said, and where
  meaning("a book with the words 'Don't Panic!' written on it", { lettering: "book: Don't Panic!" }),
  meaning("a sign that says Don't Feed The Bears", { lettering: "sign: Don't Feed The Bears" }),
  meaning('a red cat on a tv screen', { subjects: '1 television shows-cat', relations: '' }),
  meaning('the name "Anna" carved into a wooden plank', { subjects: '1 driftwood carved-lettering' }),
  meaning('a sign that says “Can’t Stop”', { lettering: "sign: Can't Stop" }),
  meaning('a mug with the words ‘It’s Fine’ on it', { lettering: "label: It's Fine" }),
  meaning("the word 'START' written above the word 'SMILING'", {
    subjects: '1 lettered-word',
    lettering: 'label: START | SMILING',
  }),
  meaning("the word 'OVER' below the word 'GAME'", { lettering: 'label: GAME | OVER' }),
  meaning('the saying "Be Kind" written with carved letters on driftwood', {
    subjects: '1 driftwood carved-lettering',
  }),
  meaning('a coffee with latte art of the word "LOVE"', { subjects: '1 cup foam-words' }),
  // the colour of a wall, of eyes, and of who wears something
  meaning('a blue car parked in front of a yellow brick wall', {
    subjects: '1 car blue',
    setting: 'wall',
    tints: 'wall yellow',
  }),
  meaning('an old man with a long grey beard and green eyes', { subjects: '1 person beard:grey eyes:green' }),
  meaning('a red dragon dressed in a tuxedo', { subjects: '1 dragon red tuxedo' }),
  // what is of the air or the land otherwise, where something is said of what it consists of
  meaning('a tornado made of bees crashing into a skyscraper', {
    subjects: '1 whirlwind made-of-bee, 1 skyscraper',
    relations: 'whirlwind beside skyscraper',
  }),
  meaning('a duck on a river made of honey', { setting: 'river', tints: 'liquid amber' }),
  meaning('a yellow wall with two framed sketches', { subjects: '1 wall yellow, 2 painting sketch' }),
  meaning('a cobra made from corn', { subjects: '1 snake made-of-ear-of-corn' }),
  // a kind of picture that shows nothing in particular is there itself
  meaning('a propaganda poster', { subjects: '1 poster propaganda', setting: 'wall' }),
  meaning('artificial intelligence', { subjects: '1 robot, 1 brain' }),
  meaning('the Oriental Pearl in Chinese painting', { subjects: '1 oriental-pearl-tower', look: 'ink-wash' }),
  meaning('a drawing of a hammer', { subjects: '1 hammer', look: 'pencil' }),
  meaning('101', { subjects: '1 lettered-word', lettering: 'label: 101' }),
  meaning('a ruby on a table', { subjects: '1 diamond-gem red, 1 table' }),
  // a painter's manner, named at the end
  meaning(
    'A raccoon wearing a top hat. The raccoon is holding a cane. Oil painting in the style of Vincent Van Gogh.',
    {
      look: 'swirling',
    },
  ),
  meaning('A raccoon wearing a top hat. The raccoon is holding a cane. Oil painting in the style of abstract cubism.', {
    look: 'cubist',
  }),
  meaning('A raccoon wearing a top hat. The raccoon is holding a cane. Oil painting in the style of Rembrandt.', {
    look: 'chiaroscuro',
  }),
  meaning('a crayon drawing of a lighthouse', { subjects: '1 lighthouse', look: 'crayon' }),
  // ways of making a picture that are said in the names of things
  meaning('graffiti of a funny dog on a street wall', { subjects: '1 dog funny', relations: '', look: 'graffiti' }),
  meaning('a sketch of a cathedral by Leonardo da Vinci', { look: 'study' }),
  meaning('cross stitch of a lighthouse', { subjects: '1 lighthouse', look: 'cross-stitch' }),
  meaning('vintage 1950s advertisement of a toaster', { subjects: '1 toaster', look: 'advertisement' }),
  meaning('fashion illustration of a woman in a green coat', { look: 'fashion-sketch' }),
  meaning('Portrait of a tiger holding a skateboard. Marble statue.', {
    subjects: '1 tiger marble, 1 skateboard marble',
    relations: 'tiger holding skateboard',
  }),
  meaning("a child's drawing of a horse", { subjects: '1 horse', look: 'crayon' }),
  meaning('a lighthouse. painting in the style of watercolor.', { subjects: '1 lighthouse', look: 'watercolour' }),
  // stripes of two colours
  meaning('a zebra with alternating blue and red stripes', { subjects: '1 zebra striped:blue' }),
  // an abstract painting of something is taken apart into planes
  meaning('a guitar, oil painting in the style of abstract cubism', { subjects: '1 guitar', look: 'cubist' }),
  // two kinds in one: the face of the first; a name is a name, and meat is eaten
  meaning('a hamster dragon', { subjects: '1 dragon face-of-hamster' }),
  meaning('a pixel art corgi pizza', { subjects: '1 pizza face-of-dog' }),
  meaning('a tiger shark', { subjects: '1 shark' }),
  meaning('a chicken pizza', { subjects: '1 pizza chicken' }),
  // what somebody says is in a bubble
  meaning('a dog saying "I see"', { subjects: '1 dog', lettering: 'headline: I see' }),
  meaning('a wizard saying you shall not pass', { lettering: 'headline: you shall not pass' }),
  meaning("a wooden post with a yellow '3' painted on top", { relations: 'lettered-letter hanging-on wooden-post' }),
  meaning('a kangaroo holding a sign on the chest that says Welcome', { subjects: '1 kangaroo, 1 lettered-sign' }),
  // pictures on things
  meaning('a sticker stuck in the middle of a stop sign', { subjects: '1 stop-sign shows-emoji', relations: '' }),
  meaning('a frog sticker on a laptop', { subjects: '1 laptop shows-frog', relations: '' }),
  meaning('a white towel with a cartoon of a cat on it', { subjects: '1 hung-towel white shows-cat' }),
  meaning('the cover of a book about gardening', { subjects: '1 lettered-book', lettering: 'book: GARDENING' }),
  meaning("a kids' book cover with an illustration of a white dog driving a truck", {
    lettering: 'headline: WHITE DOG',
  }),
  // what it is made of has a colour; a glass without its drink is empty; who is on a ship in space is inside it
  meaning('a wheel that is made of red yarn', { subjects: '1 wheel red' }),
  meaning('a glass without orange juice', { subjects: '1 glass empty' }),
  meaning('a llama standing on the deck of a spaceship with the Earth in the background', {
    subjects: '1 llama',
    setting: 'spaceship',
    features: 'earth',
  }),
  // on a door it hangs; on a mug a logo is printed
  meaning('a wreath on a red door', { relations: 'wreath hanging-on door' }),
  meaning('a company logo on the side of a van', { subjects: '1 minibus shows-badge', relations: '' }),
  meaning('a circular logo on a coffee mug', { subjects: '1 mug shows-badge', relations: '' }),
  // what a bathroom is fitted with, and the counter of a kitchen
  meaning('A bathroom with grey fixtures and a green counter', {
    subjects: '1 toilet grey, 1 bathtub grey, 1 sink green',
    setting: 'bathroom',
  }),
  meaning('a yellow kitchen counter with a loaf of bread on it', { setting: 'kitchen', tints: 'counter yellow' }),
];
