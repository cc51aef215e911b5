import type { Columns, RowOf, TableColumns } from '#platform/db/rows/table-columns.ts';

/** A row of another module's table that is inserted in the batch's transaction. */
export interface Companion {
  readonly table: TableColumns;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Only insertions ride along: what must never be inserted twice has a key in that table. */
export function companion<Shape extends Columns>(
  table: TableColumns<Shape>,
  row: RowOf<NoInfer<Shape>>,
): Companion {
  return { table, row };
}
