import type { PrivateKeyAccount } from 'viem/accounts';
import { encodeFunctionData, getAddress, keccak256 } from 'viem/utils';
import * as z from 'zod';
import { dayIn, type Clock } from './clock.ts';
import { networks, type Config, type Pin } from './config.ts';
import type { Accounts } from './keys.ts';
import type { SignedRow, SignedStore } from './signed-store.ts';

const number = z
  .string()
  .regex(/^\d{1,30}$/)
  .transform(BigInt);
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => getAddress(text));

export const transferToSign = z.strictObject({
  network: z.enum(networks),
  billNo: z.string().regex(/^[A-Z0-9]{4,40}$/),
  chainId: z.int().min(1),
  token: address,
  to: address,
  /** Millionths of USDT. */
  amount: number,
  leastNonce: number,
  gasPrice: number,
});
type TransferToSign = z.output<typeof transferToSign>;

/** Why nothing is signed, in words for the operator who sees the payout wait. */
export type Refusal = 'amount' | 'recipient' | 'token' | 'onceLimit' | 'dayLimit' | 'otherTransfer';

export interface Means {
  config: Config;
  accounts: Accounts;
  store: SignedStore;
  clock: Clock;
}

const gas = 120_000n;
const transferAbi = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs: [{ name: '', type: 'bool' }],
  },
] as const;

/**
 * Signs a token transfer and nothing else, once an order: asked again it answers the same bytes, asked for another
 * recipient or amount under the same number it refuses. Within limits of its own, whatever asks it. Written before it is
 * answered. The caller runs one of these at a time.
 */
export async function signTransfer(
  { config, accounts, store, clock }: Means,
  transfer: TransferToSign,
): Promise<{ signed: SignedRow; sender: string } | { refused: Refusal }> {
  const { network, billNo, to, amount } = transfer;
  const account = accounts[network];
  const sender = account.address;
  const known = store.find(network, billNo);
  if (known)
    return known.recipient === to && known.amount === amount
      ? { signed: known, sender }
      : { refused: 'otherTransfer' };

  const day = dayIn(config.timeZone, clock.now());
  if (amount <= 0n) return { refused: 'amount' };
  if (BigInt(to) === 0n || to === transfer.token) return { refused: 'recipient' };
  if (!isPinned(config, store, transfer)) return { refused: 'token' };
  if (amount > config.limits.once) return { refused: 'onceLimit' };
  if (store.sumOfDay(network, day) + amount > config.limits.day) return { refused: 'dayLimit' };

  const ours = store.nextNonce(network);
  const nonce = ours > transfer.leastNonce ? ours : transfer.leastNonce;
  const signed = await signBytes(account, transfer, nonce);
  const row = { network, bill_no: billNo, recipient: to, amount, nonce, day };
  const written = { ...row, tx_hash: keccak256(signed), signed };
  store.insert(written);
  return { signed: written, sender };
}

/** Whether this is the token of the chain that is signed for: as configured, or in a demo as the first time. */
function isPinned(config: Config, store: SignedStore, { network, chainId, token }: TransferToSign): boolean {
  const asked: Pin = { chainId, token: token.toLowerCase() };
  const pin = config.pins[network] ?? store.findPin(network);
  if (pin) return pin.chainId === asked.chainId && pin.token === asked.token;
  if (config.production) return false;
  store.insertPin(network, asked);
  return true;
}

function signBytes(account: PrivateKeyAccount, transfer: TransferToSign, nonce: bigint) {
  const { chainId, token, to, amount, gasPrice } = transfer;
  return account.signTransaction({
    type: 'legacy',
    chainId,
    to: token,
    data: encodeFunctionData({ abi: transferAbi, functionName: 'transfer', args: [to, amount] }),
    nonce: Number(nonce),
    gas,
    // Twice the present price: the same bytes are good for a while and only the real price is paid.
    gasPrice: gasPrice * 2n,
  });
}
