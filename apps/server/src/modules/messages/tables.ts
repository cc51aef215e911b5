import type { BroadcastKind } from '@fairway/contract/messages/broadcasts.ts';
import type { MessageCategory } from '@fairway/contract/messages/categories.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** A type and not an interface, because the query builder wants an index signature. */
export type MessagesTables = {
  messages_private: {
    id: string;
    member_id: string;
    category: MessageCategory;
    template: string;
    params: ColumnType<Record<string, string>, string, never>;
    source: string;
    created_at: Date;
    read_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
  };
  messages_broadcasts: {
    id: string;
    kind: BroadcastKind;
    title_zh: string;
    title_en: string;
    text_zh: string;
    text_en: string;
    link: string;
    audience: 'all' | 'vip' | 'members';
    grade_from: number | null;
    grade_to: number | null;
    status: Generated<'draft' | 'published' | 'withdrawn'>;
    publish_at: Generated<Date | null>;
    until: Date | null;
    version: Generated<number>;
    operator_name: string;
    created_at: Date;
    updated_at: Date;
  };
  messages_broadcast_members: { broadcast_id: string; member_id: string; member_name: string };
  messages_broadcast_marks: {
    member_id: string;
    broadcast_id: string;
    read_at: Date;
    deleted_at: Date | null;
  };
  messages_dismissals: { member_id: string; notice: string; dismissed_at: Date };
};

export type BroadcastRow = Selectable<MessagesTables['messages_broadcasts']>;
