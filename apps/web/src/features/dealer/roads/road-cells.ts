import {
  bigRoad,
  derivedRoad,
  layOut,
  roadRows,
  runsOf,
  type RoadColour,
  type RoadResult,
} from '@fairway/fair-games';

/** A mark of a printed road, column and row from 1. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly side: RoadResult;
  /** Ties that followed a mark of the big road. */
  readonly ties: number;
}

export interface ColourCell {
  readonly column: number;
  readonly row: number;
  readonly colour: RoadColour;
}

/** 珠盘路: every result in its order, down each column of six. */
export function beadPlate(results: readonly RoadResult[]): RoadCell[] {
  return results.map((side, index) => ({
    column: Math.floor(index / roadRows) + 1,
    row: (index % roadRows) + 1,
    side,
    ties: 0,
  }));
}

/** 大路, laid out; ties before the first winner have no mark yet. */
export function bigRoadCells(results: readonly RoadResult[]): RoadCell[] {
  const { columns } = bigRoad(results);
  const places = layOut(columns.map(({ cells }) => cells.length));
  return columns.flatMap(({ side, cells }, column) =>
    cells.flatMap(({ ties }, index) => {
      const place = places[column]?.[index];
      return place ? [{ ...place, side, ties }] : [];
    }),
  );
}

/** 大眼仔, 小路 or 曱甴路 (k = 1, 2, 3), laid out. */
export function derivedCells(results: readonly RoadResult[], k: 1 | 2 | 3): ColourCell[] {
  const runs = runsOf(
    derivedRoad(
      bigRoad(results).columns.map(({ cells }) => cells.length),
      k,
    ),
  );
  const places = layOut(runs.map(({ length }) => length));
  return runs.flatMap(({ colour }, run) => (places[run] ?? []).map((place) => ({ ...place, colour })));
}

/** What a road of so many columns shows of a longer one: the newest marks, moved to its left edge. */
export function newestColumns<Cell extends { readonly column: number }>(
  cells: readonly Cell[],
  columns: number,
): Cell[] {
  const last = Math.max(0, ...cells.map(({ column }) => column));
  const hidden = Math.max(0, last - columns);
  return cells
    .filter(({ column }) => column > hidden)
    .map((cell) => ({ ...cell, column: cell.column - hidden }));
}
