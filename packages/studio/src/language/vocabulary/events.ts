import { acts } from '../../catalogue/acts.js';
import { phrases, vocabulary } from './meaning.js';
import type { Thing } from './meaning.js';

const people = (act: string, count: number): Thing => ({ concept: 'person', attributes: [act], count });
const COURSES = 'class lesson workshop session course'.split(' ');
const LEARNERS = 4;

const classesOf = (taught: string): string =>
  phrases(taught)
    .flatMap((what) => COURSES.map((course) => `${what} ${course}`))
    .join(', ');

/** What has people though none are named: "a tennis match" its players, "a yoga class" those who learn it. */
export const eventWords = vocabulary([
  ...acts.flatMap(({ act, events, at }) =>
    events === undefined
      ? []
      : [
          [
            events,
            { action: act, ...(at && { implies: at }), brings: people(act, act === 'football' ? 4 : 2) },
          ] as const,
        ],
  ),
  ...acts.flatMap(({ act, taught, wears, at = wears ? 'gym' : 'workshop' }) =>
    taught === undefined
      ? []
      : [[classesOf(taught), { action: act, implies: at, brings: people(act, LEARNERS) }] as const],
  ),
  [
    classesOf('dance, dancing, zumba, aerobics, salsa'),
    { action: 'dancing', implies: 'gym', brings: people('dancing', LEARNERS) },
  ],
]);
