import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId } from '../../testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from '../../../chain/testing/chain-stage.ts';

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
