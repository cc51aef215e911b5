import { accountsOf, move, postTransfer, proveEverything } from '#modules/ledger';
import { cny } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let test: TestApp;
let operation = 0;
const once = () => ({ operationId: `own-transfer-${(operation += 1).toString().padStart(8, '0')}` });

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

async function funded(name: string, minor: bigint): Promise<TestMember> {
  const member = await test.register(name);
  const own = accountsOf(member.id);
  await inTransaction(test.app.db, (tx) =>
    postTransfer(tx, {
      id: test.app.ids.uuid(),
      reason: 'deposit',
      legs: move(own.house('deposits', 'CNY', 'test'), own.center('CNY'), cny(minor)),
      at: test.app.clock.now(),
      requestId: 'test',
    }),
  );
  return member;
}

async function moneyOf({ api }: TestMember) {
  const { venues } = await api.listVenues({});
  return venues.find(({ channelCode }) => channelCode === 'fairway-sports')?.money;
}

describe('a transfer to the own sportsbook', () => {
  it('moves at once, and the other way back [WALLET-002] [WALLET-024]', async () => {
    const member = await funded('OwnTransfer', 500_00n);
    const there = await member.api.transferToVenue({ channelCode: 'fairway-sports', amount: '100' }, once());
    expect(there).toMatchObject({ status: 'done', amount: '100.00', direction: 'out', walletType: 1 });
    expect(await moneyOf(member)).toBe('100.00');

    const back = await member.api.transferFromVenue({ api: 'fairway-sports' }, once());
    expect(back).toMatchObject({ status: 'done', amount: '100.00', direction: 'in' });
    expect(await moneyOf(member)).toBe('0.00');
    const proof = await proveEverything(test.app.db, test.app.clock.now());
    expect(proof).toMatchObject({ findings: [] });
  });
});
