import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandOf } from '../api/shapes.ts';
import { KeyButton } from '../panel/key-button.tsx';
import type { OwnAct } from '../panel/use-own-act.ts';
import { usePlayKeys } from '../panel/use-play-keys.ts';
import { cardsOfPlay, playOf, playsOf } from './play-choice.ts';
import styles from '../panel/seat-panel.module.css';

export interface PlayTurnProps {
  held: readonly string[];
  chosen: readonly string[];
  toBeat: HandOf<'doudizhu'>['toBeat'];
  mayPass: boolean;
  isAsking: boolean;
  onChoose: (cards: readonly string[]) => void;
  onAct: (asked: OwnAct) => void;
}

/** Pass, a hint that lifts the next cards that may be played, and play what is lifted; each with its key: F, H, C. */
export function PlayTurn({ held, chosen, toBeat, mayPass, isAsking, onChoose, onAct }: PlayTurnProps) {
  const { t } = useTranslation('tables');
  const row = useRef<HTMLDivElement>(null);
  const [hints, setHints] = useState(0);
  const plays = useMemo(() => playsOf(held, toBeat), [held, toBeat]);
  const play = chosen.length > 0 ? playOf(plays, chosen) : undefined;
  const pass = mayPass ? () => onAct({ act: 'pass' }) : undefined;
  const next = plays[hints % Math.max(1, plays.length)];
  const hint = next
    ? () => {
        onChoose(cardsOfPlay(held, next));
        setHints(hints + 1);
      }
    : undefined;
  const lay = play ? () => onAct({ act: 'play', cards: [...chosen] }) : undefined;
  usePlayKeys(row, { F: pass, H: hint, C: lay });
  return (
    <div ref={row} className={styles.turn}>
      {pass && (
        <KeyButton hotkey="F" variant="quiet" disabled={isAsking} onClick={pass}>
          {t('doudizhu.pass')}
        </KeyButton>
      )}
      <KeyButton hotkey="H" variant="quiet" disabled={!hint || isAsking} onClick={hint}>
        {t('doudizhu.hint')}
      </KeyButton>
      <KeyButton hotkey="C" className={pass ? styles.wide : ''} disabled={!lay || isAsking} onClick={lay}>
        {play ? t('doudizhu.playAs', { kind: t(`doudizhu.kind.${play.pattern.kind}`) }) : t('doudizhu.play')}
      </KeyButton>
      <p className={styles.quiet}>
        {plays.length === 0
          ? t('doudizhu.nothing')
          : chosen.length > 0 && !play
            ? t('doudizhu.noPlay')
            : t(toBeat ? 'doudizhu.beat' : 'doudizhu.lead')}
      </p>
    </div>
  );
}
