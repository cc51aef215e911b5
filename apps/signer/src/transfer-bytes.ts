import type { PrivateKeyAccount } from 'viem/accounts';
import { encodeFunctionData, type Address } from 'viem';
import type { Hex } from 'viem';

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

/** Twice the present price: the same bytes are good for a while and only the real price is paid. */
const headroom = 2n;

/** The most that a transaction of so much gas may cost, in the coin's smallest unit. */
export const feeOf = (gas: bigint, gasPrice: bigint): bigint => gas * gasPrice * headroom;

export interface TokenTransfer {
  chainId: number;
  token: Address;
  to: Address;
  /** Millionths of USDT. */
  amount: bigint;
  nonce: bigint;
  gas: bigint;
  /** The present price. */
  gasPrice: bigint;
}

/** Signs a transfer of the token. */
export function signTokenTransfer(account: PrivateKeyAccount, transfer: TokenTransfer): Promise<Hex> {
  const { chainId, token, to, amount, nonce, gas, gasPrice } = transfer;
  return account.signTransaction({
    type: 'legacy',
    chainId,
    to: token,
    data: encodeFunctionData({ abi: transferAbi, functionName: 'transfer', args: [to, amount] }),
    nonce: Number(nonce),
    gas,
    gasPrice: gasPrice * headroom,
  });
}

export interface CoinTransfer extends Pick<TokenTransfer, 'chainId' | 'to' | 'nonce' | 'gasPrice'> {
  /** In the coin's smallest unit. */
  value: bigint;
}

/** What a plain transfer of the chain's own coin uses. */
export const coinTransferGas = 21_000n;

/** Signs a transfer of the chain's own coin. */
export function signCoinTransfer(account: PrivateKeyAccount, transfer: CoinTransfer): Promise<Hex> {
  const { chainId, to, value, nonce, gasPrice } = transfer;
  return account.signTransaction({
    type: 'legacy',
    chainId,
    to,
    value,
    nonce: Number(nonce),
    gas: coinTransferGas,
    gasPrice: gasPrice * headroom,
  });
}
