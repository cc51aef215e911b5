import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { parseMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { clientsByParty } from '#platform/http-client/clients-by-party.ts';
import { createIds } from '#platform/ids.ts';
import type { Platform } from '#platform/platform.ts';
import { lockVenueWallet } from '../balances/venue-wallet-store.ts';
import { venueOf } from '../catalogue/registry.ts';
import { openTransfer } from '../transfers/open-transfer.ts';
import { nextQuestionAt } from '../transfers/road/query-schedule.ts';
import { queryTransferJob } from '../transfers/road/query-transfer.job.ts';
import { sendTransfer } from '../transfers/road/send-transfer.ts';
import { findTransfer } from '../transfers/transfer-store.ts';

/** A transfer to the outside venue that the venue answers nothing about. */
export interface DemoUnresolved {
  readonly memberId: string;
  readonly currency: WalletCurrency;
  readonly amount: string;
  /** How often the venue has been asked again; from six on people have to say what happened. */
  readonly asked: number;
}

/** The venue accepts no request that is five minutes old, and six questions take more than two. */
const begunSecondsAgo = 240;

const clientOf = clientsByParty('sandbox');

/**
 * Has the sandbox's venue be silent about a new transfer for good, then sends it and asks again as at any time. Answers the transfer's id;
 * undefined, with nothing written, in production and without the sandbox.
 */
export async function seedUnresolved(app: Platform, story: DemoUnresolved): Promise<string | undefined> {
  const { production, sandboxUrl } = app.config;
  if (production || !sandboxUrl || !(await isThere(app, sandboxUrl))) return undefined;
  let instant = addSeconds(app.clock.now(), -begunSecondsAgo);
  const clock = { now: () => instant };
  const past: Platform = { ...app, clock, ids: createIds(clock) };

  const { id, ...opened } = await open(past, story);
  await beSilentAbout(app, sandboxUrl, id);

  let transfer = await sendTransfer(past, { id, ...opened });
  while (transfer.status === 'querying' && transfer.asked < story.asked) {
    instant = nextQuestionAt(instant, transfer.asked);
    await queryTransferJob.run(past, { id });
    transfer = (await findTransfer(past.db, id)) ?? transfer;
  }
  return id;
}

function open(past: Platform, { memberId, currency, amount }: DemoUnresolved) {
  const venue = venueOf('beichen');
  return inTransaction(past.db, async (tx) => {
    await lockVenueWallet(tx, { memberId, venue: venue.code, currency });
    return openTransfer(tx, past, {
      memberId,
      venue,
      direction: 'out',
      amount: { currency, minor: parseMoney(amount, currency).minor },
      recycling: false,
      operationId: past.ids.uuid(),
      language: 'zh-CN',
    });
  });
}

async function isThere(app: Platform, sandboxUrl: string): Promise<boolean> {
  const url = `${sandboxUrl}/director/state`;
  const answer = clientOf(app, { party: 'sandbox', url }).send(url, { method: 'GET', timeoutMs: 3000 });
  return answer.then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Every request about the transfer is lost at the venue, and the answer says that nothing is known. */
async function beSilentAbout(app: Platform, sandboxUrl: string, orderNo: string): Promise<void> {
  const url = `${sandboxUrl}/director/faults`;
  const effect = { kind: 'request', execute: 'no' };
  const answer = await clientOf(app, { party: 'sandbox', url }).send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ party: 'venue', orderNo, times: 0, effect }),
    timeoutMs: 3000,
  });
  if (answer.status !== 200) throw new Error(`the sandbox sets no fault: ${answer.status}`);
}
