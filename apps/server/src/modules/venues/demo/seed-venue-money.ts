import { compare, parseMoney } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { findMemberByName } from '#modules/members';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { lockVenueWallet } from '../balances/venue-wallet-store.ts';
import { venueOf } from '../catalogue/registry.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { openTransfer } from '../transfers/open-transfer.ts';
import { selectTransferPage } from '../transfers/transfer-store.ts';

/** What the demo members carry to the own sportsbook and back. */
const stories: readonly {
  member: string;
  direction: 'out' | 'in';
  currency: WalletCurrency;
  amount: string;
}[] = [
  { member: 'ayuan', direction: 'out', currency: 'CNY', amount: '3000' },
  { member: 'ayuan', direction: 'out', currency: 'CNY', amount: '1500' },
  { member: 'ayuan', direction: 'in', currency: 'CNY', amount: '800' },
  { member: 'ayuan', direction: 'out', currency: 'USDT', amount: '60' },
  { member: 'laozhou', direction: 'out', currency: 'CNY', amount: '5000' },
  { member: 'suqing', direction: 'out', currency: 'USDT', amount: '200' },
];

/**
 * Gives the demo members money at the own sportsbook, by the module's own postings and only where they have it. One transaction;
 * does nothing where the first member has moved money before. Runs after the cashier's seed.
 */
export async function seedVenueMoney(app: Platform): Promise<void> {
  const first = await findMemberByName(app.db, stories[0]?.member ?? '');
  if (!first) return;
  const page = { memberId: first.id, before: undefined, venue: undefined, open: false, limit: 1 };
  if ((await selectTransferPage(app.db, page)).length > 0) return;
  await inTransaction(app.db, async (tx) => {
    for (const story of stories) await carry(tx, app, story);
  });
}

async function carry(tx: Tx, app: Platform, story: (typeof stories)[number]): Promise<void> {
  const member = await findMemberByName(tx, story.member);
  if (!member) return;
  const { direction, currency } = story;
  const venue = venueOf('fairway-sports');
  const own = accountsOf(member.id);
  const from = direction === 'out' ? own.center(currency) : own.venue(venue.code, currency);
  const { minor } = parseMoney(story.amount, currency);
  const amount = { currency, minor };
  if (compare(await readBalance(tx, from), amount) < 0) return;
  await lockVenueWallet(tx, { memberId: member.id, venue: venue.code, currency });
  const operationId = app.ids.uuid();
  await openTransfer(tx, app, {
    memberId: member.id,
    venue,
    direction,
    amount,
    recycling: false,
    operationId,
    language: 'zh-CN',
  });
}
