import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@fairway/api-client';
import { virtualProtocols } from '@fairway/contract/chain/protocols.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { opId } from '../../testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from '../../../chain/testing/chain-stage.ts';
import { bindMethod } from '../../../payout-methods/bind-method.ts';

let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage();
});
afterAll(() => stage.end());

describe('a deposit by its flow', () => {
  const states = ({ steps }: { steps: readonly { name: string; state: string }[] }) =>
    steps.map(({ name, state }) => `${name}：${state}`);

  it('with RMB: protocol, then the exchange buys and transfers, then done, as the order really goes [USDT-008]', async () => {
    const member = await stage.test.register('FlowRmb');
    const begun = await member.api.openUsdtDeposit({ route: 'rmb', protocol: 0, amount: '60' }, opId());
    const { billNo } = begun.order;
    await stage.read();
    const waiting = await member.api.getUsdtDeposit({ billNo });
    expect(states(waiting)).toEqual(['选择协议：done', '交易所购买并转出 USDT：current', '存款完成：ahead']);

    // The member pays the exchange in yuan; the exchange sends USDT to the address it was given.
    const till = new URL(waiting.exchangeUrl ?? '');
    expect(till.searchParams.get('to')).toBe(waiting.order.recipientAddress);
    const form = new URLSearchParams({ to: waiting.order.recipientAddress, amount: '60' });
    expect((await fetch(till, { method: 'POST', body: form })).status).toBe(200);
    await stage.mine(1);
    await stage.read();
    const confirming = await member.api.getUsdtDeposit({ billNo });
    expect(confirming.order.status).toBe('confirming');
    expect(states(confirming)[1]).toBe('交易所购买并转出 USDT：current');
    await stage.mine(needed);
    await stage.read();
    const done = await member.api.getUsdtDeposit({ billNo });
    expect(states(done)).toEqual(['选择协议：done', '交易所购买并转出 USDT：done', '存款完成：done']);
    expect((await stage.balances(member)).center).toBe('60.000000');
  });

  it('from a wallet: wallet, protocol, amount, then done; pressed again it is the same order [USDT-009]', async () => {
    const member = await stage.test.register('FlowUsdt');
    const input = { route: 'usdt', wallet: 'tronLink', protocol: 0, amount: '45' } as const;
    const press = opId();
    const [begun, again] = await Promise.all([
      member.api.openUsdtDeposit(input, press),
      member.api.openUsdtDeposit(input, press),
    ]);
    expect(again).toEqual(begun);
    expect(begun).toMatchObject({ route: 'usdt', wallet: 'tronLink', exchangeUrl: null });
    expect(states(begun)).toEqual([
      '选择冷钱包：done',
      '选择协议：done',
      '输入金额：done',
      '存款完成：current',
    ]);
    await member.api.cancelDepositOrder({ billNo: begun.order.billNo }, opId());
    expect(states(await member.api.getUsdtDeposit({ billNo: begun.order.billNo })).at(-1)).toBe(
      '存款完成：stopped',
    );
    const stranger = await stage.test.register('FlowOther');
    await expect(stranger.api.getUsdtDeposit({ billNo: begun.order.billNo })).rejects.toMatchObject({
      error: 'depositOrderNotFound',
    });
  });
});

describe('an address that a member has bound', () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const password = hashPassword('135790');

  it('is reported to others, and no longer once an operator has cleaned it [USDT-018]', async () => {
    const clerk = await stage.test.operator('cashier');
    const [holder, owner] = [await stage.test.register('HoldsIt'), await stage.test.register('OwnsIt')];
    await holder.api.setWithdrawPassword({ password, proof: holder.proof });
    const bind = { protocol: 0, address, withdrawPassword: password } as const;
    await holder.api.addUsdtAddress(bind, opId());
    const asked = { protocol: 0, address } as const;
    expect(await owner.api.checkDuplicateAddress(asked)).toEqual({ duplicate: true });
    expect(await holder.api.checkDuplicateAddress(asked)).toEqual({ duplicate: false });
    await expect(owner.api.checkDuplicateAddress({ protocol: 1, address })).rejects.toMatchObject({
      error: 'payoutAddressInvalid',
    });

    const { bound } = await clerk.api.getBoundAddress(asked);
    expect(bound).toMatchObject({ memberId: holder.id, memberName: holder.name, inUse: false });
    await expect(clerk.api.cleanBoundAddress({ ...asked, reason: '' }, opId())).rejects.toMatchObject({
      error: 'reasonNeeded',
    });
    await clerk.api.cleanBoundAddress({ ...asked, reason: '会员本人核实地址归属' }, opId());
    expect(await owner.api.checkDuplicateAddress(asked)).toEqual({ duplicate: false });
    expect((await clerk.api.getBoundAddress(asked)).bound).toBeNull();
    await owner.api.setWithdrawPassword({ password, proof: owner.proof });
    expect((await owner.api.addUsdtAddress(bind, opId())).protocol).toBe(0);
  });
});

describe('addresses of every protocol', () => {
  it('carry its number in the list: TRC20 0 to TRX 8, EBpay 3 and KOIpay 4 [USDT-005]', async () => {
    const member = await stage.test.register('Protocols');
    const password = hashPassword('135790');
    await member.api.setWithdrawPassword({ password, proof: member.proof });
    const { app } = stage.test;
    const numbers: (number | null)[] = [];
    for (const protocol of virtualProtocols.codeList) {
      const wallets = new Map<number, 'ebpay' | 'koipay'>([
        [3, 'ebpay'],
        [4, 'koipay'],
      ]);
      const wallet = wallets.get(protocol);
      const number = `Account${protocol}`;
      const kept = { number, masked: number, holderName: '', label: String(protocol) };
      await inTransaction(app.db, (tx) =>
        bindMethod(
          tx,
          app,
          member.id,
          wallet ? { ...kept, kind: 'ewallet', wallet } : { ...kept, kind: 'usdtAddress', protocol },
        ),
      );
      const { methods } = await member.api.listPayoutMethods({});
      const [method] = methods;
      expect(method?.label).toBe(String(protocol));
      numbers.push(method?.protocol ?? null);
      await member.api.removePayoutMethod({ id: method?.id ?? '', withdrawPassword: password }, opId());
    }
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
