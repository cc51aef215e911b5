import type { yebEndpoints } from '@fairway/contract/wallet/yeb-endpoints.ts';
import type { yebSchemas } from '@fairway/contract/wallet/yeb-schemas.ts';
import { yebModels, yebRates, yebStatuses } from '@fairway/contract/wallet/yeb-states.ts';
import { findMember } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { currentTerms, type CurrentTerms } from '../terms/current-terms.ts';
import { isVip } from './interest-terms.ts';
import { readTasks, yebTaskStatus } from './yeb-tasks.ts';

/** Whether balances earn interest (specification section 3): status, model, vipFlag and the tasks' progress. */
export const getBalanceInterest: Operation<
  (typeof yebEndpoints)['getBalanceInterest'],
  (typeof yebSchemas)['getBalanceInterest']
> = async (app, call) => (await interestState(app, call.member.memberId)).shown;

/** The same with what it is made from, for the details. */
export async function interestState(app: Platform, memberId: string) {
  const now: CurrentTerms = await currentTerms(app.db, app);
  const grade = (await findMember(app.db, memberId))?.grade ?? 0;
  const tasks = await readTasks(app.db, memberId, now.terms);
  const { interest } = now.terms;
  const shown = {
    status: yebStatuses.codes[interest.open ? 'open' : 'closed'],
    model: yebModels.codes.lowestOfDay,
    vipFlag: yebRates.codes[isVip(interest, grade) ? 'vip' : 'ordinary'],
    yebTaskStatus: yebTaskStatus(tasks),
  };
  return { shown, grade, terms: now.terms };
}
