import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf, fundMember, moneyOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let operation = 0;
const once = () => ({ operationId: `own-transfer-${(operation += 1).toString().padStart(8, '0')}` });

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

async function funded(name: string, minor: bigint) {
  const member = await test.register(name);
  await fundMember(test.app, member.id, minor);
  return { ...member, money: () => moneyOf(test.app, member.id, 'fairway-sports') };
}

const sports = { channelCode: 'fairway-sports' };

describe('a transfer to the own sportsbook', () => {
  it('moves at once and leaves the total as it was [WALLET-002] [WALLET-026]', async () => {
    const { api, money } = await funded('MovesAtOnce', 500_00n);
    const before = await api.getWalletBalance({});
    const answer = await api.transferToVenue({ ...sports, amount: '100' }, once());

    expect(answer).toMatchObject({ status: 'done', amount: '100.00', direction: 'out', walletType: 'cny' });
    expect(await money()).toEqual({ center: '400.00', venue: '100.00', inTransit: '0.00' });
    const after = await api.getWalletBalance({});
    expect(after).toMatchObject({
      totalFunds: before.totalFunds,
      venueMoney: { 'fairway-sports': '100.00' },
    });
  });

  it('comes back whole without an amount [WALLET-024]', async () => {
    const { api, money } = await funded('ComesBack', 50_00n);
    await api.transferToVenue({ ...sports, amount: '50' }, once());
    const answer = await api.transferFromVenue({ api: 'fairway-sports' }, once());

    expect(answer).toMatchObject({ status: 'done', amount: '50.00', direction: 'in' });
    expect(await money()).toEqual({ center: '50.00', venue: '0.00', inTransit: '0.00' });
  });

  it('happens once for one press of the button, which can be asked for later [WALLET-018]', async () => {
    const { api, money } = await funded('OnePress', 500_00n);
    const press = once();
    const [first, second] = await Promise.all([
      api.transferToVenue({ ...sports, amount: '10' }, press),
      api.transferToVenue({ ...sports, amount: '10' }, press),
    ]);
    expect(second).toEqual(first);
    expect(await money()).toMatchObject({ center: '490.00', venue: '10.00' });
    await expect(api.transferToVenue({ ...sports, amount: '11' }, press)).rejects.toMatchObject({
      error: 'operationIdReused',
    });
    expect(await api.getVenueTransfer(press)).toEqual(first);
  });

  it('gives no more than there is, however many calls come at once', async () => {
    const { api, money } = await funded('TwoTabs', 100_00n);
    const tries = Array.from({ length: 12 }, () => api.transferToVenue({ ...sports, amount: '30' }, once()));
    const answers = await Promise.allSettled(tries);

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'insufficientBalance' });
    expect(await money()).toEqual({ center: '10.00', venue: '90.00', inTransit: '0.00' });
  });

  it('names the true balance, and the limits [WALLET-025]', async () => {
    const { api } = await funded('TooMuch', 20_00n);
    await expect(api.transferToVenue({ ...sports, amount: '20.01' }, once())).rejects.toMatchObject({
      error: 'insufficientBalance',
      data: { available: '20.00', currency: 'CNY' },
    });
    await expect(api.transferFromVenue({ api: 'fairway-sports', amount: '1' }, once())).rejects.toMatchObject(
      {
        error: 'venueBalanceInsufficient',
        data: { available: '0.00' },
      },
    );
    await expect(api.transferToVenue({ ...sports, amount: '1.005' }, once())).rejects.toMatchObject({
      error: 'amountScale',
    });
    await expect(api.transferToVenue({ ...sports, amount: '0' }, once())).rejects.toMatchObject({
      error: 'amountTooSmall',
    });
    await expect(api.transferToVenue({ channelCode: 'nowhere', amount: '1' }, once())).rejects.toMatchObject({
      error: 'venueUnknown',
    });
    expect(await api.getTransferOutLimit({})).toMatchObject({
      limits: [
        { walletType: 'cny', currency: 'CNY', min: '0.01' },
        { walletType: 'usdt', currency: 'USDT' },
      ],
    });
  });

  it('is open only to members who may play; transfers home are open to all', async () => {
    const { api, id, money } = await funded('Excluded', 100_00n);
    await api.transferToVenue({ ...sports, amount: '60' }, once());
    for (const [status, error] of [
      ['excluded', 'selfExcluded'],
      ['frozen', 'memberFrozen'],
    ] as const) {
      await sql`update members_accounts set status = ${status} where id = ${id}`.execute(test.app.db);
      await expect(api.transferToVenue({ ...sports, amount: '1' }, once())).rejects.toMatchObject({ error });
      await api.transferFromVenue({ api: 'fairway-sports', amount: '20' }, once());
    }
    expect(await money()).toMatchObject({ center: '80.00', venue: '20.00' });
  });

  it('is nobody else’s to see', async () => {
    const { api } = await funded('Owner', 20_00n);
    const { id } = await api.transferToVenue({ ...sports, amount: '1' }, once());
    const stranger = await test.register('Stranger');
    await expect(stranger.api.getVenueTransfer({ id })).rejects.toMatchObject({
      error: 'venueTransferNotFound',
    });
    expect(await stranger.api.listVenueTransfers({})).toEqual({ transfers: [], next: null });
  });

  it('lists 20 a page, newest first, without a gap', async () => {
    const { api } = await funded('Pages', 100_00n);
    for (let count = 1; count <= 23; count += 1) {
      await api.transferToVenue({ ...sports, amount: `0.${String(count).padStart(2, '0')}` }, once());
      test.clock.advance({ seconds: 1 });
    }
    const first = await api.listVenueTransfers({});
    const second = await api.listVenueTransfers({ before: first.next ?? '' });

    expect(first.transfers).toHaveLength(20);
    expect(second).toMatchObject({ next: null });
    const cents = [...first.transfers, ...second.transfers].map(({ amount }) => Number(amount.slice(-2)));
    expect(cents).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index));
  });
});
