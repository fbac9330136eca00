import type { DrawableKind, Habitat } from '../drawable.js';

/** What a thing is in the real world, told from its name. */
export interface Measure {
  readonly kind: DrawableKind;
  readonly habitat: Habitat;
  /** Metres. */
  readonly height: number;
}

/**
 * Rows of `height kind habitat: names`. A whole name is looked up first, then its last word (what it is), then its
 * other words; the first row that has it wins.
 */
const table = `
0.02 object tabletop: paperclip round-pushpin safety-pin pin golf-tee nut bolt nut-and-bolt screw lag-screw nail nails guitar-pick game-die pearl-earring microchip computer-chip processor fuse
0.03 object tabletop: engagement-ring engagement-ring-simple diamond-ring big-diamond-ring skull-ring linked-rings emerald topaz amethyst gems gem-stone cut-diamond poker-chip coins crown-coin pill coffee-beans marbles hockey-puck
0.35 object tabletop: money-bag
0.05 object tabletop: usb-key electric-plug plug jack-plug spark-plug matchbox magnet thread sewing-needle cotton-swab fishing-hook fishing-lure earbuds drop-earrings heart-earrings crystal-earrings credit-card id-card identification-card key-card subway-pass ticket admission-tickets battery heart-key car-key old-key skeleton-key yo-yo clothespin wax-seal
0.06 object tabletop: trackball tennis-ball eight-ball pool-8-ball blackball rolling-dices audio-cassette cassette-tape sponge price-tag label stopwatch robot-vacuum spinning-top
0.08 object tabletop: pocket-watch house-keys keyring padlock padlock-open plain-padlock combination-lock dial-padlock locked unlocked softball crayon diskette floppy-disk clay-brick measure-tape bow-tie-ribbon vial corkscrew retro-controller console-controller gamepad video-game video-camera card-jack-spades card-king-spades card-queen-spades
0.12 object tabletop: fountain-pen highlighter passport disc dvd minidisc wristwatch videocassette vhs perfume-bottle spice-bottle alarm-clock timer-clock pocket-radio glasses spectacles clutch-bag coins-pile mixing-desk flying-disc thong-sandal womans-sandal
0.15 object tabletop: mans-shoe running-shoe flat-shoe dress-shoe sneaker-shoe converse-shoe high-heeled-shoe high-heel stiletto-heel football-boot ballet-shoes receipt clothes-iron headphone hi-fi-headphones piggy-bank candles candle-light candle-flame saucepan tape-drive magnifying-glass-tilted-left hand-lens loupe
0.2 object tabletop: tv-remote lotion-bottle soy-sauce-bottle oil-can pour-over-kettle steaming-kettle metronome film-reel joystick dart hiking-boot volleyball volleyball-ball soccer-ball rugby-football american-football-ball hourglass-not-done empty-hourglass game-console arcade-controller cannon-ball hard-hat military-helmet handheld-radio smart-speaker pan-flute beaker purse
0.24 object tabletop: basketball basketball-ball spray-bottle detergent-bottle slide-projector toaster-oven mantelpiece-clock fishbowl curling-stone clothes-hanger chips-bag iv-bag ping-pong tambourine maracas pestle-mortar mortar-and-pestle bowling kettlebell trophy-cup award-cup
0.32 object tabletop: hammer-nails
0.35 object tabletop: beach-ball womans-boot cowboy-boot rubber-boot boomerang cash-register coffee-maker steering-wheel steering-wheel-sport bowling-pin film-projector fax-machine
0.45 object tabletop: computer-monitor old-computer tv vintage-television 3d-printer desk-lamp lit-desk-lamp bed-lamp bedside-lamp lava-lamp bird-cage french-horn lyre paper-shredder
0.6 object ground: clarinet trombone djembe long-drum tyre viola tennis badminton racquet scuba-tank firework-rocket rocket-firework tank-top jet-pack cushion sandbox compost-bin portable-generator
0.4 object ground: hand-bag shoulder-bag shopping-bag shopping-bags paper-bag-open paper-bag-folded medical-bag gym-bag duffel-bag school-bag beach-bag
0.25 vehicle air: quadcopter delivery-drone
0.9 object ground: acoustic-guitar electric-guitar banjo bollard field-hockey kick-scooter storage-drum ironing-board hot-tub stove gas-stove kitchen-sink bagpipes cradle crutch podium guard-rail railing
1.3 object ground: hockey-sticks ice-hockey bassoon file-cabinet balance-beam hedge grand-piano upright-piano magic-broom solar-panel slot-machine
1.8 object ground: fridge industrial-fridge lockers locker server-rack fuel-pump gas-pump fishing-pole trolley patio-heater stairs brick-wall sculpture
2.05 object ground: arabic-door bus-doors closed-doors entry-door hobbit-door locked-door saloon-doors secret-door steel-door tree-door wooden-door temple-door doorway
2.6 object ground: boxing-ring tennis-court climbing-frame play-structure bleachers scoreboard
4.5 object ground: street-light double-street-lights street-lamp-arm
7 object ground: utility-pole power-pole mast mast-lighting scaffold
0.75 vehicle water: buoy life-buoy lifebuoy ring-buoy
15 vehicle air: zeppelin
2.5 vehicle air: mountain-cableway
4 nature ground: iceberg icebergs
0.75 furniture ground: plain-table round-table bar-stool
0.9 furniture ground: park-bench garden-bench wooden-chair director-chair rocking-chair dining-set
0.03 food tabletop: raspberry olive almond jelly-beans peanut
0.05 food tabletop: cherry plum tangerine dumpling falafel fortune-cookie marshmallows pea-pod peas peanuts blackcurrant elderberry
0.09 food tabletop: red-apple green-apple shiny-apple pickle
0.1 object wall: thermostat light-switch electrical-socket
0.3 object wall: security-camera cctv-camera spiral-calendar tear-off-calendar
0.4 object wall: wall-sconce wall-light
0.5 object wall: cuckoo-clock wind-chime windchimes
0.6 object wall: framed-picture
2.2 object ground: bus-shelter sliding-door open-door elevator-cabin charging-station open-garden-gate twin-floor-lamp floor-lamp-torchiere
3 vehicle ground: school-bus
1.2 vehicle ground: electric-moped electric-motorbike bagging-mower
4 building ground: open-garage
0.8 furniture ground: school-desk
7 building ground: detached-house modern-house town-building shopfront storehouse toy-castle office-tower-block hospital-building wind-mill-silhouette shining-lighthouse
12 building ground: city-block arched-bridge wind-generator harbour-crane
1.7 furniture ground: floor-lamp coat-rack dining-set plain-table upright-piano wardrobe
3 object ground: post-lamp outdoor-lamp pillar fingerpost sign-pole beach-umbrella water-well
1.6 vehicle ground: taxicab estate-car pickup limousine minivan motorbike-cruiser garden-tractor city-bicycle electric-bicycle stroller hospital-wheelchair
3 vehicle ground: commuter-train city-tram city-bus boxcar excavator
4 vehicle air: passenger-jet rescue-helicopter alien-saucer
0.8 object wall: chandelier pair-of-lamps radiator picture-frame wall-thermometer
0.9 object tabletop: cricket-game
0.25 object tabletop: computer-mouse mouse-trap amber-mosquito paper-frog plastic-duck balloon-dog cricket-bat fairy-wand wax-seal bird-scepter
0.9 object ground: baseball-bat spiked-bat ping-pong-bat wolf-trap
1.5 object ground: carousel-horse siege-ram sauropod-skeleton crow-nest trojan-horse-toy
0.1 food tabletop: chicken-leg fried-shrimp canned-fish
0.1 plant tabletop: leaf-skeleton
1.5 animal ground: gorilla
1.7 animal ground: rhinoceros
2.2 animal ground: two-hump-camel
0.02 animal ground: ant ladybug lady-beetle spotted-bug earwig mite tick
0.03 animal ground: cricket cigale
0.03 animal air: honeybee bee fly mosquito wasp dragonfly flying-beetle monarch-butterfly butterfly firefly hummingbird
0.04 animal ground: beetle scarab-beetle gold-scarab spider hanging-spider angular-spider long-legged-spider masked-spider caterpillar centipede cockroach scorpion snail slug worm earth-worm maggot apple-maggot praying-mantis long-antennae-bug alien-bug spiked-snail
0.1 animal ground: mouse rat hamster chipmunk frog toad gecko lizard chameleon salamander tadpole axolotl baby-chick hatching-chick mole seated-mouse
0.2 animal air: bird black-bird dove bat sparrow swallow finch hummingbird peace-dove freedom-dove flying-fox cuckoo
0.25 animal ground: hedgehog squirrel porcupine armadillo crab hedgehog rabbit ermine duck dodo chicken rooster parrot owl barn-owl crow raven pigeon kiwi-bird toucan snake cobra rattlesnake turtle tortoise skunk lobster platypus
0.5 animal ground: cat black-cat dog poodle guide-dog service-dog goose canadian-goose penguin beaver badger otter raccoon fox turkey eagle vulture peacock monkey sloth koala anteater pangolin capybara lemur jumping-dog sitting-dog sniffing-dog basset beagle tapir
0.5 animal water: swan seal juggling-seal
0.9 animal ground: sheep ewe goat ram pig boar leopard wolf kangaroo orangutan heron ibis egyptian-bird shoebill-stork flamingo crocodile panda tiger lynx
1.5 animal ground: deer donkey llama cow ox water-buffalo bison bull horse camel hippopotamus moose zebra ostrich bear charging-bull centaur unicorn pegasus polar-bear
3 animal ground: elephant mammoth giraffe dinosaur-rex t-rex velociraptor dimetrodon dinosaur trojan-horse minotaur hydra dragon wyvern sauropod diplodocus parasaurolophus double-dragon griffin sasquatch giant
0.3 animal underwater: fish tropical-fish clownfish blowfish porcupinefish piranha angler-fish seahorse jellyfish sea-star starfish shrimp oyster sea-urchin salmon squid flatfish eel trilobite nautilus axolotl school-of-fish double-fish koi crayfish
1 animal underwater: octopus shark dolphin manta-ray sea-turtle sea-serpent swordfish mermaid merman giant-squid plesiosaurus helicoprion sea-creature fish-monster
4 animal underwater: whale orca sperm-whale spouting-whale kraken sea-dragon
1.7 person ground: mermaid merman genie fairy troll hairy-creature zombie elf archer bowman mounted-knight djinn ghost floating-ghost golem rock-golem robot-golem ice-golem metal-golem megabot battle-mech skeleton scarecrow vintage-robot mono-wheel-robot spider-bot tracked-robot industrial-robot
2.5 plant ground: bamboo corn sugar-cane beanstalk reed sunflower cactus berry-bush
0.4 plant ground: fern grass high-grass shrub bush clover shamrock agave carnivorous-plant venus-flytrap herb herbs-bundle mushroom mushrooms fungus grass-mushroom mushrooms-cluster spotted-mushroom super-mushroom dandelion daisy poppy blossom hibiscus hyacinth lotus lotus-flower tulip rose white-flower cherry-blossom flower flowers vine jasmine plant cotton-flower flax wheat grain grain-bundle barley oat sprout seedling bud daffodil lily-pads
8 plant ground: tree deciduous-tree evergreen-tree palm-tree baobab beech oak willow-tree pine-tree birch-trees dead-wood leafless-tree fruit-tree christmas-tree holy-oak burning-tree spiked-trunk tree-row tree-broadleaved tree-needleleaved tree-palm tree-leafless tree-cactus deku-tree evil-tree treehouse tree-swing islet-tree
0.6 plant ground: tree-stump tree-roots log half-log wood stump axe-in-stump axe-in-log
0.4 plant tabletop: potted-plant bonsai-tree cactus-pot flower-pot bouquet plant-seed pine-decoration sprout-disc
0.08 plant tabletop: leaf maple-leaf oak-leaf ginkgo-leaf monstera-leaf linden-leaf fallen-leaf feather acorn chestnut seed seeds apple-seeds herb root petal four-leaf-clover vine-leaf curled-leaf
0.12 food tabletop: apple pear orange lemon lime peach mango tomato potato onion kiwi-fruit avocado egg pretzel cookie doughnut donut croissant cupcake muffin bagel bun dumpling taco sandwich hamburger hot-dog burrito sushi sushis popcorn candy chocolate-bar cheese cheese-wedge butter bacon sausage carrot cucumber eggplant aubergine bell-pepper garlic corn broccoli beet leek cabbage artichoke asparagus banana coconut coconuts olive pickle waffle toast bread pie slice steak meat drumstick kebab noodles rice egg-fried mushroom brown-mushroom plum fig raspberry strawberry cherry cherries blueberries grapes lollipop custard pancakes shortcake cake-slice honeycomb peas pea-pod peanut peanuts nuts almond berries elderberry blackcurrant tangerine carambola pimiento chili-pepper hot-pepper raddish radish bok-choy french-fries chips nachos dango oden tamale falafel meat-on-bone poultry-leg ham-shank fried-fish fried-eggs ice-pop ice-cream ice-cream-cone soft-ice-cream shaved-ice moon-cake marshmallows jelly jelly-beans croissants food fruit vegetable salad soup stew pasta spaghetti curry-rice pizza beefsteak breakfast-croissant wrapped-sweet ginger-root root-vegetable leafy-green rice-ball flatbread stuffed-flatbread cut-of-meat shrimp-fried
0.3 food tabletop: cake birthday-cake watermelon pineapple melon pumpkin jack-o-lantern roast-chicken bento-box layer-cake stairs-cake gingerbread-man pinata pumpkin-lantern fruit-bowl
0.12 object tabletop: cup mug coffee-cup coffee-mug teacup teacup-without-handle glass tumbler-glass hot-beverage glass-of-milk beer-mug beer-stein wine-glass cocktail-glass martini tropical-drink bubble-tea cup-with-straw sake goblet chalice holy-grail jeweled-chalice soda-can can bowl bowl-with-spoon plate jar honey-pot honeypot honey-jar mason-jar salt salt-shaker ketchup teapot kettle saucepan canned-food beverage-box milk-carton baby-bottle boba glass-of-water
0.3 object tabletop: bottle wine-bottle beer-bottle vase urn amphora jug pitcher flask potion pot cooking-pot pressure-cooker rice-cooker toaster blender lamp desk-lamp lantern candle candelabra hourglass trophy clock radio boombox television tv computer desktop-computer laptop monitor typewriter printer microscope globe crystal-ball bust stone-bust basket sewing-machine kitchen-scale scales balance-scale gramophone bird-cage aquarium fishbowl teddy-bear nesting-dolls piggy-bank toolbox helmet crown hat backpack handbag briefcase bucket watering-can drum trumpet violin banjo lute lyre accordion saxophone
0.1 object tabletop: key coin ring watch pocket-watch compass camera phone smartphone wallet purse pen pencil brush dice die game-die puzzle-piece yo-yo ball baseball tennis-ball golf-ball soap sponge lipstick glasses sunglasses scissors spoon fork knife whisk corkscrew lighter match battery bulb light-bulb magnet screw nail nut bolt gem jewel diamond necklace earrings medal badge card ticket stamp envelope letter pill pills syringe thermometer stethoscope test-tube razor comb toothbrush whistle harmonica ocarina flute microphone headphone headphones earbuds calculator abacus cassette diskette chip plug bell pinecone shell scallop spiral-shell bone tooth brain cigar pipe
0.25 object tabletop: book books notebook newspaper scroll map picture box gift wrapped-gift package hammer wrench screwdriver saw pliers drill shoe boot sandal slipper glove mitten sock cap tie scarf bow-tie mask fan ball soccer-ball basketball volleyball bowling-ball football
0.6 object ground: chair stool chest treasure-chest barrel keg crate suitcase luggage bag sack basket fire-extinguisher trash-can wastebasket campfire anvil cauldron fire-hydrant drum-kit skateboard sled kick-scooter tricycle wheel tire lawn-mower vacuum vacuum-cleaner broom mop bucket cannon-ball log rock stone boulder gravestone tombstone headstone cooler jerrycan gas-cylinder oil-drum traffic-cone beehive dog-house guitar cello suitcase umbrella golf-bag
1 object ground: bicycle-locker sword spear axe halberd staff trident scythe shield bow crossbow musket rifle armor armour rake shovel spade pitchfork ladder cart wheelbarrow shopping-cart hand-truck stroller baby-carriage wheelchair harp easel bench table desk bed bathtub toilet sink stove oven fridge washing-machine dishwasher grill barbecue fireplace furnace mailbox postbox bonfire fire pylon brazier torch hammock surf-board snowboard skis ski-equipment canoe-paddle oar anchor ship-wheel bell gong coffin sarcophagus throne piano grand-piano pipe-organ pool-table table-soccer slot-machine dresser wardrobe cupboard bookshelf clothes dress coat gown kimono cape cloak robe suit jacket shirt trousers jeans skirt shorts vest scooter moped catapult ballista target-dummy archery-target trampoline seesaw spring-rider lectern safe lockers door fence
2.2 object ground: street-lamp lamp-post traffic-light bus-stop sign signpost direction-sign statue totem moai obelisk menhir dolmen vending-machine phone-booth atm telephone-box swing slide playground-slide billboard gate door arcade turnstile scarecrow flag banner fountain well water-pump totem guillotine trebuchet cage gallows clothesline totem-pole sundial ladder-truck basketball-hoop goal-net
1.6 vehicle ground: car automobile taxi police-car race-car racing-car hatchback convertible sports-car city-car jeep quad-bike go-kart golf-cart snowmobile motorcycle motor-scooter motorbike bicycle penny-farthing unicycle velocipede tricycle dutch-bike aero-bike chariot carriage wagon old-wagon rickshaw auto-rickshaw sport-utility-vehicle pickup-truck mine-wagon coal-wagon
3 vehicle ground: bus truck lorry van ambulance fire-engine fire-truck tractor train locomotive tram trolleybus minibus bulldozer forklift tank battle-tank excavator steamroller dump-truck caravan camper motorhome trailer delivery-truck articulated-lorry railway-car metro monorail light-rail bullet-train high-speed-train subway wagon hopper-wagon tank-wagon caboose passenger-carriage railcar food-truck tanker-truck utility-van tow-truck streetcar jeepney mine-truck
2 vehicle water: canoe rowing-boat raft kayak speedboat motor-boat speed-boat gondola small-fishing-sailboat fishing-boat houseboat paper-boat jet-skiing
12 vehicle water: sailboat ship ferry passenger-ship galleon caravel drakkar cargo-ship battleship trireme galley warship paddle-steamer schooner shooner-sailboat cruiser dreadnought iron-hulled-warship yacht carrier drakkar-dragon offshore-platform oil-rig
3 vehicle underwater: submarine mini-submarine research-submarine
4 vehicle air: airplane aeroplane jet helicopter biplane small-airplane glider hang-glider parachute hot-air-balloon air-balloon jet-fighter fighter-jet commercial-airplane drone quadcopter stealth-bomber flying-saucer ufo kite paper-plane interceptor-ship heavy-fighter light-fighter
10 vehicle ground: rocket space-shuttle spaceship lunar-module apollo-capsule
3 vehicle space: satellite space-station spoutnik defense-satellite star-satellites starfighter scout-ship asteroid death-star
2.5 building ground: tent camping-tent tipi hut igloo yurt shed outhouse latrine booth kiosk dog-shelter bird-house greenhouse playhouse bunker horse-shelter hunting-blind picnic-shelter transit-shelter carport arch-gate well
7 building ground: house barn cabin cottage saloon shop store tavern windmill water-mill farm stable chapel church synagogue mosque temple shrine shinto-shrine hotel school hospital bank post-office department-store convenience-store factory warehouse house-with-garden derelict-house family-house viking-longhouse hobbit-dwelling row-houses manufactured-home mushroom-house spooky-house pagoda gate-house granary silo water-tower lighthouse watchtower tower circus-tent medieval-pavilion fire-station town-hall courthouse embassy hangar polytunnel a-frame-cabin buddhist-temple hindu-temple observatory theater opera museum library india-gate arc-triomphe torii
25 building ground: castle palace cathedral skyscraper office-building stadium pyramid great-pyramid mayan-pyramid coliseum fortress ferris-wheel roller-coaster bridge tokyo-tower eiffel-tower statue-of-liberty pisa-tower space-needle tv-tower capitol japanese-castle classical-building greek-temple egyptian-temple egyptian-pyramids egyptian-sphinx taj crane tower-crane gantry-crane power-tower transmission-tower cooling-tower wind-turbine nuclear-plant oil-pump dam control-tower radio-tower saint-basil-cathedral sydney-opera-house tower-bridge carousel elven-castle big-ben clock-tower cargo-crane louvre-pyramid
1.2 furniture ground: armchair sofa couch couch-and-lamp chair table desk bed bunk-bed bunk-beds bench bookshelf office-chair rocking-chair park-bench wooden-chair club-chair stool bar-stool director-chair round-table double-bed king-bed single-bed crib throne lounger seat garden-bench king-throne throne-king stone-throne
0.5 nature ground: rock stone crystal-cluster stalagmite minerals ore gold-nuggets stone-pile stone-stack boulder crystal-growth geyser cairn coral fossil coal-pile brick-pile
1 object wall: clock-face wall-light wall-sconce painting framed-picture mirror window curtains calendar ceiling-light ceiling-fan air-conditioner wall-mirror dream-catcher wanted-poster bulletin-board cuckoo-clock thermostat light-switch security-camera cctv-camera plaque string-lights wind-chime windchimes
`;

