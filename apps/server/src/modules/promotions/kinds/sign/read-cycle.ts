import { addDays, cycleStart, signCycle, signDays, type SignCycle } from '@fairway/promotions';
import type { Db, Tx } from '#platform/db/database.ts';
import { siteDay } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignRow, RewardRow } from '../../tables.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import { selectFirstSign, selectSigns, type SignRow } from './signs-store.ts';

export interface OwnCycle extends SignCycle {
  readonly today: string;
  /** Signs of the cycle that today lies in. */
  readonly signs: readonly SignRow[];
  /** Extra rewards of full cycles, the latest first. */
  readonly fullRewards: readonly RewardRow[];
}

/** The cycle that today lies in, of a member or, with null, as a visitor sees it. */
export async function readCycle(
  db: Db | Tx,
  app: Platform,
  memberId: string | null,
  { campaign, conditionMet, now }: { campaign: CampaignRow; conditionMet: boolean; now: Date },
): Promise<OwnCycle> {
  const zone = app.config.siteTimeZone;
  const today = siteDay(now, zone);
  const { no, starts_at, ends_at } = campaign;
  const firstSign = memberId === null ? null : await selectFirstSign(db, memberId, no);
  const from = firstSign === null ? today : cycleStart(firstSign, today);
  const signs = memberId === null || firstSign === null ? [] : await selectSigns(db, memberId, { no, from });
  const fullRewards =
    memberId === null ? [] : await selectRewardsOfStep(db, memberId, { kind: 'sign', no, step: 'full' });
  const fullTaken = fullRewards.some(({ period, state }) => period === from && state !== 'reached');
  const cycle = signCycle({
    today,
    startsOn: siteDay(starts_at, zone),
    // The window ends before its last instant.
    endsOn: siteDay(new Date(ends_at.getTime() - 1), zone),
    joinedOn: memberId === null ? null : (firstSign ?? today),
    firstSign,
    signs: new Set(signs.map(({ day }) => day)),
    conditionMet,
    fullTaken,
  });
  return { ...cycle, today, signs, fullRewards };
}

/** Which day of its cycle a day is, 1 to 7. */
export function dayNumber(firstDay: string, day: string): number {
  return Array.from({ length: signDays }, (_, index) => addDays(firstDay, index)).indexOf(day) + 1;
}
