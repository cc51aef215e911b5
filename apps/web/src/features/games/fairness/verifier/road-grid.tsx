import type { Plain } from '@fairway/fair-games';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './verifier.module.css';

const names = ['banker', 'player', 'red', 'blue'] as const;
const rows = 6;
const side = 22;

/** A road as it is printed: rings of red and blue in six rows, ties as a number in theirs. */
export function RoadGrid({ cells }: { cells: readonly Plain[] }) {
  const { t } = useTranslation('fairness');
  if (cells.length === 0) return t('values.none');
  const read = cells.map((cell) => readCell(cell));
  const said = read.map(({ name }) => t(`values.${name}`)).join(' ');
  const columns = Math.max(...read.map(({ column }) => column));
  return (
    <div className={styles.road}>
      <VisuallyHidden>{t('values.cells', { count: read.length, cells: said })}</VisuallyHidden>
      <svg aria-hidden width={columns * side} height={rows * side}>
        {read.map(({ name, column, row, ties }) => (
          <g
            key={`${column}/${row}`}
            className={clsx(name === 'banker' || name === 'red' ? styles.red : styles.blue)}
            transform={`translate(${(column - 0.5) * side} ${(row - 0.5) * side})`}
          >
            <circle r={8} fill="none" stroke="currentColor" strokeWidth={3} />
            {ties > 0 && (
              <text textAnchor="middle" dominantBaseline="central" fill="currentColor">
                {ties}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function readCell(cell: Plain) {
  const {
    side: winner,
    colour,
    column,
    row,
    ties,
  } = Object.fromEntries(typeof cell === 'object' && cell !== null ? Object.entries(cell) : []);
  return {
    name: names.find((name) => name === winner || name === colour) ?? 'red',
    column: Number(column),
    row: Number(row),
    ties: Number(ties ?? 0),
  };
}
