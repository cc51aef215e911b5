import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { coming, enterResult, settled, slipOf } from './betting.ts';
import { insist, refusalOf } from './client.ts';
import { arrived } from './journey.ts';
import {
  bindCard,
  credited,
  expectPurse,
  openFunded,
  openTraveller,
  readyToPay,
  withdrawPassword,
} from './member.ts';
import { ended } from './withdrawals.ts';
import type { World } from './world.ts';

/** Both of a member's clients press the button at once, each several times: with one key, and with a key each. */
async function atOnce<Answer>(
  world: World,
  clients: readonly [first: unknown, second: unknown],
  press: (client: number, operationId: string) => Promise<Answer>,
): Promise<{ same: Answer[]; refused: (string | undefined)[] }> {
  const key = randomUUID();
  const same = clients.flatMap((_, client) => [1, 2].map(() => () => insist(() => press(client, key))));
  const others = clients.map((_, client) => {
    const own = randomUUID();
    return () => refusalOf(insist(() => press(client, own)));
  });
  const order = world.random.shuffle([...same.keys()]);
  const [answers, refused] = await Promise.all([
    Promise.all(order.map((index) => same[index]?.() ?? Promise.reject(new Error('nothing to press')))),
    Promise.all(others.map((other) => other())),
  ]);
  return { same: answers, refused };
}

export function twoClientsAtOnce(world: () => World): void {
  it('every button of the journey, pressed by two clients with equal and with different keys', async () => {
    const traveller = await openTraveller(world());
    const { purse } = traveller;
    const clients = [traveller.api, traveller.other] as const;
    const of = (client: number) => clients[client] ?? traveller.api;

    // One open order a member: whichever key comes first, there is one.
    const orders = await Promise.allSettled(
      [randomUUID(), randomUUID()].flatMap((operationId) =>
        clients.map((api) =>
          insist(() => api.createDepositOrder({ payType: 1, amount: '1000' }, { operationId })),
        ),
      ),
    );
    const bills = orders.flatMap((one) => (one.status === 'fulfilled' ? [one.value.billNo] : []));
    expect(bills.length).toBe(2);
    const [billNo = ''] = new Set(bills);
    expect(new Set(bills).size).toBe(1);
    await readyToPay(traveller, billNo);
    await Promise.all([
      world().director.pay(billNo, 'full'),
      ...clients.map((api) =>
        refusalOf(insist(() => api.markDepositPaid({ billNo }, { operationId: randomUUID() }))),
      ),
    ]);
    await credited(traveller, billNo);
    await expectPurse(traveller);

    // 1000: three transfers of 300 go through, whichever client asks.
    const moved = await atOnce(world(), clients, (client, operationId) =>
      of(client).transferToVenue({ channelCode: 'fairway-sports', amount: '300' }, { operationId }),
    );
    expect(new Set(moved.same.map(({ id }) => id)).size).toBe(1);
    expect(moved.refused).toEqual([undefined, undefined]);
    purse.center -= 900_00n;
    purse.sports += 900_00n;
    await expectPurse(traveller);

    // 900: two stakes of 400; the third key is refused, whichever it is.
    const next = await coming(world());
    const pick = next();
    const bets = await Promise.allSettled(
      [randomUUID(), randomUUID(), randomUUID()].flatMap((operationId) =>
        clients.map((api) => insist(() => api.placeBet(slipOf(pick, '400'), { operationId }))),
      ),
    );
    const booked = new Set(bets.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : [])));
    expect(booked.size).toBe(2);
    expect(bets.filter(({ status }) => status === 'fulfilled').length).toBe(4);
    purse.sports -= 800_00n;
    await expectPurse(traveller);

    // Two traders' clicks of one result, and again with other keys: settled once.
    await Promise.allSettled([1, 2, 3].map(() => insist(() => enterResult(world(), pick, 3, 1))));
    for (const betId of booked) await settled(traveller, betId, true);
    await expectPurse(traveller);

    await Promise.all(
      [randomUUID(), randomUUID()].flatMap((operationId) =>
        clients.map((api) => refusalOf(insist(() => api.recycleAllVenues({}, { operationId })))),
      ),
    );
    await arrived(traveller);
    purse.center += purse.sports;
    purse.sports = 0n;
    await expectPurse(traveller);

    // One withdrawal at a time.
    const payoutMethodId = await bindCard(traveller);
    const input = { currency: 'CNY', amount: '500', payoutMethodId, withdrawPassword } as const;
    const asked = await Promise.allSettled(
      [randomUUID(), randomUUID()].flatMap((operationId) =>
        clients.map((api) => insist(() => api.createWithdrawal(input, { operationId }))),
      ),
    );
    const numbers = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.billNo] : []));
    expect(numbers.length).toBe(2);
    expect(new Set(numbers).size).toBe(1);
    purse.center -= 500_00n;
    purse.locked += 500_00n;
    await expectPurse(traveller);

    const [withdrawalNo = ''] = numbers;
    const { version } = await world().cashier.getWithdrawalCase({ billNo: withdrawalNo });
    const decided = await Promise.all([
      refusalOf(insist(() => world().cashier.approveWithdrawal({ billNo: withdrawalNo, version }, opId()))),
      refusalOf(insist(() => world().cashier.approveWithdrawal({ billNo: withdrawalNo, version }, opId()))),
      refusalOf(
        insist(() =>
          world().cashier.rejectWithdrawal(
            { billNo: withdrawalNo, version, reason: 'second thoughts' },
            opId(),
          ),
        ),
      ),
    ]);
    expect(decided.filter((refusal) => refusal === undefined).length).toBe(1);
    await ended({ traveller, billNo: withdrawalNo, version }, ['paid', 'refused']);
    await expectPurse(traveller);
  });
}

