import type { Element, ElementValue } from './binary-arrays.ts';

export type Columns = Readonly<Record<string, Element>>;

/** A table's name and the columns that the product inserts, with their PostgreSQL types: stated once, for the lane and for SQL. */
export interface TableColumns<Shape extends Columns = Columns> {
  readonly name: string;
  readonly columns: Shape;
}

/** A row as it is inserted. A null is allowed by the type; whether the column takes it is for the table to say. */
export type RowOf<Shape extends Columns> = {
  readonly [Column in keyof Shape]: ElementValue[Shape[Column]] | null;
};

/**
 * States a table's columns, once at module level in the store that owns it: names come from code, never from input.
 * `tableColumns('sportsbook_bets', { shard_id: 'smallint', id: 'uuid', stake: 'bigint', placed_at: 'timestamptz' })`
 */
export function tableColumns<const Shape extends Columns>(name: string, columns: Shape): TableColumns<Shape> {
  for (const identifier of [name, ...Object.keys(columns)]) {
    if (!/^[a-z][a-z0-9_]{0,62}$/.test(identifier))
      throw new RangeError(`'${identifier}' is not a name of a table or column`);
  }
  return { name, columns };
}

/** The same table without columns that a caller leaves to their defaults: fewer arrays to send on a hot path. */
export function withoutColumns<Shape extends Columns, Left extends keyof Shape & string>(
  { name, columns }: TableColumns<Shape>,
  ...left: readonly Left[]
): TableColumns<Omit<Shape, Left>> {
  const kept = Object.entries(columns).filter(([column]) => !left.some((one) => one === column));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of Shape less those left out
  return { name, columns: Object.fromEntries(kept) as Omit<Shape, Left> };
}
