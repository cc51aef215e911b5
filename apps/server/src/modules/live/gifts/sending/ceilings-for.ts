import type { GiftCeilings } from '@fairway/contract/live/gift-settings-schemas.ts';
import { identityLevels } from '@fairway/contract/identity/levels.ts';
import { readIdentityStatus } from '#modules/identity';
import type { MemberRow } from '#modules/members';
import type { TipCeilings } from '#modules/risk';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { ceilingsOf } from '../catalogue/gift-settings.ts';

const firstWeekSeconds = 7 * 86_400;

/** The site's ceilings for one member: tighter in the week after the registration, and in all until phone and real name are verified. */
export async function ceilingsFor(
  app: Platform,
  member: MemberRow,
  ceilings: GiftCeilings,
): Promise<TipCeilings> {
  const { send, day, week, month, firstWeekDay, withoutIdentity } = ceilingsOf(ceilings);
  const isNew = app.clock.now() < addSeconds(member.created_at, firstWeekSeconds);
  const level = identityLevels.codes.phoneAndRealName;
  const { refusal } = await readIdentityStatus(app.db, app, member, { flow: 'withdrawal', level });
  return {
    send,
    day: isNew ? firstWeekDay : day,
    week,
    month,
    total: refusal === undefined ? null : withoutIdentity,
  };
}
