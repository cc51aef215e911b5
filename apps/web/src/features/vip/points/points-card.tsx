import { Card } from '@fairway/ui/components/card/card.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import { usePoints } from '../../members/api/use-points.ts';
import { wholeYuan } from '../yuan.ts';
import styles from './points-card.module.css';

/** The member's points: how many, which expire next, and what came and went. */
export function PointsCard() {
  const { t } = useTranslation('vip');
  const points = usePoints();
  const pages = points.data?.pages;
  const first = pages?.[0];
  if (points.isError && !first)
    return <FaultPanel title={t('points.fault')} fault={points.error} retry={points} />;
  if (!first) return null;
  const records = pages?.flatMap((page) => page.records) ?? [];
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('points.title')}</h2>
        <p className={styles.balance} data-testid="points">
          {wholeYuan(first.balance)}
        </p>
        <p className={styles.note}>{t('points.rule')}</p>
        {first.expiring && (
          <p className={styles.note}>
            {t('points.expiring', { points: wholeYuan(first.expiring.points), date: first.expiring.on })}
          </p>
        )}
        {first.owed > 0 && (
          <p className={styles.note}>{t('points.owed', { points: wholeYuan(first.owed) })}</p>
        )}
      </div>
      {records.length === 0 ? (
        <EmptyState title={t('points.empty')} />
      ) : (
        <ul className={styles.records} aria-label={t('points.records')}>
          {records.map(({ number, kind, points: change, balance, at }) => (
            <li key={number}>
              <span>{t(`points.kinds.${kind}`)}</span>
              <time dateTime={at}>{formatTime(at)}</time>
              <b data-sign={change > 0 ? 'plus' : 'minus'}>
                {change > 0 ? '+' : '−'}
                {wholeYuan(Math.abs(change))}
              </b>
              <span>{t('points.after', { balance: wholeYuan(balance) })}</span>
            </li>
          ))}
        </ul>
      )}
      {points.hasNextPage && (
        <Button
          variant="quiet"
          size="s"
          loading={points.isFetchingNextPage}
          onClick={() => void points.fetchNextPage()}
        >
          {t('points.more')}
        </Button>
      )}
    </Card>
  );
}
