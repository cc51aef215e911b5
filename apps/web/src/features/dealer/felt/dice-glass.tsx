import { clsx } from 'clsx';
import { Dice } from '../../../lib/dice/dice.tsx';
import styles from './dice-glass.module.css';

export interface DiceGlassProps {
  /** Undefined while they are shaken. */
  faces: readonly number[] | undefined;
  /** Whether they are seen to come to rest; else they lie there at once. */
  falls: boolean;
}

/** What the dice show while they tumble. */
const tumbling = [2, 5, 3] as const;

/** Three dice under glass. Decorative: words say what they show. */
export function DiceGlass({ faces, falls }: DiceGlassProps) {
  return (
    <div className={styles.glass} aria-hidden>
      <div
        key={faces?.join('') ?? 'shaken'}
        className={clsx(styles.dice, !faces && styles.shaken, faces && falls && styles.falling)}
      >
        {(faces ?? tumbling).map((face, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a die is its place
          <span key={place}>
            <Dice face={face} />
          </span>
        ))}
      </div>
      <span className={styles.plate} />
    </div>
  );
}
