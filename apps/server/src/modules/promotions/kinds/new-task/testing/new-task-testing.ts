import { randomBytes, randomUUID } from 'node:crypto';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { TestMember } from '../../../../../testing/test-app.ts';
import { playMount } from '../../../../play/mount.ts';
import { offerTerms, type PromotionsTest } from '../../../testing/promotions-test.ts';

/** Tasks with the figures of their design, two ladders of play, awards for two and for three signs. */
export function newTaskTerms(over: Partial<TermsOf<'newTask'>> = {}): TermsOf<'newTask'> {
  const { kind: _kind, reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return {
    ...common,
    kind: 'newTask',
    budget: '9000.00',
    endsAt: '2026-11-30T16:00:00.000Z',
    days: 30,
    phone: '3.00',
    card: '5.00',
    deposit: { least: '100', reward: '18.00' },
    withdrawal: '8.00',
    games: ['sports', 'electronic'],
    steps: [
      { played: '50', reward: '3.00' },
      { played: '200', reward: '8.00' },
    ],
    package: {
      dayDeposit: '0',
      dayBet: '0',
      awards: [
        { signs: 2, reward: '3.00' },
        { signs: 3, reward: '8.00' },
      ],
    },
    reborn: { least: '100', reward: '18.00' },
    reviewed: false,
    ...over,
  };
}

/** Binds a phone and a card by their rows: the calls are proven where they belong. */
export async function binds({ app }: PromotionsTest, { id }: TestMember): Promise<void> {
  const phone = `138${String(BigInt(`0x${id.slice(-8)}`))
    .padStart(10, '0')
    .slice(-8)}`;
  await sql`update members_accounts set phone = ${phone} where id = ${id}`.execute(app.db);
  await sql`
    insert into payout_methods (shard_id, id, member_id, kind, currency, masked, sealed, fingerprint, added_at, usable_from)
    values (${shardOf(id)}, ${randomUUID()}, ${id}, 'bankCard', 'CNY', '6222 **** 0018', ${randomBytes(8)}, ${randomBytes(32)},
      now(), now())`.execute(app.db);
}

/** A member's withdrawal was paid now: what the event of the cashier says. */
export async function withdraws(
  { app, clock }: PromotionsTest,
  { id: memberId }: TestMember,
  amount: string,
): Promise<void> {
  const at = clock.now().toISOString();
  await inTransaction(app.db, (tx) =>
    emit(tx, app, 'withdrawal.paid', { memberId, billNo: 'W20260815000001', currency: 'CNY', amount, at }),
  );
  const subscribers = playMount.subscribers ?? [];
  while ((await dispatchEvents(app, subscribers)).more);
  await runDueJobs(app, subscribers);
}
