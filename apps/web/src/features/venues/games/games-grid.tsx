import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useFreeRoundsLeft } from '../api/use-games.ts';
import { GameTile } from './game-tile.tsx';
import type { HallTab } from './hall-search.ts';
import { useShownGames } from './use-shown-games.ts';
import styles from './games-panel.module.css';

interface GamesGridProps {
  tab: HallTab;
  keyword: string;
  onClear: () => void;
  onAll: () => void;
}

/** The covers side by side, or why there are none. */
export function GamesGrid({ tab, keyword, onClear, onAll }: GamesGridProps) {
  const { t } = useTranslation('venues');
  const { games, collected = [], failed, needsLogin, isFetching } = useShownGames(tab, keyword);
  // Without an answer no game has the mark; the hall does not wait for it.
  const { data: freeRounds } = useFreeRoundsLeft();
  if (needsLogin) return <VisitorState tab={tab} />;
  if (failed) return <FaultPanel title={t('games.failed')} fault={failed.error} retry={failed} />;
  if (!games) {
    return (
      <Loading label={t('games.loading')} className={styles.grid}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height={300} radius="var(--r-lg)" now={place === 0} />
        ))}
      </Loading>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <output>{t('games.shown', { count: games.length })}</output>
      </VisuallyHidden>
      {games.length > 0 ? (
        <ul className={clsx(styles.grid, isFetching && styles.fetching)} aria-busy={isFetching}>
          {games.map((game) => (
            <GameTile
              key={game.gameCode}
              game={game}
              collected={collected.some(({ gameCode }) => gameCode === game.gameCode)}
              freeRounds={freeRounds?.get(game.gameCode) ?? 0}
            />
          ))}
        </ul>
      ) : keyword === '' ? (
        <EmptyState
          title={t(`games.empty.${tab}`)}
          text={t(`games.emptyText.${tab}`)}
          action={tab !== 'all' && <Button onClick={onAll}>{t('games.toAll')}</Button>}
        />
      ) : (
        <EmptyState
          title={t('games.noMatch', { keyword })}
          text={t('games.noMatchText')}
          action={<Button onClick={onClear}>{t('games.clear')}</Button>}
        />
      )}
    </>
  );
}

function VisitorState({ tab }: { tab: HallTab }) {
  const { t } = useTranslation('venues');
  const { href } = useLocation();
  return (
    <EmptyState
      title={t('games.visitor')}
      text={t(`games.emptyText.${tab}`)}
      action={
        <Link to="/app/login" search={{ return: href }} className={buttonClass({})}>
          {t('games.logIn')}
        </Link>
      }
    />
  );
}
