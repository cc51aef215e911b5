import { matchTerms } from '@fairway/matching';
import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { formatMoney, parseMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { cashierSettings } from '#modules/cashier';
import { fastEligibility } from './fast-terms.ts';

/** Specification section 3, «Fast-withdrawal config», for this member. Writes nothing. */
export const getFastWithdrawalConfig: Operation<
  (typeof matchingEndpoints)['getFastWithdrawalConfig'],
  (typeof matchingSchemas)['getFastWithdrawalConfig']
> = async (app, call) => {
  const { fastWithdrawal } = await cashierSettings(app);
  const { listed, left } = await fastEligibility(app.db, app, call.member.memberId);
  return {
    drawCount: fastWithdrawal.drawCount,
    fixedAmount: fastWithdrawal.fixedAmount.map((one) => formatMoney(parseMoney(one, 'CNY'))),
    drawRewardRate: fastWithdrawal.drawRewardRate,
    drawType: fastWithdrawal.drawType,
    drawMarginRate: fastWithdrawal.drawMarginRate,
    whitelist: listed,
    drawLeft: left,
    waitMinutes: matchTerms.withdrawalWaitSeconds / 60,
  };
};
