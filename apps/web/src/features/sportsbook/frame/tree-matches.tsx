import type { LobbyView } from '@fairway/contract/sportsbook/states.ts';
import { Link, useParams } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Fixture } from '../api/shapes.ts';
import { clockText, mapOf } from '../labels/match-clock.ts';
import { sportSearch } from '../lobby/lobby-search.ts';
import styles from './tree-matches.module.css';

/** The matches in play of a league under its name: teams, score and minute, each a link to its page. */
export function TreeMatches({
  id,
  fixtures,
  view,
}: {
  id: string;
  fixtures: readonly Fixture[];
  view: LobbyView;
}) {
  const { t } = useTranslation('sportsbook');
  const now = useNow(10_000);
  const { fixtureId } = useParams({ strict: false });
  return (
    <ul id={id}>
      {fixtures.map((fixture) => {
        const here = fixture.id === fixtureId;
        return (
          <li key={fixture.id}>
            <Link
              to="/app/sport/match/$fixtureId"
              params={{ fixtureId: fixture.id }}
              search={{ ...sportSearch(fixture.sport), view, competition: fixture.competitionId }}
              className={clsx(styles.match, here && styles.here)}
              aria-current={here ? 'page' : undefined}
            >
              <span className={styles.name}>{textOf(fixture.home.name)}</span>
              <b>{fixture.score?.home}</b>
              <span className={styles.name}>{textOf(fixture.away.name)}</span>
              <b>{fixture.score?.away}</b>
              <small>
                {fixture.series && t('clock.mapShort', { map: mapOf(fixture.series) })}
                {!fixture.series &&
                  (fixture.status === 'halfTime' ? t('clock.break') : minuteText(fixture, now))}
              </small>
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
