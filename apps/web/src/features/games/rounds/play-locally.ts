import { decimalText, memberGames, memberStream, returnOf } from '@fairway/fair-games';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { formatMoney, Fraction, multiply, parseMoney } from '@fairway/money';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { Act, Bet, ShownRound } from './shown-round.ts';

/** All that a round for demo chips follows from. */
export interface DemoRound {
  readonly id: string;
  readonly serverSeed: string;
  readonly nonce: number;
  readonly stake: string;
  readonly bet: Bet;
  readonly acts: readonly Act[];
}

/** A server seed that this browser draws, for rounds without a server. */
export function drawnServerSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A round for demo chips as far as its acts go: the same rules, without a member, money or a server. Throws FairGamesError. */
export function playLocally(
  game: MemberGameCode,
  { id, serverSeed, nonce, stake, bet, acts }: DemoRound,
): ShownRound {
  const stream = memberStream(hashing, { serverSeed, clientSeed: 'demo', nonce });
  const round = memberGames[game].play(stream, bet, acts);
  return {
    id,
    status: round.status,
    currency: 'CNY',
    stake,
    staked: formatMoney(
      multiply(parseMoney(stake, 'CNY'), Fraction.of(BigInt(round.staked)), { round: 'halfUp' }),
    ),
    free: false,
    bet,
    steps: round.steps.map((step) => ({ ...step })),
    acts: acts.map((act) => ({ ...act })),
    nextActs: [...round.acts],
    multiplier: decimalText(round.multiplier),
    returned:
      round.status === 'open' ? null : formatMoney(returnOf(parseMoney(stake, 'CNY'), round.multiplier)),
    nonce,
  };
}