export function twoClientsAtOddMoments(world: () => World): void {
  it('a cancellation, the member’s confirmation and the payment, all at the same moment', async () => {
    const traveller = await openTraveller(world());
    const made = await insist(() => traveller.api.createDepositOrder({ payType: 1, amount: '1000' }, opId()));
    const { billNo } = await readyToPay(traveller, made.billNo);
    await Promise.all(
      world()
        .random.shuffle([
          () => world().director.pay(billNo, 'full'),
          () => refusalOf(insist(() => traveller.api.cancelDepositOrder({ billNo }, opId()))),
          () => refusalOf(insist(() => traveller.other.markDepositPaid({ billNo }, opId()))),
        ])
        .map((press) => press()),
    );
    await expectMoneyAccountedFor(world(), billNo);
  });

  it('a transfer to the outside venue from both clients: one at a time, none twice', async () => {
    const traveller = await openFunded(world(), '1000');
    const clients = [traveller.api, traveller.other] as const;
    const { same } = await atOnceOrBusy(clients);
    await arrived(traveller);
    const { transfers } = await insist(() => traveller.api.listVenueTransfers({}));
    const done = transfers.filter(({ status }) => status === 'done').length;
    expect(done).toBeGreaterThanOrEqual(1);
    expect(new Set(same).size).toBeLessThanOrEqual(1);
    traveller.purse.center -= BigInt(done) * 100_00n;
    traveller.purse.beichen += BigInt(done) * 100_00n;
    await expectPurse(traveller);
  });
}

const opId = () => ({ operationId: randomUUID() });

async function atOnceOrBusy(clients: readonly { transferToVenue: World['cashier']['transferToVenue'] }[]) {
  const key = randomUUID();
  const input = { channelCode: 'beichen', amount: '100' } as const;
  const pressed = await Promise.allSettled([
    ...clients.map((api) => insist(() => api.transferToVenue(input, { operationId: key }))),
    ...clients.map((api) => insist(() => api.transferToVenue(input, { operationId: key }))),
    ...clients.map((api) => insist(() => api.transferToVenue(input, opId()))),
  ]);
  return { same: pressed.slice(0, 4).flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : [])) };
}

/** Whatever came first: the payment is credited, or it waits for people because the order was cancelled before. */
async function expectMoneyAccountedFor(world: World, billNo: string): Promise<void> {
  const deadline = performance.now() + 90_000;
  for (;;) {
    const { order, payments } = await insist(() => world.cashier.getDepositCase({ billNo }));
    const sum = payments.reduce((total, { amount }) => total + Number(amount) * 100, 0);
    if (payments.length === 1 && sum === Number(order.orderAmount) * 100) {
      expect(['credited', 'waiting']).toContain(payments[0]?.state);
      return;
    }
    expect(payments.length).toBeLessThanOrEqual(1);
    if (performance.now() > deadline) throw new Error(`the payment of ${billNo} was never seen`);
  }
}
