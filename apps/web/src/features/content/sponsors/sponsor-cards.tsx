import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Link } from '@tanstack/react-router';
import { textOf } from '../../../lib/site/site-config.ts';
import { ContentPicture } from '../../../lib/pictures/content-picture.tsx';
import styles from './sponsors.module.css';

type Listed = OutputOf<(typeof contentSchemas)['listSponsors']>['sponsors'];

/** Sponsors as cards; `level` is that of their headings in the page. */
export function SponsorCards({ sponsors, level }: { sponsors: Listed; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {sponsors.map(({ sponsorId, name, summary, art }) => (
        <li key={sponsorId}>
          <Link to="/app/sponsorModel/$sponsorId" params={{ sponsorId }} className={styles.card}>
            <span className={styles.picture}>
              <ContentPicture art={art} />
            </span>
            <span className={styles.text}>
              <Heading>{textOf(name)}</Heading>
              <span>{textOf(summary)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
