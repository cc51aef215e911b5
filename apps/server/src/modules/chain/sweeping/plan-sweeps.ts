import { parseMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { chainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';
import { fetchSignerStatus } from '../paying/ask-signer.ts';
import { readCursor } from '../reading/cursor-store.ts';
import { countHeld } from './count-held.ts';
import { selectGatherable } from './gatherable-store.ts';
import { insertSweep, lockPlanning } from './sweep-store.ts';

/** How many sweeps begin at once. */
const mostAtOnce = 20;
/** How long an address is left alone after a sweep of it failed. */
export const restSeconds = 6 * 3600;

/**
 * Plans a sweep for every address whose credited deposits reach the minimum of the settings. Plans nothing while sweeping is
 * switched off, while the signer has no keys of this network's addresses, or while the chain is another than the one we have read.
 * Throws RpcFault, SignerFault.
 */
export async function planSweeps(app: Platform, network: Network): Promise<void> {
  const book = chainBook.only(app);
  await countHeld(app, book, network);
  const { sweep } = await book.settings(app);
  if (!sweep.on) return;
  const { sweeping } = await fetchSignerStatus(app, network);
  if (!sweeping.hasKey || !(await standsOnWhatWasRead(app, network))) return;

  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    // What an address holds is counted and taken in one step.
    await lockPlanning(tx);
    const wanted = await selectGatherable(tx, book, network, {
      least: parseMoney(sweep.min, 'USDT').minor,
      failedBefore: addSeconds(now, -restSeconds),
      limit: mostAtOnce,
    });
    for (const { address, memberId, index, amount } of wanted) {
      const id = app.ids.uuid();
      await insertSweep(tx, {
        id,
        network: network.code,
        sign_no: signNumber(id),
        address,
        derivation_index: index,
        member_id: memberId,
        amount,
        planned_at: now,
      });
    }
  });
}

/** The signer's orders are capitals and digits. */
function signNumber(id: string): string {
  return `G${id.replaceAll('-', '').toUpperCase()}`;
}

/** False while a reorganisation has not been followed yet: what is credited may be taken back in a moment. */
async function standsOnWhatWasRead(app: Platform, network: Network): Promise<boolean> {
  const cursor = await readCursor(app.db, network);
  const present = cursor && (await network.node.blockAt(app, network, cursor.number));
  return present?.hash === cursor?.hash && cursor !== undefined;
}
