/** The seeds that a server takes for what they are. */
export interface SeedRange {
  readonly least: number;
  readonly most: number;
}

/** For servers that read a seed into a signed integer of 32 bits, where a negative one means chance. */
export const SIGNED_32_BITS: SeedRange = { least: 0, most: 2_147_483_647 };

/** A seed that the server takes for what it is; the same one always becomes the same one. */
export function foldSeed(seed: number, { least, most }: SeedRange): number {
  if (seed >= least && seed <= most) return seed;
  const count = most - least + 1;
  return least + ((((seed - least) % count) + count) % count);
}

/** What the caller must know when a seed was folded. */
export function foldNote(server: string, seed: number, folded: number): readonly string[] {
  return seed === folded ? [] : [`${server} cannot take the seed ${seed}; it is given ${folded} instead`];
}
