import { painted } from '../record.js';

export const animals = painted('animal', 'ground', {
  cat: { words: 'kitty, tomcat, feline, pussycat, house cat, alley cat', height: 0.4 },
  lion: { words: 'lioness', height: 1.35, homes: ['field'] },
  tiger: { words: 'tigress, bengal tiger', height: 1.15, homes: ['jungle'] },
  leopard: {
    words:
      'cheetah, jaguar, panther, lynx, puma, cougar, ocelot, bobcat, caracal, serval, margay, mountain lion, snow leopard',
    height: 1,
  },
  dog: {
    words:
      'hound, labrador, retriever, golden retriever, german shepherd, alsatian, husky, malamute, sled dog, corgi, dachshund, sausage dog, beagle, terrier, jack russell, collie, sheepdog, border collie, dalmatian, labradoodle, canine, bulldog, mutt, pug, greyhound, shiba inu, shiba, chihuahua, spaniel',
    height: 0.78,
  },
  fox: { words: 'vixen, fennec, red fox, dingo, fennec fox, arctic fox, wild dog', height: 0.6, homes: ['forest'] },
  wolf: { words: 'coyote, jackal, werewolf, hyena', height: 1, homes: ['forest'] },
  horse: {
    words:
      'stallion, mare, pony, mustang, steed, foal, colt, clydesdale, shire horse, racehorse, arabian horse, carthorse',
    height: 2.05,
    homes: ['field'],
  },
  unicorn: { words: 'pegasus', height: 2.2 },
  zebra: { words: 'okapi, quagga, zebroid', height: 1.85, homes: ['field'] },
  donkey: { words: 'mule, zonkey', height: 1.6 },
  deer: {
    words:
      'stag, doe, roe, elk, reindeer, fawn, moose, bambi, antelope, gazelle, gnu, wildebeest, impala, springbok, oryx, kudu, caribou, antelope herd',
    height: 2,
    homes: ['forest'],
  },
  cow: { words: 'cattle, bull, calf, buffalo, yak', height: 1.55, homes: ['field'] },
  sheep: { words: 'lamb', height: 1.1, homes: ['field'] },
  goat: { words: 'ibex, kid goat, chamois', height: 1.05, homes: ['farm'] },
  pig: { words: 'piglet, hog, sow, boar, wild boar, piggy', height: 0.85, homes: ['farm'] },
  camel: { words: 'dromedary, alpaca', height: 2.4, homes: ['desert'] },
  giraffe: { height: 4.8, homes: ['field'] },
  elephant: { height: 3.2, homes: ['field'] },
  bear: { words: 'grizzly, brown bear, cub, grizzly bear, black bear, little bear', height: 1.35, homes: ['forest'] },
  'polar-bear': { words: 'ice bear', height: 1.5, homes: ['snow'] },
  panda: { words: 'panda bear', height: 1.2 },
  bird: {
    words:
      'robin, sparrow, songbird, finch, bluebird, canary, nightingale, wren, swallow, cardinal, pigeon, starling, hummingbird, kingfisher, tit, oriole, jay, blue jay, woodpecker, cuckoo, thrush, lark, chickadee, goldfinch, bullfinch, bird of paradise, titmouse, wagtail, swift bird',
    height: 0.15,
  },
  seagull: {
    words: 'gull, albatross, tern, pelican, cormorant, puffin, auk, guillemot, kittiwake, plover, sandpiper',
    habitat: 'air',
    height: 0.4,
    homes: ['sea'],
  },
  eagle: {
    words:
      'hawk, falcon, kite bird, buzzard, osprey, vulture, condor, kestrel, harrier, kite hawk, goshawk, sparrowhawk, bald eagle, golden eagle',
    habitat: 'air',
    height: 0.9,
  },
  parrot: { words: 'macaw, cockatoo, budgie, parakeet', height: 0.55, homes: ['jungle'] },
  toucan: { words: 'hornbill', height: 0.6, homes: ['jungle'] },
  crow: { words: 'raven, blackbird, magpie, jackdaw, rook', height: 0.45 },
  duck: { words: 'mallard, drake, duckling, rubber duck', habitat: 'water', height: 0.36, homes: ['lake'] },
  goose: { words: 'gander', height: 0.8, homes: ['lake'] },
  swan: { words: 'cygnet', habitat: 'water', height: 0.9, homes: ['lake'] },
  chicken: {
    words: 'hen, cock, cockerel, chick, quail, partridge, grouse, guinea fowl, turkey hen',
    height: 0.45,
    homes: ['farm'],
  },
  flamingo: { height: 1.4, homes: ['lake'] },
  heron: { words: 'stork, crane bird, egret, ibis, spoonbill, bittern', height: 1.1 },
  peacock: { words: 'peahen, pheasant', height: 1 },
  owl: { words: 'owlet, barn owl, snowy owl, tawny owl', height: 0.4, homes: ['forest'] },
  penguin: { words: 'emperor penguin', height: 0.9, homes: ['snow'] },
  fish: {
    words:
      'goldfish, clownfish, trout, salmon, carp, koi, tuna, angelfish, guppy, salmon fish, cod, barracuda, mackerel, sardine, herring, anchovy, eel fish, pike fish, perch fish, catfish, swordfish, sturgeon, betta, anglerfish, seabass',
    habitat: 'underwater',
    height: 0.22,
    homes: ['underwater'],
    affords: { head: [0.28, 0.9] },
  },
  whale: {
    words: 'blue whale, humpback, sperm whale, humpback whale, narwhal, beluga, minke whale, grey whale',
    habitat: 'underwater',
    height: 5,
    homes: ['sea'],
    affords: { head: [0.3, 0.9] },
  },
  dolphin: { words: 'porpoise', habitat: 'underwater', height: 0.9, homes: ['sea'] },
  shark: {
    words: 'great white, hammerhead, great white shark, whale shark',
    habitat: 'underwater',
    height: 1.4,
    homes: ['underwater'],
  },
  octopus: {
    words: 'kraken, cuttlefish, cephalopod, nautilus',
    habitat: 'underwater',
    height: 0.8,
    homes: ['underwater'],
  },
  jellyfish: { words: 'medusa', habitat: 'underwater', height: 0.5, homes: ['underwater'] },
  turtle: { words: 'tortoise, sea turtle, terrapin', height: 0.35, affords: { head: [0.41, 0.56] } },
  crab: { words: 'crayfish', height: 0.14, homes: ['beach'], affords: { head: [0, 0.86] } },
  rabbit: { words: 'bunny, hare, easter bunny', height: 0.42 },
  squirrel: { height: 0.3, homes: ['forest'] },
  mouse: { words: 'shrew', height: 0.07 },
  hamster: { words: 'guinea pig, gerbil', height: 0.1 },
  hedgehog: { words: 'porcupine', height: 0.18, homes: ['forest'] },
  frog: { words: 'toad, tree frog, tadpole', height: 0.1, homes: ['lake'] },
  snake: {
    words: 'python, cobra, viper, serpent, anaconda, boa, boa constrictor, adder, mamba, grass snake',
    height: 0.35,
    affords: { head: [0.3, 0.98] },
  },
  lizard: {
    words:
      'gecko, iguana, chameleon, alligator, salamander, komodo dragon, monitor lizard, skink, newt, bearded dragon, axolotl lizard',
    height: 0.1,
  },
  snail: { words: 'slug', height: 0.05, homes: ['garden'], affords: { head: [0.36, 0.72] } },
  butterfly: { words: 'moth, monarch', habitat: 'air', height: 0.09, homes: ['garden'] },
  bee: { words: 'bumblebee, wasp, hornet', habitat: 'air', height: 0.03, homes: ['garden'] },
  ladybird: { words: 'ladybug, scarab', height: 0.02, homes: ['garden'] },
  monkey: {
    words: 'ape, chimpanzee, baboon, lemur, chimp, orangutang, gibbon, macaque, tamarin, marmoset, capuchin',
    height: 0.7,
    homes: ['jungle'],
  },
  koala: { words: 'wombat', height: 0.7 },
  kangaroo: { words: 'wallaby', height: 1.5, homes: ['field'] },
  dinosaur: {
    words:
      'tyrannosaurus, brontosaurus, diplodocus, triceratops, raptor, stegosaurus, tyrannosaurus rex, velociraptor, dino, brachiosaur, apatosaurus, ankylosaurus, spinosaurus, pterodactyl',
    height: 6,
  },
  dragon: { words: 'wyvern, drake dragon, griffin, gryphon, hippogriff, chimera, basilisk, cockatrice', height: 3.4 },
});
