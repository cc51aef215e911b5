import { getAddress, type Address } from 'viem';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { chainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';
import { SignerFault, fetchSignerStatus } from '../paying/ask-signer.ts';
import { readAddresses, readWallet } from './read-both-sides.ts';
import type { Comparison } from './balances-at-cursor.ts';
import { noteCompared, selectInTurn } from './expected-store.ts';

/** Deposit addresses that one run compares; the others have their turn in the next ones. */
const mostAtOnce = 2_000;
/** Addresses whose balances are read at one block, in one message. */
const inPart = 100;

/** What one run found on a network. */
export interface BalancesCompared {
  compared: number;
  different: number;
}

/**
 * Compares a network's deposit addresses in turns, and its payout wallet. An address that differs is looked at twice,
 * book and chain read again, before it is noted; what was noted and agrees again is closed. Any number may run at once.
 * Throws RpcFault when the node does not answer, and while what it says is not what was read of it.
 */
export async function compareBalances(app: Platform, network: Network): Promise<BalancesCompared> {
  const done: BalancesCompared = { compared: 0, different: 0 };
  const addresses = await selectInTurn(app.db, network, mostAtOnce);
  for (let start = 0; start < addresses.length; start += inPart) {
    const part = addresses.slice(start, start + inPart);
    await compareTwice(app, network, part, done, (some) => readAddresses(app, network, some));
  }
  const wallet = await walletOf(app, network);
  if (wallet) await compareTwice(app, network, [wallet], done, () => readWallet(app, network, wallet));
  app.metrics
    .gauge('cashier_balance_differences', 'Addresses whose balance on the chain is not what the book says', [
      'channel',
    ])
    .set({ channel: network.code }, done.different);
  if (done.different > 0)
    app.logger.error(
      { runbook: 'chain-balances-differ', channel: network.code, count: done.different },
      'balances on the chain differ',
    );
  return done;
}

async function compareTwice(
  app: Platform,
  network: Network,
  addresses: readonly Address[],
  done: BalancesCompared,
  read: (some: readonly Address[]) => Promise<Comparison[]>,
): Promise<void> {
  const first = await read(addresses);
  const suspects = first.filter(differs).map(({ address }) => address);
  const second = suspects.length > 0 ? await read(suspects) : [];
  const wrong = second.filter(differs);
  const at = app.clock.now();
  const book = chainBook.only(app);
  const text = (address: Address) => network.codec.toText(address);
  const agreed = addresses.filter((address) => !wrong.some((one) => one.address === address));
  await inTransaction(app.db, async (tx) => {
    for (const { address, memberId, ours, theirs } of wrong)
      await book.noteDifference(tx, app, network, { address: text(address), memberId, ours, theirs });
    await book.settleDifferences(tx, network, agreed.map(text), at);
    await noteCompared(tx, network, addresses, at);
  });
  done.compared += addresses.length;
  done.different += wrong.length;
}

const differs = ({ ours, theirs }: Comparison) => ours !== theirs;

/** The signer alone knows its address; while it is away the wallet has to wait. */
async function walletOf(app: Platform, network: Network): Promise<Address | undefined> {
  try {
    return getAddress((await fetchSignerStatus(app, network)).address);
  } catch (fault) {
    if (fault instanceof SignerFault) return undefined;
    throw fault;
  }
}
