import { useTranslation } from 'react-i18next';
import { showingKey } from '../../rounds/shown-round.ts';
import type { StageProps } from '../board.ts';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { BlackjackActs } from './blackjack-acts.tsx';
import { BlackjackCloth } from './blackjack-cloth.tsx';
import { BlackjackHand } from './blackjack-hand.tsx';
import { cardTime, newPlaces, tableOf } from './blackjack-round.ts';
import { resultsOf } from './hand-results.ts';
import styles from './blackjack.module.css';

/** The dealer's cards, the member's one or two hands, and the acts with their chances. */
export function BlackjackStage({ round, onShown, act }: StageProps) {
  const { t } = useTranslation('games');
  const coming = newPlaces(round);
  const part = useShowing(showingKey(round), coming.length * cardTime, onShown);
  const hidden = new Set(part === 1 ? [] : coming.slice(Math.floor(part * (coming.length + 1))));
  const table = tableOf(round);
  const results = part === 1 ? resultsOf(table) : [];
  const isTwo = table.hands.length > 1;
  return (
    <Ground Scene={BlackjackCloth} className={styles.middle}>
      {round && (
        <>
          <BlackjackHand
            label={t('blackjack.dealer')}
            cards={table.dealer}
            hidden={hidden}
            place="d"
            faceDown={table.ended === undefined}
          />
          <div className={styles.hands}>
            {table.hands.map(({ cards, doubled }, place) => {
              const result = results[place];
              return (
                <BlackjackHand
                  // oxlint-disable-next-line react/no-array-index-key -- a hand is its place
                  key={place}
                  label={
                    t(isTwo ? 'blackjack.handOf' : 'blackjack.hand', { number: place + 1 }) +
                    (doubled ? ` · ${t('blackjack.doubled')}` : '')
                  }
                  cards={cards}
                  hidden={hidden}
                  place={`p${place}.`}
                  active={isTwo && table.active === place}
                  mark={result && t(`blackjack.results.${result}`)}
                />
              );
            })}
          </div>
          {round.status === 'open' && <BlackjackActs round={round} table={table} act={act} />}
        </>
      )}
    </Ground>
  );
}
