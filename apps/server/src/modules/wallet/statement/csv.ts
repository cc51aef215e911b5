/** Marks for spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * One row for spreadsheets. A cell that a program would take for a formula (`=`, `+`, `-`, `@`, a tab, a return) is made text by a quote
 * before it, unless it is a plain number.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const defused = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
