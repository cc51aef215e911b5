import type { ColumnType } from 'kysely';

/** A type and not an interface, because the query builder wants an index signature. */
export type SettingsTables = {
  settings_versions: {
    kind: string;
    version: number;
    settings: ColumnType<object, string, never>;
    valid_from: Date;
    reason: string;
    maker_id: string | null;
    maker_name: string;
    checker_id: string | null;
    checker_name: string | null;
    two_people: boolean;
    created_at: Date;
  };
};
