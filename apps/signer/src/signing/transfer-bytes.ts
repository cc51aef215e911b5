import type { PrivateKeyAccount } from 'viem/accounts';
import { encodeFunctionData, parseTransaction, type Address, type Hex } from 'viem';

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

/** Twice the present price, so that the same bytes are good for a while. */
export const bidOf = (gasPrice: bigint): bigint => gasPrice * 2n;

/**
 * What outbids earlier bytes of the same number: nodes replace a transaction in their pool by one that pays at least a tenth more, and the
 * next price rise must not come at once.
 */
export function bidAbove(earlier: bigint, gasPrice: bigint): bigint {
  const least = (earlier * 9n + 7n) / 8n;
  return bidOf(gasPrice) > least ? bidOf(gasPrice) : least;
}

/** What signed bytes pay for a unit of gas. */
export function bidIn(signed: string): bigint {
  return parseTransaction(signed as Hex).gasPrice ?? 0n;
}

export interface TokenTransfer {
  chainId: number;
  token: Address;
  to: Address;
  /** Millionths of USDT. */
  amount: bigint;
  nonce: bigint;
  gas: bigint;
  /** What is paid for a unit of gas. */
  bid: bigint;
}

/** Signs a transfer of the token. */
export function signTokenTransfer(account: PrivateKeyAccount, transfer: TokenTransfer): Promise<Hex> {
  const { chainId, token, to, amount, nonce, gas, bid } = transfer;
  return account.signTransaction({
    type: 'legacy',
    chainId,
    to: token,
    data: encodeFunctionData({ abi: transferAbi, functionName: 'transfer', args: [to, amount] }),
    nonce: Number(nonce),
    gas,
    gasPrice: bid,
  });
}

export interface CoinTransfer extends Pick<TokenTransfer, 'chainId' | 'to' | 'nonce' | 'bid'> {
  /** In the coin's smallest unit. */
  value: bigint;
}

/** What a plain transfer of the chain's own coin uses. */
export const coinTransferGas = 21_000n;

/** Signs a transfer of the chain's own coin. */
export function signCoinTransfer(account: PrivateKeyAccount, transfer: CoinTransfer): Promise<Hex> {
  const { chainId, to, value, nonce, bid } = transfer;
  return account.signTransaction({
    type: 'legacy',
    chainId,
    to,
    value,
    nonce: Number(nonce),
    gas: coinTransferGas,
    gasPrice: bid,
  });
}
