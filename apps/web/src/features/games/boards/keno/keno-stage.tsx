import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { numberIn } from '../../rounds/shown-round.ts';
import { isWin, roundOfBet } from '../bet-round.ts';
import type { StageProps } from '../board.ts';
import { useShowing } from '../use-showing.ts';
import { drawnOf, kenoNumbers, numbersOf } from './keno-bet.ts';
import { KenoGarden } from './keno-garden.tsx';
import { KenoPays } from './keno-pays.tsx';
import styles from './keno.module.css';

/** How long the ten numbers take, in ms. */
const drawing = 4200;

/** The panes of a lattice window, one a number: those that are drawn are lit one after another. */
export function KenoStage({ bet, round, onShown }: StageProps) {
  const { t } = useTranslation('games');
  const part = useShowing(round?.id, drawing, onShown);
  const numbers = numbersOf(bet);
  const shown = roundOfBet(bet, round);
  const drawn = drawnOf(shown);
  // A pause before the first and after the last: the figures come once the last is seen.
  const lit = drawn.slice(0, part === 1 ? drawn.length : Math.floor(part * (drawn.length + 1.6)));
  const ended = shown !== undefined && part === 1;
  return (
    <div className={styles.stage}>
      <KenoGarden />
      <VisuallyHidden>{t('keno.scene', { numbers: numbers.join(t('keno.comma')) })}</VisuallyHidden>
      <ol className={styles.window} data-won={ended && isWin(shown)} aria-hidden>
        {kenoNumbers.map((number) => (
          <li key={number} data-picked={numbers.includes(number)} data-drawn={lit.includes(number)}>
            {number}
          </li>
        ))}
      </ol>
      <KenoPays
        picks={numbers.length}
        hits={ended ? numberIn(shown.steps[0], 'hits') : undefined}
        won={ended && isWin(shown)}
      />
    </div>
  );
}
