import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { notifyWithdrawal, insertStep } from '#modules/cashier';
import { reminderSeconds } from '../matching-limits.ts';
import { updatePart } from '../parts/part-store.ts';
import { presentPayerPart } from '../parts/present-part.ts';
import { lockPayerPart } from './own-parts.ts';

/** The payer reminds the recipient: both timelines say so and the recipient's screens hear of it. Throws `urgeTooSoon`. */
export const remindFastDeposit: Operation<
  (typeof matchingEndpoints)['remindFastDeposit'],
  (typeof matchingSchemas)['remindFastDeposit']
> = async (app, call, { billNo }) =>
  inTransaction(app.db, async (tx) => {
    const { part, order, withdrawal } = await lockPayerPart(tx, call.member.memberId, billNo);

    if (part.status !== 'waitingConfirm') throw new AppError('depositStateWrong');
    const now = app.clock.now();
    const next = part.reminded_at && addSeconds(part.reminded_at, reminderSeconds);
    if (next && next > now)
      throw new AppError('urgeTooSoon', { minutes: Math.ceil((next.getTime() - now.getTime()) / 60_000) });

    const reminders = part.reminders + 1;
    const reminded = await updatePart(tx, part, { reminders, reminded_at: now });
    const step = { event: 'reminded', key: `${part.part_no}:${reminders}` } as const;
    await insertStep(tx, order, now, { ...step, actor: 'member' });
    await insertStep(tx, withdrawal, now, { ...step, actor: 'rule', amount: part.amount });
    await notifyWithdrawal(tx, app, withdrawal);

    return { part: await presentPayerPart(tx, app, reminded) };
  });
