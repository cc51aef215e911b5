import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cashierJobs } from '../cashier/testing/cashier-jobs.ts';
import { opId } from '../cashier/testing/cashier-stage.ts';
import { omni } from './networks.ts';
import { readChain } from './reading/read-chain.ts';

interface Send {
  txid: string;
  to: string;
  amount: string;
  valid?: boolean;
  property?: number;
}

/** Blocks of Omni Core as the test writes them. */
const chain: { hash: string; sends: Send[] }[] = [{ hash: 'b0', sends: [] }];
let node: Server;
let test: TestApp;

function answer(method: string, [asked]: [number | string]): unknown {
  if (method === 'getblockcount') return chain.length - 1;
  if (method === 'getblockhash') return chain[Number(asked)]?.hash;
  if (method === 'omni_listblocktransactions')
    return chain[Number(asked)]?.sends.map(({ txid }) => txid) ?? [];
  const height = chain.findIndex(
    ({ hash, sends }) => hash === asked || sends.some(({ txid }) => txid === asked),
  );
  const block = chain[height];
  if (!block) return undefined;
  if (method === 'getblockheader')
    return { height, hash: block.hash, time: Math.floor(test.clock.now().getTime() / 1000) };
  const send = block.sends.find(({ txid }) => txid === asked);
  return {
    txid: asked,
    type_int: 0,
    propertyid: send?.property ?? 31,
    valid: send?.valid ?? true,
    amount: send?.amount,
    sendingaddress: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    referenceaddress: send?.to,
    block: height,
    blockhash: block.hash,
  };
}

/** Whether the node is reading its index. */
let starting = false;

beforeAll(async () => {
  node = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { method, params }: { method: string; params: [number | string] } = JSON.parse(text);
      const result = answer(method, params);
      const code = method === 'omni_gettransaction' ? -5 : -8;
      const error =
        starting && method === 'getblockhash'
          ? { code: -28, message: 'Loading block index…' }
          : result === undefined
            ? { code, message: 'not found' }
            : null;
      response.end(JSON.stringify({ result: result ?? null, error, id: 1 }));
    });
  });
  // A kept connection must not end between two questions of a slow test.
  node.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const place = node.address();
  test = await createTestApp({
    env: {
      OMNI_RPC_URL: `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`,
      OMNI_XPUB:
        'xpub6EVMFpwqHXB1bKK6y2xViyBFsYN5qwkshpFueZjhPa73kFtpum5F58VtbTb2Xpcbp9BxoNekFeoApNEj5R9yHpuXjNEMUTGDqnJ9tj2oeVp',
      OMNI_CONFIRMATIONS: '2',
    },
  });
  await read();
});
afterAll(async () => {
  await test.end();
  node.closeAllConnections();
  node.close();
});

async function read(): Promise<void> {
  while (await readChain(test.app, omni));
  await runDueJobs(test.app, cashierJobs);
}

describe('OMNI, where an operator runs a node', () => {
  it('is offered for deposits with its reason beside it, read block by block, and credited once; nothing is paid out on it', async () => {
    const member = await test.register('OmniPays');
    const { networks } = await member.api.listUsdtNetworks({});
    expect(networks[2]).toMatchObject({ state: 'open', givenUp: true, withdrawal: null });
    const order = { payType: 2120, amount: '50', protocol: 2 } as const;
    const { billNo } = await member.api.createDepositOrder(order, opId());
    await read();
    const waiting = await member.api.getDepositOrder({ billNo });
    const to = waiting.recipientAddress;
    expect(to).toMatch(/^1[1-9A-HJ-NP-Za-km-z]{25,33}$/);

    // Another property, and one that the layer calls invalid: neither is money.
    chain.push({
      hash: 'b1',
      sends: [
        { txid: 't1', to, amount: '50.00000000', property: 1 },
        { txid: 't2', to, amount: '50.00000000', valid: false },
        { txid: 't3', to, amount: '50.00000099' },
      ],
    });
    await read();
    expect(await member.api.getDepositOrder({ billNo })).toMatchObject({
      status: 'confirming',
      paidAmount: '50.000000',
      confirmations: { seen: 1, needed: 2 },
    });
    // A node that is starting says nothing about its blocks.
    starting = true;
    await expect(read()).rejects.toThrow('Loading block index');
    starting = false;
    expect((await member.api.getDepositOrder({ billNo })).status).toBe('confirming');
    // The block is replaced by one without the payment, then the payment is mined again.
    chain[1] = { hash: 'b1x', sends: [] };
    await read();
    expect((await member.api.getDepositOrder({ billNo })).status).toBe('pendingPayment');
    chain.push({ hash: 'b2', sends: [{ txid: 't3', to, amount: '50.00000099' }] }, { hash: 'b3', sends: [] });
    await read();
    await read();
    expect(await member.api.getDepositOrder({ billNo })).toMatchObject({
      status: 'settled',
      creditedAmount: '50.000000',
    });
  });
});
