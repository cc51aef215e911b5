import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import type { CallState, CallTopic } from '@fairway/contract/site/calls.ts';
import type { ColumnType } from 'kysely';

/** A type and not an interface, because the query builder wants an index signature. */
export type SiteTables = {
  site_configurations: {
    version: number;
    configuration: ColumnType<SiteConfiguration, string, never>;
    operator_id: string | null;
    operator_name: string | null;
    created_at: Date;
  };
  site_publications: {
    number: number;
    version: number;
    operator_id: string | null;
    operator_name: string | null;
    created_at: Date;
  };
  site_call_requests: {
    id: string;
    area_code: string;
    phone: string;
    topic: CallTopic;
    words: string;
    language: string;
    member_id: string | null;
    state: CallState;
    settled_by: string | null;
    settled_at: Date | null;
    created_at: Date;
  };
  site_download_keys: {
    id: number;
    public_key: string;
    private_key: Buffer;
    created_at: Date;
  };
  site_download_nodes: {
    id: string;
    app_key: string;
    node: string;
    device_id: string | null;
    platform: string;
    screen_size: string;
    mobile_type: string;
    mobile_version: string;
    query: ColumnType<Record<string, string>, string, string>;
    address: string;
    created_at: Date;
  };
  site_download_calls: {
    key_hash: Buffer;
    at: Date;
  };
  site_download_params: {
    app_key: string;
    device_id: string;
    platform: string;
    screen_size: string;
    mobile_type: string;
    mobile_version: string;
    query: ColumnType<Record<string, string>, string, string>;
    reported_at: Date;
  };
};
