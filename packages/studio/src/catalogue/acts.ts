import type { ActRecord } from './act-record.js';
import { tableActs } from './acts-at-tables.js';
import { bodyActs } from './acts-of-body.js';
import { errandActs } from './acts-of-errands.js';
import { changingActs } from './acts-of-changing.js';
import { handsActs } from './acts-of-hands.js';
import { actsInPlay } from './acts-in-play.js';
import { homeActs } from './acts-of-home.js';
import { placedActs } from './acts-at-work-places.js';
import { leisureActs } from './acts-of-leisure.js';
import { sportActs } from './acts-of-sport.js';
import { stageActs } from './acts-of-stage.js';
import { actsOfTwo } from './acts-of-two.js';
import { tradeActs } from './acts-of-trades.js';
import { workActs } from './acts-of-work.js';
import type { Setting } from './settings.js';

export const actTable = {
  ...errandActs,
  ...placedActs,
  ...tradeActs,
  ...actsOfTwo,
  ...bodyActs,
  ...homeActs,
  ...changingActs,
  ...handsActs,
  ...tableActs,
  ...stageActs,
  ...actsInPlay,
  ...sportActs,
  ...workActs,
  ...leisureActs,
} as const satisfies Record<string, ActRecord>;

export type ActName = keyof typeof actTable;

export const acts: readonly (ActRecord & { readonly act: ActName })[] = Object.entries(actTable).map(
  ([act, record]) => ({
    act: act as ActName,
    ...record,
  }),
);

const byUse = new Map<string, ActName>(
  acts.flatMap(({ act, uses }) => (uses?.split(' ') ?? []).map((concept) => [concept, act] as const)),
);

const byName = new Map<string, ActRecord>(acts.map((record) => [record.act, record]));

export const isActName = (word: string): word is ActName => byName.has(word);

/** Whether an act is done on what it uses. */
export const isRidden = (act: ActName): boolean => byName.get(act)?.rides === true;

/** What one wears for an act. */
export const wornFor = (act: ActName): string | undefined => byName.get(act)?.wears;

/** Work and sports that nobody does in a dress. */
export const isDoneInTrousers = (act: ActName): boolean => byName.get(act)?.inTrousers === true;

/** The place that an act implies. */
export const placeOfAct = (act: string): Setting | undefined => byName.get(act)?.at;

const byTrade = new Map(
  acts.flatMap(({ at, trades }) => (at && trades ? trades.split(' ').map((trade) => [trade, at] as const) : [])),
);
const mountsOfTrades = new Set<string>(
  [actTable.bicycling, actTable.motorcycling].flatMap(({ trades }) => trades.split(' ')),
);
/** Who is of such a trade has what they ride with them. */
export const ridesByTrade = (word: string): boolean => mountsOfTrades.has(word);

const actsByTrade = new Map(
  acts.flatMap(({ act, trades }) => (trades?.split(' ') ?? []).map((one) => [one, act] as const)),
);
/** What somebody of a trade does. */
export const actOfTrade = (word: string): ActName | undefined => actsByTrade.get(word);

/** Where somebody of a trade is at work. */
export const placeOfTrade = (word: string): Setting | undefined => byTrade.get(word);

/** What an act is done with, or before. */
export const thingsOfAct = (act: ActName): readonly string[] => byName.get(act)?.uses?.split(' ') ?? [];

/** What is seen where it is done, whoever brought it. */
export const shownIn = (act: ActName): readonly string[] => byName.get(act)?.shows?.split(' ') ?? [];

/** Whether an act has such a thing in it. */
export function belongsTo(act: ActName, concept: string): boolean {
  const { uses = '', shows = '' } = byName.get(act) ?? {};
  return `${uses} ${shows}`.split(' ').includes(concept);
}

/** What somebody does who holds or uses such a thing. */
export function actWith(concept: string, variety?: string): ActName | undefined {
  return (variety === undefined ? undefined : byUse.get(variety)) ?? byUse.get(concept);
}

/** What animals do in their own way, on four legs. */
const natural = new Set<ActName>(
  'handling eating snacking drinking sneezing cheering waiting talking laughing crying hugging floating climbing crawling thinking gazing catching throwing digging stretching petting patting patting-low patting-nose watching-tv pushing pulling floor-play scuba-diving shading picnic swinging trampoline bowing gardening repairing wiping shouting singing praying roasting meeting one-leg reaching-up skipping tiptoeing stumbling begging twirling somersault'.split(
    ' ',
  ) as ActName[],
);

export const isNatural = (act: ActName): boolean => natural.has(act);

/** What asks for hands: an animal that does it stands upright. */
export const handActs: readonly ActName[] = acts.map(({ act }) => act).filter((act) => !natural.has(act));
const byHand: ReadonlySet<string> = new Set(handActs);
export const isHandAct = (word: string): word is ActName => byHand.has(word);
