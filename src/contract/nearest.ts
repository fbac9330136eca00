/** The candidate that a person most likely meant, if one is close: for messages that say "did you mean". */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = text.toLowerCase().slice(0, 64);
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const name of candidates) {
    const distance = distanceBetween(wanted, name.toLowerCase());
    if (best === undefined || distance < best.distance) best = { name, distance };
  }
  if (best === undefined) return undefined;
  const inside = [...candidates].filter((name) =>
    name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .includes(wanted),
  );
  if (best.distance > Math.max(1, Math.floor(wanted.length / 3))) return inside.length > 0 ? inside[0] : undefined;
  return best.name;
}

/** Letters to insert, delete, replace or swap with their neighbour. */
function distanceBetween(one: string, other: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
