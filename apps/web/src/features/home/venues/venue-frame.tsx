import { Link, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Venue } from '../api/use-venues.ts';
import styles from './venues.module.css';

/** What a press on a venue does: its page of ours, its lobby or its frame; nothing while it is closed. */
export function VenueFrame({ venue, children }: { venue: Venue; children: ReactNode }) {
  const { routesByPath } = useRouter();
  const { path, state, channelCode, category } = venue;
  if (state !== 'open') return <div className={clsx(styles.card, styles.off)}>{children}</div>;
  if (path !== null) {
    if (!Object.hasOwn(routesByPath, path) && category !== 'electronic')
      return <div className={styles.card}>{children}</div>;
    return (
      <Link to={path} className={styles.card}>
        {children}
      </Link>
    );
  }
  if (category === 'electronic') {
    return (
      <Link to="/app/egame/$id" params={{ id: channelCode }} className={styles.card}>
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/app/inlineVenueCommon/$venueType/{-$venueUrl}"
      params={{ venueType: channelCode }}
      className={styles.card}
    >
      {children}
    </Link>
  );
}
