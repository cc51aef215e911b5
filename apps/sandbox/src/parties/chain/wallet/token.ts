import { usdt, type Money } from '@fairway/money';
import { decodeFunctionResult, encodeDeployData, encodeFunctionData, getContractAddress } from 'viem/utils';
import type { Hex } from 'viem';
import type { Rpc } from '../node/json-rpc.ts';
import { sandboxTetherAbi as abi, sandboxTetherBytecode as bytecode } from './sandbox-tether-artifact.ts';
import type { TransactionSender } from './send-transaction.ts';
import type { Wallet } from './wallets.ts';

export const tokenName = 'Tether USD (sandbox)';
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const deployGas = 2_000_000n;
const callGas = 120_000n;
const supply = usdt(1_000_000_000_000000n);

/** Where the token is: the address depends on the deployer alone, because it is the first thing he did. */
export function tokenAddress(deployer: Wallet): Hex {
  return getContractAddress({ from: deployer.account.address, nonce: 0n });
}

/** Deploys the token and gives the whole supply to a holder. */
export async function deployToken(
  sender: TransactionSender,
  deployer: Wallet,
  holder: Wallet,
): Promise<void> {
  await sender.send(deployer, { data: encodeDeployData({ abi, bytecode }), gas: deployGas });
  const args = [holder.account.address, supply.minor] as const;
  await sender.send(deployer, {
    to: tokenAddress(deployer),
    data: encodeFunctionData({ abi, functionName: 'mint', args }),
    gas: callGas,
  });
}

/** Sends USDT; the answer is the hash of a transaction that may still wait. */
export function transferToken(
  sender: TransactionSender,
  token: Hex,
  from: Wallet,
  to: Hex,
  amount: Money,
): Promise<Hex> {
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount.minor] });
  return sender.send(from, { to: token, data, gas: callGas });
}

export async function tokenBalance(rpc: Rpc, token: Hex, owner: Hex): Promise<Money> {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] });
  const result = await rpc<Hex>('eth_call', { to: token, data }, 'latest');
  return usdt(decodeFunctionResult({ abi, functionName: 'balanceOf', data: result }));
}
