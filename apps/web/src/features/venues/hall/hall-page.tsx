import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useVenues } from '../../wallet/api/use-venues.ts';
import { findVenue } from '../find-venue.ts';
import { HallHero } from './hall-hero.tsx';
import { HallSteps } from './hall-steps.tsx';
import { OtherVenues, VenueList } from './venue-list.tsx';
import styles from './hall.module.css';

/** Site codes of the categories that have a hall of their own. */
export type HallKind = 'dj';

/** A hall: its picture, and every venue of its category, open or not. The address may name one, which is then first. */
function HallPage({
  kind,
  named,
  matches,
}: {
  kind: HallKind;
  named?: string | undefined;
  /** What the house itself offers of the category. */
  matches?: ReactNode;
}) {
  const { t } = useTranslation('venues');
  const { data, isPending, error, isFetching, refetch } = useVenues();
  const ofKind = data?.venues.filter(({ categoryCode }) => categoryCode === kind) ?? [];
  const first = named === undefined ? undefined : findVenue(ofKind, named);
  // An empty hall leads on to what is open elsewhere.
  const others = ofKind.length > 0 ? [] : (data?.venues.filter(({ state }) => state === 'open') ?? []);
  const venues = first ? [first, ...ofKind.filter((venue) => venue !== first)] : ofKind;
  return (
    <div className={styles.page}>
      <HallHero categoryCode={kind} title={t(`kinds.${kind}`)} text={t(`hall.${kind}`)} />
      {matches}
      {isPending && (
        <Loading label={t('loading')} className={styles.list}>
          <Skeleton height={208} radius="var(--r-lg)" />
          <Skeleton height={208} radius="var(--r-lg)" />
        </Loading>
      )}
      {error && !data && <FaultPanel title={t('failed')} fault={error} retry={{ refetch, isFetching }} />}
      {data && venues.length === 0 && !matches && (
        <EmptyState
          title={t('hall.none')}
          text={t('hall.noneText')}
          action={
            others.length === 0 && (
              <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
                {t('hall.home')}
              </Link>
            )
          }
        />
      )}
      {venues.length > 0 && <VenueList venues={venues} />}
      <OtherVenues venues={others} />
      {data && <HallSteps />}
    </div>
  );
}

/** `matches`: the house's own matches, above the venues of others. */
export const EsportsHall = ({ matches }: { matches: ReactNode }) => <HallPage kind="dj" matches={matches} />;

/** `venueUrl` may be in the address; what is opened is the server's answer alone. */
export function EsportsVenue() {
  const { djType } = useParams({ from: '/shell/app/eGaming/$djType/{-$venueUrl}' });
  return <HallPage kind="dj" named={djType} />;
}
