import { CompiledQuery } from 'kysely';
import type { Tx } from '../database.ts';
import { binaryArray } from './binary-arrays.ts';
import type { Columns, RowOf, TableColumns } from './table-columns.ts';

/**
 * Inserts rows in their order with one statement whose text depends on the table alone. Throws the faults of the table's
 * constraints.
 */
export async function insertRows<Shape extends Columns>(
  tx: Tx,
  table: TableColumns<Shape>,
  rows: readonly RowOf<NoInfer<Shape>>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.executeQuery(CompiledQuery.raw(insertStatement(table, 1), columnArrays(table, rows)));
}

/** `insert into … select … from unnest($n::type[], …)`, its parameters numbered from `first`. */
export function insertStatement({ name, columns }: TableColumns, first: number): string {
  const types = Object.values(columns);
  const arrays = types.map((type, index) => `$${first + index}::${type}[]`).join(', ');
  return `insert into ${name} (${Object.keys(columns).join(', ')}) select * from unnest(${arrays})`;
}

/** All rows of one table as the parameters of `insertStatement`: an array a column, in the order of their declaration. */
export function columnArrays(
  table: TableColumns,
  rows: readonly Readonly<Record<string, unknown>>[],
): Buffer[] {
  return Object.entries(table.columns).map(([column, type]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers type their rows by the table
    binaryArray(type, rows.map((row) => row[column] ?? null) as never[]),
  );
}
