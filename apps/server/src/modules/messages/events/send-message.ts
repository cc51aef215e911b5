import { inTransaction } from '#platform/db/transaction.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { insertPrivateMessage } from '../inbox/inbox-store.ts';
import { templates, type TemplateKey } from '../templates/templates.ts';

export interface NewMessage {
  memberId: string;
  template: TemplateKey;
  params: Readonly<Record<string, string>>;
  /** When it happened, ISO. */
  at: string;
  /** The event's id: delivered twice, it is one message and one piece of news. */
  source: string;
}

/** Puts a message into a member's inbox and notifies the member's screens. Writes one row, or none when it is there. */
export async function sendMessage(app: Platform, message: NewMessage): Promise<void> {
  const { memberId, template, params, at, source } = message;
  await inTransaction(app.db, async (tx) => {
    const { category } = templates[template];
    const id = app.ids.uuid();
    const isNew = await insertPrivateMessage(tx, { id, memberId, category, template, params, source, at });
    if (isNew) await push(tx, app, 'memberMessages', { memberId }, { cause: 'arrived' });
  });
}
