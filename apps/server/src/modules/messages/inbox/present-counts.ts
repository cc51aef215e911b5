import type { MessageCounts } from '@fairway/contract/messages/schemas.ts';
import { publishedConfiguration } from '#modules/site';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { countUnread, type UnreadCount } from './counts-store.ts';
import type { Reader } from './reader.ts';

/** Whether the inbox has its tab of deposits and withdrawals (specification section 4). */
export async function hasRechargeTab(app: Platform): Promise<boolean> {
  const { configuration } = await publishedConfiguration(app);
  return configuration.switches.rechargeMessages;
}

/** The counters of a reader; the recharge ones are 0 while that tab is off. */
export async function countsOf(app: Platform, db: Db | Tx, reader: Reader): Promise<MessageCounts> {
  const rows = await countUnread(db, reader);
  const none = { unread: 0, private: 0 };
  const of = (category: UnreadCount['category']) => rows.find((row) => row.category === category) ?? none;
  const recharge = (await hasRechargeTab(app)) ? of('recharge') : none;
  return {
    activity: of('activity').unread,
    message: of('message').unread,
    recharge: recharge.unread,
    announcement: of('announcement').unread,
    privateActivity: of('activity').private,
    privateMessage: of('message').private,
    privateRecharge: recharge.private,
    privateAnnouncement: of('announcement').private,
  };
}
