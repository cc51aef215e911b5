import type { Broadcast, BroadcastFields } from '@fairway/contract/messages/operator-schemas.ts';
import type { BroadcastRow } from '../tables.ts';
import { audienceColumns, presentAudience } from './audience.ts';
import { statusOf } from './broadcast-status.ts';
import type { WrittenBroadcast } from './broadcasts-store.ts';

export function presentBroadcast(row: WrittenBroadcast, now: Date): Broadcast {
  return {
    id: row.id,
    kind: row.kind,
    title: { zh: row.title_zh, en: row.title_en },
    text: { zh: row.text_zh, en: row.text_en },
    to: row.link,
    audience: presentAudience(row),
    until: row.until?.toISOString() ?? null,
    status: statusOf(row, now),
    publishAt: row.publish_at?.toISOString() ?? null,
    version: row.version,
    createdBy: row.operator_name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The columns of what an operator typed. */
export function columnsOf({
  kind,
  title,
  text,
  to,
  audience,
  until,
}: BroadcastFields): Pick<
  BroadcastRow,
  | 'kind'
  | 'title_zh'
  | 'title_en'
  | 'text_zh'
  | 'text_en'
  | 'link'
  | 'until'
  | 'audience'
  | 'grade_from'
  | 'grade_to'
> {
  return {
    kind,
    title_zh: title.zh,
    title_en: title.en,
    text_zh: text.zh,
    text_en: text.en,
    link: to,
    until: until === null ? null : new Date(until),
    ...audienceColumns(audience),
  };
}

/** What the trail keeps of a broadcast. */
export function auditedFields({
  kind,
  title,
  text,
  to,
  audience,
  until,
  publishAt,
  status,
}: Broadcast): object {
  return { kind, title, text, to, audience, until, publishAt, status };
}
