import { AppError } from '#platform/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import type { ItemRow } from '../tables.ts';
import { clientKey, holdLastNumber, insertItems, selectSentBefore, type NewItem } from './items-store.ts';
import { publishLater } from './hold-back.ts';

type Lane = (item: NewItem) => Promise<ItemRow>;

/** A process has one lane a room: what queues while a batch commits goes together in the next, so a busy room costs few commits. */
const lanesOf = onePer((app: Platform) => {
  const lanes = new Map<bigint, Lane>();
  return (room: bigint): Lane => {
    const known = lanes.get(room);
    if (known) return known;
    const lane = gather((items: readonly NewItem[]) => writeBatch(app, room, items));
    lanes.set(room, lane);
    return lane;
  };
});

/**
 * Writes an item into a room and publishes it after its commit (decision 0121): answers the row with its number, of a message that
 * the client sent before the row that it has. Throws `roomNotFound`.
 */
export async function writeItem(app: Platform, room: bigint, item: NewItem): Promise<ItemRow> {
  return lanesOf(app)(room)(item);
}

async function writeBatch(app: Platform, room: bigint, items: readonly NewItem[]): Promise<ItemRow[]> {
  const { rows, written, holdBack } = await inTransaction(app.db, async (tx) => {
    const held = await holdLastNumber(tx, room);
    if (held === undefined) throw new AppError('roomNotFound');
    const { last_n: last, hold_back_seconds: holdBack } = held;
    const before = await selectSentBefore(tx, items);
    const keyOf = ({ id, memberId, clientId }: NewItem): string =>
      clientId === null ? id : clientKey(memberId, clientId);
    // The same message twice in one batch is one row as well.
    const fresh = new Map(
      items.filter((item) => !before.has(keyOf(item))).map((item) => [keyOf(item), item]),
    );
    const inserted = fresh.size === 0 ? [] : await insertItems(tx, room, last, [...fresh.values()]);
    const byId = new Map(inserted.map((row) => [row.id, row]));
    return {
      written: inserted,
      holdBack,
      rows: items.map((item) => {
        const row = before.get(keyOf(item)) ?? byId.get(fresh.get(keyOf(item))?.id ?? '');
        if (!row) throw new Error('a chat item was not written');
        return row;
      }),
    };
  });
  publishLater(app, room, written, holdBack);
  return rows;
}
