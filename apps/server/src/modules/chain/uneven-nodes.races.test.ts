import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createChainStage, needed, type ChainStage } from './testing/chain-stage.ts';
import { startUnevenNodes, type UnevenNodes } from './testing/uneven-nodes.ts';
import { compareStatement } from '../cashier/reconcile/compare-statement.job.ts';
import { channelOf } from '../cashier/channels/registry.ts';
import { compareBalances } from './balances/compare-balances.ts';
import { erc20 } from './networks.ts';
import { hex, quantity } from './node/evm-shapes.ts';
import { askNode, RpcFault } from './node/rpc.ts';
import { isNumberTaken } from './paying/number-taken.ts';
import { readChain } from './reading/read-chain.ts';

const sentShape = z.object({ from: hex, nonce: quantity });

let nodes: UnevenNodes;
let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage({}, async (nodeUrl) => {
    nodes = await startUnevenNodes(nodeUrl);
    return nodes.url;
  });
});
afterEach(() => {
  nodes.script = () => 0;
});
afterAll(async () => {
  await stage.end();
  await nodes.stop();
});

const read = () => readChain(stage.test.app, erc20);
const cursor = async () => {
  const { rows } = await sql<{ block_number: bigint }>`
    select block_number from chain_cursors where network = 'erc20'`.execute(stage.test.app.db);
  return rows[0]?.block_number;
};

/** A deposit of 50 that is credited. */
async function credited(name: string) {
  const opened = await stage.openOrder(name);
  await stage.send(opened.address, '50');
  await stage.mine(needed);
  await stage.read();
  expect((await stage.balances(opened.member)).center).toBe('50.000000');
  return opened;
}

describe('a node that lags', () => {
  it('is waited for: a credited deposit stays credited, however far below it the head is', async () => {
    const { member, billNo } = await credited('LagCredited');
    const reached = await cursor();
    for (const behind of [1, needed, needed + 3]) {
      nodes.script = () => behind;
      expect(await read()).toBe(false);
      expect(await stage.balances(member)).toMatchObject({ center: '50.000000', debt: '0.000000' });
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
      expect(await cursor()).toBe(reached);
    }
    const figures = await stage.test.app.metrics.registry.metrics();
    expect(figures).toContain(`fairway_chain_node_behind_blocks{channel="erc20"} ${needed + 3}`);
    nodes.script = () => 0;
    await stage.mine(1);
    await stage.read();
    expect(await cursor()).toBe((reached ?? 0n) + 1n);
    await stage.proveBooks();
  });

  it('leaves a payment that confirms as it is, and it is credited once the node is back', async () => {
    const { member, billNo, address } = await stage.openOrder('LagConfirms');
    await stage.send(address, '50');
    await stage.mine(1);
    await stage.read();
    nodes.script = () => 3;
    await read();
    expect(await stage.order(billNo)).toMatchObject({
      status: 'confirming',
      confirmations: { seen: 2, needed },
    });
    nodes.script = () => 0;
    await stage.mine(needed - 2);
    await stage.read();
    expect((await stage.balances(member)).center).toBe('50.000000');
    expect((await stage.order(billNo)).timeline.map(({ event }) => event)).not.toContain('paymentDropped');
  });

  it('that says the new height and lacks its blocks is waited for', async () => {
    const { member } = await credited('LagNoBlock');
    const reached = await cursor();
    await stage.mine(2);
    nodes.script = (methods) => (methods.includes('eth_blockNumber') ? 0 : 6);
    expect(await read()).toBe(false);
    expect(await cursor()).toBe(reached);
    expect((await stage.balances(member)).center).toBe('50.000000');
  });

  it('never hides a deposit: a list of transfers without the last block is none', async () => {
    const { member, address } = await stage.openOrder('LagLogs');
    await stage.send(address, '50');
    await stage.mine(needed);
    const reached = await cursor();
    nodes.script = (methods) => (methods.includes('eth_getLogs') ? needed + 2 : 0);
    await expect(read()).rejects.toBeInstanceOf(RpcFault);
    expect(await cursor()).toBe(reached);
    nodes.script = () => 0;
    await stage.read();
    expect((await stage.balances(member)).center).toBe('50.000000');
  });

  it('among level ones takes nothing away and hides nothing, whichever answers', async () => {
    const { member, billNo, address } = await stage.openOrder('LagFlaps');
    let asked = 0;
    nodes.script = () => {
      asked += 1;
      // Every third message is answered by the node that is behind, in turn at every place of a step.
      return asked % 3 === 0 ? 5 : 0;
    };
    await stage.send(address, '50').catch(() => undefined);
    for (let step = 0; step < 60; step += 1) {
      if (step % 6 === 0) await stage.mine(1);
      await read().catch((fault: unknown) => {
        if (!(fault instanceof RpcFault)) throw fault;
      });
    }
    nodes.script = () => 0;
    await stage.mine(needed);
    await stage.read();
    expect((await stage.balances(member)).center).toBe('50.000000');
    const events = (await stage.order(billNo)).timeline.map(({ event }) => event);
    expect(events.filter((event) => event === 'credited')).toHaveLength(1);
    expect(events).not.toContain('creditReverted');
    expect(events).not.toContain('paymentDropped');
    await stage.proveBooks();
  });

  it('that answers errors is not known to lack anything', async () => {
    const { member, billNo } = await credited('LagErrors');
    nodes.script = (methods) => (methods.includes('eth_blockNumber') ? 0 : 'fail');
    await expect(read()).rejects.toBeInstanceOf(RpcFault);
    expect(await stage.order(billNo)).toMatchObject({ status: 'settled' });
    expect((await stage.balances(member)).center).toBe('50.000000');
  });

  it('does not hide a reorganisation: another block at a height that it has is one', async () => {
    const { member, billNo } = await credited('LagForked');
    await stage.reorganise(needed + 3, 'drop');
    nodes.script = () => 1;
    // Its head is below what was read, but the blocks below it are others.
    await stage.mine(1);
    nodes.script = () => 2;
    await read();
    expect(await stage.balances(member)).toMatchObject({ center: '0.000000' });
    expect(await stage.order(billNo)).toMatchObject({ status: 'deciding' });
    nodes.script = () => 0;
    await stage.mine(needed);
    await stage.read();
    await stage.proveBooks();
  });
});

