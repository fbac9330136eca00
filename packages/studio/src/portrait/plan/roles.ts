import type { Setting, TimeOfDay, Weather } from '../../language/brief.js';
import { roleOf as figureRoleOf } from '../../paint/living/people/roles.js';
import type { SetName } from '../sets/sets.js';

/** Where somebody of this trade is met: a painted set, or one of Studio's places with something in it. */
export interface RolePlace {
  readonly set?: SetName;
  readonly setting?: Setting;
  readonly time?: TimeOfDay;
  readonly weather?: Weather;
  readonly features?: readonly string[];
  /** A thing of the catalogue that stands behind. */
  readonly thing?: string;
}

/** What a role brings when the prompt says nothing else: clothes of the wardrobe with their usual colours, and a place. */
export interface Role {
  readonly wears: readonly (readonly [what: string, colour?: string])[];
  readonly place?: RolePlace;
}

const at = (setting: Setting, more: Omit<RolePlace, 'setting' | 'set'> = {}): RolePlace => ({ setting, ...more });
const on = (set: SetName): RolePlace => ({ set });

const table: Readonly<Record<string, Role>> = {
  business: { wears: [['suit']], place: at('office') },
  doctor: { wears: [['lab-coat']], place: on('clinic') },
  nurse: { wears: [['scrubs', '#3f7f9b']], place: on('clinic') },
  scientist: { wears: [['lab-coat'], ['glasses']], place: on('laboratory') },
  chef: { wears: [['chef-jacket'], ['chef-hat']], place: at('kitchen') },
  baker: { wears: [['chef-jacket'], ['chef-hat']], place: at('kitchen') },
  barista: {
    wears: [
      ['shirt', '#3b3a3f'],
      ['apron', '#4b3a2e'],
    ],
    place: at('cafe'),
  },
  waiter: { wears: [['tuxedo']], place: at('cafe') },
  teacher: { wears: [['blazer', '#6f5a48'], ['glasses']], place: on('classroom') },
  student: { wears: [['hoodie']], place: at('library') },
  librarian: { wears: [['sweater'], ['glasses']], place: at('library') },
  judge: { wears: [['robe', '#1d1c22']], place: at('library') },
  graduate: { wears: [['robe', '#1d1c2a']], place: at('park') },
  programmer: { wears: [['hoodie']], place: at('office') },
  hacker: { wears: [['hoodie', '#26262c']], place: at('room', { time: 'night' }) },
  gamer: { wears: [['hoodie'], ['headphones']], place: at('room', { time: 'night' }) },
  worker: {
    wears: [
      ['shirt', '#c46a2c'],
      ['helmet', '#e5b93a'],
    ],
    place: on('workshop'),
  },
  mechanic: { wears: [['overalls', '#3c5474']], place: on('workshop') },
  blacksmith: {
    wears: [
      ['shirt', '#5a4334'],
      ['apron', '#4b3323'],
    ],
    place: on('workshop'),
  },
  carpenter: {
    wears: [
      ['shirt', '#8a4a35'],
      ['apron', '#7a5a3c'],
    ],
    place: on('workshop'),
  },
  farmer: {
    wears: [
      ['shirt', '#8f3f33'],
      ['hat', '#d0ae6a'],
    ],
    place: at('farm'),
  },
  gardener: {
    wears: [
      ['shirt', '#5f7f52'],
      ['hat', '#d0ae6a'],
    ],
    place: at('garden', { features: ['flowers'] }),
  },
  fisherman: {
    wears: [
      ['turtleneck', '#2f4257'],
      ['beanie', '#7d2f2b'],
    ],
    place: at('harbour'),
  },
  sailor: { wears: [['sailor-shirt'], ['peaked-cap', '#f0f0ee']], place: on('ship-deck') },
  captain: {
    wears: [
      ['uniform', '#1f2d4f'],
      ['peaked-cap', '#f0f0ee'],
    ],
    place: on('ship-deck'),
  },
  pirate: {
    wears: [
      ['pirate-coat', '#5b1f26'],
      ['pirate-hat', '#26222a'],
    ],
    place: on('ship-deck'),
  },
  pilot: {
    wears: [
      ['uniform', '#1f2740'],
      ['peaked-cap', '#1f2740'],
    ],
    place: at('sky'),
  },
  police: {
    wears: [
      ['uniform', '#22304f'],
      ['peaked-cap', '#22304f'],
    ],
    place: at('street'),
  },
  firefighter: {
    wears: [
      ['uniform', '#b98a3a'],
      ['helmet', '#b5332c'],
    ],
    place: at('street'),
  },
  soldier: {
    wears: [
      ['uniform', '#5f6848'],
      ['peaked-cap', '#5f6848'],
    ],
    place: at('hills'),
  },
  astronaut: { wears: [['astronaut']], place: at('space') },
  detective: {
    wears: [
      ['coat', '#8a7452'],
      ['fedora', '#4d4038'],
    ],
    place: at('street', { time: 'night', weather: 'rain' }),
  },
  spy: { wears: [['tuxedo', '#17181d']], place: at('city', { time: 'night' }) },
  gangster: {
    wears: [
      ['suit', '#26262c'],
      ['fedora', '#26262c'],
    ],
    place: at('street', { time: 'night' }),
  },
  athlete: { wears: [['jersey', '#b5332c']], place: at('field') },
  boxer: { wears: [['t-shirt', '#2c2c32']], place: at('stage') },
  skier: { wears: [['jacket', '#b5332c'], ['beanie', '#2f5d8a'], ['sunglasses']], place: at('snow') },
  hiker: {
    wears: [
      ['jacket', '#3f6b52'],
      ['beanie', '#b5562a'],
    ],
    place: at('mountains'),
  },
  explorer: {
    wears: [
      ['shirt', '#a98f5c'],
      ['cowboy-hat', '#8a6a42'],
    ],
    place: at('jungle'),
  },
  surfer: { wears: [['t-shirt', '#2f7f95']], place: at('beach') },
  diver: { wears: [['t-shirt', '#20333f']], place: at('underwater') },
  cyclist: {
    wears: [
      ['jersey', '#d66a2c'],
      ['helmet', '#e8e8ea'],
    ],
    place: at('hills'),
  },
  biker: { wears: [['leather-jacket'], ['sunglasses']], place: at('street') },
  'rock-star': { wears: [['leather-jacket', '#1f1e24'], ['sunglasses']], place: at('stage') },
  musician: { wears: [['leather-jacket', '#2b2730']], place: at('stage') },
  singer: { wears: [['dress', '#7d2438']], place: at('stage') },
  dj: { wears: [['t-shirt', '#1f1f26'], ['headphones']], place: at('stage') },
  rapper: {
    wears: [['hoodie', '#2b2b33'], ['cap', '#1f1f26'], ['sunglasses']],
    place: at('street', { time: 'night' }),
  },
  dancer: { wears: [['dress', '#d9a0ac']], place: at('stage') },
  artist: {
    wears: [
      ['shirt', '#e4dccb'],
      ['apron', '#5f6f80'],
      ['beret', '#8e2433'],
    ],
    place: on('workshop'),
  },
  writer: { wears: [['turtleneck', '#33343b'], ['glasses']], place: at('library') },
  cowboy: {
    wears: [
      ['shirt', '#8f4433'],
      ['cowboy-hat', '#7a5638'],
      ['scarf', '#b5432f'],
    ],
    place: at('desert'),
  },
  sheriff: {
    wears: [
      ['vest', '#4d3a2c'],
      ['cowboy-hat', '#3b3029'],
    ],
    place: at('desert'),
  },
  king: { wears: [['mantle', '#8e1b2f'], ['crown']], place: on('throne-room') },
  queen: { wears: [['mantle', '#7a1f4a'], ['crown']], place: on('throne-room') },
  princess: { wears: [['dress', '#d98cab'], ['crown']], place: on('throne-room') },
  noble: { wears: [['ruff']], place: on('throne-room') },
  knight: { wears: [['armour']], place: at('hills', { thing: 'castle' }) },
  viking: { wears: [['fur-cloak'], ['horned-helmet']], place: at('sea', { weather: 'cloudy' }) },
  gladiator: {
    wears: [
      ['armour', '#a08a5e'],
      ['helmet', '#a08a5e'],
    ],
    place: at('desert'),
  },
  samurai: { wears: [['kimono', '#2b2f45']], place: at('garden', { features: ['petals'] }) },
  ninja: { wears: [['kimono', '#22222a']], place: at('village', { time: 'night', features: ['moon'] }) },
  geisha: { wears: [['kimono', '#9c2f3f'], ['earrings']], place: at('garden', { features: ['petals'] }) },
  wizard: {
    wears: [
      ['robe', '#33406e'],
      ['wizard-hat', '#33406e'],
    ],
    place: at('library', { time: 'night' }),
  },
  witch: {
    wears: [
      ['robe', '#2f2438'],
      ['wizard-hat', '#241d2c'],
    ],
    place: at('forest', { time: 'night', features: ['moon'] }),
  },
  monk: { wears: [['robe', '#8a5a32']], place: at('mountains') },
  nun: { wears: [['robe', '#1f1f26']], place: at('garden') },
  jedi: { wears: [['robe', '#6b543d']], place: at('desert') },
  elf: { wears: [['robe', '#3f5d46'], ['wreath']], place: at('forest') },
  fairy: { wears: [['dress', '#9fc58f'], ['wreath']], place: at('forest', { features: ['fireflies'] }) },
  angel: { wears: [['robe', '#f2efe8'], ['halo']], place: at('sky') },
  vampire: {
    wears: [['cape-suit', '#1c1a20']],
    place: at('hills', { time: 'night', thing: 'castle', features: ['moon'] }),
  },
  superhero: { wears: [['hero-suit', '#2b4f9a']], place: at('city') },
  santa: { wears: [['santa-coat', '#a81f2a'], ['santa-hat']], place: at('snow') },
  clown: {
    wears: [
      ['ruff', '#d98a2c'],
      ['party-hat', '#c43b5b'],
    ],
    place: at('stage'),
  },
  god: {
    wears: [
      ['robe', '#f2efe8'],
      ['wreath', '#d9ae3d'],
    ],
    place: at('sky'),
  },
  bride: {
    wears: [
      ['dress', '#f4f1ea'],
      ['wreath', '#f2f0ea'],
    ],
    place: at('garden', { features: ['flowers'] }),
  },
  groom: { wears: [['tuxedo']], place: at('garden', { features: ['flowers'] }) },
  cyborg: { wears: [['turtleneck', '#22262e'], ['visor']], place: at('city', { time: 'night', features: ['neon'] }) },
  caveman: { wears: [['fur-cloak']], place: at('cave') },
};

