import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useVenues } from '../api/use-venues.ts';
import { PremiumEntry } from './premium-entry.tsx';
import { VenueCard } from './venue-card.tsx';
import styles from './venues.module.css';

/** The venues as pictures: open ones lead in, closed ones stay in their place and say until when. */
export function Venues() {
  const { t } = useTranslation('home');
  const { data, isPending } = useVenues();
  const venues = data?.venues ?? [];
  // The first picture is two places wide; what is left of the last row says what to know before going in.
  const left = (4 - ((venues.length + 1) % 4)) % 4;
  // The matches above already say that the server is away; a second complaint would help nobody.
  if (!isPending && venues.length === 0) return null;
  return (
    <section aria-labelledby="home-venues">
      <SectionHead
        id="home-venues"
        title={t('venues.title')}
        note={t('venues.note')}
        end={<PremiumEntry venues={venues} />}
      />
      {isPending ? (
        <Loading label={t('venues.loading')} className={styles.grid}>
          <Skeleton height={208} radius="var(--r-lg)" className={styles.broad} now />
          <Skeleton height={208} radius="var(--r-lg)" now />
          <Skeleton height={208} radius="var(--r-lg)" now />
        </Loading>
      ) : (
        <ul className={styles.grid}>
          {venues.map((venue, at) => (
            <li key={venue.channelCode} className={at === 0 ? styles.broad : undefined}>
              <VenueCard venue={venue} />
            </li>
          ))}
          {left > 0 && (
            <li className={left > 1 ? styles.broad : undefined}>
              <WalletNote brief={left === 1} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** Fills the row with what one must know before entering any of them. */
function WalletNote({ brief }: { brief: boolean }) {
  const { t } = useTranslation('home');
  return (
    <div className={clsx(styles.note, brief && styles.brief)}>
      <h3>{t('venues.walletTitle')}</h3>
      <ul>
        <li>{t('venues.walletIn')}</li>
        {!brief && <li>{t('venues.walletTransit')}</li>}
        <li>{t('venues.walletOut')}</li>
      </ul>
    </div>
  );
}
