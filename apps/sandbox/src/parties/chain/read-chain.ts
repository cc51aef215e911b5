import { formatMoney, usdt } from '@fairway/money';
import { formatEther } from 'viem/utils';
import type { Hex } from 'viem';
import type { Chain } from './chain.ts';
import { sandboxChainId } from './wallet/send-transaction.ts';
import { addressText, type Network } from './wallet/networks.ts';
import { tokenName, tokenBalance, transferTopic } from './wallet/token.ts';

const lookBack = 5000;
const shownCount = 50;

interface Log {
  address: Hex;
  transactionHash: string;
  blockNumber: string;
  blockHash: string;
  topics: [string, Hex, Hex];
  data: Hex;
}

/** What `GET /chain/info` answers: where the chain is, who has what, and the latest transfers, newest first. */
export async function readChain(chain: Chain) {
  const latest = await chain.rpc<{ number: string; hash: string }>('eth_getBlockByNumber', 'latest', false);
  const head = Number(latest.number);
  return {
    chainId: sandboxChainId,
    rpcUrl: chain.rpcUrl,
    token: { address: chain.tokens.erc20, name: tokenName, symbol: 'USDT', decimals: 6 },
    tokens: {
      erc20: chain.tokens.erc20,
      trc20: addressText('trc20', chain.tokens.trc20),
    },
    blockNumber: head,
    blockHash: latest.hash,
    automine: chain.driver.enabled,
    wallets: await Promise.all(
      chain.wallets.all.map(async ({ name, account }) => ({
        name,
        address: account.address,
        tronAddress: addressText('trc20', account.address),
        usdt: formatMoney(await tokenBalance(chain.rpc, chain.tokens.erc20, account.address)),
        tronUsdt: formatMoney(await tokenBalance(chain.rpc, chain.tokens.trc20, account.address)),
        eth: formatEther(BigInt(await chain.rpc<string>('eth_getBalance', account.address, 'latest'))),
      })),
    ),
    transfers: await readTransfers(chain, head),
  };
}

async function readTransfers(chain: Chain, head: number) {
  const fromBlock = `0x${Math.max(0, head - lookBack).toString(16)}`;
  const filter = {
    address: Object.values(chain.tokens),
    topics: [transferTopic],
    fromBlock,
    toBlock: 'latest',
  };
  const logs = await chain.rpc<Log[]>('eth_getLogs', filter);
  return logs
    .slice(-shownCount)
    .toReversed()
    .map((log) => ({ log, network: networkOf(chain, log.address) }))
    .map(({ log, network }) => ({
      txHash: log.transactionHash,
      network,
      from: addressIn(network, log.topics[1]),
      to: addressIn(network, log.topics[2]),
      amount: formatMoney(usdt(BigInt(log.data))),
      blockNumber: Number(log.blockNumber),
      blockHash: log.blockHash,
      confirmations: head - Number(log.blockNumber) + 1,
    }));
}

const addressIn = (network: Network, topic: Hex) => addressText(network, `0x${topic.slice(-40)}`);

function networkOf(chain: Chain, token: Hex): Network {
  return token.toLowerCase() === chain.tokens.trc20.toLowerCase() ? 'trc20' : 'erc20';
}
