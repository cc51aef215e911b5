import type { Book } from '../../platform/book.ts';

export const inboxTables = `
  create table if not exists inbox_messages (
    position integer primary key autoincrement, message_id text not null unique, content_hash text not null,
    channel text not null, recipient text not null, subject text, text text not null, accepted_at text not null
  ) strict`;

/** A message that left the product for a phone or a mailbox. */
export interface Message {
  readonly messageId: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly acceptedAt: string;
}

const columns =
  'message_id as messageId, channel, recipient as "to", subject, text, accepted_at as acceptedAt';

export function findMessage(book: Book, messageId: string): (Message & { contentHash: string }) | undefined {
  const sql = `select ${columns}, content_hash as contentHash from inbox_messages where message_id = :messageId`;
  return book.one<Message & { contentHash: string }>(sql, { messageId });
}

export function insertMessage(book: Book, message: Message, contentHash: string): void {
  book.run(
    `insert into inbox_messages (message_id, content_hash, channel, recipient, subject, text, accepted_at)
     values (:messageId, :contentHash, :channel, :to, :subject, :text, :acceptedAt)`,
    { ...message, contentHash },
  );
}

/** Newest first. */
export function listMessages(book: Book, filter: { to?: string | undefined; limit: number }): Message[] {
  return book.all<Message>(
    `select ${columns} from inbox_messages where :to is null or recipient = :to order by position desc limit :limit`,
    { to: filter.to ?? null, limit: filter.limit },
  );
}
