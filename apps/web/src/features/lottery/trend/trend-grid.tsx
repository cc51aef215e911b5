import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { heatOf, trendRows } from './trend-rows.ts';
import styles from './trend-panel.module.css';

type Trend = OutputOf<Schemas['getTrend']>;

/** Pixels of a cell's height, as the style sheet has it. */
const high = 30;
/** Pixels of its width: few numbers fill the page, many stay in it. */
const widthOf = (numbers: number): number => (numbers > 12 ? 52 : 88);

/** The grid as a table, with the line that joins the numbers of a place drawn over it. */
export function TrendGrid({ group, draws }: { group: Trend['groups'][number]; draws: Trend['draws'] }) {
  const { t } = useTranslation('lottery');
  const { of, numbers } = group;
  const rows = trendRows(
    of,
    numbers.map(({ number }) => number),
    draws,
  );
  const wide = widthOf(numbers.length);
  const points = rows.map(({ missing }, row) => `${(missing.indexOf(0) + 0.5) * wide},${(row + 0.5) * high}`);
  const foot = ['drawn', 'missing', 'greatest', 'mean', 'chance'] as const;
  return (
    // It scrolls sideways and holds no control: keys reach it through the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className={styles.scroll} aria-label={t('trend.table')} tabIndex={0}>
      <div className={styles.sheet}>
        <table className={styles.table} style={{ '--column': `${wide}px` } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">{t('trend.issue')}</th>
              {numbers.map(({ number }) => (
                <th key={number} scope="col">
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ issue, missing }) => (
              <tr key={issue}>
                <th scope="row">{issue}</th>
                {numbers.map(({ number, chance }, column) => {
                  const count = missing[column] ?? 0;
                  return (
                    <td key={number} data-heat={count === 0 ? undefined : heatOf(count, chance)}>
                      {count === 0 ? <b className={styles.hit}>{number}</b> : count}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {foot.map((line) => (
              <tr key={line}>
                <th scope="row">{t(`trend.lines.${line}`)}</th>
                {numbers.map((one) => (
                  <td key={one.number}>{one[line]}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
        {of !== 'any' && (
          <svg className={styles.line} width={numbers.length * wide} height={rows.length * high} aria-hidden>
            <polyline points={points.join(' ')} />
          </svg>
        )}
      </div>
    </section>
  );
}
