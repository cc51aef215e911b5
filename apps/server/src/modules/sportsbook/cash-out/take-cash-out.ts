import { cashOutStands } from '@fairway/betting';
import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import { displayMoney, formatMoney, money, type Money } from '@fairway/money';
import { shardOf } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { readBetAnswer } from '../bets/read-bet-answer.ts';
import { refuseEnded, refuseUnvalued } from './authorise-cash-out.ts';
import { beginCashOut } from './begin-cash-out.ts';
import { hasPendingCashOut } from './cash-outs-store.ts';
import { loadBet, type HeldBet } from './load-bet.ts';
import { readPart } from './parts-of-bet.ts';
import { readQuote, type Quote } from './quote.ts';
import { termsOf } from './value-bet.ts';

/**
 * Sells an own bet or a part of it to the house at a quote, once for an operation id. Before the kick-off it is paid at once; with an
 * undecided leg in play it waits out the delay that bets have, and is judged again then. What is paid is the quote. Throws the refusals
 * of its endpoint; `cashOutValueChanged` carries the present value.
 */
export const takeCashOut: Operation<
  (typeof sportsbookBetEndpoints)['takeCashOut'],
  (typeof sportsbookBetSchemas)['takeCashOut']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { betId } = input;
  const shard = shardOf(memberId);
  const key = { owner: `member/${memberId}`, operation: 'takeCashOut', operationId: call.operationId, input };
  const quote = readQuote(app, input.quote, { memberId, betId });

  return onceInTransaction(app, key, async (tx) => {
    const held = await loadBet(tx, app, { shard, memberId, betId });
    if (!held) throw new AppError('betNotFound');

    const part = await authorise(tx, held, quote);

    const order = { cause: 'member' as const, percent: quote.percent, part, asked: quote.value };
    await beginCashOut(tx, app, held, { ...order, paid: money(part.currency, quote.value) });

    return readBetAnswer(tx, shard, memberId, betId);
  });
};

async function authorise(tx: Tx, held: HeldBet, quote: Quote): Promise<Money> {
  const { bet, facts, now } = held;
  refuseEnded(bet);
  if (await hasPendingCashOut(tx, bet)) throw new AppError('cashOutPending');
  if (now > quote.until) throw new AppError('cashOutQuoteExpired');
  const valued = refuseUnvalued(facts, held.valued);
  const part = readPart(bet, valued, quote.percent);
  // Another part was cashed out since.
  if (part.minor !== quote.part) throw new AppError('cashOutQuoteExpired');
  const asked = money(bet.currency, quote.value);
  refuseFallen(asked, valued.valueOf(part), termsOf(facts).band);
  return part;
}

/** Refuses with `cashOutValueChanged` where the value has fallen further than the house bears. */
export function refuseFallen(asked: Money, value: Money, band: boolean): void {
  if (cashOutStands(asked, value, band ? 'band' : 'strict')) return;
  throw new AppError(
    'cashOutValueChanged',
    { before: displayMoney(asked), after: displayMoney(value) },
    { before: formatMoney(asked), after: formatMoney(value) },
  );
}
