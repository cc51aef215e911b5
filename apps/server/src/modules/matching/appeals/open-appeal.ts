import type { AppealReason } from '@fairway/contract/matching/appeals.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import {
  cashierSettings,
  insertStep,
  isOpen,
  notifyDeposit,
  notifyWithdrawal,
  updateStatus,
} from '#modules/cashier';
import type { Sides } from '../parts/lock-sides.ts';
import { updatePart, type PartRow } from '../parts/part-store.ts';
import { endStage } from '../schedule.ts';
import { notifyBoard } from '../notify-board.ts';
import { insertAppeal, type AppealRow } from './appeal-store.ts';
import { keepEvidence } from './keep-evidence.ts';
import { notifySides } from './notify-sides.ts';

export interface NewAppeal {
  by: AppealRow['opened_by'];
  memberId?: string;
  name?: string;
  reason: AppealReason;
  text: string;
  evidence: readonly string[];
}

/**
 * Opens the case about an open part, with the deadline at which it is escalated; the money stays held. Writes
 * the part, the appeal and a step on both timelines, and notifies who did not open it. Throws `pictureNotFound` for evidence that
 * is not the member's own.
 */
export async function openAppeal(
  tx: Tx,
  app: Platform,
  { part, order, withdrawal }: Sides,
  appeal: NewAppeal,
): Promise<PartRow> {
  const now = app.clock.now();
  const deadline = addSeconds(now, (await cashierSettings(app)).fastWithdrawal.appealHours * 3600);
  const { memberId = '', evidence } = appeal;
  const names = await keepEvidence(tx, { memberId, evidence, at: now });
  const frozen = await updatePart(tx, part, { status: 'frozen', stage_from: now, deadline });
  await insertAppeal(tx, {
    shard_id: part.shard_id,
    id: app.ids.uuid(),
    part_no: part.part_no,
    opened_by: appeal.by,
    opened_by_id: appeal.memberId ?? null,
    opened_by_name: appeal.name ?? '',
    reason: appeal.reason,
    words: appeal.text,
    evidence: names,
    opened_at: now,
    deadline,
    ...(appeal.by === 'staff'
      ? { stopped_at: now, stopped_by_name: appeal.name ?? '', stop_reason: appeal.text }
      : {}),
  });
  const actor = appeal.by === 'staff' ? 'operator' : appeal.by === 'rule' ? 'rule' : 'member';
  const step = {
    event: 'appealed',
    actor,
    key: part.part_no,
    ...(appeal.by === 'staff' && appeal.name ? { actorName: appeal.name } : {}),
  } as const;
  const held = isOpen(order.status)
    ? await updateStatus(tx, order, order.status, { expiresAt: deadline })
    : order;
  await insertStep(tx, order, now, step);
  await insertStep(tx, withdrawal, now, { ...step, amount: part.amount });
  await endStage(tx, part.part_no, deadline);
  await notifyDeposit(tx, app, held);
  await notifyWithdrawal(tx, app, withdrawal);
  await notifyBoard(tx, app);
  await notifyOthers(tx, app, frozen, appeal.by);
  return frozen;
}

async function notifyOthers(tx: Tx, app: Platform, part: PartRow, by: AppealRow['opened_by']): Promise<void> {
  if (by === 'payer') return notifySides(tx, app, part, { news: 'opened', to: 'recipient' });
  if (by === 'recipient') return notifySides(tx, app, part, { news: 'opened', to: 'payer' });
  return notifySides(tx, app, part, { news: 'operator' });
}
