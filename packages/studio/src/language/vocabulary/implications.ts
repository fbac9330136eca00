import type { Setting } from '../brief.js';

/** What a person is decides a place as well. */
export const impliedByPeople: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ['astronaut', 'space'],
  ['fisherman', 'harbour'],
  ['farmer', 'farm'],
  ['chef', 'kitchen'],
  ['cook', 'kitchen'],
  ['baker', 'kitchen'],
  ['barista', 'cafe'],
  ['waiter', 'cafe'],
  ['surfer', 'beach'],
  ['skier', 'snow'],
  ['snowboarder', 'snow'],
  ['diver', 'underwater'],
  ['scuba-diver', 'underwater'],
  ['mermaid', 'underwater'],
  ['business', 'office'],
  ['programmer', 'office'],
  ['ballerina', 'stage'],
  ['singer', 'stage'],
  ['musician', 'stage'],
  ['gardener', 'garden'],
  ['cowboy', 'desert'],
  ['sailor', 'harbour'],
  ['pirate', 'beach'],
  ['hiker', 'mountains'],
  ['climber', 'mountains'],
  ['knight', 'hills'],
  ['wizard', 'forest'],
  ['witch', 'forest'],
  ['elf', 'forest'],
  ['fairy', 'forest'],
  ['shepherd', 'hills'],
  ['builder', 'construction-site'],
  ['swimmer', 'beach'],
  ['teacher', 'classroom'],
]);

/** Where these are, it is no friendly day. */
export const ofTheDark: ReadonlySet<string> = new Set(['vampire', 'zombie', 'necromancer', 'assassin', 'demon']);
