import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insist, pause, until } from './client.ts';
import { credited, expectPurse, openDeposit, openFunded, openTraveller, type Traveller } from './member.ts';
import { minorOf } from './minor-units.ts';
import { approve, askFor, ended } from './withdrawals.ts';
import type { World } from './world.ts';

/** What can happen to a message in transit; a payment is credited once all the same. */
const spoilt = {
  doubled: { copies: 30 },
  late: { delayMs: 40_000 },
  lost: { lose: true },
  'lost twice': { lose: 2, copies: 3 },
  'badly signed': { badSignature: true, attempts: 2 },
  stale: { staleTimestamp: true, attempts: 2 },
  garbled: { garbage: true, attempts: 2 },
  lying: { amount: '99999.00' },
  'with an unknown status': { unknownStatus: true },
} as const;

export function spoiltCallbacks(world: () => World): void {
  it.concurrent('credits a payment once: its message doubled, delayed, lost, forged', async () => {
    const kinds = world().random.shuffle(Object.values(spoilt));
    await Promise.all(
      kinds.map(async (effect) => {
        const traveller = await openTraveller(world());
        const { billNo } = await openDeposit(traveller, '1000');
        await world().director.spoil('psp', 'callback', { kind: 'callback', ...effect }, { orderNo: billNo });
        await world().director.pay(billNo, 'full');
        await credited(traveller, billNo);
        await expectPurse(traveller);
      }),
    );
  });

  it.concurrent('credits what was paid twice by decision, its messages in the wrong order', async () => {
    const traveller = await openTraveller(world());
    const order = await openDeposit(traveller, '1000');
    const { billNo } = order;
    await world().director.spoil(
      'psp',
      'callback',
      { kind: 'callback', reorder: true, copies: 2 },
      { orderNo: billNo },
    );
    await world().director.pay(billNo, 'twice');
    await credited(traveller, billNo);
    await decide(world(), traveller, billNo, 'credit');
    traveller.purse.center += minorOf(order.orderAmount);
    await expectPurse(traveller);
  });

  it.concurrent('credits a payment made in time of which it hears after the expiry', async () => {
    const traveller = await openTraveller(world());
    const { billNo } = await openDeposit(traveller, '1000');
    const { director, sql } = world();
    await director.spoil('psp', 'callback', { kind: 'callback', lose: true }, { orderNo: billNo });
    const lift = await director.spoil(
      'psp',
      'collections/query',
      { kind: 'request', answer: 'error500' },
      { orderNo: billNo, times: 0 },
    );
    await director.pay(billNo, 'full');
    await sql.query(`update cashier_deposit_orders set expires_at = now() where bill_no = $1`, [billNo]);
    await until(
      'the expiry',
      async () => {
        // The time between the questions passes at once.
        await sql.query(
          'update graphile_worker._private_jobs set run_at = now() where key = $1 and locked_at is null',
          [`deposit:${billNo}:expire`],
        );
        return traveller.api.getDepositOrder({ billNo });
      },
      ({ status }) => status === 'expired',
    );
    await expectPurse(traveller);

    await lift();
    const { callbacks } = await director.get<{ callbacks: { eventId: string }[] }>(
      `/director/callbacks?orderNo=${billNo}`,
    );
    for (const { eventId } of callbacks)
      await director.post(`/director/callbacks/${eventId}/redeliver`, { copies: 3 });
    await credited(traveller, billNo);
    await expectPurse(traveller);
  });

  it.concurrent('lets people decide what came after the end: short, over, late', async () => {
    await Promise.all(
      (['short', 'over', 'late'] as const).map(async (kind) => {
        const traveller = await openTraveller(world());
        const { billNo } = await openDeposit(traveller, '1000');
        await world().director.spoil('psp', 'callback', { kind: 'callback', copies: 5 }, { orderNo: billNo });
        await world().director.pay(billNo, kind);
        const amount = await decide(world(), traveller, billNo, 'credit');
        traveller.purse.center += minorOf(amount);
        await expectPurse(traveller);
      }),
    );
  });

  it.concurrent('pays out once: messages of payouts doubled, lost, in the wrong order, the money sent back', async () => {
    const { director } = world();
    await director.post('/director/settings', { payoutMode: 'hold' });
    const stories = [
      { effect: { copies: 20 }, labels: ['PAID'], end: 'paid' },
      { effect: { lose: true }, labels: ['PAID'], end: 'paid' },
      { effect: { copies: 3 }, labels: ['FAILED'], end: 'failed' },
      { effect: { reorder: true, copies: 2 }, labels: ['PAID', 'RETURNED'], end: 'returned' },
    ];
    await Promise.all(
      world()
        .random.shuffle(stories)
        .map(async ({ effect, labels, end }) => {
          const traveller = await openFunded(world(), '1000');
          const asked = await askFor(world(), traveller, '600');
          await director.spoil('psp', 'callback', { kind: 'callback', ...effect }, { orderNo: asked.billNo });
          await approve(world(), asked);
          for (const status of labels) await resolve(world(), asked.billNo, status);
          await ended(asked, [end]);
          await expectPurse(traveller);
        }),
    );
    await director.post('/director/settings', { payoutMode: 'pay' });
  });
}

/** The provider has taken the payout and says how it ended. */
async function resolve({ director }: World, billNo: string, status: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await director.post(`/director/psp/payouts/${billNo}/resolve`, { status });
      return;
    } catch (fault) {
      // The order has not arrived yet.
      if (tries > 100) throw fault;
      await pause(100);
    }
  }
}

/** The decision about the one payment of an order that waits for people, pressed twice; answers its amount. */
async function decide(
  world: World,
  traveller: Traveller,
  billNo: string,
  decision: 'credit' | 'return',
): Promise<string> {
  const { payments } = await until(
    `a payment of ${billNo} that waits`,
    () => world.cashier.getDepositCase({ billNo }),
    (found) => found.payments.some(({ state }) => state === 'waiting'),
  );
  const waiting = payments.filter(({ state }) => state === 'waiting');
  expect(
    waiting.map((payment) => payment.billNo),
    traveller.name,
  ).toEqual([billNo]);
  const [payment] = waiting;
  if (!payment) throw new Error('nothing waits');
  const key = { operationId: randomUUID() };
  const press = () =>
    insist(() =>
      world.cashier.decideDeposit(
        { paymentId: payment.paymentId, decision, reason: 'checked with the bank' },
        key,
      ),
    );
  await Promise.all([press(), press()]);
  return payment.amount;
}
