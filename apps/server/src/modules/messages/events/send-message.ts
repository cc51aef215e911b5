import { sql } from 'kysely';
import { inTransaction } from '#platform/db/transaction.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
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

/** Puts a message into a member's inbox and tells the member's screens. Writes one row, or none when it is there. */
export async function sendMessage(app: Platform, message: NewMessage): Promise<void> {
  const { memberId, template, params, at, source } = message;
  await inTransaction(app.db, async (tx) => {
    const written = await sql`
      insert into messages_private (id, member_id, category, template, params, source, created_at)
      values (${app.ids.uuid()}, ${memberId}, ${templates[template].category}, ${template},
        ${JSON.stringify(params)}::jsonb, ${source}, ${at})
      on conflict (member_id, source) do nothing returning id`.execute(tx);
    if (written.rows.length > 0) await push(tx, app, 'memberMessages', { memberId }, { cause: 'arrived' });
  });
}
