import { sign } from 'node:crypto';
import { receiptText } from '@fairway/betting';
import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import type { sportsbookReceiptEndpoints } from '@fairway/contract/sportsbook/receipt-endpoints.ts';
import type { sportsbookReceiptSchemas } from '@fairway/contract/sportsbook/receipt-schemas.ts';
import { shardOf } from '#modules/ledger';
import { derivedSigningKey, publicKeyHex } from '#platform/crypto/derived-signing-key.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectBet, selectLegs } from '../bets/bets-store.ts';
import { readBetAnswer } from '../bets/read-bet-answer.ts';
import type { BuilderTerms, LegRow } from '../tables.ts';

/**
 * An own bet as the house accepted it, with the house's signature (decision 0140). Throws `betNotFound`, and `betNotAccepted` while it
 * waits and after a refusal. What became of the bet later is not in it.
 */
export const getBetReceipt: Operation<
  (typeof sportsbookReceiptEndpoints)['getBetReceipt'],
  (typeof sportsbookReceiptSchemas)['getBetReceipt']
> = async (app, call, { betId }) => {
  const { memberId } = call.member;
  const bet = await readBetAnswer(app.db, shardOf(memberId), memberId, betId);
  if (bet.status === 'pending' || bet.status === 'refused') throw new AppError('betNotAccepted');

  const row = await selectBet(app.db, shardOf(memberId), memberId, betId);
  const rows = await selectLegs(app.db, shardOf(memberId), [betId]);
  const receipt = receiptOf(bet, rows, row?.builder ?? null);
  const key = receiptKey(app);
  return {
    receipt,
    publicKey: publicKeyHex(key),
    signature: sign(null, Buffer.from(receiptText(receipt)), key).toString('hex'),
  };
};

/** The key that receipts are signed with, for whom a receipt is shown. */
export const getReceiptKey: Operation<
  (typeof sportsbookReceiptEndpoints)['getReceiptKey'],
  (typeof sportsbookReceiptSchemas)['getReceiptKey']
> = async (app) => ({ publicKey: publicKeyHex(receiptKey(app)) });

function receiptKey(app: Pick<Platform, 'config'>) {
  return derivedSigningKey(app, 'sportsbook-receipt-key');
}

/** With the kick-off as it stood at the placement: from it the void rule counts. */
function receiptOf(bet: Bet, rows: readonly LegRow[], builder: BuilderTerms | null) {
  const { billNo, placedAt, currency, unitStake, sizes, stake, maximumReturn } = bet;
  const legs = bet.legs.map((leg) => ({
    fixtureId: leg.fixtureId,
    home: leg.home.en,
    away: leg.away.en,
    startsAt: rows.find(({ place }) => place === leg.place)?.scheduled_at.toISOString() ?? leg.startsAt,
    selectionId: leg.selectionId,
    odds: leg.odds,
    score: leg.scoreAtPlacement,
  }));
  const free = bet.isFree ? { isFree: true as const } : {};
  const built =
    builder && bet.builder ? { builder: { expected: goalsOf(builder), prices: bet.builder.prices } } : {};
  return { billNo, placedAt, currency, unitStake, sizes, stake, maximumReturn, ...free, ...built, legs };
}

function goalsOf({ expected: { home, away, firstHalfShare, lowScores } }: BuilderTerms) {
  return { home, away, firstHalfShare, lowScores };
}
