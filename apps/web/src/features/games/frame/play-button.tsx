import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useWait } from './use-wait.ts';
import type { Play } from './use-play.ts';

export interface PlayButtonProps {
  play: Play;
  demo: boolean;
  /** The house takes no stakes on the game now. */
  closed: boolean;
  /** The press plays a free round. */
  free: boolean;
  /** Why nothing can be staked now; undefined where it can. */
  off: boolean;
  onPress: () => void;
}

/**
 * One press, one round: a key that is held repeats nothing. Off while a round is under way and until the pace allows the next, so that
 * nobody can play faster than the rules of protection say.
 */
export function PlayButton({ play, demo, closed, free, off, onPress }: PlayButtonProps) {
  const { t } = useTranslation('games');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  const waits = useWait(play.readyAt);
  if (!signedIn && !demo)
    return (
      <a className={buttonClass({ size: 'l', wide: true })} href={loginHref(here)}>
        {t('play.login')}
      </a>
    );
  const busy = play.phase !== 'ready';
  return (
    <Button
      size="l"
      wide
      loading={play.phase === 'asking'}
      disabled={off || closed}
      aria-disabled={busy || waits || undefined}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={() => {
        if (!busy && !waits) onPress();
      }}
    >
      {closed
        ? t('play.closed')
        : busy
          ? t('play.busy')
          : waits
            ? t('play.wait')
            : t(free ? 'free.press' : 'play.press')}
    </Button>
  );
}
