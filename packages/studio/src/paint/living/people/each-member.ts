import type { Random } from '../../kit/random.js';
import { chords } from './cloth-colours.js';

/** The colours that somebody with this stream puts on where none are told. */
export const chordOf = (random: Random): (typeof chords)[number] => random.fork('chord').pick(chords);

/** So many have colours enough to choose from. */
const FEW = 6;

/** The stream of one of several people: of few of them no two would put on the same colours. */
export function ofMember(random: Random, name: string, member: number): Random {
  if (member >= FEW) return random.fork(`${name} ${member}`);
  const worn = new Set<(typeof chords)[number]>();
  let own = random;
  for (let index = 0; index <= member; index++) {
    let turn = 0;
    do own = random.fork(turn === 0 ? `${name} ${index}` : `${name} ${index}, ${turn}`);
    while (worn.has(chordOf(own)) && ++turn < chords.length * 2);
    worn.add(chordOf(own));
  }
  return own;
}
