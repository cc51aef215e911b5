import { decimalText } from '@fairway/fair-games';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { showingKey } from '../../rounds/shown-round.ts';
import type { StageProps } from '../board.ts';
import { PlayingCard } from '../../../../lib/cards/playing-card.tsx';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { cardMotion, cardTurn, dealtOf, guessOf, wordingOf } from './hilo-round.ts';
import { HiloTable } from './hilo-table.tsx';
import styles from './hilo.module.css';

/** From the deck of the scene to the card's place, in parts of a hundred of the board's width. */
const deckDistance = 27;

/** So many cards before the last one stay in sight. */
const trail = 7;

/** The last card, those before it in a row, and the guesses on the next one with what each would return. */
export function HiloStage({ round, onShown, act }: StageProps) {
  const { t } = useTranslation('games');
  const done = round?.acts.at(-1);
  const shown = useShowing(showingKey(round), cardTurn.length, onShown);
  // Cashing out turns no card.
  const part = done?.['act'] === 'cashOut' ? 1 : shown;
  const all = dealtOf(round);
  const dealt = part < cardTurn.seen ? all.slice(0, -1) : all;
  const last = part < cardTurn.seen ? undefined : all.at(-1);
  // The figures of a guess would give the card away while it turns.
  const seen = last ? all : dealt;
  const former = dealt.slice(0, last ? -1 : undefined).slice(-trail);
  const { slide, turn } = cardMotion(part);
  return (
    <Ground Scene={HiloTable} className={styles.middle}>
      <ol className={styles.former} aria-hidden>
        {former.map(({ card, kind, right }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a card is its place
          <li key={place} className={clsx(kind !== 'card' && kind !== 'skip' && right && styles.right)}>
            <PlayingCard name={card} />
          </li>
        ))}
      </ol>
      <div className={styles.place} aria-hidden />
      <div
        className={clsx(styles.last, last?.right === false && styles.wrong)}
        style={{ transform: `translateX(${-slide * deckDistance}cqw) scaleX(${1 - turn * 0.92})` }}
      >
        <PlayingCard name={last?.card} />
      </div>
      {round?.status === 'open' && done?.['act'] !== 'cashOut' && (
        <div className={styles.guesses}>
          {(['higher', 'lower'] as const).map((guess) => {
            const { good, multiplier } = guessOf(seen, guess);
            return (
              <button
                key={guess}
                type="button"
                className={styles.guess}
                aria-disabled={!act}
                onClick={() => act?.({ act: guess })}
              >
                <span>{t(`hilo.${guess}.${wordingOf(guess, seen.at(-1)?.card ?? '')}`)}</span>
                <small>
                  {seen.length === 0 ? '—' : `× ${decimalText(multiplier)} · ${t('hilo.chance', { good })}`}
                </small>
              </button>
            );
          })}
          <button
            type="button"
            className={clsx(styles.guess, styles.skip)}
            aria-disabled={!act}
            onClick={() => act?.({ act: 'skip' })}
          >
            <span>{t('hilo.skip')}</span>
            <small>{t('hilo.skipNote')}</small>
          </button>
        </div>
      )}
    </Ground>
  );
}
