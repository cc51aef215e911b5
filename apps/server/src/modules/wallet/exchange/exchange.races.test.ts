import { randomUUID } from 'node:crypto';
import { firstWalletTerms, type WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { cny, parseMoney } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertBaseRate } from '../terms/base-rates-store.ts';
import { walletTermsKind } from '../terms/wallet-terms-kind.ts';
import { publishDirectly } from '#modules/settings';

let test: TestApp;
const press = () => ({ operationId: randomUUID() });

beforeAll(async () => {
  test = await createTestApp();
  await setRate(7_00n);
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

/** Another rate from now on. */
const setRate = (value: bigint) =>
  inTransaction(test.app.db, (tx) =>
    insertBaseRate(tx, { value, scale: 2, valid_from: test.app.clock.now() }),
  );

const publish = (exchange: Partial<WalletTerms['exchange']>) =>
  inTransaction(test.app.db, async (tx) => {
    const settings = {
      ...firstWalletTerms,
      baseRate: '7.00',
      exchange: { ...firstWalletTerms.exchange, ...exchange },
    };
    await publishDirectly(tx, test.app, walletTermsKind, { settings, by: 'test' });
  });

async function rich(name: string) {
  const member = await test.register(name);
  await fundMember(test.app, member.id, 100_000_00n);
  await fundMember(test.app, member.id, 1_000_000000n, 'USDT');
  return member;
}

describe('an exchange by quote', () => {
  it('gives 70.00 for 10 USDT at rate 7 [WALLET-023]', async () => {
    await publish({ spreadBps: 0 });
    const { api } = await rich('TenForSeventy');
    const quote = await api.quoteExchange({ from: 'USDT', amount: '10' });
    expect(quote).toMatchObject({
      from: 'USDT',
      to: 'CNY',
      gives: '10.000000',
      gets: '70.00',
      rate: '7.0000',
    });
    const done = await api.exchangeCurrency({ quoteId: quote.quoteId }, press());
    expect(done).toMatchObject({
      virtualCurrencyWalletBalance: '990.000000',
      centerWalletBalance: '100070.00',
    });
    const { lines } = await api.listStatementLines({ part: 'center', currency: 'CNY', kind: 'exchange' });
    expect(lines.map(({ amount, reference }) => [amount, reference])).toEqual([['70.00', done.reference]]);
    const { totals } = await api.explainReference({ reference: done.reference });
    expect(totals).toEqual([
      { currency: 'CNY', amount: '70.00' },
      { currency: 'USDT', amount: '-10.000000' },
    ]);
  });

  it('keeps what was promised when the rate changes, and shows the spread', async () => {
    await publish({ spreadBps: 100 });
    const { api } = await rich('Promised');
    const quote = await api.quoteExchange({ from: 'CNY', amount: '707' });
    // 7 x 1.01 = 7.07 for one
    expect(quote).toMatchObject({ gets: '100.000000', rate: '7.0700' });
    await setRate(8_00n);
    expect(await api.getExchangeTerms({})).toMatchObject({
      baseRate: '8.00',
      spreadBps: 100,
      buyRate: '8.0800',
      sellRate: '7.9200',
    });
    const done = await api.exchangeCurrency({ quoteId: quote.quoteId }, press());
    expect(done).toMatchObject({ gets: '100.000000', centerWalletBalance: '99293.00' });
    await setRate(7_00n);
  });

  it('is taken once by twenty at once, never after its time, and by nobody else', async () => {
    await publish({ spreadBps: 0, quoteSeconds: 60 });
    const member = await rich('Burst');
    const quote = await member.api.quoteExchange({ from: 'USDT', amount: '10' });
    const presses = await Promise.allSettled(
      Array.from({ length: 20 }, () => member.api.exchangeCurrency({ quoteId: quote.quoteId }, press())),
    );
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await member.api.getWalletBalance({})).virtualMoney).toBe('990.000000');
    await expect(member.api.exchangeCurrency({ quoteId: quote.quoteId }, press())).rejects.toMatchObject({
      error: 'exchangeQuoteUsed',
    });

    const old = await member.api.quoteExchange({ from: 'USDT', amount: '10' });
    const stranger = await rich('Stranger');
    const take = (api: typeof member.api) => api.exchangeCurrency({ quoteId: old.quoteId }, press());
    await expect(take(stranger.api)).rejects.toMatchObject({ error: 'exchangeQuoteExpired' });
    test.clock.advance({ seconds: 60 });
    await expect(take(member.api)).rejects.toMatchObject({ error: 'exchangeQuoteExpired' });
  });

  it('stays within its limits, the day’s also when many press at once', async () => {
    await publish({ spreadBps: 0, min: '70', max: '700', dayMax: '1400', quoteSeconds: 600 });
    const { api } = await rich('Limits');
    const quote = (amount: string) => api.quoteExchange({ from: 'USDT', amount });
    await expect(quote('9.99')).rejects.toMatchObject({ error: 'amountTooSmall' });
    await expect(quote('100.01')).rejects.toMatchObject({ error: 'amountTooLarge' });
    await expect(quote('0')).rejects.toMatchObject({ error: 'amountMalformed' });
    const quotes = await Promise.all(['100', '90', '80', '70'].map(quote));
    await Promise.allSettled(quotes.map(({ quoteId }) => api.exchangeCurrency({ quoteId }, press())));
    const { dayLeft } = await api.getExchangeTerms({});
    const { virtualMoney } = await api.getWalletBalance({});
    // At 7 a USDT: what left the wallet and what the day has left are the day's limit.
    const gone = 1_000_000000n - parseMoney(virtualMoney, 'USDT').minor;
    expect((gone * 7n) / 10_000n + parseMoney(dayLeft, 'CNY').minor).toBe(1_400_00n);
    await publish({ open: false });
    await expect(quote('10')).rejects.toMatchObject({ error: 'exchangeUnavailable' });
  });

  it('names its least amount so that typing it is enough, also where it has six places', async () => {
    // 70 CNY at 7 less 3 % are 10.309278… USDT.
    await publish({ spreadBps: 300, min: '70', max: '700' });
    const { api } = await rich('ToldBounds');
    const refusal = await api.quoteExchange({ from: 'USDT', amount: '1' }).catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({ error: 'amountTooSmall' });
    const bound = /₮(\d+\.\d+)/.exec(refusal instanceof Error ? refusal.message : '')?.[1] ?? '';
    expect(await api.quoteExchange({ from: 'USDT', amount: bound })).toMatchObject({ gives: bound });
  });

  it('does not carry what is owed into the other wallet', async () => {
    await publish({ spreadBps: 0 });
    const member = await rich('Owes');
    const early = await member.api.quoteExchange({ from: 'CNY', amount: '50000' });
    const own = accountsOf(member.id);
    await inTransaction(test.app.db, (tx) =>
      postTransfer(tx, {
        id: randomUUID(),
        reason: 'depositReversal',
        legs: move(own.debt('CNY'), own.house('deposits', 'CNY', 'test'), cny(99_000_00n)),
        at: test.clock.now(),
        requestId: 'correction',
      }),
    );
    const refused = { error: 'exchangeOwes', data: { owed: '99000.00', available: '1000.00' } };
    await expect(member.api.exchangeCurrency({ quoteId: early.quoteId }, press())).rejects.toMatchObject(
      refused,
    );
    await expect(member.api.quoteExchange({ from: 'CNY', amount: '1000.01' })).rejects.toMatchObject(refused);
    const free = await member.api.quoteExchange({ from: 'CNY', amount: '1000' });
    expect(await member.api.exchangeCurrency({ quoteId: free.quoteId }, press())).toMatchObject({
      centerWalletBalance: '99000.00',
    });
    // The other wallet owes nothing.
    expect(await member.api.quoteExchange({ from: 'USDT', amount: '500' })).toMatchObject({
      gives: '500.000000',
    });
  });
});
