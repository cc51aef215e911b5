import { formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertStep, isOpen, notifyDeposit, notifyWithdrawal, updateStatus } from '#modules/cashier';
import { escalationHours } from '../matching-limits.ts';
import type { Sides } from '../parts/lock-sides.ts';
import { updatePart } from '../parts/part-store.ts';
import { endStage } from '../schedule.ts';
import { notifyBoard } from '../notify-board.ts';
import { countEscalation, type AppealRow } from './appeal-store.ts';
import { notifySides } from './notify-sides.ts';

/**
 * An appeal's time has passed and nobody has decided: the money stays held, the case goes first in the console's queue with an
 * alarm, both members read that an operator has it and when it is looked at next. It is raised again until two people decide.
 */
export async function escalateAppeal(
  tx: Tx,
  app: Platform,
  { part, order, withdrawal }: Sides,
  appeal: AppealRow,
): Promise<void> {
  const now = app.clock.now();
  const deadline = addSeconds(now, escalationHours * 3600);
  const escalated = await countEscalation(tx, appeal, now);
  const waiting = await updatePart(tx, part, { stage_from: now, deadline });
  // The order of a claim has ended and stays so.
  const held = isOpen(order.status)
    ? await updateStatus(tx, order, order.status, { expiresAt: deadline })
    : order;
  await endStage(tx, part.part_no, deadline);
  if (escalated.escalations === 1) {
    const step = { event: 'appealEscalated', actor: 'rule', key: part.part_no } as const;
    await insertStep(tx, order, now, step);
    await insertStep(tx, withdrawal, now, { ...step, amount: part.amount });
    await notifySides(tx, app, waiting, { news: 'operator' });
  }
  await notifyDeposit(tx, app, held);
  await notifyWithdrawal(tx, app, withdrawal);
  await notifyBoard(tx, app);
  app.metrics
    .counter('match_appeals_escalated_total', 'Deadlines of appeals that passed without a decision')
    .inc();
  app.logger.error(
    {
      runbook: 'appeal-undecided',
      partNo: part.part_no,
      amount: formatMoney(money('CNY', part.amount)),
      count: escalated.escalations,
    },
    'an appeal is undecided past its deadline',
  );
}
