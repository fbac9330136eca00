import type { Rgb } from '../../kit/colour.js';
import { legendNames, legends } from './legends.js';
import type { Outfit, Wearer } from './outfit.js';
import { periods } from './periods.js';
import type { RoleDress } from './role-dress.js';
import { rolesAtWork } from './roles-at-work.js';
import { rolesOfTales } from './roles-of-tales.js';

const allRoles: ReadonlyMap<string, RoleDress> = new Map(
  Object.entries({ ...rolesAtWork, ...rolesOfTales, ...legends, ...periods }),
);

const otherNamesTable: Readonly<Record<string, string>> = {
  spaceman: 'astronaut',
  cosmonaut: 'astronaut',
  cook: 'chef',
  surgeon: 'doctor',
  'train-conductor': 'postman',
  scientist: 'doctor',
  angler: 'fisherman',
  policeman: 'police',
  policewoman: 'police',
  'police-officer': 'police',
  fireman: 'firefighter',
  builder: 'worker',
  'construction-worker': 'worker',
  engineer: 'worker',
  professor: 'teacher',
  painter: 'artist',
  guitarist: 'musician',
  ballerina: 'dancer',
  business: 'businessman',
  'santa-claus': 'santa',
  'father-christmas': 'santa',
  hero: 'superhero',
  superwoman: 'superhero',
  sorcerer: 'wizard',
  mage: 'wizard',
  gardener: 'farmer',
  armour: 'knight',
  armor: 'knight',
  warrior: 'knight',
  prince: 'king',
  pharaoh: 'king',
  captain: 'police',
  pilot: 'police',
  conductor: 'suit-and-tails',
  magician: 'suit-and-tails',
  detective: 'explorer',
  hunter: 'explorer',
  traveller: 'explorer',
  tourist: 'explorer',
  climber: 'explorer',
  mechanic: 'worker',
  carpenter: 'worker',
  barista: 'shop-assistant',
  butcher: 'baker',
  potter: 'shop-assistant',
  maker: 'shop-assistant',
  glassblower: 'shop-assistant',
  florist: 'shop-assistant',
  runner: 'runner',
  athlete: 'runner',
  footballer: 'runner',
  boxer: 'runner',
  racer: 'biker',
  priest: 'monk',
  nun: 'nun',
  viking: 'viking',
  swimmer: 'swimmer',
  lifeguard: 'swimmer',
  diver: 'swimmer',
  snowboarder: 'skier',
  shepherd: 'farmer',
  fairy: 'princess',
  angel: 'angel',
  elf: 'elf',
  archer: 'elf',
  dwarf: 'viking',
  vampire: 'vampire',
  clown: 'clown',
  juggler: 'clown',
  geisha: 'geisha',
  judge: 'graduate',
  surfing: 'surfer',
  windsurfing: 'surfer',
  skiing: 'skier',
};
const otherNames = new Map(Object.entries({ ...otherNamesTable, ...legendNames }));

export const roleNames: readonly string[] = [...allRoles.keys()];

export function roleOf(attributes: ReadonlySet<string>): string | undefined {
  for (const word of attributes) {
    const name = otherNames.get(word) ?? word;
    if (allRoles.has(name)) return name;
  }
  return undefined;
}

export function dressForRole(wearer: Wearer, accent: Rgb): Outfit | undefined {
  const name = roleOf(wearer.attributes);
  return name ? allRoles.get(name)?.(wearer.colour, accent, wearer) : undefined;
}
