import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { money } from '@fairway/money';
import { fenPerTicket, inFen } from '@fairway/promotions';
import { sumsOfDays } from '#modules/play';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';

export const scoreGiftsOf = (terms: CampaignTerms) => (terms.kind === 'score' ? terms.gifts : []);

/** An act, what one gives, and how many a member has; the count is null for visitors. */
export interface ScoredAct {
  readonly act: 'deposit' | 'play' | 'day';
  readonly each: number;
  readonly count: number | null;
}

/** Whole 100.00s deposited and played and days with play since the campaign's first day, by the sums of `play`. */
export async function scoredActs(
  db: Db | Tx,
  app: Platform,
  memberId: string | undefined,
  { campaign, now }: { campaign: CampaignWithTerms; now: Date },
): Promise<ScoredAct[]> {
  const { terms, starts_at: since } = campaign;
  if (terms.kind !== 'score') return [];
  const zone = app.config.siteTimeZone;
  const to = siteDay(addSeconds(now, 86_400), zone);
  const sums =
    memberId === undefined || since > now
      ? []
      : await sumsOfDays(db, memberId, { from: siteDay(since, zone), to });
  const hundreds = (of: (row: (typeof sums)[number]) => bigint) => {
    const fen = inFen(sums.map((row) => money(row.currency, of(row))));
    return fen > 0n ? Number(fen / fenPerTicket) : 0;
  };
  const counts = {
    deposit: hundreds((row) => row.deposited - row.depositReversed),
    play: hundreds((row) => row.turnover),
    day: new Set(sums.filter(({ plays }) => plays > 0).map(({ day }) => day)).size,
  };
  const of = (act: ScoredAct['act'], each: number): ScoredAct => ({
    act,
    each,
    count: memberId === undefined ? null : counts[act],
  });
  return [of('deposit', terms.perDeposit), of('play', terms.perPlay), of('day', terms.perDay)];
}

/** What acts have earned. */
export function earnedBy(acts: readonly ScoredAct[]): number {
  return acts.reduce((sum, { each, count }) => sum + each * (count ?? 0), 0);
}
