import type { LobbyView } from '@fairway/contract/sportsbook/states.ts';
import { IconChevronDown } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fixture } from '../api/shapes.ts';
import { sportSearch, type LobbySearch } from '../lobby/lobby-search.ts';
import { useFoldedLeagues } from './folded-leagues.ts';
import { TreeMatches } from './tree-matches.tsx';
import styles from './sports-tree.module.css';

export interface TreeLeagueProps {
  id: string;
  name: string;
  count: number;
  view: LobbyView;
  sport: LobbySearch['sport'];
  /** Whether the page shows this league alone. */
  here: boolean;
  /** Its matches in play; none in the other views. */
  fixtures: readonly Fixture[];
}

/** A league of the tree: its name leads to its matches, the arrow before it folds those in play. */
export function TreeLeague({ id, name, count, view, sport, here, fixtures }: TreeLeagueProps) {
  const { t } = useTranslation('sportsbook');
  const listId = useId();
  const { folded, toggle } = useFoldedLeagues();
  const open = !folded.includes(id);
  return (
    <li>
      <div className={clsx(styles.league, here && styles.here)}>
        {fixtures.length > 0 && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-label={t('lobby.foldLeague', { name })}
            onClick={() => toggle(id)}
          >
            <IconChevronDown size={14} />
          </button>
        )}
        <Link
          to="/app/sport"
          search={{ ...sportSearch(sport), view, competition: id }}
          className={styles.leagueName}
          aria-current={here ? 'true' : undefined}
        >
          <span>{name}</span>
          <span className={styles.count}>{count}</span>
        </Link>
      </div>
      {fixtures.length > 0 && open && <TreeMatches id={listId} fixtures={fixtures} view={view} />}
    </li>
  );
}
