import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { usePool } from '../api/use-pool.ts';
import { cannonLevel } from '../water/cannon-art.ts';
import { WaterState } from '../water/flying-shots.ts';
import { PoolGame, type SessionLineOf } from './pool-game.tsx';
import styles from './pool-page.module.css';

/** One of the house's pools. Shots of the other seats are drawn as they are heard of. */
export function PoolPage({ pool, SessionLine }: { pool: PoolCode; SessionLine: SessionLineOf }) {
  const { t } = useTranslation('fishing');
  const [state] = useState(() => new WaterState());
  const query = usePool(pool, ({ tide, place, currency, cannon, shots }, known) => {
    // The own shots are drawn already, and those of another tide are over.
    if (place === null || known.tide?.number !== tide) return;
    if (known.own?.pool === pool && known.own.place === place) return;
    const sizes = known.money.find((one) => one.currency === currency)?.cannons ?? [];
    state.hear(place, cannonLevel(sizes, cannon ?? ''), shots);
  });
  return (
    <div className={styles.page}>
      {query.data ? (
        <PoolGame details={query.data} state={state} SessionLine={SessionLine} />
      ) : query.isError ? (
        <>
          <h1 className={styles.title}>{t('title')}</h1>
          <FaultPanel title={t('fault')} fault={query.error} retry={query} />
        </>
      ) : (
        <Loading label={t('loading')} className={styles.bones}>
          <Skeleton width={280} height={36} now />
          <Skeleton height={66} radius="var(--r-lg)" now />
          <div className={styles.columns}>
            <Skeleton height={420} radius="var(--r-lg)" now />
            <Skeleton height={520} radius="var(--r-xl)" now />
          </div>
        </Loading>
      )}
    </div>
  );
}
