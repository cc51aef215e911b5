import { clsx } from 'clsx';
import { PlayingCard } from '../../../../lib/cards/playing-card.tsx';
import { totalText } from './total-text.ts';
import styles from './blackjack.module.css';

export interface BlackjackHandProps {
  label: string;
  cards: readonly string[];
  /** Places of cards that have not come yet. */
  hidden: ReadonlySet<string>;
  /** How its places begin: `d`, `p0.`. */
  place: string;
  /** The dealer's second card lies face down. */
  faceDown?: boolean;
  active?: boolean;
  mark?: string | undefined;
}

/** Cards in a row with what they come to. */
export function BlackjackHand(props: BlackjackHandProps) {
  const { label, cards, hidden, place, faceDown = false, active = false, mark } = props;
  const seen = cards.filter((_, index) => !hidden.has(`${place}${index}`));
  return (
    <div className={clsx(styles.hand, active && styles.active)}>
      <div className={styles.cards}>
        {cards.map((name, index) => {
          const isHidden = hidden.has(`${place}${index}`);
          // Only the dealer's second card lies on the table before it is seen.
          const isComing = isHidden && !(place === 'd' && index === 1);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a card is its place
            <span key={index} className={clsx(styles.card, isComing && styles.coming)}>
              <PlayingCard name={isHidden ? undefined : name} />
            </span>
          );
        })}
        {faceDown && (
          <span className={styles.card}>
            <PlayingCard name={undefined} />
          </span>
        )}
      </div>
      <p className={styles.label} aria-hidden>
        {label} {seen.length > 0 && <b>{totalText(seen)}</b>}
        {mark !== undefined && <i>{mark}</i>}
      </p>
    </div>
  );
}
