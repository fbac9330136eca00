import type { ActName } from '../../../../catalogue/acts.js';
import type { Habitat } from '../../../drawable.js';

const actHabitats: ReadonlyMap<ActName, Habitat> = new Map([
  ...(['surfing', 'windsurfing', 'kayaking', 'canoeing', 'rowing', 'boat-fishing'] as const).map(
    (act) => [act, 'water'] as const,
  ),
  ...(['floating', 'parachuting', 'diving', 'broom-flight'] as const).map((act) => [act, 'air'] as const),
  ['scuba-diving', 'underwater'],
]);

/** Where one is who does it, if not on the ground. */
export const habitatOf = (act: ActName): { habitat?: Habitat } => {
  const habitat = actHabitats.get(act);
  return habitat ? { habitat } : {};
};
