import { roadRows } from '@fairway/fair-games';
import type { ReactNode } from 'react';
import styles from './roads.module.css';

export interface RoadGridProps<Cell> {
  /** Its name for readers, with what it says in words. */
  label: string;
  columns: number;
  /** Pixels of a cell at the drawing's own size. */
  cell: number;
  cells: readonly Cell[];
  mark: (cell: Cell) => ReactNode;
}

/** A printed road: its grid, and a mark in each cell that has one, drawn in a box of 20. */
export function RoadGrid<Cell extends { readonly column: number; readonly row: number }>({
  label,
  columns,
  cell,
  cells,
  mark,
}: RoadGridProps<Cell>) {
  const width = columns * 20;
  const height = roadRows * 20;
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, column) => `M${column * 20} 0V${height}`),
    ...Array.from({ length: roadRows + 1 }, (_, row) => `M0 ${row * 20}H${width}`),
  ].join('');
  return (
    <svg
      className={styles.grid}
      {...{ role: 'img' as const }}
      aria-label={label}
      viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`}
      style={{ width: columns * cell }}
    >
      <path d={lines} className={styles.lines} />
      {cells.map((one) => (
        <g
          key={`${one.column}/${one.row}`}
          transform={`translate(${(one.column - 1) * 20} ${(one.row - 1) * 20})`}
        >
          {mark(one)}
        </g>
      ))}
    </svg>
  );
}
