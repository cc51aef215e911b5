import { binaryArray, type Element, type ElementValue } from './binary-arrays.ts';

type Columns = Readonly<Record<string, Element>>;

/** A table of another module whose rows ride in the batch's transaction: its name and its columns with their types. */
export interface CompanionTable<Shape extends Columns = Columns> {
  readonly name: string;
  readonly columns: Shape;
}

export type CompanionRow<Shape extends Columns> = {
  readonly [Column in keyof Shape]: ElementValue[Shape[Column]] | null;
};

/** A row on its way into its table. */
export interface Companion {
  readonly table: CompanionTable;
  readonly row: Readonly<Record<string, unknown>>;
}

/**
 * Declares a companion table, once at module level in the store that owns it: names come from code, never from input.
 * `companionTable('sportsbook_bets', { shard_id: 'smallint', id: 'uuid', stake: 'bigint', placed_at: 'timestamptz' })`
 */
export function companionTable<const Shape extends Columns>(
  name: string,
  columns: Shape,
): CompanionTable<Shape> {
  for (const word of [name, ...Object.keys(columns)]) {
    if (!/^[a-z][a-z0-9_]{0,62}$/.test(word))
      throw new RangeError(`'${word}' is no name of a table or column`);
  }
  return { name, columns };
}

/** A row of a companion table. Only insertions ride along: what must never be twice has a key in that table. */
export function companion<Shape extends Columns>(
  table: CompanionTable<Shape>,
  row: CompanionRow<NoInfer<Shape>>,
): Companion {
  return { table, row };
}

/** All rows of one table as parameters of one insertion; the columns in the order of their declaration. */
export function columnArrays(table: CompanionTable, rows: readonly Companion[]): Buffer[] {
  return Object.entries(table.columns).map(([column, type]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `companion` typed the row by its table
    binaryArray(type, rows.map(({ row }) => row[column] ?? null) as never[]),
  );
}

/** `insert into … select … from unnest($n::type[], …)`, its parameters numbered from `first`. */
export function insertCompanions({ name, columns }: CompanionTable, first: number): string {
  const types = Object.values(columns);
  const arrays = types.map((type, index) => `$${first + index}::${type}[]`).join(', ');
  return `insert into ${name} (${Object.keys(columns).join(', ')}) select * from unnest(${arrays})`;
}
