import { hashPassword } from '@fairway/api-client';
import { accountsOf, holdFunds } from '#modules/ledger';
import { cny } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { findingsOf, fundMember } from '../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let operation = 0;
const once = () => ({ operationId: `wallet-test-${(operation += 1).toString().padStart(8, '0')}` });
const sports = { channelCode: 'fairway-sports' };

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

async function holdOf(memberId: string, minor: bigint) {
  const own = accountsOf(memberId);
  const at = test.app.clock.now();
  await inTransaction(test.app.db, (tx) =>
    holdFunds(tx, {
      id: test.app.ids.uuid(),
      transferId: test.app.ids.uuid(),
      owner: memberId,
      from: own.center('CNY'),
      amount: cny(minor),
      reason: 'withdrawalHold',
      responsible: 'rule/test',
      deadline: new Date(at.getTime() + 3_600_000),
      at,
      requestId: 'W261120000001',
    }),
  );
}

describe('getWalletBalance', () => {
  it('returns every balance by the specification’s names [WALLET-005] [WALLET-007] [WALLET-016] [WALLET-001]', async () => {
    const { api, id } = await test.register('AllNames');
    await fundMember(test.app, id, 100_00n);
    await fundMember(test.app, id, 12_345678n, 'USDT');
    await holdOf(id, 30_00n);

    const balance = await api.getWalletBalance({});
    expect(balance).toMatchObject({
      centerWalletBalance: '70.00',
      lockedWalletBalance: '30.00',
      centerMoney: '70.00',
      lockMoney: '30.00',
      virtualCurrencyWalletBalance: '12.345678',
      virtualCurrencyLockWalletBalance: '0.000000',
      virtualMoney: '12.345678',
      virtualLockMoney: '0.000000',
      coinWalletBalance: '0',
      yebWalletBalance: '0.00',
      baseRate: '7.18',
      venueMoney: { 'fairway-sports': '0.00', 'fairway-games': '0.00', beichen: '0.00' },
    });
    await expect(test.visitor.getWalletBalance({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('counts venue money once: member 100, venue 50, USDT venue 10 at 7.18 [WALLET-033]', async () => {
    const { api, id } = await test.register('TotalFunds');
    await fundMember(test.app, id, 150_00n);
    await fundMember(test.app, id, 10_000000n, 'USDT');
    await api.transferToVenue({ ...sports, amount: '50' }, once());
    await api.transferToVenue({ ...sports, amount: '10', walletType: 'usdt' }, once());

    expect(await api.getWalletBalance({})).toMatchObject({
      memberTotalBalance: '100.00',
      venueMoney: { 'fairway-sports': '50.00' },
      virtualVenueMoney: { 'fairway-sports': '10.000000' },
      totalFunds: '221.80',
    });
  });

  it('keeps the total to the cent when USDT moves in fractions', async () => {
    const { api, id } = await test.register('Fractions');
    await fundMember(test.app, id, 10_000001n, 'USDT');
    const { totalFunds } = await api.getWalletBalance({});
    for (const amount of ['1.234567', '0.777777', '3.141592']) {
      await api.transferToVenue({ ...sports, amount, walletType: 'usdt' }, once());
      expect((await api.getWalletBalance({})).totalFunds).toBe(totalFunds);
    }
  });

  it('shows the center wallet as kind 1 and venues as kind 2, in both wallet types [VENUE-003] [WALLET-012]', async () => {
    const member = await test.register('Kinds');
    const { places } = (await test.wireOf(member).getWalletBalance({})) as {
      places: Record<'channelCode' | 'kind' | 'walletType' | 'currency', unknown>[];
    };
    const named = ['center', 'fairway-sports', 'fairway-games', 'beichen'];
    expect(
      places
        .filter(({ channelCode }) => named.includes(channelCode as string))
        .map(({ channelCode, kind, walletType, currency }) => [channelCode, kind, walletType, currency]),
    ).toEqual([
      ['center', 1, 1, 'CNY'],
      ['fairway-sports', 2, 1, 'CNY'],
      ['fairway-games', 2, 1, 'CNY'],
      ['beichen', 2, 1, 'CNY'],
      ['center', 1, 2, 'USDT'],
      ['fairway-sports', 2, 2, 'USDT'],
      ['fairway-games', 2, 2, 'USDT'],
      ['beichen', 2, 2, 'USDT'],
    ]);
    const ofVenues = places.filter(({ channelCode }) => channelCode !== 'center');
    expect(new Set(ofVenues.map(({ kind }) => kind))).toEqual(new Set([2]));
  });
});

describe('getFundsHistory', () => {
  it('returns what there was, day by day, and now', async () => {
    const member = await test.register('History');
    await fundMember(test.app, member.id, 100_00n);
    test.clock.advance({ hours: 25 });
    await fundMember(test.app, member.id, 10_000000n, 'USDT');
    const password = hashPassword('History-Passw0rd');
    const { session } = await test.visitor.logIn({ name: 'History', password });
    const { days } = await test.clientOf(session).getFundsHistory({});
    expect(days).toHaveLength(31);
    expect(days.slice(-3).map(({ totalFunds }) => totalFunds)).toEqual(['0.00', '100.00', '171.80']);
    expect(days.at(-1)?.at).toBe(test.clock.now().toISOString());
  });
});

describe('parts of the wallet', () => {
  it('returns USDT under both paths, with what it is in CNY [WALLET-017] [WALLET-006]', async () => {
    const { api, id } = await test.register('UsdtAlone');
    await fundMember(test.app, id, 10_000000n, 'USDT');
    const balance = await api.getUsdtBalance({});
    expect(balance).toMatchObject({
      virtualCurrencyWalletBalance: '10.000000',
      cnyEquivalent: '71.80',
      walletType: 'usdt',
    });
    expect(await api.getUsdtBalanceByShortPath({})).toEqual(balance);
  });

  it('returns the locked amount and the holds it is made of [WALLET-019]', async () => {
    const { api, id } = await test.register('Locked');
    await fundMember(test.app, id, 100_00n);
    await holdOf(id, 12_00n);
    test.clock.advance({ seconds: 1 });
    await holdOf(id, 8_00n);
    const locked = await api.getLockedMoney({});
    expect(locked).toMatchObject({ lockMoney: '20.00', virtualLockMoney: '0.000000' });
    expect(locked.holds.map(({ amount, reason }) => [amount, reason])).toEqual([
      ['12.00', 'withdrawalHold'],
      ['8.00', 'withdrawalHold'],
    ]);
    expect(locked.lockMoney).toBe((await api.getWalletBalance({})).lockedWalletBalance);
  });

  it('returns the coin wallet [WALLET-009]', async () => {
    const { api } = await test.register('Coins');
    expect(await api.getCoinBalance({})).toEqual({ balance: '0', availableBalance: '0' });
  });
});

describe('the statement', () => {
  it('pages by 20 and narrows by kind and time', async () => {
    const { api, id } = await test.register('Statement');
    await fundMember(test.app, id, 100_00n);
    test.clock.advance({ minutes: 20 });
    const from = test.clock.now().toISOString();
    for (let count = 0; count < 22; count += 1) await api.transferToVenue({ ...sports, amount: '1' }, once());

    const center = { part: 'center', currency: 'CNY' } as const;
    const first = await api.listStatementLines(center);
    const second = await api.listStatementLines({ ...center, before: first.next ?? '' });
    expect([first.lines.length, second.lines.length, second.next]).toEqual([20, 3, null]);
    expect(second.lines.at(-1)).toMatchObject({ kind: 'deposit', amount: '100.00', balanceAfter: '100.00' });
    const deposits = await api.listStatementLines({ ...center, kind: 'deposit' });
    expect(deposits.lines).toHaveLength(1);
    expect((await api.listStatementLines({ ...center, kind: 'deposit', from })).lines).toEqual([]);
    const other = await test.register('Nosy');
    expect((await other.api.listStatementLines(center)).lines).toEqual([]);
  });

  it('explains a balance by lines that add up to it', async () => {
    const { api, id } = await test.register('Explained');
    await fundMember(test.app, id, 100_00n);
    await api.transferToVenue({ ...sports, amount: '40' }, once());
    await api.transferFromVenue({ api: 'fairway-sports', amount: '15.5' }, once());

    const explained = await api.explainBalance({ part: 'center', currency: 'CNY' });
    expect(explained).toMatchObject({
      balance: '75.50',
      count: 3,
      sums: [
        { kind: 'deposit', count: 1, amount: '100.00' },
        { kind: 'transfer', count: 2, amount: '-24.50' },
      ],
    });
    expect(explained.balance).toBe((await api.getWalletBalance({})).centerWalletBalance);
    await expect(api.explainBalance({ part: 'coins', currency: 'CNY' })).rejects.toMatchObject({
      error: 'currencyMismatch',
    });
    await expect(
      api.explainBalance({ part: 'venue', currency: 'CNY', channelCode: 'nowhere' }),
    ).rejects.toMatchObject({ error: 'venueUnknown' });
  });
});
