import { detailsOf } from '../api/shapes.ts';
import type { ActsProps } from '../felt/table-props.ts';
import { useOwnAct } from '../panel/use-own-act.ts';
import { WaitLine } from '../panel/wait-line.tsx';
import { OwnTurn } from './own-turn.tsx';
import styles from '../panel/seat-panel.module.css';

/** The own turn at hold'em, or what is waited for. */
export function HoldemActs({ details }: ActsProps) {
  const { bar, act, isAsking } = useOwnAct(details);
  const { summary, hand, own } = detailsOf(details, 'holdem');
  return (
    <div ref={bar} className={styles.bar}>
      {hand && own?.options ? (
        <OwnTurn
          // Another turn is another choice.
          key={`${hand.number}-${hand.acts}`}
          hand={hand}
          options={own.options}
          summary={summary}
          isAsking={isAsking}
          onAct={act}
        />
      ) : (
        <WaitLine details={details} />
      )}
    </div>
  );
}
