import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime, relativeTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { LiveFixture } from '../api/use-live-fixtures.ts';
import { MatchLink } from '../live/match-link.tsx';
import { MatchPrices } from '../live/match-prices.tsx';
import styles from './upcoming.module.css';

/** One match to come: when, who, and the prices of the result. The whole row leads to the match. */
export function UpcomingRow({ fixture }: { fixture: LiveFixture }) {
  const { t } = useTranslation('upcoming');
  const now = useNow(30_000);
  const { home, away, startsAt, timeOpen, competition, markets, marketCount } = fixture;
  return (
    <li>
      <MatchLink fixtureId={fixture.id} className={styles.row}>
        <time className={styles.when} dateTime={startsAt}>
          <b>{formatTime(startsAt, timeOpen ? 'day' : 'clock')}</b>
          {!timeOpen && <span>{relativeTime(startsAt, now)}</span>}
        </time>
        <span className={styles.who}>
          <span className={styles.teams}>
            <Team team={home} />
            <i>{t('versus')}</i>
            <Team team={away} />
          </span>
          <span className={styles.where}>
            {textOf(competition.name)} · {t('markets', { count: marketCount })}
          </span>
        </span>
        <span className={styles.prices}>
          <MatchPrices markets={markets} />
        </span>
      </MatchLink>
    </li>
  );
}

function Team({ team }: { team: LiveFixture['home'] }) {
  return (
    <span className={styles.team}>
      <Crest
        name={team.name.en}
        design={{ first: team.colours.first, second: team.colours.second }}
        size={20}
      />
      <b className="ellipsis">{textOf(team.name)}</b>
    </span>
  );
}
