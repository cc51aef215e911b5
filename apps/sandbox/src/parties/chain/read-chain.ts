import { formatMoney, usdt } from '@fairway/money';
import { formatEther, getAddress } from 'viem/utils';
import type { Hex } from 'viem';
import type { Chain } from './chain.ts';
import { CHAIN_ID } from './wallet/send-transaction.ts';
import { TOKEN_NAME, tokenBalance, TRANSFER_TOPIC } from './wallet/token.ts';

const LOOK_BACK = 5000;
const SHOWN = 50;

interface Log {
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
    chainId: CHAIN_ID,
    rpcUrl: chain.rpcUrl,
    token: { address: chain.token, name: TOKEN_NAME, symbol: 'USDT', decimals: 6 },
    blockNumber: head,
    blockHash: latest.hash,
    automine: chain.driver.enabled,
    wallets: await Promise.all(
      chain.wallets.all.map(async ({ name, account }) => ({
        name,
        address: account.address,
        usdt: formatMoney(await tokenBalance(chain.rpc, chain.token, account.address)),
        eth: formatEther(BigInt(await chain.rpc<string>('eth_getBalance', account.address, 'latest'))),
      })),
    ),
    transfers: await readTransfers(chain, head),
  };
}

async function readTransfers(chain: Chain, head: number) {
  const fromBlock = `0x${Math.max(0, head - LOOK_BACK).toString(16)}`;
  const filter = { address: chain.token, topics: [TRANSFER_TOPIC], fromBlock, toBlock: 'latest' };
  const logs = await chain.rpc<Log[]>('eth_getLogs', filter);
  return logs
    .slice(-SHOWN)
    .toReversed()
    .map((log) => ({
      txHash: log.transactionHash,
      from: addressIn(log.topics[1]),
      to: addressIn(log.topics[2]),
      amount: formatMoney(usdt(BigInt(log.data))),
      blockNumber: Number(log.blockNumber),
      blockHash: log.blockHash,
      confirmations: head - Number(log.blockNumber) + 1,
    }));
}

const addressIn = (topic: Hex) => getAddress(`0x${topic.slice(-40)}`);
