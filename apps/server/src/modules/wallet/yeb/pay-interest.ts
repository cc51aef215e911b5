import { cny, isPositive, zero, type Money } from '@fairway/money';
import { accountsOf, lowestBalance, move, postTransfer } from '#modules/ledger';
import { findMember } from '#modules/members';
import type { Db } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { accrue } from './accrue.ts';
import { carryOn, insertInterestDay, lockInterestMember } from './interest-store.ts';
import { annualBpsFor } from './interest-terms.ts';
import type { CurrentTerms } from '../terms/current-terms.ts';

/** A day of the site that has ended, and the terms of its first moment. */
export interface EndedDay extends CurrentTerms {
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

/**
 * Pays one member a day's interest, once: on the lowest balance of the interest wallet on that day. Answers what was
 * paid. Writes the day, what is carried on, and the transfer from the house's interest expense.
 */
export async function payInterest(app: Platform, memberId: string, ended: EndedDay): Promise<Money> {
  const base = await baseOf(app.db, memberId, ended);
  const grade = (await findMember(app.db, memberId))?.grade ?? 0;
  const annualBps = annualBpsFor(ended.terms, grade);
  if (!isPositive(base) || annualBps === 0) return zero('CNY');

  return inTransaction(app.db, async (tx) => {
    const member = await lockInterestMember(tx, memberId);
    const at = app.clock.now();
    const { earned, carried } = accrue({ base: base.minor, annualBps, carried: member.carried });
    const isNew = await insertInterestDay(tx, {
      shard_id: member.shard_id,
      member_id: memberId,
      day: ended.day,
      base: base.minor,
      annual_bps: annualBps,
      carried_before: member.carried,
      earned,
      carried,
      terms_version: ended.version,
      paid_at: at,
    });
    if (!isNew) return zero('CNY');
    await carryOn(tx, member, { earned, carried });
    if (earned === 0n) return zero('CNY');

    const accounts = accountsOf(memberId);
    await postTransfer(tx, {
      id: app.ids.uuid(),
      reason: 'interest',
      legs: move(accounts.house('interestExpense', 'CNY'), accounts.interest(), cny(earned)),
      at,
      requestId: `interest/${ended.day}`,
    });
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'interest' });
    return cny(earned);
  });
}

function baseOf(db: Db, memberId: string, span: { from: Date; to: Date }): Promise<Money> {
  return lowestBalance(db, accountsOf(memberId).interest(), span);
}
