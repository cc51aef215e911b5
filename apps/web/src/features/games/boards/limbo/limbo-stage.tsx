import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../rounds/shown-round.ts';
import { isWin, roundOfBet } from '../bet-round.ts';
import type { StageProps } from '../board.ts';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { limboBet, risenTo, rising, targetText } from './limbo-bet.ts';
import { LimboSky } from './limbo-sky.tsx';
import { SkyLantern } from './sky-lantern.tsx';
import styles from './limbo.module.css';

/** A lantern rises over the clouds, and with it the multiplier, until both stand. */
export function LimboStage({ bet, round, onShown }: StageProps) {
  const { t } = useTranslation('games');
  const part = useShowing(round?.id, rising, onShown);
  const { target } = limboBet(bet);
  const shown = roundOfBet(bet, round);
  const [step] = shown?.steps ?? [];
  const point = step ? risenTo(Number(textIn(step, 'point')), part) : 1;
  const won = shown !== undefined && part === 1 && isWin(shown);
  const height = shown ? 1 - (1 - part) ** 2.4 : 0;
  return (
    <Ground Scene={LimboSky}>
      <VisuallyHidden>{t('limbo.scene', { target: targetText(target) })}</VisuallyHidden>
      <div className={styles.far} aria-hidden>
        <SkyLantern className={styles.small} />
        <SkyLantern className={styles.smaller} />
        <SkyLantern className={styles.smallest} />
      </div>
      <div
        className={styles.lantern}
        style={{
          transform: `translate(-50%, ${(1 - height) * 44}cqh) rotate(${Math.sin(part * 9) * (1 - part) * 5}deg)`,
        }}
        aria-hidden
      >
        <SkyLantern />
      </div>
      <div className={styles.middle} aria-hidden>
        <p className={styles.point} data-won={won}>
          {point.toFixed(2)}
          <span>×</span>
        </p>
        <p className={styles.target}>
          {t('limbo.target')} <b>{targetText(target)}×</b>
        </p>
      </div>
    </Ground>
  );
}
