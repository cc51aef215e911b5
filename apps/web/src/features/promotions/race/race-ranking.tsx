import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useRanking, type Ranking } from '../api/use-race.ts';
import { clockTime } from '../parts/deadline.tsx';
import styles from './race.module.css';

/** The prizes by place, and who leads. */
export function RaceRanking({ activity }: { activity: Activity }) {
  const { t } = useTranslation('race');
  const { terms, no, isPreview } = activity;
  const ranking = useRanking(no, !isPreview);
  if (terms.kind !== 'race') return null;
  return (
    <>
      <Panel title={t('prizes')} pad="l">
        <ol className={styles.prizes} aria-label={t('prizes')}>
          {terms.prizes.map((prize, index) => (
            <li key={`${index + 1} ${prize}`}>
              <span>{t('nth', { place: index + 1 })}</span>
              <b>{displayAmount(prize, 'CNY')}</b>
            </li>
          ))}
        </ol>
      </Panel>
      {!isPreview && (
        <Panel title={t('ranking')} pad="l">
          {ranking.isPending && (
            <Loading label={t('loading')}>
              <Skeleton height={240} radius="var(--r-md)" />
            </Loading>
          )}
          {ranking.isError && !ranking.data && (
            <FaultPanel plain title={t('fault')} fault={ranking.error} retry={ranking} />
          )}
          {ranking.data && <Places ranking={ranking.data} />}
        </Panel>
      )}
    </>
  );
}

function Places({ ranking: { ranking, runners, settledAt } }: { ranking: Ranking }) {
  const { t } = useTranslation('race');
  const note =
    settledAt === null ? t('runners', { count: runners }) : t('settled', { at: clockTime(settledAt) });
  if (ranking.length === 0) return <p className={styles.note}>{t('empty')}</p>;
  return (
    <>
      <p className={styles.note}>{note}</p>
      <table className={styles.table} aria-label={t('ranking')}>
        <thead>
          <tr>
            {(['place', 'name', 'tickets', 'prize'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranking.map(({ place, name, tickets, prize, isOwn }, index) => (
            <tr key={`${index} ${name}`} data-own={isOwn}>
              <td>{place}</td>
              <th scope="row">{isOwn ? `${name} · ${t('own')}` : name}</th>
              <td>{tickets}</td>
              <td className={styles.prize}>{displayAmount(prize, 'CNY')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
