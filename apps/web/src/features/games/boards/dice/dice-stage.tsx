import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { betOf, textIn } from '../../rounds/shown-round.ts';
import type { StageProps } from '../board.ts';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { diceBet, rollText, swinging, swings } from './dice-bet.ts';
import { DiceNight } from './dice-night.tsx';
import styles from './dice.module.css';

/** The roll on its scale from 0 to 100: the side that wins is lit, and the marker comes to rest where the roll is. */
export function DiceStage({ bet, round, onShown }: StageProps) {
  const { t } = useTranslation('games');
  const part = useShowing(round?.id, swinging, onShown);
  const { side, target } = diceBet(round ? betOf(round) : bet);
  const [step] = round?.steps ?? [];
  const roll = step ? swungTo(Number(textIn(step, 'roll')), part) : undefined;
  const won = part === 1 && step?.['won'] === true;
  const at = target / 100;
  return (
    <Ground Scene={DiceNight} className={styles.middle}>
      <p className={styles.number} data-won={won} aria-hidden>
        {roll === undefined ? '00.00' : roll.toFixed(2)}
      </p>
      <div className={styles.scale}>
        <VisuallyHidden>{t(`dice.${side}Scale`, { target: rollText(target) })}</VisuallyHidden>
        <div className={styles.track} aria-hidden>
          <span
            className={styles.lit}
            style={side === 'over' ? { left: `${at}%`, right: 0 } : { left: 0, right: `${100 - at}%` }}
          />
          <span className={styles.gate} style={{ left: `${at}%` }}>
            {rollText(target)}
          </span>
          {roll !== undefined && (
            <span className={styles.mover} style={{ transform: `translateX(${roll}%)` }}>
              <i className={styles.marker} data-won={won} />
            </span>
          )}
        </div>
        <ol className={styles.ticks} aria-hidden>
          {[0, 25, 50, 75, 100].map((tick) => (
            <li key={tick}>{tick}</li>
          ))}
        </ol>
      </div>
    </Ground>
  );
}

/** Where the number is on its path to a roll: it swings ever less around where it will stand. */
function swungTo(roll: number, part: number): number {
  const swing = (1 - part) ** 2 * 42 * Math.cos(part * swings);
  return Math.min(100, Math.max(0, roll + swing));
}
