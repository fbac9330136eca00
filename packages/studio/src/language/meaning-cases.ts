import type { Brief } from './brief.js';

/** What a prompt must be understood as. Only what is written is checked; `subjects` and `relations` are complete. */
export interface MeaningCase {
  readonly prompt: string;
  /** `3 apple red, 1 table`: count, concept, then colour, size, `@place`, `part:colour` or attributes in any order. */
  readonly subjects?: string;
  /** `apple on table, dog beside tree`. */
  readonly relations?: string;
  readonly setting?: Brief['setting'];
  /** The place that follows from the things alone: the stage's choice, where none was said. */
  readonly home?: Brief['setting'];
  readonly time?: Brief['time'];
  readonly weather?: Brief['weather'];
  readonly season?: Brief['season'];
  readonly mood?: Brief['mood'];
  readonly camera?: Brief['camera'];
  readonly look?: Brief['look'];
  /** All of these, perhaps more. */
  readonly features?: string;
  readonly absent?: string;
  /** Colour names of the whole picture. */
  readonly colours?: string;
  /** `sky purple`: parts of the scenery and their colours. */
  readonly tints?: string;
  readonly backdrop?: Brief['backdrop'];
  /** `sign: OPEN`. */
  readonly lettering?: string;
}

const meaning = (prompt: string, expected: Omit<MeaningCase, 'prompt'>): MeaningCase => ({ prompt, ...expected });