interface Row extends Measure {
  readonly names: ReadonlySet<string>;
}

const rows: readonly Row[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', names = ''] = line.split(':');
    const [height, kind, habitat] = head.trim().split(' ');
    return {
      height: Number(height),
      kind: kind as DrawableKind,
      habitat: habitat as Habitat,
      names: new Set(names.trim().split(/\s+/)),
    };
  });

const firstRow = new Map<string, Row>();
for (const row of rows) for (const name of row.names) if (!firstRow.has(name)) firstRow.set(name, row);

const unknown: Measure = { kind: 'object', habitat: 'tabletop', height: 0.25 };

export function measureOf(concept: string): Measure {
  const parts = concept.split('-');
  // "fire-truck" is a truck, "cup-with-straw" a cup
  const before = parts.findIndex((part) => part === 'with' || part === 'of' || part === 'in' || part === 'and');
  const last = parts[(before > 0 ? before : parts.length) - 1] ?? '';
  const single = last.replace(/s$/, '');
  const { kind, habitat, height } =
    firstRow.get(concept) ??
    firstRow.get(parts.slice(-2).join('-')) ??
    firstRow.get(last) ??
    firstRow.get(single) ??
    parts.map((part) => firstRow.get(part)).find((row) => row !== undefined) ??
    unknown;
  return { kind, habitat, height };
}
