import { tableColumns } from '../db/rows/table-columns.ts';

/** Kept answers, as they are inserted with what they answer. */
export const operationsTable = tableColumns('platform_operations', {
  owner: 'text',
  operation: 'text',
  operation_id: 'text',
  input_hash: 'bytea',
  answer: 'jsonb',
  created_at: 'timestamptz',
});
