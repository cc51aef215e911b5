import { compare, parseMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { Platform } from '#platform/platform.ts';
import { selectProofs, cashierSettings } from '#modules/cashier';
import { lockOpenAppeal, type AppealRow } from '../appeals/appeal-store.ts';
import { endAppeal } from '../appeals/end-appeal.ts';
import { openAppeal } from '../appeals/open-appeal.ts';
import { confirmPart } from '../parts/confirm-part.ts';
import { lockSides, type Sides } from '../parts/lock-sides.ts';
import { markPartPaid } from '../parts/mark-part-paid.ts';
import { releasePart } from '../parts/release-part.ts';
import { inPool } from '../pool/in-pool.ts';
import type { PoolBook } from '../pool/pool-book.ts';
import { endStage, jobNames } from '../schedule.ts';

/**
 * The time of a part's stage is up, and the rule acts where a person did not. The payer has not paid: the part is released and
 * counted against him. The recipient is silent: a small part with proof counts as paid, any other goes to staff. Staff has not
 * decided: proof that nobody has answered counts, anything else does not.
 */
export const partDueJob = defineJob<{ partNo: string }>({
  name: jobNames.partDue,
  async run(app, { partNo }) {
    await inPool(app, async (tx, pool) => {
      const sides = await lockSides(tx, partNo);
      if (!sides) return;
      const { part } = sides;
      if (app.clock.now() < part.deadline) return endStage(tx, partNo, part.deadline);
      if (part.status === 'waitingPay') await endUnpaid(tx, app, pool, sides);
      if (part.status === 'waitingConfirm') await endSilent(tx, app, sides);
      if (part.status === 'frozen') await endUndecided(tx, app, pool, sides);
    });
  },
});

async function endUnpaid(tx: Tx, app: Platform, pool: PoolBook, sides: Sides): Promise<void> {
  // He pressed «paid» in the last moment, and the news of it is still on its way.
  if (sides.order.status === 'markedPaid') await markPartPaid(tx, app, sides);
  else await releasePart(tx, app, pool, sides, { actor: 'rule', missed: true });
}

async function endSilent(tx: Tx, app: Platform, sides: Sides): Promise<void> {
  const { proofCounts } = (await cashierSettings(app)).fastWithdrawal;
  const proofs = await selectProofs(tx, sides.order);
  const small = compare(money('CNY', sides.part.amount), parseMoney(proofCounts, 'CNY')) <= 0;
  if (proofs.length > 0 && small) await confirmPart(tx, app, sides, { actor: 'rule' });
  else await openAppeal(tx, app, sides, { by: 'rule', reason: 'silence', words: '', evidence: [] });
}

async function endUndecided(tx: Tx, app: Platform, pool: PoolBook, sides: Sides): Promise<void> {
  const appeal = await lockOpenAppeal(tx, sides.part.part_no);
  if (!appeal) throw new Error(`part ${sides.part.part_no} is frozen without an appeal`);
  const proofs = await selectProofs(tx, sides.order);
  const outcome = hasProof(proofs, appeal) && !isContested(appeal) ? 'confirm' : 'release';
  await endAppeal(tx, app, pool, sides, appeal, { outcome, actor: 'rule', name: '', reason: '' });
}

const hasProof = (proofs: readonly string[], { opened_by: by, evidence }: AppealRow) =>
  proofs.length > 0 || (by === 'payer' && evidence.length > 0);
const isContested = ({ opened_by: by }: AppealRow) => by === 'recipient';
