import { hashPassword } from '@fairway/api-client';
import { getAddress, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opId } from '../cashier/testing/cashier-stage.ts';
import { createChainStage, type ChainStage } from './testing/chain-stage.ts';
import type { Network } from './network.ts';
import { erc20, trc20 } from './networks.ts';
import { tokenAddress } from './node/token.ts';
import { fetchSignerStatus } from './paying/ask-signer.ts';

let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage();
});
afterAll(() => stage.end());

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
