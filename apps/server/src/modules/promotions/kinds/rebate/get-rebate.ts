import type { rebateEndpoints } from '@fairway/contract/promotions/rebate/endpoints.ts';
import type { rebateSchemas } from '@fairway/contract/promotions/rebate/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { addDays, dayRebate } from '@fairway/promotions';
import { findMember } from '#modules/members';
import { sumsOfDays } from '#modules/play';
import { benefitsAt, currentGrades } from '#modules/vip';
import { siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectRunning } from '../../campaigns/running-store.ts';
import { playedByCategory } from './played-by-category.ts';
import { presentRates } from './present-rates.ts';
import { selectShownRebates } from './rebates-store.ts';

const shownDays = 30;
const yuan = (fen: bigint) => formatMoney(money('CNY', fen));

/** The member's rates, what today would give, and what days gave. Corrections are left out of today: the run finds them. Writes nothing. */
export const getRebate: Operation<
  (typeof rebateEndpoints)['getRebate'],
  (typeof rebateSchemas)['getRebate']
> = async (app, call) => {
  const { memberId } = call.member;
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const now = await databaseNow(app.db);
  const day = siteDay(now, app.config.siteTimeZone);
  const { rebate } = await currentGrades(app.db, app);
  const [campaign] = await selectRunning(app.db, ['rebate']);
  const { level, gives } = await benefitsAt(app.db, app, member, addDays(day, 1));
  const played = playedByCategory(await sumsOfDays(app.db, memberId, { from: day, to: addDays(day, 1) }));
  const { paid } = dayRebate({ played, rates: gives.rebates, carried: 0n, dayCap: rebate.dayCap });
  const days = await selectShownRebates(app.db, memberId, shownDays);
  return {
    offered: rebate.offered,
    no: campaign?.no ?? null,
    level,
    rates: presentRates(gives.rebates),
    dayCap: rebate.dayCap === null ? null : yuan(rebate.dayCap),
    today: {
      day,
      played: yuan(Object.values(played).reduce((sum, fen) => sum + (fen > 0n ? fen : 0n), 0n)),
      amount: yuan(paid),
    },
    days: days.map(({ paid_at: paidAt, amount, ...row }) => ({
      ...row,
      amount: yuan(amount),
      paidAt: paidAt?.toISOString() ?? null,
    })),
    now: now.toISOString(),
  };
};
