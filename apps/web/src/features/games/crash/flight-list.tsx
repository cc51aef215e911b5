import { Button } from '@fairway/ui/components/button/button.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { Time } from '../../../lib/time.tsx';
import { targetText } from '../boards/limbo/limbo-bet.ts';
import table from '../frame/round-list.module.css';
import { LateCrashProof } from './late-crash-proof.ts';
import { useFlights } from './use-flights.ts';
import type { PastFlight } from './verify-flight.ts';
import styles from './crash.module.css';

/** Every flight that ended, newest first, with where it ended and what decided it; each opens its proof. */
export function FlightList() {
  const { t } = useTranslation('games');
  const flights = useFlights();
  const [opened, setOpened] = useState<PastFlight>();
  if (flights.isError && !flights.data)
    return <FaultPanel plain title={t('rocket.flights.fault')} fault={flights.error} retry={flights} />;
  if (!flights.data)
    return (
      <Loading label={t('rocket.flights.loading')}>
        <Skeleton height={180} />
      </Loading>
    );
  const lines = flights.data.pages.flatMap(({ rounds }) => rounds);
  if (lines.length === 0)
    return <EmptyState title={t('rocket.flights.empty')} text={t('rocket.flights.emptyText')} />;
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('history.time')}</th>
            <th scope="col">{t('rocket.proof.number')}</th>
            <th scope="col">{t('rocket.proof.link')}</th>
            <th scope="col">{t('rocket.proof.beacon')}</th>
            <th scope="col" className={table.sum}>
              {t('rocket.proof.point')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((flight) => (
            <tr key={flight.number}>
              <td>
                <Time at={flight.startedAt} />
              </td>
              <td>
                <button
                  type="button"
                  className={table.open}
                  aria-label={t('rocket.lastOne', {
                    number: flight.number,
                    point: targetText(flight.point),
                  })}
                  onClick={() => setOpened(flight)}
                >
                  {flight.number}
                </button>
              </td>
              <td className={styles.link} title={flight.link}>
                {flight.link.slice(0, 12)}…
              </td>
              <td>{flight.beacon.round}</td>
              <td className={table.sum}>{targetText(flight.point)}×</td>
            </tr>
          ))}
        </tbody>
      </table>
      {flights.hasNextPage && (
        <Button
          variant="quiet"
          loading={flights.isFetchingNextPage}
          onClick={() => void flights.fetchNextPage()}
        >
          {t('rocket.flights.more')}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <LateCrashProof flight={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
