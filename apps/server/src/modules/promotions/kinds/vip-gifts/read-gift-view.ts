import type { VipGift } from '@fairway/contract/promotions/vip-gifts/gifts.ts';
import { vipGifts } from '@fairway/contract/promotions/vip-gifts/gifts.ts';
import { addDays, firstOfMonth, type Day, type GradeTerms } from '@fairway/promotions';
import { birthDay, findMember, type MemberRow } from '#modules/members';
import { benefitsAt, currentGrades, levelsReached, type Benefits, type LevelsReached } from '#modules/vip';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { selectRunning } from '../../campaigns/running-store.ts';
import { selectGivenGifts, type GivenGift } from './vip-gifts-store.ts';

/** Everything that decides a member's VIP gifts, read once. */
export interface GiftView {
  readonly member: MemberRow;
  readonly now: Date;
  readonly today: Day;
  readonly terms: readonly GradeTerms[];
  readonly reached: LevelsReached;
  /** What the level of now gives, and that with which the month began. */
  readonly present: Benefits;
  readonly atMonth: Benefits;
  readonly month: Day;
  readonly birth: Day;
  /** Since when this birth date is on file. */
  readonly onFileSince: Day;
  readonly running: Readonly<Partial<Record<VipGift, CampaignWithTerms>>>;
  readonly given: readonly GivenGift[];
}

/** Reads it at the database's time. Throws `memberFrozen` for an account that is not there. */
export async function readGiftView(db: Db | Tx, app: Platform, memberId: string): Promise<GiftView> {
  const member = await findMember(db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const zone = app.config.siteTimeZone;
  const now = await databaseNow(db);
  const today = siteDay(now, zone);
  const month = firstOfMonth(today);
  const { terms } = await currentGrades(db, app);
  const running: Partial<Record<VipGift, CampaignWithTerms>> = {};
  for (const campaign of await selectRunning(db, vipGifts.codeList)) {
    const gift = vipGifts.codeList.find((code) => code === campaign.kind);
    if (gift) running[gift] ??= campaign;
  }
  return {
    member,
    now,
    today,
    terms,
    month,
    reached: await levelsReached(db, member),
    present: await benefitsAt(db, app, member, addDays(today, 1)),
    atMonth: await benefitsAt(db, app, member, month),
    birth: birthDay(member),
    onFileSince: siteDay(member.birth_set_at, zone),
    running,
    given: await selectGivenGifts(db, memberId),
  };
}
