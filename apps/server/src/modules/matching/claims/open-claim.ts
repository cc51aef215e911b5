import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { cashierSettings, insertStep, notifyDeposit, notifyWithdrawal } from '#modules/cashier';
import { insertAppeal } from '../appeals/appeal-store.ts';
import { keepEvidence } from '../appeals/keep-evidence.ts';
import { notifySides } from '../appeals/notify-sides.ts';
import { notifyBoard } from '../notify-board.ts';
import type { Sides } from '../parts/lock-sides.ts';
import { updatePart, type PartRow } from '../parts/part-store.ts';
import { endStage } from '../schedule.ts';

/** Until when the payer of a released part may claim that it was paid; undefined where operators released it, or it was claimed before. */
export async function claimUntil(app: Platform, part: PartRow): Promise<Date | undefined> {
  if (part.status !== 'released' || part.ended_by !== 'rule' || !part.released_at) return undefined;
  return addSeconds(part.released_at, (await cashierSettings(app)).fastWithdrawal.claimHours * 3600);
}

/**
 * Opens the case about a released part that its payer shows to have been paid, with the deadline at which it is escalated. No money
 * is held for it: its amount stays open to others, and who was paid twice gives back. Throws `pictureNotFound`.
 */
export async function openClaim(
  tx: Tx,
  app: Platform,
  { part, order, withdrawal }: Sides,
  { text, evidence }: { text: string; evidence: readonly string[] },
): Promise<PartRow> {
  const now = app.clock.now();
  const deadline = addSeconds(now, (await cashierSettings(app)).fastWithdrawal.appealHours * 3600);
  const { payer_id: memberId } = part;
  const names = await keepEvidence(tx, { memberId, evidence, at: now });
  const claimed = await updatePart(tx, part, {
    status: 'claimed',
    claimed_at: now,
    ended_at: null,
    ended_by: null,
    stage_from: now,
    deadline,
  });
  await insertAppeal(tx, {
    shard_id: part.shard_id,
    id: app.ids.uuid(),
    part_no: part.part_no,
    opened_by: 'payer',
    opened_by_id: memberId,
    opened_by_name: '',
    reason: 'paidUnsaid',
    words: text,
    evidence: names,
    opened_at: now,
    deadline,
  });
  const step = { event: 'partClaimed', actor: 'member', key: part.part_no } as const;
  await insertStep(tx, order, now, step);
  await insertStep(tx, withdrawal, now, { ...step, amount: part.amount });
  await endStage(tx, part.part_no, deadline);
  await notifyDeposit(tx, app, order);
  await notifyWithdrawal(tx, app, withdrawal);
  await notifyBoard(tx, app);
  await notifySides(tx, app, claimed, { news: 'claimed', to: 'recipient' });
  return claimed;
}
