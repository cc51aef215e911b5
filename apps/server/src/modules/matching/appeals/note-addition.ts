import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { voidApprovals } from '#modules/operators';
import { notifyBoard } from '../notify-board.ts';
import { countAddition, lockOpenAppeal, type AppealRow } from './appeal-store.ts';
import { findPartOfDeposit } from '../parts/part-store.ts';

/** Something new belongs to a locked appeal: what an operator has proposed about it is void, and the console asks again. */
export async function noteAddition(tx: Tx, app: Platform, appeal: AppealRow): Promise<void> {
  await countAddition(tx, appeal);
  await voidApprovals(tx, app, appeal.id);
  await notifyBoard(tx, app);
}

/** The payer put a proof beside a deposit order that is locked: under an appeal that is new evidence. */
export async function noteProof(tx: Tx, app: Platform, billNo: string): Promise<void> {
  const part = await findPartOfDeposit(tx, billNo);
  const appeal = part && (await lockOpenAppeal(tx, part.part_no));
  if (appeal) await noteAddition(tx, app, appeal);
}