const roles: ReadonlyMap<string, Role> = new Map(Object.entries(table));

/** Roles that dress and live as another does. */
const alsoKnown: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cook: 'chef',
    surgeon: 'doctor',
    chemist: 'scientist',
    biologist: 'scientist',
    professor: 'teacher',
    alchemist: 'wizard',
    druid: 'wizard',
    necromancer: 'wizard',
    businessman: 'business',
    businesswoman: 'business',
    banker: 'business',
    politician: 'business',
    president: 'business',
    lawyer: 'business',
    secretary: 'business',
    cop: 'police',
    'police-officer': 'police',
    guard: 'soldier',
    admiral: 'captain',
    footballer: 'athlete',
    runner: 'athlete',
    coach: 'athlete',
    golfer: 'athlete',
    gymnast: 'athlete',
    snowboarder: 'skier',
    climber: 'hiker',
    mountaineer: 'hiker',
    camper: 'hiker',
    traveller: 'hiker',
    archaeologist: 'explorer',
    hunter: 'explorer',
    'scuba-diver': 'diver',
    guitarist: 'musician',
    drummer: 'musician',
    pianist: 'singer',
    composer: 'writer',
    poet: 'writer',
    philosopher: 'writer',
    painter: 'artist',
    sculptor: 'artist',
    potter: 'artist',
    ballerina: 'dancer',
    prince: 'king',
    emperor: 'king',
    sultan: 'king',
    pharaoh: 'king',
    empress: 'queen',
    lord: 'noble',
    duke: 'noble',
    paladin: 'knight',
    warrior: 'knight',
    archer: 'elf',
    ranger: 'elf',
    sorcerer: 'wizard',
    priest: 'monk',
    goddess: 'god',
    titan: 'god',
    builder: 'worker',
    engineer: 'worker',
    miner: 'worker',
    welder: 'worker',
    electrician: 'worker',
    plumber: 'mechanic',
    butcher: 'baker',
    bartender: 'waiter',
    butler: 'waiter',
    magician: 'spy',
    assassin: 'ninja',
    thief: 'ninja',
    outlaw: 'cowboy',
    bandit: 'cowboy',
    shepherd: 'farmer',
    lumberjack: 'farmer',
    swimmer: 'surfer',
    lifeguard: 'surfer',
    florist: 'gardener',
    jester: 'clown',
    dwarf: 'viking',
    minstrel: 'noble',
    bard: 'noble',
    inventor: 'scientist',
    astronomer: 'scientist',
    journalist: 'writer',
    streamer: 'gamer',
    actor: 'spy',
    actress: 'singer',
    villain: 'vampire',
    neanderthal: 'caveman',
  }),
);

export const roleNames: readonly string[] = [...roles.keys()];
export const roleNamed = (name: string): Role | undefined => roles.get(name);

/** Said beside a trade, these are its ranks: a pirate captain is dressed as a pirate, a viking warrior as a viking. */
const RANKS: ReadonlySet<string> = new Set(['captain', 'admiral', 'warrior', 'guard', 'hunter', 'lord']);

/** The first role among what was said of somebody; a mere rank where there is no other. */
export function roleOf(attributes: Iterable<string>): string | undefined {
  const said = [...attributes];
  for (const word of [...said.filter((each) => !RANKS.has(each)), ...said]) {
    const name = roles.has(word) ? word : alsoKnown.get(word);
    if (name) return name;
  }
  const figure = figureRoleOf(new Set(said));
  return figure && roles.has(figure) ? figure : undefined;
}

/** Other names of a role. */
export const wordsOfRole = (name: string): readonly string[] =>
  [...alsoKnown].filter(([, role]) => role === name).map(([word]) => word);
