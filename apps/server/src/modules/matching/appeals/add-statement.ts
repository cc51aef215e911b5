import { statementsMost, type AppealReason } from '@fairway/contract/matching/appeals.ts';
import { type PartSide } from '@fairway/contract/matching/parts.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { insertStep, notifyDeposit, notifyWithdrawal } from '#modules/cashier';
import type { Sides } from '../parts/lock-sides.ts';
import { lockOpenAppeal } from './appeal-store.ts';
import { statementsLeft } from './heard-appeal.ts';
import { keepEvidence } from './keep-evidence.ts';
import { noteAddition } from './note-addition.ts';
import { insertStatement, selectStatementsOf } from './statement-store.ts';
import { notifySides } from './notify-sides.ts';

export interface NewStatement {
  side: PartSide;
  memberId: string;
  reason: AppealReason;
  text: string;
  evidence: readonly string[];
}

/**
 * Adds what one side says to the open appeal, under the locks of both orders: the other side is notified, and a decision that
 * an operator has proposed is void, because it was made without this. Throws `appealDecided`, `appealStatementsFull`,
 * `pictureNotFound`.
 */
export async function addStatement(
  tx: Tx,
  app: Platform,
  sides: Sides,
  { side, memberId, reason, text, evidence }: NewStatement,
): Promise<void> {
  const { part, order, withdrawal } = sides;
  const appeal = await lockOpenAppeal(tx, part.part_no);
  if (!appeal) throw new AppError('appealDecided');
  const statements = (await selectStatementsOf(tx, [appeal.id])).get(appeal.id) ?? [];
  if (statementsLeft({ appeal, statements }, side) === 0)
    throw new AppError('appealStatementsFull', { count: statementsMost });

  const at = app.clock.now();
  const id = app.ids.uuid();
  const names = await keepEvidence(tx, { memberId, evidence, at });
  await insertStatement(tx, {
    shard_id: part.shard_id,
    id,
    appeal_id: appeal.id,
    part_no: part.part_no,
    side,
    member_id: memberId,
    reason,
    words: text,
    evidence: names,
    at,
  });
  await noteAddition(tx, app, appeal);
  const step = { event: 'appealStated', actor: 'member', key: id } as const;
  await insertStep(tx, order, at, step);
  await insertStep(tx, withdrawal, at, { ...step, amount: part.amount });
  await notifyDeposit(tx, app, order);
  await notifyWithdrawal(tx, app, withdrawal);
  await notifySides(tx, app, part, { news: 'answered', to: side === 'payer' ? 'recipient' : 'payer' });
}
