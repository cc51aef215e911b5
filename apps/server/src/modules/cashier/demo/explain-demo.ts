import { sql } from 'kysely';
import type { Platform } from '#platform/platform.ts';

/**
 * The demo's deposits and payouts were written here and never paid at a provider: their differences are explained beforehand, so that the
 * first comparison, which looks back three days, is right to find nothing.
 */
export async function explainDemo(app: Platform): Promise<void> {
  const at = app.clock.now();
  await sql`
    insert into cashier_differences (id, channel, kind, reference, bill_no, member_id, currency, ours, theirs,
      found_at, seen_at, state, ended_at)
    select gen_random_uuid(), channel, 'notInStatement', reference, bill_no, member_id, currency, amount, null,
      ${at}, ${at}, 'explained', ${at}
    from cashier_deposit_payments where state = 'credited' and reference like 'DEMO-%'
      and paid_at > ${at}::timestamptz - interval '4 days'
    on conflict do nothing`.execute(app.db);
  await sql`
    insert into cashier_differences (id, channel, kind, reference, bill_no, member_id, currency, ours, theirs,
      found_at, seen_at, state, ended_at)
    select gen_random_uuid(), channel, 'payoutNotInStatement', bill_no, bill_no, member_id, currency,
      amount - fee - matched, null, ${at}, ${at}, 'explained', ${at}
    from cashier_withdrawals where status in ('paid', 'completed') and paid_at > ${at}::timestamptz - interval '4 days'
    on conflict do nothing`.execute(app.db);
}
