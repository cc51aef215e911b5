import { usdt } from '@fairway/money';
import {
  withdrawalNameOf,
  withdrawalNames,
  withdrawalTypes,
  type WithdrawalType,
} from '@fairway/contract/withdrawals/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import type { TestMember } from '../../../testing/test-app.ts';
import { createCashierStage, opId, withdrawPassword, type CashierStage } from '../testing/cashier-stage.ts';
import { publishSettings } from '../testing/publish-settings.ts';
import { testCard } from '../testing/test-cards.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
  // The older interfaces of EBpay and KOIpay are closed until an operator opens them.
  await publishSettings(stage.test.app, { ways: [{ withdrawType: 919, offered: true, rewardRate: '0.5' }] });
});
afterAll(() => stage.end());

const { codes } = withdrawalTypes;
let members = 0;

async function memberWithMoney(): Promise<TestMember> {
  members += 1;
  const member = await stage.test.register(`Ways${String(members).padStart(4, '0')}`);
  await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
  await stage.deposit(member, '1000');
  return member;
}

const accounts = {
  ebpay: '20261120', koipay: 'KoiAb12cd34ef56gh78ij90k', alipay: 'chen.yuan@163.com', wechat: 'wx_chenyuan',
  ecny: '0031026112000001', enjoyLife: '13800138000',
} as const; // prettier-ignore

async function bind(member: TestMember, wallet: keyof typeof accounts, account: string = accounts[wallet]) {
  return member.api.addEwalletAddress({ wallet, account, withdrawPassword }, opId());
}

async function ask(
  member: TestMember,
  withdrawType: WithdrawalType | undefined,
  payoutMethodId: string,
  amount = '100',
) {
  const currency = withdrawType === codes.usdt ? ('USDT' as const) : ('CNY' as const);
  const chosen = withdrawType === undefined ? {} : { withdrawType };
  return member.api.createWithdrawal(
    { currency, ...chosen, amount, payoutMethodId, withdrawPassword },
    opId(),
  );
}

/** Approves an order and runs its payment by the channel. */
async function pay(billNo: string): Promise<void> {
  const clerk = await stage.test.operator('cashier');
  const { version } = await clerk.api.getWithdrawalCase({ billNo });
  await clerk.api.approveWithdrawal({ billNo, version }, opId());
  await stage.run();
}

