import { sports } from '@fairway/contract/sportsbook/sports.ts';
import { lobbyViews } from '@fairway/contract/sportsbook/states.ts';
import { IconStar } from '@fairway/ui/icons/state.tsx';
import { IconGamepad, IconSoccer } from '@fairway/ui/icons/sport.tsx';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { useFavourites } from '../api/use-favourites.ts';
import { useFixtures } from '../api/use-fixtures.ts';
import { readLobbySearch, sportSearch } from '../lobby/lobby-search.ts';
import { SportsVenues } from './sports-venues.tsx';
import { TreeLeague } from './tree-league.tsx';
import styles from './sports-tree.module.css';

/** What can be bet on: the four periods with their counts, then the leagues, with their matches while they are in play. */
export function SportsTree() {
  const { t } = useTranslation('sportsbook');
  const search = readLobbySearch(useSearch({ strict: false }));
  const inLobby = useLocation({ select: ({ pathname }) => pathname === '/app/sport' });
  const view = search.view ?? 'live';
  // A match that was opened by its address belongs to no view.
  const known = (inLobby || search.view !== undefined) && !search.favourites;
  const { sport } = search;
  const { data } = useFixtures({ view, ...sportSearch(sport) });
  const own = useFavourites();
  return (
    <nav className={styles.tree} aria-label={t('lobby.views')}>
      <ul className={styles.views}>
        {lobbyViews.map((each) => (
          <li key={each}>
            <Link
              to="/app/sport"
              search={{ view: each, ...sportSearch(sport) }}
              className={clsx(styles.view, known && each === view && styles.chosen)}
              aria-current={known && each === view ? 'page' : undefined}
            >
              {t(`lobby.${each}`)}
              <b>{data?.counts[each] ?? '–'}</b>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="/app/sport"
        search={{ favourites: true }}
        className={clsx(styles.view, styles.own, search.favourites && styles.chosen)}
        aria-current={search.favourites ? 'page' : undefined}
      >
        <IconStar size={16} />
        {t('favourites.title')}
        <b>{own.data?.groups.reduce((sum, { fixtures }) => sum + fixtures.length, 0) ?? '–'}</b>
      </Link>
      <ul className={styles.sports} aria-label={t('lobby.sports')}>
        {sports.map((each) => {
          const isChosen = each === (sport ?? 'football');
          return (
            <li key={each}>
              <Link
                to="/app/sport"
                search={{ view, ...sportSearch(each) }}
                className={clsx(styles.sport, isChosen && styles.picked)}
                aria-current={isChosen ? 'true' : undefined}
              >
                {each === 'football' ? <IconSoccer size={20} /> : <IconGamepad size={20} />}
                {t(`lobby.${each}`)}
                <span>{isChosen ? data?.counts[view] : null}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <ul className={styles.leagues}>
        <li>
          <Link
            to="/app/sport"
            search={{ view, ...sportSearch(sport) }}
            className={clsx(styles.all, known && !search.competition && styles.here)}
            aria-current={known && !search.competition ? 'true' : undefined}
          >
            {t('lobby.all')}
          </Link>
        </li>
        {data?.competitions
          .filter(({ counts }) => counts[view] > 0)
          .map(({ id, name, counts }) => (
            <TreeLeague
              key={id}
              id={id}
              name={textOf(name)}
              count={counts[view]}
              view={view}
              sport={sport}
              here={search.competition === id}
              fixtures={
                view === 'live'
                  ? (data.groups.find(({ competition }) => competition.id === id)?.fixtures ?? [])
                  : []
              }
            />
          ))}
      </ul>
      <SportsVenues />
    </nav>
  );
}
