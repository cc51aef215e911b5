import { money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { factsOf } from '#modules/play';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { countDraws, countGivenChances, countSignedDays } from './draws-store.ts';
import { instantTerms } from './instant-terms.ts';

export interface Chances {
  readonly earned: number;
  readonly used: number;
  readonly left: number;
  /** All draws so far: the nonce of the next one. */
  readonly draws: number;
}

/**
 * A member's chances: what signs or deposits within the campaign's window have earned less the draws made, kept until the end; or one for
 * today, which lapses with the day; and those that other campaigns gave. A deposit that was taken back earns nothing; a draw made with it stays.
 */
export async function chancesOf(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { campaign, now }: { campaign: CampaignWithTerms; now: Date },
): Promise<Chances> {
  const { kind, no, starts_at, ends_at } = campaign;
  const zone = app.config.siteTimeZone;
  const today = siteDay(now, zone);
  const { all, days, ofDay } = await countDraws(db, memberId, { kind, no, day: today });
  const { chances } = instantTerms(campaign.terms);
  const counted = (earned: number, used: number) => ({
    earned,
    used,
    left: Math.max(0, earned - used),
    draws: all,
  });
  const given = await countGivenChances(db, memberId, { kind, no });
  if (now < starts_at) return counted(given, all);
  // The first draw of a day is that day's own chance; each further one was given.
  if (chances.by === 'day') return counted((now < ends_at ? 1 : 0) + given, all - days + Math.min(ofDay, 1));
  // The window ends before its last instant.
  const last = siteDay(new Date(Math.min(now.getTime(), ends_at.getTime() - 1)), zone);
  if (chances.by === 'sign')
    return counted(
      given + (await countSignedDays(db, memberId, { from: siteDay(starts_at, zone), to: last })),
      all,
    );
  const facts = await factsOf(db, memberId, {
    from: starts_at,
    to: ends_at,
    kinds: ['deposit', 'depositReversal'],
  });
  const deposited = new Map<string, bigint>();
  for (const { kind: fact, at, currency, amount } of facts) {
    const day = siteDay(at, zone);
    const fen = inFen([money(currency, amount)]);
    deposited.set(day, (deposited.get(day) ?? 0n) + (fact === 'deposit' ? fen : -fen));
  }
  const each = fenOf(chances.each);
  const ofDays = [...deposited.values()].map((fen) =>
    fen > 0n ? Math.min(chances.mostPerDay, Number(fen / each)) : 0,
  );
  return counted(
    ofDays.reduce((sum, count) => sum + count, given),
    all,
  );
}
