import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../../../lib/cards/playing-card.tsx';
import { cardText } from '../felt/card-text.ts';
import styles from './doudizhu.module.css';

export interface HandFanProps {
  /** In the order that they lie. */
  cards: readonly string[];
  chosen: readonly string[];
  onToggle: (card: string) => void;
}

/** The own hand as a fan: a press lifts a card or lays it back. Arrow keys go from card to card, Home and End to the ends. */
export function HandFan({ cards, chosen, onToggle }: HandFanProps) {
  const { t } = useTranslation('tables');
  const [focused, setFocused] = useState(0);
  const stop = Math.min(focused, cards.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = {
      ArrowLeft: stop - 1,
      ArrowRight: stop + 1,
      Home: 0,
      End: cards.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(cards.length - 1, to));
    setFocused(next);
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset className={styles.fan} aria-label={t('doudizhu.hand')}>
      {cards.map((card, place) => (
        <button
          key={card}
          type="button"
          className={styles.held}
          aria-pressed={chosen.includes(card)}
          aria-label={cardText(t, card)}
          tabIndex={place === stop ? 0 : -1}
          onFocus={() => setFocused(place)}
          onKeyDown={move}
          onClick={() => onToggle(card)}
        >
          <PlayingCard name={card} />
        </button>
      ))}
    </fieldset>
  );
}
