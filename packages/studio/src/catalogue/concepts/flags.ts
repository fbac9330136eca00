import { likenesses } from '../record.js';
import type { Likeness } from '../record.js';

/** Flags that are known by their design: its name, those who fly it, other words. */
const nations: Readonly<Record<string, readonly [people: string, lands: string, words?: string]>> = {
  usa: [
    'american',
    'the united states, the united states of america, america, the usa, usa, the us',
    'us flag, usa flag, united states flag, stars and stripes, star spangled banner',
  ],
  texas: ['texan', 'texas', 'texas flag, texas state flag, lone star flag'],
  uk: ['british', 'the united kingdom, great britain, britain, the uk', 'union jack, uk flag, union flag'],
  england: ['english', 'england', 'england flag'],
  canada: ['canadian', 'canada', 'canada flag, maple leaf flag'],
  japan: ['japanese', 'japan', 'japan flag, rising sun flag'],
  china: ['chinese', 'china', 'china flag'],
  korea: ['korean', 'south korea, korea', 'south korean flag'],
  india: ['indian', 'india', 'india flag'],
  france: ['french', 'france', 'france flag, french tricolour, tricolore'],
  germany: ['german', 'germany', 'germany flag'],
  italy: ['italian', 'italy', 'italy flag'],
  spain: ['spanish', 'spain', 'spain flag'],
  portugal: ['portuguese', 'portugal'],
  ireland: ['irish', 'ireland', 'ireland flag'],
  netherlands: ['dutch', 'the netherlands, holland'],
  belgium: ['belgian', 'belgium'],
  austria: ['austrian', 'austria'],
  switzerland: ['swiss', 'switzerland'],
  poland: ['polish', 'poland'],
  russia: ['russian', 'russia'],
  ukraine: ['ukrainian', 'ukraine', 'ukraine flag'],
  sweden: ['swedish', 'sweden', 'sweden flag'],
  norway: ['norwegian', 'norway'],
  denmark: ['danish', 'denmark'],
  finland: ['finnish', 'finland'],
  greece: ['greek', 'greece'],
  turkey: ['turkish', 'turkey'],
  israel: ['israeli', 'israel'],
  brazil: ['brazilian', 'brazil', 'brazil flag'],
  mexico: ['mexican', 'mexico', 'mexico flag'],
  argentina: ['argentinian', 'argentina'],
  europe: ['european', 'europe, the european union', 'eu flag, european union flag'],
  'rainbow-pride': ['pride', 'pride', 'rainbow flag, lgbt flag, lgbtq flag, gay pride flag'],
  'jolly-roger': ['buccaneer', 'pirates', 'pirate flag, skull and crossbones flag, jolly roger'],
};

const flagOf = (design: string, [people, lands, words]: readonly [string, string, string?]): Likeness => ({
  like: 'flag',
  words: [
    `${people} flag`,
    ...lands.split(', ').flatMap((land) => [`flag of ${land}`, `${land} national flag`]),
    ...(words?.split(', ') ?? []),
  ].join(', '),
  attributes: `flag-${design}`,
});

export const flags = likenesses(
  Object.fromEntries(Object.entries(nations).map(([design, nation]) => [`flag-${design}`, flagOf(design, nation)])),
);
