import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../../../lib/cards/playing-card.tsx';
import type { DetailsOf } from '../api/shapes.ts';
import { cardText } from '../felt/card-text.ts';
import { useChosenCards } from './use-chosen-cards.ts';
import styles from './doudizhu.module.css';

/** The own hand as a fan: a press lifts a card or lays it back. Arrow keys go from card to card, Home and End to the ends. */
export function HandFan({ details }: { details: DetailsOf<'doudizhu'> }) {
  const { t } = useTranslation('tables');
  const { held: cards, chosen, toggle } = useChosenCards(details);
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
          onClick={() => toggle(card)}
        >
          <PlayingCard name={card} />
        </button>
      ))}
    </fieldset>
  );
}
