import type { SiteConfiguration } from '@fairway/contract/site/configuration.ts';
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
};
