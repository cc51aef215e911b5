import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { IconSoccer } from '@fairway/ui/icons/sport.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { LiveFixture } from '../api/use-live-fixtures.ts';
import { shownClock } from './match-clock.ts';
import { MatchLink } from './match-link.tsx';
import { MatchPrices } from './match-prices.tsx';
import styles from './live-matches.module.css';

/** One match: competition, phase, score, prices of the result. The whole card leads to the match. */
export function MatchCard({ fixture }: { fixture: LiveFixture }) {
  const { score } = fixture;
  return (
    <MatchLink fixtureId={fixture.id} className={cardClass({ pad: 's', lift: true }, styles.card)}>
      <p className={styles.top}>
        <IconSoccer size={16} />
        <span className="ellipsis" title={textOf(fixture.competition.name)}>
          {textOf(fixture.competition.name)}
        </span>
        <Phase fixture={fixture} />
      </p>
      <div className={styles.teams}>
        <Team team={fixture.home} goals={score?.home} leads={score !== null && score.home > score.away} />
        <Team team={fixture.away} goals={score?.away} leads={score !== null && score.away > score.home} />
      </div>
      <Progress fixture={fixture} />
      <MatchPrices markets={fixture.markets} />
    </MatchLink>
  );
}

function Team({
  team,
  goals,
  leads,
}: {
  team: LiveFixture['home'];
  goals: number | undefined;
  leads: boolean;
}) {
  return (
    <p className={styles.team}>
      <Crest
        name={team.name.en}
        design={{ first: team.colours.first, second: team.colours.second }}
        size={28}
      />
      <span className="ellipsis" title={textOf(team.name)}>
        {textOf(team.name)}
      </span>
      {goals !== undefined && <b className={leads ? undefined : styles.behind}>{goals}</b>}
    </p>
  );
}

/** Half and clock of a match in play, kick-off of one to come. */
export function Phase({ fixture }: { fixture: LiveFixture }) {
  const { t } = useTranslation('home');
  const now = useNow();
  const clock = shownClock(fixture, now);
  const { status } = fixture;
  if (status === 'firstHalf' || status === 'secondHalf' || status === 'halfTime') {
    return (
      <span className={styles.live}>
        <i aria-hidden />
        {t(`live.phase.${status}`)}
        {status !== 'halfTime' && clock && ` ${clock.text}`}
      </span>
    );
  }
  return (
    <time className={styles.start} dateTime={fixture.startsAt}>
      {fixture.timeOpen ? formatTime(fixture.startsAt, 'day') : formatTime(fixture.startsAt, 'short')}
    </time>
  );
}

function Progress({ fixture }: { fixture: LiveFixture }) {
  const now = useNow();
  const clock = shownClock(fixture, now);
  return (
    <div className={styles.rail} aria-hidden>
      <i style={{ width: `${clock?.percent ?? 0}%` }} />
    </div>
  );
}
