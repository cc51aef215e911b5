import { Fraction } from '@fairway/money';
import { multiplier } from '../../chance/multiplier.ts';
import type { DealerResult, DealerTableRules } from '../dealer-rules.ts';
import { baccaratCases } from './baccarat-cases.ts';

const spots = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
const [two, nine, twelve] = [Fraction.of(2n), Fraction.of(9n), Fraction.of(12n)];
const lessCommission = multiplier('1.95');
const halfOnSix = multiplier('1.5');

/** Eight packs. A tie leaves player and banker their stakes and pays 8:1, pairs of the first two cards pay 11:1. */
function baccaratOf(bankerPays: (points: number) => Fraction): DealerTableRules {
  return {
    game: 'baccarat',
    spots,
    opposites: [['player', 'banker']],
    pays: (spot, result) => payOf(spot, result, bankerPays),
    results: () => baccaratCases(0),
  };
}

/** The banker pays 0.95:1. */
export const baccarat = baccaratOf(() => lessCommission);
/** Without commission (免佣): the banker pays 1:1, and half with six points. */
export const baccaratNoCommission = baccaratOf((points) => (points === 6 ? halfOnSix : two));

function payOf(spot: string, result: DealerResult, bankerPays: (points: number) => Fraction): Fraction {
  if (result.game !== 'baccarat') return Fraction.ZERO;
  const { winner, bankerPoints, playerPair, bankerPair } = result;
  if (spot === 'playerPair') return playerPair ? twelve : Fraction.ZERO;
  if (spot === 'bankerPair') return bankerPair ? twelve : Fraction.ZERO;
  if (spot === 'tie') return winner === 'tie' ? nine : Fraction.ZERO;
  if (winner === 'tie') return Fraction.ONE;
  if (spot !== winner) return Fraction.ZERO;
  return winner === 'banker' ? bankerPays(bankerPoints) : two;
}
