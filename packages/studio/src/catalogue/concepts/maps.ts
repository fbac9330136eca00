import { painted } from '../record.js';
import type { Painted } from '../record.js';

/** As one asks for it, and other names of the same land. */
const lands: Readonly<Record<string, string>> = {
  world: 'the world, earth, the earth, the globe, all continents, the continents',
  africa: 'the african continent',
  'south-america': '',
  'north-america': '',
  europe: '',
  asia: '',
  australia: '',
  'united-states': 'the united states, the united states of america, america, usa, the usa, the us, the u.s, u.s, us',
  italy: '',
  japan: '',
  'great-britain': 'britain, the united kingdom, united kingdom, uk, the uk, england, the british isles, scotland',
  ireland: '',
  france: '',
  spain: 'portugal, iberia',
  germany: '',
  india: '',
  china: '',
  brazil: '',
  mexico: '',
  canada: '',
  'new-zealand': '',
  texas: '',
  california: '',
  florida: '',
  vietnam: '',
  egypt: '',
  greece: '',
  scandinavia: 'norway, sweden',
  turkey: '',
  argentina: '',
  'south-korea': 'korea',
  manhattan: 'new york city, new york, nyc',
};

function mapOf(name: string, others: string): Painted {
  const names = [name.replaceAll('-', ' '), ...others.split(', ').filter(Boolean)];
  const spoken = names.flatMap((one) => [`map of ${one}`, `${one.replace(/^the /, '')} map`, `outline of ${one}`]);
  return {
    words: [...new Set(spoken)].filter((words) => words !== `${name} map`.replaceAll('-', ' ')).join(', '),
    height: 0.5,
    traits: ['engaging', 'reading', 'hung', 'propped'],
    shapes: ['rectangular'],
  };
}

/** Maps whose land one knows by its outline: `paint/objects/plans/maps.ts`. */
export const maps = painted(
  'object',
  'tabletop',
  Object.fromEntries(Object.entries(lands).map(([name, others]) => [`${name}-map`, mapOf(name, others)])),
);
