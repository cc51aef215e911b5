import type { signEndpoints } from '@fairway/contract/promotions/sign/endpoints.ts';
import type { signSchemas } from '@fairway/contract/promotions/sign/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { judgeMember, unmet } from '../../eligibility/judge-member.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { dayNumber, readCycle } from './read-cycle.ts';

/** By hand once a day; the reward comes at the sign. */
const byHand = 1;
const atTheSign = 1;

/** The daily sign-in with the caller's cycle; a visitor sees the days of one that begins today. Throws `activityUnknown`. */
export const getSignGift: Operation<
  (typeof signEndpoints)['getSignGift'],
  (typeof signSchemas)['getSignGift']
> = async (app, call, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'sign', no });
  if (campaign?.terms.kind !== 'sign') throw new AppError('activityUnknown');
  const { terms } = campaign;
  const now = await databaseNow(app.db);
  const memberId = call.member?.memberId ?? null;
  const view =
    memberId === null
      ? null
      : await readMemberView(app.db, app, memberId, { since: campaign.starts_at, now });
  const conditionMet = view !== null && !campaign.paused && unmet(judgeMember(terms, view)).length === 0;
  const cycle = await readCycle(app.db, app, memberId, { campaign, conditionMet, now });
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  const former = cycle.fullRewards.find(
    ({ state, period }) => state === 'reached' && period !== cycle.firstDay,
  );
  return {
    activityStartDate: terms.startsAt,
    activityEndDate: terms.endsAt,
    isPermanent: false,
    activityDays: 7,
    awardWay: atTheSign,
    dailyAmounts: terms.daily,
    cumulativeAmount: yuan(cycle.signs.reduce((sum, { amount }) => sum + amount, 0n)),
    fullSignExtraAmount: terms.full,
    limitValidFlows: terms.playedToday,
    signRule: call.language === 'en' ? terms.en.rules : terms.zh.rules,
    signWay: byHand,
    signLogs: cycle.signs.map(({ day, amount }) => ({
      day: dayNumber(cycle.firstDay, day),
      date: day,
      amount: yuan(amount),
    })),
    flows: yuan(view?.playedToday ?? 0n),
    lastCycleBonus: former?.expires_at
      ? { amount: yuan(former.amount), expiresAt: former.expires_at.toISOString() }
      : null,
    days: cycle.cells.map(({ day, cell }, index) => ({
      day: index + 1,
      amount: terms.daily[index] ?? '0',
      state: cell,
      date: day,
    })),
    signButton: cycle.button,
    now: now.toISOString(),
  };
};
