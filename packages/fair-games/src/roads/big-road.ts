/** One deal of baccarat as a road records it. */
export type RoadResult = 'banker' | 'player' | 'tie';

interface RoadCell {
  readonly ties: number;
}

/** Deals that one side won in a row, top to bottom. */
interface RoadColumn {
  readonly side: 'banker' | 'player';
  readonly cells: readonly RoadCell[];
}

export interface BigRoad {
  readonly columns: readonly RoadColumn[];
  /** Ties before the first deal that a side won: there is no cell yet to mark them on. */
  readonly tiesBefore: number;
}

/** 大路: a new column with each change of the winner; a tie takes no cell and marks the last one. */
export function bigRoad(results: readonly RoadResult[]): BigRoad {
  const columns: { side: RoadColumn['side']; cells: { ties: number }[] }[] = [];
  let tiesBefore = 0;
  for (const result of results) {
    const column = columns.at(-1);
    const cell = column?.cells.at(-1);
    if (result !== 'tie') {
      if (column?.side === result) column.cells.push({ ties: 0 });
      else columns.push({ side: result, cells: [{ ties: 0 }] });
    } else if (cell) cell.ties += 1;
    else tiesBefore += 1;
  }
  return { columns, tiesBefore };
}
