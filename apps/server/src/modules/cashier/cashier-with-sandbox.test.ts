import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually as eventuallyWithin } from '#platform/test-eventually.ts';
import { accountsOf, proveEverything, readBalance } from '#modules/ledger';
import { createTestApp, type TestApp, type TestMember } from '../../testing/test-app.ts';
import { opId } from './testing/cashier-stage.ts';
import { startSandboxProcess, type SandboxProcess } from './testing/processes/sandbox-process.ts';
import { testCard } from './testing/test-cards.ts';
import { publishSettings } from './testing/pay-settings.ts';

let sandbox: SandboxProcess;
let test: TestApp;
let ticking: NodeJS.Timeout;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ CHAIN: 'off' });
  await sandbox.post('/director/settings', { speed: 50 });
  test = await createTestApp({
    work: true,
    start: new Date().toISOString(),
    env: {
      SANDBOX_URL: sandbox.url,
      IDENTITY_SECRET: 'demo-identity-secret-not-for-production',
    },
  });
  // Where its messages reach us is known once we listen.
  test.app.config.callbackBaseUrl = test.urls.site;
  // The provider lives by the real clock, so here the product does too.
  ticking = setInterval(() => test.clock.set(new Date()), 20);
});
afterEach(async () => {
  await fetch(`${sandbox.url}/director/faults`, { method: 'DELETE' });
  const proof = await proveEverything(test.app.db, test.clock.now());
  expect(proof.findings).toEqual([]);
});
afterAll(async () => {
  clearInterval(ticking);
  await test.end();
  await sandbox.stop();
});

/** On a busy machine jobs, messages and questions take their time. */
const eventually = (expectation: () => Promise<void>) => eventuallyWithin(expectation, 90_000);

const fault = (operation: string, effect: object, times = 1) =>
  sandbox.post('/director/faults', { party: 'psp', operation, times, effect });
const pay = (billNo: string, kind: string, amount?: string) =>
  sandbox.post(`/director/psp/collections/${billNo}/pay`, { kind, ...(amount ? { amount } : {}) });
const centerOf = async (member: TestMember) =>
  (await readBalance(test.app.db, accountsOf(member.id).center('CNY'))).minor;

async function openOrder(name: string, amount = '500') {
  const member = await test.register(name);
  const { billNo, orderAmount } = await member.api.createDepositOrder({ payType: 1, amount }, opId());
  await eventually(async () =>
    expect(await member.api.getDepositOrder({ billNo })).toMatchObject({ status: 'pendingPayment' }),
  );
  return { member, billNo, orderAmount };
}

const settled = (member: TestMember, billNo: string) =>
  eventually(async () =>
    expect(await member.api.getDepositOrder({ billNo })).toMatchObject({ status: 'settled' }),
  );

describe('the cashier beside the sandbox’s payment provider', () => {
  it('credits a deposit whose messages are doubled tenfold, spoilt and lost', async () => {
    const doubled = await openOrder('SandDoubled');
    await fault('callback', { kind: 'callback', copies: 10, badSignature: true, attempts: 1 });
    await pay(doubled.billNo, 'full');
    await settled(doubled.member, doubled.billNo);

    const lying = await openOrder('SandLying');
    await fault('callback', { kind: 'callback', copies: 5, amount: '99999.00' });
    await pay(lying.billNo, 'full');
    await settled(lying.member, lying.billNo);

    const lost = await openOrder('SandLost');
    await fault('callback', { kind: 'callback', lose: true });
    await pay(lost.billNo, 'full');
    await settled(lost.member, lost.billNo);
    for (const { member, orderAmount } of [doubled, lying, lost])
      expect(await centerOf(member)).toBe(BigInt(orderAmount.replace('.', '')));
  });

  it('opens an order though the provider is silent, unsigned and broken at first', async () => {
    await fault('collections', { kind: 'request', answer: 'badSignature' });
    await fault('collections', { kind: 'request', answer: 'error500', execute: 'no' });
    const { member, billNo } = await openOrder('SandSpoilt');
    await pay(billNo, 'full');
    await settled(member, billNo);
  });

  it('leaves a short and a late payment to a person', async () => {
    const short = await openOrder('SandShort');
    await pay(short.billNo, 'short');
    const late = await openOrder('SandLate');
    await pay(late.billNo, 'late');
    for (const [{ member, billNo }, problem] of [
      [short, 'short'],
      [late, 'late'],
    ] as const)
      // prettier-ignore
      await eventually(async () =>
        expect(await member.api.getDepositOrder({ billNo })).toMatchObject({ status: 'deciding', problem }),
      );
    expect(await centerOf(short.member)).toBe(0n);
  });

  it('pays a withdrawal once whatever the provider’s answers, and takes a returned one back', async () => {
    const { member, billNo: deposit } = await openOrder('SandPaysOut', '2000');
    await pay(deposit, 'full');
    await settled(member, deposit);
    const password = hashPassword('135790');
    await member.api.setWithdrawPassword({ password, proof: member.proof });
    const card = {
      cardNumber: testCard(900),
      bankCode: 'CMB',
      holderName: '陈远',
      withdrawPassword: password,
    };
    const { id } = await member.api.addBankCard(card, opId());
    // Level 0 withdraws three times a day.
    await sql`update members_accounts set grade = 5 where id = ${member.id}`.execute(test.app.db);
    const clerk = await test.operator('cashier');
    const withdraw = async (expected: string) => {
      const asked = {
        currency: 'CNY',
        amount: '100',
        payoutMethodId: id,
        withdrawPassword: password,
      } as const;
      const { billNo } = await member.api.createWithdrawal(asked, opId());
      const { version } = await clerk.api.getWithdrawalCase({ billNo });
      await clerk.api.approveWithdrawal({ billNo, version }, opId());
      await eventually(async () =>
        expect(await member.api.getWithdrawal({ billNo })).toMatchObject({ status: expected }),
      );
    };
    const before = await centerOf(member);
    for (const answer of ['reset', 'error500', 'garbage', 'badSignature', 'unknownStatus']) {
      await fault('payouts', { kind: 'request', answer });
      if (answer !== 'unknownStatus') await withdraw('paid');
    }
    await sandbox.post('/director/settings', { payoutMode: 'return' });
    await withdraw('returned');
    expect(before - (await centerOf(member))).toBe(400_00n);
    const { totals } = await sandbox.get<{ totals: { CNY: object } }>('/director/psp/book');
    expect(totals.CNY).toMatchObject({ paidOut: '500.00', returned: '100.00' });
  });
});

describe('the identity bureau', () => {
  it('is understood: a phone of another member, and a fault that proves nothing', async () => {
    await publishSettings(test.app, { identity: { deposit: 1, withdrawal: 0 } });
    const member = await test.register('Bureau01');
    await member.api.setRealName({ realName: '陈远' });
    const bind = (phone: string) =>
      sql`update members_accounts set phone = ${phone} where id = ${member.id}`.execute(test.app.db);
    const order = { payType: 1, amount: '500', depositorName: '陈远' } as const;

    await bind('13800004404');
    await expect(member.api.createDepositOrder(order, opId())).rejects.toMatchObject({ code: 244_384 });
    await bind('13800001234');
    const effect = { kind: 'request', answer: 'badSignature' };
    await sandbox.post('/director/faults', { party: 'identity', operation: 'check', effect });
    await expect(member.api.createDepositOrder(order, opId())).rejects.toMatchObject({
      error: 'identityCheckUnavailable',
    });
    expect(await member.api.createDepositOrder(order, opId())).toMatchObject({ payType: 1 });
    await publishSettings(test.app, {});
  });
});
