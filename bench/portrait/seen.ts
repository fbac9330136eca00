import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portraitLooks } from '@easel/studio';
import { median, report } from '../support/report.js';
import { variants, type Variant } from './photos.js';
import { createTally } from './tally.js';

/** What became of one photo, or of one portrait that was drawn from it. */
export interface Seen {
  readonly face: string;
  readonly variant: Variant;
  /** None: the photo itself. */
  readonly look?: string;
  /** Why the photo was not taken. */
  readonly refused?: string;
  readonly found?: boolean;
  /** Between the descriptors of photo and portrait, of the realistic looks. */
  readonly identity?: number | undefined;
  readonly flagged?: boolean;
}

const keyOf = ({ face, variant, look = 'photo' }: Seen): string => `${look} of ${face} ${variant}`;

/** Adds what was seen to what the folder has from the runs before, the newest of each; answers with all of it. */
export function keepSeen(folder: string, seen: readonly Seen[]): Seen[] {
  const file = join(folder, 'seen.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const all = [...lines.map((line) => JSON.parse(line) as Seen), ...seen];
  const newest = [...new Map(all.map((each) => [keyOf(each), each])).values()];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, newest.map((each) => `${JSON.stringify(each)}\n`).join(''));
  return newest;
}

/** One table by look, variant and face, and whether it is good enough. */
export function reportSeen(seen: readonly Seen[]): void {
  const photos = seen.filter(({ look }) => look === undefined);
  const portraits = seen.filter(({ look }) => look !== undefined);
  const tally = createTally();
  for (const { look = '', variant, face, found = false, identity } of portraits) {
    const headings = [look, variant, face, 'all'];
    tally.add(headings, found);
    if (identity !== undefined) tally.measure(headings, identity);
  }
  const faces = [...new Set(seen.map(({ face }) => face))].toSorted();
  const looks = portraitLooks.filter(({ name }) => tally.count(name) > 0);
  console.log(`\n${faces.length} faces, ${photos.length} photos; * realistic looks`);
  for (const line of tally.table([
    ...looks.map(({ name, realistic }) => [name, realistic ? `${name} *` : name] as const),
    ...[...variants, ...faces, 'all'].map((name) => [name, name] as const),
  ]))
    console.log(line);
  if (looks.length > 0) reportPortraits(portraits, tally, looks);
  const flagged = seen.filter((each) => each.flagged);
  const refused = photos.filter((each) => each.refused !== undefined);
  report({
    name: `flagged, of ${seen.length - refused.length} photos and portraits`,
    value: String(flagged.length),
    target: 'none',
    met: flagged.length === 0,
  });
  report({ name: `refused, of ${photos.length} photos`, value: String(refused.length) });
  const lost = portraits.filter(({ found }) => !found);
  for (const [what, those] of Object.entries({ refused, flagged, 'not found again': lost })) {
    const names = those.map((each) => (each.refused ? `${keyOf(each)}: ${each.refused}` : keyOf(each)));
    if (names.length > 0) console.log(`${what}: ${names.slice(0, 60).join('; ')}`);
  }
}

function reportPortraits(
  portraits: readonly Seen[],
  tally: ReturnType<typeof createTally>,
  looks: typeof portraitLooks,
): void {
  const share = (name: string): number => 100 * tally.share(name);
  const percent = (value: number): string => `${value.toFixed(1)} %`;
  const worst = looks.toSorted((one, other) => share(one.name) - share(other.name))[0]!;
  const identity = median(tally.distances('all'));
  report({
    name: `face found again in ${portraits.length} portraits`,
    value: percent(share('all')),
    target: 'at least 95 %',
    met: share('all') >= 95,
  });
  report({
    name: `the same in the worst look, ${worst.name}`,
    value: percent(share(worst.name)),
    target: 'at least 90 %',
    met: share(worst.name) >= 90,
  });
  report({
    name: 'identity distance of the realistic looks, median',
    value: identity.toFixed(3),
    target: 'under 0.35',
    met: identity < 0.35,
  });
}
