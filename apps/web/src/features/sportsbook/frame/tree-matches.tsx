import type { LobbyView } from '@fairway/contract/sportsbook/words.ts';
import { Link, useParams } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../../../lib/site/site-config.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Fixture } from '../api/shapes.ts';
import { clockText } from '../words/match-clock.ts';
import styles from './tree-matches.module.css';

/** The matches in play of a league under its name: teams, score and minute, each a way to its page. */
export function TreeMatches({ fixtures, view }: { fixtures: readonly Fixture[]; view: LobbyView }) {
  const { t } = useTranslation('sportsbook');
  const now = useNow(10_000);
  const { fixtureId } = useParams({ strict: false });
  return (
    <ul>
      {fixtures.map((fixture) => {
        const here = fixture.id === fixtureId;
        return (
          <li key={fixture.id}>
            <Link
              to="/app/sport/match/$fixtureId"
              params={{ fixtureId: fixture.id }}
              search={{ view, competition: fixture.competitionId }}
              className={clsx(styles.match, here && styles.here)}
              aria-current={here ? 'page' : undefined}
            >
              <span className={styles.names}>
                <span className="ellipsis">{wordsOf(fixture.home.name)}</span>
                <span className="ellipsis">{wordsOf(fixture.away.name)}</span>
              </span>
              <span className={styles.score}>
                <b>{fixture.score?.home}</b>
                <b>{fixture.score?.away}</b>
              </span>
              <small>{fixture.status === 'halfTime' ? t('clock.break') : minuteText(fixture, now)}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** `38′`, the minutes that have been played; `45+′` beyond the half's end. */
function minuteText(fixture: Fixture, now: number): string {
  const clock = clockText(fixture, now);
  const [minutes = ''] = clock.split(':');
  return `${minutes}${clock.endsWith('+') ? '+' : ''}′`;
}
