import { PlayingCard } from '../../../lib/cards/playing-card.tsx';
import styles from './hand.module.css';

export interface HandProps {
  /** As the rules name them, in the order in which they were dealt. */
  cards: readonly string[];
  /** The name over it, and what the cards count. */
  title: string;
  points: number | string | undefined;
  hue: 'red' | 'blue';
  /** On which side of the table: the cards lie towards its middle. */
  place: 'left' | 'right';
  won: boolean;
  /** So many places are drawn before there is a card on them. */
  places: number;
}

/** One side's cards. Each comes face down from the shoe and turns over; what they are is said in words elsewhere. */
export function Hand({ cards, title, points, hue, place: half, won, places }: HandProps) {
  return (
    <div className={styles.hand} data-hue={hue} data-place={half} data-won={won || undefined} aria-hidden>
      <p className={styles.title}>
        {title}
        {points !== undefined && <b>{points}</b>}
      </p>
      <ol className={styles.cards}>
        {Array.from({ length: Math.max(places, cards.length) }, (_, place) => {
          const card = cards[place];
          return (
            // A card is its place: the same rank and suit comes up to eight times a shoe.
            <li key={`${place}${card ?? ''}`} data-third={place === 2 || undefined}>
              {card === undefined ? (
                <span className={styles.place} />
              ) : (
                <span className={styles.turning}>
                  <span className={styles.face}>
                    <PlayingCard name={card} />
                  </span>
                  <span className={styles.rear}>
                    <PlayingCard name={undefined} />
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
