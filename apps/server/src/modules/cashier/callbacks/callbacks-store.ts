import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { CallbackMessage } from '../channels/channel.ts';

/** Stores a channel's message once an event; answers how often it has come. */
export async function insertCallback(
  tx: Tx,
  channel: string,
  message: CallbackMessage,
  { body, at }: { body: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ copies: number }>`
    insert into cashier_callbacks (channel, event_id, body, bill_no, kind, received_at)
    values (${channel}, ${message.eventId}, ${body}, ${message.billNo}, ${message.kind}, ${at})
    on conflict (channel, event_id) do update set copies = cashier_callbacks.copies + 1
    returning copies`.execute(tx);
  return rows[0]?.copies ?? 1;
}
