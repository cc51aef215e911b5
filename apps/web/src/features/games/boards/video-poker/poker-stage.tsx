import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showingKey } from '../../rounds/shown-round.ts';
import type { StageProps } from '../board.ts';
import { cardLabel } from '../../../../lib/cards/card-label.ts';
import { PlayingCard } from '../../../../lib/cards/playing-card.tsx';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { dealing, pays, places, pokerRoundOf } from './poker-round.ts';
import { PokerTable } from './poker-table.tsx';
import styles from './poker.module.css';

/** Five cards with what to hold of them, what each hand pays, and the button that replaces the rest. */
export function PokerStage({ round, onShown, act }: StageProps) {
  const { t } = useTranslation('games');
  const part = useShowing(showingKey(round), dealing, onShown);
  const [chosen, setChosen] = useState<{ id: string; held: readonly number[] }>({ id: '', held: [] });
  const { dealt, final } = pokerRoundOf(round);
  const id = round?.id ?? '';
  const held = final ? final.held : chosen.id === id ? chosen.held : [];
  const hand = part === 1 ? final?.hand : undefined;
  const cardAt = (place: number): string | undefined => {
    const isOut = part * places.length >= place + 1 || part === 1;
    if (!final) return isOut ? dealt[place] : undefined;
    return held.includes(place) || isOut ? final.cards[place] : undefined;
  };
  const toggle = (place: number): void =>
    setChosen({ id, held: held.includes(place) ? held.filter((one) => one !== place) : [...held, place] });
  return (
    <Ground Scene={PokerTable} className={styles.middle}>
      <ul className={styles.pays} aria-label={t('videoPoker.pays')}>
        {pays.map((row) => (
          <li key={row.hand} className={clsx(row.hand === hand && styles.made)}>
            <span>{t(`videoPoker.hands.${row.hand}`)}</span>
            <b>× {row.paid}</b>
          </li>
        ))}
      </ul>
      <div className={styles.cards}>
        {places.map((place) => {
          const isHeld = held.includes(place);
          return (
            <button
              key={place}
              type="button"
              className={clsx(styles.card, isHeld && styles.held)}
              aria-pressed={isHeld}
              disabled={!act}
              aria-label={t('videoPoker.hold', { card: cardLabel(t, dealt[place] ?? '') })}
              onClick={() => toggle(place)}
            >
              <PlayingCard name={cardAt(place)} />
              <span className={styles.mark} aria-hidden>
                {isHeld ? t('videoPoker.isHeld') : ''}
              </span>
            </button>
          );
        })}
      </div>
      {round?.status === 'open' && (
        <button
          type="button"
          className={styles.draw}
          aria-disabled={!act}
          onClick={() => act?.({ act: 'hold', places: [...held] })}
        >
          {t(held.length === places.length ? 'videoPoker.stand' : 'videoPoker.draw', {
            number: places.length - held.length,
          })}
        </button>
      )}
    </Ground>
  );
}
