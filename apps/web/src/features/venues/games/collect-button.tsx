import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { IconStar, IconStarFilled } from '@fairway/ui/icons/state.tsx';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useCollect } from '../api/use-collect.ts';
import type { Game } from '../api/use-games.ts';
import styles from './game-tile.module.css';

/** The favourite mark of a game; a visitor signs in first and comes back here. */
export function CollectButton({ game, collected }: { game: Game; collected: boolean }) {
  const { t } = useTranslation('venues');
  const collect = useCollect();
  const navigate = useNavigate();
  const { href } = useLocation();
  const signedIn = useSession(({ session }) => session !== undefined);
  const press = () => {
    if (signedIn) collect.mutate({ game, collected: !collected });
    else void navigate({ to: '/app/login', search: { return: href } });
  };
  return (
    <IconButton
      round
      label={t(collected ? 'games.uncollect' : 'games.collect', { game: game.name })}
      aria-pressed={collected}
      className={styles.mark}
      onClick={press}
    >
      {collected ? <IconStarFilled size={18} /> : <IconStar size={18} />}
    </IconButton>
  );
}
