import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setSiteSwitches } from '../../../testing/site-switches.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { seedConfiguration } from '../../site/configuration/seed-configuration.ts';
import { opId } from '../testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from '../../chain/testing/chain-stage.ts';
import { changePublished } from '../testing/pay-settings.ts';

let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage();
});
afterAll(() => stage.end());

const usdtPayType = 2120;

async function set(usdt: Partial<CashierSettings['usdt']>): Promise<void> {
  const open: CashierSettings['usdt'] = { switch: '1', whitelistOn: false, whitelist: [] };
  await changePublished(stage.test.app, (current) => ({ ...current, usdt: { ...open, ...usdt } }));
}
beforeEach(() => set({}));

async function seesUsdt({ api }: TestMember): Promise<boolean> {
  const { payTypes } = await api.listPayTypes({});
  return payTypes.some(({ payTypeId: id }) => id === usdtPayType);
}

describe('whether USDT is offered', () => {
  it('follows the switch of the site, the strings «1» and «0»: off, there is no USDT method and no address [USDT-007, USDT-020, USDT-021]', async () => {
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

  it('is nobody’s business while the site’s general switch for virtual currency is off [ANCHOR-001]', async () => {
    const { test } = stage;
    await seedConfiguration(test.app);
    const admin = await test.operator('administrator');
    const member = await test.register('NoVirtual');
    expect(await seesUsdt(member)).toBe(true);
    await setSiteSwitches(test, admin.api, { virtualCurrency: false });
    expect(await test.visitor.getVirtualSwitchConfig({})).toEqual({ value: '0' });
    expect(await member.api.getUsdtSwitch({})).toEqual({ value: '0' });
    expect(await seesUsdt(member)).toBe(false);
    await expect(
      member.api.createDepositOrder({ payType: usdtPayType, amount: '50', protocol: 0 }, opId()),
    ).rejects.toMatchObject({ error: 'depositChannelDisabled' });
    await setSiteSwitches(test, admin.api, { virtualCurrency: true });
    expect(await seesUsdt(member)).toBe(true);
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
      // level 0: 50,000 at 7.20 and three withdrawals a day
      surplusAmount: '6944.000000',
      surplusCount: 3,
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
