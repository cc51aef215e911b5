import { Link, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { loginHref } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { Venue } from '../api/use-venues.ts';
import { useLaunchVenue } from '../api/use-launch-venue.ts';
import styles from './venues.module.css';

/** What a press on a venue does: its page here, its own window for a member, the login for a visitor, nothing while it is closed. */
export function VenueFrame({ venue, children }: { venue: Venue; children: ReactNode }) {
  const { routesByPath, navigate } = useRouter();
  const signedIn = useSession(({ session }) => session !== undefined);
  const launch = useLaunchVenue();
  const { path, state, channelCode } = venue;
  if (state !== 'open') return <div className={clsx(styles.card, styles.off)}>{children}</div>;
  if (path !== null) {
    if (!Object.hasOwn(routesByPath, path)) return <div className={styles.card}>{children}</div>;
    return (
      <Link to={path} className={styles.card}>
        {children}
      </Link>
    );
  }
  const press = () => (signedIn ? launch.open(channelCode) : void navigate({ href: loginHref('/app/home') }));
  return (
    <button type="button" className={styles.card} aria-busy={launch.isPending} onClick={press}>
      {children}
    </button>
  );
}