describe('the methods of a withdrawal', () => {
  it('carry type code and method of each kind, and are paid over their engine [WDR-011, WDR-012]', async () => {
    // type, way (section 3), the e-wallet, the provider's code for it
    const kinds = [
      [codes.ebPay, 5, 'ebpay', 'EBPAY'],
      [codes.newEbPay, 5, 'ebpay', 'EBPAY_V2'],
      [codes.koiPay, 6, 'koipay', 'KOIPAY'],
      [codes.newKoiPay, 6, 'koipay', 'KOIPAY_V2'],
      [codes.weChat, 7, 'wechat', 'WECHAT'],
      [codes.alipay, 8, 'alipay', 'ALIPAY'],
      [codes.digitalYuan, 9, 'ecny', 'ECNY'],
      [codes.enjoyLife, 1, 'enjoyLife', 'ENJOY_LIFE'],
    ] as const;
    for (const [index, [type, printedMethod, wallet, product]] of kinds.entries()) {
      const member = await memberWithMoney();
      const method = await bind(member, wallet, ownAccount(wallet, index));
      const order = await ask(member, type, method.id);
      expect(order).toMatchObject({
        withdrawType: type,
        sourceWithdrawType: type,
        record: { withdrawalWay: printedMethod },
      });
      await pay(order.billNo);
      expect((await stage.withdrawal(order.billNo)).status).toBe('paid');
      expect(stage.psp.payouts.get(order.billNo)?.wallet).toEqual({
        product,
        account: ownAccount(wallet, index),
      });
      const { records } = await member.api.listWithdrawals({});
      expect(records[0]?.bankName).toBe(withdrawalNames.label(wallet, 'zh'));
    }

    const member = await memberWithMoney();
    const card = await bindCard(member, testCard(901));
    const normal = await ask(member, undefined, card);
    expect(normal).toMatchObject({ withdrawType: 0, record: { withdrawalWay: 1 } });

    const trader = await memberWithMoney();
    await giveUsdt(trader);
    const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    const method = await trader.api.addUsdtAddress({ protocol: 1, address, withdrawPassword }, opId());
    const usdtOrder = await ask(trader, codes.usdt, method.id, '20');
    expect(usdtOrder).toMatchObject({ withdrawType: 30000, record: { withdrawalWay: 4 } });
    await stage.proveBooks();
  });

  it('go by one of nine names each [WDR-013]', async () => {
    const member = await memberWithMoney();
    const { options } = await member.api.getWithdrawalTerms({});
    for (const { withdrawType, name } of options) expect(name).toBe(withdrawalNameOf(withdrawType));
    const named = withdrawalTypes.codeList.map((type) => withdrawalNameOf(type));
    expect(new Set(named)).toEqual(
      new Set(['common', 'fast', 'alipay', 'wechat', 'ecny', 'ebpay', 'koipay', 'enjoyLife', 'usdt']),
    );
  });

  it('are returned by withdraw info types, which are strings and no numbers [WDR-008]', async () => {
    const member = await memberWithMoney();
    const typesOf = async (type: '1' | '2' | '3' | '4' | '5') => {
      const answer = await member.api.getWithdrawInfo({ type });
      expect(answer.type).toBe(type);
      return answer.options.map(({ withdrawType }) => withdrawType).toSorted((a, b) => a - b);
    };
    expect(await typesOf('1')).toEqual([codes.usdt]);
    expect(await typesOf('2')).toEqual([codes.ebPay, codes.newEbPay]);
    expect(await typesOf('3')).toEqual([
      codes.normal,
      codes.enjoyLife,
      codes.weChat,
      codes.alipay,
      codes.digitalYuan,
    ]);
    expect((await typesOf('4')).every((type) => withdrawalNameOf(type) === 'fast')).toBe(true);
    expect(await typesOf('5')).toEqual([codes.koiPay, codes.newKoiPay]);
    const { count, daily, available } = await member.api.getWithdrawInfo({ type: '3' });
    expect({ count, daily }).toMatchObject({ count: { limit: 3, used: 0 }, daily: { limit: '50000.00' } });
    expect(Number(available)).toBeGreaterThanOrEqual(1000);
    await expect(member.api.getWithdrawInfo({ type: 3 as never })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });

  it('take and drop accounts of e-wallets, checked by their form and bound once [WDR-028]', async () => {
    const member = await memberWithMoney();
    const added = await bind(member, 'alipay', '13900139001');
    expect(added).toMatchObject({
      kind: 'ewallet',
      wallet: 'alipay',
      masked: '139****9001',
      usableFrom: null,
    });
    const listed = async () => (await member.api.listPayoutMethods({})).methods.map(({ id }) => id);
    expect(await listed()).toEqual([added.id]);
    await expect(bind(member, 'alipay', '12345')).rejects.toMatchObject({ error: 'ewalletAccountInvalid' });
    await expect(bind(await memberWithMoney(), 'alipay', '13900139001')).rejects.toMatchObject({
      error: 'payoutMethodTaken',
    });
    await expect(
      member.api.addEwalletAddress({ wallet: 'usdt', account: '13900139001', withdrawPassword }, opId()),
    ).rejects.toMatchObject({ error: 'ewalletUnavailable' });
    // The same number is another account at another e-wallet.
    const other = await bind(member, 'wechat', '13900139001');
    await stage.endWaiting(member);
    await expect(ask(member, codes.alipay, other.id)).rejects.toMatchObject({
      error: 'payoutMethodMismatch',
    });
    const order = await ask(member, codes.alipay, added.id);
    await expect(
      member.api.removeEwalletAddress({ id: added.id, withdrawPassword }, opId()),
    ).rejects.toMatchObject({
      error: 'payoutMethodInUse',
    });
    await pay(order.billNo);
    await member.api.removeEwalletAddress({ id: added.id, withdrawPassword }, opId());
    expect(await listed()).toEqual([other.id]);
    const card = await bindCard(member, testCard(902));
    await expect(
      member.api.removeEwalletAddress({ id: card, withdrawPassword }, opId()),
    ).rejects.toMatchObject({
      error: 'payoutMethodNotFound',
    });
  });

  it('are refused where they are closed, whatever the method', async () => {
    const member = await memberWithMoney();
    const method = await bind(member, 'wechat', '13900139077');
    const card = await bindCard(member, testCard(903));
    await stage.endWaiting(member);
    await publishSettings(stage.test.app, {
      ways: [{ withdrawType: codes.weChat, offered: false, rewardRate: '0' }],
    });
    await expect(ask(member, codes.weChat, method.id)).rejects.toMatchObject({
      error: 'withdrawalOptionUnavailable',
    });
    const booked = {
      currency: 'CNY' as const,
      withdrawType: codes.newFast,
      amount: '100',
      payoutMethodId: card,
    };
    const request = { ...booked, reservation: { hours: 2 }, withdrawPassword };
    await expect(member.api.createWithdrawal(request, opId())).rejects.toMatchObject({
      error: 'reservationUnavailable',
    });
    await expect(ask(member, codes.fastSplit, card)).rejects.toMatchObject({
      error: 'withdrawalOptionUnavailable',
    });
    const { options } = await member.api.getWithdrawalTerms({});
    expect(options.map(({ withdrawType }) => withdrawType)).not.toContain(codes.weChat);
  });
});

async function bindCard(member: TestMember, cardNumber: string): Promise<string> {
  const card = { cardNumber, bankCode: 'ICBC', holderName: '陈远', withdrawPassword };
  return (await member.api.addBankCard(card, opId())).id;
}

/** An account nobody else has bound. */
function ownAccount(wallet: keyof typeof accounts, index: number): string {
  return wallet === 'ebpay' ? `2026112${index}9` : accounts[wallet].replace(/.$/, String(index));
}

async function giveUsdt(member: TestMember): Promise<void> {
  const { app } = stage.test;
  const own = accountsOf(member.id);
  await inTransaction(app.db, (tx) =>
    postTransfer(tx, {
      id: app.ids.uuid(),
      reason: 'feeReversal',
      legs: move(own.house('fees', 'USDT'), own.center('USDT'), usdt(50_000000n)),
      at: app.clock.now(),
      requestId: 'test',
    }),
  );
}
