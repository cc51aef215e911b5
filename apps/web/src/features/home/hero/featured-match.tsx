import { roundName } from '@fairway/contract/sportsbook/round-name.ts';
import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { useLiveFixtures, type LiveFixture } from '../api/use-live-fixtures.ts';
import { Phase } from '../live/match-card.tsx';
import { MatchLink } from '../live/match-link.tsx';
import { MatchPrices } from '../live/match-prices.tsx';
import styles from './featured-match.module.css';

/** The first match of the list that can be bet on, else the first, on glass over the picture; nothing without one. */
export function FeaturedMatch() {
  const { t } = useTranslation('home');
  const { fixtures } = useLiveFixtures().data ?? { fixtures: [] };
  const fixture = fixtures.find(isOffered) ?? fixtures[0];
  if (!fixture) return null;
  const { score } = fixture;
  return (
    <MatchLink fixtureId={fixture.id} className={styles.glass}>
      <p className={styles.top}>
        <span className="ellipsis">{textOf(fixture.competition.name)}</span>
        <Phase fixture={fixture} />
      </p>
      <div className={styles.versus}>
        <Side team={fixture.home} />
        <b>{score ? `${score.home} : ${score.away}` : 'VS'}</b>
        <Side team={fixture.away} />
      </div>
      <MatchPrices markets={fixture.markets} />
      <p className={styles.foot}>
        <span>{fixture.competition.simulated ? t('live.simulated') : textOf(roundName(fixture.round))}</span>
        <span className={styles.more}>{t('live.markets', { count: fixture.marketCount })}</span>
      </p>
    </MatchLink>
  );
}

/** A match that is decided has all its markets shut, and a picture of locks is no invitation. */
function isOffered({ markets }: LiveFixture): boolean {
  return markets.some(({ code, status }) => code === 'ft_1x2' && status === 'open');
}

function Side({ team }: { team: LiveFixture['home'] }) {
  return (
    <div className={styles.side}>
      <Crest
        name={team.name.en}
        design={{ first: team.colours.first, second: team.colours.second }}
        size={56}
      />
      <p className={styles.name}>{textOf(team.name)}</p>
    </div>
  );
}
