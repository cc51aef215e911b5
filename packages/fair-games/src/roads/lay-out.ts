/** Rows of a printed road. */
export const roadRows = 6;

/** Column and row from 1. */
export interface RoadPlace {
  readonly column: number;
  readonly row: number;
}

/** Where each cell of each column is drawn: down, and to the right where the bottom or an earlier tail is in the way. */
export function layOut(lengths: readonly number[]): RoadPlace[][] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row <= roadRows && !taken.has(`${column}/${row}`);
  let first = 0;
  return lengths.map((length) => {
    first += 1;
    while (!isFree(first, 1)) first += 1;
    let [column, row, turned] = [first, 1, false];
    return Array.from({ length }, (_, index) => {
      if (index > 0) {
        turned ||= !isFree(column, row + 1);
        if (turned) column += 1;
        else row += 1;
      }
      taken.add(`${column}/${row}`);
      return { column, row };
    });
  });
}
