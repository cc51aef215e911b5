import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { numberIn } from '../../rounds/shown-round.ts';
import { isWin, roundOfBet } from '../bet-round.ts';
import type { StageProps } from '../board.ts';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { drawing, drawnOf, kenoNumbers, litAt, numbersOf } from './keno-bet.ts';
import { KenoGarden } from './keno-garden.tsx';
import { KenoPays } from './keno-pays.tsx';
import styles from './keno.module.css';

/** The panes of a lattice window, one a number: those that are drawn are lit one after another. */
export function KenoStage({ bet, round, onShown }: StageProps) {
  const { t } = useTranslation('games');
  const part = useShowing(round?.id, drawing, onShown);
  const numbers = numbersOf(bet);
  const shown = roundOfBet(bet, round);
  const drawn = drawnOf(shown);
  const lit = drawn.slice(0, litAt(part));
  const ended = shown !== undefined && part === 1;
  return (
    <Ground Scene={KenoGarden}>
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
    </Ground>
  );
}
