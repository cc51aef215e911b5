import type { yebEndpoints } from '@fairway/contract/wallet/yeb-endpoints.ts';
import type { yebSchemas } from '@fairway/contract/wallet/yeb-schemas.ts';
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
    status: interest.open ? (1 as const) : (0 as const),
    model: 1 as const,
    vipFlag: isVip(interest, grade) ? (1 as const) : (0 as const),
    yebTaskStatus: yebTaskStatus(tasks),
  };
  return { shown, grade, terms: now.terms };
}
