/** Rows as aligned columns under their names, an empty cell for null, and how many there are. */
export function formatRows(names: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const cells = [names, ...rows].map((row) => row.map((cell) => (cell ?? '').replaceAll(/\s+/g, ' ')));
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = cells;
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return `${[line(head), rule, ...body.map(line), `(${rows.length})`].join('\n')}\n`;
}
