import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../boards/board.ts';
import type { Act, Bet } from '../rounds/shown-round.ts';
import { useCues } from '../sound/use-cues.ts';
import { ResultLine } from './result-line.tsx';
import type { Play } from './use-play.ts';
import styles from './play-frame.module.css';

export interface PlayBoardProps {
  game: MemberGameCode;
  board: Board;
  bet: Bet;
  play: Play;
  onAct: (act: Act) => void;
}

/**
 * A game's board in its frame: shown, heard, and said in words. Where the control that was pressed is gone once the round has been shown
 * (a tile, the button that staked, the one that cashed out), the board has the focus and Tab goes on from it; not the button that stakes,
 * for a key pressed twice must not begin a round.
 */
export function PlayBoard({ game, board, bet, play, onAct }: PlayBoardProps) {
  const { t } = useTranslation('games');
  const ref = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const { phase, round, isShown } = play;
  useCues(round, phase === 'showing', board.cues);
  useEffect(() => {
    const isBusy = phase === 'asking' || phase === 'showing';
    const isOver = wasPressed.current && !isBusy;
    wasPressed.current = isBusy;
    if (isOver && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [phase]);
  return (
    <>
      <section ref={ref} className={styles.board} tabIndex={-1} aria-label={t(`names.${game}`)}>
        <board.Stage
          bet={bet}
          round={round}
          onShown={play.shown}
          act={phase === 'open' ? onAct : undefined}
        />
        <ResultLine round={isShown ? round : undefined} />
      </section>
      <VisuallyHidden aria-live="polite">{isShown && round ? board.speak(t, round) : ''}</VisuallyHidden>
    </>
  );
}
