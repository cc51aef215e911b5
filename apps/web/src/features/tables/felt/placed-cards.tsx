import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../../../lib/cards/playing-card.tsx';
import { cardText } from './card-text.ts';
import styles from './cards.module.css';

export interface PlacedCardsProps {
  /** As the rules name them; undefined lies face down. */
  cards: readonly (string | undefined)[];
  /** So many places are drawn before there is a card on them. */
  places?: number;
  label: string;
  /** Behind a plate, in the own hand, or in the middle. */
  size: 'small' | 'own' | 'board';
  /** Names of the cards that won: they are raised, and the others step back. */
  winning?: readonly string[];
}

/** Cards side by side, each said by its name. */
export function PlacedCards({ cards, places = 0, label, size, winning = [] }: PlacedCardsProps) {
  const { t } = useTranslation('tables');
  const open = cards.filter((card) => card !== undefined);
  return (
    <div className={styles.cards} data-size={size}>
      <VisuallyHidden>
        {open.length > 0 ? `${label} ${open.map((card) => cardText(t, card)).join('、')}` : ''}
      </VisuallyHidden>
      {Array.from({ length: Math.max(places, cards.length) }, (_, place) =>
        place < cards.length ? (
          <span
            key={`${place}${cards[place] ?? ''}`}
            className={styles.card}
            data-winning={winning.length > 0 ? winning.includes(cards[place] ?? '') : undefined}
          >
            <PlayingCard name={cards[place]} />
          </span>
        ) : (
          <span key={place} className={styles.place} aria-hidden />
        ),
      )}
    </div>
  );
}
