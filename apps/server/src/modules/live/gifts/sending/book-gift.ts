import { takeBackSeconds } from '@fairway/contract/live/gifts.ts';
import { coin } from '@fairway/money';
import { accountsOf, AccountFrozen, companion, laneOf, move, type LaneRequest } from '#modules/ledger';
import { tipConstraints, tipProofConstraint } from '#modules/risk';
import { addSeconds } from '#platform/clock.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import { hashInput } from '#platform/idempotency/run-once.ts';
import { eventRow, outboxTable, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { giftRow, locksOf, type NewGift } from '../gifts-store.ts';
import { newGift } from './new-gift.ts';
import { presentSent } from './present-sent.ts';
import { proofRefusalOf, rightsRefusal, roomRefusalOf, tipRefusalOf } from './refusals.ts';
import type { Sending, SentGift } from './sending.ts';

/**
 * Books a gift through the process's lane: the coins, the gift, the boards and the giver's sums in one transaction with the news and the answer.
 * Throws what the rows refuse (0397, 0420, 0423), `coinsInsufficient` with the true balance, and `giftStreakStale` where the streak has this call already.
 */
export async function bookGift(app: Platform, sending: Sending): Promise<SentGift> {
  try {
    return await laneOf(app).post(requestFor(app, sending));
  } catch (fault) {
    // The lane keeps no refusal of a frozen account.
    if (fault instanceof AccountFrozen) throw fault;
    const rule = refusedBy(fault) ?? '';
    if (tipConstraints.includes(rule)) throw await tipRefusalOf(app, sending);
    if (rule === tipProofConstraint) throw await proofRefusalOf(app, sending);
    switch (rule) {
      case 'live_gifts_room':
        throw await roomRefusalOf(app, sending);
      case 'live_gifts_streak':
        throw new AppError('giftStreakStale');
      case 'live_gifts_live':
        throw new AppError('anchorOffline');
      case 'live_gifts_own':
        throw new AppError('giftOwnRoom');
      case 'live_gifts_contract':
        throw new AppError('overloaded');
      case 'live_gifts_rights':
        throw await rightsRefusal(app, sending);
      default:
        throw fault;
    }
  }
}

function requestFor(app: Platform, sending: Sending): LaneRequest<SentGift> {
  const { call, key, stage, streak, today } = sending;
  const { memberId } = call.member;
  const own = accountsOf(memberId);
  const at = app.clock.now();
  const row = newGift(app, sending);
  return {
    transfers: [
      {
        id: row.gift_transfer,
        reason: 'gift',
        legs: move(own.coins(), own.house('anchorPayable', 'COIN', stage.anchor_id), coin(row.coins)),
        at,
        requestId: row.gift_no,
      },
    ],
    subject: row.id,
    rows: [
      giftRow(row),
      companion(outboxTable, eventRow('gift.sent', newsOf(row, streak.count, at), at)),
      companion(outboxTable, pushRow('memberWallet', { memberId }, { cause: 'coins' }, at)),
    ],
    locks: locksOf(stage.broadcast_id),
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at,
    },
    answer: (balances) =>
      presentSent(row, {
        balance: balances.of(own.coins()),
        streak,
        todayFen: today + row.coins * 10n,
        takeBackUntil: addSeconds(at, takeBackSeconds),
      }),
  };
}

function newsOf(row: NewGift, before: number, at: Date) {
  return {
    chatRoomNo: String(row.room_no),
    memberId: row.member_id,
    giftNo: row.gift_no,
    giftId: row.gift,
    name: { zh: row.name_zh, en: row.name_en },
    art: row.art,
    count: row.count,
    coins: Number(row.coins),
    streakId: row.streak_id,
    streak: before + row.count,
    shown: row.shown,
    at: at.toISOString(),
  };
}
