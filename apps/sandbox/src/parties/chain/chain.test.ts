import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pause } from '../../testing/merchant.ts';
import { RunningSandbox } from '../../testing/running-sandbox.ts';
import { findAnvil } from './node/anvil-binary.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hasNode = findAnvil() !== undefined;
if (!hasNode) process.stdout.write('no chain node is published for this platform: chain tests skipped\n');

describe.skipIf(!hasNode)('the chain', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    // So long a block time that only the tests make blocks.
    sandbox = await RunningSandbox.start({ CHAIN_BLOCK_TIME: '3600' });
  });
  afterAll(() => sandbox.stop());

  const rpc = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(String(sandbox.sandbox.chain?.rpcUrl), { method: 'POST', headers, body });
    return ((await response.json()) as { result: unknown }).result;
  };
  const chainNow = async () => (await sandbox.get('/chain/info')).body;
  const mine = (blocks = 1) => sandbox.post('/chain/mine', { blocks });
  const transfer = async (amount: string) =>
    (await sandbox.post('/chain/transfer', { to: address, amount })).body.txHash;
  const held = async () => {
    const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`;
    return BigInt(String(await rpc('eth_call', { to: (await chainNow()).token.address, data }, 'latest')));
  };

  it('has a six-decimal USDT and customers who own some', async () => {
    const { token, chainId, wallets } = await chainNow();
    expect([chainId, token.symbol, token.decimals]).toEqual([31337, 'USDT', 6]);
    expect(BigInt(String(await rpc('eth_call', { to: token.address, data: '0x313ce567' }, 'latest')))).toBe(
      6n,
    );
    expect(wallets.map((wallet: { usdt: string }) => wallet.usdt).slice(1)).toEqual([
      '50000.000000',
      '50000.000000',
    ]);
  });

  it('plays TRON beside it: a token of its own, addresses in Base58Check, the same customers', async () => {
    const to = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    const { tokens, wallets } = await chainNow();
    expect(tokens.trc20).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    expect(wallets.map((wallet: { tronUsdt: string }) => wallet.tronUsdt).slice(1)).toEqual([
      '50000.000000',
      '50000.000000',
    ]);
    const { txHash } = (await sandbox.post('/chain/transfer', { to, amount: '9' })).body;
    await mine();
    const [newest] = (await chainNow()).transfers;
    expect(newest).toMatchObject({ txHash, network: 'trc20', to, amount: '9.000000' });
    const changed = to.replace('6t', '6T');
    expect((await sandbox.post('/chain/transfer', { to: changed, amount: '9' })).body.code).toBe(
      'INVALID_REQUEST',
    );
  });

  it('sells USDT for yuan at its till, to an address of either network', async () => {
    const page = await sandbox.get('/exchange?to=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t&amount=10');
    expect(page.text).toContain('TRC20');
    expect(page.text).toContain('¥72.00');
    const bought = await sandbox.submit('/exchange', { to: address, amount: '4.5' });
    expect(bought.text).toContain('USDT 已转出');
    await mine();
    expect((await chainNow()).transfers[0]).toMatchObject({ to: address, amount: '4.500000' });
  });

  it('moves money only when a block is made, and counts confirmations', async () => {
    const before = await held();
    const txHash = await transfer('12.345678');
    expect(await held()).toBe(before);
    await mine(3);
    expect(await held()).toBe(before + 12_345678n);
    expect((await chainNow()).transfers[0]).toMatchObject({
      txHash,
      amount: '12.345678',
      to: address,
      confirmations: 3,
    });
  });

  it('gives an address gas and money in a block before it answers', async () => {
    const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
    const { body } = await sandbox.post('/chain/fund', { to, eth: '1.5', usdt: '7' });
    expect(await rpc('eth_getTransactionReceipt', body.txHash)).toMatchObject({ status: '0x1' });
    expect(BigInt(String(await rpc('eth_getBalance', to, 'latest')))).toBe(1_500_000_000_000_000_000n);
  });

  it('reorganised with dropped transactions forgets the payment, at the same height', async () => {
    const before = await held();
    const txHash = await transfer('5');
    await mine(4);
    const { blockNumber, blockHash } = await chainNow();

    const { body } = await sandbox.post('/chain/reorg', { depth: 4 });
    expect(body.blockNumber).toBe(blockNumber);
    expect(body.replaced).toHaveLength(4);
    expect(body.replaced.at(-1)).toBe(blockHash);
    expect(body.blockHash).not.toBe(blockHash);
    expect(body.droppedTransactions).toEqual([txHash]);
    expect(await rpc('eth_getTransactionReceipt', txHash)).toBeNull();
    await mine(2);
    expect(await held()).toBe(before);
  });

  it('reorganised with rebroadcast has the payment again, in another block', async () => {
    const before = await held();
    const txHash = await transfer('6');
    await mine(2);
    const old = (await rpc('eth_getTransactionReceipt', txHash)) as { blockHash: string };
    await sandbox.post('/chain/reorg', { depth: 2, transactions: 'rebroadcast' });
    expect(await held()).toBe(before);
    await mine();
    expect(await held()).toBe(before + 6_000000n);
    const again = (await rpc('eth_getTransactionReceipt', txHash)) as { blockHash: string };
    expect(again.blockHash).not.toBe(old.blockHash);
  });

  it('does not reorganise its own setup away', async () => {
    expect((await sandbox.post('/chain/reorg', { depth: 64 })).body.code).toBe('REORG_TOO_DEEP');
  });

  it('keeps blocks, money and what still waits when the node is killed', async () => {
    await mine();
    const txHash = await transfer('8');
    const before = await chainNow();
    await sandbox.post('/chain/restart');
    const after = await chainNow();
    expect([after.blockNumber, after.blockHash]).toEqual([before.blockNumber, before.blockHash]);
    // The node may still be sorting its pool when the first block after its start is made.
    for (let blocks = 0; blocks < 5; blocks += 1) {
      await mine();
      if (await rpc('eth_getTransactionReceipt', txHash)) break;
      await pause(200);
    }
    expect(await rpc('eth_getTransactionReceipt', txHash)).toMatchObject({ status: '0x1' });
  });

  it('comes back by itself, and whole, after a restart of the sandbox', async () => {
    const before = await chainNow();
    await sandbox.restart();
    const after = await chainNow();
    expect([after.blockNumber, after.blockHash]).toEqual([before.blockNumber, before.blockHash]);
    expect(after.transfers.length).toBe(before.transfers.length);
    expect((await sandbox.post('/chain/reorg', { depth: 3 })).body.code).toBe('OK');
  });

  it('can be used from the wallet page', async () => {
    const page = await sandbox.submit('/chain', { to: address, amount: '3.21', from: '陈远的钱包' });
    expect(page.text).toContain('已广播');
    expect((await sandbox.submit('/chain', { to: '0x12', amount: '1' })).text).toContain('地址或金额不对');
    await mine();
    expect((await sandbox.get('/chain')).text).toContain('₮3.210000');
  });

  it.each([
    { to: address, amount: '0' },
    { to: address, amount: '1.0000001' },
    { to: address.replace('C5', 'c5'), amount: '1' },
    { to: address, amount: '1', from: '无名' },
  ])('refuses %j', async (content) => {
    const answer = await sandbox.post('/chain/transfer', content);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe.skipIf(!hasNode)('a chain without block time', () => {
  it('makes a block a transaction, and none while it is set not to', async () => {
    const sandbox = await RunningSandbox.start({ CHAIN_BLOCK_TIME: '0' });
    const height = async () => (await sandbox.get('/chain/info')).body.blockNumber;
    const start = await height();
    await sandbox.post('/chain/transfer', { to: address, amount: '1' });
    await vi.waitFor(async () => expect(await height()).toBe(start + 1), { timeout: 15_000 });
    await sandbox.post('/chain/automine', { enabled: false });
    await sandbox.post('/chain/transfer', { to: address, amount: '1' });
    await pause(50);
    expect(await height()).toBe(start + 1);
    await sandbox.stop();
  });
});

it('a sandbox without a chain says so', async () => {
  const sandbox = await RunningSandbox.start();
  const answer = await sandbox.get('/chain/info');
  expect([answer.status, answer.body.code]).toEqual([503, 'CHAIN_OFF']);
  await sandbox.stop();
});
