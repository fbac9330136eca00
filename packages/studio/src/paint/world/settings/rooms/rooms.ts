import type { World } from '../../world.js';
import { workshop } from './workshop.js';
import { teaHouse } from './tea-house.js';
import { gym } from './gym.js';
import { wizardStudy } from './wizard-study.js';
import { boxingRing } from './boxing-ring.js';

/** Rooms that are known by what is done in them. */
export const moreRooms: readonly World[] = [workshop, teaHouse, gym, wizardStudy, boxingRing];
