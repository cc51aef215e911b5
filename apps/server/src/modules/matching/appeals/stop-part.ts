import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { insertStep, notifyDeposit, notifyWithdrawal } from '#modules/cashier';
import type { Sides } from '../parts/lock-sides.ts';
import { maskPayee } from '../parts/mask-payee.ts';
import { underAppeal } from '../parts/part-states.ts';
import type { PartRow } from '../parts/part-store.ts';
import { lockOpenAppeal, markStopped, type AppealRow } from './appeal-store.ts';
import { noteAddition } from './note-addition.ts';
import { notifySides } from './notify-sides.ts';
import { openAppeal } from './open-appeal.ts';

export interface Stop {
  name: string;
  reason: string;
}

/**
 * An operator stops an open part, under the locks of both orders: from then on only two operators end it. One that nobody has paid
 * yet no longer shows its payer where to pay. Throws `matchPartEnded`, and `matchPartStopped` for one that is stopped already.
 */
export async function stopPart(tx: Tx, app: Platform, sides: Sides, stop: Stop): Promise<PartRow> {
  const { part, order } = sides;
  if (part.ended_at !== null) throw new AppError('matchPartEnded');
  if (underAppeal.includes(part.status)) return stopAppealed(tx, app, sides, stop);

  if (part.status === 'waitingPay') await maskPayee(tx, order);
  const { name, reason: text } = stop;
  return openAppeal(tx, app, sides, { by: 'staff', name, reason: 'staff', text, evidence: [] });
}

/** What was proposed about the part before the stop is void. */
async function stopAppealed(tx: Tx, app: Platform, sides: Sides, stop: Stop): Promise<PartRow> {
  const { part, order, withdrawal } = sides;
  const appeal = await lockOpenAppeal(tx, part.part_no);
  if (!appeal) throw new Error(`part ${part.part_no} is under appeal without one`);
  if (appeal.stopped_at !== null) throw new AppError('matchPartStopped');

  const at = app.clock.now();
  const stopped: AppealRow = await markStopped(tx, appeal, { at, ...stop });
  await noteAddition(tx, app, stopped);
  const step = { event: 'appealed', actor: 'operator', actorName: stop.name, key: appeal.id } as const;
  await insertStep(tx, order, at, step);
  await insertStep(tx, withdrawal, at, { ...step, amount: part.amount });
  await notifyDeposit(tx, app, order);
  await notifyWithdrawal(tx, app, withdrawal);
  await notifySides(tx, app, part, { news: 'operator' });
  return part;
}
