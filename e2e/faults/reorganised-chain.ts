import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insist, until } from './client.ts';
import { expectPurse, openTraveller, readyToPay, type Traveller } from './member.ts';
import { minorOf } from './minor-units.ts';
import type { World } from './world.ts';

const usdtPayType = 2120;
const erc20 = 1;

/** The chain takes blocks back under a deposit that was credited already. */
export function chainReorganised(world: () => World): void {
  it('credits a deposit once, its transfer mined again in other blocks while the server is killed', async () => {
    const traveller = await openTraveller(world());
    const billNo = await payByChain(world(), traveller, '120');
    await expectPurse(traveller);

    await world().director.post('/chain/reorg', { depth: 10, transactions: 'rebroadcast' });
    await world().crash();
    await world().director.post('/chain/mine', { blocks: 8 });

    await seenAgain(world(), billNo);
    await expectPurse(traveller);
  });

  it('takes a credit back when the transfer is gone for good', async () => {
    const traveller = await openTraveller(world());
    const billNo = await payByChain(world(), traveller, '75.5');
    await world().director.post('/chain/reorg', { depth: 10, transactions: 'drop' });
    await world().director.post('/chain/mine', { blocks: 4 });
    await gone(world(), billNo);
    traveller.purse.usdt -= 75_500_000n;
    await expectPurse(traveller);
  });

  it('books as a debt what has been moved on before', async () => {
    const traveller = await openTraveller(world());
    const billNo = await payByChain(world(), traveller, '60');
    const move = { channelCode: 'fairway-sports', walletType: 'usdt', amount: '45' } as const;
    const key = { operationId: randomUUID() };
    await insist(() => traveller.api.transferToVenue(move, key));
    traveller.purse.usdt -= 45_000_000n;
    await world().director.post('/chain/reorg', { depth: 10, transactions: 'drop' });
    await world().director.post('/chain/mine', { blocks: 4 });
    await gone(world(), billNo);
    traveller.purse.usdt = 0n;
    await expectPurse(traveller);
    const balance = await insist(() => traveller.api.getWalletBalance({}));
    // 60 were credited; 15 were still there.
    expect(balance.virtualOwedMoney).toBe('45.000000');
    expect(balance.virtualVenueMoney['fairway-sports']).toBe('45.000000');
  });
}

/** An order, its transfer on the chain, and blocks on top of it until it is credited. */
async function payByChain(world: World, traveller: Traveller, usdt: string): Promise<string> {
  const key = { operationId: randomUUID() };
  const input = { payType: usdtPayType, amount: usdt, protocol: erc20 } as const;
  const made = await insist(() => traveller.api.createDepositOrder(input, key));
  const order = await readyToPay(traveller, made.billNo);
  await world.director.post('/chain/transfer', { to: order.recipientAddress, amount: order.orderAmount });
  await world.director.post('/chain/mine', { blocks: 6 });
  await until(
    `the credit of ${order.billNo}`,
    () => traveller.api.getDepositOrder({ billNo: order.billNo }),
    ({ status }) => status === 'settled',
  );
  traveller.purse.usdt += minorOf(order.orderAmount, 6);
  return order.billNo;
}

/** The credit was taken back. */
async function gone(world: World, billNo: string): Promise<void> {
  await until(
    `the reversal of ${billNo}`,
    () => world.cashier.getDepositCase({ billNo }),
    ({ payments }) => payments.every(({ state }) => state === 'reverted' || state === 'dropped'),
  );
}

/** The payment is credited in a block of the chain as it is now. */
async function seenAgain(world: World, billNo: string): Promise<void> {
  type Chain = { transfers: { txHash: string; blockHash: string; confirmations: number }[] };
  await until(
    `the credit of ${billNo} in its new block`,
    async () => {
      const chain = await world.director.get<Chain>('/chain/info');
      const { rows } = await world.sql.query<{ state: string; reference: string; block_hash: string }>(
        'select state, reference, block_hash from cashier_deposit_payments where bill_no = $1',
        [billNo],
      );
      return { chain: chain.transfers, rows };
    },
    ({ chain, rows }) =>
      rows.length === 1 &&
      rows.every(
        ({ state, reference, block_hash }) =>
          state === 'credited' &&
          chain.some(({ txHash, blockHash }) => reference.includes(txHash) && blockHash === block_hash),
      ),
  );
}
