import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { Fixture } from '../api/shapes.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { PhaseText } from '../labels/phase-text.tsx';
import { matchName } from '../slip/pick-name.ts';
import { MainLines } from './main-lines.tsx';
import styles from './fixture-row.module.css';
import { readLobbySearch, sportSearch } from './lobby-search.ts';

/** One match of fixed height: teams and score lead to its page, prices go on the slip. */
export function FixtureRow({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('sportsbook');
  // The match page keeps the view one came from, so that tree and trail lead back to it.
  const { view, competition } = readLobbySearch(useSearch({ strict: false }));
  return (
    <div className={clsx(styles.row, fixture.sport === 'esports' && styles.three)}>
      <div className={styles.first}>
        <Link
          to="/app/sport/match/$fixtureId"
          params={{ fixtureId: fixture.id }}
          search={{
            ...sportSearch(fixture.sport),
            ...(view ? { view } : {}),
            ...(competition ? { competition } : {}),
          }}
          className={styles.match}
        >
          <PhaseText fixture={fixture} />
          <Team fixture={fixture} side="home" />
          <Team fixture={fixture} side="away" />
          <small>{t('lobby.markets', { count: fixture.marketCount })}</small>
        </Link>
        <FavouriteButton
          kind="fixture"
          id={fixture.id}
          name={matchName({ home: fixture.home.name, away: fixture.away.name })}
          className={styles.mark}
        />
      </div>
      <MainLines fixture={fixture} />
    </div>
  );
}

function Team({ fixture, side }: { fixture: Fixture; side: 'home' | 'away' }) {
  const { t } = useTranslation('sportsbook');
  const team = fixture[side];
  const reds = fixture.redCards[side];
  return (
    <span className={styles.team}>
      <Crest
        name={team.name.en}
        design={{ first: team.colours.first, second: team.colours.second }}
        size={20}
      />
      <span className={styles.name} title={textOf(team.name)}>
        {textOf(team.name)}
      </span>
      {reds > 0 && (
        <i className={styles.red}>
          <VisuallyHidden>{t('clock.redCards', { count: reds })}</VisuallyHidden>
          <span aria-hidden>{reds}</span>
        </i>
      )}
      {fixture.score && <b>{fixture.score[side]}</b>}
    </span>
  );
}
