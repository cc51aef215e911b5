import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { addDays, costBand, type PricedPrize } from '@fairway/promotions';
import { findMembers } from '#modules/members';
import { pastDays, pastDeposits, playersOfDays } from '#modules/play';
import { selectRunningBreaks } from '#modules/risk';
import { siteDay } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { judgeMember, unmet } from '../eligibility/judge-member.ts';
import { fenOf } from '../eligibility/member-view.ts';
import { kinds } from '../kinds/registry.ts';
import { pastOf, type Past, type PastGift } from './past.ts';

/** Days that a rehearsal goes through: those before today. */
export const rehearsedDays = 30;
const membersAtATime = 500;

export interface Rehearsal {
  readonly basis: 'rules' | 'most' | 'draws';
  readonly members: number;
  readonly protected: number;
  readonly winners: number;
  /** Fen. */
  readonly cost: bigint;
  /** Of draws: how many, and between which sums they cost 95 of 100 times; null for every other basis. */
  readonly band: { readonly draws: number; readonly low: bigint; readonly high: bigint } | null;
  readonly days: readonly { readonly day: string; readonly cost: bigint }[];
  /** The day on which the budget would have been used up. */
  readonly stopsOn: string | null;
}

/**
 * What these terms would have cost in the last thirty days, read from what members did, as if nobody had behaved otherwise for them; of
 * draws the mean with a band. Reads only. Members on a break, excluded or marked have nothing, as they would not.
 */
export async function rehearse(app: Platform, terms: CampaignTerms, now: Date): Promise<Rehearsal> {
  const to = siteDay(now, app.config.siteTimeZone);
  const from = addDays(to, -rehearsedDays);
  const kind = kinds[terms.kind];
  const giftsOf = (past: Past): readonly PastGift[] =>
    kind.rehearse ? kind.rehearse(terms, past) : fullGift(past, kind.oneMember(terms));
  const costs = new Map<string, bigint>();
  const draws = new Map<string, number>();
  let [members, kept, winners] = [0, 0, 0];
  for (let after = ''; ;) {
    const ids = await playersOfDays(app.db, { from, to, after, most: membersAtATime });
    const [rows, days, deposits, breaks] = await Promise.all([
      findMembers(app.db, ids),
      pastDays(app.db, ids, { from, to }),
      pastDeposits(app.db, ids, { from, to }),
      selectRunningBreaks(app.db, ids, now),
    ]);
    const [daysOf, depositsOf] = [
      Map.groupBy(days, (row) => row.memberId),
      Map.groupBy(deposits, (row) => row.memberId),
    ];
    for (const id of ids) {
      const member = rows.get(id);
      if (!member) continue;
      members += 1;
      if (member.black || breaks.has(id)) kept += 1;
      const past = pastOf(
        { member, isOnBreak: breaks.has(id), days: daysOf.get(id) ?? [], deposits: depositsOf.get(id) ?? [] },
        { from, count: rehearsedDays },
        (view) => unmet(judgeMember(terms, view)).length === 0,
      );
      if (kind.rehearseDraws) {
        const own = kind.rehearseDraws(terms, past);
        if (own.length > 0) winners += 1;
        for (const { day, count } of own) draws.set(day, (draws.get(day) ?? 0) + count);
        continue;
      }
      const gifts = giftsOf(past).filter(({ amount }) => amount > 0n);
      if (gifts.length > 0) winners += 1;
      for (const { day, amount } of gifts) costs.set(day, (costs.get(day) ?? 0n) + amount);
    }
    after = ids.at(-1) ?? '';
    if (ids.length < membersAtATime) break;
  }
  const prizes = kind.drawnFrom(terms);
  const days = Array.from({ length: rehearsedDays }, (_, index) => {
    const day = addDays(from, index);
    const drawn = draws.get(day) ?? 0;
    return { day, cost: drawn > 0 ? costBand(prizes, drawn).mean : (costs.get(day) ?? 0n) };
  });
  const cost = days.reduce((sum, day) => sum + day.cost, 0n);
  const basis = kind.rehearseDraws ? 'draws' : kind.rehearse ? 'rules' : 'most';
  const band = kind.rehearseDraws ? bandOf(prizes, draws, cost) : null;
  const stopsOn = stopOf(days, fenOf(terms.budget));
  return { basis, members, protected: kept, winners, cost, band, days, stopsOn };
}

/** The band of all draws about the sum of the days, whose means are rounded one by one. */
function bandOf(
  prizes: readonly PricedPrize[],
  drawn: ReadonlyMap<string, number>,
  cost: bigint,
): NonNullable<Rehearsal['band']> {
  const draws = [...drawn.values()].reduce((sum, count) => sum + count, 0);
  const { low, high } = costBand(prizes, draws);
  return { draws, low: low < cost ? low : cost, high: high > cost ? high : cost };
}

/** All that a member can have, on the first day on which the terms let the member in. */
function fullGift({ days }: Past, amount: bigint): PastGift[] {
  const first = days.find(({ isEligible, isActive }) => isEligible && isActive);
  return first ? [{ day: first.day, amount }] : [];
}

function stopOf(days: Rehearsal['days'], budget: bigint): string | null {
  let spent = 0n;
  for (const { day, cost } of days) {
    spent += cost;
    if (spent > budget) return day;
  }
  return null;
}
