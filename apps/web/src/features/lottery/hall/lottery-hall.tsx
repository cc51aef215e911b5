import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useLotteries } from '../api/use-lotteries.ts';
import { LotteryCard } from './lottery-card.tsx';
import styles from './lottery-hall.module.css';

/** The house's lotteries with their draws; `others` are the venues of the category that others run. */
export function LotteryHall({ hero, others }: { hero: ReactNode; others: ReactNode }) {
  const { t } = useTranslation('lottery');
  const lotteries = useLotteries();
  const list = lotteries.data?.lotteries;
  return (
    <div className={styles.page}>
      {hero}
      {list ? (
        <section aria-label={t('hall.label')}>
          {list.every(({ current }) => current === null) && (
            <EmptyState title={t('hall.none')} text={t('hall.noneText')} />
          )}
          <ul className={styles.cards}>
            {list.map((lottery) => (
              <LotteryCard key={lottery.lottery} summary={lottery} />
            ))}
          </ul>
        </section>
      ) : lotteries.isError ? (
        <FaultPanel title={t('fault')} fault={lotteries.error} retry={lotteries} />
      ) : (
        <Loading label={t('loading')} className={styles.cards}>
          {['k3', 'x5', 'ssc', 'pk10', 'lucky28', 'd3'].map((lottery) => (
            <Skeleton key={lottery} height={216} radius="var(--r-lg)" />
          ))}
        </Loading>
      )}
      {others}
    </div>
  );
}
