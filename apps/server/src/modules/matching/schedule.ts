import type { Tx } from '#platform/db/database.ts';
import { addJobByName } from '#platform/jobs/add-job.ts';

/** Names of the jobs, here so that the code that sets one does not depend on what it does. */
export const jobNames = {
  enterDeposit: 'cashier.match-deposit',
  followDeposit: 'cashier.match-follow-deposit',
  enterWithdrawal: 'cashier.match-withdrawal',
  waitOver: 'cashier.match-wait-over',
  partDue: 'cashier.match-part-due',
} as const;

/** A deposit that waits for a payee enters the pool. */
export async function enterDeposit(tx: Tx, billNo: string): Promise<void> {
  await addJobByName(tx, jobNames.enterDeposit, { billNo }, { key: `match:${billNo}:enter` });
}

/** A deposit order has moved on; its part or its place in the pool follows. */
export async function followDeposit(tx: Tx, billNo: string): Promise<void> {
  await addJobByName(tx, jobNames.followDeposit, { billNo }, { key: `match:${billNo}:follow` });
}

/** An approved fast withdrawal enters the pool. */
export async function enterWithdrawal(tx: Tx, billNo: string): Promise<void> {
  await addJobByName(tx, jobNames.enterWithdrawal, { billNo }, { key: `match:${billNo}:enter` });
}

/** Its waiting ends then; at once without a time. */
export async function endWait(tx: Tx, billNo: string, runAt?: Date): Promise<void> {
  await addJobByName(
    tx,
    jobNames.waitOver,
    { billNo },
    { key: `match:${billNo}:wait`, ...(runAt ? { runAt } : {}) },
  );
}

/** The present stage of a part ends then. */
export async function endStage(tx: Tx, partNo: string, runAt: Date): Promise<void> {
  await addJobByName(tx, jobNames.partDue, { partNo }, { key: `match:${partNo}:due`, runAt });
}
