import { createDownload } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { parseMoney } from '@fairway/money';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '@fairway/money';
import { fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ start: '2026-11-20T04:00:00.000Z' });
});
afterAll(() => test.end());

/** Money to a venue that is ours: two lines of one transfer. */
async function carry(memberId: string, minor: bigint): Promise<void> {
  const own = accountsOf(memberId);
  await inTransaction(test.app.db, (tx) =>
    postTransfer(tx, {
      id: test.app.ids.uuid(),
      reason: 'venueTransferOwn',
      legs: move(own.center('CNY'), own.venue('fairway-sports', 'CNY'), money('CNY', minor)),
      at: test.clock.now(),
      requestId: 'T-1',
    }),
  );
}

describe('a currency', () => {
  it('has one balance over all parts of the wallet, and its records by time [MEMBER-005]', async () => {
    const { id, api } = await test.register('Currency1');
    for (let number = 1; number <= 21; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they happened
      await fundMember(test.app, id, BigInt(number) * 100n);
      test.clock.advance({ seconds: 1 });
    }
    await carry(id, 5_000n);

    const { balance, parts } = await api.getCurrencyBalance({ currency: 'CNY' });
    expect(parseMoney(balance, 'CNY').minor).toBe(23_100n);
    expect(parts).toEqual([
      { part: 'center', channelCode: null, balance: '181.00' },
      { part: 'venue', channelCode: 'fairway-sports', balance: '50.00' },
    ]);
    expect(await api.getCurrencyBalance({ currency: 'COIN' })).toMatchObject({ balance: '0', parts: [] });

    const first = await api.listCurrencyRecords({ currency: 'CNY' });
    const second = await api.listCurrencyRecords({ currency: 'CNY', cursor: first.next ?? '' });
    const records = [...first.records, ...second.records];
    expect(first.records).toHaveLength(20);
    expect(second).toMatchObject({ next: null });
    expect(records).toHaveLength(23);
    expect(records.map(({ at }) => at)).toEqual(
      records
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const sum = records.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n);
    expect(sum).toBe(23_100n);
  });
});

describe('a reference', () => {
  it('explains itself by the own lines that it made, and not by those of others', async () => {
    const [one, two] = await Promise.all([test.register('Explain1'), test.register('Explain2')]);
    await fundMember(test.app, one.id, 9_000n);
    await carry(one.id, 4_000n);
    const { lines, totals } = await one.api.explainReference({ reference: 'T-1' });
    expect(lines.map(({ part, amount, balanceAfter }) => [part, amount, balanceAfter])).toEqual([
      ['center', '-40.00', '50.00'],
      ['venue', '40.00', '40.00'],
    ]);
    expect(totals).toEqual([{ currency: 'CNY', amount: '0.00' }]);
    expect(await two.api.explainReference({ reference: 'T-1' })).toEqual({ lines: [], totals: [] });
    const since = new Date(test.clock.now().getTime() + 1).toISOString();
    expect((await one.api.explainReference({ reference: 'T-1', since })).lines).toEqual([]);
  });
});

const reader = (session: TestMember) =>
  createDownload<typeof endpoints, Schemas>(endpoints, {
    baseUrl: test.urls.site,
    session: () => session,
    deviceId: () => 'device-of-a-reader',
    language: () => 'zh-CN',
    now: () => test.clock.now().getTime(),
  });

describe('an exported statement', () => {
  it('holds every line between the filters, for spreadsheets, with the balance after each', async () => {
    const member = await test.register('Export01');
    for (let number = 1; number <= 30; number += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they happened
      await fundMember(test.app, member.id, 100n);
    await carry(member.id, 500n);
    const file = await reader(member)('exportStatement', { part: 'center', currency: 'CNY' });
    expect(file.type).toMatch(/^text\/csv/);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const rows = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(rows).toHaveLength(32);
    expect(rows.slice(0, 3)).toEqual([
      '时间,类别,单号,变动,余额,币种',
      expect.stringMatching(/^2026-11-20 12:00:\d\d,场馆转账,T-1,-5.00,25.00,CNY$/) as string,
      expect.stringMatching(/,存款,of-a-test,1.00,30.00,CNY$/) as string,
    ]);
    const narrowed = await reader(member)('exportStatement', {
      part: 'center',
      currency: 'CNY',
      kind: 'transfer',
    });
    expect((await narrowed.text()).trimEnd().split('\r\n')).toHaveLength(2);
    await expect(reader(member)('exportStatement', { part: 'coins', currency: 'CNY' })).rejects.toMatchObject(
      { error: 'currencyMismatch' },
    );
  });
});
