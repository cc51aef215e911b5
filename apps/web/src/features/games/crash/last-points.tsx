import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { targetText } from '../boards/limbo/limbo-bet.ts';
import { LateCrashProof } from './late-crash-proof.ts';
import type { PastFlight } from './verify-flight.ts';
import styles from './crash.module.css';

/** Where the last flights ended, newest first; each opens what proves it. The past says nothing of the next. */
export function LastPoints({ flights }: { flights: readonly PastFlight[] }) {
  const { t } = useTranslation('games');
  const [opened, setOpened] = useState<PastFlight>();
  return (
    <>
      <section className={styles.last} aria-label={t('rocket.last')}>
        <span className={styles.lastLabel}>
          {t(flights.length > 0 ? 'rocket.lastShort' : 'rocket.noneYet')}
        </span>
        {flights.map((flight) => (
          <button
            key={flight.number}
            type="button"
            aria-label={t('rocket.lastOne', { number: flight.number, point: targetText(flight.point) })}
            onClick={() => setOpened(flight)}
          >
            {targetText(flight.point)}×
          </button>
        ))}
      </section>
      {opened && (
        <Suspense fallback={null}>
          <LateCrashProof flight={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
