import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useRaffle, type Raffle } from '../api/use-raffle.ts';
import { clockTime } from '../parts/deadline.tsx';
import styles from './raffle.module.css';

/** The prizes with when they are drawn, and the winning numbers once they are. A version that is not published has no draw yet. */
export function RaffleBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('raffle');
  const raffle = useRaffle(activity.no, !activity.isPreview);
  if (activity.isPreview) return null;
  if (raffle.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={260} radius="var(--r-lg)" />
      </Loading>
    );
  if (!raffle.data)
    return (
      <Card pad="l">
        <FaultPanel plain title={t('fault')} fault={raffle.error} retry={raffle} />
      </Card>
    );
  const { closesAt, drawsAt, hasBeacon, winners } = raffle.data;
  return (
    <Panel title={t('prizes.title')} pad="l" className={styles.act}>
      <dl className={styles.counts}>
        <div>
          <dt>{t('draw.closesAt')}</dt>
          <dd>{clockTime(closesAt)}</dd>
        </div>
        <div>
          <dt>{t('draw.drawsAt')}</dt>
          <dd>{clockTime(drawsAt)}</dd>
        </div>
      </dl>
      {!hasBeacon && <p className={styles.note}>{t('draw.noBeacon')}</p>}
      <Prizes prizes={raffle.data.prizes} />
      {winners && <Winners winners={winners} />}
    </Panel>
  );
}

function Prizes({ prizes }: Pick<Raffle, 'prizes'>) {
  const { t } = useTranslation('raffle');
  return (
    <table className={styles.prizes}>
      <thead>
        <tr>
          <th scope="col">{t('prizes.name')}</th>
          <th scope="col">{t('prizes.amount')}</th>
          <th scope="col">{t('prizes.count')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ name, amount, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{displayAmount(amount, 'CNY')}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Winners({ winners }: { winners: readonly number[] }) {
  const { t } = useTranslation('raffle');
  if (winners.length === 0) return <p className={styles.note}>{t('prizes.nobody')}</p>;
  return (
    <>
      <h3 className={styles.label}>{t('prizes.winners')}</h3>
      <ol className={styles.winners} aria-label={t('prizes.winners')}>
        {winners.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ol>
    </>
  );
}
