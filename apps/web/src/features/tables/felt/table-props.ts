import type { TableDetails } from '../api/shapes.ts';

/** What every game's table is drawn from. */
export interface TableProps {
  details: TableDetails;
  /** Leads to the buy-in; undefined for who has a seat. */
  onSit: (() => void) | undefined;
}

/** What every game's acts are offered from. */
export type ActsProps = Pick<TableProps, 'details'>;
