import { isPositive, tryParseMoney } from '@fairway/money';
import { parseEther } from 'viem/utils';
import type { Hex } from 'viem';
import * as z from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { Chain } from './chain.ts';
import { RpcError } from './node/json-rpc.ts';
import { addressText, readAddress } from './wallet/networks.ts';
import { transferToken } from './wallet/token.ts';

const minedLimit = 5;

/** «0x…» or «T…»: the form says which network's token moves. */
const address = z.string().transform((text, context) => {
  const read = readAddress(text.trim());
  if (read) return read;
  context.issues.push({ code: 'custom', input: text, message: 'not an address, or its checksum is wrong' });
  return z.NEVER;
});

const usdtAmount = z.string().transform((text, context) => {
  const amount = tryParseMoney(text.trim(), 'USDT');
  if (amount && isPositive(amount)) return amount;
  context.issues.push({
    code: 'custom',
    input: text,
    message: 'not an amount above zero with at most 6 decimals',
  });
  return z.NEVER;
});

export const chainTransfer = z.strictObject({ to: address, amount: usdtAmount, from: z.string().optional() });
export const chainFunding = z.strictObject({
  to: address,
  eth: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,18})?$/)
    .optional(),
  usdt: usdtAmount.optional(),
});

/** Sends USDT from a wallet of the sandbox, the faucet unless named. Throws Refusal WALLET_UNKNOWN, TRANSFER_REFUSED. */
export async function sendUsdt(
  chain: Chain,
  { to, amount, from }: z.infer<typeof chainTransfer>,
): Promise<Hex> {
  const wallet =
    from === undefined
      ? chain.wallets.faucet
      : chain.wallets.all.find(({ name, account }) =>
          [name, account.address, addressText('trc20', account.address)].some(
            (known) => known.toLowerCase() === from.toLowerCase(),
          ),
        );
  if (!wallet) throw new Refusal(404, 'WALLET_UNKNOWN', 'No wallet of the sandbox has this name or address.');
  try {
    const hash = await transferToken(chain.sender, chain.tokens[to.network], wallet, to.address, amount);
    chain.driver.wake();
    chain.snapshots.touch('soon');
    return hash;
  } catch (error) {
    if (error instanceof RpcError) throw new Refusal(409, 'TRANSFER_REFUSED', error.message);
    throw error;
  }
}

/** Gives gas and USDT to an address; in a block before the answer. */
export async function fund(chain: Chain, { to, eth, usdt }: z.infer<typeof chainFunding>) {
  if (eth !== undefined) {
    const held = BigInt(await chain.rpc<string>('eth_getBalance', to.address, 'latest'));
    await chain.rpc('anvil_setBalance', to.address, `0x${(held + parseEther(eth)).toString(16)}`);
  }
  const txHash = usdt && (await sendUsdt(chain, { to, amount: usdt }));
  if (txHash === undefined || !chain.isInstant) await chain.driver.mine();
  const block =
    txHash === undefined ? await chain.rpc<string>('eth_blockNumber') : await minedIn(chain, txHash);
  chain.snapshots.touch('soon');
  return { txHash: txHash ?? null, blockNumber: Number(block) };
}

async function minedIn(chain: Chain, hash: Hex): Promise<string> {
  for (let tries = 0; tries < minedLimit; tries += 1) {
    const receipt = await chain.rpc<{ blockNumber: string } | null>('eth_getTransactionReceipt', hash);
    if (receipt) return receipt.blockNumber;
    await chain.driver.mine();
  }
  throw new Refusal(409, 'TRANSFER_REFUSED', 'The transaction does not get into a block.');
}
