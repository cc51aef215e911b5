import type { BarrierTerms } from '@fairway/contract/promotions/breakout/term-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { sumsOfDays, type DaySums } from '#modules/play';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { MemberView } from '../../eligibility/member-view.ts';
import { fenOf } from '../../eligibility/member-view.ts';

/** What a barrier asks and what there is of it. */
export interface BarrierStep {
  readonly need: string;
  readonly have: string;
  readonly isMet: boolean;
}

/** The member's sums since the campaign's first day, by which barriers are judged. */
export async function sumsSince(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<DaySums[]> {
  const zone = app.config.siteTimeZone;
  return sumsOfDays(db, memberId, { from: siteDay(since, zone), to: siteDay(addSeconds(now, 86_400), zone) });
}

/** Judges one barrier; without a member nothing has been done yet. */
export function stepOf(
  barrier: BarrierTerms,
  view: MemberView | null,
  sums: readonly DaySums[],
): BarrierStep {
  if (barrier.rule === 'phone') {
    const isMet = view !== null && view.member.phone !== null;
    return { need: '1', have: isMet ? '1' : '0', isMet };
  }
  const need = fenOf(barrier.need);
  const have = barrier.rule === 'deposited' ? (view?.deposited ?? 0n) : playedOf(barrier, sums);
  return { need: yuan(need), have: yuan(have), isMet: view !== null && have >= need };
}

function playedOf({ category }: { category?: string | undefined }, sums: readonly DaySums[]): bigint {
  const counted = sums.filter((row) => category === undefined || row.category === category);
  return inFen(counted.map(({ currency, turnover }) => money(currency, turnover)));
}

function yuan(minor: bigint): string {
  return formatMoney(money('CNY', minor < 0n ? 0n : minor));
}
