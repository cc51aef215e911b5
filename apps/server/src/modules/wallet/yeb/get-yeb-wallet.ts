import type { yebEndpoints } from '@fairway/contract/wallet/yeb-endpoints.ts';
import type { yebSchemas } from '@fairway/contract/wallet/yeb-schemas.ts';
import { formatMoney } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';
import { currentTerms } from '../terms/current-terms.ts';
import { readTasks, yebTaskStatus } from './yeb-tasks.ts';

/** The interest wallet with its tasks (specification section 7, «yeb wallet and tasks»). */
export const getYebWallet: Operation<
  (typeof yebEndpoints)['getYebWallet'],
  (typeof yebSchemas)['getYebWallet']
> = async (app, call) => {
  const { memberId } = call.member;
  const { terms } = await currentTerms(app.db, app);
  const tasks = await readTasks(app.db, memberId, terms);
  return {
    yebWalletBalance: formatMoney(await readBalance(app.db, accountsOf(memberId).interest())),
    yebTaskStatus: yebTaskStatus(tasks),
    tasks: tasks.map(({ task, status, reward, progress, target, receivedAt }) => ({
      taskId: task,
      status,
      reward: formatMoney(reward),
      progress,
      target,
      receivedAt: receivedAt?.toISOString() ?? null,
    })),
  };
};