export const meaningCases: readonly MeaningCase[] = [
  // counts
  meaning('three red apples on a table', { subjects: '3 apple red, 1 table', relations: 'apple on table' }),
  meaning('a dozen mice', { subjects: '12 mouse' }),
  meaning('four tvs and a sports ball', { subjects: '4 television, 1 ball football' }),
  meaning('three kiwis on a plate', { subjects: '3 kiwi-fruit, 1 plate', relations: 'kiwi-fruit on plate' }),
  meaning('a couple of ducks on a pond', { subjects: '2 duck', setting: 'pond' }),
  meaning('a pair of shoes', { subjects: '2 shoe' }),
  meaning('a glove and a pair of socks', { subjects: '1 glove, 1 socks' }),
  meaning('a herd of cows in a meadow', { subjects: '9 cow', setting: 'field' }),
  meaning('a flock of birds over the sea', { subjects: '9 bird', setting: 'sea' }),
  meaning('many balloons', { subjects: '14 balloon' }),
  meaning('7 candles', { subjects: '7 candle' }),
  meaning('five geese flying over a misty lake', { subjects: '5 goose flying', setting: 'lake', weather: 'fog' }),
  meaning('a single rose', { subjects: '1 rose' }),
  meaning('two sleeping cats on a sofa', { subjects: '2 cat sleeping, 1 sofa', relations: 'cat on sofa' }),
  meaning('children playing in a park', { subjects: '3 person child playing', setting: 'park' }),
  meaning('sheep on a hill', { subjects: '3 sheep', setting: 'hills' }),
  meaning('a sheep', { subjects: '1 sheep' }),
  meaning('wolves in a snowy forest', { subjects: '3 wolf', setting: 'forest', season: 'winter' }),
  meaning('half a dozen lemons', { subjects: '6 lemon' }),
  meaning('a stack of books', { subjects: '5 book' }),
  meaning('hundreds of butterflies', { subjects: '40 butterfly' }),
  meaning('a crowd of people at a concert', { subjects: '24 person', setting: 'stage' }),
  meaning('a family on the beach', { subjects: '1 person woman, 1 person man, 2 person child', setting: 'beach' }),
  // colours
  meaning('a red house and a blue car', { subjects: '1 house red, 1 car blue', relations: '' }),
  meaning('the house is red and the car is blue', { subjects: '1 house red, 1 car blue' }),
  meaning('a red and white lighthouse', { subjects: '1 lighthouse red', home: 'sea' }),
  meaning('black and white cat', { subjects: '1 cat black-and-white' }),
  meaning('a crimson dragon', { subjects: '1 dragon crimson' }),
  meaning('a teal teapot', { subjects: '1 teapot teal' }),
  meaning('a navy suitcase next to a lilac umbrella', {
    subjects: '1 suitcase navy, 1 umbrella lilac',
    relations: 'suitcase beside umbrella',
  }),
  meaning('a #ff8800 balloon', { subjects: '1 balloon #ff8800' }),
  meaning('an orange and a lemon on a plate', {
    subjects: '1 orange, 1 lemon, 1 plate',
    relations: 'orange on plate, lemon on plate',
  }),
  meaning('orange cat sitting on an orange chair', {
    subjects: '1 cat orange sitting, 1 chair orange',
    relations: 'cat on chair',
  }),
  meaning('a rose', { subjects: '1 rose' }),
  meaning('a robot in teal and orange tones', { subjects: '1 robot', colours: 'teal, orange' }),
  meaning('a castle, pastel palette, pink and gold colors', { subjects: '1 castle', colours: 'pink, gold' }),
  meaning('a lamp on a desk, red background', { subjects: '1 lamp, 1 desk', setting: 'studio', backdrop: '#cf352e' }),
  meaning('a dark green bottle', { subjects: '1 bottle dark-green' }),
  meaning('a light blue vase with yellow tulips', {
    subjects: '1 vase light-blue, 3 tulip yellow',
    relations: 'tulip inside vase',
  }),
  meaning('a white church under a purple sky', { subjects: '1 church white', tints: 'sky purple' }),
  // sizes and qualities
  meaning('a huge elephant on a tiny ball', {
    subjects: '1 elephant huge, 1 ball tiny',
    relations: 'elephant on ball',
  }),
  meaning('a small cabin by a big lake', { subjects: '1 cabin small', setting: 'lake' }),
  meaning('a giant mushroom', { subjects: '1 mushroom huge' }),
  meaning('an old rusty bicycle', { subjects: '1 bicycle old rusty' }),
  meaning('a striped fish', { subjects: '1 fish striped', home: 'underwater' }),
  meaning('a fluffy white rabbit', { subjects: '1 rabbit white fluffy' }),
  meaning('a ruined castle in fog', { subjects: '1 castle ruined', weather: 'fog' }),
  // relations
  meaning('a cat under a tree at night', { subjects: '1 cat, 1 tree', relations: 'cat under tree', time: 'night' }),
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
  // people
  meaning('a girl in a yellow raincoat holding a red umbrella in the rain', {
    subjects: '1 person girl yellow raincoat, 1 umbrella red',
    relations: 'person holding umbrella',
    weather: 'rain',
  }),
  meaning('an old fisherman sitting on a pier at dawn', {
    subjects: '1 person fisherman old sitting',
    setting: 'pier',
    time: 'dawn',
  }),
  meaning('a woman with red hair wearing a blue dress', { subjects: '1 person woman blue hair:red dress:blue' }),
  meaning('a couple walking on the beach at sunset', { subjects: '1 couple walking', setting: 'beach', time: 'dusk' }),
  meaning('a man and a woman walking in a park in autumn', {
    subjects: '1 person man walking, 1 person woman walking',
    setting: 'park',
    season: 'autumn',
  }),
  meaning('astronaut', { subjects: '1 person astronaut', setting: 'space' }),
  meaning('an astronaut on the moon', { subjects: '1 person astronaut', setting: 'moon' }),
  meaning('a chef with a white hat', { subjects: '1 person chef hat', setting: 'kitchen' }),
  meaning('a businesswoman with a laptop in an office', {
    subjects: '1 person businesswoman, 1 laptop',
    relations: 'person holding laptop',
    setting: 'office',
  }),
  meaning('a king and a queen', { subjects: '1 person king, 1 person queen' }),
  meaning('a wizard reading a book', { subjects: '1 person wizard reading, 1 book', relations: 'person holding book' }),
  meaning('a ballerina dancing on stage', { subjects: '1 person ballerina dancing', setting: 'stage' }),
  meaning('a dog wearing a red scarf and a black top hat', { subjects: '1 dog scarf:red top-hat:black' }),
  meaning('a man with a long white beard', { subjects: '1 person man beard:white' }),
  meaning('a cat wearing a red scarf', { subjects: '1 cat scarf:red' }),
  meaning('a bearded man playing the guitar', {
    subjects: '1 person man beard playing, 1 guitar',
    relations: 'person holding guitar',
  }),
  meaning('an elderly couple on a bench', { subjects: '1 couple elderly, 1 bench', relations: 'couple on bench' }),
  meaning('two women drinking coffee', { subjects: '2 person woman drinking, 2 cup' }),
  meaning('a plumber fixing a fountain', {
    subjects: '1 person plumber, 1 fountain',
    relations: 'person facing fountain',
  }),
  // parts do not take the colour away
  meaning('a house with a red roof and a green door', { subjects: '1 house roof:red door:green' }),
  meaning('a sailboat with white sails', { subjects: '1 sailboat sails:white', home: 'sea' }),
  meaning('a cat with green eyes', { subjects: '1 cat eyes:green' }),
  // settings
  meaning('a lighthouse on a rocky coast at sunset with seagulls, watercolor', {
    subjects: '1 lighthouse, 3 seagull',
    setting: 'sea',
    time: 'dusk',
    look: 'watercolour',
  }),
  meaning('a cabin by a lake in the mountains', { subjects: '1 cabin', setting: 'lake', features: 'mountains' }),
  meaning('mountains in the background, a cabin by a lake in the foreground', {
    subjects: '1 cabin',
    setting: 'lake',
    features: 'mountains',
  }),
  meaning('camels in the sahara', { subjects: '3 camel', setting: 'desert' }),
  meaning('a camel', { subjects: '1 camel', home: 'desert' }),
  meaning('a fish', { subjects: '1 fish', home: 'underwater' }),
  meaning('a penguin', { subjects: '1 penguin', home: 'arctic' }),
  meaning('a kitchen with a teapot', { subjects: '1 teapot', setting: 'kitchen' }),
  meaning('a cosy living room with a fireplace and an armchair', {
    subjects: '1 armchair',
    setting: 'room',
    mood: 'cosy',
    features: 'fireplace',
  }),
  meaning('a library full of books', { setting: 'library' }),
  meaning('a rocket in outer space', { subjects: '1 rocket', setting: 'space' }),
  meaning('an octopus at the bottom of the sea', { subjects: '1 octopus', setting: 'underwater' }),
  meaning('tokyo at night in the rain', { setting: 'city', time: 'night', weather: 'rain' }),
  meaning('a tram in a city street', { subjects: '1 tram', setting: 'street', features: 'skyline' }),
  meaning('a field of sunflowers under a blue sky', { subjects: '12 sunflower', setting: 'field', weather: 'clear' }),
  meaning('a teapot on a white background', { subjects: '1 teapot', setting: 'studio', backdrop: '#f4f3ee' }),
  meaning('a dragon in a cave', { subjects: '1 dragon', setting: 'cave' }),
  meaning('a dog running on the beach', { subjects: '1 dog running', setting: 'beach' }),
  meaning('skiing in the alps', { subjects: '1 person skiing', setting: 'mountains', features: 'snow' }),
  meaning('sailing at dusk', { subjects: '1 sailboat', setting: 'sea', time: 'dusk' }),
  meaning('a boat on a river in the jungle', { subjects: '1 sailboat', setting: 'river' }),
  // time, weather, season, mood
  meaning('the moon over the sea', { subjects: '', setting: 'sea', features: 'moon' }),
  meaning('a tent under a starry sky', { subjects: '1 tent', time: 'night', features: 'stars' }),
  meaning('northern lights above a cabin', { subjects: '1 cabin', time: 'night', features: 'aurora' }),
  meaning('a foggy morning in the forest', { setting: 'forest', time: 'dawn', weather: 'fog' }),
  meaning('a ship in a storm with lightning', { subjects: '1 ship', weather: 'storm', features: 'lightning' }),
  meaning('falling snow in a village at christmas', { setting: 'village', weather: 'snow', season: 'winter' }),
  meaning('autumn leaves in the park', { setting: 'park', season: 'autumn', features: 'leaves' }),
  meaning('cherry blossoms in spring', { season: 'spring', features: 'blossom' }),
  meaning('a melancholy robot in the rain', { subjects: '1 robot melancholy', weather: 'rain', mood: 'melancholy' }),
  meaning('a spooky haunted house', { subjects: '1 house', mood: 'mysterious' }),
  meaning('fireworks over the city', { setting: 'city', features: 'fireworks', time: 'night' }),
  meaning('a rainbow after the rain over hills', { setting: 'hills', features: 'rainbow', weather: 'rain' }),
  meaning('a sunny day at the farm', { setting: 'farm', time: 'day', weather: 'clear' }),
  // looks and cameras
  meaning('pixel art dragon guarding a treasure chest', { subjects: '1 dragon, 1 treasure-chest', look: 'pixel-art' }),
  meaning('a low-poly fox', { subjects: '1 fox', look: 'low-poly' }),
  meaning('cyberpunk city street with neon signs', { setting: 'street', look: 'neon', time: 'night' }),
  meaning('an oil painting of a windmill', { subjects: '1 windmill', look: 'oil' }),
  meaning('a woodcut of a whale', { subjects: '1 whale', look: 'woodcut' }),
  meaning('cinematic photo of a train, wide shot', { subjects: '1 train', camera: 'wide' }),
  meaning('portrait of an owl, engraving', { subjects: '1 owl', look: 'engraving', camera: 'portrait' }),
  meaning('a pizza from above', { subjects: '1 pizza', camera: 'from-above' }),
  meaning('a paper cut of a deer in the forest', { subjects: '1 deer', look: 'paper-cut', setting: 'forest' }),
  meaning('a stippled turtle', { subjects: '1 turtle', look: 'stipple' }),
  // negation
  meaning('a city street without people', { subjects: '', setting: 'street', absent: 'people' }),
  meaning('no clouds, a hot air balloon over green hills', {
    subjects: '1 hot-air-balloon',
    setting: 'hills',
    absent: 'clouds',
  }),
  meaning('a beach with no people and no umbrellas', { subjects: '', setting: 'beach', absent: 'people, umbrella' }),
  meaning('a park without people or dogs', { subjects: '', setting: 'park', absent: 'people, dog' }),
  meaning('a kitchen, not a single cup', { subjects: '', setting: 'kitchen', absent: 'cup' }),
  meaning('an empty street at night', { subjects: '', setting: 'street', time: 'night', absent: 'people' }),
  meaning('a tree without leaves', { subjects: '1 tree', absent: 'leaves' }),
  // lettering
  meaning('a shop sign saying "FRESH BREAD"', { subjects: '1 lettered-sign', lettering: 'sign: FRESH BREAD' }),
  meaning('a poster with the words “Summer Jazz”', { lettering: 'poster: Summer Jazz' }),
  meaning('a book titled «Le Petit Prince» on a table', {
    subjects: '1 lettered-book, 1 table',
    lettering: 'book: Le Petit Prince',
  }),
  meaning('ein Schild mit „Willkommen“', { lettering: 'headline: Willkommen' }),
  meaning('a bottle labelled "Rum"', { subjects: '1 bottle', lettering: 'label: Rum' }),
  meaning('"Hello" above the mountains', { setting: 'mountains', lettering: 'headline: Hello' }),
  meaning('a sign that says Open', { subjects: '1 lettered-sign', lettering: 'sign: Open' }),
  meaning("the dog's bone isn't here, 'tis a cat's", { lettering: '' }),
  // other languages
  meaning('un chat noir sous un arbre', { subjects: '1 cat black, 1 tree', relations: 'cat under tree' }),
  meaning('ein rotes Haus am See bei Sonnenuntergang', { subjects: '1 house red', setting: 'lake', time: 'dusk' }),
  meaning('un gato negro y un perro blanco en la playa', { subjects: '1 cat black, 1 dog white', setting: 'beach' }),
  meaning('drei Katzen auf einem Tisch', { subjects: '3 cat, 1 table', relations: 'cat on table' }),
  meaning('una casa blanca en la montaña', { subjects: '1 house white', setting: 'mountains' }),
  meaning('un faro sul mare di notte', { subjects: '1 lighthouse', home: 'sea', time: 'night' }),
  meaning("une maison au bord de la mer sous l'orage", { subjects: '1 house', setting: 'sea', weather: 'storm' }),
  meaning('zwei Kinder ohne Hund im Garten', { subjects: '2 person child', setting: 'garden', absent: 'dog' }),
  // emoji
  meaning('🐱🐱 under a 🌈', { subjects: '2 cat', features: 'rainbow' }),
  meaning('🦊 in the forest', { subjects: '1 fox', setting: 'forest' }),
  meaning('👩‍🚀🚀', { subjects: '1 person astronaut, 1 rocket', setting: 'space' }),
  // compounds and plurals
  meaning('a pickup truck', { subjects: '1 pickup-truck' }),
  meaning('a chef in a bakery', { subjects: '1 person chef', setting: 'bakery' }),
  meaning('a dog in an alley in the rain', { subjects: '1 dog', setting: 'alley', weather: 'rain' }),
  meaning('a tennis court', { subjects: '', setting: 'court', features: 'tennis' }),
  meaning('a polar bear on ice', { subjects: '1 polar-bear', setting: 'arctic' }),
  meaning('a coffee cup next to a laptop', { subjects: '1 cup, 1 laptop', relations: 'cup beside laptop' }),
  meaning('loaves of bread', { subjects: '3 bread' }),
  meaning('puppies', { subjects: '3 dog young' }),
  meaning('firemen', { subjects: '3 person firefighter' }),
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
  // words about the picture are not things in it
  meaning('award-winning photograph of an owl, 35mm, kodak portra, bokeh, sharp focus, 8k', {
    subjects: '1 owl',
    look: 'photographic',
  }),
  meaning('masterpiece, best quality, 1girl, red dress, straw hat, flower garden', {
    subjects: '1 person girl red dress hat',
    setting: 'garden',
  }),
  meaning('(a wolf:1.3), ((pine forest)), <lora:detail:0.8>, (masterpiece), --ar 16:9', {
    subjects: '1 wolf',
    setting: 'pine-forest',
  }),
  meaning("children's book illustration of a whale", { subjects: '1 whale', look: 'gouache' }),
  meaning('a castle on a hill by a famous illustrator, trending on artstation', { subjects: '1 castle' }),
  meaning('a windmill in the style of the dutch masters', { subjects: '1 windmill', look: 'chiaroscuro' }),
  meaning('aerial drone photo of a lighthouse', { subjects: '1 lighthouse', camera: 'from-above' }),
  meaning('a house by the sea', { subjects: '1 house', setting: 'sea' }),
  meaning('sticker of a fox, thick white outline', { subjects: '1 fox' }),
  meaning('black and white photography of a bridge', { subjects: '1 bridge', features: 'monochrome' }),
  meaning('a tram, long shadows, soft light', { subjects: '1 tram' }),
  // a colour belongs to its noun; only a palette is everybody's
  meaning('a car, purple and pink palette', { subjects: '1 car', colours: 'purple, pink' }),
  meaning('a brown horse and a white fence', { subjects: '1 horse brown, 1 fence white' }),
  // kinds that nobody listed, by their ancestors
  meaning('a schipperke under a hornbeam', { subjects: '1 dog, 1 tree', relations: 'dog under tree' }),
  meaning('an oystercatcher on a rock', { subjects: '1 bird, 1 rock', relations: 'bird on rock' }),
  meaning('a locksmith with a key', { subjects: '1 person locksmith, 1 key', relations: 'person holding key' }),
  meaning('an escalator', { subjects: '' }),
  meaning('a waffle iron on a table', { subjects: '1 table' }),
  meaning('an entire thick midst', { subjects: '' }),
  // compounds are what their last word says
  meaning('a koi pond', { subjects: '', setting: 'pond' }),
  meaning('a kite-shaped lamp', { subjects: '1 lamp kite-shaped' }),
  meaning("a wizard's tower", { subjects: '1 tower' }),
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
  // prose: verbs among nouns, what is only spoken of
  meaning('A red truck speeds past a barn', { subjects: '1 truck red, 1 barn' }),
  meaning('The table bears a teapot', { subjects: '1 table, 1 teapot', relations: 'teapot on table' }),
  meaning('a boat in the shape of a swan', { subjects: '1 sailboat' }),
  meaning('a statue of a lion', { subjects: '1 statue lion' }),
  // words with several senses
  meaning('a crane by a lake', { subjects: '1 heron', setting: 'lake' }),
  meaning('a crane on a construction site', { subjects: '1 tower-crane' }),
  meaning('a crane in a harbour', { subjects: '1 tower-crane', setting: 'harbour' }),
  meaning('a bat in a cave', { subjects: '1 bat', setting: 'cave' }),
  meaning('a boy holding a bat', {
    subjects: '1 person boy, 1 baseball-bat',
    relations: 'person holding baseball-bat',
  }),
  meaning('a mouse and a piece of cheese', { subjects: '1 mouse, 1 cheese-wedge' }),
  meaning('a mouse next to a laptop', {
    subjects: '1 computer-mouse, 1 laptop',
    relations: 'computer-mouse beside laptop',
  }),
  meaning('a seal on a rock', { subjects: '1 seal, 1 rock', relations: 'seal on rock' }),
  meaning('an elephant with a long trunk', { subjects: '1 elephant' }),
  meaning('an old trunk in the attic', { subjects: '1 treasure-chest old' }),
  meaning('a jaguar in the jungle', { subjects: '1 leopard', setting: 'jungle' }),
  meaning('a jaguar parked in a city street', { subjects: '1 car' }),
  meaning('a truck in front of a school', { subjects: '1 truck, 1 school', relations: 'truck in-front-of school' }),
  meaning('no more than three cats', { subjects: '3 cat' }),
  meaning('a bowl full of cherries', { subjects: '1 bowl, 1 cherries', relations: 'cherries inside bowl' }),
  meaning('a cat on the roof of a car', { subjects: '1 cat, 1 car', relations: 'cat on car' }),
  meaning('a cat with orange, black and white fur', { subjects: '1 cat fur:orange' }),
  meaning('eight bears', { subjects: '8 bear' }),
  meaning('close up of hands holding a cup', { subjects: '1 cupped-hands, 1 cup', relations: 'cup on cupped-hands' }),
  meaning('macro of a blue eye', { subjects: '1 human-eye blue', setting: 'studio' }),
  meaning('a city street lined with shops and cafes', { subjects: '', setting: 'street' }),
  // what belongs to whom
  meaning('a bear donning a crisp white shirt and a red bow tie', { subjects: '1 bear shirt:white bow-tie:red' }),
  meaning('a portrait of the famous actress Jane Moore', { subjects: '1 person actress' }),
  meaning('a flower with large, crimson petals', { subjects: '1 flower crimson' }),
  meaning('a dog with a golden coat in the grass', { subjects: '1 dog golden' }),
  meaning('an avocado with sunglasses', { subjects: '1 avocado sunglasses' }),
  meaning('an old man with grey hair and a tweed jacket on a bench', { subjects: '1 person jacket, 1 bench' }),
  meaning('a machine, its surface gleaming, towers beside a wooden violin', { subjects: '1 violin' }),
  // places and their colours
  meaning('turquoise water and a red sun', { subjects: '', tints: 'water turquoise, sun red' }),
  meaning('a room with blue walls', { subjects: '', setting: 'room', tints: 'walls blue' }),
  meaning('a cat in a bathroom', { subjects: '1 cat', setting: 'bathroom' }),
  meaning('a teacher in a classroom', { setting: 'classroom' }),
  meaning('a kitchen with black cupboards', { subjects: '', setting: 'kitchen', features: 'cabinets' }),
  meaning('a blue ocean and soft white sand', { subjects: '', setting: 'beach' }),
  // forms, and things that are somewhere
  meaning('a pentagonal clock and a pyramidal paperweight', {
    subjects: '1 clock pentagonal, 1 paperweight pyramidal',
  }),
  meaning('a square slice of cake', { subjects: '1 cake square' }),
  meaning('a painting to the left of a horse', {
    subjects: '1 painting, 1 horse',
    relations: 'painting left-of horse',
  }),
  meaning('a painting of a horse', { subjects: '1 horse' }),
  meaning('a round mirror on the wall', { subjects: '1 mirror round, 1 wall', relations: 'mirror hanging-on wall' }),
  meaning('a woman in orange holding a cup', {
    subjects: '1 person woman orange, 1 cup',
    relations: 'person holding cup',
  }),
  meaning('a man is driving a convertible', {
    subjects: '1 person man, 1 sports-car',
    relations: 'person riding sports-car',
  }),
  meaning('a baker kneading dough', { subjects: '1 person baker, 1 bread', relations: 'person holding bread' }),
  meaning('spiky cactus plants in a harsh desert environment', { subjects: '3 cactus', setting: 'desert' }),
  meaning('a well-worn wooden chair', { subjects: '1 chair' }),
  meaning('the pizza melted', { subjects: '1 pizza' }),
  meaning('leaves tumbling down to the earth in a forest', { subjects: '', setting: 'forest' }),
  // words with several senses, by what stands around them
  meaning('two wrestlers in a ring', { subjects: '2 person athlete, 1 boxing-ring' }),
  meaning('a cricket player with a bat', {
    subjects: '1 person, 1 cricket-bat',
    relations: 'person holding cricket-bat',
  }),
  meaning('a bat in a cave', { subjects: '1 bat', setting: 'cave' }),
  meaning('a pot simmering on the stove', { subjects: '1 cooking-pot, 1 oven' }),
  meaning('a bottle on the muddy bank of a river', { subjects: '1 bottle', setting: 'river' }),
  meaning('pigs in a pen', { subjects: '3 pig', setting: 'farm' }),
  meaning('a trout on a bed of green herbs', { subjects: '1 fish' }),
  meaning('a blanket of snow over the hills', { subjects: '', setting: 'hills' }),
  meaning('a yellow corvette on a beach', { subjects: '1 sports-car yellow', setting: 'beach' }),
  meaning('a plate which cradles two cups', { subjects: '1 plate, 2 cup' }),
  meaning('a kitten with white fur bats a red ball', { subjects: '1 cat white, 1 ball red' }),
  meaning('a dog reading a comic book', { subjects: '1 dog, 1 book', relations: 'dog holding book' }),
  meaning('a fox face', { subjects: '1 fox', camera: 'portrait' }),
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
  meaning('an abstract painting of a lighthouse', { subjects: '1 lighthouse', look: 'painterly', home: 'sea' }),
  meaning('a ship in a raging storm', { subjects: '1 ship', weather: 'storm' }),
  meaning('a woman holding lilies, gold and green', { subjects: '1 person woman, 3 lily', colours: 'gold, green' }),
  meaning('a man on a wooden dock by a lake', { subjects: '1 person man', setting: 'pier', features: 'lake' }),
  meaning('a sunset with streaks of pink and orange', { subjects: '', time: 'dusk' }),
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
  meaning('a lamp on a table. Books hint at a reader and a cat.', { subjects: '1 lamp, 1 table' }),
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
  meaning('a platypus', { subjects: '1 otter' }),
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
  meaning('coloring page of a unicorn in a flower meadow', { subjects: '1 unicorn', setting: 'field' }),
  meaning('a sci-fi landscape with two moons over a red canyon', { setting: 'canyon' }),
];
