import { createSeededRandom } from '@fairway/testkit';
import {
  allShards,
  InsufficientBalance,
  openLane,
  postTransfer,
  type Ownership,
  type Transfer,
} from '@fairway/server/modules/ledger/index.ts';
import { createDb } from '@fairway/server/platform/db/database.ts';
import { createPool } from '@fairway/server/platform/db/pool.ts';
import { inTransaction } from '@fairway/server/platform/db/transaction.ts';
import { closedLoop } from './closed-loop.ts';
import { ProductAccounts } from './contenders/product-accounts.ts';

/*
 * One posting process of `several-processes.bench.ts`. It owns its share of the shards (`owners`: what lies in others is read first;
 * `transactions`: is posted in a transaction each) or knows of no owners (`memory`); its callers are `own`
 * members or `any`. A message says how many call for how long, the answer what was measured.
 */
const [url = '', name = '', mode = 'owners', members = 'any', number = '0', processes = '1'] =
  process.argv.slice(2);

/** Every second shard where there are two: what a proxy's map would send here. */
const share = allShards.filter((shard) => shard % Number(processes) === Number(number));
const mine: Ownership = {
  epochOf: (shard) => (share.includes(shard) ? 0 : undefined),
  doubt: () => undefined,
};
const accounts = new ProductAccounts(name);
const lane = openLane({ url, name: `bench-${name}`, ...(mode === 'memory' ? {} : { ownership: mine }) });
const db = createDb(createPool({ url, max: 20, name: `bench-${name}` }));
const random = createSeededRandom(`${name} ${number}`);

/** A transfer of a member whom this process serves. */
function transferHere(): Transfer {
  for (;;) {
    const { transfer, center } = accounts.transfer(random);
    if (members === 'any' || share.includes(center.shard)) return transfer;
  }
}

async function post(transfer: Transfer): Promise<void> {
  const shard = transfer.legs[0]?.account.shard ?? 0;
  if (mode === 'transactions' && !share.includes(shard))
    await inTransaction(db, (tx) => postTransfer(tx, transfer), { attempts: 60 });
  else await lane.post({ transfers: [transfer], answer: () => null });
}

async function call(): Promise<boolean> {
  try {
    await post(transferHere());
    return true;
  } catch (refusal) {
    if (refusal instanceof InsufficientBalance) return false;
    throw refusal;
  }
}

process.on('message', ({ callers, seconds }: { callers: number; seconds: number }) => {
  void closedLoop(call, callers, seconds).then((measured) => process.send?.(measured));
});
process.send?.('ready');
