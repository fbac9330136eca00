import { median } from '../support/report.js';

/** From here on a face counts as another person's. */
const ANOTHER = 0.6;

interface Entry {
  drawn: number;
  found: number;
  readonly distances: number[];
}

/** How often a face was found again, and how near it was, under any number of headings. */
export function createTally() {
  const entries = new Map<string, Entry>();
  const entry = (name: string): Entry => {
    const known = entries.get(name) ?? { drawn: 0, found: 0, distances: [] };
    entries.set(name, known);
    return known;
  };
  return {
    add(names: readonly string[], found: boolean): void {
      for (const one of names.map(entry)) {
        one.drawn += 1;
        if (found) one.found += 1;
      }
    },
    measure(names: readonly string[], distance: number): void {
      for (const one of names.map(entry)) one.distances.push(distance);
    },
    count: (name: string): number => entry(name).drawn,
    share: (name: string): number => entry(name).found / entry(name).drawn,
    distances: (name: string): readonly number[] => entry(name).distances,
    /** A line for each heading under which something was drawn. */
    table(headings: readonly (readonly [name: string, shown: string])[]): string[] {
      const line = (...cells: readonly [string, string, string, string, string]): string =>
        cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(10))).join('');
      const rows = headings
        .filter(([name]) => entry(name).drawn > 0)
        .map(([name, shown]) => {
          const { drawn, found, distances } = entry(name);
          const far = distances.filter((value) => value >= ANOTHER).length;
          return line(
            shown,
            `${found}/${drawn}`,
            `${((100 * found) / drawn).toFixed(1)} %`,
            distances.length > 0 ? median(distances).toFixed(3) : '',
            far > 0 ? String(far) : '',
          );
        });
      return [line('', 'found', '', 'identity', '>= 0.6'), ...rows];
    },
  };
}
