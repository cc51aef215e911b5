import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export interface Column<R> {
  key: string;
  /** With the unit: "金额（元）". */
  head: ReactNode;
  cell: (row: R) => ReactNode;
  /** `end` for money and other numbers. */
  align?: 'start' | 'end';
  width?: number | string;
}

export interface TableProps<R> {
  /** What the table lists, for readers. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** Cells of a last line, by column key: a sum. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** The first rows are loading: as many skeletons as a page has rows. */
  loadingRows?: number | undefined;
  /** Other rows are loading; the present ones stay, paler. */
  waiting?: boolean;
}

/** A plain table: numbers at the right in tabular digits, the unit in the head, a sum in the last line. Put EmptyState in its place when there is nothing. */
export function Table<R>({ caption, columns, rows, rowKey, foot, loadingRows = 0, waiting }: TableProps<R>) {
  const side = (column: Column<R>) => (column.align === 'end' ? styles.end : undefined);
  return (
    <table className={clsx(styles.table, waiting && styles.waiting)} aria-busy={waiting || loadingRows > 0}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={side(column)} style={{ width: column.width }}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loadingRows > 0 ? (
          <Bones columns={columns} rows={loadingRows} />
        ) : (
          rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={side(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))
        )}
      </tbody>
      {foot !== undefined && (
        <tfoot className={styles.foot}>
          <tr>
            {columns.map((column) => (
              <td key={column.key} className={side(column)}>
                {foot[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Bones<R>({ columns, rows }: { columns: readonly Column<R>[]; rows: number }) {
  return Array.from({ length: rows }, (_, i) => `bone-${i}`).map((key) => (
    <tr key={key} aria-hidden>
      {columns.map((column) => (
        <td key={column.key}>
          <Skeleton height={14} width="70%" />
        </td>
      ))}
    </tr>
  ));
}
