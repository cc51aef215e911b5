import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { useTranslation } from 'react-i18next';
import { useLiveFixtures, type LiveFixture } from '../../../../features/home/api/use-live-fixtures.ts';
import { Phase } from '../../../../features/home/live/match-card.tsx';
import { MatchLink } from '../../../../features/home/live/match-link.tsx';
import { textOf } from '../../../../lib/site/site-config.ts';
import styles from './sports-menu.module.css';

/** The matches of the home page's row as lines: in play, or the next to start. */
export function NextMatches() {
  const { t } = useTranslation('shell');
  const { data } = useLiveFixtures();
  if (!data || data.fixtures.length === 0) return null;
  return (
    <div className={styles.matches}>
      <p className={styles.head}>{t(data.liveCount > 0 ? 'mega.now' : 'mega.next')}</p>
      <ul>
        {data.fixtures.map((fixture) => (
          <li key={fixture.id}>
            <MatchLink fixtureId={fixture.id} className={styles.match}>
              <span className={styles.sides}>
                <Side team={fixture.home} goals={fixture.score?.home} />
                <Side team={fixture.away} goals={fixture.score?.away} />
              </span>
              <Phase fixture={fixture} />
            </MatchLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Side({ team, goals }: { team: LiveFixture['home']; goals: number | undefined }) {
  return (
    <span className={styles.side}>
      <Crest
        name={team.name.en}
        design={{ first: team.colours.first, second: team.colours.second }}
        size={20}
      />
      <span className="ellipsis">{textOf(team.name)}</span>
      {goals !== undefined && <b>{goals}</b>}
    </span>
  );
}
