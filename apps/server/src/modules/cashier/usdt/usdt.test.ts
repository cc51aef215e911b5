import { hashPassword } from '@fairway/api-client';
import type { CashierSettings } from '@fairway/contract/cashier/settings/cashier-settings.ts';
import { virtualProtocols } from '@fairway/contract/enums/protocols.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember, TestOperator } from '../../../testing/test-app.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { bindMethod } from '../payout-methods/bind-method.ts';
import { opId } from '../testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from '../testing/chain-stage.ts';

let stage: ChainStage;
let admin: TestOperator;
let clerk: TestOperator;
beforeAll(async () => {
  stage = await createChainStage();
  admin = await stage.test.operator('administrator');
  clerk = await stage.test.operator('cashier');
}, 60_000);
afterAll(() => stage.end());

const usdtPayType = 2120;

async function set(usdt: Partial<CashierSettings['usdt']>): Promise<void> {
  const { version, settings } = await admin.api.getCashierSettings({});
  const open: CashierSettings['usdt'] = { switch: '1', whitelistOn: false, whitelist: [] };
  await admin.api.updateCashierSettings({ version, settings: { ...settings, usdt: { ...open, ...usdt } } });
}
beforeEach(() => set({}));

async function seesUsdt({ api }: TestMember): Promise<boolean> {
  const { payTypes } = await api.listPayTypes({});
  return payTypes.some(({ pay_type_id: id }) => id === usdtPayType);
}

describe('whether USDT is offered', () => {
  it('follows the switch of the site, the strings «1» and «0»: off, there is no USDT way and no address [USDT-007, USDT-020, USDT-021]', async () => {
    const member = await stage.test.register('Switched');
    expect(await stage.test.visitor.getVirtualSwitchConfig({})).toEqual({ value: '1' });
    expect(await member.api.getUsdtSwitch({})).toEqual({ value: '1' });
    expect(await seesUsdt(member)).toBe(true);
    await set({ switch: '0' });
    expect(await stage.test.visitor.getVirtualSwitchConfig({})).toEqual({ value: '0' });
    expect(await member.api.getUsdtSwitch({})).toEqual({ value: '0' });
    expect(await seesUsdt(member)).toBe(false);
    const order = { route: 'rmb', protocol: 0, amount: '50' } as const;
    await expect(member.api.openUsdtDeposit(order, opId())).rejects.toMatchObject({
      error: 'depositChannelDisabled',
    });
    await expect(member.api.getStandbyUsdtV2({})).rejects.toMatchObject({ error: 'depositChannelDisabled' });
  });

  it('follows the whitelist: who is not on it has no USDT, who is has [USDT-013]', async () => {
    const [on, off] = [await stage.test.register('ListedOn'), await stage.test.register('ListedOff')];
    await set({ whitelistOn: true, whitelist: ['listedon'] });
    expect(await on.api.checkVirtualWhitelist({})).toEqual({ enabled: true, listed: true });
    expect(await off.api.checkVirtualWhitelist({})).toEqual({ enabled: true, listed: false });
    expect(await on.api.getUsdtSwitch({})).toEqual({ value: '1' });
    expect(await off.api.getUsdtSwitch({})).toEqual({ value: '0' });
    expect([await seesUsdt(on), await seesUsdt(off)]).toEqual([true, false]);
    await expect(
      off.api.createDepositOrder({ payType: usdtPayType, amount: '50', protocol: 0 }, opId()),
    ).rejects.toMatchObject({ error: 'depositChannelDisabled' });
  });
});

describe('the networks', () => {
  it('are three, each with terms or a reason; OMNI has no node here and is refused [USDT-006]', async () => {
    const member = await stage.test.register('Networks');
    const { networks } = await member.api.listUsdtNetworks({});
    expect(networks.map(({ protocol, name, state, givenUp }) => [protocol, name, state, givenUp])).toEqual([
      [0, 'TRC20', 'open', false],
      [1, 'ERC20', 'open', false],
      [2, 'OMNI', 'givenUp', true],
    ]);
    expect(networks[0]).toMatchObject({
      merchantNo: 'FW-TRC20',
      confirmations: needed,
      deposit: { min: '10.000000' },
      withdrawal: { fee: '1.000000' },
    });
    expect(networks[2]).toMatchObject({ deposit: null, withdrawal: null });
    await expect(
      member.api.createDepositOrder({ payType: usdtPayType, amount: '50', protocol: 2 }, opId()),
    ).rejects.toMatchObject({ error: 'protocolUnavailable' });
  });

  it('give an address by merchantNo, with its QR code, the one that a deposit is paid to [USDT-019]', async () => {
    const member = await stage.test.register('QrAddress');
    const shown = await member.api.getVirtualQrAddress({ merchantNo: 'FW-TRC20' });
    expect(shown).toMatchObject({
      merchantNo: 'FW-TRC20',
      protocol: 0,
      name: 'TRC20',
      qrCode: shown.address,
    });
    const { billNo } = await member.api.createDepositOrder(
      { payType: usdtPayType, amount: '50', protocol: 0 },
      opId(),
    );
    await stage.read();
    expect((await stage.order(billNo)).recipientAddress).toBe(shown.address);
    await expect(member.api.getVirtualQrAddress({ merchantNo: 'FW-OMNI' })).rejects.toMatchObject({
      error: 'protocolUnavailable',
    });
  });

  it('have a stand-by address in the first form, the open order and every address in the second [USDT-017]', async () => {
    const { member, billNo, address } = await stage.openOrder('Standby');
    const first = await member.api.getStandbyUsdt({ protocol: 1 });
    expect(first).toMatchObject({ protocol: 1, address, confirmations: needed });
    const second = await member.api.getStandbyUsdtV2({});
    expect(second.order).toMatchObject({ billNo, protocol: 1, recipientAddress: address });
    expect(second.addresses.map(({ protocol }) => protocol)).toEqual([0, 1]);
    expect(second.addresses[1]?.address).toBe(address);
    const other = await stage.test.register('StandbyNew');
    expect((await other.api.getStandbyUsdtV2({})).order).toBeNull();
  });
});

