import { actOfTrade, isRidden } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import type { Brief, Subject } from '../../language/brief.js';

const SURFS: ActName = 'surfing';

/** For the painter of people: the wave that they ride is the sea's, and no one of their own. */
const WAVE_OF_SEA = 'wave-of-sea';

/** Several who surf ride one wave, and so does who rides the giant one that the sea has: nobody brings another. */
export function onSharedWave(brief: Brief): Brief {
  const surfs = brief.subjects.map(({ attributes }) =>
    attributes.some((word) => word === SURFS || actOfTrade(word) === SURFS),
  );
  const giant = brief.features.includes('giant-wave');
  const surfers = brief.subjects.reduce((sum, { count }, index) => (surfs[index] ? sum + count : sum), 0);
  if (surfers === 0 || (surfers === 1 && !giant)) return brief;
  const subjects = brief.subjects.map((subject, index) =>
    surfs[index] ? { ...subject, attributes: [...subject.attributes, WAVE_OF_SEA] } : subject,
  );
  const brings = !giant && brief.setting === 'sea';
  return { ...brief, subjects, ...(brings && { features: [...brief.features, 'giant-wave'] }) };
}

const LEAPS: ReadonlySet<string> = new Set(['jumping', 'leaping', 'flying', 'landing', 'jump']);

/** What one does in the air on it, where that looks different. */
const inTheAir: ReadonlyMap<ActName, ActName> = new Map([['skateboarding', 'board-jump']]);

/** A skier who jumps has the skis on, a skateboarder the board under the feet: whoever rides something leaps with it. */
export function leapingOnTheirs(brief: Brief): Brief {
  const settled = ({ attributes, ...subject }: Subject): Subject => {
    const ridden = attributes.map(actOfTrade).find((act) => act !== undefined && isRidden(act));
    if (ridden === undefined || !attributes.some((word) => LEAPS.has(word))) return { ...subject, attributes };
    const act = inTheAir.get(ridden) ?? ridden;
    return { ...subject, attributes: [...attributes.filter((word) => !LEAPS.has(word)), act] };
  };
  return { ...brief, subjects: brief.subjects.map(settled) };
}
