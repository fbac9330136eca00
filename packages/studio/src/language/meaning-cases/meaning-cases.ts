import { beingCases } from './beings.js';
import type { MeaningCase } from './case.js';
import { deedCases } from './deeds.js';
import { everydayCases } from './everyday.js';
import { formatCases } from './formats.js';
import { nameCases } from './names.js';
import { paragraphCases } from './paragraphs.js';
import { proseCases } from './prose.js';
import { relationCases } from './relations.js';
import { sceneCases } from './scenes.js';
import { stillLifeCases } from './still-lifes.js';
import { surfaceCases } from './surfaces.js';
import { thingCases } from './things.js';
import { viewCases } from './views.js';
import { wishCases } from './wishes.js';

/** Prompts and what they must be understood as: read by the tests of reading and of staging. */
export const meaningCases: readonly MeaningCase[] = [
  ...thingCases,
  ...nameCases,
  ...relationCases,
  ...sceneCases,
  ...proseCases,
  ...paragraphCases,
  ...stillLifeCases,
  ...surfaceCases,
  ...deedCases,
  ...viewCases,
  ...beingCases,
  ...everydayCases,
  ...wishCases,
  ...formatCases,
];
