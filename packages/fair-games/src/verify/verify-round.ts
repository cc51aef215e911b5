import { Fraction, isCurrency, tryParseMoney, formatMoney, multiply, type Money } from '@fairway/money';
import { decimalText } from '../chance/multiplier.ts';
import { FairGamesError } from '../fair-games-error.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { commitOf, memberMessage, memberStream } from '../fairness/member-seeds.ts';
import { isMemberGame, memberGames } from '../games/member-games.ts';
import { readActs, readRecord } from '../games/read-input.ts';
import type { Answer } from './answer.ts';

const fields = ['kind', 'game', 'serverSeed', 'clientSeed', 'nonce', 'bet', 'acts', 'stake', 'currency'];

/**
 * A member's round again from its seeds: `{kind:"round",game,serverSeed,clientSeed,nonce,bet,acts,stake}`, `currency` CNY where it is
 * missing. Answers the commit to compare with the one shown before, the message, every step, and what the stake returns. Throws
 * FairGamesError.
 */
export function verifyRound(hashing: Hashing, question: unknown): Answer {
  const given = readRecord(question, fields, 'malformed');
  const { game, serverSeed, clientSeed, nonce, bet = {}, acts = [], stake, currency = 'CNY' } = given;
  if (!isMemberGame(game)) throw new FairGamesError('unknownGame', `no game ${String(game)}`);
  if (typeof serverSeed !== 'string') throw new FairGamesError('badServerSeed', 'no server seed');
  if (typeof clientSeed !== 'string') throw new FairGamesError('badClientSeed', 'no client seed');
  if (typeof nonce !== 'number') throw new FairGamesError('badNonce', 'no nonce');
  const seeds = { serverSeed, clientSeed, nonce };
  const staked = readStake(stake, currency);
  const round = memberGames[game].play(memberStream(hashing, seeds), bet, readActs(acts));
  return {
    kind: 'round',
    game,
    sheetVersion: memberGames[game].sheet.version,
    commit: commitOf(hashing, serverSeed),
    message: memberMessage(seeds),
    status: round.status,
    steps: round.steps,
    multiplier: decimalText(round.multiplier),
    staked: formatMoney(multiply(staked, Fraction.of(BigInt(round.staked)), { round: 'halfUp' })),
    returned: round.status === 'open' ? null : formatMoney(returnOf(staked, round.multiplier)),
  };
}

/** A stake as the wire writes it. Throws `badStake`. */
export function readStake(stake: unknown, currency: unknown): Money {
  if (!isCurrency(currency)) throw new FairGamesError('badStake', `no currency ${String(currency)}`);
  const read = typeof stake === 'string' ? tryParseMoney(stake, currency) : undefined;
  if (read === undefined || read.minor <= 0n) throw new FairGamesError('badStake', 'a stake is an amount');
  return read;
}

/** The one rounding of a payout: half up to the currency's smallest unit. */
export function returnOf(stake: Money, multiplier: Fraction): Money {
  return multiply(stake, multiplier, { round: 'halfUp' });
}
