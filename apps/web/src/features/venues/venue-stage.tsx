import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import { useSession } from '../../lib/session-store.ts';
import type { Venue } from '../wallet/api/use-venues.ts';
import { useVenueEntry } from '../wallet/api/use-venue-entry.ts';
import { ClosedNotice } from './closed-notice.tsx';
import styles from './inline-venue.module.css';

/** A venue's own page in a frame, or that of one of its games, with its name, the money there and the exit above it. */
export function VenueStage({ venue, game }: { venue: Venue; game: string | undefined }) {
  const { t } = useTranslation('venues');
  const signedIn = useSession(({ session }) => session !== undefined);
  const open = venue.state === 'open';
  const entry = useVenueEntry(venue.channelCode, signedIn && open, game);
  return (
    <section className={styles.page} aria-labelledby="inline-venue">
      <header className={styles.bar}>
        <h1 id="inline-venue">{venue.name}</h1>
        {venue.money !== null && (
          <p className={styles.money}>
            {t('facts.there')} <Amount value={venue.money} tone="gold" />
          </p>
        )}
        <div className={styles.choices}>
          <Link to="/app/myCenter/transfer" className={buttonClass({ variant: 'quiet', size: 's' })}>
            {t('facts.transfer')}
          </Link>
          {entry.data && (
            <Button
              variant="quiet"
              size="s"
              icon={<IconRefresh size={14} />}
              loading={entry.isFetching}
              onClick={() => void entry.refetch()}
            >
              {t('reload')}
            </Button>
          )}
        </div>
      </header>
      <div className={styles.stage} data-testid="venue-stage">
        <Inside venue={venue} game={game} signedIn={signedIn} entry={entry} />
      </div>
    </section>
  );
}

function Inside({
  venue,
  game,
  signedIn,
  entry,
}: {
  venue: Venue;
  game: string | undefined;
  signedIn: boolean;
  entry: ReturnType<typeof useVenueEntry>;
}) {
  const { t } = useTranslation('venues');
  if (venue.state !== 'open') return <ClosedNotice venue={venue} />;
  if (!signedIn) {
    return (
      <div className={styles.middle}>
        <p>{t('visitor')}</p>
        <Link
          to="/app/login"
          search={{ return: `/app/inlineVenueCommon/${[venue.channelCode, game].filter(Boolean).join('/')}` }}
          className={buttonClass({})}
        >
          {t('logInToEnter')}
        </Link>
      </div>
    );
  }
  if (entry.error && !entry.isFetching) {
    return <FaultPanel plain title={t('notEntered')} fault={entry.error} retry={entry} />;
  }
  if (!entry.data || entry.isFetching) {
    return (
      <div className={styles.middle}>
        <Spinner size={28} label={t('entering', { venue: venue.name })} />
        <p>{t('entering', { venue: venue.name })}</p>
      </div>
    );
  }
  return (
    <iframe
      key={entry.data.url}
      src={entry.data.url}
      title={venue.name}
      className={styles.frame}
      // Its own origin, so that it may keep its session; no access to the top window but by a press of the member's.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the venue is another origin and cannot reach this page
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
    />
  );
}
