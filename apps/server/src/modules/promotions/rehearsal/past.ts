import { money } from '@fairway/money';
import { addDays, inFen } from '@fairway/promotions';
import { statusRefusal, type MemberRow } from '#modules/members';
import type { PastDayRow, PastDeposit } from '#modules/play';
import type { MemberView } from '../eligibility/member-view.ts';

/** A day of a member as it was; fen, USDT at the fixed rate. */
export interface PastDay {
  /** 2026-06-14. */
  readonly day: string;
  /** Whether all that the terms ask of members was met on it. */
  readonly isEligible: boolean;
  /** Whether the member paid in or played. */
  readonly isActive: boolean;
  readonly played: bigint;
}

/** What a member did in the days that a rehearsal goes through. */
export interface Past {
  readonly days: readonly PastDay[];
  readonly deposits: readonly { readonly day: string; readonly amount: bigint; readonly before: number }[];
}

/** What a member would have had on a day; fen. */
export interface PastGift {
  readonly day: string;
  readonly amount: bigint;
}

/** So many draws a member would have had on a day. */
export interface PastDraws {
  readonly day: string;
  readonly count: number;
}

interface Rows {
  readonly member: MemberRow;
  readonly isOnBreak: boolean;
  readonly days: readonly PastDayRow[];
  readonly deposits: readonly PastDeposit[];
}

/** A member's days from one on, each judged by what was paid in and played until then and the account as it is now. */
export function pastOf(
  rows: Rows,
  { from, count }: { from: string; count: number },
  judge: (view: MemberView) => boolean,
): Past {
  const { member } = rows;
  const isOnBreak = rows.isOnBreak || statusRefusal(member.status) !== undefined;
  let [deposited, played] = [0n, 0n];
  const days: PastDay[] = [];
  for (let index = 0; index < count; index += 1) {
    const day = addDays(from, index);
    const today = rows.days.filter((row) => row.day === day);
    const playedToday = inFen(today.map((row) => money(row.currency, row.turnover)));
    deposited += inFen(today.map((row) => money(row.currency, row.deposited)));
    played += playedToday;
    const end = Date.parse(`${addDays(day, 1)}T00:00:00Z`);
    const daysRegistered = Math.floor((end - member.created_at.getTime()) / 86_400_000);
    const view = { member, isOnBreak, daysRegistered, deposited, played, playedToday };
    days.push({
      day,
      isEligible: daysRegistered >= 0 && judge(view),
      isActive: today.length > 0,
      played: playedToday,
    });
  }
  return {
    days,
    deposits: rows.deposits.map(({ day, currency, amount, before }) => ({
      day,
      before,
      amount: inFen([money(currency, amount)]),
    })),
  };
}

/** Whether a member could take part on a day. */
export function isEligibleOn({ days }: Past, day: string): boolean {
  return days.some((each) => each.day === day && each.isEligible);
}
