import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@fairway/api-client';
import { getAddress, zeroAddress } from 'viem';
import { opId } from '../cashier/testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from './testing/chain-stage.ts';
import { compareStatement } from '../cashier/reconcile/compare-statement.job.ts';
import { channelOf } from '../cashier/channels/registry.ts';
import { erc20, trc20 } from './networks.ts';
import type { Network } from './network.ts';
import { tokenAddress } from './node/token.ts';
import { fetchSignerStatus } from './paying/ask-signer.ts';

const forms = { trc20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, erc20: /^0x[0-9a-fA-F]{40}$/, omni: /^[13]/ };

let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage();
});
afterAll(() => stage.end());

describe.each([trc20, erc20].map((network) => [network.code, network] as const))(
  'a deposit on %s',
  (code, network) => {
    it('is seen, confirms block by block and credits the USDT wallet [USDT-001]', async () => {
      const { member, billNo, address } = await stage.openOrder(`ChPays${code}`, '50', network);
      expect(address).toMatch(forms[code]);
      await stage.send(address, '50');
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({
        orderState: 102,
        status: 'confirming',
        paidAmount: '50.000000',
        creditedAmount: '0.000000',
        confirmations: { seen: 1, needed },
      });
      await stage.mine(needed - 2);
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({
        status: 'confirming',
        confirmations: { seen: 3, needed },
      });
      expect((await stage.balances(member)).center).toBe('0.000000');
      await stage.mine(1);
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({
        orderState: 103,
        status: 'settled',
        creditedAmount: '50.000000',
      });
      await stage.read();
      expect((await stage.balances(member)).center).toBe('50.000000');
      const compared = await compareStatement(stage.test.app, channelOf(stage.test.app, code));
      expect(compared).toMatchObject({ lines: 1, missing: 0, different: 0 });
      await stage.proveBooks();
    });

    it('names the amount to be paid to its last place, in the tip as in the order', async () => {
      const { member, billNo } = await stage.openOrder(`Exact${code}`, '50.123456', network);
      expect((await stage.order(billNo)).orderAmount).toBe('50.123456');
      const { content } = await member.api.getDepositTips({});
      expect(content).toContain('₮50.123456');
    });

    it('has an address of its own for each member, the same at each order', async () => {
      const first = await stage.openOrder(`AdrOne${code}`, '50', network);
      const second = await stage.openOrder(`AdrTwo${code}`, '50', network);
      expect(first.address).not.toBe(second.address);
      await first.member.api.cancelDepositOrder({ billNo: first.billNo }, opId());
      const again = await first.member.api.createDepositOrder(
        { payType: 2120, amount: '20', protocol: network.protocol },
        opId(),
      );
      await stage.read();
      expect((await stage.order(again.billNo)).recipientAddress).toBe(first.address);
    });

    it('waits for a person when it is short, and the rest settles it', async () => {
      const { member, billNo, address } = await stage.openOrder(`ChShort${code}`, '50', network);
      await stage.send(address, '49.5');
      await stage.mine(needed);
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({
        status: 'deciding',
        problem: 'short',
        paidAmount: '49.500000',
      });
      await stage.send(address, '0.5');
      await stage.mine(needed);
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
      expect((await stage.balances(member)).center).toBe('50.000000');
    });

    it('that comes after the order ended waits as late, and a person credits it', async () => {
      const { member, billNo, address } = await stage.openOrder(`ChLate${code}`, '50', network);
      await stage.pass(35);
      await stage.read();
      expect((await stage.order(billNo)).status).toBe('expired');
      await stage.send(address, '50');
      await stage.mine(needed);
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({ orderState: 102, problem: 'late' });
      expect((await stage.balances(member)).center).toBe('0.000000');
    });

    it('to an address without an open order belongs to the newest one, as an extra or a late payment', async () => {
      const { member, billNo, address } = await stage.openOrder(`ChExtra${code}`, '50', network);
      await stage.send(address, '50');
      await stage.mine(needed);
      await stage.read();
      await stage.send(address, '7');
      await stage.mine(needed);
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', problem: 'extra' });
      expect((await stage.balances(member)).center).toBe('50.000000');
    });
  },
);

const withdrawPassword = hashPassword('135790');
const networks = [trc20, erc20].map((network) => [network.code, network] as const);

/** A member who binds addresses, each by its twenty bytes. */
async function binder(name: string, { protocol, codec }: Network) {
  const { api, proof } = await stage.test.register(name);
  await api.setWithdrawPassword({ password: withdrawPassword, proof });
  if (protocol !== 0 && protocol !== 1) throw new Error(`nothing is paid on ${protocol}`);
  const bind = (hex: string) =>
    api.addUsdtAddress({ protocol, address: codec.toText(getAddress(hex)), withdrawPassword }, opId());
  return { api, bind };
}

it.each(networks)(
  'takes on %s neither the token’s contract nor the address of nobody',
  async (_, network) => {
    const { api, bind } = await binder(`Token${network.code}`, network);
    const token = await tokenAddress(stage.test.app, network);
    await expect(bind(token)).rejects.toMatchObject({ error: 'payoutAddressNoWallet' });
    await expect(bind(zeroAddress)).rejects.toMatchObject({ error: 'payoutAddressInvalid' });
    expect((await api.listPayoutMethods({})).methods).toEqual([]);
  },
);

it.each(networks)('takes on %s no payout wallet that has not paid yet', async (_, network) => {
  const { bind } = await binder(`Wallet${network.code}`, network);
  const { address } = await fetchSignerStatus(stage.test.app, network);
  await expect(bind(address)).rejects.toMatchObject({ error: 'payoutAddressOfHouse' });
});

it('does not wait for a signer that is away', async () => {
  const { api, bind } = await binder('Away', erc20);
  await stage.signer.kill();
  await bind('0x8ba1f109551bD432803012645Ac136ddd64DBA72');
  expect((await api.listPayoutMethods({})).methods).toHaveLength(1);
  await stage.signer.restart();
});
