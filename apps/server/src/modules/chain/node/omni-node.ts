import { parseMoney } from '@fairway/money';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { ChainNode, Network, TokenTransfer } from '../network.ts';
import { askNode, RpcFault } from './rpc.ts';

/** USDT among the properties of the Omni layer. */
const usdtProperty = 31;
/** A simple send; every other kind of transaction moves no USDT to one address. */
const simpleSend = 0;

/** Bitcoin Core's numbers (rpc/protocol.h): a height out of range, and a transaction or address that is not known. */
const noSuchBlock = -8;
const noSuchTransaction = -5;

const count = z.int().min(0).transform(BigInt);
const header = z.object({ height: count, hash: z.string(), time: count });
const amount = z.string().regex(/^\d{1,12}\.\d{8}$/);
const transaction = z.object({
  txid: z.string(),
  type_int: z.int(),
  propertyid: z.int().optional(),
  valid: z.boolean().optional(),
  amount: amount.optional(),
  sendingaddress: z.string(),
  referenceaddress: z.string().optional(),
  block: count.optional(),
  blockhash: z.string().optional(),
});

/** Omni Core: the Omni layer on Bitcoin's chain. Only for operators who run such a node; its issuer has given the network up. */
export const omniNode: ChainNode = {
  height: (app, network) => askNode(app, network, 'getblockcount', [], count),

  async blockAt(app, network, number) {
    const hash = await orNull(
      askNode(app, network, 'getblockhash', [Number(number)], z.string()),
      noSuchBlock,
    );
    if (hash === null) return null;
    const { height, time } = await askNode(app, network, 'getblockheader', [hash], header);
    return { number: height, hash, timestamp: time };
  },

  async transfersTo(app, network, span, addresses) {
    const ours = new Set(addresses);
    const found: TokenTransfer[] = [];
    for (let block = span.from; block <= span.to; block += 1n)
      for (const txid of await askNode(
        app,
        network,
        'omni_listblocktransactions',
        [Number(block)],
        z.array(z.string()),
      )) {
        const transfer = await readTransfer(app, network, txid);
        if (transfer && ours.has(transfer.to)) found.push(transfer);
      }
    return found;
  },

  transfersFrom: () => Promise.resolve([]),

  async receiptOf(app, network, txHash) {
    const asked = askNode(app, network, 'omni_gettransaction', [txHash], transaction);
    const found = await orNull(asked, noSuchTransaction);
    if (found?.block === undefined || found.blockhash === undefined) return null;
    return { blockNumber: found.block, blockHash: found.blockhash, succeeded: found.valid === true };
  },

  async balanceOf(app, network, address) {
    const asked = [network.codec.toText(address), usdtProperty];
    const { balance } = await askNode(app, network, 'omni_getbalance', asked, z.object({ balance: amount }));
    return millionths(balance);
  },
};

/** A valid send of USDT in a block; undefined for every other transaction. */
async function readTransfer(
  app: Platform,
  network: Network,
  txid: string,
): Promise<TokenTransfer | undefined> {
  const read = await askNode(app, network, 'omni_gettransaction', [txid], transaction);
  if (read.type_int !== simpleSend || read.propertyid !== usdtProperty || read.valid !== true)
    return undefined;
  const to = network.codec.toHex(read.referenceaddress ?? '');
  if (!to || read.block === undefined || !read.blockhash || !read.amount) return undefined;
  return {
    blockNumber: read.block,
    blockHash: read.blockhash,
    txHash: txid,
    // One send a transaction.
    ordinal: 0,
    from: read.sendingaddress,
    to,
    amount: millionths(read.amount),
  };
}

/** Omni writes eight places; what is below the ledger's sixth is not credited. */
function millionths(text: string): bigint {
  return parseMoney(text.slice(0, -2), 'USDT').minor;
}

/** Null where the node answers that it has none. Any other refusal, as of a node that is starting, says nothing about it. */
async function orNull<T>(asked: Promise<T>, code: number): Promise<T | null> {
  return asked.catch((fault: unknown) => {
    if (fault instanceof RpcFault && fault.code === code) return null;
    throw fault;
  });
}
