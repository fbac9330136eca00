import type { Rgb } from '../../kit/colour.js';
import { legendNames, legends } from './legends.js';
import type { Outfit, Wearer } from './outfit.js';
import { periods } from './periods.js';
import type { RoleDress } from './role-dress.js';
import { rolesAtWork } from './roles-at-work.js';
import { rolesOfRank } from './roles-of-rank.js';
import { rolesOfTales } from './roles-of-tales.js';

const allRoles: ReadonlyMap<string, RoleDress> = new Map(
  Object.entries({ ...rolesAtWork, ...rolesOfTales, ...rolesOfRank, ...legends, ...periods }),
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
  captain: 'police',
  pilot: 'police',
  magician: 'suit-and-tails',
  hunter: 'explorer',
  traveller: 'explorer',
  tourist: 'explorer',
  climber: 'explorer',
  barista: 'shop-assistant',
  butcher: 'baker',
  potter: 'shop-assistant',
  maker: 'shop-assistant',
  glassblower: 'shop-assistant',
  florist: 'shop-assistant',
  athlete: 'runner',
  footballer: 'runner',
  racer: 'biker',
  pope: 'bishop',
  squire: 'medieval-folk',
  peasant: 'medieval-folk',
  minstrel: 'medieval-folk',
  bard: 'medieval-folk',
  duke: 'noble',
  lord: 'noble',
  general: 'officer',
  'flight-attendant': 'cabin',
  lifeguard: 'swimmer',
  diver: 'swimmer',
  snowboarder: 'skier',
  shepherd: 'farmer',
  fairy: 'princess',
  archer: 'elf',
  dwarf: 'viking',
  juggler: 'clown',
  surfing: 'surfer',
  windsurfing: 'surfer',
  skiing: 'skier',
};
const otherNames = new Map(Object.entries({ ...otherNamesTable, ...legendNames }));

export const roleNames: readonly string[] = [...allRoles.keys()];

/** Words for anybody who fights, leads or works: what else is said of somebody decides how they are dressed. */
const GENERAL = new Set(['warrior', 'captain', 'hero', 'worker', 'maker', 'hunter', 'student', 'tourist', 'artist']);

export function roleOf(attributes: ReadonlySet<string>): string | undefined {
  const named = [...attributes].filter((word) => allRoles.has(otherNames.get(word) ?? word));
  const word = named.find((each) => !GENERAL.has(each)) ?? named[0];
  return word === undefined ? undefined : (otherNames.get(word) ?? word);
}

export function dressForRole(wearer: Wearer, accent: Rgb): Outfit | undefined {
  const name = roleOf(wearer.attributes);
  return name ? allRoles.get(name)?.(wearer.colour, accent, wearer) : undefined;
}
