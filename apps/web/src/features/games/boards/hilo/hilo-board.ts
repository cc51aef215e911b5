import { Fraction } from '@fairway/money';
import { cardLabel } from '../../../../lib/cards/card-label.ts';
import type { Board } from '../board.ts';
import { hiloCues } from './hilo-cues.ts';
import { dealtOf } from './hilo-round.ts';
import { HiloStage } from './hilo-stage.tsx';

/** Of a first guess on the likelier side, over all first cards. */
export const firstChance = Fraction.of(131n, 169n);
/** Where a round ends by itself, in stakes. */
const most = Fraction.of(1_000_000n);

export const hiloBoard: Board = {
  firstBet: {},
  Choices: undefined,
  Stage: HiloStage,
  odds: () => ({ chance: firstChance, most, byActs: true }),
  cues: hiloCues,
  speak: (t, round) => {
    const dealt = dealtOf(round);
    const last = dealt.at(-1);
    if (!last) return '';
    const card = t('hilo.card', { card: cardLabel(t, last.card) });
    if (round.status === 'open')
      return dealt.length === 1 ? card : t(last.kind === 'skip' ? 'hilo.skipped' : 'hilo.right', { card });
    if (/[1-9]/.test(round.multiplier)) return t('hilo.cashed', { multiplier: round.multiplier });
    return t('hilo.wrong', { card });
  },
};
