import { money, parseMoney } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { findMember, statusRefusal, type MemberRow } from '#modules/members';
import { sumsOfDays } from '#modules/play';
import { selectRunningBreaks } from '#modules/risk';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** What a campaign's rules ask about a member, read once. Amounts are fen, USDT at the fixed rate of own limits. */
export interface MemberView {
  readonly member: MemberRow;
  readonly isOnBreak: boolean;
  readonly daysRegistered: number;
  readonly deposited: bigint;
  readonly played: bigint;
  readonly playedToday: bigint;
}

/** Reads the member with what was paid in and played since an instant's day. Throws `memberFrozen` for an account nobody may use. */
export async function readMemberView(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<MemberView> {
  const member = await findMember(db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const zone = app.config.siteTimeZone;
  const today = siteDay(now, zone);
  const from = siteDay(since < now ? since : now, zone);
  const to = siteDay(addSeconds(now, 86_400), zone);
  const [sums, breaks] = await Promise.all([
    sumsOfDays(db, memberId, { from, to }),
    selectRunningBreaks(db, [memberId], now),
  ]);
  const total = (rows: typeof sums, of: (row: (typeof sums)[number]) => bigint) =>
    inFen(rows.map((row) => money(row.currency, of(row))));
  return {
    member,
    isOnBreak: breaks.has(memberId) || statusRefusal(member.status)?.error === 'selfExcluded',
    daysRegistered: Math.floor((now.getTime() - member.created_at.getTime()) / 86_400_000),
    deposited: total(sums, (row) => row.deposited - row.depositReversed),
    played: total(sums, (row) => row.turnover),
    playedToday: total(
      sums.filter((row) => row.day === today),
      (row) => row.turnover,
    ),
  };
}

/** Fen of an amount that an editor wrote in yuan. */
export function fenOf(amount: string): bigint {
  return parseMoney(amount, 'CNY').minor;
}
