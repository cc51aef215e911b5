import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { notifyWallet, notifyWithdrawal } from '../../book/notify-screens.ts';
import { insertStep, selectTimeline } from '../../book/timeline-store.ts';
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';
import { compensateName } from './schedule-payout.ts';

/**
 * The promised time of a reservation has come: if it is not paid by then, the compensation is booked, once, whatever becomes of
 * the order later, also where no worker ran at that time. A case that was frozen then gets none: a person has said why it waits.
 */
export const compensateReservationJob = defineJob<{ billNo: string }>({
  name: compensateName,
  async run(app, { billNo }) {
    await inTransaction(app.db, async (tx) => {
      const row = await lockWithdrawal(tx, billNo);
      const now = app.clock.now();
      if (!row || !(await isMissed(tx, row, now))) return;
      const accounts = accountsOf(row.member_id);
      const transfer = app.ids.uuid();
      await postTransfer(tx, {
        id: transfer,
        reason: 'withdrawalCompensation',
        legs: move(
          accounts.house('promotions', row.currency),
          accounts.center(row.currency),
          money(row.currency, row.compensation),
        ),
        at: now,
        requestId: row.bill_no,
      });
      const compensated = await updateWithdrawal(tx, row, {
        compensation_transfer: transfer,
        compensated_at: now,
      });
      await insertStep(tx, row, now, { event: 'compensated', actor: 'rule', amount: row.compensation });
      await notifyWithdrawal(tx, app, compensated);
      await notifyWallet(tx, app, row.member_id, 'withdrawal');
    });
  },
});

/** Whether it waited when its time came, however late this is asked: neither over by then nor frozen. */
async function isMissed(tx: Tx, row: WithdrawalRow, now: Date): Promise<boolean> {
  const { promised_at: promised } = row;
  if (row.compensation === 0n || row.compensation_transfer !== null || now < promised) return false;
  const over = row.paid_at ?? row.ended_at;
  if (over && over <= promised) return false;
  const freezes = (await selectTimeline(tx, row)).filter(
    ({ event, at }) => (event === 'frozen' || event === 'unfrozen') && at <= promised,
  );
  return freezes.at(-1)?.event !== 'frozen';
}
