import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { allAddresses } from './address-store.ts';
import { confirmPayments } from './confirm-payments.ts';
import { ignoreStale, lockCursor, moveCursor, readCursor, type Cursor } from './cursor-store.ts';
import { followReorganisation } from './follow-reorganisation.ts';
import { recordTransfer } from './record-transfer.ts';
import { tokenAddress } from './token.ts';
import { blockAt, blockNumber, transfersTo, type BlockHeader } from './wire.ts';

/** Blocks read in one step. */
const blocksAtOnce = 100n;

/**
 * Reads the chain one step further: notices a reorganisation, writes new transfers to our addresses, then counts
 * confirmations. Everything is asked first and written after, and only if no other process has read on. Answers whether
 * there is more to read. Throws RpcFault when the node does not answer; nothing is written then.
 */
export async function readChain(app: Platform): Promise<boolean> {
  const head = await blockNumber(app);
  const cursor = (await readCursor(app.db)) ?? (await beginAt(app, head));
  const present = cursor.number <= head ? await blockAt(app, cursor.number) : null;
  if (present?.hash !== cursor.hash) {
    await followReorganisation(app, cursor);
    return true;
  }

  const to = head - cursor.number > blocksAtOnce ? cursor.number + blocksAtOnce : head;
  if (to > cursor.number) await readSpan(app, cursor, to);
  await confirmPayments(app, to);
  return to < head;
}

async function readSpan(app: Platform, cursor: Cursor, to: bigint): Promise<void> {
  // Headers first: a reorganisation between the two questions leaves a hash that the next step does not find again.
  const headers = await headersOf(app, cursor.number + 1n, to);
  const last = headers.at(-1);
  if (!last) return;
  const addresses = await allAddresses(app.db);
  const span = { from: cursor.number + 1n, to: last.number };
  const transfers =
    addresses.size === 0 ? [] : await transfersTo(app, await tokenAddress(app), span, [...addresses.keys()]);
  const times = new Map(headers.map((header) => [header.number, header.timestamp]));

  await inTransaction(
    app.db,
    async (tx) => {
      await lockCursor(tx, cursor);
      for (const transfer of transfers) {
        const memberId = addresses.get(transfer.to);
        const minedAt = new Date(Number(times.get(transfer.blockNumber) ?? 0n) * 1000);
        if (memberId !== undefined && transfer.amount > 0n)
          await recordTransfer(tx, app, memberId, transfer, minedAt);
      }
      const blocks = headers.map(({ number, hash }) => ({ number, hash }));
      await moveCursor(tx, { number: last.number, hash: last.hash }, blocks, app.clock.now());
    },
    { attempts: 3 },
  ).catch(ignoreStale);
}

async function headersOf(app: Platform, from: bigint, to: bigint): Promise<BlockHeader[]> {
  const headers: BlockHeader[] = [];
  for (let number = from; number <= to; number += 1n) {
    const header = await blockAt(app, number);
    if (!header) break;
    headers.push(header);
  }
  return headers;
}

/** The first look at a chain begins at its head: no address of ours is older. */
async function beginAt(app: Platform, head: bigint): Promise<Cursor> {
  const header = await blockAt(app, head);
  if (!header) throw new Error(`the chain has no block ${head}`);
  const cursor = { number: header.number, hash: header.hash };
  await inTransaction(app.db, (tx) => moveCursor(tx, cursor, [cursor], app.clock.now()));
  return cursor;
}
