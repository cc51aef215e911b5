import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { usePools } from '../api/use-pools.ts';
import { PoolEntry } from './pool-entry.tsx';
import styles from './fishing-hall.module.css';

export interface FishingHallProps {
  hero: ReactNode;
  /** Why the pools take no shots, where the whole venue is closed. */
  closed: ReactNode;
  /** The venues of the category that others run. */
  others: ReactNode;
}

/** The house's three pools. */
export function FishingHall({ hero, closed, others }: FishingHallProps) {
  const { t } = useTranslation('fishing');
  const pools = usePools();
  return (
    <div className={styles.page}>
      {hero}
      {closed}
      {pools.data ? (
        <section aria-labelledby="hall-pools">
          <SectionHead id="hall-pools" title={t('hall.pools')} />
          <ul className={styles.cards}>
            {pools.data.pools.map((pool) => (
              <PoolEntry key={pool.pool} pool={pool} own={pools.data.own?.pool === pool.pool} />
            ))}
          </ul>
        </section>
      ) : pools.isError ? (
        <FaultPanel title={t('fault')} fault={pools.error} retry={pools} />
      ) : (
        <Loading label={t('loading')} className={styles.cards}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} height={208} radius="var(--r-lg)" />
          ))}
        </Loading>
      )}
      {others}
    </div>
  );
}
