/** Rows beneath their names, in columns; `right` names the columns of numbers. */
export function toTable(names: readonly string[], rows: readonly (readonly string[])[], right: readonly string[] = []) {
  const lines = [names, ...rows];
  const widths = names.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const cell = (text: string, index: number): string =>
    right.includes(names[index] ?? '') ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}
