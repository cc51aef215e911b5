import { BrokenWindow } from '@fairway/ui/art/still/broken-window.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format-time.ts';
import { Drawing } from '../../lib/pictures/drawing.tsx';
import { useVenues } from '../wallet/api/use-venues.ts';
import { VenuesFault } from './venues-fault.tsx';
import styles from './sport-upkeep-page.module.css';

/** What the sports venue's visitors see while it is under maintenance; once that is over the page says so and leads in. */
export function SportUpkeepPage() {
  const { t } = useTranslation('venues');
  const venues = useVenues();
  const { data, isPending } = venues;
  const sport = data?.venues.find(({ categoryCode }) => categoryCode === 'ty');
  if (isPending) {
    return (
      <div className={styles.page}>
        <Loading label={t('loading')} className={styles.card}>
          <Skeleton height={168} radius="var(--r-lg)" />
        </Loading>
      </div>
    );
  }
  // That it is under maintenance is said only where it is known.
  if (!data) return <VenuesFault heading={t('kinds.ty')} venues={venues} />;
  const open = sport?.state === 'open';
  const why = [
    sport?.stateReason,
    sport?.stateUntil && t('until', { time: formatTime(sport.stateUntil) }),
  ].filter(Boolean);
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="sport-upkeep">
        <div className={open ? styles.picture : undefined}>
          {open ? <Drawing of="sport" /> : <BrokenWindow />}
        </div>
        <h1 id="sport-upkeep">{t(open ? 'sportUpkeep.open' : 'sportUpkeep.title')}</h1>
        {!open && why.length > 0 && <p className={styles.why}>{why.join(' · ')}</p>}
        <p className={styles.text}>{t(open ? 'sportUpkeep.openText' : 'sportUpkeep.text')}</p>
        <div className={styles.actions}>
          {open && (
            <Link to="/app/sport" className={buttonClass({})}>
              {t('sportUpkeep.go')}
            </Link>
          )}
          <Link to="/app/maintenance" className={buttonClass({ variant: 'quiet' })}>
            {t('sportUpkeep.states')}
          </Link>
        </div>
      </section>
    </div>
  );
}
