import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import type { Game } from '../api/use-games.ts';
import { useLaunchGame } from '../api/use-launch-game.ts';
import { CollectButton } from './collect-button.tsx';
import { GameCover } from './game-cover.tsx';
import styles from './game-tile.module.css';

interface GameTileProps {
  game: Game;
  collected: boolean;
  /** Rounds of it that the member was granted and has left. */
  freeRounds: number;
}

/** One game: its cover leads in, the star marks it and a tag its free rounds, and below it the return and the demo. */
export function GameTile({ game, collected, freeRounds }: GameTileProps) {
  const { t } = useTranslation('venues');
  const launch = useLaunchGame();
  const open = game.state === 'open';
  const facts = [game.rtp !== null && t('games.rtp', { rtp: game.rtp })].filter(Boolean);
  return (
    <li className={styles.tile} aria-busy={launch.isPending}>
      <div className={clsx(styles.cover, !open && styles.shut)}>
        {open ? (
          <GameLink game={game} demo={false} launch={launch} className={styles.enter}>
            <GameCover game={game} />
          </GameLink>
        ) : (
          <span className={styles.enter}>
            <GameCover game={game} />
            <span className={styles.state}>
              <IconClock size={16} />
              {t(`states.${game.state}`)}
            </span>
          </span>
        )}
        {launch.isPending && (
          <span className={styles.busy}>
            <Spinner size={28} label={t('entering', { venue: game.name })} />
          </span>
        )}
        {freeRounds > 0 && (
          <Tag tone="picture" pill className={styles.free}>
            {t('games.free', { count: freeRounds })}
          </Tag>
        )}
        <CollectButton game={game} collected={collected} />
      </div>
      <h3 className={styles.name}>{game.name}</h3>
      <p className={styles.facts}>
        <span>{facts.join(' · ')}</span>
        {open && game.demo && (
          <GameLink game={game} demo launch={launch} className={styles.demo}>
            {t('games.demo')}
          </GameLink>
        )}
      </p>
    </li>
  );
}

interface GameLinkProps {
  game: Game;
  demo: boolean;
  launch: ReturnType<typeof useLaunchGame>;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the game's page. For a member a plain press asks the server first, which counts it and may refuse it. */
function GameLink({ game, demo, launch, className, children }: GameLinkProps) {
  const { t } = useTranslation('venues');
  const signedIn = useSession(({ session }) => session !== undefined);
  const press = (event: MouseEvent) => {
    // A game of a venue outside asks when its page opens: a pass is good for one entry.
    if (game.path.startsWith('/app/inlineVenueCommon/')) return;
    if (!signedIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!launch.isPending) launch.mutate({ game, demo });
  };
  return (
    <Link
      to={game.path}
      {...(demo ? { search: { demo: true } as never } : {})}
      className={className}
      aria-label={t(demo ? 'games.tryOut' : 'games.play', { game: game.name })}
      onClick={press}
    >
      {children}
    </Link>
  );
}
