import type { WithdrawalCaseLine } from '@fairway/contract/withdrawals/operator-schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { siteDay } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember, type MemberRow } from '#modules/members';
import { findMethods, type PayoutMethodRow } from '#modules/payout-methods';
import { presentRecord } from '../orders/present-withdrawal.ts';
import { needsTwoPeople } from '../withdrawal-limits.ts';
import { voidStatuses } from '../withdrawal-states.ts';
import { sumOfDay, sumPaid, type WithdrawalRow } from '../withdrawal-store.ts';
import { resolvableFrom } from './unanswered-payout.ts';

/** A card or address bound within this time makes a clerk look twice. */
const newMethodMs = 72 * 3_600_000;

/** The member behind a case, as much as a clerk sees in the queue. */
export async function memberOf(db: Db | Tx, memberId: string) {
  const member = await findMember(db, memberId);
  return presentMember(memberId, member);
}

export function presentMember(id: string, member: MemberRow | undefined) {
  return {
    id,
    name: member?.name ?? '',
    grade: member?.grade ?? 0,
    status: member?.status ?? ('closed' as const),
  };
}

/** A case as the queue shows it. */
export async function presentCase(
  db: Db | Tx,
  app: Platform,
  row: WithdrawalRow,
): Promise<WithdrawalCaseLine> {
  const now = app.clock.now();
  const methods = await findMethods(db, [row.payout_method]);
  const method = methods.get(row.payout_method);
  const member = await memberOf(db, row.member_id);
  const two = await needsTwo(db, app, row);
  const claimed = row.claimed_by !== null && row.claimed_until !== null && row.claimed_until > now;
  return {
    record: presentRecord(app, row, method),
    member,
    needsTwo: two,
    firstApproval:
      row.first_approved_by && row.first_approved_at
        ? {
            by: { operatorId: row.first_approved_by, name: row.first_approved_by_name ?? '' },
            at: row.first_approved_at.toISOString(),
          }
        : null,
    claim:
      claimed && row.claimed_until
        ? {
            by: { operatorId: row.claimed_by ?? '', name: row.claimed_by_name ?? '' },
            until: row.claimed_until.toISOString(),
          }
        : null,
    flags: await flagsOf(db, row, { method, two, active: member.status === 'active', now }),
    version: row.version,
  };
}

/** Above the limit by itself or with what the member asked for on the same day of the site. */
export async function needsTwo(db: Db | Tx, app: Platform, row: WithdrawalRow): Promise<boolean> {
  const day = siteDay(row.created_at, app.config.siteTimeZone);
  const { total } = await sumOfDay(db, row.member_id, row.currency, day);
  return needsTwoPeople(row.currency, voidStatuses.includes(row.status) ? row.amount : total);
}

async function flagsOf(
  db: Db | Tx,
  row: WithdrawalRow,
  facts: { method: PayoutMethodRow | undefined; two: boolean; active: boolean; now: Date },
): Promise<WithdrawalCaseLine['flags']> {
  const flags: WithdrawalCaseLine['flags'] = [];
  const paid = await sumPaid(db, row.member_id, row.currency);
  const isNew = !facts.method || row.created_at.getTime() - facts.method.added_at.getTime() < newMethodMs;
  if (paid.count === 0) flags.push('firstWithdrawal');
  if (isNew) flags.push('newPayoutMethod');
  if (facts.two) flags.push('large');
  if (!facts.active) flags.push('memberNotActive');
  const unanswered = resolvableFrom(row);
  if (unanswered && unanswered <= facts.now) flags.push('payoutUnanswered');
  return flags;
}
