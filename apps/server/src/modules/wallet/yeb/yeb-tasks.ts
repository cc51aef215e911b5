import type { TaskReceiveState } from '@fairway/contract/promotions/tasks.ts';
import { yebTaskTerms, type WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { yebTasks, type YebTask } from '@fairway/contract/wallet/yeb-tasks.ts';
import { CNY, cny, compare, formatMoney, parseMoney, sum, type Money } from '@fairway/money';
import { accountsOf, sumByReason } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import { longestRun } from './interest-store.ts';
import { selectReceived } from './tasks-store.ts';

export interface TaskState {
  readonly task: YebTask;
  readonly status: TaskReceiveState;
  readonly reward: Money;
  readonly progress: string;
  readonly target: string;
  readonly receivedAt: Date | null;
}

/**
 * Progress of the interest wallet's tasks: the first one counts what was ever moved in, the second one days in a row on
 * which at least the same amount earned interest. What was finished once stays finished.
 */
export async function readTasks(
  db: Db | Tx,
  memberId: string,
  { interest }: WalletTerms,
): Promise<TaskState[]> {
  const least = parseMoney(yebTaskTerms.least, CNY);
  const reasons = await sumByReason(db, accountsOf(memberId).interest());
  const movedIn = sum(
    'CNY',
    reasons.filter(({ reason }) => reason === 'interestIn').map(({ amount }) => amount),
  );
  const run = Math.min(await longestRun(db, memberId, least.minor), yebTaskTerms.days);
  const taken = await selectReceived(db, memberId);
  const facts = {
    firstIn: {
      finished: compare(movedIn, least) >= 0,
      progress: formatMoney(compare(movedIn, least) >= 0 ? least : movedIn),
      target: formatMoney(least),
      reward: interest.firstInReward,
    },
    sevenDays: {
      finished: run >= yebTaskTerms.days,
      progress: String(run),
      target: String(yebTaskTerms.days),
      reward: interest.sevenDaysReward,
    },
  } as const;
  return yebTasks.codeList.map((task) => {
    const { finished, progress, target, reward } = facts[task];
    const row = taken.find((each) => each.task === task);
    const status = row ? 'received' : finished ? 'canReceive' : 'not';
    const worth = row ? cny(row.reward) : parseMoney(reward, CNY);
    return { task, status, reward: worth, progress, target, receivedAt: row?.received_at ?? null };
  });
}

/** One state for all tasks: something to receive, all received, or neither. */
export function yebTaskStatus(tasks: readonly TaskState[]): TaskReceiveState {
  if (tasks.some(({ status }) => status === 'canReceive')) return 'canReceive';
  return tasks.every(({ status }) => status === 'received') ? 'received' : 'not';
}
