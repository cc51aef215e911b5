import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import type { ColumnType } from 'kysely';
import type { MatchRecord } from '#modules/sportsbook';

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
  content_news_reports: {
    fixture_id: bigint;
    number: number;
    result_version: number;
    facts: ColumnType<MatchRecord, string, never>;
    created_at: Date;
  };
  content_news_readers: { news_id: string; reader: Buffer; read_at: Date };
  content_news_follows: { shard_id: number; member_id: string; team: string; created_at: Date };
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