describe('a comparison while a node lags', () => {
  it('of balances is put off: what the node has not seen is no difference', async () => {
    await credited('LagBalances');
    const { app } = stage.test;
    const settled = await compareBalances(app, erc20);
    // The block of the cursor is asked of a level node, the balances of one that is behind it.
    nodes.script = (methods) => (methods.includes('eth_call') ? needed + 2 : 0);
    await expect(compareBalances(app, erc20)).rejects.toBeInstanceOf(RpcFault);
    nodes.script = () => 0;
    expect(await compareBalances(app, erc20)).toMatchObject({ different: settled.different });
  });

  it('of lines is put off: what the node has not seen is not missing', async () => {
    await credited('LagLines');
    const { app } = stage.test;
    nodes.script = (methods) => (methods.includes('eth_getLogs') ? needed + 40 : 0);
    const compared = await compareStatement(app, channelOf(app, 'erc20')).catch((fault: unknown) => fault);
    expect(compared).not.toMatchObject({ missing: expect.any(Number) });
    nodes.script = () => 0;
    expect(await compareStatement(app, channelOf(app, 'erc20'))).toMatchObject({ missing: 0, different: 0 });
  });
});

describe('signed bytes while a node lags', () => {
  it('are not given up: who has no receipt of ours does not know that another has their number', async () => {
    const { address } = await stage.openOrder('LagNumber');
    const { txHash } = await stage.send(address, '50');
    await stage.mine(needed);
    const sent = await askNode(stage.test.app, erc20, 'eth_getTransactionByHash', [txHash], sentShape);
    const bytes = { sender: sent.from, nonce: sent.nonce, hashes: [txHash] };
    nodes.script = (methods) => (methods.includes('eth_getTransactionReceipt') ? needed + 2 : 0);
    await expect(isNumberTaken(stage.test.app, erc20, bytes)).rejects.toBeInstanceOf(RpcFault);
    nodes.script = () => 0;
    expect(await isNumberTaken(stage.test.app, erc20, bytes)).toBe(false);
    const others = { ...bytes, hashes: [`0x${'1'.repeat(64)}`] };
    expect(await isNumberTaken(stage.test.app, erc20, others)).toBe(true);
    await stage.read();
  });
});
