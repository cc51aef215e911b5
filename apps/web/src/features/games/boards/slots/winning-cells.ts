/** Rows of a reel in the window. */
export const rows = 3;

/** The number of a cell: reel by reel from the left, each from the top. */
export function cellOf(reel: number, row: number): number {
  return reel * rows + row;
}

/** The cells of a symbol, wilds with it, on so many reels from the left. `screen` is a text for each reel. */
export function cellsOfWin(
  screen: readonly string[],
  win: { symbol: string; reels: number },
  wild: string,
): number[] {
  return screen
    .slice(0, win.reels)
    .flatMap((column, reel) =>
      Array.from(column).flatMap((one, row) =>
        one === win.symbol || one === wild ? [cellOf(reel, row)] : [],
      ),
    );
}

/** The cells of a line on so many reels from the left. `line` has the row of each reel. */
export function cellsOfLine(line: string, reels: number): number[] {
  return Array.from(line.slice(0, reels), (row, reel) => cellOf(reel, Number(row)));
}

/** The cells of a symbol anywhere. */
export function cellsOfSymbol(screen: readonly string[], symbol: string): number[] {
  return screen.flatMap((column, reel) =>
    Array.from(column).flatMap((one, row) => (one === symbol ? [cellOf(reel, row)] : [])),
  );
}
