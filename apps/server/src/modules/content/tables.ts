import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import type { ColumnType } from 'kysely';

/** A type and not an interface, because the query builder wants an index signature. */
export type ContentTables = {
  content_versions: {
    kind: ContentKind;
    key: string;
    version: number;
    document: ColumnType<ContentDocument, string, never>;
    operator_id: string | null;
    operator_name: string | null;
    created_at: Date;
  };
  content_publications: {
    kind: ContentKind;
    key: string;
    number: number;
    version: number | null;
    goes_live_at: Date;
    operator_id: string | null;
    operator_name: string | null;
    created_at: Date;
  };
  content_dismissals: { subject: string; popup_key: string; created_at: Date };
  content_short_urls: { code: string; path: string; member_id: string; created_at: Date };
  content_application_marks: {
    application_id: string;
    operator_id: string;
    operator_name: string;
    note: string;
    created_at: Date;
  };
  content_agent_applications: {
    id: string;
    name: string;
    way: 'email' | 'phone' | 'wechat' | 'qq' | 'telegram';
    contact: string;
    plan: string;
    agent_verify: string;
    member_id: string | null;
    created_at: Date;
  };
};