describe('the config and what a withdrawal would meet', () => {
  it('has the six keys, and the rate with its age [USDT-004, USDT-016]', async () => {
    const member = await stage.test.register('DrawConfig');
    const config = await member.api.getUsdtDrawConfig({});
    expect(Object.keys(config)).toEqual(
      expect.arrayContaining([
        'exchangeRate',
        'maxAmount',
        'minAmount',
        'protocols',
        'surplusAmount',
        'surplusCount',
      ]),
    );
    expect(config).toMatchObject({
      minAmount: '10.000000',
      maxAmount: '10000.000000',
      protocols: [0, 1],
      // grade 0: 15,000 USDT and five withdrawals a day
      surplusAmount: '15000.000000',
      surplusCount: 5,
    });
    const terms = await member.api.getExchangeTerms({});
    expect([config.exchangeRate, config.rateSince]).toEqual([terms.baseRate, terms.rateSince]);
  });

  it('has balance, limits and rate, under the type «1» [USDT-015]', async () => {
    const { member, address } = await stage.openOrder('DrawInfo');
    await stage.send(address, '50');
    await stage.mine(needed);
    await stage.read();
    const info = await member.api.getUsdtWithdrawInfo({});
    expect(info).toMatchObject({
      type: '1',
      balance: '50.000000',
      locked: '0.000000',
      minAmount: '10.000000',
      fee: '1.000000',
      mostNow: '50.000000',
    });
    expect(info.exchangeRate).toMatch(/^\d+\.\d+$/);
  });
});

describe('an address that somebody has bound', () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const password = hashPassword('135790');

  it('is reported to others, and no longer once an operator has cleaned it [USDT-018]', async () => {
    const [holder, owner] = [await stage.test.register('HoldsIt'), await stage.test.register('OwnsIt')];
    await holder.api.setWithdrawPassword({ password });
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
    await owner.api.setWithdrawPassword({ password });
    expect((await owner.api.addUsdtAddress(bind, opId())).protocol).toBe(0);
  });
});

describe('addresses of every protocol', () => {
  it('carry its number in the list: TRC20 0 to TRX 8, EBpay 3 and KOIpay 4 [USDT-005]', async () => {
    const member = await stage.test.register('Protocols');
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
      await member.api.removePayoutMethod({ id: method?.id ?? '' }, opId());
    }
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

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

    // The member pays the exchange in yuan; the exchange sends USDT to the address it was told.
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

describe('the networks as the console sees them', () => {
  it('by node, cursor and signer, with what waits and what is unswept', async () => {
    const { address } = await stage.openOrder('Unswept');
    await stage.send(address, '33');
    await stage.read();
    const { networks } = await clerk.api.listChainNetworks({});
    const erc20 = networks.find(({ code }) => code === 'erc20');
    expect(erc20).toMatchObject({
      state: 'open',
      lag: 0,
      confirming: { count: 1, total: '33.000000' },
      signer: { once: '10000.000000', day: '200000.000000', signedToday: '0.000000' },
      signerFault: null,
    });
    expect(erc20?.node.height).toBe(erc20?.cursor?.height);
    expect(erc20?.unswept?.count).toBeGreaterThan(0);
    expect(networks.find(({ code }) => code === 'trc20')?.signer?.address).toMatch(/^T/);
    expect(networks.find(({ code }) => code === 'omni')).toMatchObject({ state: 'givenUp', signer: null });

    await stage.signer.kill();
    const without = await clerk.api.listChainNetworks({});
    expect(without.networks[1]).toMatchObject({ signer: null, signerFault: 'the signer does not answer' });
    await stage.signer.restart();
  });
});
