import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** Who stands where to whom, and what belongs to whom. */
export const relationCases: readonly MeaningCase[] = [
  // relations
  meaning('a cat under a tree at night', { subjects: '1 cat, 1 tree', relations: 'cat under tree', time: 'night' }),
  meaning('three dogs in a garden running', { subjects: '3 dog running', setting: 'garden' }),
  meaning('two women in a garden, dancing', { subjects: '2 person woman dancing', setting: 'garden' }),
  meaning('a man in the park reading a newspaper', {
    subjects: '1 person man reading, 1 newspaper',
    relations: 'person holding newspaper',
    setting: 'park',
  }),
  meaning('a cat on top of a car', { subjects: '1 cat, 1 car', relations: 'cat on car' }),
  meaning('a cat to the left of a dog', { subjects: '1 cat, 1 dog', relations: 'cat left-of dog' }),
  meaning('a house to the right of a tree', { subjects: '1 house, 1 tree', relations: 'house right-of tree' }),
  meaning('behind the house there is a tall tree', {
    subjects: '1 house, 1 tree large',
    relations: 'tree behind house',
  }),
  meaning('a bench in front of a fountain', {
    subjects: '1 bench, 1 fountain',
    relations: 'bench in-front-of fountain',
  }),
  meaning('on a table, three oranges', { subjects: '1 table, 3 orange', relations: 'orange on table' }),
  meaning('a bird in a tree', { subjects: '1 bird, 1 tree', relations: 'bird on tree' }),
  meaning('a red fish in a bowl', { subjects: '1 fish red, 1 bowl', relations: 'fish inside bowl' }),
  meaning('a table with a lamp and a book', {
    subjects: '1 table, 1 lamp, 1 book',
    relations: 'lamp on table, book on table',
  }),
  meaning('a bowl of cherries', { subjects: '1 bowl, 1 cherries', relations: 'cherries inside bowl' }),
  meaning('an apple on a plate on a table', {
    subjects: '1 apple, 1 plate, 1 table',
    relations: 'apple on plate, plate on table',
  }),
  meaning('a knight riding a horse', { subjects: '1 person knight, 1 horse', relations: 'person riding horse' }),
  meaning('a boy riding a bicycle', { subjects: '1 person boy, 1 bicycle', relations: 'person riding bicycle' }),
  meaning('a man in a rowing boat', {
    subjects: '1 person man, 1 rowing-boat',
    relations: 'person riding rowing-boat',
  }),
  meaning('a child holding a red balloon', {
    subjects: '1 person child, 1 balloon red',
    relations: 'person holding balloon',
  }),
  meaning('a woman carrying a suitcase', {
    subjects: '1 person woman, 1 suitcase',
    relations: 'person holding suitcase',
  }),
  meaning('a girl with a kite-shaped balloon', { relations: 'person holding balloon' }),
  meaning('a boy with a dog', { subjects: '1 person boy, 1 dog', relations: 'dog beside person' }),
  meaning('a house and a dog under a tree', { subjects: '1 house, 1 dog, 1 tree', relations: 'dog under tree' }),
  meaning('a cat and a dog on a sofa', { subjects: '1 cat, 1 dog, 1 sofa', relations: 'cat on sofa, dog on sofa' }),
  meaning('an owl above a church', { subjects: '1 owl, 1 church', relations: 'owl above church' }),
  meaning('a hot air balloon floating above a castle', {
    subjects: '1 hot-air-balloon, 1 castle',
    relations: 'hot-air-balloon above castle',
  }),
  meaning('a butterfly on a flower, close-up', {
    subjects: '1 butterfly, 1 flower',
    relations: 'butterfly on flower',
    camera: 'close-up',
  }),
  meaning('birthday cake with candles', { subjects: '1 cake, 3 candle', relations: 'candle on cake' }),
  meaning('a fox sleeping beneath a pine tree', { subjects: '1 fox sleeping, 1 pine', relations: 'fox under pine' }),
  meaning('a dog chasing a ball', { subjects: '1 dog running, 1 ball', relations: 'dog following ball' }),
  meaning('a snowman between two pine trees', { subjects: '1 snowman, 2 pine', relations: 'snowman between pine' }),
  meaning('an elderly man sitting on a bench feeding ducks', {
    subjects: '1 person man elderly sitting, 1 bench, 3 duck',
    relations: 'person on bench, person facing duck',
  }),
  // places in the picture
  meaning('a tree on the left, a house on the right', { subjects: '1 tree @left, 1 house @right', relations: '' }),
  meaning('on the left a windmill, on the right a barn', { subjects: '1 windmill @left, 1 barn @right' }),
  meaning('a horse in the foreground and a castle in the background', {
    subjects: '1 horse @foreground, 1 castle @background',
  }),
  meaning('a distant lighthouse', { subjects: '1 lighthouse @background' }),
  meaning('a statue in the middle of a garden', { subjects: '1 statue @centre', setting: 'garden' }),
  // parts do not take the colour away
  meaning('a house with a red roof and a green door', { subjects: '1 house roof:red door:green' }),
  meaning('a vase with a red base and a conical opening', { subjects: '1 vase base:red' }),
  meaning('a table with its black legs', { subjects: '1 table leg:black' }),
  meaning('a sailboat with white sails', { subjects: '1 sailboat sails:white', home: 'sea' }),
  meaning('a cat with green eyes', { subjects: '1 cat eyes:green' }),
  // the same thing twice is one thing
  meaning('a dog under a bench and a ball behind the dog', {
    subjects: '1 dog, 1 bench, 1 ball',
    relations: 'dog under bench, ball behind dog',
  }),
  meaning('A bear stands next to a tent. The bear is brown. It is holding a guitar.', {
    subjects: '1 bear brown, 1 tent, 1 guitar',
    relations: 'bear beside tent, bear holding guitar',
  }),
  meaning('A car is parked in front of a church. The red vehicle is old.', { subjects: '1 car red, 1 church' }),
  meaning("A ship in a storm. The ship's white sails are torn.", { subjects: '1 ship sails:white' }),
  // what belongs to whom
  meaning('a bear donning a crisp white shirt and a red bow tie', { subjects: '1 bear shirt:white bow-tie:red' }),
  meaning('a portrait of the famous actress Jane Moore', { subjects: '1 person actress' }),
  meaning('a flower with large, crimson petals', { subjects: '1 flower crimson' }),
  meaning('a dog with a golden coat in the grass', { subjects: '1 dog golden' }),
  meaning('an avocado with sunglasses', { subjects: '1 avocado sunglasses' }),
  meaning('an old man with grey hair and a tweed jacket on a bench', { subjects: '1 person jacket, 1 bench' }),
  meaning('a machine, its surface gleaming, towers beside a wooden violin', { subjects: '1 violin' }),
  // collections, and what stands about
  meaning('a collection of four intricately carved spoons', { subjects: '4 spoon' }),
  meaning('six neon orange balls', { subjects: '6 ball orange' }),
  meaning('a table surrounded by four chairs', { subjects: '1 table, 4 chair', relations: 'chair around table' }),
  meaning('bicycles, each featuring black seats and round handlebars', { subjects: '3 bicycle' }),
  meaning('a chair with a worn seat, hinting at an owner and a dog', { subjects: '1 chair' }),
  meaning('a green wall with a framed painting of a horse', {
    subjects: '1 wall green, 1 painting',
    relations: 'painting hanging-on wall',
  }),
  meaning('an abstract painting of a lighthouse', { subjects: '1 lighthouse', look: 'cubist', home: 'sea' }),
  meaning('a ship in a raging storm', { subjects: '1 ship', weather: 'storm' }),
  meaning('a woman holding lilies, gold and green', { subjects: '1 person woman, 3 lily', colours: 'gold, green' }),
  meaning('a man on a wooden dock by a lake', { subjects: '1 person man', setting: 'pier', features: 'lake' }),
  meaning('a sunset with streaks of pink and orange', { subjects: '', time: 'dusk' }),
  // sides of what has it; what "it" is at the end of a clause
  meaning('a melon with one bottle to its left and two bottles on its right', {
    subjects: '1 watermelon, 1 bottle, 2 bottle',
    relations: 'bottle left-of watermelon, bottle right-of watermelon',
  }),
  meaning('the Taj Mahal with a camel standing on the right', {
    subjects: '1 taj-mahal, 1 camel',
    relations: 'camel right-of taj-mahal',
  }),
  meaning('a jar on a shelf with a candle inside the jar', { relations: 'jar on wall-shelf, candle inside jar' }),
  meaning('a tractor with a cow behind it', { subjects: '1 tractor, 1 cow', relations: 'cow behind tractor' }),
  meaning('a knight with a dragon behind him', { relations: 'dragon behind person' }),
  meaning('a white goat and a brown sheep looking at each other', {
    subjects: '1 goat white looking, 1 sheep brown looking',
    relations: 'goat facing sheep',
  }),
  meaning('a harp too large to fit inside a red suitcase', { relations: 'harp beside suitcase' }),
  meaning('a woman shielded by a green umbrella', { relations: 'person holding umbrella' }),
  // prints
  meaning('a mug with a fox on it', { subjects: '1 mug shows-fox', relations: '' }),
  meaning('a plate with a fox on it', { relations: 'fox on plate' }),
  meaning('a blue cap with a flame decal', { relations: 'fire hanging-on billed-cap' }),
  meaning('a girl in a yellow t-shirt that has a rocket drawn on it', {
    subjects: '1 person girl t-shirt:yellow yellow',
  }),
  meaning('a van with flowers painted on it', { subjects: '1 minibus', features: '' }),
  // one and the other
  meaning('two dogs, one brown and one white, on a sofa', {
    subjects: '1 dog white, 1 dog brown, 1 sofa',
    relations: 'dog on sofa, dog on sofa',
  }),
  meaning('three blue toys: two teddy bears and a fox', { subjects: '2 teddy-bear blue, 1 fox blue' }),
  // what is missing, and what is not there
  meaning('a pickup truck missing its wheels', { subjects: '1 pickup-truck without-wheels' }),
  meaning('a castle with the face of an owl', { subjects: '1 castle' }),
  meaning('an ostrich’s face', { subjects: '1 ostrich', camera: 'portrait' }),
  meaning('a red square smaller than a blue circle', { subjects: '1 square red small, 1 circle blue' }),
  meaning('a cottage surrounded by tall trees', { subjects: '1 house', features: 'trees' }),
  meaning('a giant pink, rubber glove on a beach', { subjects: '1 glove pink huge' }),
  meaning('a red hat on a dog', { subjects: '1 dog hat:red', relations: '' }),
  meaning('a red hat on a table', { subjects: '1 hat red, 1 table', relations: 'hat on table' }),
  meaning('a rabbit checks a map, and so does a fox', { subjects: '1 rabbit, 1 map, 1 fox' }),
  meaning('a man sitting at a table', {
    subjects: '1 person man sitting, 1 table, 1 chair',
    relations: 'person on chair, chair facing table',
  }),
  meaning('a lamp, an onion and a bowl of tomatoes on a table', {
    relations: 'lamp on table, onion on table, bowl on table, tomato inside bowl',
  }),
  meaning('a bear peeking out of a covered wagon', { relations: 'bear inside covered-wagon' }),
  meaning('a rubber glove grips a shell', { relations: 'spiral-shell on glove' }),
  meaning('a nurse comforting a kitten', { relations: 'person holding cat' }),
  meaning('a bicycle with a basket of lemons leaning against a door', {
    relations: 'basket beside bicycle, lemon inside basket, bicycle leaning-on door',
  }),
  meaning('a man under a street lamp at night', { relations: 'street-lamp behind person' }),
  // a drink and what it is in are one thing
  meaning('a latte in a white mug on a table', {
    subjects: '1 latte white, 1 table',
    relations: 'latte on table',
  }),
  meaning('orange juice in a glass', { subjects: '1 juice', relations: '' }),
  meaning('a glass with orange juice', { subjects: '1 juice', relations: '' }),
  meaning('tea in a cup beside a teapot', { subjects: '1 cup, 1 teapot', relations: 'cup beside teapot' }),
  meaning('a mug in a box', { subjects: '1 mug, 1 box', relations: 'mug inside box' }),
  meaning('a margarita with an ice cube', { subjects: '1 margarita ice' }),
  meaning('a bee on top of a refrigerator', { relations: 'bee on refrigerator' }),
  meaning('a man and a woman riding horses', {
    subjects: '1 person man, 1 person woman, 1 horse, 1 horse',
    relations: 'person riding horse, person riding horse',
  }),
  meaning('a vase sitting to the left of a teapot', { relations: 'vase left-of teapot' }),
  meaning('leather sole shoes', { subjects: '2 shoe' }),
  meaning('a portrait of a gecko in a hat. Woodcut.', { look: 'woodcut' }),
  // what a thing shows, what it stands before, and what is said of something else
  meaning('a logo of a fox on a mug', { subjects: '1 mug shows-fox' }),
  meaning('a pair of socks with ducks on them', { subjects: '1 socks shows-duck many-prints' }),
  meaning('a white flag with a green circle', { relations: 'circle hanging-on flag' }),
  meaning('a red apple contrasted with a green pear', { relations: 'apple beside pear' }),
  meaning('a tall tree cast a shadow over a small bush', { relations: 'tree beside bush' }),
  meaning('a woman with long hair, green eyes and blue jeans', { subjects: '1 person woman blue trousers hair' }),
  meaning('a rabbit popping out of a hat', { relations: 'rabbit inside hat' }),
  meaning('an ant the size of a car', { relations: 'ant beside car' }),
  meaning('an owl with a globe above its head', { relations: 'globe above owl' }),
  meaning('a towel draped over a chair', { relations: 'towel on chair' }),
  meaning('milk pouring from a jug into a glass', { subjects: '1 milk, 1 jug, 1 glass' }),
  meaning('a pickup truck rolling over a field', { subjects: '1 pickup-truck', setting: 'field' }),
  meaning('a wine bottle with a candle stuck in its spout', { relations: 'candle inside bottle' }),
  meaning('a tuba with red flowers protruding from its bell', { relations: 'flower inside tuba' }),
  meaning('a lime on the rim of a glass', { subjects: '1 lime, 1 glass', relations: 'lime on glass' }),
  meaning('a dragon breathing fire at a knight', { subjects: '1 dragon, 1 person knight' }),
  meaning('a bottle of light beer', { subjects: '1 beer-bottle' }),
  meaning('a white sofa against a yellow wall', { subjects: '1 sofa white', setting: 'room', tints: 'walls yellow' }),
  meaning('a cactus on top of a brown pot', { relations: 'cactus inside vase' }),
  meaning('a yellow sign with a cat silhouette', { subjects: '1 sign yellow shows-cat dark-print' }),
  meaning('a vase with a painting of toucans playing tennis', { subjects: '1 vase shows-toucan many-prints tennis' }),
];
