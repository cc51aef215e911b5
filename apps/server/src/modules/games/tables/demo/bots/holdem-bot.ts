import type { WalletCurrency } from '@fairway/contract/fields.ts';
import {
  bestHand,
  cardNamed,
  holdemRanks,
  rankOf,
  suitOf,
  type Card,
  type TableAct,
} from '@fairway/fair-games';
import { parseMoney } from '@fairway/money';
import type { BotSeat } from './bot-act.ts';

/** Percent from which it raises once a street, and bets where nobody has. */
const raises = 62n;
const bets = 55n;

/** By category from the lowest: about how often, in percent, such a hand is the best. */
const madeStrength: readonly bigint[] = [15n, 45n, 65n, 78n, 86n, 88n, 94n, 98n, 99n];

/** Calls where the price is less than its strength, raises with strong cards once, checks where it may and folds the rest. */
export function holdemBot(
  { hand, seat, cards, options: { call, raise } }: BotSeat<'holdem'>,
  currency: WalletCurrency,
): TableAct {
  const minor = (amount: string) => parseMoney(amount, currency).minor;
  const own = named(cards);
  const strength =
    hand.street === 'preflop'
      ? firstStrength(own)
      : laterStrength(own, named(hand.board.map(({ card }) => card)));
  const due = minor(call);
  const hasRaised = hand.seats.find((one) => one.seat === seat)?.lastAct?.act === 'raise';
  if (raise && !hasRaised && strength >= (due === 0n ? bets : raises))
    return { act: 'raise', to: String(minor(raise.least)) };
  if (due === 0n) return { act: 'check' };
  // What a call costs in percent of the pot that it plays for.
  const price = (due * 100n) / (minor(hand.pot) + due);
  return { act: strength > price ? 'call' : 'fold' };
}

/** Two cards: pairs first, then by height, suit and nearness. About half of them see a flop for a big blind. */
function firstStrength([one = 0, other = 0]: readonly Card[]): bigint {
  const [high = 0, low = 0] = [height(one), height(other)].toSorted((a, b) => b - a);
  if (high === low) return BigInt(50 + high * 3);
  const near = high - low <= 2 ? 5 : 0;
  return BigInt(20 + high + low + near + (suitOf(one) === suitOf(other) ? 6 : 0) + (high === 14 ? 6 : 0));
}

/** What the board alone is worth is everybody's: it counts as nothing. */
function laterStrength(own: readonly Card[], board: readonly Card[]): bigint {
  const category = holdemRanks.indexOf(bestHand([...own, ...board]).rank);
  const pairsOfBoard = board.length - new Set(board.map(rankOf)).size;
  const isOwn = category !== 1 || pairsOfBoard === 0;
  return madeStrength[isOwn ? category : 0] ?? 0n;
}

const named = (names: readonly string[]): Card[] => names.map((name) => cardNamed(name) ?? 0);
/** 2 to 14, the ace highest. */
const height = (card: Card) => (rankOf(card) === 0 ? 14 : rankOf(card) + 1);
