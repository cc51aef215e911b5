import { cashedTurnover } from '@fairway/betting';
import { money, type Money } from '@fairway/money';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bets/bet-limits.ts';
import { emitSettled } from '../settlement/emit-settled.ts';
import { coversAllSides, settleLegs } from '../settlement/settle-legs.ts';
import { insertSettlement, selectBackedSides } from '../settlement/settlement-store.ts';
import type { BetRow, LegRow } from '../tables.ts';
import { insertCashOut, updatePaid, type NewCashOut } from './cash-outs-store.ts';
import type { HeldBet } from './load-bet.ts';
import { releaseCashedExposure } from './release-cashed-exposure.ts';

/** A cash-out as it is to be paid: a new one, or one that has waited out its delay. */
export interface Payment {
  readonly cashOut: NewCashOut;
  readonly isNew: boolean;
  readonly paid: Money;
}

/**
 * Pays a cash-out in the caller's transaction, under the locks of `loadBet`: the posting from the pool to the sports wallet, the
 * cash-out, the bet's next settlement, its exposure and the pushes; where nothing is left in the bet, its end as well. The rows refuse
 * it once another settlement was first.
 */
export async function payCashOut(
  tx: Tx,
  app: Platform,
  held: HeldBet,
  { cashOut, isNew, paid }: Payment,
): Promise<void> {
  const { bet, legs, facts, now } = held;
  const { house, venue } = accountsOf(bet.member_id);
  const transferId = app.ids.uuid();
  const legsOfMoney = move(house('sportsbookPool', bet.currency), venue(sportsVenue, bet.currency), paid);
  await postTransfer(tx, {
    id: transferId,
    reason: 'betCashOut',
    legs: legsOfMoney,
    at: now,
    requestId: bet.bill_no,
  });

  const part = money(bet.currency, cashOut.stake);
  const turnover = (await isOpposed(tx, legs)) ? 0n : cashedTurnover(part, paid).minor;
  const number = bet.settlement_count + 1;
  const done = {
    ...cashOut,
    status: 'paid' as const,
    decides_at: null,
    decided_at: now,
    paid: paid.minor,
    turnover,
    transfer_id: transferId,
    settlement_number: number,
  };
  if (isNew) await insertCashOut(tx, done);
  else await updatePaid(tx, done);

  const after: BetRow = {
    ...bet,
    cashed_stake: bet.cashed_stake + cashOut.stake,
    cashed_returned: bet.cashed_returned + paid.minor,
    cashed_turnover: bet.cashed_turnover + turnover,
  };
  const settled = settleLegs(after, legs, facts.settlement);
  const isOver = after.cashed_stake === after.stake;
  await releaseCashedExposure(tx, after, legs, bet.cashed_stake);
  await insertSettlement(tx, {
    shard_id: bet.shard_id,
    bet_id: bet.id,
    number,
    member_id: bet.member_id,
    cause: 'cashOut',
    status: isOver ? 'settled' : 'accepted',
    returned: after.cashed_returned,
    change: paid.minor,
    debt: 0n,
    turnover: isOver ? after.cashed_turnover : 0n,
    legs: settled.legs,
    fixture_versions: settled.fixtureVersions,
    transfer_id: transferId,
    at: now,
  });
  if (isOver) await emitSettled(tx, app, bet, settled, true);
  await notify(tx, app, bet, isOver);
}

/** Whether the member backs all sides of the market by singles: then nothing counts, as where results settle. */
async function isOpposed(tx: Tx, legs: readonly LegRow[]): Promise<boolean> {
  const [leg, other] = legs;
  if (!leg || other) return false;
  return coversAllSides(leg.code, await selectBackedSides(tx, leg));
}

async function notify(tx: Tx, app: Platform, bet: BetRow, isOver: boolean): Promise<void> {
  const { id: betId, member_id: memberId } = bet;
  await push(tx, app, 'memberBets', { memberId }, { betId, status: isOver ? 'settled' : 'accepted' });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'settlement' });
}
